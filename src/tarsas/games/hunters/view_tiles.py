"""The tiles as drawings: a symbol for each zone, so that an area can be lit and explained whole."""

import re
from base64 import urlsafe_b64encode
from functools import cache
from hashlib import blake2s
from math import cos, hypot, pi, sin

from tarsas.draw.svg import Attributes, el, group, number, path, symbol, use
from tarsas.games.hunters.faces import SPRING, Face, face_of
from tarsas.games.hunters.view_places import box_of, on_tile, overlap, things_on, turned
from tarsas.games.hunters.view_shapes import (
    CELLS,
    HALF,
    LAKE_RADIUS,
    RIVER_WIDTH,
    STEP,
    Place,
    Point,
    between,
    cell_centre,
    layout,
    raster,
    room,
)

MOUTH = 4.0  # how far a river's water runs into its lake


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


def forest(text: str, zone: str) -> str:
    """Return a forest: its ground, its edge and its trees."""
    points = layout(text).forests[zone]
    strokes = inner_edge(points) + trees(text, zone)
    ink: Attributes = {"fill": "none", "stroke": "var(--hunters-tree)", "stroke_width": 1.7}
    ground = el("path", d=path(points), fill="var(--hunters-forest)")
    return ground + el("path", d=strokes, stroke_linejoin="round", **ink)


def river(text: str, zone: str) -> str:
    """Return a river between its banks, up to the shore of its lake or to its spring."""
    shapes = layout(text)
    points = shapes.rivers[zone]
    end = shapes.face.ends.get(zone, "")
    shore, mouth = points, points
    if end in shapes.lakes:
        shore = up_to(points, shapes.lakes[end], LAKE_RADIUS)
        mouth = up_to(points, shapes.lakes[end], LAKE_RADIUS - MOUTH)
    look: Attributes = {"fill": "none", "stroke_linejoin": "round"}
    bank: Attributes = {"stroke": "var(--hunters-bank)", "stroke_width": RIVER_WIDTH + 3}
    water: Attributes = {"stroke": "var(--hunters-water)", "stroke_width": RIVER_WIDTH}
    drawn = el("path", d=path(shore, close=False), **bank, **look)
    drawn += el("path", d=path(mouth, close=False), **water, **look)
    return drawn + (spring(*points[-1]) if end == SPRING else "")


def up_to(points: list[Point], middle: Point, radius: float) -> list[Point]:
    """Return a river's course up to where it comes so close to the middle of its lake."""
    course = [points[0]]
    for point in points[1:]:
        before, now = (hypot(p[0] - middle[0], p[1] - middle[1]) for p in (course[-1], point))
        if now < radius:
            share = (before - radius) / (before - now)
            return [*course, between(course[-1], point, share)]
        course.append(point)
    return course


def lake(text: str, zone: str) -> str:
    """Return a lake: a round with some bays, smooth through eight points."""
    x, y = layout(text).lakes[zone]
    wobble = (1.06, 0.97, 1.04, 0.95, 1.07, 0.98, 1.03, 0.96)
    spots = [
        (x + LAKE_RADIUS * 1.06 * w * cos(i * pi / 4), y + LAKE_RADIUS * 1.06 * w * sin(i * pi / 4))
        for i, w in enumerate(wobble)
    ]
    middles = [between(a, b, 0.5) for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)]
    steps = [
        f"Q{number(p[0])} {number(p[1])} {number(m[0])} {number(m[1])}"
        for p, m in zip(spots, middles, strict=True)
    ]
    d = f"M{number(middles[-1][0])} {number(middles[-1][1])}{''.join(steps)}Z"
    bank: Attributes = {"stroke": "var(--hunters-bank)", "stroke_width": 3}
    return el("path", d=d, fill="var(--hunters-water)", **bank)


def spring(x: float, y: float) -> str:
    """Return a spring: a small pool among stones."""
    stones = "".join(
        el("circle", cx=x + dx, cy=y + dy, r=r, fill="var(--hunters-stone)")
        for dx, dy, r in ((-7, -3, 3), (-3, -7, 3.4), (4, -6, 3), (7, -1, 2.6), (-7, 4, 2.6))
    )
    pool = el("circle", cx=x, cy=y, r=6.5, fill="var(--hunters-water)")
    return pool + stones


def inner_edge(points: list[Point]) -> str:
    """Return the parts of a forest's outline that do not lie on the tile's rim."""
    lines: list[list[Point]] = []
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        rim = any(abs(a[i]) == abs(b[i]) == HALF and a[i] == b[i] for i in (0, 1))
        if not rim:
            joined = lines and lines[-1][-1] == a
            if joined:
                lines[-1].append(b)
            else:
                lines.append([a, b])
    return "".join(path(line, close=False) for line in lines)


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


def trees(text: str, zone: str) -> str:
    """Return a forest's trees as massed strokes."""
    cells = raster(text)
    strokes = []
    for row in range(1, CELLS, 2):
        for column in range(1 + row // 2 % 2, CELLS - 1, 2):
            if cells[row * CELLS + column] == zone:
                x, y = cell_centre(row * CELLS + column)
                tall = 6 + (row * 5 + column * 3) % 3
                strokes.append(f"M{number(x - 3)} {number(y + 3)}l3-{tall} 3 {tall}")
    return "".join(strokes) or "M0 0"


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
