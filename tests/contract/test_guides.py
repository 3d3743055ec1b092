"""The contract of guides: what is being played has its section, in every language."""

import pytest

from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import CHANCE, OVER
from tarsas.core.text import LANGUAGES
from tarsas.server.guide import guide, names

from .cases import CASES, IDS, Case, play

GUIDED = [name for name in game_ids() if guide(find_game(name), "en")]
each_game = pytest.mark.parametrize("name", GUIDED)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_its_section(name: str, language: str) -> None:
    game = find_game(name)
    asked = {kind.rule for kind in game.kinds if not kind.chance}
    assert asked <= names(guide(game, language))


@each_game
def test_a_guide_has_the_same_sections_in_every_language(name: str) -> None:
    game = find_game(name)
    told = [[(part.name, part.level) for part in guide(game, lang)] for lang in LANGUAGES]
    assert told[0] == told[1]
    assert len({part for part, _ in told[0]}) == len(told[0]), "a name is used twice"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_section_is_shown(name: str, language: str) -> None:
    for part in guide(find_game(name), language):
        assert "{#" not in part.title + part.html


@pytest.mark.parametrize(
    "case",
    [c for c in CASES if c.game.id in GUIDED],
    ids=[i for c, i in zip(CASES, IDS, strict=True) if c.game.id in GUIDED],
)
def test_every_decision_of_a_game_has_its_section(case: Case) -> None:
    known = names(guide(case.game, "en"))
    for state, seat, _ in play(case, 5, []):
        if seat not in (CHANCE, OVER):
            assert case.game.texts.rule(state, seat) in known
