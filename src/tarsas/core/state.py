"""The contract of a position: what every game must answer, and what the tests hold it to."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tarsas.core.rng import Rng

CHANCE: Final[i64] = -1
"""The actor of a position in which a die falls or a tile is drawn."""

OVER: Final[i64] = -2
"""The actor of a finished game."""

NOBODY: Final[i64] = -1
"""The seat of an event that concerns the whole table."""


class Event:
    """What an action brings about by itself: points gained or lost, or anything else that changes.

    `seat` is whom it concerns, NOBODY for the table. `reason` is the id of a message in the game's
    texts; its arguments are the `numbers`, and the `names` of other messages. `pieces` are the ids
    of elements in the game's picture.
    """

    def __init__(
        self,
        seat: i64,
        points: i64,
        reason: str,
        pieces: tuple[str, ...] = (),
        numbers: dict[str, int] | None = None,
        names: dict[str, str] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.reason: Final = reason
        self.pieces: Final = pieces
        self.numbers: Final[dict[str, int]] = numbers or {}
        self.names: Final[dict[str, str]] = names or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: mutable, without secrets, cheap to copy.

    A position never knows what chance will bring: decks and dice are drawn when they are
    revealed, so any viewer or bot may see the whole of it.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        # Search plays with events off; Record turns them on to explain every point.
        self.events: list[Event] | None = None

    # Whose turn

    def actor(self) -> i64:
        """Return who acts now: a seat, CHANCE or OVER.

        In a simultaneous game this is the first seat that still has to act.
        """
        raise NotImplementedError

    def may_act(self, seat: i64) -> bool:
        """Say whether `seat` (or CHANCE) may act now. Simultaneous games widen this."""
        return seat == self.actor()

    # Legal

    def legal(self, seat: i64) -> vec[i64]:
        """Return the actions of `seat`: sorted, unique, empty exactly when it may not act.

        For CHANCE these are the possible outcomes.
        """
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """Return how likely each outcome of legal(CHANCE) is, as whole shares."""
        shares = vec[i64]()
        for _ in range(len(self.legal(CHANCE))):
            shares = append(shares, i64(1))
        return shares

    def draw(self, rng: Rng) -> i64:
        """Sample an outcome of legal(CHANCE) with its true probability.

        A game may override this with something faster; the tests compare it with weights().
        """
        outcomes = self.legal(CHANCE)
        shares = self.weights()
        total: i64 = 0
        for share in shares:
            total += share
        left = rng.below(total)
        for i in range(len(outcomes)):
            left -= shares[i]
            if left < 0:
                return outcomes[i]
        raise AssertionError("weights() and legal(CHANCE) differ in length")

    # Apply

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of `seat`, or a chance outcome for CHANCE.

        Trusts its caller, because search is hot. Table checks legality first.
        """
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy, with events off."""
        raise NotImplementedError

    # Scoring

    def score(self, seat: i64) -> i64:
        """Return the points of `seat` now, as the table would show them.

        Always the sum of the points of the seat's events.
        """
        raise NotImplementedError

    def appraise(self) -> None:
        """Count what the end of the game would count, as if it ended here: points and events.

        For a copy that is thrown away afterwards: nobody plays on from there. What is scored
        already is not scored again, so that nothing is left to count when the game is OVER. What
        only punishes a game that ends too early is left out. By default everything is scored as it
        happens.
        """

    # End

    def result(self) -> vec[i64]:
        """Return each seat's rank, 1 is best, equal ranks are shared. Only when OVER.

        By default more points are better; a game that breaks ties overrides it.
        """
        points = vec[i64]()
        for seat in range(self.players):
            points = append(points, self.score(seat))
        return rank(points)

    def ending(self) -> str:
        """Return the name of the way the game ended (one of Game.endings), or ""."""
        return "over" if self.actor() == OVER else ""

    # Copied and stored by those who know nothing of positions

    def __copy__(self) -> "State":
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        copy = self.clone()
        if self.events is not None:
            copy.events = self.events[:]  # an event never changes
        return copy

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        # Not at the top: pickling is rare, and none of it needs to be compiled.
        from tarsas.core.pickling import reduce

        return reduce(self)

    # For notebooks

    def _repr_svg_(self) -> str | None:
        """Return the position as a notebook shows it; None for a game that is not installed."""
        # Not at the top: it knows games, and those know this module.
        from tarsas.core.notebook import picture_of

        return picture_of(self)

    # For tests and comparison

    def key(self) -> bytes:
        """Return bytes that are equal exactly when two positions of one set-up are equal."""
        raise NotImplementedError

    def audit(self) -> list[str]:
        """Return what is wrong with the position: lost pieces, counters that disagree."""
        return []


def win_shares(ranks: vec[i64]) -> vec[float]:
    """Turn the ranks of a finished game into shares of the win; winners who tie divide it."""
    winners: i64 = 0
    for place in ranks:
        if place == 1:
            winners += 1
    shares = vec[float]()
    for place in ranks:
        shares = append(shares, 1.0 / float(winners) if place == 1 else 0.0)
    return shares


def rank(standings: vec[i64]) -> vec[i64]:
    """Turn one number per seat (more is better) into ranks; equal numbers share a rank."""
    ranks = vec[i64]()
    for mine in standings:
        better: i64 = 1
        for other in standings:
            if other > mine:
                better += 1
        ranks = append(ranks, better)
    return ranks
