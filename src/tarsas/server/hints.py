"""Advice for one socket: a bot is asked beside everything else that the client does."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import structlog

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.server import messages
from tarsas.server.messages import SocketError
from tarsas.server.thinking import PassedError, Thinkers
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import PLAYED

log = structlog.get_logger()
HINTING = "mcts:600"  # a level of bots may lapse; advice should not
STALE = Message("error-hint-stale")


class Hints:
    """What a client wants to be advised on: one thing at a time, the newest."""

    def __init__(
        self, viewer: Viewer, thinkers: Thinkers, refuse: Callable[[TarsasError], None]
    ) -> None:
        self.viewer, self.thinkers, self.refuse = viewer, thinkers, refuse
        self.task: asyncio.Task[None] | None = None

    def ask(self, seat: int) -> None:
        """Begin to ask a bot; what was asked before is let go."""
        self.close()
        self.task = asyncio.create_task(self._answer(seat))

    async def _answer(self, seat: int) -> None:
        try:
            await hint(seat, self.viewer, self.thinkers)
        except TarsasError as error:
            self.refuse(error)
        except Exception:
            log.exception("a hint failed", table=self.viewer.room.id)
            self.refuse(SocketError("busy", Message("error-hint-failed")))

    def close(self) -> None:
        """Let go what was asked: the client did, or has left."""
        if self.task:
            self.task.cancel()


async def hint(seat: int, viewer: Viewer, thinkers: Thinkers) -> None:
    """Ask a bot what it would do, and say it."""
    room = viewer.room
    if not 0 <= seat < len(room.seats) or not room.seats[seat].belongs_to(viewer.guest.id):
        raise SocketError("not_yours", Message("error-not-yours"))
    table = room.table  # as it is saved, and as it stays while the bot thinks
    if seat not in room.acting():
        raise SocketError("illegal", Message("error-not-to-act"))
    question = room.bots.question(seat, HINTING)
    asked = replace(question, visitor=viewer.guest.id, standing=PLAYED, taste=None)
    try:
        action = await thinkers.ask(asked, lambda: room.revision == table.revision)
    except PassedError:
        raise SocketError("stale", STALE) from None
    if room.revision != table.revision:
        raise SocketError("stale", STALE)
    game, state, revision = table.record.game, table.state, table.revision
    told = (game.texts.sentence(state, seat, action), *game.coach.reasons(state, seat, action))
    text, *why = [game.say(one, viewer.language, pictured=True) for one in told]
    viewer.answer(messages.Hint(revision, seat, action, text, why))
