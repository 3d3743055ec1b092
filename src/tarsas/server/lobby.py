"""All tables: opening them, finding them, and keeping the live ones in memory."""

import asyncio
import secrets
import time
from functools import partial
from typing import Any

import structlog
from sqlalchemy import RowMapping, exists, insert, select, update

from tarsas.bots.levels import LEVELS
from tarsas.core.components import Tree
from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.options import read_options
from tarsas.core.registry import find_game, game_ids
from tarsas.server import metrics
from tarsas.server.identity import Guest
from tarsas.server.room import Room
from tarsas.server.schema import seats, tables
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat

log = structlog.get_logger()
SHOWN = 30
MOST_ROOMS = 2000
LISTED_FOR = 7 * 24 * 3600.0  # seconds without a move, until strangers see a table no longer


class NotFoundError(TarsasError):
    """There is no such thing."""


class Lobby:
    """Opens tables and hands out their rooms."""

    def __init__(self, storage: Storage, thinkers: Thinkers, bot_pause: float) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Wake the tables whose clocks run or whose bots are to move."""
        running = select(tables.c.id).where(tables.c.over.is_(False))
        with_bots = select(seats.c.table_id).where((seats.c.kind == "bot") | seats.c.handed)
        wake = running.where((tables.c.clock != "none") | tables.c.id.in_(with_bots))
        for row in await self.storage.rows(wake.order_by(tables.c.updated.desc()).limit(500)):
            try:
                await self.room(row["id"])
            except TarsasError as error:  # its game is broken or gone; the other tables go on
                log.warning("a table stays closed", table=row["id"], why=str(error))

    async def room(self, identity: str) -> Room:
        """Return a table's room, loading it if need be."""
        if identity not in self.rooms:
            lock = self.loading.setdefault(identity, asyncio.Lock())
            async with lock:
                if identity not in self.rooms:
                    self.rooms[identity] = await self._load(identity)
            self.loading.pop(identity, None)
        return self.rooms[identity]

    async def _load(self, identity: str) -> Room:
        if await self.storage.table(identity) is None:
            raise NotFoundError("there is no such table")
        self._make_room()
        room = Room(self.storage, self.thinkers, self.bot_pause, identity)
        await room.load()
        await room.start()
        metrics.ROOMS.set(len(self.rooms) + 1)
        return room

    def _make_room(self) -> None:
        """Forget quiet rooms when there are too many: the database has them all."""
        if len(self.rooms) < MOST_ROOMS:
            return
        for identity, room in list(self.rooms.items()):
            if not room.watchers and not room.tasks and room.timer is None:
                room.close()
                del self.rooms[identity]

    # Opening

    async def open_table(
        self,
        guest: Guest,
        game_id: str,
        players: int,
        options: dict[str, object],
        wanted: list[tuple[str, str]],
        clock: Clock,
        components: Tree | None = None,
    ) -> str:
        """Open a table and return its id. `wanted` says (kind, level) for each seat."""
        game = find_game(game_id)
        game.new(players, options, components)
        if len(wanted) != players:
            raise OptionError(f"{len(wanted)} seats for {players} players")
        rows = [self._seat(guest, kind, level) for kind, level in wanted]
        identity, now = secrets.token_urlsafe(9), time.time()
        table = {
            "id": identity,
            "game": game_id,
            "version": game.version,
            "players": players,
            "options": read_options(game.options, options, players),
            "components": components or {},
            "seed": secrets.token_bytes(32),
            "clock": clock.kind,
            "seconds": clock.seconds,
            "owner": guest.id,
            "revision": 0,
            "moves": 0,
            "acting": [],
            "over": False,
            "scores": [],
            "rematch": "",
            "created": now,
            "updated": now,
        }
        places = [{**row, "table_id": identity, "seat": i} for i, row in enumerate(rows)]
        await self.storage.write((insert(tables).values(table), 1), (insert(seats), places))
        await self.room(identity)
        return identity

    def _seat(self, guest: Guest, kind: str, level: str) -> dict[str, Any]:
        row: dict[str, Any] = {"kind": kind, "guest": "", "name": "", "level": "", "handed": False}
        row["code"] = secrets.token_urlsafe(12) if kind == "invited" else ""
        if kind == "me":
            return {**row, "kind": "person", "guest": guest.id, "name": guest.name}
        if kind == "bot":
            if level not in LEVELS:
                raise OptionError(f"level {level!r} is not allowed; allowed: {', '.join(LEVELS)}")
            return {**row, "level": level}
        if kind not in ("open", "invited"):
            raise OptionError(f"seat {kind!r} is not allowed; allowed: me, open, invited, bot")
        return row

    async def rematch(self, guest: Guest, room: Room) -> str:
        """Open the same table again, once: everybody who asks gets the same one."""
        async with room.changing():
            if not room.over:
                raise TarsasError("the game is not over yet")
            if room.rematch:
                return room.rematch
            kept = [("me" if s.belongs_to(guest.id) else _again(s), s.level) for s in room.seats]
            record = room.record
            identity = await self.open_table(
                guest,
                record.game.id,
                record.players,
                dict(record.options),
                kept,
                room.clock,
                record.custom,
            )
            change = update(tables).where(tables.c.id == room.id).values(rematch=identity)
            await self.storage.write((change, 1))
            room.rematch = identity
        # People who sat at the old table have their seats at the new one.
        new = await self.room(identity)
        for i, seat in enumerate(room.seats):
            if seat.kind == "person" and seat.guest != guest.id:
                await new.seat_change(i, partial(_sit_again, seat))
        room.tell("table")
        return identity

    # Lists

    async def list_tables(self, show: str, guest: Guest) -> list[RowMapping]:
        """Return tables: `mine`, those with an `open` seat, or `live` ones to watch.

        A table is for strangers to see if anybody may sit down there, or somebody did so; games
        against bots and among friends are not, nor those that nobody has touched for long.
        """
        query = select(tables).order_by(tables.c.over, tables.c.updated.desc()).limit(SHOWN)
        query = query.where(tables.c.game.in_(game_ids()))  # one may be broken or gone
        own = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest.id))
        at_table = seats.c.table_id == tables.c.id
        free = exists().where(at_table, seats.c.kind == "open")
        came = exists().where(
            at_table,
            seats.c.kind == "person",
            seats.c.code == "",
            seats.c.guest != tables.c.owner,
        )
        alive = tables.c.updated > time.time() - LISTED_FOR
        if show == "mine":
            query = query.where(own)
        elif show == "open":
            query = query.where(tables.c.over.is_(False), free, own | alive)
        elif show == "live":
            query = query.where(tables.c.over.is_(False), own | (alive & (free | came)))
        else:
            raise OptionError(f"show {show!r} is not allowed; allowed: mine, open, live")
        return list(await self.storage.rows(query))

    async def best_alone(self, guest: Guest, room: Room) -> int | None:
        """Return a guest's highest score alone with the same game and options."""
        if room.record.players > 1:
            return None
        own = select(seats.c.table_id).where(seats.c.guest == guest.id)
        query = select(tables.c.options, tables.c.scores).where(
            tables.c.game == room.record.game.id,
            tables.c.players == 1,
            tables.c.over.is_(True),
            tables.c.id.in_(own),
        )
        alike = [row for row in await self.storage.rows(query) if row["scores"]]
        options = dict(room.record.options)
        return max((row["scores"][0] for row in alike if row["options"] == options), default=None)

    def close(self) -> None:
        """Stop every room."""
        for room in self.rooms.values():
            room.close()


def _sit_again(old: Seat, new: Seat) -> None:
    new.take(old.guest, old.name, new.code)


def _again(seat: Seat) -> str:
    if seat.kind == "bot":
        return "bot"
    return "invited" if seat.code else "open"
