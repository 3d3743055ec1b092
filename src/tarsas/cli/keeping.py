"""`tarsas backup`, `restore`: what a host does for a database besides serving it."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tarsas.cli.common import app, out

Database = Annotated[
    str, typer.Option("--database", help="SQLAlchemy URL.", envvar="TARSAS_DATABASE")
]
USUAL_DATABASE = "sqlite:///tarsas.db"


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; nothing is replaced.")],
    database: Database = USUAL_DATABASE,
) -> None:
    """Write the whole database to a file, also while servers use it."""
    from tarsas.server.backup import back_up
    from tarsas.server.settings import Settings

    heading = asyncio.run(back_up(Settings(database=database), file))
    out.print(f"Written: {file} ({said(heading.counts)})", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `tarsas backup` wrote.")],
    database: Database = USUAL_DATABASE,
) -> None:
    """Fill a new database, of either kind, from a backup."""
    from tarsas.server.backup import restore as fill
    from tarsas.server.settings import Settings

    heading = asyncio.run(fill(Settings(database=database), file))
    out.print(f"Restored: {said(heading.counts)}", highlight=False)


def said(counts: dict[str, int]) -> str:
    """Return what a backup holds, in words."""
    names = {"game_table": "tables", "move": "moves", "chat": "lines of chat", "guest": "guests"}
    return ", ".join(f"{counts.get(name, 0)} {words}" for name, words in names.items())
