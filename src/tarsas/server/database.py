"""The connections to the database: how they are made, and how long anything may take on them.

A database that is away gives an error or gives nothing: a network can be cut without a word. So
nothing here waits for ever, and what hangs is given up with its connection.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

import structlog
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tarsas.core.errors import TarsasError
from tarsas.server import metrics, revisions
from tarsas.server.settings import Settings

log = structlog.get_logger()
T = TypeVar("T")

# Seconds. The server of the database is to give up first, a locked file too: they say why.
CONNECTING = 4.0
STATEMENT = 5.0
LONGEST = 7.0  # from asking for a connection to giving it back
STARTING = 10.0  # that PostgreSQL may take to come up when both are started together
MIGRATING = 60.0  # that another server may take over it
SOON = 0.5  # until the next try to open
A_MINUTE = 60.0

# PostgreSQL lets go of what a server held that it can no longer reach.
POSTGRES = {
    "statement_timeout": f"{STATEMENT:.0f}s",
    "idle_in_transaction_session_timeout": "15s",
    "tcp_user_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
LOCK = 0x7A125A5  # the number of the lock under which one server migrates: "tarsas", nearly


class StorageError(TarsasError):
    """The database could not be reached or did not take a change: nothing of it is saved."""

    package = "tarsas.web"


class LostFileError(OSError):
    """The database's file is not the one that was opened: what is written there is lost."""


class Database:
    """One database, by its URL."""

    def __init__(self, settings: Settings) -> None:
        try:
            self.engine: AsyncEngine = _engine(settings.async_url())
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise StorageError(f"the database cannot be opened: {reason(error)}") from None
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.open_ones: WeakSet[Any] = WeakSet()  # the driver's own connections
        self.file: tuple[Path, tuple[int, int]] | None = None
        self.given_up: set[asyncio.Task[Any]] = set()
        self.trouble = ""  # what was wrong last, until the database answers again
        self.told: dict[str, float] = {}  # when that was last logged
        event.listen(self.engine.sync_engine, "connect", self._connected)

    def _connected(self, connection: Any, _: object) -> None:
        if self.is_sqlite:
            _tune_sqlite(connection)
        else:
            self.open_ones.add(connection.driver_connection)

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date; one that is just being started is waited for."""
        loop = asyncio.get_running_loop()
        end = loop.time() + STARTING
        while True:
            try:
                if self.is_sqlite:
                    await asyncio.to_thread(_try_file, self.engine.url.database or "")
                async with self.engine.begin() as connection:
                    await connection.run_sync(_migrate)
                break
            except Exception as error:  # the driver has errors of its own
                later = not self.is_sqlite and _may_come(error) and loop.time() < end
                if not later:
                    await self.close()
                    why = f"the database cannot be opened: {reason(error)}"
                    raise StorageError(why) from None
                await asyncio.sleep(SOON)
        path = Path(self.engine.url.database or "")
        if self.is_sqlite and path.is_file():
            self.file = path, _identity(path)

    async def close(self) -> None:
        """Close every connection, in order if the database answers."""
        ending = asyncio.create_task(self.engine.dispose())
        await asyncio.wait({ending}, timeout=CONNECTING)
        self._give_up(ending)

    # Working

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return what comes of some work on a connection; it has LONGEST for it."""
        self._check_file()
        task = asyncio.create_task(self._work(work))
        try:
            await asyncio.wait({task}, timeout=LONGEST)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not task.done():
            self._give_up(task)
            raise TimeoutError(f"no answer within {LONGEST:.0f} seconds")
        found = task.result()
        self._answered()
        return found

    async def _work(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.engine.connect() as connection:
            return await work(connection)

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        """Leave a task that hangs to itself, and cut what it hangs on.

        PostgreSQL ends by itself what takes long, so this is the network: the other connections
        hang as well. SQLite's disk comes back or it does not; there is nothing to cut.
        """
        for connection in list(self.open_ones):
            connection.terminate()
        if not task.done():
            self.given_up.add(task)
            task.cancel()
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.given_up.discard(task)
        if not task.cancelled():
            task.exception()  # nobody else asks for it, and asyncio would complain

    def _check_file(self) -> None:
        """Refuse a file that was deleted or replaced: writing to the old one would succeed."""
        if self.file is None:
            return
        path, identity = self.file
        with suppress(OSError):
            if _identity(path) == identity:
                return
        raise LostFileError("the file of the database is gone or another one; put it back")

    # Trouble

    def note(self, error: BaseException) -> None:
        """Log what is wrong with the database, once until it changes."""
        why = reason(error)
        metrics.DATABASE_AWAY.set(1)
        if why != self.trouble:
            self.trouble = why
            if self._is_news(why):
                log.warning("the database does not do as asked", why=why)

    def _answered(self) -> None:
        if self.trouble:
            metrics.DATABASE_AWAY.set(0)
            self.trouble = ""
            if self._is_news(""):
                log.info("the database does as asked again")

    def _is_news(self, what: str) -> bool:
        """Say whether something was not told in the last minute: some of it may come and go."""
        now = time.monotonic()
        if now - self.told.get(what, -A_MINUTE) < A_MINUTE:
            return False
        self.told[what] = now
        return True


def reason(error: BaseException) -> str:
    """Return an error in a line: its kind and what it says, without SQL and without values."""
    found = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        found = error.orig.__cause__ or error.orig
    said = re.sub(r"^<class '[\w.]+'>: ", "", str(found)).split("\n")[0]
    if not isinstance(found, OSError):
        said = said.split(": ")[0]  # values come after it
    return f"{type(found).__name__}: {said[:200]}"


def _engine(url: str) -> AsyncEngine:
    made: dict[str, Any] = {}
    if url.startswith("postgresql"):
        made["pool_pre_ping"] = True  # a wire may have been cut; a file needs no asking
        made["pool_timeout"] = CONNECTING
        made["connect_args"] = {"timeout": CONNECTING, "server_settings": POSTGRES}
    return create_async_engine(url, **made)


def _try_file(path: str) -> None:
    """Open a file and leave it again; an error says that it is none, or not a database.

    The driver would say so too, but leaves a thread that may speak when nobody listens any more.
    """
    with closing(sqlite3.connect(path, timeout=MIGRATING)) as file:
        file.execute("PRAGMA schema_version")


def _tune_sqlite(connection: Any) -> None:
    """Write-ahead log: readers never wait for the writer. Every commit is synced."""
    cursor = connection.cursor()
    busy = f"busy_timeout={STATEMENT * 1000:.0f}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _may_come(error: Exception) -> bool:
    """Say whether PostgreSQL may only be starting: nobody listens, or it says so itself."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, OSError) or getattr(cause, "sqlstate", None) == "57P03"


def _migrate(connection: Connection) -> None:
    """Bring the database up to date, one server at a time: the others find it done."""
    if connection.dialect.name == "sqlite":
        # The driver would begin before the first change only, after the look at what is there.
        connection.exec_driver_sql(f"PRAGMA busy_timeout={MIGRATING * 1000:.0f}")
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
    else:
        connection.execute(text(f"SET LOCAL statement_timeout = '{MIGRATING:.0f}s'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        connection.execute(text("SET LOCAL statement_timeout = 0"))
    revisions.upgrade(connection, revisions.NEWEST)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={STATEMENT * 1000:.0f}")
