"""Many games in one call beside others that do the same: `python -m bench.batches SECONDS`.

Prints a JSON line for each library, game and number of games. Everything runs in one process on one
processor, with one thread where a library has several. EnvPool's step is C++, PGX's is compiled by
XLA, action and new games included; what compiles before the first step is not counted.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tarsas.core.registry import game_ids
from tarsas.core.rng import Rng
from tarsas.lab.vector import VectorEnv

SIZES = (16, 256, 4096)
ENVPOOL = ("Blackjack-v1", "FrozenLake-v1", "CartPole-v1")
PGX = ("tic_tac_toe", "connect_four", "backgammon", "go_9x9", "chess")
LIBRARIES = ("envpool", "pgx")
ONE_THREAD = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "OMP_NUM_THREADS": "1",
}

Step = Callable[[], object]
"""Makes one random decision in each of many games."""


def ours(game: str, size: int) -> Step:
    """One of our games; legal actions are chosen from the mask by the compiled `sample`."""
    many, rng = VectorEnv(game, size, copy=False), Rng(1)
    many.reset(seed=1)
    return lambda: many.step(many.sample(rng))


def envpool(game: str, size: int) -> Step:
    """An environment of EnvPool; all its actions are legal at any time."""
    numpy: Any = import_module("numpy")
    library: Any = import_module("envpool")
    many = library.make(game, env_type="gymnasium", num_envs=size, num_threads=1, seed=1)
    rng = numpy.random.default_rng(1)
    count = int(many.action_space.n)
    many.reset()
    return lambda: many.step(rng.integers(count, size=size, dtype=numpy.int32))


def pgx(game: str, size: int) -> Step:
    """A game of PGX: choosing by the mask, stepping and beginning anew are one compiled call."""
    jax: Any = import_module("jax")
    rules: Any = import_module("pgx").make(game)
    again = import_module("pgx.experimental.wrappers").auto_reset(rules.step, rules.init)

    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, odds, axis=-1)
        return jax.vmap(again)(state, actions, jax.random.split(chance, size)), key

    compiled = jax.jit(turn)
    first = jax.random.PRNGKey(1)
    now = [jax.jit(jax.vmap(rules.init))(jax.random.split(first, size)), first]

    def step() -> None:
        now[:] = compiled(*now)
        jax.block_until_ready(now[0])

    return step


def contestants() -> Iterator[tuple[str, str, Callable[[int], Step]]]:
    """Yield library, game and how to make many of it, as far as they are installed."""
    for name in game_ids():
        yield "Társas", f"{name}, 2 players", partial(ours, name)
    if find_spec("envpool"):
        yield from (("EnvPool (C++)", name, partial(envpool, name)) for name in ENVPOOL)
    if find_spec("pgx"):
        yield from (("PGX (JAX)", name, partial(pgx, name)) for name in PGX)


def rate(step: Step, size: int, seconds: float) -> float:
    """Return decisions a second of processor time, after steps that load and compile."""
    for _ in range(3):
        step()
    made, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        step()
        made += size
    return made / spent


def main() -> None:
    """Measure everything that is installed."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seconds = float(sys.argv[1])
    for library, game, make in contestants():
        for size in SIZES:
            found = {"library": library, "game": game, "size": size}
            print(json.dumps({**found, "rate": rate(make(size), size, seconds)}), flush=True)


if __name__ == "__main__":
    main()
