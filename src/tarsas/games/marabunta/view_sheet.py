"""What never changes in Marabunta's pictures: the picnic, the fields, the pieces, the legend."""

from collections.abc import Callable
from math import cos, pi, sin, sqrt

from tarsas.core.options import SEATS
from tarsas.core.text import Message
from tarsas.draw.pieces import polygon
from tarsas.draw.svg import Attributes, el, group, label, number, symbol, use
from tarsas.games.marabunta.rules_board import ABILITIES, REGIONS, TOKENS

Say = Callable[[Message], str]

GROUND = frozenset(
    {"picnic", "field-*", "leaf-shape", "emblem-*", "written-*", "ant-*", "cube-*", "cross"}
)
"""Symbols that are no signs, or of whose kind the legend shows one."""

WIDTH, HEIGHT = 1280.0, 800.0
SIDE = 39.0  # of a hex
TALL = SIDE * sqrt(3)
CLOTH_TOP = 652.0
FACES = tuple(dict.fromkeys((*TOKENS, *ABILITIES)))
"""What tokens and abilities do, those first that a token shows."""

INK: Attributes = {
    "fill": "none",
    "stroke": "var(--ink)",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
LINED: Attributes = INK | {"stroke_width": 1.2}

# The four figures that are written, each in one go of the pen.
FIGURES = (
    "M2-11C-7-12-9 11-1 11S10-9 2-11Z",
    "M-5-5C-2-6 1-9 2-12C2-4 1 3 0 11",
    "M-7-5C-6-13 7-13 6-5C5 1-4 6-7 11C-2 8 3 11 8 10",
    "M-6-9C-2-13 7-12 6-6C5-2 1-1-2-1C4-1 8 1 7 6C5 13-4 12-8 8",
)
RING = "M13-14C2-22-15-18-19-5C-22 10-7 21 6 19C20 16 23-5 11-15"
BOX = "M-17-16C-6-18 7-17 17-18C17-6 19 6 17 17C6 19-7 17-17 18C-19 6-17-6-17-17"

# What grows or lies in a region, near the rim of a hex, so that it is quiet around a number:
# the way of the pen, how broad it is, and where each hex has them.
PLANTS = {
    "pink": ("m0-3.5h.1m3.4 3.4h.1m-7 0h.1m3.4 3.4h.1", 3.4),
    "blue": ("m-8 0q4-4 8 0t8 0", 1.6),
    "green": ("m0-3.2h.1m2.8 4.4h.1m-5.8 0h.1", 4.4),
    "grey": ("m-5 3q1-7 6-6t5 6Z", 1.6),
    "yellow": ("m0-4.5v9m-4.5-4.5h9m-7.7-3.2l6.4 6.4m0-6.4l-6.4 6.4", 1.3),
    "orange": ("m-5 0a5 5 0 0 1 10 0Zm5 0v4.5", 1.6),
}
PLANTED = ((-25, -5), (11, -25), (19, 15), (-12, 25))


def sheet() -> str:
    """Return the symbols of the game."""
    single = (picnic(), muffin(), chest(), anthill(), leaf(), cross())
    several = (fields(), emblems(), ants(), cubes(), handwriting(), faces())
    return "".join((*single, *(drawn for kind in several for drawn in kind)))


# The ground


def picnic() -> str:
    """The meadow from above, and on it the cloth with the plates."""
    blades = "".join(
        f"M{x} {y}q-1-8-5-12m5 12q1-9 0-15m0 15q2-7 6-10"
        for x, y in (
            (286, 30), (346, 26), (1000, 32), (876, 24), (284, 548), (402, 552), (640, 556),
            (880, 552), (998, 550), (530, 549), (758, 549), (277, 644), (1004, 644),
        )
    )  # fmt: skip
    daisies = "".join(
        el("circle", cx=x, cy=y, r=5, fill="var(--marabunta-daisy)")
        + el("circle", cx=x, cy=y, r=2, fill="var(--marabunta-sun)")
        for x, y in ((463, 550), (582, 16), (820, 547), (940, 548), (700, 18), (340, 547))
    )
    down = "".join(f"M{x} {number(CLOTH_TOP)}v148h24v-148Z" for x in range(10, 1280, 48))
    across = "".join(f"M0 {y}H1280v24H0Z" for y in (664, 712, 760))
    knife = "M1216 770V680C1224 684 1226 712 1224 730H1216"
    fork = "M1246 770V716M1238 682V700C1238 718 1254 718 1254 700V682M1246 682V712"
    cutlery: Attributes = INK | {"stroke": "var(--faint)", "stroke_width": 3.5}
    return symbol(
        "picnic",
        el("rect", x=264, y=4, width=752, height=670, rx=26, fill="var(--marabunta-meadow)"),
        el(
            "path",
            d=blades,
            fill="none",
            stroke="var(--marabunta-tuft)",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        daisies,
        el("rect", y=CLOTH_TOP, width=1280, height=148, rx=10, fill="var(--marabunta-linen)"),
        el("path", d=down, fill="var(--marabunta-check)", fill_opacity=0.1),
        el("path", d=across, fill="var(--marabunta-check)", fill_opacity=0.1),
        el("path", d=knife + fork, **cutlery),
    )


def fields() -> list[str]:
    """A hex of each region, with what grows there."""
    body = polygon(0, 0, SIDE, 6)
    return [
        symbol(
            f"field-{name}",
            el("path", d=body, fill=f"var(--{name}-soft)"),
            el(
                "path",
                d="".join(f"M{x} {y}{plant}" for x, y in PLANTED),
                fill="none",
                stroke=f"var(--{name})",
                stroke_width=width,
                stroke_linecap="round",
                opacity=0.3,
            ),
        )
        for name, (plant, width) in PLANTS.items()
    ]


def emblems() -> list[str]:
    """One plant or stone per region, so that regions are not told by colour alone."""
    petals = "".join(
        el("circle", cx=4 * cos(a), cy=4 * sin(a), r=2.6)
        for a in [2 * pi * i / 5 - pi / 2 for i in range(5)]
    )
    rays = "".join(
        el("path", d="M4.6-.9H7.4V.9H4.6Z", transform=f"rotate({45 * i})") for i in range(8)
    )
    clover = [(0, -3.6), (3.4, 1.4), (-3.4, 1.4)]
    return [
        symbol("emblem-pink", petals),
        symbol("emblem-blue", el("path", d="M0-7C4-1 5 1 5 3A5 5 0 0 1-5 3C-5 1-4-1 0-7Z")),
        symbol("emblem-green", *[el("circle", cx=x, cy=y, r=3.2) for x, y in clover]),
        symbol("emblem-grey", el("path", d=polygon(0, 1, 6, 6, 12))),
        symbol("emblem-yellow", el("circle", r=3.4), rays),
        symbol("emblem-orange", el("path", d="M-6.5 0A6.5 6 0 0 1 6.5 0ZM-2 1H2V6H-2Z")),
    ]


# The pieces


def muffin() -> str:
    """A cake: icing that runs over a pleated case, and a cherry."""
    case = "M-8.5 1H8.5L6 11H-6Z"
    icing = "M-9.5 3C-13-1-10-6-6-6C-6-11 6-11 6-6C10-6 13-1 9.5 3C8 5 6 4 5.5 2C5 5 1 5.5 0 2.5"
    return symbol(
        "muffin",
        el("path", **LINED | {"d": case, "fill": "var(--marabunta-dough)"}),
        el("path", d="M-4 4L-3 10M0 4V10M4 4L3 10", **INK | {"stroke": "var(--marabunta-crust)"}),
        el(
            "path",
            **LINED
            | {"d": f"{icing}C-1 5-5 5-5.5 2C-6 4-8 5-9.5 3Z", "fill": "var(--marabunta-icing)"},
        ),
        el("path", d="M-5-3Q-4-7 0-7", **INK | {"stroke": "var(--card)", "stroke_width": 1.5}),
        el("circle", **LINED | {"cy": -10.0, "r": 2.8, "fill": "var(--red)"}),
    )


def chest() -> str:
    """A treasure chest: a rounded lid, two bands and the lock."""
    wood: Attributes = LINED | {"fill": "var(--marabunta-wood)"}
    band = "M-7.5-8.4V9.5M7.5-8.4V9.5"
    return symbol(
        "chest",
        el("path", d="M-11 0V10H11V0Z", **wood),
        el("path", d="M-11 0C-11-8-7-9.5 0-9.5S11-8 11 0Z", **wood),
        el("path", d=band, fill="none", stroke="var(--marabunta-band)", stroke_width=2.6),
        el("path", d="M-11 0H11", **LINED),
        el(
            "path",
            **LINED | {"d": "M-3-2.5H3V2C3 5-3 5-3 2Z", "fill": "var(--yellow-soft)"},
        ),
        el("circle", cy=0.8, r=1.1, fill="var(--ink)"),
    )


def anthill() -> str:
    """A heap of earth with its hole and a trodden path."""
    earth = "M-21 13C-13 9-10-12 0-12S13 9 21 13Q0 16-21 13Z"
    return symbol(
        "anthill",
        el("path", **LINED | {"d": earth, "fill": "var(--marabunta-earth)"}),
        el("ellipse", cy=-7.5, rx=4.5, ry=2.4, fill="var(--ink)"),
        el(
            "path",
            d="M-9 7h.1M-13 10h.1M9 8h.1M14 11h.1M-5 11h.1M5 3h.1M-4 1h.1M3 11h.1",
            **INK | {"stroke_width": 2, "stroke_opacity": 0.5},
        ),
    )


def leaf() -> str:
    """A leaf with its rib and veins; the circles are drawn on it by the position."""
    shape = "M-60 0C-52-44 40-46 60 0C40 46-52 44-60 0Z"
    veins = "M-36 0L-46-15M-36 0L-46 15M48 0L46-11M48 0L46 11M-63 5C-62 1-58 0 59 0"
    return symbol(
        "leaf-shape",
        el("path", d=shape, stroke="var(--ink)", stroke_width=1.5, stroke_linejoin="round"),
        el("path", d=veins, **LINED | {"stroke_opacity": 0.6}),
    )


def cross() -> str:
    """A cross by hand, as wide as the box that it strikes out."""
    return symbol("cross", el("path", d="M-10-9Q-2-2 10 10M9-10Q0 0-10 9", **INK))


def ants() -> list[str]:
    """An ant of each colony, on its way to the right: the body and, in one go, its legs."""
    body = (
        "M-9.5 0C-9.5-4.4-2-4.4-1.6 0C-2 4.4-9.5 4.4-9.5 0Z"
        "M-2 0A2.4 1.9 0 0 1 2.8 0A2.4 1.9 0 0 1-2 0Z"
        "M2.6 0A2.7 2.5 0 0 1 8 0A2.7 2.5 0 0 1 2.6 0Z"
    )
    legs = "M-6 6.5L-3.5 4L0 0L-3.5-4L-6-6.5M.5 7V-7M6 6.5L4 4L1 0L4-4L6-6.5M11 4L7 1M11-4L7-1"
    return [
        symbol(
            f"ant-{colour}",
            el(
                "path",
                d=legs,
                fill="none",
                stroke=f"var(--{colour})",
                stroke_width=1.2,
                stroke_linejoin="round",
            ),
            el("path", d=body, fill=f"var(--{colour})"),
        )
        for colour in SEATS[:2]
    ]


def cubes() -> list[str]:
    """The body of each region's die: its shadow, its side, its face and the light on its edge."""
    square: Attributes = {"x": -30.0, "width": 60.0, "height": 60.0, "rx": 14.0}
    return [
        symbol(
            f"cube-{name}",
            el("rect", y=-24.0, fill="var(--ink)", fill_opacity=0.16, **square),
            el("rect", y=-27.0, fill=f"var(--{name})", **square),
            el(
                "rect",
                y=-31.0,
                fill=f"var(--{name}-soft)",
                stroke=f"var(--{name})",
                stroke_width=2,
                **square,
            ),
            el(
                "path",
                d="M-26-8V-18Q-26-27-17-27H12",
                fill="none",
                stroke="var(--marabunta-light)",
                stroke_width=3,
                stroke_linecap="round",
            ),
        )
        for name in REGIONS
    ]


def handwriting() -> list[str]:
    """The numbers in both players' hands: red ringed, blue boxed."""
    return [
        symbol(
            f"written-{colour}-{figure}",
            el("path", **pen(colour, 2.8) | {"d": frame, "fill": "var(--card)"}),
            el("path", d=stroke, **pen(colour, 4)),
        )
        for colour, frame in zip(SEATS, (RING, BOX), strict=False)
        for figure, stroke in enumerate(FIGURES)
    ]


def pen(colour: str, width: float) -> Attributes:
    """Return the line of a pen."""
    return INK | {"stroke": f"var(--{colour})", "stroke_width": width}


def faces() -> list[str]:
    """What tokens and abilities do."""
    bold: Attributes = INK | {"stroke_width": 2.2}
    dots = "".join(el("circle", cx=x, r=7.5, **bold) for x in (-10, 10))
    crossed = "M-16-6L-4 6M-4-6L-16 6M4-6L16 6M16-6L4 6"
    free = el("circle", r=18, stroke_dasharray="4 5", **bold)
    drawn = {
        "two_chests": use("chest", -12, 0) + use("chest", 12, 0),
        "two_circles": dots,
        "write_1": written(1),
        "two_zeros": written(0, -10) + written(0, 10),
        "cross_two": el("path", d=crossed, **bold),
        "free_zero": written(0) + free,
        "repeat_die": el("path", d="M9-8A12 12 0 1 0 12 4M12-13L10-6L3-8", **bold),
        "last_cake": use("muffin", 0, 0) + el("path", d="M-12-12L12 12M12-12L-12 12", **bold),
        "write_2": written(2),
        "free_three": written(3) + free,
        "two_cakes": use("muffin", -12, 0) + use("muffin", 12, 0),
        "vp_2": label(0, 0, "+2", 26, font_weight="bold"),
        "vp_3": label(0, 0, "+3", 26, font_weight="bold"),
        "triple_one": written(1, 0, -9) + written(1, -11, 8) + written(1, 11, 8),
    }
    return [symbol(f"token-{name}", drawn[name]) for name in FACES]


def written(figure: int, x: float = 0, y: float = 0) -> str:
    """Return a figure on a token, smaller where it is not alone."""
    place = f"translate({number(x)} {number(y)}) scale(.7)" if x or y else None
    return el("path", d=FIGURES[figure], transform=place, **INK | {"stroke_width": 3.2})


# The legend


def legend(say: Say) -> list[tuple[str, Message]]:
    """Return the signs of the game and what they mean."""
    rim: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.5}
    region = el("use", href="#cube-green", transform="translate(-6 0) scale(.6)") + use(
        "emblem-green", 18, 0, fill="var(--green)"
    )
    hands = el("use", href="#written-red-2", transform="translate(-12 0) scale(.6)") + el(
        "use", href="#written-blue-3", transform="translate(12 0) scale(.6)"
    )
    circle = el("circle", r=13, fill="var(--card)", **rim)
    deeds = [
        (
            el("circle", r=23, fill="var(--shade)", **rim)
            + el("use", href=f"#token-{name}", transform="scale(.75)"),
            Message(f"about-{name}"),
        )
        for name in FACES
    ]
    return [
        (region, Message("sign-region")),
        (hands, Message("sign-written")),
        (group(use("anthill", 0, 0), transform="scale(1.1)"), Message("anthill-title")),
        (group(use("muffin", 0, 0), transform="scale(1.6)"), Message("cakes-title")),
        (group(use("chest", 0, 0), transform="scale(1.6)"), Message("sign-chest")),
        (circle, Message("sign-circle")),
        *deeds,
    ]
