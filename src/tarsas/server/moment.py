"""The game as it is saved, and how the next moves lead on from there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tarsas.core.errors import TarsasError
from tarsas.core.record import Record
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server.story import Story
from tarsas.table.table import Table, is_choice

Times = tuple[float, ...]


@dataclass(frozen=True)
class Moment:
    """The table, its story, when it began and each move was made, and since when each seat acts.

    Until it has `begun` nobody acts, and the first time is when the table was opened. A moment is
    replaced, never changed: who takes it once sees one whole position. It follows from
    the moves and their times alone, so every server and every reload comes to the same.
    """

    table: Table
    story: Story
    times: Times
    since: Times
    begun: bool = True

    @classmethod
    def of(
        cls, record: Record, revision: int, times: Sequence[float], *, begun: bool = True
    ) -> "Moment":
        """Return the moment at the end of a record. Answers to earlier revisions are stale."""
        first, *rest = Table.stages(record)
        since = (times[0],) * record.players
        opening = cls(first, Story(record.game), (times[0],), since, begun)
        found = opening.follow(rest, times[1:])
        table = replace(found.table, revision=revision, touched=[revision] * record.players)
        return cls(table, found.story, found.times, found.since, begun)

    def begin(self, at: float) -> "Moment":
        """Return the moment at which the game begins, from which everybody's time runs."""
        return replace(self, times=(at,), since=(at,) * len(self.since), begun=True)

    def acting(self) -> list[int]:
        """Return the seats that may act now."""
        return self.table.acting() if self.begun else []

    def follow(self, tables: Sequence[Table], times: Sequence[float]) -> "Moment":
        """Return the moment after some moves, given as the tables after them and their times."""
        steps, since = [self.table, *tables], self.since
        for (before, after), at in zip(pairwise(steps), times, strict=True):
            since = _since(since, before, after, at)
        return Moment(steps[-1], self.story.follow(steps), (*self.times, *times), since)

    def before_gesture(self) -> int:
        """Return how many moves were made before those that came at once with the last choice."""
        return self.before(max(self.table.chosen, 1))

    def before(self, number: int) -> int:
        """Return how many moves were made before a move and those that came at once before it."""
        moves = self.table.record.moves
        seat = moves[number - 1].seat if moves else CHANCE
        while number > 1 and self._at_once(number) and moves[number - 2].seat == seat:
            number -= 1
        return number - 1

    def before_choice_of(self, seat: int) -> int | None:
        """Return how many moves were made before a seat's last choice; None: it has made none."""
        record = self.table.record
        for number in range(len(record.moves), 0, -1):
            move = record.moves[number - 1]
            if move.seat == seat and is_choice(record.replay(number - 1), move):
                return self.before(number)
        return None

    def _at_once(self, number: int) -> bool:
        return self.times[number] == self.times[number - 1]

    def back_to(self, table: Table) -> "Moment":
        """Return the moment at an earlier table; each seat has the time that it had there."""
        times = self.times[: table.number + 1]
        since = Moment.of(table.record, table.revision, times).since
        return Moment(table, self.story.until(table.number), times, since)


def _since(since: Times, before: Table, after: Table, now: float) -> Times:
    """Return when each seat's time began: who goes on acting keeps it, unless chance came."""
    if after.last.seat == CHANCE:
        return (now,) * len(since)
    kept = set(before.acting()) & set(after.acting())
    return tuple(old if seat in kept else now for seat, old in enumerate(since))


def check_numbers(numbers: Sequence[int], known: int, total: int) -> None:
    """Refuse moves after the known ones of which some are missing."""
    missing = next(
        (i for i, n in enumerate(numbers, known + 1) if i != n), known + len(numbers) + 1
    )
    if missing <= total or known + len(numbers) > total:
        args = {"number": str(missing), "moves": str(total)}
        raise TarsasError(Message("error-missing-move", args))
