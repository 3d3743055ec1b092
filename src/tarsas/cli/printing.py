"""`tarsas print`: sheets to write on and aids to look things up, for a game on a real table."""

from pathlib import Path
from typing import Annotated

import typer

from tarsas.cli.common import (
    Components,
    GameName,
    GivenOptions,
    Language,
    app,
    check_choice,
    out,
    read_components,
    read_pairs,
    write_file,
)
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.text import LANGUAGES
from tarsas.draw.paper import PAPERS
from tarsas.draw.pdf import pdf
from tarsas.draw.sheets import printed, sheets_of

KINDS = (".pdf", ".svg")


@app.command("print")
def print_sheets(
    name: GameName,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="Write here: .pdf, or .svg with a file for each page."),
    ] = None,
    paper: Annotated[str, typer.Option(help=f"One of: {', '.join(PAPERS)}.")] = "a4",
    sheets: Annotated[
        list[str] | None,
        typer.Option("--sheet", help="Only this sheet, as often as needed; --list names them."),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the sheets of the game.")] = False,
    options: GivenOptions = None,
    components: Components = None,
    language: Language = "en",
) -> None:
    """Print what a game on a real table needs: sheets to write on, and what its signs mean."""
    check_choice("--lang", language, LANGUAGES)
    check_choice("--paper", paper, tuple(PAPERS))
    game = find_game(name)
    if listed:
        show_sheets(game, language)
        return
    if file is None or file.suffix.lower() not in KINDS:
        raise TarsasError("--out: expected a file that ends in .pdf or .svg, e.g. --out sheets.pdf")
    custom = read_components(game, components)
    pages = printed(game, language, paper, sheets or (), read_pairs(options), custom)
    if file.suffix.lower() == ".pdf":
        write_file(file, pdf(pages, game.title(language), language))
        return
    for number, page in enumerate(pages, start=1):
        path = file if len(pages) == 1 else file.with_stem(f"{file.stem}-{number}")
        write_file(path, page.encode())


def show_sheets(game: Game, language: str) -> None:
    """Print the names of a game's sheets, with what they are and the options they belong to."""
    for sheet in sheets_of(game):
        given = "".join(f" (-o {name}={value})" for name, value in sheet.options.items())
        title = game.say(sheet.title, language)
        out.print(f"{sheet.name:18} {title}{given}", markup=False, highlight=False)
