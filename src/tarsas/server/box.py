"""A table with a real box: whoever sits there enters what fell, and goes back where it was wrong.

Nobody is asked whether they agree to a step back: all of them sit around the same table. The end is
not the end there: the last entry can be as wrong as any other.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server.identity import Guest
from tarsas.server.messages import SocketError
from tarsas.server.results import forgetting_result
from tarsas.server.reviews import forgetting, subject_of
from tarsas.server.storage import Statement
from tarsas.table.seats import Seat, given_up
from tarsas.table.table import Table

if TYPE_CHECKING:
    from tarsas.server.room import Room


def awaited(table: Table, places: Sequence[Seat]) -> list[int]:
    """Return the seats that a table waits for: who may act, or all its people, to enter chance."""
    if not table.awaits_entry:
        return table.acting()
    return [number for number, place in enumerate(places) if place.kind == "person"]


def may_enter(room: "Room", guest: Guest) -> bool:
    """Say whether a guest may enter what falls, and go back over it; who gave up has done so."""
    plays = room.record.entered and room.has_begun and not given_up(room.seats)
    return plays and room.has_seat(guest)


def check_enters(room: "Room", guest: Guest) -> None:
    """Refuse who may not enter what falls."""
    if not room.record.entered:
        raise SocketError("not_yours", Message("error-not-box"))
    if not room.has_seat(guest):
        raise SocketError("not_yours", Message("error-not-seated"))


def before_last(room: "Room") -> int | None:
    """Return how many moves were made before the last entry or move of a person; None: no such.

    What bots did after it falls away with it, and so does what could only come in one way: it would
    come again at once.
    """
    record = room.record
    state, found = record.opening(), 0
    for number, move in enumerate(record.moves, start=1):
        by_hand = move.seat == CHANCE or not room.seats[move.seat].plays_itself()
        if by_hand and len(state.legal(move.seat)) > 1:
            found = number
        state.apply(move.seat, move.action)
    return room.now.before(found) if found else None


async def go_back(room: "Room", guest: Guest, kept: int, answers: int) -> int:
    """Take back all moves after the first so many; returns the revision that it led to."""

    async def change() -> None:
        check_enters(room, guest)
        room.check_goes_on(past_end=True)
        if answers != room.revision:
            raise StaleActionError(Message("error-stale"))
        if not 0 <= kept < room.table.number:
            raise IllegalActionError(Message("error-nothing-to-undo"))
        before = room.now.back_to(room.table.back(kept))
        reopened = reopening(room.id) if room.over else []
        await room.commit(before, room.undoing(before), *reopened)

    async with room.changing():
        await room.insist(change)
        return room.revision


def reopening(table: str) -> list[Statement]:
    """Return what deletes all that was written down of how a game ended."""
    return [forgetting_result(table), *forgetting([subject_of("t", table)])]
