"""Resigning: of two players the other wins at once, of more a bot plays to the end."""

import asyncio
from collections.abc import Callable

import pytest

from tarsas.core.notation import parse_record, write_record
from tarsas.core.record import verify
from tarsas.server.api import public_record
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.viewer import Viewer
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat, SeatError, given_up

from .client import Person
from .test_many import places, until
from .test_room import choice, saved, seen
from .test_seats import do, seats_of
from .test_stepback import among, move


def resigning(guest: str) -> Callable[[Seat], None]:
    return lambda seat: seat.resign(guest, "kitten")


def test_who_resigned_stays_so() -> None:
    seat = Seat("person", "anna", "Anna")
    seat.resign("anna", "kitten")
    assert seat.plays_itself()
    deeds = (Seat.take_back, Seat.leave, Seat.free)
    for deed in (*deeds, lambda place, guest: place.resign(guest, "kitten")):
        with pytest.raises(SeatError, match="resigned"):
            deed(seat, "anna")


def test_a_game_is_given_up_when_one_is_left() -> None:
    plays, gone = Seat("person", "a"), Seat("person", "b", resigned=True)
    assert given_up([plays, gone])
    assert given_up([gone, plays, gone])
    assert not given_up([plays, plays, gone])
    assert not given_up([gone])  # alone there is nobody who could win


def test_of_two_players_the_other_wins(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open")
            await move(room, people)
            await room.seat_change(0, resigning(people[0].id))
            assert room.over
            assert room.acting() == []
            assert room.ranks() == [2, 1]
            position = Viewer(room, people[1], "en", True, 0, "").position(0)
            assert (position.over, position.ranks) == (True, [2, 1])
            assert position.seed is not None
            seat = room.table.acting()[0]
            action = int(room.table.state.legal(seat)[0])
            with pytest.raises(SocketError, match=r"bot plays|over"):
                await room.act(people[seat], seat, action, room.revision, "late")
            fresh = Room(room.storage, room.bots.thinkers, 0, room.id)
            await fresh.load()
            assert (fresh.over, fresh.ranks()) == (True, [2, 1])
            row = await room.storage.table(room.id)
            assert row is not None
            assert (row["over"], row["acting"], row["wakes"]) == (True, [], None)
            again = parse_record(write_record(public_record(room)))
            assert verify(again) == []

    asyncio.run(scenario())


def test_what_ended_it_is_said_with_names_to_come(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open")
            await room.seat_change(1, resigning(people[1].id))
            viewer = Viewer(room, people[1], "hu", True, 0, "")
            assert viewer.prompt([]) == (
                "Vége a játéknak. \ue003blue\ue001A kék játékos\ue002 feladta,"
                " \ue003red\ue001a piros játékos\ue002 győzött."
            )

    asyncio.run(scenario())


def test_of_more_players_a_bot_plays_to_the_end(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open", "open")
            await room.seat_change(0, resigning(people[0].id))
            assert not room.over
            await until(lambda: room.acting() == [1])
            with pytest.raises(SeatError):
                await room.seat_change(0, lambda seat: seat.take_back(people[0].id))
            assert choice(room)[0] == 1
            await room.seat_change(1, resigning(people[1].id))
            assert room.over
            assert room.ranks() == [2, 2, 1]
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


def test_no_clock_runs_and_no_bot_moves_after_it(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "bot", clock=Clock("move", 3600))
            number = room.table.number
            await room.seat_change(0, resigning(people[0].id))
            assert room.wakes is None
            assert room.timer is None
            assert room.clocks() == [None, None]
            assert room.table.number == number
            assert not room.bots.thinking

    asyncio.run(scenario())


def test_a_resignation_is_known_on_every_server(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            for caretaker in found:
                await caretaker.start()
            here, people = await among(found[0], "me", "open")
            there = await found[1].lobby.room(here.id)
            await there.seat_change(1, resigning(people[1].id))
            await until(lambda: here.over)
            assert here.ranks() == there.ranks() == [1, 2]

    asyncio.run(scenario())


def test_lists_and_seats_say_who_resigned(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    assert do(first, table, 0, "resign").status_code == 409  # nobody is there who could win
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    assert do(first, table, 1, "resign").status_code == 409
    assert do(first, table, 0, "resign").status_code == 200
    assert [seat["resigned"] for seat in seats_of(second, table)] == [True, False]
    (row,) = [row for row in first.get("/api/tables?show=mine") if row["id"] == table]
    assert row["over"]
    assert [seat["resigned"] for seat in row["seats"]] == [True, False]
    assert "(resigned)" in first.http.get("/?lang=en").text
    assert first.http.post(f"/api/tables/{table}/rematch").status_code == 201


def test_alone_nobody_resigns(first: Person) -> None:
    table = first.open_table("me", game="cats")
    assert do(first, table, 0, "resign").status_code == 409
