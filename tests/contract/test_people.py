"""The contract of names: what a page is told of a player stands where their name can stand."""

import re
from collections.abc import Iterator

import pytest

from tarsas.core import text
from tarsas.core.game import Game
from tarsas.core.state import CHANCE
from tarsas.core.text import LANGUAGES, PEOPLE
from tarsas.draw.picture import draw
from tarsas.server.story import Story
from tarsas.table.table import Table

from .cases import CASES, Case, Chooser, at_home

EVERY = 23  # of so many positions one is drawn and told
MARKED = re.compile("[\ue000\ue003][^\ue001\ue002]*\ue001[^\ue000-\ue003]*\ue002")
NAMED = re.compile("^(?:player-)?(?:red|blue|green|yellow|violet|orange) = .*$", re.MULTILINE)
SOMEBODY = "§"  # stands for every word by which a colour is a player
# A player by colour in a text of the games: "a piros játékos", or the bare colour as a subject.
BY_COLOUR = {
    "en": re.compile(r"\b(Red|Blue|Green|Yellow|Violet|Orange)(’s|:| [a-z]+s\b)"),
    "hu": re.compile(r"(piros|kék|zöld|sárga|lila|narancssárga) játékos", re.IGNORECASE),
}

MOST_PLAYED = {case.game.id: case for case in CASES if at_home(case.game) and case.variant == 0}
each_case = pytest.mark.parametrize(
    "case", MOST_PLAYED.values(), ids=[case.name for case in MOST_PLAYED.values()]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def unmistakable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every text say a sign for a player that it says for nothing else."""
    found = text.texts_of

    def texts_of(package: str, language: str) -> str:
        texts = found(package, language)
        return NAMED.sub(lambda line: f"{line[0].split(' = ')[0]} = {SOMEBODY}", texts)

    monkeypatch.setattr(text, "texts_of", texts_of)
    for case in MOST_PLAYED.values():
        monkeypatch.setattr(case.game.voice, "lexicons", {})
        monkeypatch.setattr(case.game.voice, "said", {})


def told_to_a_page(case: Case, language: str) -> Iterator[str]:
    """Yield all that a page is told in the course of a random game."""
    game, story, table = case.game, Story(case.game), Table.of(case.record())
    chooser = Chooser(1, [])
    while not table.over:
        after = chooser.move(table)
        seat, action = after.last.seat, after.last.action
        if table.number % EVERY == 0:
            yield from position(game, story, table, language)
            reasons = game.coach.reasons(table.state, seat, action) if seat != CHANCE else []
            yield from (game.say(reason, language, pictured=True) for reason in reasons)
        story, table = story.follow([table, after]), after
        entry = story.told(story.entries[-1], language)
        yield from (entry.chapter, entry.text, *(gain.text for gain in entry.points))
    yield from position(game, story, table, language)
    yield from (reason.text for reason in story.reasons(language))


def position(game: Game, story: Story, table: Table, language: str) -> Iterator[str]:
    """Yield what a page is told of a position."""
    state = table.state
    yield story.prompt(state, [], language)
    yield draw(game, state, language, pictured=True)
    yield from story.supplies(state, language)
    for line in (*game.texts.describe(state), *game.texts.setting(state)):
        yield game.say(line, language, pictured=True)
    for seat in table.acting():
        yield story.prompt(state, [seat], language)
        for action in story.choices(state, seat, language).actions:
            yield from (action.text, action.label)


@each_case
@each_language
@pytest.mark.usefixtures("unmistakable")
def test_a_player_is_named_where_a_page_can_put_the_name(case: Case, language: str) -> None:
    named = 0
    for said in told_to_a_page(case, language):
        named += said.count(SOMEBODY)
        assert SOMEBODY not in MARKED.sub("", said), said
    assert named > 0


@each_case
@each_language
def test_no_player_goes_by_the_colour_alone(case: Case, language: str) -> None:
    for said in told_to_a_page(case, language):
        rest = MARKED.sub("", said)
        assert not re.search("[\ue000-\ue003]", rest), "a mark is broken"
        assert not BY_COLOUR[language].search(rest), said


def test_every_seat_can_be_named() -> None:
    for case in MOST_PLAYED.values():
        for language in LANGUAGES:
            assert all(case.game.say(text.Message(name), language) for name in PEOPLE)


def test_who_wants_plain_words_gets_colours_and_no_marks() -> None:
    for case in MOST_PLAYED.values():
        state = case.opening()
        said = [case.game.say(line, "en") for line in case.game.texts.describe(state)]
        assert not re.search("[\ue000-\ue003]", "".join([*said, draw(case.game, state)]))
        assert any("Red" in line for line in said)
