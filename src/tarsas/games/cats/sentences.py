"""What happens in House of Cats, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Args, Message, listed
from tarsas.games.cats.actions import USES
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import REVEALING, ROLLING_STARS, Cats
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ANY_NUMBER,
    CAT,
    NUMBERS,
    SYMBOL_COUNT,
    SYMBOLS,
    turned_by,
)
from tarsas.games.cats.rules_points import CATEGORIES, FOR_EMPTY, points
from tarsas.games.cats.rules_sheet import (
    CHOOSE,
    CROSS_OUT,
    DETACHED_DIE,
    DICE,
    DOUBLED_DIE,
    FIRST_MOUSE,
    GROW,
    PLACE,
    ROOM,
    SECOND_MOUSE,
    STAR,
    WRITE,
    Sheet,
)

# What a cell is chosen for, where it is not to write in it.
LABELS = {int(CROSS_OUT): "cross", int(ROOM): "room", int(GROW): "grow"}


# --- what happened --------------------------------------------------------------------------


def chance_ability(state: Cats, seat: int, ability: int) -> Message:
    """Return the ability that is turned up, and whose number it belongs to."""
    return Message(
        "chance-ability",
        {
            "letter": state.page.letters[ability],
            "ability": Message(f"ability-{ABILITIES[ability]}"),
            "number": len(state.abilities) + 2,
        },
    )


def chance_roll(state: Cats, seat: int, symbol: int) -> Message:
    """Return what a die shows, and whether it is for the starred cells."""
    kind = "star" if state.phase == ROLLING_STARS else "roll"
    return Message(f"chance-{kind}", {"symbol": thing(symbol)})


def did_die(state: Cats, seat: int, symbol: int) -> Message:
    """Return which die is taken; a cat may belong to the track."""
    if symbol == CAT and state.page.on_track:
        return track_sentence(state, seat)
    return Message("did-die", {"who": Message(SEATS[seat]), "symbol": thing(symbol)})


def did_turn(state: Cats, seat: int, face: int, wanted: int) -> Message:
    """Return what turning a die does, and by which ability."""
    return Message(
        "did-turn",
        {
            "who": Message(SEATS[seat]),
            "symbol": name(face),
            "wanted": name(wanted),
            "letter": state.page.letters[turned_by(face, wanted)],
        },
    )


def told_use(state: Cats, seat: int, way: int) -> tuple[str, Args]:
    """Return what an ability is used for."""
    return f"use-{USES[way]}", {}


def did_symbol(state: Cats, seat: int, symbol: int) -> Message:
    """Return what is chosen to be written."""
    return Message("did-symbol", {"who": Message(SEATS[seat]), "symbol": thing(symbol)})


def track_sentence(state: Cats, seat: int) -> Message:
    """Return what a cat does on the track."""
    who: Args = {"who": Message(SEATS[seat])}
    crossed = state.sheets[seat].track
    if crossed == len(state.page.track):
        return Message("did-track-full", who)
    label = state.page.track[crossed]
    if label == ANY_NUMBER:
        return Message("did-track-any", who)
    if label >= 0:
        return Message("did-track-number", {**who, "symbol": thing(label)})
    return Message("did-track", who)


def did_cell(state: Cats, seat: int, cell: int) -> Message:
    """Return what choosing a cell does."""
    sheet = state.sheets[seat]
    kind, argument = sheet.top(), sheet.argument()
    args: Args = {"who": Message(SEATS[seat]), "cell": cell_name(cell, state.page.columns)}
    if kind == ROOM:
        return Message("did-room", args)
    if kind == GROW:
        return Message("did-grow", args)
    if kind == CROSS_OUT:
        return Message("did-cross", {**args, "symbol": thing(symbol_at(sheet, cell))})
    if kind == PLACE and argument & DOUBLED_DIE:
        return Message("did-write-double", {**args, "symbol": name(argument & 7)})
    return Message("did-write", {**args, "symbol": thing(written(sheet))})


def label_cell(state: Cats, seat: int, cell: int) -> Message:
    """Return what a cell is chosen for."""
    purpose = LABELS.get(int(state.sheets[seat].top()), "cell")
    return Message(f"label-{purpose}", {"cell": cell_name(cell, state.page.columns)})


def written(sheet: Sheet) -> int:
    """Return the symbol that the pending decision writes."""
    kind, argument = sheet.top(), sheet.argument()
    if kind == STAR:
        return int(sheet.die(argument))
    if kind == WRITE:
        return int(argument)
    return int(argument & 7) if kind == PLACE else 5


def symbol_at(sheet: Sheet, cell: int) -> int:
    """Return the symbol in a cell, or -1."""
    for symbol in range(SYMBOL_COUNT):
        if sheet.drawn[symbol] >> cell & 1:
            return int(symbol)
    return -1


# --- whose turn -----------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return who does what now, in one line; of several players the first one's task."""
    assert isinstance(state, Cats)
    actor = state.actor()
    if actor == OVER:
        best = [seat for seat, rank in enumerate(state.result()) if rank == 1]
        if state.players == 1:
            return Message("prompt-over-alone", {"points": int(state.score(0))})
        if len(best) > 1:
            return Message("prompt-over-shared", {"who": listed([Message(SEATS[s]) for s in best])})
        return Message("prompt-over", {"who": Message(SEATS[best[0]])})
    if actor == CHANCE:
        return Message("prompt-ability" if state.phase == REVEALING else "prompt-roll")
    return seat_prompt(state, int(actor))


def seat_prompt(state: Cats, seat: int) -> Message:
    """Return what one of the players is to do now, and how many others are busy."""
    args: Args = {"who": Message(SEATS[seat]), "task": task(state.sheets[seat])}
    others = int(state.waited_for) - 1
    if others:
        return Message("prompt-task-others", {**args, "count": others})
    return Message("prompt-task", args)


def task(sheet: Sheet) -> Message:
    """Return what a sheet waits for."""
    kind, argument = sheet.top(), sheet.argument()
    if kind == 0:
        left = int(sheet.need - sheet.used)
        return Message("task-die", {"count": left}) if left > 0 else Message("task-finish")
    if kind == ROOM:
        return Message("task-room", {"number": int(argument & 3) + 2})
    if kind == GROW:
        return Message("task-grow", {"count": int(argument)})
    if kind == CHOOSE:
        return Message("task-number" if argument == NUMBERS else "task-symbol")
    plain = {int(CROSS_OUT): "cross", int(FIRST_MOUSE): "mouse", int(SECOND_MOUSE): "mouse-2"}
    if int(kind) in plain:
        return Message(f"task-{plain[int(kind)]}")
    if kind == STAR:
        return Message("task-star", {"symbol": name(written(sheet))})
    if kind == PLACE and argument & DETACHED_DIE:
        return Message("task-detached", {"symbol": name(argument & 7)})
    return Message("task-cell", {"symbol": name(written(sheet))})


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Cats)
    lines = [
        Message("view-round", {"round": int(state.round), "level": int(state.page.level)}),
        *(ability_line(state, place) for place in range(len(state.abilities))),
    ]
    for seat in range(state.players):
        lines += player_lines(state, seat)
    return [*lines, prompt(state)]


def ability_line(state: Cats, place: int) -> Message:
    """Return which ability a number has."""
    ability = state.abilities[place]
    return Message(
        "view-ability",
        {
            "number": place + 2,
            "letter": state.page.letters[ability],
            "about": Message(f"about-{ABILITIES[ability]}"),
        },
    )


def player_lines(state: Cats, seat: int) -> list[Message]:
    """Return a player's points by category, circles, dice and sheet."""
    sheet, page = state.sheets[seat], state.page
    who: Args = {"who": Message(SEATS[seat])}
    parts = [
        Message("view-part", {"what": Message(f"points-{CATEGORIES[i]}"), "points": gained})
        for i in range(len(CATEGORIES))
        if (gained := int(points(sheet, i))) or i == FOR_EMPTY
    ]
    total = int(state.score(seat))
    lines = [Message("view-player", {**who, "points": total, "parts": listed(parts)})]
    for place in range(len(state.abilities)):
        free = int(sheet.rooms[place] - sheet.spent[place])
        if sheet.rooms[place]:
            args: Args = {"number": place + 2, "rooms": int(sheet.rooms[place]), "free": free}
            lines.append(Message("view-circles", {**who, **args}))
    if page.on_track:
        cats = {"crossed": int(sheet.track), "cats": len(page.track)}
        lines.append(Message("view-track", {**who, **cats}))
    left = [name(int(die)) for i in range(DICE) if (die := sheet.die(i)) < SYMBOL_COUNT]
    if not sheet.done and sheet.need and left:
        count = int(sheet.need - sheet.used)
        lines.append(Message("view-dice", {**who, "dice": listed(left), "count": count}))
    rows = range(int(page.rows))
    return lines + [
        Message("view-row", {**who, "row": r + 1, "cells": row(sheet, r)}) for r in rows
    ]


def row(sheet: Sheet, number: int) -> str:
    """Return a row in signs: 3 loose, [3] in a room, 33 double, C, M, × crossed out, · empty."""
    columns = int(sheet.page.columns)
    signs = []
    for cell in range(number * columns, (number + 1) * columns):
        here = 1 << cell
        symbol = symbol_at(sheet, cell)
        if symbol >= 0:
            sign = ("2", "3", "4", "5", "C", "M")[symbol] * (2 if sheet.doubled & here else 1)
            signs.append(f"[{sign}]" if sheet.roomed & here else sign)
        elif sheet.open & here:
            signs.append("·")
        elif sheet.free & here:
            signs.append("+")
        else:
            signs.append("×" if sheet.page.grid & here else " ")
    return " ".join(signs)


# --- names ----------------------------------------------------------------------------------


def name(symbol: int) -> Message:
    """Return a symbol's name."""
    return Message(f"symbol-{SYMBOLS[symbol]}")


def thing(symbol: int) -> Message:
    """Return a symbol as what is written or drawn: a 3, a mouse."""
    return Message(f"object-{SYMBOLS[symbol]}")
