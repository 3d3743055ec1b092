"""Several servers on one PostgreSQL: what is done on one is seen on all, and nothing is done twice.

Here the fine points, with two lobbies in this process and no clock: each test says when a server
looks. Real servers are in test_servers.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from tarsas.core.errors import StaleActionError, TarsasError
from tarsas.core.record import verify
from tarsas.server import caretaker as caretakers
from tarsas.server import room as rooms
from tarsas.server.caretaker import Caretaker
from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby, NotFoundError
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.schema import moves, seats, servers, tables
from tarsas.server.settings import Settings
from tarsas.server.storage import ConflictError, Storage
from tarsas.server.thinking import always
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import Question, Thought
from tarsas.table.clock import Clock
from tarsas.table.seats import SeatError
from tests.processes import PATIENCE

from .client import sqlite_url
from .test_room import FirstChoice, act, choice, saved, seen


@asynccontextmanager
async def places(url: str, count: int = 2) -> AsyncIterator[list[Caretaker]]:
    """Open a lobby for each of some servers; they look and listen only when told to."""
    async with AsyncExitStack() as opened:
        found = []
        for _ in range(count):
            storage = Storage(Settings(database=url))
            await storage.open()
            opened.push_async_callback(storage.close)
            caretaker = Caretaker(Lobby(storage, FirstChoice(), 0, Identity(storage, "secret")))
            opened.callback(caretaker.close)
            opened.callback(caretaker.lobby.close)
            await caretaker.lease.take()
            found.append(caretaker)
        for caretaker in found:
            await caretaker.lease.renew()  # now all know each other
        yield found


async def at_one_table(
    found: list[Caretaker], seats: tuple[str, ...] = ("me", "me"), game: str = "marabunta"
) -> tuple[list[Room], Guest]:
    """Open a table and return its room on every server."""
    guest = await found[0].lobby.identity.welcome()
    wanted = [(seat, "kitten" if seat == "bot" else "") for seat in seats]
    table = await found[0].lobby.open_table(guest, game, len(seats), {}, wanted, Clock())
    return [await caretaker.lobby.room(table) for caretaker in found], guest


async def until(true: Callable[[], bool]) -> None:
    """Wait for what must come."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def sit(room: Room, seat: int, guest: Guest) -> None:
    await room.seat_change(seat, lambda place: place.take(guest.id, guest.name, ""))


class Looker:
    """Somebody who looks at a table."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.noticed: list[str] = []

    def notice(self, what: str) -> None:
        self.noticed.append(what)


# What one server saves, the others show


def test_what_is_done_on_one_server_is_told_on_the_other(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            for caretaker in found:
                await caretaker.start()
            (here, there), guest = await at_one_table(found, ("me", "open"))
            friend = await found[1].lobby.identity.welcome()
            looker = Looker(guest)
            there.came(looker)
            looker.noticed.clear()

            await sit(here, 1, friend)
            await until(lambda: seen(there) == seen(here))
            assert "table" in looker.noticed
            people = [guest, friend]
            for _ in range(5):
                await act(here, people[here.acting()[0]], f"move {here.revision}")
            await here.say(guest, "hello")
            await until(lambda: seen(there) == seen(here))
            assert {"position", "chat"} <= set(looker.noticed)
            mover = here.table.last.seat
            await here.undo(people[mover], mover, here.revision)
            await until(lambda: seen(there) == seen(here))
            assert seen(there) == await saved(here)

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["marabunta", "cats"])
def test_a_room_that_follows_is_the_same_as_one_that_is_loaded(empty: str, game: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found, game=game)
            for turn in range(30):
                last = here.table.last.seat if here.table.number else -1
                if turn % 4 == 3 and here.table.can_undo(last):
                    await here.undo(guest, last, here.revision)
                else:
                    await act(here, guest, f"turn {turn}")
                if turn % 3 == 0:
                    await there.refresh()
                    assert seen(there) == seen(here) == await saved(here)

    asyncio.run(scenario())


def test_who_knew_a_move_that_was_taken_back_is_told_what_came_instead(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            await act(here, guest, "first")
            await there.refresh()
            viewer = Viewer(there, guest, "en", False, 0, "")
            there.came(viewer)
            await viewer.next_messages()
            number = there.table.number
            assert viewer.known == number
            seat = here.table.last.seat
            await here.undo(guest, seat, here.revision)
            other = int(here.table.state.legal(seat)[-1])
            await here.act(guest, seat, other, here.revision, "second")
            await there.refresh()
            assert there.table.number >= number
            assert viewer.known == number - 1

    asyncio.run(scenario())


def test_lost_news_costs_only_time(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            await act(here, guest)
            await here.say(guest, "nobody told you")
            assert seen(there) != seen(here)
            await found[1].look()
            await until(lambda: seen(there) == seen(here))

    asyncio.run(scenario())


def test_a_table_that_was_deleted_leaves_memory(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (_, there), _ = await at_one_table(found)
            for table in (moves, seats, tables):
                await found[0].storage.write((delete(table), None))
            await found[1].look()
            with pytest.raises(NotFoundError):
                await found[1].lobby.room(there.id)

    asyncio.run(scenario())


def test_lines_of_chat_have_one_order_everywhere(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty, 3) as found:
            here, guest = await at_one_table(found)
            await asyncio.gather(
                *(
                    room.say(guest, f"{line} of {i}")
                    for line in range(20)
                    for i, room in enumerate(here)
                )
            )
            for room in here:
                await room.refresh()
            assert here[0].chat.total == 60
            assert list(here[0].chat) == list(here[1].chat) == list(here[2].chat)

    asyncio.run(scenario())


# Who comes too late


def test_where_all_act_at_once_nobody_is_too_late(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found, game="cats")
            while here.table.acting() != [0, 1]:
                await act(here, guest, f"alone {here.revision}")
            await there.refresh()
            actions = [int(here.table.state.legal(seat)[0]) for seat in (0, 1)]
            revision = here.revision
            await asyncio.gather(
                here.act(guest, 0, actions[0], revision, "here"),
                there.act(guest, 1, actions[1], revision, "there"),
            )
            for room in (here, there):
                await room.refresh()
            assert {(m.seat, m.action) for m in here.record.moves} >= set(enumerate(actions))
            assert seen(here) == seen(there) == await saved(here)

    asyncio.run(scenario())


def test_an_answer_to_a_position_that_passed_elsewhere_is_stale(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            chosen, revision = choice(there), there.revision
            await act(here, guest, "here")
            with pytest.raises((ConflictError, StaleActionError)):
                await there.act(guest, *chosen, revision, "there")
            assert seen(there) == seen(here)

    asyncio.run(scenario())


def test_what_is_sent_to_two_servers_is_done_once(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            chosen, revision, number = choice(here), here.revision, here.table.number
            await asyncio.gather(
                here.act(guest, *chosen, revision, "same"),
                there.act(guest, *chosen, revision, "same"),
            )
            assert seen(there) == seen(here)
            own = [move for move in here.record.moves[number:] if move.seat == chosen[0]]
            assert len(own) == 1

    asyncio.run(scenario())


def test_a_seat_has_one_guest_however_many_servers_give_it(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty, 3) as found:
            here, _ = await at_one_table(found, ("me", "open"))
            guests = [await caretaker.lobby.identity.welcome() for caretaker in found]
            took = await asyncio.gather(
                *(sit(room, 1, guest) for room, guest in zip(here, guests, strict=True)),
                return_exceptions=True,
            )
            assert [type(answer) for answer in took if answer] == [SeatError] * 2
            owner = guests[took.index(None)]
            for room in here:
                await room.refresh()
                assert room.seats[1].belongs_to(owner.id)

    asyncio.run(scenario())


def test_two_seats_can_be_taken_on_two_servers_at_once(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            here, _ = await at_one_table(found, ("open", "open"))
            guests = [await caretaker.lobby.identity.welcome() for caretaker in found]
            await asyncio.gather(
                *(
                    sit(room, i, guest)
                    for i, (room, guest) in enumerate(zip(here, guests, strict=True))
                )
            )
            for room in here:
                await room.refresh()
                assert [seat.guest for seat in room.seats] == [guest.id for guest in guests]

    asyncio.run(scenario())


def test_who_left_the_seat_elsewhere_cannot_act_any_more(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            seat, action = choice(there)
            await here.seat_change(seat, lambda place: place.leave(guest.id))
            before = await saved(here)
            with pytest.raises(SocketError, match="not yours"):
                await there.act(guest, seat, action, there.revision, "there")
            assert seen(there) == before == await saved(here)

    asyncio.run(scenario())


def test_a_rematch_is_opened_once_and_everybody_sits_there_at_once(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found, ("me", "open"))
            friend = await found[1].lobby.identity.welcome()
            await sit(here, 1, friend)
            people = [guest, friend]
            while not here.over:
                await act(here, people[here.acting()[0]], f"move {here.revision}")
            await there.refresh()
            asked = await asyncio.gather(
                found[0].lobby.rematch(guest, here), found[1].lobby.rematch(friend, there)
            )
            assert asked[0] == asked[1]
            again = await found[0].lobby.room(asked[0])
            assert [seat.guest for seat in again.seats] == [guest.id, friend.id]
            rows = await found[0].storage.rows(select(tables.c.id))
            assert {row["id"] for row in rows} == {here.id, again.id}

    asyncio.run(scenario())


# Names and presence


def test_a_new_name_is_known_on_every_server(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            for caretaker in found:
                await caretaker.start()
            (here, there), guest = await at_one_table(found)
            looker = Looker(guest)
            there.came(looker)
            await there.say(guest, "hello")
            assert await found[1].lobby.identity.find(guest.id) == guest
            await found[0].lobby.rename(guest, "Somebody")
            assert {seat.name for seat in here.seats} == {"Somebody"}
            await until(lambda: {seat.name for seat in there.seats} == {"Somebody"})
            await until(lambda: looker.guest.name == "Somebody")
            await until(lambda: [line.who for line in there.chat] == ["Somebody"])
            assert (await found[1].lobby.identity.find(guest.id)) == looker.guest
            assert seen(there) == await saved(here)

    asyncio.run(scenario())


def test_who_played_a_game_keeps_the_name_of_that_time(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty, 1) as found:
            (room,), guest = await at_one_table(found)
            while not room.over:
                await act(room, guest, f"move {room.revision}")
            (running,), _ = await at_one_table(found)
            await running.seat_change(0, lambda seat: seat.leave(seat.guest))
            await sit(running, 0, guest)
            await found[0].lobby.rename(guest, "Somebody")
            assert running.seats[0].name == "Somebody"
            assert {seat.name for seat in room.seats} == {guest.name}
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


def test_people_are_present_on_whichever_server_they_look(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            stranger = await found[0].lobby.identity.welcome()
            looker = Looker(guest)
            here.came(looker)
            here.came(Looker(stranger))
            await found[0].say_who_is_here()
            await found[1].look()
            assert there.elsewhere == {guest.id}
            assert there.is_present(guest.id)
            here.went(looker)
            await found[0].say_who_is_here()
            await found[1].look()
            assert not there.is_present(guest.id)

    asyncio.run(scenario())


def test_the_presence_of_a_dead_server_goes_with_it_and_comes_back_with_it(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            (here, there), guest = await at_one_table(found)
            here.came(Looker(guest))
            await found[0].say_who_is_here()
            await die(found[0])
            await found[1].beat()
            assert found[1].lease.alive == {found[1].lease.id}
            assert not there.is_present(guest.id)
            await found[0].beat()
            await found[0].say_who_is_here()
            await found[1].beat()
            assert there.is_present(guest.id)

    asyncio.run(scenario())


async def die(caretaker: Caretaker) -> None:
    """Let a server's last sign of life be long ago."""
    mine = update(servers).where(servers.c.id == caretaker.lease.id)
    await caretaker.storage.write((mine.values(seen=0.0), 1))


# Who looks after a table


def test_a_table_has_one_keeper_who_is_followed_by_one(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty, 3) as found:
            held = Held()
            for caretaker in found:
                caretaker.lobby.thinkers = held
            here, _ = await at_one_table(found, ("bot", "bot"))
            await until(lambda: len(held.asked) == 1)
            for caretaker in found:
                await caretaker.find_alarms()
            assert [room.is_keeper() for room in here] == [True, False, False]
            assert len(held.asked) == 1
            here[0].close()
            await die(found[0])
            for caretaker in found[1:]:
                await caretaker.beat()
            await asyncio.gather(*(caretaker.find_alarms() for caretaker in found[1:]))
            for room in here[1:]:
                await room.refresh()
            assert sorted(room.is_keeper() for room in here[1:]) == [False, True]
            await until(lambda: len(held.asked) == 2)
            held.go_on.set()
            await until(lambda: here[1].over or here[2].over)
            for room in here[1:]:
                await room.refresh()
            assert seen(here[1]) == seen(here[2]) == await saved(here[1])
            assert verify(here[1].record) == []

    asyncio.run(scenario())


class Held(FirstChoice):
    """Thinks until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def think(self, question: Question, wanted: Callable[[], bool] = always) -> Thought:
        self.asked.append(question)
        await self.go_on.wait()
        return await FirstChoice().think(question)


def test_who_leaves_in_order_is_followed_at_once(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            held = Held()
            for caretaker in found:
                caretaker.lobby.thinkers = held
            (here, there), _ = await at_one_table(found, ("bot", "bot"))
            assert here.is_keeper()
            found[0].lobby.close()
            await found[0].leave()
            await found[1].find_alarms()
            assert there.is_keeper()

    asyncio.run(scenario())


def test_all_that_waited_goes_on_however_much_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that starts opens nothing by itself, and then all in small portions."""
    monkeypatch.setattr(caretakers, "AT_ONCE", 3)

    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (before,):
            held = Held()
            before.lobby.thinkers = held
            for _ in range(10):
                await at_one_table([before], ("me", "bot"))
            (room,), _ = await at_one_table([before])
        async with places(sqlite_url(tmp_path), 1) as (after,):
            assert after.lobby.rooms == {}
            waiting = await after.storage.rows(select(tables.c.id).where(tables.c.wakes > 0))
            await after.find_alarms()
            assert set(after.lobby.rooms) == {row["id"] for row in waiting}
            assert room.id not in after.lobby.rooms

    asyncio.run(scenario())


def test_a_table_that_cannot_be_opened_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (before,):
            before.lobby.thinkers = Held()
            (broken,), _ = await at_one_table([before], ("bot", "bot"))
            (good,), _ = await at_one_table([before], ("bot", "bot"))
        async with places(sqlite_url(tmp_path), 1) as (after,):
            tried, load = [], Room.load

            async def loading(room: Room) -> None:
                tried.append(room.id)
                if room.id == broken.id:
                    raise ValueError("the rules have changed")
                await load(room)

            monkeypatch.setattr(Room, "load", loading)
            for _ in range(3):
                await after.find_alarms()
            assert sorted(tried) == sorted([broken.id, good.id])
            assert set(after.lobby.rooms) == {good.id}

    asyncio.run(scenario())


# Memory


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """No room stays for the sake of a time."""
    for module, name in ((caretakers, "QUIET"), (caretakers, "FRESH"), (rooms, "SOON")):
        monkeypatch.setattr(module, name, 0.0)


@pytest.mark.usefixtures("short")
def test_quiet_rooms_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby = caretaker.lobby
            (room,), guest = await at_one_table([caretaker])
            await act(room, guest)
            looker = Looker(guest)
            room.came(looker)
            await caretaker.sweep()
            assert room.id in lobby.rooms
            room.went(looker)
            await caretaker.sweep()
            assert lobby.rooms == {}
            assert seen(await lobby.room(room.id)) == seen(room)

    asyncio.run(scenario())


@pytest.mark.usefixtures("short")
def test_memory_is_bounded_by_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretakers, "MOST_ROOMS", 3)
    monkeypatch.setattr(caretakers, "QUIET", 1e9)

    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            opened = [(await at_one_table([caretaker]))[0][0] for _ in range(8)]
            await caretaker.lobby.room(opened[0].id)
            await caretaker.sweep()
            kept = {opened[0].id, opened[6].id, opened[7].id}
            assert set(caretaker.lobby.rooms) == kept

    asyncio.run(scenario())


@pytest.mark.usefixtures("short")
def test_a_clock_brings_a_room_back_into_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby = caretaker.lobby
            guest = await lobby.identity.welcome()
            clock = Clock("move", 1)
            seats = [("me", ""), ("me", "")]
            table = await lobby.open_table(guest, "marabunta", 2, {}, seats, clock)
            assert (await lobby.room(table)).is_keeper()
            await caretaker.sweep()
            assert lobby.rooms == {}
            async with asyncio.timeout(PATIENCE):
                while not lobby.rooms:
                    await caretaker.find_alarms()
                    await asyncio.sleep(0.01)
            room = lobby.rooms[table]
            await until(lambda: any(seat.handed for seat in room.seats))

    asyncio.run(scenario())


# Clocks


def test_a_seat_that_is_given_back_has_the_time_it_had(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby = caretaker.lobby
            lobby.thinkers = Held()
            guest, other = [await lobby.identity.welcome() for _ in range(2)]
            clock = Clock("move", 3600)
            seats = [("me", ""), ("me", "")]
            table = await lobby.open_table(guest, "marabunta", 2, {"start": "red"}, seats, clock)
            room = await lobby.room(table)
            began = room.since(0)
            for change in (
                lambda seat: seat.hand_over(guest.id, "kitten"),
                lambda seat: seat.take_back(guest.id),
                lambda seat: seat.leave(guest.id),
                lambda seat: seat.take(guest.id, guest.name, ""),
            ):
                await room.seat_change(0, change)
                assert room.since(0) == began
            await room.seat_change(0, lambda seat: seat.leave(guest.id))
            await sit(room, 0, other)
            assert room.since(0) > began

    asyncio.run(scenario())


def test_taking_back_brings_no_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby, back = caretaker.lobby, 0
            guest = await lobby.identity.welcome()
            seats = [("me", ""), ("me", "")]
            table = await lobby.open_table(guest, "marabunta", 2, {}, seats, Clock("move", 3600))
            room = await lobby.room(table)
            for turn in range(20):
                before, seat = room.now.since, choice(room)[0]
                await act(room, guest, f"turn {turn}")
                if room.table.can_undo(seat):
                    back += 1
                    room.clock = Clock("move", 0)
                    with pytest.raises(TarsasError, match="has run out"):
                        await room.undo(guest, seat, room.revision)
                    room.clock = Clock("move", 3600)
                    await room.undo(guest, seat, room.revision)
                    assert room.now.since == before
                    await act(room, guest, f"again {turn}")
            assert back

    asyncio.run(scenario())
