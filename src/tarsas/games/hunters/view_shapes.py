"""The shapes of the tiles: forests, rivers and lakes laid out from the zones of a face.

A tile is 100 units wide, its centre the origin. Meadows are what is left of the ground, so a
forest must reach the water or the corner that keeps two meadows apart; a raster of the drawing
finds the middle of each zone, where animals, pieces and figures go.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot, pi, sin

from tarsas.games.hunters.faces import SPRING, Face, face_of

Point = tuple[float, float]
Place = tuple[float, float, float]  # with the distance to the rim of its zone

HALF = 50.0
MIDDLES: tuple[Point, ...] = ((0, -HALF), (HALF, 0), (0, HALF), (-HALF, 0))
# Clockwise: side i runs from corner i to corner i + 1.
CORNERS: tuple[Point, ...] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
RIVER_WIDTH = 11.0
LAKE_RADIUS = 18.5
BEND = 0.2  # how far from the middle a river begins to bend, as a share of its way in
APART = 8.0  # how far two forests keep from a corner they share
STEP = 4.0  # of the raster
CELLS = 25


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point a share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def quadratic(a: Point, c: Point, b: Point, count: int = 8) -> list[Point]:
    """Return points of a quadratic curve, without its first."""
    steps = [i / count for i in range(1, count + 1)]
    return [between(between(a, c, t), between(c, b, t), t) for t in steps]


def cubic(a: Point, c: Point, d: Point, b: Point, count: int = 12) -> list[Point]:
    """Return points of a cubic curve, without its first."""
    early, late = quadratic(a, c, d, count), quadratic(c, d, b, count)
    return [between(early[i], late[i], (i + 1) / count) for i in range(count)]


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
    pull = 0.58 if len(face.lakes) > 1 else 0.2
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
            # Straight across the rim, so that two rivers meet without a step.
            waves = [(i / 12, 6.5 * sin(pi * i / 6) * sin(pi * i / 12)) for i in range(13)]
            along = [between(start, end, share) for share, _ in waves]
            upright = sides[0] == 0
            return [
                (x + wave, y) if upright else (x, y + wave)
                for (x, y), (_, wave) in zip(along, waves, strict=True)
            ]
        return [start, *cubic(start, between((0, 0), start, BEND), between((0, 0), end, BEND), end)]
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


# The raster


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
