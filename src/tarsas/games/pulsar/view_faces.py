"""Faces of Pulsar 2849's boards: what a technology or project shows, as a symbol of the sheet.

The sheet holds the faces of the printed components. A position with components of its own draws
those that differ in place.
"""

from functools import cache, lru_cache
from pathlib import Path

from tarsas.core.components import read_tree
from tarsas.draw.svg import Attributes, el, label, number, symbol, use
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.components import build_faces
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.view_icons import (
    Icon,
    die,
    gain_icons,
    many,
    project_icons,
    row,
    tech_icons,
    width,
)

LINK: Attributes = {"stroke": "var(--line)", "stroke_width": 1.5}
MOST_FACES = 1024  # remembered of each kind
TECH_ROOM = 144.0
PROJECT_ROOM = 82.0


@lru_cache(maxsize=MOST_FACES)
def tech_face(printed: Printed, tech: int) -> str:
    """Return a technology's die, lock and effect, from the top left corner of its cell."""
    lock = ""
    if printed.tech_lock[tech]:
        lock = el("use", href="#pu-lock", transform="translate(33 14) scale(.8)")
    cost = die(15, 14.5, int(printed.tech_cost[tech]), 21)
    return cost + lock + row(tech_icons(printed, tech), 42, 14.5, 0.95, TECH_ROOM)


@lru_cache(maxsize=MOST_FACES)
def project_face(printed: Printed, side: int, position: int) -> str:
    """Return a project's die and gain, from the top left corner of its cell."""
    cost = int(printed.project_cost[side * t.PROJECTS + position])
    icons = project_icons(printed, side, position)
    return die(12, 13, cost, 18) + row(icons, 21.5, 13, 0.9, PROJECT_ROOM)


# --- transmitters ---------------------------------------------------------------------------


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


def symbol_places(printed: Printed, design: int) -> list[float]:
    """Return where the dice of a transmitter stand, from its middle."""
    count = int(printed.tile_symbols[design])
    return [(place - (count - 1) / 2) * 20 for place in range(count)]


@lru_cache(maxsize=MOST_FACES)
def symbols_face(printed: Printed, design: int) -> str:
    """Return the dice that a transmitter asks for, around its middle."""
    places = enumerate(symbol_places(printed, design), start=design * 3)
    return "".join(die(x, 0, int(printed.tile_costs[symbol_]), 18) for symbol_, x in places)


def symbols_at(printed: Printed, design: int, x: float, y: float) -> str:
    """Return a transmitter's dice at a place."""
    name = f"pu-symbols-{printed.tile_names[design]}"
    return face(name, symbols_face(printed, design), x, y)


def draw_ends(printed: Printed, design: int, x: float, y: float, wide: float) -> str:
    """Return the half dice at both ends of a transmitter on display."""
    parts = []
    for end in range(2):
        pips = int(printed.tile_links[design * 2 + end])
        if pips >= 0:
            at = x + 1 if end == 0 else x + wide - 14
            parts.append(use(f"pu-half-{pips}", at, y))
    return "".join(parts)


def half_dice() -> str:
    """Return the dice of links and their halves, dark while offline and red once online."""
    found = []
    for pips in range(7):
        for ending, fill in (("", "var(--pulsar-deep)"), ("-online", "var(--red)")):
            body = el("rect", x=-12, y=-12, width=24, height=24, rx=5, fill=fill, **LINK)
            figure = label(0, 0, str(pips), 16, fill="var(--pulsar-light)", font_weight="bold")
            found.append(symbol(f"pu-link-{pips}{ending}", body, figure))
    for pips in range(4):
        for ending, fill in (("", "var(--pulsar-deep)"), ("-online", "var(--red)")):
            body = el("rect", y=-12, width=13, height=24, rx=3, fill=fill, stroke="var(--line)")
            figure = label(6.5, 0, str(pips), 15, fill="var(--pulsar-light)")
            found.append(symbol(f"pu-half-{pips}{ending}", body, figure))
    return "".join(found)


# --- systems --------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_FACES)
def bonus_face(printed: Printed, tile: int) -> str:
    """Return a system's discovery bonus, centred."""
    gains = [int(icon) for icon in printed.icons[tile * 2 : tile * 2 + 2] if icon >= 0]
    icons = [icon for gain in gains for icon in gain_icons(printed, gain)]
    wide = sum(width(icon) for icon in icons)
    scale = min(0.9, 57 / wide)
    return row(icons, -wide * scale / 2, 0, scale)


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
        faces[f"pu-symbols-{name}"] = symbols_face(printed, design)
    for tile, name in enumerate(printed.system_names):
        faces[f"pu-bonus-{name}"] = bonus_face(printed, tile)
    return faces


def sheet() -> str:
    """Return the symbols of all printed faces."""
    return half_dice() + "".join(symbol(name, face) for name, face in printed_faces().items())


def face(name: str, drawn: str, x: float, y: float) -> str:
    """Return a face at a place: by its symbol if it is the printed one."""
    if not drawn:
        return ""
    if printed_faces().get(name) == drawn:
        return use(name, x, y)
    return el("g", drawn, transform=f"translate({number(x)} {number(y)})")
