"""Black ink on white paper: what stands in for the colours of a theme where there are none.

Colours of the theme become black, white or a grey; those of a game become greys as light as they
are, a little lighter still, since ink spreads. What only a colour would tell is hatched instead:
`var(--hatch-<colour>)` is a paint of this theme alone, one pattern of lines for each colour.
"""

import re

from tarsas.core.game import Game
from tarsas.draw.svg import Attributes, el
from tarsas.draw.theme import LIGHT, palette

LIFTED = 0.72  # how much of a colour's darkness is printed
INK = {
    "paper": "#fff",
    "card": "#fff",
    "shade": "#eee",
    "ink": "#000",
    "faint": "#444",
    "line": "#777",
    "glow": "#000",
}
# Each hatch: the side of its square, and the way of the pen in it.
HATCHES: dict[str, tuple[float, str]] = {
    "red": (16, "M0 16L16 0M-4 4L4-4M12 20L20 12"),
    "blue": (14, "M0 7H14"),
    "green": (20, "M10 10h.1M0 0h.1M20 0h.1M0 20h.1M20 20h.1"),
    "yellow": (22, "M11 6V16M6 11H16"),
    "pink": (16, "M0 0L16 16M12-4L20 4M-4 12L4 20"),
    "grey": (14, "M7 0V14"),
    "orange": (18, "M0 0L18 18M18 0L0 18"),
    "violet": (24, "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0"),
}
DOTTED = ("green",)
FINE = 0.45  # of a hatch's size, for drawings whose cells are about 40 wide
HATCH = re.compile(r"var\(--hatch-(\w+)\)")
VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def greys(game: Game) -> dict[str, str]:
    """Return what is printed for each colour of the theme and of a game.

    A game's `printed.py` may say otherwise for some of its own, in `GREYS`.
    """
    found = {name: grey(value) for name, value in palette("light", game).items() if "#" in value}
    strong = {name.removesuffix("-soft") for name in LIGHT if name.endswith("-soft")}
    found |= dict.fromkeys(strong, "#000") | {f"{name}-soft": "#fff" for name in strong}
    own = getattr(game.part("printed"), "GREYS", {})
    return found | INK | {"font": LIGHT["font"]} | {f"{game.id}-{k}": v for k, v in own.items()}


def grey(colour: str) -> str:
    """Return a colour's grey, lifted."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    light = sum(part * share for part, share in zip(parts, (0.3, 0.59, 0.11), strict=True))
    level = round(255 - (255 - light) * LIFTED)
    return f"#{level:02x}{level:02x}{level:02x}"


def in_ink(svg: str, game: Game) -> str:
    """Put ink in place of the variables of a picture."""
    known = greys(game)
    known |= {f"hatch-{name}": f"url(#hatch-{name})" for name in HATCHES}

    def paint(found: re.Match[str]) -> str:
        if found[1] in known:
            return known[found[1]]
        raise LookupError(f"neither ink nor {game.id} has the colour {found[1]!r}")

    return VARIABLE.sub(paint, svg)


def hatches_in(svg: str) -> str:
    """Return the patterns that a picture asks for."""
    return "".join(pattern(name) for name in sorted({*HATCH.findall(svg)}))


def pattern(name: str) -> str:
    """Return a hatch, fine and light enough that a pencil is seen on it."""
    side, way = HATCHES[name]
    pen: Attributes = {"fill": "none", "stroke": "#aaa", "stroke_linecap": "round"}
    line = el("path", d=way, stroke_width=3 if name in DOTTED else 1.2, **pen)
    size: Attributes = {"width": side, "height": side, "patternTransform": f"scale({FINE})"}
    return el("pattern", line, id=f"hatch-{name}", patternUnits="userSpaceOnUse", **size)
