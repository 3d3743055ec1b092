"""Processes that tests start: waited for by what they do, and ended whatever happens.

Nothing here waits for a time and hopes. The limits only end what would hang for ever: they are long
enough for a machine on which everything takes ten times as long.
"""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

# Seconds
PATIENCE = 300.0  # for an answer
LONGEST = 3600.0  # for a whole computation
GRACE = 60.0  # for what was told to end
OFTEN = 0.05  # between two looks

# It ends with whoever started it, even if that is killed (and its workers end with it). And Ctrl-C
# reaches it: shells turn that off for what they start in the background, and processes inherit it.
GUARDED = ("setpriv", "--pdeathsig", "KILL", "env", "--default-signal=INT")

HELD: set[int] = set()
"""The processes that `running` is going to end."""


class Program:
    """A command that runs. What it prints is kept, and can be looked at while it runs."""

    def __init__(self, process: subprocess.Popen[bytes], out: IO[bytes], errors: IO[bytes]) -> None:
        self.process, self.out, self.errors = process, out, errors
        self.pid = process.pid

    def printed(self) -> str:
        return content(self.out)

    def complained(self) -> str:
        return content(self.errors)

    def said(self) -> str:
        return self.printed() + self.complained()

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    def wait(self, patience: float = PATIENCE) -> int:
        """Return the exit code once it has ended."""
        wait_until(lambda: self.process.poll() is not None, self.complained, patience)
        return self.process.returncode

    def wait_for(self, pattern: str) -> re.Match[str]:
        """Return where it has said this, on either channel; it must not end before."""
        wait_until(
            lambda: bool(self.process.poll() is not None or re.search(pattern, self.said())),
            self.said,
        )
        found = re.search(pattern, self.said())
        assert found, f"ended with {self.process.returncode} and said {self.said()!r}"
        return found


def find_browser() -> str | None:
    """Return where a Chromium is, best the one without windows; None: Playwright has its own."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def content(file: IO[bytes]) -> str:
    """Return what is in a file, by an offset of our own: its writer goes on where it was."""
    return os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0).decode(errors="replace")


@contextmanager
def running(
    *command: str | Path, env: Mapping[str, str] | None = None, cwd: str | Path | None = None
) -> Iterator[Program]:
    """Run a command beside the test; in the end it and all that it started are killed."""
    with TemporaryFile() as out, TemporaryFile() as errors:
        process = subprocess.Popen(
            [*GUARDED, *map(str, command)],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=errors,
            env=env,
            cwd=cwd,
            start_new_session=True,  # the head of a process group, by which all are killed
        )
        HELD.add(process.pid)
        try:
            yield Program(process, out, errors)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            HELD.remove(process.pid)


@dataclass(frozen=True)
class Finished:
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def outcome_of(
    *command: str | Path, env: Mapping[str, str] | None = None, cwd: str | Path | None = None
) -> Finished:
    """Run a command to its end, whatever that is."""
    with running(*command, env=env, cwd=cwd) as program:
        return Finished(program.wait(LONGEST), program.printed(), program.complained())


def output_of(
    *command: str | Path, env: Mapping[str, str] | None = None, cwd: str | Path | None = None
) -> str:
    """Return what a command prints; it must succeed."""
    done = outcome_of(*command, env=env, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def wait_until(
    what: Callable[[], bool], tell: Callable[[], str] = str, patience: float = PATIENCE
) -> None:
    """Wait for something to come true; `tell` says what is there instead."""
    end = time.monotonic() + patience
    while not what():
        assert time.monotonic() < end, f"waited in vain; {tell()}"
        time.sleep(OFTEN)


# Which there are


def children(process: int) -> set[int]:
    found: set[int] = set()
    for listed in Path(f"/proc/{process}/task").glob("*/children"):  # each thread has its own
        with suppress(FileNotFoundError, ProcessLookupError):
            found |= {int(child) for child in listed.read_text(encoding="ascii").split()}
    return found


def is_running(process: int) -> bool:
    """Say whether a process still works; one that waits for its parent's notice does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def command_line(process: int) -> str:
    """Return how a process was started; "" if it has ended."""
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return ""
    return words.replace(b"\0", b" ").decode(errors="replace").strip()


def left_over(before: set[int]) -> dict[int, str]:
    """Return the processes of ours that nobody is going to end, with their command lines."""
    found = {child: command_line(child) for child in children(os.getpid()) - before - HELD}
    return {
        child: line
        for child, line in found.items()
        # Python keeps one process beside those it spawns, until it ends itself.
        if is_running(child) and "multiprocessing.resource_tracker" not in line
    }


@contextmanager
def none_left(grace: float = GRACE) -> Iterator[None]:
    """Refuse that a process is left behind; in any case it ends here."""
    before = children(os.getpid())
    try:
        yield
        # What was told to end may take a moment.
        wait_until(lambda: not left_over(before), lambda: f"left: {left_over(before)}", grace)
    finally:
        for process in left_over(before):
            os.kill(process, signal.SIGKILL)
