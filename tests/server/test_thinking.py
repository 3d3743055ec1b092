"""Bots between their moves: what workers remember, who is asked, and how much they may think."""

import asyncio
import os
import signal
from dataclasses import replace

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.lapsing import LapsingBot
from tarsas.bots.levels import LEVELS, level_budget, make_bot
from tarsas.bots.mcts import MctsBot, Search
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.server.hints import HINTING
from tarsas.server.thinking import (
    COMFORTABLE,
    LEAST_SHARE,
    Memory,
    PassedError,
    Thinkers,
    Worker,
    answer,
)
from tarsas.server.waiting import ALONE, PLAYED, Question, Thought, rank_of

from .client import Person, Server

GAME = find_game("marabunta")


def question(table: str, moves: list[tuple[int, int]], seat: int) -> Question:
    return Question(table, GAME.id, 2, {}, {}, moves, seat, "mcts:300", 1)


def asked(table: str = "here") -> Question:
    """Return a question of the first decision of a game."""
    state, rng, moves = GAME.new(2), Rng(1), list[tuple[int, int]]()
    while state.actor() == CHANCE or len(state.legal(state.actor())) < 2:
        move = (int(state.actor()), int(state.draw(rng)) if state.actor() == CHANCE else 0)
        state.apply(*move)
        moves.append(move)
    return question(table, moves, int(state.actor()))


def test_a_bot_goes_on_with_its_tree() -> None:
    memory, first = Memory(2), asked()
    bot = memory.bot(first)
    assert isinstance(bot, MctsBot)
    state = GAME.new(2)
    for seat, action in first.moves:
        state.apply(seat, action)
    action = int(bot.choose(state, first.seat))
    node = bot.tree.child(0, action * 8 + first.seat)
    visits = bot.tree.visits[node]
    moves = [*first.moves, (first.seat, action)]
    assert memory.bot(question("here", moves, 1 - first.seat)) is not bot
    assert memory.bot(question("here", moves, first.seat)) is bot
    assert bot.tree.visits[0] == visits > 3


def test_a_game_that_was_undone_is_another() -> None:
    memory, first = Memory(2), asked()
    bot = memory.bot(first)
    assert memory.bot(first) is bot
    assert memory.bot(question("here", first.moves[:-1], first.seat)) is not bot
    assert memory.bot(question("there", first.moves, first.seat)) is not bot


def test_only_the_last_bots_are_remembered() -> None:
    memory = Memory(2)
    bot = memory.bot(asked("first"))
    memory.bot(asked("second"))
    assert memory.bot(asked("first")) is bot
    memory.bot(asked("third"))
    memory.bot(asked("fourth"))
    assert memory.bot(asked("first")) is not bot
    assert len(memory.seated) == 2


def test_a_table_goes_to_the_worker_that_knows_it_if_that_is_idle() -> None:
    thinkers = Thinkers(2)
    one = thinkers._nearest("a table")
    other = thinkers._nearest("a table")  # the first is busy
    assert one is not other
    thinkers.idle += [one, other]
    assert thinkers._nearest("a table") is other


def test_more_questions_than_workers_are_all_answered_and_a_dead_worker_is_replaced() -> None:
    async def talk() -> None:
        thinkers = Thinkers(2)
        try:
            questions = [asked(f"table {n}") for n in range(5)]
            moves = await asyncio.gather(*map(thinkers.ask, questions))
            assert moves == [answer(each).action for each in questions]
            for worker in thinkers.workers:
                for process in list(worker.open()._processes):
                    os.kill(process, signal.SIGKILL)
            assert await thinkers.ask(asked("another table")) == moves[0]
        finally:
            thinkers.close()

    asyncio.run(talk())


def test_a_seat_that_may_not_act_is_refused() -> None:
    first = asked()
    with pytest.raises(ValueError, match="may not act"):
        answer(question("nowhere", first.moves, 1 - first.seat))


# Taking turns


class HeldWorker(Worker):
    """Thinks for as long as a test wants; about "nothing" it fails."""

    def __init__(self, long: bool, held: "Held") -> None:
        super().__init__(long)
        self.held = held

    async def ask(self, question: Question, share: float) -> Thought:
        if question.table == "nothing":
            raise ValueError("no thought")
        self.held.begun.append((self.long, question.table, share))
        await self.held.ends.setdefault(question.table, asyncio.Event()).wait()
        return Thought(7)


class Held(Thinkers):
    """Notes what its workers are asked, and lets them end when a test wants."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.begun: list[tuple[bool, str, float]] = []  # by a worker for long thoughts or not
        self.ends: dict[str, asyncio.Event] = {}
        self.workers = [HeldWorker(worker.long, self) for worker in self.workers]
        self.idle = list(self.workers)

    async def end(self, table: str) -> None:
        self.ends.setdefault(table, asyncio.Event()).set()
        await settle()


async def settle() -> None:
    """Let everything happen that needs no waiting."""
    for _ in range(10):
        await asyncio.sleep(0)


def wish(table: str, level: str, standing: int = PLAYED) -> Question:
    return replace(asked(table), level=level, visitor=table, standing=standing)


def begin(thinkers: Thinkers, *questions: Question) -> list[asyncio.Task[int]]:
    return [asyncio.create_task(thinkers.ask(each)) for each in questions]


def test_a_kitten_is_asked_while_masters_think_and_wait() -> None:
    async def talk() -> None:
        thinkers = Held(1)
        masters = begin(thinkers, *(wish(f"m{n}", "master", ALONE) for n in range(50)))
        await settle()
        assert [table for _, table, _ in thinkers.begun] == ["m0"]
        (kitten,) = begin(thinkers, wish("k", "kitten"))
        await settle()
        assert [(long, table) for long, table, _ in thinkers.begun] == [(True, "m0"), (False, "k")]
        await thinkers.end("k")
        assert kitten.result() == 7
        assert not any(master.done() for master in masters)
        thinkers.close()

    asyncio.run(talk())


def test_masters_think_less_the_more_of_them_wait_but_not_for_those_behind() -> None:
    async def talk() -> None:
        thinkers = Held(1)
        crowd = begin(thinkers, *(wish(f"m{n}", "master", ALONE) for n in range(60)))
        (mine,) = begin(thinkers, wish("mine", "master", PLAYED))
        await settle()
        await thinkers.end("m0")
        await thinkers.end("mine")
        for number in range(1, 60):
            await thinkers.end(f"m{number}")
        assert all(each.done() for each in (*crowd, mine))
        shares = {table: share for _, table, share in thinkers.begun}
        assert shares["m0"] == shares["mine"] == shares["m59"] == 1.0
        assert shares["m1"] == LEAST_SHARE
        rising = [shares[f"m{n}"] for n in range(1, 60)]
        assert rising == sorted(rising)
        assert rising[-COMFORTABLE:] == [1.0] * COMFORTABLE
        assert rising[-COMFORTABLE - 1] < 1.0
        thinkers.close()

    asyncio.run(talk())


def test_a_share_of_a_budget_is_a_share_of_its_simulations() -> None:
    state, first = GAME.new(2), asked()
    for seat, action in first.moves:
        state.apply(seat, action)
    bot = MctsBot(GAME.coach, Rng(1), Budget(200), Search())
    counted = []
    for share in (1.0, 0.5, 0.1, 0.0, 1.0):
        bot.hurry(share)
        bot.choose(state, first.seat)
        counted.append(int(bot.simulations))
    assert counted == [200, 100, 20, 1, 200]
    lapsing = LapsingBot(bot, make_bot(GAME, "kitten", 1), 0.0, Rng(1))
    lapsing.hurry(0.25)
    lapsing.choose(state, first.seat)
    assert bot.simulations == 50


def test_a_hurried_master_still_thinks_more_than_the_next_level() -> None:
    least = level_budget("master").part(LEAST_SHARE)
    assert least.simulations > level_budget("club").simulations
    assert 0.0 < least.seconds < level_budget("master").seconds


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def talk() -> None:
        thinkers = Held(1)
        left, stays = begin(thinkers, wish("left", "master"), wish("stays", "master"))
        gone, last = begin(thinkers, wish("gone", "master"), wish("last", "master"))
        await settle()
        left.cancel()  # in the middle of the thought: the worker is not free before it ends
        gone.cancel()
        await settle()
        assert [table for _, table, _ in thinkers.begun] == ["left"]
        await thinkers.end("left")
        await thinkers.end("stays")
        await thinkers.end("last")
        assert [table for _, table, _ in thinkers.begun] == ["left", "stays", "last"]
        assert stays.result() == last.result() == 7
        assert left.cancelled()
        assert gone.cancelled()
        assert not thinkers.waiting.ranks
        thinkers.close()

    asyncio.run(talk())


def test_a_position_that_has_passed_is_not_thought_about() -> None:
    async def talk() -> None:
        thinkers, fresh = Held(1), True
        (first,) = begin(thinkers, wish("first", "master"))
        stale = asyncio.create_task(thinkers.ask(wish("stale", "master"), lambda: fresh))
        (next_one,) = begin(thinkers, wish("next", "master"))
        await settle()
        fresh = False
        await thinkers.end("first")
        with pytest.raises(PassedError):
            await stale
        await thinkers.end("next")
        assert [table for _, table, _ in thinkers.begun] == ["first", "next"]
        assert first.result() == next_one.result() == 7
        thinkers.close()

    asyncio.run(talk())


def test_a_worker_that_fails_is_free_for_the_next() -> None:
    async def talk() -> None:
        thinkers = Held(1)
        for _ in range(3):
            with pytest.raises(ValueError, match="no thought"):
                await thinkers.ask(wish("nothing", "master"))
        await settle()
        assert len(thinkers.idle) == 2

    asyncio.run(talk())


def test_nothing_is_begun_after_closing() -> None:
    async def talk() -> None:
        thinkers = Held(1)
        tasks = begin(thinkers, *(wish(f"m{n}", "master") for n in range(3)))
        await settle()
        thinkers.close()
        await settle()
        assert [table for _, table, _ in thinkers.begun] == ["m0"]
        for task in tasks:
            task.cancel()
        await settle()

    asyncio.run(talk())


def test_only_masters_think_long() -> None:
    levels = (*LEVELS, HINTING)
    assert [level for level in levels if rank_of(wish("here", level)).long] == ["master"]


def test_a_kitten_does_not_wait_until_every_master_has_moved(server: Server) -> None:
    person, turns = Person(server), 12
    masters = {person.open_table(*["bot:master"] * 5, game="hunters") for _ in range(20)}
    with person.sit(person.open_table("me", "bot:kitten")) as socket:
        for _ in range(turns):
            while not socket.position.get("choices"):
                socket.receive()
            seat, actions = socket.choices()
            socket.wait_until(socket.act(seat, actions[0])["revision"])
    moves = [len(person.get(f"/api/tables/{table}/story")["scores"]) for table in masters]
    # One after the other, each of them would have moved as often.
    assert min(moves) < turns
