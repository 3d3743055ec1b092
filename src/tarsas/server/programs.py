"""The host's own programs among the levels of bots: `tarsas serve --bot "Name=cmd:./mybot"`.

They think in processes of their own, so no worker waits for them: a thread does, and few at a time.
A program that fails is ended, and whoever asked is told; the next question starts another.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from tarsas.core.position import Line
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.programs.command import Command
from tarsas.programs.process import ProgramError
from tarsas.programs.program import LARGEST_SEED, Idle, Program
from tarsas.server.waiting import Question

AT_ONCE = 2  # programs that think, and as many that wait for a question


class Programs:
    """The programs of a host, by the names that people choose them by."""

    def __init__(self, commands: Mapping[str, Command] | None = None) -> None:
        self.commands = dict(commands or {})
        self.threads = ThreadPoolExecutor(AT_ONCE, "program")
        self.idle = Idle(AT_ONCE)
        self.busy: set[Program] = set()
        self.closed = False

    async def ask(self, question: Question) -> int:
        """Return a program's move; ProgramError if there is none to be had."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._ask, question)

    def _ask(self, question: Question) -> int:
        """Ask, and wait for the answer. Runs in a thread."""
        command = self.commands.get(question.level)
        if command is None:
            raise ProgramError("gone", f"there is no bot {question.level} here")
        set_up = (question.players, question.options, question.components)
        record = Record.new(find_game(question.game), *set_up, recorded=True)
        line = Line(record.with_moves([Move(*move) for move in question.moves]))
        legal = [int(action) for action in line.state.legal(question.seat)]
        program = self.idle.take(command)
        self.busy.add(program)
        try:
            seed = question.seed % LARGEST_SEED
            action = program.ask(str(line), question.seat, legal, seed)
        except ProgramError:
            program.process.kill()
            raise
        finally:
            self.busy.discard(program)
        self.idle.give_back(program)
        if self.closed:
            self.idle.close()
        return action

    def close(self) -> None:
        """End all of them, also those that think."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for program in list(self.busy):
            program.process.end()
        self.idle.close()
