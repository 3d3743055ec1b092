"""What a wrong answer to a puzzle costs: by what is stored, or by a bot that weighs it."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import structlog

from tarsas.core.solving import Attempt
from tarsas.server.deliberation import seed_of
from tarsas.server.hints import HINTING
from tarsas.server.thinking import Thinkers
from tarsas.server.waiting import WATCHED, Question

log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds that a bot has: whoever waits would rather try again."""

MOST_KEPT = 2000
"""Costs that are kept: many people make the same mistake."""

PLACE = "puzzles"
"""The one table at which all puzzles are weighed: bots of real tables keep their trees."""


@dataclass(frozen=True)
class Cost:
    """How much less likely a wrong answer wins; `at_least` that, if nothing weighed it."""

    share: float
    at_least: bool = False

    @property
    def games(self) -> int:
        """Of 100 games, those that it loses."""
        return round(100 * self.share)


class Scales:
    """Weighs wrong answers, once each, behind all that people play."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.known: OrderedDict[tuple[str, str, tuple[int, ...]], float] = OrderedDict()

    def needs_bot(self, attempt: Attempt) -> bool:
        """Say whether a wrong answer is to be weighed: it is not stored, and was not before."""
        return attempt.wrong is not None and stored(attempt) is None and not self._kept(attempt)

    async def cost(self, attempt: Attempt, visitor: str, *, may_ask: bool = True) -> Cost | None:
        """Return what a wrong answer costs; None if nobody knows, or if it is not wrong."""
        if attempt.wrong is None:
            return None
        if (exact := stored(attempt)) is not None:
            return Cost(exact)
        if may_ask and self.needs_bot(attempt):
            await self._weigh(attempt, attempt.wrong, visitor)
        loss, least = self.known.get(self._key(attempt)), least_of(attempt)
        if loss is None:
            return Cost(least, at_least=True) if least else None
        # A short look may miss what the long searches saw: no answer is better than the second.
        return Cost(min(max(loss, least), attempt.riddle.puzzle.searches[0].best))

    async def _weigh(self, attempt: Attempt, action: int, visitor: str) -> None:
        """Ask a bot, and remember what it says in time."""
        riddle = attempt.riddle
        seed = seed_of(riddle.game.id, riddle.id)
        question = Question(
            table=PLACE,
            game=riddle.game.id,
            players=attempt.record.players,
            options=dict(attempt.record.options),
            components=attempt.record.custom,
            moves=[(move.seat, move.action) for move in attempt.record.moves],
            seat=attempt.seat,
            level=HINTING,
            seed=seed,
            visitor=visitor,
            standing=WATCHED,
            deed=(action,),
        )
        try:
            thought = await asyncio.wait_for(self.thinkers.think(question), PATIENCE)
        except TimeoutError:
            return
        except Exception:
            log.exception("a wrong answer was not weighed", game=riddle.game.id, puzzle=riddle.id)
            return
        self.known[self._key(attempt)] = thought.loss
        while len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)

    def _kept(self, attempt: Attempt) -> bool:
        return self._key(attempt) in self.known

    def _key(self, attempt: Attempt) -> tuple[str, str, tuple[int, ...]]:
        assert attempt.wrong is not None
        return attempt.game.id, attempt.riddle.id, (*attempt.answers, attempt.wrong)


def stored(attempt: Attempt) -> float | None:
    """Return what the long searches said of a wrong answer: they weighed the second best."""
    if attempt.answers or attempt.wrong is None:
        return None
    words = attempt.game.notation.words(attempt.state, attempt.seat, attempt.wrong)
    return least_of(attempt) if words == attempt.riddle.puzzle.second else None


def least_of(attempt: Attempt) -> float:
    """Return what any wrong answer costs: of first steps all are worse than the second best."""
    found = attempt.riddle.puzzle.searches
    return 0.0 if attempt.answers else sum(one.best - one.second for one in found) / len(found)
