"""Animals, fish, stones and figures of Hunters and Gatherers, drawn like the walls of a cave.

Each is a symbol some 24 units wide around its origin, told apart by shape alone.
"""

from tarsas.core.options import SEATS
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, symbol

MOST_PLAYERS = 5
GROWTH = 1.3  # how much larger animals and stones are drawn than their paths
SHRUNK = 0.76  # how large they are where there is little room, as symbols of their own

PATHS: dict[str, tuple[float, float, float, float]] = {
    "deer": (-10, -15, 12.6, 11),
    "aurochs": (-15.6, -15.4, 15.4, 11),
    "mammoth": (-13, -12, 17, 10.4),
    "tiger": (-15.6, -11.4, 13.4, 9),
    "gold": (-7.6, -12.6, 7.6, 9.6),  # or the menhir
    "mushrooms": (-10.6, -5.2, 11.4, 9.6),
    "fire": (-9, -13, 9, 13),
    "dolmen": (-12.6, -9, 12.6, 9.6),
    "shaman": (-8.6, -15.6, 10.8, 11.6),
    "hunting_trap": (-13.4, -13, 10.6, 11.6),
    "pit_trap": (-13, -5.6, 13, 11),
}
EXTENTS: dict[str, tuple[float, ...]] = {
    **{name: tuple(GROWTH * side for side in box) for name, box in PATHS.items()},
    **{
        f"{name}-small": tuple(GROWTH * SHRUNK * side for side in box)
        for name, box in PATHS.items()
    },
    "fish": (-8.4, -4.6, 9.4, 4.6),
    "fish-small": (-6.8, -3.7, 7.6, 3.7),
    "log_boat": (-12.4, -9, 12.4, 7.6),
    "raft": (-12.8, -8.6, 12.8, 9),
    "volcano": (-15.6, -18, 15.6, 11.6),
    "member": (-9.4, -15.9, 9.4, 12.9),
    "hut": (-13.9, -15.6, 13.9, 12.9),
}
"""The room that each symbol takes around its origin: left, top, right and bottom."""

HIDE = "var(--hunters-hide)"
DARK = "var(--hunters-dark)"
STONE = "var(--hunters-stone)"
BANK = "var(--hunters-bank)"
OUTLINE: Attributes = {"stroke": DARK, "stroke_width": 1.3, "stroke_linejoin": "round"}


def grown(name: str, *parts: str) -> str:
    """Return the symbol of a thing that must be told apart on a small tile."""
    drawn = "".join(parts)
    whole = symbol(name, group(drawn, transform=f"scale({GROWTH})"))
    if name not in (*PATHS, "menhir"):
        return whole
    return whole + symbol(f"{name}-small", group(drawn, transform=f"scale({GROWTH * SHRUNK:.3f})"))


def line(d: str, colour: str = DARK, width: float = 1.6) -> str:
    """Return a stroke."""
    ends = "round"
    return el("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap=ends)


def deer() -> str:
    """A slender body, thin legs, branching antlers."""
    body = "M-10 1C-9-3-4-3 1-3C4-3 5-5 6-8L10-8.6L10.4-6L8-4.4C8-1 7 1 6 2L7 11H5L3.6 3.4H-5"
    return grown(
        "deer",
        el("path", d=body + "L-6.4 11H-8.4L-8 3.4Z", fill=HIDE),
        line(
            "M7-9C5-11 6-13 4-15M7.6-9C9.6-11 9-13 11.6-15M5.6-12.4L2.6-12M9.6-12L12.6-11.6", HIDE
        ),
    )


def mammoth() -> str:
    """A domed back, a trunk and a curved tusk."""
    body = "M-13 9V0C-13-9-5-12 2-11C9-10 12-6 12-1C12 3 14 4 13.4 8C13 10.4 10.6 10 10.6 8"
    return grown(
        "mammoth",
        el("path", d=body + "C10 4 9 3 7.6 2.4V10H3.4V4H-4.4V10H-8.6V4.4L-10 9Z", fill=DARK),
        line("M9 1C12 5 16.4 4 16.4-1", BANK, 2),
        line("M9 1C12 5 16.4 4 16.4-1", DARK, 0.7),
        el("circle", cx=7.6, cy=-5, r=1, fill=BANK),
    )


def tiger() -> str:
    """A long striped cat, its tail up, two sabres."""
    body = "M-11 9L-10.4 0C-10-4-5-5 1-4.6L5-5.4C6-9 9-9 11.6-7L13.4-3.4L11.4-1.4L8.4-1"
    return grown(
        "tiger",
        el("path", d=body + "C8 1 8.4 5 9.4 9H6.4L4 3H-4L-6.4 9Z", fill="var(--hunters-fire)"),
        line("M-10-1C-15-2-15.6-8-12-11", "var(--hunters-fire)", 2.4),
        line("M-7-4L-6 .6M-3.4-4.6L-2.4 0M.4-4.6L1.4 0M4-4.6L5-.6", DARK, 1.7),
        line("M11.6-1.4V4M9.2-1V3.2", BANK, 2),
        line("M11.6-1.4V4M9.2-1V3.2", DARK, 0.8),
    )


def aurochs() -> str:
    """A heavy bull with long horns."""
    body = "M-13-2C-12-8-5-6 0-8C5-10 9-8 10-4.6L13.6-3C14.4-.6 12.6 1.4 10.4 1L8 .4C7 3 7 6 7.4 11"
    return grown(
        "aurochs",
        el(
            "path",
            d=body + "H4.4L3 4H-5L-6.6 11H-9.6L-9.6 3.6C-12 2-13 1-13-2Z",
            fill=HIDE,
            **OUTLINE,
        ),
        line("M9.4-6C9-10 12-12.4 15-11M7.6-7.4C5-10 5.4-13.4 8.4-15", DARK, 2),
        line("M-13-2C-15 0-14.4 4-15.6 6", DARK, 1.4),
    )


def fish() -> str:
    """A fish, light on the water."""
    body = "M-8 0C-5-4.6 2-4.6 5.4 0L9-3.8V3.8L5.4 0C2 4.6-5 4.6-8 0Z"
    drawn = el("path", d=body, fill=BANK, stroke="var(--ink)", stroke_width=1)
    drawn += el("circle", cx=-4.6, cy=-0.8, r=0.9, fill="var(--ink)")
    return symbol("fish", drawn) + symbol("fish-small", group(drawn, transform="scale(.8)"))


def minerals() -> list[str]:
    """Gold of 2002, the menhir of 2020."""
    nugget = el("path", d="M-7 5L-5-4L1-7L7-2L6 5Z", fill="var(--hunters-gold)", **OUTLINE)
    facets = line("M-5-4L0 0L7-2M0 0L-1 5", DARK, 0.9)
    stone = el("path", d="M-5 9C-7 0-5-11 0-12C5-11 6 0 5.4 9Z", fill=STONE, **OUTLINE)
    return [
        grown("gold", nugget, facets),
        grown("menhir", stone, line("M-2-6L-2.6 2M2-3L2.4 5", DARK, 0.9)),
    ]


def growths() -> list[str]:
    """Mushrooms and fire."""
    caps = "M-10 1A6 5.6 0 0 1 2 1ZM2 4A4.4 4 0 0 1 10.8 4Z"
    flame = "M0 11C-8 11-9 4-5.6-1C-5 1.4-3.4 1-3.4-1C-3.4-6-1-9 2.4-13C2.4-8 8.4-4 8.4 3"
    heart = "M0 11C-3.4 11-4.4 7.4-2.4 5C-1.4 6.4 0 4 0 2C3.6 4 4.6 6.6 3.6 9C3 10.4 1.6 11 0 11Z"
    return [
        grown(
            "mushrooms",
            el("path", d="M-5.6 1H-2.4V8H-5.6ZM5.2 4H7.6V9H5.2Z", fill=BANK, **OUTLINE),
            el("path", d=caps, fill="var(--hunters-fire)", **OUTLINE),
        ),
        grown(
            "fire",
            el("path", d=flame + "C8.4 8 5 11 0 11Z", fill="var(--hunters-fire)", **OUTLINE),
            el("path", d=heart, fill="var(--hunters-gold)"),
            line("M-8 12L8 9.6M-8 9.6L8 12", HIDE, 2.4),
        ),
    ]


def stones() -> list[str]:
    """The dolmen."""
    slabs = "M-12-7L12-8.4L11-3.6L-11-2.4ZM-8.6-2.4H-4L-4.6 9H-9.6ZM4-3H8.6L9.6 9H4.6Z"
    return [grown("dolmen", el("path", d=slabs, fill=STONE, **OUTLINE))]


def shaman() -> str:
    """A robed figure with antlers and a staff."""
    return grown(
        "shaman",
        el("path", d="M-7 11L-2-3H2L7 11Z", fill=HIDE, **OUTLINE),
        el("circle", cy=-6, r=3.8, fill=BANK, **OUTLINE),
        line("M-2-9.4C-5-11-4-14-7-15M2-9.4C5-11 4-14 7-15M-4.6-12L-8-11.4M4.6-12L8-11.4"),
        line("M10-9V11M10-9A2.4 2.4 0 1 0 7.6-6.6"),
    )


def boats() -> list[str]:
    """The log boat, and the raft."""
    logs = line("M-12-5.6H12M-12-1.8H12M-12 2H12M-12 5.8H12", HIDE, 3.2)
    return [
        symbol(
            "log_boat",
            group(
                el("path", d="M-14-3C-8 2 8 2 14-3C11 8-11 8-14-3Z", fill=HIDE, **OUTLINE),
                line("M-8-10L7 7M7 7L10 8.4", DARK, 1.8),
                transform="scale(.85)",
            ),
        ),
        symbol("raft", logs, line("M-7.6-8V8.4M7.6-8V8.4", DARK, 1.8)),
    ]


def traps() -> list[str]:
    """The hunting trap, a noose on a bent sapling; the pit trap, a hole with stakes."""
    hole = el("ellipse", cy=3, rx=13, ry=8, fill=DARK)
    stakes = "M-8 6L-6.6-5L-5.2 6ZM-1.4 8L0-5L1.4 8ZM5.2 6L6.6-5L8 6Z"
    return [
        grown(
            "hunting_trap",
            line("M-10 11C-11-4-4-12 5-11", HIDE, 2.6),
            line("M5-11V-2", DARK, 1.5),
            el("ellipse", cx=5, cy=4, rx=5, ry=6, fill="none", stroke=DARK, stroke_width=1.8),
            line("M-13 11H-6", DARK, 1.6),
        ),
        grown("pit_trap", hole, el("path", d=stakes, fill=BANK)),
    ]


def cover() -> str:
    """The disc that covers animals a trap has caught."""
    disc = el("circle", r=11, fill="var(--hunters-cover)", stroke="var(--ink)", stroke_width=1.4)
    return grown("cover", disc, line("M-5-5L5 5M5-5L-5 5", BANK, 2.4))


def volcano() -> str:
    """The mountain of the start tile, smoking."""
    cone = "M-15 11C-9 6-6-1-4-5L4-5C6-1 9 6 15 11Z"
    lava = "M-4-5C-3-2-2.6 1-4 4C-1.6 3-1 0 0-1C.6 2 1.6 4 3.6 6C3 2 3.4-2 4-5Z"
    return symbol(
        "volcano",
        line("M0-7C-4-9 3-11-1-14C-4-16 2-17 4-16", STONE, 2.2),
        el("path", d=cone, fill=STONE, **OUTLINE),
        el("path", d=lava, fill="var(--hunters-fire)"),
    )


def figures() -> list[str]:
    """Members and huts in the colours of the seats, each with the seat's own mark."""
    found = []
    body = "M-4-5C-10-4-8.6 2-6 3L-8.4 12H8.4L6 3C8.6 2 10-4 4-5Z"
    for seat in range(MOST_PLAYERS):
        name = SEATS[seat]
        look: Attributes = {
            "fill": f"var(--{name})",
            "stroke": "var(--card)",
            "stroke_width": 1.8,
            "stroke_linejoin": "round",
        }
        mark = seat_mark(seat, 0, 4.5, 3.8, fill="var(--card)")
        person = el("path", d=body, **look) + el("circle", cy=-9.6, r=5.4, **look)
        found.append(symbol(f"member-{name}", person, mark))
        tent = el("path", d="M-13 12L-2-10H2L13 12Z", **look)
        poles = line("M-5-15L2-8M5-15L-2-8", f"var(--{name})", 2)
        found.append(
            symbol(f"hut-{name}", poles, tent, seat_mark(seat, 0, 5, 4.4, fill="var(--card)"))
        )
    return found


RING = 10.5
"""The radius of a choice on the map."""


def choosing() -> list[str]:
    """A cell that waits for a tile, and rings with the outlines of figures that may go there."""
    square: Attributes = {"x": -44, "y": -44, "width": 88, "height": 88, "rx": 8}
    look: Attributes = {"stroke": "var(--faint)", "stroke_width": 3}
    light: Attributes = {"fill": "var(--glow)", "fill_opacity": ".12", "stroke_dasharray": "9 7"}
    plus = el("path", d="M-12 0h24M0-12v24", fill="none", **look)
    found = [symbol("cell", el("rect", **square, **light, **look), plus)]
    ring: Attributes = {"fill": "var(--card)", "fill_opacity": ".92", "stroke": "var(--glow)"}
    circle = el("circle", r=RING, stroke_width=RING / 5, **ring)
    body = el("path", d="M-8.4 12L-6 3C-9-2-4-4 0-4S9-2 6 3L8.4 12Z", fill="var(--ink)")
    person = body + el("circle", cy=-9.6, r=5, fill="var(--ink)")
    tent = el("path", d="M-13 12L-2-10H2L13 12Z", fill="var(--ink)")
    for role in ("gatherer", "fisher", "hunter", "hut"):
        lying = "rotate(-90)" if role == "hunter" else ""
        inside = group(tent if role == "hut" else person, transform=f"scale(.52){lying}")
        found.append(symbol(f"choose-{role}", circle, inside))
    return found


def piece_symbols() -> list[str]:
    """Return the symbols of all pieces."""
    animals = [deer(), mammoth(), tiger(), aurochs(), shaman(), cover(), volcano()]
    things = [fish(), *minerals(), *growths(), *stones(), *boats(), *traps()]
    return [*animals, *things, *figures(), *choosing()]
