"""`tarsas puzzles`: positions with one clearly best deed, found, listed and checked."""

import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from tarsas.cli.common import (
    GivenOptions,
    Json,
    app,
    check_choice,
    complain,
    escape,
    out,
    progress_bar,
    read_pairs,
    say_written,
)
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game, seat_name
from tarsas.core.puzzles import Puzzle, Shelf, faults, shelf
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.text import LANGUAGES
from tarsas.lab.puzzle_files import read_file, run, still_holds
from tarsas.lab.puzzles import MARGIN, QUICK, TEN_TIMES, Plan, Scale

RECHECKED = 20_000
"""Simulations by which `--check` looks again at least: what a master has at most."""

OneGame = Annotated[
    str | None, typer.Argument(help="A game's id; to list or check, by default all of them.")
]
OutFile = Annotated[
    Path | None,
    typer.Option(
        "--out",
        help="The file of puzzles, GAME-puzzles.jsonl in this folder by default; with --list or "
        "--check the one to read in place of those that ship.",
    ),
]


@app.command()
def puzzles(
    game: OneGame = None,
    wanted: Annotated[int, typer.Option("--count", help="How many there shall be.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.")] = 1,
    file: OutFile = None,
    simulations: Annotated[
        int,
        typer.Option(
            help="Of each long search, ten times a master's by default; the others in proportion."
        ),
    ] = TEN_TIMES,
    players: Annotated[
        str, typer.Option(help="Numbers that games take turns in, as 2,3; by default any.")
    ] = "",
    options: GivenOptions = None,
    margin: Annotated[
        float, typer.Option(help="By what share of the wins the best deed is better at least.")
    ] = MARGIN,
    witness: Annotated[
        str,
        typer.Option(
            help="A bot that plays games out as a trial; by default mcts:30, or greedy where a "
            "coach leads searches."
        ),
    ] = "",
    jobs: Annotated[int, typer.Option(help="Worker processes; by default all cores.")] = (
        os.cpu_count() or 1
    ),
    ray: Annotated[
        str | None,
        typer.Option(help="Look on the Ray cluster at this address (host:port, or auto)."),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Look so briefly that it is a trial of the command.")
    ] = False,
    listing: Annotated[bool, typer.Option("--list", help="Print those that there are.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Replay all, and search some of them again.")
    ] = False,
    sample: Annotated[
        int, typer.Option(help="With --check: how many of a game to search again.")
    ] = 3,
    as_json: Json = False,
    language: Annotated[str, typer.Option("--lang", help="Of the reasons in a list.")] = "en",
) -> None:
    """Find puzzles in games of bots, list them, or check them; stopped, it goes on next time.

    An option of the game may have several values, as -o edition=2002,2020; games take turns.
    """
    check_choice("--lang", language, LANGUAGES)
    if listing or check:
        shelves = read_shelves(game, file)
        if listing:
            list_all(shelves, as_json, language)
        if check and check_all(shelves, seed, sample):
            sys.exit(1)
        return
    if game is None:
        raise TarsasError("a game's id is missing; `tarsas games` lists them")
    chosen = find_game(game)
    scale = scale_of(chosen, quick, simulations)
    plan = Plan.new(
        chosen, read_numbers(players), read_values(options), seed, scale, margin, witness
    )
    find(chosen, plan, file or Path(f"{game}-puzzles.jsonl"), wanted, jobs, ray)


def scale_of(game: Game, quick: bool, simulations: int) -> Scale:
    """Return how long to look."""
    if simulations < 1:
        raise TarsasError(f"--simulations {simulations}: expected at least 1")
    return QUICK if quick else Scale.of(simulations, game.coach.search.leads)


def read_numbers(text: str) -> tuple[int, ...]:
    """Read numbers of players with commas between them."""
    parts = [part.strip() for part in text.split(",")] if text else []
    if not all(part.isdecimal() for part in parts):
        raise TarsasError(f"--players {text!r}: expected numbers with commas between, as 2,3")
    return tuple(map(int, parts))


def read_values(given: list[str] | None) -> dict[str, tuple[str, ...]]:
    """Read options of which each may have several values."""
    return {name: tuple(str(some).split(",")) for name, some in read_pairs(given).items()}


# Finding


def find(game: Game, plan: Plan, file: Path, wanted: int, jobs: int, ray: str | None) -> None:
    """Find puzzles and say what became of the positions that were looked at."""
    with progress_bar(hidden=False) as bar:
        task = bar.add_task(game.title("en"), total=wanted)

        def show(found: Shelf, counts: Counter[str]) -> None:
            told = f"{game.title('en')}, {found.heading.games} games"
            bar.update(task, completed=min(wanted, len(found.puzzles)), description=told)

        found, counts = run(plan, file, wanted, jobs, ray, show)
    if counts:
        told = ", ".join(f"{stage} {number:,}" for stage, number in counts.items())
        out.print(f"Positions of this run: {told}", highlight=False)
    total = f"{len(found.puzzles)} puzzles of {found.heading.games} games"
    say_written(file, f" ({total})")


# Listing


def read_shelves(name: str | None, file: Path | None) -> list[tuple[Game, Shelf]]:
    """Return the puzzles that ship, or those of a file."""
    if file is not None:
        if name is None:
            raise TarsasError("--out: expected a game's id too")
        return [(find_game(name), read_file(find_game(name), file))]
    games = [find_game(name)] if name else [find_game(one) for one in game_ids()]
    return [(game, found) for game in games if (found := shelf(game)) is not None]


def list_all(shelves: list[tuple[Game, Shelf]], as_json: bool, language: str) -> None:
    """Print puzzles, for people or for a program."""
    rows = [
        described(game, found, puzzle, language)
        for game, found in shelves
        for puzzle in found.puzzles
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    shown = ("game", "id", "players", "seat", "grade", "margin", "solution")
    for heading in shown:
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(*(escape(str(row[key])) for key in shown))
    out.print(table)


def described(game: Game, found: Shelf, puzzle: Puzzle, language: str) -> dict[str, object]:
    """Return what a program would want to know of a puzzle."""
    return {
        "game": game.id,
        "id": puzzle.id,
        "players": puzzle.players,
        "options": dict(puzzle.options),
        "moves": len(puzzle.moves),
        "seat": seat_name(puzzle.seat),
        "grade": puzzle.grade.number,
        "simulations": puzzle.grade.simulations,
        "level": puzzle.grade.level,
        "margin": round(puzzle.margin, 3),
        "solution": " > ".join(puzzle.solutions[0]),
        "solutions": [list(way) for way in puzzle.solutions],
        "second": puzzle.second,
        "greedy": puzzle.instead,
        "searches": msgspec.to_builtins(puzzle.searches),
        "trial": msgspec.to_builtins(puzzle.trial),
        "reasons": [game.say(reason, language) for reason in puzzle.reasons(game)],
        "command": found.heading.command,
    }


# Checking


def check_all(shelves: list[tuple[Game, Shelf]], seed: int, sample: int) -> bool:
    """Say what is wrong with puzzles; return whether anything is."""
    wrong = 0
    for game, found in shelves:
        for puzzle in found.puzzles:
            for fault in faults(game, puzzle):
                complain(f"{game.id} {puzzle.id}: {fault}")
                wrong += 1
        for puzzle in some(found.puzzles, sample, seed) if not wrong else ():
            if not still_holds(game, puzzle, seed, RECHECKED):
                complain(f"{game.id} {puzzle.id}: new searches do not find it")
                wrong += 1
    if not wrong:
        total = sum(len(found.puzzles) for _, found in shelves)
        out.print(f"{total} puzzles can be solved.")
    return wrong > 0


def some(puzzles: tuple[Puzzle, ...], sample: int, seed: int) -> list[Puzzle]:
    """Return a few puzzles, other ones by each seed."""
    rng, left = Rng(seed), list(puzzles)
    return [left.pop(int(rng.below(len(left)))) for _ in range(min(sample, len(left)))]
