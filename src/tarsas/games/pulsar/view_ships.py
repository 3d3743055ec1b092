"""What players have on Pulsar 2849's chart: ships, stations, rings and gyrodynes, a shape each.

Everything here is made of symbols, in colours that are bright on the dark chart.
"""

from tarsas.core.options import SEATS
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, label, symbol

DEEP = "var(--pulsar-deep)"
# Hulls by seat, nose up, each with the outline of its owner's mark: round, square, pointed, broad.
HULLS = (
    "M0-14C7-8 7-2 6 6L11 13L4 10H-4L-11 13L-6 6C-7-2-7-8 0-14Z",
    "M-5-13H5L7-4H13V9H7L5 13H-5L-7 9H-13V-4H-7Z",
    "M0-15L13 12L5 8L0 13L-5 8L-13 12Z",
    "M0-14L6-5L15 0L6 5L0 14L-6 5L-15 0L-6-5Z",
)
MARKS_Y = (-1.0, -0.5, 1.0, 0.0)


def seat_colour(seat: int) -> str:
    """Return a seat's colour as it is seen on the dark chart."""
    return f"var(--pulsar-seat-{SEATS[seat]})"


def sheet() -> str:
    """Return the symbols of all pieces of all seats."""
    found = []
    for seat, name in enumerate(SEATS[: len(HULLS)]):
        found += [ship(seat, name), *gyrodynes(seat, name)]
        colour = seat_colour(seat)
        settled = seat_mark(seat, 0, 0, 6, fill=colour, stroke=DEEP, stroke_width=1.4)
        found.append(symbol(f"pu-settler-{name}", settled))
        step: Attributes = {"fill": "none", "stroke": colour, "stroke_width": 3}
        found.append(symbol(f"pu-step-{name}", el("circle", r=14, **step)))
    return "".join(found)


def ship(seat: int, name: str) -> str:
    """Return a ship in a halo of its colour."""
    colour = seat_colour(seat)
    halo = el("circle", r=18, fill=colour, fill_opacity="0.28", stroke=colour, stroke_width=1.5)
    hull = el(
        "path", d=HULLS[seat], fill=colour, stroke=DEEP, stroke_width=1.6, stroke_linejoin="round"
    )
    mark = seat_mark(seat, 0, MARKS_Y[seat], 3.8, fill=DEEP)
    return symbol(f"pu-rocket-{name}", halo, hull, mark)


def gyrodynes(seat: int, name: str) -> list[str]:
    """Return the ring of a claimed pulsar, and gyrodynes that are built there or spin."""
    colour = seat_colour(seat)
    ring: Attributes = {"fill": "none", "stroke": colour, "stroke_width": 3.5}
    mark = seat_mark(seat, 15, -13, 6.5, fill=colour, stroke=DEEP)
    found = [symbol(f"pu-ring-{name}", el("circle", r=16, **ring), mark)]
    edge: Attributes = {"r": 11, "stroke": colour, "stroke_width": 2.5}
    turning = el("path", d="M-19-6A20 20 0 0 1-6-19M19 6A20 20 0 0 1 6 19", **ring)
    bold: Attributes = {"font_weight": "bold"}
    for size in (1, 2, 3):
        spins = el("circle", fill=colour, **edge)
        spins += label(0, 0, str(size), 17, fill=DEEP, **bold) + turning
        builds = el("circle", fill=DEEP, stroke_dasharray="4 4", **edge)
        builds += label(0, 0, str(size), 17, fill="var(--pulsar-light)", **bold)
        found.append(symbol(f"pu-spins-{name}-{size}", spins))
        found.append(symbol(f"pu-builds-{name}-{size}", builds))
    return found
