"""A bot that is not always at its best: now and then it moves as a weaker one would."""

from mypy_extensions import i64

from tarsas.bots.bot import Bot
from tarsas.core.rng import Rng
from tarsas.core.state import State


class LapsingBot(Bot):
    """Plays as `careful`, but a share of its moves, `lapses`, as `careless`."""

    def __init__(self, careful: Bot, careless: Bot, lapses: float, rng: Rng) -> None:
        self.careful = careful
        self.careless = careless
        self.per_mille: i64 = i64(int(lapses * 1000))
        self.rng = rng
        self.lapsed = False  # in the last move

    def choose(self, state: State, seat: i64) -> i64:
        """Return the move of one or the other."""
        self.lapsed = self.rng.below(1000) < self.per_mille
        if self.lapsed:
            return self.careless.choose(state, seat)
        return self.careful.choose(state, seat)

    def observe(self, seat: i64, action: i64) -> None:
        """Let both hear of an action."""
        self.careful.observe(seat, action)
        self.careless.observe(seat, action)

    def hurry(self, share: float) -> None:
        """Let both think as much less."""
        self.careful.hurry(share)
        self.careless.hurry(share)

    def generators(self) -> list[Rng]:
        """Return those of both, and what decides between them."""
        return [*self.careful.generators(), *self.careless.generators(), self.rng]

    def visits(self, seat: i64, action: i64) -> i64:
        """Return how often whoever chose looked into a move."""
        return (self.careless if self.lapsed else self.careful).visits(seat, action)

    def chance_of(self, seat: i64, action: i64) -> float:
        """Return how likely a move wins, as whoever chose sees it."""
        return (self.careless if self.lapsed else self.careful).chance_of(seat, action)
