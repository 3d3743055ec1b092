"""A game can be played by ear: by a bot that reads nothing but texts, in every language."""

import re

import pytest

from tarsas.core.game import Game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES

from .cases import TOLD_AT_HOME, Case

each_case = pytest.mark.parametrize("case", TOLD_AT_HOME, ids=lambda case: case.name)
WORD = re.compile(r"\w+")


class Listener:
    """A bot that is told a position and what it may do, in words, and answers in words.

    It prefers what the position speaks of, and is otherwise moody.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, told: list[str], offered: list[str]) -> str:
        heard = {word for line in told for word in WORD.findall(line)}
        known = [len(heard.intersection(WORD.findall(offer))) for offer in offered]
        best = [offer for offer, words in zip(offered, known, strict=True) if words == max(known)]
        return best[self.rng.below(len(best))] if self.rng.below(3) else offered[-1]


def offered(game: Game, state: State, seat: int, language: str) -> dict[str, int]:
    """Return what a seat may do by what is said of it: its button, and what it does."""
    texts = game.texts
    found: dict[str, int] = {}
    legal = [int(action) for action in state.legal(seat)]
    for action, label in zip(legal, texts.labels(state, seat, legal, language), strict=True):
        text = f"{label} – {game.say(texts.sentence(state, seat, action), language)}"
        assert text not in found, f"two actions are both called: {text}"
        found[text] = action
    return found


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_by_ear(case: Case, language: str) -> None:
    game, state, chance = case.game, case.opening(), Rng(9)
    bots = [Listener(seat) for seat in range(case.players)]
    printed = [game.say(line, language) for line in game.texts.setting(state)]
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(chance))
            continue
        told = [*printed, *(game.say(line, language) for line in game.texts.describe(state))]
        told.append(game.say(game.texts.seat_prompt(state, actor), language))
        choices = offered(game, state, actor, language)
        state.apply(actor, choices[bots[actor].choose(told, list(choices))])
    assert game.say(game.texts.prompt(state), language)
