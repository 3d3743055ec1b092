"""A bot that is a program of somebody's: asked in lines, and replaced by a kitten if it fails.

docs/bots.md says what is spoken. Every `position` stands by itself, so a program that has answered
for one table may answer for another: those that are idle wait for the next one who needs them.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.levels import kitten, make_named
from tarsas.core.coach import LinearCoach
from tarsas.core.game import Game
from tarsas.core.position import Line
from tarsas.core.record import Record
from tarsas.core.rng import Rng
from tarsas.core.state import State
from tarsas.core.weights import Weights, read_weights
from tarsas.programs.command import Command, is_command, read_command
from tarsas.programs.process import Process, ProgramError

HELLO = "tarsas-bot 1"
"""What both sides say first: the protocol and its version. A program adds its name."""

LARGEST_SEED = 1 << 48
"""A number that every language has."""


@dataclass(frozen=True)
class Patience:
    """Seconds that are waited: for a program to greet, and for a move beyond its budget.

    One whose budget is simulations has `counting` for them.
    """

    greeting: float = 20.0
    more: float = 10.0
    counting: float = 60.0

    def with_move(self, budget: Budget) -> float:
        """Return how long a move may take; a machine may be busy with other things."""
        return self.more + (2.0 * budget.seconds if budget.seconds else self.counting)


USUAL = Patience()


class Program:
    """A program that runs, and greets before it is asked anything. Who gets an error ends it."""

    def __init__(self, command: Command, patience: Patience = USUAL) -> None:
        self.command = command
        self.patience = patience
        self.process = Process(command.words, command.text)
        self.greeted = False

    def greet(self) -> None:
        """Hear that it speaks our protocol."""
        self.process.say(HELLO)
        said = self._hear(time.monotonic() + self.patience.greeting)
        if said != HELLO and not said.startswith(f"{HELLO} "):
            raise self._misunderstood(said, f"expected {HELLO!r} and its name")
        self.greeted = True

    def ask(self, position: str, seat: int, legal: list[int], seed: int) -> int:
        """Return the move that it chooses; ProgramError if it does not choose one."""
        if not self.greeted:
            self.greet()
        budget, actions = self.command.budget, " ".join(map(str, legal))
        limit = (
            f"seconds {budget.seconds:g}" if budget.seconds else f"simulations {budget.simulations}"
        )
        self.process.say(f"set seed {seed}")
        self.process.say(f"position {position}")
        self.process.say(f"go seat {seat} {limit} legal {actions}")
        end = time.monotonic() + self.patience.with_move(budget)
        while (said := self._hear(end)).startswith("line "):
            pass  # what it thinks of other moves is for whoever looks at it
        word, _, rest = said.partition(" ")
        first = rest.split(" ")[0]
        if word != "best" or not (first.isascii() and first.isdigit() and len(first) < 19):
            raise self._misunderstood(said, "expected 'best ACTION'")
        if int(first) not in legal:
            some = actions if len(legal) <= 10 else f"{' '.join(map(str, legal[:10]))} …"
            why = f"{self.command.text} chose {first}, which is not legal; legal were {some}"
            raise ProgramError("illegal", why)
        return int(first)

    def _hear(self, end: float) -> str:
        """Return the next line that means something."""
        while not (said := self.process.hear(end)) or said.startswith("#"):
            pass
        return said

    def _misunderstood(self, said: str, expected: str) -> ProgramError:
        return ProgramError("garbage", f"{self.command.text} said {said[:80]!r}; {expected}")


# Those that wait


class Idle:
    """Programs that run and have nothing to do: at most so many, those used last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: list[Program] = []
        self.lock = Lock()

    def take(self, command: Command, patience: Patience = USUAL) -> Program:
        """Return one of a command; a new one if none waits."""
        with self.lock:
            for program in self.waiting[::-1]:
                if program.command.text == command.text:
                    self.waiting.remove(program)
                    if program.process.runs():
                        return program
                    program.process.kill()
        return Program(command, patience)

    def give_back(self, program: Program) -> None:
        """Let one wait that did all it should."""
        with self.lock:
            self.waiting.append(program)
            gone = self.waiting[: -self.most] if self.most else self.waiting[:]
            self.waiting = self.waiting[len(gone) :]
        for program in gone:
            program.process.close()

    def close(self) -> None:
        """End them all."""
        with self.lock:
            gone, self.waiting = self.waiting, []
        for program in gone:
            program.process.close()


IDLE = Idle(8)
"""Those of this process."""


# At a table


class ProgramBot(Bot):
    """Plays as a program chooses; once that fails a kitten plays on, and `fault` says why."""

    def __init__(
        self, command: Command, record: Record, seed: int, patience: Patience = USUAL
    ) -> None:
        self.command, self.patience = command, patience
        self.seed = seed % LARGEST_SEED
        self.line = Line(record)
        self.program: Program | None = None
        self.kitten = kitten(record.game.coach, Rng(seed))
        self.fault = ""

    def choose(self, state: State, seat: int) -> int:
        """Return what the program chooses; nobody is asked where there is no choice."""
        legal = [int(action) for action in state.legal(seat)]
        if len(legal) == 1:
            return legal[0]
        if not self.fault:
            try:
                self.program = self.program or IDLE.take(self.command, self.patience)
                return self.program.ask(str(self.line), seat, legal, self.seed)
            except ProgramError as error:
                self.fault = str(error)
                if self.program:
                    self.program.process.kill()
        return int(self.kitten.choose(state, seat))

    def observe(self, seat: int, action: int) -> None:
        """Go on with the game."""
        self.line.add(seat, action)

    def leave(self) -> None:
        """Stand up: the program waits for another table."""
        if self.program and not self.fault:
            IDLE.give_back(self.program)
        self.program = None


def make_player(record: Record, text: str, seed: int, taste: int | None = None) -> Bot:
    """Return a bot from its text for the table of a record: one of ours, or a program.

    After an @ stands a file of weights, which ours is to judge by.
    """
    if is_command(text):
        return ProgramBot(read_command(text), record, seed)
    name, at, path = text.partition("@")
    return make_named(record.game, name, seed, taste, own(record.game, path) if at else None)


def own(game: Game, path: str) -> Weights:
    """Read weights for a game's coach from a file."""
    names = game.coach.names if isinstance(game.coach, LinearCoach) else ()
    return read_weights(Path(path), game.id, names)


def dismiss(bots: Iterable[Bot]) -> None:
    """Let programs go when the game is over."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.leave()
