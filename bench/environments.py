"""The environments at random play: `python -m bench environments`.

*PettingZoo* is what `tarsas.lab.pettingzoo.env` returns, *bare* the same without the wrapper that
enforces the order of calls, *vector* 256 games in one call. All give observation and mask at every
decision; random legal actions are chosen from the mask, or by the vector's own `sample`. One core,
counted in processor time, in turns, so that other work on the machine weighs on all alike.
"""

import time
from collections.abc import Callable

import numpy as np

from tarsas.core.registry import game_ids
from tarsas.core.rng import Rng
from tarsas.lab.pettingzoo import TableEnv
from tarsas.lab.pettingzoo import env as wrapped_env
from tarsas.lab.vector import VectorEnv

GAMES = 256
ROUNDS = 5


def rates(ways: list[Callable[[], int]], seconds: float) -> list[float]:
    """Return how many decisions a second each way makes; a call returns how many it has made."""
    made, spent = [0] * len(ways), [0.0] * len(ways)
    for turn in range(ROUNDS * len(ways)):
        way = turn % len(ways)
        began = time.process_time()
        while (now := time.process_time() - began) < seconds / ROUNDS:
            made[way] += ways[way]()
        spent[way] += now
    return [count / time_ for count, time_ in zip(made, spent, strict=True)]


def in_turn(name: str, wrapped: bool) -> Callable[[], int]:
    """Return a function that makes 100 decisions in a PettingZoo environment."""
    table = wrapped_env(name) if wrapped else TableEnv(name)
    rng = np.random.default_rng(1)
    table.reset(seed=1)

    def decide() -> int:
        for _ in range(100):
            seen, _, ended, _, _ = table.last()
            if ended or seen is None:
                table.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(legal[rng.integers(len(legal))])
        return 100

    return decide


def at_once(name: str) -> Callable[[], int]:
    """Return a function that makes one decision in each of many games."""
    many = VectorEnv(name, GAMES)
    many.reset(seed=1)
    rng = Rng(1)

    def decide() -> int:
        many.step(many.sample(rng))
        return GAMES

    return decide


def measure(seconds: float = 3.0) -> list[str]:
    """Return the rates of every game as a table of Markdown."""
    lines = [
        "| decisions/s, observed and masked | PettingZoo | bare | vector | gain | over bare |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name in game_ids():
        ways = [in_turn(name, wrapped=True), in_turn(name, wrapped=False), at_once(name)]
        wrapped, bare, vector = rates(ways, seconds)
        lines.append(
            f"| Társas {name}, 2 players | {wrapped:,.0f} | {bare:,.0f} | {vector:,.0f} "
            f"| {vector / wrapped:.1f}× | {vector / bare:.1f}× |"
        )
    return lines
