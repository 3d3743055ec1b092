"""The contract of play: what every position of every game must hold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarsas.core.playout import Tally, random_games
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State

from .cases import CASES, EXAMPLES, GAMES, IDS, Case, play

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)
any_game = given(seed=st.integers(0, 2**32), picks=st.lists(st.integers(0, 10**6), max_size=40))
few = settings(max_examples=EXAMPLES)


@each_case
def test_thousands_of_random_games_end_within_the_bound(case: Case) -> None:
    start = case.opening()
    rng = Rng(20)
    for _ in range(round(500 * GAMES)):
        tally = Tally()
        (final,) = random_games(start, rng, 1, tally)
        assert tally.decisions + tally.chances <= case.game.longest
        assert final.ending() in case.game.endings
        assert final.audit() == []


@each_case
@few
@any_game
def test_every_position_keeps_its_promises(case: Case, seed: int, picks: list[int]) -> None:
    for state, _, _ in play(case, seed, picks):
        assert state.audit() == []
        for seat in (CHANCE, *range(case.players)):
            legal = list(state.legal(seat))
            assert bool(legal) == state.may_act(seat)
            assert legal == sorted(set(legal))
            assert all(0 <= action < case.game.actions for action in legal)
        actor = state.actor()
        if actor == OVER:
            assert not any(state.may_act(seat) for seat in range(case.players))
            assert state.ending() in case.game.endings
        else:
            assert state.may_act(actor)
            assert state.ending() == ""


@each_case
@few
@any_game
def test_every_legal_action_applies(case: Case, seed: int, picks: list[int]) -> None:
    for number, (state, _, _) in enumerate(play(case, seed, picks)):
        if number % 5 != seed % 5:
            continue
        before = state.key()
        for seat in (CHANCE, *range(case.players)):
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action)
                assert after.audit() == []
        assert state.key() == before, "a clone is independent"


@each_case
@few
@any_game
def test_a_clone_goes_its_own_way(case: Case, seed: int, picks: list[int]) -> None:
    for number, (state, seat, action) in enumerate(play(case, seed, picks)):
        if seat == OVER or number % 7 != seed % 7:
            continue
        copy, other = state.clone(), state.clone()
        copy.apply(seat, action)
        kept = copy.key()
        random_games(other, Rng(seed), 1, Tally())
        rng = Rng(seed)
        while other.actor() != OVER:
            who = other.actor()
            choice = other.draw(rng) if who == CHANCE else other.legal(who)[0]
            other.apply(who, choice)
        assert copy.key() == kept
        assert copy.events is None
        break


def looks(state: State) -> tuple[object, ...]:
    """All that the contract lets one see of a position."""
    seats = range(state.players)
    legal = [tuple(state.legal(seat)) for seat in (CHANCE, *seats)]
    return state.actor(), tuple(legal), tuple(state.score(seat) for seat in seats), state.ending()


@each_case
@few
@any_game
def test_keys_are_equal_exactly_when_positions_are(case: Case, seed: int, picks: list[int]) -> None:
    seen: dict[bytes, tuple[object, ...]] = {}
    again = case.opening()
    for state, seat, action in play(case, seed, picks):
        assert again.key() == state.key(), "the same moves give the same key"
        assert state.clone().key() == state.key()
        assert seen.setdefault(state.key(), looks(state)) == looks(state)
        if seat != OVER:
            again.apply(seat, action)
    assert len(seen) > 1


@each_case
@few
@any_game
def test_points_explain_themselves(case: Case, seed: int, picks: list[int]) -> None:
    for state, _, _ in play(case, seed, picks):
        assert state.events is not None
        for seat in range(case.players):
            explained = sum(event.points for event in state.events if event.seat == seat)
            assert state.score(seat) == explained


@each_case
@few
@any_game
def test_ranks_follow_scores(case: Case, seed: int, picks: list[int]) -> None:
    *_, (state, _, _) = play(case, seed, picks)
    ranks = list(state.result())
    scores = [state.score(seat) for seat in range(case.players)]
    assert [1 + sum(other < mine for other in ranks) for mine in ranks] == ranks
    for mine, my_rank in zip(scores, ranks, strict=True):
        for other, other_rank in zip(scores, ranks, strict=True):
            if mine > other:
                assert my_rank < other_rank


def chi_square_bound(freedom: int) -> float:
    """Wilson and Hilferty's approximation of the bound passed once in a million."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * spread**0.5) ** 3)


@each_case
def test_draw_follows_the_true_distribution(case: Case) -> None:
    rng = Rng(7)
    kinds: set[tuple[int, ...]] = set()
    for state, seat, _ in play(case, 7, []):
        if seat != CHANCE:
            continue
        outcomes = [int(outcome) for outcome in state.legal(CHANCE)]
        shares = [int(share) for share in state.weights()]
        assert len(outcomes) == len(shares)
        assert all(share > 0 for share in shares)
        kind = tuple(shares)
        if len(outcomes) == 1 or len(outcomes) > 60 or kind in kinds or len(kinds) > 8:
            continue
        kinds.add(kind)
        draws = 60 * len(outcomes)
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(draws):
            counts[state.draw(rng)] += 1
        expected = [draws * share / sum(shares) for share in shares]
        found = [counts[outcome] for outcome in outcomes]
        distance = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True))
        assert distance < chi_square_bound(len(outcomes) - 1)
