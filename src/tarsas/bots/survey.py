"""What every seat may expect of a position: the mean of all that a search looked at."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.tree import Tree
from tarsas.core.coach import FAR, Coach
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State


class SurveyBot(MctsBot):
    """A search that minds the results of all seats, and takes up a position before chance too."""

    def __init__(self, coach: Coach, rng: Rng, simulations: i64) -> None:
        super().__init__(coach, rng, Budget(simulations), Search())
        self.sums = vec[float]()

    def survey(self, state: State) -> vec[float]:
        """Return every seat's mean result from 0 to 1; alone, the points to be expected."""
        self.tree = Tree()
        self.known = None
        self.sums = vec[float]()
        for _ in range(state.players):
            self.sums = append(self.sums, 0.0)
        if self.advice.reach < FAR:
            self.fortune = self.rng.next32() << 24
        self.par = self.coach.evaluate(state, 0) if state.players == 1 else 0.0
        # Before chance every look begins at another position.
        self.closed = self.closed and state.actor() != CHANCE
        count = self.budget.simulations
        for _ in range(count):
            here = state.clone()
            actor = here.actor()
            while actor == CHANCE:
                here.apply(CHANCE, here.draw(self.rng))
                actor = here.actor()
            if actor == OVER:
                self.note(self.judge(here, 0))
            else:
                self.simulate(here, actor)
        for seat in range(state.players):
            self.sums[seat] /= float(count)
        return self.sums

    def tell(self, path: vec[i64], worth: vec[float]) -> None:
        """Tell as any search does, and remember it."""
        super().tell(path, worth)
        self.note(worth)

    def note(self, worth: vec[float]) -> None:
        """Add one look's results to those of all."""
        for seat in range(i64(len(worth))):
            found = worth[seat]
            if len(worth) == 1:
                # Alone, back from the curve to the points.
                odds = max(found, 1e-9) / max(1.0 - found, 1e-9)
                found = self.par + math.log(odds) * self.coach.spread / 1.7
            self.sums[seat] += found
