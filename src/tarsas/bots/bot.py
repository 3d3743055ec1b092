"""The contract of a bot, and the budget it thinks within."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tarsas.core.rng import Rng
from tarsas.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It sits at one table and may play several of its seats."""

    def choose(self, state: State, seat: i64) -> i64:
        """Return a legal action of `seat`, which may act now. Leaves `state` as it is."""
        raise NotImplementedError

    def observe(self, seat: i64, action: i64) -> None:
        """Hear of an action that was played, chance and its own included.

        What a bot remembers between moves goes by this; one that is never told plays as well,
        only without what it remembered.
        """

    def hurry(self, share: float) -> None:
        """Think no longer than this share of the usual from now on; 1 is as usual.

        One that answers at once has nothing to hurry.
        """

    def generators(self) -> list[Rng]:
        """Return what its chance comes from, always in one order.

        Another bot of the same name whose generators go on as these plays on alike.
        """
        return []

    # What the last choice was based on

    def visits(self, seat: i64, action: i64) -> i64:
        """Return how often a move was looked into; 0 of all moves if none was searched."""
        return 0

    def chance_of(self, seat: i64, action: i64) -> float:
        """Return how likely a move wins, as far as it was looked into."""
        return 0.0


class Budget:
    """How long to think about a move: so many simulations, so many seconds, or both.

    Without a limit of seconds a bot's play follows from its seed alone.
    """

    def __init__(self, simulations: i64, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations  # 0: as many as the time allows
        self.seconds: Final = seconds  # 0: as long as it takes
        # Interpreted, a number may be longer than the 63 bits that a compiled one has.
        if not 0 <= simulations < 1 << 62 or not 0.0 <= seconds < math.inf:
            raise ValueError("a budget has no negative and no endless limit")
        if simulations == 0 and seconds == 0.0:
            raise ValueError("a budget needs simulations or seconds")

    def part(self, share: float) -> "Budget":
        """Return a share of this budget, but always enough for a thought."""
        simulations = self.simulations
        if simulations > 0:
            simulations = max(i64(1), i64(int(float(simulations) * share)))
        return Budget(simulations, self.seconds * share)
