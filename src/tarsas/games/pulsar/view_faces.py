"""Faces of Pulsar 2849's components: what each of them shows, as a symbol of the sheet.

The sheet holds the faces of the printed components. A position with components of its own draws
those that differ in place.
"""

from functools import cache, lru_cache
from pathlib import Path

from tarsas.core.components import read_tree
from tarsas.draw.svg import Attributes, el, group, number, symbol, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.components import build_faces
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_icons import (
    OF_COUNT,
    Icon,
    gain_icons,
    many,
    row,
    run_icons,
    tech_icons,
    width,
)
from tarsas.games.pulsar.view_places import CARD_TALL, CARD_WIDE

MOST_FACES = 1024  # remembered of each kind
LARGE = 1.15  # of icons where there is room
CARD: Attributes = {"fill": "var(--card)", "stroke": "var(--line)", "stroke_width": 1.2}


def box(x: float, y: float, width: float, height: float, **attributes: str | float | None) -> str:
    """Return a rounded card."""
    return el("rect", x=x, y=y, width=width, height=height, rx=7, **{**CARD, **attributes})


# --- technologies ---------------------------------------------------------------------------

TECH_TALL = 30.0
NARROW_CELL, WIDE_CELL = 191.0, 289.0  # of three and of two technologies in a row
ROWS_OF_THREE = 2
MARKS = 36.0  # the room of the holders' marks


def tech_wide(printed: Printed, tech: int) -> float:
    """Return the width of a technology's cell."""
    return NARROW_CELL if printed.tech_row[tech] <= ROWS_OF_THREE else WIDE_CELL


@lru_cache(maxsize=MOST_FACES)
def tech_face(printed: Printed, tech: int) -> str:
    """Return a technology's die, lock and effect, from the top left corner of its cell."""
    y = TECH_TALL / 2
    lock = el("use", href="#pu-lock", x=40, y=y) if printed.tech_lock[tech] else ""
    cost = die(16, y, int(printed.tech_cost[tech]), 23, "cost")
    room = tech_wide(printed, tech) - 54 - MARKS
    return cost + lock + row(tech_icons(printed, tech), 54, y, LARGE, room)


# --- projects -------------------------------------------------------------------------------

PROJECT_TALL = 27.0
PROJECT_LINE = 29.0  # from one line of projects to the next
# Left edge, line and width of the projects, the first row at the bottom. The last one lies beside
# the second and the third row and is as tall as both.
PROJECT_PLACES = (
    *((0.0, 2, 104.0), (107.0, 2, 104.0), (214.0, 2, 104.0)),
    *((0.0, 1, 115.0), (118.0, 1, 115.0), (0.0, 0, 115.0), (118.0, 0, 115.0)),
    (236.0, 0, 82.0),
)
PROJECTS_WIDE, PROJECTS_TALL = 318.0, 3 * PROJECT_LINE
LAST_PROJECT = t.PROJECTS - 1


def project_cell(position: int) -> str:
    """Return the shape of a project's cell, whose fill is given where it is used."""
    tall = PROJECT_TALL + (PROJECT_LINE if position == LAST_PROJECT else 0)
    edge: Attributes = {"rx": 6, "stroke": "var(--line)", "stroke_width": 1.2}
    return el("rect", width=PROJECT_PLACES[position][2], height=tall, **edge)


@lru_cache(maxsize=MOST_FACES)
def project_face(printed: Printed, side: int, position: int) -> str:
    """Return a project's die and gain, from the top left corner of its cell."""
    project = side * t.PROJECTS + position
    gains = gain_icons(printed, int(printed.project_gain[project]))
    run = run_icons(printed, side, position)
    y = PROJECT_TALL / 2
    cost = die(13, y, int(printed.project_cost[project]), 21, "cost")
    room = PROJECT_PLACES[position][2] - 26
    if position != LAST_PROJECT:
        return cost + row(gains + run, 25, y, LARGE, room)
    below = row(run, 8, y + PROJECT_LINE, LARGE, room) if run else ""
    return cost + (row(gains, 25, y, LARGE, room) if gains else "") + below


# --- transmitters ---------------------------------------------------------------------------

OFFER_WIDE, OFFER_TALL = 126.0, 82.0
SCALE = 1.0  # of the icons on a transmitter that somebody owns


def production_icons(printed: Printed, design: int) -> list[Icon]:
    """Return what an online transmitter gives in every production."""
    made: list[Icon] = []
    if printed.tile_vp[design]:
        made.append(("vp", str(printed.tile_vp[design])))
    made += many("cube", printed.tile_cubes[design])
    if printed.tile_pay[design]:
        made += [*many("cube", printed.tile_pay[design]), ("text", "→")]
        made.append(("vp", str(printed.tile_pays[design])))
    return [("each", ""), *made] if made else []


def gift_icons(printed: Printed, design: int) -> list[Icon]:
    """Return what a transmitter gives once."""
    return gain_icons(printed, int(printed.tile_gain[design]))


@lru_cache(maxsize=MOST_FACES)
def offer_face(printed: Printed, design: int) -> str:
    """Return a transmitter on display: its dice, its gain, its production and both ends."""
    costs = printed.tile_costs[design * 3 : design * 3 + printed.tile_symbols[design]]
    lines: list[list[Icon]] = [[("silver", str(cost)) for cost in costs]]
    lines += [gift_icons(printed, design), production_icons(printed, design)]
    shown = [line for line in lines if line]
    parts = [box(0, 0, OFFER_WIDE, OFFER_TALL)]
    for place, line in enumerate(shown):
        y = OFFER_TALL / 2 + (place - (len(shown) - 1) / 2) * 26
        parts.append(centred(line, OFFER_WIDE / 2, y, OFFER_WIDE - 32))
    for end, at in enumerate((0.5, OFFER_WIDE - 14.5)):
        pips = int(printed.tile_links[design * 2 + end])
        if pips >= 0:
            parts.append(use(f"pu-half-{pips}", at, OFFER_TALL / 2))
    return "".join(parts)


@lru_cache(maxsize=MOST_FACES)
def gives_face(printed: Printed, design: int) -> str:
    """Return what a transmitter gives once and in every production, from its left."""
    icons = [*gift_icons(printed, design), *production_icons(printed, design)]
    return row(icons, 0, 0, SCALE) if icons else ""


@lru_cache(maxsize=MOST_FACES)
def makes_face(printed: Printed, design: int) -> str:
    """Return what a transmitter gives in every production, from its left."""
    icons = production_icons(printed, design)
    return row(icons, 0, 0, SCALE) if icons else ""


def centred(icons: list[Icon], x: float, y: float, room: float, most: float = 1.05) -> str:
    """Return a row of icons around its middle."""
    wide = sum(width(icon) for icon in icons)
    scale = min(most, room / wide)
    return row(icons, x - wide * scale / 2, y, scale)


# --- goals ----------------------------------------------------------------------------------

GOAL_WIDE, GOAL_TALL = 220.0, 34.0


@lru_cache(maxsize=MOST_FACES)
def goal_face(printed: Printed, goal: int) -> str:
    """Return a goal: what must be reached, points, and bonuses for cubes."""
    icons: list[Icon] = [
        ("text", f"≥{printed.goal_least[goal]}"),
        (OF_COUNT[t.COUNTS[printed.goal_count[goal]]], ""),
        ("text", ":"),
        ("vp", str(printed.goal_vp[goal])),
    ]
    for bonus in (2 * goal, 2 * goal + 1):
        if printed.goal_cost[bonus] >= 0:
            icons += [("text", f" {printed.goal_cost[bonus]}"), ("cube", "")]
            icons.append(("vp", f"+{printed.goal_bonus[bonus]}"))
    room = GOAL_WIDE - 10
    return box(0, 0, GOAL_WIDE, GOAL_TALL) + row(icons, 5, GOAL_TALL / 2, LARGE, room)


# --- systems --------------------------------------------------------------------------------

PLANETS_Y, BONUS_Y = -13.0, 12.0
PLANET = 8.0


def planet_x(number_: int, count: int) -> float:
    """Return where a planet of a system stands."""
    return (number_ - (count - 1) / 2) * 17.5


def planets_of(printed: Printed, tile: int) -> list[int]:
    """Return the kinds of a system's planets, blocked ones from 3."""
    return [int(kind) for kind in printed.planets[tile * 4 : tile * 4 + 4] if kind]


@lru_cache(maxsize=MOST_FACES)
def system_face(printed: Printed, tile: int) -> str:
    """Return a system: its planets, and its discovery bonus below them, light on dark."""
    edge: Attributes = {"stroke": "var(--pulsar-route)", "stroke_width": 1.4}
    place: Attributes = {"x": -CARD_WIDE, "y": -CARD_TALL, "rx": 10, "fill": "var(--pulsar-deep)"}
    card = el("rect", width=2 * CARD_WIDE, height=2 * CARD_TALL, **place, **edge)
    kinds = planets_of(printed, tile)
    planets = [
        use(f"pu-planet-{min(kind, 3)}", planet_x(place, len(kinds)), PLANETS_Y)
        for place, kind in enumerate(kinds)
    ]
    gains = [int(icon) for icon in printed.icons[tile * 2 : tile * 2 + 2] if icon >= 0]
    icons = [icon for gain in gains for icon in gain_icons(printed, gain)]
    bonus = centred(icons, 0, BONUS_Y, 2 * CARD_WIDE - 8, 1) if icons else ""
    return group(card, *planets, bonus, color="var(--pulsar-light)", text_anchor="middle")


# --- the sheet ------------------------------------------------------------------------------


@cache
def printed_faces() -> dict[str, str]:
    """Return the faces of the printed components by the names of their symbols."""
    own = Path(__file__).with_name("components.toml")
    printed = build_faces(read_tree(own))
    faces = {
        f"pu-tech-{name}": tech_face(printed, tech) for tech, name in enumerate(printed.tech_names)
    }
    for side, name in enumerate(printed.side_names):
        for place, position in enumerate(t.POSITIONS):
            faces[f"pu-project-{name}-{position}"] = project_face(printed, side, place)
    for design, name in enumerate(printed.tile_names):
        faces[f"pu-offer-{name}"] = offer_face(printed, design)
        faces[f"pu-gives-{name}"] = gives_face(printed, design)
        faces[f"pu-makes-{name}"] = makes_face(printed, design)
    for tile, name in enumerate(printed.system_names):
        faces[f"pu-system-{name}"] = system_face(printed, tile)
    for goal, name in enumerate(printed.goal_names):
        faces[f"pu-goal-{name}"] = goal_face(printed, goal)
    return faces


def sheet() -> str:
    """Return the symbols of all printed faces."""
    return "".join(symbol(name, face) for name, face in printed_faces().items())


def face(name: str, drawn: str, x: float = 0, y: float = 0) -> str:
    """Return a face at a place: by its symbol if it is the printed one."""
    if not drawn:
        return ""
    at: Attributes = {"x": x or None, "y": y or None}
    if printed_faces().get(name) == drawn:
        return el("use", href=f"#{name}", **at)
    return el("g", drawn, transform=f"translate({number(x)} {number(y)})" if x or y else None)
