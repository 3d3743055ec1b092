"""A crowd at one table costs the other tables nothing: messages are built once, in turns."""

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tarsas.server import crowd
from tarsas.server import viewer as viewers
from tarsas.server.identity import Guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.room import Room
from tarsas.server.turnstile import Turnstile
from tarsas.server.viewer import Viewer
from tests.processes import PATIENCE

from .test_room import opened

MANY = 50


class Counted:
    """How many messages of each kind were encoded."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.kinds: Counter[str] = Counter()
        encode = viewers._encode

        def counting(message: Any) -> bytes:
            self.kinds[type(message).__name__] += 1
            return encode(message)

        patch.setattr(viewers, "_encode", counting)

    def since(self) -> dict[str, int]:
        """Return the counts since the last call."""
        found, self.kinds = dict(self.kinds), Counter()
        return found


def stranger(room: Room, number: int, language: str = "en", pictures: bool = True) -> Viewer:
    viewer = Viewer(room, Guest(f"stranger-{number}", "Stranger"), language, pictures, 0, "")
    room.watchers.add(viewer)
    return viewer


def strangers(room: Room) -> list[Viewer]:
    return [stranger(room, i, ("en", "hu")[i % 2]) for i in range(MANY)]


async def told(viewers: list[Viewer]) -> list[list[dict[str, Any]]]:
    """Return what each of them is told next."""
    said = await asyncio.gather(*(viewer.next_messages() for viewer in viewers))
    return [[json.loads(message) for message in each] for each in said]


def test_messages_to_strangers_are_built_once_for_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen() -> None:
        async with opened(tmp_path) as (room, guest, _):
            counted = Counted(monkeypatch)
            crowded = strangers(room)
            first = await told(crowded)
            assert counted.since() == {"Table": 2, "Position": 2, "Chat": 1}
            assert all(said == first[i % 2] for i, said in enumerate(first))
            (legal, *_) = room.table.state.legal(seat := room.acting()[0])
            await room.act(guest, seat, int(legal), room.revision, "a")
            await told(crowded)
            assert counted.since() == {"Position": 2}
            await room.say(guest, "hello")
            await told(crowded)
            assert counted.since() == {"Chat": 1}

    asyncio.run(happen())


def test_who_knows_less_of_the_log_is_told_more(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path) as (room, _, _):
            last = len(room.story.entries)
            early, late = stranger(room, 1), stranger(room, 2)
            late.known = last
            ((_, all_of_it, _), (_, nothing, _)) = await told([early, late])
            assert len(all_of_it["log"]["entries"]) == last
            assert nothing["log"] == {"from": last, "entries": []}

    asyncio.run(happen())


def test_people_at_the_table_are_told_what_is_theirs(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path, seats=("me", "open")) as (room, guest, _):
            own = Viewer(room, guest, "en", True, 0, "http://here")
            room.watchers.add(own)
            ((table, position, _), (strange, bare_of_choices, _)) = await told(
                [own, stranger(room, 1)]
            )
            assert table["seats"][0]["mine"]
            assert table["seats"][1]["invitation"]
            assert not strange["seats"][0]["mine"]
            assert not strange["seats"][1]["invitation"]
            assert position["choices"] or 0 not in room.acting()
            assert bare_of_choices["choices"] == []

    asyncio.run(happen())


def test_a_stranger_comes_and_goes_unnoticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits at the table is seen to come and go; onlookers are not."""

    async def happen() -> None:
        async with opened(tmp_path, seats=("me", "open")) as (room, guest, _):
            crowded = strangers(room)
            await told(crowded)
            counted = Counted(monkeypatch)
            passer_by = stranger(room, MANY)
            room.tell("table")
            room.watchers.discard(passer_by)
            room.tell("table")
            assert await told(crowded) == [[]] * MANY
            assert counted.since() == {}
            room.watchers.add(Viewer(room, guest, "en", True, 0, ""))
            room.tell("table")
            for ((table,),) in zip(await told(crowded), strict=True):
                assert [seat["online"] for seat in table["seats"]] == [True, False]
            assert counted.since() == {"Table": 2}

    asyncio.run(happen())


def test_comings_and_goings_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def happen() -> None:
        times, done = 0, asyncio.Event()

        def tell() -> None:
            nonlocal times
            times += 1
            done.set()

        gathering = crowd.Crowd()
        for _ in range(MANY):
            gathering.tell_soon(tell)
        assert times == 0
        await asyncio.wait_for(done.wait(), PATIENCE)
        assert times == 1

    monkeypatch.setattr(crowd, "GATHERED", 0.01)
    asyncio.run(happen())


def test_a_few_go_through_before_others_have_their_turn() -> None:
    """All of a crowd are ready at once; whoever comes after them waits for a few, not for all."""

    async def happen() -> list[str]:
        order: list[str] = []
        turnstile = Turnstile(4)

        async def serve(number: int) -> None:
            await turnstile.go_through()
            order.append(f"onlooker {number}")

        async def move() -> None:
            order.append("a move elsewhere")

        crowded = [asyncio.create_task(serve(number)) for number in range(10 * crowd.AT_ONCE)]
        gone = crowded[5 * crowd.AT_ONCE]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(asyncio.create_task(move()), *crowded, return_exceptions=True)
        return order

    order = asyncio.run(happen())
    assert len(order) == 10 * crowd.AT_ONCE
    assert order.index("a move elsewhere") <= 3 * crowd.AT_ONCE
    onlookers = [int(who.split()[1]) for who in order if who.startswith("onlooker")]
    assert onlookers == sorted(onlookers), "first come, first served"


def test_a_crowd_is_woken_a_few_at_a_time(tmp_path: Path) -> None:
    """A thousand tasks that are all ready at once take long even if they have nothing to do."""

    async def happen() -> None:
        async with opened(tmp_path) as (room, guest, _):
            crowded = strangers(room)
            await told(crowded)
            own = Viewer(room, guest, "en", True, 0, "")
            room.watchers.add(own)
            await own.next_messages()
            room.tell("chat")
            assert own.wake.is_set(), "who plays is told at once"
            awake = [viewer.wake.is_set() for viewer in crowded]
            assert sum(awake) <= crowd.AT_ONCE
            room.tell("chat")  # who waits is called once
            assert len(room.watchers.turnstile.waiting) <= MANY
            await told(crowded)

    asyncio.run(happen())


def test_who_is_let_through_leaves_the_others_as_much_time() -> None:
    async def happen() -> int:
        turnstile, rounds = Turnstile(1), 0

        async def serve() -> None:
            await turnstile.go_through()
            until = time.perf_counter() + 0.005
            while time.perf_counter() < until:
                pass

        crowded = asyncio.gather(*(serve() for _ in range(MANY)))
        while not crowded.done():
            await asyncio.sleep(0)
            rounds += 1
        return rounds

    assert asyncio.run(happen()) > 5 * MANY, "the event loop goes round many times in between"


def test_a_table_that_does_not_exist_is_forgotten(tmp_path: Path) -> None:
    async def happen() -> None:
        async with opened(tmp_path) as (_, _, lobby):
            for number in range(MANY):
                with pytest.raises(NotFoundError):
                    await lobby.room(f"made-up-{number}")
            together = [lobby.room("made-up") for _ in range(MANY)]
            refused = await asyncio.gather(*together, return_exceptions=True)
            assert all(isinstance(error, NotFoundError) for error in refused)
            del refused
            assert not lobby.loading

    asyncio.run(happen())
