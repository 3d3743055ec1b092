"""The environments at random play: `python -m bench environments`.

*PettingZoo* is what `tarsas.lab.pettingzoo.env` returns, *bare* the same without the wrapper that
enforces the order of calls, *vector* many games in one call. All give observation and mask at every
decision; random legal actions are chosen from the mask, or by the vector's own `sample`. One core,
counted in processor time, in turns, so that other work on the machine weighs on all alike.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from bench import batches, machine
from tarsas.core.registry import game_ids
from tarsas.core.rng import Rng
from tarsas.lab.pettingzoo import TableEnv
from tarsas.lab.pettingzoo import env as wrapped_env
from tarsas.lab.vector import VectorEnv

GAMES = 16
BATCHES = (1, 4, 16, 64, 256, 1024)
ROUNDS = 5
PACKAGES = ("tarsas", "librt", "numpy", "gymnasium", "pettingzoo", "envpool", "pgx", "jax")


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


def at_once(name: str, games: int, copy: bool) -> Callable[[], int]:
    """Return a function that makes one decision in each of many games."""
    many = VectorEnv(name, games, copy=copy)
    many.reset(seed=1)
    rng = Rng(1)

    def decide() -> int:
        many.step(many.sample(rng))
        return games

    return decide


def measure(seconds: float = 3.0) -> list[str]:
    """Return the rates of every game as tables of Markdown."""
    about = [f"- {line}" for line in machine.describe(PACKAGES)]
    tables = [ways_table(seconds), batch_table(seconds / 2), peer_table(seconds / 3)]
    return [*about, *(line for table in tables for line in ("", *table))]


def ways_table(seconds: float) -> list[str]:
    """Return one game after the other beside many at once."""
    lines = [
        f"| decisions/s, observed and masked | PettingZoo | bare | vector of {GAMES} "
        "| without copies | gain | over bare |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name in game_ids():
        ways = [in_turn(name, wrapped=True), in_turn(name, wrapped=False)]
        ways += [at_once(name, GAMES, copy) for copy in (True, False)]
        wrapped, bare, copied, live = rates(ways, seconds)
        lines.append(
            f"| Társas {name}, 2 players | {wrapped:,.0f} | {bare:,.0f} | {copied:,.0f} "
            f"| {live:,.0f} | {live / wrapped:.1f}× | {live / bare:.1f}× |"
        )
    return lines


def batch_table(seconds: float) -> list[str]:
    """Return how many games in one call are best; the best of a game is bold."""
    heads = " | ".join(f"{size:,}" for size in BATCHES)
    lines = [f"| vector of so many, without copies | {heads} |", "|---|" + "---:|" * len(BATCHES)]
    for name in game_ids():
        found = rates([at_once(name, size, copy=False) for size in BATCHES], seconds)
        told = [f"**{one:,.0f}**" if one == max(found) else f"{one:,.0f}" for one in found]
        lines.append(f"| Társas {name}, 2 players | {' | '.join(told)} |")
    return lines


def peer_table(seconds: float) -> list[str]:
    """Return other libraries that step many games at once, measured in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.batches", str(seconds)],
        env={**os.environ, **batches.ONE_THREAD},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    rows: dict[tuple[str, str], list[float]] = {}
    for line in done.stdout.splitlines():
        found: dict[str, Any] = json.loads(line)
        rows.setdefault((found["library"], found["game"]), []).append(found["rate"])
    heads = " | ".join(f"{size:,} at once" for size in batches.SIZES)
    lines = [f"| library | game | {heads} |", "|---|---|" + "---:|" * len(batches.SIZES)]
    for (library, game), numbers in rows.items():
        told = " | ".join(f"{number:,.0f}" for number in numbers)
        lines.append(f"| {library} | {game} | {told} |")
    missing = [name for name in batches.LIBRARIES if find_spec(name) is None]
    return [*lines, "", f"Not installed here: {', '.join(missing)}."] if missing else lines
