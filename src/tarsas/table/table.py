"""A running game: the one place where actions and chance enter it.

A table is a value. What happens at it makes the next table and leaves this one as it was: whoever
looks at a table sees one whole position, and a move that cannot be saved is simply let go.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.game import check_legal, not_to_act, seat_name
from tarsas.core.record import Move, Record
from tarsas.core.rng import Rng, SealedRng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message


@dataclass(slots=True, eq=False)  # frozen ones take several times as long to make
class Table:
    """A record and the position it leads to, with its events. Neither is ever changed.

    `revision` counts all that happened, undo too, so that it never names two positions.
    `touched` holds, seat by seat, the revision that brought the seat its present choice. `chosen`
    is the number of the last move at which who moved last had a choice, if nothing else came after.
    """

    record: Record
    state: State
    revision: int
    touched: list[int]
    chosen: int

    @classmethod
    def of(cls, record: Record, revision: int | None = None) -> "Table":
        """Return the table at the end of a record; it answers to a given revision, or its number.

        The moves are replayed, not checked: they were when they were written down.
        """
        now = len(record.moves) if revision is None else revision
        state = record.replay(events=True)
        return cls(record, state, now, [now] * record.players, last_choice(record))

    @classmethod
    def stages(cls, record: Record) -> Iterator["Table"]:
        """Yield the table at the opening of a record and after each of its moves.

        Each is checked: a record that was kept elsewhere may be damaged.
        """
        table = cls.of(record.with_moves([]))
        yield table
        for move in record.moves:
            table = table.follow(move)
            yield table

    # What can be seen

    @property
    def number(self) -> int:
        """How many moves were made."""
        return len(self.record.moves)

    @property
    def last(self) -> Move:
        """The move that led here."""
        return self.record.moves[-1]

    @property
    def actor(self) -> int:
        """Who acts now: a seat, CHANCE or OVER."""
        return int(self.state.actor())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def draws(self) -> bool:
        """Whether chance is to be drawn now.

        Where it is entered by hand, that is only what can come in one way.
        """
        return self.actor == CHANCE and not self.awaits_entry

    @property
    def awaits_entry(self) -> bool:
        """Whether somebody is to say what fell on a real table."""
        entered = self.record.entered and self.actor == CHANCE
        return entered and len(self.state.legal(CHANCE)) > 1

    def acting(self) -> list[int]:
        """Return the seats that may act now."""
        return [seat for seat in range(self.record.players) if self.state.may_act(seat)]

    def scores(self) -> list[int]:
        """Return every seat's points."""
        return [int(self.state.score(seat)) for seat in range(self.record.players)]

    def is_fresh(self, seat: int, answers: int) -> bool:
        """Say whether what answers a revision answers the seat's present choice.

        Where all act at once, what others do in the meantime does not matter to a seat.
        """
        if not 0 <= seat < len(self.touched):
            return answers == self.revision
        return self.touched[seat] <= answers <= self.revision

    def can_undo(self, seat: int) -> bool:
        """Say whether the last move is the seat's own: then no chance or rival lies between."""
        return bool(self.record.moves) and self.last.seat == seat >= 0

    # What can happen

    def act(self, seat: int, action: int, answers: int) -> "Table":
        """Return the table after an action that answers a revision; a stale one is refused.

        An outcome of chance that is known already comes in like any action.
        """
        self._check_fresh(seat, answers)
        check_legal(self.record.game, self.state, seat, action)
        return self._after(Move(seat, action))

    def go(self, seat: int, actions: Sequence[int], answers: int) -> list["Table"]:
        """Return the tables after each of a seat's actions, which all answer one revision."""
        tables = [self.act(seat, actions[0], answers)]
        for action in actions[1:]:
            tables.append(tables[-1].act(seat, action, tables[-1].revision))
        return tables

    def draw(self, rng: Rng) -> "Table":
        """Return the table after chance has acted."""
        return self._after(Move(int(CHANCE), self.outcome(rng)))

    def outcome(self, rng: Rng) -> int:
        """Return what chance brings; a sealed event goes by its number."""
        if self.actor != CHANCE:
            raise not_to_act(int(CHANCE))
        if isinstance(rng, SealedRng):
            rng.start(self.record.chances())
        return int(self.state.draw(rng))

    def undo(
        self, seat: int, answers: int, *, choice: bool = False, most: int | None = None
    ) -> "Table":
        """Return the table without the seat's last action, or without its last choice.

        At `most` so many moves stay: others may have been made by the same gesture.
        """
        self._check_fresh(seat, answers)
        if not self.can_undo(seat) or (choice and not self.chosen):
            plain = f"{seat_name(seat)} has nothing to take back"
            raise IllegalActionError(Message("error-nothing-to-undo"), plain)
        kept = self.chosen - 1 if choice else self.number - 1
        kept = kept if most is None else min(kept, most)
        if any(move.seat != seat for move in self.record.moves[kept:]):
            plain = f"{seat_name(seat)} cannot take back what others did"
            raise IllegalActionError(Message("error-undo-others"), plain)
        record = self.record.with_moves(self.record.moves[:kept])
        return self._next(record, record.replay(events=True), seat, last_choice(record))

    def back(self, kept: int) -> "Table":
        """Return the table after the first so many moves; everybody's choice is a new one then."""
        record = self.record.with_moves(self.record.moves[:kept])
        state, revision = record.replay(events=True), self.revision + 1
        touched = [revision] * len(self.touched)
        return Table(record, state, revision, touched, last_choice(record))

    def _check_fresh(self, seat: int, answers: int) -> None:
        if answers != self.revision and not self.is_fresh(seat, answers):
            plain = f"this answers revision {answers}; the table is at {self.revision}"
            raise StaleActionError(Message("error-stale"), plain)

    def follow(self, move: Move) -> "Table":
        """Return the table after a move that was written down, perhaps elsewhere."""
        try:
            check_legal(self.record.game, self.state, move.seat, move.action)
        except IllegalActionError as error:
            error.plain = f"move {self.number + 1}: {error}"
            raise
        return self._after(move)

    def _after(self, move: Move) -> "Table":
        state = self.state.clone()
        state.events = list(self.state.events or [])
        state.apply(move.seat, move.action)
        record = self.record.with_moves([*self.record.moves, move])
        if is_choice(self.state, move):
            chosen = len(record.moves)
        else:
            chosen = self.chosen if self.number and self.last.seat == move.seat else 0
        return self._next(record, state, move.seat, chosen)

    def _next(self, record: Record, state: State, mover: int, chosen: int) -> "Table":
        """Note whose choice is another now: the mover's, all after chance, who starts or stops."""
        revision = self.revision + 1
        touched = [revision] * len(self.touched)
        for seat, before in enumerate(self.touched):
            if seat != mover != CHANCE and self.state.may_act(seat) and state.may_act(seat):
                touched[seat] = before
        return Table(record, state, revision, touched, chosen)


def is_choice(state: State, move: Move) -> bool:
    """Say whether who made a move could have made another."""
    return move.seat != CHANCE and len(state.legal(move.seat)) > 1


def last_choice(record: Record) -> int:
    """Return the number of the last move at which who moved last had a choice; 0: there is none."""
    moves = record.moves
    for number in range(len(moves), 0, -1):
        if moves[number - 1].seat != moves[-1].seat:
            break
        if is_choice(record.with_moves(moves[: number - 1]).replay(), moves[number - 1]):
            return number
    return 0
