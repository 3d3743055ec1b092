"""The contract of lessons: each can be played, answers mistakes, and together they teach a game."""

import re
from pathlib import Path

import pytest

from docs.taught import NOT, lessons_by_rule, rows
from tarsas.core.game import Game
from tarsas.core.lesson_checks import faults
from tarsas.core.lessons import Lesson, course
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import draw

TAUGHT = [game for game in map(find_game, game_ids()) if course(game)]
LESSONS = [lesson for game in TAUGHT for lesson in course(game)]
FEWEST, MOST = 8, 15
FEWEST_STEPS, MOST_STEPS = 2, 12
MOST_LETTERS = 200
RULES = Path(__file__).parents[2] / "docs" / "rules"

each_course = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.id}-{lesson.number}" for lesson in LESSONS]
)


@each_lesson
def test_a_lesson_can_be_played_in_every_way_that_it_allows(lesson: Lesson) -> None:
    assert list(faults(lesson)) == []


@each_lesson
def test_what_lights_up_is_in_the_picture(lesson: Lesson) -> None:
    stand = lesson.begin()
    while stand.step is not None:
        drawn = set(re.findall(r'id="([^"]+)"', draw(lesson.game, stand.state, "en")))
        assert set(stand.step.lights) <= drawn, f"{stand.step.say}: no such pieces"
        place = stand.place
        while stand.place == place:
            stand = stand.answer(stand.matching()[0] if stand.step.right else -1)


@each_lesson
def test_a_lesson_is_short_and_is_done_more_than_read(lesson: Lesson) -> None:
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    read = [step for step in lesson.steps if not step.right]
    assert len(read) * 2 <= len(lesson.steps)
    for language in LANGUAGES:
        for name in lesson.sentences():
            said = lesson.game.say(lesson.said(name), language)
            assert len(said) <= MOST_LETTERS, f"{name} in {language} is long: {len(said)}"


@each_lesson
def test_all_courses_speak_alike(lesson: Lesson) -> None:
    """Rivals are called so, as a colour alone may be a tile or a region; quotes are typographic."""
    for name in lesson.sentences():
        said = lesson.game.say(lesson.said(name), "en")
        assert not re.search(r"\bBlue\b", said), said
        assert not re.search(r"[a-z]'|\"", said), said


@each_lesson
def test_a_mistake_is_answered_somewhere(lesson: Lesson) -> None:
    assert any(step.wrong for step in lesson.steps)


@each_course
def test_a_course_is_whole(game: Game) -> None:
    found = course(game)
    assert FEWEST <= len(found) <= MOST or game.id == "cats"  # it has one for every ability
    assert len({lesson.name for lesson in found}) == len(found)
    assert found[0].steps[0].right, "the first lesson begins with a move"


@each_course
def test_every_rule_is_taught_or_says_why_not(game: Game) -> None:
    """The table is written by `python -m docs.taught`, what is not taught by hand."""
    found = rows((RULES / f"{game.id}.md").read_text(encoding="utf-8"))
    taught = lessons_by_rule(game)
    assert taught.keys() <= {row[0] for row in found}, "a lesson names a rule that does not exist"
    for rule, _, _, *told in found:
        assert told, "the table has no column of lessons"
        if rule in taught:
            assert told[0] == ", ".join(str(number) for number in taught[rule]), rule
        else:
            assert re.fullmatch(rf"{NOT}: .+", told[0]), f"{rule} is not taught: why?"
