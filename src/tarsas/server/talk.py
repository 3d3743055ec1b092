"""What is said at a table: the last lines, who said them, and who may say more."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import RowMapping

from tarsas.server.limits import LINES_KEPT
from tarsas.server.messages import ChatLine
from tarsas.table.seats import Seat

MOST_MUTED = 100


class Talk:
    """The last lines, numbered from the first that ever was, and the guests who are muted."""

    def __init__(self, muted: Sequence[str] = ()) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=LINES_KEPT)
        self.speakers: deque[str] = deque(maxlen=LINES_KEPT)  # of the same lines
        self.muted = tuple(muted)
        self.total = 0
        self.renamings = 0  # so often the lines have got other names

    def __iter__(self) -> Iterator[ChatLine]:
        return iter(self.lines)

    def add(self, guest: str, name: str, seat: int | None, text: str, at: float) -> None:
        """Add a line; the oldest goes when there are too many."""
        self.total += 1
        self.lines.append(ChatLine(self.total, name, seat, text, at, guest in self.muted))
        self.speakers.append(guest)

    def hear(self, rows: Sequence[RowMapping]) -> None:
        """Add the last of the lines that are new; their `total` counts all that are."""
        self.total += rows[-1]["total"] - len(rows) if rows else 0
        for row in rows:
            self.add(row["guest"], row["name"], row["seat"], row["text"], row["at"])

    def forget(self, guest: str) -> bool:
        """Let go what a guest said; say whether it said anything."""
        kept = [pair for pair in zip(self.lines, self.speakers, strict=True) if pair[1] != guest]
        spoke = len(kept) != len(self.lines)
        self.lines = deque((line for line, _ in kept), LINES_KEPT)
        self.speakers = deque((speaker for _, speaker in kept), LINES_KEPT)
        return spoke

    def after(self, number: int) -> list[ChatLine]:
        """Return the lines after one."""
        return [line for line in self.lines if line.number > number]

    def speaker(self, number: int) -> str | None:
        """Return the guest who said a line, if it is still here."""
        found = zip(self.lines, self.speakers, strict=True)
        return next((guest for line, guest in found if line.number == number), None)

    def muted_with(self, guest: str, muted: bool) -> tuple[str, ...]:
        """Return who is muted once a guest is, or is no longer."""
        others = [other for other in self.muted if other != guest]
        return (*others[-MOST_MUTED + 1 :], guest) if muted else tuple(others)

    def has_spoken(self, guest: str) -> bool:
        """Say whether one of the lines is a guest's."""
        return guest in self.speakers

    def call(self, names: Mapping[str, str]) -> bool:
        """Call guests by these names, also where they spoke before; say whether any is new."""
        renamed = False
        for line, guest in zip(self.lines, self.speakers, strict=True):
            renamed |= line.who != names.get(guest, line.who)
            line.who = names.get(guest, line.who)
        self.renamings += renamed
        return renamed

    def mute(self, muted: tuple[str, ...]) -> None:
        """Let these guests, and nobody else, be muted."""
        self.muted = muted
        for line, guest in zip(self.lines, self.speakers, strict=True):
            line.muted = guest in muted


def barred(guest: str, owner: str, seats: Sequence[Seat], over: bool, muted: Sequence[str]) -> str:
    """Return why a guest may not speak at a table; empty if it may.

    As long as a game goes on and anybody may sit down, anybody may speak. Otherwise the table is
    closed: its people are those who sit there and who opened it.
    """
    if guest in muted:
        return "muted"
    closed = over or not any(seat.kind == "open" for seat in seats)
    of_the_table = guest == owner or any(seat.belongs_to(guest) for seat in seats)
    return "closed" if closed and not of_the_table else ""
