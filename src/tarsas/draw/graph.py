"""Graphs: how figures went over a game, and how often what was said came true; as SVG."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tarsas.draw.chart import scale
from tarsas.draw.svg import Attributes, el, group, label, path, picture, title
from tarsas.draw.theme import resolve

WIDTH, LEFT, RIGHT, TOP, FOOT, GAP = 720.0, 56.0, 20.0, 52.0, 46.0, 40.0
TALL, LOW = 260.0, 110.0  # the shares, and the points beneath
SQUARE = 300.0
LETTER, SAMPLE = 7.2, 26.0  # how wide a letter of a name is, about, and the piece of line beside it

DASHES = ("", "8 4", "2 3", "10 3 2 3", "4 4", "14 4")
"""How the lines of the seats are drawn, as in the browser: nothing is told by colour alone."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    """One line of a graph: whose it is, its colour in the theme, and its points."""

    name: str
    colour: str
    points: Sequence[Point]


@dataclass(frozen=True)
class Mark:
    """A point that is worth looking at, and what to say of it; hollow where nobody did it."""

    x: float
    y: float
    colour: str
    text: str
    hollow: bool = False


@dataclass(frozen=True)
class Panel:
    """Curves that share an axis: what it is of, and between which values it runs at least."""

    name: str
    curves: Sequence[Curve]
    low: float
    high: float
    percent: bool = False
    marks: Sequence[Mark] = ()


def course(heading: str, axis: str, panels: Sequence[Panel], theme: str = "light") -> str:
    """Return panels one beneath the other, over the same moves of a game."""
    last = max((x for panel in panels for c in panel.curves for x, _ in c.points), default=1.0)

    def across(x: float) -> float:
        return LEFT + x / max(1.0, last) * (WIDTH - LEFT - RIGHT)

    drawn, top = [label(WIDTH / 2, 24, heading, 18, font_weight="600")], TOP
    for number, panel in enumerate(panels):
        height = LOW if number else TALL
        drawn += one_panel(panel, top, height, across)
        top += height + GAP
    bottom = top - GAP
    first, step, end = scale(0.0, max(1.0, last))
    for count in range(round((end - first) / step) + 1):
        x = first + count * step
        if x <= last:
            drawn.append(label(across(x), bottom + 16, f"{x:g}", 13, fill="var(--faint)"))
    drawn.append(label(WIDTH / 2, bottom + 36, axis, 13, fill="var(--faint)"))
    return whole(heading, WIDTH, bottom + FOOT, drawn, theme)


def one_panel(
    panel: Panel, top: float, height: float, across: Callable[[float], float]
) -> list[str]:
    """Return the axis, the curves and the marks of a panel."""
    values = [y for curve in panel.curves for _, y in curve.points]
    first, step, last = scale(min([panel.low, *values]), max([panel.high, *values]))

    def up(y: float) -> float:
        return top + height - (y - first) / (last - first) * height

    drawn = [label(LEFT, top - 12, panel.name, 13, text_anchor="start", fill="var(--faint)")]
    for count in range(round((last - first) / step) + 1):
        value = first + count * step
        y, said = up(value), f"{value:.0%}" if panel.percent else f"{value:g}"
        line: Attributes = {"stroke": "var(--line)", "stroke_width": 1.0}
        drawn.append(el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, **line))
        drawn.append(label(LEFT - 8, y, said, 13, text_anchor="end", fill="var(--faint)"))
    right = WIDTH - RIGHT
    for curve in reversed(panel.curves):
        aside: Attributes = {"text_anchor": "end", "fill": f"var(--{curve.colour})"}
        drawn.append(label(right, top - 12, curve.name, 13, **aside))
        right -= LETTER * len(curve.name) + 6
        sample: Attributes = {"x1": right - SAMPLE, "x2": right, "y1": top - 12, "y2": top - 12}
        drawn.append(el("line", **sample, **stroke(curve, panel)))
        right -= SAMPLE + 16
    for curve in panel.curves:
        placed = [(across(x), up(y)) for x, y in curve.points]
        if placed:
            style = stroke(curve, panel)
            shape = el("path", title(curve.name), d=path(placed, False), fill="none", **style)
            drawn.append(shape)
    for mark in panel.marks:
        fill = "var(--paper)" if mark.hollow else f"var(--{mark.colour})"
        ring: Attributes = {"stroke": f"var(--{mark.colour})", "stroke_width": 2.0}
        spot: Attributes = {"cx": across(mark.x), "cy": up(mark.y), "r": 5.5}
        drawn.append(el("circle", title(mark.text), fill=fill, **spot, **ring))
    return drawn


def stroke(curve: Curve, panel: Panel) -> Attributes:
    """Return how a curve is drawn among those of its panel."""
    dashes = DASHES[panel.curves.index(curve) % len(DASHES)]
    found: Attributes = {"stroke": f"var(--{curve.colour})", "stroke_width": 2.5}
    return {**found, "stroke_dasharray": dashes} if dashes else found


@dataclass(frozen=True)
class Frequency:
    """How often something happened that was said to be so likely, and how often it was said."""

    said: float
    happened: float
    count: int


@dataclass(frozen=True)
class Reliability:
    """What was said against what happened, of one kind; on the diagonal both agree."""

    name: str
    rows: Sequence[Frequency]


def reliability(
    heading: str, axes: tuple[str, str], kinds: Sequence[Reliability], theme: str = "light"
) -> str:
    """Return a reliability diagram for each kind, side by side; a dot's area is its count."""
    cell = SQUARE + LEFT + RIGHT
    drawn = [label(cell * len(kinds) / 2, 24, heading, 18, font_weight="600")]
    for place, kind in enumerate(kinds):
        drawn.append(group(*diagram(kind, axes), transform=f"translate({cell * place:g} 0)"))
    return whole(heading, cell * len(kinds), TOP + SQUARE + FOOT + 20, drawn, theme)


def diagram(kind: Reliability, axes: tuple[str, str]) -> list[str]:
    """Return one square with its diagonal and its dots."""

    def at(said: float, happened: float) -> Point:
        return LEFT + said * SQUARE, TOP + 12 + (1.0 - happened) * SQUARE

    middle, foot = LEFT + SQUARE / 2, TOP + 12 + SQUARE
    drawn = [label(middle, TOP, kind.name, 14)]
    for fifth in range(6):
        share = fifth / 5
        (x, _), (_, y) = at(share, 0.0), at(0.0, share)
        line: Attributes = {"stroke": "var(--line)", "stroke_width": 1.0}
        drawn.append(el("line", x1=x, x2=x, y1=TOP + 12, y2=foot, **line))
        drawn.append(el("line", x1=LEFT, x2=LEFT + SQUARE, y1=y, y2=y, **line))
        drawn.append(label(x, foot + 14, f"{share:.0%}", 12, fill="var(--faint)"))
        drawn.append(label(LEFT - 6, y, f"{share:.0%}", 12, text_anchor="end", fill="var(--faint)"))
    agree: Attributes = {"stroke": "var(--faint)", "stroke_width": 1.5, "stroke_dasharray": "5 4"}
    drawn.append(el("path", d=path([at(0.0, 0.0), at(1.0, 1.0)], False), fill="none", **agree))
    trace = path([at(row.said, row.happened) for row in kind.rows], False)
    drawn.append(el("path", d=trace, fill="none", stroke="var(--blue)", stroke_width=1.5))
    most = max(row.count for row in kind.rows)
    for row in kind.rows:
        x, y = at(row.said, row.happened)
        said = title(f"{row.said:.1%} → {row.happened:.1%} ({row.count})")
        radius = 2.5 + 6.0 * (row.count / most) ** 0.5
        drawn.append(el("circle", said, cx=x, cy=y, r=radius, fill="var(--blue)"))
    drawn.append(label(middle, foot + 36, axes[0], 13, fill="var(--faint)"))
    turned = f"rotate(-90 12 {TOP + 12 + SQUARE / 2:g})"
    aside: Attributes = {"fill": "var(--faint)", "transform": turned}
    drawn.append(label(12, TOP + 12 + SQUARE / 2, axes[1], 13, **aside))
    return drawn


def whole(heading: str, width: float, height: float, drawn: Sequence[str], theme: str) -> str:
    """Return the picture on its paper."""
    paper = el("rect", width="100%", height="100%", fill="var(--paper)")
    return resolve(picture(width, height, paper, *drawn, title_text=heading), theme)
