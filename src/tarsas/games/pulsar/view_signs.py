"""The drawings of Pulsar 2849's icons, each 22 units wide or high around 0.

Lines are of the colour of what an icon lies on, ink on paper and light on the chart; what is filled
and bears a figure has colours of its own, which are the same in both themes.
"""

from math import cos, pi, sin

from tarsas.draw.pieces import polygon
from tarsas.draw.svg import Attributes, el, group, label, number, symbol

INK = "currentColor"
LINE: Attributes = {"stroke": INK, "stroke_width": 1.4, "stroke_linejoin": "round"}
BARE: Attributes = {**LINE, "fill": "none"}
THICK: Attributes = {**BARE, "stroke_width": 2.2, "stroke_linecap": "round"}
DEEP = "var(--pulsar-deep)"
BOLD: Attributes = {"font_weight": "bold", "fill": DEEP}

NUMBERED = ("vp", "award")
FIGURES = tuple(str(n) for n in range(1, 17)) + tuple(f"+{n}" for n in range(1, 10))

STAR = "M0-11L2.7-2.7L11 0L2.7 2.7L0 11L-2.7 2.7L-11 0L-2.7-2.7Z"
ROCKET = "M0-11C5.5-6 4.6 2 4.6 5.5H-4.6C-4.6 2-5.5-6 0-11ZM-4.6 2L-9 10L-3.5 7M4.6 2L9 10L3.5 7"
GATES = {
    "green": polygon(0, 2.2, 11.5, 3, -90),
    "orange": polygon(0, 0, 11, 4),
    "pink": polygon(0, 0, 10.5, 6),
}


def sheet() -> str:
    """Return the symbols of all icons."""
    drawn = {**figures(), **pieces(), **gates(), **places(), **moments()}
    for kind in NUMBERED:
        for text in FIGURES:
            figure = label(0, -2 if kind == "award" else 0, text, 16, **BOLD)
            drawn[kind + text] = (*drawn[kind], figure)
    return "".join(symbol(f"pu-{name}", *parts) for name, parts in drawn.items())


def figures() -> dict[str, tuple[str, ...]]:
    """Icons that carry a number."""
    square: Attributes = {"x": -10.5, "y": -10.5, "width": 21.0, "height": 21.0, "rx": 4.5}
    small: Attributes = {"width": 14.0, "height": 14.0, "rx": 3.5}
    token: Attributes = {"x": -11.5, "y": -9.5, "width": 23.0, "height": 19.0, "rx": 9.5}
    red = "var(--pulsar-red)"
    cube = ("M0-11L9.5-5.5L0 0L-9.5-5.5Z", "M-9.5-5.5L0 0V11L-9.5 5.5Z", "M9.5-5.5L0 0V11L9.5 5.5Z")
    shades = ("var(--pulsar-cube-top)", "var(--pulsar-cube)", "var(--pulsar-cube-side)")
    return {
        "vp": (el("path", d=polygon(0, 0, 11.5, 6), fill="var(--pulsar-gain)", **LINE),),
        "reddie": (
            el("rect", fill=red, **square, **LINE),
            label(0, 0, "?", 17, fill="var(--pulsar-light)", font_weight="bold"),
        ),
        "pm1": (
            el("rect", fill="var(--pulsar-light)", **token, **LINE),
            label(0, 0, "±1", 16, **BOLD),
        ),
        "plus2": (
            el("rect", fill="var(--pulsar-star)", **token, **LINE),
            label(0, 0, "+2", 16, **BOLD),
        ),
        "token": (
            el("rect", fill="var(--pulsar-light)", **token, **LINE),
            label(0, 0, "±", 17, **BOLD),
        ),
        "shift": (
            el("rect", fill="none", stroke_dasharray="3 2", **square, **LINE),
            label(0, 0, "±1", 16, fill=INK),
        ),
        "copy": (
            el("rect", x=-11, y=-11, fill="var(--pulsar-silver)", **small, **LINE),
            el("rect", x=-3, y=-3, fill=red, **small, **LINE),
        ),
        "cube": tuple(
            el("path", d=side, fill=fill, **LINE) for side, fill in zip(cube, shades, strict=True)
        ),
        "explore": (
            el("path", d=polygon(0, 0, 11.5, 6, 30), fill="var(--pulsar-unknown)", **LINE),
            label(0, 0, "?", 17, **BOLD),
        ),
    }


def pieces() -> dict[str, tuple[str, ...]]:
    """Icons of what players build."""
    ring: Attributes = {**LINE, "stroke_width": 2.2, "fill": "var(--pulsar-silver)"}
    hub = el("circle", r=3.2, fill=DEEP)
    spokes = "".join(
        f"M{number(3 * cos(a))} {number(3 * sin(a))}L{number(9.5 * cos(a))} {number(9.5 * sin(a))}"
        for a in [2 * pi * i / 3 - pi / 2 for i in range(3)]
    )
    wheel = el("circle", r=9.8, **ring) + hub
    spoke: Attributes = {"stroke": DEEP, "stroke_width": 2.2}
    building: Attributes = {**THICK, "stroke_linecap": "butt", "stroke_dasharray": "4.6 3.1"}
    antenna = el("path", d="M0-7V10M-6 10H6M0-3L-7 10M0-3L7 10", **{**BARE, "stroke_width": 1.8})
    waves = el(
        "path",
        d="M-4-10A5 5 0 0 0-4-4M4-10A5 5 0 0 1 4-4"
        "M-7.5-11.5A8 8 0 0 0-7.5-2.5M7.5-11.5A8 8 0 0 1 7.5-2.5",
        **BARE,
    )
    bulb = "M-4 10.5H4M-3.5 7H3.5C3.5 2.5 8 1 8-3.5A8 8 0 0 0-8-3.5C-8 1-3.5 2.5-3.5 7Z"
    return {
        "gyrodyne": (wheel,),
        "building": (el("circle", r=9.8, **building), el("circle", r=3.2, fill=INK)),
        "spinning": (wheel, el("path", d=spokes, **spoke)),
        "sizes": (
            el("circle", cx=-6.5, cy=6, r=3.5, **ring),
            el("circle", cx=5.5, cy=5, r=5, **ring),
            el("circle", cx=-1.5, cy=-5, r=6, **ring),
        ),
        "same": (el("circle", cx=-5, r=6, **ring), el("circle", cx=5, r=6, **ring)),
        "transmitter": (antenna, waves),
        "online": (antenna, waves, el("circle", cy=-7, r=3, fill="var(--pulsar-red)")),
        "link": (
            el("path", d="M-11-7H0V7H-11Z", fill="var(--red-soft)", **LINE),
            el("path", d="M11-7H0V7H11Z", fill="var(--red-soft)", **LINE),
        ),
        "award": (
            el("path", d="M-5 3L-8 11.5L0 8.5L8 11.5L5 3", fill="var(--red-soft)", **LINE),
            el("circle", cy=-2, r=9, fill="var(--pulsar-gain)", **LINE),
        ),
        "patent": (el("path", d=bulb, fill="var(--yellow-soft)", **LINE),),
        "project": (
            el("path", d="M-10 10V-2L0-10L10-2V10Z", fill="var(--blue-soft)", **LINE),
            el("path", d="M-3.5 10V3H3.5V10", **BARE),
        ),
        "goal": (
            el("path", d="M-7 11V-10", **THICK),
            el("path", d="M-7-10H9L5-4.5L9 1H-7Z", fill="var(--green-soft)", **LINE),
        ),
        "place": (el("path", d="M-11 10V1H-4V-7H4V4H11V10Z", fill="var(--grey-soft)", **LINE),),
        "order": (el("path", d="M-10-7H5M-10 0H10M-10 7H0", **{**THICK, "stroke_width": 3}),),
        "lock": (
            el("rect", x=-8, y=-2, width=16, height=12, rx=2.5, fill="var(--grey-soft)", **LINE),
            el("path", d="M-5-2V-5.5A5 5 0 0 1 5-5.5V-2", **{**BARE, "stroke_width": 2}),
        ),
    }


def gates() -> dict[str, tuple[str, ...]]:
    """Icons of gates: three shapes in three colours."""

    def gate(name: str, **attributes: str | float) -> str:
        chosen: Attributes = {"fill": f"var(--pulsar-{name})", **LINE, **attributes}
        return el("path", d=GATES[name], **chosen)

    spots = ((0, -6), (-6, 5), (6, 5))
    small = "".join(
        gate(name, transform=f"translate({dx} {dy}) scale(.48)", stroke_width=2)
        for name, (dx, dy) in zip(GATES, spots, strict=True)
    )
    return {
        **{f"gate-{name}": (gate(name, stroke=DEEP),) for name in GATES},
        "gates": (small,),
        "run": (small, el("path", d="M-11-8C-3-1 3-1 11-8", **BARE)),
    }


def places() -> dict[str, tuple[str, ...]]:
    """Icons of the map."""
    star: Attributes = {"d": STAR, "fill": "var(--pulsar-star)", **LINE}
    ship: Attributes = {"d": ROCKET, "fill": "var(--grey-soft)", **LINE}
    planet = "var(--pulsar-planet)"
    return {
        "pulsar": (el("path", **star),),
        "isolated": (
            el("circle", r=11, stroke_dasharray="2.4 2.6", **BARE),
            el("path", transform="scale(.72)", **star),
        ),
        "ship": (el("path", **ship),),
        "ship-pulsar": (
            el("path", transform="translate(-8 0) scale(.9)", **ship),
            el("path", transform="translate(9 0) scale(.75)", **star),
        ),
        "station": (
            el("circle", cy=3.5, r=7.5, fill=planet, **LINE),
            el("path", d="M0-4V-12L7-9L0-6.5", fill="var(--pulsar-red)", **LINE),
        ),
        "discovery": (
            el(
                "circle",
                cx=-2,
                cy=-2,
                r=7.5,
                fill="var(--blue-soft)",
                **{**LINE, "stroke_width": 2},
            ),
            el("path", d="M3.5 3.5L10 10", **{**BARE, "stroke_width": 3.2}),
        ),
        "to-system": teleport(el("circle", r=4.5, fill=planet, **LINE)),
        "to-pulsar": teleport(el("path", transform="scale(.58)", **star)),
        "to-any": teleport(label(0, 0, "?", 16, fill=INK)),
    }


def teleport(inside: str) -> tuple[str, ...]:
    """A dashed ring with an arrow around what is reached."""
    ring = el("circle", r=9.6, stroke_dasharray="5 2.5", **BARE)
    return (ring, inside, el("path", d="M9.6-4V2M9.6 2L6-1M9.6 2L12.6-1", **BARE))


def moments() -> dict[str, tuple[str, ...]]:
    """Icons of when something acts."""
    turn = el("path", d="M9-3.5A9.6 9.6 0 1 0 9 4.5", **THICK)
    return {
        "now": (el("path", d="M2-11L-7 2H-1L-3 11L7-3H1Z", fill="var(--yellow-soft)", **LINE),),
        "each": (group(turn, el("path", d="M10-10V-3.5H3.5", **THICK)),),
        "end": (
            el("path", d="M-7-10H7L1.2 0L7 10H-7L-1.2 0Z", fill="var(--violet-soft)", **LINE),
            el("path", d="M-9-10H9M-9 10H9", **THICK),
        ),
    }
