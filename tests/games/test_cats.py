"""House of Cats: rooms against a brute-force search, and players who act in any order."""

import re
from itertools import combinations
from random import Random

import pytest

from tarsas.core.components import Tree
from tarsas.core.errors import ComponentError
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.draw.picture import draw
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import Page, room_sets

GAME = find_game("cats")


def page(level: int) -> Page:
    state = GAME.new(1, {"level": level})
    assert isinstance(state, Cats)
    return state.page


# Rooms


def touching(cell: int, columns: int) -> set[int]:
    found = {cell - columns, cell + columns}
    if cell % columns:
        found.add(cell - 1)
    if cell % columns < columns - 1:
        found.add(cell + 1)
    return found


def reachable(cell: int, cells: set[int], columns: int) -> set[int]:
    reached, fresh = set(), {cell}
    while fresh:
        now = fresh.pop()
        reached.add(now)
        fresh |= (touching(now, columns) & cells) - reached
    return reached


def connected(cells: set[int], columns: int) -> bool:
    return reachable(min(cells), cells, columns) == cells


def weight(cells: set[int], double: set[int]) -> int:
    return len(cells) + len(cells & double)


def brute_force(group: set[int], double: set[int], number: int, columns: int) -> set[int]:
    """Try every choice of cells of a group; sets as bits."""
    by_weight: dict[int, set[int]] = {}
    for size in range(1, number + 1):
        for chosen in map(set, combinations(sorted(group), size)):
            counted = weight(chosen, double)
            if number <= counted <= number + 1 and connected(chosen, columns):
                by_weight.setdefault(counted, set()).add(sum(1 << cell for cell in chosen))
    return by_weight[min(by_weight)] if by_weight else set()


def random_sheet(rng: Random, paper: Page, number: int) -> tuple[int, set[int], set[int]]:
    """Write a number here and there until one cell completes a group, as in a game."""
    cells = [cell for cell in range(63) if paper.grid >> cell & 1]
    rng.shuffle(cells)
    loose: set[int] = set()
    double: set[int] = set()
    columns = int(paper.columns)
    last = cells[0]
    for cell in cells[1:]:
        if rng.random() < 0.25:
            double.add(cell)
        around = reachable(cell, loose | {cell}, columns)
        if weight(around, double) < number:
            loose.add(cell)
    if rng.random() < 0.25:
        double.add(last)
    return last, loose | {last}, double & (loose | {last})


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_rooms_are_those_of_a_brute_force_search(level: int, number: int) -> None:
    paper, rng = page(level), Random(level * 10 + number)
    columns, several = int(paper.columns), 0
    for _ in range(120):
        cell, loose, double = random_sheet(rng, paper, number)
        group = reachable(cell, loose, columns)
        wanted = brute_force(group, double, number, columns)
        found = room_sets(
            paper, cell, sum(1 << c for c in loose), sum(1 << c for c in double), number
        )
        assert len(set(found)) == len(found), "no set twice"
        assert set(found) == wanted
        several += len(wanted) > 1
    assert several > 10


# Players at once


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_actions_of_different_players_commute(level: int, players: int) -> None:
    """Within a round every interleaving of the players' actions leads to the same position."""
    rng, chance = Random(level * 10 + players), Rng(level)
    state = GAME.new(players, {"level": level, "abilities": "random"})
    rounds = 0
    while state.actor() != OVER:
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.draw(chance))
        opening = state.clone()
        plans: list[list[int]] = [[] for _ in range(players)]
        for seat in range(players):
            while state.actor() == seat:
                action = int(rng.choice(list(state.legal(seat))))
                plans[seat].append(action)
                state.apply(seat, action)
        for _ in range(3):
            other = opening.clone()
            order = [seat for seat, plan in enumerate(plans) for _ in plan]
            rng.shuffle(order)
            steps = [iter(plan) for plan in plans]
            for seat in order:
                action = next(steps[seat])
                assert action in list(other.legal(seat))
                other.apply(seat, action)
            assert other.key() == state.key()
        rounds += 1
    assert rounds > 3


# Components


@pytest.mark.parametrize(
    ("entry", "value", "message"),
    [
        ("rows", ["##", "#"], "level_1.rows.value: expected rows of equal length"),
        ("rows", ["#x"], r"level_1.rows.value\[0\]: 'x'; expected one of: #, \."),
        ("rows", ["########"] * 8, "at most 63 cells"),
        ("rows", [".."], "no cell to begin with"),
        ("cheese", ["7"], r"level_1.cheese.value\[0\]: '7'; expected one of: 1"),
        ("cheese", ["1", "1"], "a line appears twice"),
        ("cat_track", ["6"], r"level_1.cat_track.value\[0\]: '6'; expected one of: -, 2"),
        ("cat_track", ["-"] * 31, "expected at most 30"),
    ],
)
def test_bad_sheets_are_refused(entry: str, value: list[str], message: str) -> None:
    custom: Tree = {"level_1": {"cheese": {"value": []}}}
    custom["level_1"][entry] = {"value": value}
    with pytest.raises(ComponentError, match=message):
        GAME.new(1, {"level": 1}, custom)


@pytest.mark.parametrize(
    ("custom", "message"),
    [
        ({"level_2": {"stars": {"value": ["a1"]}}}, "'a1'; expected a cell of the sheet"),
        ({"level_2": {"bonus": {"value": ["b2", "b2"]}}}, "all different"),
        ({"rooms": {"five": {"value": 99}}}, "rooms.five.value: 99; expected 0 to 20"),
        ({"abilities": {"letters": {"value": ["mice"]}}}, "all twelve abilities, each once"),
        ({"abilities": {"letters": {"value": ["fly"]}}}, "'fly'; expected one of: detach"),
    ],
)
def test_other_bad_components_are_refused(custom: Tree, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        GAME.new(1, {"level": 2}, custom)


def test_letters_of_abilities_can_be_corrected() -> None:
    letters = list(GAME.components["abilities"]["letters"]["value"])
    letters[0], letters[9] = letters[9], letters[0]
    state = GAME.new(1, {"abilities": "ABCD"}, {"abilities": {"letters": {"value": letters}}})
    assert isinstance(state, Cats)
    assert int(state.abilities[0]) == 9


# The picture


def test_a_finger_has_as_much_room_between_the_buttons_of_d_as_between_dice() -> None:
    drawn = draw(GAME, GAME.new(1, {"abilities": "ABCD"}))
    fewer, more = (
        float(re.search(rf'x="([\d.]+)"[^>]*id="{name}-red"', drawn)[1])  # type: ignore[index]
        for name in ("fewer", "more")
    )
    dice = [
        float(re.search(rf'id="die-red-{die}"[^>]*><use[^>]* x="([\d.]+)"', drawn)[1])  # type: ignore[index]
        for die in (0, 1)
    ]
    assert more - fewer >= dice[1] - dice[0]
