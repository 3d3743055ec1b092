"""What chance is worth: every outcome is looked into in turn, again and again, as in a review.

It goes on where it stopped, so that who looks longer sees more.
"""

import time

from tarsas.core.game import Game
from tarsas.core.state import CHANCE, State
from tarsas.study.outlook import Outlook, Prospects, prospects

A_LOOK = 60
"""Simulations of one look at what an outcome leads to."""


class Averaging:
    """The outcomes of chance at a position, and what each has promised so far to everybody."""

    def __init__(self, game: Game, state: State, number: int, seed: int) -> None:
        self.game, self.state, self.number, self.seed = game, state.clone(), number, seed
        self.outcomes = [int(action) for action in state.legal(CHANCE)]
        self.weights = [int(weight) for weight in state.weights()]
        self.sums = [[0.0] * state.players for _ in self.outcomes]
        self.leads: list[tuple[float, ...]] = [()] * len(self.outcomes)
        self.looks = [0] * len(self.outcomes)
        self.next = 0

    def go_on(self, seconds: float) -> None:
        """Look into outcomes until the time is up, and if there is time into each once."""
        began = time.perf_counter()
        while min(self.looks) == 0 or time.perf_counter() - began < seconds:
            at = self.next
            self.next = (at + 1) % len(self.outcomes)
            self._look(at)
            if time.perf_counter() - began > 2 * seconds:
                return  # many outcomes of a slow game: the rest comes with the next slice

    def _look(self, at: int) -> None:
        here = self.state.clone()
        here.apply(CHANCE, self.outcomes[at])
        # All outcomes meet the same luck, so that they compare well.
        seed = self.seed + self.looks[at]
        found = prospects(self.game, here, self.number + 1, seed, A_LOOK)
        self.leads[at] = found.leads
        self.looks[at] += 1
        for seat, result in enumerate(found.results):
            self.sums[at][seat] += result

    def visits(self) -> int:
        """Return how many simulations there were in all."""
        return A_LOOK * sum(self.looks)

    def lines(self, seat: int) -> list[tuple[tuple[int, ...], Outlook, int]]:
        """Return the outcomes that were looked into, each with what it is to a seat, and looks."""
        told = zip(self.outcomes, self.sums, self.leads, self.looks, strict=True)
        return [
            ((one,), self._mean(sums, leads, looks).of(seat), looks)
            for one, sums, leads, looks in told
            if looks
        ]

    def _mean(self, sums: list[float], leads: tuple[float, ...], looks: int) -> Prospects:
        return Prospects(self.game, self.number + 1, tuple(one / looks for one in sums), leads)

    def whole(self, seat: int) -> Outlook:
        """Return the average over all outcomes that were looked into, by how likely they are."""
        weights = [weight for weight, looks in zip(self.weights, self.looks, strict=True) if looks]
        found = [outlook for _, outlook, _ in self.lines(seat)]

        def mean(values: list[float]) -> float:
            weighed = zip(weights, values, strict=True)
            return sum(weight * value for weight, value in weighed) / sum(weights)

        shares = [outlook.share for outlook in found if outlook.share is not None]
        points = mean([outlook.points for outlook in found])
        return Outlook(mean(shares) if shares else None, points)
