"""When somebody must look after a table: for a bot or chance to act, or a clock that runs out.

Clocks go by the servers' own time, so several servers need the same.
"""

from collections.abc import Sequence

from tarsas.server.moment import Moment
from tarsas.table.clock import Clock
from tarsas.table.seats import Seat, given_up


def alarm(clock: Clock, moment: Moment, places: Sequence[Seat]) -> float | None:
    """Return when that is: at once for a bot or for chance, later for a clock, or never."""
    if given_up(places):
        return None
    opens = moment.begun and moment.table.draws
    if opens or any(places[seat].plays_itself() for seat in moment.acting()):
        return moment.times[-1]
    return clock_end(clock, moment, places)


def clock_end(clock: Clock, moment: Moment, places: Sequence[Seat]) -> float | None:
    """Return when the first clock runs out."""
    waiting = [
        since(seat, moment, places)
        for seat in moment.acting()
        if places[seat].kind == "person" and not places[seat].handed
    ]
    if clock.kind == "none" or not waiting or given_up(places):
        return None
    return min(waiting) + clock.seconds


def since(seat: int, moment: Moment, places: Sequence[Seat]) -> float:
    """Return since when a seat's time runs: it is to act, and somebody sits there."""
    return max(moment.since[seat], places[seat].since)
