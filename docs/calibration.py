"""Writes into docs/strength.md how honest the shares of reviews are, from what was noted.

`make calibration` runs it. It plays nothing: `python -m tarsas.lab.calibrate GAME --players N` does
and notes in out/ what it saw; a game and a number of players without notes there keep what the page
says of them. Measured are the games that nothing was fitted to, by the calibration that ships with
the game.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.draw.graph import Frequency, Reliability, reliability
from tarsas.lab.calibrate import Figures, Seen, Trial, divide, measure, missed, read_notes
from tarsas.study.calibration import Power, calibration_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
AIMS = {2: 0.05}
AIM = 0.08  # with more than two players
FEWEST = 30  # games that say anything
Noted = tuple[Trial, list[Seen]]


def noted() -> list[Noted]:
    """Return what was played, by game and number of players; of several, what has most games."""
    found: dict[tuple[str, int], Noted] = {}
    for path in sorted((ROOT / "out").glob("calibration-*.jsonl")):
        trial, games = read_notes(path)
        key = trial.game, trial.players
        if len(games) >= FEWEST and len(games) > len(found.get(key, (trial, []))[1]):
            found[key] = trial, games
    return [found[key] for key in sorted(found)]


def row(game: Game, trial: Trial, games: Sequence[Seen]) -> str:
    """Return a number of players as a line of the table."""
    measured, fitted = divide(games)
    power = calibration_of(game).power(trial.players)
    raw, found = measure(measured, Power()), measure(measured, power)
    aim, own = AIMS.get(trial.players, AIM), str(trial.players) in calibration_of(game).players
    return (
        f"| {game.title('en')} | {trial.players} | {', '.join(trial.levels)} "
        f"| {trial.simulations} | {found.games} ({found.positions:,}) "
        f"| {len(fitted) if own else 0} "
        f"| {raw.error:.3f} | {found.error:.3f} | {aim:.2f} "
        f"| {'yes' if found.error < aim else 'no'} | {raw.brier:.4f} | {found.brier:.4f} |"
    )


def diagrams(game: Game, tables: Sequence[Noted]) -> list[str]:
    """Draw what was said against what happened, and return what shows it on the page."""
    power = calibration_of(game).power
    kinds = [("2 players", 2, 2), ("more players", 3, 99)]
    drawn = []
    for name, low, high in kinds:
        found = [
            measure(divide(games)[0], power(trial.players))
            for trial, games in tables
            if low <= trial.players <= high
        ]
        if found:
            drawn.append(Reliability(name, together(found)))
    axes = ("share that was said", "share that was won")
    for theme in ("light", "dark"):
        svg = reliability(game.title("en"), axes, drawn, theme)
        path = ROOT / "docs" / f"calibration-{game.id}-{theme}.svg"
        path.write_text(svg, encoding="utf-8")
    name, title, width = f"calibration-{game.id}", game.title("en"), 376 * len(drawn)
    return [
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{name}-dark.svg">'
        f'<img alt="{title}: shares as said and as won" src="{name}-light.svg" '
        f'width="{width}"></picture>'
    ]


def together(found: Iterable[Figures]) -> list[Frequency]:
    """Return the bins of several tables as those of one."""
    bins = sorted((one for figures in found for one in figures.bins), key=lambda one: one.said)
    merged = []
    for _, alike in groupby(bins, key=lambda one: min(9, int(one.said * 10))):
        same = list(alike)
        count = sum(one.count for one in same)
        said = sum(one.count * one.said for one in same) / count
        merged.append(Frequency(said, sum(one.count * one.happened for one in same) / count, count))
    return merged


def players_in(line: str) -> int:
    """Return of how many players a line of the table speaks."""
    return int(line.split("|")[2])


def section(old: Sequence[str], noted: Sequence[Noted]) -> str:
    """Return the part of the page between its marks; `old` are the lines that it had."""
    lines = [
        BEGIN,
        "## How honest the shares of reviews are",
        "",
        "Written by `make calibration` from what `python -m tarsas.lab.calibrate` noted. Bots of "
        "the levels named met, each seat's drawn by lot; up to 8 positions of every game were "
        "looked into with so many simulations, and the shares of all seats compared with what "
        "came of the game. *Error* is the expected calibration error in ten bins, *Brier* the "
        "mean squared difference between a seat's share and what it won. *Searched* is what a "
        "search says by itself, *shares* what a [review](review.md) shows: after the calibration "
        "that was fitted to other games than those measured. On the dashed line of a picture what "
        "was said is what happened; the area of a dot is how often it was said. Where no game was "
        "fitted there were too few (fewer than 50), and what was fitted for fewer players holds: "
        "20 and 30 games had been fitted to for three players, and made shares worse in two games "
        "of three. A number of players that is not here was not measured. A picture is "
        "drawn anew where the notes of all that is measured of its game are at hand.",
        "",
        "| game | players | levels | simulations | games measured (positions) | games fitted "
        "| error, searched | error, shares | aim | reached | Brier, searched | Brier, shares |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|---|---:|---:|",
    ]
    found = {name: list(alike) for name, alike in groupby(noted, key=lambda one: one[0].game)}
    rows, alone, pictures = [], [], []
    for game in map(find_game, game_ids()):
        tables = found.get(game.id, [])
        several = [one for one in tables if one[0].players > 1]
        known = {
            players_in(line): line for line in old if line.startswith(f"| {game.title('en')} |")
        }
        made = {trial.players: row(game, trial, games) for trial, games in several}
        rows += [line for _, line in sorted({**known, **made}.items())]
        if made and known.keys() <= made.keys():
            pictures += diagrams(game, several)
        else:
            pictures += [line for line in old if f'"calibration-{game.id}-dark.svg"' in line]
        begin = f"Alone in {game.title('en')} "
        told = [line for line in old if line.startswith(begin)]
        alone += [begin + alone_in(*one) for one in tables if one[0].players == 1] or told
    paragraphs = [line for told in (*alone, *pictures) for line in (told, "")]
    return "\n".join([*lines, *rows, "", *paragraphs, END])


def alone_in(trial: Trial, games: Sequence[Seen]) -> str:
    """Say how near expected points came to those of games alone."""
    over, error = missed(games)
    return (
        f"the points that are expected were {abs(over):.1f} {'more' if over > 0 else 'less'} on "
        f"average than those that came, and missed them by {error:.1f} (root mean square; "
        f"{len(games)} games of {', '.join(trial.levels)})."
    )


def kept(page: str) -> str:
    """Return the part of a page between the marks, with them; nothing if there is none."""
    if BEGIN not in page:
        return ""
    return page[page.index(BEGIN) : page.index(END) + len(END)]


def main() -> None:
    """Put the section into the page, in the place of what it had."""
    page = PAGE.read_text(encoding="utf-8")
    old = kept(page)
    new = section(old.splitlines(), noted())
    page = page.replace(old, new) if old else f"{page.rstrip()}\n\n{new}\n"
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
