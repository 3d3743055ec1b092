"""The tiles as drawings: a symbol for each zone, so that an area can be lit and explained whole."""

import re
from base64 import urlsafe_b64encode
from functools import cache
from hashlib import blake2s
from math import hypot

from tarsas.draw.svg import Attributes, el, group, number, path, symbol, use
from tarsas.games.hunters.faces import Face, face_of
from tarsas.games.hunters.view_forests import forest
from tarsas.games.hunters.view_places import box_of, on_tile, overlap, things_on, turned
from tarsas.games.hunters.view_shapes import (
    CELLS,
    HALF,
    STEP,
    Place,
    Point,
    between,
    cell_centre,
    layout,
    raster,
    room,
)
from tarsas.games.hunters.view_waters import lake, river

# Tiles


@cache
def tile_template(text: str, turn: int, edition: int, start: bool) -> str:
    """Return a tile as it lies, its things upright; {n} stands for the area of its node n."""
    face = face_of(text)
    zones = sorted([*face.zones, *face.lakes], key=lambda zone: "mfkr".index(zone[0]))
    ground = [
        el("use", href=f"#{zone_id(text, zone)}", data_area=nodes_of(face, zone)) for zone in zones
    ]
    parts = [group(*ground, transform=f"rotate({90 * turn})") if turn else "".join(ground)]
    things = [
        use(thing.replace("gold", "menhir") if edition == 2020 else thing, x, y)
        for thing, _, x, y in things_on(text, turn)
    ]
    if start:
        things.append(use("volcano", *turned(*volcano_place(text), turn)))
    if things:
        parts.append(f"<g>{TITLE}{''.join(things)}</g>")
    return "".join(parts)


TITLE = "{title}"
"""Where the explanation of a tile's things goes."""


def nodes_of(face: Face, zone: str) -> str:
    """Return the nodes of a zone: of a river its segment's, then its system's."""
    if zone[0] == "k":
        return f"{{{len(face.zones) + face.waters.index(zone)}}}"
    own = f"{{{face.zones.index(zone)}}}"
    if zone[0] != "r":
        return own
    return f"{own} {{{len(face.zones) + face.waters.index(face.water(zone))}}}"


@cache
def bare_tile(text: str, turn: int, edition: int, start: bool = False) -> str:
    """Return a tile that lies nowhere: in the hand, or as it would lie."""
    drawn = tile_template(text, turn, edition, start).replace(TITLE, "")
    return use("ground", 0, 0) + re.sub(' data-area="[^"]*"', "", drawn)


@cache
def volcano_place(text: str) -> Point:
    """Return where the start tile shows its volcano: where it covers least, far from the water."""
    cells = [place for zone, found in room(text).items() if zone[0] in "mf" for place in found]
    taken = [box_of(thing, x, y) for thing, _, x, y in things_on(text, 0)]
    water = list(layout(text).lakes.values())

    def against(place: Place) -> tuple[float, float]:
        x, y = on_tile("volcano", place[0], place[1])
        covered = sum(overlap(box_of("volcano", x, y), box) for box in taken)
        return covered, -min((hypot(x - a, y - b) for a, b in water), default=0.0)

    x, y, _ = min(cells, key=against)
    return on_tile("volcano", x, y)


# Symbols


def terrain(face: Face) -> str:
    """Return a face without what its zones hold: tiles that share it share their symbols."""
    sides = [f"{point}:{'-'.join(zones)}" for point, zones in zip("NESW", face.sides, strict=True)]
    return " ".join([*sides, *[f"{river}>{end}" for river, end in sorted(face.ends.items())]])


@cache
def terrain_id(text: str) -> str:
    """Return what the ids of a terrain's symbols begin with: short, as many refer to them."""
    digest = blake2s(terrain(face_of(text)).encode(), digest_size=3).digest()
    return f"l-{urlsafe_b64encode(digest).decode()[:3]}"


def zone_id(text: str, zone: str) -> str:
    """Return the id of a zone's symbol."""
    return terrain_id(text) + zone


def ground_symbol() -> str:
    """Return what lies under all zones of a tile."""
    square: Attributes = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF}
    return symbol("ground", el("rect", fill="var(--hunters-meadow)", **square))


@cache
def terrain_symbols(text: str) -> str:
    """Return the symbols of a face's terrain, zone by zone."""
    plain = terrain(face_of(text))
    face = face_of(plain)
    drawn = {"m": meadow, "f": forest, "r": river, "k": lake}
    zones = [*face.zones, *face.lakes]
    return "".join(symbol(zone_id(text, zone), drawn[zone[0]](plain, zone)) for zone in zones)


def meadow(text: str, zone: str) -> str:
    """Return a meadow: its ground, and tufts of grass."""
    ground = "".join(path(loop) for loop in loops(text, zone))
    tufts = el("path", d=grass(text, zone), stroke="var(--hunters-grass)", stroke_width=1.1)
    return el("path", d=ground, fill="var(--hunters-meadow)") + tufts


def grass(text: str, zone: str) -> str:
    """Return tufts of grass on a meadow."""
    cells = raster(text)
    tufts = []
    for row in range(2, CELLS, 5):
        for column in range(2 + row % 2 * 2, CELLS, 6):
            index = row * CELLS + column
            if cells[index] == zone:
                x, y = cell_centre(index)
                tufts.append(f"M{number(x)} {number(y)}l-1.5-3m2 3l.5-3.5m1 3.5l2-2.5")
    return "".join(tufts) or "M0 0"


# The outlines of meadows


def loops(text: str, zone: str) -> list[list[Point]]:
    """Return the outlines of a meadow, traced around its cells and drawn across their corners."""
    cells = raster(text)
    mine = {divmod(index, CELLS) for index, owner in enumerate(cells) if owner == zone}
    # Each side of a cell towards another zone, from corner to corner with the meadow to the right.
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in mine:
        around = (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        )
        for other, start, end in around:
            if other not in mine:
                after.setdefault(start, []).append(end)
    found = []
    while after:
        corner = next(iter(after))
        walk = [corner]
        while corner in after:
            ends = after[corner]
            following = ends.pop()
            if not ends:
                del after[corner]
            corner = following
            walk.append(corner)
        found.append(softened(walk[:-1]))
    return found


def softened(corners: list[tuple[int, int]]) -> list[Point]:
    """Return an outline through the middles of its steps, but along the tile's rim."""
    points: list[Point] = []
    for here, after in zip(corners, [*corners[1:], corners[0]], strict=True):
        a, b = corner_point(here), corner_point(after)
        on_rim = any(abs(a[i]) == HALF and a[i] == b[i] for i in (0, 1))
        points += [a, b] if on_rim else [between(a, b, 0.5)]
    return straightened(points)


def corner_point(corner: tuple[int, int]) -> Point:
    """Return the corner of a cell of the raster."""
    row, column = corner
    return column * STEP - HALF, row * STEP - HALF


def straightened(points: list[Point]) -> list[Point]:
    """Return an outline without the points that lie on a line between others."""
    kept: list[Point] = []
    for point in points:
        while len(kept) > 1 and on_line(kept[-2], kept[-1], point):
            kept.pop()
        if not kept or kept[-1] != point:
            kept.append(point)
    return kept


def on_line(a: Point, b: Point, c: Point) -> bool:
    """Say whether three points lie on one line."""
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 0.01
