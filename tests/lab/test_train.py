"""`tarsas train`: whole runs that take seconds, stopped at any moment, and only winners get in."""

import signal
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tarsas.bots.levels import make_bot, make_named
from tarsas.bots.mcts import MctsBot
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.weights import Weights, parse_weights, read_weights, write_weights
from tarsas.lab import train as training
from tarsas.lab.arena import Contest
from tarsas.lab.arena import run as contest
from tarsas.lab.examples import Source, choices, count_searched
from tarsas.lab.gate import Gate, Meeting, Terms, gates_of, meet
from tarsas.lab.ratings import wilson
from tarsas.programs.program import make_player
from tests.cli.test_commands import tarsas
from tests.contract.cases import CASES, play
from tests.lab.cluster import cluster_of_two
from tests.lab.training import Quiet, results, tiny, train
from tests.processes import running, wait_until

COMMAND = (
    *("train", "marabunta", "--rounds", "1", "--games", "6", "--bots", "mcts:4"),
    *("--gate", "2", "--gate-games", "4"),
)


NAMES = [name for name in game_ids() if isinstance(find_game(name).coach, LinearCoach)]


def taught(game: Game) -> LinearCoach:
    assert isinstance(game.coach, LinearCoach)
    return game.coach


def own(name: str) -> Weights:
    """Return the weights that a game's coach has now, complete."""
    coach = taught(find_game(name))
    weights = dict(zip(coach.names, map(float, coach.weights), strict=True))
    return Weights(coach.spread, weights, game=name)


# Whole runs


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_run_makes_candidates_that_are_tried(name: str, tmp_path: Path) -> None:
    coach = taught(find_game(name))
    before = list(coach.weights), coach.spread
    out, trials = train(tiny(name), tmp_path)
    assert [trial.candidate for trial in trials] == ["margins", "searched", "order"]
    for trial in trials:
        path = tmp_path / "candidates" / f"1-{trial.candidate}.toml"
        made = read_weights(path, name, coach.names)
        assert (made.command, made.seed) == (tiny(name).command(), 1)
        assert bool(made.policy) == (trial.candidate == "order")
        assert trial.meetings[0].rival == "current"
        assert path.stat().st_size < 2_000_000
    # Two games are no proof, however they end.
    assert out is None
    assert not (tmp_path / "coach.toml").exists()
    assert (list(coach.weights), coach.spread) == before


def test_games_are_of_every_number_of_players_and_set_of_options(tmp_path: Path) -> None:
    game = find_game("cats")
    cases = len(game.players) * len(game.variants)
    train(tiny("cats", games=cases, bots=("greedy",)), tmp_path)
    assert len(list((tmp_path / "games").glob("round-1-*.games.parquet"))) == cases


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    for jobs in (1, 2):
        train(tiny("marabunta"), tmp_path / str(jobs), jobs=jobs)
    assert results(tmp_path / "1") == results(tmp_path / "2")


@pytest.mark.slow
def test_a_cluster_gives_the_same(tmp_path: Path) -> None:
    train(tiny("marabunta"), tmp_path / "here")
    with cluster_of_two() as address:
        training.run(tiny("marabunta"), tmp_path / "there", 1, address, Quiet())
    assert results(tmp_path / "here") == results(tmp_path / "there")


def test_decisions_are_taken_evenly_and_agree_with_the_search(tmp_path: Path) -> None:
    train(tiny("marabunta", games=8), tmp_path)
    paths = sorted((tmp_path / "games").glob("round-1-?.parquet"))
    sources = [Source(path, 2, 5.0) for path in paths]
    whole = sum(map(count_searched, sources))
    assert whole > 100
    for wanted in (10, 50, 10_000):
        learnt, held = choices(sources, taught(find_game("marabunta")), wanted)
        count = len(learnt.firsts) + len(held.firsts)
        # Of every file one more may be taken; a decision that may end the game teaches nothing.
        assert 0.8 * min(wanted, whole) <= count + len(paths) <= min(wanted, whole) + 2 * len(paths)
        assert np.add.reduceat(learnt.shares, learnt.firsts) == pytest.approx(1.0)
        assert learnt.lengths().min() >= 2


# Stops


def test_a_run_that_is_stopped_again_and_again_ends_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every report in turn; some candidates win, so that later ones build on them."""
    monkeypatch.setattr(training, "meet", passing(("margins", "anew")))
    plan = tiny("marabunta", rounds=2, anew=True)
    usual, stopped = tmp_path / "usual", tmp_path / "stopped"
    _, trials = train(plan, usual)
    assert [trial.promoted for trial in trials] == [True, *[True, False, False] * 2]
    for patience in range(1000):
        try:
            train(plan, stopped, Quiet(patience))
        except KeyboardInterrupt:
            continue
        break
    assert patience > 10
    assert results(stopped) == results(usual)


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["games/*.parts/*", "candidates/*", "meetings/*"])
def test_a_killed_run_goes_on(moment: str, tmp_path: Path) -> None:
    usual, killed = tmp_path / "usual", tmp_path / "killed"
    tarsas(*COMMAND, "--jobs", "1", "--folder", usual)
    command = ("-m", "tarsas.cli", *COMMAND, "--jobs", "2", "--folder", killed)
    with running(sys.executable, *command) as run_to_kill:
        wait_until(lambda: any(killed.glob(moment)))
        run_to_kill.send(signal.SIGKILL)
        run_to_kill.wait()
    assert tarsas(*COMMAND, "--jobs", "1", "--folder", killed).returncode == 0
    assert results(killed) == results(usual)


def test_more_rounds_go_on_from_those_that_were(tmp_path: Path) -> None:
    train(tiny("marabunta"), tmp_path)
    watcher = Quiet()
    _, trials = train(tiny("marabunta", rounds=2), tmp_path, watcher)
    assert [trial.round for trial in trials] == [1, 1, 1, 2, 2, 2]
    assert not any("round 1 " in what and "against" in what for what in watcher.seen)


def test_another_training_does_not_go_into_the_same_folder(tmp_path: Path) -> None:
    train(tiny("marabunta", rounds=0), tmp_path)
    with pytest.raises(TarsasError, match="holds another training"):
        train(tiny("marabunta", rounds=0, seed=2), tmp_path)


# The gate


def passing(candidates: tuple[str, ...]) -> Callable[..., Meeting]:
    """Return a meeting in which candidates of some names win, and others do not."""

    def meeting(game: Game, gate: Gate, weights: object, terms: Terms, *other: Any) -> Meeting:
        notes: Path = other[0]
        won = any(f"-{name}-" in notes.name for name in candidates)
        return met(gate, 10.0 if won else 0.0)

    return meeting


def met(gate: Gate, won: float) -> Meeting:
    share = wilson(won, 10)
    ends = share.mean, share.low, share.high
    return Meeting(gate.rival, gate.players, 10, *ends, gate.passed(share))


def test_what_wins_is_written_with_its_command_and_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "meet", passing(("order",)))
    plan = tiny("marabunta", seed=5)
    out, trials = train(plan, tmp_path)
    assert [trial.promoted for trial in trials] == [False, False, True]
    assert out == tmp_path / "coach.toml"
    made = parse_weights(out.read_text(encoding="utf-8"), "")
    assert (made.command, made.seed) == (plan.command(), 5)
    assert made.weights == pytest.approx(own("marabunta").weights)
    assert made.policy


def test_a_candidate_has_to_pass_every_gate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that beats today's weights but not the frozen master stays outside."""

    def lose_to_the_master(game: Game, gate: Gate, *other: object) -> Meeting:
        return met(gate, 10.0 if gate.rival == "current" else 5.0)

    monkeypatch.setattr(training, "meet", lose_to_the_master)
    out, trials = train(tiny("marabunta"), tmp_path)
    assert out is None
    assert [meeting.rival for meeting in trials[0].meetings] == ["current", "master-1"]


def test_an_empty_coach_loses_its_place_to_what_was_learnt_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With real games: a new game has no weights yet, and no master of old."""
    monkeypatch.setattr(training, "own_weights", lambda package: Weights(10.0, {}))
    monkeypatch.setattr(training, "gates_of", lambda game: [Gate("current", 2, must_win=True)])
    plan = tiny("marabunta", rounds=0, games=40, gate=8, gate_games=12)
    out, trials = train(plan, tmp_path)
    assert [(trial.round, trial.candidate, trial.promoted) for trial in trials] == [
        (0, "anew", True)
    ]
    assert out is not None


def test_a_worse_candidate_is_turned_away_at_half(tmp_path: Path) -> None:
    """With real games: weights that want to lose."""
    game, good = find_game("marabunta"), own("marabunta")
    bad = Weights(good.spread, {name: -w for name, w in good.weights.items()}, game="marabunta")
    told: list[int] = []
    terms = Terms(4, 12, 1, 1, None)
    gate = Gate("current", 2, must_win=True)
    known = {"candidate": bad, "current": good}
    found = meet(game, gate, known, terms, tmp_path / "notes.jsonl", told.append)
    assert (found.games, found.passed) == (6, False)
    known = {"candidate": good, "current": bad}
    found = meet(game, gate, known, terms, tmp_path / "notes.jsonl", told.append)
    assert (found.games, found.passed) == (12, True)
    assert sum(told) == 6 + 12


def test_weights_that_change_nothing_are_not_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = training.Candidate(own("marabunta"), None, None)
    monkeypatch.setattr(training, "CANDIDATES", {"same": lambda course, sources: same})
    out, (trial,) = train(tiny("marabunta"), tmp_path)
    assert (out, trial.meetings, trial.promoted) == (None, [], False)


@pytest.mark.parametrize("name", NAMES)
def test_rivals_are_todays_weights_and_the_frozen_master(name: str) -> None:
    game = find_game(name)
    gates = gates_of(game)
    assert [gate.rival for gate in gates if gate.must_win] == ["current", "master-1"]
    assert {gate.players for gate in gates} == {2, max(game.players)}
    assert not Gate("current", 2, must_win=True).passed(wilson(52, 100))
    assert Gate("current", 2, must_win=True).passed(wilson(65, 100))


# Weights at play


def test_the_games_own_weights_from_a_file_play_as_the_coach_does(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(write_weights(own("marabunta")), encoding="utf-8")
    scores = []
    for bot in ("mcts:20", f"mcts:20@{path}"):
        record = Record.new(find_game("marabunta"), 2, {})
        bots = [make_player(record, bot, seat) for seat in range(2)]
        state = record.opening()
        while state.actor() < 0:
            state.apply(state.actor(), state.legal(state.actor())[0])
        scores.append([bots[0].choose(state, state.actor()), bots[1].choose(state, state.actor())])
    assert scores[0] == scores[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_policy_orders_the_moves_of_a_search_and_judges_nothing(name: str) -> None:
    """One simulation looks into what comes first, and a policy may turn the order round."""
    game, weights = find_game(name), own(name)
    turned = {feature: -worth for feature, worth in weights.weights.items()}
    with_policy = Weights(weights.spread, weights.weights, turned, name)
    chosen: dict[str, list[int]] = {"plain": [], "led": []}
    for state, seat, _ in islice(play(next(c for c in CASES if c.game is game), 1, []), 80):
        if seat < 0 or len(state.legal(seat)) == 1:
            continue
        for kind, given in (("plain", weights), ("led", with_policy)):
            bot = make_named(game, "mcts:1", 1, weights=given)
            assert isinstance(bot, MctsBot)
            assert (bot.ordering is bot.coach) == (kind == "plain")
            assert list(bot.coach.assess(state)) == list(game.coach.assess(state))
            chosen[kind].append(int(bot.choose(state, seat)))
            promised = {a: bot.ordering.prior(state, seat, a) for a in state.legal(seat)}
            assert promised[chosen[kind][-1]] == max(promised.values())
    assert chosen["plain"] != chosen["led"]


def test_weights_of_another_game_are_refused_by_bots(tmp_path: Path) -> None:
    path = tmp_path / "cats.toml"
    path.write_text(write_weights(own("cats")), encoding="utf-8")
    done = tarsas("arena", "marabunta", "--bots", f"greedy,greedy@{path}", "--games", "2")
    assert done.returncode == 2
    assert "weights of cats, not of marabunta" in " ".join(done.stderr.split())
    with pytest.raises(TarsasError, match="weights of cats, not of marabunta"):
        make_bot(find_game("marabunta"), "greedy", 1, weights=own("cats"))
    for bot in ("random", "master-1"):
        with pytest.raises(TarsasError, match="takes no other weights"):
            make_bot(find_game("cats"), bot, 1, weights=own("cats"))


def test_an_arena_takes_weights_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(write_weights(own("marabunta")), encoding="utf-8")
    bots = ("greedy", f"greedy@{path}")
    results = contest(Contest("marabunta", 2, bots, 2), 1, None, lambda done: None)
    assert {tuple(one.seats) for one in results} == {bots, bots[::-1]}


# What is refused


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--rounds", "-1"], "--rounds -1: expected at least 0"),
        (["--games", "0"], "--games 0: expected at least 1"),
        (["--gate", "0"], "--gate 0: expected at least 1"),
        (["--gate-games", "0"], "--gate-games 0: expected at least 1"),
        (["--jobs", "0"], "--jobs 0: expected at least 1"),
        (["--bots", "genius"], "unknown bot 'genius'"),
        (["--bots", "random"], "bot 'random' takes no other weights"),
        (["--anew-bots", "master-1"], "bot 'master-1' takes no other weights"),
        (["--ray", "127.0.0.1:1"], "--ray 127.0.0.1:1: no cluster answers there"),
    ],
)
def test_a_bad_plan_is_refused_in_words(args: list[str], message: str, tmp_path: Path) -> None:
    done = tarsas("train", "marabunta", "--folder", tmp_path / "train", *args)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for bad in ("file", "file/below", "x" * 300, "/proc/nothing/x"):
        done = tarsas(*COMMAND, "--jobs", "1", "--folder", tmp_path / bad)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("Error: ")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_coach_without_features_has_nothing_to_learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(find_game("marabunta")), "coach", Coach())
    with pytest.raises(TarsasError, match="marabunta has no coach with features"):
        train(tiny("marabunta"), tmp_path / "train")
    assert not list(tmp_path.iterdir())


def test_a_feature_that_is_new_begins_at_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game's own file is of yesterday: a feature was added since."""
    old = own("marabunta")
    known = {name: worth for name, worth in old.weights.items() if name != "cakes"}
    yesterday = Weights(old.spread, known, known)
    monkeypatch.setattr(training, "own_weights", lambda package: yesterday)
    train(tiny("marabunta", rounds=0), tmp_path)
    start = read_weights(tmp_path / "start.toml", "marabunta", list(old.weights))
    assert (start.weights["cakes"], start.policy["cakes"]) == (0.0, 0.0)


def test_the_command_shows_trials_and_draws_the_curve(tmp_path: Path) -> None:
    done = tarsas(*COMMAND, "--jobs", "1", "--folder", tmp_path)
    assert done.returncode == 0
    assert "the coach stays as it is" in done.stdout
    assert "Round 1, margins:" in done.stderr
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_what_won_is_installed_only_where_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "meet", passing(("margins",)))
    monkeypatch.setattr("tarsas.cli.train.files", lambda package: tmp_path / package)
    (tmp_path / "tarsas.games.marabunta").mkdir()
    installed = tmp_path / "tarsas.games.marabunta" / "coach.toml"
    done = tarsas(*COMMAND, "--jobs", "1", "--folder", tmp_path / "train")
    assert "coach.toml" in done.stdout
    assert not installed.exists()
    tarsas(*COMMAND, "--jobs", "1", "--folder", tmp_path / "train", "--install")
    assert installed.read_bytes() == (tmp_path / "train" / "coach.toml").read_bytes()
