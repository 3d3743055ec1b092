"""Ankh'or's coach: that it sees what places and moves bring, and says only what is true."""

from math import isfinite

import pytest

from tarsas.bots.greedy import GreedyBot
from tarsas.core.pending import first_of, second_of
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER
from tarsas.core.text import Message
from tarsas.games.ankhor.coach import AnkhorCoach, look
from tarsas.games.ankhor.names import place_name
from tarsas.games.ankhor.notation import kind
from tarsas.games.ankhor.reasons import points_of
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import (
    BUY,
    MOVING,
    PLACING,
    REFRESH,
    SPOT,
)
from tarsas.games.ankhor.rules_area import CELLS
from tarsas.games.ankhor.rules_holdings import DISC_COUNT, VP2
from tests.rulebook.ankhor_bazaar import Bazaar
from tests.stroll import stroll

GAME = find_game("ankhor")


def coach() -> AnkhorCoach:
    assert isinstance(GAME.coach, AnkhorCoach)
    return GAME.coach


def positions(games: int, players: int = 2) -> list[Ankhor]:
    """Return decisions of games in which a greedy bot errs now and then."""
    found: list[Ankhor] = []
    for seed in range(games):
        state, bot = GAME.new(players), GreedyBot(GAME.coach, Rng(seed))
        assert isinstance(state, Ankhor)
        found += [met.clone() for met in stroll(state, bot, Rng(seed), one_in=4)]
    return found


POSITIONS = positions(3)


def reasons(state: Ankhor, action: int) -> list[Message]:
    return GAME.coach.reasons(state, int(state.active), action)


def named(found: list[Message], ids: str) -> list[Message]:
    return [message for message in found if message.id.startswith(ids)]


def test_what_a_place_is_said_to_bring_is_what_the_best_place_brings() -> None:
    seen = 0
    for state in POSITIONS:
        if kind(state) != PLACING:
            continue
        seat = int(state.active)
        tile = state.market.slots[first_of(state.top())]
        sees = coach().prospects(state, state.areas[seat])
        best = {False: -1, True: -1}
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            while after.areas[seat].count == state.areas[seat].count:
                after.apply(seat, after.legal(seat)[0])
            gained = points_of(after, seat) - points_of(state, seat)
            if state.box.type(tile) == VP2:
                gained -= int(state.box.tile_points)
            upper = int(action) - SPOT >= CELLS
            best[upper] = max(best[upper], gained)
        place = look(state.box.kind_of[tile])
        assert sees.roof[place] == best[True]
        if best[False] >= 0:  # else the full price cannot be paid
            assert sees.ground[place] == best[False]
        seen += 1
    assert seen > 20


def test_no_move_brings_more_than_foreseen_on_whole_ground() -> None:
    """The coach overlooks moves that rejoin a broken ground, but never promises too much."""
    seen = 0
    for state in POSITIONS:
        if kind(state) != MOVING:
            continue
        seat = int(state.active)
        area = state.areas[seat]
        index = area.index_at(second_of(state.top()))
        gained = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            gained.append(points_of(after, seat) - points_of(state, seat))
        foreseen = coach().prospects(state, area).moves[index]
        assert foreseen >= max(0, *gained) - 3
        seen += 1
    assert seen > 5


def test_points_named_for_a_purchase_are_gained_where_it_says() -> None:
    seen = 0
    for state in POSITIONS:
        if kind(state) >= 0:
            continue
        seat = int(state.active)
        for action in state.legal(seat):
            if not BUY <= action < REFRESH:
                continue
            for reason in named(reasons(state, int(action)), "reason-buy"):
                if "points" in reason.args:
                    seen += 1
                    assert reason.args["points"] == gained_at(state, int(action), reason)
    assert seen > 20


def gained_at(state: Ankhor, action: int, reason: Message) -> int:
    """Buy a tile, put it where the reason says, and return the points."""
    seat = int(state.active)
    after = state.clone()
    after.apply(seat, action)
    while after.areas[seat].count == state.areas[seat].count:
        legal = [int(option) for option in after.legal(seat)]
        if kind(after) == PLACING:
            legal = [o for o in legal if place_name(o - SPOT) == reason.args["spot"]]
        after.apply(seat, legal[0])
    return points_of(after, seat) - points_of(state, seat)


def test_points_named_for_places_and_moves_are_those_gained() -> None:
    seen = 0
    for state in POSITIONS:
        if kind(state) not in (PLACING, MOVING):
            continue
        seat = int(state.active)
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            while after.areas[seat].count == state.areas[seat].count and kind(state) == PLACING:
                after.apply(seat, after.legal(seat)[0])
            found = reasons(state, int(action))
            if len(found) == 3:
                continue  # there may be more to say than was said
            gained = sum(int(str(m.args["points"])) for m in named(found, "reason-gain"))
            lost = sum(int(str(m.args["points"])) for m in named(found, "reason-loss"))
            assert gained - lost == points_of(after, seat) - points_of(state, seat)
            seen += 1
    assert seen > 100


def test_a_disc_is_said_to_pay_only_what_it_pays() -> None:
    game = Bazaar(["blue jackal"] * 2 + ["white falcon"] * 2 + ["red scribe", "green desert"])
    action = GAME.parse(game.state, 0, "take fish")
    said = [GAME.say(m, "en") for m in GAME.coach.reasons(game.state, 0, action)]
    assert said[0] == "completes the price of the blue jackal"
    spare = GAME.coach.reasons(game.state, 0, GAME.parse(game.state, 0, "take cloth"))
    assert spare[0].id == "reason-spare"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_features_are_finite_numbers(players: int, variant: int) -> None:
    state, rng = GAME.new(players, dict(GAME.variants[variant])), Rng(4)
    for _ in range(300):
        if state.actor() == OVER:
            break
        for seat in range(players):
            assert all(isfinite(x) for x in coach().features(state, seat))
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])


def test_more_points_and_more_goods_are_better() -> None:
    for state in POSITIONS[::25]:
        before = GAME.coach.evaluate(state, 0)
        richer = state.clone()
        richer.totals[0] += 2
        assert GAME.coach.evaluate(richer, 0) > before
        poorer = state.clone()
        poorer.totals[1] += 2
        assert GAME.coach.evaluate(poorer, 0) < before


def test_discs_are_counted_by_seat() -> None:
    state = POSITIONS[10].clone()
    before = list(coach().features(state, 1))
    state.hands[0 * DISC_COUNT] += 1
    assert list(coach().features(state, 1)) == before
