"""House of Cats: the printed page, and sets of its cells as the bits of one number."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# --- constants and tables -------------------------------------------------------------------

MOST_CELLS: Final[i64] = 63  # so that a set of cells is a positive number
FULL: Final[i64] = 0x7FFFFFFFFFFFFFFF  # all of them

# Symbols, which are also the faces of a die.
SYMBOLS: Final = ("2", "3", "4", "5", "cat", "mouse")
NUMBERS: Final[i64] = 4  # symbols 0-3 are the numbers 2-5
CAT: Final[i64] = 4
MOUSE: Final[i64] = 5
SYMBOL_COUNT: Final[i64] = 6

# What stands on a cat of the track.
NOTHING: Final[i64] = -1
ANY_NUMBER: Final[i64] = 4  # in place of one of the numbers 0-3

AREA_NAMES: Final = ("red", "blue", "green", "yellow")  # of level 3, in the order of Page.areas

ABILITIES: Final = (
    "detach",
    "number_for_mouse",
    "plus_minus_one",
    "more_or_fewer",
    "swap",
    "move",
    "animal_for_number",
    "double",
    "diagonal",
    "write_3",
    "any_symbol",
    "mice",
)
ABILITY_COUNT: Final[i64] = 12
DETACH: Final[i64] = 0
NUMBER_FOR_MOUSE: Final[i64] = 1
PLUS_MINUS_ONE: Final[i64] = 2
MORE_OR_FEWER: Final[i64] = 3
SWAP: Final[i64] = 4
MOVE_NUMBER: Final[i64] = 5
ANIMAL_FOR_NUMBER: Final[i64] = 6
DOUBLE_CELL: Final[i64] = 7
DIAGONAL: Final[i64] = 8
WRITE_3: Final[i64] = 9
ANY_SYMBOL: Final[i64] = 10
MICE: Final[i64] = 11


def as_set(cell: i64) -> i64:
    """Return the set of one cell."""
    # Not `1 << cell`: compiled, a literal 1 is a C int and loses everything from bit 31 on.
    one = cell - (cell - 1)
    return one << cell


def count(cells: i64) -> i64:
    """Return how many cells a set has."""
    found: i64 = 0
    while cells != 0:
        cells &= cells - 1
        found += 1
    return found


def first(cells: i64) -> i64:
    """Return the lowest cell of a set that is not empty."""
    cell: i64 = 0
    while not cells & 1:
        cells >>= 1
        cell += 1
    return cell


def turned_by(face: i64, wanted: i64) -> i64:
    """Return the ability that turns a die from one face to another, or -1 (R13-R15, R18)."""
    if face == MOUSE:
        return NUMBER_FOR_MOUSE if wanted < NUMBERS else -1
    if face == CAT or face == wanted:
        return -1
    if wanted >= NUMBERS:
        return ANIMAL_FOR_NUMBER
    if wanted == face + 1 or wanted == face - 1:
        return PLUS_MINUS_ONE
    return SWAP if wanted + face == 3 and wanted * face == 0 else -1


class Page:
    """What is printed on a sheet of one level. Shared by all positions of a game.

    Cell row * columns + column is the bit of that number in every set of cells.
    """

    def __init__(
        self,
        level: int,
        rows: int,
        columns: int,
        grid: int,
        start: int,
        stars: int,
        bonus: list[int],
        areas: list[int],
        cheese: list[int],
        track: list[int],
        room_points: list[int],
        letters: str,
        touching: bool,
    ) -> None:
        self.level: i64 = level
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.grid: i64 = grid  # the cells there are
        self.start: i64 = start  # those one may write in from the beginning
        self.stars: i64 = stars
        self.bonus = vec[i64](bonus)  # the bonus cells a, b, c, ...
        self.areas = vec[i64](areas)  # level 3: the cells of each coloured area
        self.cheese = vec[i64](cheese)  # levels 1, 4: the lines that end in a cheese; rows first
        self.track = vec[i64](track)
        self.room_points = vec[i64](room_points)
        self.letters: str = letters  # of the abilities, in their order
        self.touching: bool = touching  # ruling 12: growth touches the old area
        self.on_track: bool = level == 1  # R24: cats are crossed, not drawn
        self.by_line: bool = level == 2 or level == 4  # R27, R31: mice score by row and column
        self.grows: bool = level == 4
        self.penalty: i64 = 0 if level == 4 else 1
        self.lines = vec[i64]()  # every row, then every column
        for row in range(self.rows):
            self.lines = append(self.lines, self.row(row) & self.grid)
        for column in range(self.columns):
            self.lines = append(self.lines, self.column(column) & self.grid)
        # Of the whole rectangle: a corner may be touched across a place without a cell.
        self.not_left: i64 = self.rectangle() & ~self.column(0)
        self.not_right: i64 = self.rectangle() & ~self.column(self.columns - 1)
        self.not_bottom: i64 = self.rectangle() & ~self.row(self.rows - 1)

    def rectangle(self) -> i64:
        """Return all places, those without a cell too."""
        places = self.rows * self.columns
        return FULL if places == MOST_CELLS else as_set(places) - 1

    def row(self, number: i64) -> i64:
        """Return the places of a row."""
        return (as_set(self.columns) - 1) << (number * self.columns)

    def column(self, number: i64) -> i64:
        """Return the places of a column."""
        places: i64 = 0
        for row in range(self.rows):
            places |= as_set(row * self.columns + number)
        return places

    def is_row(self, line: i64) -> bool:
        """Say whether a line is one of the rows."""
        for number in range(self.rows):
            if self.lines[number] == line:
                return True
        return False

    def beside(self, places: i64) -> i64:
        """Return the places left and right of a set, and the set itself."""
        return places | ((places & self.not_right) << 1) | ((places & self.not_left) >> 1)

    def above_below(self, places: i64) -> i64:
        """Return the places above and below a set."""
        # The bottom row stays out, so that nothing is shifted past the 63rd bit.
        return ((places & self.not_bottom) << self.columns) | (places >> self.columns)

    def near(self, cells: i64) -> i64:
        """Return a set with all cells that touch it with a side."""
        return (self.beside(cells) | self.above_below(cells)) & self.grid

    def around(self, cells: i64) -> i64:
        """Return a set with all cells that touch it with a side or a corner."""
        wide = self.beside(cells)
        return (wide | self.above_below(wide)) & self.grid

    def group(self, seed: i64, within: i64) -> i64:
        """Return the cells of `within` that hang together with `seed`."""
        found = seed & within
        while True:
            grown = self.near(found) & within
            if grown == found:
                return found
            found = grown

    def largest_group(self, cells: i64) -> i64:
        """Return the size of the largest connected part of a set."""
        best: i64 = 0
        while cells != 0:
            part = self.group(cells & -cells, cells)
            cells &= ~part
            size = count(part)
            if size > best:
                best = size
        return best

    def groups_of(self, cells: i64, size: i64) -> i64:
        """Return the cells of all connected parts of a set that have at least `size` cells."""
        found: i64 = 0
        while cells != 0:
            part = self.group(cells & -cells, cells)
            cells &= ~part
            if count(part) >= size:
                found |= part
        return found


# --- rooms ----------------------------------------------------------------------------------


def room_sets(page: Page, cell: i64, loose: i64, doubled: i64, number: i64) -> vec[i64]:
    """Return every set of cells that may become the room of the number just written in `cell`.

    `loose` are the cells with this number that are in no room. Each set is connected and
    contains `cell`: without it no group counted enough, or its room would stand already.
    Corners never join (ruling 5).
    """
    seed = as_set(cell)
    group = page.group(seed, loose)
    weight = count(group) + count(group & doubled)
    if weight < number:
        return vec[i64]()
    if weight == number:
        return vec[i64]([group])
    weight = 2 if seed & doubled else 1
    frontier = page.near(seed) & group & ~seed
    sets = extend(page, seed, weight, frontier, seed, group, doubled, number, vec[i64]())
    if len(sets) == 0:  # ruling 3: double cells may leave only sets that count one too many
        sets = extend(page, seed, weight, frontier, seed, group, doubled, number + 1, vec[i64]())
    return sets


def extend(
    page: Page,
    chosen: i64,
    weight: i64,
    frontier: i64,
    seen: i64,
    group: i64,
    doubled: i64,
    wanted: i64,
    sets: vec[i64],
) -> vec[i64]:
    """Add every connected set that holds `chosen` and counts `wanted`, each one once.

    `seen` are the cells already chosen or ruled out; `frontier` those to decide on next.
    """
    if weight == wanted:
        return append(sets, chosen)
    if weight > wanted:
        return sets
    while frontier != 0:
        cell = frontier & -frontier
        frontier &= ~cell
        seen |= cell
        more = 2 if cell & doubled else 1
        fresh = page.near(cell) & group & ~seen & ~frontier
        sets = extend(
            page,
            chosen | cell,
            weight + more,
            frontier | fresh,
            seen,
            group,
            doubled,
            wanted,
            sets,
        )
    return sets
