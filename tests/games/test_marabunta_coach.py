"""Marabunta's coach: that it prefers what a player would, and says why."""

import pytest

from tarsas.core.registry import find_game
from tarsas.games.marabunta.coach import items_of
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import TAKE
from tests.scenario import Scenario

GAME = find_game("marabunta")

ROUND = """
chance: token two_zeros
chance: roll pink 3
chance: roll blue 1
chance: roll green circle
chance: roll grey chest
chance: roll yellow 2
chance: roll orange 0
"""


def opened() -> Scenario:
    return Scenario("marabunta", 2, {"start": "red"}).play(ROUND)


def marabunta(scenario: Scenario) -> Marabunta:
    assert isinstance(scenario.state, Marabunta)
    return scenario.state


def said(scenario: Scenario, words: str) -> list[str]:
    state, seat = scenario.state, int(scenario.state.actor())
    action = GAME.parse(state, seat, words)
    return [GAME.say(reason, "en") for reason in GAME.coach.reasons(state, seat, action)]


def test_the_chooser_is_expected_to_take_the_better_group() -> None:
    scenario = opened().play("red: split green")  # one circle against everything else
    state = marabunta(scenario)
    blue = GAME.coach.evaluate(state, 1)
    both = [GAME.coach.prior(state, 1, TAKE + group) for group in range(2)]
    assert blue == pytest.approx(max(both))
    assert both[0] > both[1] + 2
    assert GAME.coach.evaluate(opened().play("red: split pink").state, 0) > -blue


def test_items_belong_to_whoever_will_use_them() -> None:
    state = marabunta(opened().play("red: split pink blue", "blue: take plain"))
    assert items_of(state, 1) == 0b11
    assert items_of(state, 0) == 0b1111100


def test_a_lead_is_worth_more_on_a_fuller_leaf_and_in_a_fuller_region() -> None:
    state = marabunta(opened())
    state.sums[0] = 3
    lead = GAME.coach.evaluate(state, 0)
    state.circles[0] += 2
    fuller = GAME.coach.evaluate(state, 0)
    state.open_in[0] -= 8
    assert lead < fuller < GAME.coach.evaluate(state, 0)


def test_reasons_name_what_changes() -> None:
    scenario = opened().play("red: split pink blue", "blue: take plain", "blue: use pink")
    assert "takes the lead in the pink region, now worth 2 points" in said(scenario, "hex a1")
    near = said(scenario, "hex b2")
    assert "costs an anthill; 1 left" in near or "comes next to" in " ".join(near)


def test_an_item_is_explained_by_its_best_use() -> None:
    scenario = opened().play("red: split pink blue", "blue: take plain")
    assert any("lead in the pink region" in text for text in said(scenario, "use pink"))


def test_a_chest_is_explained_by_its_ability() -> None:
    scenario = opened().play("red: split grey", "blue: take plain", "blue: use grey")
    assert said(scenario, "chest write_1") == ["leaves one chest to “write a 1”"]
    assert said(scenario, "chest free_three") == ["leaves 3 chests to “free three”"]
