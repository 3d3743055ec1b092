"""A game among bots, move by move: who acts, what they choose, until it is over."""

from collections.abc import Callable, Iterator, Sequence

from mypy_extensions import i64

from tarsas.bots.bot import Bot
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State


class Chance(Bot):
    """Chance as one that acts: it draws by its generator."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, seat: i64) -> i64:
        """Return an outcome with its true probability."""
        return state.draw(self.rng)


def moves(now: Callable[[], State], bots: Sequence[Bot], chance: Bot) -> Iterator[tuple[int, int]]:
    """Yield every (seat, action) of a game to its end; `bots` has one for each seat.

    Whoever asks carries the action out before asking for the next one, so that `now` returns the
    position after it. Then the bots hear of it.
    """
    listeners: list[Bot] = []
    for bot in bots:
        # One that plays several seats hears of a move once.
        if not any(bot is other for other in listeners):
            listeners.append(bot)
    while True:
        state = now()
        seat = state.actor()
        if seat == OVER:
            return
        actor = chance if seat == CHANCE else bots[seat]
        action = actor.choose(state, seat)
        yield seat, action
        for bot in listeners:
            bot.observe(seat, action)


def play_out(state: State, bots: Sequence[Bot], chance: Bot) -> None:
    """Let bots play `state` to its end."""
    for seat, action in moves(lambda: state, bots, chance):
        state.apply(seat, action)
