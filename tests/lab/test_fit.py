"""Fitting: what is learnt from those who play alone, and from games of a search."""

import pytest

from tarsas.core.coach import LinearCoach
from tarsas.core.registry import find_game
from tarsas.lab.fit import fit, lead


def test_margins_are_over_the_mean_of_the_others_and_points_alone() -> None:
    columns = [[5.0, 1.0], [3.0, 1.0], [1.0, 4.0]]
    assert lead(columns, 0) == [3.0, -1.5]
    assert lead(columns[:1], 0) == [5.0, 1.0]


def test_a_fit_from_searched_games_is_repeatable_says_so_and_leaves_the_coach_alone() -> None:
    game = find_game("marabunta")
    assert isinstance(game.coach, LinearCoach)
    before = (list(game.coach.weights), game.coach.spread)
    searched = fit(game, 6, 3, 3, 4)
    assert "--rounds 3 --search 4`" in searched
    assert searched == fit(game, 6, 3, 3, 4)
    assert searched.splitlines()[3:] != fit(game, 6, 3, 3).splitlines()[3:]
    assert (list(game.coach.weights), game.coach.spread) == before


@pytest.mark.parametrize("spread", [1.0, 50.0])
def test_what_the_coach_knew_before_does_not_matter(spread: float) -> None:
    game = find_game("marabunta")
    usual = fit(game, 6, 3, 3, 4)
    kept, game.coach.spread = game.coach.spread, spread
    try:
        assert fit(game, 6, 3, 3, 4) == usual
    finally:
        game.coach.spread = kept
