"""Does what must be done now and then, so that tables go on: on this server or on another.

It gives signs of life, finds tables whose bots or clocks nobody looks after, catches up with what
other servers did, says who is here, and lets quiet rooms leave memory.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import RowMapping, and_, or_, select, update

from tarsas.core.errors import TarsasError
from tarsas.core.registry import game_ids
from tarsas.server import lease
from tarsas.server.herald import Herald
from tarsas.server.lobby import Lobby
from tarsas.server.presence import Presence
from tarsas.server.schema import servers, tables
from tarsas.server.storage import ConflictError, News, StorageError

log = structlog.get_logger()
# Seconds
ALARMS = 1.0  # between two looks for tables that wait
LOOKS = 3.0  # between two looks whether a room is behind: news may be lost
GATHERED = 0.5  # for which those who come and go are gathered
SWEEPS = 5.0  # between two looks for quiet rooms
QUIET = 300.0  # after which an unused room leaves memory
FRESH = 10.0  # for which it stays in any case: somebody may be about to use it
MOST_ROOMS = 2000  # above which rooms leave sooner
AT_ONCE = 20  # tables taken over in one go
MOST_UNSEEN = 200  # rooms at work that nobody looks at; above, what waits goes on waiting
FEW = 4  # rooms that catch up at the same time


class Caretaker:
    """Looks after the rooms of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.storage, self.lease = lobby.storage, lobby.lease
        self.presence = Presence(self.storage, self.lease)
        self.herald = Herald(self.storage, self.lease.id, self.hear, self.missed)
        self.tasks: set[asyncio.Task[None]] = set()
        self.behind: set[str] = set()  # rooms that are going to catch up
        self.few = asyncio.Semaphore(FEW)
        self.broken: set[str] = set()  # tables that cannot be opened: tried once

    async def start(self) -> None:
        """Give the first sign of life, then go on."""
        await self.lease.take()
        self._every(lease.OFTEN, self.beat)
        self._every(ALARMS, self.find_alarms)
        self._every(SWEEPS, self.sweep)
        if self.storage.is_shared:
            self.storage.tell = self.herald.tell
            self._spawn(self.herald.run())
            self._every(GATHERED, self.say_who_is_here)
            self._every(LOOKS, self.look)

    def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()

    async def leave(self) -> None:
        """Stop, and leave the tables to other servers, so that they go on at once."""
        self.close()
        with suppress(StorageError):  # else the others find out a little later
            await self.lease.give_up()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def go_on() -> None:
            fails = False
            while True:
                try:
                    await work()
                    fails = False
                except StorageError as error:
                    if not fails:
                        log.warning("put off", work=work.__name__, why=str(error))
                    fails = True
                except Exception:
                    log.exception("failed", work=work.__name__)
                await asyncio.sleep(seconds)

        self._spawn(go_on())

    # Other servers

    async def beat(self) -> None:
        """Give a sign of life. Whatever changed among the servers, look what came of it."""
        before = self.lease.alive
        known = await self.lease.renew()
        if not known:
            self.presence.forget()
            for room in self.lobby.rooms.values():
                room.stirred = True
        if not known or before != self.lease.alive:
            await self._look_at_everything()  # who died may have left something unsaid

    def hear(self, news: News) -> None:
        """Look at what another server speaks of."""
        match news.what:
            case "table":
                self._catch_up(news.id)
            case "present":
                if room := self.lobby.rooms.get(news.id):
                    self._spawn(self._late(self.presence.read([room])))
            case "guest":
                self.lobby.identity.forget(news.id)
                self._spawn(self._late(self.lobby.call_by_name(news.id)))
            case "gone":
                self._spawn(self._late(self.lobby.gone(news.id)))

    def missed(self) -> None:
        """Look at everything: some news may not have come."""
        self._spawn(self._late(self._look_at_everything()))

    async def _look_at_everything(self) -> None:
        await self.look()
        self.lobby.identity.forget()
        await self.lobby.call_by_name()

    async def _late(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what can also be done at the next look."""
        try:
            await work
        except TarsasError as error:
            log.info("put off", why=str(error))

    def _catch_up(self, table: str) -> None:
        known = table in self.lobby.rooms or table in self.lobby.loading
        if known and table not in self.behind:
            self.behind.add(table)
            self._spawn(self._late(self._refresh(table)))

    async def _refresh(self, table: str) -> None:
        async with self.few:
            if loading := self.lobby.loading.get(table):
                await asyncio.wait([loading])
            self.behind.discard(table)
            if room := self.lobby.rooms.get(table):
                await room.refresh()

    async def look(self) -> None:
        """Let every room catch up that is behind, and see who is elsewhere."""
        if not self.storage.is_shared:
            return
        rooms = dict(self.lobby.rooms)
        found = {row["id"]: row for row in await self.storage.counters_of(rooms)}
        for identity, room in rooms.items():
            if identity not in found:
                self.lobby.forget(room)  # the table was deleted
            elif room.is_behind(found[identity]):
                self._catch_up(identity)
        await self.presence.read(list(rooms.values()))

    async def say_who_is_here(self) -> None:
        """Write down who came and went."""
        await self.presence.write([room for room in self.lobby.rooms.values() if room.stirred])

    # Alarms

    async def find_alarms(self) -> None:
        """Take over tables that wait for a bot or a clock while nobody looks after them."""
        while (found := await self._waiting()) and self._may_take_more():
            random.shuffle(found)  # other servers find the same
            took = await asyncio.gather(*(self._take(row["id"], row["keeper"]) for row in found))
            for row, is_ours in zip(found, took, strict=True):
                if is_ours:
                    await self._open(row["id"])
            if len(found) < AT_ONCE:
                return

    def _may_take_more(self) -> bool:
        unseen = [
            room for room in self.lobby.rooms.values() if room.background and not room.watchers
        ]
        return len(unseen) < MOST_UNSEEN

    async def _waiting(self) -> list[RowMapping]:
        """Return tables whose time has come, those that wait longest first.

        Nobody who lives looks after them; or this server should, but has forgotten it.
        """
        kept = [room.id for room in self.lobby.rooms.values() if room.is_keeper()]
        ours = and_(tables.c.keeper == self.lease.id, tables.c.id.not_in(kept))
        query = (
            select(tables.c.id, tables.c.keeper)
            .where(tables.c.wakes <= time.time(), tables.c.set_aside == "")
            .where(or_(tables.c.keeper.not_in(select(servers.c.id)), ours))
            .where(tables.c.game.in_(game_ids()), tables.c.id.not_in(self.broken))
            .order_by(tables.c.wakes)
            .limit(AT_ONCE)
        )
        return list(await self.storage.rows(query))

    async def _take(self, table: str, keeper: str) -> bool:
        free = update(tables).where(tables.c.id == table, tables.c.keeper == keeper)
        mine = free.values(keeper=self.lease.id)
        try:
            await self.storage.write((mine, 1), News("table", table))
        except ConflictError:
            return False  # another server has it
        return True

    async def _open(self, table: str) -> None:
        """Let a table that is ours go on."""
        try:
            await (await self.lobby.room(table)).refresh()
        except StorageError:
            raise  # then it is found again
        except Exception as error:  # its game is broken or gone; the other tables go on
            log.warning("a table stays closed", table=table, why=str(error))
            self.broken.add(table)
            await self.lease.release(table)

    # Memory

    async def sweep(self) -> None:
        """Let rooms leave memory that nobody has used for long, or too many of them."""
        now = time.monotonic()
        rooms = sorted(self.lobby.rooms.values(), key=lambda room: room.used)
        surplus = len(rooms) - MOST_ROOMS
        for number, room in enumerate(rooms):
            if room.used + (FRESH if number < surplus else QUIET) > now:
                continue
            if room.is_quiet() and await room.release():
                self.lobby.forget(room)
