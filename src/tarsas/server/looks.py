"""The engine's view of a position that somebody studies: asked slice by slice, better each time.

Nothing runs by itself: a page asks for one slice after the other for as long as somebody looks, so
that what nobody looks at any more stops by itself. Whoever plays comes first.
"""

from collections import OrderedDict
from dataclasses import dataclass

from litestar.exceptions import HTTPException

from tarsas.core.puzzles import why
from tarsas.core.reasons import MOST_REASONS
from tarsas.core.record import Record
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.draw.view import view_of
from tarsas.server.beside import beside
from tarsas.server.bodies import Look, LookDeed
from tarsas.server.deliberation import seed_of
from tarsas.server.limits import MOST_LOOKERS
from tarsas.server.studies import StudyError
from tarsas.server.thinking import PassedError, Thinkers
from tarsas.server.waiting import STUDIED, Question, Thought
from tarsas.study.outlook import Outlook

LOOKING = "mcts:1s"
FIRST, LONGEST = 0.2, 0.8
"""Seconds of the first slice, and of those that follow at most: each is twice as long."""


@dataclass
class Looker:
    """What a visitor looks at, for how long so far, and what was seen."""

    place: tuple[str, int, int]
    spent: float = 0.0
    slice: float = FIRST
    seen: Thought | None = None
    grows: bool = True  # until there is no room for more


class Looks:
    """Who looks at what. Each visitor looks at one position at a time, for `most` seconds."""

    def __init__(self, thinkers: Thinkers, most: float) -> None:
        self.thinkers, self.most = thinkers, most
        self.lookers: OrderedDict[str, Looker] = OrderedDict()

    async def look(self, visitor: str, study: str, node: int, record: Record, seat: int) -> Looker:
        """Look a little longer at a position; one that was left meanwhile is refused."""
        if not self.most or not self.thinkers.count:
            raise StudyError(Message("error-no-engine"))
        place = (study, node, seat)
        looker = self.lookers.get(visitor)
        if looker is None or looker.place != place:
            looker = self.lookers[visitor] = Looker(place)
        self.lookers.move_to_end(visitor)
        if len(self.lookers) > MOST_LOOKERS:
            self.lookers.popitem(last=False)
        if looker.seen is not None and self.is_done(looker):
            return looker

        def wanted() -> bool:
            return self.lookers.get(visitor) is looker

        moves = [(move.seat, move.action) for move in record.moves]
        question = Question(
            table=f"look-{visitor}",
            game=record.game.id,
            players=record.players,
            options=dict(record.options),
            components=record.custom,
            moves=moves,
            seat=seat,
            level=LOOKING,
            seed=seed_of(study),
            visitor=visitor,
            standing=STUDIED,
            look=looker.slice,
        )
        before = looker.seen
        try:
            looker.seen = await self.thinkers.think(question, wanted)
        except PassedError:
            raise HTTPException("another position is looked at now", status_code=409) from None
        looker.spent += looker.slice
        looker.grows = before is None or looker.seen.visits != before.visits
        looker.slice = min(LONGEST, 2 * looker.slice)
        return looker

    def is_done(self, looker: Looker) -> bool:
        """Say whether a position was looked at for as long as the host allows, or as it helps."""
        return looker.spent >= self.most or not looker.grows


def looking_seat(state: State, record: Record, wanted: int | None) -> int:
    """Return whose view of a position is asked for: who acts, or before chance who acted last."""
    actor = int(state.actor())
    if actor == OVER:
        raise StudyError(Message("error-nothing-to-look-at"))
    if actor != CHANCE:
        return wanted if wanted is not None and state.may_act(wanted) else actor
    return next((move.seat for move in reversed(record.moves) if move.seat != CHANCE), 0)


async def told(looker: Looker, record: Record, seat: int, language: str, done: bool) -> Look:
    """Return what was seen, in words."""
    thought = looker.seen
    assert thought is not None
    return await beside(_told, thought, record, seat, language, done)


def _told(thought: Thought, record: Record, seat: int, language: str, done: bool) -> Look:
    game, state = record.game, record.replay()
    by_chance = state.actor() == CHANCE

    def say(message: Message) -> str:
        return game.say(message, language, pictured=True)

    def deed(steps: tuple[int, ...], seen: Outlook, visits: int) -> LookDeed:
        if by_chance:
            text = say(game.texts.sentence(state, int(CHANCE), steps[0]))
            return LookDeed(list(steps), text, seen.share, seen.points, visits, [], [])
        here, phrases, pieces = state.clone(), list[Message](), list[str]()
        for step in steps:
            pieces += view_of(game).targets(here, seat, step)
            phrases.append(game.texts.phrase(here, seat, step))
            here.apply(seat, step)
        reasons = why(game, state, seat, steps)[:MOST_REASONS]
        reasons = reasons or game.coach.reasons(state, seat, steps[0])[:1]
        text = say(game.texts.deed(seat, phrases))
        why_so = [say(one) for one in reasons]
        return LookDeed(list(steps), text, seen.share, seen.points, visits, why_so, pieces)

    deeds = [deed(*line) for line in thought.lines]
    if by_chance:
        deeds.sort(key=lambda one: (-(one.share or 0.0), -one.points))
    whole = thought.whole
    return Look(seat, by_chance, deeds, whole.share, whole.points, thought.visits, done)
