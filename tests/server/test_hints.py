"""Hints: beside everything else, one at a time, and only for who still waits."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server.hints import Hints
from tarsas.server.messages import AskAdvice, AskHint, Ping, Weigh
from tarsas.server.socket import handle
from tarsas.server.thinking import PassedError, Thinkers, always
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import PLAYED, Question, Thought
from tarsas.table.seats import Seat, is_alone

from .client import Person, Server
from .test_room import act, choice, opened


class Pondering(Thinkers):
    """Thinks until it is told to stop, and counts who still waits."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[Question] = []
        self.left = 0
        self.stop = asyncio.Event()

    async def think(self, question: Question, wanted: Callable[[], bool] = always) -> Thought:
        self.asked.append(question)
        try:
            await self.stop.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        if not wanted():
            raise PassedError(Message("error-hint-stale"))
        return Thought(choice_of[question.table])


choice_of: dict[str, int] = {}
OTHERS = "This seat is not yours."
STALE = "The position changed while the bot was thinking."
PEOPLE = "Other people play here too: while the game goes on, no bot helps."


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def waiting(viewer: Viewer) -> list[dict[str, Any]]:
    return [json.loads(message) for message in viewer.waiting]


def test_a_hint_holds_nothing_up_and_the_newest_replaces_the_older(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            viewer, thinkers = Viewer(room, guest, "en", False, 0, ""), Pondering()
            refused: list[TarsasError] = []
            hints = Hints(viewer, thinkers, refused.append)
            seat, choice_of[room.id] = choice(room)
            for _ in range(3):
                await handle(AskHint(seat), viewer, hints)
                await settle()
                await handle(Ping(), viewer, hints)
            assert [said["type"] for said in waiting(viewer)] == ["pong"] * 3
            assert (len(thinkers.asked), thinkers.left) == (3, 2)
            assert {each.visitor for each in thinkers.asked} == {guest.id}
            assert {each.standing for each in thinkers.asked} == {PLAYED}
            thinkers.stop.set()
            await settle()
            assert [said["type"] for said in waiting(viewer)][3:] == ["hint"]
            assert refused == []

    asyncio.run(scenario())


def test_a_hint_is_let_go_when_its_client_leaves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            viewer, thinkers = Viewer(room, guest, "en", False, 0, ""), Pondering()
            hints = Hints(viewer, thinkers, lambda error: None)
            hints.ask(choice(room)[0])
            await settle()
            hints.close()
            await settle()
            assert (len(thinkers.asked), thinkers.left) == (1, 1)
            assert waiting(viewer) == []

    asyncio.run(scenario())


def test_a_hint_that_comes_too_late_or_cannot_be_given_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            viewer, thinkers = Viewer(room, guest, "en", False, 0, ""), Pondering()
            refused: list[TarsasError] = []
            hints = Hints(viewer, thinkers, refused.append)
            hints.ask(9)
            await settle()
            hints.ask(choice(room)[0])
            await settle()
            await act(room, guest)
            thinkers.stop.set()
            await settle()
            assert [str(error) for error in refused] == [OTHERS, STALE]

    asyncio.run(scenario())


def test_what_a_teacher_says_too_late_is_let_go_in_silence(tmp_path: Path) -> None:
    """Nobody has asked for it, so nobody is told that it does not come."""

    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            viewer, thinkers = Viewer(room, guest, "en", False, 0, ""), Pondering()
            refused: list[TarsasError] = []
            hints = Hints(viewer, thinkers, refused.append)
            for kind in ("advise", "weigh"):
                seat, action = choice(room)
                choice_of[room.id] = action
                asked = AskAdvice(seat) if kind == "advise" else Weigh(room.revision, seat, action)
                await handle(asked, viewer, hints)
                await settle()
                await act(room, guest)
                thinkers.stop.set()
                await settle()
                thinkers.stop.clear()
            assert len(thinkers.asked) == 2
            assert refused == []

    asyncio.run(scenario())


def test_help_is_fair_against_bots_alone() -> None:
    me, bot, resigned = Seat("person", "me"), Seat("bot"), Seat("person", "b", resigned=True)
    handed, missing = Seat("person", "b", handed=True), Seat("invited")
    for fair in ([me], [me, bot], [me, me], [bot, me, bot], [me, resigned, bot]):
        assert is_alone(fair, "me")
    for unfair in ([me, Seat("person", "b")], [me, bot, handed], [me, missing], [me, Seat("open")]):
        assert not is_alone(unfair, "me")
    assert not is_alone([bot, bot], "me")
    assert not is_alone([Seat("person", "me", resigned=True), Seat("person", "b")], "me")


@pytest.mark.parametrize("kind", ["hint", "advise", "weigh"])
def test_no_kind_of_help_is_given_against_people(kind: str, first: Person, second: Person) -> None:
    table = first.open_table("me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with first.sit(table) as one, second.sit(table) as other:
        for socket in (one, other):
            socket.wait_until(1)
        acts = one if one.position["choices"] else other
        seat, actions = acts.choices()
        revision = acts.position["revision"]
        asked = {"type": kind, "seat": seat}
        more = {"revision": revision, "action": actions[0]} if kind == "weigh" else {}
        acts.say(asked | more)
        refused = acts.wait_for("error")
        assert (refused["code"], refused["text"]) == ("barred", PEOPLE)
        assert acts.act(seat, actions[0])["type"] == "ack"


def test_own_moves_are_taken_while_a_bot_thinks_about_a_hint(server: Server) -> None:
    person = Person(server)
    table = person.open_table("me", "me", game="hunters")
    with person.sit(table) as socket:
        socket.wait_for("position")
        seat, actions = socket.choices()
        socket.say({"type": "hint", "seat": seat})
        assert socket.act(seat, actions[0])["type"] == "ack"
