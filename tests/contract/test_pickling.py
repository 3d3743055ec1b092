"""The contract of copies: a position that was stored or copied is the same, and goes on alike."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import pytest

from tarsas.core.state import CHANCE, Event, State

from .cases import CASES, IDS, Case, play

EVERY = 7  # positions; the first, the last and many between
each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


def stored(state: State) -> State:
    """Return a position as another process would read it."""
    found = pickle.loads(pickle.dumps(state))
    assert isinstance(found, State)
    return found


def told(state: State) -> list[dict[str, object]]:
    """Return what a position's events say."""
    names = ("seat", "points", "reason", "pieces", "numbers", "names")
    events: list[Event] = state.events or []
    return [{name: getattr(event, name) for name in names} for event in events]


@each_case
@pytest.mark.parametrize("again", [stored, copy, deepcopy])
def test_a_copy_is_the_same_position_and_goes_on_alike(
    case: Case, again: Callable[[State], State]
) -> None:
    going: list[State] = []
    for number, (state, seat, action) in enumerate(play(case, 5, [])):
        for other in going[-3:]:
            assert other.key() == state.key()
            assert other.actor() == state.actor()
            for one in (CHANCE, *range(case.players)):
                assert list(other.legal(one)) == list(state.legal(one))
            if action >= 0:
                other.apply(seat, action)
        if number % EVERY == 0:
            kept = again(state)
            assert type(kept) is type(state)
            assert kept.key() == state.key()
            assert kept.audit() == []
            assert told(kept) == told(state)
            if action >= 0:
                kept.apply(seat, action)
                going.append(kept)
    assert told(going[-1]) == told(state)


@each_case
def test_positions_stored_together_share_what_is_printed(case: Case) -> None:
    start = case.opening()
    alone = len(pickle.dumps(start))
    many = len(pickle.dumps([start.clone() for _ in range(20)]))
    assert many < 20 * alone
