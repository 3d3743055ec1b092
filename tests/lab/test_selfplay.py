"""`tarsas selfplay`: rows that are the games, whatever happens while they are played."""

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from tarsas.core.coach import LinearCoach
from tarsas.core.errors import TarsasError
from tarsas.core.notation import parse_record
from tarsas.core.observation import observe
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import State
from tarsas.lab import selfplay, selfplay_files, workers
from tarsas.lab.selfplay import Pace, Plan, run
from tarsas.lab.selfplay_files import Store
from tarsas.lab.selfplay_rows import ADDED
from tarsas.lab.workers import Played, Span, run_on_ray
from tests.cli.test_commands import tarsas
from tests.lab.cluster import cluster_of_two
from tests.processes import children, is_running, running, wait_until

ONE = Span(0, 0)
SLOW = ("selfplay", "marabunta", "--games", "16", "--bots", "mcts:20,random")


def rows(path: Path) -> list[dict[str, Any]]:
    return list(parquet.read_table(path).to_pylist())


def whole_games(path: Path) -> list[dict[str, Any]]:
    return rows(path.with_suffix(".games.parquet"))


def plan_of(name: str, games: int, bots: tuple[str, ...] = ("random",)) -> Plan:
    game = find_game(name)
    players = max(count for count in game.players if count <= 3)
    return Plan.new(game, players, bots, games, 1, {})


def play(plan: Plan, out: Path, jobs: int = 1) -> list[int]:
    progress: list[int] = []
    run(plan, out, jobs, None, progress.append)
    return progress


# What the rows say


@pytest.mark.parametrize("name", game_ids())
def test_every_decision_is_a_row_that_agrees_with_the_record(name: str, tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    plan = plan_of(name, 2, ("random", "greedy"))
    play(plan, out)
    decisions = iter(rows(out))
    for number, whole in enumerate(whole_games(out)):
        assert whole["game"] == number
        assert whole["bots"] == plan.seats(number)
        assert_game(name, whole, decisions)
    assert next(decisions, None) is None


def assert_game(name: str, whole: dict[str, Any], decisions: Iterator[dict[str, Any]]) -> None:
    """Replay a record beside its rows."""
    game, record = find_game(name), parse_record(whole["record"])
    state, final, made = record.opening(), record.replay(), 0
    for number, move in enumerate(record.moves, start=1):
        if move.seat >= 0:
            row, made = next(decisions), made + 1
            assert (row["game"], row["move"], row["seat"]) == (whole["game"], number, move.seat)
            assert row["bot"] == whole["bots"][move.seat]
            assert row["action"] == move.action
            assert row["words"] == game.notation.words(state, move.seat, move.action)
            assert row["legal"] == len(state.legal(move.seat))
            assert (row["score"], row["lead"]) == (state.score(move.seat), lead(state, move.seat))
            assert row["final_score"] == final.score(move.seat)
            assert row["final_margin"] == lead(final, move.seat)
            assert row["final_rank"] == list(final.result())[move.seat]
            if isinstance(game.coach, LinearCoach):
                counted = game.coach.features(state, move.seat)
                said = [row[f"feature_{feature}"] for feature in game.coach.names]
                assert said == pytest.approx(list(counted), rel=1e-6)
        state.apply(move.seat, move.action)
    assert (whole["moves"], whole["decisions"]) == (len(record.moves), made)
    assert whole["scores"] == [final.score(seat) for seat in range(final.players)]
    assert whole["ranks"] == list(final.result())
    assert whole["ending"] == final.ending()


def lead(state: State, seat: int) -> int:
    return int(state.score(seat)) - max(
        int(state.score(other)) for other in range(state.players) if other != seat
    )


# What is added for learners


def learner_plan(name: str, games: int, bots: tuple[str, ...]) -> Plan:
    return replace(plan_of(name, games, bots), added=ADDED)


@pytest.mark.parametrize("name", game_ids())
def test_added_columns_say_what_a_learner_would_see(name: str, tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    plan = learner_plan(name, 1, ("random",))
    play(plan, out)
    game, record = find_game(name), parse_record(whole_games(out)[0]["record"])
    observer, seats = game.observer(plan.players), range(plan.players)
    coach = game.coach
    assert isinstance(coach, LinearCoach)
    for row in rows(out)[::9]:
        state, seat = record.replay(row["move"] - 1), row["seat"]
        turn = [(seat + place) % plan.players for place in seats]
        seen = [number for one in turn for number in observe(observer, state, one)]
        assert row["observations"] == seen
        counted = [list(coach.features(state, one)) for one in turn]
        assert row["features"] == [pytest.approx(values, rel=1e-6) for values in counted]
        legal = [observer.number_of(state, action) for action in state.legal(seat)]
        assert row["legal_numbers"] == legal
        assert row["number"] == observer.number_of(state, row["action"])
        assert (row["visits"], row["value"]) == (None, None)


def test_a_search_says_what_it_looked_into(tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    play(replace(plan_of("marabunta", 1, ("mcts:40", "random")), added=("policy",)), out)
    searched = [row for row in rows(out) if row["bot"] == "mcts:40" and row["legal"] > 1]
    assert len(searched) > 10
    for row in searched:
        assert len(row["visits"]) == len(row["legal_numbers"]) == row["legal"]
        assert sum(row["visits"]) >= 39  # and more, where an older tree was of use
        assert row["visits"][row["legal_numbers"].index(row["number"])] == max(row["visits"])
        assert 0.0 <= row["value"] <= 1.0
    others = [row for row in rows(out) if row["bot"] == "random" or row["legal"] == 1]
    assert {(row["visits"], row["value"]) for row in others} == {(None, None)}


def test_a_lapse_has_no_visits(tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    play(replace(plan_of("cats", 1, ("player",)), added=("policy",)), out)
    free = [row["visits"] is None for row in rows(out) if row["legal"] > 1]
    assert any(free)
    assert not all(free)


def test_neither_parts_nor_waiting_rows_change_what_is_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = learner_plan("marabunta", 4, ("random",))
    monkeypatch.setattr(selfplay_files, "BYTES", 1_000_000)
    play(plan, tmp_path / "one.parquet")
    monkeypatch.setattr(selfplay, "ROOM", 100_000)
    monkeypatch.setattr(Pace, "size", lambda pace: 3)
    play(plan, tmp_path / "other.parquet")
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "other.parquet").read_bytes()
    groups = parquet.ParquetFile(tmp_path / "one.parquet").metadata
    assert groups.row_group(0).num_rows == 1_000_000 // (2 * 1862 * 4)


def test_what_is_added_belongs_to_the_plan(tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    plan = plan_of("cats", 1)
    play(plan, out)
    plain = set(rows(out)[0])
    with pytest.raises(TarsasError, match="holds other games"):
        play(replace(plan, added=("policy",)), out)
    play(replace(plan, added=("policy",)), tmp_path / "more.parquet")
    more = set(rows(tmp_path / "more.parquet")[0])
    assert more - plain == {"number", "legal_numbers", "visits", "value"}
    assert plain < more


# The same data in any case


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for out, jobs in ((one, "1"), (two, "2")):
        assert tarsas(*SLOW, "--jobs", jobs, "--out", out).returncode == 0
    assert one.read_bytes() == two.read_bytes()
    assert [game["game"] for game in whole_games(two)] == list(range(16))
    other = tmp_path / "other.parquet"
    tarsas(*SLOW, "--jobs", "1", "--seed", "2", "--out", other)
    assert [row["action"] for row in rows(other)] != [row["action"] for row in rows(one)]


def test_the_size_of_parts_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay_files, "ROWS", 700)
    found = []
    for size in (1, 3, 50):
        monkeypatch.setattr(Pace, "size", lambda pace, size=size: size)
        play(plan_of("marabunta", 10), tmp_path / f"{size}.parquet")
        found.append((tmp_path / f"{size}.parquet").read_bytes())
    assert found[0] == found[1] == found[2]
    groups = parquet.ParquetFile(tmp_path / "1.parquet").metadata
    assert [groups.row_group(n).num_rows for n in range(groups.num_row_groups - 1)] == [700] * (
        groups.num_row_groups - 1
    )


@pytest.mark.parametrize(("seconds", "games"), [(0.01, 50), (2.0, 30), (25.0, 2), (300.0, 1)])
def test_a_part_is_about_a_minute_of_work(seconds: float, games: int) -> None:
    pace = Pace()
    assert pace.size() == 1
    for number in range(3):
        pace.learn(Played(Span(number, number), b"", b"", seconds))
    assert pace.size() == games


def test_the_first_game_played_decides_how_many_the_next_part_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "PART_SECONDS", 1e9)
    monkeypatch.setattr(selfplay, "PART_GAMES", 4)
    assert play(plan_of("cats", 10), tmp_path / "out.parquet") == [0, 1, 4, 4, 1]


# Going on after a stop


@pytest.mark.slow
def test_a_killed_run_goes_on_without_losing_or_repeating_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, out = tmp_path / "whole.parquet", tmp_path / "out.parquet"
    tarsas(*SLOW, "--jobs", "1", "--out", whole)
    folder = tmp_path / "out.parquet.parts"
    command = ("-m", "tarsas.cli", *SLOW, "--jobs", "2", "--out", out)
    with running(sys.executable, *command) as run_to_kill:
        wait_until(lambda: len(list(folder.glob("*.games.parquet"))) >= 3)
        started = children(run_to_kill.pid)
        run_to_kill.send(signal.SIGKILL)
        run_to_kill.wait()
        assert started
        wait_until(lambda: not any(is_running(worker) for worker in started))
    assert not out.exists()
    before = [
        number
        for path in folder.glob("*.games.parquet")
        for number in range(int(path.name[:9]), int(path.name[10:19]) + 1)
    ]
    assert 3 <= len(before) < 16

    later: list[int] = []
    keep = Store.keep

    def listening(store: Store, part: Played) -> None:
        later.extend(range(part.span.first, part.span.last + 1))
        keep(store, part)

    monkeypatch.setattr(Store, "keep", listening)
    assert tarsas(*SLOW, "--jobs", "1", "--out", out).returncode == 0
    assert sorted([*before, *later]) == list(range(16))
    assert out.read_bytes() == whole.read_bytes()
    assert whole_games(out) == whole_games(whole)
    assert not folder.exists()


def test_what_a_stop_left_half_written_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "size", lambda pace: 2)
    plan, whole, out = plan_of("cats", 6), tmp_path / "whole.parquet", tmp_path / "out.parquet"
    play(plan, whole)
    monkeypatch.setattr(Store, "finish", lambda store: None)
    play(plan, out)
    monkeypatch.undo()
    folder = tmp_path / "out.parquet.parts"
    (folder / "000000002-000000003.games.parquet").unlink()
    (folder / "000000004-000000005.games.parquet.part").write_bytes(b"PAR1")
    assert play(plan, out) == [4, 1, 1]
    assert out.read_bytes() == whole.read_bytes()


def test_a_stop_while_files_are_put_together_does_no_harm(tmp_path: Path) -> None:
    plan, out = plan_of("cats", 3), tmp_path / "out.parquet"
    play(plan, out)
    content = out.read_bytes()
    store = Store(out, plan.heading(), plan.games)
    store.begin()
    store.keep(selfplay.play_span(plan, Span(0, 2)))
    assert play(plan, out) == [3]
    assert out.read_bytes() == content
    assert not store.folder.exists()


def test_a_finished_file_is_left_alone(tmp_path: Path) -> None:
    plan, out = plan_of("cats", 3), tmp_path / "out.parquet"
    play(plan, out)
    changed = out.stat().st_mtime_ns
    assert play(plan, out) == [3]
    assert out.stat().st_mtime_ns == changed


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_ctrl_c_stops_at_once_and_can_go_on(processes: int, tmp_path: Path) -> None:
    """A game of the strongest bot takes minutes; nobody waits for it, not even for its start.

    The processes are two workers, and the one that Python keeps beside spawned ones.
    """
    selfplay = ("-m", "tarsas.cli", "selfplay", "marabunta", "--bots", "master", "--jobs", "2")
    with running(sys.executable, *selfplay, "--out", tmp_path / "out.parquet") as stopped:
        wait_until(lambda: len(children(stopped.pid)) >= processes)
        started = children(stopped.pid)
        stopped.send(signal.SIGINT)
        assert stopped.wait() == 130
        assert "Traceback" not in stopped.complained()
        wait_until(lambda: not any(is_running(worker) for worker in started))


# What is refused


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--games", "0"], "--games 0: expected at least 1"),
        (["--jobs", "0"], "--jobs 0: expected at least 1"),
        (["--bots", "genius"], "unknown bot 'genius'"),
        (["--bots", "random,greedy,kitten"], "more bots than the 2 players"),
        (["--players", "5"], "cannot be played by 5"),
        (["-o", "territory=moon"], "'moon' is not allowed"),
        (["--add", "visits"], "--add visits: expected one or more of: policy"),
        (["--out", "x.csv"], "--out x.csv: selfplay writes Parquet"),
        (["--ray", "127.0.0.1:1"], "--ray 127.0.0.1:1: no cluster answers there"),
    ],
)
def test_a_bad_plan_is_refused_in_words(args: list[str], message: str, tmp_path: Path) -> None:
    done = tarsas("selfplay", "marabunta", "--out", tmp_path / "x.parquet", *args)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_other_data_is_never_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    play(plan_of("cats", 2), out)
    with pytest.raises(TarsasError, match="holds other games"):
        play(plan_of("cats", 3), out)
    foreign = tmp_path / "foreign.parquet"
    foreign.write_text("mine", encoding="utf-8")
    with pytest.raises(TarsasError, match="holds other games"):
        play(plan_of("cats", 2), foreign)
    started = Store(tmp_path / "new.parquet", plan_of("marabunta", 2).heading(), 2)
    started.begin()
    with pytest.raises(TarsasError, match="parts of other games"):
        play(plan_of("cats", 2), tmp_path / "new.parquet")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = tarsas("selfplay", "cats", "--games", "1", "--out", tmp_path / "file" / "x.parquet")
    assert done.returncode == 2
    assert "cannot be made: Not a directory" in " ".join(done.stderr.split())


def test_a_missing_library_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "find_spec", lambda name: None)
    with pytest.raises(TarsasError, match=r"pip install 'tarsas\[ray\]'"):
        run(plan_of("cats", 1), tmp_path / "x.parquet", 1, "auto", lambda done: None)
    monkeypatch.setattr(selfplay_files, "find_spec", lambda name: None)
    with pytest.raises(TarsasError, match=r"pip install 'tarsas\[selfplay\]'"):
        play(plan_of("cats", 1), tmp_path / "x.parquet")


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(TarsasError, match="this worker has version"):
        selfplay.play_span(older(plan_of("cats", 1)), ONE)


def older(plan: Plan) -> Plan:
    """Return the plan of somebody whose rules are others than a worker's."""
    return replace(plan, version=plan.version + 1)


def die(plan: object, span: Span) -> Played:
    os._exit(1)


def test_a_worker_that_dies_is_reported() -> None:
    with pytest.raises(TarsasError, match="a worker died"):
        list(workers.run_here(2, die, None, [ONE] * 2))


# On a cluster


@pytest.mark.slow
def test_a_ray_cluster_of_two_workers_gives_the_same_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "size", lambda pace: 5)
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    command = ("selfplay", "marabunta", "--games", "20", "--bots", "random", "--jobs", "1")
    assert tarsas(*command, "--out", here).returncode == 0
    with cluster_of_two() as address:
        monkeypatch.setattr(selfplay, "run_here", None)
        done = tarsas(*command, "--out", there, "--ray", address)
        assert done.returncode == 0, done.stderr
        with pytest.raises(TarsasError, match="a worker failed: this worker has version"):
            list(run_on_ray(address, selfplay.play_span, older(plan_of("cats", 1)), [ONE]))
    assert there.read_bytes() == here.read_bytes()
    gone = tarsas(*command, "--out", tmp_path / "x.parquet", "--ray", "nowhere")
    assert gone.returncode == 2
    assert "no cluster answers there" in " ".join(gone.stderr.split())
