"""Measures random play of all games, compiled and interpreted, and of the peers installed.

Also how long drawing takes, and how the table holds under load. Prints the figures and writes
them to bench/README.md with the machine's description.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from bench import drawing, machine, peers, table

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
PAGE = Path(__file__).parent / "README.md"

INTRODUCTION = """# Measured

`make bench` measures on the machine it runs on and rewrites this page. One core, random play.
`make peers` installs the other libraries first.

- *native loop*: the loop itself is compiled with the rules, as our bots and simulations run.
- *from Python*: an interpreted loop asks for the legal actions and applies one. OpenSpiel's and
  Catanatron's figures are measured this way, so compare them with this column.
- A decision is a choice of a player; chance events are played but not counted. Games differ in
  what a decision costs, so a rate says how fast a game runs, not how good a library is.
"""


TABLE_INTRODUCTION = """The table on SQLite, its clients on the same two cores. A delay is the time
from sending a move to the other player's receiving it, committed.
"""


def run_ours(pure: bool) -> list[dict[str, float]]:
    """Measure our games in a process of their own, compiled or interpreted."""
    env = {**os.environ, "TARSAS_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "bench.ours", str(SECONDS)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def our_table(native: list[dict[str, float]], pure: list[dict[str, float]]) -> list[str]:
    """Return our games as a table of Markdown."""
    lines = [
        "| game | games/s | decisions/s, native loop | from Python | interpreted | gain | clone |",
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


def peer_table(rows: list[dict[str, object]]) -> list[str]:
    """Return the peers as a table of Markdown."""
    if not rows:
        return ["No peer is installed; `make peers` installs OpenSpiel and Catanatron."]
    lines = [
        "| peer | games/s | decisions/s, from Python | decisions a game |",
        "|---|---:|---:|---:|",
    ]
    return lines + [
        f"| {row['name']} | {row['games_per_second']:,.1f} "
        f"| {row['decisions_per_second']:,.0f} | {row['decisions_per_game']:,.1f} |"
        for row in rows
    ]


def main() -> None:
    """Measure and write the page."""
    native, pure = run_ours(pure=False), run_ours(pure=True)
    if not native[0]["native"]:
        print("The rules are not compiled here: the first columns are interpreted too.")
    text = "\n".join(
        [
            INTRODUCTION,
            *(f"- {line}" for line in machine.describe()),
            "",
            *our_table(native, pure),
            "",
            *peer_table(peers.measure(SECONDS)),
            "",
            *drawing.measure(),
            "",
            TABLE_INTRODUCTION,
            *table.measure(),
            "",
        ]
    )
    print(text)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
