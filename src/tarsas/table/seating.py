"""Who sits where after somebody sits down, stands up or lets bots come."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tarsas.core.errors import TarsasError
from tarsas.core.text import Message
from tarsas.table.bot_names import bot_name
from tarsas.table.names import distinct
from tarsas.table.seats import Seat


def changed(
    places: Sequence[Seat], number: int, change: Callable[[Seat], None], now: float
) -> Seat:
    """Return a seat as it is after a change; one that does not fit says so."""
    if not 0 <= number < len(places):
        raise TarsasError(Message("error-no-seat"))
    before, after = places[number], replace(places[number])
    change(after)
    after.name = told_apart(places, after.name, after.guest)
    if after.guest != before.guest:
        after.left = before.guest or before.left
        if after.guest and after.guest != before.left:
            after.since = now
    return after


def filled(places: Sequence[Seat], level: str, first_name: int) -> dict[int, Seat]:
    """Return the free seats by their numbers, with a bot on each."""
    after: dict[int, Seat] = {}
    for number, place in enumerate(places):
        if place.is_free():
            names = [seat.name for seat in (*places, *after.values())]
            after[number] = replace(place)
            after[number].give_to_bot(level, bot_name(names, first_name))
    return after


def is_full(places: Sequence[Seat]) -> bool:
    """Say whether nobody is missing."""
    return not any(place.is_free() for place in places)


def told_apart(places: Sequence[Seat], name: str, guest: str) -> str:
    """Return a guest's name as it is at this table, where others may be called the same."""
    return distinct(name, [place.name for place in places if place.guest != guest])
