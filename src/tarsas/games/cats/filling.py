"""A game of House of Cats that is under way on a real table, from the players' sheets.

Walls need not be drawn: numbers that make a room become one, and where several rooms are possible,
whoever fills it in says which cells belong together.
"""

from tarsas.core.filling import Fault, Filled, Paper, Pen, Place
from tarsas.core.options import SEATS
from tarsas.core.scorekeeping import NUMBER, ONCE, Choice, Field, Section, choice
from tarsas.core.state import State
from tarsas.core.text import Args, Message
from tarsas.games.cats.actions import KINDS
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import REVEALING, ROLLING, Cats
from tarsas.games.cats.rules_page import (
    ANY_SYMBOL,
    CAT,
    DOUBLE_CELL,
    MICE,
    MOST_CELLS,
    MOVE_NUMBER,
    NUMBERS,
    SYMBOLS,
    Page,
    as_set,
    count,
    first,
    room_sets,
)
from tarsas.games.cats.rules_sheet import Sheet

UNDER_WAY = "under-way"
CROSSED = "cross"  # a number that was moved away: its cell stays filled
AREA = "area"  # level 4: an empty cell that the area has grown by
DOUBLE = "double"
ROOM = "room"
YES = "yes"
LARGEST = int(NUMBERS) + 1  # cells of the largest rooms


# What can be filled in


def paper(state: State) -> Paper:
    """Return what stands on everybody's sheet, and which round comes."""
    assert isinstance(state, Cats)
    page = state.page
    fields = [Field("round", NUMBER, 1, int(MOST_CELLS), usual=1)]
    if len(state.abilities) < NUMBERS:
        letters = sorted(page.letters)
        known = [Choice(Message(f"option-abilities-{one}"), ("abilities", one)) for one in letters]
        offered = (Choice(Message("pen-unknown")), *known)
        fields += [choice(f"ability-{place + 2}", offered) for place in range(NUMBERS)]
    drawn = [symbol for symbol in range(len(SYMBOLS)) if symbol != CAT or not page.on_track]
    pens = [
        Pen(SYMBOLS[s], Message(f"symbol-{SYMBOLS[s]}"), falls=KINDS.action("roll", s))
        for s in drawn
    ]
    pens.append(Pen(ROOM, Message("pen-room"), joins=True))
    if page.grows:
        pens.append(Pen(AREA, Message("pen-area")))
    doubles = may_have(state, int(DOUBLE_CELL))
    if doubles:
        pens.append(Pen(DOUBLE, Message("pen-double")))
    if may_have(state, int(MOVE_NUMBER)):
        pens.append(Pen(CROSSED, Message("pen-cross")))
    values = tuple(pen.value for pen in pens if pen.value not in (ROOM, DOUBLE))
    places = []
    for colour in SEATS[: state.players]:
        places += own_places(page, colour, values, doubles)
    return Paper((Section(UNDER_WAY, ONCE, tuple(fields)),), tuple(pens), tuple(places))


def may_have(state: Cats, ability: int) -> bool:
    """Say whether an ability is in the game, as far as that is known."""
    return len(state.abilities) < NUMBERS or ability in list(state.abilities)


def own_places(page: Page, colour: str, values: tuple[str, ...], doubles: bool) -> list[Place]:
    """Return what can be filled in on one sheet."""
    places = []
    for cell in cells_of(int(page.grid)):
        name, piece = f"{colour}.{name_of(page, cell)}", f"cell-{colour}-{cell}"
        grown = values if not page.start & as_set(cell) else tuple(v for v in values if v != AREA)
        places.append(Place(name, (piece,), grown))
        if doubles:
            places.append(Place(f"{name}.double", (piece,), (DOUBLE,), ("no", YES)))
    for place in range(NUMBERS):
        most = int(MOST_CELLS) // (place + 2)
        used = tuple(str(n) for n in range(most + 1))
        places.append(
            Place(f"{colour}.used-{place + 2}", (f"ability-{colour}-{place + 2}",), (), used)
        )
    if cats := len(page.track):
        track = tuple(f"track-{colour}-{i + 1}" for i in range(cats))
        crossed = tuple(str(n) for n in range(cats + 1))
        places.append(Place(f"{colour}.track", track, (), crossed))
    return places


def cells_of(cells: int) -> list[int]:
    """Return the cells of a set, from the lowest."""
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def name_of(page: Page, cell: int) -> str:
    """Return a cell's name."""
    return cell_name(cell, int(page.columns))


# On the table


def lay(state: State, filled: Filled) -> list[Fault]:
    """Put what is filled in on the sheets; return what cannot be so."""
    assert isinstance(state, Cats)
    found = reveal(state, filled)
    state.round = filled.answer(UNDER_WAY, "round")[0]
    waiting = [group for group in filled.groups if len(group) == 1]
    rooms: list[tuple[str, ...]] = []
    for seat, colour in enumerate(SEATS[: state.players]):
        sheet = state.sheets[seat]
        write_cells(sheet, filled, colour)
        rooms += build_rooms(sheet, filled, colour)
        found += use_abilities(state, seat, filled)
        found += faults(state, seat)
    filled.groups = [*rooms, *waiting[-1:]]
    if state.phase != REVEALING:
        state.phase = ROLLING
    if state.round == 1 and any(began(sheet) for sheet in state.sheets):
        found.insert(0, Fault(Message("fault-first-round"), ("round",)))
    full = [sheet.open == 0 for sheet in state.sheets]
    if all(full) if state.page.grows else any(full):  # R32, R33
        found.append(Fault(Message("fault-over")))
    return found


def reveal(state: Cats, filled: Filled) -> list[Fault]:
    """Turn up the abilities that were not agreed on before."""
    if len(state.abilities) == NUMBERS:
        return []
    chosen = [filled.answer(UNDER_WAY, f"ability-{place + 2}")[0] for place in range(NUMBERS)]
    if 0 in chosen or len(set(chosen)) < NUMBERS:
        return [Fault(Message("fault-abilities"))]
    letters = sorted(state.page.letters)
    for number in chosen:
        state.reveal(state.page.letters.index(letters[number - 1]))
    state.round = 0
    return []


def write_cells(sheet: Sheet, filled: Filled, colour: str) -> None:
    """Write every symbol into its cell, and cross out the cats of the track."""
    page = sheet.page
    for cell in cells_of(int(page.grid)):
        name, here = f"{colour}.{name_of(page, cell)}", as_set(cell)
        value = filled.marks.get(name, "")
        if not value:
            filled.marks.pop(f"{name}.double", None)
            continue
        sheet.free &= ~here
        if value == AREA:
            sheet.open |= here
            continue
        sheet.open &= ~here
        if value in SYMBOLS:
            sheet.drawn[SYMBOLS.index(value)] |= here
            if filled.marks.get(f"{name}.double") == YES:
                sheet.doubled |= here
    sheet.track = int(filled.marks.get(f"{colour}.track", "0"))


def began(sheet: Sheet) -> bool:
    """Say whether more is written than before the first round."""
    filled = sheet.page.start & ~sheet.open & ~sheet.page.stars
    return bool(filled or sheet.track or sheet.free != sheet.page.grid & ~sheet.page.start)


# Rooms


def build_rooms(sheet: Sheet, filled: Filled, colour: str) -> list[tuple[str, ...]]:
    """Draw the walls of all rooms (R8), and return the cells of each by name.

    What was said to belong together last counts most; the rest is built as it comes.
    """
    page = sheet.page
    places = {f"{colour}.{name_of(page, cell)}": cell for cell in cells_of(int(page.grid))}
    said = [
        sum(1 << places[name] for name in group)
        for group in filled.groups
        if len(group) > 1 and len(set(group)) == len(group) and all(n in places for n in group)
    ]
    rooms = []
    for cell in cells_of(int(sheet.drawn[0] & sheet.doubled)):  # R19: two 2s in one cell
        rooms.append(wall(sheet, 0, 1 << cell))
    for symbol in range(NUMBERS):
        for cells in gather(sheet, symbol, said[::-1]):
            if room := room_with(sheet, symbol, cells):
                rooms.append(wall(sheet, symbol, room))
        for cell in cells_of(int(sheet.drawn[symbol])):
            if not sheet.roomed & as_set(cell) and (room := room_with(sheet, symbol, 1 << cell)):
                rooms.append(wall(sheet, symbol, room))
    names = {cell: name for name, cell in places.items()}
    return [
        tuple(names[cell] for cell in cells_of(room)) for room in sorted(rooms) if count(room) > 1
    ]


def gather(sheet: Sheet, symbol: int, said: list[int]) -> list[int]:
    """Return the cells of a number that belong together, without what others before contradict."""
    found: list[int] = []
    for cells in said:
        if cells & ~sheet.drawn[symbol]:
            continue
        near = [one for one in found if one & cells]
        joined = cells
        for one in near:
            joined |= one
        if joined in near:
            continue
        if room_with(sheet, symbol, joined, apart=sum(one for one in found if one not in near)):
            found = [*(one for one in found if one not in near), joined]
    return found


def room_with(sheet: Sheet, symbol: int, cells: int, apart: int = 0) -> int:
    """Return a room of a number that has all these cells and none of others, or 0."""
    loose = sheet.drawn[symbol] & ~sheet.roomed & ~apart
    if cells & ~loose:
        return 0
    weight = count(cells) + count(cells & sheet.doubled)
    connected = sheet.page.group(cells & -cells, cells) == cells
    if connected and 0 <= weight - (symbol + 2) <= (sheet.doubled & cells != 0):  # ruling 3
        return cells
    sets = room_sets(sheet.page, first(cells), loose, sheet.doubled, symbol + 2)
    return next((int(room) for room in sets if room & cells == cells), 0)


def wall(sheet: Sheet, symbol: int, room: int) -> int:
    """Draw the walls of a room, and count its circle."""
    page = sheet.page
    sheet.roomed |= room
    sheet.joined_right |= room & page.not_right & (room >> 1)
    sheet.joined_below |= room & page.not_bottom & (room >> page.columns)
    sheet.rooms[symbol] += 1
    return room


# What cannot be so


def use_abilities(state: Cats, seat: int, filled: Filled) -> list[Fault]:
    """Cross out the circles that were used (R11); those of K and L are used at once (R22, R23)."""
    found, sheet, colour = [], state.sheets[seat], SEATS[seat]
    for place in range(NUMBERS):
        used, rooms = int(filled.marks.get(f"{colour}.used-{place + 2}", "0")), sheet.rooms[place]
        known = len(state.abilities) == NUMBERS
        if known and state.abilities[place] in (ANY_SYMBOL, MICE):
            filled.marks.pop(f"{colour}.used-{place + 2}", None)
            used = int(rooms)
        sheet.spent[place] = min(used, rooms)
        if used > rooms:
            told: Args = {"who": Message(colour), "used": used, "rooms": int(rooms)}
            piece = f"ability-{colour}-{place + 2}"
            found.append(Fault(Message("fault-used", {**told, "number": place + 2}), (piece,)))
    return found


def faults(state: Cats, seat: int) -> list[Fault]:
    """Return what no sheet comes to between two rounds."""
    page, sheet, colour = state.page, state.sheets[seat], SEATS[seat]
    who: Args = {"who": Message(colour)}

    def pieces(cells: int) -> tuple[str, ...]:
        return tuple(f"cell-{colour}-{cell}" for cell in cells_of(cells))

    found = []
    if stars := int(sheet.open & page.stars):  # R2
        found.append(Fault(Message("fault-stars", who), pieces(stars)))
    if len(state.abilities) == NUMBERS:
        written = sum(int(cells) for cells in sheet.drawn)
        crossed = int(page.grid & ~sheet.open & ~sheet.free & ~written)
        moved, doubled = uses(state, seat, int(MOVE_NUMBER)), int(sheet.doubled)
        if count(crossed) != moved:  # R17
            args = {**who, "cells": int(count(crossed)), "used": moved}
            found.append(Fault(Message("fault-moved", args), pieces(crossed)))
        if count(doubled) > uses(state, seat, int(DOUBLE_CELL)):  # R19
            args = {**who, "cells": int(count(doubled))}
            found.append(Fault(Message("fault-doubled", args), pieces(doubled)))
    return [*found, *(growth_wrong(sheet, colour) if page.grows else [])]


def uses(state: Cats, seat: int, ability: int) -> int:
    """Return how often a player has used an ability."""
    for place in range(NUMBERS):
        if state.abilities[place] == ability:
            return int(state.sheets[seat].spent[place])
    return 0


def growth_wrong(sheet: Sheet, colour: str) -> list[Fault]:
    """R30: a room of n adds n cells; fewer only where fewer hang together (ruling 12)."""
    page = sheet.page
    added = int(count(page.grid & ~page.start & ~sheet.free))
    rooms = sum((symbol + 2) * int(sheet.rooms[symbol]) for symbol in range(NUMBERS))
    roomy = page.largest_group(sheet.growth_room()) >= LARGEST
    if added <= rooms if not roomy else added == rooms:
        return []
    args: Args = {"who": Message(colour), "added": added, "wanted": rooms}
    return [Fault(Message("fault-growth", args), (f"sheet-{colour}",))]
