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
        count = self.budget.simulations
        for _ in range(count):
            here = state.clone()
            actor = here.actor()
            while actor == CHANCE:
                here.apply(CHANCE, here.draw(self.rng))
                actor = here.actor()
            if actor == OVER:
                self.judge(here, 0)
            else:
                self.simulate(here, actor)
        for seat in range(state.players):
            self.sums[seat] /= float(count)
        return self.sums

    def judge(self, state: State, spells: i64) -> vec[float]:
        """Judge as any search does, and remember it."""
        worth = super().judge(state, spells)
        for seat in range(i64(len(worth))):
            found = worth[seat]
            if state.players == 1:
                # Back from the curve to the points.
                odds = max(found, 1e-9) / max(1.0 - found, 1e-9)
                found = self.par + math.log(odds) * self.coach.spread / 1.7
            self.sums[seat] += found
        return worth
