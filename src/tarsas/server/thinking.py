"""Bots think in worker processes, so that no table ever waits for another's bot.

A worker remembers the bots that thought in it last: one that is asked again goes on with the tree
of its last move. A table's questions go to the worker that knows it, if that one is idle.

A master thinks for seconds, and a thought cannot be interrupted: its tree lives in the process. So
beside the workers for all questions there is one more that takes only quick ones. With it a kitten
waits for other quick thoughts at most, however many masters think; slicing long thoughts would
reach no more, by much more code. The long ones make way for the server itself, and shrink while
many wait.
"""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial

from tarsas.bots.bot import Bot
from tarsas.bots.levels import BOTS, make_named
from tarsas.bots.looking import best_lines, forced_steps
from tarsas.bots.mcts import MctsBot
from tarsas.bots.weighing import weigh
from tarsas.core import puzzles
from tarsas.core.errors import TarsasError
from tarsas.core.processes import follow_parent
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.server import metrics
from tarsas.server.programs import Programs
from tarsas.server.waiting import Question, Thought, Ticket, Waiting, rank_of
from tarsas.study.calibration import calibration_of
from tarsas.study.chances import Averaging
from tarsas.study.outlook import Outlook, Prospects, margin, prospects

# How much a worker for long thoughts stands back when others want the processor.
NICENESS = 5
# Up to so many long thoughts for each worker wait without being shortened; and however many wait,
# a master thinks at least for this share of its time, which is still more than the next level does.
COMFORTABLE = 4
LEAST_SHARE = 0.1
# Simulations by which a deed is looked into at least before anything is said against it.
ENOUGH = 150
# Deeds that are named to who looks at a position, and nodes (80 bytes each) of a tree that is full.
MOST_LINES = 5
MOST_NODES = 200_000
LOOKER = -1


class PassedError(TarsasError):
    """The position changed before a bot could think about it."""

    package = "tarsas.web"


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
        # Who looks at positions has one bot for all seats.
        seat = question.seat if not question.look else LOOKER
        place = (question.table, seat, question.level)
        found = self.seated.pop(place, None)
        if found is None or not found.knows(question.moves):
            game = find_game(question.game)
            found = Seated(make_named(game, question.level, question.seed, question.taste))
        for seat, action in question.moves[len(found.heard) :]:
            found.bot.observe(seat, action)
        # Of a deed that is weighed a bot sees all steps but the last.
        found.heard = [*question.moves, *((question.seat, step) for step in question.deed[:-1])]
        self.seated[place] = found
        while len(self.seated) > self.size:
            self.seated.popitem(last=False)
        return found.bot


MEMORY = Memory(8)
"""A worker's own; a tree takes some megabytes."""
AVERAGES: OrderedDict[tuple[str, int], tuple[list[tuple[int, int]], Averaging]] = OrderedDict()
"""What a worker knows of chance that somebody studies."""


def answer(question: Question, share: float = 1.0) -> Thought:
    """Replay the record and let the bot think, in a share of its time. Runs in a worker."""
    game = find_game(question.game)
    set_up = (question.players, question.options, question.components)
    state = game.new(*set_up, recorded=True)
    for seat, action in question.moves:
        state.apply(seat, action)
    if state.actor() == CHANCE and question.look:
        return average(question, state, share)
    if not state.may_act(question.seat):
        raise ValueError(f"seat {question.seat} is asked, but may not act")
    if question.look:
        return look(question, state, share)
    bot = MEMORY.bot(question)
    bot.hurry(share)
    if not question.deed:
        return Thought(int(bot.choose(state, question.seat)))
    if not isinstance(bot, MctsBot):
        raise ValueError(f"{question.level} weighs nothing: it does not search")
    found = weigh(bot, state, question.seat, question.deed, ENOUGH)
    return Thought(found.better, found.step, found.loss)


def look(question: Question, state: State, share: float) -> Thought:
    """Go on looking at a position for a while, and say what is best there."""
    game, seat, number = find_game(question.game), question.seat, len(question.moves)
    goes_on = partial(puzzles.goes_on, game)
    steps = forced_steps(state, seat, goes_on)
    moves = [*question.moves, *((seat, step) for step in steps)]
    for step in steps:
        state.apply(seat, step)
    usual = calibration_of(game).simulations
    promised = prospects(game, state, number, question.seed, usual)
    if state.actor() in (CHANCE, OVER) or (steps and not goes_on(state, seat)):
        whole = promised.of(seat)
        return Thought(steps[0], lines=((tuple(steps), whole, usual),), visits=usual, whole=whole)
    bot = MEMORY.bot(replace(question, moves=moves))
    assert isinstance(bot, MctsBot)
    if not bot.tree.visits[0] or len(bot.tree.visits) < MOST_NODES:
        bot.hurry(share * question.look)
        bot.choose(state, seat)
    lines = tuple(
        ((*steps, *line), as_promised(promised, bot, seat, result), visits)
        for line, result, visits in best_lines(bot, state, seat, MOST_LINES, goes_on)
    )
    best = lines[0]
    return Thought(best[0][0], lines=lines, visits=int(bot.tree.visits[0]), whole=best[1])


def as_promised(promised: Prospects, bot: MctsBot, seat: int, result: float) -> Outlook:
    """Return what a search's result for a seat means beside what is promised to its rivals."""
    alone = len(promised.results) == 1
    worth = float(bot.par) + margin(promised.game, result) if alone else result
    return promised.with_result(seat, worth).of(seat)


def average(question: Question, state: State, share: float) -> Thought:
    """Go on looking into the outcomes of chance for a while, and say what they are worth."""
    place, moves = (question.table, question.seat), question.moves
    known = AVERAGES.pop(place, None)
    if known is None or known[0] != moves:
        game = find_game(question.game)
        known = (moves, Averaging(game, state, len(moves), question.seed))
    AVERAGES[place] = known
    while len(AVERAGES) > MEMORY.size:
        AVERAGES.popitem(last=False)
    found = known[1]
    found.go_on(share * question.look)
    lines = tuple(found.lines(question.seat))
    whole = found.whole(question.seat)
    return Thought(lines[0][0][0], lines=lines, visits=found.visits(), whole=whole)


def begin(niceness: int) -> None:
    """Make ready a worker's process."""
    follow_parent()
    os.nice(niceness)


class Worker:
    """One process that thinks; if it dies, the next question starts another.

    One that is not for `long` thoughts takes none, so that it is soon free again.
    """

    def __init__(self, long: bool) -> None:
        self.long = long
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """Start the process, unless it runs."""
        if self.pool is None:
            # Spawned, not forked: the server has threads and an event loop of its own.
            context = multiprocessing.get_context("spawn")
            niceness = NICENESS if self.long else 0
            self.pool = ProcessPoolExecutor(1, context, initializer=begin, initargs=(niceness,))
        return self.pool

    async def ask(self, question: Question, share: float) -> Thought:
        """Return what a bot thinks."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), answer, question, share)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.open(), answer, question, share)

    def close(self) -> None:
        """Stop the process, also in the middle of a thought."""
        if self.pool is not None:
            # There is no public way to end a thought.
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def always() -> bool:
    """Say that a question still matters."""
    return True


class Thinkers:
    """The workers: so many for all questions, and one for quick ones. Others wait their turn."""

    def __init__(self, workers: int, programs: Programs | None = None) -> None:
        self.count = workers
        self.programs = programs or Programs()
        self.workers = [Worker(long=True) for _ in range(workers)]
        if workers:
            self.workers.append(Worker(long=False))
        self.idle = list(self.workers)
        self.closed = False
        self.waiting = Waiting()
        self.thoughts: set[asyncio.Task[None]] = set()
        self.last: OrderedDict[str, Worker] = OrderedDict()  # where a table's bots thought last

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for worker in self.workers:
            worker.open().submit(int)

    async def ask(self, question: Question, wanted: Callable[[], bool] = always) -> int:
        """Return a bot's move; that of the host's program may be a ProgramError instead."""
        if question.level.partition(":")[0] not in BOTS:
            return await self.programs.ask(question)
        return (await self.think(question, wanted)).action

    async def think(self, question: Question, wanted: Callable[[], bool] = always) -> Thought:
        """Return what a bot thinks; who is cancelled meanwhile waits no longer.

        If it is not `wanted` any more when its turn comes, nobody thinks about it: PassedError.
        """
        ticket = Ticket(question, wanted, rank_of(question))
        self.waiting.put(ticket)
        self._hand_out()
        metrics.QUEUE.set(len(self.waiting))
        try:
            return await ticket.answer
        finally:
            if not ticket.taken:
                self.waiting.drop(ticket)
            metrics.QUEUE.set(len(self.waiting))

    def hasten(self, table: str) -> None:
        """Let bots of a table no longer stand behind all others: somebody came to watch."""
        self.waiting.hasten(table)

    def is_awaited(self) -> bool:
        """Say whether somebody waits for a bot that has no worker yet."""
        return self.waiting.has_people()

    def _hand_out(self) -> None:
        """Give every idle worker the question that is next for it."""
        for long in (False, True):  # who is always quick leaves the others to the long thoughts
            while not self.closed and any(worker.long == long for worker in self.idle):
                ticket = self.waiting.take(long)
                if ticket is None:
                    break
                if not ticket.wanted():
                    ticket.answer.set_exception(PassedError(Message("error-hint-stale")))
                    continue
                worker = self._nearest(ticket.question.table, long)
                share = self._share(ticket) if ticket.rank.long else 1.0
                thought = asyncio.create_task(self._think(worker, ticket, share))
                self.thoughts.add(thought)
                thought.add_done_callback(self.thoughts.discard)

    async def _think(self, worker: Worker, ticket: Ticket, share: float) -> None:
        """Let a worker answer; it is idle when it has, also if nobody waits for it any more."""
        try:
            thought = await worker.ask(ticket.question, share)
            if not ticket.answer.done():
                ticket.answer.set_result(thought)
        except Exception as error:
            if not ticket.answer.done():
                ticket.answer.set_exception(error)
        finally:
            self.idle.append(worker)
            self._hand_out()

    def _share(self, ticket: Ticket) -> float:
        """Return how much of its time a long thought may take; the more wait with it, the less."""
        crowd = 1 + self.waiting.long_before(ticket.rank.standing)
        return min(1.0, max(LEAST_SHARE, COMFORTABLE * self.count / crowd))

    def _nearest(self, table: str, long: bool = True) -> Worker:
        """Take an idle worker of a kind, the one that knows the table if possible."""
        free = [worker for worker in self.idle if worker.long == long]
        known = self.last.pop(table, None)
        worker = known if known in free else free[0]
        assert worker is not None
        self.idle.remove(worker)
        self.last[table] = worker
        while len(self.last) > len(self.workers) * MEMORY.size:
            self.last.popitem(last=False)
        return worker

    def close(self) -> None:
        """Stop the workers, and start none again."""
        self.closed = True
        for thought in self.thoughts:
            thought.cancel()
        self.programs.close()
        for worker in self.workers:
            worker.close()
