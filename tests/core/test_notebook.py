"""Positions and records as a notebook shows them."""

import sys

import pytest

from tarsas.core.registry import game_ids, game_of
from tarsas.core.state import State
from tarsas.draw.picture import standalone
from tests.contract.cases import CASES, Case, finished
from tests.processes import output_of

FIRST = [next(case for case in CASES if case.game.id == name) for name in game_ids()]
each_game = pytest.mark.parametrize("case", FIRST, ids=game_ids())


@each_game
def test_a_position_shows_itself(case: Case) -> None:
    state = case.opening()
    assert game_of(state) is case.game
    assert state._repr_svg_() == standalone(case.game, state)


@each_game
def test_a_record_shows_its_last_position(case: Case) -> None:
    record = finished(case, 1, [])
    assert record._repr_svg_() == standalone(case.game, record.replay())


def test_a_position_of_no_installed_game_has_no_picture() -> None:
    assert State(2)._repr_svg_() is None


SHOWN = """
from tarsas.core.record import Record
from tarsas.core.registry import find_game
game = find_game({name!r})
print(game.new({players})._repr_svg_()[:4], Record.new(game, {players})._repr_svg_()[:4])
"""
NOT_SHOWN = """
import sys
import tarsas.core.notation
from tarsas.lab.simulate import Plan, simulate
simulate(Plan({name!r}, {players}, 2, 1), 1, lambda done: None)
drawing = ("tarsas.draw", "tarsas.games.{name}.view", "resvg")
print([module for module in sys.modules if module.startswith(drawing)])
"""


@each_game
def test_nothing_more_is_to_be_imported_for_a_picture(case: Case) -> None:
    code = SHOWN.format(name=case.game.id, players=case.players)
    assert output_of(sys.executable, "-c", code) == "<svg <svg\n"


@each_game
def test_drawing_is_not_loaded_before_somebody_looks(case: Case) -> None:
    code = NOT_SHOWN.format(name=case.game.id, players=case.players)
    assert output_of(sys.executable, "-c", code).strip() == "[]"
