"""Masters that were frozen play on as on that day, whatever today's coach says."""

import pytest

from tarsas.bots.bot import Bot, Budget
from tarsas.bots.frozen import FROZEN, frozen
from tarsas.bots.levels import LEVELS, make_bot
from tarsas.bots.mcts import MctsBot
from tarsas.core.coach import LinearCoach
from tarsas.core.rng import Rng

from .cases import CASES, Case, at_home
from .frozen_choices import ASKED, SIMULATIONS, STORED, ask

CHOICES = {line.split(" ")[0]: line for line in STORED.read_text(encoding="utf-8").splitlines()}
each_asked = pytest.mark.parametrize("case", ASKED, ids=[case.name for case in ASKED])


@each_asked
def test_the_first_master_plays_move_for_move_as_it_did(case: Case) -> None:
    def make(seed: int) -> Bot:
        return make_bot(case.game, "master-1", seed, Budget(SIMULATIONS))

    assert ask(case, make) == CHOICES[case.name]


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_master_follows_no_later_coach(name: str) -> None:
    """Not even one whose every number is another."""
    cases = {case.game.id: case for case in ASKED}.values()
    for case in cases:

        def make(seed: int, case: Case = case) -> Bot:
            coach = case.game.new_coach()
            assert isinstance(coach, LinearCoach)
            for place in range(len(coach.weights)):
                coach.weights[place] = -1.0
            coach.spread, coach.search.horizon, coach.search.playout = 99.0, 1, 3
            coach.search.reach, coach.search.leads = 1, not coach.search.leads
            coach.search.curiosity, coach.search.trust = 5.0, 9.0
            search = frozen(case.game, name, coach)
            return MctsBot(coach, Rng(seed), Budget(SIMULATIONS), search)

        assert ask(case, make) == CHOICES[case.name]


def test_a_frozen_master_gets_no_quicker() -> None:
    """With a budget in seconds it looks at as much as it did: it walks its tree as then."""
    for game in {case.game.id: case.game for case in ASKED}.values():
        for name in FROZEN:
            bot = make_bot(game, name, 1)
            assert isinstance(bot, MctsBot)
            assert not bot.closed


def test_a_frozen_master_is_no_level_for_people() -> None:
    assert not set(FROZEN) & set(LEVELS)


def test_every_feature_that_counts_has_its_weight() -> None:
    """A feature that was renamed would count for nothing, and a frozen master be a weaker one."""
    for game in {case.game.id: case.game for case in CASES if at_home(case.game)}.values():
        for name in FROZEN:
            coach = game.new_coach()
            assert isinstance(coach, LinearCoach)
            frozen(game, name, coach)
            file = game.file(f"{name}.toml")
            assert file is not None
            text = file.read_text(encoding="utf-8")
            told = text[text.index("[weights]") : text.index("[search]")].split("\n")
            weights = [line.split(" = ") for line in told if " = " in line]
            assert {feature for feature, _ in weights} <= set(coach.names)
