"""A small SVG builder: elements are strings, so a picture is one join away."""

import json
import re
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import escape

Attribute = str | float | None
Attributes = dict[str, Attribute]
Area = tuple[str, float, float, float, float]
"""A part of a picture worth looking at alone: its name, left, top, width and height."""

SPECIAL = re.compile(r'[&<>"]')


def number(value: float) -> str:
    """Write a coordinate as short as a tenth of a unit allows."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0" if abs(value) < 0.05 else "-0")


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """Return an element. `class_` is class, underscores are hyphens, None is left out."""
    opened = tag
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            if SPECIAL.search(text):
                text = escape(text, {'"': "&quot;"})
            opened += f' {attribute_name(name)}="{text}"'
    if not children:
        return f"<{opened}/>"
    return f"<{opened}>{''.join(children)}</{tag}>"


@cache
def attribute_name(name: str) -> str:
    """Return an attribute's name as SVG has it."""
    return name.rstrip("_").replace("_", "-")


def group(*children: str, **attributes: Attribute) -> str:
    """Return a `<g>`."""
    return el("g", *children, **attributes)


def title(text: str) -> str:
    """Return the explanation of the element it stands in."""
    return el("title", escape(text))


def label(x: float, y: float, text: str, size: float = 16, **attributes: Attribute) -> str:
    """Return text centred on x and, by its digits' height, on y."""
    chosen: Attributes = {"text_anchor": "middle", "fill": "var(--ink)", **attributes}
    return el("text", escape(text), x=x, y=y + size * 0.34, font_size=size, **chosen)


def use(symbol: str, x: float, y: float, **attributes: Attribute) -> str:
    """Return an instance of a symbol of the sheet, its origin at (x, y)."""
    return el("use", href=f"#{symbol}", x=x, y=y, **attributes)


def symbol(name: str, *children: str) -> str:
    """Return a symbol whose origin is its centre."""
    return el("symbol", *children, id=name, overflow="visible")


def path(points: list[tuple[float, float]], close: bool = True) -> str:
    """Return the `d` of straight lines through points."""
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'Z' if close else ''}"


def picture(
    width: float,
    height: float,
    *children: str,
    title_text: str = "",
    areas: Sequence[Area] = (),
    inset: Area | None = None,
    grain: float | None = None,
) -> str:
    """Return the whole `<svg>`.

    A small screen shows its areas one by one, and in a corner the `inset`: a piece that the
    player must not lose sight of, named by its id. `grain` is the size of its tiles, below which
    nothing can be made out.
    """
    inside = (title(title_text), *children) if title_text else children
    return el(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        font_family="var(--font)",
        data_areas=json.dumps(areas, ensure_ascii=False) if areas else None,
        data_inset=json.dumps(inset) if inset else None,
        data_grain=grain,
    )
