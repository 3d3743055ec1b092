"""The database: one engine, reads at any time, and writes gathered into few commits."""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, RowMapping, event, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tarsas.core.errors import TarsasError
from tarsas.server import metrics, revisions
from tarsas.server.schema import chat, facts, guests, moves, seats, tables
from tarsas.server.settings import Settings

MOST_IN_A_COMMIT = 200


class ConflictError(TarsasError):
    """Somebody else changed the table first."""


class StorageError(TarsasError):
    """The database could not be reached or did not take a change: nothing of it is saved."""


class DoubtError(StorageError):
    """The database did not say whether it took a change."""


Statement = tuple[Executable, int | None] | tuple[Executable, list[dict[str, Any]]]
"""A statement with how many rows it must change (None: any number; another count is a conflict),
or an insert with the rows to insert: SQLAlchemy keeps the one compiled form for any number of them.
"""


class Job:
    """Statements that belong together: all are committed or none."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Storage:
    """Opens the database, brings it up to date, reads and writes."""

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = create_async_engine(settings.async_url(), pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Run the migrations and start the writer."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(revisions.upgrade, revisions.NEWEST)
        except (OSError, SQLAlchemyError) as error:
            await self.engine.dispose()
            raise StorageError(f"the database cannot be opened: {error}") from None
        self.writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is queued and close."""
        if self.writer:
            await self.jobs.join()
            self.writer.cancel()
        await self.engine.dispose()

    # Writing

    async def write(self, *statements: Statement) -> None:
        """Commit statements together; returns when they are on disk."""
        job = Job(statements)
        await self.jobs.put(job)
        await job.done

    async def _write_forever(self) -> None:
        """Commit what has gathered while the last commit ran: one commit serves many tables."""
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_IN_A_COMMIT and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                await self._commit_all(batch)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def _commit_all(self, batch: list[Job]) -> None:
        committing = False
        try:
            with metrics.COMMITS.time():
                async with self.engine.begin() as connection:
                    for job in batch:
                        await _run(connection, job)
                    committing = True
            metrics.DATABASE_AWAY.set(0)
        except Exception as error:  # the writer must outlive whatever a job does
            if committing and not isinstance(error, IntegrityError):
                # It may be saved: trying again could do it twice.
                metrics.database_failed("answer")
                for job in batch:
                    _fail(job, DoubtError(f"perhaps not saved: {error}"))
                return
            if len(batch) == 1:
                _fail(batch[0], error)
                return
            for job in batch:  # one bad job must not take the others down
                await self._commit_all([job])
            return
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    # Reading

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """Return all rows of a query."""
        try:
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).mappings().all()
        except (OSError, SQLAlchemyError) as error:
            metrics.database_failed("read")
            raise StorageError(f"the database cannot be read: {error}") from None
        metrics.DATABASE_AWAY.set(0)
        return found

    async def row(self, query: Executable) -> RowMapping | None:
        """Return the first row of a query, if any."""
        found = await self.rows(query)
        return found[0] if found else None

    async def secret(self) -> str:
        """Return the key that signs cookies, made on first use."""
        query = select(facts).where(facts.c.name == "secret")
        if (row := await self.row(query)) is None:
            made = {"name": "secret", "value": secrets.token_hex(32)}
            with suppress(ConflictError):  # another server was quicker; its key is as good
                await self.write((insert(facts).values(made), 1))
            row = await self.row(query)
        assert row is not None
        return str(row["value"])

    async def guest(self, identity: str) -> RowMapping | None:
        """Return a guest's row."""
        return await self.row(select(guests).where(guests.c.id == identity))

    async def table(self, identity: str) -> RowMapping | None:
        """Return a table's row."""
        return await self.row(select(tables).where(tables.c.id == identity))

    async def seats_of(self, identity: str) -> Sequence[RowMapping]:
        """Return a table's seats in order."""
        query = select(seats).where(seats.c.table_id == identity).order_by(seats.c.seat)
        return await self.rows(query)

    async def seats_of_all(self, identities: Iterable[str]) -> dict[str, list[RowMapping]]:
        """Return the seats of many tables in order, by one query."""
        found: dict[str, list[RowMapping]] = {identity: [] for identity in identities}
        query = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
        for row in await self.rows(query):
            found[row["table_id"]].append(row)
        return found

    async def moves_of(self, identity: str) -> Sequence[RowMapping]:
        """Return a table's moves in order."""
        query = select(moves).where(moves.c.table_id == identity).order_by(moves.c.number)
        return await self.rows(query)

    async def chat_of(self, identity: str) -> Sequence[RowMapping]:
        """Return what was said at a table, oldest first."""
        query = select(chat).where(chat.c.table_id == identity).order_by(chat.c.id)
        return await self.rows(query)


async def _run(connection: AsyncConnection, job: Job) -> None:
    for statement, expected in job.statements:
        if isinstance(expected, list):
            await connection.execute(statement, expected)
            continue
        result = await connection.execute(statement)
        if expected is not None and result.rowcount != expected:
            raise ConflictError("the table was changed by somebody else")


def _fail(job: Job, error: Exception) -> None:
    if job.done.done():
        return
    if isinstance(error, ConflictError | DoubtError):
        job.done.set_exception(error)
    elif isinstance(error, IntegrityError):
        job.done.set_exception(ConflictError("the table was changed by somebody else"))
    else:
        metrics.database_failed("write")
        job.done.set_exception(StorageError(f"not saved: {error}"))


def _tune_sqlite(connection: Any, _: object) -> None:
    """Write-ahead log: readers never wait for the writer. Every commit is synced."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
