"""The database: one engine, reads at any time, and writes gathered into few commits."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, RowMapping, and_, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tarsas.core.errors import TarsasError
from tarsas.server.schema import chat, facts, guests, moves, seats, tables
from tarsas.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_IN_A_COMMIT = 200
# Of a table's row, what other servers may change, and the newest line of its chat.
COUNTERS = (tables.c.id, tables.c.revision, tables.c.people)
NEWEST_LINE = (
    select(func.coalesce(func.max(chat.c.id), 0))
    .where(chat.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("newest_line")
)


class ConflictError(TarsasError):
    """Somebody else changed the table first."""


class StorageError(TarsasError):
    """The database could not be reached or did not take a change: nothing of it is saved."""


class DoubtError(StorageError):
    """The database did not say whether it took a change."""


@dataclass(frozen=True)
class News:
    """What other servers should look at: a `table`, a `guest`, who is `present` at a table."""

    what: str
    id: str


Statement = tuple[Executable, int | None] | tuple[Executable, list[dict[str, Any]]]
"""A statement with how many rows it must change (None: any number; another count is a conflict),
or an insert with the rows to insert: SQLAlchemy keeps the one compiled form for any number of them.
"""


class Job:
    """Statements that belong together: all are committed or none; and what is told then."""

    def __init__(self, parts: Sequence[Statement | News]) -> None:
        self.news = [part for part in parts if isinstance(part, News)]
        self.statements = [part for part in parts if not isinstance(part, News)]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Storage:
    """Opens the database, brings it up to date, reads and writes."""

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = create_async_engine(settings.async_url(), pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
        self.is_shared = self.engine.dialect.name == "postgresql"  # by several servers
        self.tell: Callable[[Iterable[News]], None] = lambda _: None
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Run the migrations and start the writer."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
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

    async def write(self, *parts: Statement | News) -> None:
        """Commit statements together; returns when they are on disk. News of them is told then."""
        job = Job(parts)
        await self.jobs.put(job)
        await job.done

    async def _write_forever(self) -> None:
        """Commit what has gathered while the last commit ran: one commit serves many tables."""
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_IN_A_COMMIT and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                for part in _in_order(batch):
                    await self._commit_all(part)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def _commit_all(self, batch: list[Job]) -> None:
        committing = False
        try:
            async with self.engine.begin() as connection:
                for job in batch:
                    await _run(connection, job)
                committing = True
        except Exception as error:  # the writer must outlive whatever a job does
            if committing and not isinstance(error, IntegrityError):
                # It may be saved: trying again could do it twice.
                for job in batch:
                    _fail(job, DoubtError(f"perhaps not saved: {error}"))
                self.tell(news for job in batch for news in job.news)
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
        self.tell(news for job in batch for news in job.news)

    # Reading

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """Return all rows of a query."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).mappings().all()
        except (OSError, SQLAlchemyError) as error:
            raise StorageError(f"the database cannot be read: {error}") from None

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

    async def chat_of(self, identity: str, after: int = 0) -> Sequence[RowMapping]:
        """Return what was said at a table after a line, oldest first."""
        query = select(chat).where(chat.c.table_id == identity, chat.c.id > after)
        return await self.rows(query.order_by(chat.c.id))

    async def news_of(self, identity: str, number: int) -> Sequence[RowMapping]:
        """Return a table's counters with each of its moves after a number, or alone if none is.

        One statement sees one state of the database: the moves are those of the revision.
        """
        table = (tables.c.moves, tables.c.wakes, tables.c.keeper, tables.c.rematch, NEWEST_LINE)
        move = (moves.c.number, moves.c.seat, moves.c.action, moves.c.token, moves.c.at)
        later = and_(moves.c.table_id == tables.c.id, moves.c.number > number)
        query = select(*COUNTERS, *table, *move).select_from(tables.outerjoin(moves, later))
        return await self.rows(query.where(tables.c.id == identity).order_by(moves.c.number))

    async def counters_of(self, identities: Iterable[str]) -> Sequence[RowMapping]:
        """Return what tells whether tables in memory are behind, by one query."""
        return await self.rows(
            select(*COUNTERS, tables.c.keeper, NEWEST_LINE).where(tables.c.id.in_(identities))
        )


def _in_order(batch: list[Job]) -> Iterable[list[Job]]:
    """Divide a batch into commits that never wait for each other in a circle.

    Every server locks tables in the order of their ids; what changes several is committed alone,
    in that order too.
    """
    if together := [job for job in batch if len(job.news) < 2]:
        yield sorted(together, key=lambda job: [news.id for news in job.news])
    for job in batch:
        if len(job.news) > 1:
            yield [job]


async def _run(connection: AsyncConnection, job: Job) -> None:
    for position, (statement, expected) in enumerate(job.statements):
        if isinstance(expected, list):
            await connection.execute(statement, expected)
            continue
        result = await connection.execute(statement)
        if expected is not None and result.rowcount != expected:
            error = ConflictError("the table was changed by somebody else")
            if position or result.rowcount:
                raise error
            _fail(job, error)  # it has changed nothing, so the others of the batch go on
            return


def _fail(job: Job, error: Exception) -> None:
    if job.done.done():
        return
    if isinstance(error, ConflictError | DoubtError):
        job.done.set_exception(error)
    elif isinstance(error, IntegrityError):
        job.done.set_exception(ConflictError("the table was changed by somebody else"))
    else:
        job.done.set_exception(StorageError(f"not saved: {error}"))


def _tune_sqlite(connection: Any, _: object) -> None:
    """Write-ahead log: readers never wait for the writer. Every commit is synced."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start together wait for the first
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('tarsas'))"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
