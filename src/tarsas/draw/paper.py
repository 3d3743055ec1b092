"""Paper: its sizes, and the pages that are filled from top to bottom with what is to be printed.

All lengths are tenths of a millimetre.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tarsas.draw.plain import wrapped
from tarsas.draw.svg import Attribute, Attributes, el, group, label, number

MM = 10.0
MARGIN = 12 * MM  # no printer reaches the edge
HEAD = 13 * MM  # the heading of a page, with the line below it
FOOT = 5 * MM
GAP = 4 * MM  # between what lies one below another
TEXT = 3.5 * MM  # letters that are read at a table
SMALL = 2.9 * MM
NARROW = 1.1  # how much more our typeface holds than a guess for any
LINE = 1.25  # from line to line, in heights of letters


class Paper(NamedTuple):
    """A sheet of paper, upright; `turned` lies on its side."""

    width: float
    height: float

    def turned(self) -> "Paper":
        """Return the same sheet on its side."""
        return Paper(self.height, self.width)

    def room(self) -> tuple[float, float]:
        """Return how much a page holds, across and down."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - HEAD - FOOT


PAPERS = {"a4": Paper(210 * MM, 297 * MM), "letter": Paper(215.9 * MM, 279.4 * MM)}


class Strip(NamedTuple):
    """What goes across a page: how tall it is, and its drawing from the upper left corner."""

    height: float
    drawn: str


def stacked(strips: Iterable[Strip], room: float) -> list[list[Strip]]:
    """Return strips page by page."""
    pages: list[list[Strip]] = [[]]
    left = room
    for strip in strips:
        if strip.height > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(strip)
        left -= strip.height + GAP
    return pages


def left_on(strips: Iterable[Strip], room: float) -> float:
    """Return how much room the last page has below what lies there."""
    return room - sum(strip.height + GAP for strip in stacked(strips, room)[-1])


def page(paper: Paper, heading: str, title: str, foot: str, strips: Iterable[Strip]) -> str:
    """Return a page as an `<svg>` in its true size: what it is, and the strips below."""
    parts, y = [head(paper, heading, title)], MARGIN + HEAD
    for strip in strips:
        parts.append(group(strip.drawn, transform=moved(MARGIN, y)))
        y += strip.height + GAP
    low: Attributes = {"text_anchor": "end", "fill": "var(--faint)"}
    parts.append(label(paper.width - MARGIN, paper.height - MARGIN, foot, SMALL, **low))
    return el(
        "svg",
        el("rect", width=paper.width, height=paper.height, fill="#fff"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        width=f"{number(paper.width / MM)}mm",
        height=f"{number(paper.height / MM)}mm",
        viewBox=f"0 0 {number(paper.width)} {number(paper.height)}",
        font_family="var(--font)",
    )


def head(paper: Paper, heading: str, title: str) -> str:
    """Return the game on the left, what sheet it is on the right, and a line below."""
    y, right = MARGIN + 3.5 * MM, paper.width - MARGIN
    strong: Attributes = {"text_anchor": "start", "font_weight": "bold"}
    return "".join(
        [
            label(MARGIN, y, heading, 6 * MM, **strong),
            label(right, y, title, 4.6 * MM, text_anchor="end"),
            rule(MARGIN, MARGIN + 8.5 * MM, right - MARGIN, 5),
        ]
    )


# What pages are made of


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """Return the transform that puts a drawing somewhere, larger or smaller."""
    place = f"translate({number(x)} {number(y)})"
    return place if scale == 1 else f"{place} scale({scale:.4f})"


def rule(x: float, y: float, width: float, thick: float = 2.5) -> str:
    """Return a line across."""
    way = f"M{number(x)} {number(y)}h{number(width)}"
    return el("path", d=way, stroke="var(--ink)", stroke_width=thick, fill="none")


def box(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """Return a frame to write in."""
    line: Attributes = {"fill": "#fff", "stroke": "var(--ink)", "stroke_width": 2.5}
    return el("rect", x=x, y=y, width=width, height=height, **(line | attributes))


def words(x: float, y: float, text: str, size: float = TEXT, **attributes: Attribute) -> str:
    """Return a line of words that begins at x, its letters around y."""
    return label(x, y, text, size, **({"text_anchor": "start"} | attributes))


def paragraph(
    text: str, width: float, size: float = TEXT, x: float = 0.0, **attributes: Attribute
) -> Strip:
    """Return a text in as many lines as it needs."""
    step = size * LINE
    lines = wrapped(text, width * NARROW, size)
    drawn = [words(x, step * (i + 0.5), line, size, **attributes) for i, line in enumerate(lines)]
    return Strip(step * len(lines), "".join(drawn))


def to_fill_in(x: float, y: float, what: str, width: float, size: float = TEXT) -> str:
    """Return a word, and behind it a line to write on."""
    begin = len(what) * size * 0.5 + 2 * MM
    return words(x, y, what, size) + rule(x + begin, y + size * 0.5, width - begin, 2)
