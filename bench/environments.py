"""The environments at random play: `python -m bench.environments [SECONDS]` prints a table.

*single* is the PettingZoo environment without wrappers, *wrapped* what `env()` returns, *vector*
256 games in one call; all give observation and mask at every decision, and random legal actions
are chosen from the mask, or by the vector's own `sample`. One process, one core.
"""

import sys
import time
from collections.abc import Callable

import numpy as np

from bench import machine
from tarsas.core.registry import game_ids
from tarsas.core.rng import Rng
from tarsas.lab.pettingzoo import TableEnv
from tarsas.lab.pettingzoo import env as wrapped_env
from tarsas.lab.vector import VectorEnv

GAMES = 256


def rate(decide: Callable[[], int], seconds: float) -> float:
    """Return how many decisions a second a function makes that returns how many it has made."""
    decide()
    made, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made += decide()
    return made / spent


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


def measure(seconds: float) -> list[str]:
    """Return the rates of every game as a table of Markdown."""
    lines = [
        "| decisions/s with observations and masks | single | wrapped | vector | gain |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in game_ids():
        # The same stretch of time for all three, so that a busy machine slows them alike.
        single = rate(in_turn(name, wrapped=False), seconds)
        wrapped = rate(in_turn(name, wrapped=True), seconds)
        vector = rate(at_once(name), seconds)
        lines.append(
            f"| Társas {name}, 2 players | {single:,.0f} | {wrapped:,.0f} | {vector:,.0f} "
            f"| {vector / single:.1f}× |"
        )
    return lines


if __name__ == "__main__":
    print("\n".join([*machine.describe(), ""]))
    print("\n".join(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)))
