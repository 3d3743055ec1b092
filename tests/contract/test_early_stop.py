"""A search whose choice is certain ends: the same move for less, in every registered game."""

import time

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.levels import LEVELS, make_bot
from tarsas.bots.mcts import MctsBot, Search
from tarsas.core.registry import game_ids
from tarsas.core.rng import Rng

from .cases import CASES, IDS, Case, play

SIMULATIONS = 150


def searching(case: Case, seed: int, budget: Budget, decides: bool) -> MctsBot:
    bot = MctsBot(case.game.coach, Rng(seed), budget, Search())
    bot.decides = decides
    return bot


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_search_that_ends_early_chooses_the_same(case: Case) -> None:
    saved = asked = 0
    for number, (state, seat, _) in enumerate(play(case, 4, [])):
        if seat < 0 or number % 31 or len(state.legal(seat)) < 2:
            continue
        whole = searching(case, number, Budget(SIMULATIONS), False)
        short = searching(case, number, Budget(SIMULATIONS), True)
        assert short.choose(state, seat) == whole.choose(state, seat)
        assert whole.simulations == SIMULATIONS
        assert short.simulations <= SIMULATIONS
        saved += int(SIMULATIONS - short.simulations)
        asked += 1
    assert saved > 0 or asked < 3


class SteadyClock:
    """Every look at it takes a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("game", game_ids())
def test_with_a_limit_of_seconds_it_answers_sooner(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = next(case for case in CASES if case.game.id == game)
    sooner = 0
    for number, (state, seat, _) in enumerate(play(case, 4, [])):
        if seat < 0 or number % 31 or len(state.legal(seat)) < 2:
            continue
        told = []
        for decides in (False, True):
            clock = SteadyClock()
            monkeypatch.setattr(time, "perf_counter", clock)
            bot = searching(case, number, Budget(0, 0.2), decides)
            told.append((bot.choose(state, seat), clock.now))
        (action, whole), (same, short) = told
        assert same == action
        assert short <= whole <= 0.2
        sooner += short < whole
    assert sooner


@pytest.mark.parametrize("name", ["mcts", "master-1", *LEVELS])
def test_only_the_master_ends_early(name: str) -> None:
    """A plain search is asked for its shares; weaker levels keep all that they searched."""
    bot = make_bot(CASES[0].game, name, 1)
    assert getattr(bot, "decides", False) == (name == "master")
