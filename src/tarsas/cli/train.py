"""`tarsas train`: a coach learns from games of searchers, and only what wins is kept."""

import os
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID
from rich.table import Table

from tarsas.cli.common import (
    GameName,
    app,
    err,
    out,
    progress_bar,
    read_bots,
    say_written,
    write_file,
    write_whole,
)
from tarsas.core.errors import TarsasError
from tarsas.core.registry import find_game
from tarsas.draw.chart import Interval, intervals

if TYPE_CHECKING:  # they need numpy, which playing does without
    from tarsas.lab.gate import Meeting
    from tarsas.lab.train import Trial


@app.command()
def train(
    name: GameName,
    folder: Annotated[
        Path | None,
        typer.Option(help="Where everything is kept; by default train-GAME, here."),
    ] = None,
    rounds: Annotated[int, typer.Option(help="Of playing and learning.")] = 3,
    games: Annotated[int, typer.Option(help="Played to learn from in every round.")] = 2000,
    bots: Annotated[
        str, typer.Option(help="Who plays them, as `selfplay` takes bots: searchers teach most.")
    ] = "mcts:100",
    gate: Annotated[int, typer.Option(help="Simulations a move where candidates are tried.")] = 200,
    gate_games: Annotated[int, typer.Option(help="Games of a candidate with each rival.")] = 400,
    anew: Annotated[
        bool,
        typer.Option("--anew", help="Begin with a candidate that knows nothing of today's coach."),
    ] = False,
    anew_rounds: Annotated[int, typer.Option(help="In how many rounds that one learns.")] = 5,
    anew_bots: Annotated[
        str,
        typer.Option(
            help="Who plays its games from the second round on; mcts:16 where one move "
            "ahead leads nowhere."
        ),
    ] = "greedy",
    jobs: Annotated[int, typer.Option(help="Worker processes; by default all cores.")] = (
        os.cpu_count() or 1
    ),
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address (host:port, or auto)."),
    ] = None,
    install: Annotated[
        bool,
        typer.Option("--install", help="Let the game's own coach use what won, from now on."),
    ] = False,
) -> None:
    """Teach a game's coach by self-play; stopped, it goes on next time.

    New weights must win in the arena from those that they replace and from the frozen master. What
    won is FOLDER/coach.toml; FOLDER/curve.svg shows all trials.
    """
    for module in ("numpy", "pyarrow"):
        if find_spec(module) is None:
            raise TarsasError("train needs numpy and pyarrow: pip install 'tarsas[train]' first")
    from tarsas.lab.train import Training, run

    game = find_game(name)
    plan = Training(
        name,
        seed,
        rounds,
        games,
        read_bots(bots),
        gate,
        gate_games,
        anew,
        anew_rounds,
        read_bots(anew_bots),
    )
    kept = folder or Path(f"train-{name}")
    with progress_bar(hidden=False) as bar:
        found, trials = run(plan, kept, jobs, ray, Screen(bar, kept, game.title("en")))
    show_trials(game.title("en"), trials)
    if found is None:
        out.print("Nothing that was learnt has won: the coach stays as it is.", highlight=False)
        return
    say_written(found)
    if install:
        own = Path(str(files(game.package).joinpath("coach.toml")))
        write_file(own, found.read_bytes())


class Screen:
    """Shows what training does: a bar for what is under way, a line for every trial, the curve."""

    def __init__(self, bar: Progress, folder: Path, heading: str) -> None:
        self.bar = bar
        self.folder = folder
        self.heading = heading
        self.task: TaskID | None = None

    def begin(self, what: str, total: int) -> Callable[[int], None]:
        """Show a new bar in the old one's place."""
        if self.task is not None:
            self.bar.remove_task(self.task)
        task = self.task = self.bar.add_task(what.capitalize(), total=total)
        return lambda done: self.bar.advance(task, done)

    def tried(self, trial: "Trial", trials: "Sequence[Trial]") -> None:
        """Say how a trial ended, and draw all of them."""
        told = f"Round {trial.round}, {trial.candidate}: {verdict(trial)}"
        err.print(told, soft_wrap=True, highlight=False)
        rows = [
            Interval(told, 100 * one.share, 100 * one.low, 100 * one.high)
            for told, one in meetings(trials)
        ]
        if rows:
            drawn = intervals(self.heading, "won by the candidate, %, with 95 % intervals", rows)
            write_whole(self.folder / "curve.svg", drawn.encode())


def meetings(trials: "Sequence[Trial]") -> "list[tuple[str, Meeting]]":
    """Return all meetings in their order, each with words that are short enough for a chart."""
    return [
        (f"{trial.round} {trial.candidate}, {whom(meeting)}", meeting)
        for trial in trials
        for meeting in trial.meetings
    ]


def whom(meeting: "Meeting") -> str:
    """Say in short against whom; two play where nothing else is said."""
    return meeting.rival if meeting.players == 2 else f"{meeting.rival} ({meeting.players})"


def verdict(trial: "Trial") -> str:
    """Say how a trial ended."""
    if not trial.meetings:
        return "nothing new"
    last = trial.meetings[-1]
    told = f"{last.share:.1%} ({last.low:.1%} to {last.high:.1%}) against {last.rival}"
    end = "promoted" if trial.promoted else "not promoted"
    return f"{told}, {last.players} players, {last.games} games: {end}"


def show_trials(heading: str, trials: "Sequence[Trial]") -> None:
    """Print all trials as a table."""
    table = Table("", "candidate", "fit", "before", "against", "won", "95 %", "games", "")
    table.title = heading
    for trial in trials:
        fits = [f"{one:.1%}" if one is not None else "" for one in (trial.fit, trial.before)]
        first = [str(trial.round), trial.candidate, *fits]
        for number, one in enumerate(trial.meetings):
            is_last = number == len(trial.meetings) - 1
            table.add_row(
                *(first if not number else [""] * 4),
                whom(one),
                f"{one.share:.1%}",
                f"{one.low:.1%}–{one.high:.1%}",
                str(one.games),
                ("in" if trial.promoted else "out") if is_last else "",
            )
        if not trial.meetings:
            table.add_row(*first, "", "", "", "", "same")
    out.print(table)
