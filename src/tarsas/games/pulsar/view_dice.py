"""Dice of Pulsar 2849: solid ones that lie on the boards, flat ones that a space asks for."""

from tarsas.draw.svg import Attributes, el, number, symbol
from tarsas.games.pulsar import rules_tables as t

SIX = 6
# Pips of the six faces, and of half a die: across and down, in thirds of a die.
MIDDLE = ((0, 0),)
SLANT = ((-1, -1), (1, 1))
CORNERS = (*SLANT, (-1, 1), (1, -1))
SIDES = ((-1, 0), (1, 0))
FACES = ((), MIDDLE, SLANT, SLANT + MIDDLE, CORNERS, CORNERS + MIDDLE, CORNERS + SIDES)
HALVES = ((), ((0, 0),), ((0, -1), (0, 1)), ((0, -1), (0, 0), (0, 1)))
LONGEST_LINK = len(HALVES)

Pips = tuple[tuple[int, int], ...]


def die(x: float, y: float, value: int, size: float, kind: str = "die") -> str:
    """Return a die of any size: a silver `die`, a `red` one, or a `cost` that asks for one."""
    place = f"translate({number(x)} {number(y)}) scale({number(size / 2)})"
    return el("use", href=f"#pu-{kind}-{value}", transform=place)


def pips(spots: Pips, apart: float, size: float, ink: str) -> str:
    """Return pips around the middle as one path of round dots."""
    dots = "".join(f"M{dx * apart:g} {dy * apart:g}h0" for dx, dy in spots)
    return el("path", d=dots, stroke=ink, stroke_width=f"{size:g}", stroke_linecap="round")


def figure(value: int, size: float, ink: str) -> str:
    """Return a value that no face of a die has."""
    bold: Attributes = {"font_weight": "bold", "text_anchor": "middle", "fill": ink}
    return el("text", str(value), y=f"{size * 0.34:g}", font_size=f"{size:g}", **bold)


def sheet() -> str:
    """Return all dice: whole ones two units wide, to be scaled, and those of links."""
    found = []
    for value in range(t.LONGEST_FLIGHT + 1):
        dark, light = "var(--pulsar-deep)", "var(--pulsar-light)"
        silver = ("var(--pulsar-silver)", "var(--pulsar-edge)", dark)
        red = ("var(--pulsar-red)", "var(--pulsar-red-edge)", light)
        found.append(symbol(f"pu-die-{value}", solid(*silver[:2]), face(value, silver[2])))
        found.append(symbol(f"pu-red-{value}", solid(*red[:2]), face(value, red[2])))
        found.append(symbol(f"pu-cost-{value}", flat("var(--pulsar-light)"), face(value, dark)))
        found.append(symbol(f"pu-redcost-{value}", flat("var(--pulsar-red)"), face(value, light)))
    return "".join(found) + links()


def solid(fill: str, edge: str) -> str:
    """Return the body of a die that one could take: lit from above, with a shaded rim."""
    body: Attributes = {"x": -1.0, "width": 2.0}
    rim = el("rect", y=-1.0, height=2.0, rx="0.42", fill=edge, **body)
    top = el("rect", x="-0.88", y="-0.94", width="1.76", height="1.72", rx="0.38", fill=fill)
    return rim + top


def flat(fill: str) -> str:
    """Return the body of a die that is printed."""
    edge: Attributes = {"stroke": "var(--pulsar-edge)", "stroke_width": "0.1"}
    place: Attributes = {"x": "-0.95", "y": "-0.95", "width": "1.9", "height": "1.9"}
    return el("rect", rx="0.3", fill=fill, **place, **edge)


def face(value: int, ink: str) -> str:
    """Return the pips of a die two units wide, or a figure where dice have no such face."""
    if 0 < value <= SIX:
        return pips(FACES[value], 0.5, 0.46, ink)
    return figure(value, 1.5, ink)


# --- links of transmitters ------------------------------------------------------------------


def links() -> str:
    """Return the dice of links and their halves, dark while offline and red once online."""
    found = []
    states = (("", "var(--pulsar-deep)"), ("-online", "var(--pulsar-red)"))
    light = "var(--pulsar-light)"
    for ending, fill in states:
        edge: Attributes = {"fill": fill, "stroke": "var(--line)", "stroke_width": 1.2}
        # The clasp reaches over the edges of both neighbours.
        clasp = el("rect", x=-17, y=-5, width=34, height=10, rx=5, **edge)
        body = clasp + el("rect", x=-12, y=-12, width=24, height=24, rx=6, **edge)
        for value in range(2 * LONGEST_LINK - 1):
            shown = pips(FACES[value], 6, 4.8, light) if value else figure(0, 16, light)
            found.append(symbol(f"pu-link-{value}{ending}", body, shown))
        half = el("rect", y=-12, width=14, height=24, rx=4, **edge)
        for value in range(LONGEST_LINK):
            shown = pips(HALVES[value], 6.4, 4.8, light) if value else figure(0, 16, light)
            moved = el("g", shown, transform="translate(7)")
            found.append(symbol(f"pu-half-{value}{ending}", half, moved))
    return "".join(found)
