"""What a position promises to everybody: one measure for reviews and for the engine's view.

A survey says what each seat's results would be; they become shares of winning by what was fitted to
games that were played (calibration.py). A search for one seat knows that seat alone: with several
rivals its result is not the share of a win, and goes with what a survey says of the others.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

from tarsas.bots.survey import SurveyBot
from tarsas.core.game import Game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER, State, win_shares
from tarsas.study.calibration import calibration_of

SUREST = 0.995
"""Beyond this a result says that a game is decided, but not by how much."""


class Outlook(NamedTuple):
    """How likely a seat wins, None where one plays alone, and its margin or its points then."""

    share: float | None
    points: float


@dataclass(frozen=True)
class Prospects:
    """Every seat's result from 0 to 1; alone the points that are expected.

    `leads` are the margins of a game that is over, whose results are what came of it.
    """

    game: Game
    number: int
    results: tuple[float, ...]
    leads: tuple[float, ...] = ()

    def shares(self) -> tuple[float, ...]:
        """Return the shares of winning of all seats; alone the points."""
        if len(self.results) == 1 or self.leads:
            return self.results
        return calibration_of(self.game).shares(self.results, self.number)

    def of(self, seat: int) -> Outlook:
        """Return what they are to a seat."""
        result = self.results[seat]
        if len(self.results) == 1:
            return Outlook(None, result)
        points = self.leads[seat] if self.leads else margin(self.game, result)
        return Outlook(self.shares()[seat], points)

    def with_result(self, seat: int, result: float) -> "Prospects":
        """Return them with what another search says of a seat: of its rivals it knows nothing."""
        results = (*self.results[:seat], result, *self.results[seat + 1 :])
        return Prospects(self.game, self.number, results)


def prospects(game: Game, state: State, number: int, seed: int, simulations: int) -> Prospects:
    """Return what everybody may expect after so many moves of a game; equal seeds, equal luck."""
    if state.actor() == OVER:
        return ended(game, state, number)
    found = SurveyBot(game.coach, Rng(seed), simulations).survey(state)
    return Prospects(game, number, tuple(float(result) for result in found))


def ended(game: Game, state: State, number: int) -> Prospects:
    """Return what came of a game that is over."""
    scores = [float(state.score(seat)) for seat in range(state.players)]
    if len(scores) == 1:
        return Prospects(game, number, (scores[0],))
    leads = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    shares = win_shares(state.result())
    return Prospects(game, number, tuple(float(share) for share in shares), tuple(leads))


def margin(game: Game, result: float) -> float:
    """Return the margin that a result from 0 to 1 speaks of."""
    bounded = min(SUREST, max(1.0 - SUREST, result))
    # As results are made of margins: see likelihood in bots/mcts.py.
    return float(game.coach.spread / 1.7 * math.log(bounded / (1.0 - bounded)))
