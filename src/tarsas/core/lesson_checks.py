"""The checker of lessons: plays each in every way that it allows, and says what is wrong."""

from collections.abc import Iterator

from tarsas.core.errors import TarsasError
from tarsas.core.game import seat_name
from tarsas.core.lessons import GO_ON, CourseError, Lesson, Stand, Step, agree, remark
from tarsas.core.record import Move
from tarsas.core.text import LANGUAGES

MOST_WAYS = 400
"""Ways through a lesson that are followed at once."""

MOST_TOLD = 4
"""Moves that a fault tells to say where it is."""


def faults(lesson: Lesson) -> Iterator[str]:
    """Say what is wrong with a lesson: it is played in every way that it allows."""
    yield from missing_texts(lesson)
    try:
        stands = [lesson.begin()]
    except (CourseError, TarsasError) as error:
        yield f"before the first step: {error}"
        return
    for step in lesson.steps:
        where = f"step {step.say!r}"
        unanswered = {wrong.moves for wrong in step.wrong}
        try:
            ended, used = through(stands, step, unanswered)
        except (CourseError, TarsasError) as error:
            yield f"{where}: {error}"
            return
        if unused := [way for way in step.right if way not in used]:
            yield f"{where}: no legal move is {' or '.join(unused)}"
        for moves in unanswered:
            yield f"{where}: no legal wrong move is {moves}"
        if not ended:
            return
        stands = ended


def through(stands: list[Stand], step: Step, unanswered: set[str]) -> tuple[list[Stand], set[str]]:
    """Follow every right way through a step; return where they end, and which were used.

    Remarks that a wrong move can get are taken out of `unanswered`.
    """
    ended: dict[object, Stand] = {}
    used: set[str] = set()
    place, going = stands[0].place, stands
    while going:
        later: dict[object, Stand] = {}
        for stand in going:
            actions = stand.matching() if step.right else [GO_ON]
            if not actions:
                raise CourseError(stuck(stand))
            if step.right:
                unanswered -= remarks(stand, step)
            for action in actions:
                after = stand.answer(action)
                if after.place == place:
                    later.setdefault((after.state.key(), after.taken), after)
                    continue
                ended.setdefault(after.state.key(), after)
                words = (*stand.taken, moved(stand, action)) if step.right else ()
                used |= {" > ".join(way) for way in step.ways if agree(words, way)}
        going = list(later.values())[:MOST_WAYS]
    return list(ended.values())[:MOST_WAYS], used


def stuck(stand: Stand) -> str:
    """Say where no right move is legal, and what is."""
    words, lesson = stand.lesson.game.notation.words, stand.lesson
    legal = [words(stand.state, lesson.seat, a) for a in stand.state.legal(lesson.seat)]
    moves = stand.record.moves[-MOST_TOLD:]
    told = " / ".join(told_move(stand, move, place) for place, move in enumerate(moves))
    return f"no right move is legal after {told}; legal: {', '.join(legal) or 'nothing'}"


def told_move(stand: Stand, move: Move, place: int) -> str:
    """Return one of the last moves as a record writes it."""
    count = len(stand.record.moves) - min(MOST_TOLD, len(stand.record.moves)) + place
    before = stand.record.replay(count)
    words = stand.lesson.game.notation.words(before, move.seat, move.action)
    return f"{seat_name(move.seat)}: {words}"


def moved(stand: Stand, action: int) -> str:
    """Return the words of the learner's move."""
    return stand.lesson.game.notation.words(stand.state, stand.lesson.seat, action)


def remarks(stand: Stand, step: Step) -> set[str]:
    """Return the patterns of wrong moves that some legal move meets here."""
    right = set(stand.matching())
    legal = [int(action) for action in stand.state.legal(stand.lesson.seat)]
    return {remark(step, moved(stand, action)).moves for action in legal if action not in right}


def missing_texts(lesson: Lesson) -> Iterator[str]:
    """Say which sentences a language lacks, and which nobody ever says."""
    wanted = set(lesson.sentences())
    for language in LANGUAGES:
        known = lesson.game.voice.attributes(lesson.title.id, language)
        if known is None:
            yield f"there is no text {lesson.title.id} in {language}"
            continue
        for name in sorted(wanted - known):
            yield f"there is no text {lesson.title.id}.{name} in {language}"
        for name in sorted(known - wanted):
            yield f"nobody says {lesson.title.id}.{name} in {language}"
