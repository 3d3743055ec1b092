"""A guest's results in one game at a glance: won, best, average, by level, and by reason."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import RowMapping

from tarsas.bots.levels import LEVELS
from tarsas.core.game import Game
from tarsas.server.results import ME, PERSON, told

MOST_GAMES = 20  # that a chart shows: the last ones
MOST_REASONS = 8  # with a chart of their own
HEIGHT, STEP, BAR = 28.0, 9.0, 6.0  # of a chart, in its own units


@dataclass(frozen=True)
class Against:
    """Results against one level of bots, or against people."""

    level: str
    games: int
    won: int
    best: int
    average: float


@dataclass(frozen=True)
class Bar:
    """One game in a chart."""

    x: float
    y: float
    height: float
    points: int


@dataclass(frozen=True)
class Course:
    """The points for one reason, game by game, the oldest first. Without a name: all points."""

    name: str
    points: list[int]
    average: float
    bars: list[Bar]
    width: float
    zero: float


@dataclass(frozen=True)
class Summary:
    """All results in one game.

    Games against oneself alone say nothing, and nobody can check entered chance: neither counts.
    """

    game: str
    title: str
    games: int
    alone: int
    won: int
    best: int
    average: float
    against: list[Against]
    courses: list[Course]


def summary_of(game: Game, rows: Sequence[RowMapping], language: str) -> Summary | None:
    """Return what some results in a game come to, oldest first; None if none of them counts."""
    counted = [row for row in rows if ME not in row["rivals"] and not row["entered"]]
    if not counted:
        return None
    points = [int(row["points"]) for row in counted]
    met = [row for row in counted if row["rivals"]]
    return Summary(
        game=game.id,
        title=game.title(language),
        games=len(counted),
        alone=len(counted) - len(met),
        won=sum(row["rank"] == 1 for row in met),
        best=max(points),
        average=sum(points) / len(points),
        against=[a for level in levels_of(met) if (a := against(level, met)) is not None],
        courses=courses(game, counted[-MOST_GAMES:], language),
    )


def levels_of(rows: Sequence[RowMapping]) -> list[str]:
    """Return the levels of rivals in their order: ours, other bots, people."""
    others = {level for row in rows for level in row["rivals"]} - {*LEVELS, PERSON}
    return [*LEVELS, *sorted(others), PERSON]


def against(level: str, rows: Sequence[RowMapping]) -> Against | None:
    """Return the results of games in which somebody of a level took part."""
    met = [row for row in rows if level in row["rivals"]]
    if not met:
        return None
    points = [int(row["points"]) for row in met]
    won = sum(row["rank"] == 1 for row in met)
    return Against(level, len(met), won, max(points), sum(points) / len(points))


def courses(game: Game, rows: Sequence[RowMapping], language: str) -> list[Course]:
    """Return all points over time, then the weightiest reasons for them."""
    by_reason: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        for name, points in told(row, game, language):
            by_reason.setdefault(name, [0] * len(rows))[number] += points
    weighty = sorted(by_reason.items(), key=lambda pair: -sum(map(abs, pair[1])))[:MOST_REASONS]
    whole = course("", [int(row["points"]) for row in rows])
    # One scale for all reasons: so their bars tell which of them bring the points.
    reach = max((spread(points) for _, points in weighty), default=1)
    return [whole, *(course(name, points, reach) for name, points in weighty)]


def spread(points: list[int]) -> int:
    """Return how far points go, from the most lost to the most gained."""
    return max(0, *points) - min(0, *points)


def course(name: str, points: list[int], reach: int = 0) -> Course:
    """Return the chart of one reason: a bar for each game, losses below the line."""
    scale = HEIGHT / max(1, reach or spread(points))
    top = max(0, *points)
    zero = top * scale if min(points) < 0 else HEIGHT
    bars = [
        Bar(number * STEP + 1, min(zero, zero - one * scale), abs(one) * scale, one)
        for number, one in enumerate(points)
    ]
    average = sum(points) / len(points)
    return Course(name, points, average, bars, len(points) * STEP + 1, zero)
