"""`tarsas selfplay`: games of bots as data to learn from."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tarsas.bots.levels import BOTS
from tarsas.cli.common import (
    GameName,
    GivenOptions,
    Players,
    app,
    count_players,
    progress_bar,
    read_bots,
    read_pairs,
    say_written,
)
from tarsas.core.registry import find_game
from tarsas.lab.selfplay import Plan, run
from tarsas.lab.selfplay_rows import ADDED


@app.command()
def selfplay(
    name: GameName,
    file: Annotated[Path, typer.Option("--out", help="A Parquet file for the decisions.")],
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            help=f"One or more of {', '.join(BOTS)}, with commas between; they take turns in the "
            "seats. A bot that searches may be given its budget a move: mcts:500."
        ),
    ] = "greedy",
    players: Players = None,
    jobs: Annotated[int, typer.Option(help="Worker processes; by default all cores.")] = (
        os.cpu_count() or 1
    ),
    seed: Annotated[int, typer.Option(help="The same seed gives the same data.")] = 1,
    options: GivenOptions = None,
    add: Annotated[
        str,
        typer.Option(
            help=f"More columns, for learners: any of {', '.join(ADDED)}, with commas between."
        ),
    ] = "",
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address (host:port, or auto)."),
    ] = None,
) -> None:
    """Let bots play and write every decision down, a row each; stopped, it goes on next time.

    The whole games, with their records, come into a second file: FILE.games.parquet.
    """
    game = find_game(name)
    chosen = read_bots(bots)
    count = count_players(game, players, chosen)
    added = tuple(part.strip() for part in add.split(",") if part.strip())
    plan = Plan.new(game, count, chosen, games, seed, read_pairs(options), added)
    with progress_bar(hidden=False) as bar:
        task = bar.add_task(game.title("en"), total=games)
        store = run(plan, file, jobs, ray, lambda done: bar.advance(task, done))
    for path in store.files.values():
        say_written(path)
