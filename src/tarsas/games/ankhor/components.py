"""Ankh'or's components: from `components.toml` to the tables that the rules use."""

from functools import lru_cache

import msgspec

from tarsas.core.components import Tree, shape, wrong
from tarsas.games.ankhor.rules import LAST_TILE, MOST_ANKHS, MOST_GOODS
from tarsas.games.ankhor.rules_area import MOST_TILES
from tarsas.games.ankhor.rules_holdings import COLOURS, DISC_COUNT, GOODS, SCRIBE, STOREHOUSE, TYPES
from tarsas.games.ankhor.rules_market import SLOTS, TYPE_COUNT, Box

# Every purchase of a scribe after the last but one tile adds one more tile.
MOST_SCRIBES = MOST_TILES - LAST_TILE
FULL_HAND = MOST_GOODS + MOST_ANKHS


class TileCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of one colour there are, by what they show."""

    jackal: int
    scarab: int
    falcon: int
    vp2: int
    storehouse: int
    scribe: int
    desert: int


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of each colour, and the points printed on a vp2."""

    blue: TileCounts
    white: TileCounts
    black: TileCounts
    green: TileCounts
    red: TileCounts
    points: int


class Piles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles each pile has."""

    sizes: list[int]


class Markers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many price markers of each good there are."""

    fish: int
    ivory: int
    charcoal: int
    reeds: int
    cloth: int


class MarketBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The price spaces and their markers."""

    holes: list[int]
    markers: Markers


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many discs of each type are used, for two, three and four players."""

    discs: list[int]


class BonusTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus tiles."""

    tiles: int
    points: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    tiles: Tiles
    piles: Piles
    market: MarketBoard
    stock: Stock
    bonus: BonusTiles


def build_box(tree: Tree) -> Box:
    """Return the tables of a set-up; equal set-ups share one."""
    return _build(msgspec.json.encode(shape(tree, Components)))


@lru_cache(maxsize=16)
def _build(encoded: bytes) -> Box:
    parts = msgspec.json.decode(encoded, type=Components)
    tiles = count_tiles(parts.tiles)
    check_piles(parts.piles.sizes, sum(tiles))
    markers = [getattr(parts.market.markers, good) for good in GOODS]
    check_market(parts.market.holes, markers)
    check_stock(parts.stock.discs, sum(tiles[STOREHOUSE::TYPE_COUNT]))
    for key, count in (
        ("tiles.points", parts.tiles.points),
        ("bonus.tiles", parts.bonus.tiles),
        ("bonus.points", parts.bonus.points),
    ):
        if not 0 <= count <= 100:
            raise wrong("range", f"{key}.value", found=count, low=0, high=100)
    return Box(
        tiles,
        parts.piles.sizes,
        parts.market.holes,
        markers,
        parts.stock.discs,
        parts.bonus.tiles,
        parts.bonus.points,
        parts.tiles.points,
    )


def count_tiles(tiles: Tiles) -> list[int]:
    """Return how many tiles of each kind there are, colour by colour."""
    counts: list[int] = []
    for colour in COLOURS:
        given = getattr(tiles, colour)
        for type_ in TYPES:
            count = getattr(given, type_)
            if not 0 <= count <= 60:
                key = f"tiles.{colour}.value.{type_}"
                raise wrong("range", key, found=count, low=0, high=60)
            counts.append(count)
    if not 7 <= sum(counts) <= 60:
        raise wrong("tiles", "tiles", tiles=sum(counts))
    scribes = sum(counts[SCRIBE::TYPE_COUNT])
    if scribes > MOST_SCRIBES:
        raise wrong("scribes", "tiles", scribes=scribes, most=MOST_SCRIBES)
    return counts


def check_piles(sizes: list[int], tiles: int) -> None:
    """Refuse piles that do not hold the tiles, or a first one that cannot fill the market."""
    if len(sizes) != 2 or sum(sizes) != tiles or sizes[0] < SLOTS or sizes[1] < 0:
        raise wrong("piles", "piles.sizes.value", sizes=str(sizes), tiles=tiles, least=SLOTS)


def check_market(holes: list[int], markers: list[int]) -> None:
    """Refuse price spaces that the markers do not fill, or only with three alike."""
    if len(holes) != SLOTS or not all(1 <= count <= 3 for count in holes):
        raise wrong("holes", "market.holes.value", holes=str(holes), count=SLOTS)
    if sum(markers) != sum(holes) or not all(0 <= count <= 3 for count in markers):
        raise wrong("markers", "market.markers.value", markers=sum(markers), holes=sum(holes))


def check_stock(discs: list[int], storehouses: int) -> None:
    """Refuse so few discs that a player might find none to take."""
    if len(discs) != 3:
        raise wrong("discs", "stock.discs.value", discs=str(discs))
    for players, count in zip((2, 3, 4), discs, strict=True):
        lowest = (players * FULL_HAND + storehouses) // DISC_COUNT + 1
        if not lowest <= count <= 20:
            raise wrong(
                "disc-count", "stock.discs.value", discs=count, players=players, least=lowest
            )
