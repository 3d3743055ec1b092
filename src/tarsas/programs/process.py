"""A program that runs and is spoken to in lines: its time, its words and its memory are bounded."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tarsas.core.errors import TarsasError

MEGABYTES = 2048  # that a program may fill
MOST_LINE = 64 * 1024  # bytes of a line that it says
MOST_SAID = 1024 * 1024  # bytes that it says before it answers
KEPT = 400  # letters of what it complained of last
GRACE = 1.0  # seconds to end by itself
CELL = Path(__file__).with_name("cell.py")
FAULTS = ("missing", "crashed", "silent", "garbage", "flood", "illegal", "gone")
"""What a program can do wrong; what people are told of it are the messages `bot-fault-<fault>`."""


class ProgramError(TarsasError):
    """A program that does not do what it should: one of FAULTS, and what exactly."""

    def __init__(self, fault: str, why: str) -> None:
        super().__init__(why)
        self.fault = fault


class Process:
    """A program that runs. Whoever waits for it gives the time at which the waiting ends."""

    def __init__(self, words: Sequence[str], name: str) -> None:
        self.name = name
        inherited = {
            # What is told to us may be secret.
            key: value
            for key, value in os.environ.items()
            if not key.startswith("TARSAS_") or key == "TARSAS_PURE"
        }
        cell = (sys.executable, "-I", "-S", str(CELL), str(MEGABYTES))
        try:
            self.process = subprocess.Popen(
                [*cell, *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=inherited,
                start_new_session=True,  # Ctrl-C is ours, and what it starts ends with it
            )
        except (OSError, ValueError) as error:
            raise ProgramError("missing", f"{name} cannot be started: {error}") from None
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.unsent, self.heard, self.complained = b"", b"", b""
        self.complains = True  # whether that channel is open
        self.said = 0  # bytes since it was last spoken to

    def say(self, line: str) -> None:
        """Say a line as soon as it listens."""
        self.unsent += line.encode() + b"\n"
        self.said = 0

    def hear(self, end: float) -> str:
        """Return the next line that it says, until a moment of the monotonic clock."""
        began = time.monotonic()
        while (found := self.heard.partition(b"\n"))[1] == b"":
            if len(self.heard) > MOST_LINE or self.said > MOST_SAID:
                raise ProgramError("flood", f"{self.name} says too much and does not answer")
            self._wait(began, end)
        self.heard = found[2]
        try:
            return found[0].decode().strip()
        except UnicodeDecodeError:
            raise ProgramError("garbage", f"{self.name} says what is no text in UTF-8") from None

    def _wait(self, began: float, end: float) -> None:
        """Wait until something can be read or said, and do that."""
        left = end - time.monotonic()
        if left <= 0:
            spent = time.monotonic() - began
            raise ProgramError("silent", f"{self.name} did not answer within {spent:.0f} s")
        poll = select.poll()  # select itself knows the first thousand files alone
        poll.register(self.stdout, select.POLLIN)
        if self.complains:
            poll.register(self.stderr, select.POLLIN)
        if self.unsent:
            poll.register(self.stdin, select.POLLOUT)
        for pipe, _ in poll.poll(left * 1000):
            if pipe == self.stdin:
                self._send()
            elif pipe == self.stdout:
                self._read()
            else:
                self._read_complaint()

    def _send(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.stdin, self.unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._ended()

    def _read(self) -> None:
        some = os.read(self.stdout, MOST_LINE)
        if not some:
            self._ended()
        self.said += len(some)
        self.heard += some

    def _read_complaint(self) -> None:
        """Keep the last of what it complains of."""
        some = os.read(self.stderr, MOST_LINE)
        self.complains = bool(some)
        self.complained = (self.complained + some)[-KEPT:]

    def _ended(self) -> None:
        """Say how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with suppress(BlockingIOError):
            while self.complains:
                self._read_complaint()
        code = self.process.poll()
        how = "stopped listening" if code is None else f"ended with exit code {code}"
        if code is not None and code < 0:
            how = f"was ended by {signal.Signals(-code).name}"
        words = self.complained.decode(errors="replace").strip().splitlines()
        last = f": {words[-1]}" if words else ""
        raise ProgramError("crashed", f"{self.name} {how}{last}")

    def runs(self) -> bool:
        """Say whether it has not ended."""
        return self.process.poll() is None

    def close(self) -> None:
        """Ask it to end, and end it with all that it started if it does not."""
        with suppress(OSError):
            os.write(self.stdin, b"quit\n")
        if self.process.stdin:
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        self.kill()

    def end(self) -> None:
        """End it at once, with all that it started; whoever waits for its answer is told."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """End it at once, and let go of it."""
        self.end()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                with suppress(OSError):  # what was not sent goes with it
                    pipe.close()
