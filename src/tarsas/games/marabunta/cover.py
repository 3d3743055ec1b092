"""The cover of Marabunta: two colonies carry leaves over a picnic cloth, towards the muffin."""

from tarsas.draw.svg import Attribute, Attributes, el, group

ANT: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
LEGS = "M-8 4L-22 10L-27 27M0 5L-3 17L-10 28M4 5L11 16L9 28M9 4L22 11L29 26"
FEELERS = "M28-14C30-24 36-29 43-30M32-11C38-19 45-21 52-19"
LEAF = "M31-9C8-14-6-36 0-62C16-54 22-60 34-74C42-64 52-64 66-62C70-40 58-18 31-9Z"
RIB = "M31-9C30-28 32-48 35-70M30-26L12-42M31-28L50-46"
CLOTH = "M0 316C120 280 210 300 320 268C430 236 520 226 640 240V400H0Z"


def cover() -> str:
    """Return the drawing."""
    return "".join([meadow(), chest(), cloth(), muffin(), ants()])


def path(d: str, fill: str, **attributes: Attribute) -> str:
    """Return a shape in one of the game's colours."""
    return el("path", d=d, fill=f"var(--marabunta-{fill})", **attributes)


def meadow() -> str:
    """Sky, sun and the hills behind the picnic."""
    return (
        el("rect", width=640, height=400, fill="var(--marabunta-sky)")
        + el("circle", cx=150, cy=120, r=66, fill="var(--marabunta-sun)")
        + path("M0 210C110 150 230 160 330 200S540 230 640 170V400H0Z", "hill")
        + path("M0 262C90 226 200 232 300 250S520 250 640 214V400H0Z", "grass")
        + el(
            "path",
            d="M22 262L14 232M30 258L34 224M40 256L52 234M246 250L240 222M254 250L260 218"
            "M262 251L276 232M604 226L598 196M612 224L618 190",
            fill="none",
            stroke="var(--marabunta-blade)",
            stroke_width=5,
            stroke_linecap="round",
        )
    )


def chest() -> str:
    """A wooden chest, open a crack: what is in it shines."""
    band = el("path", d="M-42-30V36M42-30V36M0 4V16", stroke="var(--marabunta-sun)", stroke_width=7)
    return group(
        path("M-60-8C-60-46 60-46 60-8Z", "bark"),
        path("M-56-6H56V6H-56Z", "sun"),
        path("M-60 4H60V40H-60Z", "wood"),
        band,
        transform="translate(346 224) rotate(-5) scale(1.08)",
    )


def cloth() -> str:
    """The checked cloth in the grass, its edge towards us."""
    stripes = "".join(
        f"M{x} 220C{x - 14} 290 {x - 44} 350 {x - 80} 400"
        f"H{x - 40}C{x - 8} 350 {x + 18} 290 {x + 32} 220Z"
        for x in range(10, 760, 80)
    )
    across = (
        "M0 334C120 298 210 318 320 286S520 244 640 258V282C520 268 430 278 320 312S120 326 0 362Z"
        "M0 388C120 354 220 366 330 340S530 302 640 312V344C530 332 440 344 340 374L250 400H0Z"
    )
    inside = el("clipPath", el("path", d=CLOTH), id="cloth")
    return (
        inside
        + path(CLOTH, "cloth")
        + group(
            path(stripes, "check", opacity=0.5),
            path(across, "check", opacity=0.5),
            clip_path="url(#cloth)",
        )
    )


def muffin() -> str:
    """The muffin: a pleated case, a dome of dough, icing that runs, a cherry."""
    pleats = "M-58 8L-48 84M-34 10L-29 90M-10 12L-9 92M14 12L12 92M38 10L32 90M62 8L50 84"
    return group(
        el("ellipse", cx=4, cy=88, rx=88, ry=14, fill="var(--marabunta-blade)", opacity=0.35),
        path("M-80 0L-62 84C-30 96 38 96 70 84L88 0Z", "wood"),
        el("path", d=pleats, fill="none", stroke="var(--marabunta-bark)", stroke_width=5),
        path(
            "M-94 4C-110-34-72-58-58-60C-50-104 58-106 68-60C92-56 118-30 100 4C60 22-54 22-94 4Z",
            "dough",
        ),
        path(
            "M-72-50C-60-108 66-110 80-52C94-32 76-18 66-34C58-46 46-40 44-22C42-4 22-6 22-24"
            "C22-40 4-40 0-26C-4-12-24-14-24-30C-26-42-40-42-46-30C-56-14-84-28-72-50Z",
            "icing",
        ),
        el("circle", cx=6, cy=-104, r=20, fill="var(--red)"),
        el(
            "path",
            d="M8-120C10-138 20-146 34-148",
            fill="none",
            stroke="var(--marabunta-leaf)",
            stroke_width=5,
            stroke_linecap="round",
        ),
        transform="translate(506 178)",
    )


def ants() -> str:
    """The colonies' columns, the nearer ones larger."""
    places = (
        ("red", 208, 300, 1.0, -6),
        ("red", 76, 336, 1.25, -9),
        ("blue", 446, 318, 1.1, -10),
        ("blue", 296, 352, 1.25, -8),
    )
    return "".join(ant(*place) for place in places)


def ant(colour: str, x: float, y: float, size: float, turn: float) -> str:
    """An ant of a colony under its piece of leaf, walking to the right."""
    return group(
        el("ellipse", cx=0, cy=29, rx=42, ry=5, fill="var(--marabunta-bark)", opacity=0.3),
        path(LEAF, "leaf"),
        el("path", d=RIB, stroke="var(--marabunta-rib)", stroke_width=2.5, **ANT),
        el("path", d=LEGS, stroke="var(--marabunta-ant)", stroke_width=3.5, **ANT),
        el("path", d=FEELERS, stroke="var(--marabunta-ant)", stroke_width=2.5, **ANT),
        path("M-52 2C-52-16-18-18-12 0C-12 12-48 18-52 2Z", "ant"),
        el("path", d="M-46-4C-42-10-28-11-22-5", stroke=f"var(--{colour})", stroke_width=6, **ANT),
        el("ellipse", cx=2, cy=0, rx=13, ry=8, fill=f"var(--{colour})"),
        el("ellipse", cx=25, cy=-6, rx=13, ry=10, fill="var(--marabunta-ant)"),
        el("circle", cx=29, cy=-8, r=2.6, fill="var(--marabunta-cloth)"),
        transform=f"translate({x} {y}) rotate({turn}) scale({size})",
    )
