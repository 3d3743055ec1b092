"""What nobody needs any more: which rows these are, and deleting them while play goes on.

Everything is done in portions, each a short transaction that looks once more before it deletes, and
a pause as long follows it. A table that somebody watches stays, and so does one that is set aside
for whoever mends it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    Table,
    delete,
    except_,
    func,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tarsas.server import revisions
from tarsas.server.keep import DAY, Keep
from tarsas.server.reviews import forgetting, forgetting_strays, subject_of
from tarsas.server.schema import (
    bots,
    chat,
    counts,
    guests,
    lessons,
    moves,
    presence,
    puzzle_answers,
    puzzle_players,
    results,
    reviews,
    seats,
    servers,
    stray_moves,
    studies,
    tables,
    wishes,
)
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage, StorageError

TABLES_AT_ONCE = 20
ROWS_AT_ONCE = 500
CANDIDATES = 5000
PAUSE = 0.05  # seconds between portions, at least
ALIVE = 3600.0  # seconds since a server last said that it runs: then who looks on there counts

T = TypeVar("T")
Gone = Callable[[Collection[str]], None]


@dataclass(frozen=True)
class Finding:
    """So many rows of a kind are not needed; the oldest was last touched then."""

    kind: str
    count: int
    oldest: float | None


def _ignore(_: Collection[str]) -> None:
    pass


class Housekeeping:
    """Finds and deletes. `watched` names tables that this server knows somebody to look at.

    `tables_gone` and `guests_gone` are told what was deleted.
    """

    def __init__(
        self,
        storage: Storage,
        keep: Keep,
        watched: Callable[[], Collection[str]] = list,
        tables_gone: Gone = _ignore,
        guests_gone: Gone = _ignore,
    ) -> None:
        self.storage = storage
        self.keep = keep
        self.watched = watched
        self.tables_gone = tables_gone
        self.guests_gone = guests_gone
        self.now = time.time()

    # Which

    def _tables(self) -> dict[str, ColumnElement[bool]]:
        """Return the kinds of tables that may go, with the condition for each."""
        people = select(seats.c.seat).where(
            seats.c.table_id == tables.c.id, or_(seats.c.guest != "", seats.c.left != "")
        )
        kinds = (
            ("tables without people", self.keep.deserted, ~people.exists()),
            ("unfinished games", self.keep.unfinished, people.exists() & ~tables.c.over),
            ("finished games", self.keep.finished, people.exists() & tables.c.over),
        )
        return {
            kind: self._untouched(self.now - days * DAY) & which
            for kind, days, which in kinds
            if days is not None
        }

    def _untouched(self, before: float) -> ColumnElement[bool]:
        said = select(chat.c.id).where(chat.c.table_id == tables.c.id, chat.c.at >= before)
        sat = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.since >= before)
        return (
            (tables.c.updated < before)
            & (tables.c.created < before)
            & (tables.c.set_aside == "")
            & ~said.exists()
            & ~sat.exists()
            & tables.c.id.not_in(self._present(presence.c.table_id))
        )

    def _present(self, what: ColumnElement[str]) -> Select[Any]:
        """Return the tables or guests of those who look on, at any server that runs."""
        alive = servers.c.seen > self.now - ALIVE
        return select(what).join(servers, servers.c.id == presence.c.server).where(alive)

    def _guests(self) -> CompoundSelect[Any] | None:
        """Return the guests who left nothing behind, and were not seen for a time."""
        if self.keep.guests is None:
            return None
        return except_(select(guests.c.id).where(self._unseen(self.keep.guests)), *self._traces())

    def _unseen(self, days: float) -> ColumnElement[bool]:
        before = self.now - days * DAY
        return (guests.c.seen < before) & (guests.c.created < before)

    def _traces(self, of: Sequence[str] | None = None) -> list[Select[Any]]:
        """Return where guests are named (or some of them are)."""
        sat = (seats.c.guest, seats.c.left, tables.c.owner, chat.c.guest)
        named = (*sat, studies.c.guest, counts.c.guest, bots.c.guest, bots.c.id)
        return [
            *(select(name).where(true() if of is None else name.in_(of)) for name in named),
            self._present(presence.c.guest),
        ]

    def _chat(self) -> ColumnElement[bool] | None:
        if self.keep.chat is None:
            return None
        old = chat.c.at < self.now - self.keep.chat * DAY
        here = chat.c.table_id.not_in(list(self.watched()))
        return old & here & chat.c.table_id.not_in(self._present(presence.c.table_id))

    def _studies(self) -> ColumnElement[bool] | None:
        if self.keep.studies is None:
            return None
        return studies.c.updated < self.now - self.keep.studies * DAY

    def _counts(self) -> ColumnElement[bool] | None:
        if self.keep.counts is None:
            return None
        return counts.c.created < self.now - self.keep.counts * DAY

    # How many

    async def survey(self) -> list[Finding]:
        """Return what would go."""
        self.now = time.time()
        found = [
            await self._count(kind, tables, tables.c.updated, which)
            for kind, which in self._tables().items()
        ]
        if (which := self._chat()) is not None:
            found.append(await self._count("lines of chat", chat, chat.c.at, which))
        if (which := self._studies()) is not None:
            found.append(await self._count("analyses", studies, studies.c.updated, which))
        if (which := self._counts()) is not None:
            found.append(await self._count("counted games", counts, counts.c.created, which))
        if (ids := self._guests()) is not None:
            empty = guests.c.id.in_(ids)
            found.append(await self._count("empty guests", guests, guests.c.created, empty))
        return found

    async def _count(
        self, kind: str, table: Table, age: ColumnElement[float], which: ColumnElement[bool]
    ) -> Finding:
        counted = select(func.count().label("count"), func.min(age).label("oldest"))
        (row,) = await self.storage.rows(counted.select_from(table).where(which))
        return Finding(kind, row["count"], row["oldest"])

    # Deleting

    async def clean(self) -> dict[str, int]:
        """Delete what may go, and return how much of each kind went."""
        self.now = time.time()
        done = {kind: await self._delete_tables(which) for kind, which in self._tables().items()}
        if (which := self._chat()) is not None:
            done["lines of chat"] = await self._delete_rows(chat, which)
        if (which := self._studies()) is not None:
            done["analyses"] = await self._delete_rows(studies, which)
            await self._portion(self._stray_reviews)
        if (which := self._counts()) is not None:
            done["counted games"] = await self._delete_rows(counts, which)
        if (ids := self._guests()) is not None:
            done["empty guests"] = await self._delete_guests(ids)
        return done

    async def _delete_tables(self, which: ColumnElement[bool]) -> int:
        count, spared = 0, set(self.watched())
        while True:
            query = select(tables.c.id).where(which, tables.c.id.not_in(spared))
            rows = await self.storage.rows(query.order_by(tables.c.updated).limit(TABLES_AT_ONCE))
            if not rows:
                return count
            ids = [str(row["id"]) for row in rows]
            gone = await self._portion(partial(self._tables_of, ids=ids, which=which))
            self.tables_gone(gone)
            count += len(gone)
            spared |= set(ids) - set(gone)  # somebody came; they have their time again

    async def _tables_of(
        self, connection: AsyncConnection, ids: Sequence[str], which: ColumnElement[bool]
    ) -> list[str]:
        # A change that changes nothing: from here on nobody else can change these tables.
        lock = update(tables).where(tables.c.id.in_(ids)).values(revision=tables.c.revision)
        await connection.execute(lock)
        still = await connection.scalars(select(tables.c.id).where(which, tables.c.id.in_(ids)))
        sure = sorted(set(still) - set(self.watched()))
        for table in (moves, stray_moves, chat, presence, seats):
            await connection.execute(delete(table).where(table.c.table_id.in_(sure)))
        for statement, _ in forgetting(subject_of("t", table_id) for table_id in sure):
            await connection.execute(statement)
        await connection.execute(
            update(tables).where(tables.c.rematch.in_(sure)).values(rematch="")
        )
        await connection.execute(delete(tables).where(tables.c.id.in_(sure)))
        return sure

    async def _delete_rows(self, table: Table, which: ColumnElement[bool]) -> int:
        """Delete rows by their ids, with what refers to them."""
        count = 0
        portion = select(table.c.id).where(which).order_by(table.c.id).limit(ROWS_AT_ONCE)
        change = delete(table).where(table.c.id.in_(portion)).returning(table.c.id)

        async def some(connection: AsyncConnection) -> list[object]:
            return list(await connection.scalars(change))

        while gone := await self._portion(some):
            count += len(gone)
        return count

    async def _stray_reviews(self, connection: AsyncConnection) -> list[object]:
        """Delete the reviews of analyses that are gone."""
        await connection.execute(forgetting_strays()[0])
        return []

    async def _delete_guests(self, which: CompoundSelect[Any]) -> int:
        count = 0
        while True:
            rows = await self.storage.rows(which.limit(CANDIDATES))
            ids = [str(next(iter(row.values()))) for row in rows]
            before = count
            for start in range(0, len(ids), ROWS_AT_ONCE):
                some = ids[start : start + ROWS_AT_ONCE]
                gone = await self._portion(partial(self._guests_of, ids=some))
                self.guests_gone(gone)
                count += len(gone)
            if count == before:
                return count

    async def _guests_of(self, connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
        assert self.keep.guests is not None
        unseen = guests.c.id.in_(ids) & self._unseen(self.keep.guests)
        nowhere = [guests.c.id.not_in(named) for named in self._traces(ids)]
        change = delete(guests).where(unseen, *nowhere).returning(guests.c.id)
        gone = [str(one) for one in await connection.scalars(change)]
        for table in (results, lessons, puzzle_answers, puzzle_players, wishes):
            await connection.execute(delete(table).where(table.c.guest.in_(gone)))
        await connection.execute(update(reviews).where(reviews.c.guest.in_(gone)).values(guest=""))
        return gone

    async def _portion(self, work: Callable[[AsyncConnection], Awaitable[list[T]]]) -> list[T]:
        """Do a short piece of work in a transaction, then let the others have theirs."""
        began = time.monotonic()
        try:
            async with self.storage.engine.begin() as connection:
                return await work(connection)
        except IntegrityError:
            return []  # somebody came at that very moment
        except (OSError, SQLAlchemyError) as error:
            raise StorageError(f"nothing more could be deleted: {error}") from None
        finally:
            await asyncio.sleep(max(PAUSE, time.monotonic() - began))


@asynccontextmanager
async def kept_house(settings: Settings) -> AsyncIterator[Housekeeping]:
    """Open a database that servers may be using, as they left it."""
    if missing := settings.missing_file():
        raise StorageError(f"there is no database {missing}")
    storage = Storage(settings)
    try:
        async with storage.engine.connect() as connection:
            found, newest = await connection.run_sync(revisions.current), revisions.known()[0]
        if found != newest:
            raise StorageError(
                f"the database has schema {found}, not {newest}:"
                " starting `tarsas serve` once brings it up to date"
            )
        yield Housekeeping(storage, settings.keep)
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"the database cannot be read: {error}") from None
    finally:
        await storage.engine.dispose()
