"""A database of an earlier release opens: every table is replayed, and play goes on.

`databases/0.2.0.sql` is what a server of that release left: every game, finished ones, clocks,
bots, chat, an undone move; `0.4.0.sql` has tables of all kinds at which somebody is missing;
`0.5.0.sql` has results, somebody who gave up, a closed table and a wish for notices; `0.6.0.sql`
has a lesson that is done.
They are loaded as they are into SQLite, and row by row into PostgreSQL.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tarsas.core.lessons import course
from tarsas.core.record import Record, verify
from tarsas.core.registry import find_game
from tarsas.core.scorekeeping import fill
from tarsas.core.solving import riddles
from tarsas.core.variations import Variations
from tarsas.server import counts, revisions
from tarsas.server.aside import SetAsideError
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.progress import done_by, note_done
from tarsas.server.puzzlers import judge, players_of
from tarsas.server.room import Room
from tarsas.server.schema import guests, moves, results, seats, stray_moves, tables, wishes
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.studies import Studies
from tarsas.server.thinking import Thinkers

from .client import sqlite_url

DATABASES = Path(__file__).parent / "databases"
SCHEMAS = {"0.2.0": "0002", "0.4.0": "0003", "0.5.0": "0007", "0.6.0": "0008"}
GAP = 5  # the number of the move that is lost in a damaged copy


@asynccontextmanager
async def opened(
    database: str, folder: Path, lost_in: str = "", release: str = "0.2.0"
) -> AsyncIterator[Storage]:
    """Open an old database with today's code, without a move of a table if one is named."""
    path = folder / "tarsas.db"
    with sqlite3.connect(path) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text(encoding="utf-8"))
        old.execute("DELETE FROM move WHERE table_id = ? AND number = ?", (lost_in, GAP))
    old.close()
    if not database.startswith("sqlite"):
        await copy(sqlite_url(folder), database, SCHEMAS[release])
    storage = Storage(Settings(database=database))
    await storage.open()
    yield storage
    await storage.close()


async def copy(old: str, new: str, schema: str) -> None:
    """Put every row into a PostgreSQL database of the same release."""
    source = create_async_engine(Settings(database=old).async_url())
    target = create_async_engine(Settings(database=new).async_url())
    known = MetaData()

    def make(connection: Connection) -> None:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
        revisions.upgrade(connection, schema)
        known.reflect(connection)

    async with source.connect() as reading, target.begin() as writing:
        await writing.run_sync(make)
        for table in known.sorted_tables:
            if table.name == "alembic_version":
                continue
            rows = (await reading.execute(select(table))).mappings().all()
            if rows:
                await writing.execute(insert(table), [dict(row) for row in rows])
    await source.dispose()
    await target.dispose()


async def replayed(storage: Storage) -> dict[str, Room]:
    """Replay every table, without waking its bots or clocks."""
    rooms = {}
    for row in await storage.rows(select(tables).order_by(tables.c.created)):
        rooms[row["id"]] = Room(storage, Thinkers(0), 0, row["id"])
        await rooms[row["id"]].load()
        assert rooms[row["id"]].over == row["over"]
        assert rooms[row["id"]].acting() == row["acting"]
    return rooms


def test_every_table_of_the_last_release_is_replayed(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path) as storage:
            rooms = list((await replayed(storage)).values())
            assert {room.record.game.id for room in rooms} >= {
                *("ankhor", "cats", "hunters", "marabunta", "pulsar")
            }
            assert {room.over for room in rooms} == {True, False}
            assert {room.clock.kind for room in rooms} == {"none", "move", "correspondence"}
            assert any(room.revision > room.table.number for room in rooms)  # one undid a move
            assert [verify(room.record) for room in rooms] == [[]] * len(rooms)
            assert sum(room.chat.total for room in rooms) == 3
            names = {row["name"] for row in await storage.rows(select(guests))}
            assert names == {"Anna", "Béla"}

    asyncio.run(scenario())


def test_play_goes_on_at_a_table_of_the_last_release(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path) as storage:
            query = select(tables.c.id).where(tables.c.game == "ankhor")
            [row] = await storage.rows(query)
            lobby = Lobby(storage, Thinkers(0), 0)
            room = await lobby.room(row["id"])
            places = await storage.rows(select(seats).where(seats.c.table_id == room.id))
            people = {place["seat"]: Guest(place["guest"], place["name"]) for place in places}
            before = room.table.number
            for turn in range(10):
                seat = room.acting()[0]
                action = int(room.table.state.legal(seat)[0])
                await room.act(people[seat], seat, action, room.revision, f"turn {turn}")
            assert room.table.number >= before + 10
            fresh = Room(storage, Thinkers(0), 0, room.id)
            await fresh.load()
            assert fresh.record.moves == room.record.moves
            assert verify(fresh.record) == []
            lobby.close()

    asyncio.run(scenario())


def test_a_table_with_a_gap_is_set_aside_and_the_others_open(database: str, tmp_path: Path) -> None:
    """The last release could lose a move in the middle: those after it are kept elsewhere."""
    damaged = "RX09-A7WK-qt"

    async def scenario() -> None:
        async with opened(database, tmp_path, damaged) as storage:
            row = await storage.table(damaged)
            assert row is not None
            assert row["set_aside"] == f"move {GAP} is missing"
            lobby = Lobby(storage, Thinkers(0), 0)
            with pytest.raises(SetAsideError, match="set aside"):
                await lobby.room(damaged)
            assert await numbers(storage, moves, damaged) == list(range(1, GAP))
            strays = await numbers(storage, stray_moves, damaged)
            assert strays == list(range(GAP + 1, row["moves"] + 1))
            whole = select(tables.c.id).where(tables.c.set_aside == "")
            others = [row["id"] for row in await storage.rows(whole)]
            assert len(others) == len(await storage.rows(select(tables))) - 1
            for identity in others:
                await Room(storage, Thinkers(0), 0, identity).load()
            guest = Guest(row["owner"], "")
            shown = [each["id"] for each in await lobby.list_tables("mine", guest)]
            assert shown
            assert damaged not in shown
            lobby.close()

    asyncio.run(scenario())


def test_a_table_that_was_played_before_everybody_sat_goes_on(
    database: str, tmp_path: Path
) -> None:
    """Until 0.4.0 a game began with its table; those games have begun, and stay as they were."""

    async def scenario() -> None:
        async with opened(database, tmp_path, release="0.4.0") as storage:
            rooms = list((await replayed(storage)).values())
            assert all(room.has_begun for room in rooms)
            assert any(seat.is_free() for room in rooms for seat in room.seats)
            assert [verify(room.record) for room in rooms] == [[]] * len(rooms)
            rows = await storage.rows(select(tables))
            assert all(row["began"] == row["created"] for row in rows)
            free = next(room for room in rooms if room.seats[1].kind == "open" and room.revision)
            assert free.acting() == [1]
            guest = Guest("somebody", "Cili")
            await free.seat_change(1, lambda seat: seat.take(guest.id, guest.name, ""))
            action = int(free.table.state.legal(1)[0])
            await free.act(guest, 1, action, free.revision, "the first")
            free.close()

    asyncio.run(scenario())


def test_what_strangers_could_see_before_is_public(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path, release="0.4.0") as storage:
            found = {row["id"]: row["audience"] for row in await storage.rows(select(tables))}
            for room in (await replayed(storage)).values():
                met = any(
                    seat.kind == "open"
                    or (seat.kind == "person" and not seat.code and seat.guest != room.owner)
                    for seat in room.seats
                )
                assert found[room.id] == room.audience == ("public" if met else "link")
            assert set(found.values()) == {"public", "link"}

    asyncio.run(scenario())


def test_results_and_wishes_stay_and_what_is_new_can_be_done(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path, release="0.5.0") as storage:
            rooms = (await replayed(storage)).values()
            assert [verify(room.record) for room in rooms if room.over] == [[], []]
            (row,) = await storage.rows(select(guests).where(guests.c.name == "Anna"))
            kept = await storage.rows(select(results).where(results.c.guest == row["id"]))
            assert {one["game"] for one in kept} == {"ankhor", "cats"}
            assert await storage.row(select(wishes).where(wishes.c.guest == row["id"]))
            tree = Variations.of(Record.new(find_game("marabunta"), 2))
            study = await Studies(storage).open(row["id"], tree, 0, "First steps")
            assert (await Studies(storage).find(study)).title == "First steps"
            filled = fill(find_game("hunters"), 2, {})
            count = await counts.keep(storage, row["id"], filled, ["Anna"])
            assert (await counts.find(storage, count))["names"] == ["Anna", ""]
            lesson = course(find_game("marabunta"))[0]
            await note_done(storage, row["id"], lesson)
            assert await done_by(storage, row["id"]) == {("marabunta", lesson.name)}
            riddle = riddles(find_game("marabunta"))[0]
            first = await judge(storage, row["id"], riddle, solved=True)
            assert (await players_of(storage, row["id"]))["marabunta"].rating == first.after

    asyncio.run(scenario())


def test_lessons_stay_and_games_go_on_as_they_were(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path, release="0.6.0") as storage:
            rooms = (await replayed(storage)).values()
            assert [verify(room.record) for room in rooms] == [[]] * 4
            assert not any(room.record.entered for room in rooms)  # their chance is the table's
            (anna,) = await storage.rows(select(guests).where(guests.c.name == "Anna"))
            first = course(find_game("marabunta"))[0]
            assert await done_by(storage, anna["id"]) == {("marabunta", first.name)}
            (kept,) = await storage.rows(select(results).where(results.c.guest == anna["id"]))
            assert kept["game"] == "cats"
            played = next(room for room in rooms if room.acting() and not room.over)
            seat = played.acting()[0]
            who = Guest(played.seats[seat].guest, played.seats[seat].name)
            action = int(played.table.state.legal(seat)[0])
            await played.act(who, seat, action, played.revision, "the first")
            for room in rooms:
                room.close()

    asyncio.run(scenario())


async def numbers(storage: Storage, table: Any, identity: str) -> list[int]:
    query = select(table.c.number).where(table.c.table_id == identity).order_by(table.c.number)
    return [row["number"] for row in await storage.rows(query)]
