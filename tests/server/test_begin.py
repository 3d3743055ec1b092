"""A table waits for its people: nobody plays and no clock runs before everybody sits."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import update

from tarsas.core.state import CHANCE
from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.schema import tables
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from .client import Json, Person

MINUTE = Clock("move", 60)


@asynccontextmanager
async def waiting(
    database: str, *kinds: str, game: str = "marabunta", clock: Clock = MINUTE
) -> AsyncIterator[tuple[Lobby, Room, Guest, Guest]]:
    """Open a table in a database; returns it with who opened it, and somebody else."""
    storage = Storage(Settings(database=database))
    await storage.open()
    lobby, identity = Lobby(storage, Thinkers(0), 0), Identity(storage, "secret")
    host, friend = await identity.welcome(), await identity.welcome()
    wanted = [(kind, "kitten" if kind == "bot" else "") for kind in kinds]
    table = await lobby.open_table(host, game, len(kinds), {}, wanted, clock)
    yield lobby, await lobby.room(table), host, friend
    lobby.close()
    await storage.close()


async def sit_down(room: Room, seat: int, guest: Guest) -> None:
    await room.seat_change(seat, lambda place: place.take(guest.id, guest.name, place.code))


def test_before_everybody_sits_nobody_acts_and_nothing_is_drawn(database: str) -> None:
    async def scenario() -> None:
        async with waiting(database, "me", "invited", "bot", game="cats") as (_, room, host, _):
            assert not room.has_begun
            assert room.table.actor == CHANCE
            assert (room.revision, room.acting(), room.wakes) == (0, [], None)
            assert room.clocks() == [None, None, None]
            with pytest.raises(SocketError, match="somebody is still missing") as refused:
                await room.act(host, 0, 0, 0, "too early")
            assert refused.value.code == "waiting"
            assert not room.bots.thinking

    asyncio.run(scenario())


def test_the_game_and_its_clocks_begin_when_the_last_one_sits_down(database: str) -> None:
    async def scenario() -> None:
        async with waiting(database, "me", "invited") as (lobby, room, _, friend):
            long_ago = time.time() - 3600
            await lobby.storage.write(
                (update(tables).where(tables.c.id == room.id).values(created=long_ago), 1)
            )
            room.now = replace(room.now, times=(long_ago,), since=(long_ago, long_ago))
            before = time.time()
            await sit_down(room, 1, friend)
            assert room.has_begun
            assert room.table.number > 0, "chance has opened it"
            [seat] = room.acting()
            assert room.since(seat) >= before, "nobody's time ran while they waited"
            assert room.wakes is not None
            assert room.wakes >= before + MINUTE.seconds
            fresh = Room(lobby.storage, Thinkers(0), 0, room.id)
            await fresh.load()
            assert fresh.has_begun
            assert fresh.now.times == room.now.times

    asyncio.run(scenario())


def test_once_begun_a_game_has_begun_for_good(database: str) -> None:
    async def scenario() -> None:
        async with waiting(database, "me", "open") as (lobby, room, host, friend):
            await sit_down(room, 1, friend)
            await room.seat_change(1, lambda place: place.leave(friend.id))
            assert room.has_begun
            began = room.now.times[0]
            await sit_down(room, 1, host)
            fresh = Room(lobby.storage, Thinkers(0), 0, room.id)
            await fresh.load()
            assert fresh.now.times[0] == began

    asyncio.run(scenario())


def test_a_draw_that_was_cut_off_is_made_when_the_table_is_loaded(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sat down last is saved first; a server may die before chance has opened the game."""

    async def scenario() -> None:
        async with waiting(database, "me", "invited") as (lobby, room, _, friend):

            async def die() -> None:
                return

            monkeypatch.setattr(room, "_open_game", die)
            room.close()  # nor does it anything in the background
            await sit_down(room, 1, friend)
            assert room.table.actor == CHANCE
            assert room.wakes is not None, "somebody will find it"
            lobby.forget(room)
            found = await lobby.room(room.id)
            assert found.has_begun
            assert found.table.actor != CHANCE

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "kinds", [("me", "bot:kitten"), ("me", "me"), ("bot:kitten", "bot:kitten")]
)
def test_a_table_without_a_free_seat_begins_at_once(first: Person, kinds: tuple[str, ...]) -> None:
    with first.sit(first.open_table(*kinds)) as socket:
        assert socket.wait_for("table")["begun"]
        socket.wait_until(1)


def test_who_waits_is_told_when_it_begins(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    with first.sit(table) as socket:
        assert not socket.wait_for("table")["begun"]
        assert socket.wait_for("position")["choices"] == []
        assert socket.act(0, 0)["code"] == "waiting"
        second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        while not socket.table["begun"]:
            socket.receive()
        socket.wait_until(1)


def start(person: Person, table: str, **more: str) -> tuple[int, Json]:
    answer = person.http.post(f"/api/tables/{table}/begin", json=more)
    return answer.status_code, answer.json()


def test_who_opened_the_table_starts_with_bots_of_a_strength(first: Person) -> None:
    table = first.open_table("me", "invited", "open", game="cats")
    status, told = start(first, table, level="club")
    assert status == 200
    assert told["begun"]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]
    assert {seat["level"] for seat in told["seats"][1:]} == {"Club bot"}
    assert len({seat["name"] for seat in told["seats"]}) == 3
    assert start(first, table)[0] == 409, "it has begun"


def test_nobody_else_starts_and_no_strength_is_invented(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited")
    assert start(second, table)[0] == 409
    assert start(first, table, level="genius")[0] == 400
    assert not first.get(f"/api/tables/{table}")["begun"]


def test_only_who_opened_the_table_gets_links_and_codes(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited", "open", game="cats")
    mine, *free = first.get(f"/api/tables/{table}")["seats"]
    assert mine["qr"] is None
    assert all(seat["qr"].startswith("<svg") for seat in free)
    assert free[0]["qr"] != free[1]["qr"]
    assert all(seat["qr"] is None for seat in second.get(f"/api/tables/{table}")["seats"])
