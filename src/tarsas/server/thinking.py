"""Bots think in worker processes, so that no table ever waits for another's bot."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from tarsas.bots.levels import make_named
from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.core.registry import find_game


@dataclass(frozen=True)
class Question:
    """A position, as its record, and whose move is wanted."""

    game: str
    players: int
    options: dict[str, Value]
    components: Tree
    moves: list[tuple[int, int]]
    seat: int
    level: str  # of LEVELS, or a bot as the arena is given it
    seed: int


def answer(question: Question) -> int:
    """Replay the record and let the bot choose. Runs in a worker."""
    game = find_game(question.game)
    state = game.new(question.players, question.options, question.components)
    for seat, action in question.moves:
        state.apply(seat, action)
    if not state.may_act(question.seat):
        raise ValueError(f"seat {question.seat} is asked, but may not act")
    bot = make_named(game, question.level, question.seed)
    return int(bot.choose(state, question.seat))


def _prepare_worker(parent: int) -> None:
    """Leave Ctrl-C to the server, and do not outlive it should it be killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The pool of workers; a worker that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, not forked: the server has threads and an event loop of its own.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.workers, context, initializer=_prepare_worker, initargs=(os.getpid(),)
            )
        return self.pool

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for _ in range(self.workers):
            self._open().submit(int)

    async def ask(self, question: Question) -> int:
        """Return a bot's move."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), answer, question)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self._open(), answer, question)

    def close(self) -> None:
        """Stop the workers, also those in the middle of a thought."""
        if self.pool is not None:
            workers = list((self.pool._processes or {}).values())  # no public way to end a thought
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
