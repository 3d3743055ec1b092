"""The command `tarsas`: one module per group of commands."""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import typer


def main() -> None:
    """Run the command; what the user can mend ends in a message, never in a traceback."""
    try:
        run()
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def load() -> "typer.Typer":
    """Return the application with all its commands.

    Loading takes a moment, in which Ctrl-C must already be answered; so it happens here.
    """
    # A module's commands exist once it is imported; this is also their order in the help.
    groups = (
        "version",
        "serve",
        "keeping",
        "games",
        "lessons",
        "simulate",
        "records",
        "printing",
        "arena",
        "bot",
        "analyse",
        "selfplay",
        "train",
        "export",
        "puzzles",
    )
    for name in (*groups, "new_game"):
        import_module(f"tarsas.cli.{name}")
    from tarsas.cli.common import app

    return app


def run() -> None:
    """Carry out the command that was given."""
    app = load()
    from tarsas.cli.common import fail
    from tarsas.core.errors import TarsasError

    try:
        app()
    except TarsasError as error:
        fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a file that goes away while it is used
        fail(f"{error.filename or 'a file'}: {error.strerror or error}")
