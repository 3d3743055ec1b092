"""Keeps the garbage collector from stopping all tables at once.

A full collection over hundreds of tables takes some 200 ms, in which nobody is answered. Young
objects are still collected as usual; the old ones only now and then.
"""

import asyncio
import gc

SELDOM = 600.0  # seconds between full collections
YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000


def spare_the_old() -> None:
    """Let the collector leave alone what is there already, and look at old objects never."""
    gc.collect()
    gc.freeze()  # what the server starts with stays for good
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_seldom() -> None:
    """Take full collections out of the way of moves, for as long as the server runs."""
    spare_the_old()
    while True:
        await asyncio.sleep(SELDOM)
        gc.collect()
