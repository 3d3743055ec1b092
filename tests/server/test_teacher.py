"""The teacher beside a table: what matters now, what a deed brings, what gives too much away."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.reasons import MOST_REASONS
from tarsas.core.registry import find_game, game_ids
from tarsas.server.hints import HINTING, Hints
from tarsas.server.identity import Guest
from tarsas.server.messages import AskAdvice, Weigh
from tarsas.server.room import Room
from tarsas.server.socket import handle
from tarsas.server.thinking import MEMORY, Thinkers, always, answer
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import Question, Thought

from .client import Person
from .test_room import act, choice, opened
from .test_thinking import GAME, asked

each_game = pytest.mark.parametrize("game", game_ids())
MOST = 400  # choices until a random one is a gross mistake; one in thirty would do


class AtOnce(Thinkers):
    """Thinks in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def think(self, question: Question, wanted: Callable[[], bool] = always) -> Thought:
        return answer(question)


class Pupil:
    """Somebody at a table with a teacher."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self.room, self.guest = room, guest
        self.viewer = Viewer(room, guest, "en", True, 0, "")
        self.refused: list[TarsasError] = []
        self.hints = Hints(self.viewer, AtOnce(), self.refused.append)

    async def ask(self, message: AskAdvice | Weigh) -> dict[str, Any] | None:
        """Return the answer, unless it is refused."""
        await handle(message, self.viewer, self.hints)
        assert self.hints.task
        await self.hints.task
        said = [json.loads(each) for each in self.viewer.waiting]
        self.viewer.waiting.clear()
        return said[-1] if said else None

    async def weigh(self, seat: int, action: int) -> dict[str, Any]:
        found = await self.ask(Weigh(self.room.revision, seat, action))
        assert found
        assert (found["type"], found["seat"], found["action"]) == ("weighed", seat, action)
        return found

    async def to_choose(self) -> tuple[int, list[int]]:
        """Take steps without a choice; return who chooses, and what from."""
        while True:
            seat = self.room.acting()[0]
            legal = [int(action) for action in self.room.table.state.legal(seat)]
            if len(legal) > 1:
                return seat, legal
            await self.act(seat, legal[0])

    async def act(self, seat: int, action: int) -> None:
        token = str(self.room.revision)
        await self.room.act(self.guest, seat, action, self.room.revision, token)


def seats_of(game: str) -> tuple[str, ...]:
    return ("me",) * find_game(game).usual_players


@each_game
def test_what_matters_is_said_in_words_and_without_figures(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, game, seats_of(game)) as (room, guest, _):
            pupil, rng, told = Pupil(room, guest), random.Random(1), 0
            for _ in range(12):
                seat, legal = await pupil.to_choose()
                advice = await pupil.ask(AskAdvice(seat))
                assert advice
                assert (advice["type"], advice["seat"]) == ("advice", seat)
                assert advice["revision"] == room.revision
                assert not any("you should" in why for why in advice["why"])
                assert len(advice["brought"]) <= MOST_REASONS
                told += bool(advice["why"])
                await pupil.act(seat, rng.choice(legal))
            assert told >= 6
            assert pupil.refused == []

    asyncio.run(scenario())


@each_game
def test_a_gross_mistake_is_bad_and_what_the_bot_would_do_is_not(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, game, seats_of(game)) as (room, guest, _):
            pupil, rng = Pupil(room, guest), random.Random(2)
            for _ in range(MOST):
                seat, legal = await pupil.to_choose()
                action = rng.choice(legal)
                weighed = await pupil.weigh(seat, action)
                if weighed["bad"]:
                    break
                assert (weighed["better"], weighed["instead"], weighed["why"]) == ("", None, [])
                await pupil.act(seat, action)
            assert weighed["bad"]
            assert weighed["better"]
            assert weighed["instead"] in legal
            assert weighed["instead"] != action
            assert not (await pupil.weigh(seat, weighed["instead"]))["bad"]

    asyncio.run(scenario())


def test_every_step_of_a_deed_is_weighed_and_the_tree_goes_on_after_it() -> None:
    first = replace(asked("a deed"), level=HINTING)
    state = GAME.new(2)
    for seat, action in first.moves:
        state.apply(seat, action)
    best = answer(first).action
    state.apply(first.seat, best)
    moves = [*first.moves, (first.seat, best)]
    while not state.may_act(first.seat):
        move = (int(state.actor()), int(state.legal(state.actor())[0]))
        state.apply(*move)
        moves.append(move)
    steps = list[int]()
    for _ in range(2):  # uses a die, and writes it somewhere
        steps.append(int(state.legal(first.seat)[0]))
        state.apply(first.seat, steps[-1])
    thought = answer(replace(first, moves=moves, deed=tuple(steps)))
    assert 0 <= thought.step < len(steps)
    assert 0.0 <= thought.loss <= 1.0
    bot = MEMORY.seated["a deed", first.seat, HINTING].bot
    after = [*moves, *((first.seat, step) for step in steps)]
    assert MEMORY.bot(replace(first, moves=after)) is bot


def test_only_who_is_to_act_is_advised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as (room, guest, _):
            seat, action = choice(room)
            stranger = Pupil(room, replace(guest, id="somebody else"))
            assert await stranger.ask(AskAdvice(seat)) is None
            assert await stranger.ask(Weigh(room.revision, seat, action)) is None
            pupil = Pupil(room, guest)
            assert await pupil.ask(AskAdvice(7)) is None
            assert await pupil.ask(Weigh(room.revision, 1 - seat, action)) is None
            assert await pupil.ask(Weigh(room.revision, seat, 10**6)) is None
            before = room.revision
            await act(room, guest)
            seat, action = choice(room)
            assert await pupil.ask(Weigh(before - 1, seat, action)) is None
            said = [str(error) for error in (*stranger.refused, *pupil.refused)]
            assert said[:3] == ["This seat is not yours."] * 3
            assert said[3] == "It is not this seat’s turn."
            assert len(said) == 6

    asyncio.run(scenario())


def test_a_guided_game_is_one_against_the_weakest_with_a_teacher(first: Person) -> None:
    opened = first.post("/api/play", {"game": "marabunta", "level": "master", "guided": True})
    assert opened["url"] == f"/t/{opened['id']}?teacher"
    seats = first.get(f"/api/tables/{opened['id']}")["seats"]
    assert [seat["level"] for seat in seats] == ["", "Kitten bot"]
    assert "?" not in first.post("/api/play", {"game": "marabunta"})["url"]
