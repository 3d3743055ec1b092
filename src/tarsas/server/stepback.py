"""A step back over the moves of others: somebody asks, and everybody else who sits there agrees.

What is asked for is kept in the table's row, so that it outlives a reload and every server knows
it. It ends when a person moves, takes a move back or refuses; what bots and chance do meanwhile is
taken back with the rest.
"""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.server import messages
from tarsas.server.identity import Guest
from tarsas.server.messages import SocketError
from tarsas.table.seats import Seat
from tarsas.table.table import Table

if TYPE_CHECKING:
    from tarsas.server.room import Room


@dataclass(frozen=True)
class StepBack:
    """What is asked for: that the first `kept` moves stay, and no others.

    `made` is how many there were then, and `undone` how far the revision was ahead of them: an undo
    since then parts them further. `request` tells one request from the next.
    """

    request: int
    seat: int
    guest: str
    kept: int
    made: int
    undone: int
    agreed: tuple[int, ...] = ()
    refused: int | None = None

    @classmethod
    def read(cls, kept: dict[str, Any] | None) -> "StepBack | None":
        """Return what a table's row says."""
        return None if kept is None else cls(**{**kept, "agreed": tuple(kept["agreed"])})

    def stands(self, table: Table, places: Sequence[Seat]) -> bool:
        """Say whether the asker still sits there, and no person has done anything since."""
        since = table.record.moves[self.made :]
        return (
            table.revision - table.number == self.undone
            and self._is_asker(places[self.seat])
            and all(move.seat == CHANCE or places[move.seat].plays_itself() for move in since)
        )

    def _is_asker(self, place: Seat) -> bool:
        return place.belongs_to(self.guest) and not place.handed

    def waits_for(self, places: Sequence[Seat]) -> list[int]:
        """Return the seats whose people have not answered yet; bots agree to everything."""
        return [
            number
            for number, place in enumerate(places)
            if place.kind == "person"
            and not place.handed
            and place.guest != self.guest
            and number not in self.agreed
        ]

    def told(self, places: Sequence[Seat]) -> messages.StepBack:
        """Return it as clients are told."""
        return messages.StepBack(
            self.request, self.seat, self.kept, self.waits_for(places), self.refused
        )


def may_ask(room: "Room", seat: int) -> bool:
    """Say whether a seat may ask: it moved, and cannot simply take that back itself."""
    asked = room.step_back()
    if room.over or room.record.players == 1 or room.seats[seat].handed:
        return False
    if room.record.entered:  # they sit around one table, and anybody may go back
        return False
    if asked and (asked.refused is None or asked.seat == seat):
        return False
    return not takes_back(room, seat) and any(move.seat == seat for move in room.record.moves)


def takes_back(room: "Room", seat: int) -> bool:
    """Say whether a seat may take its last choice back without asking anybody."""
    return bool(room.table.chosen) and room.table.can_undo(seat)


async def ask(room: "Room", guest: Guest, seat: int) -> None:
    """Ask everybody else for a step back to before a seat's last choice."""

    async def change() -> None:
        room.check_owner(guest, seat)
        if not may_ask(room, seat):
            raise IllegalActionError(Message("error-nothing-to-undo"))
        kept = room.now.before_choice_of(seat)
        if kept is None:
            raise IllegalActionError(Message("error-nothing-to-undo"))
        made = room.table.number
        asked = StepBack(room.people + 1, seat, guest.id, kept, made, room.revision - made)
        await _settle(room, asked)

    async with room.changing():
        await room.insist(change)


async def answer(room: "Room", guest: Guest, request: int, agree: bool) -> None:
    """Agree to a step back or refuse it; who asked for it may let it go."""

    async def change() -> None:
        asked = room.step_back()
        if asked is None or asked.request != request or asked.refused is not None:
            raise StaleActionError(Message("error-step-back-over"))
        mine = [n for n in asked.waits_for(room.seats) if room.seats[n].belongs_to(guest.id)]
        if guest.id == asked.guest and not agree:
            await _note(room, None)
        elif not mine:
            raise SocketError("not_yours", Message("error-step-back-not-asked"))
        elif agree:
            await _settle(room, replace(asked, agreed=(*asked.agreed, *mine)))
        else:
            await _note(room, replace(asked, refused=mine[0]))

    async with room.changing():
        await room.insist(change)


async def _settle(room: "Room", asked: StepBack) -> None:
    """Go back if nobody is left to agree, else wait for those who are."""
    if asked.waits_for(room.seats):
        await _note(room, asked)
    else:
        await _go_back(room, asked.kept)


async def _note(room: "Room", asked: StepBack | None) -> None:
    """Write down what is asked for, or that nothing is."""
    people = room.people + 1
    kept = None if asked is None else asdict(asked)
    await room.write((room.row().values(asked=kept, people=people), 1))
    room.people, room.asked = people, asked
    for what in ("table", "position"):
        room.tell(what)


async def _go_back(room: "Room", kept: int) -> None:
    """Take back all but the first moves.

    Whoever acts then has the whole time for it: what went by was not theirs alone.
    """
    before, now = room.now.back_to(room.table.back(kept)), time.time()
    acting = before.table.acting()
    places = [replace(s, since=now) if n in acting else s for n, s in enumerate(room.seats)]
    saved = [room.saving(number, places[number]) for number in acting]
    await room.commit(before, room.undoing(before), *saved, places=places)
