"""Lessons and puzzles as a page sees them: where somebody stands, told and drawn like a table."""

import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.record import Record
from tarsas.core.text import Message, say
from tarsas.server import bodies, dress, messages
from tarsas.server.limits import MOST_ANSWERS
from tarsas.server.past import draw_position
from tarsas.server.story import Story
from tarsas.server.viewer import all_agreed
from tarsas.table.appraisal import appraise
from tarsas.table.audience import AUDIENCES
from tarsas.table.bot_names import bot_name
from tarsas.table.chance import CHANCES
from tarsas.table.table import Table

MOST_KEPT = 300
"""Stands that are kept for who goes on from there: each is a position and its story."""

Answers = tuple[int, ...]


class TaughtError(TarsasError):
    """Something that does not fit what is studied was sent."""

    package = "tarsas.web"


class Stand(Protocol):
    """Where somebody stands: a value; every answer makes the next. A wrong one leads nowhere."""

    @property
    def game(self) -> Game:
        """Of which game it is."""

    @property
    def seat(self) -> int:
        """Who studies."""

    @property
    def record(self) -> Record:
        """The game so far."""

    @property
    def is_over(self) -> bool:
        """Whether everything is done."""

    @property
    def asks(self) -> bool:
        """Whether there is something to do."""

    @property
    def wrong(self) -> object:
        """What was wrong with the last answer, or None."""

    def answer(self, action: int) -> Self:
        """Return where an answer leads; an illegal one raises."""


S = TypeVar("S", bound=Stand)
T = TypeVar("T", bound=Stand, covariant=True)


class Subject(Protocol[T]):
    """What is studied."""

    def begin(self) -> T:
        """Return where everybody begins."""


@dataclass(frozen=True, eq=False)
class Told(Generic[S]):
    """A stand with its story. `tables` are those since the stand before it, with that one."""

    stand: S
    tables: Sequence[Table]
    story: Story

    @classmethod
    def beginning(cls, subject: Subject[S]) -> "Told[S]":
        """Return where something begins."""
        stand = subject.begin()
        tables = list(Table.stages(stand.record))
        return cls(stand, tables[-1:], Story(stand.game).follow(tables))

    def answer(self, action: int) -> "Told[S]":
        """Return where an answer leads; a wrong one leads nowhere, but something is said to it."""
        stand = self.stand.answer(action)
        tables = [self.now]
        for move in stand.record.moves[self.now.number :]:
            tables.append(tables[-1].follow(move))
        return Told(stand, tables, self.story.follow(tables))

    @property
    def now(self) -> Table:
        """The present position."""
        return self.tables[-1]

    def at(self, number: int) -> Table:
        """Return one of the positions since the stand before."""
        return self.tables[number - self.tables[0].number]


class School:
    """Knows where people stood last, so that one more answer is one more step.

    It is asked by threads, one after the other.
    """

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[Subject[Any], Answers], Told[Any]] = OrderedDict()
        self.lock = Lock()

    def at(self, subject: Subject[S], answers: Answers) -> Told[S]:
        """Return where answers lead, as far as they are right."""
        with self.lock:
            found = self.known.get((subject, answers)) or self._reach(subject, answers)
            self.known[subject, answers] = found
            self.known.move_to_end((subject, answers))
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
            return found

    def _reach(self, subject: Subject[S], answers: Answers) -> Told[S]:
        """Go on from the last stand that is known."""
        lengths = range(len(answers), 0, -1)
        upto = next((n for n in lengths if (subject, answers[:n]) in self.known), 0)
        told = self.known.get((subject, answers[:upto])) or Told.beginning(subject)
        for answer in answers[upto:]:
            told = told.answer(answer)
            if told.stand.wrong is not None or told.stand.is_over:
                break
        return told


def read_answers(text: str) -> Answers:
    """Read answers with commas between them."""
    if not re.fullmatch(r"(-?\d{1,12}(,-?\d{1,12})*)?", text, re.ASCII):
        raise TaughtError(Message("error-lesson-answers"))
    found = tuple(int(word) for word in text.split(",") if word)
    if len(found) > MOST_ANSWERS:
        raise TaughtError(Message("error-lesson-answers"))
    return found


# For the page


def position(told: Told[S], number: int, known: int, language: str) -> messages.Position:
    """Return a position; what can be done is offered at the last one."""
    stand, table, story = told.stand, told.at(number), told.story
    state, last = table.state, table is told.now
    if not last:
        story = story.until(number)
    seat = stand.seat
    offered = last and stand.asks and state.may_act(seat)
    choices = [story.choices(state, seat, language)] if offered else []
    return messages.Position(
        revision=number,
        number=number,
        over=table.over,
        acting=table.acting(),
        scores=table.scores(),
        undo=[],
        may_ask=[],
        back=None,
        clocks=[None] * stand.record.players,
        ranks=[int(rank) for rank in state.result()] if table.over else None,
        seed=None,
        # Where there is nothing to do but to read, nobody is asked for anything.
        prompt=story.prompt(state, [seat], language) if offered or not last else "",
        rule=story.rule(state, [seat] if offered else []),
        svg=story.picture(state, language),
        supplies=story.supplies(state, language),
        if_ended=appraise(state).scores,
        account=story.account(language) if table.over else [],
        log=messages.Log(known, [story.told(one, language) for one in story.entries[known:]]),
        # The only step there is may be what it is all about: the page does not take it.
        choices=[msgspec.structs.replace(choice, forced=False) for choice in choices],
        falls=[],
    )


def past_position(told: Told[S], number: int, language: str) -> bodies.PastPosition:
    """Return any position of the game so far, drawn and in words."""
    return draw_position(told.stand.record, number, language)


def setting_of(stand: Stand, language: str) -> bodies.Setting:
    """Return what is printed on the pieces, in words."""
    lines = stand.game.texts.setting(stand.record.opening())
    return bodies.Setting([stand.game.say(line, language, pictured=True) for line in lines])


def table_of(name: str, told: Told[S], language: str) -> messages.Table:
    """Return what is to be known of the table; `name` stands for its id."""
    stand, table = told.stand, told.now
    record, game = table.record, stand.game
    seats: list[messages.Seat] = []
    for number in range(record.players):
        mine = number == stand.seat
        seats.append(
            messages.Seat(
                seat=number,
                colour=SEATS[number],
                colour_name=game.say(Message(SEATS[number]), language),
                name="" if mine else bot_name([seat.name for seat in seats], number),
                named=False,
                kind="person" if mine else "bot",
                level="" if mine else say("tarsas.web", language, Message("lesson-rival")),
                fault="",
                program=False,
                mine=mine,
                online=True,
                handed=False,
                resigned=False,
                invitation=None,
                qr=None,
            )
        )
    return messages.Table(
        id=name,
        game=game.id,
        title=game.title(language),
        players=record.players,
        options=all_agreed(game, record.options, language),
        clock=messages.Clock("none", 0),
        chance=CHANCES[0],
        commitment="",
        begun=True,
        over=table.over,
        audience=AUDIENCES[0],
        rematch=None,
        sheet=dress.sheet_address(game),
        owner=False,
        seats=seats,
        step_back=None,
    )
