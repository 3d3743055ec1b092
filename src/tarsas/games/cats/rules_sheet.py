"""House of Cats: one player's sheet and all that is done on it within a round.

Players never touch each other's sheets, so a sheet knows its own legal actions.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import SHORT_ARGUMENT, SHORT_BITS, SHORT_FIRST, SHORT_KIND
from tarsas.games.cats.rules_page import (
    ANIMAL_FOR_NUMBER,
    ANY_NUMBER,
    ANY_SYMBOL,
    CAT,
    DETACH,
    DIAGONAL,
    DOUBLE_CELL,
    MICE,
    MORE_OR_FEWER,
    MOUSE,
    MOVE_NUMBER,
    NUMBER_FOR_MOUSE,
    NUMBERS,
    PLUS_MINUS_ONE,
    SWAP,
    SYMBOL_COUNT,
    WRITE_3,
    Page,
    as_set,
    first,
    room_sets,
    turned_by,
)

# --- constants and tables -------------------------------------------------------------------

# Actions, in disjoint ranges; the first two are chance's.
REVEAL: Final[i64] = 0
ROLL: Final[i64] = 12
DIE: Final[i64] = 18  # + a face: take a die that shows it
DOUBLE: Final[i64] = 24  # + a face: take two dice that show it, for one cell
TURN: Final[i64] = 30  # + 6 * a face + the face it is turned to
USE: Final[i64] = 66  # + what for
CELL: Final[i64] = 72
SYMBOL: Final[i64] = 135
ENOUGH: Final[i64] = 141  # no second mouse
DONE: Final[i64] = 142
ACTIONS: Final[i64] = 143

# What an ability is used for.
USE_DETACH: Final[i64] = 66
USE_MORE: Final[i64] = 67
USE_FEWER: Final[i64] = 68
USE_MOVE: Final[i64] = 69
USE_DIAGONAL: Final[i64] = 70
USE_WRITE_3: Final[i64] = 71

DICE: Final[i64] = 4
CHOSEN_DICE: Final[i64] = 3
DIE_BITS: Final[i64] = 4
USED: Final[i64] = 8  # beside a die's face: it is written already

# Pending decisions, each with an argument; a sheet's stack of them is one number.
PLACE: Final[i64] = 1  # a die: its face, + 8 if double, + 16 if detached
WRITE: Final[i64] = 2  # a symbol, into any empty cell
CHOOSE: Final[i64] = 3  # a symbol: 4 for a number only, 6 for any
CROSS_OUT: Final[i64] = 4
ROOM: Final[i64] = 5  # the symbol + 4 * the cell just written; what is chosen: `gathered`
GROW: Final[i64] = 6  # cells yet to add; those added: `gathered`
FIRST_MOUSE: Final[i64] = 7
SECOND_MOUSE: Final[i64] = 8  # the cell of the first
STAR: Final[i64] = 9  # the die's place in the roll

DOUBLED_DIE: Final[i64] = 8
DETACHED_DIE: Final[i64] = 16


# --- state ----------------------------------------------------------------------------------


class Sheet:
    """What one player has written, and how far they are in the round."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.open: i64 = 0  # empty cells one may write in
        self.free: i64 = 0  # level 4: cells not yet in the own area
        self.drawn = vec[i64]()  # per symbol, the cells that hold it
        self.doubled: i64 = 0
        self.roomed: i64 = 0
        self.joined_right: i64 = 0  # in one room with the cell to the right
        self.joined_below: i64 = 0
        self.track: i64 = 0  # cats crossed
        self.rooms = vec[i64]()  # per number, how many rooms, so how many circles
        self.spent = vec[i64]()  # per number, circles crossed out
        self.places: i64 = 0  # per ability four bits: 1-4 for the numbers 2-5, 0 for none
        self.dice: i64 = 0  # per die four bits: its face as this player sees it, and USED
        self.need: i64 = 0  # dice to use this round; 0 while the stars are filled
        self.used: i64 = 0
        self.linked: i64 = 0  # cells of this round's dice that the next one may touch
        self.diagonal: bool = False
        self.pending: i64 = 0
        self.gathered: i64 = 0
        self.done: bool = True

    def set_up(self) -> None:
        """Take an empty page."""
        self.open = self.page.start
        self.free = self.page.grid & ~self.page.start
        self.drawn = vec[i64]([0] * SYMBOL_COUNT)
        self.rooms = vec[i64]([0] * NUMBERS)
        self.spent = vec[i64]([0] * NUMBERS)

    def copy(self) -> "Sheet":
        """Return an independent copy."""
        copy = Sheet(self.page)
        copy.open = self.open
        copy.free = self.free
        copy.drawn = self.drawn[:]
        copy.doubled = self.doubled
        copy.roomed = self.roomed
        copy.joined_right = self.joined_right
        copy.joined_below = self.joined_below
        copy.track = self.track
        copy.rooms = self.rooms[:]
        copy.spent = self.spent[:]
        copy.places = self.places
        copy.dice = self.dice
        copy.need = self.need
        copy.used = self.used
        copy.linked = self.linked
        copy.diagonal = self.diagonal
        copy.pending = self.pending
        copy.gathered = self.gathered
        copy.done = self.done
        return copy

    def begin_stars(self, dice: i64) -> None:
        """R2: the rolled symbols are to be written into the starred cells; `settle` is next."""
        self.dice = dice
        self.push(STAR, 0)
        self.done = False

    def begin_round(self, dice: i64) -> None:
        """R3: the same dice for everybody. R33: a full sheet waits."""
        self.dice = dice
        self.need = CHOSEN_DICE
        self.used = 0
        self.linked = 0
        self.diagonal = False
        self.done = self.open == 0

    def circles(self, ability: i64) -> i64:
        """Return how many times an ability can still be used (ruling 9: there is no cap)."""
        place = (self.places >> (DIE_BITS * ability)) & 15
        return self.rooms[place - 1] - self.spent[place - 1] if place > 0 else 0

    def spend(self, ability: i64) -> None:
        """Cross out a circle of an ability."""
        self.spent[((self.places >> (DIE_BITS * ability)) & 15) - 1] += 1

    def die(self, number: i64) -> i64:
        """Return a die's face, with USED if it is written already."""
        return (self.dice >> (DIE_BITS * number)) & 15

    def unused(self, face: i64) -> i64:
        """Return how many dice that are not written yet show a face."""
        found: i64 = 0
        for number in range(DICE):
            if self.die(number) == face:
                found += 1
        return found

    def is_full(self) -> bool:
        """Say whether no cell is empty, and none will be: a choice under way may add some (R30)."""
        return self.open == 0 and (self.pending == 0 or not self.page.grows)

    def top(self) -> i64:
        """Return the kind of the pending decision, or 0 if there is none."""
        return self.pending & SHORT_KIND

    def argument(self) -> i64:
        """Return the argument of the pending decision."""
        return (self.pending >> SHORT_FIRST) & SHORT_ARGUMENT

    def push(self, kind: i64, argument: i64) -> None:
        """Put a decision on the stack."""
        self.pending = (self.pending << SHORT_BITS) | kind | (argument << SHORT_FIRST)

    def pop(self) -> None:
        """Take the top decision off the stack."""
        self.pending >>= SHORT_BITS

    # --- legal ------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Return the player's actions."""
        out = vec[i64](capacity=32)
        kind = self.top()
        if kind == 0:
            return self.legal_steps(out)
        if kind == CHOOSE:
            for symbol in range(self.argument()):
                out = append(out, SYMBOL + symbol)
            return out
        if kind == PLACE and self.argument() < DETACHED_DIE and self.circles(DETACH) > 0:
            out = append(out, USE_DETACH)
        out = list_cells(out, self.cells())
        if kind == SECOND_MOUSE:
            out = append(out, ENOUGH)  # R23: one mouse or two
        return out

    def cells(self) -> i64:
        """Return the cells that answer the pending decision."""
        kind = self.top()
        if kind == PLACE:
            return self.open if self.argument() >= DETACHED_DIE else self.die_cells()
        if kind == CROSS_OUT:
            return self.loose_numbers()
        if kind == ROOM:
            return self.room_cells()
        if kind == GROW:
            return self.growth_cells()
        if kind == SECOND_MOUSE:
            return self.open & self.page.near(as_set(self.argument()))
        if kind == STAR:
            return self.open & self.page.stars
        return self.open

    def die_cells(self) -> i64:
        """Return the cells for the next die: empty, and touching this round's others (R5)."""
        if self.linked == 0:  # ruling 1: dice that were detached link nothing
            return self.open
        if self.diagonal:  # R20
            return self.open & self.page.around(self.linked)
        return self.open & self.page.near(self.linked)

    def loose_numbers(self) -> i64:
        """Return the cells with a number that is in no room."""
        drawn = self.drawn
        return (drawn[0] | drawn[1] | drawn[2] | drawn[3]) & ~self.roomed

    def growth_cells(self) -> i64:
        """Return the cells that the area can grow by next (R30, ruling 12)."""
        if self.gathered != 0:
            return self.free & self.page.near(self.gathered)
        cells = self.page.groups_of(self.free, self.argument())
        if self.page.touching:  # a shape that touches the area can begin where it touches
            cells &= self.page.near(self.page.grid & ~self.free)
        return cells

    def growth_room(self) -> i64:
        """Return the free parts of the grid that the area can grow into (ruling 12)."""
        page = self.page
        if not page.touching:
            return self.free
        return page.group(page.near(page.grid & ~self.free), self.free)

    def legal_steps(self, out: vec[i64]) -> vec[i64]:
        """List what can be done between dice: take one, use an ability, finish."""
        cells = self.die_cells()
        left = self.need - self.used
        if left > 0:
            out = self.legal_dice(out, cells, left)
        return self.legal_uses(out, cells, left)

    def legal_dice(self, out: vec[i64], cells: i64, left: i64) -> vec[i64]:
        """List the dice to take, and to turn."""
        fits = cells != 0 or (self.open != 0 and self.circles(DETACH) > 0)
        tracked = self.page.on_track
        for face in range(SYMBOL_COUNT):
            # Ruling 2: a cat that goes to the track always fits.
            if self.unused(face) > 0 and (fits or (face == CAT and tracked)):
                out = append(out, DIE + face)
        if left >= 2 and fits and self.circles(DOUBLE_CELL) > 0:
            for face in range(SYMBOL_COUNT):
                # R19: two dice alike. Ruling 3: not for cats that go to the track.
                if self.unused(face) >= 2 and not (face == CAT and tracked):
                    out = append(out, DOUBLE + face)
        turns = self.circles(NUMBER_FOR_MOUSE) + self.circles(PLUS_MINUS_ONE)
        if turns + self.circles(SWAP) + self.circles(ANIMAL_FOR_NUMBER) == 0:
            return out
        for face in range(SYMBOL_COUNT):
            if self.unused(face) > 0:
                for wanted in range(SYMBOL_COUNT):
                    ability = turned_by(face, wanted)
                    if ability >= 0 and self.circles(ability) > 0:
                        out = append(out, TURN + face * SYMBOL_COUNT + wanted)
        return out

    def legal_uses(self, out: vec[i64], cells: i64, left: i64) -> vec[i64]:
        """List the abilities that do not work on a die, and the end of the round (R11)."""
        if self.circles(MORE_OR_FEWER) > 0:  # R16, ruling 2: between one and four dice
            if self.need < DICE:
                out = append(out, USE_MORE)
            if left > 0 and self.need > 1:
                out = append(out, USE_FEWER)
        # Ruling 4: a number can only be moved if an empty cell is left for it.
        if self.open != 0 and self.circles(MOVE_NUMBER) > 0 and self.loose_numbers() != 0:
            out = append(out, USE_MOVE)
        if left > 0 and not self.diagonal and self.circles(DIAGONAL) > 0:
            out = append(out, USE_DIAGONAL)
        if self.open != 0 and self.circles(WRITE_3) > 0:
            out = append(out, USE_WRITE_3)
        if self.may_finish(cells, left):
            out = append(out, DONE)
        return out

    def may_finish(self, cells: i64, left: i64) -> bool:
        """Ruling 2, 13: all dice are used, or enough of the unused ones fit nowhere (R6)."""
        if left <= 0:
            return True
        if cells != 0:
            return False
        homeless = DICE - self.used
        if self.page.on_track:
            homeless -= self.unused(CAT)
        return homeless >= left

    # --- apply ------------------------------------------------------------------------------

    def act(self, action: i64) -> None:
        """Carry out one of the player's actions."""
        if action >= DONE:
            self.done = True
        else:
            self.carry_out(action)
            self.settle()

    def carry_out(self, action: i64) -> None:
        """Do what an action says, but not yet what follows by itself."""
        if action >= ENOUGH:
            self.pop()
        elif action >= SYMBOL:
            self.choose_symbol(action - SYMBOL)
        elif action >= CELL:
            self.choose_cell(action - CELL)
        elif action >= USE:
            self.use(action)
        elif action >= TURN:
            self.turn_die((action - TURN) // SYMBOL_COUNT, (action - TURN) % SYMBOL_COUNT)
        elif action >= DOUBLE:
            self.spend(DOUBLE_CELL)
            self.take_die(action - DOUBLE)
            self.take_die(action - DOUBLE)
            self.push(PLACE, (action - DOUBLE) + DOUBLED_DIE)
        else:
            self.take_die(action - DIE)
            if action - DIE == CAT and self.page.on_track:
                self.cross_cat()
            else:
                self.push(PLACE, action - DIE)  # R7: animals are drawn like numbers

    def settle(self) -> None:
        """Drop what cannot be carried out (ruling 7, 8), and do what leaves no choice."""
        while self.pending != 0:
            kind = self.top()
            if kind == STAR:
                cells = self.cells()
                if cells & (cells - 1):
                    return
                if cells != 0:
                    self.choose_cell(first(cells))
                else:
                    self.pop()
            elif kind == PLACE or kind == ROOM or kind == GROW or self.cells() != 0:
                return
            else:
                self.pop()
        if self.need == 0:
            self.done = True  # R2: the stars are filled

    def take_die(self, face: i64) -> None:
        """Take the first unused die that shows a face."""
        number: i64 = 0
        while self.die(number) != face:
            number += 1
        self.dice |= USED << (DIE_BITS * number)
        self.used += 1

    def turn_die(self, face: i64, wanted: i64) -> None:
        """R13-R15, R18: turn the first unused die that shows a face; chains go on (ruling 6)."""
        self.spend(turned_by(face, wanted))
        number: i64 = 0
        while self.die(number) != face:
            number += 1
        self.dice ^= (face ^ wanted) << (DIE_BITS * number)

    def use(self, action: i64) -> None:
        """Use an ability that does not change a die."""
        if action == USE_DETACH:  # R12: this die may be written anywhere
            self.spend(DETACH)
            self.pending |= DETACHED_DIE << SHORT_FIRST
        elif action == USE_MORE or action == USE_FEWER:  # R16
            self.spend(MORE_OR_FEWER)
            self.need += 1 if action == USE_MORE else -1
        elif action == USE_MOVE:  # R17
            self.spend(MOVE_NUMBER)
            self.push(CROSS_OUT, 0)
        elif action == USE_DIAGONAL:  # R20
            self.spend(DIAGONAL)
            self.diagonal = True
        else:  # R21
            self.spend(WRITE_3)
            self.push(WRITE, 1)

    def choose_symbol(self, symbol: i64) -> None:
        """Name the symbol that K or a cat of the track writes (R22, R25)."""
        self.pop()
        if symbol == CAT and self.page.on_track:
            self.cross_cat()  # ruling 7: K's cat goes to the track
        else:
            self.push(WRITE, symbol)

    def choose_cell(self, cell: i64) -> None:
        """Answer the pending decision with a cell."""
        kind, argument = self.top(), self.argument()
        here = as_set(cell)
        if kind == ROOM:
            self.gathered |= here
            self.narrow_room()
            return
        self.pop()
        if kind == PLACE:
            if argument < DETACHED_DIE:
                self.linked |= here
            self.write(cell, argument & 7, argument & DOUBLED_DIE != 0)
        elif kind == WRITE:
            self.write(cell, argument, False)
        elif kind == CROSS_OUT:
            self.cross_out(here)
        elif kind == GROW:
            self.grow(here, argument - 1)
        elif kind == FIRST_MOUSE:
            self.write(cell, MOUSE, False)
            self.push(SECOND_MOUSE, cell)
        elif kind == SECOND_MOUSE:
            self.write(cell, MOUSE, False)
        else:
            self.push(STAR, argument + 1)
            self.write(cell, self.die(argument), False)  # ruling 11: whatever was rolled

    def write(self, cell: i64, symbol: i64, double: bool) -> None:
        """Write a symbol into an empty cell; a number may complete a room (R8)."""
        here = as_set(cell)
        self.open &= ~here
        self.drawn[symbol] |= here
        if double:
            self.doubled |= here
        if symbol >= NUMBERS:
            return
        page, loose = self.page, self.drawn[symbol] & ~self.roomed
        if page.near(here) & loose == here and not double:
            return  # alone: the commonest case by far
        sets = room_sets(page, cell, loose, self.doubled, symbol + 2)
        if len(sets) == 1:
            self.close_room(symbol, sets[0])
        elif len(sets) > 1:
            self.gathered = here
            self.push(ROOM, symbol | (cell << 2))
            self.narrow_room()

    def cross_cat(self) -> None:
        """R24: cross the next cat of the track, R25: and write its number."""
        if self.track == len(self.page.track):  # ruling 7: a full track has no effect
            return
        label = self.page.track[self.track]
        self.track += 1
        if label == ANY_NUMBER:
            self.push(CHOOSE, NUMBERS)
        elif label >= 0:
            self.push(WRITE, label)

    def cross_out(self, here: i64) -> None:
        """R17: cross out a number; its cell stays filled (ruling 4: a double moves as one)."""
        symbol: i64 = 0
        while not self.drawn[symbol] & here:
            symbol += 1
        self.drawn[symbol] &= ~here
        self.doubled &= ~here
        self.push(WRITE, symbol)

    # Rooms

    def possible_rooms(self) -> vec[i64]:
        """Return the sets that the room may be, among those with every cell chosen so far."""
        symbol, cell = self.argument() & 3, self.argument() >> 2
        loose = self.drawn[symbol] & ~self.roomed
        found = vec[i64]()
        for cells in room_sets(self.page, cell, loose, self.doubled, symbol + 2):
            if cells & self.gathered == self.gathered:
                found = append(found, cells)
        return found

    def room_cells(self) -> i64:
        """Return the cells that some possible room has and another lacks."""
        cells: i64 = 0
        for room in self.possible_rooms():
            cells |= room
        return cells & ~self.gathered

    def narrow_room(self) -> None:
        """R9: take in the cells that all possible rooms share; one room left is the room."""
        shared = self.page.grid
        rooms = self.possible_rooms()
        for room in rooms:
            shared &= room
        self.gathered = shared
        if len(rooms) == 1:
            symbol = self.argument() & 3
            self.pop()
            self.gathered = 0
            self.close_room(symbol, shared)

    def close_room(self, symbol: i64, cells: i64) -> None:
        """R8: draw the walls and gain a circle. Ruling 1: then growth, then K or L."""
        page = self.page
        self.roomed |= cells
        self.joined_right |= cells & page.not_right & (cells >> 1)
        self.joined_below |= cells & page.not_bottom & (cells >> page.columns)
        self.rooms[symbol] += 1
        if self.immediate(ANY_SYMBOL) == symbol:  # R22
            self.spend(ANY_SYMBOL)
            self.push(CHOOSE, SYMBOL_COUNT)
        elif self.immediate(MICE) == symbol:  # R23
            self.spend(MICE)
            self.push(FIRST_MOUSE, 0)
        if page.grows and self.free != 0:
            size = symbol + 2  # R30: n cells, or as many as hang together
            largest = page.largest_group(self.growth_room())
            if size > largest:
                size = largest
            if size > 0:
                self.push(GROW, size)

    def immediate(self, ability: i64) -> i64:
        """Return the symbol whose rooms bring an ability, or -1."""
        return ((self.places >> (DIE_BITS * ability)) & 15) - 1

    def grow(self, here: i64, left: i64) -> None:
        """Add a cell to the own area, and ask for the next one."""
        self.free &= ~here
        self.open |= here
        self.gathered = self.gathered | here if left > 0 else 0
        if left > 0:
            self.push(GROW, left)


def list_cells(out: vec[i64], cells: i64) -> vec[i64]:
    """Add the actions that choose one of these cells."""
    action = CELL
    while cells != 0:
        if cells & 1:
            out = append(out, action)
        cells >>= 1
        action += 1
    return out
