"""A lesson as a page sees it: what the teacher says where the learner stands."""

from itertools import pairwise

from tarsas.core import lessons
from tarsas.core.text import Message, say
from tarsas.draw.view import view_of
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
        lights=lights(stand),
        step=stand.place,
        steps=len(lesson.steps),
        reads=step is not None and not step.right,
        answers=list(stand.answers),
    )


def lights(stand: lessons.Stand) -> list[str]:
    """Return what lights up: what the teacher speaks of, but nothing that is only wrong to click.

    A lit piece is clicked. Beside what is right, others may be lit to show the way; in the midst of
    a step and where the answer is a button, what could be clicked by mistake stays dark.
    """
    spoken = list(stand.step.lights if stand.step else ())
    if not spoken or not stand.asks:
        return spoken
    state, seat, right = stand.state, stand.seat, set(stand.matching())
    view, good, bad = view_of(stand.game), set[str](), set[str]()
    for action in map(int, state.legal(seat)):
        (good if action in right else bad).update(view.targets(state, seat, action))
    return [piece for piece in spoken if piece not in bad] if good.isdisjoint(spoken) else spoken


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
