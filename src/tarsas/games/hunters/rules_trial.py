"""A tile laid in thought: the areas it would make, without touching the land.

For those who judge many ways to lay a tile; the rules themselves lay it in rules_land.py, and a
test compares. Numbers in comments (ruling 3) refer to docs/rules/hunters.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.games.hunters.rules_land import (
    ANIMALS,
    CELL_NEAR,
    CELL_PLACE,
    END_LAKE,
    FOREST,
    GOLD,
    HUNTING_TRAP,
    LANE,
    MEADOW,
    NODES,
    PIT_TRAP,
    SEGMENT,
    SYSTEM,
    TWINS,
    Land,
    is_near,
)

# Areas of a trial: one for each node of the tile, then those around it, of which a side has four
# at most.
MOST_AREAS: Final[i64] = 32  # NODES + 4 * 4

ALL_NODES: Final[i64] = 65535  # as bits
NOT_TOUCHED: Final[i64] = -1


class Trial:
    """One tile beside a land, in one place after the other.

    Areas have numbers of their own: the tile's nodes first. Those that become one have one root
    among them, which holds the counters, as in the land.
    """

    def __init__(self, land: Land, tile: i64) -> None:
        self.land: Final = land
        self.tile: Final[i64] = tile
        self.own: Final[i64] = land.box.node_count[tile]
        self.count: i64 = land.box.node_count[tile]
        self.cell: i64 = 0  # where it lies, in the frontier
        # Nodes of the tile that took in others, as bits; at first all, so that all are made.
        self.joined: i64 = ALL_NODES
        self.near: i64 = 0  # figures in all areas that the tile joins, four bits a seat
        self.up = vec[i64]([0] * MOST_AREAS)
        self.figures = vec[i64]([0] * MOST_AREAS)
        self.open_ends = vec[i64]([0] * MOST_AREAS)
        self.size = vec[i64]([0] * MOST_AREAS)
        self.holds = vec[i64]([0] * MOST_AREAS)
        self.roots = vec[i64]([0] * MOST_AREAS)  # in the land, of those around the tile
        self.number = vec[i64]([NOT_TOUCHED] * land.nodes)  # of an area of the land, at its root
        # The pit trap's meadow, a root of the land, and the animals around that trap; of a tile
        # with a trap, those around the tile. As Land.animals_around returns them.
        self.pit: i64 = NOT_TOUCHED
        self.around = vec[i64]()
        self.in_range: bool = False  # whether the tile is
        if land.pit_trap >= 0:
            self.pit = land.root(land.pit_trap)
            self.around = land.animals_around(land.place(land.pit_trap // NODES))

    # --- laying -----------------------------------------------------------------------------

    def lay(self, place: i64, turn: i64) -> None:
        """Lay the tile into a free cell next to the land, in place of where it lay before."""
        self.begin()
        land = self.land
        if land.frontier[self.cell] >> CELL_PLACE != place:
            self.cell = land.cell_index(place)
        cell = land.frontier[self.cell]
        for side in range(i64(4)):
            near = (cell >> (CELL_NEAR + 7 * side)) & 127
            if near > 0:
                self.join_sides(near - 1, side, turn)
        if self.has_trap():
            self.in_range = True
            self.around = land.animals_around(place)
        elif land.pit_trap >= 0:
            self.in_range = is_near(place, land.place(land.pit_trap // NODES))

    def stand(self) -> None:
        """Take the areas of the tile that was laid last as they are."""
        land = self.land
        first = land.first_node[land.last()]
        for local in range(self.own):
            root = land.find(first + local)
            if self.number[root] != NOT_TOUCHED:
                self.up[local] = self.number[root]
                continue
            self.number[root] = local
            self.up[local] = local
            self.figures[local] = land.figures[root]
            self.open_ends[local] = land.open_ends[root]
            self.size[local] = land.size[root]
            self.holds[local] = land.holds[root]

    def begin(self) -> None:
        """Take the tile away from where it lay, and let go of the areas around it."""
        for old in range(self.own, self.count):
            self.number[self.roots[old]] = NOT_TOUCHED
        for local in range(self.own):
            if (self.joined >> local) & 1 != 0:
                self.make_area(local)
        self.count = self.own
        self.near = 0
        self.joined = 0

    def make_area(self, local: i64) -> None:
        """Make an area of a node of the tile, which nothing touches yet."""
        box = self.land.box
        at = self.tile * NODES + local
        self.up[local] = local
        self.figures[local] = 0
        self.open_ends[local] = box.node_ends[at]
        self.size[local] = 1
        self.holds[local] = box.node_holds[at]
        lake = box.node_lake[at]
        if lake > 0:
            self.holds[local] += (len(self.land.laid) * 2 + lake) << END_LAKE

    def join_sides(self, near: i64, side: i64, turn: i64) -> None:
        """R4: join the zones of two touching sides, in mirrored order."""
        land = self.land
        nodes = land.box.side_nodes
        theirs = land.first_node[near]
        laid = land.laid[near]
        my_side = self.tile * 16 + ((side - turn) & 3) * 4
        their_side = (laid & LANE) * 16 + ((side + 2 - (laid >> 8)) & 3) * 4
        middle = nodes[my_side + 1]
        kind = land.box.node_kind[self.tile * NODES + middle]
        self.join(middle, theirs + nodes[their_side + 1], kind)
        if kind == SEGMENT:
            self.join(nodes[my_side], theirs + nodes[their_side + 2], MEADOW)
            self.join(nodes[my_side + 2], theirs + nodes[their_side], MEADOW)
            self.join(nodes[my_side + 3], theirs + nodes[their_side + 3], SYSTEM)

    def join(self, local: i64, node: i64, kind: i64) -> None:
        """Make one area of a node of the tile and a node of the land, or close a loop."""
        up, open_ends = self.up, self.open_ends
        a = local
        while up[a] != a:
            a = up[a]
        b = self.take_in(self.land.find(node))
        if a != b:
            if kind == SEGMENT:
                self.forget_twice(a, b)
            elif kind == FOREST:
                self.share_tiles(a, b, FOREST)
            up[b] = a
            self.figures[a] += self.figures[b]
            open_ends[a] += open_ends[b]
            self.size[a] += self.size[b]
            self.holds[a] += self.holds[b]
        open_ends[a] -= 2
        self.joined |= 1 << a

    def take_in(self, root: i64) -> i64:
        """Return the number of an area of the land, a new one if the tile did not touch it yet."""
        found = self.number[root]
        if found != NOT_TOUCHED:
            return self.top(found)
        land = self.land
        fresh = self.count
        self.count = fresh + 1
        self.number[root] = fresh
        self.roots[fresh] = root
        self.up[fresh] = fresh
        self.figures[fresh] = land.figures[root]
        self.open_ends[fresh] = land.open_ends[root]
        self.size[fresh] = land.size[root]
        self.holds[fresh] = land.holds[root]
        self.near |= land.figures[root]
        return fresh

    def forget_twice(self, a: i64, b: i64) -> None:
        """Ruling 3: a segment counts a tile once, and a lake at both its ends once."""
        self.share_tiles(a, b, SEGMENT)
        lake = self.holds[a] >> END_LAKE
        if lake > 0 and lake == self.holds[b] >> END_LAKE:
            index = (lake - 1) >> 1
            tile = self.tile if index == len(self.land.laid) else self.land.tile(index)
            self.holds[a] -= self.land.box.lake_fish[tile * 2 + ((lake - 1) & 1)]

    def share_tiles(self, a: i64, b: i64, kind: i64) -> None:
        """Take off the tiles that lie in both areas (ruling 3, ruling E1)."""
        if (self.holds[a] >> TWINS) & LANE == 0 or (self.holds[b] >> TWINS) & LANE == 0:
            return
        land, kinds = self.land, self.land.box.node_kind
        for index in land.split:
            in_a = in_b = False
            first, tile = land.first_node[index], land.tile(index)
            for local in range(land.box.node_count[tile]):
                if kinds[tile * NODES + local] != kind:
                    continue
                area = self.area_of(land.find(first + local))
                in_a = in_a or area == a
                in_b = in_b or area == b
            if in_a and in_b:
                self.size[a] -= 1
        if land.box.split[self.tile]:
            in_a = in_b = False
            for local in range(self.own):
                area = self.top(local)
                in_a = in_a or area == a
                in_b = in_b or area == b
            if in_a and in_b:
                self.size[a] -= 1

    # --- questions --------------------------------------------------------------------------

    def kind(self, local: i64) -> i64:
        """Return what kind of area a node of the tile belongs to."""
        return self.land.box.node_kind[self.tile * NODES + local]

    def top(self, area: i64) -> i64:
        """Return the root of an area of the trial."""
        up = self.up
        while up[area] != area:
            area = up[area]
        return area

    def area_of(self, root: i64) -> i64:
        """Return what an area of the land became, or NOT_TOUCHED."""
        found = self.number[root]
        return found if found == NOT_TOUCHED else self.top(found)

    def closes_gold(self) -> bool:
        """Say whether a forest with gold is complete, be its tiles fresh or laid before."""
        box = self.land.box
        for local in range(self.own):
            if box.node_kind[self.tile * NODES + local] == FOREST:
                area = self.top(local)
                if self.open_ends[area] == 0 and (self.holds[area] >> GOLD) & LANE > 0:
                    return True
        return False

    def trapped_in(self, meadow: i64) -> i64:
        """Return the animals of a meadow that a pit trap there makes count twice, in lanes."""
        box = self.land.box
        if box.special[self.tile] == PIT_TRAP:
            trap = self.top(box.special_node[self.tile])
        elif self.pit != NOT_TOUCHED:
            trap = self.area_of(self.pit)
        else:
            return 0
        return self.animals_around(meadow) if trap == meadow else i64(0)

    def animals_around(self, meadow: i64) -> i64:
        """Return the animals of a meadow in range of the trap, in lanes."""
        total: i64 = 0
        for entry in self.around:
            if self.area_of(entry >> 32) == meadow:
                total += entry & ANIMALS
        if self.in_range:
            for local in range(self.own):
                if self.top(local) == meadow:
                    total += self.land.box.node_holds[self.tile * NODES + local] & ANIMALS
        return total

    def has_trap(self) -> bool:
        """Say whether the tile has a trap."""
        special = self.land.box.special[self.tile]
        return special == HUNTING_TRAP or special == PIT_TRAP

    def spring_trap(self) -> i64:
        """R37: cover the animals in range of the tile's hunting trap; return them, in lanes."""
        meadow = self.top(self.land.box.special_node[self.tile])
        near = self.animals_around(meadow)
        self.holds[meadow] -= near
        self.joined |= 1 << meadow
        return near
