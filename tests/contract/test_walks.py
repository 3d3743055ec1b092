"""A tree that ends before chance spares work that was done: the same search, in every such game."""

from collections.abc import Iterator

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search
from tarsas.bots.survey import SurveyBot
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State

from .cases import CASES, Case, at_home

SIMULATIONS = 40


def searching(case: Case, closed: bool) -> MctsBot:
    bot = MctsBot(case.game.coach, Rng(1), Budget(SIMULATIONS), Search())
    bot.closed = closed
    return bot


CLOSED = [
    case
    for case in CASES
    if at_home(case.game)
    and MctsBot(case.game.coach, Rng(1), Budget(1), Search()).closed
    and (case.variant == 0 or case.players == case.game.usual_players)
]
each_closed = pytest.mark.parametrize("case", CLOSED, ids=[case.name for case in CLOSED])


def asked(case: Case, *bots: MctsBot) -> Iterator[tuple[State, int]]:
    """Yield positions with a choice, now and then several in a row; bots hear of all moves."""
    state, rng, number = case.opening(), Rng(4), 0
    while (actor := int(state.actor())) != OVER:
        number += 1
        legal = state.legal(actor)
        if actor != CHANCE and number % 37 < 3 and len(legal) > 1:
            yield state, actor
        # The first bot's choice, where it was asked, so that its tree is worth keeping.
        looked = [int(bots[0].visits(actor, action)) for action in legal] if actor >= 0 else [0]
        best = looked.index(max(looked)) if max(looked) else int(rng.below(len(legal)))
        action = state.draw(rng) if actor == CHANCE else legal[best]
        state.apply(actor, action)
        for bot in bots:
            bot.observe(actor, action)


@each_closed
def test_nothing_played_again_changes_nothing(case: Case) -> None:
    """The same looks and results, in trees that are kept too."""
    quick, plain = searching(case, True), searching(case, False)
    for state, seat in asked(case, quick, plain):
        assert quick.choose(state, seat) == plain.choose(state, seat)
        for action in state.legal(seat):
            assert quick.visits(seat, action) == plain.visits(seat, action)
            assert quick.chance_of(seat, action) == plain.chance_of(seat, action)


@each_closed
def test_a_survey_finds_the_same(case: Case) -> None:
    plain = SurveyBot(case.game.coach, Rng(1), SIMULATIONS)
    plain.closed = False
    for number, (state, _) in enumerate(asked(case, plain)):
        plain.rng = Rng(number)
        quick = SurveyBot(case.game.coach, Rng(number), SIMULATIONS)
        assert list(quick.survey(state)) == list(plain.survey(state))
        if number > 3:
            break
