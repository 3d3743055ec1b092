"""The processes in which reviews are made; they make way for everything that plays.

Each call names the whole game, and a process remembers the last one.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.server.reviews import packed, unpacked_part
from tarsas.server.thinking import begin
from tarsas.study import review
from tarsas.study.judging import judge as judge_task

# Behind bots that think long, who stand behind all the rest. Where there is little processor to
# spare a review takes its time, and nobody who plays notices that there is one.
NICENESS = 10

T = TypeVar("T")


@dataclass(frozen=True)
class Work:
    """A game that is judged by a plan: what a process is told of it."""

    game: str
    players: int
    options: dict[str, Value]
    components: Tree
    moves: list[tuple[int, int]]
    plan: review.Plan

    @classmethod
    def on(cls, record: Record, plan: review.Plan) -> "Work":
        """Return the work on a record."""
        moves = [(move.seat, move.action) for move in record.moves]
        set_up = (record.game.id, record.players, dict(record.options), record.custom)
        return cls(*set_up, moves, plan)

    def record(self) -> Record:
        """Return the record that is worked on."""
        set_up = (self.players, self.options, self.components)
        record = Record.new(find_game(self.game), *set_up, recorded=True)
        return record.with_moves([Move(*move) for move in self.moves])


# What runs in a process


class Desk:
    """The work that a process has before it: to find out what there is to do takes a replay."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.record = work.record()
        self.tasks = review.tasks(self.record)


DESKS: list[Desk] = []
"""A process's own: the last one."""


def desk_for(work: Work) -> Desk:
    """Return the desk with this work on it."""
    if not DESKS or DESKS[0].work != work:
        DESKS[:] = [Desk(work)]
    return DESKS[0]


def count(work: Work) -> int:
    """Return how many parts there are to be made."""
    return len(desk_for(work).tasks)


def judge(work: Work, number: int) -> bytes:
    """Return a part as it is kept."""
    desk = desk_for(work)
    return packed(judge_task(desk.record, desk.tasks[number], work.plan))


def gather(work: Work, parts: list[bytes]) -> bytes:
    """Return the review as it is kept."""
    desk = desk_for(work)
    return packed(review.gather(desk.record, work.plan, [unpacked_part(part) for part in parts]))


# On the outside


class Judges:
    """So many processes: started when there is something to do, ended when that is done."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, what: Callable[..., T], *args: object) -> T:
        """Return what a process makes of it; BrokenProcessPool if it died over that."""
        if self.pool is None:
            # Spawned, not forked: the server has threads and an event loop of its own.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.count, context, initializer=begin, initargs=(NICENESS,)
            )
        return await asyncio.get_running_loop().run_in_executor(self.pool, what, *args)

    def close(self) -> None:
        """End the processes, also in the middle of a part."""
        if self.pool is not None:
            # There is no public way to end a process that is busy.
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.pool = None
