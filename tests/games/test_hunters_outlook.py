"""The quick ways of the coach of Hunters and Gatherers find what the plain ones find."""

from collections.abc import Iterator

import pytest

from tarsas.bots.greedy import GreedyBot
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.games.hunters.rules import PLACE, PLACING, Hunters
from tarsas.games.hunters.rules_land import NODES
from tarsas.games.hunters.rules_trial import NOT_TOUCHED, Trial
from tests.games import hunters_features
from tests.stroll import stroll

GAME = find_game("hunters")
each_set_up = pytest.mark.parametrize(
    ("edition", "players"), [(e, n) for e in ("2002", "2020") for n in GAME.players]
)


def coach() -> LinearCoach:
    assert isinstance(GAME.coach, LinearCoach)
    return GAME.coach


def positions(edition: str, players: int, seed: int) -> Iterator[Hunters]:
    """Play greedily with some random moves; yield every position in which a seat acts."""
    state, rng = GAME.new(players, {"edition": edition}), Rng(seed)
    assert isinstance(state, Hunters)
    return stroll(state, GreedyBot(GAME.coach, rng), rng, one_in=4)


def with_special_tiles(state: Hunters) -> Iterator[Hunters]:
    """Yield a position, and where a tile is to be laid, the same with each bonus tile instead."""
    yield state
    if state.phase == PLACING:
        for tile in state.pile:
            other = state.clone()
            other.drawn = tile
            if len(other.legal(other.active)):
                yield other


def plain_prior(state: Hunters, seat: int, action: int) -> float:
    """Do it on a copy and judge the whole land."""
    return float(Coach.prior(coach(), state, seat, action))


@each_set_up
def test_a_move_promises_what_the_position_after_it_is_worth(edition: str, players: int) -> None:
    """To the last bit: of moves that are worth the same, bots take the first."""
    checked = 0
    for number, at in enumerate(positions(edition, players, 11)):
        for state in with_special_tiles(at) if number % 10 == 0 else [at]:
            seat, legal = int(state.actor()), state.legal(state.actor())
            plain = [plain_prior(state, seat, int(action)) for action in legal]
            assert list(coach().priors(state, seat, legal)) == plain
            assert list(coach().after_each(state, seat, legal)) == plain
            assert coach().prior(state, seat, legal[-1]) == plain[-1]
            checked += len(plain)
    assert checked > 2000


@each_set_up
def test_the_coach_counts_what_a_plain_count_finds(edition: str, players: int) -> None:
    for number, state in enumerate(positions(edition, players, 12)):
        if number % 6 == 0:
            judged = []
            for seat in range(players):
                plain = hunters_features.features(coach(), state, seat)
                assert list(coach().features(state, seat)) == pytest.approx(plain, abs=1e-9)
                pairs = zip(coach().weights, plain, strict=True)
                judged.append(sum(weight * value for weight, value in pairs))
                assert coach().estimate(state, seat) == pytest.approx(judged[-1], abs=1e-9)
            margins = [e - max(judged[:i] + judged[i + 1 :]) for i, e in enumerate(judged)]
            assert list(coach().assess(state)) == pytest.approx(margins, abs=1e-9)


@pytest.mark.parametrize("edition", ["2002", "2020"])
def test_a_tile_laid_in_thought_makes_the_areas_that_it_makes_when_laid(edition: str) -> None:
    checked = 0
    for number, state in enumerate(positions(edition, 3, 13)):
        if state.phase != PLACING or number % 3:
            continue
        trial = Trial(state.land, state.drawn)
        for action in state.legal(state.active):
            place, turn = (action - PLACE) >> 2, (action - PLACE) & 3
            trial.lay(place, turn)
            land = state.land.clone()
            land.lay_at(state.drawn, place, turn)
            for local in range(trial.own):
                mine, theirs = trial.top(local), land.root(land.last() * NODES + local)
                for tried, laid in (
                    (trial.figures, land.figures),
                    (trial.open_ends, land.open_ends),
                    (trial.size, land.size),
                    (trial.holds, land.holds),
                ):
                    assert tried[mine] == laid[theirs]
            for node in range(state.land.nodes):
                area = trial.area_of(state.land.find(node))
                touched = any(
                    land.find(node) == land.root(land.last() * NODES + local)
                    for local in range(trial.own)
                )
                assert (area != NOT_TOUCHED) == touched
            checked += 1
    assert checked > 200
