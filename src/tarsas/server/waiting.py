"""Questions to bots that wait, and which of them is next.

First come tables at which a person plays, then those that somebody watches, then those that play
for nobody, last who studies a position; among them the shorter thoughts. What is left alike takes
turns: visitor by visitor, so that many tables of one do not hold up the one table of another, and
each visitor's table by table.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tarsas.bots.levels import simulations_of
from tarsas.core.components import Tree
from tarsas.core.options import Value
from tarsas.core.record import Record
from tarsas.study.outlook import Outlook
from tarsas.table.seats import Seat

PLAYED, WATCHED, ALONE, STUDIED = 0, 1, 2, 3
"""Who waits for a table's bots: a person who plays, somebody who looks on, nobody.

Behind all of them waits who only studies a position.
"""

MOST_QUICK = 1000
"""Simulations of a quick thought: compiled, they take less than half a second in any game."""


@dataclass(frozen=True)
class Question:
    """A position, as its record, and whose move is wanted; then who asks, and who waits for it.

    With a `deed` no move is wanted, but what is to be said of those steps; with a `look` what is to
    be said of the position, after so many more seconds.
    """

    table: str
    game: str
    players: int
    options: dict[str, Value]
    components: Tree
    moves: list[tuple[int, int]]
    seat: int
    level: str  # of LEVELS, or a bot as the arena is given it
    seed: int
    visitor: str = ""
    standing: int = PLAYED
    taste: int | None = None  # of a bot that sits there; advice has none
    deed: tuple[int, ...] = ()
    look: float = 0.0

    @classmethod
    def about(
        cls,
        table: str,
        record: Record,
        seat: int,
        level: str,
        seed: int,
        visitor: str,
        waits: int,
        taste: int,
    ) -> "Question":
        """Return the end of a record as a bot is asked about it."""
        moves = [(move.seat, move.action) for move in record.moves]
        set_up = (record.game.id, record.players, dict(record.options), record.custom)
        return cls(table, *set_up, moves, seat, level, seed, visitor, waits, taste)


def standing(places: Sequence[Seat], watched: bool) -> int:
    """Say who waits for a table's bots."""
    if any(place.kind == "person" and not place.handed for place in places):
        return PLAYED
    return WATCHED if watched else ALONE


Seen = tuple[tuple[int, ...], Outlook, int]
"""The steps of a deed or an outcome of chance, what it promises, and how often it was looked at."""


class Thought(NamedTuple):
    """What a bot answers: the move it would make, and of a deed what its worst step loses.

    Then the move is the one that would have been better than that `step`. Of a position that is
    looked at it has the best `lines` (of chance: its outcomes) after so many `visits` in all, and
    what the `whole` of it promises.
    """

    action: int
    step: int = 0
    loss: float = 0.0
    lines: tuple[Seen, ...] = ()
    visits: int = 0
    whole: Outlook = Outlook(None, 0.0)


class Rank(NamedTuple):
    """What is compared: who waits, whether the thought is a long one, and its simulations."""

    standing: int
    long: bool
    simulations: int


def rank_of(question: Question) -> Rank:
    """Return where a question stands among others."""
    simulations = simulations_of(question.level)
    if simulations is None or simulations > MOST_QUICK:
        return Rank(question.standing, True, simulations or 0)
    return Rank(question.standing, False, simulations)


@dataclass(eq=False)
class Ticket:
    """A question that waits until it is `taken`; `wanted` says whether it still matters."""

    question: Question
    wanted: Callable[[], bool]
    rank: Rank
    answer: asyncio.Future[Thought] = field(default_factory=asyncio.Future)
    taken: bool = False


Visitors = OrderedDict[str, OrderedDict[str, deque[Ticket]]]
"""Tickets by visitor and table; who had a turn goes to the end."""


class Waiting:
    """The tickets that wait."""

    def __init__(self) -> None:
        self.ranks: dict[Rank, Visitors] = {}
        self.sizes: Counter[Rank] = Counter()

    def __len__(self) -> int:
        return self.sizes.total()

    def put(self, ticket: Ticket) -> None:
        """Let a ticket wait for its turn."""
        visitors = self.ranks.setdefault(ticket.rank, OrderedDict())
        tables = visitors.setdefault(ticket.question.visitor, OrderedDict())
        tables.setdefault(ticket.question.table, deque()).append(ticket)
        self.sizes[ticket.rank] += 1

    def take(self, long: bool) -> Ticket | None:
        """Return the next ticket, for one that thinks long or for one that is always quick.

        Who thinks long takes long thoughts before quick ones: quick ones have others too.
        """
        ranks = [rank for rank in self.ranks if long or not rank.long]
        if not ranks:
            return None
        rank = min(ranks, key=lambda rank: (rank.standing, not rank.long, rank.simulations))
        visitors = self.ranks[rank]
        visitor, tables = next(iter(visitors.items()))
        table, tickets = next(iter(tables.items()))
        visitors.move_to_end(visitor)
        tables.move_to_end(table)
        ticket = tickets[0]
        self.drop(ticket)
        ticket.taken = True
        return ticket

    def drop(self, ticket: Ticket) -> None:
        """Let a ticket wait no longer."""
        rank, visitor, table = ticket.rank, ticket.question.visitor, ticket.question.table
        visitors = self.ranks[rank]
        visitors[visitor][table].remove(ticket)
        self.sizes[rank] -= 1
        if not visitors[visitor][table]:
            del visitors[visitor][table]
        if not visitors[visitor]:
            del visitors[visitor]
        if not visitors:
            del self.ranks[rank], self.sizes[rank]

    def hasten(self, table: str) -> None:
        """Let the tickets of a table wait among those that are watched: somebody came to look."""
        for ticket in [ticket for ticket in self.of(table) if ticket.rank.standing == ALONE]:
            self.drop(ticket)
            ticket.rank = ticket.rank._replace(standing=WATCHED)
            self.put(ticket)

    def of(self, table: str) -> Iterator[Ticket]:
        """Return the tickets of a table."""
        for visitors in self.ranks.values():
            for tables in visitors.values():
                yield from tables.get(table, ())

    def long_before(self, standing: int) -> int:
        """Count the long thoughts that are not behind one of this standing."""
        return sum(n for rank, n in self.sizes.items() if rank.long and rank.standing <= standing)

    def has_people(self) -> bool:
        """Say whether a ticket is of a table that somebody plays or watches."""
        return any(rank.standing != ALONE for rank in self.ranks)
