"""Advice for one socket: a bot is asked beside everything else that the client does."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial

import structlog

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.reasons import in_words, particular
from tarsas.core.text import Message
from tarsas.server import messages
from tarsas.server.messages import SocketError
from tarsas.server.thinking import PassedError, Thinkers
from tarsas.server.viewer import Viewer
from tarsas.server.waiting import PLAYED, Thought
from tarsas.table.seats import is_alone
from tarsas.table.table import Table

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
        """Begin to ask a bot what it would do; what was asked before is let go."""
        self._begin(partial(hint, seat, self.viewer, self.thinkers))

    def advise(self, seat: int) -> None:
        """Begin to ask what matters now."""
        self._begin(partial(advise, seat, self.viewer, self.thinkers), unasked=True)

    def weigh(self, deed: messages.Weigh) -> None:
        """Begin to ask what to think of a deed."""
        self._begin(partial(weigh, deed, self.viewer, self.thinkers), unasked=True)

    def _begin(self, asking: Callable[[], Awaitable[None]], *, unasked: bool = False) -> None:
        self.close()
        self.task = asyncio.create_task(self._answer(asking, unasked))

    async def _answer(self, asking: Callable[[], Awaitable[None]], unasked: bool) -> None:
        try:
            await asking()
        except PassedError:
            # A teacher speaks by itself: what comes too late for that is no fault of the pupil's.
            if not unasked:
                self.refuse(SocketError("stale", STALE))
        except TarsasError as error:
            self.refuse(error)
        except Exception:
            log.exception("a hint failed", table=self.viewer.room.id)
            self.refuse(SocketError("busy", Message("error-hint-failed")))

    def close(self) -> None:
        """Let go what was asked: the client did, or has left."""
        if self.task:
            self.task.cancel()


# What is asked


async def hint(seat: int, viewer: Viewer, thinkers: Thinkers) -> None:
    """Ask a bot what it would do, and say it."""
    table = asked_by(viewer, seat)
    action = (await think(viewer, thinkers, table, seat)).action
    game, state = table.record.game, table.state
    told = (game.texts.sentence(state, seat, action), *game.coach.reasons(state, seat, action))
    text, *why = said(game, viewer, told)
    viewer.answer(messages.Hint(table.revision, seat, action, text, why))


async def advise(seat: int, viewer: Viewer, thinkers: Thinkers) -> None:
    """Say what speaks for what a bot would do, not what that is."""
    table = asked_by(viewer, seat)
    action = (await think(viewer, thinkers, table, seat)).action
    game = table.record.game
    reasons = game.coach.reasons(table.state, seat, action)
    why = said(game, viewer, in_words(reasons, game.voice.has, named=False))
    brought = said(game, viewer, particular(reasons))
    viewer.answer(messages.Advice(table.revision, seat, why, brought))


async def weigh(asked: messages.Weigh, viewer: Viewer, thinkers: Thinkers) -> None:
    """Say what a deed brings, and whether it throws away too much."""
    seat, deed = asked.seat, (asked.action, *asked.then)
    table = asked_by(viewer, seat)
    after = table.go(seat, deed, asked.revision)
    thought = await think(viewer, thinkers, table, seat, deed)
    game, stages = table.record.game, [table, *after]
    coach, bad = game.coach, thought.loss >= game.coach.levels.mistake
    better, *why = [""]
    if bad:
        state = stages[thought.step].state
        named = game.texts.sentence(state, seat, thought.action)
        reasons = particular(coach.reasons(state, seat, thought.action))
        better, *why = said(game, viewer, (named, *reasons))
    brought = said(game, viewer, particular(coach.reasons(stages[-2].state, seat, deed[-1])))
    instead = thought.action if bad and thought.step == 0 else None
    told = (asked.revision, seat, asked.action, bad, better, instead, why, brought)
    viewer.answer(messages.Weighed(*told))


# How it is asked


def asked_by(viewer: Viewer, seat: int) -> Table:
    """Return the table, as it is saved, of a seat that the client may ask for.

    Against people nobody is helped, whatever a page offers.
    """
    room = viewer.room
    if not 0 <= seat < len(room.seats) or not room.seats[seat].belongs_to(viewer.guest.id):
        raise SocketError("not_yours", Message("error-not-yours"))
    if not is_alone(room.seats, viewer.guest.id):
        raise SocketError("barred", Message("error-hint-people"))
    if seat not in room.acting():
        raise SocketError("illegal", Message("error-not-to-act"))
    return room.table


async def think(
    viewer: Viewer, thinkers: Thinkers, table: Table, seat: int, deed: tuple[int, ...] = ()
) -> Thought:
    """Let a bot think about a table, for as long as the seat has not chosen."""
    room = viewer.room

    def wanted() -> bool:
        return room.table.is_fresh(seat, table.revision)

    question = room.bots.question(seat, HINTING)
    waits = replace(question, visitor=viewer.guest.id, standing=PLAYED, taste=None, deed=deed)
    thought = await thinkers.think(waits, wanted)
    if not wanted():
        raise PassedError(STALE)
    return thought


def said(game: Game, viewer: Viewer, told: Iterable[Message]) -> list[str]:
    """Return messages in the client's language."""
    return [game.say(one, viewer.language, pictured=True) for one in told]
