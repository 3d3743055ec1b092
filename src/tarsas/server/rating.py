"""Ratings of players and puzzles: an answer is a game that one of the two wins.

The library openskill reckons, by the model of Thurstone and Mosteller, on the scale that players of
chess know: 400 points more, and ten of eleven games are won.
"""

from dataclasses import dataclass
from math import log, sqrt

from openskill.models import ThurstoneMostellerFull

from tarsas.core.puzzles import Grade

MEAN, DOUBT = 1500.0, 250.0
"""Of a player who has answered nothing."""

EASIEST, PER_GRADE, PUZZLE_DOUBT = 1050.0, 150.0, 120.0
"""Of puzzles that nobody has answered: grade 1, each grade more, and how unsure that is."""

LEEWAY = 300.0
"""How far answers may carry a puzzle from where its grade puts it, whoever sends them."""

UNCERTAIN = 110.0
"""A doubt above this is told: some dozen answers bring it down."""

MODEL = ThurstoneMostellerFull(
    mu=MEAN,
    sigma=DOUBT,
    beta=400 / log(10) / sqrt(2),
    tau=4.0,  # nobody's strength stays the same for ever
)


@dataclass(frozen=True)
class Rating:
    """A strength and how much it is in doubt: its standard deviation."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def shown(self) -> int:
        """As people see it."""
        return round(self.mean)

    @property
    def is_uncertain(self) -> bool:
        """Whether a few more answers may change much."""
        return self.doubt > UNCERTAIN


def rating_of(grade: Grade) -> Rating:
    """Return where a puzzle begins."""
    return Rating(EASIEST + PER_GRADE * (grade.number - 1), PUZZLE_DOUBT)


def rate(player: Rating, puzzle: Rating, grade: Grade, *, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of both after an answer."""
    sides = [[MODEL.rating(one.mean, one.doubt)] for one in (player, puzzle)]
    [[mine], [other]] = MODEL.rate(sides, ranks=[1, 2] if solved else [2, 1])
    middle = rating_of(grade).mean
    held = min(max(other.mu, middle - LEEWAY), middle + LEEWAY)
    return Rating(mine.mu, mine.sigma), Rating(held, other.sigma)
