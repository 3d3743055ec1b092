"""What House of Cats asks for while a decision is under way, and the names of symbols and cells."""

from collections.abc import Iterator

from tarsas.core.pending import SHORT_ARGUMENT, SHORT_BITS, SHORT_FIRST, SHORT_KIND
from tarsas.core.text import Args, Message
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules_page import NUMBERS, SYMBOL_COUNT, SYMBOLS
from tarsas.games.cats.rules_sheet import (
    CHOOSE,
    CROSS_OUT,
    DETACHED_DIE,
    DOUBLED_DIE,
    FIRST_MOUSE,
    PLACE,
    ROOM,
    SECOND_MOUSE,
    STAR,
    WRITE,
    Sheet,
)

Frame = tuple[int, int]
"""A pending decision: its kind and its argument."""

# --- names ----------------------------------------------------------------------------------


def name(symbol: int) -> Message:
    """Return a symbol's name."""
    return Message(f"symbol-{SYMBOLS[symbol]}")


def thing(symbol: int) -> Message:
    """Return a symbol as what is written or drawn: a 3, a mouse."""
    return Message(f"object-{SYMBOLS[symbol]}")


def cells_of(cells: int) -> list[int]:
    """Return the cells of a set."""
    return [cell for cell in range(63) if cells >> cell & 1]


def cell_names(sheet: Sheet, cells: int) -> str:
    """Return the names of some cells, row by row; three or more in a row as a1–c1."""
    columns = int(sheet.page.columns)
    runs: list[list[int]] = []
    for cell in cells_of(cells):
        if runs and cell == runs[-1][-1] + 1 and cell % columns:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    names = [[cell_name(cell, columns) for cell in run] for run in runs]
    return ", ".join(f"{n[0]}–{n[-1]}" if len(n) > 2 else ", ".join(n) for n in names)


def symbol_at(sheet: Sheet, cell: int) -> int:
    """Return the symbol in a cell, or -1."""
    for symbol in range(SYMBOL_COUNT):
        if sheet.drawn[symbol] >> cell & 1:
            return int(symbol)
    return -1


def written(sheet: Sheet) -> int:
    """Return the symbol that the pending decision writes."""
    kind, argument = sheet.top(), sheet.argument()
    if kind == STAR:
        return int(sheet.die(argument))
    if kind == WRITE:
        return int(argument)
    return int(argument & 7) if kind == PLACE else SYMBOLS.index("mouse")


# --- decisions ------------------------------------------------------------------------------


def frames(sheet: Sheet) -> Iterator[Frame]:
    """Yield the decisions under way, the one to be made first."""
    stack = int(sheet.pending)
    while stack:
        yield stack & int(SHORT_KIND), stack >> int(SHORT_FIRST) & int(SHORT_ARGUMENT)
        stack >>= int(SHORT_BITS)


def task(sheet: Sheet, frame: Frame) -> Message:
    """Return what a decision asks for."""
    kind, argument = frame
    plain = {int(CROSS_OUT): "cross", int(FIRST_MOUSE): "mouse"}
    if kind in plain:
        return Message(f"task-{plain[kind]}")
    if kind == CHOOSE:
        return Message("task-number" if argument == NUMBERS else "task-symbol")
    if kind == STAR:
        return Message("task-star", {"the": the(int(sheet.die(argument)))})
    if kind == WRITE:
        how = "draw" if argument >= NUMBERS else "write"
        return Message(f"task-{how}", {"symbol": thing(argument)})
    if kind == SECOND_MOUSE:
        return Message("task-mouse-2", {"cell": cell_name(argument, int(sheet.page.columns))})
    if kind == PLACE:
        return place_task(sheet, argument)
    return room_task(sheet, argument) if kind == ROOM else growth_task(sheet, argument)


def place_task(sheet: Sheet, argument: int) -> Message:
    """Return which cells a die may go into."""
    face = argument & 7
    where = "detached" if argument & int(DETACHED_DIE) else "first"
    if where == "first" and sheet.linked:
        where = "corner" if sheet.diagonal else "beside"
    doubled = argument & int(DOUBLED_DIE)
    what = Message("the-both", {"symbol": name(face)}) if doubled else the(face)
    return Message("task-place", {"the": what, "where": Message(f"where-{where}")})


def room_task(sheet: Sheet, argument: int) -> Message:
    """Return which room is being chosen: the number just written, and the cells it has so far."""
    told: Args = {"number": (argument & 3) + 2, "cells": cell_names(sheet, int(sheet.gathered))}
    return Message("task-room", {**told, "cell": cell_name(argument >> 2, int(sheet.page.columns))})


def growth_task(sheet: Sheet, left: int) -> Message:
    """Return by how many cells the area is still to grow."""
    if sheet.gathered:
        cells = cell_names(sheet, int(sheet.gathered))
        return Message("task-grow-next", {"count": left, "cells": cells})
    return Message("task-grow-touching" if sheet.page.touching else "task-grow", {"count": left})


def the(symbol: int) -> Message:
    """Return a symbol as what a cell is looked for."""
    return Message(f"the-{SYMBOLS[symbol]}")
