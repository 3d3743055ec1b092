"""`tarsas arena`: which bot is stronger, and how sure that is."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tarsas.bots.levels import BOTS
from tarsas.cli.common import (
    GameName,
    GivenOptions,
    Json,
    Players,
    app,
    out,
    progress_bar,
    read_bots,
    read_pairs,
    write_file,
)
from tarsas.core.registry import find_game
from tarsas.draw.chart import Interval, intervals
from tarsas.draw.picture import png
from tarsas.lab.arena import Contest, Report, as_data, report, run


@app.command()
def arena(
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Two or more of {', '.join(BOTS)}, with commas between. A bot that searches may "
            "be given its budget a move: mcts:500 simulations, master:0.5s."
        ),
    ] = "kitten,player,club",
    games: Annotated[int, typer.Option(help="Of each pair of bots.")] = 40,
    players: Players = None,
    jobs: Annotated[int, typer.Option(help="Worker processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same luck.")] = 1,
    options: GivenOptions = None,
    notes: Annotated[
        Path | None,
        typer.Option("--resume", help="Note results here, and go on from those already there."),
    ] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", help="Draw the ratings here.")] = None,
    png_file: Annotated[Path | None, typer.Option("--png", help="Draw them as PNG here.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other in a round robin and rate them."""
    game = find_game(name)
    count = game.usual_players if players is None else players
    chosen = read_bots(bots)
    contest = Contest(name, count, chosen, games, seed, read_pairs(options))
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(game.title("en"), total=games * len(contest.pairs()))
        results = run(contest, jobs, notes, lambda done: bar.advance(task, done))
    found = report(contest, results)
    if as_json:
        print(json.dumps(as_data(contest, found)))
    else:
        show_report(contest, found)
    if svg_file or png_file:
        drawn = chart(f"{game.title('en')}, {count} players", found)
        if svg_file:
            write_file(svg_file, drawn.encode(), quiet=as_json)
        if png_file:
            write_file(png_file, png(drawn), quiet=as_json)


def chart(heading: str, found: Report) -> str:
    """Draw the ratings."""
    rows = [Interval(s.bot, s.rating.elo, s.rating.low, s.rating.high) for s in found.standings]
    return intervals(heading, "Elo around the mean, with 95 % intervals", rows)


def show_report(contest: Contest, found: Report) -> None:
    """Print the standings and the pairs as tables."""
    played = contest.games * len(contest.pairs())
    standings = Table(
        "bot",
        "Elo",
        "95 %",
        "won",
        "95 %",
        "s a move",
        "longest",
        title=f"{contest.game}, {contest.players} players, {played:,} games",
    )
    for row in found.standings:
        standings.add_row(
            row.bot,
            f"{row.rating.elo:+.0f}",
            f"{row.rating.low:+.0f} to {row.rating.high:+.0f}",
            f"{row.share.mean:.1%}",
            f"{row.share.low:.1%} to {row.share.high:.1%}",
            f"{row.move_seconds:.3f}",
            f"{row.longest_seconds:.2f}",
        )
    pairs = Table("bot", "against", "won", "95 %", "games", title="Pair by pair")
    for first, other, share in found.pairs:
        interval = f"{share.low:.1%} to {share.high:.1%}"
        pairs.add_row(first, other, f"{share.mean:.1%}", interval, str(share.games))
    out.print(standings, pairs)
