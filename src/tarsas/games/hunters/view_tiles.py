"""The faces of the tiles as drawings: forests, rivers and lakes laid out from their zones.

A tile is 100 units wide, its centre the origin. Meadows are what is left of the ground, so a
forest must reach the water or the corner that keeps two meadows apart; a raster of the drawing
finds the middle of each zone, where animals, pieces and figures go.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import blake2s
from itertools import pairwise
from math import cos, hypot, pi, sin

from tarsas.draw.svg import Attributes, el, number, path, symbol
from tarsas.games.hunters.faces import SPRING, Face, face_of

Point = tuple[float, float]
Place = tuple[float, float, float]  # with the distance to the rim of its zone

HALF = 50.0
MIDDLES: tuple[Point, ...] = ((0, -HALF), (HALF, 0), (0, HALF), (-HALF, 0))
# Clockwise: side i runs from corner i to corner i + 1.
CORNERS: tuple[Point, ...] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
RIVER_WIDTH = 11.0
LAKE_RADIUS = 16.0
APART = 8.0  # how far two forests keep from a corner they share
INNER = 34.0  # things keep their middle this close to the tile's, so as not to jut out
STEP = 4.0  # of the raster
CELLS = 25


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point a share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def quadratic(a: Point, c: Point, b: Point, count: int = 8) -> list[Point]:
    """Return points of a quadratic curve, without its first."""
    steps = [i / count for i in range(1, count + 1)]
    return [between(between(a, c, t), between(c, b, t), t) for t in steps]


@dataclass
class Layout:
    """The shapes of a tile: outlines of forests, courses of rivers, lakes, springs."""

    face: Face
    forests: dict[str, list[Point]]
    rivers: dict[str, list[Point]]
    lakes: dict[str, Point]
    springs: list[Point]


@cache
def layout(text: str) -> Layout:
    """Lay out a face."""
    face = face_of(text)
    lakes = {lake: lake_place(face, lake) for lake in face.lakes}
    rivers = {zone: course(face, zone, lakes) for zone in face.zones if zone[0] == "r"}
    springs = [rivers[zone][-1] for zone in rivers if face.ends.get(zone) == SPRING]
    forests = {z: outline(face, z, rivers, lakes) for z in face.zones if z[0] == "f"}
    return Layout(face, forests, rivers, lakes, springs)


# Water


def lake_place(face: Face, lake: str) -> Point:
    """Return where a lake lies: in the middle, drawn to the sides of its rivers."""
    sides = [s for river, end in face.ends.items() if end == lake for s in face.touches(river)]
    x = sum(MIDDLES[side][0] for side in sides) / len(sides)
    y = sum(MIDDLES[side][1] for side in sides) / len(sides)
    pull = 0.62 if len(face.lakes) > 1 else 0.2
    if crowded(face, sides):
        pull = 0.52
    return x * pull, y * pull


def crowded(face: Face, sides: list[int]) -> bool:
    """Say whether a forest passes through the middle, so that water keeps to its side."""
    if len(sides) > 1:
        return False
    around = [(sides[0] + step) % 4 for step in (1, 3)]
    zones = [face.sides[side][0] for side in around]
    return zones[0] == zones[1] and zones[0][0] == "f"


def course(face: Face, river: str, lakes: dict[str, Point]) -> list[Point]:
    """Return a river from its first side to its other end."""
    sides = face.touches(river)
    start = MIDDLES[sides[0]]
    if len(sides) == 2:
        end = MIDDLES[sides[1]]
        if (sides[0] + 2) % 4 == sides[1]:
            waves = [(i / 12, 5 * sin(pi * i / 6)) for i in range(13)]
            along = [between(start, end, share) for share, _ in waves]
            upright = sides[0] == 0
            return [
                (x + wave, y) if upright else (x, y + wave)
                for (x, y), (_, wave) in zip(along, waves, strict=True)
            ]
        return [start, *quadratic(start, (0, 0), end, 12)]
    if river in face.ends and face.ends[river] != SPRING:
        lake = lakes[face.ends[river]]
        inward = between(start, (0, 0), 0.45)
        return [start, *quadratic(start, inward, lake)]
    depth = 0.48 if crowded(face, sides) else spring_depth(face, sides[0])
    end = between(start, (0, 0), depth)
    return [start, *quadratic(start, between(start, end, 0.5), end)]


def spring_depth(face: Face, side: int) -> float:
    """Return how far a river runs in to its spring: to the forest, where banks are two meadows."""
    across = face.sides[(side + 2) % 4]
    if across[0][0] == "f" and len(face.touches(across[0])) == 1:
        return 1.34  # up to the edge of a forest on the far side
    return 0.9


# Forests


def outline(
    face: Face, forest: str, rivers: dict[str, list[Point]], lakes: dict[str, Point]
) -> list[Point]:
    """Return the outline of a forest, clockwise."""
    sides = face.touches(forest)
    held = held_corners(face, forest)
    points: list[Point] = []
    for side in sides:
        start, end = CORNERS[side], CORNERS[(side + 1) % 4]
        if meets_other_forest(face, (side - 1) % 4, side):
            start = between(start, end, APART / 100)
        if meets_other_forest(face, side, (side + 1) % 4):
            end = between(end, CORNERS[side], APART / 100)
        points += [start, end]
        missing = gap_after(side, sides)
        if missing:
            after = CORNERS[(side + len(missing) + 1) % 4]
            nearest = (side + len(missing) + 1) % 4
            if meets_other_forest(face, (nearest - 1) % 4, nearest):
                after = between(after, CORNERS[(nearest + 1) % 4], APART / 100)
            points += edge(face, forest, end, after, missing, held, rivers, lakes)
    return points


def gap_after(side: int, sides: list[int]) -> list[int]:
    """Return the sides that follow one, up to the next of the same forest."""
    missing = []
    other = (side + 1) % 4
    while other not in sides:
        missing.append(other)
        other = (other + 1) % 4
    return missing


def meets_other_forest(face: Face, side: int, after: int) -> bool:
    """Say whether two forests share the corner between two sides."""
    one, other = face.sides[side][-1], face.sides[after][0]
    return one[0] == other[0] == "f" and one != other


def held_corners(face: Face, forest: str) -> list[int]:
    """Return the corners where two meadows meet that only a forest can keep apart."""
    found = []
    for corner in range(4):
        one, other = face.sides[corner - 1][-1], face.sides[corner][0]
        if one[0] == other[0] == "m" and one != other:
            found.append(corner)
    first = next(zone for zone in face.zones if zone[0] == "f") if found else forest
    return found if forest == first else []


def edge(
    face: Face,
    forest: str,
    start: Point,
    end: Point,
    missing: list[int],
    held: list[int],
    rivers: dict[str, list[Point]],
    lakes: dict[str, Point],
) -> list[Point]:
    """Return a forest's inner edge along the sides it misses."""
    stops = [i for i in range(len(missing) - 1) if missing[i + 1] in held]
    if stops:
        cut = stops[0] + 1
        corner = CORNERS[missing[cut]]
        first = edge(face, forest, start, corner, missing[:cut], held, rivers, lakes)
        return [*first, *edge(face, forest, corner, end, missing[cut:], held, rivers, lakes)]
    contact = contact_point(face, forest, missing, rivers, lakes)
    if contact:
        base = home(face, forest)
        one = between(between(start, contact, 0.5), base, 0.3)
        other = between(between(contact, end, 0.5), base, 0.3)
        return [*quadratic(start, one, contact), *quadratic(contact, other, end)]
    return quadratic(start, plain_control(face, missing), end)


def plain_control(face: Face, missing: list[int]) -> Point:
    """Return the control point of an edge that reaches for nothing."""
    wet = any(len(face.sides[side]) == 3 for side in missing)
    if len(missing) == 1:
        return between((0, 0), MIDDLES[missing[0]], -0.42 if wet else -0.1)
    if len(missing) == 2:
        corner = CORNERS[(missing[0] - 1) % 4]
        return between((0, 0), corner, 0.5 if wet else 0.3)
    opposite = MIDDLES[(missing[1] + 2) % 4]
    return between((0, 0), opposite, 0.1)


def home(face: Face, forest: str) -> Point:
    """Return a point well inside a forest."""
    sides = face.touches(forest)
    x = sum(MIDDLES[side][0] for side in sides) / len(sides)
    y = sum(MIDDLES[side][1] for side in sides) / len(sides)
    return x * 0.7, y * 0.7


def contact_point(
    face: Face,
    forest: str,
    missing: list[int],
    rivers: dict[str, list[Point]],
    lakes: dict[str, Point],
) -> Point | None:
    """Return the water that a forest must reach, if its edge lies along two meadows."""
    along = [zone for side in missing for zone in face.sides[side] if zone[0] != "f"]
    meadows = [zone for zone in along if zone[0] == "m"]
    wet = [zone for zone in along if zone[0] == "r"]
    if not wet or meadows[0] == meadows[-1]:
        return None
    own = home(face, forest)
    ends: list[Point] = []
    for river in wet:
        sides = face.touches(river)
        others = [zone for zone in face.zones if zone[0] == "f" and zone != forest]
        # Where several forests could reach the end of a river, the one across does.
        if len(sides) == 1 and others and (sides[0] + 2) % 4 not in face.touches(forest):
            continue
        end = face.ends.get(river, "")
        if end in lakes:
            ends.append(lakes[end])
        else:
            points = rivers[river]
            ends.append(points[-1] if end else points[len(points) // 2])
    return min(ends, key=lambda p: hypot(p[0] - own[0], p[1] - own[1]), default=None)


# The raster, and where things go


@cache
def raster(text: str) -> list[str]:
    """Return the zone under each cell of the tile, row by row; "" where none is."""
    shapes = layout(text)
    cells = [""] * (CELLS * CELLS)
    for zone, points in shapes.forests.items():
        for index in inside(points):
            cells[index] = zone
    for zone, points in shapes.rivers.items():
        for x, y in points:
            paint(cells, zone, x, y, RIVER_WIDTH / 2 + 1)
        for a, b in pairwise(points):
            paint(cells, zone, *between(a, b, 0.5), RIVER_WIDTH / 2 + 1)
    for zone, (x, y) in shapes.lakes.items():
        paint(cells, zone, x, y, LAKE_RADIUS)
    flood_meadows(cells, shapes.face)
    return cells


def cell_centre(index: int) -> Point:
    """Return the middle of a cell of the raster."""
    return index % CELLS * STEP - 48, index // CELLS * STEP - 48


def paint(cells: list[str], zone: str, x: float, y: float, radius: float) -> None:
    """Give the cells of a disc to a zone."""
    reach = int(radius / STEP) + 1
    column, row = round((x + 48) / STEP), round((y + 48) / STEP)
    for r in range(max(0, row - reach), min(CELLS, row + reach + 1)):
        for c in range(max(0, column - reach), min(CELLS, column + reach + 1)):
            if hypot(c * STEP - 48 - x, r * STEP - 48 - y) <= radius:
                cells[r * CELLS + c] = zone


def inside(points: list[Point]) -> list[int]:
    """Return the cells inside an outline, row by row between its crossings."""
    found = []
    for row in range(CELLS):
        y = row * STEP - 48
        crossings = []
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            if (ay <= y) != (by <= y):
                crossings.append(ax + (y - ay) / (by - ay) * (bx - ax))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            first = max(0, int(-((-(left + 48)) // STEP)))
            last = min(CELLS - 1, int((right + 48) // STEP))
            found += [row * CELLS + column for column in range(first, last + 1)]
    return found


def seeds(face: Face) -> list[tuple[str, int]]:
    """Return cells at the rim that surely belong to each meadow."""
    found = []
    for side, zones in enumerate(face.sides):
        places = [CELLS // 2] if len(zones) == 1 else [5, -1, CELLS - 6]
        for zone, along in zip(zones, places, strict=True):
            if zone[0] == "m":
                back = CELLS - 1 - along
                spots = ((along, 0), (CELLS - 1, along), (back, CELLS - 1), (0, back))
                column, row = spots[side]
                found.append((zone, row * CELLS + column))
    return found


def flood_meadows(cells: list[str], face: Face) -> None:
    """Give the ground that is left to the meadows, from the rim inwards, all at one pace."""
    queue = seeds(face)
    for zone, index in queue:
        cells[index] = zone
    while queue:
        reached = []
        for zone, index in queue:
            for other in neighbours(index):
                if not cells[other]:
                    cells[other] = zone
                    reached.append((zone, other))
        queue = reached
    # A cell shut in by a forest's tip and the water goes to one of them.
    for index in [index for index, zone in enumerate(cells) if not zone]:
        cells[index] = next(cells[other] for other in neighbours(index) if cells[other])


def neighbours(index: int) -> list[int]:
    """Return the cells beside one."""
    row, column = divmod(index, CELLS)
    found = []
    if row > 0:
        found.append(index - CELLS)
    if row < CELLS - 1:
        found.append(index + CELLS)
    if column > 0:
        found.append(index - 1)
    if column < CELLS - 1:
        found.append(index + 1)
    return found


@cache
def room(text: str) -> dict[str, list[Place]]:
    """Return for each zone its cells as x, y and the distance to anything else."""
    cells = raster(text)
    depth = [0] * len(cells)
    queue = []
    for index, zone in enumerate(cells):
        near = neighbours(index)
        if len(near) < 4 or any(cells[other] != zone for other in near):
            depth[index] = 1
            queue.append(index)
    while queue:
        reached = []
        for index in queue:
            for other in neighbours(index):
                if depth[other] == 0:
                    depth[other] = depth[index] + 1
                    reached.append(other)
        queue = reached
    found: dict[str, list[Place]] = {}
    for index, zone in enumerate(cells):
        x, y = cell_centre(index)
        found.setdefault(zone, []).append((x, y, depth[index] * STEP))
    return found


@cache
def spots(text: str) -> dict[str, list[Point]]:
    """Return per zone the places of its things, in order, and of its figure, which is last.

    Figures of neighbouring zones keep apart too, so that each can be clicked.
    """
    face = face_of(text)
    cells = room(text)
    places = {zone: river_spots(text, zone) for zone in face.zones if zone[0] == "r"}
    figures = [places[zone][-1] for zone in places]
    for zone in sorted((z for z in face.zones if z[0] != "r"), key=lambda z: len(cells[z])):
        things: list[Point] = []
        for _ in things_of(face, zone):
            things.append(best_place(cells[zone], things, 26.0))
        figures.append(best_place(cells[zone], [*things, *figures], 34.0))
        places[zone] = [*things, figures[-1]]
    return places


def river_spots(text: str, river: str) -> list[Point]:
    """Return the places of a river's fish, around its middle, and of its fisher."""
    points = layout(text).rivers[river]
    count = len(things_of(face_of(text), river))
    middle = len(points) // 2
    fish = [points[middle + 2 * nth - (count - 1)] for nth in range(count)]
    return [*fish, points[2] if len(points) < 10 else points[3]]


def hut_spot(text: str, water: str) -> Point:
    """Return where a hut stands: beside a lake's middle, or on the far half of a river."""
    shapes = layout(text)
    if water in shapes.lakes:
        x, y = shapes.lakes[water]
        return x + 8, y - 10
    points = shapes.rivers[water]
    return points[-2] if len(points) < 10 else points[-4]


def best_place(cells: list[Place], taken: list[Point], wide: float) -> Point:
    """Return the place that is farthest from the zone's rim and from what is taken."""
    middle = sum(x for x, _, _ in cells) / len(cells), sum(y for _, y, _ in cells) / len(cells)
    _, (x, y, _) = max((worth(cell, taken, wide, middle), cell) for cell in cells)
    return max(-INNER, min(INNER, x)), max(-INNER, min(INNER, y))


def fish_places(count: int) -> list[Point]:
    """Return where the fish of a lake swim, seen from its middle."""
    return {
        1: [(0.0, 0.0)],
        2: [(-1.5, -5.0), (1.5, 5.0)],
        3: [(-4.5, -6.5), (5.0, 0.0), (-4.5, 6.5)],
    }.get(count, [(x, y) for y in (-5.0, 5.0) for x in (-5.5, 5.5)] + [(0.0, 0.0)] * count)


def worth(cell: Place, taken: list[Point], wide: float, middle: Point) -> float:
    """Return how good a place is: far from the zone's rim, far from what lies there already."""
    x, y, free = cell
    apart = min((hypot(x - a, y - b) for a, b in taken), default=wide)
    off = hypot(x - middle[0], y - middle[1])
    return min(free, 26.0) * 1.5 + min(apart, wide) * 1.2 - 0.1 * off


def things_of(face: Face, zone: str) -> list[str]:
    """Return what is to be drawn in a zone, one by one."""
    held = face.holds.get(zone, {})
    found = [thing for thing, count in held.items() for _ in range(count)]
    if zone == face.special_zone and face.special:
        found.append(face.special)
    return found


# Symbols


def terrain(face: Face) -> str:
    """Return a face without what its zones hold: tiles that share it share a symbol."""
    sides = [f"{point}:{'-'.join(zones)}" for point, zones in zip("NESW", face.sides, strict=True)]
    return " ".join([*sides, *[f"{river}>{end}" for river, end in sorted(face.ends.items())]])


@cache
def terrain_id(text: str) -> str:
    """Return the id of the symbol of a face's terrain."""
    return "land-" + blake2s(terrain(face_of(text)).encode(), digest_size=3).hexdigest()


@cache
def terrain_symbol(text: str) -> str:
    """Return the symbol of a face's terrain."""
    plain = terrain(face_of(text))
    shapes = layout(plain)
    parts = [el("rect", x=-50, y=-50, width=100, height=100, fill="var(--hunters-meadow)")]
    parts.append(el("path", d=grass(plain), stroke="var(--hunters-grass)", stroke_width=1.1))
    if shapes.forests:
        ground = "".join(path(points) for points in shapes.forests.values())
        strokes = "".join(inner_edge(points) for points in shapes.forests.values())
        strokes += "".join(trees(plain, zone) for zone in shapes.forests)
        ink: Attributes = {"fill": "none", "stroke": "var(--hunters-tree)", "stroke_width": 1.7}
        parts.append(el("path", d=ground, fill="var(--hunters-forest)"))
        parts.append(el("path", d=strokes, stroke_linejoin="round", **ink))
    river: Attributes = {"fill": "none", "stroke_linejoin": "round"}
    water = "".join(path(points, close=False) for points in shapes.rivers.values())
    lakes = "".join(lake_path(x, y) for x, y in shapes.lakes.values())
    if water:
        wide, narrow = RIVER_WIDTH + 3, RIVER_WIDTH
        parts.append(el("path", d=water, stroke="var(--hunters-bank)", stroke_width=wide, **river))
        if lakes:
            bank: Attributes = {"stroke": "var(--hunters-bank)", "stroke_width": 3}
            parts.append(el("path", d=lakes, fill="var(--hunters-water)", **bank))
        parts.append(
            el("path", d=water, stroke="var(--hunters-water)", stroke_width=narrow, **river)
        )
        if lakes:
            parts.append(el("path", d=lakes, fill="var(--hunters-water)"))
    parts += [spring(x, y) for x, y in shapes.springs]
    return symbol(terrain_id(text), *parts)


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


def lake_path(x: float, y: float) -> str:
    """Return a lake: a round with some bays, smooth through eight points."""
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
    return f"M{number(middles[-1][0])} {number(middles[-1][1])}{''.join(steps)}Z"


def spring(x: float, y: float) -> str:
    """Return a spring: a small pool among stones."""
    stones = "".join(
        el("circle", cx=x + dx, cy=y + dy, r=r, fill="var(--hunters-stone)")
        for dx, dy, r in ((-7, -3, 3), (-3, -7, 3.4), (4, -6, 3), (7, -1, 2.6), (-7, 4, 2.6))
    )
    pool = el("circle", cx=x, cy=y, r=6.5, fill="var(--hunters-water)")
    return pool + stones


def grass(text: str) -> str:
    """Return tufts of grass on open ground."""
    cells = raster(text)
    tufts = []
    for row in range(2, CELLS, 5):
        for column in range(2 + row % 2 * 2, CELLS, 6):
            index = row * CELLS + column
            if cells[index][:1] == "m":
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
