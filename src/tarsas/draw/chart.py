"""Charts drawn like everything else: figures with their intervals, as SVG."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from tarsas.draw.svg import Attributes, el, group, label, picture, title
from tarsas.draw.theme import resolve

WIDTH, LEFT, RIGHT, TOP, ROW, FOOT = 720.0, 150.0, 30.0, 56.0, 34.0, 44.0
LETTER, AROUND = 7.5, 24.0  # how wide a letter of a name is, about, and what is left free around it


@dataclass(frozen=True)
class Interval:
    """One figure: what it is of, its value, and between which values it lies."""

    name: str
    value: float
    low: float
    high: float


def intervals(heading: str, axis: str, rows: Sequence[Interval], theme: str = "light") -> str:
    """Return a chart with one line a figure: a dot for the value, a bar for the interval."""
    first, step, last = scale(min(r.low for r in rows), max(r.high for r in rows))
    height = TOP + ROW * len(rows) + FOOT
    # Names have half of the width at most; what is longer ends in dots.
    left = min(WIDTH / 2, max(LEFT, AROUND + LETTER * max(len(row.name) for row in rows)))

    def across(value: float) -> float:
        return left + (value - first) / (last - first) * (WIDTH - left - RIGHT)

    marks = [el("rect", width="100%", height="100%", fill="var(--paper)")]
    marks.append(label(WIDTH / 2, 26, heading, 18, font_weight="600"))
    for number in range(round((last - first) / step) + 1):
        value = first + number * step
        x, foot = across(value), height - FOOT
        marks.append(el("line", x1=x, x2=x, y1=TOP - 8, y2=foot, stroke="var(--line)"))
        marks.append(label(x, foot + 14, f"{value:g}", 13, fill="var(--faint)"))
    marks.append(label((left + WIDTH - RIGHT) / 2, height - 10, axis, 13, fill="var(--faint)"))
    marks += [one_row(row, TOP + ROW * (n + 0.5), left, across) for n, row in enumerate(rows)]
    return resolve(picture(WIDTH, height, *marks, title_text=heading), theme)


def one_row(row: Interval, y: float, left: float, across: Callable[[float], float]) -> str:
    """Return a figure's line of the chart, with its name before it."""
    said = f"{row.name}: {row.value:.0f} ({row.low:.0f} to {row.high:.0f})"
    bar: Attributes = {"stroke": "var(--blue)", "stroke_width": 3.0, "stroke_linecap": "round"}
    return group(
        title(said),
        label(left - 14, y, shortened(row.name, left), 15, text_anchor="end"),
        el("line", x1=across(row.low), x2=across(row.high), y1=y, y2=y, **bar),
        el("circle", cx=across(row.value), cy=y, r=6.0, fill="var(--blue)"),
    )


def shortened(name: str, room: float) -> str:
    """Return a name, or as much of it as there is room for."""
    most = int((room - AROUND) / LETTER)
    return name if len(name) <= most else f"{name[: most - 1]}…"


def scale(low: float, high: float) -> tuple[float, float, float]:
    """Return round numbers around a range: the first, the step and the last."""
    reach = max(high - low, 1e-6)
    power = 10 ** floor(log10(reach / 5))
    step = next(power * k for k in (1, 2, 5, 10) if reach / (power * k) <= 7)
    return floor(low / step) * step, step, ceil(high / step) * step
