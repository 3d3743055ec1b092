"""A room shows what is saved: whatever the database does, nothing else is seen or kept."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.notation import parse_record
from tarsas.core.record import verify
from tarsas.core.registry import find_game, game_ids
from tarsas.server import background
from tarsas.server.app import create_app
from tarsas.server.hints import hint
from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.room import Room
from tarsas.server.settings import Settings
from tarsas.server.storage import ConflictError, DoubtError, Storage, StorageError
from tarsas.server.thinking import Thinkers, always
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import Question, Thought
from tarsas.table.clock import Clock

from .client import sqlite_url

Write = Callable[..., Awaitable[None]]
ERRORS = (StorageError, ConflictError, DoubtError)
each_error = pytest.mark.parametrize("kind", ERRORS)
each_game = pytest.mark.parametrize("game", game_ids())


class FirstChoice(Thinkers):
    """Thinks at once, in this process, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[Question] = []

    async def think(self, question: Question, wanted: Callable[[], bool] = always) -> Thought:
        self.asked.append(question)
        state = find_game(question.game).new(question.players, question.options)
        for seat, action in question.moves:
            state.apply(seat, action)
        return Thought(int(state.legal(question.seat)[0]))


class Faulty:
    """Stands before a storage's `write`; the next call goes as `plan` says, then all is well."""

    def __init__(self, storage: Storage, patch: pytest.MonkeyPatch) -> None:
        self.write: Write = storage.write
        self.plan: Callable[[Write], Awaitable[None]] | None = None
        patch.setattr(storage, "write", self)

    async def __call__(self, *statements: Any) -> None:
        plan, self.plan = self.plan, None

        async def save() -> None:
            await self.write(*statements)

        await (plan(save) if plan else save())

    def fail(self, kind: type[TarsasError], saved: bool = False) -> None:
        """Let the next write fail, before or after it is committed."""

        async def failing(save: Write) -> None:
            if saved:
                await save()
            raise kind("the database stumbled")

        self.plan = failing

    def hold(self) -> tuple[asyncio.Event, asyncio.Event]:
        """Let the next write wait; return what says that it does, and what lets it go on."""
        waiting, go_on = asyncio.Event(), asyncio.Event()

        async def held(save: Write) -> None:
            waiting.set()
            await go_on.wait()
            await save()

        self.plan = held
        return waiting, go_on


@asynccontextmanager
async def opened(
    folder: Path, game: str = "marabunta", seats: tuple[str, ...] = ("me", "me")
) -> AsyncIterator[tuple[Room, Guest, Lobby]]:
    """Open a table of a game on a storage of its own."""
    storage = Storage(Settings(database=sqlite_url(folder)))
    await storage.open()
    lobby = Lobby(storage, FirstChoice(), 0)
    guest = await Identity(storage, "secret").welcome()
    wanted = [(seat, "kitten" if seat == "bot" else "") for seat in seats]
    table = await lobby.open_table(guest, game, len(seats), {}, wanted, Clock())
    yield await lobby.room(table), guest, lobby
    lobby.close()
    await storage.close()


def seen(room: Room) -> tuple[Any, ...]:
    """Return all that a reader may see of a room."""
    log = [(entry.number, entry.seat, entry.scores) for entry in room.story.entries]
    places = [tuple(vars(seat).values()) for seat in room.seats]
    moves = [(move.seat, move.action) for move in room.record.moves]
    where = (room.revision, room.table.number, room.table.state.key(), room.over, room.now.since)
    return (*where, room.acting(), room.scores(), moves, log, places, list(room.chat))


async def saved(room: Room) -> tuple[Any, ...]:
    """Return the same of what the database holds."""
    fresh = Room(room.storage, room.bots.thinkers, 0, room.id)
    await fresh.load()
    return seen(fresh)


def choice(room: Room) -> tuple[int, int]:
    """Return a seat that may act and one of its actions."""
    seat = room.acting()[0]
    return seat, int(room.table.state.legal(seat)[0])


async def act(room: Room, guest: Guest, token: str = "a") -> int:
    return await room.act(guest, *choice(room), room.revision, token)


async def undo(room: Room, guest: Guest) -> None:
    await room.undo(guest, room.table.last.seat, room.revision)


def test_a_choice_is_taken_back_with_the_steps_it_forced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, "marabunta", ("me", "me")) as (room, guest, _):
            forced, rng = False, random.Random(3)
            while not forced:
                seat = room.acting()[0]
                action = rng.choice([int(action) for action in room.table.state.legal(seat)])
                await room.act(guest, seat, action, room.revision, f"turn {room.revision}")
                forced = 0 < room.table.chosen < room.table.number
            kept, seat = room.table.chosen - 1, room.table.last.seat
            await room.undo(guest, seat, room.revision, choice=True)
            assert room.table.number == len(room.story.entries) == kept
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


async def leave(room: Room, guest: Guest) -> None:
    await room.seat_change(0, lambda seat: seat.leave(guest.id))


async def chat(room: Room, guest: Guest) -> None:
    await room.say(guest, "hello")


def questions(storage: Storage, patch: pytest.MonkeyPatch) -> list[Any]:
    """Return the questions that a storage is asked from now on."""
    rows, asked = storage.rows, []

    async def noted(query: Any) -> Any:
        asked.append(query)
        return await rows(query)

    patch.setattr(storage, "rows", noted)
    return asked


# Writes that fail


@each_error
@pytest.mark.parametrize("change", [act, undo, leave, chat])
def test_a_failed_commit_leaves_nothing_behind(
    change: Callable[[Room, Guest], Awaitable[None]],
    kind: type[TarsasError],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            faulty = Faulty(room.storage, monkeypatch)
            await act(room, guest, "before")
            before, moment = seen(room), room.now
            asked = questions(room.storage, monkeypatch)
            faulty.fail(kind)
            with pytest.raises(kind, match="stumbled"):
                await change(room, guest)
            # Only where it is not sure what is saved is the database asked.
            assert bool(asked) == (kind is not StorageError)
            assert room.now is moment
            assert seen(room) == before == await saved(room)
            await change(room, guest)
            assert seen(room) == await saved(room) != before

    asyncio.run(scenario())


def test_what_was_saved_although_the_database_did_not_say_so_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            faulty = Faulty(room.storage, monkeypatch)
            number = room.table.number
            faulty.fail(DoubtError, saved=True)
            revision = await act(room, guest)
            assert room.revision == revision
            assert room.table.number > number
            assert seen(room) == await saved(room)

    asyncio.run(scenario())


@pytest.mark.parametrize("went_through", [False, True])
def test_a_database_that_is_away_hides_nothing_and_invents_nothing(
    went_through: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the write nor the look at what became of it succeed; later both do."""
    monkeypatch.setattr(background, "AGAIN", 0.01)

    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            faulty = Faulty(room.storage, monkeypatch)
            rows, away = room.storage.rows, True

            async def unreadable(query: Any) -> Any:
                if away:
                    raise StorageError("the database is away")
                return await rows(query)

            monkeypatch.setattr(room.storage, "rows", unreadable)
            before, chosen, answers = seen(room), choice(room), room.revision
            faulty.fail(DoubtError, saved=went_through)
            with pytest.raises(DoubtError):
                await room.act(guest, *chosen, answers, "a")
            assert seen(room) == before
            with pytest.raises(StorageError, match="away"):
                await room.act(guest, *chosen, answers, "a")
            assert seen(room) == before
            away = False
            revision = await room.act(guest, *chosen, answers, "a")
            assert (room.revision, room.table.last.action) == (revision, chosen[1])
            assert seen(room) == await saved(room)
            assert len(room.record.moves) == len(before[7]) + 1

    asyncio.run(scenario())


def test_a_cancelled_commit_is_looked_up_before_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            faulty = Faulty(room.storage, monkeypatch)
            before, chosen, answers = seen(room), choice(room), room.revision
            done = asyncio.Event()

            async def never_answers(save: Write) -> None:
                await save()
                done.set()
                await asyncio.Event().wait()

            faulty.plan = never_answers
            acting = asyncio.create_task(room.act(guest, *chosen, answers, "a"))
            await done.wait()
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            assert seen(room) == before
            await room.act(guest, *chosen, answers, "a")
            assert seen(room) == await saved(room) != before
            assert len(room.record.moves) == len(before[7]) + 1

    asyncio.run(scenario())


@each_error
def test_a_bot_whose_move_was_not_saved_moves_later(
    kind: type[TarsasError], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "AGAIN", 0.01)

    async def scenario() -> None:
        async with opened(tmp_path, seats=("bot", "bot")) as (room, _, _lobby):
            faulty = Faulty(room.storage, monkeypatch)
            over, failed = asyncio.Event(), set()

            class Stumble:
                guest = Guest("", "")

                def notice(self, _: str) -> None:
                    number = room.table.number
                    if number % 10 == 0 and number not in failed:
                        failed.add(number)
                        faulty.fail(kind)
                    if room.over:
                        over.set()

            room.watchers.add(Stumble())
            await asyncio.wait_for(over.wait(), 60)
            assert failed
            assert seen(room) == await saved(room)
            assert verify(room.record) == []

    asyncio.run(scenario())


@each_game
def test_a_game_on_a_database_that_stumbles(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People act at random and take back; chance stays the promised one."""

    async def scenario() -> None:
        seats = ("me",) * max(2, find_game(game).players[0])
        async with opened(tmp_path, game, seats) as (room, guest, _):
            faulty, rng, turn = Faulty(room.storage, monkeypatch), random.Random(5), 0
            failed = set()
            while not room.over and turn < 150:
                turn += 1
                before, shown = seen(room), room.revision
                if kind := rng.choice((None,) * 5 + ERRORS):
                    faulty.fail(kind, saved=kind is DoubtError and rng.random() < 0.5)
                seat = rng.choice(room.acting())
                action = rng.choice(list(room.table.state.legal(seat)))
                last = room.table.last.seat
                try:
                    if room.table.can_undo(last) and rng.random() < 0.1:
                        await room.undo(guest, last, room.revision)
                    else:
                        await room.act(guest, seat, int(action), room.revision, f"turn {turn}")
                    assert room.revision > shown
                except ERRORS as error:
                    failed.add(type(error))
                    if not isinstance(error, DoubtError):  # an undo may be saved without a word
                        assert before == seen(room)
                if turn % 10 == 0:
                    assert seen(room) == await saved(room)
            assert failed == set(ERRORS)
            assert seen(room) == await saved(room)
            assert verify(room.record) == []

    asyncio.run(scenario())


# Readers


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_readers_do_not_wait_for_a_commit_and_see_only_what_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        app = create_app(Settings(database=sqlite_url(tmp_path), secret="secret"))
        transport = httpx.ASGITransport(cast(Any, app))
        async with (
            app.lifespan(),
            httpx.AsyncClient(transport=transport, base_url="http://table") as client,
        ):
            wanted = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}] * 2}
            made = (await client.post("/api/tables", json=wanted)).json()
            lobby: Lobby = app.state.lobby
            room = await lobby.room(made["id"])
            me = (await client.get("/api/me")).json()
            guest = Guest(me["id"], me["name"])
            thinkers = FirstChoice()

            async def read() -> dict[str, Any]:
                """Return what every kind of reader gets."""
                viewer = Viewer(room, guest, "en", True, 0, "")
                told = [json.loads(message) for message in await viewer.next_messages()]
                path, seat = f"/api/tables/{room.id}", room.acting()[0]
                await hint(seat, viewer, thinkers)
                [advice] = [json.loads(message) for message in await viewer.next_messages()]
                last = await client.get(f"{path}/positions/{room.table.number}")
                beyond = await client.get(f"{path}/positions/{room.table.number + 1}")
                return {
                    "told": told,
                    "hint": advice,
                    "asked": thinkers.asked[-1].moves,
                    "record": (await client.get(f"{path}/record")).text,
                    "story": (await client.get(f"{path}/story")).json(),
                    "last": last.json(),
                    "beyond": beyond.json(),
                }

            faulty = Faulty(room.storage, monkeypatch)
            await room.act(guest, *choice(room), room.revision, "first")
            before = await read()
            waiting, go_on = faulty.hold()
            acting = asyncio.create_task(act(room, guest))
            await waiting.wait()
            assert await asyncio.wait_for(read(), 60) == before
            assert not acting.done()
            go_on.set()
            revision = await acting
            after = await read()
            position = next(told for told in after["told"] if told["type"] == "position")
            assert position["revision"] == after["hint"]["revision"] == revision
            assert len(after["asked"]) == position["number"] == len(before["asked"]) + 1
            assert len(parse_record(after["record"]).moves) == position["number"]
            assert len(after["story"]["scores"]) == position["number"]
            assert before["beyond"]["error"]["message"].startswith("There is no move")
            assert after["last"]["number"] == position["number"]

    asyncio.run(scenario())


def test_a_hint_for_a_position_that_passed_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, lobby):
            viewer = Viewer(room, guest, "en", False, 0, "")

            async def slowly(question: Question, wanted: Callable[[], bool]) -> Thought:
                await act(room, guest)
                return Thought(0)

            monkeypatch.setattr(lobby.thinkers, "think", slowly)
            with pytest.raises(TarsasError, match="changed while the bot"):
                await hint(room.acting()[0], viewer, lobby.thinkers)

    asyncio.run(scenario())
