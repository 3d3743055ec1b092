"""What a position would come to if the game ended there: points that are not scored yet."""

from typing import NamedTuple

from tarsas.core.state import Event, State


class Appraisal(NamedTuple):
    """Each seat's points in the end, and what would be counted for them."""

    scores: list[int]
    events: list[Event]


def appraise(state: State) -> Appraisal:
    """Count up a copy of a position."""
    copy = state.clone()
    counted: list[Event] = []
    copy.events = counted
    copy.appraise()
    scores = [int(copy.score(seat)) for seat in range(copy.players)]
    return Appraisal(scores, [event for event in counted if event.points])
