"""Rates as bars on a logarithmic scale, drawn like everything else."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, floor, log10

from tarsas.draw.svg import el, group, label, picture, title
from tarsas.draw.theme import resolve

WIDTH, LEFT, RIGHT, TOP, ROW, GAP, FOOT = 860.0, 230.0, 96.0, 50.0, 19.0, 30.0, 36.0
COLOURS = ("blue", "blue", "green", "green", "blue", "orange", "violet", "red")


@dataclass(frozen=True)
class Bar:
    """One figure and the group it belongs to."""

    group: str
    name: str
    value: float


def bars(heading: str, rows: Sequence[Bar], theme: str = "light") -> str:
    """Return a chart with one bar a figure, group by group, in the order given."""
    low = floor(log10(min(row.value for row in rows)))
    high = ceil(log10(max(row.value for row in rows)))

    def across(value: float) -> float:
        return LEFT + (log10(value) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    marks, y = [], TOP
    for number, (name, members) in enumerate(groupby(rows, lambda row: row.group)):
        marks.append(label(12, y + GAP / 2, name, 14, text_anchor="start", font_weight="600"))
        y += GAP
        for row in members:
            marks.append(one_bar(row, y + ROW / 2, across(row.value), COLOURS[number % 8]))
            y += ROW
    height = y + FOOT
    lines = [el("rect", width="100%", height="100%", fill="var(--paper)")]
    lines.append(label(WIDTH / 2, 24, heading, 18, font_weight="600"))
    for power in range(low, high + 1):
        x = across(10.0**power)
        lines.append(el("line", x1=x, x2=x, y1=TOP, y2=y + 6, stroke="var(--line)"))
        lines.append(label(x, y + 18, f"{10**power:,}", 12, fill="var(--faint)"))
    return resolve(picture(WIDTH, height, *lines, *marks, title_text=heading), theme)


def one_bar(row: Bar, y: float, end: float, colour: str) -> str:
    """Return a figure's bar with its name before and its value behind."""
    return group(
        title(f"{row.group}, {row.name}: {row.value:,.0f}"),
        label(LEFT - 10, y, row.name, 13, text_anchor="end"),
        el(
            "rect",
            x=LEFT,
            y=y - ROW * 0.36,
            width=max(1.0, end - LEFT),
            height=ROW * 0.72,
            fill=f"var(--{colour})",
            rx=2.0,
        ),
        label(end + 6, y, f"{row.value:,.0f}", 12, text_anchor="start", fill="var(--faint)"),
    )
