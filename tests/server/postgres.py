"""A private PostgreSQL server, which can be stopped and started again."""

import asyncio
import os
import pwd
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tarsas.server.settings import Settings
from tests.processes import output_of, running, wait_until

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


class Postgres:
    """A server with a folder of its own: what it keeps is there again when it is started again.

    It listens on a socket in that folder, and on a port of this machine if it is given one.
    """

    def __init__(self, folder: Path, port: int | None = None, *, wal_megabytes: int = 16) -> None:
        programs = find_programs()
        assert programs is not None
        self.programs, self.folder, self.data, self.port = programs, folder, folder / "data", port
        self.opened = ExitStack()
        if os.getuid() == 0:
            folder.chmod(0o777)
        made = ["-U", "tarsas", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made += [f"--wal-segsize={wal_megabytes}"]
        output_of(*as_server(programs / "initdb", "-D", self.data, *made), cwd="/")

    @property
    def url(self) -> str:
        """The URL of its database: by the port if it has one."""
        if self.port is None:
            return f"postgresql://tarsas@/postgres?host={self.folder}"
        return f"postgresql://tarsas@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        addresses, port = ("", 5432) if self.port is None else ("127.0.0.1", self.port)
        listening = ["-c", f"listen_addresses={addresses}", "-p", str(port), "-k", str(self.folder)]
        server = as_server(self.programs / "postgres", "-D", self.data, *listening)
        self.program = self.opened.enter_context(running(*server, cwd="/"))
        wait_until(self.is_ready, self.program.complained)

    def is_ready(self) -> bool:
        """Say whether it takes connections: the file that it writes of itself says so."""
        assert self.runs(), self.program.complained()
        status = self.data / "postmaster.pid"  # of the one before, if that was killed
        lines = status.read_text(encoding="utf-8").split() if status.exists() else []
        return bool(lines) and lines[0] == str(self.program.pid) and lines[-1] == "ready"

    def runs(self) -> bool:
        return self.program.process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it: SIGQUIT at once, as if it had crashed; SIGINT in order, whoever is connected."""
        self.program.send(how)
        self.program.wait()

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        with self.opened:
            if self.runs():
                self.stop()


@contextmanager
def serving() -> Iterator[str]:
    """Start a server on a socket of its own and yield its URL."""
    with own_folder() as folder, Postgres(folder) as server:
        yield server.url


@contextmanager
def own_folder() -> Iterator[Path]:
    """Yield an empty folder with a short path: that of a socket has at most 107 bytes."""
    with tempfile.TemporaryDirectory(prefix="tarsas-pg-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def run_alone(url: str, statement: str) -> None:
    """Run what may not be part of a transaction."""

    async def run() -> None:
        engine = create_async_engine(Settings(url).async_url(), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())
