"""Rivers, lakes and springs: water between a dark bank and a light edge, deeper in the middle."""

from math import cos, hypot, pi, sin

from tarsas.draw.svg import Attributes, el, group, number, path
from tarsas.games.hunters.faces import SPRING
from tarsas.games.hunters.view_shapes import LAKE_RADIUS, RIVER_WIDTH, Point, between, layout

MOUTH = 5.0  # how far a river's water runs into its lake
LAYERS = (  # colour, how much wider than the water
    ("var(--hunters-shore)", 5.4),
    ("var(--hunters-bank)", 3.2),
    ("var(--hunters-water)", 0.0),
    ("var(--hunters-deep)", -6.6),
)
"""A river from below to above."""


def river(text: str, zone: str) -> str:
    """Return a river between its banks, up to the shore of its lake or to its spring."""
    shapes = layout(text)
    points = shapes.rivers[zone]
    end = shapes.face.ends.get(zone, "")
    drawn = ""
    for colour, wider in LAYERS:
        course = points
        if end in shapes.lakes:
            reach = LAKE_RADIUS if wider > 0 else LAKE_RADIUS - MOUTH
            course = up_to(points, shapes.lakes[end], reach)
        wide: Attributes = {"stroke": colour, "stroke_width": RIVER_WIDTH + wider}
        drawn += el("path", d=path(course, close=False), **wide)
    return group(drawn, fill="none", stroke_linejoin="round") + (
        spring(*points[-1]) if end == SPRING else ""
    )


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
    """Return a lake: a round with some bays, with its bank, its light edge and its deep."""
    x, y = layout(text).lakes[zone]
    shore: Attributes = {"stroke": LAYERS[0][0], "stroke_width": LAYERS[0][1]}
    edge: Attributes = {"stroke": LAYERS[1][0], "stroke_width": LAYERS[1][1]}
    d = round_with_bays(x, y, LAKE_RADIUS)
    return (
        el("path", d=d, fill="none", **shore)
        + el("path", d=d, fill="var(--hunters-water)", **edge)
        + el("path", d=round_with_bays(x, y, LAKE_RADIUS - 3), fill="var(--hunters-deep)")
    )


def round_with_bays(x: float, y: float, radius: float) -> str:
    """Return the `d` of a lake's outline, smooth through eight points."""
    wobble = (1.06, 0.97, 1.04, 0.95, 1.07, 0.98, 1.03, 0.96)
    spots = [
        (x + radius * 1.06 * w * cos(i * pi / 4), y + radius * 1.06 * w * sin(i * pi / 4))
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
    pool = el("circle", cx=x, cy=y, r=RIVER_WIDTH / 2 + 2, fill="var(--hunters-water)")
    deep = el("circle", cx=x, cy=y, r=RIVER_WIDTH / 2 - 1, fill="var(--hunters-deep)")
    stones = "".join(
        el("circle", cx=x + dx, cy=y + dy, r=r, fill="var(--hunters-stone)", **STONE_RIM)
        for dx, dy, r in SPRING_STONES
    )
    return pool + deep + stones


SPRING_STONES = ((-8, -3, 3.4), (-3, -8, 4), (5, -7, 3.4), (8, 1, 3), (-7, 5, 3), (4, 8, 3))
STONE_RIM: Attributes = {"stroke": "var(--hunters-bank)", "stroke_width": 1}
