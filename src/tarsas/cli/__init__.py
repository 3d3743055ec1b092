"""The command `tarsas`: one module per group of commands."""

import sys

# A module's commands exist once it is imported; this is also their order in the help.
from tarsas.cli import serve, games, simulate, records, arena, analyse  # isort: skip  # noqa: F401
from tarsas.cli.common import app, err, fail
from tarsas.core.errors import TarsasError


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
