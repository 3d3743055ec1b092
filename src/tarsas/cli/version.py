"""`tarsas --version`: which version this is, and whether its rules are compiled."""

from importlib.metadata import version as version_of
from typing import Annotated

import typer

from tarsas.cli.common import app
from tarsas.core import playout


def print_version(wanted: bool) -> None:
    """Print the version, as the package's metadata have it, and leave."""
    if wanted:
        rules = "interpreted" if playout.__file__.endswith(".py") else "compiled"
        print(f"tarsas {version_of('tarsas')} (rules {rules})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Társas: play, study and simulate modern board games."""
