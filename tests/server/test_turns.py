"""Who asks for much does not hold up who asks for little: at the door, and for what takes long."""

import asyncio
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tarsas.server.beside import Workshop, own_process
from tarsas.server.turns import CALLER, Turns
from tarsas.server.turnstile import Turnstile
from tests.processes import PATIENCE

GREEDY, MODEST = "192.0.2.1", "192.0.2.2"
MUCH = 100


def test_each_who_waits_has_a_turn_before_the_same_has_another() -> None:
    turns: Turns[str] = Turns()
    for who, what in (("a", "1"), ("a", "2"), ("a", "3"), ("b", "4"), ("c", "5"), ("b", "6")):
        turns.put(who, what)
    assert len(turns) == 6
    assert [turns.take() for _ in range(6)] == ["1", "4", "5", "2", "6", "3"]
    assert not turns


def test_a_crowd_of_one_address_does_not_hold_up_another_at_the_door() -> None:
    async def happen() -> list[str]:
        order: list[str] = []
        door = Turnstile(2)

        async def come(who: str) -> None:
            await door.go_through(who)
            order.append(who)

        await asyncio.gather(*(come(GREEDY) for _ in range(MUCH)), come(MODEST))
        return order

    assert asyncio.run(happen()).index(MODEST) < 6


def thread() -> Workshop:
    return Workshop(lambda: ThreadPoolExecutor(1))


def as_caller(who: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    CALLER.set(who)
    return asyncio.create_task(work)


def test_what_takes_long_is_done_one_by_one_in_fair_turns() -> None:
    async def happen() -> list[str]:
        workshop, done, at_work = thread(), list[str](), 0

        def work(who: str) -> str:
            nonlocal at_work
            at_work += 1
            assert at_work == 1
            assert threading.current_thread() is not threading.main_thread()
            done.append(who)
            at_work -= 1
            return who

        asked = [as_caller(GREEDY, workshop.do(lambda: work(GREEDY))) for _ in range(MUCH)]
        asked.append(as_caller(MODEST, workshop.do(lambda: work(MODEST))))
        assert await asyncio.gather(*asked) == [GREEDY] * MUCH + [MODEST]
        return done

    assert asyncio.run(happen()).index(MODEST) <= 2


def test_work_that_fails_or_that_nobody_waits_for_any_more_holds_nobody_up() -> None:
    async def happen() -> None:
        workshop, begun, go_on = thread(), threading.Event(), threading.Event()

        def slow() -> None:
            begun.set()
            go_on.wait(PATIENCE)

        def wrong() -> None:
            raise ValueError("as it is")

        first = asyncio.create_task(workshop.do(slow))
        waiting = [asyncio.create_task(workshop.do(int)) for _ in range(3)]
        await asyncio.to_thread(begun.wait, PATIENCE)
        waiting[0].cancel()  # before its turn
        failing = asyncio.create_task(workshop.do(wrong))
        first.cancel()  # in the middle of it
        go_on.set()
        with pytest.raises(ValueError, match="as it is"):
            await failing
        assert [await task for task in waiting[1:]] == [0, 0]
        assert await workshop.do(int) == 0

    asyncio.run(asyncio.wait_for(happen(), PATIENCE))


def test_who_leaves_in_the_moment_of_its_turn_hands_it_on() -> None:
    async def happen() -> None:
        workshop = thread()
        workshop.busy = True
        gone, after = (asyncio.create_task(workshop.do(int)) for _ in range(2))
        await asyncio.sleep(0)
        workshop._hand_on()
        gone.cancel()
        assert await after == 0

    asyncio.run(asyncio.wait_for(happen(), PATIENCE))


def test_a_process_of_its_own_is_begun_anew_after_it_died_and_ends_when_told() -> None:
    async def happen() -> None:
        workshop = own_process()
        first = await workshop.do(os.getpid)
        assert first != os.getpid()
        with pytest.raises(BrokenProcessPool):
            await workshop.do(os.abort)
        assert await workshop.do(os.getpid) not in (first, os.getpid())
        workshop.close()
        assert await workshop.do(int) == 0
        workshop.close()

    asyncio.run(asyncio.wait_for(happen(), PATIENCE))
