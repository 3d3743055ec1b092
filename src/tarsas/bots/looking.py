"""What a search says of a position: the best deeds as whole chains of steps, or what luck is worth.

Both go on where they stopped, so that one who looks longer sees more.
"""

import heapq
import time
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search, likelihood
from tarsas.bots.tree import SEATS
from tarsas.core.coach import Coach
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State

Line = tuple[tuple[int, ...], float, int]
"""The steps of a deed, how likely it wins, and how often it was looked into."""

GoesOn = Callable[[State, int], bool]
"""Says whether a seat's deed goes on at a position."""

LONGEST = 16
"""Steps that are followed; what a deed is after them was hardly looked into."""

A_LOOK = 60
"""Simulations of one look at what an outcome leads to."""


def forced_steps(state: State, seat: int, goes_on: GoesOn) -> list[int]:
    """Return the steps that a seat has to take before its deed leaves it a choice."""
    here, found = state.clone(), list[int]()
    while len(found) < LONGEST:
        legal = here.legal(seat)
        if len(legal) != 1:
            break
        found.append(int(legal[0]))
        here.apply(seat, legal[0])
        if here.actor() == CHANCE or not goes_on(here, seat):
            break
    return found


def best_lines(bot: MctsBot, state: State, seat: int, most: int, goes_on: GoesOn) -> list[Line]:
    """Return the deeds that the bot's last search looked into most, the first one first.

    A step that leads to several deeds counts for each as often as that one was looked into.
    """
    tree, count = bot.tree, 0
    waiting: list[tuple[int, int, int, tuple[int, ...], State]] = []
    found: list[Line] = []

    def follow(node: int, before: tuple[int, ...], here: State) -> bool:
        """Let the steps after a node wait; say whether any was looked into."""
        nonlocal count
        legal = {int(action) for action in here.legal(seat)}
        any_tried = False
        child = int(tree.first[node])
        while child >= 0:
            action, visits = int(tree.move[child]) // int(SEATS), int(tree.visits[child])
            if visits > 0 and int(tree.move[child]) % int(SEATS) == seat and action in legal:
                after = here.clone()
                after.apply(seat, action)
                count += 1
                heapq.heappush(waiting, (-visits, count, child, (*before, action), after))
                any_tried = True
            child = int(tree.sibling[child])
        return any_tried

    follow(0, (), state)
    while waiting and len(found) < most:
        _, _, node, steps, here = heapq.heappop(waiting)
        on = here.actor() not in (CHANCE, OVER) and goes_on(here, seat) and len(steps) < LONGEST
        if not (on and follow(node, steps, here)):
            visits = int(tree.visits[node])
            found.append((steps, float(tree.total[node]) / visits, visits))
    return found


class Averaging:
    """What chance is worth to a seat: every outcome is looked into in turn, again and again."""

    def __init__(self, coach: Coach, state: State, seat: int, seed: int) -> None:
        self.coach = coach
        self.state = state.clone()
        self.seat = seat
        self.rng = Rng(seed)
        self.outcomes = [int(action) for action in state.legal(CHANCE)]
        self.weights = [int(weight) for weight in state.weights()]
        self.totals = [0.0] * len(self.outcomes)
        self.looks = [0] * len(self.outcomes)
        self.next = 0
        # Alone one has no rival to lead, so results are measured against what was expected.
        self.par = float(coach.evaluate(state, seat)) if state.players == 1 else 0.0

    def go_on(self, seconds: float) -> None:
        """Look into outcomes until the time is up, and if there is time into each once."""
        began = time.perf_counter()
        while min(self.looks) == 0 or time.perf_counter() - began < seconds:
            at = self.next
            self.next = (at + 1) % len(self.outcomes)
            self.totals[at] += self._look(self.outcomes[at])
            self.looks[at] += 1
            if time.perf_counter() - began > 2 * seconds:
                return  # many outcomes of a slow game: the rest comes with the next slice

    def _look(self, outcome: int) -> float:
        """Return what one outcome is worth, with what chance brings after it drawn once."""
        here = self.state.clone()
        here.apply(CHANCE, outcome)
        while here.actor() == CHANCE:
            here.apply(CHANCE, here.draw(self.rng))
        bot = MctsBot(self.coach, Rng(int(self.rng.next32())), Budget(A_LOOK), Search())
        bot.par = self.par
        if here.actor() == OVER:
            return float(bot.outcome(here)[self.seat])
        actor = int(here.actor())
        if (self.state.players > 2 and actor != self.seat) or self.state.players == 1:
            return self._estimate(here)
        best = bot.choose(here, actor)
        if len(here.legal(actor)) == 1:
            return self._estimate(here)
        share = float(bot.chance_of(actor, best))
        return share if actor == self.seat else 1.0 - share

    def _estimate(self, here: State) -> float:
        margins: vec[float] = self.coach.assess(here)
        return float(likelihood(margins[i64(self.seat)] - self.par, self.coach.spread))

    def lines(self) -> list[Line]:
        """Return the outcomes with what each is worth, as far as they were looked into."""
        told = zip(self.outcomes, self.totals, self.looks, strict=True)
        return [((one,), total / looks, looks) for one, total, looks in told if looks]

    def share(self) -> float:
        """Return the average over all outcomes that were looked into, by how likely they are."""
        total = weight = 0.0
        for i in range(len(self.outcomes)):
            if self.looks[i]:
                total += self.weights[i] * self.totals[i] / self.looks[i]
                weight += self.weights[i]
        return total / weight if weight else 0.5
