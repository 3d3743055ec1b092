"""The land of Hunters and Gatherers: tiles edge to edge, and the areas they form.

Numbers in comments (R3, ruling 3) refer to docs/rules/hunters.md.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

# --- constants and tables -------------------------------------------------------------------

# Positions: row * WIDTH + column, the start tile in the middle. No map of MOST_TILES can reach
# the rim, not even with the free cells around it.
WIDTH: Final[i64] = 192
MOST_TILES: Final[i64] = 95
MIDDLE: Final[i64] = 96
ORIGIN: Final[i64] = 18528  # MIDDLE * WIDTH + MIDDLE

# Sides clockwise from north; what they show. 0 is a side nobody has laid yet.
SIDES: Final = ("N", "E", "S", "W")
SIDE_KINDS: Final = ("", "meadow", "forest", "river")
RIVER_SIDE: Final[i64] = 3

# Areas. A river zone belongs to a segment and to a system: they are two nodes of a tile.
MEADOW: Final[i64] = 0
FOREST: Final[i64] = 1
SEGMENT: Final[i64] = 2
SYSTEM: Final[i64] = 3

# A tile has at most NODES nodes; a spot is the number of a laid tile * NODES + the node there.
NODES: Final[i64] = 16

# What an area holds, in lanes of 8 bits of one number, so that joining areas is one addition.
LANE: Final[i64] = 255
DEER: Final[i64] = 0
AUROCHS: Final[i64] = 8
MAMMOTH: Final[i64] = 16
TIGER: Final[i64] = 24
ANIMALS: Final[i64] = 0xFFFFFFFF
FIRE: Final[i64] = 32
DOLMEN: Final[i64] = 40  # whose hunter lies at the dolmen: the seat + 1
GOLD: Final[i64] = 0
MUSHROOMS: Final[i64] = 8
FISH: Final[i64] = 0  # of a segment: in its river and in the lakes at its ends
LAKES: Final[i64] = 8
RAFT: Final[i64] = 16
# Segments and forests: how many of their zones share a tile with another of their kind.
TWINS: Final[i64] = 16
# Segments: the lake at an end, as the laid tile * 2 + the lake's number on it + 1.
END_LAKE: Final[i64] = 24

# Figures in an area: four bits a seat.
SEAT_BITS: Final[i64] = 4

# A free cell next to the land, as one number: where it is, the laid tiles around it (+ 1, seven
# bits each), and the sides it asks for (two bits each) with their mask. Sorted by place.
CELL_PLACE: Final[i64] = 44
CELL_NEAR: Final[i64] = 16
CELL_MASK: Final[i64] = 8

# Powers and other special pieces.
SPECIALS: Final = (
    "",
    "fire",
    "dolmen",
    "shaman",
    "log_boat",
    "hunting_trap",
    "pit_trap",
    "raft",
)
DOLMEN_PIECE: Final[i64] = 2
SHAMAN: Final[i64] = 3
LOG_BOAT: Final[i64] = 4
HUNTING_TRAP: Final[i64] = 5
PIT_TRAP: Final[i64] = 6


class Box:
    """What is printed on the tiles of an edition. Shared by all positions of a game.

    Tile 0 is the start tile, then come the land tiles, from `first_bonus` on the bonus tiles.
    Lists of nodes hold NODES numbers a tile.
    """

    def __init__(
        self,
        edition: str,
        names: list[str],
        faces: list[str],
        node_names: list[str],
        first_bonus: int,
        turns: list[int],
        signatures: list[int],
        side_nodes: list[int],
        node_count: list[int],
        node_kind: list[int],
        node_ends: list[int],
        node_holds: list[int],
        node_lake: list[int],
        lake_fish: list[int],
        split: list[int],
        special: list[int],
        special_node: list[int],
        hunter_barred: list[int],
    ) -> None:
        self.edition: Final = edition
        self.names: Final = names
        self.faces: Final = faces  # as components.toml writes them
        self.node_names: Final = node_names
        self.first_bonus: i64 = first_bonus
        self.turns = vec[i64](turns)  # how many orientations differ: 1, 2 or 4
        # The four sides as the map sees them, two bits each: tile * 4 + turn.
        self.signatures = vec[i64](signatures)
        # Per tile and own side four nodes: first bank, middle, second bank, river system.
        self.side_nodes = vec[i64](side_nodes)
        self.node_count = vec[i64](node_count)
        self.node_kind = vec[i64](node_kind)
        self.node_ends = vec[i64](node_ends)
        self.node_holds = vec[i64](node_holds)
        self.node_lake = vec[i64](node_lake)  # of a segment: number of its lake + 1
        self.lake_fish = vec[i64](lake_fish)  # two lakes a tile
        self.split = vec[i64](split)  # 1 where pieces of one kind must be counted as one tile
        self.special = vec[i64](special)
        self.special_node = vec[i64](special_node)
        self.hunter_barred = vec[i64](hunter_barred)
        self.steps = vec[i64]([-WIDTH, 1, WIDTH, -1])
        self.nodes: i64 = sum(node_count)
        self.tiles: i64 = len(names)


# --- state ----------------------------------------------------------------------------------


class Land:
    """The tiles laid so far and their areas: union-find with counters kept at each root."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.laid = vec[i64]()  # place << 10 | turn << 8 | tile, in the order of laying
        self.first_node = vec[i64]()  # of each laid tile
        self.frontier = vec[i64]()  # free cells next to the land, sorted
        self.split = vec[i64]()  # laid tiles that may give an area two pieces
        self.covered = vec[i64]()  # nodes whose animals a hunting trap covered
        self.pit_trap: i64 = -1  # its spot
        self.nodes: i64 = 0
        self.parent = vec[i64]()
        # Counters of each area, valid at its root.
        self.figures = vec[i64]()  # members, or huts of a system
        self.open_ends = vec[i64]()
        self.size = vec[i64]()  # tiles, or pieces of a forest where these count
        self.holds = vec[i64]()

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay the start tile."""
        nodes = self.box.nodes
        self.parent = vec[i64]([0] * nodes)
        self.figures = vec[i64]([0] * nodes)
        self.open_ends = vec[i64]([0] * nodes)
        self.size = vec[i64]([0] * nodes)
        self.holds = vec[i64]([0] * nodes)
        self.lay(0, 0, ORIGIN, 0)

    def clone(self) -> "Land":
        """Return an independent copy."""
        copy = Land(self.box)
        copy.laid = self.laid[:]
        copy.first_node = self.first_node[:]
        copy.frontier = self.frontier[:]
        copy.split = self.split[:]
        copy.covered = self.covered[:]
        copy.pit_trap = self.pit_trap
        copy.nodes = self.nodes
        copy.parent = self.parent[:]
        copy.figures = self.figures[:]
        copy.open_ends = self.open_ends[:]
        copy.size = self.size[:]
        copy.holds = self.holds[:]
        return copy

    # --- questions --------------------------------------------------------------------------

    def last(self) -> i64:
        """Return the number of the tile laid last."""
        return len(self.laid) - 1

    def tile(self, index: i64) -> i64:
        """Return which tile was laid as the `index`-th."""
        return self.laid[index] & LANE

    def turn(self, index: i64) -> i64:
        """Return its quarter turns clockwise."""
        return (self.laid[index] >> 8) & 3

    def place(self, index: i64) -> i64:
        """Return where it lies."""
        return self.laid[index] >> 10

    def node(self, spot: i64) -> i64:
        """Return the node of a spot."""
        return self.first_node[spot // NODES] + spot % NODES

    def kind(self, spot: i64) -> i64:
        """Return what kind of area a spot belongs to."""
        return self.box.node_kind[self.tile(spot // NODES) * NODES + spot % NODES]

    def root(self, spot: i64) -> i64:
        """Return the area of a spot."""
        return self.find(self.node(spot))

    def find(self, node: i64) -> i64:
        """Return the area of a node, and shorten the way there."""
        parent = self.parent
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    def count(self, area: i64, lane: i64) -> i64:
        """Return how many things of a lane an area holds."""
        return (self.holds[area] >> lane) & LANE

    # --- legal ------------------------------------------------------------------------------

    def fits_anywhere(self, tile: i64) -> bool:
        """Say whether a tile can be laid at all (R2)."""
        signatures = self.box.signatures
        turns = self.box.turns[tile]
        for cell in self.frontier:
            mask = (cell >> CELL_MASK) & LANE
            for turn in range(turns):
                if (signatures[tile * 4 + turn] ^ cell) & mask == 0:
                    return True
        return False

    def placements(self, tile: i64, out: vec[i64], base: i64) -> vec[i64]:
        """Append base + place * 4 + turn for each way to lay a tile (R3)."""
        signatures = self.box.signatures
        turns = self.box.turns[tile]
        for cell in self.frontier:
            mask = (cell >> CELL_MASK) & LANE
            for turn in range(turns):
                if (signatures[tile * 4 + turn] ^ cell) & mask == 0:
                    out = append(out, base + (cell >> CELL_PLACE) * 4 + turn)
        return out

    # --- laying -----------------------------------------------------------------------------

    def lay_at(self, tile: i64, place: i64, turn: i64) -> None:
        """Lay a tile into a free cell next to the land."""
        at = self.cell_index(place)
        cell = self.frontier[at]
        for i in range(at, len(self.frontier) - 1):
            self.frontier[i] = self.frontier[i + 1]
        self.frontier, _ = pop(self.frontier)
        self.lay(tile, turn, place, cell)

    def cell_index(self, place: i64) -> i64:
        """Return where a free cell stands, or would stand, in the sorted frontier."""
        low: i64 = 0
        high: i64 = len(self.frontier)
        while low < high:
            middle = (low + high) >> 1
            if self.frontier[middle] >> CELL_PLACE < place:
                low = middle + 1
            else:
                high = middle
        return low

    def lay(self, tile: i64, turn: i64, place: i64, cell: i64) -> None:
        """Lay a tile, join its areas with those around it, and open the cells beside it."""
        index: i64 = len(self.laid)
        self.laid = append(self.laid, place << 10 | turn << 8 | tile)
        self.first_node = append(self.first_node, self.nodes)
        self.make_nodes(tile, index)
        if self.box.special[tile] == PIT_TRAP:
            self.pit_trap = index * NODES + self.box.special_node[tile]
        signature = self.box.signatures[tile * 4 + turn]
        for side in range(i64(4)):
            near = (cell >> (CELL_NEAR + 7 * side)) & 127
            if near > 0:
                self.join_sides(index, near - 1, side)
            else:
                shows = (signature >> (2 * side)) & 3
                self.open_cell(place + self.box.steps[side], (side + 2) & 3, index, shows)

    def make_nodes(self, tile: i64, index: i64) -> None:
        """Make an area of each node of a tile."""
        box = self.box
        first = self.nodes
        if box.split[tile]:
            self.split = append(self.split, index)
        for local in range(box.node_count[tile]):
            at = tile * NODES + local
            node = first + local
            self.parent[node] = node
            self.open_ends[node] = box.node_ends[at]
            self.size[node] = 1
            self.holds[node] = box.node_holds[at]
            lake = box.node_lake[at]
            if lake > 0:
                self.holds[node] += (index * 2 + lake) << END_LAKE
        self.nodes = first + box.node_count[tile]

    def open_cell(self, place: i64, side: i64, near: i64, shows: i64) -> None:
        """Note in a free cell what the tile at one of its sides shows."""
        added = (near + 1) << (CELL_NEAR + 7 * side)
        added |= 3 << (CELL_MASK + 2 * side) | shows << (2 * side)
        at = self.cell_index(place)
        if at < len(self.frontier) and self.frontier[at] >> CELL_PLACE == place:
            self.frontier[at] |= added
            return
        self.frontier = append(self.frontier, i64(0))
        for i in range(len(self.frontier) - 1, at, -1):
            self.frontier[i] = self.frontier[i - 1]
        self.frontier[at] = place << CELL_PLACE | added

    def join_sides(self, index: i64, near: i64, side: i64) -> None:
        """R4: join the zones of two touching sides, in mirrored order."""
        nodes = self.box.side_nodes
        mine, theirs = self.first_node[index], self.first_node[near]
        my_side = self.tile(index) * 16 + ((side - self.turn(index)) & 3) * 4
        their_side = self.tile(near) * 16 + ((side + 2 - self.turn(near)) & 3) * 4
        middle = nodes[my_side + 1]
        kind = self.box.node_kind[self.tile(index) * NODES + middle]
        self.join(mine + middle, theirs + nodes[their_side + 1], kind)
        if kind == SEGMENT:
            self.join(mine + nodes[my_side], theirs + nodes[their_side + 2], MEADOW)
            self.join(mine + nodes[my_side + 2], theirs + nodes[their_side], MEADOW)
            self.join(mine + nodes[my_side + 3], theirs + nodes[their_side + 3], SYSTEM)

    def join(self, one: i64, other: i64, kind: i64) -> None:
        """Make one area of two, or close a loop."""
        a, b = self.find(one), self.find(other)
        if a != b:
            if self.size[a] < self.size[b]:
                a, b = b, a  # the larger takes in the smaller, so that the way to a root is short
            if kind == SEGMENT:
                self.forget_twice(a, b)
            elif kind == FOREST:
                self.share_tiles(a, b, FOREST)
            self.parent[b] = a
            self.figures[a] += self.figures[b]
            self.open_ends[a] += self.open_ends[b]
            self.size[a] += self.size[b]
            self.holds[a] += self.holds[b]
        self.open_ends[a] -= 2

    def forget_twice(self, a: i64, b: i64) -> None:
        """Ruling 3: a segment counts a tile once, and a lake at both its ends once."""
        self.share_tiles(a, b, SEGMENT)
        lake = self.holds[a] >> END_LAKE
        # Two segments that meet have one closed end each at most, so each knows one lake; after
        # that the segment is complete and its lakes are never asked for again.
        if lake > 0 and lake == self.holds[b] >> END_LAKE:
            tile = self.tile((lake - 1) >> 1)
            self.holds[a] -= self.box.lake_fish[tile * 2 + ((lake - 1) & 1)]

    def share_tiles(self, a: i64, b: i64, kind: i64) -> None:
        """Take off the tiles that lie in both areas (ruling 3, ruling E1)."""
        if self.count(a, TWINS) == 0 or self.count(b, TWINS) == 0:
            return
        for index in self.split:
            in_a = in_b = False
            first, tile = self.first_node[index], self.tile(index)
            for local in range(self.box.node_count[tile]):
                if self.box.node_kind[tile * NODES + local] != kind:
                    continue
                area = self.find(first + local)
                in_a = in_a or area == a
                in_b = in_b or area == b
            if in_a and in_b:
                self.size[a] -= 1

    # --- traps ------------------------------------------------------------------------------

    def nodes_in_range(self, trap: i64) -> vec[i64]:
        """Return the spots in range that belong to the trap's meadow and are not covered."""
        out = vec[i64]()
        meadow, around = self.root(trap), self.place(trap // NODES)
        for index in range(i64(len(self.laid))):
            if not is_near(self.laid[index] >> 10, around):
                continue
            tile = self.tile(index)
            for local in range(self.box.node_count[tile]):
                spot = index * NODES + local
                if self.root(spot) == meadow and not self.is_covered(self.node(spot)):
                    out = append(out, spot)
        return out

    def is_covered(self, node: i64) -> bool:
        """Say whether the animals of a node are covered (ruling E7)."""
        for other in self.covered:
            if other == node:
                return True
        return False

    def animals(self, spot: i64) -> i64:
        """Return the animals printed on a meadow's spot, in lanes."""
        at = self.tile(spot // NODES) * NODES + spot % NODES
        return self.box.node_holds[at] & ANIMALS

    def animals_in_range(self, trap: i64) -> i64:
        """Return the uncovered animals in range of a trap, in lanes."""
        total: i64 = 0
        for spot in self.nodes_in_range(trap):
            total += self.animals(spot)
        return total

    def animals_around(self, place: i64) -> vec[i64]:
        """Return the uncovered animals in range of a place: their meadow << 32 | lanes."""
        out = vec[i64]()
        for index in range(i64(len(self.laid))):
            if not is_near(self.laid[index] >> 10, place):
                continue
            for local in range(self.box.node_count[self.tile(index)]):
                spot = index * NODES + local
                if self.kind(spot) != MEADOW or self.is_covered(self.node(spot)):
                    continue
                if self.animals(spot) > 0:
                    out = append(out, self.root(spot) << 32 | self.animals(spot))
        return out

    def cover_range(self, trap: i64) -> None:
        """R37: cover all animals in range for good."""
        meadow = self.root(trap)
        for spot in self.nodes_in_range(trap):
            if self.animals(spot) > 0:
                self.holds[meadow] -= self.animals(spot)
                self.covered = append(self.covered, self.node(spot))

    # --- for tests and comparison -----------------------------------------------------------

    def audit(self, figures: vec[i64]) -> list[str]:
        """Join all sides anew and compare; `figures` are their nodes * 8 + seats."""
        wrong: list[str] = []
        where: dict[int, i64] = {}
        for index in range(i64(len(self.laid))):
            where[self.place(index)] = index
        if len(where) != len(self.laid):
            wrong.append("two tiles lie on one another")
        fresh = self.fresh_areas(where, wrong)
        self.audit_areas(fresh, figures, wrong)
        for cell in self.frontier:
            if cell >> CELL_PLACE in where:
                wrong.append("a cell of the frontier is not free")
        return wrong

    def fresh_areas(self, where: dict[int, i64], wrong: list[str]) -> "Land":
        """Return the same tiles with areas joined side by side, in another order."""
        fresh = Land(self.box)
        fresh.laid = self.laid
        fresh.first_node = self.first_node
        nodes = self.box.nodes
        fresh.parent = vec[i64]([0] * nodes)
        fresh.figures = vec[i64]([0] * nodes)
        fresh.open_ends = vec[i64]([0] * nodes)
        fresh.size = vec[i64]([0] * nodes)
        fresh.holds = vec[i64]([0] * nodes)
        for index in range(i64(len(self.laid))):
            if fresh.first_node[index] != fresh.nodes:
                wrong.append(f"first node of tile {index}")
            fresh.make_nodes(self.tile(index), index)
        for index in range(i64(len(self.laid)) - 1, i64(-1), i64(-1)):
            place = self.place(index)
            for side in range(i64(3), i64(-1), i64(-1)):
                beside = place + self.box.steps[side]
                near = where.get(beside, i64(-1))
                if near >= 0 and near < index:
                    if self.shows(index, side) != self.shows(near, (side + 2) & 3):
                        wrong.append(f"sides of tiles {index} and {near} differ")
                    fresh.join_sides(index, near, side)
                elif near < 0:
                    at = self.cell_index(beside)
                    found = at < len(self.frontier) and self.frontier[at] >> CELL_PLACE == beside
                    asks = self.frontier[at] >> (2 * ((side + 2) & 3)) & 3 if found else -1
                    if asks != self.shows(index, side):
                        wrong.append(f"the cell beside tile {index}, side {side}")
        if list(fresh.split) != list(self.split):
            wrong.append("the tiles with several pieces of a kind")
        return fresh

    def shows(self, index: i64, side: i64) -> i64:
        """Return what a laid tile shows at a side of the map."""
        return self.box.signatures[self.tile(index) * 4 + self.turn(index)] >> (2 * side) & 3

    def audit_areas(self, fresh: "Land", figures: vec[i64], wrong: list[str]) -> None:
        """Compare the areas and their counters with fresh ones."""
        for figure in figures:
            fresh.figures[fresh.find(figure >> 3)] += 1 << (SEAT_BITS * (figure & 7))
        for node in self.covered:
            index: i64 = 0
            while index + 1 < len(self.laid) and self.first_node[index + 1] <= node:
                index += 1
            spot = index * NODES + node - self.first_node[index]
            fresh.holds[fresh.find(node)] -= self.animals(spot)
        partner = vec[i64]([-1] * self.nodes)
        for node in range(self.nodes):
            mine, theirs = self.find(node), fresh.find(node)
            if partner[theirs] < 0:
                partner[theirs] = mine
                same = (
                    self.open_ends[mine] == fresh.open_ends[theirs]
                    and self.figures[mine] == fresh.figures[theirs]
                    and self.size[mine] == fresh.size[theirs]
                    and (self.holds[mine] ^ fresh.holds[theirs]) & ANIMALS == 0
                )
                if not same:
                    wrong.append(f"counters of the area of node {node}")
            elif partner[theirs] != mine:
                wrong.append(f"the area of node {node} is torn")
        roots = sum(1 for node in range(self.nodes) if self.parent[node] == node)
        if roots != sum(1 for node in range(self.nodes) if fresh.parent[node] == node):
            wrong.append("areas are joined that do not touch")


def is_near(one: i64, other: i64) -> bool:
    """Say whether two places are the same or touch, also at a corner (R37)."""
    # No land reaches the rim, so what is a row and a step away has this difference and no other.
    apart = one - other if one > other else other - one
    return apart <= 1 or WIDTH - 1 <= apart <= WIDTH + 1


def figures_of(figures: i64, seat: i64) -> i64:
    """Return how many figures of an area are a seat's."""
    return (figures >> (SEAT_BITS * seat)) & 15
