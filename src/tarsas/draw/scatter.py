"""Strength against time: numbered dots with their intervals, as SVG in the colours of a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from tarsas.draw.chart import scale
from tarsas.draw.svg import Attributes, el, group, label, picture, title

# Narrow, so that its words can be read on a phone.
WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 420.0, 330.0, 58.0, 28.0, 34.0, 52.0
DOT = 10.0
QUICKEST = 1e-5  # seconds; what is quicker is no time at all
ROOM = 0.3  # beside the first and the last dot, in powers of ten
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


@dataclass(frozen=True)
class Dot:
    """One bot: its number, its name, the seconds that it takes, and its strength."""

    number: int
    name: str
    seconds: float
    value: float
    low: float
    high: float


def duration(seconds: float) -> str:
    """Return a time in the unit that it is read in, with two figures at most."""
    if seconds < 0.9 * QUICKEST:
        return f"< {duration(QUICKEST)}"
    size, unit = next((known for known in UNITS if seconds >= 0.995 * known[0]), UNITS[-1])
    figure = seconds / size
    return f"{figure:.0f} {unit}" if figure >= 9.95 else f"{figure:.2g} {unit}"


def scatter(heading: str, axes: tuple[str, str], dots: Sequence[Dot]) -> str:
    """Return the dots: to the right ten times the time a line, upwards the strength."""
    times = [log10(max(QUICKEST, dot.seconds)) for dot in dots]
    early = min(times) - ROOM
    late = max(max(times) + ROOM, early + 1)  # so that there is a line at least
    first, step, last = scale(min(d.low for d in dots), max(d.high for d in dots))

    def across(exponent: float) -> float:
        return LEFT + (exponent - early) / (late - early) * (WIDTH - LEFT - RIGHT)

    def up(value: float) -> float:
        return HEIGHT - FOOT - (value - first) / (last - first) * (HEIGHT - FOOT - TOP)

    drawn = []
    line: Attributes = {"stroke": "var(--line)", "stroke_width": 1.0}
    for count in range(round((last - first) / step) + 1):
        y, said = up(first + count * step), f"{first + count * step:g}".replace("-", "−")
        drawn.append(el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, **line))
        drawn.append(label(LEFT - 8, y, said, 14, text_anchor="end"))
    for power in range(ceil(early), floor(late) + 1):
        x = across(power)
        drawn.append(el("line", x1=x, x2=x, y1=TOP, y2=HEIGHT - FOOT, **line))
        drawn.append(label(x, HEIGHT - FOOT + 16, duration(10.0**power), 14))
    drawn.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, axes[0], 14))
    drawn.append(label(LEFT, TOP - 18, axes[1], 14, text_anchor="start"))
    bar: Attributes = {"stroke": "var(--blue)", "stroke_width": 3.0, "stroke_linecap": "round"}
    placed = list(zip(dots, times, strict=True))
    for dot, exponent in placed:
        x = across(exponent)
        drawn.append(el("line", x1=x, x2=x, y1=up(dot.low), y2=up(dot.high), opacity=0.5, **bar))
    for dot, exponent in reversed(placed):  # the best is on top
        x, y = across(exponent), up(dot.value)
        said = title(f"{dot.name}: {dot.value:.0f} ({dot.low:.0f} … {dot.high:.0f})")
        spot = el("circle", cx=x, cy=y, r=DOT, fill="var(--blue)", stroke="var(--card)")
        number = label(x, y, str(dot.number), 13, fill="var(--card)", font_weight="600")
        drawn.append(group(said, spot, number))
    return picture(WIDTH, HEIGHT, *drawn, title_text=heading)
