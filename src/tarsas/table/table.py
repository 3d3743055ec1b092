"""A running game: actions checked against the position they answer, undo and redo."""

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.game import check_legal, seat_name
from tarsas.core.record import Move, Record
from tarsas.core.rng import SealedRng
from tarsas.core.state import State


class Table:
    """Plays one record. `number` counts its moves and names the present position."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state: State = record.replay(events=True)
        self.undone: list[Move] = []

    @property
    def number(self) -> int:
        """The number of the present position."""
        return len(self.record.moves)

    def act(self, seat: int, action: int, answers: int) -> None:
        """Carry out an action that answers position `answers`; a stale one is refused."""
        if answers != self.number:
            raise StaleActionError(
                f"this answers position {answers}; the table is at {self.number}"
            )
        self.record.play(self.state, seat, action)
        self.undone.clear()

    def draw(self, rng: SealedRng) -> None:
        """Let chance act."""
        self.record.draw(self.state, rng)
        self.undone.clear()

    def can_undo(self, seat: int) -> bool:
        """Say whether the last move is the seat's own: then no chance or rival lies between."""
        return bool(self.record.moves) and self.record.moves[-1].seat == seat >= 0

    def undo(self, seat: int) -> None:
        """Take the seat's last action back."""
        if not self.can_undo(seat):
            raise IllegalActionError(f"{seat_name(seat)} has nothing to take back")
        self.undone.append(self.record.moves.pop())
        self.state = self.record.replay(events=True)

    def can_redo(self, seat: int) -> bool:
        """Say whether the seat has just taken an action back."""
        return bool(self.undone) and self.undone[-1].seat == seat

    def redo(self, seat: int) -> None:
        """Carry out again what the seat took back last."""
        if not self.can_redo(seat):
            raise IllegalActionError(f"{seat_name(seat)} has nothing to do again")
        move = self.undone[-1]
        check_legal(self.record.game, self.state, move.seat, move.action)
        self.record.play(self.state, move.seat, move.action)
        self.undone.pop()
