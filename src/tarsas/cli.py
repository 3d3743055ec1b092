"""The command `tarsas`: games, simulate, watch, show, verify."""

import json
import secrets
import sys
import webbrowser
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as RichTable

from tarsas.bots.random import RandomBot
from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import RecordError, parse_record, write_record
from tarsas.core.options import Option, write_value
from tarsas.core.record import Record, Seal, outcome
from tarsas.core.record import verify as verify_record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng, SealedRng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import png, standalone
from tarsas.draw.theme import THEMES
from tarsas.lab.simulate import Plan, report
from tarsas.lab.simulate import simulate as run_simulation
from tarsas.server.command import serve

app = typer.Typer(
    help="Társas: play, study and simulate modern board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="A game's id; `tarsas games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", help="By default as few as can play.")]
GivenOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as often as needed.")
]
Components = Annotated[
    Path | None, typer.Option("--components", help="A TOML file that replaces printed values.")
]
Json = Annotated[bool, typer.Option("--json", help="Print for a program to read.")]
Language = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
Theme = Annotated[str, typer.Option("--theme", help=f"One of: {', '.join(THEMES)}.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `tarsas watch --record` writes it.")]


def main() -> None:
    """Run the command; what the user can mend ends in a message, never in a traceback."""
    try:
        app()
    except TarsasError as error:
        fail(str(error))
    except KeyboardInterrupt:
        err.print("Stopped.")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def fail(message: str) -> None:
    """Say what was wrong and leave."""
    err.print(f"[bold red]Error:[/] {escape(message)}", soft_wrap=True, highlight=False)
    sys.exit(2)


def escape(text: str) -> str:
    """Keep Rich from reading square brackets as markup."""
    return text.replace("[", r"\[")


# games


@app.command()
def games(
    as_json: Json = False,
    language: Language = "en",
) -> None:
    """List the games and their options."""
    check_choice("--lang", language, LANGUAGES)
    found = [find_game(name) for name in game_ids()]
    if as_json:
        print(json.dumps([describe_game(game, language) for game in found], ensure_ascii=False))
        return
    table = RichTable(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in ("id", "game", "players", "options"):
        table.add_column(heading, overflow="fold")
    for game in found:
        options = "\n".join(option_line(option) for option in game.options)
        players = "–".join(dict.fromkeys(str(game.players[end]) for end in (0, -1)))
        table.add_row(game.id, game.title(language), players, escape(options))
    out.print(table)


def option_line(option: Option) -> str:
    """Return an option as the table shows it."""
    return f"{option.name}={write_value(option.default)} ({option.allowed()}): {option.help}"


def describe_game(game: Game, language: str) -> dict[str, object]:
    """Return what a program would want to know of a game."""
    return {
        "id": game.id,
        "name": game.title(language),
        "version": game.version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "allowed": option.allowed(),
                "choices": list(option.choices),
                "help": option.help,
            }
            for option in game.options
        ],
    }


# simulate


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
    count = game.players[0] if players is None else players
    custom = read_components(game, components)
    plan = Plan(name, count, games, seed, read_pairs(options), custom)
    with Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=as_json or not err.is_terminal,
    ) as bar:
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
    scores = RichTable("seat", "mean", "sd", "min", "max", "wins", title="Scores")
    rows = result["scores"]
    assert isinstance(rows, list)
    for row in rows:
        figures = [str(row[key]) for key in ("seat", "mean", "sd", "min", "max")]
        scores.add_row(*figures, f"{row['wins']:.1%}")
    lengths, endings = result["lengths"], result["endings"]
    assert isinstance(lengths, dict)
    assert isinstance(endings, dict)
    length = RichTable("mean", "sd", "min", "max", title="Decisions a game")
    length.add_row(*(str(lengths[key]) for key in ("mean", "sd", "min", "max")))
    ways = RichTable("ended by", "games", title="Endings")
    for way, count in endings.items():
        ways.add_row(way, f"{count:,}")
    out.print(scores, length, ways)


app.command()(serve)

# watch


@app.command()
def watch(
    name: GameName,
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    options: GivenOptions = None,
    components: Components = None,
    record_file: Annotated[
        Path | None, typer.Option("--record", help="Write the game down here.")
    ] = None,
    svg_file: Annotated[
        Path | None, typer.Option("--svg", help="Draw the final position here.")
    ] = None,
    open_it: Annotated[bool, typer.Option("--open", help="Open the drawing.")] = False,
    language: Language = "en",
) -> None:
    """Let bots play a game, tell it move by move, and draw how it ended."""
    check_choice("--lang", language, LANGUAGES)
    game = find_game(name)
    count = game.players[0] if players is None else players
    secret = secrets.token_bytes(32) if seed is None else str(seed).encode()
    table = f"watch-{secrets.token_hex(4) if seed is None else seed}"
    today = datetime.now(UTC).date().isoformat()
    custom = read_components(game, components)
    record = Record.new(game, count, read_pairs(options), custom, (), today, None)
    record.seal = Seal.of(secret, table)
    state = play_out(record, SealedRng(secret, table), Rng(int.from_bytes(secret)), language)
    drawing = svg_file or (Path("out") / f"{name}.svg" if open_it else None)
    if record_file or open_it:
        write_file(record_file or Path("out") / f"{name}.tarsas", write_record(record).encode())
    if drawing:
        write_file(drawing, standalone(game, state, language).encode())
        if open_it:
            webbrowser.open(drawing.resolve().as_uri())


def play_out(record: Record, sealed: SealedRng, rng: Rng, language: str) -> State:
    """Let random bots play a record to its end, telling every move."""
    game, state, bot = record.game, record.opening(events=True), RandomBot(rng)
    while state.actor() != OVER:
        actor = int(state.actor())
        if actor == CHANCE:
            sealed.start(sum(move.seat == CHANCE for move in record.moves))
        action = int(state.draw(sealed) if actor == CHANCE else bot.choose(state, actor))
        said = game.say(game.texts.sentence(state, actor, action), language)
        out.print(f"{len(record.moves) + 1:4} {said}", markup=False, highlight=False)
        record.play(state, actor, action)
    out.print()
    show_position(game, state, language)
    return state


# show


@app.command()
def show(
    record_file: RecordFile,
    move: Annotated[int | None, typer.Option(help="The position after this many moves.")] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", help="Draw it as SVG here.")] = None,
    png_file: Annotated[Path | None, typer.Option("--png", help="Draw it as PNG here.")] = None,
    width: Annotated[int, typer.Option(help="Of the PNG, in pixels.")] = 1440,
    language: Language = "en",
    theme: Theme = "light",
) -> None:
    """Show a position of a record in words, or draw it."""
    check_choice("--lang", language, LANGUAGES)
    check_choice("--theme", theme, tuple(THEMES))
    if not 50 <= width <= 10_000:
        raise TarsasError(f"--width {width}: expected 50 to 10000")
    record, damage = read_record(record_file)
    state = record.replay(move)
    if svg_file:
        write_file(svg_file, standalone(record.game, state, language, theme).encode())
    if png_file:
        drawn = standalone(record.game, state, language, theme)
        write_file(png_file, png(drawn, width, theme))
    if not svg_file and not png_file:
        show_position(record.game, state, language)
    if damage:
        fail(f"{record_file}: {damage}; shown is what can be read, {len(record.moves)} moves")


def show_position(game: Game, state: State, language: str) -> None:
    """Print a position in words."""
    out.print(game.title(language), style="bold", highlight=False)
    for line in game.texts.describe(state):
        out.print(game.say(line, language), markup=False, highlight=False)


# verify


@app.command()
def verify(record_file: RecordFile) -> None:
    """Recompute every roll and draw of a record from its revealed seed."""
    record, damage = read_record(record_file)
    if damage:
        fail(f"{record_file}: {damage}")
    wrong = verify_record(record)
    chances = sum(move.seat == CHANCE for move in record.moves)
    if wrong:
        fail(f"{record_file}: chance does not agree with the seed:\n  " + "\n  ".join(wrong))
    result = outcome(record.replay())
    out.print(f"All {chances} chance events agree with the seed. Result: {result}.")


# Reading what the user gave


def check_choice(option: str, value: str, allowed: tuple[str, ...]) -> None:
    """Refuse a value that is not one of a few."""
    if value not in allowed:
        raise TarsasError(f"{option} {value!r}: expected one of: {', '.join(allowed)}")


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
    """Read a record; if it is damaged, return its readable part with the error."""
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


def write_file(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, and say where it is."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as error:
        raise TarsasError(f"{path}: cannot be written: {error.strerror}") from None
    out.print(f"Written: {path}", highlight=False)


if __name__ == "__main__":
    main()
