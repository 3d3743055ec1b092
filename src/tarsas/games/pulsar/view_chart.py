"""What is printed on the star chart and never changes: routes and names, each sent once.

They are symbols of the sheet, for both sides of the map; a map of somebody's own is drawn where it
is used.
"""

from functools import cache
from math import hypot

from tarsas.core.registry import find_game
from tarsas.draw.svg import el, number, symbol
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.view_icons import note
from tarsas.games.pulsar.view_places import names, place

SIDES = ("normal", "dead_end")


def sheet() -> str:
    """Return the symbols."""
    return "".join(symbol(name, drawn) for drawn, name in charts().items())


@cache
def charts() -> dict[str, str]:
    """Return what is printed on both sides, with the names of its symbols."""
    found = {}
    for side in SIDES:
        state = find_game("pulsar").new(2, {"map_side": side})
        assert isinstance(state, Pulsar)
        found[routes(state.printed)] = f"pu-routes-{side}"
        found[place_names(state.printed)] = f"pu-names-{side}"
    return found


def printed_once(drawn: str) -> str:
    """Return the symbol of a drawing, or the drawing itself if the sheet has none."""
    name = charts().get(drawn)
    return el("use", href=f"#{name}") if name else drawn


def routes(printed: Printed) -> str:
    """Return all routes; double ones as two lines."""
    lines = []
    for node in range(len(printed.names)):
        for route in range(printed.first_route[node], printed.first_route[node + 1]):
            there = int(printed.route_to[route])
            if there < node:
                continue
            (ax, ay), (bx, by) = place(printed, node), place(printed, there)
            double = printed.route_width[route] > 1
            apart = 3 / hypot(bx - ax, by - ay)
            dx, dy = (by - ay) * apart, (ax - bx) * apart
            for side in (-1, 1) if double else (0,):
                a = f"{number(ax + side * dx)} {number(ay + side * dy)}"
                b = f"{number(bx + side * dx)} {number(by + side * dy)}"
                lines.append(f"M{a}L{b}")
    return el("path", d="".join(lines), stroke="var(--pulsar-route)", stroke_width=1.6, fill="none")


def place_names(printed: Printed) -> str:
    """Return the names of all locations, each beside its own."""
    return "".join(
        note(x, y, name, 15) for name, (x, y) in zip(printed.names, names(printed), strict=True)
    )
