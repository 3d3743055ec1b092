"""Pulsar's coach: that it prefers what a player would, and says what is so."""

from collections.abc import Iterator

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.levels import make_bot
from tarsas.core.coach import LinearCoach
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.reasons import follow, least_income
from tarsas.games.pulsar.rules import Pulsar
from tests.stroll import stroll

GAME = find_game("pulsar")


def positions(players: int, seed: int, variant: int = 0, budget: int = 0) -> Iterator[Pulsar]:
    """Play well with some random moves; yield every position in which a seat acts."""
    state, rng = GAME.new(players, GAME.variants[variant]), Rng(seed)
    bot = make_bot(GAME, "mcts" if budget else "greedy", seed, Budget(budget or 1))
    assert isinstance(state, Pulsar)
    return stroll(state, bot, rng, one_in=8)


def test_what_a_reason_counts_is_what_the_move_brings() -> None:
    checked = 0
    for state in positions(3, 5, budget=12):
        seat = int(state.actor())
        for action in state.legal(seat):
            after = follow(state, seat, int(action))
            me = seat * int(t.OWN)
            for reason in GAME.coach.reasons(state, seat, int(action)):
                if reason.id == "reason-points":
                    assert reason.args["points"] == after.score(seat) - state.score(seat)
                elif reason.id == "reason-cubes":
                    gained = after.own[me + t.CUBES] - state.own[me + t.CUBES]
                    assert reason.args["cubes"] == gained
                elif reason.id == "reason-stations":
                    assert after.own[me + t.STATIONS] > state.own[me + t.STATIONS]
                else:
                    continue
                checked += 1
    assert checked > 10


@pytest.mark.parametrize("variant", [0, 1])
def test_a_spinning_gyrodyne_brings_at_least_what_is_said(variant: int) -> None:
    """Set gyrodynes spinning in random rounds; compare what they bring with what was said."""
    checked = 0
    for seed in range(4):
        state, rng = GAME.new(2, GAME.variants[variant]), Rng(seed)
        state.events = []
        promised: dict[str, int] = {}
        while (actor := state.actor()) != OVER:
            assert isinstance(state, Pulsar)
            if state.phase == t.ACTING and not state.spins(0) and state.round > seed:
                state.pulsars[0] = (
                    (seat := int(actor)) + 1 | 2 << t.PULSAR_SIZE | 1 << t.PULSAR_SPINS
                )
                state.own[seat * t.OWN + t.CLAIMED] += 1
                state.own[seat * t.OWN + t.SPINNING + 2] += 1
                promised[f"at-{state.printed.names[state.printed.pulsar_node[0]]}"] = least_income(
                    state, 2
                )
            legal = state.legal(actor)
            chance = actor == CHANCE
            state.apply(actor, state.draw(rng) if chance else legal[rng.below(len(legal))])
        for place, least in promised.items():
            gains = [e for e in state.events if e.reason == "points-gyrodyne"]
            assert sum(e.points for e in gains if place in e.pieces) >= least > 0
            checked += 1
    assert checked == 4


def test_most_kinds_of_decision_have_reasons_of_their_own() -> None:
    said: set[str] = set()
    for seed in range(3):
        for number, state in enumerate(positions(2, 40 + seed, budget=12)):
            if number % 2 == 0:
                seat = int(state.actor())
                for action in state.legal(seat):
                    reasons = GAME.coach.reasons(state, seat, int(action))
                    assert reasons
                    said.update(reason.id for reason in reasons)
    assert {
        "reason-points",
        "reason-then",
        "reason-die-fly",
        "reason-die-patent",
        "reason-builds",
        "reason-takes",
        "reason-stations",
        "reason-claims",
        "reason-track",
        "reason-done",
        "reason-margin",
    } <= said


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_features_are_finite_numbers_in_every_variant(players: int, variant: int) -> None:
    coach = GAME.coach
    assert isinstance(coach, LinearCoach)
    for number, state in enumerate(positions(players, 3, variant)):
        if number % 9 == 0:
            for seat in range(players):
                found = coach.features(state, seat)
                assert len(found) == len(coach.names)
                assert all(abs(value) < 2000 for value in found)


def test_more_points_stations_and_cubes_are_better() -> None:
    state = next(state for n, state in enumerate(positions(2, 6)) if n == 150)
    for field, amount in ((t.VP, 20), (t.STATIONS, 1), (t.CUBES, 4)):
        before = GAME.coach.evaluate(state, 0)
        state.own[field] += amount
        assert GAME.coach.evaluate(state, 0) > before


def test_a_die_in_hand_is_worth_what_it_can_buy() -> None:
    """A seat with two dice to spend stands better than the same seat without them."""
    checked = 0
    for state in positions(2, 8):
        seat = int(state.actor())
        dice = state.owns(seat, t.SILVER)
        if state.phase == t.ACTING and not len(state.pending) and dice:
            rich = GAME.coach.evaluate(state, seat)
            state.own[seat * t.OWN + t.SILVER] = 0
            assert GAME.coach.evaluate(state, seat) < rich
            state.own[seat * t.OWN + t.SILVER] = dice
            checked += 1
    assert checked > 5
