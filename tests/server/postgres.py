"""A private PostgreSQL server for the storage tests."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
    return ["setpriv", "--reuid", unprivileged(), "--regid", "65534", "--clear-groups", *words]


def unprivileged() -> str:
    """Return a user without rights."""
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


def run_quietly(*command: str | Path) -> None:
    """Run one of the server's programs; its output goes nowhere, for it keeps pipes open."""
    nowhere = subprocess.DEVNULL
    subprocess.run(as_server(*command), cwd="/", check=True, stdout=nowhere, stderr=nowhere)


@contextmanager
def running() -> Iterator[str]:
    """Start a server on a socket of its own and yield its URL."""
    programs = find_programs()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="tarsas-pg-"))
    data, log = folder / "data", folder / "log"
    if os.getuid() == 0:
        folder.chmod(0o777)
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "tarsas",
        "--auth=trust",
        "-E",
        "UTF8",
    ]
    run_quietly(*initdb, "--locale=C")
    options = f"-c listen_addresses='' -k {folder}"
    control: list[str | Path] = [programs / "pg_ctl", "-D", data, "-l", log, "-w"]
    run_quietly(*control, "-o", options, "start")
    try:
        yield f"postgresql://tarsas@/postgres?host={folder}"
    finally:
        run_quietly(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
