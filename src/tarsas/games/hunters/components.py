"""The components of Hunters and Gatherers: from `components.toml` to the tables of the rules."""

from functools import lru_cache
from typing import Literal, TypeVar

import msgspec

from tarsas.core.components import Tree, shape, wrong
from tarsas.games.hunters.faces import SPRING, TERRAINS, Face, read_face
from tarsas.games.hunters.rules import Values
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    FIRE,
    FISH,
    FOREST,
    GOLD,
    LAKES,
    LANE,
    MAMMOTH,
    MEADOW,
    MOST_TILES,
    MUSHROOMS,
    NODES,
    RAFT,
    SEGMENT,
    SIDE_KINDS,
    SPECIALS,
    SYSTEM,
    TIGER,
    TWINS,
    Box,
)

T = TypeVar("T")

AREAS = {"m": MEADOW, "f": FOREST, "r": SEGMENT}
LANES = {
    "deer": DEER,
    "aurochs": AUROCHS,
    "mammoth": MAMMOTH,
    "tiger": TIGER,
    "gold": GOLD,
    "mushrooms": MUSHROOMS,
    "fish": FISH,
}
# The rules keep one pit trap and one hunter at a dolmen.
ONLY_ONE = ("dolmen", "pit_trap")


class EditionValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in which the editions differ."""

    members: int
    huts: int
    forest_unit: Literal["piece", "tile"]
    mushrooms: int
    deer: int
    aurochs: int
    mammoth: int
    fire_takes_hunter: bool


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition: its values, and the faces of its tiles by name."""

    values: EditionValues
    start: dict[str, str]
    land: dict[str, str]
    bonus: dict[str, str]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed on the tiles of both editions."""

    edition_2002: Edition
    edition_2020: Edition


def build_box(tree: Tree, edition: str) -> tuple[Box, Values]:
    """Return the tables of an edition; equal set-ups share them."""
    parts = shape(tree, Components)
    chosen = parts.edition_2002 if edition == "2002" else parts.edition_2020
    return _build(msgspec.json.encode(chosen), edition)


@lru_cache(maxsize=8)
def _build(encoded: bytes, edition: str) -> tuple[Box, Values]:
    parts = msgspec.json.decode(encoded, type=Edition)
    values = parts.values
    check_values(values, f"edition_{edition}.values")
    faces = {
        name: read_face(text, f"edition_{edition}.{table}.{name}")
        for table in ("start", "land", "bonus")
        for name, text in getattr(parts, table).items()
    }
    check_tiles(parts, faces, f"edition_{edition}")
    box = make_box(edition, faces, 1 + len(parts.land), values)
    numbers = (values.members, values.huts, values.mushrooms)
    return box, Values(*numbers, values.deer, values.aurochs, values.mammoth)


def check_values(values: EditionValues, key: str) -> None:
    """Refuse numbers that would break the game."""
    for name, lowest, highest in (
        ("members", 1, 15),
        ("huts", 0, 15),
        ("mushrooms", 0, 20),
        ("deer", 0, 20),
        ("aurochs", 0, 20),
        ("mammoth", 0, 20),
    ):
        if not lowest <= getattr(values, name) <= highest:
            found = getattr(values, name)
            raise wrong("range", f"{key}.{name}", found=found, low=lowest, high=highest)


def check_tiles(parts: Edition, faces: dict[str, Face], key: str) -> None:
    """Refuse sets of tiles that the rules cannot count."""
    if len(parts.start) != 1 or not parts.land or len(faces) > MOST_TILES:
        raise wrong("tiles", key, most=MOST_TILES)
    for piece in ONLY_ONE:
        if sum(face.special == piece for face in faces.values()) > 1:
            raise wrong("two", key, piece=piece)
    for thing in LANES:
        total = sum(found.get(thing, 0) for f in faces.values() for found in f.holds.values())
        if total > LANE:
            raise wrong("total", key, total=total, thing=thing, most=LANE)


def make_box(edition: str, faces: dict[str, Face], first_bonus: int, values: EditionValues) -> Box:
    """Turn faces into the tables of the rules."""
    tiles = [TileTable(face, values.forest_unit == "tile") for face in faces.values()]
    barred = [face.special == "fire" and not values.fire_takes_hunter for face in faces.values()]
    return Box(
        edition,
        list(faces),
        [face.text for face in faces.values()],
        [name for tile in tiles for name in padded(tile.names, "")],
        first_bonus,
        [face.turns() for face in faces.values()],
        [tile.signature(turn) for tile in tiles for turn in range(4)],
        [node for tile in tiles for node in tile.side_nodes()],
        [len(tile.names) for tile in tiles],
        [kind for tile in tiles for kind in padded(tile.kinds, 0)],
        [count for tile in tiles for count in padded(tile.ends(), 0)],
        [lanes for tile in tiles for lanes in padded(tile.holds(), 0)],
        [lake for tile in tiles for lake in padded(tile.end_lakes(), 0)],
        [fish for tile in tiles for fish in tile.lake_fish()],
        [int(tile.is_split) for tile in tiles],
        [SPECIALS.index(face.special) for face in faces.values()],
        [tile.special_node() for tile in tiles],
        [int(flag) for flag in barred],
    )


class TileTable:
    """The nodes of one tile: its meadows, forests and segments, then its river systems."""

    def __init__(self, face: Face, forest_by_tile: bool) -> None:
        self.face = face
        self.names: list[str] = face.zones + face.waters
        self.kinds: list[int] = [int(AREAS[zone[0]]) for zone in face.zones]
        self.kinds += [int(SYSTEM)] * len(face.waters)
        counted = (FOREST, SEGMENT) if forest_by_tile else (SEGMENT,)
        self.twins = [int(kind) for kind in counted if self.kinds.count(int(kind)) > 1]
        self.is_split = bool(self.twins)
        assert len(self.names) <= NODES

    def signature(self, turn: int) -> int:
        """Return the four sides of the map after quarter turns, two bits each."""
        packed = 0
        for side in range(4):
            zones = self.face.sides[(side - turn) % 4]
            packed |= SIDE_KINDS.index(TERRAINS[zones[len(zones) // 2][0]]) << (2 * side)
        return packed

    def side_nodes(self) -> list[int]:
        """Return per side the nodes of its first bank, middle, second bank and river system."""
        found = []
        for side in self.face.sides:
            zones = side if len(side) == 3 else side * 3
            found += [self.face.zones.index(zone) for zone in zones]
            river = zones[1][0] == "r"
            found.append(self.water_node(self.face.water(zones[1])) if river else 0)
        return found

    def water_node(self, water: str) -> int:
        """Return the node of a river system of the tile."""
        return len(self.face.zones) + self.face.waters.index(water)

    def ends(self) -> list[int]:
        """Return how many ends of each node lie open before anything is joined."""
        counts = [0] * len(self.names)
        for side in self.face.sides:
            for zone in side:
                counts[self.face.zones.index(zone)] += 1
                if zone[0] == "r":
                    counts[self.water_node(self.face.water(zone))] += 1
        return counts

    def holds(self) -> list[int]:
        """Return what each node holds, in lanes."""
        face = self.face
        lanes = [0] * len(self.names)
        for node, zone in enumerate(face.zones):
            lanes[node] = self.lanes_of(zone)
            if zone[0] == "r":
                lanes[self.water_node(face.water(zone))] += lanes[node]
                if face.ends.get(zone, SPRING) != SPRING:
                    lanes[node] += self.lanes_of(face.ends[zone])
            lanes[node] += (self.kinds[node] in self.twins) << TWINS
        for lake in face.lakes:
            lanes[self.water_node(lake)] += self.lanes_of(lake) + (1 << LAKES)
        if face.special in ("fire", "raft"):
            lanes[self.special_node()] += 1 << (FIRE if face.special == "fire" else RAFT)
        return lanes

    def lanes_of(self, zone: str) -> int:
        """Return the contents of a zone, in lanes."""
        return sum(n << int(LANES[thing]) for thing, n in self.face.holds.get(zone, {}).items())

    def end_lakes(self) -> list[int]:
        """Return for each segment the number of the lake it ends in, counted from 1."""
        ends = [self.face.ends.get(zone, SPRING) for zone in self.face.zones]
        lakes = [0 if end == SPRING else 1 + self.face.lakes.index(end) for end in ends]
        return lakes + [0] * len(self.face.waters)

    def lake_fish(self) -> list[int]:
        """Return the fish of the tile's two possible lakes."""
        fish = [self.face.amount(lake, "fish") for lake in self.face.lakes]
        return fish + [0] * (2 - len(fish))

    def special_node(self) -> int:
        """Return the node of the special piece."""
        if not self.face.special:
            return 0
        zone = self.face.special_zone
        return self.water_node(zone) if zone[0] == "k" else self.face.zones.index(zone)


def padded(items: list[T], filler: T) -> list[T]:
    """Return a tile's list filled up to NODES."""
    return items + [filler] * (int(NODES) - len(items))
