"""Icons of Pulsar 2849: what technologies, projects and tiles do, told without words.

An effect is a row of icons such as ("vp", "3"), ("text", "/"), ("station", ""), made from the
same data as the explanations in explain.py.
"""

from math import cos, pi, sin

from tarsas.draw.pieces import polygon
from tarsas.draw.svg import Attribute, Attributes, el, group, label, number, symbol
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_printed import Printed

Icon = tuple[str, str]

LINE: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.4, "stroke_linejoin": "round"}
BARE: Attributes = {**LINE, "fill": "none"}
# Icons by what they count or wait for.
OF_COUNT = {
    "station": "station",
    "spinning": "spinning",
    "building": "building",
    "placed": "gyrodyne",
    "spinning_size": "sizes",
    "same_size": "same",
    "idle_pulsar": "pulsar",
    "online": "transmitter",
    "link": "link",
    "award": "award",
    "patent": "patent",
    "project": "project",
    "run": "run",
    "engineering_place": "place",
    "gate_colour": "gates",
    "goal": "goal",
}
OF_TRIGGER = {
    "fly": "ship",
    "take": "gyrodyne",
    "finish": "spinning",
    "transmitter_die": "transmitter",
    "patent": "patent",
    "project": "project",
    "red_die": "reddie",
    "ship_claim": "ship-pulsar",
    "claim": "pulsar",
    "discovery": "discovery",
    "place": "building",
    "station": "station",
    "copy": "copy",
    "online": "online",
    "modifier": "token",
}
WIDE = {"dice": 42.0, "ship-pulsar": 30.0, "silver": 22.0}
NARROW = "/:! "


# --- drawing --------------------------------------------------------------------------------


def row(icons: list[Icon], x: float, y: float, scale: float = 1, room: float = 1000) -> str:
    """Return icons side by side from x on, centred on y; squeezed if there is little room."""
    wide = sum(width(icon) for icon in icons) * scale
    scale *= min(1, room / wide) if wide else 1
    parts = []
    at = 0.0
    for icon in icons:
        parts.append(one(icon, at + width(icon) / 2))
        at += width(icon)
    return group(*parts, transform=f"translate({number(x)} {number(y)}) scale({scale:.2f})")


def width(icon: Icon) -> float:
    """Return the room an icon takes."""
    kind, text = icon
    if kind == "text":
        return 2 + sum(6.0 if sign in NARROW else 8.0 for sign in text)
    return WIDE.get(kind, 24.0)


def one(icon: Icon, x: float) -> str:
    """Return an icon; those with figures have a symbol for each."""
    kind, text = icon
    if kind == "text":
        return note(x, 0, text, 16)
    if kind == "dice":
        return die(x - 10, 0, int(text[0]), 20) + die(x + 10, 0, int(text[1]), 20, red=True)
    if kind == "silver":
        return die(x, 0, int(text), 20)
    if kind == "red":
        return die(x, 0, int(text), 20, red=True)
    if kind in NUMBERED:
        if text in FIGURES:
            return el("use", href=f"#pu-{kind}{text}", x=x)
        return el("use", href=f"#pu-{kind}", x=x) + note(x, 0, text, 16, **BOLD)
    return el("use", href=f"#pu-{kind}", x=x)


def note(x: float, y: float, text: str, size: float, **attributes: Attribute) -> str:
    """Return a label that takes colour and anchor from the picture's main group."""
    plain: Attributes = {"text_anchor": None, "fill": None}
    return label(x, y, text, size, **{**plain, **attributes})


def die(x: float, y: float, value: int, size: float, red: bool = False) -> str:
    """Return a die of any size."""
    place = f"translate({number(x)} {number(y)}) scale({number(size / 2)})"
    return el("use", href=f"#pu-{'red' if red else 'die'}-{value}", transform=place)


NUMBERED = ("vp", "award")
FIGURES = tuple(str(n) for n in range(1, 17)) + tuple(f"+{n}" for n in range(1, 10))
BOLD: Attributes = {"font_weight": "bold", "fill": "var(--pulsar-deep)"}


def sheet() -> str:
    """Return the symbols of all icons."""
    drawn = {**figures(), **pieces(), **places()}
    for kind in NUMBERED:
        for text in FIGURES:
            drawn[kind + text] = (
                *drawn[kind],
                label(0, -1 if kind == "award" else 0, text, 16, **BOLD),
            )
    for value in range(t.LONGEST_FLIGHT + 1):
        drawn[f"die-{value}"] = small_die(value, "var(--pulsar-silver)", "var(--pulsar-deep)")
        drawn[f"red-{value}"] = small_die(value, "var(--red)", "var(--pulsar-light)")
    return "".join(symbol(f"pu-{name}", *parts) for name, parts in drawn.items())


def small_die(value: int, fill: str, ink: str) -> tuple[str, ...]:
    """A die two units wide, to be scaled."""
    body: Attributes = {"x": -1.0, "y": -1.0, "width": 2.0, "height": 2.0, "rx": 0.4}
    edge: Attributes = {"stroke": "var(--ink)", "stroke_width": "0.12"}
    figure = el(
        "text",
        str(value),
        y="0.55",
        font_size="1.6",
        font_weight="bold",
        fill=ink,
        text_anchor="middle",
    )
    return (el("rect", fill=fill, **body, **edge), figure)


def figures() -> dict[str, tuple[str, ...]]:
    """Icons that carry a number."""
    square: Attributes = {"x": -9.5, "y": -9.5, "width": 19.0, "height": 19.0, "rx": 4.0}
    token: Attributes = {"x": -10.5, "y": -8.5, "width": 21.0, "height": 17.0, "rx": 8.5}
    dark: Attributes = {"fill": "var(--pulsar-deep)", "font_weight": "bold"}
    return {
        "vp": (el("path", d=polygon(0, 0, 11, 6), fill="var(--pulsar-gain)", **LINE),),
        "reddie": (
            el("rect", fill="var(--red)", **square, **LINE),
            label(0, 0, "?", 16, fill="var(--pulsar-light)", font_weight="bold"),
        ),
        "pm1": (
            el("rect", fill="var(--pulsar-light)", **token, **LINE),
            label(0, 0, "±1", 16, **dark),
        ),
        "plus2": (
            el("rect", fill="var(--pulsar-star)", **token, **LINE),
            label(0, 0, "+2", 16, **dark),
        ),
        "token": (
            el("rect", fill="var(--pulsar-light)", **token, **LINE),
            label(0, 0, "±", 16, **dark),
        ),
        "shift": (
            el("rect", fill="none", stroke_dasharray="3 2", **square, **LINE),
            label(0, 0, "±1", 16),
        ),
        "copy": (
            el("rect", x=-9, y=-9, width=13, height=13, rx=3, fill="var(--pulsar-silver)", **LINE),
            el("rect", x=-3, y=-3, width=13, height=13, rx=3, fill="var(--red)", **LINE),
        ),
        "cube": (
            el("path", d="M0-9L8-4.5V4.5L0 9L-8 4.5V-4.5Z", fill="var(--pulsar-cube)", **LINE),
            el("path", d="M-8-4.5L0 0L8-4.5M0 0V9", **BARE),
        ),
        "explore": (
            el("path", d=polygon(0, 0, 11, 6, 30), fill="var(--violet-soft)", **LINE),
            label(0, 0, "?", 16, font_weight="bold"),
        ),
    }


def pieces() -> dict[str, tuple[str, ...]]:
    """Icons of what players build."""
    ring: Attributes = {**BARE, "stroke_width": 2}
    wheel = el("circle", r=8.5, **ring) + el("circle", r=3, fill="var(--ink)")
    spokes = "".join(
        f"M{number(3 * cos(a))} {number(3 * sin(a))}L{number(8.5 * cos(a))} {number(8.5 * sin(a))}"
        for a in [2 * pi * i / 3 - pi / 2 for i in range(3)]
    )
    spinning = wheel + el("path", d=spokes, **ring)
    antenna = el("path", d="M0-8V9M-5 9H5M0-3L-6 9M0-3L6 9", **BARE)
    waves = el("path", d="M-5-9A6 6 0 0 0-5-3M5-9A6 6 0 0 1 5-3", **BARE)
    glow = el("circle", cy=-7, r=2.5, fill="var(--red)")
    hat = el("path", d="M-9 9V-2L0-9L9-2V9Z", fill="var(--blue-soft)", **LINE)
    bulb = el(
        "path",
        d="M-3.5 9H3.5M-3 6H3C3 2 7 1 7-3A7 7 0 0 0-7-3C-7 1-3 2-3 6Z",
        fill="var(--yellow-soft)",
        **LINE,
    )
    return {
        "gyrodyne": (wheel,),
        "building": (
            el("circle", r=8.5, stroke_dasharray="4 3", **ring),
            el("circle", r=3, fill="var(--ink)"),
        ),
        "spinning": (spinning,),
        "sizes": (
            el("circle", cx=-6, cy=5, r=3, **ring),
            el("circle", cx=5, cy=4, r=4.5, **ring),
            el("circle", cx=-1, cy=-5, r=5, **ring),
        ),
        "same": (el("circle", cx=-4.5, r=5.5, **ring), el("circle", cx=4.5, r=5.5, **ring)),
        "transmitter": (antenna, waves),
        "online": (antenna, waves, glow),
        "link": (
            el("path", d="M-10-6H0V6H-10Z", fill="var(--red-soft)", **LINE),
            el("path", d="M10-6H0V6H10Z", fill="var(--red-soft)", **LINE),
        ),
        "award": (
            el("path", d="M-4 2L-7 10L0 7L7 10L4 2", fill="var(--red-soft)", **LINE),
            el("circle", cy=-2, r=7, fill="var(--pulsar-gain)", **LINE),
        ),
        "patent": (bulb,),
        "project": (hat, el("path", d="M-3 9V3H3V9", **BARE)),
        "goal": (
            el("path", d="M-6 10V-9", **BARE),
            el("path", d="M-6-9H8L4-4L8 1H-6Z", fill="var(--green-soft)", **LINE),
        ),
        "place": (el("path", d="M-10 9V1H-3.5V-6H3.5V4H10V9Z", fill="var(--grey-soft)", **LINE),),
        "order": (el("path", d="M-9-6H4M-9 0H8M-9 6H0", **{**BARE, "stroke_width": 2.4}),),
        "lock": (
            el("rect", x=-6, y=-1, width=12, height=9, rx=2, fill="var(--grey-soft)", **LINE),
            el("path", d="M-4-1V-4A4 4 0 0 1 4-4V-1", **BARE),
        ),
    }


def places() -> dict[str, tuple[str, ...]]:
    """Icons of the map and of moments."""
    star = "M0-10L2.4-2.4L10 0L2.4 2.4L0 10L-2.4 2.4L-10 0L-2.4-2.4Z"
    rocket = "M0-10C5-5 4 2 4 5H-4C-4 2-5-5 0-10ZM-4 2L-8 8L-3 6M4 2L8 8L3 6"
    gates = {
        "green": polygon(0, 1, 8, 3, -90),
        "orange": polygon(0, 0, 8, 4),
        "pink": polygon(0, 0, 7.5, 6),
    }
    shapes = {
        f"gate-{name}": (el("path", d=d, fill=f"var(--pulsar-{name})", **LINE),)
        for name, d in gates.items()
    }
    small = "".join(
        el(
            "path",
            d=d,
            fill=f"var(--pulsar-{name})",
            transform=f"translate({dx} {dy}) scale(.6)",
            **LINE,
        )
        for (name, d), (dx, dy) in zip(gates.items(), ((0, -6), (-6, 5), (6, 5)), strict=True)
    )
    return {
        **shapes,
        "gates": (small,),
        "run": (small, el("path", d="M-10-8C-2-2 2-2 10-8", **BARE)),
        "pulsar": (el("path", d=star, fill="var(--pulsar-star)", **LINE),),
        "isolated": (
            el("circle", r=10, stroke_dasharray="2 2.5", **BARE),
            el("path", d=star, fill="var(--pulsar-star)", transform="scale(.7)", **LINE),
        ),
        "ship": (el("path", d=rocket, fill="var(--grey-soft)", **LINE),),
        "ship-pulsar": (
            el(
                "path",
                d=rocket,
                fill="var(--grey-soft)",
                transform="translate(-7 0) scale(.85)",
                **LINE,
            ),
            el(
                "path",
                d=star,
                fill="var(--pulsar-star)",
                transform="translate(8 0) scale(.75)",
                **LINE,
            ),
        ),
        "station": (
            el("circle", cy=3, r=6.5, fill="var(--pulsar-planet)", **LINE),
            el("path", d="M0-3V-11L6-8.5L0-6", fill="var(--red-soft)", **LINE),
        ),
        "discovery": (
            el("circle", cx=-2, cy=-2, r=6, fill="var(--blue-soft)", **{**LINE, "stroke_width": 2}),
            el("path", d="M2.5 2.5L9 9", **{**BARE, "stroke_width": 3}),
        ),
        "to-system": teleport(el("circle", r=4, fill="var(--pulsar-planet)", **LINE)),
        "to-pulsar": teleport(
            el("path", d=star, fill="var(--pulsar-star)", transform="scale(.55)", **LINE)
        ),
        "to-any": teleport(label(0, 0, "?", 16)),
        "now": (el("path", d="M2-10L-6 2H-1L-3 10L6-3H1Z", fill="var(--yellow-soft)", **LINE),),
        "each": (el("path", d="M8-3A8.5 8.5 0 1 0 8 4M9-9V-3H3", **{**BARE, "stroke_width": 2}),),
        "end": (
            el("path", d="M-6-9H6L1 0L6 9H-6L-1 0Z", fill="var(--violet-soft)", **LINE),
            el("path", d="M-8-9H8M-8 9H8", **{**BARE, "stroke_width": 2}),
        ),
    }


def teleport(inside: str) -> tuple[str, ...]:
    """A dashed ring with an arrow around what is reached."""
    ring = el("circle", r=9, stroke_dasharray="5 2.5", **BARE)
    return (ring, inside, el("path", d="M9-4V2M9 2L5.5-1M9 2L12-1", **BARE))


# --- effects as icons -----------------------------------------------------------------------


def many(kind: str, count: int) -> list[Icon]:
    """Return an icon, more than two of them as a number before it."""
    if count <= 2:
        return [(kind, "")] * count
    return [("text", str(count)), (kind, "")]


def gain_icons(printed: Printed, gain: int) -> list[Icon]:
    """Return what a gain hands out."""
    icons: list[Icon] = []
    if printed.gain_pay[gain]:
        icons += [*many("cube", printed.gain_pay[gain]), ("text", "→")]
    if printed.gain_vp[gain]:
        icons.append(("vp", str(printed.gain_vp[gain])))
    icons += many("cube", printed.gain_cubes[gain])
    icons += many("pm1", printed.gain_pm1[gain]) + many("plus2", printed.gain_plus2[gain])
    sizes = [str(size) for size in (1, 2, 3) if printed.gain_sizes[gain] & (1 << size)]
    if sizes:
        icons += [("gyrodyne", ""), ("text", "/".join(sizes) if len(sizes) < 3 else "?")]
    if printed.gain_two[gain]:
        icons += [("gyrodyne", ""), ("text", "≠"), ("gyrodyne", "")]
    if printed.gain_isolated[gain]:
        icons.append(("isolated", ""))
    if printed.gain_teleport[gain]:
        icons.append((f"to-{t.TELEPORTS[printed.gain_teleport[gain]]}", ""))
    icons += many("explore", printed.gain_explore[gain])
    if printed.gain_silver[gain]:
        icons.append(("dice", f"{printed.gain_silver[gain]}{printed.gain_red[gain]}"))
    elif printed.gain_red[gain]:
        icons.append(("red", str(printed.gain_red[gain])))
    return icons + many("station", printed.gain_station[gain])


def term_icons(printed: Printed, index: int) -> list[Icon]:
    """Return points for things counted."""
    thing: Icon = (OF_COUNT[t.COUNTS[printed.term_count[index]]], "")
    if printed.term_table[index] >= 0:
        start, length = printed.term_table[index], printed.term_length[index]
        table = "/".join(str(printed.tables[start + i]) for i in range(1, length))
        return [thing, ("text", table)]
    many_of = int(printed.term_of[index])
    divided: list[Icon] = [("text", f"/{many_of if many_of > 1 else ''}"), thing]
    return [("vp", str(printed.term_vp[index])), *divided]


def tech_icons(printed: Printed, tech: int) -> list[Icon]:
    """Return when a technology acts and what it does."""
    kind = t.TECH_KINDS[printed.tech_kind[tech]]
    when = {"instant": "now", "production": "each", "endgame": "end"}.get(kind)
    icons: list[Icon] = [(when or OF_TRIGGER[t.TRIGGERS[printed.tech_on[tech]]], "")]
    if printed.tech_colour[tech] >= 0:
        icons.append((f"gate-{t.GATE_COLOURS[printed.tech_colour[tech]]}", ""))
    if kind == "ongoing":
        icons.append(("text", ":"))
    if printed.tech_shift[tech]:
        icons.append(("shift", ""))
    if printed.tech_vp[tech]:
        icons.append(("vp", str(printed.tech_vp[tech])))
    icons += many("cube", printed.tech_cubes[tech])
    if printed.tech_new[tech]:
        icons += [("vp", str(printed.tech_new[tech])), ("text", "!")]
    for term in (printed.tech_term[tech], printed.tech_second_term[tech]):
        if term >= 0:
            icons += term_icons(printed, term)
    if printed.tech_most[tech]:
        icons.append(("text", f"≤{printed.tech_most[tech]}"))
    icons += later_icons(printed, tech)
    return icons + (
        gain_icons(printed, printed.tech_gain[tech]) if printed.tech_gain[tech] >= 0 else []
    )


def later_icons(printed: Printed, tech: int) -> list[Icon]:
    """Return the effects that change a later step."""
    icons: list[Icon] = []
    if printed.tech_copy[tech]:
        icons += many("cube", printed.tech_copy[tech])
    if printed.tech_wild[tech]:
        icons += [("goal", ""), ("text", "?")]
    icons += many("station", printed.tech_stations[tech])
    if printed.tech_factor[tech]:
        icons += [("order", ""), ("text", f"×{printed.tech_factor[tech]}")]
    if printed.tech_cube_vp[tech]:
        icons += [("vp", str(printed.tech_cube_vp[tech])), ("text", "/"), ("cube", "")]
    if printed.tech_idle[tech]:
        icons += [("vp", str(printed.tech_idle[tech])), ("text", "/"), ("pulsar", "")]
    if printed.tech_buy[tech]:
        icons += [*many("cube", printed.tech_buy[tech]), ("text", "→")]
        icons.append(("vp", str(printed.tech_buy_vp[tech])))
    return icons


def run_icons(printed: Printed, side: int, position: int) -> list[Icon]:
    """Return a project's gate run."""
    project = side * t.PROJECTS + position
    mask = int(printed.project_run[project])
    if not mask:
        return []
    colours = [t.GATE_COLOURS[colour] for colour in range(3) if mask & (1 << colour)]
    shape = f"gate-{colours[0]}" if len(colours) == 1 else "gates"
    return [(shape, ""), ("text", f"×{printed.project_run_vp[project]}")]


def project_icons(printed: Printed, side: int, position: int) -> list[Icon]:
    """Return a project's gain and run."""
    project = side * t.PROJECTS + position
    gains = gain_icons(printed, int(printed.project_gain[project]))
    return gains + run_icons(printed, side, position)
