"""The cover of Pulsar 2849: a pulsar in the ring that harnesses it, and a ship on its way."""

from tarsas.draw.svg import Attribute, Attributes, el, group

LINE: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
STARS = (
    (40, 60, 2),
    (92, 150, 1.5),
    (128, 36, 2.5),
    (176, 98, 1.5),
    (236, 40, 2),
    (60, 250, 1.5),
    (300, 84, 1.5),
    (560, 60, 2.5),
    (604, 140, 1.5),
    (520, 120, 1.5),
    (470, 36, 2),
    (588, 254, 2),
    (548, 332, 1.5),
    (430, 372, 2),
    (330, 352, 1.5),
    (258, 300, 1.5),
    (222, 372, 2.5),
    (30, 160, 2),
)


def cover() -> str:
    """Return the drawing."""
    return "".join([sky(), planet(), pulsar(), flight()])


def path(d: str, fill: str, **attributes: Attribute) -> str:
    """Return a shape in one of the game's colours."""
    return el("path", d=d, fill=f"var(--pulsar-{fill})", **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: Attribute) -> str:
    """Return a disc in one of the game's colours."""
    return el("circle", cx=x, cy=y, r=r, fill=f"var(--pulsar-{fill})", **attributes)


def sky() -> str:
    """Space, with clouds of light and far stars."""
    stars = "".join(circle(x, y, r, "light") for x, y, r in STARS)
    return (
        el("rect", width=640, height=400, fill="var(--pulsar-deep)")
        + path(
            "M0 300C120 210 210 250 320 190S520 60 640 40"
            "V230C560 250 470 330 360 360S120 372 0 400Z",
            "sky",
        )
        + path(
            "M120 320C220 250 300 260 400 200S560 110 640 110"
            "V190C560 210 470 280 380 300S220 330 120 320Z",
            "haze",
        )
        + stars
    )


def planet() -> str:
    """A world at the edge of the picture, half in shadow."""
    return (
        circle(36, 392, 128, "planet")
        + path("M-60 300A128 128 0 0 1 120 296A150 150 0 0 0 30 420H-60Z", "light", opacity=0.16)
        + path("M164 400A128 128 0 0 0 132 308C150 350 120 388 84 400Z", "deep", opacity=0.45)
        + el(
            "path",
            d="M-20 344C30 330 60 348 110 336M-10 380C40 368 80 388 140 374",
            stroke="var(--pulsar-light)",
            stroke_width=7,
            opacity=0.4,
            **LINE,
        )
        + station()
    )


def station() -> str:
    """A transmitter above the world."""
    return group(
        el(
            "path",
            d="M0 0V26M-12 30L0 8L12 30",
            stroke="var(--pulsar-hull)",
            stroke_width=4,
            **LINE,
        ),
        path("M-18-12A18 18 0 0 0 18-12Z", "hull"),
        el("path", d="M0-12V-24", stroke="var(--pulsar-hull)", stroke_width=3, **LINE),
        circle(0, -26, 4, "orange"),
        transform="translate(92 246) rotate(24)",
    )


def pulsar() -> str:
    """The star, its two beams, and the ring around it: half behind, half before."""
    far = "M-150 0A150 46 0 0 1 150 0"
    near = "M-150 0A150 46 0 0 0 150 0"
    segments: Attributes = {"stroke": "var(--pulsar-deep)", "stroke_dasharray": "3 33"}
    return group(
        group(
            path("M-8 0L-46-260H46L8 0Z", "beam", opacity=0.28),
            path("M-4 0L-20-260H20L4 0Z", "glow", opacity=0.55),
            path("M-8 0L-46 260H46L8 0Z", "beam", opacity=0.28),
            path("M-4 0L-20 260H20L4 0Z", "glow", opacity=0.55),
            transform="rotate(24)",
        ),
        el("path", d=far, stroke="var(--pulsar-cube)", stroke_width=15, fill="none"),
        circle(0, 0, 104, "beam", opacity=0.14),
        circle(0, 0, 76, "beam", opacity=0.28),
        circle(0, 0, 54, "glow"),
        circle(-8, -8, 36, "light"),
        el("path", d=near, stroke="var(--pulsar-ring)", stroke_width=20, fill="none"),
        el("path", d=near, stroke_width=20, fill="none", **segments),
        circle(-150, 0, 15, "ring"),
        circle(150, 0, 15, "ring"),
        circle(-150, 0, 6, "deep"),
        circle(150, 0, 6, "deep"),
        transform="translate(392 190) rotate(-14)",
    )


def flight() -> str:
    """The ship, and the way it came."""
    ship = group(
        path("M-34-9L-58 0L-34 9Z", "orange"),
        path("M-34-7L-46 0L-34 7Z", "star"),
        path("M-18-12L-36-26H-26L6-12ZM-18 12L-36 26H-26L6 12Z", "seat-red"),
        path("M-36-12H8C24-12 38-4 44 0C38 4 24 12 8 12H-36Z", "hull"),
        circle(14, 0, 6, "planet"),
        transform="translate(190 232) rotate(-32) scale(1.15)",
    )
    way = el(
        "path",
        d="M104 300C118 288 130 276 146 262",
        stroke="var(--pulsar-faint)",
        stroke_width=3.5,
        stroke_dasharray="2 11",
        **LINE,
    )
    return way + ship
