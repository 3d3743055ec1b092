"""Plain words for a game that has none of its own: whose turn it is, and its fields by ear."""

from collections.abc import Callable, Iterable, Sequence

from tarsas.core.fields import Cell, Fact, Field, Grid, Holding, Said
from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message, Voice, listed, plain_name

MOST_CHOICES = 12
"""So many are told one by one: nobody remembers more."""

Label = Callable[[State, int, int], Message]


def prompt(state: State, seat: int | None = None) -> Message:
    """Return who chooses now, or who won; of a seat that acts at the same time, that it does."""
    actor = int(state.actor())
    if actor == OVER:
        return outcome(state)
    if seat is not None and state.may_act(seat):
        actor = seat
    return Message("plain-chance-acts") if actor == CHANCE else Message("plain-prompt", who(actor))


def outcome(state: State) -> Message:
    """Return how a finished game ended."""
    if state.players == 1:
        return Message("plain-over")
    winners = [seat for seat, place in enumerate(state.result()) if place == 1]
    return Message(
        "plain-won" if len(winners) == 1 else "plain-shared",
        {"who": listed(Message(SEATS[seat]) for seat in winners)},
    )


def describe(state: State, fields: Sequence[Field], voice: Voice, label: Label) -> list[Message]:
    """Return the position line by line: seats, fields, what may be done, whose turn it is."""
    lines = [player_line(state, seat, fields, voice) for seat in range(state.players)]
    for field in fields:
        if isinstance(field, Fact):
            args = {"field": field_name(field, voice), "value": field.value}
            lines.append(Message("plain-fact", args))
        elif isinstance(field, Grid):
            lines.append(grid_line(field, voice))
    return [*lines, choices(state, label), prompt(state)]


def player_line(state: State, seat: int, fields: Iterable[Field], voice: Voice) -> Message:
    """Return a seat's points and what else it has."""
    held = [Message("plain-points", {"points": int(state.score(seat))})]
    for field in fields:
        if isinstance(field, Holding):
            args = {"field": field_name(field, voice), "value": field.values[seat]}
            held.append(Message("plain-holding", args))
    return Message("view-player", {**who(seat), "held": listed(held)})


def grid_line(grid: Grid, voice: Voice) -> Message:
    """Return the places of a grid that have a name and hold something."""
    told = [cell_words(cell) for cell in grid.cells() if cell.name != "" and holds(cell)]
    cells = listed(told, "plain-places") if told else Message("plain-nothing")
    return Message("plain-grid", {"field": field_name(grid, voice), "cells": cells})


def holds(cell: Cell) -> bool:
    """Say whether anything stands on a place."""
    return bool(cell.seats) or cell.text != ""


def cell_words(cell: Cell) -> Message:
    """Return a place with what stands on it."""
    on_it = [Message(SEATS[seat]) for seat in cell.seats]
    if cell.text != "":
        on_it.insert(0, Message("plain-text", {"text": cell.text}))
    return Message("plain-cell", {"cell": cell.name, "what": listed(on_it)})


def choices(state: State, label: Label) -> Message:
    """Return what may be done now, or what chance may bring."""
    actor = int(state.actor())
    if actor == OVER:
        return Message("plain-ending", {"ending": plain_name(state.ending())})
    legal = list(state.legal(actor))
    told = [label(state, actor, int(action)) for action in legal[:MOST_CHOICES]]
    if len(legal) > MOST_CHOICES:
        told.append(Message("plain-more", {"count": len(legal) - MOST_CHOICES}))
    what = {"what": listed(told, "plain-places")}
    return Message("plain-may-come", what) if actor < 0 else Message("plain-may", who(actor) | what)


def field_name(field: Field, voice: Voice) -> Said:
    """Return what a field is called."""
    name = f"field-{field.name}"
    return Message(name) if voice.has(name) else plain_name(field.name)


def who(seat: int) -> dict[str, Said]:
    """Return a seat as the argument of a message."""
    return {"who": Message(SEATS[seat])}
