"""What a search's result means to people: a share of winning, as reviews have it, and points."""

import math
from typing import NamedTuple

from tarsas.core.game import Game
from tarsas.study.calibration import calibration_of

SUREST = 0.995
"""Beyond this a result says that a game is decided, but not by how much."""


class Outlook(NamedTuple):
    """How likely a seat wins, None where one plays alone, and its margin or its points then."""

    share: float | None
    points: float


def outlook(game: Game, players: int, result: float, par: float, number: int) -> Outlook:
    """Return what a result from 0 to 1 means after so many moves.

    Alone it is measured against `par`. Of several rivals a search for one seat tells nothing: each
    is taken for as likely to win as the others.
    """
    bounded = min(SUREST, max(1.0 - SUREST, result))
    # As results are made of margins: see likelihood in bots/mcts.py.
    margin = game.coach.spread / 1.7 * math.log(bounded / (1.0 - bounded))
    if players == 1:
        return Outlook(None, par + margin)
    rival = max(0.0, 1.0 - result) / (players - 1)
    shares = calibration_of(game).shares([result, *[rival] * (players - 1)], number)
    return Outlook(shares[0], margin)
