"""The contract of what chance may bring: every outcome has a picture and words of its own."""

import re
from xml.etree import ElementTree

import pytest

from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES
from tarsas.draw.theme import THEMES, resolve
from tarsas.draw.view import view_of
from tarsas.server.falls import falls

from .cases import CASES, IDS, TOLD, Case, at_home, play

EARLY = 400  # moves: what falls later is asked for with the same words


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_every_outcome_of_chance_is_told_apart_and_drawn(case: Case) -> None:
    game, seen = case.game, dict[str, int]()
    symbols = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', view_of(game).sheet()))
    for state, seat, action in play(case, 5, []):
        if seat != CHANCE or state.actor() != CHANCE:
            continue  # a choice, or the end
        kind = game.kinds.read(action).kind.name
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 3:
            continue
        for language in LANGUAGES:
            for fall in falls(game, state, language):
                names = [one.name for one in fall.outcomes]
                assert len(set(names)) == len(names), names
                assert all(name.strip() for name in names)
                assert not any("\ue000" in name for name in names)  # pieces are drawn
                assert abs(sum(one.share for one in fall.outcomes) - 1) < 1e-9
                check_words(fall.words, names)
                check_numbers([number for one in fall.outcomes for number in one.numbers])
                for one in fall.outcomes:
                    if at_home(game):
                        check_picture(case, one.picture, symbols)


def check_words(words: list[str], names: list[str]) -> None:
    """Each word to search by finds others, and is one that tells something."""
    found = {word: tuple(word in name.casefold() for name in names) for word in words}
    assert len(set(found.values())) == len(found), words
    assert not {"or", "one", "egy", "vagy", "es"} & set(words), words


def check_numbers(numbers: list[str]) -> None:
    """A number that a piece bears in records finds that piece alone."""
    assert len(set(numbers)) == len(numbers), numbers


def check_picture(case: Case, picture: str, symbols: set[str]) -> None:
    ElementTree.fromstring(picture)
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= symbols
    for theme in THEMES:
        assert "var(" not in resolve(picture, theme, case.game)


def test_tiles_have_the_numbers_that_records_call_them_by() -> None:
    game = find_game("hunters")
    state = game.new(players=2, options={"start": "red"})
    [fall] = falls(game, state, "en")
    assert all(len(one.numbers) == one.left for one in fall.outcomes)
    assert {"n01", "n78"} <= {number for one in fall.outcomes for number in one.numbers}


@pytest.mark.parametrize("name", ["ankhor", "hunters", "marabunta"])
def test_who_begins_is_marked_so_that_a_page_names_them(name: str) -> None:
    game = find_game(name)
    [fall, *_] = falls(game, game.new(players=2, options={}), "hu")
    assert [one.name[:1] for one in fall.outcomes] == ["\ue003"] * 2


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_is_entered_together_does_not_depend_on_itself(case: Case) -> None:
    """Whatever is chosen of each piece, all of it can be entered."""
    for number, (state, seat, _) in enumerate(play(case, 6, [])):
        if seat != CHANCE or state.actor() != CHANCE:
            continue
        asked = falls(case.game, state, "en")
        for pick in (0, -1, number):
            here = state.clone()
            for fall in asked:
                chosen = fall.outcomes[pick % len(fall.outcomes)].action
                assert here.actor() == CHANCE
                assert chosen in list(here.legal(CHANCE))
                here.apply(CHANCE, chosen)
        if number > 40:
            return


def chances(case: Case, seed: int) -> list[State]:
    """Return the positions of a random game in which chance has a choice."""
    state, rng, found = case.opening(), Rng(seed), list[State]()
    for _ in range(EARLY):
        actor = state.actor()
        if actor == OVER:
            break
        legal = state.legal(actor)
        if actor == CHANCE and len(legal) > 1:
            found.append(state.clone())
        state.apply(actor, legal[rng.below(len(legal))])
    return found


def told(game: Game, state: State, language: str) -> dict[tuple[str, str], str]:
    """Return of every outcome the question, its name, and what is told once it came."""
    asked = game.say(game.texts.prompt(state), language)
    return {
        (asked, game.say(game.texts.fall(state, int(action)), language)): game.say(
            game.texts.sentence(state, int(CHANCE), int(action)), language
        )
        for action in state.legal(CHANCE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", TOLD, ids=lambda case: case.name)
def test_the_question_says_where_a_thing_goes_and_whose_it_is(case: Case, language: str) -> None:
    """If the log says more of what came than the question and the answer, the question hid it."""
    known = dict[tuple[str, str], str]()
    for state in chances(case, 3):
        for entered, line in told(case.game, state, language).items():
            assert known.setdefault(entered, line) == line, entered
