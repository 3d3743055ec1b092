"""Ankh'or's picture: what changed is seen at the piece that changed, and at no other."""

import re

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.draw.picture import draw
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_holdings import DISCS

MOVES = 400


def test_another_number_of_discs_is_another_look_of_their_piece() -> None:
    game, rng = find_game("ankhor"), Rng(5)
    state = game.new(players=3, options={})
    assert isinstance(state, Ankhor)
    seen: dict[str, tuple[int, str]] = {}
    changes = 0
    for _ in range(MOVES):
        actor = state.actor()
        if actor == OVER:
            break
        legal = state.legal(actor)
        state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])
        picture = draw(game, state, "en")
        for name, count in counts(state):
            found = re.search(rf'<g id="{name}">(.*?)</g>', picture)
            assert found
            look = found[1]
            if name in seen and seen[name][0] != count:
                assert seen[name][1] != look
                changes += 1
            seen[name] = count, look
    assert changes > MOVES // 4


def counts(state: Ankhor) -> list[tuple[str, int]]:
    """Return the pieces of discs with how many there are."""
    hands = [
        (f"hand-{colour}-{name}", int(state.hands[seat * len(DISCS) + i]))
        for seat, colour in enumerate(("red", "blue", "green"))
        for i, name in enumerate(DISCS)
    ]
    stock = [(f"stock-{name}", int(state.stock[i])) for i, name in enumerate(DISCS)]
    return hands + stock
