"""What a pencil draws in House of Cats: numbers, cats, mice and the signs of the page.

A cell is 40 units wide and its symbols have their origin in its centre.
"""

from tarsas.draw.svg import Attributes, el, group, label, symbol

PENCIL: Attributes = {
    "fill": "none",
    "stroke": "var(--cats-pencil)",
    "stroke_width": 3.2,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
FINE: Attributes = {**PENCIL, "stroke_width": 2.0}
HAIR: Attributes = {**PENCIL, "stroke_width": 1.4}

FIGURES = {
    "2": "M-8-7C-7-15 8-15 8-6C8 0-4 6-9 13L10 12",
    "3": "M-8-11C-3-16 8-14 7-7C6-2 0-1-2-1C4-1 9 2 8 7C7 14-5 15-9 9",
    "4": "M5 14L4-14L-10 5L11 4",
    "5": "M8-13L-5-13L-7-2C0-5 9-3 8 5C7 13-5 14-9 9",
}


def cell(*drawn: str) -> str:
    """Return a cell with something in it; its ground takes the clicks, and bears the ring of light.

    Rings are drawn around what can be seen, if only faintly: hence not quite nothing.
    """
    ground: Attributes = {"fill": "var(--cats-sheet)", "fill_opacity": 0.12}
    return el("rect", x=-20, y=-20, width=40, height=40, **ground) + "".join(drawn)


def cat() -> str:
    """A head with two pointed ears in one stroke, a face and whiskers in another."""
    head = "M-14 3L-15-17L-6-10C-2-12 2-12 6-10L15-17L14 3C15 12 7 16 0 16S-15 12-14 3Z"
    tint: Attributes = {"fill": "var(--cats-ginger)", "fill_opacity": 0.28}
    return (
        el("path", d=head, **{**PENCIL, **tint, "stroke_width": 2.8})
        + el("path", d="M-4 7L0 10L4 7M-9 8L-19 6M9 8L19 6", **FINE)
        + el("path", d="M-6-1V2M6-1V2", **PENCIL)
    )


def mouse() -> str:
    """Snout, ear and back in one stroke, the tail in another."""
    body = "M19 12C16 6 13 2 9-1C19-11 5-22 0-8C-8-9-15-1-13 13H17Z"
    tint: Attributes = {"fill": "var(--cats-mouse)", "fill_opacity": 0.45}
    return (
        el("path", d="M-13 13C-21 11-20 2-14 0C-10-2-11-9-17-9", **{**PENCIL, "stroke_width": 2.4})
        + el("path", d=body, **{**PENCIL, **tint, "stroke_width": 2.8})
        + el("path", d="M8 5V6M18 12h.1", **PENCIL)
    )


def drawings() -> dict[str, str]:
    """Return the drawing of every symbol by its name."""
    found = {name: el("path", d=figure, **PENCIL) for name, figure in FIGURES.items()}
    return {**found, "cat": cat(), "mouse": mouse()}


def symbols() -> str:
    """Return everything the sheet holds: cells by what is in them, and the signs of the page."""
    found = [
        symbol("c", cell()),
        symbol("cx", cell(el("path", d="M-11-11L11 11M11-11L-11 11", **PENCIL))),
        symbol("cf", cell(el("circle", r=2.2, fill="var(--line)"))),
    ]
    for name, drawing in drawings().items():
        found.append(symbol(f"s-{name}", drawing))
        found.append(symbol(f"c-{name}", cell(drawing)))
        twice = (
            group(drawing, transform="translate(-8 -8) scale(.58)")
            + group(drawing, transform="translate(9 8) scale(.58)")
            + el("path", d="M-12 13L13-12", **{**FINE, "stroke": "var(--faint)"})
        )
        found.append(symbol(f"d-{name}", cell(twice)))
    marks = [star(), *bonuses(), tick(), room(), outside()]
    return "".join([*found, *cheeses(), *track_cats(), *furniture(), *signs(), *marks])


CROSS = "M-9-9L9 9M9-9L-9 9"


def cheeses() -> list[str]:
    """A wedge with holes, whole and crossed."""
    body: Attributes = {"stroke": "var(--cats-pencil)", "stroke_width": 1.6}
    wedge = "M-12 8V-1L8-10C12-7 13-3 13-1V8Z"
    drawn = (
        el("path", d=wedge, fill="var(--cats-cheese)", stroke_linejoin="round", **body)
        + el("path", d="M-12-1H13", **body)
        + el("circle", cx=-5, cy=4, r=2.2, fill="var(--cats-sheet)", **body)
        + el("circle", cx=5, cy=3, r=1.7, fill="var(--cats-sheet)", **body)
    )
    crossed = group(drawn, opacity=0.45) + el("path", d=CROSS, **PENCIL)
    return [symbol("cheese", drawn), symbol("cheese-x", crossed)]


def track_cats() -> list[str]:
    """The cats of the track: bare, with a number or with a question mark, whole and crossed."""
    found = []
    for name, text in (("0", ""), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("any", "?")):
        head = group(cat(), transform="scale(.68)", opacity=0.35 if text else None)
        written = label(0, 1, text, 24, font_weight="bold") if text else ""
        found.append(symbol(f"t-{name}", head, written))
        faded = group(head, written, opacity=0.4)
        found.append(symbol(f"t-{name}-x", faded, el("path", d=CROSS, **FINE)))
    return found


def furniture() -> list[str]:
    """Paper, dice, also in hand, their tray, the boxes of the abilities, and the buttons of D."""
    size: Attributes = {"width": 76.0, "height": 61.0, "rx": 7.0}
    empty: Attributes = {"fill": "var(--cats-sheet)", "stroke": "var(--line)", "stroke_width": 1.5}
    ready: Attributes = {"fill": "var(--cats-room)", "stroke": "var(--ink)", "stroke_width": 2.5}
    rim = el("circle", r=16, fill="var(--card)", stroke="var(--ink)", stroke_width=1.5)
    ring: Attributes = {"fill": "var(--card)", "stroke": "var(--glow)", "stroke_width": 2.5}
    line: Attributes = {"stroke": "var(--cats-pencil)", "stroke_width": 1.8}
    return [
        *dice(),
        symbol("box", el("rect", **size, **empty)),
        symbol("box-ready", el("rect", **size, **ready)),
        symbol("more", rim, el("path", d="M-8 0H8M0-8V8", **FINE)),
        symbol("fewer", rim, el("path", d="M-8 0H8", **FINE)),
        symbol("choice", el("circle", r=19.5, **ring)),
        symbol("circle", el("circle", r=5.5, fill="var(--cats-pencil)", **line)),
        symbol(
            "circle-x",
            el("circle", r=5.5, fill="none", **line),
            el("path", d="M-5-5L5 5M5-5L-5 5", **line),
        ),
    ]


def dice() -> list[str]:
    """A die seen from slightly above: its shadow, its front, and its face with a light edge."""
    shadow = el("rect", x=-20, y=-17, width=45, height=43, rx=10, fill="#000", fill_opacity=0.16)
    shape: Attributes = {"x": -23.0, "width": 46.0, "rx": 10.0}
    rim: Attributes = {"stroke": "var(--cats-pencil)", "stroke_width": 1.6}
    edge: Attributes = {"stroke": "var(--cats-gleam)", "stroke_width": 2.0}
    body = el("rect", y=-23, height=47, fill="var(--cats-side)", **shape, **rim) + el(
        "rect", x=-21.2, y=-21.2, width=42.4, height=40, rx=8.5, fill="var(--cats-die)", **edge
    )
    halo: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 8.0}
    tray: Attributes = {"fill": "var(--shade)", "stroke": "var(--line)", "stroke_width": 1.5}
    return [
        symbol("die", shadow, body),
        *(symbol(f"die-{name}", shadow, body, face) for name, face in drawings().items()),
        symbol("die-hand", shadow, el("rect", y=-23, height=47, **shape, **halo), body),
        symbol("tray", el("rect", x=6, y=349, width=212, height=57, rx=12, **tray)),
    ]


BAND = "M0 6Q0 0 6 0H414Q420 0 420 6V45H0Z"
RINGS = range(26, 400, 23)  # where the spiral goes through a page


def paper(width: float, height: float) -> str:
    """A page of a notebook, and what its owner's colour adds: the band of the name, the edge."""
    size: Attributes = {"width": width, "height": height, "rx": 6.0}
    wires = "".join(f"M{x - 2} 7C{x - 6}-9 {x + 6}-9 {x + 2} 7" for x in RINGS)
    holes = "".join(f"M{x} 7h.1" for x in RINGS)
    round_: Attributes = {"fill": "none", "stroke_linecap": "round"}
    sheet = el("rect", x=3, y=4, fill="#000", fill_opacity=0.13, **size)
    sheet += el("rect", fill="var(--cats-sheet)", **size)
    wire = el("path", d=holes, stroke="var(--paper)", stroke_width=7, **round_)
    wire += el("path", d=wires, stroke="var(--faint)", stroke_width=1.8, **round_)
    band = el("path", d=BAND, fill="currentColor", fill_opacity=0.16)
    edge = el("rect", fill="none", stroke="currentColor", stroke_width=3, **size)
    return symbol("paper", sheet) + symbol("front", band, edge, wire)


def star() -> str:
    """A star in five strokes, as large as the cell: what is written goes over it."""
    faint: Attributes = {**FINE, "stroke_width": 1.6, "stroke": "var(--faint)", "opacity": 0.45}
    return symbol("star", el("path", d="M-11 15L0-17L11 15L-17-5H17Z", **faint))


def bonuses() -> list[str]:
    """A corner with a plus: of a cell that may bring its number, and of one that does."""
    corner = "M7-10V7H-10Z"
    plus: Attributes = {"fill": "none", "stroke_width": 2.0, "d": "M-2 2.5H6M2-1.5V6.5"}
    return [
        symbol(
            "bonus",
            el("path", d=corner, fill="var(--cats-cheese)"),
            el("path", stroke="var(--cats-pencil)", **plus),
        ),
        symbol(
            "bonus-won",
            el("path", d=corner, fill="var(--cats-pencil)"),
            el("path", stroke="var(--cats-sheet)", **plus),
        ),
    ]


def signs() -> list[str]:
    """A number within walls, for a room of it, and the small sticker of an ability's letter."""
    wall: Attributes = {"fill": "var(--cats-room)", "stroke": "var(--cats-ink)"}
    walls = el("rect", x=-13.5, y=-13.5, width=27, height=27, stroke_width=2.7, **wall)
    yellow: Attributes = {"fill": "var(--yellow-soft)", "stroke": "var(--yellow)"}
    found = [
        symbol(
            f"room-{digit}",
            walls,
            group(el("path", d=FIGURES[digit], **PENCIL), transform="scale(.68)"),
        )
        for digit in FIGURES
    ]
    return [*found, symbol("letter", el("rect", x=-13, y=-11, width=26, height=22, rx=5, **yellow))]


def room() -> str:
    """Two 2s within walls, for the legend."""
    twos = group(
        el("path", d=FIGURES["2"], transform="translate(-20 0)", **PENCIL),
        el("path", d=FIGURES["2"], transform="translate(20 0)", **PENCIL),
    )
    wall: Attributes = {
        "fill": "var(--cats-room)",
        "stroke": "var(--cats-ink)",
        "stroke_width": 6.0,
    }
    return symbol("room", el("rect", x=-40, y=-20, width=80, height=40, **wall), twos)


def outside() -> str:
    """A cell of the area beside some that are not yet in it, for the legend."""
    paper: Attributes = {"width": 40.0, "height": 40.0, "y": -20.0, "stroke": "var(--line)"}
    return symbol(
        "outside",
        el("rect", x=-40, fill="var(--cats-sheet)", **paper),
        el("rect", x=0, fill="var(--shade)", **paper),
        el("use", href="#cf", x=20, y=0),
    )


def tick() -> str:
    """A tick beside what is done."""
    return symbol("tick", el("path", d="M-8 0L-2 7L9-8", **PENCIL))
