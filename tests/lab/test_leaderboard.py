"""The leaderboard: contests put together on one scale, and the page of it."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.text import LANGUAGES
from tarsas.draw.scatter import Dot, duration, scatter
from tarsas.lab.arena import Contest, Played
from tarsas.lab.leaderboard import Leaderboard
from tarsas.lab.leaderboard_page import page
from tarsas.lab.ratings import rate
from tests.cli.test_commands import tarsas


def game(first: str, other: str, number: int, *, faults: tuple[str, ...] = ()) -> Played:
    """A game that the first bot wins."""
    seats, times = [first, other], [0.1, 0.2]
    return Played((first, other), number, seats, [1, 2], [9, 5], [10, 10], times, times, [*faults])


def contest(*bots: str, players: int = 2, seed: int = 1) -> Contest:
    return Contest("marabunta" if players == 2 else "cats", players, bots, 4, seed)


def test_contests_of_one_kind_of_table_share_a_scale_that_begins_at_random() -> None:
    board = Leaderboard()
    board.add(contest("greedy", "random"), [game("greedy", "random", n) for n in range(4)])
    board.add(contest("club", "greedy"), [game("club", "greedy", n) for n in range(4)])
    (found,) = board.boards()
    assert [row.bot for row in found.standings] == ["club", "greedy", "random"]
    last = found.standings[-1].rating
    assert (found.zero, last.elo, last.low, last.high) == ("random", 0, 0, 0)
    assert found.games == 8


def test_without_random_the_weakest_is_zero() -> None:
    board = Leaderboard()
    board.add(contest("club", "greedy"), [game("club", "greedy", 0)])
    assert board.boards()[0].zero == "greedy"


def test_other_numbers_of_players_have_a_scale_of_their_own() -> None:
    board = Leaderboard()
    board.add(contest("club", "greedy"), [game("club", "greedy", 0)])
    board.add(contest("club", "greedy", players=3), [game("greedy", "club", 0)])
    assert [(one.game, one.players) for one in board.boards()] == [("cats", 3), ("marabunta", 2)]


def test_a_game_that_is_given_twice_counts_once() -> None:
    board = Leaderboard()
    for _ in range(2):
        board.add(contest("club", "greedy"), [game("club", "greedy", 0)])
    board.add(contest("club", "greedy", seed=2), [game("club", "greedy", 0)])
    assert board.boards()[0].games == 2


def test_a_rating_from_a_zero_keeps_the_distances() -> None:
    scores = [[0, 8, 9], [2, 0, 7], [1, 3, 0]]
    around, above = rate(scores), rate(scores, 2)
    assert above[2].elo == 0
    assert above[0].elo - above[1].elo == pytest.approx(around[0].elo - around[1].elo)
    assert above[0].low < above[0].elo < above[0].high


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_by_itself_and_escapes_what_bots_are_called(language: str) -> None:
    board = Leaderboard()
    nasty = "cmd:x <script>&"
    board.add(contest(nasty, "random"), [game(nasty, "random", 0, faults=("it <b>fell</b>", ""))])
    written = page(board.boards(), language)
    assert f'<html lang="{language}">' in written
    assert "<script>" not in written
    assert "<b>" not in written
    assert "&lt;b&gt;fell" in written
    assert not re.search(r"(src|href|url\()\s*=?\s*[\"']?(https?:)?//", written)
    assert "prefers-color-scheme:dark" in written
    ElementTree.fromstring(re.findall(r"<svg.*?</svg>", written)[0])


def test_times_are_read_in_their_own_unit() -> None:
    said = [duration(one) for one in (12.4, 1.0, 0.5, 0.0031, 0.000046, 1e-9)]
    assert said == ["12 s", "1 s", "500 ms", "3.1 ms", "46 µs", "< 10 µs"]


def test_a_slower_and_stronger_bot_is_further_right_and_higher() -> None:
    drawn = scatter("", ("", ""), [Dot(1, "a", 1.0, 100, 90, 110), Dot(2, "b", 0.01, 0, -10, 10)])
    (x1, y1), (x2, y2) = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', drawn)[::-1]
    assert float(x1) > float(x2)
    assert float(y1) < float(y2)


def test_stored_results_that_are_none_are_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    with pytest.raises(TarsasError, match="cannot be read"):
        Leaderboard().read(notes)
    notes.write_text("{}\n", encoding="utf-8")
    with pytest.raises(TarsasError, match="expected results"):
        Leaderboard().read(notes)
    heading = {"game": "marabunta", "version": 0, "players": 2, "seed": 1, "options": {}}
    notes.write_text(json.dumps(heading), encoding="utf-8")
    with pytest.raises(TarsasError, match="other rules"):
        Leaderboard().read(notes)
    notes.write_text(json.dumps({**heading, "version": 1}), encoding="utf-8")
    board = Leaderboard()
    board.read(notes)
    with pytest.raises(TarsasError, match="no game"):
        board.boards()


def test_arena_writes_the_page_of_a_contest_and_of_stored_ones(tmp_path: Path) -> None:
    notes, html = tmp_path / "notes.jsonl", tmp_path / "page.html"
    play = ("arena", "marabunta", "--bots", "random,greedy", "--games", "2", "--resume", notes)
    assert tarsas(*play, "--html", html).returncode == 0
    assert "Marabunta, 2 players" in html.read_text(encoding="utf-8")
    html.unlink()
    assert tarsas("arena", "--results", notes, "--html", html, "--lang", "hu").returncode == 0
    assert "Marabunta, 2 játékos" in html.read_text(encoding="utf-8")
    assert "say where by --html" in tarsas("arena", "--results", notes).stderr
    assert "expected a game" in tarsas("arena").stderr
