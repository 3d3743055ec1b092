"""`tarsas arena`: which bot is stronger, and how sure that is."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tarsas.bots.levels import BOTS
from tarsas.cli.common import (
    GivenOptions,
    Json,
    Language,
    Players,
    app,
    check_choice,
    complain,
    out,
    progress_bar,
    read_bots,
    read_pairs,
    write_file,
)
from tarsas.core.errors import TarsasError
from tarsas.core.position import read_position
from tarsas.core.registry import find_game
from tarsas.core.text import LANGUAGES
from tarsas.draw.chart import Interval, intervals
from tarsas.draw.picture import png
from tarsas.lab.arena import Contest, Report, as_data, report, run
from tarsas.lab.leaderboard import Leaderboard
from tarsas.lab.leaderboard_page import page


@app.command()
def arena(
    name: Annotated[
        str, typer.Argument(help="A game's id; may be left out to make a page of --results alone.")
    ] = "",
    bots: Annotated[
        str,
        typer.Option(
            help=f"Two or more of {', '.join(BOTS)}, with commas between. A bot that searches may "
            "be given its budget a move: mcts:500 simulations, master:0.5s; and one that judges, "
            "other weights: mcts:500@coach.toml. Any program by our protocol: cmd:./mybot, "
            "cmd:0.5s:./mybot."
        ),
    ] = "kitten,player,club",
    games: Annotated[int, typer.Option(help="Of each pair of bots.")] = 40,
    players: Players = None,
    jobs: Annotated[int, typer.Option(help="Worker processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same luck.")] = 1,
    options: GivenOptions = None,
    position: Annotated[
        str,
        typer.Option("--from", help="Where games begin: a position, as `show --line` prints it."),
    ] = "",
    notes: Annotated[
        Path | None,
        typer.Option("--resume", help="Note results here, and go on from those already there."),
    ] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", help="Draw the ratings here.")] = None,
    png_file: Annotated[Path | None, typer.Option("--png", help="Draw them as PNG here.")] = None,
    html_file: Annotated[
        Path | None, typer.Option("--html", help="Write a page with all ratings here.")
    ] = None,
    stored: Annotated[
        list[Path] | None,
        typer.Option("--results", help="Into the page too: what --resume noted; repeatable."),
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Let bots play each other in a round robin and rate them."""
    check_choice("--lang", language, LANGUAGES)
    leaderboard = Leaderboard()
    for path in stored or []:
        leaderboard.read(path)
    if stored and html_file is None:
        raise TarsasError("--results belong to a page: say where by --html")
    if not name:
        if not stored or html_file is None:
            raise TarsasError("expected a game, or results for a page: --html FILE --results FILE")
        write_file(html_file, page(leaderboard.boards(), language).encode(), quiet=as_json)
        return
    game = find_game(name)
    count = game.usual_players if players is None else players
    chosen = read_bots(bots)
    contest = Contest(name, count, chosen, games, seed, read_pairs(options))
    if position:
        contest = begun_at(contest, position, is_free=players is None and not options)
        count = contest.players
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(game.title("en"), total=games * len(contest.pairs()))
        results = run(contest, jobs, notes, lambda done: bar.advance(task, done))
    found = report(contest, results)
    if as_json:
        print(json.dumps(as_data(contest, found)))
    else:
        show_report(contest, found)
    if html_file:
        leaderboard.add(contest, results)
        boards = leaderboard.boards()
        write_file(html_file, page(boards, language).encode(), quiet=as_json)
    if svg_file or png_file:
        drawn = chart(f"{game.title('en')}, {count} players", found)
        if svg_file:
            write_file(svg_file, drawn.encode(), quiet=as_json)
        if png_file:
            write_file(png_file, png(drawn), quiet=as_json)


def begun_at(contest: Contest, position: str, is_free: bool) -> Contest:
    """Return a contest of games that begin at a position, which says what is played."""
    record = read_position(position)
    if record.game.id != contest.game:
        raise TarsasError(f"--from: a position of {record.game.id}, not of {contest.game}")
    if not is_free:
        raise TarsasError("--from says players and options itself: leave those out")
    return replace(contest, players=record.players, options=record.options, position=position)


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
    for fault in found.faults:
        times = "once" if fault.count == 1 else f"{fault.count} times"
        complain(f"{fault.bot} lost its seat to a kitten {times}. First: {fault.first}")
