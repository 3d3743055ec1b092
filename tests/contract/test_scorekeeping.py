"""The contract of scorekeepers: whatever is answered counts, or is refused in words."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.scorekeeping import (
    MANY,
    SEVERAL,
    Field,
    Filled,
    ScorekeepingError,
    Section,
    count,
    fill,
    keeps_score,
)
from tarsas.core.text import LANGUAGES
from tarsas.draw.scorekeeping import drawings, symbols
from tarsas.draw.theme import THEMES, resolve
from tarsas.server.counts import told_form

GAMES = [game for game in map(find_game, game_ids()) if keeps_score(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])

Card = dict[str, list[int]]
Given = dict[str, list[Card]]


def random_card(section: Section, players: int, rng: random.Random) -> Card:
    def answer(field: Field) -> list[int]:
        highest = min(field.highest, rng.choice((1, 3, field.highest)))
        given = [rng.randint(field.lowest, highest) for _ in field.blank(players)]
        if field.kind == SEVERAL:
            chosen = rng.sample(range(len(given)), min(field.most, len(given)))
            given = [int(place in chosen) for place in range(len(given))]
        return given

    return {field.name: answer(field) for field in section.fields if rng.random() < 0.8}


def random_forms(game: Game, number: int) -> Iterator[Filled]:
    """Yield forms that are filled in at random, a question at a time as the answers lead on."""
    rng = random.Random(number)
    for _ in range(number):
        players = rng.choice(game.players)
        given: Given = {}
        known = 0
        while known < len(sections := fill(game, players, given).sections):
            section = sections[known]
            cards = rng.randint(0, 3) if section.kind == MANY else section.entries(players)[0]
            given[section.name] = [random_card(section, players, rng) for _ in range(cards)]
            known += 1
        yield fill(game, players, given)


def test_some_games_have_a_scorekeeper() -> None:
    assert {game.id for game in GAMES} >= {"hunters", "pulsar"}


@each_game
def test_an_empty_form_counts(game: Game) -> None:
    for players in game.players:
        filled = fill(game, players, {})
        counted = count(filled)
        assert len(counted.scores) == len(counted.ranks) == players
        assert counted.before == [0] * players
        assert fill(game, players, filled.answers).answers == filled.answers


@each_game
def test_whatever_is_answered_counts_or_is_refused_in_words(game: Game) -> None:
    counts = 0
    for filled in random_forms(game, 60):
        forms = {language: told_form(filled, language) for language in LANGUAGES}
        account = forms["en"].account
        if account is None:
            assert all(form.problem for form in forms.values())
            assert forms["en"].problem != forms["hu"].problem
            continue
        counts += 1
        for seat, (before, score) in enumerate(zip(account.before, account.scores, strict=True)):
            assert before + sum(line.points[seat] for line in account.lines) == score
            assert before + sum(reason.points[seat] for reason in account.reasons) == score
    assert counts > 5


@each_game
def test_all_that_is_asked_has_words_in_every_language(game: Game) -> None:
    for filled in random_forms(game, 10):
        for language in LANGUAGES:
            for section in told_form(filled, language).sections:
                assert section.title
                assert section.kind != MANY or (section.add and section.ones)
                for field in section.fields:
                    assert field.text
                    assert all(choice.text for choice in field.choices)


@each_game
def test_what_is_asked_is_drawn_with_the_symbols_of_the_page(game: Game) -> None:
    known = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', symbols(game)))
    for filled in random_forms(game, 10):
        for picture in filter(None, drawings(filled)):
            ElementTree.fromstring(picture)
            assert set(re.findall(r'href="#([^"]+)"', picture)) <= known
            for theme in THEMES:
                assert "var(" not in resolve(picture, theme, game)


# Nonsense


def refused(game: Game, given: Given) -> None:
    with pytest.raises(ScorekeepingError) as caught:
        fill(game, game.usual_players, given)
    english, hungarian = (caught.value.text(language) for language in LANGUAGES)
    assert english != hungarian


@each_game
def test_numbers_out_of_range_are_refused(game: Game) -> None:
    players = game.usual_players
    for section in fill(game, players, {}).sections:
        for field in section.fields:
            blank = field.blank(players)
            for value in (field.highest + 1, field.lowest - 1, 10**30):
                refused(game, {section.name: [{field.name: [value, *blank[1:]]}]})
            refused(game, {section.name: [{field.name: [*blank, 0]}]})
            refused(game, {section.name: [{field.name: []}]})


@each_game
def test_more_cards_than_there_can_be_are_refused(game: Game) -> None:
    players = game.usual_players
    for section in fill(game, players, {}).sections:
        refused(game, {section.name: [{}] * (section.entries(players)[1] + 1)})


@each_game
def test_what_is_not_asked_is_not_kept(game: Game) -> None:
    given: Given = {"weather": [{"rain": [1]}]}
    section = fill(game, game.usual_players, {}).sections[0]
    given[section.name] = [{"weather": [1]}]
    answers = fill(game, game.usual_players, given).answers
    assert "weather" not in answers
    assert "weather" not in answers[section.name][0]
