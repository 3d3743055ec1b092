"""What takes long is done beside the tables: a piece at a time, in fair turns.

Python runs one thread at a time, so each thread that computes takes the tables' time. There is one
of them therefore, however many ask, and who asks for much does not hold up who asks for little.
What turns drawings into pixels keeps all other threads waiting until it is done, a quarter of a
second and more: it has a process of its own.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from tarsas.core.processes import follow_parent
from tarsas.server.turns import CALLER, Turns

P = ParamSpec("P")
T = TypeVar("T")
NICENESS = 5  # of the process; whoever plays comes first


class Workshop:
    """Where one piece of work is done at a time; the others wait, by whose they are."""

    def __init__(self, opened: Callable[[], Executor]) -> None:
        self.opened = opened
        self.executor: Executor | None = None
        self.waiting: Turns[asyncio.Future[None]] = Turns()
        self.busy = False

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what comes of some work, once it has had its turn."""
        loop = asyncio.get_running_loop()
        if self.busy:
            turn: asyncio.Future[None] = loop.create_future()
            self.waiting.put(CALLER.get(), turn)
            await self._wait_for(turn)
        self.busy = True
        try:
            if self.executor is None:
                self.executor = self.opened()
            return await loop.run_in_executor(self.executor, partial(work, *args, **more))
        except BrokenProcessPool:
            self.executor = None  # the next piece begins anew
            raise
        finally:
            self._hand_on()

    async def _wait_for(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came in the very moment in which its owner left
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        self.busy = False
        while self.waiting and not self.busy:
            turn = self.waiting.take()
            if not turn.done():  # who left meanwhile does not come
                turn.set_result(None)
                self.busy = True

    def close(self) -> None:
        """Let go what works here, also in the middle of something."""
        if isinstance(self.executor, ProcessPoolExecutor):
            # There is no public way to end a process that is busy.
            processes = list((self.executor._processes or {}).values())
            self.executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
        self.executor = None


THREAD = Workshop(partial(ThreadPoolExecutor, 1, "beside"))


async def beside(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Return what comes of some work that takes long, while the tables go on."""
    return await THREAD.do(work, *args, **more)


def begin() -> None:
    """Make ready a process."""
    follow_parent()
    os.nice(NICENESS)


def own_process() -> Workshop:
    """Return a workshop in a process of its own, which starts with the first piece of work."""
    # Spawned, not forked: the server has threads and an event loop of its own.
    context = multiprocessing.get_context("spawn")
    return Workshop(partial(ProcessPoolExecutor, 1, context, initializer=begin))
