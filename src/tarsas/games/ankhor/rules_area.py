"""A player's area in Ankh'or: where tiles may lie, which belong together, which may move.

Cells form a square of 25 × 25 that is closed to a ring in both directions, so that an area which
wanders by moves never reaches an edge. No area can have more than 23 tiles, so it never meets
itself around the ring.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final[i64] = 25
CELLS: Final[i64] = 625
CENTRE: Final[i64] = 312  # where a first tile is put down
# A spot is a cell on the ground, or CELLS + the upper left of four cells on the first level.
SPOTS: Final[i64] = 1250
MOST_TILES: Final[i64] = 23

COLOUR_COUNT: Final[i64] = 5
ANIMAL_COUNT: Final[i64] = 3
FAMILIES: Final[i64] = 8  # five colours, then three animals: what groups are made of
ANY: Final[i64] = 5  # in place of a colour: all of them
GREAT: Final[i64] = 5  # tiles of a group that earns a bonus tile

BLANK: Final = vec[i64]([0] * SPOTS)


def right(cell: i64) -> i64:
    """Return the next cell of the row."""
    return cell + 1 if cell % SIDE != SIDE - 1 else cell + 1 - SIDE


def left(cell: i64) -> i64:
    """Return the cell before in the row."""
    return cell - 1 if cell % SIDE != 0 else cell - 1 + SIDE


def below(cell: i64) -> i64:
    """Return the next cell of the column."""
    return cell + SIDE if cell < CELLS - SIDE else cell + SIDE - CELLS


def above(cell: i64) -> i64:
    """Return the cell before in the column."""
    return cell - SIDE if cell >= SIDE else cell - SIDE + CELLS


def beside(cell: i64, side: i64) -> i64:
    """Return one of the four neighbours of a cell."""
    if side == 0:
        return right(cell)
    if side == 1:
        return below(cell)
    return left(cell) if side == 2 else above(cell)


def carries(cell: i64, spot: i64) -> bool:
    """Say whether a ground cell is one of the four under a spot of the first level."""
    corner = spot - CELLS
    if cell == corner or cell == right(corner):
        return True
    under = below(corner)
    return cell == under or cell == right(under)


def touches(one: i64, other: i64) -> bool:
    """Say whether tiles on two spots are adjacent (R16, ruling 6, ruling 7)."""
    if one < CELLS and other >= CELLS:
        return carries(one, other)
    if other < CELLS and one >= CELLS:
        return carries(other, one)
    a, b = one % CELLS, other % CELLS
    return b == right(a) or b == left(a) or b == below(a) or b == above(a)


def size(mask: i64) -> i64:
    """Return how many tiles a mask holds."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


class Area:
    """The tiles of one player. A mask has one bit per tile, in the order of purchase."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.tiles = vec[i64]()  # their numbers in the box
        self.spots = vec[i64]()
        self.links = vec[i64]()  # masks of the adjacent tiles
        self.members = vec[i64]()  # masks of the tiles of each colour and each animal
        self.ground: i64 = 0
        self.open_stores: i64 = 0  # storehouses that were never covered
        self.stored: i64 = 0  # storehouses that hold a disc
        # What follows from the above, kept because it is asked far more often than it changes.
        self.covered: i64 = 0  # ground tiles with a tile on them
        self.squares: i64 = 0  # free spots of the first level
        self.roofs: i64 = 0  # mask of the colours that may be bought onto one of those
        self.movable: i64 = 0

    def clone(self) -> "Area":
        """Return an independent copy."""
        copy = Area()
        copy.count = self.count
        copy.tiles = self.tiles[:]
        copy.spots = self.spots[:]
        copy.links = self.links[:]
        copy.members = self.members[:]
        copy.ground = self.ground
        copy.open_stores = self.open_stores
        copy.stored = self.stored
        copy.covered = self.covered
        copy.squares = self.squares
        copy.roofs = self.roofs
        copy.movable = self.movable
        return copy

    # --- where tiles may lie ----------------------------------------------------------------

    def index_at(self, spot: i64) -> i64:
        """Return which tile lies on a spot, or -1."""
        for i in range(self.count):
            if self.spots[i] == spot:
                return i
        return -1

    def grid(self) -> vec[i64]:
        """Return for each spot 1 + the tile that lies there, or 0."""
        at = BLANK[:]
        for i in range(self.count):
            at[self.spots[i]] = i + 1
        return at

    def square(self, at: vec[i64], corner: i64) -> i64:
        """Return the mask of the four ground tiles under a spot, or 0 if one is missing."""
        under = below(corner)
        a, b, c, d = at[corner], at[right(corner)], at[under], at[right(under)]
        if a <= 0 or b <= 0 or c <= 0 or d <= 0:
            return 0
        return (1 << (a - 1)) | (1 << (b - 1)) | (1 << (c - 1)) | (1 << (d - 1))

    def list_ground(self, out: vec[i64], base: i64) -> vec[i64]:
        """List, from `base` up, the cells where a bought tile may lie (R13)."""
        if self.count == 0:
            return append(out, base + CENTRE)
        return self.list_reaching(out, base, self.ground)

    def list_reaching(self, out: vec[i64], base: i64, ground: i64) -> vec[i64]:
        """List the free cells that touch every connected part of some ground tiles."""
        at = self.grid()
        parts: i64 = 0
        low, high = CELLS, i64(0)
        left_over = ground
        while left_over != 0:
            part = self.connected(left_over & -left_over, ground)
            left_over &= ~part
            for i in range(self.count):
                if not part & (1 << i):
                    continue
                for side in range(i64(4)):
                    cell = beside(self.spots[i], side)
                    # Free cells that touch all parts so far carry their number, negated.
                    if at[cell] == -parts:
                        at[cell] = -parts - 1
                        low, high = min(low, cell), max(high, cell)
            parts += 1
        for cell in range(low, high + 1):
            if at[cell] == -parts:
                out = append(out, base + cell)
        return out

    def list_roofs(self, out: vec[i64], base: i64, colour: i64) -> vec[i64]:
        """List the free spots of the first level; a bought tile needs its colour there (R14)."""
        at = self.grid()
        low, high = SPOTS, i64(0)
        for i in range(self.count):
            if not self.ground & (1 << i):
                continue
            spot = CELLS + self.spots[i]
            if at[spot] != 0:  # ruling 6: one tile per square
                continue
            under = self.square(at, self.spots[i])
            if under != 0 and (colour == ANY or under & self.members[colour]):
                at[spot] = -1
                low, high = min(low, spot), max(high, spot)
        for spot in range(low, high + 1):
            if at[spot] == -1:
                out = append(out, base + spot)
        return out

    def list_moves(self, out: vec[i64], base: i64, index: i64) -> vec[i64]:
        """List where a tile may move to (R10, R11, ruling 9)."""
        if self.spots[index] >= CELLS:
            return self.list_roofs(out, base, ANY)  # R11: colours are ignored
        rest = self.ground & ~(1 << index)
        return self.list_reaching(out, base, rest)

    def list_spots(self, out: vec[i64], base: i64, mask: i64) -> vec[i64]:
        """List the spots of some tiles, sorted."""
        first = len(out)
        for i in range(self.count):
            if mask & (1 << i):
                action = base + self.spots[i]
                out = append(out, action)
                place = len(out) - 1
                while place > first and out[place - 1] > action:
                    out[place] = out[place - 1]
                    place -= 1
                out[place] = action
        return out

    # --- changes ----------------------------------------------------------------------------

    def add(self, tile: i64, colour: i64, animal: i64, spot: i64) -> None:
        """Put a new tile down; `animal` is -1 for none."""
        bit = i64(1) << self.count
        self.tiles = append(self.tiles, tile)
        self.spots = append(self.spots, spot)
        self.links = append(self.links, i64(0))
        self.count += 1
        self.members[colour] |= bit
        if animal >= 0:
            self.members[COLOUR_COUNT + animal] |= bit
        if spot < CELLS:
            self.ground |= bit
        self.link(self.count - 1)
        self.survey()

    def move(self, index: i64, spot: i64) -> None:
        """Take a tile up and put it down on another spot of its level."""
        for i in range(self.count):
            self.links[i] &= ~(1 << index)
        self.links[index] = 0
        self.spots[index] = spot
        self.link(index)
        self.survey()

    def link(self, index: i64) -> None:
        """Note which tiles a tile just put down is adjacent to."""
        for i in range(self.count):
            if i != index and touches(self.spots[i], self.spots[index]):
                self.links[i] |= 1 << index
                self.links[index] |= 1 << i

    def supports(self, index: i64) -> i64:
        """Return the mask of the tiles under a tile: none for one on the ground."""
        if self.spots[index] < CELLS:
            return 0
        return self.links[index] & self.ground

    def survey(self) -> None:
        """Work out again what may be covered and what may move."""
        at = self.grid()
        self.covered = 0
        self.squares = 0
        self.roofs = 0
        for i in range(self.count):
            self.covered |= self.supports(i)
            if self.spots[i] < CELLS and at[CELLS + self.spots[i]] == 0:
                under = self.square(at, self.spots[i])
                if under != 0:
                    self.squares += 1
                    for colour in range(COLOUR_COUNT):
                        if under & self.members[colour]:
                            self.roofs |= 1 << colour
        self.movable = 0
        for i in range(self.count):
            if self.can_move(i):
                self.movable |= 1 << i

    def can_move(self, index: i64) -> bool:
        """Say whether a tile has another place to go to (ruling 9)."""
        if self.spots[index] >= CELLS:
            return self.squares > 0
        rest = self.ground & ~(1 << index)
        if self.covered & (1 << index) or rest == 0:
            return False
        if self.connected(rest & -rest, rest) == rest:
            return True  # whatever stays has at least three more free neighbours
        return len(self.list_moves(vec[i64](), 0, index)) > 0

    # --- groups -----------------------------------------------------------------------------

    def connected(self, seed: i64, within: i64) -> i64:
        """Return the tiles of `within` that hang together with those of `seed`."""
        found = seed
        fresh = seed
        while fresh != 0:
            reach: i64 = 0
            for i in range(self.count):
                if fresh & (1 << i):
                    reach |= self.links[i]
            fresh = reach & within & ~found
            found |= fresh
        return found

    def grouped(self, family: i64) -> i64:
        """Return the tiles of a colour or animal that touch another of it (R23, R24)."""
        members = self.members[family]
        found: i64 = 0
        for i in range(self.count):
            if members & (1 << i) and self.links[i] & members:
                found |= 1 << i
        return found

    def great_groups(self, family: i64) -> i64:
        """Return how many groups of five or more a colour or animal has (R17)."""
        left_over = self.grouped(family)
        groups: i64 = 0
        while size(left_over) >= GREAT:
            part = self.connected(left_over & -left_over, left_over)
            left_over &= ~part
            if size(part) >= GREAT:
                groups += 1
        return groups

    # --- for tests --------------------------------------------------------------------------

    def audit(self) -> list[str]:
        """Recount what is kept, and check that the tiles lie as they may."""
        wrong: list[str] = []
        spots = [int(spot) for spot in self.spots]
        if len(set(spots)) != len(spots):
            wrong.append("two tiles on one spot")
        for i in range(self.count):
            near = 0
            for j in range(self.count):
                if i != j and touches(self.spots[i], self.spots[j]):
                    near |= 1 << j
            if near != self.links[i]:
                wrong.append(f"links of tile {i}")
            if self.spots[i] >= CELLS and size(self.supports(i)) != 4:
                wrong.append(f"tile {i} hangs in the air")
            if (self.spots[i] < CELLS) != bool(self.ground & (1 << i)):
                wrong.append(f"level of tile {i}")
        if self.ground and self.connected(self.ground & -self.ground, self.ground) != self.ground:
            wrong.append("the ground falls apart")
        if self.stored & ~self.open_stores or self.open_stores & self.covered:
            wrong.append("a covered storehouse is open")
        kept = (self.covered, self.squares, self.roofs, self.movable)
        fresh = self.clone()
        fresh.survey()
        if kept != (fresh.covered, fresh.squares, fresh.roofs, fresh.movable):
            wrong.append("the survey is stale")
        return wrong
