"""`tarsas new-game`: writes a small game of one's own, to be changed."""

import keyword
import re
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tarsas.cli.common import app, say_written
from tarsas.core.errors import TarsasError
from tarsas.core.registry import installed

TEMPLATE = Path(str(files("tarsas.cli").joinpath("template")))
PLACEHOLDER = "my_game"
"""What the game of the template is called; it is a game that runs, and our checks read it."""


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its id: small letters, digits and _, e.g. hex_war.")],
    folder: Annotated[
        Path | None, typer.Option("--into", help="A new folder; by default one of that name.")
    ] = None,
) -> None:
    """Write a package with a tiny complete game and its tests; comments say what to change."""
    check_name(name)
    goal = folder or Path(name)
    if goal.exists() and (not goal.is_dir() or any(goal.iterdir())):
        raise TarsasError(f"{goal}: is there already, and nothing is overwritten; try --into")
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            write_one(source, goal, name)
    say_written(goal, ". Its README.md says how to play it.")


def check_name(name: str) -> None:
    """Refuse what cannot be the id of a game and the name of a module at once."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise TarsasError(
            f"{name!r} cannot be a game's id; expected small letters, digits and _, and a letter "
            "first, e.g. hex_war"
        )
    if name in installed():
        raise TarsasError(f"there is a game {name!r} already; expected another id")
    if find_spec(name) is not None:
        raise TarsasError(f"Python has a module {name!r} already; expected another id")


def write_one(source: Path, goal: Path, name: str) -> None:
    """Write one file of the template under the game's own name."""
    path = goal / str(source.relative_to(TEMPLATE)).replace(PLACEHOLDER, name)
    text = source.read_text(encoding="utf-8").replace(PLACEHOLDER, name)
    title = name.replace("_", " ").capitalize()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("My game", title).replace("Az én játékom", title), "utf-8")
    except OSError as error:
        raise TarsasError(f"{path}: cannot be written: {error.strerror}") from None
