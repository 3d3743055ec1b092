"""What the things of Ankh'or are called: discs, tiles, places and groups, as messages."""

from collections.abc import Iterator, Sequence

from tarsas.core.text import Args, Message, joined, listed
from tarsas.games.ankhor.notation import spot_name
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_area import CELLS, FAMILIES, GREAT, below, right, size, touches
from tarsas.games.ankhor.rules_holdings import COLOURS, DISCS, TYPES, family_name
from tarsas.games.ankhor.rules_market import TYPE_COUNT

# Discs


def disc(number: int) -> Message:
    """Return the name of a disc."""
    return Message(f"disc-{DISCS[number]}")


def disc_list(counts: Sequence[int]) -> Message:
    """Return discs as a list, goods first; a dash for none."""
    items = [
        Message("discs", {"count": count, "disc": disc(number)})
        for number, count in enumerate(counts)
        if count
    ]
    return listed(items) if items else Message("nothing")


def some(counts: Sequence[int], how: str) -> Message:
    """Return discs in the middle of a sentence: as its `object`, or as what is paid (`for`)."""
    items = [
        Message(f"some-{how}", {"count": count, "disc": DISCS[number]})
        for number, count in enumerate(counts)
        if count
    ]
    return joined(items, "both") if items else Message("none-for")


def about_disc(number: int) -> Message:
    """Return what a disc is good for."""
    if number >= len(COLOURS):
        return Message("about-ankh")
    return Message("about-good", {"disc": disc(number), "colour": colour_name(number)})


def unpacked(price: int) -> list[int]:
    """Return a price, which the rules keep in two bits a good, good by good."""
    return [price >> 2 * good & 3 for good in range(len(COLOURS))]


# Tiles


def colour_name(number: int) -> Message:
    """Return the name of a tile's colour."""
    return Message(f"colour-{COLOURS[number]}")


def tile(state: Ankhor, number: int) -> Message:
    """Return the name of a tile."""
    return tile_of_kind(int(state.box.kind_of[number]))


def tile_of_kind(number: int) -> Message:
    """Return the name of a tile of some kind."""
    colour, type_ = divmod(int(number), int(TYPE_COUNT))
    return Message("tile", {"colour": colour_name(colour), "type": Message(f"type-{TYPES[type_]}")})


def tile_object(state: Ankhor, number: int) -> Message:
    """Return the name of a tile as the object of a sentence."""
    colour, type_ = divmod(int(state.box.kind_of[number]), int(TYPE_COUNT))
    return Message("tile-object", {"colour": colour_name(colour), "type": TYPES[type_]})


def lying(state: Ankhor, seat: int, number: int) -> Message:
    """Return the tile on a spot as the object of a sentence."""
    area = state.areas[seat]
    return tile_object(state, area.tiles[area.index_at(number)])


def tiles_left(state: Ankhor, colour: int) -> Message:
    """Return the tiles of a colour that are still in the piles; a dash for none."""
    pool = state.market.pool
    counts = [int(pool[colour * TYPE_COUNT + type_]) for type_ in range(TYPE_COUNT)]
    return tile_counts(counts)


def tile_counts(counts: Sequence[int]) -> Message:
    """Return how many tiles of each type there are."""
    items = [
        Message("tiles-vp2", {"count": count})
        if TYPES[type_] == "vp2"
        else Message("tiles", {"count": count, "type": Message(f"type-{TYPES[type_]}")})
        for type_, count in enumerate(counts)
        if count
    ]
    return listed(items) if items else Message("nothing")


def about_type(type_: int) -> Message:
    """Return what a type of tile is good for."""
    return Message(f"about-{TYPES[type_]}")


# Places


def place_name(number: int) -> Message:
    """Return a place as people find it on the board: n13, or n13–o14 on the first level."""
    first: Args = column_and_row(number % int(CELLS))
    if number < CELLS:
        return Message("spot", first)
    last = column_and_row(int(right(below(number - CELLS))))
    return Message("spot-roof", {**first, "last": Message("spot", last)})


def spot_onto(number: int) -> Message:
    """Return a place on the ground as where something goes."""
    return Message("spot-onto", column_and_row(number))


def spot_from(number: int) -> Message:
    """Return a place on the ground as where something comes from."""
    return Message("spot-from", column_and_row(number))


def column_and_row(cell: int) -> Args:
    """Return the column and the row of a cell."""
    name = spot_name(cell)
    return {"column": name[0], "row": int(name[1:])}


def neighbours(state: Ankhor, seat: int, number: int, but: int = -1) -> Message:
    """Return the tiles of an area that touch a place, but the one that lies on `but`."""
    area = state.areas[seat]
    near = [
        tile(state, area.tiles[i])
        for i in range(area.count)
        if area.spots[i] != but and touches(area.spots[i], number)
    ]
    return listed(near)


# Groups


def family(number: int) -> Message:
    """Return a colour or an animal as what groups are made of."""
    return Message(f"family-{family_name(number)}")


def groups(state: Ankhor, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the groups of an area: its colour or animal, and the mask of its tiles."""
    area = state.areas[seat]
    for number in range(FAMILIES):
        left_over = int(area.grouped(number))
        while left_over:
            part = int(area.connected(left_over & -left_over, left_over))
            left_over &= ~part
            yield number, part


def one_short(state: Ankhor, seat: int) -> list[int]:
    """Return the colours and animals of which a group lacks one tile for a bonus tile."""
    return [number for number, mask in groups(state, seat) if size(mask) == GREAT - 1]
