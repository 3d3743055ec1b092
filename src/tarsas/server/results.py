"""What finished games came to: written down when they end, or later for those of older releases.

A result holds no words: reasons are messages, so that it reads in any language. It stays when its
table is deleted, and goes with its guest.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import structlog
from sqlalchemy import RowMapping, delete, insert, select

from tarsas.core.game import Game
from tarsas.core.packing import Packed, pack, unpack
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.server.identity import is_bot
from tarsas.server.schema import results, seats, tables
from tarsas.server.storage import ConflictError, Statement, Storage
from tarsas.table.seats import Seat, given_up

log = structlog.get_logger()
MOST_REASONS = 40  # of one seat; those with the most points
PERSON, ME, PROGRAM = "person", "me", "program"  # among the levels of rivals


# When a game ends


def outcome(
    table: str, record: Record, state: State, places: Sequence[Seat], at: float
) -> list[Statement]:
    """Return what writes down a finished game for the people who sit there."""
    game = record.game
    ranks = ranks_of(state, places)
    rows = [
        {
            "table_id": table,
            "seat": number,
            "guest": place.guest,
            "game": game.id,
            "players": len(places),
            "rank": ranks[number],
            "points": int(state.score(number)),
            "reasons": reasons_of(game, state, number),
            "rivals": rivals_of(places, number),
            "ended": at,
            "entered": record.entered,
        }
        for number, place in enumerate(places)
        if place.kind == "person" and place.guest
    ]
    return [(insert(results), rows)] if rows else []


def forgetting_result(table: str) -> Statement:
    """Return what deletes the result of a game that goes on after all."""
    return delete(results).where(results.c.table_id == table), None


def ranks_of(state: State, places: Sequence[Seat]) -> list[int]:
    """Return each seat's rank, from 1; who resigned has lost to who did not."""
    if given_up(places):
        return [2 if place.resigned else 1 for place in places]
    return [int(rank) for rank in state.result()]


def reasons_of(game: Game, state: State, seat: int) -> list[tuple[Packed, int]]:
    """Return a seat's points by reason, most first."""
    found: dict[Any, tuple[Message, int]] = {}
    for event in state.events or ():
        if event.points and event.seat == seat:
            message = game.texts.sum_of(event)
            _, before = found.get(message.key(), (message, 0))
            found[message.key()] = message, before + int(event.points)
    summed = sorted(found.values(), key=lambda pair: -abs(pair[1]))[:MOST_REASONS]
    return [(pack(message), points) for message, points in summed if points]


def rivals_of(places: Sequence[Seat], seat: int) -> list[str]:
    """Return the levels of the others."""
    mine = places[seat].guest

    def level(place: Seat) -> str:
        if place.kind == "bot":
            return place.level
        if place.guest == mine:
            return ME
        return PROGRAM if is_bot(place.guest) else PERSON

    return [level(place) for number, place in enumerate(places) if number != seat]


# Records from the database alone


async def record_of(storage: Storage, row: RowMapping) -> Record:
    """Return a table's set-up and moves, without opening it."""
    game = find_game(row["game"])
    set_up = (row["players"], row["options"], row["components"])
    made = [Move(move["seat"], move["action"]) for move in await storage.moves_of(row["id"])]
    entered = row["chance"] == "box"
    return Record.new(game, *set_up, recorded=True, entered=entered).with_moves(made)


# Games that ended before results were written down


class LateResults:
    """Counts older games of those who look at their results, one after the other."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.counting: dict[str, asyncio.Task[None]] = {}  # by guest

    async def look(self, guest: str) -> bool:
        """Begin to count what is missing; say whether anything is."""
        if guest not in self.counting:
            missing = await self.missing(guest)
            if not missing:
                return False
            task = asyncio.create_task(self._count(missing))
            task.add_done_callback(lambda _: self.counting.pop(guest, None))
            self.counting[guest] = task
        return True

    async def missing(self, guest: str) -> list[str]:
        """Return the finished tables of a guest that nobody has counted."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.kind == "person")
        known = select(results.c.table_id).where(results.c.guest == guest)
        query = select(tables.c.id).where(
            tables.c.over.is_(True),
            tables.c.set_aside == "",
            tables.c.game.in_(game_ids()),
            tables.c.id.in_(mine),
            tables.c.id.not_in(known),
        )
        rows = await self.storage.rows(query.order_by(tables.c.updated.desc()))
        return [str(row["id"]) for row in rows]

    async def _count(self, missing: Sequence[str]) -> None:
        for table in missing:
            try:
                await self.count(table)
            except ConflictError:
                continue  # another server has counted it
            except Exception as error:  # one that cannot be replayed must not stop the others
                log.warning("a result is missing", table=table, why=str(error))
            await asyncio.sleep(0)  # whoever plays goes first

    async def count(self, table: str) -> None:
        """Write down what one finished table came to."""
        row = await self.storage.table(table)
        if row is None or not row["over"]:
            return
        places = [
            Seat(kind=p["kind"], guest=p["guest"], level=p["level"])
            for p in await self.storage.seats_of(table)
        ]
        record = await record_of(self.storage, row)
        state = record.replay(events=True)
        await self.storage.write(*outcome(table, record, state, places, row["updated"]))

    def close(self) -> None:
        """Stop counting."""
        for task in list(self.counting.values()):
            task.cancel()


def told(row: RowMapping, game: Game, language: str) -> Iterator[tuple[str, int]]:
    """Yield a result's reasons in words, with their points."""
    for packed, points in row["reasons"]:
        yield game.say(unpack(packed), language), int(points)
