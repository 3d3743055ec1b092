"""What happens in House of Cats, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
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
    CELL,
    CHOOSE,
    CROSS_OUT,
    DETACHED_DIE,
    DICE,
    DIE,
    DONE,
    DOUBLE,
    DOUBLED_DIE,
    ENOUGH,
    FIRST_MOUSE,
    GROW,
    PLACE,
    ROLL,
    ROOM,
    SECOND_MOUSE,
    STAR,
    SYMBOL,
    TURN,
    USE,
    WRITE,
    Sheet,
)

Args = dict[str, str | int | Message]

USES = ("detach", "more", "fewer", "move", "diagonal", "write-3")


def sentence(state: State, seat: int, action: int) -> Message:
    """Return what an action does, told of the position before it."""
    assert isinstance(state, Cats)
    if seat == CHANCE:
        return chance_sentence(state, action)
    who: Args = {"who": Message(SEATS[seat])}
    if action == DONE:
        return Message("did-done", who)
    if action == ENOUGH:
        return Message("did-enough", who)
    if action >= SYMBOL:
        return Message("did-symbol", {**who, "symbol": thing(action - SYMBOL)})
    if action >= CELL:
        return cell_sentence(state, seat, action - CELL)
    if action >= USE:
        return Message(f"did-use-{USES[action - USE]}", who)
    if action >= TURN:
        return turn_sentence(state, seat, action - TURN)
    if action >= DOUBLE:
        return Message("did-double", {**who, "symbol": name(action - DOUBLE)})
    if action - DIE == CAT and state.page.on_track:
        return track_sentence(state, seat)
    return Message("did-die", {**who, "symbol": thing(action - DIE)})


def label(state: State, seat: int, action: int) -> Message:
    """Return an action in a few words."""
    assert isinstance(state, Cats)
    if action == DONE:
        return Message("label-done")
    if action == ENOUGH:
        return Message("label-enough")
    if action >= SYMBOL:
        return Message("label-symbol", {"symbol": name(action - SYMBOL)})
    if action >= CELL:
        kind = {int(CROSS_OUT): "cross", int(ROOM): "room", int(GROW): "grow"}
        purpose = kind.get(int(state.sheets[seat].top()), "cell")
        return Message(f"label-{purpose}", {"cell": cell_name(action - CELL, state.page.columns)})
    if action >= USE:
        return Message(f"label-use-{USES[action - USE]}")
    if action >= TURN:
        face, wanted = divmod(int(action - TURN), int(SYMBOL_COUNT))
        return Message("label-turn", {"symbol": name(face), "wanted": name(wanted)})
    if action >= DOUBLE:
        return Message("label-double", {"symbol": name(action - DOUBLE)})
    return Message("label-die", {"symbol": name(action - DIE)})


def chance_sentence(state: Cats, action: int) -> Message:
    """Return what chance brought."""
    if action >= ROLL:
        kind = "star" if state.phase == ROLLING_STARS else "roll"
        return Message(f"chance-{kind}", {"symbol": thing(action - ROLL)})
    return Message(
        "chance-ability",
        {
            "letter": state.page.letters[action],
            "ability": Message(f"ability-{ABILITIES[action]}"),
            "number": len(state.abilities) + 2,
        },
    )


def turn_sentence(state: Cats, seat: int, turn: int) -> Message:
    """Return what turning a die does, and by which ability."""
    face, wanted = divmod(int(turn), int(SYMBOL_COUNT))
    return Message(
        "did-turn",
        {
            "who": Message(SEATS[seat]),
            "symbol": name(face),
            "wanted": name(wanted),
            "letter": state.page.letters[turned_by(face, wanted)],
        },
    )


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


def cell_sentence(state: Cats, seat: int, cell: int) -> Message:
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


def name(symbol: int) -> Message:
    """Return a symbol's name."""
    return Message(f"symbol-{SYMBOLS[symbol]}")


def thing(symbol: int) -> Message:
    """Return a symbol as what is written or drawn: a 3, a mouse."""
    return Message(f"object-{SYMBOLS[symbol]}")


def listed(members: list[Message]) -> Message:
    """Return messages as a list."""
    whole = members[0]
    for member in members[1:]:
        whole = Message("list", {"before": whole, "last": member})
    return whole
