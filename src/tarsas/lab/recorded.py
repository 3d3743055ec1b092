"""A game among bots that is written down: every move enters by the table."""

from collections.abc import Iterator, Sequence

from tarsas.bots.bot import Bot
from tarsas.bots.match import moves
from tarsas.core.record import Record
from tarsas.core.rng import Rng
from tarsas.core.state import State
from tarsas.table.table import Table


class TableChance(Bot):
    """Chance at a table, which knows the number of a sealed event."""

    def __init__(self, table: Table, rng: Rng) -> None:
        self.table = table
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        """Return what chance brings."""
        return self.table.outcome(self.rng)


def tables(record: Record, bots: Sequence[Bot], rng: Rng) -> Iterator[Table]:
    """Yield the table of a record, and the one after each move until bots have played it out."""
    chance = TableChance(Table.of(record), rng)
    yield chance.table
    for seat, action in moves(lambda: chance.table.state, bots, chance):
        chance.table = chance.table.act(seat, action, chance.table.revision)
        yield chance.table
