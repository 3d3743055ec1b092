"""Fits weights to examples: what features are worth in points, and by what moves are ordered.

Sums are enough for the first, so examples may be many; the second needs all of its own at once.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

PULLS = (0.002, 0.02, 0.2, 2.0, 20.0)
"""Pulls towards what was known that are tried, as shares of each feature's own spread.

Positions of one game share their end, so there is less to learn from than there are examples: how
much less is found out by games that were held out.
"""
STEPS = 30  # of Newton's method at most; a few are enough


# What positions are worth


class Equations:
    """What a ridge regression through the origin needs to know of any number of examples."""

    def __init__(self, size: int) -> None:
        self.products: Array = np.zeros((size, size))
        self.targets: Array = np.zeros(size)
        self.squares = 0.0
        self.count = 0

    def add(self, rows: Array, margins: Array) -> None:
        """Learn of examples: features, and what came of them."""
        self.products += rows.T @ rows
        self.targets += rows.T @ margins
        self.squares += float(margins @ margins)
        self.count += len(margins)

    def solve(self, known: Array, share: float = PULLS[0]) -> Array:
        """Return the weights; of a feature that never occurred what was known."""
        pull = share * np.diag(self.products) + 1e-6
        found = np.linalg.solve(self.products + np.diag(pull), self.targets + pull * known)
        return np.asarray(found, dtype=float)

    def missed(self, weights: Array) -> float:
        """Return by how much margins are missed, as a root mean square."""
        return sqrt(self.rest(weights) / max(1, self.count))

    def explained(self, weights: Array) -> float | None:
        """Return the share of the margins' squares that is explained; None without any."""
        return 1.0 - self.rest(weights) / self.squares if self.squares else None

    def rest(self, weights: Array) -> float:
        """Return the sum of the squares that are left."""
        rest = self.squares - 2.0 * weights @ self.targets + weights @ self.products @ weights
        return max(0.0, float(rest))


@dataclass(frozen=True)
class Lesson:
    """Two sets of examples: those to learn from, and those held out."""

    learnt: Equations
    held: Equations

    def solve(self, known: Array) -> Array:
        """Return the weights whose pull explains most of what was held out."""
        found = [self.learnt.solve(known, share) for share in PULLS]
        return max(found, key=lambda weights: self.held.explained(weights) or 0.0)


# How moves are ordered


@dataclass(frozen=True)
class Choices:
    """Decisions to learn an order from: a row for each move that was legal in any of them.

    `moves` are the features that a move leads to, `shares` how much of a search went into it, and
    `firsts` the rows in which decisions begin.
    """

    moves: Array
    shares: Array
    firsts: NDArray[np.int64]

    def lengths(self) -> NDArray[np.int64]:
        """Return how many moves each decision has."""
        return np.diff(self.firsts, append=len(self.moves))

    def spread_out(self, per_decision: Array) -> Array:
        """Return a number of each decision, once for each of its moves."""
        return np.repeat(per_decision, self.lengths(), axis=0)

    def centred(self) -> "Choices":
        """Return the same with features measured from their mean over each decision's moves."""
        means = np.add.reduceat(self.moves, self.firsts) / self.lengths()[:, None]
        return Choices(self.moves - self.spread_out(means), self.shares, self.firsts)

    def likely(self, weights: Array) -> Array:
        """Return how likely each move is by these weights, among those of its decision."""
        worth = self.moves @ weights
        worth = np.exp(worth - self.spread_out(np.maximum.reduceat(worth, self.firsts)))
        found: Array = worth / self.spread_out(np.add.reduceat(worth, self.firsts))
        return found

    def surprise(self, weights: Array) -> float:
        """Return how badly the weights foresee a search, in nats over all decisions."""
        return -float(self.shares @ np.log(np.maximum(self.likely(weights), 1e-300)))

    def agreed(self, weights: Array) -> float | None:
        """Return in what share of decisions the first move is the one most searched."""
        if not len(self.firsts):
            return None
        worth = self.moves @ weights
        first = worth == self.spread_out(np.maximum.reduceat(worth, self.firsts))
        most = self.shares == self.spread_out(np.maximum.reduceat(self.shares, self.firsts))
        return float(np.logical_or.reduceat(first & most, self.firsts).mean())


def order(choices: Choices, known: Array) -> Array | None:
    """Return weights whose order of moves foresees a search; None where there is none to find.

    They are scaled so that moves differ by as many points as by the weights `known`.
    """
    if not len(choices.firsts):
        return None
    told = choices.centred()
    scale = np.sqrt(np.mean(told.moves**2, axis=0))
    scale[scale == 0.0] = 1.0  # never differs between moves, so it cannot order them
    told = Choices(told.moves / scale, told.shares, told.firsts)
    found = newton(told, PULLS[0] * len(told.firsts))
    reach, wanted = np.std(told.moves @ found), np.std(told.moves @ (known * scale))
    if reach == 0.0:
        return None
    points: Array = found / scale * (wanted / reach if wanted else 1.0)
    return points


def newton(told: Choices, pull: float) -> Array:
    """Return the weights that surprise least, with a pull towards 0."""
    size = told.moves.shape[1]
    weights: Array = np.zeros(size)
    loss = told.surprise(weights)
    for _ in range(STEPS):
        likely = told.likely(weights)
        slope = told.moves.T @ (likely - told.shares) + pull * weights
        means = np.add.reduceat(told.moves * likely[:, None], told.firsts)
        curve = (told.moves * likely[:, None]).T @ told.moves - means.T @ means
        step = np.linalg.solve(curve + pull * np.eye(size), slope)
        part = 1.0
        while part > 1e-4:
            tried = weights - part * step
            worth = told.surprise(tried) + 0.5 * pull * float(tried @ tried)
            if worth <= loss:
                break
            part /= 2
        else:
            return weights
        weights, gained, loss = tried, loss - worth, worth
        if gained < 1e-9 * loss:
            break
    return weights
