"""`tarsas watch`, `show` and `verify`: records, made and looked at."""

import secrets
import webbrowser
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from tarsas.bots.bot import Bot
from tarsas.bots.levels import BOTS
from tarsas.cli.common import (
    Components,
    GameName,
    GivenOptions,
    Language,
    Players,
    RecordFile,
    Theme,
    app,
    check_choice,
    complain,
    count_players,
    fail,
    out,
    read_bots,
    read_components,
    read_pairs,
    read_record,
    show_position,
    write_file,
)
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.notation import write_record
from tarsas.core.options import SEATS
from tarsas.core.position import write_position
from tarsas.core.record import Record, Seal, outcome
from tarsas.core.record import verify as verify_record
from tarsas.core.registry import find_game
from tarsas.core.rng import SealedRng
from tarsas.core.text import LANGUAGES, Message
from tarsas.draw.film import film, last_seat
from tarsas.draw.picture import png, standalone
from tarsas.draw.theme import THEMES
from tarsas.lab.recorded import tables
from tarsas.programs.program import IDLE, ProgramBot, dismiss, make_player
from tarsas.table.deeds import Step, deeds, last_scenes
from tarsas.table.table import Table


@app.command()
def watch(
    name: GameName,
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    options: GivenOptions = None,
    components: Components = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, seat by seat with commas between; one plays all seats, and with "
            f"--players fewer than seats take turns. Bots: {', '.join(BOTS)}, or any program: "
            "cmd:./mybot."
        ),
    ] = "random",
    record_file: Annotated[
        Path | None, typer.Option("--record", help="Write the game down here.")
    ] = None,
    svg_file: Annotated[
        Path | None, typer.Option("--svg", help="Draw the final position here.")
    ] = None,
    open_it: Annotated[bool, typer.Option("--open", help="Open the drawing.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Tell only the result.")] = False,
    language: Language = "en",
) -> None:
    """Let bots play a game, tell it deed by deed, and draw how it ended."""
    check_choice("--lang", language, LANGUAGES)
    game = find_game(name)
    names = read_bots(bots)
    count = count_players(game, players, names)
    secret = secrets.token_bytes(32) if seed is None else str(seed).encode()
    table = f"watch-{secrets.token_hex(4) if seed is None else seed}"
    today = datetime.now(UTC).date().isoformat()
    custom = read_components(game, components)
    record = Record.new(game, count, read_pairs(options), custom, (), today, None)
    record.seal = Seal.of(secret, table)
    seated = [
        make_player(record, names[place % len(names)], int.from_bytes(secret) + place)
        for place in range(count)
    ]
    try:
        played = play_out(record, SealedRng(secret, table), seated, language, quiet)
    finally:
        dismiss(seated)
        IDLE.close()
    for seat, player in enumerate(seated):
        if isinstance(player, ProgramBot) and player.fault:
            complain(f"{SEATS[seat]}: {player.fault}; a kitten played on")
    drawing = svg_file or (Path("out") / f"{name}.svg" if open_it else None)
    if record_file or open_it:
        text = write_record(played.record)
        write_file(record_file or Path("out") / f"{name}.tarsas", text.encode())
    if drawing:
        write_file(drawing, standalone(game, played.state, language).encode())
        if open_it:
            webbrowser.open(drawing.resolve().as_uri())


def play_out(
    record: Record, sealed: SealedRng, bots: list[Bot], language: str, quiet: bool
) -> Table:
    """Let bots, one a seat, play a record to its end, and tell what happens."""
    game, played = record.game, [Table.of(record)]

    def noted() -> Iterator[Table]:
        for table in tables(record, bots, sealed):
            played[0] = table
            yield table

    chapter = None
    for deed in deeds(noted()):
        if quiet:
            continue
        if deed[0].chapter and deed[0].chapter != chapter:
            chapter = deed[0].chapter
            out.print(f"\n{game.say(chapter, language)}", markup=False, highlight=False)
        tell(game, deed, language)
    last = played[0]
    if quiet:
        said = game.say(game.texts.prompt(last.state), language)
        out.print(said, markup=False, highlight=False)
    else:
        out.print()
        show_position(game, last.state, language)
    return last


def tell(game: Game, deed: list[Step], language: str) -> None:
    """Print a deed, the points it brought, and what else changed by it."""
    said = game.say(deed[-1].sentence(game), language)
    out.print(f"{deed[0].number:4} {said}", markup=False, highlight=False)
    for event in (event for one in deed for event in one.events):
        text = game.say(game.texts.event(event), language)
        if event.points:
            whose = game.say(Message(SEATS[event.seat]), language)
            text = f"{whose} {event.points:+}: {text}"
        out.print(f"       {text}", markup=False, highlight=False)


@app.command()
def show(
    record_file: RecordFile,
    move: Annotated[int | None, typer.Option(help="The position after this many moves.")] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", help="Draw it as SVG here.")] = None,
    png_file: Annotated[Path | None, typer.Option("--png", help="Draw it as PNG here.")] = None,
    film_file: Annotated[
        Path | None, typer.Option("--film", help="Draw the deed that led to it, as looped SVG.")
    ] = None,
    width: Annotated[int, typer.Option(help="Of the PNG, in pixels.")] = 1440,
    printed: Annotated[
        bool, typer.Option("--printed", help="Say first what is printed and never changes.")
    ] = False,
    line: Annotated[
        bool, typer.Option("--line", help="Print it in one line, for other commands and programs.")
    ] = False,
    language: Language = "en",
    theme: Theme = "light",
) -> None:
    """Show a position of a record in words, draw it, or print it in one line.

    Of a record with variations, that is a position of the main line.
    """
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
    if film_file:
        shown = record.with_moves(record.moves[: len(record.moves) if move is None else move])
        scenes = [table.state for table in last_scenes(list(Table.stages(shown)))]
        drawn = film(record.game, scenes, language, theme, last_seat(shown))
        write_file(film_file, drawn.encode())
    if printed:
        for said in record.game.texts.setting(state):
            out.print(record.game.say(said, language), markup=False, highlight=False)
    if line:
        print(write_position(record, move))
    elif not svg_file and not png_file and not film_file:
        show_position(record.game, state, language)
    if damage:
        fail(f"{record_file}: {damage}; shown is what can be read, {len(record.moves)} moves")


@app.command()
def verify(record_file: RecordFile) -> None:
    """Recompute every roll and draw of a record from its revealed seed.

    Where chance was entered by hand there is nothing to recompute: that is said, and not success.
    """
    record, damage = read_record(record_file)
    if damage:
        fail(f"{record_file}: {damage}")
    result = outcome(record.replay())
    if record.entered:
        moves = f"All {len(record.moves)} moves are legal. Result: {result}."
        fail(f"{record_file}: {TarsasError(Message('error-entered'))} {moves}")
    wrong = verify_record(record)
    if wrong:
        fail(f"{record_file}: chance does not agree with the seed:\n  " + "\n  ".join(wrong))
    out.print(f"All {record.chances()} chance events agree with the seed. Result: {result}.")
