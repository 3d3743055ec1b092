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
DOT: Attributes = {"fill": "var(--cats-pencil)", "stroke": "none"}

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
    """A round head, two pointed ears, and whiskers."""
    head = "M-11-1L-12-15L-5-9C-2-10 2-10 5-9L12-15L11-1C14 8 6 13 0 13S-14 8-11-1Z"
    return (
        el("path", d=head, **{**PENCIL, "stroke_width": 2.6})
        + el("path", d="M-4 6L0 8L4 6M-9 4L-17 2M-9 7L-16 9M9 4L17 2M9 7L16 9", **FINE)
        + el("circle", cx=-5, cy=1, r=1.9, **DOT)
        + el("circle", cx=5, cy=1, r=1.9, **DOT)
    )


def mouse() -> str:
    """A pointed face between two round ears."""
    return (
        el("path", d="M-9-6C-6-9 6-9 9-6L1 12L-1 12Z", **{**PENCIL, "stroke_width": 2.6})
        + el("circle", cx=-11, cy=-9, r=5.2, **{**PENCIL, "stroke_width": 2.6})
        + el("circle", cx=11, cy=-9, r=5.2, **{**PENCIL, "stroke_width": 2.6})
        + el("circle", cx=-3.5, cy=-1, r=1.8, **DOT)
        + el("circle", cx=3.5, cy=-1, r=1.8, **DOT)
        + el(
            "path",
            d="M2 9L11 7M2 11L10 12M-2 9L-11 7M-2 11L-10 12",
            **{**FINE, "stroke_width": 1.4},
        )
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
    return "".join([*found, *cheeses(), *track_cats(), *furniture(), *marks])


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
        found.append(symbol(f"t-{name}-x", faded, el("path", d=CROSS, **PENCIL)))
    return found


def furniture() -> list[str]:
    """Dice, also in hand, the boxes of the abilities, and the buttons of D."""
    ink: Attributes = {"stroke": "var(--ink)", "stroke_width": 2.0}
    shape: Attributes = {"x": -21.0, "y": -21.0, "width": 42.0, "height": 42.0, "rx": 9.0}
    square = el("rect", fill="var(--card)", **shape, **ink)
    halo: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 8.0}
    size: Attributes = {"width": 76.0, "height": 61.0, "rx": 9.0}
    empty: Attributes = {"fill": "var(--cats-sheet)", "stroke": "var(--line)", "stroke_width": 1.5}
    ready: Attributes = {"fill": "var(--cats-room)", "stroke": "var(--ink)", "stroke_width": 2.5}
    rim = el("circle", r=16, fill="var(--card)", stroke="var(--ink)", stroke_width=1.5)
    ring: Attributes = {"fill": "var(--card)", "stroke": "var(--glow)", "stroke_width": 2.5}
    line: Attributes = {"stroke": "var(--cats-pencil)", "stroke_width": 1.8}
    return [
        symbol("die", square),
        symbol("die-hand", el("rect", **shape, **halo), square),
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


def star() -> str:
    """A star in five strokes."""
    faint: Attributes = {**FINE, "stroke_width": 1.6, "stroke": "var(--faint)"}
    return symbol("star", el("path", d="M-5 6L0-7L5 6L-7-2H7Z", **faint))


def bonuses() -> list[str]:
    """A plus in a disc: of a cell that may bring its number, and of one that does."""
    rim: Attributes = {"r": 7.0, "stroke": "var(--cats-pencil)", "stroke_width": 1.2}
    plus: Attributes = {"fill": "none", "stroke_width": 2.0, "d": "M-4 0H4M0-4V4"}
    return [
        symbol(
            "bonus",
            el("circle", fill="var(--cats-cheese)", **rim),
            el("path", stroke="var(--cats-pencil)", **plus),
        ),
        symbol(
            "bonus-won",
            el("circle", fill="var(--cats-pencil)", **rim),
            el("path", stroke="var(--cats-sheet)", **plus),
        ),
    ]


def room() -> str:
    """Two 2s within walls, for the legend."""
    twos = group(
        el("path", d=FIGURES["2"], transform="translate(-20 0)", **PENCIL),
        el("path", d=FIGURES["2"], transform="translate(20 0)", **PENCIL),
    )
    wall: Attributes = {"fill": "var(--cats-room)", "stroke": "var(--ink)", "stroke_width": 5.5}
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
