"""Custom components: whatever they say, they are refused, or make a game that can be played."""

import sys

import pytest

from tarsas.core.registry import find_game, game_ids
from tests.processes import outcome_of

from .cases import GAMES

WITH_BOX = [game for game in game_ids() if find_game(game).components]


@pytest.mark.parametrize("game", WITH_BOX)
def test_strange_components_are_refused_by_name_or_make_a_game(game: str) -> None:
    program = (sys.executable, "-m", "tests.contract.strange_components", game, str(GAMES))
    done = outcome_of(*program)
    wrong = [line for line in done.stdout.split("\n") if not line.startswith("trying ")]
    last = done.stdout[-200:]
    assert done.returncode == 0, f"ended with {done.returncode} while {last} {done.stderr}"
    assert len(wrong) == 2, "\n".join(wrong)  # how many were tried, and nothing else
    assert int(wrong[0].split()[1]) > 0
