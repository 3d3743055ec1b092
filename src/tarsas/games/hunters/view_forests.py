"""Forests seen from above: crowns of trees in three greens, seamless from tile to tile.

Nothing in a forest has a direction, because tiles turn, and nothing is fine enough to flicker
where the map is small: a dark ground with an edge of round crowns, lighter crowns upon it.
"""

from itertools import pairwise
from math import hypot

from tarsas.draw.svg import el, group, number, path
from tarsas.games.hunters.view_shapes import HALF, Point, between, layout, room

DEEP, LEAF, CROWN = "var(--hunters-forest)", "var(--hunters-leaf)", "var(--hunters-crown)"

EDGE_STEP = 7.5  # between the trees along an edge
EDGE_WIDTH = 10.0  # of a tree at the edge, half of it beyond
RIM = (-30, -10, 10, 30)  # where crowns stand across a tile's rim, the same from both sides
RIM_RADIUS = 7.0
BIG, SMALL = 15.0, 10.0  # the width of crowns inside
LIGHT = 0.52  # how much of a crown is in the light
SWAY = "translate(.9-.9)"  # no crown has its top right in the middle
APART = 0.94  # how close crowns stand, in their widths


def forest(text: str, zone: str) -> str:
    """Return a forest: its ground, the trees along its edge and the crowns inside."""
    points = layout(text).forests[zone]
    edge = along([run for run in inner_edges(points) if len(run) > 1])
    big, small = crowns(text, zone)
    ground = el("path", d=path(points), fill=DEEP)
    halves = [half_crowns(points, radius) for radius in (RIM_RADIUS, RIM_RADIUS * LIGHT)]
    return group(
        ground,
        dots(edge, EDGE_WIDTH, DEEP),
        dots(edge, EDGE_WIDTH * 0.66, LEAF),
        dots(big, BIG, LEAF),
        dots(small, SMALL, LEAF),
        el("path", d=halves[0], fill=LEAF) if halves[0] else "",
        dots(edge, EDGE_WIDTH * 0.3, CROWN, SWAY),
        dots(big, BIG * LIGHT, CROWN, SWAY),
        dots(small, SMALL * LIGHT, CROWN, SWAY),
        el("path", d=halves[1], fill=CROWN) if halves[1] else "",
        stroke_linecap="round",
    )


def dots(places: list[Point], width: float, colour: str, move: str | None = None) -> str:
    """Return rounds of one width: lines of no length with round ends are the shortest to write.

    They stand on whole units, in the same words for every layer, so that the sheet packs well.
    """
    if not places:
        return ""
    d = "".join(f"M{round(x)} {round(y)}h.1" for x, y in places)
    return el("path", d=d, transform=move, stroke=colour, stroke_width=width)


def inner_edges(points: list[Point]) -> list[list[Point]]:
    """Return the parts of a forest's outline that do not lie on the tile's rim."""
    runs: list[list[Point]] = []
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        rim = any(abs(a[i]) == HALF and a[i] == b[i] for i in (0, 1))
        if not rim:
            if runs and runs[-1][-1] == a:
                runs[-1].append(b)
            else:
                runs.append([a, b])
    return runs


def along(runs: list[list[Point]]) -> list[Point]:
    """Return the places of the trees along edges, as far from the rim as they are wide."""
    found = []
    for run in runs:
        left = EDGE_STEP / 2
        for a, b in pairwise(run):
            long = hypot(b[0] - a[0], b[1] - a[1])
            while left < long:
                place = between(a, b, left / long)
                if max(abs(place[0]), abs(place[1])) + EDGE_WIDTH / 2 <= HALF:
                    found.append(place)
                left += EDGE_STEP
            left -= long
    return found


def half_crowns(points: list[Point], radius: float) -> str:
    """Return the halves of the crowns that stand across the rim; the neighbour has the others."""
    d = ""
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        for i in (0, 1):
            if abs(a[i]) == HALF and a[i] == b[i] and a != b:
                forward = 1 if b[1 - i] > a[1 - i] else -1
                for along_rim in RIM:
                    start, step = [a[i], a[i]], [0.0, 0.0]
                    start[1 - i], step[1 - i] = along_rim - forward * radius, 2 * forward * radius
                    arc = f"a{number(radius)} {number(radius)} 0 0 0 "
                    d += f"M{number(start[0])} {number(start[1])}{arc}"
                    d += f"{number(step[0])} {number(step[1])}"
    return d


def crowns(text: str, zone: str) -> tuple[list[Point], list[Point]]:
    """Return the places of big and of small crowns, strewn so that they fill the forest."""
    cells = [place for place in room(text)[zone] if place[2] >= SMALL / 2]
    strewn = sorted(cells, key=lambda p: (int(p[0]) * 7919 + int(p[1]) * 104729) % 997)
    rim = [place for i in (0, 1) for side in (-HALF, HALF) for place in rim_places(i, side)]
    found: list[list[Point]] = [[], []]
    placed = [(place, 2 * RIM_RADIUS) for place in rim]
    for kind, width in enumerate((BIG, SMALL)):
        for x, y, depth in strewn:
            if depth < width / 2 or max(abs(x), abs(y)) + width / 2 > HALF:
                continue
            reach = [(hypot(x - a, y - b), (width + other) / 2) for (a, b), other in placed]
            if all(far >= APART * need for far, need in reach):
                found[kind].append((x, y))
                placed.append(((x, y), width))
    return found[0], found[1]


def rim_places(axis: int, side: float) -> list[Point]:
    """Return where crowns stand across one side of a tile."""
    return [(side, float(s)) if axis == 0 else (float(s), side) for s in RIM]
