"""Animals, fish, stones and figures of Hunters and Gatherers, drawn like the walls of a cave.

Each is a symbol some 24 units wide around its origin, told apart by shape alone.
"""

from tarsas.core.options import SEATS
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, number, symbol

MOST_PLAYERS = 5
SIZES = {"-large": 1.52, "": 1.3, "-small": 1.02}
"""How much larger animals and stones are drawn than their paths: as large as there is room."""

BOXES: dict[str, tuple[float, float, float, float]] = {
    "deer": (-12.4, -15.8, 13.2, 11.6),
    "aurochs": (-15.8, -15.6, 15.6, 11.6),
    "mammoth": (-13.6, -12.4, 17.2, 10.6),
    "tiger": (-16, -11.6, 14.6, 9.6),
    "gold": (-8, -12.8, 8, 9.8),  # or the menhir
    "mushrooms": (-11, -7.4, 12.4, 9.8),
    "fire": (-9.4, -13.4, 9.4, 13.4),
    "dolmen": (-13, -9.4, 13, 9.8),
    "shaman": (-9, -16, 11, 11.8),
    "hunting_trap": (-13.6, -13.2, 11, 11.8),
    "pit_trap": (-13.4, -6, 13.4, 11.4),
}


def half(box: tuple[float, float, float, float]) -> tuple[float, float]:
    """Return half the width and half the height of a box."""
    return (box[2] - box[0]) / 2, (box[3] - box[1]) / 2


EXTENTS: dict[str, tuple[float, ...]] = {
    **{
        name + size: (-growth * wide, -growth * tall, growth * wide, growth * tall)
        for name, box in BOXES.items()
        for size, growth in SIZES.items()
        for wide, tall in [half(box)]
    },
    "fish": (-11.8, -6.2, 11.8, 6.2),
    "fish-small": (-9.3, -4.9, 9.3, 4.9),
    "log_boat": (-12.4, -9, 12.4, 7.6),
    "raft": (-12.8, -8.6, 12.8, 9),
    "volcano": (-20.3, -23.6, 20.3, 15.1),
    "member": (-9.4, -15.9, 9.4, 12.9),
    "lying": (-16, -9.4, 14.4, 9),
    "hut": (-13.9, -15.6, 13.9, 12.9),
}
"""The room that each symbol takes around its origin: left, top, right and bottom."""

HIDE = "var(--hunters-hide)"
DARK = "var(--hunters-dark)"
STONE = "var(--hunters-stone)"
IVORY = "var(--hunters-ivory)"
LINE = "var(--hunters-line)"
HALO = "var(--hunters-halo)"
OUTLINE: Attributes = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}
LIT: Attributes = {
    "stroke": HALO,
    "stroke_width": 1.8,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}
"""A rim of light around a silhouette, so that it stands out on meadow and forest alike."""


def sized(name: str, *parts: str) -> str:
    """Return the symbols of a thing in every size, the middle of its box their origin."""
    left, top, right, bottom = BOXES["gold" if name == "menhir" else name]
    middle = f"translate({number(-(left + right) / 2)} {number(-(top + bottom) / 2)})"
    drawn = "".join(parts)
    return "".join(
        symbol(name + size, group(drawn, transform=f"scale({growth}){middle}"))
        for size, growth in SIZES.items()
    )


def line(d: str, colour: str = DARK, width: float = 1.6) -> str:
    """Return a stroke."""
    ends = "round"
    return el("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap=ends)


def deer() -> str:
    """A slender body, thin legs, branching antlers."""
    body = "M-10.6-1.4C-9-4.8-4-4.8 0-4.4C3-4.2 4.4-5.6 5.2-9L6.6-10.6L9-9.8C11-9.4 12.2-8 12.6-6.6"
    legs = "L8.8-5C8.6-2 7.6.2 6.4 1.6L7.6 11H4.8L3.2 3.6C0 4.4-3 4.2-5.2 3.4L-6 11H-8.8L-8.6 2.6"
    antlers = "M6.4-10C4-11.4 4.6-13.4 2.4-15M7-10.4C9.4-11.4 8.8-13.6 11.2-15M4.2-12.6L.8-12.2"
    return sized(
        "deer",
        line(antlers + "M8.6-12.8L12-12.4", HALO, 3.2),
        el("path", d=f"{body}{legs}C-10 1.8-12.4-.6-12-3.4Z", fill=HIDE, **LIT),
        line(antlers + "M8.6-12.8L12-12.4", HIDE, 1.8),
        el("circle", cx=8.6, cy=-7.6, r=0.9, fill=HALO),
    )


def mammoth() -> str:
    """A domed head, a sloping back, a trunk and a curved tusk."""
    body = "M-13 9V1C-13-5-9-7.4-4-8C-2-11.6 3-12.4 7-11C11-9.6 12.4-6 12.4-1C12.4 3 14 4 13.6 8"
    legs = "C13 10.6 10.4 10 10.6 8C10 4 9 3 7.8 2.4V10H3V4.4H-4V10H-8.8V4.6L-10 9Z"
    return sized(
        "mammoth",
        el("path", d=body + legs, fill=DARK, **LIT),
        line("M8.6 1C12 5.6 16.4 4.4 16.4-1", LINE, 3.4),
        line("M8.6 1C12 5.6 16.4 4.4 16.4-1", IVORY, 1.9),
        el("circle", cx=8, cy=-5, r=1.1, fill=HALO),
    )


def tiger() -> str:
    """A long striped cat, its tail up, two sabres."""
    body = (
        "M-12 9L-11.4 1C-11.4-4-6-5.6 0-5.2C3-5 5-5.6 6-6.6L6.4-9.8L8.8-8.6C11.4-8.8 13.6-7 14-4.4"
    )
    legs = "L13.4-1.4C12-.4 10.4-.4 9-.6C8.4 2 8.8 5 9.8 9H6.2L4.2 3.4C1 4.4-2.6 4.4-5 3.4L-7.2 9Z"
    fur = "var(--hunters-fire)"
    return sized(
        "tiger",
        line("M-10.4-1C-15-2-15.4-8-12-10.4", HALO, 4),
        el("path", d=body + legs, fill=fur, **LIT),
        line("M-10.4-1C-15-2-15.4-8-12-10.4", fur, 2.6),
        line("M-7.6-3.8L-6.6 1M-3.8-4.4L-2.8.4M0-4.4L1 .4M3.8-4.6L4.6-.4", LINE, 1.9),
        line("M12.4-.8V4.4M9.8-.6V3.6", LINE, 3),
        line("M12.4-.8V4.4M9.8-.6V3.6", IVORY, 1.6),
        el("circle", cx=10.4, cy=-5, r=1, fill=LINE),
    )


def aurochs() -> str:
    """A heavy bull with long horns."""
    body = "M-13-2C-12-8-5-6 0-8C5-10 9-8 10-4.6L13.6-3C14.4-.6 12.6 1.4 10.4 1L8 .4C7 3 7 6 7.6 11"
    legs = "H4.2L2.8 4.2C0 5-3 5-5 4.2L-6 11H-9.6L-9.8 3.6C-12 2-13 1-13-2Z"
    horns = "M9.4-6.4C9-10 12-12.4 15-11M7.4-7.6C5-10 5.4-13.4 8.4-15"
    return sized(
        "aurochs",
        line(f"{horns}M-13-2C-15 0-14.4 4-15.4 6", HALO, 3.8),
        el("path", d=body + legs, fill=HIDE, **{**LIT, "stroke_width": 3.4}),
        el("path", d=body + legs, fill=HIDE, **OUTLINE),
        line(horns, DARK, 2.2),
        line("M-13-2C-15 0-14.4 4-15.4 6", DARK, 1.5),
    )


def fish() -> str:
    """A fish, light on the water."""
    body = "M-11 0C-7-6.8 2-6.8 6.2-.8L11.2-5.4V5.4L6.2.8C2 6.8-7 6.8-11 0Z"
    drawn = el("path", d=body, fill=IVORY, **OUTLINE)
    drawn += el("circle", cx=-5.8, cy=-1.2, r=1.3, fill=LINE)
    drawn += line("M-1.6-2.6C-.4-1-.4 1-1.6 2.6", LINE, 1.1)
    return symbol("fish", drawn) + symbol("fish-small", group(drawn, transform="scale(.79)"))


def minerals() -> list[str]:
    """Gold of 2002, the menhir of 2020."""
    nugget = "M-7.4 6L-5.2-4.4L1-7.8L7.4-2.4L6.4 6Z"
    stone = "M-5.6 9C-7.4 0-5.4-11.4-.4-12C5-11.4 6.4 0 5.8 9Z"
    return [
        sized(
            "gold",
            el("path", d=nugget, fill="var(--hunters-gold)", **{**LIT, "stroke_width": 3.6}),
            el("path", d=nugget, fill="var(--hunters-gold)", **OUTLINE),
            line("M-5.2-4.4L0 0L7.4-2.4M0 0L-1 6", LINE, 1),
        ),
        sized(
            "menhir",
            el("path", d=stone, fill=STONE, **{**LIT, "stroke_width": 3.4}),
            el("path", d=stone, fill=STONE, **OUTLINE),
            el("path", d="M-3.6 7C-4.8 0-4-8.4-.8-10C-1.6-4-2 2-1.4 7Z", fill=HALO, opacity=".45"),
        ),
    ]


def growths() -> list[str]:
    """Mushrooms and fire."""
    caps = "M-10.6 1.4A6.4 7 0 0 1 2.2 1.4ZM2 4.4A4.8 5 0 0 1 11.6 4.4Z"
    stems = "M-6 1.4H-2.4V8.6H-6ZM5.4 4.4H8.2V9H5.4Z"
    flame = "M0 11C-8 11-9 4-5.6-1C-5 1.4-3.4 1-3.4-1C-3.4-6-1-9 2.4-13C2.4-8 8.4-4 8.4 3"
    heart = "M0 11C-3.4 11-4.4 7.4-2.4 5C-1.4 6.4 0 4 0 2C3.6 4 4.6 6.6 3.6 9C3 10.4 1.6 11 0 11Z"
    return [
        sized(
            "mushrooms",
            el("path", d=caps + stems, fill=HALO, **{**LIT, "stroke_width": 3.4}),
            el("path", d=stems, fill=IVORY, **OUTLINE),
            el("path", d=caps, fill="var(--hunters-fire)", **OUTLINE),
            line("M-6-1.8h.1M-2-2.4h.1M6.6 2h.1", IVORY, 1.9),
        ),
        sized(
            "fire",
            el("path", d=flame + "C8.4 8 5 11 0 11Z", fill="var(--hunters-fire)", **OUTLINE),
            el("path", d=heart, fill="var(--hunters-gold)"),
            line("M-8 12L8 9.6M-8 9.6L8 12", HIDE, 2.6),
        ),
    ]


def stones() -> list[str]:
    """The dolmen."""
    slabs = "M-12-7L12-8.4L11-3.6L-11-2.4ZM-8.6-2.4H-4L-4.6 9H-9.6ZM4-3H8.6L9.6 9H4.6Z"
    return [sized("dolmen", el("path", d=slabs, fill=STONE, **OUTLINE))]


def shaman() -> str:
    """A robed figure with antlers and a staff."""
    return sized(
        "shaman",
        el("path", d="M-7 11L-2-3H2L7 11Z", fill=HIDE, **OUTLINE),
        el("circle", cy=-6, r=3.8, fill=IVORY, **OUTLINE),
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
    hole = el("ellipse", cy=3, rx=13, ry=8, fill=LINE)
    stakes = "M-8 6L-6.6-5L-5.2 6ZM-1.4 8L0-5L1.4 8ZM5.2 6L6.6-5L8 6Z"
    return [
        sized(
            "hunting_trap",
            line("M-10 11C-11-4-4-12 5-11", HIDE, 2.6),
            line("M5-11V-2", DARK, 1.5),
            el("ellipse", cx=5, cy=4, rx=5, ry=6, fill="none", stroke=DARK, stroke_width=1.8),
            line("M-13 11H-6", DARK, 1.6),
        ),
        sized("pit_trap", hole, el("path", d=stakes, fill=IVORY)),
    ]


def cover() -> str:
    """The disc that covers animals a trap has caught."""
    disc = el("circle", r=14.4, fill="var(--hunters-cover)", stroke=HALO, stroke_width=1.8)
    return symbol("cover", disc, line("M-6-6L6 6M6-6L-6 6", HALO, 3.4))


def volcano() -> str:
    """The mountain of the start tile, smoking."""
    cone = "M-15 11C-9 6-6-1-4-5L4-5C6-1 9 6 15 11Z"
    lava = "M-4-5C-3-2-2.6 1-4 4C-1.6 3-1 0 0-1C.6 2 1.6 4 3.6 6C3 2 3.4-2 4-5Z"
    return symbol(
        "volcano",
        group(
            line("M0-7C-4-9 3-11-1-14C-4-16 2-17 4-16", STONE, 2.6),
            el("path", d=cone, fill=STONE, **{**LIT, "stroke_width": 3.4}),
            el("path", d=cone, fill=STONE, **OUTLINE),
            el("path", d=lava, fill="var(--hunters-fire)"),
            transform="scale(1.3)",
        ),
    )


STANDING = "M-4-5C-10-4-8.6 2-6 3L-8.4 12H8.4L6 3C8.6 2 10-4 4-5Z"
LYING = "M-5.6-3C-2-7 4.4-7 8.2-4.4L13.4 2.8V8H-15V4.6L-8 3.4Z"
TENT = "M-13 12L-2-10H2L13 12Z"


def figures() -> list[str]:
    """Members, standing or lying in wait, and huts, each with its seat's colour and mark."""
    found = []
    for seat in range(MOST_PLAYERS):
        name = SEATS[seat]
        look: Attributes = {
            "fill": f"var(--{name})",
            "stroke": "var(--card)",
            "stroke_width": 1.8,
            "stroke_linejoin": "round",
        }
        light: Attributes = {"fill": "var(--card)"}
        person = el("path", d=STANDING, **look) + el("circle", cy=-9.6, r=5.4, **look)
        found.append(symbol(f"member-{name}", person, seat_mark(seat, 0, 4.5, 3.8, **light)))
        prone = el("path", d=LYING, **look) + el("circle", cx=-9.4, cy=-3.2, r=5.4, **look)
        found.append(symbol(f"lying-{name}", prone, seat_mark(seat, 4, 1.8, 3.8, **light)))
        tent = el("path", d=TENT, **look)
        poles = line("M-5-15L2-8M5-15L-2-8", "var(--card)", 4)
        poles += line("M-5-15L2-8M5-15L-2-8", f"var(--{name})", 2.2)
        found.append(symbol(f"hut-{name}", poles, tent, seat_mark(seat, 0, 5, 4.4, **light)))
    return found


RING = 10.5
"""The radius of a choice on the map."""


def choosing() -> list[str]:
    """A cell that waits for a tile, and rings with the outlines of figures that may go there."""
    square: Attributes = {"x": -44, "y": -44, "width": 88, "height": 88, "rx": 8}
    look: Attributes = {"stroke": "var(--faint)", "stroke_width": 3}
    light: Attributes = {"fill": "var(--glow)", "fill_opacity": ".14", "stroke_dasharray": "9 7"}
    plus = el("path", d="M-12 0h24M0-12v24", fill="none", **look)
    found = [symbol("cell", el("rect", **square, **light, **look), plus)]
    ring: Attributes = {"fill": "var(--card)", "fill_opacity": ".94", "stroke": "var(--glow)"}
    circle = el("circle", r=RING, stroke_width=RING / 5, **ring)
    person = el("path", d=STANDING) + el("circle", cy=-9.6, r=5.4)
    prone = el("path", d=LYING) + el("circle", cx=-9.4, cy=-3.2, r=5.4)
    inside = {
        "gatherer": person,
        "fisher": person,
        "hunter": prone,
        "hut": el("path", d=TENT),
    }
    for role, drawn in inside.items():
        scaled = group(drawn, transform="scale(.54)", fill="var(--ink)")
        found.append(symbol(f"choose-{role}", circle, scaled))
    return found


def piece_symbols() -> list[str]:
    """Return the symbols of all pieces."""
    animals = [deer(), mammoth(), tiger(), aurochs(), shaman(), cover(), volcano()]
    things = [fish(), *minerals(), *growths(), *stones(), *boats(), *traps()]
    return [*animals, *things, *figures(), *choosing()]
