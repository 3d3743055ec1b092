"""Which puzzles there are: that of the day, and the one that fits a player's strength."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from functools import cache

import structlog

from tarsas.core.game import Game
from tarsas.core.puzzles import PuzzleError
from tarsas.core.solving import Riddle, riddles
from tarsas.server.rating import Rating, rating_of

log = structlog.get_logger()

MIDDLE = range(3, 7)
"""Grades of which the puzzle of the day is: something for beginners and for masters."""

FORTNIGHT = 14
"""Of fewer puzzles the same would come too often: then those of all grades take turns."""

NEAREST = 4
"""So many puzzles fit a player about as well: one of them comes next, not always the same."""


@cache
def riddles_of(game: Game) -> Sequence[Riddle]:
    """Return the puzzles of a game; a file that does not fit the game is as good as none."""
    try:
        return riddles(game)
    except PuzzleError as error:
        log.error("the puzzles of a game cannot be read", game=game.id, why=str(error))
        return ()


def shuffled(*of: str) -> bytes:
    """Return what something is sorted by in an order that nobody foresees and all servers share."""
    return hashlib.sha256("/".join(of).encode()).digest()


def of_the_day(found: Sequence[Riddle], day: date) -> Riddle | None:
    """Return the puzzle of a day, the same for everybody; all are shown before one comes again."""
    middle = [one for one in found if one.puzzle.grade.number in MIDDLE]
    pool = sorted(middle if len(middle) >= FORTNIGHT else found, key=lambda one: shuffled(one.id))
    return pool[day.toordinal() % len(pool)] if pool else None


def next_for(
    found: Sequence[Riddle],
    mine: Rating,
    ratings: Mapping[str, Rating],
    answered: Mapping[str, bool],
    guest: str,
    besides: Collection[str] = (),
) -> Riddle | None:
    """Return a puzzle for a player; `answered` says of each that was tried whether it was solved.

    First come those that were not tried: one of the nearest in strength. Then those that were not
    solved come again, then all the others, in the order in which they were tried. `besides` are
    left out, as long as there is anything else.
    """
    fresh = [one for one in found if one.id not in answered and one.id not in besides]
    if fresh:
        near = sorted(fresh, key=lambda one: abs(known(one, ratings).mean - mine.mean))[:NEAREST]
        return min(near, key=lambda one: shuffled(guest, one.id))
    order = list(answered)
    again = sorted(
        (one for one in found if one.id in answered),
        key=lambda one: (one.id in besides, answered[one.id], order.index(one.id)),
    )
    return again[0] if again else next(iter(found), None)


def known(riddle: Riddle, ratings: Mapping[str, Rating]) -> Rating:
    """Return a puzzle's rating, also if nobody has answered it."""
    return ratings.get(riddle.id) or rating_of(riddle.puzzle.grade)
