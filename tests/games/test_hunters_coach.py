"""The coach of Hunters and Gatherers: that it prefers what a player would, and says what is so."""

from collections.abc import Iterator

import pytest

from tarsas.bots.greedy import GreedyBot
from tarsas.core.coach import LinearCoach
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.games.hunters.reasons import figures, stand
from tarsas.games.hunters.rules import BY_PLACING, CALLING, LEAVE, NO_FIGURE, PLACING, Hunters
from tarsas.games.hunters.rules_land import FOREST, MEADOW, SEGMENT, SYSTEM
from tests.stroll import stroll

GAME = find_game("hunters")
EDITIONS = ("2002", "2020")
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def positions(edition: str, players: int, seed: int) -> Iterator[Hunters]:
    """Play greedily with some random moves; yield every position in which a seat acts."""
    state, rng = GAME.new(players, {"edition": edition}), Rng(seed)
    assert isinstance(state, Hunters)
    return stroll(state, GreedyBot(GAME.coach, rng), rng, one_in=6)


def finish_turn(state: Hunters, seat: int, action: int) -> Hunters:
    """Return the position after an action and a turn without figures."""
    after = state.clone()
    after.apply(seat, action)
    for pass_by in (LEAVE, NO_FIGURE):
        if after.actor() == seat and pass_by in after.legal(seat):
            after.apply(seat, pass_by)
    return after


@each_edition
def test_points_promised_by_a_reason_are_points_gained(edition: str) -> None:
    checked = 0
    for state in positions(edition, 3, 5):
        seat = int(state.actor())
        for action in state.legal(seat):
            reasons = GAME.coach.reasons(state, seat, int(action))
            promised = [
                int(str(reason.args["points"]))
                for reason in reasons
                if reason.id.startswith(("reason-complete", "reason-power"))
            ]
            if promised and len(reasons) < 3:  # of four reasons one may be left unsaid
                gained = finish_turn(state, seat, int(action)).score(seat) - state.score(seat)
                assert sum(promised) == gained
                checked += 1
            if state.phase != PLACING and reasons[0].id.startswith("reason-at-once"):
                after, none = state.clone(), state.clone()
                after.apply(seat, action)
                none.apply(seat, NO_FIGURE)
                assert after.score(seat) - none.score(seat) == reasons[0].args["points"]
                checked += 1
    assert checked > 20


@each_edition
def test_areas_pay_in_the_end_what_the_coach_counts(edition: str) -> None:
    """Meadows and river systems are counted as the rules would score them now."""
    checked = 0
    for number, state in enumerate(positions(edition, 2, 8)):
        if number % 9 or state.phase == CALLING:
            continue
        expected = [int(state.score(seat)) for seat in range(state.players)]
        for seat in range(state.players):
            met = set()
            for spot in figures(state, seat):
                here = stand(state, spot, seat)
                if here.kind in (MEADOW, SYSTEM) and here.area not in met and here.leads:
                    met.add(here.area)
                    expected[seat] += here.pays
                    checked += 1
        ended = state.clone()
        ended.finish(BY_PLACING)
        assert [int(ended.score(seat)) for seat in range(state.players)] == expected
    assert checked > 20


@each_edition
def test_every_kind_of_decision_has_its_own_reasons(edition: str) -> None:
    said: dict[int, set[str]] = {}
    for seed in range(3):
        for state in positions(edition, 2, 20 + seed):
            seat = int(state.actor())
            found = said.setdefault(int(state.phase), set())
            for action in state.legal(seat):
                found.update(m.id for m in GAME.coach.reasons(state, seat, int(action)))
    for ids in said.values():
        assert ids - {"reason-margin"}
    assert any(kind in said[int(PLACING)] for kind in ("reason-spoils", "reason-bonus"))


@pytest.mark.parametrize("players", GAME.players)
def test_features_are_finite_numbers_with_any_number_of_players(players: int) -> None:
    coach = GAME.coach
    assert isinstance(coach, LinearCoach)
    for edition in EDITIONS:
        for number, state in enumerate(positions(edition, players, 3)):
            if number % 5 == 0:
                for seat in range(players):
                    found = coach.features(state, seat)
                    assert len(found) == len(coach.names)
                    assert all(abs(value) < 1000 for value in found)


def test_whoever_may_place_a_figure_is_expected_to_place_it_best() -> None:
    for number, state in enumerate(positions("2002", 2, 4)):
        seat = int(state.actor())
        if number % 7 or state.phase in (PLACING, CALLING):
            continue
        best = max(GAME.coach.prior(state, seat, int(action)) for action in state.legal(seat))
        # The coach looks ahead by its own sums, so it may only miss what the next turn is worth.
        assert GAME.coach.evaluate(state, seat) == pytest.approx(best, abs=4.0)


def test_more_points_and_more_members_are_better() -> None:
    state = next(state for n, state in enumerate(positions("2002", 2, 6)) if n == 60)
    before = GAME.coach.evaluate(state, 0)
    state.points[0] += 30
    assert GAME.coach.evaluate(state, 0) > before + 20


def test_a_forest_nearer_to_completion_is_worth_more() -> None:
    for state in positions("2002", 2, 9):
        for spot in figures(state, 0):
            here = stand(state, spot, 0)
            if here.kind in (FOREST, SEGMENT) and here.leads and here.ends >= 2:
                before = GAME.coach.evaluate(state, 0)
                state.land.open_ends[here.area] = 0
                assert GAME.coach.evaluate(state, 0) > before
                return
    pytest.fail("no forest was ever open")
