"""The servers that share a database: each says that it lives, and sees which others do."""

import asyncio
import secrets
import time

import structlog
from sqlalchemy import (
    ColumnElement,
    Float,
    cast,
    delete,
    extract,
    func,
    insert,
    literal,
    select,
    update,
)

from tarsas.server.schema import servers, tables
from tarsas.server.storage import ConflictError, News, Storage

log = structlog.get_logger()
OFTEN = 2.0  # seconds between two signs of life
DEAD = 6.0  # seconds without one


class Lease:
    """A server's right to look after tables, for as long as it renews it in time.

    What it looks after is named in the tables' rows. Nothing is wrong if two servers believe to
    look after the same table: whatever they do is checked when it is saved. It is only done twice.
    """

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.id = secrets.token_hex(8)
        self.alive = {self.id}

    def is_free(self, keeper: str) -> bool:
        """Say whether nobody who lives looks after what this server looked after."""
        return keeper not in self.alive

    async def take(self) -> None:
        """Begin. A file has one server: whoever had it before is dead."""
        if not self.storage.is_shared:
            await self.storage.write((delete(servers).where(servers.c.id != self.id), None))
        await self.renew()

    async def renew(self) -> bool:
        """Give a sign of life, bury the dead; returns whether the others know us without a gap."""
        mine, now = servers.c.id == self.id, self._now()
        known = True
        try:
            await self.storage.write((update(servers).where(mine).values(seen=now), 1))
        except ConflictError:
            known = False  # this is the first sign, or the last one is too long ago
            await self.storage.write((insert(servers).values(id=self.id, seen=now), 1))
        is_dead = servers.c.seen < now - DEAD
        found = await self.storage.rows(select(servers.c.id, is_dead.label("is_dead")))
        for row in found:
            if row["is_dead"] and row["id"] != self.id:
                log.warning("a server is gone", server=row["id"])
                gone = delete(servers).where(servers.c.id == row["id"], is_dead)
                await self.storage.write((gone, None))
        self.alive = {str(row["id"]) for row in found if not row["is_dead"]} | {self.id}
        return known

    async def give_up(self) -> None:
        """Leave all tables to the others, at once."""
        kept = await self.storage.rows(select(tables.c.id).where(tables.c.keeper == self.id))
        await asyncio.gather(*(self.release(row["id"]) for row in kept))
        await self.storage.write((delete(servers).where(servers.c.id == self.id), None))

    async def release(self, table: str) -> None:
        """Leave a table to whoever wants to look after it."""
        mine = (tables.c.id == table, tables.c.keeper == self.id)
        free = update(tables).where(*mine).values(keeper="")
        await self.storage.write((free, None), News("table", table))

    def _now(self) -> ColumnElement[float]:
        """Return the database's time: the servers' own clocks may differ."""
        if not self.storage.is_shared:
            return literal(time.time())
        return cast(extract("epoch", func.clock_timestamp()), Float)
