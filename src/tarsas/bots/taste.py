"""The taste of a bot: what it likes a little more or less than others of its strength do."""

from typing import Final

from mypy_extensions import i64

from tarsas.bots.greedy import blur
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.game import Game
from tarsas.core.rng import Rng

SHARE: Final = 0.04
"""By what share of itself a weight differs, as a standard deviation: too little to tell in points,
enough to choose another of two moves that are worth almost the same.
"""


def coach_of_taste(game: Game, taste: int) -> Coach:
    """Return a game's coach as one bot sees it; the same taste sees the same.

    A coach that counts nothing has no taste.
    """
    coach = game.new_coach()
    if isinstance(coach, LinearCoach):
        rng = Rng(taste)
        for place in range(i64(len(coach.weights))):
            coach.weights[place] *= 1.0 + SHARE * blur(rng)
    return coach
