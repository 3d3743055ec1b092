"""House of Cats as a learner sees it: every player's sheet as planes of 7 rows and 9 columns.

The pages of levels 1 to 3 are smaller and lie in the upper left of the planes.
"""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.pending import popped, top_argument, top_kind
from tarsas.core.state import State
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITY_COUNT, NUMBERS, SYMBOL_COUNT, Page, as_set
from tarsas.games.cats.rules_sheet import ACTIONS, DICE, USED, Sheet

COLUMNS: Final[i64] = 9
CELLS: Final[i64] = 63
PLANES: Final[i64] = 14
LEVELS: Final[i64] = 4
PHASES: Final[i64] = 6
FRAMES: Final[i64] = 4  # of the pending stack; more than two are rare
KINDS: Final[i64] = 10
GRID: Final = (7, 9)

FIELDS: Final = (
    *COMMON,
    Field("phase", (6,), "one of: abilities, dice for stars, stars, dice, writing, finished"),
    Field("round", (1,), "number of the round, 0 while stars are filled", high=100, scale=20),
    Field("abilities", (4, 12), "the ability of the numbers 2, 3, 4, 5, in the order A to L"),
    Field("open", (PLAYERS, *GRID), "empty cells that may be written in"),
    Field("free", (PLAYERS, *GRID), "level 4: cells that the own area has not grown to"),
    Field("symbols", (PLAYERS, 6, *GRID), "cells that hold a 2, 3, 4, 5, cat, mouse"),
    Field("doubled", (PLAYERS, *GRID), "cells written with two dice"),
    Field("roomed", (PLAYERS, *GRID), "cells in a room"),
    Field("joined_right", (PLAYERS, *GRID), "cells in one room with the next of the row"),
    Field("joined_below", (PLAYERS, *GRID), "cells in one room with the next of the column"),
    Field("linked", (PLAYERS, *GRID), "cells of this round that the next die has to touch"),
    Field("gathered", (PLAYERS, *GRID), "cells chosen so far for a room or for growth"),
    Field("track", (PLAYERS,), "level 1: cats crossed on the track", high=63, scale=14),
    Field("rooms", (PLAYERS, 4), "rooms of the numbers 2, 3, 4, 5", high=63, scale=5),
    Field("spent", (PLAYERS, 4), "circles crossed out for abilities", high=63, scale=5),
    Field("dice", (PLAYERS, 4, 6), "what each die shows to the player"),
    Field("dice_used", (PLAYERS, 4), "dice that are written already"),
    Field("need", (PLAYERS,), "dice to use in this round", high=4),
    Field("used", (PLAYERS,), "dice used so far", high=4),
    Field("diagonal", (PLAYERS,), "1 if dice may touch by corners in this round"),
    Field("done", (PLAYERS,), "1 for who has finished the round"),
    Field(
        "pending",
        (PLAYERS, 4, 10),
        "kinds of the decisions under way, the one to be made first: none, place, write, symbol, "
        "cross out, room, grow, mouse, second mouse, star",
    ),
    Field(
        "pending_number",
        (PLAYERS, 4),
        "their arguments, as the rules pack them",
        high=255,
        scale=64,
    ),
)

PRINTED_FIELDS: Final = (
    Field("level", (4,), "which of the four pages is played"),
    Field("grid", GRID, "the cells that the page has, printed"),
    Field("stars", GRID, "cells with a star, printed"),
)


class CatsObserver(Observer):
    """Writes positions of House of Cats."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Cats)
        self.write_common(state, seat, out)
        out.one_of(state.phase, PHASES)
        out.number(state.round)
        for number in range(NUMBERS):
            known = number < len(state.abilities)
            out.one_of(state.abilities[number] if known else -1, ABILITY_COUNT)
        for i in range(self.players):
            self.write_planes(state, self.sheet(state, seat, i), out.at + i * CELLS, i, out)
        out.skip(PLANES * self.players * CELLS)
        self.write_counts(state, seat, out)
        self.write_pending(state, seat, out)

    def write_printed(self, state: State, out: Canvas) -> None:
        """Write the page."""
        assert isinstance(state, Cats)
        page = state.page
        out.one_of(page.level - 1, LEVELS)
        write_cells(page, page.grid, out.at, out)
        write_cells(page, page.stars, out.at + CELLS, out)
        out.skip(2 * CELLS)

    def sheet(self, state: Cats, seat: i64, places: i64) -> Sheet:
        """Return the sheet of the player who is so many places after `seat`."""
        return state.sheets[self.after(seat, places)]

    def write_planes(self, state: Cats, sheet: Sheet, at: i64, nth: i64, out: Canvas) -> None:
        """Write what stands in the cells of the nth sheet; `at` is where its first plane is."""
        page, step = state.page, self.players * CELLS
        write_cells(page, sheet.open, at, out)
        write_cells(page, sheet.free, at + step, out)
        symbols = at + 2 * step + nth * (SYMBOL_COUNT - 1) * CELLS
        for symbol in range(SYMBOL_COUNT):
            write_cells(page, sheet.drawn[symbol], symbols + symbol * CELLS, out)
        rest = at + (2 + SYMBOL_COUNT) * step
        write_cells(page, sheet.doubled, rest, out)
        write_cells(page, sheet.roomed, rest + step, out)
        write_cells(page, sheet.joined_right, rest + 2 * step, out)
        write_cells(page, sheet.joined_below, rest + 3 * step, out)
        write_cells(page, sheet.linked, rest + 4 * step, out)
        write_cells(page, sheet.gathered, rest + 5 * step, out)

    def write_counts(self, state: Cats, seat: i64, out: Canvas) -> None:
        """Write the numbers of every sheet."""
        players = self.players
        for i in range(players):
            out.number(self.sheet(state, seat, i).track)
        for i in range(players):
            out.numbers(self.sheet(state, seat, i).rooms, 0, NUMBERS)
        for i in range(players):
            out.numbers(self.sheet(state, seat, i).spent, 0, NUMBERS)
        for i in range(players):
            for die in range(DICE):
                out.one_of(self.sheet(state, seat, i).die(die) & (USED - 1), SYMBOL_COUNT)
        for i in range(players):
            for die in range(DICE):
                out.flag(self.sheet(state, seat, i).die(die) & USED != 0)
        for i in range(players):
            out.number(self.sheet(state, seat, i).need)
        for i in range(players):
            out.number(self.sheet(state, seat, i).used)
        for i in range(players):
            out.flag(self.sheet(state, seat, i).diagonal)
        for i in range(players):
            out.flag(self.sheet(state, seat, i).done)

    def write_pending(self, state: Cats, seat: i64, out: Canvas) -> None:
        """Write every player's pending stack from its top."""
        for i in range(self.players):
            stack = self.sheet(state, seat, i).pending
            for _ in range(FRAMES):
                out.one_of(top_kind(stack), KINDS)
                stack = popped(stack)
        for i in range(self.players):
            stack = self.sheet(state, seat, i).pending
            for _ in range(FRAMES):
                out.number(top_argument(stack))
                stack = popped(stack)


def write_cells(page: Page, cells: i64, at: i64, out: Canvas) -> None:
    """Write a set of cells as the plane that begins at a place, row by row."""
    columns = page.columns
    row_bits = as_set(columns) - 1
    while cells != 0:
        row, place = cells & row_bits, at
        while row != 0:
            if row & 1:
                out.mark(place)
            row >>= 1
            place += 1
        cells >>= columns
        at += COLUMNS


def make_observer(players: int) -> Observer:
    """Return the observer of House of Cats."""
    return CatsObserver(players, FIELDS, ACTIONS, (), PRINTED_FIELDS)
