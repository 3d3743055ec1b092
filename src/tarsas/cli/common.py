"""What the commands share: the application, its options, reading and writing files."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import RecordError, parse_record
from tarsas.core.position import is_position, read_position
from tarsas.core.record import Record
from tarsas.core.state import State
from tarsas.core.text import LANGUAGES
from tarsas.draw.theme import THEMES

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="A game's id; `tarsas games` lists them.")]
Players = Annotated[
    int | None,
    typer.Option("--players", help="By default two where two can play, or a game's usual number."),
]
GivenOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as often as needed.")
]
Components = Annotated[
    Path | None, typer.Option("--components", help="A TOML file that replaces printed values.")
]
Json = Annotated[bool, typer.Option("--json", help="Print for a program to read.")]
Language = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
Theme = Annotated[str, typer.Option("--theme", help=f"One of: {', '.join(THEMES)}.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        help="A record, as `tarsas watch --record` writes it, or a position in one line, as "
        "`tarsas show --line` prints it."
    ),
]


def complain(message: str) -> None:
    """Say what was wrong."""
    err.print(f"[bold red]Error:[/] {escape(message)}", soft_wrap=True, highlight=False)


def fail(message: str) -> None:
    """Say what was wrong and leave."""
    complain(message)
    sys.exit(2)


def escape(text: str) -> str:
    """Keep Rich from reading square brackets as markup."""
    return text.replace("[", r"\[")


def progress_bar(hidden: bool) -> Progress:
    """Return a bar for work that takes a while; it shows in terminals only."""
    return Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=hidden or not err.is_terminal,
    )


def show_position(game: Game, state: State, language: str) -> None:
    """Print a position in words."""
    out.print(game.title(language), style="bold", highlight=False)
    for line in game.texts.describe(state):
        out.print(game.say(line, language), markup=False, highlight=False)


def check_choice(option: str, value: str, allowed: tuple[str, ...]) -> None:
    """Refuse a value that is not one of a few."""
    if value not in allowed:
        raise TarsasError(f"{option} {value!r}: expected one of: {', '.join(allowed)}")


def read_bots(text: str) -> tuple[str, ...]:
    """Read bots with commas between them."""
    return tuple(bot.strip() for bot in text.split(","))


def count_players(game: Game, players: int | None, bots: tuple[str, ...]) -> int:
    """Return how many play: as told, or as bots are named; one alone plays a usual table."""
    most = max(game.players) if players is None else players
    if len(bots) > most:
        allowed = ", ".join(map(str, game.players))
        raise TarsasError(
            f"--bots {','.join(bots)}: more bots than the {most} players; "
            f"{game.id} can be played by {allowed}"
        )
    if players is not None:
        return players
    return len(bots) if len(bots) > 1 else game.usual_players


def read_pairs(given: list[str] | None) -> dict[str, object]:
    """Read options given as NAME=VALUE."""
    pairs: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise TarsasError(f"--option {text!r}: expected NAME=VALUE")
        pairs[name.strip()] = value.strip()
    return pairs


def read_components(game: Game, path: Path | None) -> Tree:
    """Read replaced components, if a file is given."""
    return game.custom_components(path) if path else {}


def read_record(path: Path) -> tuple[Record, RecordError | None]:
    """Read a record; if it is damaged, return its readable part with the error.

    A position in one line may stand in place of the file's name.
    """
    if is_position(str(path)):
        return read_position(str(path)), None
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise TarsasError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise TarsasError(f"{path}: is not a text file in UTF-8") from None
    try:
        return parse_record(text), None
    except RecordError as error:
        if error.record is None:
            raise TarsasError(f"{path}: {error}") from None
        return error.record, error


def write_whole(path: Path, content: bytes) -> None:
    """Write beside a file, then put that in its place; nothing is left if it fails."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def write_file(path: Path, content: bytes, quiet: bool = False) -> None:
    """Write a file whole or not at all, and say where it is.

    What is there and no file, such as /dev/null, is written to and stays what it is.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
        else:
            write_whole(path.resolve(), content)
    except (OSError, ValueError) as error:  # ValueError: a name with NUL
        why = getattr(error, "strerror", None) or error
        raise TarsasError(f"{path}: cannot be written: {why}") from None
    if not quiet:
        say_written(path)


def say_written(path: Path, more: str = "") -> None:
    """Say where something is now: in one line and as it is spelt, so that it can be copied."""
    out.print(f"Written: {path}{more}", soft_wrap=True, markup=False, highlight=False)
