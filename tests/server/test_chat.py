"""The chat: the last lines are at hand, at closed tables its people write, and some are muted."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tarsas.server.identity import Guest
from tarsas.server.limits import ALLOWED, LINES_KEPT
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.schema import chat
from tarsas.server.talk import MOST_MUTED, Talk, barred
from tarsas.server.viewer import Viewer
from tarsas.table.seats import Seat

from .client import Person, Server, Socket, sqlite_url
from .test_crowd import stranger, told
from .test_room import opened

STRANGER = Guest("stranger", "Stranger")


async def reloaded(room: Room) -> Room:
    """Return the same table as another server loads it."""
    again = Room(room.storage, room.bots.thinkers, 0, room.id)
    await again.load()
    return again


def test_the_last_lines_are_kept_at_hand_and_all_in_the_database(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path) as (room, guest, _):
            early, spoken = Viewer(room, guest, "en", False, 0, ""), LINES_KEPT + 20
            room.watchers.add(early)
            await told([early])
            for number in range(1, spoken + 1):
                await room.say(guest, f"line {number}")
                if number == spoken - 5:
                    await told([early])
            ((new,),) = await told([early])
            assert [line["number"] for line in new["lines"]] == list(range(spoken - 4, spoken + 1))
            assert not new["replace"]
            for table in (room, await reloaded(room)):
                ((_, _, first),) = await told([Viewer(table, guest, "en", False, 0, "")])
                numbers = [line["number"] for line in first["lines"]]
                assert numbers == list(range(spoken - LINES_KEPT + 1, spoken + 1))
                assert first["lines"][-1]["text"] == f"line {spoken}"
                assert first["replace"]
            (row,) = await room.storage.rows(select(func.count().label("n")).select_from(chat))
            assert row["n"] == spoken

    asyncio.run(happen())


def test_whoever_opened_the_table_mutes_and_unmutes(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path, seats=("me", "open")) as (room, host, _):
            own, other = Viewer(room, host, "en", False, 0, ""), stranger(room, 1)
            room.watchers.add(own)
            await told([own, other])
            await room.say(other.guest, "rude")
            (((before,),)) = (await told([own, other]))[:1]
            assert before["may_mute"]
            with pytest.raises(SocketError, match="Only who opened"):
                await room.mute(other.guest, 1, True)
            with pytest.raises(SocketError, match="not among the last"):
                await room.mute(host, 7, True)
            await room.mute(host, 1, True)
            ((seen,), (muted,)) = await told([own, other])
            assert seen["replace"]
            assert seen["lines"][0]["muted"]
            assert seen["barred"] == ""
            assert muted["barred"] == "muted"
            assert not muted["may_mute"]
            for table in (room, await reloaded(room)):
                with pytest.raises(SocketError, match="muted you"):
                    await table.say(other.guest, "again")
            await room.mute(host, 1, False)
            await room.say(other.guest, "sorry")
            assert [line.text for line in room.chat] == ["rude", "sorry"]
            assert not any(line.muted for line in room.chat)
            await room.say(host, "mine")
            with pytest.raises(SocketError, match="themselves"):
                await room.mute(host, 3, True)

    asyncio.run(happen())


def test_only_its_people_write_at_a_closed_table(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path, seats=("me", "open")) as (room, _, _):
            onlooker = stranger(room, 1)
            ((_, _, first),) = await told([onlooker])
            assert first["barred"] == ""
            await room.say(onlooker.guest, "may I?")
            await room.seat_change(1, lambda seat: seat.take("third", "Third", ""))
            await room.say(Guest("third", "Third"), "I may")
            said = (await told([onlooker]))[0]
            assert said[-1]["type"] == "chat"
            assert said[-1]["barred"] == "closed"
            with pytest.raises(SocketError, match="Only who sits"):
                await room.say(onlooker.guest, "and now?")
            await room.seat_change(1, lambda seat: seat.leave("third"))
            assert (await told([onlooker]))[0][-1]["barred"] == ""
            await room.say(onlooker.guest, "again")

    asyncio.run(happen())


def test_a_table_is_closed_when_nobody_may_sit_down_or_the_game_is_over() -> None:
    person, free, kept, bot = (
        Seat("person", "seated"),
        Seat("open"),
        Seat("invited"),
        Seat("bot"),
    )
    assert barred("stranger", "owner", [person, free], False, ()) == ""
    for seats, over in (([person, kept], False), ([person, bot], False), ([person, free], True)):
        assert barred("stranger", "owner", seats, over, ()) == "closed"
        assert barred("seated", "owner", seats, over, ()) == ""
        assert barred("owner", "owner", seats, over, ()) == ""
    assert barred("seated", "owner", [person, free], False, ("seated",)) == "muted"


def test_the_list_of_muted_guests_is_bounded() -> None:
    talk = Talk()
    for number in range(3 * MOST_MUTED):
        talk.mute(talk.muted_with(f"guest {number}", True))
    assert len(talk.muted) == MOST_MUTED
    assert talk.muted[-1] == f"guest {3 * MOST_MUTED - 1}"
    assert talk.muted_with(talk.muted[-1], False) == talk.muted[:-1]


@contextmanager
def seated(server: Server) -> Iterator[Socket]:
    person = Person(server)
    with person.sit(person.open_table("me", "me")) as socket:
        yield socket


def test_who_writes_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, seated(server) as socket:
        for _ in range(round(ALLOWED["say"].visitor.burst) + 5):
            socket.say({"type": "chat", "text": "again"})
        error = socket.wait_for("error")
        assert error["code"] == "too_fast"
        assert "before the next line" in error["message"]
        socket.say({"type": "ping"})
        assert socket.wait_for("pong"), "everything else goes on"


def test_muting_over_the_socket(first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    with first.sit(table) as host, second.sit(table) as other:
        other.wait_for("chat")
        other.say({"type": "chat", "text": "rude"})
        other.wait_for("chat")
        other.say({"type": "mute", "line": 1, "muted": True})
        assert other.wait_for("error")["code"] == "not_yours"
        while not (seen := host.wait_for("chat"))["lines"]:
            pass
        host.say({"type": "mute", "line": seen["lines"][0]["number"], "muted": True})
        while other.wait_for("chat")["barred"] != "muted":
            pass
        other.say({"type": "chat", "text": "again"})
        assert other.wait_for("error")["code"] == "barred"


def test_what_was_said_goes_by_the_present_name(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path, seats=("me", "open")) as (room, guest, lobby):
            looker = await lobby.identity.welcome()
            own = Viewer(room, guest, "en", False, 0, "")
            room.watchers.add(own)
            await room.say(guest, "hello")
            await room.say(looker, "may I?")
            await told([own])
            await lobby.rename(guest, "Anna")
            await lobby.rename(looker, "ANNA")
            ((*_, seen),) = await told([own])
            assert seen["replace"]
            for table in (room, await reloaded(room)):
                assert [line.who for line in table.chat] == ["Anna", "ANNA 2"]
            assert [line["who"] for line in seen["lines"]] == ["Anna", "ANNA 2"]

    asyncio.run(happen())
