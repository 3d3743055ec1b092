"""Bots between their moves: what workers remember, and who is asked."""

import asyncio
import os
import signal

import pytest

from tarsas.bots.mcts import MctsBot
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.server.thinking import Memory, Thinkers, answer
from tarsas.server.waiting import Question

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
            assert moves == [answer(each) for each in questions]
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
