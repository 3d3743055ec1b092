"""What the end of a game counts: as if it ended at any position, and line by line when it has."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarsas.core.state import OVER, Event
from tarsas.core.text import LANGUAGES
from tarsas.server.moment import Moment
from tarsas.table.appraisal import appraise

from .cases import CASES, Case, at_home, finished, play
from .test_play import each_case

any_game = given(seed=st.integers(0, 2**32))
few = settings(max_examples=1)
AT_HOME = [case for case in CASES if at_home(case.game)]


@each_case
@few
@any_game
def test_a_position_can_be_counted_up_without_being_changed(case: Case, seed: int) -> None:
    for number, (state, seat, _) in enumerate(play(case, seed, [])):
        if number % 7 and seat != OVER:
            continue
        before, scores = state.key(), [int(state.score(s)) for s in range(case.players)]
        counted = appraise(state)
        assert state.key() == before
        for event in counted.events:
            scores[int(event.seat)] += int(event.points)
            assert all(case.game.say(case.game.texts.event(event), said) for said in LANGUAGES)
        assert counted.scores == scores, "every point has its event"
        if seat == OVER:
            assert counted.events == [], "nothing is left to count"


@pytest.mark.parametrize("case", AT_HOME, ids=[case.name for case in AT_HOME])
@few
@any_game
def test_the_account_at_the_end_is_never_empty_and_tells_no_point_twice(
    case: Case, seed: int
) -> None:
    record = finished(case, seed, [])
    moment = Moment.of(record, 0, [0.0] * (len(record.moves) + 1))
    events = [event for entry in moment.story.entries for event in entry.events]
    begins = case.game.texts.account
    assert sum(event.reason in begins for event in events) >= 1
    account = moment.story.account("en")
    assert account
    assert all(line.text[0] == line.text[0].upper() for line in account)
    for seat in range(case.players):
        told = sum(line.points[seat] for line in account)
        assert told in (moment.table.scores()[seat], told_at_the_end(events, begins, seat))


def told_at_the_end(events: list[Event], begins: tuple[str, ...], seat: int) -> int:
    start = next(i for i, event in enumerate(events) if event.reason in begins)
    return sum(int(event.points) for event in events[start:] if event.seat == seat)
