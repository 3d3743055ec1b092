"""Positions and records as a notebook shows them."""

import subprocess
import sys

import pytest

from tarsas.core.registry import find_game, game_ids, game_of
from tarsas.core.state import State
from tarsas.draw.picture import standalone
from tests.contract.cases import CASES, Case, finished

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


def test_drawing_is_not_loaded_before_somebody_looks() -> None:
    name = find_game(game_ids()[0]).id
    code = (
        "import sys; from tarsas.core.registry import find_game; import tarsas.core.notation; "
        f"find_game({name!r}).new(2); "
        "print([m for m in sys.modules if m.startswith('tarsas.draw')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
