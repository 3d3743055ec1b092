"""A private PostgreSQL server for the storage tests."""

import os
import pwd
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.processes import Program, output_of, running, wait_until

PLACES = (
    Path("/usr/lib/postgresql"),
    Path(__file__).parents[2] / ".venv" / "lib",
)


def find_programs() -> Path | None:
    """Return the folder with initdb and pg_ctl, if there is one."""
    found = [path for place in PLACES for path in place.glob("**/bin/initdb")]
    return found[-1].parent if found else None


def as_server(*command: str | Path) -> list[str]:
    """Return a command as the user that runs the server: PostgreSQL refuses root."""
    words = [str(word) for word in command]
    if os.getuid() != 0:
        return words
    user = ["--reuid", unprivileged(), "--regid", "65534", "--clear-groups"]
    # Another user's process forgets that it ends with who started it, unless told again.
    return ["setpriv", *user, "--pdeathsig", "KILL", *words]


def unprivileged() -> str:
    """Return a user without rights."""
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def serving() -> Iterator[str]:
    """Start a server on a socket of its own and yield its URL."""
    programs = find_programs()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="tarsas-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        data = folder / "data"
        if os.getuid() == 0:
            folder.chmod(0o777)
        made = ["-U", "tarsas", "--auth=trust", "-E", "UTF8", "--locale=C"]
        output_of(*as_server(programs / "initdb", "-D", data, *made), cwd="/")
        listening = ["-c", "listen_addresses=", "-k", str(folder)]
        server = as_server(programs / "postgres", "-D", data, *listening)
        with running(*server, cwd="/") as program:
            wait_until(lambda: is_ready(data, program), program.complained)
            yield f"postgresql://tarsas@/postgres?host={folder}"
            program.send(signal.SIGQUIT)  # at once: nobody reads this database again
            program.wait()


def is_ready(data: Path, program: Program) -> bool:
    """Say whether the server takes connections: the last line of its own file says so."""
    assert program.process.poll() is None, program.complained()
    status = data / "postmaster.pid"
    return status.exists() and status.read_text(encoding="utf-8").rstrip().endswith("ready")
