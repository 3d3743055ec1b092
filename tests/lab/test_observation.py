"""Observations: what fields declare is what is written, and what differs looks different."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from docs.observations import PAGE, page
from tarsas.core.observation import COMMON, Canvas, Field, Observer, observe
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import State
from tarsas.lab.arrays import Floats, bounds, factors, split
from tests.contract.cases import CASES, Case, play
from tests.processes import output_of

each_game = pytest.mark.parametrize("name", game_ids())
# The fewest and the most players, every set of options.
EDGES = [case for case in CASES if case.players in (case.game.players[0], case.game.players[-1])]
each_edge = pytest.mark.parametrize("case", EDGES, ids=[case.name for case in EDGES])


def seen(observer: Observer, state: State, seat: int) -> dict[str, Floats]:
    """Return an observation's fields as whole numbers."""
    floats = np.array(observe(observer, state, seat), np.float32)
    return split(observer, np.rint(floats / factors(observer)))


@each_edge
def test_every_position_is_within_the_declared_bounds(case: Case) -> None:
    observer = case.game.observer(case.players)
    low, high = bounds(observer)
    canvas = observer.canvas(case.opening())
    floats = np.asarray(canvas.cells).view(np.float32)
    printed = floats.copy()
    for number, (state, _, _) in enumerate(play(case, 5, [])):
        if number % 7:
            continue
        for seat in range(case.players):
            canvas.clear()
            assert (floats == printed).all()
            observer.write_row(state, seat, canvas)
            canvas.settle()
            assert (low <= floats).all()
            assert (floats <= high).all()


@each_edge
def test_positions_that_differ_look_different(case: Case) -> None:
    observer = case.game.observer(case.players)
    keys: dict[tuple[float, ...], bytes] = {}
    for number, (state, seat, _) in enumerate(play(case, 6, [])):
        if number % 7 or seat < 0:
            continue
        for action in list(state.legal(seat))[:8]:
            after = state.clone()
            after.apply(seat, action)
            if after.actor() >= 0:
                looks = tuple(observe(observer, after, seat))
                assert keys.setdefault(looks, after.key()) == after.key()
    assert keys


@each_edge
def test_a_learners_numbers_stand_for_exactly_the_legal_actions(case: Case) -> None:
    observer = case.game.observer(case.players)
    for state, seat, _ in play(case, 7, []):
        if seat >= 0:
            legal = list(state.legal(seat))
            numbers = [observer.number_of(state, action) for action in legal]
            assert all(0 <= number < observer.actions for number in numbers)
            assert [observer.action_of(state, number) for number in numbers] == legal


@each_edge
def test_one_comes_first_and_the_others_in_turn_order(case: Case) -> None:
    observer = case.game.observer(case.players)
    states = [state.clone() for state, seat, _ in play(case, 8, []) if seat >= 0][::40]
    for state in states:
        points = [state.score(seat) for seat in range(case.players)]
        for seat in range(case.players):
            fields = seen(observer, state, seat)
            assert list(fields["points"]) == points[seat:] + points[:seat]
            acts = [float(state.actor() == (seat + i) % case.players) for i in range(case.players)]
            assert list(fields["acts"]) == acts


@each_edge
def test_whose_things_are_turns_with_the_seat(case: Case) -> None:
    """All fields of players in front are the same for every seat, only turned."""
    observer = case.game.observer(case.players)
    state = [state.clone() for state, seat, _ in play(case, 9, []) if seat >= 0][-5]
    first = seen(observer, state, 0)
    for seat in range(1, case.players):
        other = seen(observer, state, seat)
        for field in observer.fields:
            if field.shape[0] == 0:
                turned = np.roll(first[field.name], -seat, axis=0)
                assert (turned == other[field.name]).all(), field.name


def test_the_page_is_what_the_games_declare() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m docs.observations"


@each_game
def test_names_are_unique_and_everything_is_explained(name: str) -> None:
    fields = find_game(name).observer(find_game(name).players[0]).fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning and field.low <= 0 < field.high for field in fields)


def test_a_game_without_an_observation_shows_turn_and_points() -> None:
    game = find_game(game_ids()[0])
    plain = replace(game, package="tarsas.table")
    observer = plain.observer(game.players[0])
    assert observer.fields == COMMON
    assert len(observe(observer, game.new(game.players[0]), 0)) == 2 * game.players[0]


def test_a_canvas_refuses_what_was_not_declared() -> None:
    canvas = Canvas((Field("few", (2,), "", high=3),), 2)
    canvas.number(3)
    with pytest.raises(ValueError, match="few: 4 is not between 0 and 3"):
        canvas.number(4)
    with pytest.raises(IndexError):
        canvas.one_of(5, 5)
    with pytest.raises(IndexError):
        canvas.bits(4, 2)


class Careless(Observer):
    def write(self, state: State, seat: int, out: Canvas) -> None:
        out.skip(1)


def test_writing_less_than_declared_is_refused() -> None:
    game = find_game(game_ids()[0])
    state = game.new(2)
    with pytest.raises(ValueError, match="1 numbers written of 4 declared"):
        observe(Careless(2, COMMON, 1), state, 0)


DIGEST = """
import hashlib
from tarsas.core.observation import observe
from tests.contract.cases import CASES, play
for case in CASES[::3]:
    observer, digest = case.game.observer(case.players), hashlib.sha256()
    for number, (state, seat, _) in enumerate(play(case, 3, [])):
        if seat >= 0 and number % 25 == 0:
            digest.update(str(observe(observer, state, seat)).encode())
    print(case.name, digest.hexdigest())
"""


@pytest.mark.slow
def test_interpreted_and_compiled_look_alike() -> None:
    root = Path(__file__).parents[2]
    said = [
        output_of(sys.executable, "-c", DIGEST, env={**os.environ, "TARSAS_PURE": pure}, cwd=root)
        for pure in "01"
    ]
    assert said[0] == said[1] != ""
