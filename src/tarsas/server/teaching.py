"""A lesson as a page sees it: where the learner stands, told and drawn like a table."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from threading import Lock

import msgspec

from tarsas.core.lessons import Lesson, Stand
from tarsas.core.options import SEATS
from tarsas.core.text import Message, say
from tarsas.server import bodies, dress, messages
from tarsas.server.story import Story
from tarsas.server.viewer import agreed
from tarsas.table.appraisal import appraise
from tarsas.table.audience import AUDIENCES
from tarsas.table.bot_names import bot_name
from tarsas.table.table import Table

MOST_KEPT = 300
"""Stands that are kept for who goes on from there: each is a position and its story."""

Answers = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Told:
    """A stand with its story. `before` is how many moves had been made at the stand before it."""

    stand: Stand
    tables: Sequence[Table]
    story: Story
    before: int = 0

    @classmethod
    def beginning(cls, lesson: Lesson) -> "Told":
        """Return where a lesson begins."""
        stand = lesson.begin()
        tables = list(Table.stages(stand.record))
        number = len(stand.record.moves)
        return cls(stand, tables, Story(lesson.game).follow(tables), number)

    def answer(self, action: int) -> "Told":
        """Return where an answer leads; a wrong one leads nowhere, but something is said to it."""
        stand, tables = self.stand.answer(action), list(self.tables)
        for move in stand.record.moves[len(tables) - 1 :]:
            tables.append(tables[-1].follow(move))
        story = self.story.follow(tables[len(self.tables) - 1 :])
        return Told(stand, tables, story, len(self.tables) - 1)


class School:
    """Knows where learners stood last, so that one more answer is one more step.

    It is asked by threads, one after the other.
    """

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[Lesson, Answers], Told] = OrderedDict()
        self.lock = Lock()

    def at(self, lesson: Lesson, answers: Answers) -> Told:
        """Return where answers lead, as far as they are right."""
        with self.lock:
            found = self.known.get((lesson, answers)) or self._reach(lesson, answers)
            self.known[lesson, answers] = found
            self.known.move_to_end((lesson, answers))
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
            return found

    def _reach(self, lesson: Lesson, answers: Answers) -> Told:
        """Go on from the last stand that is known."""
        lengths = range(len(answers), 0, -1)
        upto = next((n for n in lengths if (lesson, answers[:n]) in self.known), 0)
        told = self.known[lesson, answers[:upto]] if upto else Told.beginning(lesson)
        for answer in answers[upto:]:
            told = told.answer(answer)
            if told.stand.wrong:
                break
        return told


# For the page


def lesson_stand(told: Told, known: int, language: str) -> bodies.LessonStand:
    """Return what a page shows; `known` is how many entries of the log it has."""
    stand, lesson = told.stand, told.stand.lesson
    step, game = stand.step, lesson.game
    number = told.tables[-1].number

    def spoken(message: Message) -> str:
        return game.say(message, language, pictured=True)

    wrong = stand.wrong
    remark = ""
    if wrong:
        general = say("tarsas.web", language, Message("lesson-not-asked"))
        remark = spoken(lesson.said(wrong.say)) if wrong.say else general
    ends = [] if wrong else ends_of_deeds(told)
    kept = min(known, number)
    return bodies.LessonStand(
        table=table_of(lesson, told.tables[-1], language),
        scenes=[position(told, end, min(kept, end), language) for end in ends],
        position=position(told, number, max([kept, *ends]), language),
        said=spoken(stand.said),
        remark=remark,
        rules=[
            named_rule(rule, language)
            for rule in (wrong.rules if wrong else step.rules if step else ())
        ],
        lights=list(step.lights if step else ()),
        step=stand.place,
        steps=len(lesson.steps),
        reads=step is not None and not step.right,
        answers=list(stand.answers),
    )


def named_rule(rule: str, language: str) -> str:
    """Return the number of a rule as people read it."""
    kind, _, number = rule.partition(" ")
    return (
        say("tarsas.web", language, Message(f"lesson-{kind}", {"number": number}))
        if number
        else rule
    )


def ends_of_deeds(told: Told) -> list[int]:
    """Return the positions at which what happened by itself can be looked at, but the last one."""
    entries = told.story.entries
    after = entries[told.before :]
    return [one.number for one, other in pairwise(after) if one.deed != other.deed]


def position(told: Told, number: int, known: int, language: str) -> messages.Position:
    """Return a position of the lesson; what can be done is offered at the last one."""
    lesson, table, story = told.stand.lesson, told.tables[number], told.story
    state, last = table.state, number == told.tables[-1].number
    if not last:
        story = story.until(number)
    seat, step = lesson.seat, told.stand.step
    offered = last and step is not None and bool(step.right) and state.may_act(seat)
    choices = [story.choices(state, seat, language)] if offered else []
    return messages.Position(
        revision=number,
        number=number,
        over=table.over,
        acting=table.acting(),
        scores=table.scores(),
        undo=[],
        may_ask=[],
        clocks=[None] * lesson.file.players,
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
        # The only step there is may be what the lesson is about: the page does not take it.
        choices=[msgspec.structs.replace(choice, forced=False) for choice in choices],
    )


def table_of(lesson: Lesson, table: Table, language: str) -> messages.Table:
    """Return what is to be known of a lesson's table."""
    record, game = table.record, lesson.game
    seats: list[messages.Seat] = []
    for number in range(record.players):
        mine = number == lesson.seat
        seats.append(
            messages.Seat(
                seat=number,
                colour=SEATS[number],
                colour_name=game.say(Message(SEATS[number]), language),
                name="" if mine else bot_name([seat.name for seat in seats], number),
                kind="person" if mine else "bot",
                level="" if mine else say("tarsas.web", language, Message("lesson-rival")),
                mine=mine,
                online=True,
                handed=False,
                resigned=False,
                invitation=None,
                qr=None,
            )
        )
    return messages.Table(
        id=f"{game.id}-{lesson.number}",
        game=game.id,
        title=game.title(language),
        players=record.players,
        options=[agreed(game, option, record.options, language) for option in game.options],
        clock=messages.Clock("none", 0),
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
