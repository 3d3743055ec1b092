"""Strangers' components: whatever a check does, it ends, and nobody else notices."""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar.exceptions import HTTPException

from tarsas.core.components import Tree
from tarsas.core.errors import ComponentError, TarsasError
from tarsas.server import checking
from tarsas.server.checking import MOST_WAITING, Checker
from tests.processes import PATIENCE

from .client import Person, Server

OWN: Tree = {"leaf": {"own": {"value": 1}}}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine may be slow; only what never ends runs into the limit."""
    monkeypatch.setattr(checking, "SECONDS", PATIENCE)


@asynccontextmanager
async def opened() -> AsyncIterator[Checker]:
    checker = Checker()
    try:
        yield checker
    finally:
        checker.close()


async def tried(checker: Checker, given: str | Tree = OWN, visitor: str = "me") -> Tree:
    return await checker.check(visitor, given, "marabunta", 2, {})


# What a game might do that forgot a bound. They run in the process, so they stand in a module.


def think_for_ever(*given: Any) -> Tree:
    number = 3
    while True:
        number = number * number % 1_000_003


def shift_far(*given: Any) -> Tree:
    return {"number": 1 << 8_000_000_000}


def fill_memory(*given: Any) -> Tree:
    return {"all": [bytes(1_000_000) for _ in range(4000)]}


def die(*given: Any) -> Tree:
    os._exit(3)


def stumble(*given: Any) -> Tree:
    raise ZeroDivisionError("a game divided by zero")


def test_components_are_returned_or_refused_by_their_key() -> None:
    async def scenario() -> None:
        async with opened() as checker:
            assert await tried(checker) == OWN
            assert await tried(checker, "[leaf.own]\nvalue = 1\n") == OWN
            with pytest.raises(ComponentError, match=r"^leaf.own.value: 99; expected 0 to 20"):
                await tried(checker, {"leaf": {"own": {"value": 99}}})
            with pytest.raises(ComponentError, match=r"^components:1: .* less than 12 deep"):
                await tried(checker, "a" + ".a" * 20_000 + " = 1")
            assert await tried(checker) == OWN

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (think_for_ever, r"took more than \d+ seconds or 256 MB"),
        (shift_far, r"took more than \d+ seconds or 256 MB"),
        (fill_memory, r"took more than \d+ seconds or 256 MB"),
        (die, r"took more than \d+ seconds or 256 MB"),
        (stumble, "cannot be played with them"),
    ],
)
def test_a_check_that_harms_is_refused_and_the_next_one_works(
    bad: Callable[..., Tree], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened() as checker:
            with monkeypatch.context() as patch:
                patch.setattr(checking, "try_components", bad)
                if bad is think_for_ever:
                    patch.setattr(checking, "SECONDS", 0.5)
                refusal = asyncio.create_task(tried(checker))
                rounds = 0
                while not refusal.done():  # meanwhile others are served
                    await asyncio.sleep(0.001)
                    rounds += 1
                with pytest.raises(ComponentError) as caught:
                    refusal.result()
            assert re.search(message, str(caught.value))
            assert rounds > 10
            assert not checker.visitors
            assert await tried(checker) == OWN

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (die, r"^This record cannot be read: that took more than \d+ seconds or 256 MB"),
        (stumble, "^This record cannot be played on"),
    ],
)
def test_a_record_that_harms_is_refused_as_a_record(
    bad: Callable[..., Tree], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened() as checker:
            monkeypatch.setattr(checking, "try_record", bad)
            with pytest.raises(TarsasError, match=message):
                await checker.read("me", "tarsas-record 1")

    asyncio.run(scenario())


def test_a_visitor_has_one_check_at_a_time_and_all_have_a_few() -> None:
    async def scenario() -> None:
        async with opened() as checker:
            async with checker.turn:  # somebody else's is being tried
                mine = asyncio.create_task(tried(checker))
                await asyncio.sleep(0)
                with pytest.raises(HTTPException, match="wait a little") as caught:
                    await tried(checker)
                assert caught.value.status_code == 429
                others = [
                    asyncio.create_task(tried(checker, visitor=f"visitor {n}"))
                    for n in range(1, MOST_WAITING)
                ]
                await asyncio.sleep(0)
                with pytest.raises(HTTPException, match="wait a little"):
                    await tried(checker, visitor="one more")
            assert await asyncio.gather(mine, *others) == [OWN] * MOST_WAITING
            assert not checker.visitors

    asyncio.run(scenario())


def test_a_tree_that_is_too_deep_is_refused_before_it_is_handed_over() -> None:
    async def scenario() -> None:
        deep: Tree = {}
        for _ in range(100_000):
            deep = {"a": deep}
        async with opened() as checker:
            with pytest.raises(ComponentError, match="12 tables inside each other"):
                await tried(checker, deep)
            assert checker.pool is None
        while deep:  # one by one: Python frees a deep tree by calls inside each other
            deep = deep["a"]

    asyncio.run(scenario())


def test_tables_open_with_components_and_bombs_are_refused(server: Server) -> None:
    person = Person(server)
    seats = [{"kind": "me"}, {"kind": "me"}]

    def ask(game: str, components: object) -> tuple[int, Any]:
        wanted = {"game": game, "players": 2, "seats": seats, "components": components}
        answer = person.http.post("/api/tables", json=wanted)
        return answer.status_code, answer.json()

    status, made = ask("marabunta", OWN)
    assert status == 201
    record = person.http.get(f"/api/tables/{made['id']}/record").text
    assert '\ncomponents: {"leaf": {"own": {"value": 1}}}\n' in record
    for game, components, message in (
        ("marabunta", "a" + ".a" * 60_000 + " = 1", "12 deep"),
        ("pulsar", {"modifiers": {"pm1": {"value": [8_000_000_000]}}}, "modifiers.pm1.value[0]"),
        ("pulsar", "[modifiers.pm1]\nvalue = [7]", "modifiers.pm1[0]: Expected `int` <= 6"),
        ("nowhere", OWN, "nowhere"),
    ):
        status, refusal = ask(game, components)
        assert status == 400
        assert message in refusal["error"]["message"]
    assert ask("marabunta", "")[0] == ask("marabunta", {})[0] == 201
