"""What bots and clocks do at a table while nobody waits for an answer to a request."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from tarsas.server.storage import ConflictError, StorageError

log = structlog.get_logger()
AGAIN = 2.0  # seconds until they try again what the database did not take
Work = Callable[..., Coroutine[Any, Any, None]]


class Background:
    """The work under way at one table. If the database does not take it, `resume` is done later."""

    def __init__(self, table: str, resume: Work) -> None:
        self.table = table
        self.resume = resume
        self.tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self.tasks)

    def begin(self, work: Work, *args: int) -> None:
        """Let a bot or a clock do its work."""
        task = asyncio.create_task(self._do(work, *args))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _do(self, work: Work, *args: int) -> None:
        try:
            await work(*args)
        except ConflictError:
            log.info("a bot or a clock came too late", table=self.table)
        except StorageError as error:
            told = {"fault": type(error).__name__, "why": str(error)}
            log.warning("a bot's or a clock's work is not saved", table=self.table, **told)
            await asyncio.sleep(AGAIN)
            self.begin(self.resume)
        except Exception:
            log.exception("a bot failed", table=self.table, work=work.__name__, of=args)

    def end(self) -> None:
        """Stop all of it."""
        for task in self.tasks:
            task.cancel()
