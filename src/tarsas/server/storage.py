"""The database: one engine, reads at any time, and writes gathered into few commits."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Executable, RowMapping, and_, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server import metrics
from tarsas.server.database import LONGEST, Database
from tarsas.server.database import StorageError as StorageError  # for whoever writes
from tarsas.server.limits import LINES_KEPT
from tarsas.server.schema import chat, facts, guests, moves, seats, tables
from tarsas.server.settings import Settings

MOST_IN_A_COMMIT = 200
T = TypeVar("T")
# Of a table's row, what other servers may change, and the newest line of its chat.
COUNTERS = (tables.c.id, tables.c.revision, tables.c.people)
NEWEST_LINE = (
    select(func.coalesce(func.max(chat.c.id), 0))
    .where(chat.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("newest_line")
)
UNREADABLE = Message("error-cannot-read")


class ConflictError(TarsasError):
    """Somebody else changed the table first."""

    package = "tarsas.web"


class DoubtError(StorageError):
    """The database did not say whether it took a change."""


@dataclass(frozen=True)
class News:
    """What other servers should look at: a `table`, a `guest`, one who is `gone` for good,
    who is `present` at a table.
    """

    what: str
    id: str


# What is said of each to whoever asked; the cause is in the log.
SAID = {
    ConflictError: Message("error-conflict"),
    StorageError: Message("error-cannot-save"),
    DoubtError: Message("error-doubt"),
}

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
        self.database = Database(settings)
        self.engine = self.database.engine
        self.is_shared = not self.database.is_sqlite  # by several servers
        self.tell: Callable[[Iterable[News]], None] = lambda _: None
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.changing = asyncio.Lock()

    async def open(self) -> None:
        """Run the migrations and start the writer."""
        await self.database.open()
        self.writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is queued, if the database takes it, and close."""
        if self.writer:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.jobs.join(), LONGEST)
            self.writer.cancel()
            while not self.jobs.empty():
                _fail([self.jobs.get_nowait()], StorageError)
        await self.database.close()

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

    async def _commit_all(self, batch: list[Job]) -> bool:
        """Commit jobs together, or one by one if one is bad; say whether the database answered."""
        committing = False

        async def commit(connection: AsyncConnection) -> None:
            nonlocal committing
            async with connection.begin():
                for job in batch:
                    await _run(connection, job)
                committing = True

        try:
            with metrics.COMMITS.time():
                await self.database.run(commit)
        except Exception as error:  # the writer must outlive whatever a job does
            if not _is_conflict(error):
                self.database.note(error)
            if committing and not isinstance(error, IntegrityError):
                # It may be saved: trying again could do it twice.
                metrics.DATABASE_ERRORS.labels("answer").inc()
                _fail(batch, DoubtError)
                self.tell(news for job in batch for news in job.news)
                return False
            if not _is_of_a_job(error):
                metrics.DATABASE_ERRORS.labels("write").inc()
                _fail(batch, StorageError)
                return False
            if len(batch) == 1:
                _fail(batch, ConflictError if _is_conflict(error) else StorageError)
                return True
            answers = True
            for job in batch:  # one bad job must not take the others down
                if answers:
                    answers = await self._commit_all([job])
                else:
                    _fail([job], StorageError)
            return answers
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)
        self.tell(news for job in batch for news in job.news)
        return True

    async def change(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return what comes of some work in a transaction of its own, beside all jobs.

        It is for what must be read to be changed. A row that is there already is a conflict; the
        first statement must write, or SQLite may refuse to after it has read.
        """

        async def changed(connection: AsyncConnection) -> T:
            async with connection.begin():
                return await work(connection)

        # SQLite has one writer at a time, and many who wait for it too long; PostgreSQL has rows.
        alone = nullcontext() if self.is_shared else self.changing
        try:
            async with alone:
                return await self.database.run(changed)
        except IntegrityError:
            raise ConflictError(SAID[ConflictError]) from None
        except Exception as error:
            self.database.note(error)
            metrics.DATABASE_ERRORS.labels("write").inc()
            raise StorageError(SAID[StorageError]) from None

    async def check(self) -> None:
        """Write a little of our own, beside all jobs; an error says that nothing can be written."""
        pulse = {"value": str(time.time())}

        async def beat(connection: AsyncConnection) -> None:
            async with connection.begin():
                change = update(facts).where(facts.c.name == "pulse").values(pulse)
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(insert(facts).values(name="pulse", **pulse))

        try:
            with suppress(IntegrityError):  # another server's first, which is as good
                await self.database.run(beat)
        except Exception as error:
            self.database.note(error)
            raise StorageError(SAID[StorageError]) from None

    # Reading

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """Return all rows of a query."""

        async def read(connection: AsyncConnection) -> Sequence[RowMapping]:
            return (await connection.execute(query)).mappings().all()

        try:
            return await self.database.run(read)
        except Exception as error:  # the driver has errors of its own, also when connecting
            self.database.note(error)
            metrics.DATABASE_ERRORS.labels("read").inc()
            raise StorageError(UNREADABLE) from None

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
        """Return what was said last at a table after a line, oldest first.

        `total` counts all that was said after it.
        """
        total = func.count().over().label("total")
        query = select(chat, total).where(chat.c.table_id == identity, chat.c.id > after)
        newest = await self.rows(query.order_by(chat.c.id.desc()).limit(LINES_KEPT))
        return newest[::-1]

    async def speakers_of(self, identity: str) -> dict[str, str]:
        """Return who spoke at a table, by what they are called now."""
        query = select(chat.c.guest, chat.c.name).where(chat.c.table_id == identity).distinct()
        return {row["guest"]: row["name"] for row in await self.rows(query)}

    async def news_of(self, identity: str, number: int) -> Sequence[RowMapping]:
        """Return a table's counters with each of its moves after a number, or alone if none is.

        One statement sees one state of the database: the moves are those of the revision.
        """
        told = (tables.c.keeper, tables.c.rematch, tables.c.muted, tables.c.began, tables.c.asked)
        table = (tables.c.moves, tables.c.wakes, *told, NEWEST_LINE)
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
            if position or result.rowcount:
                raise ConflictError(SAID[ConflictError])
            _fail([job], ConflictError)  # it has changed nothing: the others of the batch go on
            return


def _is_of_a_job(error: Exception) -> bool:
    """Say whether one job may be to blame: a database that is away would fail each of them."""
    if isinstance(error, OperationalError):  # a locked file, a full disk
        return False
    away = isinstance(error, DBAPIError) and error.connection_invalidated
    return isinstance(error, ConflictError | SQLAlchemyError) and not away


def _is_conflict(error: Exception) -> bool:
    return isinstance(error, ConflictError | IntegrityError)


def _fail(batch: Iterable[Job], kind: type[TarsasError]) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_exception(kind(SAID[kind]))
