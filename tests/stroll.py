"""Positions that games really lead to: a bot plays, and errs now and then."""

from collections.abc import Iterator
from typing import TypeVar

from tarsas.bots.bot import Bot
from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State

S = TypeVar("S", bound=State)


class Walker(Bot):
    """Plays as `bot`, which it tells nothing, but one move in so many at random."""

    def __init__(self, bot: Bot, rng: Rng, one_in: int) -> None:
        self.bot = bot
        self.rng = rng
        self.one_in = one_in

    def choose(self, state: State, seat: int) -> int:
        errs = self.rng.below(self.one_in) == 0
        return (RandomBot(self.rng) if errs else self.bot).choose(state, seat)


def stroll(state: S, bot: Bot, rng: Rng, one_in: int) -> Iterator[S]:
    """Play on, one move in so many at random; yield every position in which a seat acts.

    It is the state that is played on: who keeps a position clones it.
    """
    walker = Walker(bot, rng, one_in)
    for seat, action in moves(lambda: state, [walker] * state.players, Chance(rng)):
        if seat != CHANCE:
            yield state
        state.apply(seat, action)
