"""How fast games run: ours, compiled and interpreted, and those of other libraries, in one run."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bench import machine, peers, plot
from bench.peers import Rate

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
FOLDER = Path(__file__).parent

Figures = dict[str, float]


def measure() -> list[str]:
    """Measure everything, draw it and return the lines of the report."""
    native, pure = run_ours(pure=False), run_ours(pure=True)
    others = peers.measure(SECONDS)
    for theme in ("light", "dark"):
        chart = plot.bars(
            "Random play: decisions a second, logarithmic", all_bars(native, others), theme
        )
        (FOLDER / f"rates-{theme}.svg").write_text(chart + "\n", encoding="utf-8")
    notice = [] if native[0]["native"] else ["The rules were not compiled: all is interpreted.", ""]
    return [
        *(f"- {line}" for line in machine.describe()),
        f"- each game {SECONDS:g} s of processor time in each way",
        "",
        *notice,
        *our_table(native, pure),
        "",
        *peer_table(others),
        "",
        *picture(),
    ]


def run_ours(pure: bool) -> list[Figures]:
    """Measure our games in a process of their own, compiled or interpreted."""
    env = {**os.environ, "TARSAS_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "bench.ours", str(SECONDS)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def our_table(native: list[Figures], pure: list[Figures]) -> list[str]:
    """Return our games as a table of Markdown."""
    lines = [
        "| Társas | games/s | decisions/s, native loop | from Python | interpreted | gain "
        "| clone |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for fast, slow in zip(native, pure, strict=True):
        gain = fast["decisions_per_second"] / slow["decisions_per_second"]
        lines.append(
            f"| {fast['name']} | {fast['games_per_second']:,.0f} "
            f"| {fast['decisions_per_second']:,.0f} "
            f"| {fast['decisions_per_second_from_python']:,.0f} "
            f"| {slow['decisions_per_second']:,.0f} | {gain:.0f}× "
            f"| {fast['clone_microseconds']:.2f} µs |"
        )
    return lines


def peer_table(rates: list[Rate]) -> list[str]:
    """Return the peers as a table of Markdown."""
    lines = [
        "| library | game | games/s | decisions/s, from Python | decisions a game |",
        "|---|---|---:|---:|---:|",
    ]
    return lines + [
        f"| {rate.library} | {rate.game} | {rate.games:,.1f} | {rate.decisions:,.0f} "
        f"| {rate.length:,.1f} |"
        for rate in rates
    ]


def all_bars(native: list[Figures], others: list[Rate]) -> list[plot.Bar]:
    """Return the chart's bars: ours both ways, then the others by library."""
    bars = []
    for way, key in (
        ("Társas, native loop", "decisions_per_second"),
        ("Társas, from Python", "decisions_per_second_from_python"),
    ):
        bars += [plot.Bar(way, str(row["name"]), row[key]) for row in native]
    return bars + [plot.Bar(rate.library, rate.game, rate.decisions) for rate in others]


def picture() -> list[str]:
    """Return the chart as a page shows it."""
    return [
        "<picture>",
        '  <source media="(prefers-color-scheme: dark)" srcset="rates-dark.svg">',
        '  <img alt="Decisions a second of every game, on a logarithmic scale" '
        'src="rates-light.svg">',
        "</picture>",
    ]
