"""House of Cats: the points of a sheet by category, readable at any moment."""

from typing import Final

from mypy_extensions import i64

from tarsas.games.cats.rules_page import CAT, MOUSE, NUMBERS, as_set, count
from tarsas.games.cats.rules_sheet import Sheet

# Rooms of 2-5 are the categories 0-3.
CATEGORIES: Final = (
    "room-2",
    "room-3",
    "room-4",
    "room-5",
    "cat",
    "cheese",
    "mouse",
    "bonus",
    "empty",
)
FOR_CATS: Final[i64] = 4
FOR_CHEESE: Final[i64] = 5
FOR_MICE: Final[i64] = 6
FOR_BONUS: Final[i64] = 7
FOR_EMPTY: Final[i64] = 8


def points(sheet: Sheet, category: i64) -> i64:
    """Return what a sheet would score for a category if the game ended now."""
    if category < NUMBERS:  # R10: used or not, a room is worth the same
        return sheet.rooms[category] * sheet.page.room_points[category]
    if category == FOR_CATS:  # R24
        return sheet.track
    if category == FOR_CHEESE:
        return eaten(sheet)
    if category == FOR_MICE:
        return line_points(sheet) if sheet.page.by_line else area_points(sheet)
    if category == FOR_BONUS:
        return bonus_points(sheet)
    return -sheet.page.penalty * count(sheet.open)  # R34


def written_points(sheet: Sheet) -> i64:
    """Return the points for all that is written: those of every category but empty cells."""
    total: i64 = 0
    for category in range(FOR_EMPTY):
        total += points(sheet, category)
    return total


def symbols(sheet: Sheet, symbol: i64, cells: i64) -> i64:
    """Count a symbol in some cells; ruling 3: a double cell counts two."""
    found = sheet.drawn[symbol] & cells
    return count(found) + count(found & sheet.doubled)


def eaten(sheet: Sheet) -> i64:
    """R26: a mouse crosses the cheese of its row and of its column."""
    cheeses: i64 = 0
    for line in sheet.page.cheese:
        if sheet.drawn[MOUSE] & line:
            cheeses += 1
    return cheeses


def line_points(sheet: Sheet) -> i64:
    """R27: the mice of every row and column with a cat; ruling 10: a mouse may score in both."""
    total: i64 = 0
    for line in sheet.page.lines:
        total += mice_in_line(sheet, line)
    return total


def mice_in_line(sheet: Sheet, line: i64) -> i64:
    """R27: return the points of one row or column."""
    return symbols(sheet, MOUSE, line) if sheet.drawn[CAT] & line else 0


def area_points(sheet: Sheet) -> i64:
    """R29: a mouse scores 1 beside one or two cats in its area, 2 beside more."""
    total: i64 = 0
    for area in sheet.page.areas:
        total += mice_in_area(sheet, area)
    return total


def mice_in_area(sheet: Sheet, area: i64) -> i64:
    """R29: return the points of one area."""
    worth = mouse_worth(symbols(sheet, CAT, area))
    return symbols(sheet, MOUSE, area) * worth if worth > 0 else 0


def mouse_worth(cats: i64) -> i64:
    """R29: return what each mouse of an area with so many cats is worth."""
    return 2 if cats >= 3 else 1 if cats > 0 else 0


def bonus_points(sheet: Sheet) -> i64:
    """R28: a bonus cell in a room scores its number, once even if it is double (ruling 3)."""
    total: i64 = 0
    for cell in sheet.page.bonus:
        if sheet.roomed & as_set(cell):
            for symbol in range(NUMBERS):
                if sheet.drawn[symbol] & as_set(cell):
                    total += symbol + 2
    return total
