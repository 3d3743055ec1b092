"""A step back over the moves of others: asked for, agreed by all, and kept out of the record."""

import asyncio

import pytest

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.record import verify
from tarsas.core.state import CHANCE
from tarsas.server import stepback
from tarsas.server.caretaker import Caretaker
from tarsas.server.identity import Guest
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.stepback import StepBack
from tarsas.server.viewer import Viewer
from tarsas.table.clock import Clock

from .client import Person
from .test_many import places, sit, until
from .test_room import choice, saved, seen


async def among(
    caretaker: Caretaker, *seats: str, game: str = "ankhor", clock: Clock | None = None
) -> tuple[Room, list[Guest]]:
    """Open a table at which each seat is another person's, or a bot's; the first begins."""
    lobby = caretaker.lobby
    people = [await lobby.identity.welcome() for _ in seats]
    wanted = [(seat, "kitten" if seat == "bot" else "") for seat in seats]
    options: dict[str, object] = {"start": "red"}
    opened = (people[0], game, len(seats), options, wanted, clock or Clock())
    room = await lobby.room(await lobby.open_table(*opened))
    for number, kind in enumerate(seats):
        if kind == "open":
            await sit(room, number, people[number])
    return room, people


async def move(room: Room, people: list[Guest]) -> None:
    """Let whoever is to act make one move."""
    seat, action = choice(room)
    await room.act(people[seat], seat, action, room.revision, f"at {room.revision}")


async def turn(room: Room, people: list[Guest]) -> None:
    """Let whoever is to act do so until somebody else is."""
    acting = room.acting()
    while room.acting() == acting:
        await move(room, people)


async def asked_after_two_turns(caretaker: Caretaker) -> tuple[Room, list[Guest], StepBack]:
    """Let red move and blue after it, and red ask for a step back."""
    room, people = await among(caretaker, "me", "open")
    await turn(room, people)
    await turn(room, people)
    await stepback.ask(room, people[0], 0)
    asked = room.step_back()
    assert asked is not None
    return room, people, asked


def test_all_that_came_after_the_choice_is_undone_when_all_agree(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people, asked = await asked_after_two_turns(caretaker)
            before, revision = list(room.record.moves), room.revision
            assert before[asked.kept].seat == 0
            assert asked.waits_for(room.seats) == [1]
            await stepback.answer(room, people[1], asked.request, True)
            assert room.record.moves == before[: asked.kept]
            assert room.revision == revision + 1
            assert room.acting() == [0]
            assert room.step_back() is None
            assert seen(room) == await saved(room)
            assert verify(room.record) == []
            await turn(room, people)
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


def test_one_who_refuses_is_enough(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open", "open")
            for _ in range(3):
                await turn(room, people)
            await stepback.ask(room, people[0], 0)
            asked, moves = room.step_back(), list(room.record.moves)
            assert asked is not None
            await stepback.answer(room, people[1], asked.request, True)
            assert room.record.moves == moves
            await stepback.answer(room, people[2], asked.request, False)
            refused = room.step_back()
            assert refused is not None
            assert refused.refused == 2
            assert room.record.moves == moves
            with pytest.raises(StaleActionError):
                await stepback.answer(room, people[2], asked.request, True)
            with pytest.raises(IllegalActionError):  # nobody is asked the same again and again
                await stepback.ask(room, people[0], 0)

    asyncio.run(scenario())


def test_a_request_outlives_a_reload(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, _, asked = await asked_after_two_turns(caretaker)
            fresh = Room(room.storage, room.bots.thinkers, 0, room.id)
            await fresh.load()
            assert fresh.step_back() == asked

    asyncio.run(scenario())


def test_a_request_is_asked_on_one_server_and_granted_on_another(empty: str) -> None:
    async def scenario() -> None:
        async with places(empty) as found:
            for caretaker in found:
                await caretaker.start()
            here, people, asked = await asked_after_two_turns(found[0])
            there = await found[1].lobby.room(here.id)
            assert there.step_back() == asked
            await stepback.answer(there, people[1], asked.request, True)
            assert there.table.number == asked.kept
            await until(lambda: here.table.number == asked.kept)
            assert here.step_back() is None
            assert seen(here) == seen(there) == await saved(here)

    asyncio.run(scenario())


def test_a_request_ends_when_a_person_moves(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people, asked = await asked_after_two_turns(caretaker)
            await move(room, people)
            assert room.step_back() is None
            with pytest.raises(StaleActionError):
                await stepback.answer(room, people[1], asked.request, True)

    asyncio.run(scenario())


def test_who_asked_may_let_it_go(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people, asked = await asked_after_two_turns(caretaker)
            with pytest.raises(SocketError, match="Nobody asks you"):
                await stepback.answer(room, people[0], asked.request, True)
            await stepback.answer(room, people[0], asked.request, False)
            assert room.step_back() is None

    asyncio.run(scenario())


def test_a_request_ends_when_the_asker_stands_up(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people, _ = await asked_after_two_turns(caretaker)
            await room.seat_change(0, lambda seat: seat.leave(people[0].id))
            assert room.step_back() is None

    asyncio.run(scenario())


def test_bots_always_agree(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "bot")
            await turn(room, people)
            await until(lambda: room.acting() == [0])
            number = room.table.number
            await stepback.ask(room, people[0], 0)
            assert room.table.number < number
            assert room.acting() == [0]
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


def test_what_bots_do_meanwhile_does_not_end_a_request(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open", "open")
            await turn(room, people)
            await turn(room, people)
            await stepback.ask(room, people[0], 0)
            asked = room.step_back()
            assert asked is not None
            number = room.table.number
            await room.seat_change(2, lambda seat: seat.hand_over(people[2].id, "kitten"))
            await until(lambda: room.acting() == [0])
            assert room.table.number > number
            assert room.step_back() == asked
            await stepback.answer(room, people[1], asked.request, True)
            assert room.table.number == asked.kept

    asyncio.run(scenario())


def test_what_one_can_take_back_oneself_nobody_is_asked_for(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open")
            with pytest.raises(IllegalActionError):
                await stepback.ask(room, people[1], 1)  # it has done nothing yet
            while not (room.table.chosen and room.table.can_undo(0)):
                await move(room, people)
            with pytest.raises(IllegalActionError):
                await stepback.ask(room, people[0], 0)
            with pytest.raises(SocketError, match="not yours"):
                await stepback.ask(room, people[1], 0)

    asyncio.run(scenario())


def test_chance_brings_again_what_it_brought(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open", game="hunters")
            await turn(room, people)
            await turn(room, people)
            before = [move.action for move in room.record.moves if move.seat == CHANCE]
            await stepback.ask(room, people[0], 0)
            asked = room.step_back()
            assert asked is not None
            await stepback.answer(room, people[1], asked.request, True)
            again = [move.action for move in room.record.moves if move.seat == CHANCE]
            assert len(again) < len(before)
            await turn(room, people)
            await turn(room, people)
            drawn = [move.action for move in room.record.moves if move.seat == CHANCE]
            assert drawn[: len(before)] == before

    asyncio.run(scenario())


def test_whoever_acts_after_it_has_the_whole_time(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            clock = Clock("move", 3600)
            room, people = await among(caretaker, "me", "open", clock=clock)
            first = room.since(0)
            await turn(room, people)
            await turn(room, people)
            await stepback.ask(room, people[0], 0)
            asked = room.step_back()
            assert asked is not None
            last = room.now.times[-1]
            await stepback.answer(room, people[1], asked.request, True)
            assert room.since(0) >= last > first
            fresh = Room(room.storage, room.bots.thinkers, 0, room.id)
            await fresh.load()
            assert fresh.since(0) == room.since(0)

    asyncio.run(scenario())


def test_everybody_is_told_who_asks_and_who_has_to_answer(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            room, people = await among(caretaker, "me", "open")
            await turn(room, people)
            await turn(room, people)
            viewers = [Viewer(room, guest, "en", True, 0, "") for guest in people]
            assert [viewer.position(0).may_ask for viewer in viewers] == [[0], []]
            await stepback.ask(room, people[0], 0)
            assert [viewer.position(0).may_ask for viewer in viewers] == [[], []]
            for viewer in viewers:
                assert b'"waiting":[1]' in viewer.table()

    asyncio.run(scenario())


def test_by_socket(first: Person, second: Person) -> None:
    table = first.open_table("me", "open", game="ankhor", options={"start": "red"})
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with first.sit(table) as red, second.sit(table) as blue:
        for own, socket in enumerate((red, blue)):
            revision = max(red.position.get("revision", 0), blue.position.get("revision", 0))
            while own in socket.wait_until(revision)["acting"]:
                seat, legal = socket.choices()
                revision = socket.act(seat, legal[0])["revision"]
        red.say({"type": "ask_back", "seat": 0})
        while not (asked := blue.table.get("step_back")):
            blue.receive()
        assert asked["waiting"] == [1]
        blue.say({"type": "answer_back", "request": asked["request"], "agree": True})
        while red.position["number"] != asked["number"]:
            red.receive()
        assert red.position["acting"] == [0]
