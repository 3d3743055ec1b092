"""All tables: opening them, finding them, and keeping the live ones in memory."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import RowMapping, exists, func, insert, select

from tarsas.bots.levels import LEVELS
from tarsas.core.components import Tree
from tarsas.core.errors import OptionError, TarsasError, not_allowed
from tarsas.core.game import Game
from tarsas.core.options import SHEETS, Options
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import Message
from tarsas.server import metrics
from tarsas.server.bodies import SEATS_WANTED
from tarsas.server.deliberation import seed_of
from tarsas.server.identity import Guest, Identity, is_bot
from tarsas.server.lease import Lease
from tarsas.server.limits import NAME_LETTERS
from tarsas.server.room import Room
from tarsas.server.schema import seats, tables
from tarsas.server.storage import Statement, Storage, StorageError
from tarsas.server.thinking import Thinkers
from tarsas.table.audience import AUDIENCES, read_audience
from tarsas.table.bot_names import bot_name
from tarsas.table.chance import CHANCES, read_chance
from tarsas.table.clock import Clock
from tarsas.table.names import distinct, tidy
from tarsas.table.seats import Seat

SHOWN = 30
ABANDONED_AFTER = 3600.0  # seconds without a move of the only person among bots
LISTS = ("mine", "open", "live")
ROW = (
    *(tables.c.id, tables.c.owner, tables.c.audience, tables.c.game, tables.c.acting),
    *(tables.c.began, tables.c.over, tables.c.moves, tables.c.updated),
)
"""What a list shows of a table; its components and options may be long."""
LISTED_FOR = 7 * 24 * 3600.0  # seconds without a move, until strangers see a table no longer


class NotFoundError(TarsasError):
    """There is no such thing."""

    package = "tarsas.web"


class Lobby:
    """Opens tables and hands out their rooms."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        bot_pause: float,
        identity: Identity | None = None,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.identity = identity or Identity(storage, "")
        self.lease = Lease(storage)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    def close(self) -> None:
        """Stop every room."""
        for room in self.rooms.values():
            room.close()

    # Rooms

    async def room(self, identity: str) -> Room:
        """Return a table's room, loading it if need be."""
        room = self.rooms.get(identity)
        if room is None:
            if identity not in self.loading:
                task = asyncio.create_task(self._load(identity))
                task.add_done_callback(lambda _: self.loading.pop(identity))
                self.loading[identity] = task
            # Whoever waits may be gone before the room is there; the others still want it.
            room = await asyncio.shield(self.loading[identity])
        elif self.storage.is_shared:
            # Who did something on another server and comes here wants to see it.
            with suppress(StorageError):  # then what is known will do
                await room.refresh()
        room.used = time.monotonic()
        return room

    async def _load(self, identity: str) -> Room:
        if await self.storage.table(identity) is None:
            raise NotFoundError(Message("error-no-table"))
        room = Room(self.storage, self.thinkers, self.bot_pause, identity, self.lease)
        await room.load()
        await room.start()
        self.rooms[identity] = room
        metrics.ROOMS.set(len(self.rooms))
        return room

    def forget(self, room: Room) -> None:
        """Let a room leave memory: the database has it all."""
        room.close()
        self.rooms.pop(room.id, None)
        metrics.ROOMS.set(len(self.rooms))

    # Guests

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name, also at the tables where it sits or looks on."""
        renamed = await self.identity.rename(guest, name)
        await self.call_by_name(guest.id)
        return renamed

    async def call_by_name(self, *identities: str) -> None:
        """Call some guests who look at tables by the names that they have now, or all of them."""
        for room in list(self.rooms.values()):  # tables may open meanwhile
            for watcher in list(room.watchers):
                if not identities or watcher.guest.id in identities:
                    watcher.guest = await self.identity.find(watcher.guest.id)
            sits = any(seat.guest in identities for seat in room.seats)
            if sits or any(room.chat.has_spoken(identity) for identity in identities):
                await room.refresh()

    async def gone(self, identity: str) -> None:
        """Show nothing any more of a guest who was deleted."""
        self.identity.forget(identity)
        self.identity.kept.pop(identity, None)
        for room in list(self.rooms.values()):
            if is_bot(identity):
                room.watchers.send_away(identity)
            sat = any(identity in (seat.guest, seat.left) for seat in room.seats)
            spoke = room.chat.forget(identity)
            if spoke:
                room.tell("mutes")  # whoever has the lines forgets them
            if room.owner == identity:
                room.owner = ""
            if sat or spoke:
                await room.refresh()

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
        audience: str = AUDIENCES[0],
        *,
        chance: str = CHANCES[0],
        names: Sequence[str] = (),
    ) -> str:
        """Open a table and return its id. `wanted` says (kind, level) for each seat.

        `names` are those of own seats at which somebody plays who has no device; most are empty.
        """
        game = find_game(game_id)
        game.new(players, options, components)
        if len(wanted) != players:
            args = {"seats": len(wanted), "players": players}
            raise OptionError(Message("error-seats", args))
        rows = [self._seat(guest, kind, level) for kind, level in wanted]
        call(rows, names)
        complete = game.read_options(options, players)
        if SHEETS in complete and chance != "box":
            raise OptionError(Message("error-sheets-box"))
        table, statements = self._opening(
            guest,
            game,
            players,
            complete,
            components or {},
            clock,
            rows,
            read_audience(audience),
            read_chance(chance, clock, [kind for kind, _ in wanted]),
        )
        await self.storage.write(*statements)
        await self.room(table)
        return table

    def _opening(
        self,
        guest: Guest,
        game: Game,
        players: int,
        options: Options,
        components: Tree,
        clock: Clock,
        places: list[dict[str, Any]],
        audience: str,
        chance: str,
    ) -> tuple[str, list[Statement]]:
        """Return a new table's id and what makes it; whoever looks after it lets it begin.

        It begins at once if nobody is missing.
        """
        identity, now = secrets.token_urlsafe(9), time.time()
        for place in places:
            if place["kind"] == "bot" and not place["name"]:
                place["name"] = bot_name((each["name"] for each in places), seed_of(identity))
        begins = all(place["kind"] in ("person", "bot") for place in places)
        waits = begins and chance == "box"  # for what falls first
        table = {
            "id": identity,
            "game": game.id,
            "version": game.version,
            "players": players,
            "options": dict(options),
            "components": components,
            "seed": secrets.token_bytes(32),
            "clock": clock.kind,
            "seconds": clock.seconds,
            "owner": guest.id,
            "revision": 0,
            "moves": 0,
            "acting": [n for n, place in enumerate(places) if waits and place["kind"] == "person"],
            "over": False,
            "scores": [],
            "rematch": "",
            "created": now,
            "updated": now,
            "wakes": now if begins and not waits else None,
            "keeper": self.lease.id if begins and not waits else "",
            "began": now if begins else None,
            "audience": audience,
            "chance": chance,
        }
        rows = [
            {**place, "table_id": identity, "seat": number, "since": now}
            for number, place in enumerate(places)
        ]
        return identity, [(insert(tables).values(table), 1), (insert(seats), rows)]

    def _seat(self, guest: Guest, kind: str, level: str) -> dict[str, Any]:
        row = _free_seat(kind)
        if kind == "me":
            return {**row, "kind": "person", "guest": guest.id, "name": guest.name}
        if kind == "bot":
            self.check_level(level)
            return {**row, "level": level}
        if kind not in ("open", "invited"):
            raise not_allowed("seat", kind, SEATS_WANTED)
        return row

    def levels(self) -> tuple[str, ...]:
        """Return the levels of bots, from the weakest to the strongest, then the host's own."""
        return (*LEVELS, *self.thinkers.programs.commands)

    def check_level(self, level: str) -> None:
        """Refuse a strength that there is not."""
        if level not in self.levels():
            raise not_allowed("level", level, self.levels())

    async def rematch(self, guest: Guest, room: Room) -> str:
        """Open the same table again, once: everybody who asks gets the same one.

        Whoever sat at the old table has a seat at the new one from the beginning.
        """
        async with room.changing():
            if not room.over:
                raise TarsasError(Message("error-not-over"))
            record = room.record
            places = [self._seat_again(seat) for seat in room.seats]
            identity, opening = self._opening(
                guest,
                record.game,
                record.players,
                {name: value for name, value in record.options.items() if name != SHEETS},
                record.custom,
                room.clock,
                places,
                room.audience,
                "box" if record.entered else CHANCES[0],
            )
            if not room.rematch:
                await room.announce_rematch(identity, opening)
            identity = room.rematch
        await self.room(identity)
        return identity

    def _seat_again(self, seat: Seat) -> dict[str, Any]:
        """Return the row of a seat at the next table for who had it at the last."""
        row = _free_seat("invited" if seat.code else "open")
        if seat.kind == "person":
            whose = {"guest": seat.guest, "name": seat.name, "named": seat.named}
            return {**row, "kind": "person", **whose}
        if seat.kind == "bot":
            return {**row, "kind": "bot", "level": seat.level, "name": seat.name}
        return row

    # Lists

    async def list_tables(self, show: str, guest: Guest) -> list[RowMapping]:
        """Return tables: `mine`, those with an `open` seat, or `live` ones to watch.

        Strangers see where anybody may sit down, and public games that somebody plays. Those that
        nobody has touched for long they do not see, and a game of one person among bots is
        abandoned much sooner than one that others wait for.
        """
        query = select(*ROW).order_by(tables.c.over, tables.c.updated.desc()).limit(SHOWN)
        query = query.where(tables.c.game.in_(game_ids()))  # one may be broken or gone
        query = query.where(tables.c.set_aside == "")
        own = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest.id))
        at_table = seats.c.table_id == tables.c.id
        free = exists().where(at_table, seats.c.kind == "open")
        alive = tables.c.updated > time.time() - LISTED_FOR
        if show == "mine":
            query = query.where(own)
        elif show == "open":
            query = query.where(tables.c.over.is_(False), free, own | alive)
        elif show == "live":
            playing = seats.c.kind == "person", seats.c.handed.is_(False)
            count = select(func.count(seats.c.guest.distinct())).where(at_table, *playing)
            people = count.scalar_subquery()
            lately = tables.c.updated > time.time() - ABANDONED_AFTER
            goes_on = (alive & (people > 1)) | (lately & (people == 1))
            public = tables.c.audience == "public"
            query = query.where(tables.c.over.is_(False), tables.c.began.is_not(None))
            query = query.where(public, goes_on)
        else:
            raise not_allowed("show", show, LISTS)
        return list(await self.storage.rows(query))

    async def knows(self, guest: Guest, game: str) -> bool:
        """Say whether a guest has played a game to its end."""
        played = (seats.c.guest == guest.id, seats.c.resigned.is_(False))
        own = select(seats.c.table_id).where(*played)
        query = select(tables.c.id).where(
            tables.c.game == game, tables.c.over.is_(True), tables.c.id.in_(own)
        )
        return bool(await self.storage.rows(query.limit(1)))

    async def best_alone(self, guest: Guest, room: Room) -> int | None:
        """Return a guest's highest score alone with the same game and options."""
        if room.record.players > 1:
            return None
        own = select(seats.c.table_id).where(seats.c.guest == guest.id)
        query = select(tables.c.options, tables.c.scores).where(
            tables.c.game == room.record.game.id,
            tables.c.players == 1,
            tables.c.over.is_(True),
            tables.c.chance != "box",
            tables.c.id.in_(own),
        )
        alike = [row for row in await self.storage.rows(query) if row["scores"]]
        options = dict(room.record.options)
        return max((row["scores"][0] for row in alike if row["options"] == options), default=None)


def call(rows: list[dict[str, Any]], names: Sequence[str]) -> None:
    """Give own seats the names of who plays there without a device; others keep theirs."""
    for row, name in zip(rows, names, strict=False):
        if name and row["kind"] == "person":
            others = [each["name"] for each in rows if each is not row]
            row["name"], row["named"] = distinct(tidy(name, NAME_LETTERS), others), True


def _free_seat(kind: str) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": kind, "guest": "", "name": "", "level": "", "handed": False}
    row["named"] = False
    return {**row, "code": secrets.token_urlsafe(12) if kind == "invited" else ""}
