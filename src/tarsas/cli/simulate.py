"""`tarsas simulate`: many random games, summed up."""

import json
from typing import Annotated

import typer
from rich.table import Table

from tarsas.cli.common import (
    Components,
    GameName,
    GivenOptions,
    Json,
    Players,
    app,
    out,
    progress_bar,
    read_components,
    read_pairs,
)
from tarsas.core.registry import find_game
from tarsas.lab.simulate import Plan, report
from tarsas.lab.simulate import simulate as run_simulation


@app.command()
def simulate(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    jobs: Annotated[int, typer.Option(help="Worker processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    options: GivenOptions = None,
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Play random games and sum them up."""
    game = find_game(name)
    count = game.usual_players if players is None else players
    custom = read_components(game, components)
    plan = Plan(name, count, games, seed, read_pairs(options), custom)
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(game.title("en"), total=games)
        totals, seconds = run_simulation(plan, jobs, lambda done: bar.advance(task, done))
    result = report(plan, totals, seconds, jobs)
    if as_json:
        print(json.dumps(result))
    else:
        show_report(result)


def show_report(result: dict[str, object]) -> None:
    """Print a simulation's result as tables."""
    out.print(
        f"{result['games']:,} games of {result['game']} with {result['players']} players "
        f"in {result['seconds']:.2f} s: [bold]{result['games_per_second']:,.0f}[/] games/s, "
        f"[bold]{result['decisions_per_second']:,.0f}[/] decisions/s, "
        f"{result['mean_branching']:.1f} choices a decision",
        highlight=False,
    )
    scores = Table("seat", "mean", "sd", "min", "max", "wins", title="Scores")
    rows = result["scores"]
    assert isinstance(rows, list)
    for row in rows:
        figures = [str(row[key]) for key in ("seat", "mean", "sd", "min", "max")]
        scores.add_row(*figures, f"{row['wins']:.1%}")
    lengths, endings = result["lengths"], result["endings"]
    assert isinstance(lengths, dict)
    assert isinstance(endings, dict)
    length = Table("mean", "sd", "min", "max", title="Decisions a game")
    length.add_row(*(str(lengths[key]) for key in ("mean", "sd", "min", "max")))
    ways = Table("ended by", "games", title="Endings")
    for way, count in endings.items():
        ways.add_row(way, f"{count:,}")
    out.print(scores, length, ways)
