"""Where a trial happens: a house, a normal player in it, others who do harm, and the result.

The normal player plays a kitten at a table of its own before the trial and during it. Everything
that happens to others is measured by what it means to this one.
"""

import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.processes import Program, running, wait_until
from tests.server.client import sqlite_url
from tests.server.postgres import Postgres, own_folder
from tests.torture.audit import Audit
from tests.torture.house import House, postgres
from tests.torture.ledger import Ledger, share
from tests.torture.proxy import Proxy

CALM = 20.0  # seconds in which the normal player is measured before, in full
LEAST_CALM = 1.0
COMING_BACK = 60.0  # seconds after which a server that does not play on is given up
NORMAL = ("--against", "kitten", "--view", "board", "--pause", "0.04")


@dataclass
class Waits:
    """How long the normal player waits for its acks and for the kitten, in milliseconds."""

    ack: tuple[float, float]  # p50 and p99
    answer: tuple[float, float]

    @classmethod
    def between(cls, ledger: Ledger, begin: float, end: float) -> "Waits":
        """Return what was waited for moves sent in a time."""
        acks = [waited for at, waited in ledger.acks if begin <= at < end]
        answers = [waited for at, waited in ledger.answers if begin <= at < end]
        return cls(
            (share(acks, 0.5), share(acks, 0.99)), (share(answers, 0.5), share(answers, 0.99))
        )


@dataclass
class Result:
    """What a trial showed."""

    name: str
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0
    damage: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    before: Waits | None = None
    during: Waits | None = None
    notes: list[str] = field(default_factory=list)
    skipped: str = ""
    itself: bool = False  # whether the normal player's own server or database is what is harmed

    @property
    def holds(self) -> bool:
        """Whether nothing is lost, doubled, damaged or failed."""
        harmed = self.lost or self.doubled or self.damage.total() or self.faults.total()
        return not harmed


class SkippedError(Exception):
    """This machine does not allow the trial."""


@dataclass
class Stage:
    """What a trial has at hand."""

    scale: float
    folder: Path
    opened: ExitStack
    house: House
    database: Postgres | None = None
    wire: Proxy | None = None
    programs: list[Program] = field(default_factory=list)
    playing: list[Program] = field(default_factory=list)  # of them; the first is the normal player
    notes: list[str] = field(default_factory=list)
    hung: int = 0  # how often the server had to be started again for people to play on

    def times(self, full: int, least: int = 1) -> int:
        """Return how often something is done at this scale."""
        return max(least, round(full * self.scale))

    def start(self, module: str, *more: object) -> Program:
        """Start a program of this package on the house's port."""
        port = ("--port", str(self.house.server.port))
        command = (sys.executable, "-m", f"tests.torture.{module}", *map(str, more), *port)
        program = self.opened.enter_context(running(*command))
        self.programs.append(program)
        return program

    def play(self, *more: object) -> None:
        """Let people play, and wait until they do."""
        self.playing.append(self.start("players", *more))
        self.until_played()

    def until_played(self) -> float:
        """Wait until everybody who plays has moved again; return how many seconds it took."""
        began = time.monotonic()
        moved = [acknowledged(program) for program in self.playing]

        def all_moved() -> bool:
            now = [acknowledged(program) for program in self.playing]
            return all(new >= old + 2 for new, old in zip(now, moved, strict=True))

        try:
            wait_until(all_moved, patience=COMING_BACK)
        except AssertionError:
            self.hung += 1
            self.house.restart()  # so that the rest of the trial can still show something
        return time.monotonic() - began

    def ledger(self) -> Ledger:
        """Return everything that the programs printed so far."""
        ledger = Ledger()
        for program in self.programs:
            ledger.read(program.printed())
        return ledger

    def finish(self) -> None:
        """Tell everybody to end, and wait for it."""
        for program in self.programs:
            if program.process.poll() is None:
                program.send(signal.SIGTERM)
        for program in self.programs:
            program.wait()
            if said := program.complained().strip():
                self.notes.append(f"a program of the trial failed: {said.splitlines()[-1]}")


def acknowledged(program: Program) -> int:
    """Return how many moves of a program that plays are acknowledged by now."""
    return program.printed().count('"acknowledged": true')


@dataclass(frozen=True)
class Trial:
    """A way to do harm, and on which database."""

    harm: Callable[[Stage], None]
    database: str = "sqlite"
    room: Callable[[ExitStack, Path], None] | None = None  # what is done to the folder before
    itself: bool = True  # whether the server or its database is harmed, not only asked for much


def run(name: str, trial: Trial, scale: float) -> Result:
    """Run a trial to its end, whatever happens, and say what it showed."""
    result = Result(name, itself=trial.itself)
    with ExitStack() as opened:
        folder = opened.enter_context(own_folder())
        try:
            stage = set_up(trial, scale, folder, opened)
        except SkippedError as error:
            result.skipped = str(error)
            return result
        calm, begin, end = suffer(trial, stage)
        stage.finish()
        ledger = stage.ledger()
        normal = Ledger().read(stage.playing[0].printed())
        result.before = Waits.between(normal, calm, begin)
        result.during = Waits.between(normal, begin, end)
        result.acknowledged = ledger.acknowledged
        result.tables = len(ledger.tables)
        audit = Audit(stage.house, ledger)
        try:
            audit.run()
        except AssertionError as error:
            result.damage["the server does not start again"] += len(ledger.tables)
            stage.notes.append(str(error)[-500:])
        result.lost, result.doubled = audit.lost, audit.doubled
        result.damage.update(audit.damage.values())
        if stage.hung:
            why = f"no move for {COMING_BACK:.0f} s after all was over; the server was restarted"
            result.damage[why] = stage.hung
        result.faults = stage.house.faults()
        if ledger.counts:
            counts = ", ".join(f"{name} {count:,}" for name, count in sorted(ledger.counts.items()))
            stage.notes.append(counts)
        result.notes = stage.notes
    return result


def set_up(trial: Trial, scale: float, folder: Path, opened: ExitStack) -> Stage:
    """Open a house with a normal player in it."""
    if trial.room:
        trial.room(opened, folder)
    if trial.database == "sqlite":
        house = opened.enter_context(House(sqlite_url(folder)))
        stage = Stage(scale, folder, opened, house)
    else:
        database, wire = postgres(opened, folder, wal_megabytes=1 if trial.room else 16)
        url = f"postgresql://tarsas@127.0.0.1:{wire.port}/postgres"
        stage = Stage(scale, folder, opened, opened.enter_context(House(url)), database, wire)
    stage.play(*NORMAL)
    return stage


def suffer(trial: Trial, stage: Stage) -> tuple[float, float, float]:
    """Measure a calm time, then do the harm; return when each began and when it was over."""
    calm = time.monotonic()
    time.sleep(max(LEAST_CALM, CALM * stage.scale))
    begin = time.monotonic()
    try:
        trial.harm(stage)
    except AssertionError as error:  # something did not happen in time: that is a result as well
        stage.notes.append(str(error)[-500:])
    return calm, begin, time.monotonic()
