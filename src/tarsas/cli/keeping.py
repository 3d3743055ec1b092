"""`tarsas backup`, `restore` and `prune`: what a host does for a database besides serving it."""

import asyncio
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from tarsas.cli.common import app, out, say_written
from tarsas.server.keep import EVER, Keep, read_days, say_days
from tarsas.server.settings import Settings

Database = Annotated[
    str, typer.Option("--database", help="SQLAlchemy URL.", envvar="TARSAS_DATABASE")
]
USUAL_DATABASE = "sqlite:///tarsas.db"
USUAL = {name: say_days(days) for name, days in vars(Keep()).items()}


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; nothing is replaced.")],
    database: Database = USUAL_DATABASE,
) -> None:
    """Write the whole database to a file, also while servers use it."""
    from tarsas.server.backup import back_up

    heading = asyncio.run(back_up(Settings(database=database), file))
    say_written(file, f" ({said(heading.counts)})")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `tarsas backup` wrote.")],
    database: Database = USUAL_DATABASE,
) -> None:
    """Fill a new database, of either kind, from a backup."""
    from tarsas.server.backup import restore as fill

    heading = asyncio.run(fill(Settings(database=database), file))
    out.print(f"Restored: {said(heading.counts)}", highlight=False)


def said(counts: dict[str, int]) -> str:
    """Return what a backup holds, in words."""
    names = {"game_table": "tables", "move": "moves", "chat": "lines of chat", "guest": "guests"}
    return ", ".join(f"{counts.get(name, 0)} {words}" for name, words in names.items())


def days(name: str, what: str) -> Any:
    """Return the option that says for how many days something is kept."""
    said = f"Days to keep {what}, or {EVER}."
    return typer.Option(f"--{name}", envvar=f"TARSAS_KEEP_{name.upper()}", help=said)


@app.command()
def prune(
    database: Database = USUAL_DATABASE,
    guests: Annotated[str, days("guests", "guests who left nothing")] = USUAL["guests"],
    deserted: Annotated[str, days("deserted", "tables without people")] = USUAL["deserted"],
    unfinished: Annotated[str, days("unfinished", "unfinished games")] = USUAL["unfinished"],
    finished: Annotated[str, days("finished", "finished games")] = USUAL["finished"],
    chat: Annotated[str, days("chat", "lines of chat")] = USUAL["chat"],
    studies: Annotated[str, days("studies", "analyses")] = USUAL["studies"],
    counts: Annotated[str, days("counts", "counted games")] = USUAL["counts"],
    yes: Annotated[bool, typer.Option("--yes", help="Delete it.")] = False,
) -> None:
    """Show what nobody used for a long time, and with --yes delete it, also while servers run."""
    told = {
        "guests": guests,
        "deserted": deserted,
        "unfinished": unfinished,
        "finished": finished,
        "chat": chat,
        "studies": studies,
        "counts": counts,
    }
    keep = Keep(**{name: read_days(f"--{name}", text) for name, text in told.items()})
    asyncio.run(keep_house(Settings(database=database, keep=keep), yes))


async def keep_house(settings: Settings, yes: bool) -> None:
    """Print what may go, and delete it if told to."""
    from tarsas.server.housekeeping import kept_house

    async with kept_house(settings) as house:
        if yes:
            for kind, count in (await house.clean()).items():
                out.print(f"Deleted {kind}: {count}", highlight=False)
            return
        for found in await house.survey():
            oldest = found.oldest and f", the oldest of {date.fromtimestamp(found.oldest)}"
            out.print(f"{found.kind}: {found.count}{oldest or ''}", highlight=False)
        out.print("Nothing is deleted without --yes.", highlight=False)
