"""Bots think in worker processes, so that no table ever waits for another's bot.

A worker remembers the bots that thought in it last: one that is asked again goes on with the tree
of its last move. A table's questions go to the worker that knows it, if that one is idle.
"""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from tarsas.bots.bot import Bot
from tarsas.bots.levels import make_named
from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.core.processes import follow_parent
from tarsas.core.registry import find_game
from tarsas.server import metrics


@dataclass(frozen=True)
class Question:
    """A position, as its record, and whose move is wanted."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    components: Tree
    moves: list[tuple[int, int]]
    seat: int
    level: str  # of LEVELS, or a bot as the arena is given it
    seed: int


@dataclass
class Seated:
    """A bot at a table, with the moves that it has heard of."""

    bot: Bot
    heard: list[tuple[int, int]] = field(default_factory=list)

    def knows(self, moves: list[tuple[int, int]]) -> bool:
        """Say whether a game is the one it heard of, played on; one that was undone is not."""
        return moves[: len(self.heard)] == self.heard


class Memory:
    """The bots that thought last, each with the tree of its last move; the rest is forgotten."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.seated: OrderedDict[tuple[str, int, str], Seated] = OrderedDict()

    def bot(self, question: Question) -> Bot:
        """Return the bot that is asked, told of everything that was played."""
        place = (question.table, question.seat, question.level)
        found = self.seated.pop(place, None)
        if found is None or not found.knows(question.moves):
            game = find_game(question.game)
            found = Seated(make_named(game, question.level, question.seed))
        for seat, action in question.moves[len(found.heard) :]:
            found.bot.observe(seat, action)
        found.heard = question.moves
        self.seated[place] = found
        while len(self.seated) > self.size:
            self.seated.popitem(last=False)
        return found.bot


MEMORY = Memory(8)
"""A worker's own; a tree takes some megabytes."""


def answer(question: Question) -> int:
    """Replay the record and let the bot choose. Runs in a worker."""
    game = find_game(question.game)
    state = game.new(question.players, question.options, question.components)
    for seat, action in question.moves:
        state.apply(seat, action)
    if not state.may_act(question.seat):
        raise ValueError(f"seat {question.seat} is asked, but may not act")
    return int(MEMORY.bot(question).choose(state, question.seat))


class Worker:
    """One process that thinks; if it dies, the next question starts another."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """Start the process, unless it runs."""
        if self.pool is None:
            # Spawned, not forked: the server has threads and an event loop of its own.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=follow_parent)
        return self.pool

    async def ask(self, question: Question) -> int:
        """Return a bot's move."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), answer, question)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.open(), answer, question)

    def close(self) -> None:
        """Stop the process, also in the middle of a thought."""
        if self.pool is not None:
            # There is no public way to end a thought.
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


class Thinkers:
    """The workers. Questions wait in the order they came until one is idle."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.idle = list(self.workers)
        self.places = asyncio.Semaphore(workers)
        self.last: OrderedDict[str, Worker] = OrderedDict()  # where a table's bots thought last

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for worker in self.workers:
            worker.open().submit(int)

    async def ask(self, question: Question) -> int:
        """Return a bot's move."""
        with metrics.QUEUE.track_inprogress():
            await self.places.acquire()
        worker = self._nearest(question.table)
        try:
            return await worker.ask(question)
        finally:
            self.idle.append(worker)
            self.places.release()

    def _nearest(self, table: str) -> Worker:
        """Take an idle worker, the one that knows the table if possible."""
        known = self.last.pop(table, None)
        worker = known if known in self.idle else self.idle[0]
        assert worker is not None
        self.idle.remove(worker)
        self.last[table] = worker
        while len(self.last) > len(self.workers) * MEMORY.size:
            self.last.popitem(last=False)
        return worker

    def close(self) -> None:
        """Stop the workers."""
        for worker in self.workers:
            worker.close()
