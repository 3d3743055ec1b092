"""Where things stand on Pulsar 2849's chart, so that nothing covers anything else.

Locations are moved apart where a system's card would cover them; ships, names and signs of dead
ends find the freest spot beside their location. All of it follows from the printed map, and is
reckoned once for all boxes that have the same one, whatever else differs in them.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, wraps
from math import cos, hypot, pi, sin
from typing import Concatenate, ParamSpec, TypeVar

from tarsas.games.pulsar.rules_printed import Printed

X, Y, WIDTH, HEIGHT = 8.0, 8.0, 590.0, 600.0
MARGIN = 30.0
MOST_MAPS = 16  # remembered
MOST_SPOTS = 4096
CARD_WIDE, CARD_TALL = 37.0, 26.0  # half a system's card
# Half the room that a location takes, by its kind: entries, systems, pulsars, isolated, gates.
ROOM = ((13.0, 13.0), (CARD_WIDE, CARD_TALL), (18.0, 18.0), (20.0, 20.0), (11.0, 11.0))
GAP = 11.0
ROUNDS = 200

Spot = tuple[float, float]
Line = tuple[Spot, Spot]
Box = tuple[float, float, float, float]
"""Middle, and half the width and height."""


MAPS: dict[Hashable, Printed] = {}
"""The first box that was seen with each map."""

More = ParamSpec("More")
Found = TypeVar("Found")


@lru_cache(maxsize=MOST_SPOTS)
def same_map(printed: Printed) -> Printed:
    """Return the first box that had the same map."""
    routes = (tuple(printed.first_route), tuple(printed.route_to))
    drawn = (tuple(printed.places), tuple(printed.kind), routes, tuple(printed.dead_end))
    if drawn not in MAPS and len(MAPS) >= MOST_MAPS:
        MAPS.clear()
    return MAPS.setdefault(drawn, printed)


def once_a_map(
    reckon: Callable[Concatenate[Printed, More], Found],
) -> Callable[Concatenate[Printed, More], Found]:
    """Remember what follows from the map alone."""
    known: Callable[..., Found] = lru_cache(maxsize=MOST_SPOTS)(reckon)

    @wraps(reckon)
    def found(printed: Printed, /, *args: More.args, **kwargs: More.kwargs) -> Found:
        return known(same_map(printed), *args, **kwargs)

    return found


def place(printed: Printed, node: int) -> Spot:
    """Return where a location is drawn."""
    return whole(places(printed)[node])


def whole(spot: Spot) -> Spot:
    """Return a spot without fractions, which nobody sees and every position would carry."""
    return (float(round(spot[0])), float(round(spot[1])))


@once_a_map
def places(printed: Printed) -> list[Spot]:
    """Return where all locations are drawn: as printed, but so far apart that none is covered."""
    xs, ys = [x for x, _ in printed.places], [y for _, y in printed.places]
    wide, tall = (max(xs) - min(xs)) or 1.0, (max(ys) - min(ys)) or 1.0
    spots = [
        [
            X + MARGIN + (x - min(xs)) / wide * (WIDTH - 2 * MARGIN),
            Y + MARGIN + (y - min(ys)) / tall * (HEIGHT - 2 * MARGIN),
        ]
        for x, y in printed.places
    ]
    home = [(x, y) for x, y in spots]
    for _ in range(ROUNDS):
        if not push_apart(printed, spots, home):
            break
    return [(round(x), round(y)) for x, y in spots]


def push_apart(printed: Printed, spots: list[list[float]], home: list[Spot]) -> bool:
    """Move locations that overlap away from each other; say whether any did.

    They move along the axis on which they were printed apart, so that none leaps over another.
    """
    moved = False
    for a in range(len(spots)):
        for b in range(a):
            (aw, ah), (bw, bh) = ROOM[printed.kind[a]], ROOM[printed.kind[b]]
            dx, dy = spots[a][0] - spots[b][0], spots[a][1] - spots[b][1]
            wide, tall = aw + bw + GAP, ah + bh + GAP
            over_x, over_y = wide - abs(dx), tall - abs(dy)
            if over_x <= 0.1 or over_y <= 0.1:
                continue
            moved = True
            across, along = home[a][0] - home[b][0], home[a][1] - home[b][1]
            axis, over, way = (0, over_x, across)
            if abs(along) / tall > abs(across) / wide:
                axis, over, way = (1, over_y, along)
            step = over / 2 if way >= 0 else -over / 2
            spots[a][axis] += step
            spots[b][axis] -= step
    for node, spot in enumerate(spots):
        half_wide, half_tall = ROOM[printed.kind[node]]
        spot[0] = min(max(spot[0], X + half_wide + GAP), X + WIDTH - half_wide - GAP)
        spot[1] = min(max(spot[1], Y + half_tall + GAP), Y + HEIGHT - half_tall - GAP)
    return moved


# --- free spots -----------------------------------------------------------------------------

DIRECTIONS = 20
EDGE = 5.0  # what stays free along the edge of the chart
AWAY = (1.0, 6.0, 12.0, 20.0)
FAR = 1.5  # how much each unit further away counts
HEAVY = 6.0  # how much worse it is to cover a location than a name


@once_a_map
def boxes(printed: Printed) -> list[Box]:
    """Return the room of all locations."""
    rooms = [ROOM[kind] for kind in printed.kind]
    return [(*spot, *room) for spot, room in zip(places(printed), rooms, strict=True)]


@once_a_map
def lines(printed: Printed) -> list[Line]:
    """Return all routes."""
    found = []
    for node in range(len(printed.names)):
        for route in range(printed.first_route[node], printed.first_route[node + 1]):
            there = int(printed.route_to[route])
            if there > node:
                found.append((places(printed)[node], places(printed)[there]))
    return found


def spots_around(printed: Printed, node: int, wide: float, tall: float) -> list[Spot]:
    """Return spots beside a location for something of a half width and height, nearest first."""
    x, y = places(printed)[node]
    half_wide, half_tall = ROOM[printed.kind[node]]
    found: list[Spot] = []
    for i in range(DIRECTIONS * len(AWAY)):
        away = AWAY[i // DIRECTIONS]
        angle = 2 * pi * i / DIRECTIONS + pi / 2
        dx, dy = cos(angle), sin(angle)
        across = (half_wide + wide + away) / abs(dx) if abs(dx) > 0.01 else 1e9
        along = (half_tall + tall + away) / abs(dy) if abs(dy) > 0.01 else 1e9
        far = min(across, along)
        found.append((round(x + far * dx), round(y + far * dy)))
    return found


def freest(
    printed: Printed, node: int, wide: float, tall: float, taken: Sequence[Box] = ()
) -> Spot:
    """Return the spot beside a location where least is covered."""
    around = spots_around(printed, node, wide, tall)
    xs, ys = [x for x, _ in around], [y for _, y in around]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    reach = (*middle, (max(xs) - min(xs)) / 2 + wide, (max(ys) - min(ys)) / 2 + tall)
    taken = [box for box in taken if overlap(reach, box)]
    rooms = [box for box in boxes(printed) if overlap(reach, box)]
    routes = [line for line in lines(printed) if overlap(reach, around_line(line))]
    lost = [
        covered((*spot, wide, tall), taken, rooms, routes) + FAR * AWAY[i // DIRECTIONS]
        for i, spot in enumerate(around)
    ]
    return around[lost.index(min(lost))]


def around_line(line: Line) -> Box:
    """Return the box that a route lies in."""
    (ax, ay), (bx, by) = line
    return ((ax + bx) / 2, (ay + by) / 2, abs(ax - bx) / 2, abs(ay - by) / 2)


def covered(box: Box, taken: Sequence[Box], rooms: Sequence[Box], routes: Sequence[Line]) -> float:
    """Return how much something would cover: cards and signs most of all, then routes."""
    x, y, wide, tall = box
    inside = X + wide + EDGE <= x <= X + WIDTH - wide - EDGE
    inside = inside and Y + tall + EDGE <= y <= Y + HEIGHT - tall - EDGE
    lost = 0.0 if inside else 10_000.0
    lost += sum(overlap(box, other) for other in taken)
    lost += HEAVY * sum(overlap(box, other) for other in rooms)
    for (ax, ay), (bx, by) in routes:
        if near(x, y, ax, ay, bx, by) < min(wide, tall):
            lost += 12
    return lost


def overlap(one: Box, other: Box) -> float:
    """Return the area in which two boxes overlap."""
    wide = one[2] + other[2] - abs(one[0] - other[0])
    tall = one[3] + other[3] - abs(one[1] - other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def near(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Return how far a point is from a line between two others."""
    long = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
    along = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


SIGN = 10.0  # half a sign of a dead end


@once_a_map
def signs(printed: Printed) -> dict[int, Spot]:
    """Return where the signs of dead ends stand, by their location."""
    found: dict[int, Spot] = {}
    for node in range(len(printed.names)):
        if printed.dead_end[node]:
            found[node] = freest(printed, node, SIGN, SIGN)
    return found


def sign_boxes(printed: Printed) -> list[Box]:
    """Return the room of the signs of dead ends."""
    return [(x, y, SIGN, SIGN) for x, y in signs(printed).values()]


NAME_WIDE, NAME_TALL = 13.0, 8.0


@once_a_map
def names(printed: Printed) -> list[Spot]:
    """Return where the names of all locations stand."""
    taken = sign_boxes(printed)
    found: list[Spot] = []
    for node in range(len(printed.names)):
        spot = freest(printed, node, NAME_WIDE, NAME_TALL, taken)
        taken.append((*spot, NAME_WIDE, NAME_TALL))
        found.append(spot)
    return found


SHIP = 14.0  # half a ship, whose halo may lie over routes and edges


@once_a_map
def berth(printed: Printed, node: int, others: tuple[Spot, ...]) -> Spot:
    """Return where a ship stands at a location, beside ships that stand there already."""
    ships = [(x, y, SHIP, SHIP) for x, y in others] * int(HEAVY)
    named = [(x, y, NAME_WIDE, NAME_TALL) for x, y in names(printed)]
    return whole(freest(printed, node, SHIP, SHIP, [*sign_boxes(printed), *ships, *named]))


@once_a_map
def corner(printed: Printed, wide: float, tall: float) -> Spot:
    """Return the corner of the chart where a pile covers least."""
    across = (X + wide / 2 + 8, X + WIDTH - wide / 2 - 8)
    along = (Y + HEIGHT - tall / 2 - 8, Y + tall / 2 + 8)
    spots = [(x, y) for y in along for x in reversed(across)]
    rooms, routes = boxes(printed), lines(printed)
    return min(spots, key=lambda spot: covered((*spot, wide / 2, tall / 2), (), rooms, routes))
