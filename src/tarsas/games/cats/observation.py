"""House of Cats as a learner sees it: every player's sheet as planes of 7 rows and 9 columns.

The pages of levels 1 to 3 are smaller and lie in the upper left of the planes.
"""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.state import State
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import ABILITY_COUNT, NUMBERS, SYMBOL_COUNT, Page
from tarsas.games.cats.rules_sheet import ACTIONS, DICE, FRAME, FRAME_BITS, USED, Sheet

ROWS: Final[i64] = 7
COLUMNS: Final[i64] = 9
CELLS: Final[i64] = 63
LEVELS: Final[i64] = 4
PHASES: Final[i64] = 6
FRAMES: Final[i64] = 4  # of the pending stack; more than two are rare
KINDS: Final[i64] = 10
GRID: Final = (7, 9)

FIELDS: Final = (
    *COMMON,
    Field("level", (4,), "which of the four pages is played"),
    Field("phase", (6,), "one of: abilities, dice for stars, stars, dice, writing, finished"),
    Field("round", (1,), "number of the round, 0 while stars are filled", high=100, scale=20),
    Field("abilities", (4, 12), "the ability of the numbers 2, 3, 4, 5, in the order A to L"),
    Field("grid", GRID, "the cells that the page has, printed"),
    Field("stars", GRID, "cells with a star, printed"),
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


class CatsObserver(Observer):
    """Writes positions of House of Cats."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Cats)
        page = state.page
        self.write_common(state, seat, out)
        out.one_of(page.level - 1, LEVELS)
        out.one_of(state.phase, PHASES)
        out.number(state.round)
        for number in range(NUMBERS):
            known = number < len(state.abilities)
            out.one_of(state.abilities[number] if known else -1, ABILITY_COUNT)
        write_cells(page, page.grid, out)
        write_cells(page, page.stars, out)
        self.write_planes(state, seat, out)
        self.write_counts(state, seat, out)
        self.write_pending(state, seat, out)

    def sheet(self, state: Cats, seat: i64, other: i64) -> Sheet:
        """Return the sheet of the player who is `other` places after `seat`."""
        return state.sheets[(seat + other) % self.players]

    def write_planes(self, state: Cats, seat: i64, out: Canvas) -> None:
        """Write what stands in the cells of every sheet."""
        page, players = state.page, self.players
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).open, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).free, out)
        for i in range(players):
            for symbol in range(SYMBOL_COUNT):
                write_cells(page, self.sheet(state, seat, i).drawn[symbol], out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).doubled, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).roomed, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).joined_right, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).joined_below, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).linked, out)
        for i in range(players):
            write_cells(page, self.sheet(state, seat, i).gathered, out)

    def write_counts(self, state: Cats, seat: i64, out: Canvas) -> None:
        """Write the numbers of every sheet."""
        players = self.players
        for i in range(players):
            out.number(self.sheet(state, seat, i).track)
        for i in range(players):
            for number in range(NUMBERS):
                out.number(self.sheet(state, seat, i).rooms[number])
        for i in range(players):
            for number in range(NUMBERS):
                out.number(self.sheet(state, seat, i).spent[number])
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
                out.one_of(stack & 15, KINDS)
                stack >>= FRAME_BITS
        for i in range(self.players):
            stack = self.sheet(state, seat, i).pending
            for _ in range(FRAMES):
                out.number((stack & FRAME) >> 4)
                stack >>= FRAME_BITS


def write_cells(page: Page, cells: i64, out: Canvas) -> None:
    """Write a set of cells as a plane."""
    row = out.at
    column: i64 = 0
    while cells != 0:
        if cells & 1:
            out.mark(row + column)
        cells >>= 1
        column += 1
        if column == page.columns:
            column = 0
            row += COLUMNS
    out.skip(CELLS)


def make_observer(players: int) -> Observer:
    """Return the observer of House of Cats."""
    return CatsObserver(players, FIELDS, ACTIONS)
