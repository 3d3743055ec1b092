"""Pieces that several games share: dice, the marks of the seats, hexes."""

from math import cos, pi, sin
from typing import NamedTuple

from tarsas.core.options import SEATS
from tarsas.draw.svg import Attribute, Attributes, el, group, label, path

# Each seat has a shape as well as a colour, so that nothing is told by colour alone.
# Corners, turn and growth of those that are polygons; red is a circle, orange a cross.
POLYGONS = {1: (4, 45, 1.2), 2: (3, -90, 1.25), 3: (4, 0, 1.2), 4: (5, -90, 1.1)}


class Portrait(NamedTuple):
    """A small picture of one piece alone, drawn around 0, and the room that it takes."""

    drawn: str
    width: float = 48
    height: float = 48


def polygon(x: float, y: float, radius: float, corners: int, turn: float = 0) -> str:
    """Return the `d` of a regular polygon; `turn` is in degrees, 0 has a corner to the right."""
    start = turn * pi / 180
    angles = [start + 2 * pi * i / corners for i in range(corners)]
    return path([(x + radius * cos(a), y + radius * sin(a)) for a in angles])


def seat_mark(seat: int, x: float, y: float, radius: float = 10, **attributes: Attribute) -> str:
    """Return a seat's own shape in its colour."""
    chosen: Attributes = {"fill": f"var(--{SEATS[seat]})", **attributes}
    if seat == 0:
        return el("circle", cx=x, cy=y, r=radius, **chosen)
    if seat == 5:
        arm = radius * 0.36
        ends = [(arm, radius), (-arm, radius), (-arm, arm), (-radius, arm), (-radius, -arm)]
        ends += [(-arm, -arm), (-arm, -radius), (arm, -radius), (arm, -arm), (radius, -arm)]
        ends += [(radius, arm), (arm, arm)]
        return el("path", d=path([(x + dx, y + dy) for dx, dy in ends]), **chosen)
    corners, turn, grow = ((0, 0, 0), (4, 45, 1.2), (3, -90, 1.25), (4, 0, 1.2), (5, -90, 1.1))[
        seat
    ]
    return el("path", d=polygon(x, y, radius * grow, corners, turn), **chosen)


def name_label(
    x: float, y: float, name: str, size: float, room: float, **attributes: Attribute
) -> str:
    """Return the name of who sits somewhere; a page puts people's own there and cuts long ones."""
    return label(x, y, name, size, text_anchor="start", data_room=room, **attributes)


def die(x: float, y: float, size: float, face: str, colour: str, **attributes: Attribute) -> str:
    """Return a die in a region's or player's colour that shows a short text."""
    half = size / 2
    body = el(
        "rect",
        x=x - half,
        y=y - half,
        width=size,
        height=size,
        rx=size * 0.18,
        fill=f"var(--{colour}-soft)",
        stroke=f"var(--{colour})",
        stroke_width=2.5,
    )
    return group(body, label(x, y, face, size * 0.6, font_weight="bold"), **attributes)
