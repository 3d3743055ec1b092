"""The bots of one table: each thinks when it is to act, with a seed and a taste of its own."""

import asyncio
import hashlib
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from tarsas.bots.levels import LEVELS
from tarsas.programs.process import ProgramError
from tarsas.server import metrics
from tarsas.server.thinking import PassedError, Thinkers
from tarsas.server.waiting import Question, standing
from tarsas.table.seats import Seat
from tarsas.table.table import Table

if TYPE_CHECKING:
    from tarsas.server.room import Room

log = structlog.get_logger()


def seed_of(*of: str | int) -> int:
    """Return a seed that follows from what is given, and from nothing that is secret.

    Bots must not know the seed of the table's chance; its id is told to everybody.
    """
    said = "/".join(map(str, of)).encode()
    return int.from_bytes(hashlib.sha256(said).digest()[:7])


class Deliberation:
    """Lets bots of a room think, at least for `pause` seconds each, and plays what they choose."""

    def __init__(self, room: "Room", thinkers: Thinkers, pause: float) -> None:
        self.room = room
        self.thinkers = thinkers
        self.pause = pause
        self.thinking: set[int] = set()

    def wake(self) -> None:
        """Let the bots think that are to act."""
        for seat in self.room.acting():
            if self.room.seats[seat].plays_itself() and seat not in self.thinking:
                self.thinking.add(seat)  # at once: a task begins only later
                self.room.background.begin(self._think, seat)

    def question(self, seat: int, level: str) -> Question:
        """Return the present position as a bot is asked about it."""
        room = self.room
        # Where all act at once, each answers the same revision: the seat tells them apart.
        seed, taste = seed_of(room.id, seat, room.revision), seed_of(room.id, seat)
        waits = standing(room.seats, bool(room.watchers))
        return Question.about(room.id, room.record, seat, level, seed, room.owner, waits, taste)

    async def _think(self, seat: int) -> None:
        """Let a bot move once. Its mark in `thinking` goes before anything can wake it again."""
        room, marked = self.room, True
        try:
            table = room.table
            if seat not in room.acting():
                return
            began = time.monotonic()
            legal = table.state.legal(seat)
            action: int | None = None
            if len(legal) == 1:
                action = int(legal[0])
            else:
                with metrics.THINKING.time(), suppress(PassedError):
                    asked = self.question(seat, room.seats[seat].level)
                    try:
                        action = await self.thinkers.ask(asked, lambda: self._awaits(seat, table))
                    except ProgramError as error:
                        await self._replace(seat, asked.level, error)
            await asyncio.sleep(max(0.0, self._pause(seat) - (time.monotonic() - began)))
            async with room.changing():
                self.thinking.discard(seat)
                marked = False
                if action is not None and self._awaits(seat, table):
                    await room.play([room.table.act(seat, action, table.revision)])
                else:
                    room.wake()
        finally:
            if marked:
                self.thinking.discard(seat)

    async def _replace(self, seat: int, level: str, error: ProgramError) -> None:
        """Let a kitten play on in the place of a program that failed, and tell everybody."""
        told = {"table": self.room.id, "seat": seat, "bot": level, "fault": error.fault}
        log.warning("a bot lost its seat to a kitten", **told, why=str(error))

        def lose(place: Seat) -> None:
            if place.plays_itself() and place.level == level:
                place.lose_program(error.fault, LEVELS[0])

        await self.room.seat_change(seat, lose)

    def _pause(self, seat: int) -> float:
        """Return how long a bot's move takes at least; who goes on with a turn need not wait.

        A reader's page plays the turn at the reader's own speed, once it is there.
        """
        moves = self.room.record.moves
        return 0.0 if moves and moves[-1].seat == seat else self.pause

    def _awaits(self, seat: int, table: Table) -> bool:
        """Say whether a bot's answer to an earlier position of the table is still wanted."""
        fresh = self.room.table.is_fresh(seat, table.revision)
        return fresh and self.room.seats[seat].plays_itself() and self.room.is_keeper()
