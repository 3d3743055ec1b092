"""Rows of icons of Pulsar 2849: what technologies, projects and tiles do, told without words.

An effect is a row of icons such as ("vp", "3"), ("text", "/"), ("station", ""), made from the
same data as the explanations in explain.py.
"""

from tarsas.draw.svg import Attribute, Attributes, el, group, label, number
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.view_dice import die
from tarsas.games.pulsar.view_signs import BOLD, FIGURES, INK, NUMBERED

Icon = tuple[str, str]

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
WIDE = {"dice": 46.0, "ship-pulsar": 34.0, "silver": 23.0, "red": 24.0}
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
        return 2 + sum(6.0 if sign in NARROW else 8.5 for sign in text)
    return WIDE.get(kind, 24.0)


def one(icon: Icon, x: float) -> str:
    """Return an icon; those with figures have a symbol for each."""
    kind, text = icon
    if kind == "text":
        return note(x, 0, text, 17, fill=INK)
    if kind == "dice":
        silver, red = int(text[0]), int(text[1])
        return die(x - 11, 0, silver, 21, "cost") + die(x + 11, 0, red, 21, "redcost")
    if kind == "silver":
        return die(x, 0, int(text), 21, "cost")
    if kind == "red":
        return die(x, 0, int(text), 21, "redcost")
    if kind in NUMBERED:
        if text in FIGURES:
            return el("use", href=f"#pu-{kind}{text}", x=x)
        return el("use", href=f"#pu-{kind}", x=x) + note(x, 0, text, 16, **BOLD)
    return el("use", href=f"#pu-{kind}", x=x)


def note(x: float, y: float, text: str, size: float, **attributes: Attribute) -> str:
    """Return a label that takes colour and anchor from the picture's main group."""
    plain: Attributes = {"text_anchor": None, "fill": None}
    return label(x, y, text, size, **{**plain, **attributes})


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
