"""Housekeeping by the server itself: once a day at most, and one server at a time."""

import asyncio
import random
import time
from collections.abc import Collection

import structlog
from sqlalchemy import insert, select, update

from tarsas.core.errors import TarsasError
from tarsas.server import metrics
from tarsas.server.housekeeping import Housekeeping
from tarsas.server.identity import Identity
from tarsas.server.keep import DAY, Keep
from tarsas.server.lobby import Lobby
from tarsas.server.schema import facts
from tarsas.server.storage import ConflictError, Storage

log = structlog.get_logger()
LOOK = 3600.0  # seconds between looks at whether a day has gone by
FACT = "housekeeping"
"""When somebody last began. Who changes it first has the day's work."""


async def clean_daily(lobby: Lobby, identity: Identity, keep: Keep) -> None:
    """Keep house for as long as the server runs."""
    work = housekeeping_of(lobby, identity, keep)
    while True:
        # Servers that start together need not look together.
        await asyncio.sleep(LOOK * random.uniform(0.5, 1.0))
        try:
            if await is_mine(lobby.storage):
                log.info("housekeeping is done", **await work.clean())
        except TarsasError as error:
            log.warning("housekeeping is put off", why=str(error))


async def is_mine(storage: Storage) -> bool:
    """Say whether a day has gone by, and no other server begins."""
    query = select(facts.c.value).where(facts.c.name == FACT)
    now = repr(time.time())
    found = await storage.row(query)
    try:
        if found is None:
            await storage.write((insert(facts).values(name=FACT, value=now), 1))
            return True
        last = str(found["value"])
        if time.time() - float(last) < DAY:
            return False
        mine = update(facts).where(facts.c.name == FACT, facts.c.value == last)
        await storage.write((mine.values(value=now), 1))
    except ConflictError:
        return False
    return True


def housekeeping_of(lobby: Lobby, identity: Identity, keep: Keep) -> Housekeeping:
    """Return housekeeping that spares who looks on here, and forgets what it deletes."""

    def watched() -> list[str]:
        return [table for table, room in lobby.rooms.items() if room.watchers]

    def forget_tables(ids: Collection[str]) -> None:
        for table in ids:
            if room := lobby.rooms.pop(table, None):
                room.close()
        metrics.ROOMS.set(len(lobby.rooms))

    def forget_guests(ids: Collection[str]) -> None:
        for guest in ids:
            identity.known.pop(guest, None)

    return Housekeeping(lobby.storage, keep, watched, forget_tables, forget_guests)
