"""The contract of sentences: what is told reads as people would write it, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tarsas.core.game import Game
from tarsas.core.hungarian import hungarian_article
from tarsas.core.state import State
from tarsas.core.text import LANGUAGES
from tarsas.table.deeds import deeds
from tarsas.table.table import Table

from .cases import TOLD_AT_HOME, Case, Chooser

each_case = pytest.mark.parametrize("case", TOLD_AT_HOME, ids=lambda case: case.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
EVERY = 5  # so seldom a position is described: most of its lines stay as they are

FAULTS = {
    "a blank before a comma or a stop": re.compile(r"\s[,.;](?=\s|$)"),
    "two blanks": re.compile(r" {2}"),
    "two stops or commas": re.compile(r"[,;:]\s*[,.;:]|\.\."),
    "brackets in brackets": re.compile(r"\([^()]*\("),
}
COORDINATES = re.compile(r"-?\d,-?\d")  # no board shows any that look like this
# "Az" may be a pronoun before any word, but before a sign such as m3 or AII-1 it is the article.
ARTICLES = {
    "a": re.compile(r"(?<![\w–-])[Aa] (\w[\w-]*)"),
    "az": re.compile(r"(?<![\w–-])[Aa]z ((?:[a-zA-Z]?\d|[A-Z]+-)[\w-]*)"),
}


@cache
def played(case_number: int) -> list[Table]:
    """Return the tables of a random game."""
    case, chooser = TOLD_AT_HOME[case_number], Chooser(11, [])
    tables = [Table.of(case.record())]
    while not tables[-1].over:
        tables.append(chooser.move(tables[-1]))
    return tables


def story(case: Case, language: str) -> list[str]:
    """Return the log of a game: deeds, and what came of them."""
    game, found = case.game, []
    for deed in deeds(played(TOLD_AT_HOME.index(case))):
        found.append(game.say(deed[-1].sentence(game), language))
        events = [event for step in deed for event in step.events]
        found += [game.say(game.texts.event(event), language) for event in events]
    return found


def positions(case: Case) -> list[State]:
    """Return some positions of a game, its end among them."""
    *before, last = [table.state for table in played(TOLD_AT_HOME.index(case))]
    return [*before[::EVERY], last]


def buttons(game: Game, state: State, language: str) -> Iterator[str]:
    """Yield what the buttons of all seats say."""
    for seat in range(state.players):
        legal = [int(action) for action in state.legal(seat)]
        yield from game.texts.labels(state, seat, legal, language)


def everything(case: Case, language: str) -> list[str]:
    """Return all that is said in a game, each text once."""
    game, texts = case.game, case.game.texts
    found = [*story(case, language)]
    states = positions(case)
    found += [game.say(line, language) for line in texts.setting(states[0])]
    for state in states:
        seats = [seat for seat in range(state.players) if state.may_act(seat)]
        lines = [*texts.describe(state), *(texts.seat_prompt(state, seat) for seat in seats)]
        found += [game.say(line, language) for line in lines]
        found += buttons(game, state, language)
    return list(dict.fromkeys(found))


@each_case
@each_language
def test_sentences_are_well_formed(case: Case, language: str) -> None:
    for text in everything(case, language):
        for fault, pattern in FAULTS.items():
            assert not pattern.search(text), f"{fault}: {text}"


@each_case
@each_language
def test_buttons_begin_with_a_capital(case: Case, language: str) -> None:
    for state in positions(case):
        for label in buttons(case.game, state, language):
            assert label[0] == label[0].upper(), label


@each_case
def test_buttons_speak_no_notation(case: Case) -> None:
    words = case.game.notation.words
    for state in positions(case):
        for seat in range(state.players):
            legal = [int(action) for action in state.legal(seat)]
            labels = case.game.texts.labels(state, seat, legal, "en")
            for action, label in zip(legal, labels, strict=True):
                assert not label.endswith(f"({words(state, seat, action)})")
                assert not COORDINATES.search(label), label


@each_case
def test_hungarian_articles_go_by_the_sound(case: Case) -> None:
    for text in everything(case, "hu"):
        for article, pattern in ARTICLES.items():
            wrong = [name for name in pattern.findall(text) if hungarian_article(name) != article]
            assert not wrong, f"“{article}” before {wrong}: {text}"


@each_case
def test_the_steps_of_a_deed_are_joined_once(case: Case) -> None:
    """A phrase of its own with an "és" makes a sentence that ends twice."""
    assert [text for text in story(case, "hu") if text.count(", és ") > 1] == []
