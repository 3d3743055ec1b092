"""What is entered at a table with a box: whoever is asked knows what exactly is meant."""

import pytest

from tarsas.core.game import Game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES

from .cases import TOLD, Case

EARLY = 400  # moves: what falls later is asked for with the same words


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
