"""The market of Ankh'or: price markers, stalls, and the two piles that nobody has looked into."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.rng import Rng
from tarsas.games.ankhor.rules_area import COLOUR_COUNT

SLOTS: Final[i64] = 6
TYPE_COUNT: Final[i64] = 7
KINDS: Final[i64] = 35  # colour * 7 + type
NONE: Final[i64] = -1


class Box:
    """What is printed and how much of it there is. Shared by all positions of a game."""

    def __init__(
        self,
        tiles: list[int],
        piles: list[int],
        holes: list[int],
        markers: list[int],
        discs: list[int],
        bonus_tiles: int,
        bonus_points: int,
        tile_points: int,
    ) -> None:
        self.tiles = vec[i64](tiles)  # how many of each kind
        self.piles = vec[i64](piles)
        self.holes = vec[i64](holes)  # of each price space, left to right
        self.markers = vec[i64](markers)  # of each good
        self.discs = vec[i64](discs)  # of each type, for 2, 3 and 4 players
        self.bonus_tiles: i64 = bonus_tiles
        self.bonus_points: i64 = bonus_points
        self.tile_points: i64 = tile_points
        # Tiles are numbered kind by kind, so that a picture can follow each of them.
        self.first_of = vec[i64]()
        self.kind_of = vec[i64]()
        for kind in range(KINDS):
            self.first_of = append(self.first_of, i64(len(self.kind_of)))
            for _ in range(self.tiles[kind]):
                self.kind_of = append(self.kind_of, kind)
        self.hole_count: i64 = 0
        for count in self.holes:
            self.hole_count += count

    def colour(self, tile: i64) -> i64:
        """Return a tile's colour."""
        return self.kind_of[tile] // TYPE_COUNT

    def type(self, tile: i64) -> i64:
        """Return what a tile shows."""
        return self.kind_of[tile] % TYPE_COUNT


class Market:
    """Price spaces, the slots under them, and what is known of the piles."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.prices = vec[i64]()  # space * 5 + good: markers
        self.markers = vec[i64]()  # those not placed yet, of each good
        self.filled: i64 = 0  # markers placed
        self.slots = vec[i64]()  # the number of a tile, or NONE
        self.pool = vec[i64]()  # tiles in the piles, of each kind
        self.unseen = vec[i64]()  # tiles in the piles whose back is hidden, of each colour
        self.piles = vec[i64]()  # how many tiles each has
        self.tops = vec[i64]()  # the colour on top of each, or NONE

    def set_up(self) -> None:
        """Lay out the empty market with two full piles."""
        box = self.box
        self.prices = vec[i64]([0] * (SLOTS * COLOUR_COUNT))
        self.markers = box.markers[:]
        self.slots = vec[i64]([NONE] * SLOTS)
        self.pool = box.tiles[:]
        self.unseen = vec[i64]([0] * COLOUR_COUNT)
        for kind in range(KINDS):
            self.unseen[kind // TYPE_COUNT] += box.tiles[kind]
        self.piles = box.piles[:]
        self.tops = vec[i64]([NONE, NONE])

    def clone(self) -> "Market":
        """Return an independent copy."""
        copy = Market(self.box)
        copy.prices = self.prices  # shared: put_marker() replaces them
        copy.markers = self.markers
        copy.filled = self.filled
        copy.slots = self.slots[:]
        copy.pool = self.pool[:]
        copy.unseen = self.unseen[:]
        copy.piles = self.piles[:]
        copy.tops = self.tops[:]
        return copy

    # --- price markers ----------------------------------------------------------------------

    def next_space(self) -> i64:
        """Return the space of the next empty hole."""
        space, hole = i64(0), self.filled
        while hole >= self.box.holes[space]:
            hole -= self.box.holes[space]
            space += 1
        return space

    def put_marker(self, good: i64) -> None:
        """Put a marker into the next hole; clones keep the prices they had."""
        self.prices = self.prices[:]
        self.markers = self.markers[:]
        self.prices[self.next_space() * COLOUR_COUNT + good] += 1
        self.markers[good] -= 1
        self.filled += 1

    def marker_shares(self) -> vec[i64]:
        """Return for each good in how many ways the holes can be filled if it comes next."""
        shares = vec[i64]()
        for good in range(COLOUR_COUNT):
            ways: i64 = 0
            if self.markers[good] > 0:
                trial = self.clone()
                trial.put_marker(good)
                ways = trial.fillings(0)
            shares = append(shares, ways)
        return shares

    def fillings(self, space: i64) -> i64:
        """Count the ways to fill the empty holes so that no space shows three alike (R1).

        Inclusion and exclusion: all ways, less those in which a space is spoilt by some good.
        """
        if space == SLOTS:
            return self.orders()
        ways = self.fillings(space + 1)
        for good in range(COLOUR_COUNT):
            missing = self.spoils(space, good)
            if 0 <= missing <= self.markers[good]:
                self.markers[good] -= missing
                ways -= self.fillings(space + 1)
                self.markers[good] += missing
        return ways

    def spoils(self, space: i64, good: i64) -> i64:
        """Return how many more of a good make three alike on a space, or -1 if none can."""
        if self.box.holes[space] < 3:
            return -1
        for other in range(COLOUR_COUNT):
            if other != good and self.prices[space * COLOUR_COUNT + other] > 0:
                return -1
        return 3 - self.prices[space * COLOUR_COUNT + good]

    def orders(self) -> i64:
        """Return in how many orders the markers left can come."""
        ways, placed = i64(1), i64(0)
        for good in range(COLOUR_COUNT):
            for n in range(self.markers[good]):
                placed += 1
                ways = ways * placed // (n + 1)
        return ways

    def draw_marker(self, rng: Rng) -> i64:
        """Sample the next marker: fill all holes at random, and again while one shows three alike.

        That is the rule itself (R1), and quicker than counting the ways.
        """
        while True:
            trial = self.clone()
            first = NONE
            fair = True
            while fair and trial.filled < self.box.hole_count:
                good, left = i64(0), rng.below(self.box.hole_count - trial.filled)
                while left >= trial.markers[good]:
                    left -= trial.markers[good]
                    good += 1
                if first == NONE:
                    first = good
                space = trial.next_space()
                trial.put_marker(good)
                fair = trial.prices[space * COLOUR_COUNT + good] < 3
            if fair:
                return first

    # --- piles ------------------------------------------------------------------------------

    def hidden_top(self) -> i64:
        """Return a pile whose top colour is to be seen now, or NONE."""
        for pile in range(i64(2)):
            if self.piles[pile] > 0 and self.tops[pile] == NONE:
                return pile
        return NONE

    def reveal(self, pile: i64, colour: i64) -> None:
        """A tile becomes the top: its back shows (ruling 14)."""
        self.tops[pile] = colour
        self.unseen[colour] -= 1

    def draw_tile(self, pile: i64, type_: i64) -> None:
        """Put the top tile of a pile, face up, into the first empty slot."""
        kind = self.tops[pile] * TYPE_COUNT + type_
        drawn_before = self.box.tiles[kind] - self.pool[kind]
        self.slots[self.first_gap()] = self.box.first_of[kind] + drawn_before
        self.pool[kind] -= 1
        self.piles[pile] -= 1
        self.tops[pile] = NONE

    def draw_share(self, shares: vec[i64], first: i64, count: i64, rng: Rng) -> i64:
        """Sample a place among `count` shares from `first` on."""
        total: i64 = 0
        for i in range(count):
            total += shares[first + i]
        left = rng.below(total)
        place: i64 = 0
        while left >= shares[first + place]:
            left -= shares[first + place]
            place += 1
        return place

    # --- slots ------------------------------------------------------------------------------

    def first_gap(self) -> i64:
        """Return the leftmost empty slot, or NONE."""
        for slot in range(SLOTS):
            if self.slots[slot] == NONE:
                return slot
        return NONE

    def first_tile(self) -> i64:
        """Return the leftmost slot with a tile, or NONE."""
        for slot in range(SLOTS):
            if self.slots[slot] != NONE:
                return slot
        return NONE

    def is_empty(self) -> bool:
        """Say whether neither slots nor piles have a tile."""
        return self.first_tile() == NONE and self.piles[0] + self.piles[1] == 0

    def can_refresh(self, discards: bool) -> bool:
        """Say whether new tiles would change anything (ruling 2)."""
        gap = self.first_gap()
        if discards and self.first_tile() != NONE:
            return True
        if gap == NONE:
            return False
        if self.piles[0] + self.piles[1] > 0:
            return True
        for slot in range(gap + 1, SLOTS):
            if self.slots[slot] != NONE:
                return True
        return False

    def clear(self, discards: bool) -> None:
        """Discard the leftmost tile where that is the rule, and slide the rest left (R9)."""
        if discards and self.first_tile() != NONE:
            self.slots[self.first_tile()] = NONE
        place: i64 = 0
        for slot in range(SLOTS):
            tile = self.slots[slot]
            if tile != NONE:
                self.slots[slot] = NONE
                self.slots[place] = tile
                place += 1

    # --- for tests --------------------------------------------------------------------------

    def audit(self) -> list[str]:
        """Recount piles and markers."""
        wrong: list[str] = []
        if sum(self.pool) != self.piles[0] + self.piles[1]:
            wrong.append("piles and pool differ")
        for colour in range(COLOUR_COUNT):
            hidden = sum(self.pool[colour * TYPE_COUNT + t] for t in range(TYPE_COUNT))
            if hidden - list(self.tops).count(colour) != self.unseen[colour]:
                wrong.append(f"unseen tiles of colour {colour}")
            placed = sum(self.prices[s * COLOUR_COUNT + colour] for s in range(SLOTS))
            if placed + self.markers[colour] != self.box.markers[colour]:
                wrong.append(f"markers of good {colour}")
        if max(self.prices) > 2:
            wrong.append("a space shows three alike")
        return wrong
