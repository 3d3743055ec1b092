"""`tarsas puzzles`: what counts as a puzzle, and that stops and workers change nothing."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tarsas.bots.greedy import GreedyBot
from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.puzzles import MOST_WAYS, Shelf, faults, goes_on, read
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.lab import puzzle_files, puzzle_search, puzzles
from tarsas.lab.puzzle_files import in_order, run, still_holds
from tarsas.lab.puzzle_search import (
    FAIR,
    Doubt,
    Opinion,
    Spot,
    finds,
    look,
    new_search,
    search,
    trial,
)
from tarsas.lab.puzzles import (
    APART,
    HINT,
    MARGIN,
    PROCEDURE,
    QUICK,
    SURE,
    TEN_TIMES,
    Candidate,
    Plan,
    Scale,
    Sifted,
    grade,
    is_clear,
    is_decided,
    is_hopeless,
    level_of,
    sift,
    ways_to,
)
from tarsas.lab.workers import Span, run_on_ray
from tests.cli.test_commands import tarsas
from tests.lab.cluster import cluster_of_two

MARABUNTA = find_game("marabunta")
PLAN = Plan.new(MARABUNTA, seed=3, scale=QUICK)
QUICKLY = ("puzzles", "marabunta", "--quick", "--seed", "3", "--jobs", "1")


def found(out: Path, wanted: int, plan: Plan = PLAN, jobs: int = 1) -> Shelf:
    return run(plan, out, wanted, jobs, None, lambda shelf, counts: None)[0]


@cache
def spots(name: str, seed: int = 1) -> list[Spot]:
    """Positions of a random game in which there is something to choose."""
    game, some = find_game(name), list[Spot]()
    state = game.new(game.usual_players)
    bots = [RandomBot(Rng(seed))] * state.players
    for seat, action in moves(lambda: state, bots, Chance(Rng(seed + 1))):
        if seat >= 0 and len(state.legal(seat)) > 1:
            some.append(Spot(game, state.clone(), int(seat)))
        state.apply(seat, action)
    return some


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three puzzles or more, found in one run."""
    out = tmp_path_factory.mktemp("puzzles") / "three.jsonl"
    found(out, 3)
    return out


# What is found


def test_what_is_found_can_be_replayed_solved_and_explained(three: Path) -> None:
    shelf = read(MARABUNTA, three.read_text(encoding="utf-8"))
    assert len(shelf.puzzles) >= 3
    for puzzle in shelf.puzzles:
        assert list(faults(MARABUNTA, puzzle)) == []
        assert puzzle.margin >= MARGIN - 0.001  # shares are rounded
        first, again = puzzle.searches
        assert first.seed != again.seed
        assert (first.best, first.second) != (again.best, again.second)
        state = puzzle.record(MARABUNTA).replay()
        greedy = GreedyBot(MARABUNTA.coach, Rng(1)).choose(state, puzzle.seat)
        words = MARABUNTA.notation.words(state, puzzle.seat, greedy)
        assert words not in {way[0] for way in puzzle.solutions}


def test_what_can_be_done_in_too_many_ways_is_no_puzzle(
    three: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_in = int(read(MARABUNTA, three.read_text(encoding="utf-8")).puzzles[0].id.split("-")[1])
    assert sift(PLAN, Span(found_in, found_in)).puzzles
    monkeypatch.setattr(puzzles, "ways_to", lambda *_: [])
    assert not sift(PLAN, Span(found_in, found_in)).puzzles


def test_puzzles_of_one_game_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every confirmed position passes the dear stages."""
    places: list[int] = []

    def passes(plan: Plan, number: int, one: Candidate, counts: Counter[str]) -> int:
        places.append(one.decision)
        return one.decision

    monkeypatch.setattr(puzzles, "examined", passes)
    for number in range(6):
        places.clear()
        sift(PLAN, Span(number, number))
        near = [(a, b) for a in places for b in places if a < b < a + APART]
        assert not near


def test_without_a_hint_nothing_is_searched_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are played out quickly come before all that takes long."""
    asked, searched = list[str](), list[int]()

    def nothing(
        spot: Spot, best: object, second: object, doubt: Doubt, who: str, seed: int
    ) -> None:
        asked.append(who)

    monkeypatch.setattr(puzzles, "trial", nothing)
    monkeypatch.setattr(puzzles, "long_search", lambda *_: searched.append(1))
    sifted = [sift(PLAN, Span(number, number)) for number in range(3)]
    assert set(asked) == {"greedy"}
    assert searched == []
    assert not any(game.puzzles or game.counts["hinted"] for game in sifted)


def test_long_searches_have_ten_times_the_budget_of_a_master() -> None:
    assert TEN_TIMES == 200_000
    assert Scale.of(TEN_TIMES) == Scale()
    assert Scale.of(TEN_TIMES // 4).scouts == (75, 75, 750)
    assert Plan.new(MARABUNTA).heading(0).simulations == TEN_TIMES


# The same in any case


def test_a_search_that_was_stopped_goes_on_as_if_it_had_not_been(
    three: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.jsonl"
    assert len(found(out, 1).puzzles) < len(found(out, 3).puzzles)
    assert out.read_bytes() == three.read_bytes()
    changed = out.stat().st_mtime_ns
    found(out, 2)  # there are more already
    assert out.stat().st_mtime_ns == changed


def test_a_stop_at_any_game_leaves_a_whole_file(three: Path, tmp_path: Path) -> None:
    out, seen = tmp_path / "out.jsonl", list[int]()

    def stop(shelf: Shelf, counts: Counter[str]) -> None:
        seen.append(shelf.heading.games)
        raise KeyboardInterrupt if seen[-1] % 2 else TarsasError("stopped")

    while not seen or seen[-1] < 3:
        with pytest.raises((KeyboardInterrupt, TarsasError)):
            run(PLAN, out, 3, 1, None, stop_after_one(stop))
    found(out, 3)
    assert out.read_bytes() == three.read_bytes()


def stop_after_one(stop: Callable[[Shelf, Counter[str]], None]) -> puzzle_files.OnGame:
    """Return what hears of the games and stops after the first new one."""
    heard: list[int] = []

    def on_game(shelf: Shelf, counts: Counter[str]) -> None:
        heard.append(shelf.heading.games)
        if len(heard) > 1:
            stop(shelf, counts)

    return on_game


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(three: Path, tmp_path: Path) -> None:
    found(tmp_path / "two.jsonl", 3, jobs=2)
    assert (tmp_path / "two.jsonl").read_bytes() == three.read_bytes()


@pytest.mark.slow
def test_a_ray_cluster_finds_the_same(three: Path, tmp_path: Path) -> None:
    with cluster_of_two() as address:
        there = tmp_path / "there.jsonl"
        done = tarsas(*QUICKLY, "--count", "3", "--out", there, "--ray", address)
        assert done.returncode == 0, done.stderr
        older = replace(PLAN, version=PLAN.version + 1)
        with pytest.raises(TarsasError, match="a worker failed: this worker has version"):
            list(run_on_ray(address, sift, older, [Span(0, 0)]))
    assert there.read_bytes() == three.read_bytes()


def test_games_are_put_in_order() -> None:
    coming = [Sifted(number, (), Counter()) for number in (5, 4, 7, 6, 9)]
    assert [game.number for game in in_order(coming, 4)] == [4, 5, 6, 7]


def test_no_position_comes_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found_there = next(
        game.puzzles for number in range(50) if (game := sift(PLAN, Span(number, number))).puzzles
    )

    def again(plan: Plan, span: Span) -> Sifted:
        renamed = msgspec.structs.replace(found_there[0], id=str(span.first))
        return Sifted(span.first, (renamed,), Counter())

    monkeypatch.setattr(puzzle_files, "sift", again)
    out = tmp_path / "out.jsonl"

    def enough(shelf: Shelf, counts: Counter[str]) -> None:
        if shelf.heading.games == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, out, 2, 1, None, enough)
    assert [one.id for one in read(MARABUNTA, out.read_text(encoding="utf-8")).puzzles] == ["0"]


# The stages


@pytest.mark.parametrize("name", game_ids())
def test_every_way_to_do_a_deed_ends_where_it_does(name: str) -> None:
    game, rng = find_game(name), Rng(5)
    for spot in spots(name)[::9]:
        state, deed = spot.state.clone(), list[int]()
        while not deed or goes_on(game, state, spot.seat):
            legal = state.legal(spot.seat)
            deed.append(int(legal[rng.below(len(legal))]))
            state.apply(spot.seat, deed[-1])
        ways = ways_to(spot, tuple(deed), {state.key()})
        if ways:  # else there are too many
            assert ways[0] == tuple(deed)
            assert len(set(ways)) == len(ways) <= MOST_WAYS
        for way in ways:
            assert spot.after(way).key() == state.key()


@pytest.mark.parametrize("name", game_ids())
def test_moves_are_compared_after_enough_looks(name: str) -> None:
    for spot in spots(name)[3::40]:
        bot = new_search(spot.game, 200, 1)
        bot.choose(spot.state, spot.seat)
        seen = look(spot, bot, 200 // FAIR)
        if seen is not None:
            assert seen.visits[1] >= 200 // FAIR
            assert seen.second[0] not in seen.firsts
            assert seen.best[0] in seen.firsts
            others = set(map(int, spot.state.legal(spot.seat))) - seen.firsts
            shares = [bot.chance_of(spot.seat, action) for action in others]
            assert seen.shares[1] == max(shares)


def test_a_long_search_that_is_given_up_is_not_finished() -> None:
    asked: list[float] = []

    def hopeless(seen: object) -> bool:
        asked.append(1.0)
        return len(asked) == 2

    bot = new_search(MARABUNTA, 90, 1)
    assert search(spots("marabunta")[4], bot, 90, hopeless) is None
    assert len(asked) == 2


def test_what_is_decided_is_no_puzzle() -> None:
    decided = {(0.1, 0.0): True, (0.99, 0.88): True, (0.5, 0.3): False, (0.99, 0.5): False}
    for shares, expected in decided.items():
        assert is_decided(*shares) == expected


def test_few_looks_leave_more_hope_than_many() -> None:
    def seen(best: float, second: float, looks: int) -> Opinion:
        return Opinion((1,), (2,), (best, second), (100, looks), frozenset({1}))

    assert not is_hopeless(MARGIN, seen(0.5, 0.42, 5000))
    assert is_hopeless(MARGIN, seen(0.5, 0.44, 5000))
    assert not is_hopeless(MARGIN, seen(0.5, 0.44, 100))
    assert is_hopeless(MARGIN, seen(0.1, 0.0, 100))
    assert is_clear(MARGIN, seen(0.5, 0.39, 100))
    assert not is_clear(MARGIN, seen(0.5, 0.41, 100))
    assert not is_clear(MARGIN, seen(0.99, 0.88, 100))


def test_a_trial_of_a_deed_against_itself_finds_nothing() -> None:
    spot = spots("marabunta")[20]
    deed = (int(spot.state.legal(spot.seat)[0]),)
    assert trial(spot, deed, deed, Doubt(8, 0.05, 2.0), "greedy", 1) is None
    draw = trial(spot, deed, deed, Doubt(8, 0.0, 0.0), "greedy", 1)
    assert draw is not None
    assert (draw.games, draw.best) == (8, draw.second)


def test_the_grade_is_the_shortest_search_that_finds_it() -> None:
    spot = spots("marabunta")[4]
    everything = frozenset(map(int, spot.state.legal(spot.seat)))
    easy = grade(PLAN, 0, spot, everything)
    assert (easy.number, easy.simulations, easy.level) == (1, QUICK.ladder[0], "player")
    never = grade(PLAN, 0, spot, frozenset())
    assert (never.number, never.level) == (len(QUICK.ladder) + 1, "")
    levels = [level_of(budget) for budget in Scale().ladder]
    assert levels == ["player", "club", "club", "master", "master", "master", "master"]
    assert level_of(TEN_TIMES) == ""


def test_no_more_searches_are_asked_than_most_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(game: Game, simulations: int, seed: int) -> object:
        asked.append(seed)
        return new_search(game, simulations, seed)

    monkeypatch.setattr(puzzle_search, "new_search", counted)
    spot = spots("marabunta")[4]
    everything = frozenset(map(int, spot.state.legal(spot.seat)))
    for firsts, seeds, needed in ((everything, 5, 3), (frozenset[int](), 5, 3), (everything, 3, 2)):
        asked.clear()
        assert finds(spot, firsts, 30, range(seeds)) == bool(firsts)
        assert len(asked) == needed


def test_a_puzzle_is_found_again(three: Path) -> None:
    puzzle = read(MARABUNTA, three.read_text(encoding="utf-8")).puzzles[0]
    assert still_holds(MARABUNTA, puzzle, 1, 2000)
    wrong = msgspec.structs.replace(puzzle, solutions=((puzzle.second,),))
    assert not still_holds(MARABUNTA, wrong, 1, 2000)


# Plans


def test_games_take_turns_in_players_and_options() -> None:
    hunters = find_game("hunters")
    plan = Plan.new(hunters, (2, 3), {"edition": ("2002", "2020")})
    settings = [plan.setting(number) for number in range(12)]
    assert [players for players, _ in settings[:4]] == [2, 3, 2, 3]
    assert {options["edition"] for _, options in settings} == {"2002", "2020"}
    usual = [Plan.new(hunters).setting(number)[0] for number in range(6)]
    assert sorted(usual) == [2, 2, 2, 3, 4, 5]


def test_less_is_tried_by_more_games_and_the_command_says_so() -> None:
    hunters, cats = find_game("hunters"), find_game("cats")
    usual, less = Plan.new(cats), Plan.new(cats, margin=0.05, witness="mcts:10")
    assert "--margin" not in usual.command()
    assert "--witness" not in usual.command()
    assert less.command().endswith("--margin 0.05 --witness mcts:10 --simulations 200000")
    for doubt in (SURE, HINT):
        assert usual.doubt(doubt) == doubt
        assert less.doubt(doubt).games == 4 * doubt.games
        assert less.doubt(doubt).least == doubt.least / 2
    # Where the coach leads, searches take long: games are played out by who does not search.
    assert (usual.witness, Plan.new(hunters).witness) == ("mcts:30", "greedy")
    assert Plan.new(hunters, witness="greedy").command() == Plan.new(hunters).command()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--count", "0"], "--count 0: expected at least 1"),
        (["--jobs", "0"], "--jobs 0: expected at least 1"),
        (["--simulations", "0"], "--simulations 0: expected at least 1"),
        (["--players", "two"], "expected numbers with commas between"),
        (["--players", "1"], "puzzles are found at tables of two or more"),
        (["--players", "5"], "cannot be played by 5"),
        (["-o", "territory=moon"], "'moon' is not allowed"),
        (["--margin", "0.01"], "--margin 0.01: expected at least 0.05"),
        (["--margin", "nan"], "--margin nan: expected at least 0.05"),
        (["--witness", "nobody"], "unknown bot 'nobody'"),
        (["--witness", "mcts:1s"], "expected a bot with so many simulations"),
    ],
)
def test_a_bad_plan_is_refused_in_words(args: list[str], message: str, tmp_path: Path) -> None:
    done = tarsas("puzzles", "marabunta", "--out", tmp_path / "x.jsonl", *args)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_other_puzzles_are_never_overwritten(three: Path, tmp_path: Path) -> None:
    with pytest.raises(TarsasError, match="holds other puzzles"):
        found(three, 3, replace(PLAN, seed=4))
    foreign = tmp_path / "mine.jsonl"
    foreign.write_text("mine", encoding="utf-8")
    with pytest.raises(TarsasError, match="cannot be used"):
        found(foreign, 1)
    assert foreign.read_text(encoding="utf-8") == "mine"


def test_what_an_earlier_procedure_found_stays_and_the_file_says_so(
    three: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *lines = three.read_text(encoding="utf-8").splitlines()
    heading, out = json.loads(first), tmp_path / "out.jsonl"
    assert heading.pop("procedures") == [[PROCEDURE, 0]]  # files once said nothing of it
    games = heading["games"]
    out.write_text("\n".join([json.dumps(heading), *lines]) + "\n", encoding="utf-8")
    monkeypatch.setattr(puzzle_files, "sift", lambda plan, span: Sifted(span.first, (), Counter()))

    def stop(shelf: Shelf, counts: Counter[str]) -> None:
        if shelf.heading.games == games + 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, out, 100, 1, None, stop)
    shelf = read(MARABUNTA, out.read_text(encoding="utf-8"))
    assert shelf.heading.procedures == ((1, 0), (PROCEDURE, games))
    assert shelf.puzzles == read(MARABUNTA, three.read_text(encoding="utf-8")).puzzles


@pytest.mark.parametrize("place", [".", "file/x.jsonl", "x" * 300])
def test_a_place_that_cannot_be_written_is_told_before_any_work(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_files, "sift", None)
    (tmp_path / "file").touch()
    done = tarsas("puzzles", "marabunta", "--jobs", "1", "--out", tmp_path / place)
    assert done.returncode == 2
    assert "Error" in done.stderr
    assert "Traceback" not in done.stderr


# The command


def test_the_command_lists_and_checks_what_it_found(three: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    done = tarsas(*QUICKLY, "--count", "3", "--out", out)
    assert done.returncode == 0, done.stderr
    assert "decisions" in done.stdout
    assert out.read_bytes() == three.read_bytes()
    listed = tarsas("puzzles", "marabunta", "--list", "--json", "--lang", "hu", "--out", out)
    rows = json.loads(listed.stdout)
    assert len(rows) >= 3
    assert all(row["reasons"] and row["margin"] >= MARGIN - 0.001 for row in rows)
    assert all(len(row["searches"]) == 2 and row["trial"]["games"] for row in rows)
    assert rows[0]["command"].startswith("tarsas puzzles marabunta --seed 3 --players 2")
    assert rows[0]["id"] in tarsas("puzzles", "marabunta", "--list", "--out", out).stdout
    checked = tarsas("puzzles", "marabunta", "--check", "--sample", "1", "--out", out)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "can be solved" in checked.stdout


def test_the_check_names_what_is_wrong(three: Path, tmp_path: Path) -> None:
    first, line, *_ = three.read_text(encoding="utf-8").splitlines()
    puzzle = json.loads(line)
    puzzle["seat"] = 1 - puzzle["seat"]
    out = tmp_path / "out.jsonl"
    out.write_text(f"{first}\n{json.dumps(puzzle)}\n", encoding="utf-8")
    done = tarsas("puzzles", "marabunta", "--check", "--out", out)
    assert done.returncode == 1
    assert f"marabunta {puzzle['id']}: seat" in " ".join(done.stderr.split())


def test_what_ships_can_be_listed() -> None:
    rows = json.loads(tarsas("puzzles", "--list", "--json").stdout)
    assert {row["game"] for row in rows} <= set(game_ids())
    assert tarsas("puzzles").returncode == 2
