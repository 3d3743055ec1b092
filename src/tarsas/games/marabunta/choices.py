"""The sides of Marabunta's territory and of its player boards, for who sets up a table."""

from math import sqrt

from tarsas.core.registry import find_game
from tarsas.draw.svg import el
from tarsas.draw.svg import path as through

SIDE = 7.4
REGIONS = {"p": "pink", "b": "blue", "g": "green", "e": "grey", "y": "yellow", "o": "orange"}
PLACES = ((28, 28), (80, 28), (132, 28), (54, 74), (106, 74))
CORNERS = ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))


def picture(option: str, value: str) -> str:
    """Return a side of the territory, every hex in the colour of its region, or of the boards."""
    if option == "boards":
        return abilities(value)
    if option != "territory":
        return ""
    rows = find_game("marabunta").components["territory"][value]["value"]
    found: dict[str, list[str]] = {}
    for row, line in enumerate(rows):
        for column, cell in enumerate(line.split()):
            found.setdefault(cell[0], []).append(hexagon(column, row))
    return "".join(
        el("path", d="".join(hexes), fill=f"var(--{REGIONS[region]})", stroke="var(--paper)")
        for region, hexes in found.items()
    )


def abilities(side: str) -> str:
    """Return what a side of the player boards can do, by the signs of the tokens."""
    groups = find_game("marabunta").components["boards"][side]["value"]
    return "".join(
        el("use", href=f"#token-{one['ability']}", x=x, y=y)
        for one, (x, y) in zip(groups, PLACES, strict=True)
    )


def hexagon(column: int, row: int) -> str:
    """Return the outline of a hex; odd columns lie half a hex lower."""
    x = 18 + column * SIDE * 1.5
    y = 7 + (row + column % 2 / 2) * SIDE * sqrt(3)
    return through([(x + SIDE * u, y + SIDE * v) for u, v in CORNERS])
