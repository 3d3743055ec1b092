"""The points that pictures of Ankh'or promise for a purchase are those that it brings."""

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.games.ankhor.gains import gain, offers
from tarsas.games.ankhor.notation import kind
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import BUY, DISCOUNTING, PAYING, PLACING, TURN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_promised_gain_is_what_the_purchase_brings(players: int) -> None:
    rng, promised, seen = Rng(players), None, 0
    state = find_game("ankhor").new(players)
    assert isinstance(state, Ankhor)
    while (seat := int(state.actor())) != OVER:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        legal, asked = state.legal(seat), kind(state) if state.phase == TURN else -1
        paying = asked in (DISCOUNTING, PAYING)
        if promised is not None and not paying:
            assert state.score(seat) == promised, "points and goods that were paid, together"
            promised, seen = None, seen + 1
        action = int(legal[0] if paying else legal[rng.below(len(legal))])
        if asked == PLACING:
            promised = int(state.score(seat)) + gain(state, seat, action)
        state.apply(seat, action)
        if state.phase != TURN or int(state.actor()) != seat:
            promised = None  # the turn went on to others
    assert seen > 0


def test_exactly_the_tiles_that_may_be_bought_are_offered() -> None:
    rng, state = Rng(1), find_game("ankhor").new(2)
    assert isinstance(state, Ankhor)
    bought = 0
    while (seat := int(state.actor())) != OVER:
        legal = state.legal(seat)
        if (offered := offers(state)) is not None:
            assert set(offered) == {int(a - BUY) for a in legal if BUY <= a < BUY + 6}
            bought += len(offered)
        state.apply(seat, state.draw(rng) if seat == CHANCE else legal[rng.below(len(legal))])
    assert bought > 0
