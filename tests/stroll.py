"""Positions that games really lead to: a bot plays, and errs now and then."""

from collections.abc import Iterator
from typing import TypeVar

from tarsas.bots.bot import Bot
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State

S = TypeVar("S", bound=State)


def stroll(state: S, bot: Bot, rng: Rng, one_in: int) -> Iterator[S]:
    """Play on, one move in so many at random; yield every position in which a seat acts.

    It is the state that is played on: who keeps a position clones it.
    """
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        yield state
        legal = state.legal(actor)
        errs = rng.below(one_in) == 0
        state.apply(actor, legal[rng.below(len(legal))] if errs else bot.choose(state, actor))
