"""What people were promised, held against what the records say.

Programs that play print a line of JSON for each thing that happened to them. An acknowledged move
must stand in the record at its number, once; what was never acknowledged may stand there or not,
but a move that nobody made there is one too many.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from tarsas.core.record import Record
from tarsas.core.state import CHANCE


@dataclass(frozen=True)
class Sent:
    """An action that somebody sent: which move of its table it was to be."""

    number: int
    seat: int
    action: int
    acknowledged: bool


@dataclass
class Opened:
    """A table that somebody opened, with the seats that they play and what they sent."""

    seats: list[int]
    sent: list[Sent] = field(default_factory=list)


@dataclass
class Ledger:
    """Every table of a trial, and how long its people waited."""

    tables: dict[str, Opened] = field(default_factory=dict)
    acks: list[tuple[float, float]] = field(default_factory=list)  # when sent, how long
    answers: list[tuple[float, float]] = field(default_factory=list)  # until the bot had moved
    stuck: set[str] = field(default_factory=set)  # tables that did not answer in the end
    counts: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def read(self, printed: str) -> "Ledger":
        """Take in what a program printed; a last line that is cut short is left for next time."""
        for line in printed[: printed.rfind("\n") + 1].splitlines():
            said = json.loads(line)
            match said["what"]:
                case "opened":
                    self.tables[said["table"]] = Opened(said["seats"])
                case "sent":
                    fields = (said["number"], said["seat"], said["action"], said["acknowledged"])
                    self.tables[said["table"]].sent.append(Sent(*fields))
                    self.acks.append((said["at"], said["waited"]))
                case "answered":
                    self.answers.append((said["at"], said["waited"]))
                case "stuck":
                    self.stuck.add(said["table"])
                case "counted":
                    for name, count in said["counts"].items():
                        self.counts[name] += count
        return self

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(sent.acknowledged for table in self.tables.values() for sent in table.sent)


def compare(opened: Opened, record: Record) -> tuple[int, int]:
    """Return how many moves are lost and how many are there that nobody made."""
    found = {
        number: (move.seat, move.action)
        for number, move in enumerate(record.moves, start=1)
        if move.seat != CHANCE and move.seat in opened.seats
    }
    promised: dict[int, tuple[int, int]] = {}
    lost = 0
    for sent in opened.sent:
        if sent.acknowledged:
            # Two were promised one place: the record can keep only one of the promises.
            lost += sent.number in promised
            promised[sent.number] = (sent.seat, sent.action)
    lost += sum(found.get(number) != move for number, move in promised.items())
    possible = {(sent.number, sent.seat, sent.action) for sent in opened.sent}
    doubled = sum((number, *move) not in possible for number, move in found.items())
    return lost, doubled


def share(waits: Iterable[float], part: float) -> float:
    """Return a quantile in milliseconds; nan of nothing."""
    ordered = sorted(waits)
    if not ordered:
        return float("nan")
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000
