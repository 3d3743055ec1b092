"""The random bot: every legal action is equally likely."""

from mypy_extensions import i64

from tarsas.bots.bot import Bot
from tarsas.core.rng import Rng
from tarsas.core.state import State


class RandomBot(Bot):
    """Chooses uniformly; repeatable from its generator."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def generators(self) -> list[Rng]:
        """Return its one generator."""
        return [self.rng]

    def choose(self, state: State, seat: i64) -> i64:
        """Return a legal action of `seat`."""
        actions = state.legal(seat)
        return actions[self.rng.below(len(actions))]
