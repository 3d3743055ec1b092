"""Where things and figures go on a tile: nothing that scores is covered, no two choices overlap.

Things have their places on the face and turn with it, but stand upright themselves, and so do
figures. Figures therefore find their places on the tile as it lies: beside what they score, in
their zone or at its water, and far enough from each other to be chosen one by one.
"""

from functools import cache
from math import ceil, cos, hypot, pi, sin, trunc

from tarsas.games.hunters.faces import Face, face_of
from tarsas.games.hunters.view_pieces import EXTENTS, RING, SIZES
from tarsas.games.hunters.view_shapes import (
    HALF,
    LAKE_RADIUS,
    STEP,
    Place,
    Point,
    layout,
    room,
)

Box = tuple[float, float, float, float]  # left, top, right, bottom
Option = tuple[float, float, float, float]  # how far off, how ill it fits, and where
Placed = tuple[str, float, float]  # a symbol and where it goes

CLEAR = 1.0  # between a figure and what it must not cover
FIGURES = (
    1.25,
    1.05,
    0.9,
    0.78,
)  # how large figures are drawn on the map: as large as there is room
FIGURE = (15.0, 11.0)  # half a figure, standing or lying
SMALLEST = list(SIZES)[-1]
OUTWARDS = 0.02  # how much the smallest things keep out of the way, towards a corner
LITTLE = 60  # a zone of so few cells has its figure's place kept free by things of others
MISFIT = 0.17  # how much of a thing may lie on other zones, or on others
AROUND = [(0.55 * x, 0.55 * y) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))] + [
    (cos(i * pi / 4), sin(i * pi / 4)) for i in range(8)
]
"""Where a thing is tested for what it covers, around its middle, as shares of its reach."""
SHY = 4.0  # how far fish keep from the only river of their lake
BOAT_UP = 7.0  # fish swim this much higher where a boat lies before them
BOAT_DOWN = 7.0
FINE = 3  # the distance of places that are tried
WORST = 400.0  # what speaks against covering something
REACH = 30.0  # how far from its figure a choice may be
ROUNDS = 8
NEAR = 30.0  # a large figure stands so close to its zone, or is drawn small
FARTHEST = 75.0  # as far from its zone no figure stands


def turned(x: float, y: float, turn: int) -> Point:
    """Return a point of a tile after quarter turns clockwise."""
    for _ in range(turn):
        x, y = -y, x
    return x, y


# Things


def things_of(face: Face, zone: str) -> list[str]:
    """Return what is to be drawn in a zone, one by one."""
    held = face.holds.get(zone, {})
    found = [thing for thing, count in held.items() for _ in range(count)]
    if zone == face.special_zone and face.special:
        found.append(face.special)
    return found


@cache
def spots(text: str) -> dict[str, list[Placed]]:
    """Return per zone its things with their places, with room for a figure beside them."""
    face = face_of(text)
    cells = room(text)
    places = {zone: river_fish(text, zone) for zone in face.zones if zone[0] == "r"}
    taken = [box for found in places.values() for box in map(as_taken, found)]
    taken += [(*shoal(text, lake), LAKE_RADIUS, LAKE_RADIUS) for lake in face.lakes]
    for zone in sorted(
        (zone for zone in face.zones if zone[0] != "r"), key=lambda z: len(cells[z])
    ):
        things = things_of(face, zone)
        if not things and len(cells[zone]) < LITTLE:
            taken.append(best_place(options(cells[zone], FIGURE, taken, 0.0), FIGURE, [])[1])
        for size in list(SIZES)[zone[0] == "f" :]:  # a forest is no place for large things
            out = OUTWARDS if size == SMALLEST else 0.0
            found, fits = strewn(cells[zone], [thing + size for thing in things], taken, out)
            if fits:
                break
        places[zone] = [(thing + size, *at) for thing, at in zip(things, found, strict=True)]
        taken += map(as_taken, places[zone])
    return places


def strewn(
    cells: list[Place], symbols: list[str], taken: list[Box], out: float
) -> tuple[list[Point], bool]:
    """Return a place for each symbol in a zone, and whether all of them fit well."""
    if not symbols:
        return [], True
    sizes = [half_size(symbol) for symbol in symbols]
    judged = {size: options(cells, size, taken, out) for size in set(sizes)}
    sizes.append(FIGURE)  # one more: the room for a figure
    judged[FIGURE] = options(cells, FIGURE, taken, 0.0)
    things: list[Box] = []
    worst = 0.0
    for _ in range(3):  # what was placed first may give way to what came later
        worst = 0.0
        for i, size in enumerate(sizes):
            others = [other for j, other in enumerate(things) if j != i]
            misfit, place = best_place(judged[size], size, others)
            things[i : i + 1] = [place]
            worst = max(worst, misfit)
    return [(x, y) for x, y, _, _ in things[: len(symbols)]], worst <= MISFIT


def half_size(symbol: str) -> Point:
    """Return half the width and half the height of a symbol."""
    return EXTENTS[symbol][2], EXTENTS[symbol][3]


def as_taken(thing: Placed) -> Box:
    """Return a thing as others have to keep away from it: its place and half its size."""
    return (*thing[1:], *half_size(thing[0]))


def river_fish(text: str, river: str) -> list[Placed]:
    """Return a river's fish, around its middle."""
    points = layout(text).rivers[river]
    count = len(things_of(face_of(text), river))
    middle, last = len(points) // 2, len(points) - 1
    places = [
        points[max(0, min(last, middle + 3 * nth - 3 * (count - 1) // 2))] for nth in range(count)
    ]
    return [("fish-small", x, y) for x, y in places]


def options(cells: list[Place], size: Point, taken: list[Box], out: float) -> list[Option]:
    """Return where a thing of a size might go in a zone, with what speaks against each place."""
    inside = {cell(x, y) for x, y, _ in cells}
    middle = sum(x for x, _, _ in cells) / len(cells), sum(y for _, y, _ in cells) / len(cells)
    reach = (size[0] + size[1]) / 2
    edge = HALF - ceil(max(size))  # whole units are shorter to write
    around = [(dx * reach, dy * reach) for dx, dy in AROUND]
    found = []
    for x, y in {(max(-edge, min(edge, x)), max(-edge, min(edge, y))) for x, y, _ in cells}:
        outside = sum(cell(x + dx, y + dy) not in inside for dx, dy in around)
        misfit = outside / len(AROUND) + crowd(x, y, size, taken)
        far = hypot(x - middle[0], y - middle[1]) / 1000 - out * hypot(x, y)
        found.append((far, misfit, x, y))
    return sorted(found)


def crowd(x: float, y: float, size: Point, taken: list[Box]) -> float:
    """Return how much a thing would overlap others, however the tile is turned."""
    wide, tall = size
    total = 0.0
    for a, b, other_wide, other_tall in taken:
        beside, above = abs(x - a), abs(y - b)
        across, down = wide + other_wide + CLEAR, tall + other_tall + CLEAR
        if (beside < across and above < down) or (above < across and beside < down):
            upright = max(0.0, across - beside) * max(0.0, down - above)
            turned_over = max(0.0, across - above) * max(0.0, down - beside)
            total += max(upright, turned_over) / (wide * tall)
    return total


def best_place(found: list[Option], size: Point, others: list[Box]) -> tuple[float, Box]:
    """Return how ill a thing fits where it does best: in its zone, beside the others."""
    best = (WORST, WORST, 0.0, 0.0)
    for far, misfit, x, y in found:
        if far >= best[0]:
            break
        if far + misfit < best[0]:
            total = misfit + crowd(x, y, size, others)
            best = min(best, (far + total, total, x, y))
    _, total, x, y = best
    return total, (x, y, *size)


def fish_places(count: int) -> list[Point]:
    """Return where the fish of a lake swim, seen from its middle."""
    return {
        1: [(0.0, 0.0)],
        2: [(-2.0, -7.0), (2.0, 7.0)],
        3: [(-3.0, -10.0), (4.0, 0.0), (-3.0, 10.0)],
    }.get(count, [(x, y) for y in (-5.0, 5.0) for x in (-9.0, 9.0)] + [(0.0, 0.0)] * count)


@cache
def things_on(text: str, turn: int) -> list[tuple[str, str, float, float]]:
    """Return everything on a tile as it lies: its symbol, zone and place."""
    face = face_of(text)
    found = []
    for zone in face.zones:
        for thing, x, y in spots(text)[zone]:
            found.append((thing, zone, *on_tile(thing, *turned(x, y, turn))))
    for lake in face.lakes:
        x, y = turned(*shoal(text, lake), turn)
        things = things_of(face, lake)
        fish = things.count("fish")
        up = BOAT_UP if fish < len(things) else 0.0
        name = "fish" if fish < 3 and not up else "fish-small"
        for dx, dy in fish_places(fish)[:fish]:
            found.append((name, lake, x + dx, y + dy - up))
        found += [(thing, lake, x, y + BOAT_DOWN) for thing in things if thing != "fish"]
    return found


def on_tile(symbol: str, x: float, y: float) -> Point:
    """Return the place nearest to another at which a symbol does not jut out of the tile."""
    left, top, right, bottom = EXTENTS[symbol]
    wide, tall = (-HALF - left, HALF - right), (-HALF - top, HALF - bottom)
    return max(wide[0], min(wide[1], x)), max(tall[0], min(tall[1], y))


def shoal(text: str, lake: str) -> Point:
    """Return where the fish of a lake swim: away from its only river, where a fisher may stand."""
    x, y = layout(text).lakes[lake]
    rivers = [river for river, end in face_of(text).ends.items() if end == lake]
    if len(rivers) > 1:
        return x, y
    a, b = layout(text).rivers[rivers[0]][0]
    far = hypot(x - a, y - b)
    return round(x + SHY * (x - a) / far), round(y + SHY * (y - b) / far)


def box_of(symbol: str, x: float, y: float) -> Box:
    """Return the room that a symbol takes at a place."""
    left, top, right, bottom = EXTENTS[symbol]
    return x + left, y + top, x + right, y + bottom


# Figures


def figure_box(role: str, x: float, y: float, scale: float) -> Box:
    """Return the room of a figure at a place; a hunter lies."""
    left, top, right, bottom = EXTENTS[SHAPES[role]]
    return x + left * scale, y + top * scale, x + right * scale, y + bottom * scale


def overlap(one: Box, other: Box) -> float:
    """Return how much two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


SHAPES = {"hunter": "lying", "gatherer": "member", "fisher": "member", "hut": "hut"}
ROLE_OF = {"m": "hunter", "f": "gatherer", "r": "fisher"}


def seats_of(face: Face) -> list[tuple[str, str]]:
    """Return every figure that a tile could take: its role and its zone."""
    members = [(ROLE_OF[zone[0]], zone) for zone in face.zones]
    return members + [("hut", water) for water in face.waters]


@cache
def figure_place(text: str, turn: int, role: str, zone: str) -> Place:
    """Return where a figure stands on a tile as it lies, and how large it is."""
    for scale in FIGURES:
        places = candidates(text, turn, role, zone, scale)
        away, x, y = min(places, default=(WORST, 0.0, 0.0))
        if away < NEAR or scale == FIGURES[-1]:
            break
    return trunc(x), trunc(y), scale  # less than what is clear around it


@cache
def choice_places(text: str, turn: int) -> dict[tuple[str, str], Point]:
    """Return where each possible figure is chosen: where it would stand, or close to that."""
    edge = HALF - RING
    fine = steps(-edge, edge)
    taken = [box_of(thing, x, y) for thing, _, x, y in things_on(text, turn)]
    options: dict[tuple[str, str], list[tuple[float, float, float]]] = {}
    for role, zone in seats_of(face_of(text)):
        a, b, _ = figure_place(text, turn, role, zone)
        near = [(x, y) for x in fine for y in fine if hypot(x - a, y - b) < REACH]
        options[role, zone] = [
            (
                hypot(x - a, y - b)
                + off_zone(text, turn, zone, x, y) / 3
                + sum(overlap((x - RING, y - RING, x + RING, y + RING), box) for box in taken) / 20,
                x,
                y,
            )
            for x, y in near
        ]
    chosen: dict[tuple[str, str], Point] = {}
    for _ in range(ROUNDS):  # what was chosen first may give way to what has less choice
        for seat, places in options.items():
            others = [place for other, place in chosen.items() if other != seat]
            chosen[seat] = min((cost + crowding(x, y, others), x, y) for cost, x, y in places)[1:]
    return chosen


def crowding(x: float, y: float, others: list[Point]) -> float:
    """Return how much a choice would overlap others."""
    total = 0.0
    for a, b in others:
        near = 2 * RING + 1 - hypot(x - a, y - b)
        if near > 0:
            total += 5 * near
    return total


def candidates(text: str, turn: int, role: str, zone: str, scale: float) -> list[Place]:
    """Return the places that cover nothing, each after what speaks against it."""
    left, top, right, bottom = figure_box(role, 0, 0, scale)
    columns, rows = steps(-HALF - left, HALF - right), steps(-HALF - top, HALF - bottom)
    taken = [widened(box_of(thing, x, y)) for thing, _, x, y in things_on(text, turn)]
    found = []
    for x in columns:
        for y in rows:
            away = off_zone(text, turn, zone, x, y)
            if away < FARTHEST:
                own = (x + left, y + top, x + right, y + bottom)
                covered = sum(overlap(own, box) for box in taken)
                if covered:
                    away += 2 * WORST + 10 * covered
                found.append((away, x, y))
    return found


def widened(box: Box) -> Box:
    """Return a box with some air around it."""
    return box[0] - CLEAR, box[1] - CLEAR, box[2] + CLEAR, box[3] + CLEAR


def steps(first: float, last: float) -> list[float]:
    """Return places in a row."""
    return [first + i * FINE for i in range(int((last - first) // FINE) + 1)]


def off_zone(text: str, turn: int, zone: str, x: float, y: float) -> float:
    """Return how far a figure would stand from where it belongs."""
    a, b = turned(x, y, (4 - turn) % 4)
    shapes = layout(text)
    if zone in shapes.lakes:
        away = hypot(a - shapes.lakes[zone][0], b - shapes.lakes[zone][1])
        return max(0.0, away - LAKE_RADIUS) * 3 + away * 0.1
    if zone in shapes.rivers:
        away = min(hypot(a - c, b - d) for c, d in shapes.rivers[zone])
        return away * 3
    cells, (column, row) = depths(text, zone), cell(a, b)
    if (column, row) in cells:
        return max(0.0, 14 - cells[column, row]) * 0.8
    beside = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return FARTHEST / 2 if any(other in cells for other in beside) else FARTHEST


def cell(x: float, y: float) -> tuple[int, int]:
    """Return the cell of the raster at a point."""
    return round((x + 48) / STEP), round((y + 48) / STEP)


@cache
def depths(text: str, zone: str) -> dict[tuple[int, int], float]:
    """Return the cells of a zone with their distance to anything else."""
    return {cell(x, y): depth for x, y, depth in room(text)[zone]}
