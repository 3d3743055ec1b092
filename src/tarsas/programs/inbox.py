"""Lines that come in while one is busy: waited for, or looked at in between."""

import os
import select
from collections import deque

MOST_LINE = 4 * 1024 * 1024  # bytes; a position with its own components may be long


class Inbox:
    """The lines of a file, such as standard input; None is its end."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.unread = b""
        self.lines: deque[str | None] = deque()
        self.ended = False

    def next(self) -> str | None:
        """Wait for the next line and take it."""
        while not self.lines:
            self._read()
        return self.lines.popleft()

    def interrupts(self, word: str) -> bool:
        """Say whether a line has come that ends what one is doing: this word, or the last one.

        The word is taken; what else came waits for its turn.
        """
        while not self.ended and select.select([self.file], [], [], 0)[0]:
            self._read()
        if self.lines and self.lines[0] == word:
            self.lines.popleft()
            return True
        return any(line in (None, "quit") for line in self.lines)

    def _read(self) -> None:
        some = os.read(self.file, 65536)
        *whole, self.unread = (self.unread + some).split(b"\n")
        self.lines += [line.decode(errors="replace").strip() for line in whole]
        if not some or len(self.unread) > MOST_LINE:
            self.ended = True
            self.lines.append(None)
