"""Makes the reviews that were asked for: one at a time on each server, part by part.

Whoever plays goes first: no part is begun while anybody waits for a bot, and the processes stand
behind all others (judging.py). What a server leaves undone another one takes over, as soon as that
server is known to be gone (lease.py).
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

import structlog

from tarsas.core.errors import TarsasError
from tarsas.server import judging, metrics
from tarsas.server.judging import Judges, Work
from tarsas.server.reviews import Reviews, plan_of
from tarsas.server.storage import ConflictError, StorageError
from tarsas.server.subjects import record_behind
from tarsas.server.thinking import Thinkers

log = structlog.get_logger()
T = TypeVar("T")
# Seconds
LOOK = 2.0  # between two looks whether anything was asked for on another server, or left behind
CALM = 0.1  # between two looks whether somebody still waits for a bot
AGAIN = 5.0  # until what the database did not take is tried again
TRIES = 3  # of a part whose process died: the machine may have been short of memory


class HurriedError(Exception):
    """A deep review makes way for another one; it goes on later."""


class Reviewer:
    """Takes reviews from the queue for as long as the server runs."""

    def __init__(
        self, reviews: Reviews, thinkers: Thinkers, workers: int, simulations: int = 0
    ) -> None:
        self.reviews = reviews
        self.thinkers = thinkers
        self.workers = workers
        self.simulations = simulations  # of the usual depth; 0: as each game has it
        self.judges = Judges(max(1, workers))
        self.asked = asyncio.Event()

    def wake(self) -> None:
        """Look at the queue: somebody has asked for a review here."""
        self.asked.set()

    async def run(self) -> None:
        """Go on for ever; with no processes to work in, others have to do it."""
        while self.workers:
            try:
                self.asked.clear()
                if taken := await self.reviews.take():
                    await self._make(*taken)
                    continue
                self.judges.close()  # nothing to do: their memory is of more use elsewhere
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.asked.wait(), LOOK)
            except StorageError as error:
                log.warning("reviews are put off", why=str(error))
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Stop at once, and leave what is undone to other servers."""
        self.judges.close()
        with suppress(StorageError):  # else they find out a little later
            await self.reviews.release()

    async def _make(self, subject: str, depth: int) -> None:
        """Make a review, or note that it cannot be made; one whose subject is gone is let go."""
        began = time.monotonic()
        try:
            record = await record_behind(self.reviews.storage, subject)
            if record is None:
                await self.reviews.drop(subject)
                return
            plan = plan_of(record.game, depth, self.simulations)
            await self._judge(subject, depth, Work.on(record, plan))
            metrics.REVIEWS.labels("done").inc()
            log.info("reviewed", subject=subject, seconds=round(time.monotonic() - began, 1))
        except StorageError:
            raise
        except HurriedError:
            await self.reviews.release()
        except ConflictError:
            log.info("a review is not wanted any more", subject=subject)
        except Exception as error:
            told = "" if isinstance(error, TarsasError | BrokenProcessPool) else error
            log.error("a review failed", subject=subject, why=repr(error), exc_info=told or None)
            metrics.REVIEWS.labels("failed").inc()
            await self.reviews.fail(subject, depth)

    async def _judge(self, subject: str, depth: int, work: Work) -> None:
        """Make the parts that are missing, as many at once as there are processes; then the whole.

        Each is saved when it is done.
        """
        tasks = await self._do(judging.count, work)
        parts = await self.reviews.begin(subject, depth, tasks)
        missing = iter([number for number in range(tasks) if number not in parts])

        async def go_on() -> None:
            for number in missing:
                await self._make_way(depth)
                parts[number] = await self._do(judging.judge, work, number)
                try:
                    await self.reviews.keep(subject, depth, number, parts[number])
                except ConflictError:  # another server made it too; or the review is deleted
                    await self.reviews.begin(subject, depth, tasks)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.workers):
                    group.create_task(go_on())
        except ExceptionGroup as several:
            raise several.exceptions[0] from None
        whole = await self._do(judging.gather, work, [parts[n] for n in range(tasks)])
        await self.reviews.finish(subject, depth, whole)

    async def _make_way(self, depth: int) -> None:
        """Wait until nobody waits for a bot; leave a deep review to who waits for any at all."""
        while self.thinkers.is_awaited():
            await asyncio.sleep(CALM)
        if depth > 1 and await self.reviews.is_hurried(depth):
            raise HurriedError

    async def _do(self, what: Callable[..., T], *args: object) -> T:
        """Let a process do something; if it dies, another one does it, up to some tries."""
        for _ in range(TRIES - 1):
            with suppress(BrokenProcessPool):
                return await self.judges.do(what, *args)
            self.judges.close()
        return await self.judges.do(what, *args)
