"""The cover of House of Cats: a house cut open on squared paper, with who lives in it."""

from tarsas.draw.svg import Attribute, Attributes, el, group

CELL = 40
INK: Attributes = {
    "fill": "none",
    "stroke": "var(--cats-pencil)",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
ROOMS = (
    ("room", "M120 200H240V280H120Z"),
    ("blue", "M240 200H400V280H320V360H240Z"),
    ("green", "M400 200H520V360H480V280H400Z"),
    ("pink", "M120 280H240V360H120Z"),
    ("orange", "M320 280H480V360H320Z"),
)
"""Rooms along the lines of the paper, as a player walls them in."""


def cover() -> str:
    """Return the drawing."""
    return "".join([paper(), house(), inhabitants()])


def path(d: str, fill: str, **attributes: Attribute) -> str:
    """Return a shape in one of the game's colours."""
    return el("path", d=d, fill=f"var(--cats-{fill})", **attributes)


def paper() -> str:
    """The squares of a notebook, and its margin."""
    upright = "".join(f"M{x} 0V400" for x in range(0, 640, CELL))
    level = "".join(f"M0 {y}H640" for y in range(0, 400, CELL))
    return (
        el("rect", width=640, height=400, fill="var(--cats-sheet)")
        + el("path", d=upright + level, stroke="var(--cats-rule)", stroke_width=1.5)
        + el("path", d="M40 0V400", stroke="var(--red-soft)", stroke_width=3)
    )


def house() -> str:
    """Coloured rooms under a roof, walls in ink."""
    rooms = [el("path", d=d, fill=f"var(--{fill}-soft)") for fill, d in ROOMS if fill != "room"]
    rooms.append(path(ROOMS[0][1], "room"))
    walls = "".join(d for _, d in ROOMS)
    return (
        path("M420 130V60H460V166Z", "brick")
        + path("M120 200L320 70L520 200Z", "attic")
        + "".join(rooms)
        + el("path", d=walls, stroke_width=4.5, **INK)
        + path("M84 216L320 58L556 216L540 226L320 82L100 226Z", "tile")
        + el("path", d="M60 362H580", stroke_width=6, **INK)
        + el("path", d="M52 372C120 366 180 378 250 370S420 376 588 370", stroke_width=2, **INK)
    )


def inhabitants() -> str:
    """Cats large, mice small, cheese where the mice look for it."""
    return (
        sitting("translate(282 361) scale(1.3)", "pencil")
        + lying("translate(196 148) rotate(-33.8)", "ginger")
        + mouse("translate(176 280)")
        + mouse("translate(352 200) scale(-1 1)")
        + mouse("translate(446 360) scale(-1 1)")
        + cheese("translate(150 358)")
        + cheese("translate(376 356) scale(.9)")
        + head("translate(456 262) scale(1.15)", "ginger")
        + window()
    )


def window() -> str:
    """A round window in the attic."""
    return (
        el("circle", cx=320, cy=148, r=26, fill="var(--cats-glass)")
        + el("path", d="M320 122V174M294 148H346", stroke_width=3.5, **INK)
        + el("circle", cx=320, cy=148, r=26, stroke_width=4.5, **INK)
    )


def eyes(x: float, y: float, apart: float = 7) -> str:
    """Two eyes that shine."""
    return "".join(
        el("ellipse", cx=x + side * apart, cy=y, rx=3.2, ry=4, fill="var(--cats-cheese)")
        + el("ellipse", cx=x + side * apart, cy=y, rx=1.2, ry=3.6, fill="var(--cats-night)")
        for side in (-1, 1)
    )


def sitting(where: str, fill: str) -> str:
    """A cat that sits with its tail around it, as tall as two storeys."""
    return group(
        path(
            "M-24 0C-34-30-22-56-14-66C-24-80-24-92-24-108L-12-98C-4-101 4-101 12-98L24-108"
            "C24-92 24-80 14-66C22-56 34-30 24 0Z",
            fill,
        ),
        el("path", d="M22-4C48-2 52-22 42-34", stroke_width=9, **INK),
        el(
            "path",
            d="M-22-82L-40-86M-22-78L-39-76M22-82L40-86M22-78L39-76",
            stroke_width=1.6,
            **INK,
        ),
        eyes(0, -86, 8.5),
        path("M-4-77H4L0-73Z", "nose"),
        transform=where,
    )


def lying(where: str, fill: str) -> str:
    """A cat asleep on the roof."""
    return group(
        path(
            "M-62 0C-66-26-40-38-8-34C8-32 18-28 24-30L24-48L36-38C42-40 48-40 54-37L66-46"
            "C66-32 68-22 62-12C56-2 44 0 36 0Z",
            fill,
        ),
        el(
            "path",
            d="M-56-8C-84-8-92 10-84 26",
            **{**INK, "stroke_width": 9, "stroke": f"var(--cats-{fill})"},
        ),
        el(
            "path",
            d="M36-24C39-20 43-20 46-24M50-25C53-21 57-21 60-25"
            "M-30-34L-28-22M-14-35L-13-22M0-33L0-22",
            **{**INK, "stroke_width": 2.4, "stroke": "var(--cats-night)"},
        ),
        transform=where,
    )


def head(where: str, fill: str) -> str:
    """A cat that looks out of its room."""
    return group(
        path("M-26 18C-34-2-26-16-26-38L-13-27C-5-30 5-30 13-27L26-38C26-16 34-2 26 18Z", fill),
        el("path", d="M-20 2L-38-1M-20 7L-37 9M20 2L38-1M20 7L37 9", stroke_width=1.6, **INK),
        eyes(0, -8, 9),
        path("M-4 2H4L0 6Z", "nose"),
        transform=where,
    )


def mouse(where: str) -> str:
    """A mouse that runs to the right."""
    return group(
        el("path", d="M-18-5C-32-2-34-14-44-10", stroke_width=2.6, **INK),
        path("M-20 0C-22-22 6-26 26-4C28 0 24 0 20 0Z", "mouse"),
        el("circle", cx=6, cy=-18, r=7.5, fill="var(--cats-mouse)"),
        el("circle", cx=6, cy=-18, r=4, fill="var(--cats-nose)"),
        el("circle", cx=16, cy=-9, r=1.8, fill="var(--cats-night)"),
        transform=where,
    )


def cheese(where: str) -> str:
    """A wedge with holes."""
    holes = "".join(
        el("circle", cx=x, cy=y, r=r, fill="var(--cats-hole)")
        for x, y, r in ((-12, -9, 4), (6, -8, 5), (18, -14, 3))
    )
    return group(
        path("M-26 0V-16L18-32C26-28 28-22 28-18V0Z", "cheese"),
        path("M-26-16L18-32C26-28 28-22 28-18Z", "rind"),
        holes,
        transform=where,
    )
