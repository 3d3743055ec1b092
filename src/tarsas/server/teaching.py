"""A lesson as a page sees it: what the teacher says where the learner stands."""

from itertools import pairwise

from tarsas.core import lessons
from tarsas.core.text import Message, say
from tarsas.server import bodies
from tarsas.server.taught import Told, position, table_of

Taught = Told[lessons.Stand]


def lesson_stand(told: Taught, known: int, language: str) -> bodies.LessonStand:
    """Return what a page shows; `known` is how many entries of the log it has."""
    stand, lesson = told.stand, told.stand.lesson
    step, game = stand.step, lesson.game
    number = told.now.number

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
        table=table_of(f"{game.id}-{lesson.number}", told, language),
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


def ends_of_deeds(told: Taught) -> list[int]:
    """Return the positions at which what happened by itself can be looked at, but the last one."""
    after = told.story.entries[told.tables[0].number :]
    return [one.number for one, other in pairwise(after) if one.deed != other.deed]
