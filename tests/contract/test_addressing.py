"""The contract of address: who decides is told what to do, everybody else what that one does."""

import re
from collections.abc import Iterator

import pytest

from tarsas.core.game import Game
from tarsas.core.state import State
from tarsas.core.text import LANGUAGES, Message
from tarsas.server.story import Story

from .cases import CASES, GAMES, Case, at_home, play
from .test_people import MARKED

# What speaks to the reader: a word for them, a thing of theirs, a Hungarian verb with "you" in it.
TO_THE_READER = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "hu": re.compile(
        r"\b(te|téged|neked|tied"
        r"|\w+([aáé]id|[öő]d|ódnak|idat|edet|odat|kádat|[lt]sz|od|od-e))\b",
        re.IGNORECASE,
    ),
}
CLAUSE = re.compile(r"(?:^|[.:,;(] |§ |\b(?:or|and|either|vagy|és|ne) )(\w+)")
NO_VERBS = {"the", "nothing", "nobody", "a", "ide", "nincs", "még", "egyet"}

AT_HOME = {case.game.id: case for case in CASES if at_home(case.game)}  # the most players of each
each_case = pytest.mark.parametrize("case", AT_HOME.values(), ids=list(AT_HOME))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def decisions(case: Case) -> Iterator[tuple[Game, State, int]]:
    """Yield positions in which a seat decides, of games with every number of players and option."""
    for number, one in enumerate(one for one in CASES if one.game is case.game):
        for seed in range(max(1, round(GAMES))):
            for state, seat, _ in play(one, seed + number, []):
                if seat >= 0:
                    yield one.game, state, int(state.actor())


@each_case
@each_language
def test_others_are_told_what_somebody_does_and_given_no_orders(case: Case, language: str) -> None:
    orders: set[str] = set()
    told: set[str] = set()
    for game, state, actor in decisions(case):
        orders |= {game.say(offer, language) for offer in game.texts.offers(state, actor).values()}
        told.add(MARKED.sub("§", Story(game).prompt(state, [], language)))
    verbs = {order.split()[0].strip(",:").lower() for order in orders} - NO_VERBS
    for prompt in told:
        assert "§" in prompt, f"nobody does it: {prompt}"
        assert not TO_THE_READER[language].search(prompt), f"it speaks to the reader: {prompt}"
        begun = {word.lower() for word in CLAUSE.findall(prompt)}
        assert not begun & verbs, f"it gives an order: {prompt}"


def test_a_seat_is_still_told_what_to_do() -> None:
    case = AT_HOME["marabunta"]
    for state, seat, _ in play(case, 1, []):
        if seat >= 0:
            offers = case.game.texts.offers(state, seat).values()
            own = case.game.say(case.game.texts.seat_prompt(state, seat, named=False), "en")
            assert all(case.game.say(offer, "en")[1:] in own for offer in offers)
            assert own != case.game.say(case.game.texts.prompt(state), "en")


def test_a_game_without_words_for_it_says_who_chooses() -> None:
    assert AT_HOME["cats"].game.say(Message("plain-prompt", {"who": "Red"}), "en") == "Red chooses."
