"""Ratings from results: win rates with intervals, and Elo as Bradley and Terry would have it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

Z = 1.959964  # 95 % of a normal distribution lie within this many deviations
ELO = 400 / log(10)  # Elo points per unit of the logistic scale
PRIOR = 400 / ELO  # before any game, strengths are believed to differ by about this much


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    mean: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(score: float, games: int) -> Share:
    """Return Wilson's interval; a draw counts half. Never leaves 0 to 1, even for few games."""
    if games == 0:
        return Share(0.5, 0.0, 1.0, 0)
    mean = score / games
    below = 1 + Z * Z / games
    centre = (mean + Z * Z / (2 * games)) / below
    reach = Z * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games)) / below
    return Share(mean, max(0.0, centre - reach), min(1.0, centre + reach), games)


@dataclass(frozen=True)
class Rating:
    """A strength in Elo points above the zero of a scale, and its 95 % interval."""

    elo: float
    low: float
    high: float


def rate(scores: Sequence[Sequence[float]], zero: int | None = None) -> list[Rating]:
    """Rate bots from scores[a][b], the games (and halves) that a won from b.

    The bot `zero` has no points; without one the mean of all has none.

    The mode of the posterior under a normal prior, with the interval of its curvature there: so a
    bot that won every game has a finite rating, and few games give a wide interval.
    """
    count = len(scores)
    strength = [0.0] * count
    for _ in range(100):
        slope = [-s / (PRIOR * PRIOR) for s in strength]
        curve = curvature(scores, strength)
        for a in range(count):
            for b in range(count):
                games = scores[a][b] + scores[b][a]
                if a != b and games:
                    slope[a] += scores[a][b] - games * expected(strength[a] - strength[b])
        step = [sum(row[k] * slope[k] for k in range(count)) for row in invert(curve)]
        strength = [s + max(-1.0, min(1.0, d)) for s, d in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-10:
            break
    doubt = invert(curvature(scores, strength))
    middle = sum(strength) / count if zero is None else strength[zero]
    found = []
    for a in range(count):
        reach = Z * sqrt(max(0.0, deviation(doubt, a, zero)))
        at = strength[a] - middle
        found.append(Rating(ELO * at, ELO * (at - reach), ELO * (at + reach)))
    return found


def deviation(doubt: list[list[float]], a: int, zero: int | None = None) -> float:
    """Return the variance of a strength measured from the mean of all, or from one."""
    count = len(doubt)
    from_them = [1 / count if zero is None else float(k == zero) for k in range(count)]
    weights = [(1.0 if k == a else 0.0) - from_them[k] for k in range(count)]
    return sum(weights[i] * doubt[i][j] * weights[j] for i in range(count) for j in range(count))


def expected(lead: float) -> float:
    """Return the share that a lead in strength is expected to win."""
    return 1 / (1 + exp(-lead))


def curvature(scores: Sequence[Sequence[float]], strength: list[float]) -> list[list[float]]:
    """Return the negated second derivatives of the log posterior."""
    count = len(strength)
    out = [[0.0] * count for _ in range(count)]
    for a in range(count):
        out[a][a] += 1 / (PRIOR * PRIOR)
        for b in range(count):
            if a != b:
                share = expected(strength[a] - strength[b])
                weight = (scores[a][b] + scores[b][a]) * share * (1 - share)
                out[a][a] += weight
                out[a][b] -= weight
    return out


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a small positive definite matrix."""
    size = len(matrix)
    rows = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for r in range(size):
            if r != i:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
