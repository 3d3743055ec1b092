"""`tarsas export`: records as a table for who studies many games."""

from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer

from tarsas.cli.common import Language, app, check_choice, progress_bar, write_file
from tarsas.core.errors import TarsasError
from tarsas.core.record import Record
from tarsas.core.text import LANGUAGES
from tarsas.lab import tables
from tarsas.lab.analyse import Analysis, analyse
from tarsas.study.review import tasks


@app.command()
def export(
    files: Annotated[list[Path], typer.Argument(help="Records.")],
    file: Annotated[Path, typer.Option("--out", help="A Parquet file for the table.")],
    table: Annotated[
        str, typer.Option(help=f"One of {', '.join(tables.TABLES)}. All but the first two judge.")
    ] = "moves",
    simulations: Annotated[
        int | None, typer.Option(help="How deeply each deed is looked into, if not as usual.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes to judge in.")] = 1,
    language: Language = "en",
) -> None:
    """Write records as a table in Parquet: their games, their moves, or what a review says."""
    check_choice("--lang", language, LANGUAGES)
    check_choice("--table", table, tuple(tables.TABLES))
    if file.suffix != ".parquet":
        raise TarsasError(f"--out {file}: a table is written as Parquet; expected .parquet")
    records = tables.read(files)
    if table in tables.PLAIN:
        found = tables.games(records) if table == "games" else tables.moves(records)
    else:
        found = tables.reviewed(table, judged(records, simulations, jobs, language))
    content = BytesIO()
    import_module("pyarrow.parquet").write_table(found, content, compression="zstd")
    write_file(file, content.getvalue())


def judged(
    records: list[Record], simulations: int | None, jobs: int, language: str
) -> list[Analysis]:
    """Return the reviews of records, with a bar while they are made."""
    found = []
    with progress_bar(hidden=False) as bar:
        task = bar.add_task("export", total=sum(len(tasks(record)) for record in records))
        for record in records:
            seen = analyse(record, simulations, 1, jobs, lambda done: bar.advance(task, done))
            found.append(Analysis(record, seen.review, language))
    return found
