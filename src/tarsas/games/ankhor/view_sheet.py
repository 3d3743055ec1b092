"""What never changes in Ankh'or's pictures: tiles, faces, discs and marks, as symbols and signs."""

from collections.abc import Callable
from math import cos, pi, sin

from tarsas.core.text import Message
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, use
from tarsas.games.ankhor.names import about_disc, about_type
from tarsas.games.ankhor.rules_holdings import COLOURS, DISCS, TYPES
from tarsas.games.ankhor.rules_market import TYPE_COUNT

TILE = 100.0  # the side of a tile in its symbol
DISC = 20.0  # the radius of a disc in its symbol
STORE_Y = 8.0  # where a storehouse keeps its disc

SOLID: Attributes = {"stroke": "none"}

GROUND = frozenset({"back-*"})
"""Symbols of whose kind the legend shows one."""

# What each good looks like, in lines and areas of one colour.
GOOD_MARKS = {
    "fish": "M-12 0C-6-8 4-8 9 0C4 8-6 8-12 0ZM8 0L14-6V6Z",
    "ivory": "M-11-7C-3 9 6 10 12 2C7 3 0-1-4-9Z",
    "charcoal": "M-12-4L6-9L10-4L-8 1ZM-9 3L11-3L12 3L-7 9Z",
    "reeds": "M-1 12L-1-10L1-10L1 12ZM-4 12L-9-5L-7-6L-2 12ZM4 12L9-5L7-6L2 12ZM-2-13H2V-7H-2Z",
    "cloth": "M-11-8H8L11-4V8H-8L-11 4ZM-8 8V-4H11V-2H-6V8Z",
    "ankh": "M-2-1H-10V3H-2V13H2V3H10V-1H2C9-8 6-14 0-14S-9-8-2-1ZM0-4C-5-8-3-11 0-11S5-8 0-4Z",
}


def sheet() -> str:
    """Return the symbols of the game."""
    return "".join((*goods(), *discs(), *tiles(), *backs(), *faces(), pyramid(), *marks()))


def tile_colour(colour: str) -> str:
    """Return the paint of a tile's colour."""
    return f"var(--ankhor-{colour})"


def line_colour(colour: str) -> str:
    """Return the ink that is drawn with on a tile of this colour."""
    return f"var(--ankhor-{colour}-line)"


def goods() -> list[str]:
    """The mark of each good, in the colour of whatever it lies on."""
    return [
        symbol(f"good-{name}", el("path", d=mark, fill_rule="evenodd"))
        for name, mark in GOOD_MARKS.items()
    ]


def discs() -> list[str]:
    """The six discs: a rim, and the mark of the good."""
    drawn = []
    for name, colour in zip(DISCS, (*COLOURS, "gold"), strict=True):
        line = line_colour(colour)
        rim: Attributes = {"fill": tile_colour(colour), "stroke": line, "stroke_width": 2}
        drawn.append(
            symbol(
                f"disc-{name}",
                el("circle", r=DISC - 1, **rim),
                el("circle", r=DISC - 4, fill="none", stroke=line, stroke_width=0.8, opacity=0.5),
                el("use", href=f"#good-{name}", fill=line),
            )
        )
    return drawn


def tiles() -> list[str]:
    """A blank tile of each colour; the mark of its good in the corners tells colours apart."""
    drawn = []
    for colour, good in zip(COLOURS, DISCS, strict=False):
        line = line_colour(colour)
        body: Attributes = {"fill": tile_colour(colour), "stroke": line, "stroke_width": 2.5}
        corners = "".join(
            el("use", href=f"#good-{good}", transform=f"translate({x} {y}) scale(.7)")
            for x, y in ((-36, -37), (36, 37))
        )
        drawn.append(
            symbol(
                f"tile-{colour}",
                el("rect", x=-48, y=-48, width=96, height=96, rx=10, **body),
                el("g", corners, fill=line),
            )
        )
    return drawn


def backs() -> list[str]:
    """The back of a tile of each colour: waves of the river around the mark of its good."""
    drawn = []
    waves = "".join(f"M-40 {y}q10-9 20 0t20 0t20 0t20 0" for y in (-30, 34))
    for colour, good in zip(COLOURS, DISCS, strict=False):
        line = line_colour(colour)
        body: Attributes = {"fill": tile_colour(colour), "stroke": line, "stroke_width": 2.5}
        drawn.append(
            symbol(
                f"back-{colour}",
                el("rect", x=-48, y=-48, width=96, height=96, rx=10, **body),
                el("path", d=waves, fill="none", stroke=line, stroke_width=2.5, opacity=0.6),
                el("use", href=f"#good-{good}", fill=line, transform="scale(1.9)"),
            )
        )
    return drawn


def faces() -> list[str]:
    """What tiles show: `fill` and `stroke` are the tile's ink, `color` is its paint."""
    ink: Attributes = {"fill": "none", "stroke_width": 4.0}
    round_ink: Attributes = {**ink, "stroke_linecap": "round", "stroke_linejoin": "round"}
    drawings = {
        "jackal": jackal(),
        "scarab": scarab(round_ink),
        "falcon": falcon(round_ink),
        "vp2": sun(ink),
        "storehouse": granary(round_ink),
        "scribe": scroll(round_ink),
        "desert": dunes(round_ink),
    }
    return [symbol(f"face-{name}", drawings[name]) for name in TYPES]


def jackal() -> str:
    """A jackal's head with upright ears, looking left."""
    head = "M-33 9C-24 5-14 0-9-5L-8-36C-3-30 1-22 2-13L6-13C8-22 12-30 17-36"
    head += "C20-22 20-10 18-3C24 8 26 20 25 35H-3C-2 26-6 20-15 19L-29 18C-32 16-34 12-33 9Z"
    return el("path", d=head, **SOLID) + eye(-4, 4)


def eye(x: float, y: float) -> str:
    """A dot in the tile's paint."""
    return el("circle", cx=x, cy=y, r=2.5, fill="currentColor", **SOLID)


def scarab(ink: Attributes) -> str:
    """A scarab with six legs and the sun between its claws."""
    legs = "M-17-4L-31-13M-19 10L-34 10M-16 22L-29 31M17-4L31-13M19 10L34 10M16 22L29 31"
    seam: Attributes = {"fill": "none", "stroke": "currentColor", "stroke_width": 2.0}
    return (
        el("path", d=legs, **ink)
        + el("ellipse", cx=0, cy=11, rx=19, ry=23, **SOLID)
        + el("path", d="M-12-11C-12-24 12-24 12-11Z", **SOLID)
        + el("path", d="M-12-10H12M0-9V33", **seam)
        + el("circle", cx=0, cy=-31, r=7, **ink)
    )


def falcon(ink: Attributes) -> str:
    """A falcon that spreads its wings, its head turned left."""
    wings = "M-4-12C-14-22-28-22-39-14C-38 2-31 15-19 23L-15 14L-11 26L-9 18"
    wings += "L-8 28L0 38L8 28L9 18L11 26L15 14L19 23C31 15 38 2 39-14C28-22 14-22 4-12Z"
    head = "M9-24C9-34-7-37-11-27L-17-22L-10-20C-8-15-6-13-5-8H5C6-13 9-17 9-24Z"
    feather = "M-33-9C-29 1-24 8-18 12M-25-12C-21-2-17 4-11 8M33-9C29 1 24 8 18 12"
    feather += "M25-12C21-2 17 4 11 8"
    seam: Attributes = {**ink, "stroke": "currentColor", "stroke_width": 2.0}
    return (
        el("path", d=wings, **SOLID)
        + el("path", d=head, **SOLID)
        + eye(-4, -25)
        + el("path", d=feather, opacity=0.8, **seam)
    )


def sun(ink: Attributes) -> str:
    """A sun that counts two points."""
    rays = "".join(
        f"M{number(28 * cos(a))} {number(28 * sin(a))}L{number(36 * cos(a))} {number(36 * sin(a))}"
        for a in [2 * pi * i / 12 for i in range(12)]
    )
    figure = label(0, 0, "2", 48, font_weight="bold", fill=None, stroke="none")
    return el("circle", r=23, **ink) + el("path", d=rays, **ink) + figure


def granary(ink: Attributes) -> str:
    """A domed granary with a round place for a disc."""
    place: Attributes = {"fill": "none", "stroke_width": 2.0}
    return (
        el("path", d="M-29 36V2C-29-24-14-34 0-34S29-24 29 2V36Z", **ink)
        + el("path", d="M-11-32C-6-42 6-42 11-32", **ink)
        + el("circle", cy=STORE_Y, r=19, stroke_dasharray="5 4", **place)
    )


def scroll(ink: Attributes) -> str:
    """A papyrus with signs and a reed pen."""
    return (
        el("path", d="M-24-30H18V26H-18C-26 26-26 36-18 36H22C28 36 28 26 22 26", **ink)
        + el("path", d="M-14-18H6M-14-7H0M-14 4H4M-14 15H-4", **ink)
        + el("path", d="M36-34L6 10L3 20L11 14L41-28Z", **SOLID)
    )


def dunes(ink: Attributes) -> str:
    """Dunes under the sun."""
    return (
        el("path", d="M-38 32C-24 6-10 2 2 20C10 6 24 4 38 32Z", **SOLID)
        + el("path", d="M-30 2C-18-12-6-14 4-2C12-10 22-10 30 0", **ink)
        + el("circle", cx=14, cy=-28, r=8, **SOLID)
    )


def pyramid() -> str:
    """A bonus tile."""
    body: Attributes = {"stroke": "var(--ankhor-gold-line)", "stroke_width": 2}
    left = el("path", d="M0-17L-20 14H6Z", fill="var(--ankhor-gold)", **body)
    right = el("path", d="M0-17L6 14H20Z", fill="var(--ankhor-reed)", **body)
    return symbol("pyramid", left, right)


def marks() -> list[str]:
    """The marks on tiles and in the market: groups with and near a bonus, closed, goes first."""
    small = "M0-8L10 7H-10Z"
    rim: Attributes = {"stroke": "var(--ankhor-gold-line)", "stroke_linejoin": "round"}
    great = el("path", d=small, fill="var(--ankhor-gold)", stroke_width=2, **rim)
    short = el("path", d=small, fill="none", stroke_width=6, **rim)
    rim["stroke"] = "var(--ankhor-gold)"
    short += el("path", d=small, fill="var(--ankhor-papyrus)", stroke_width=3, **rim)
    closed: Attributes = {"fill": "none", "stroke_width": 5.0, "stroke_linecap": "round"}
    arrow: Attributes = {"fill": "none", "stroke": "var(--red)", "stroke_width": 2.5}
    arrow |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
    tagged: Attributes = {"fill": "var(--ankhor-gold)", "stroke": "var(--ankhor-gold-line)"}
    tagged |= {"stroke_width": 1.5, "stroke_linejoin": "round"}
    return [
        symbol("great", great),
        symbol("short", short),
        symbol("closed", el("path", d="M-12-12L12 12M12-12L-12 12", **closed)),
        symbol(
            "goes",
            el("circle", r=15, fill="var(--paper)", stroke="var(--red)", stroke_width=1.5),
            el("path", d="M8 0H-8M-2-6L-8 0L-2 6M-11-6V6", **arrow),
        ),
        symbol("tag", el("path", d="M-17-11H20V11H-17L-26 0Z", **tagged)),
    ]


# Pieces


def scaled(symbol: str, x: float, y: float, scale: float, **attributes: str) -> str:
    """Return a symbol at some size."""
    place = f"translate({number(x)} {number(y)}) scale({scale:.3f})"
    chosen: Attributes = {**attributes}
    return el("use", href=f"#{symbol}", transform=place, **chosen)


def draw_disc(name: str, x: float, y: float, radius: float) -> str:
    """Return a disc."""
    return scaled(f"disc-{name}", x, y, radius / DISC)


def counted_discs(identity: str, disc: str, count: int, x: float, y: float, size: float) -> str:
    """Return a disc with how many there are, as one piece: another number is another look."""
    return group(disc, label(x, y, str(count), size, text_anchor="start"), id=identity)


def draw_tile(kind: int, x: float, y: float, side: float) -> str:
    """Return a tile face up."""
    colour, type_ = COLOURS[kind // TYPE_COUNT], TYPES[kind % TYPE_COUNT]
    line, paint = line_colour(colour), tile_colour(colour)
    place = f"translate({number(x)} {number(y)}) scale({side / TILE:.3f})"
    return group(
        el("use", href=f"#tile-{colour}"),
        el("use", href=f"#face-{type_}", fill=line, stroke=line, color=paint),
        transform=place,
    )


# The signs


def legend(say: Callable[[Message], str]) -> list[tuple[str, Message]]:
    """Return the signs of the game and what they mean, in the order of teaching."""
    discs_ = [(draw_disc(name, 0, 0, 21), about_disc(i)) for i, name in enumerate(DISCS)]
    places = ((-12, -12), (12, -12), (-12, 12), (12, 12), (0, 0))
    colours = "".join(
        scaled(f"tile-{name}", x, y, 0.22) for name, (x, y) in zip(COLOURS, places, strict=True)
    )
    types = [
        (draw_tile(i % len(COLOURS) * int(TYPE_COUNT) + i, 0, 0, 48), about_type(i))
        for i in range(TYPE_COUNT)
    ]
    shut = draw_tile(TYPES.index("storehouse"), 0, 0, 48)
    shut += scaled("closed", 0, STORE_Y * 0.48, 0.48, stroke=line_colour("blue"))
    return [
        *discs_,
        (colours, Message("about-colours")),
        (scaled("back-green", 0, 0, 0.48), Message("about-back")),
        *types,
        (use("pyramid", 0, 0), Message("about-bonus")),
        (scaled("short", 0, 0, 2), Message("about-short")),
        (scaled("great", 0, 0, 2), Message("about-great")),
        (shut, Message("about-closed")),
        (scaled("goes", 0, 0, 1.6), Message("about-goes")),
        (scaled("tag", 0, 0, 1), Message("about-tag")),
    ]
