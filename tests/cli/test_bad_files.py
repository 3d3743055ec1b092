"""Every command is given bad files wherever it takes one: one clear message, never a traceback."""

import errno
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import Parameter, signature
from pathlib import Path
from threading import Thread
from typing import Any, get_args, get_type_hints

import pytest
from typer.models import OptionInfo

from tarsas.cli import load
from tests.processes import outcome_of

from .test_commands import GOLDEN, tarsas

HEADERS = "tarsas-record 1\ngame: marabunta 1\nplayers: 2\n"
NINES = "9" * 5_000
CONTENTS: dict[str, bytes] = {
    "empty": b"",
    "NUL": b"\0" * 100,
    "binary": bytes(range(256)),
    "a line of nothing": b"\n" * 10,
    "nested JSON": b"[" * 100_000,
    "nested TOML": b"x = " + b"[" * 100_000,
    "many digits": f"x = {NINES}\n".encode(),
    "a record with nested JSON": f"{HEADERS}components: {'[' * 100_000}\n\nend\n".encode(),
    "a record with nested objects": (HEADERS + "components: " + '{"a":' * 100_000).encode(),
    "a record with many digits": f'{HEADERS}components: {{"cakes": {NINES}}}\n\nend\n'.encode(),
    "a record of many players": HEADERS.replace("2", NINES).encode() + b"\nend\n",
    "a record with NaN": f'{HEADERS}components: {{"cakes": NaN}}\n\nend\n'.encode(),
    "a record with half a letter": f'{HEADERS}components: {{"\\ud800": 1}}\n\nend\n'.encode(),
    "a record with an odd option": f"{HEADERS}option territory: {NINES}\n\nend\n".encode(),
    "a record with a huge move": f"{HEADERS}\n{NINES} red: x\nend\n".encode(),
    "a record of another game": HEADERS.replace("marabunta", "chess").encode(),
    "a record cut off": HEADERS.encode(),
    "results that are none": b'{"game": "marabunta"}\n{"pair": 1}\n',
}


def bad_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write what nobody should give us, and yield where it is."""
    for name, content in CONTENTS.items():
        path = folder / name.replace(" ", "_")
        path.write_bytes(content)
        yield name, path
    yield "a folder", folder
    yield "nothing there", folder / "none" / "none.txt"
    yield "below a file", folder / "empty" / "file.txt"
    yield "a name too long", folder / ("x" * 300)
    if os.geteuid() != 0:  # who may read everything
        locked = folder / "locked"
        locked.touch(0)
        yield "unreadable", locked


def bad_places(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield where nobody can write."""
    (folder / "file").touch()
    yield "a folder", folder
    yield "below a file", folder / "file" / "picture.svg"
    yield "a name too long", folder / ("x" * 300)
    yield "no place for files", Path("/proc/nothing/x.svg")


# What a command needs besides, and which of its paths it writes to. Of a new command, say it here.
NEEDED = {"name": "marabunta", "record_file": str(GOLDEN)}
WRITTEN = {
    "svg_file",
    "png_file",
    "film_file",
    "html_file",
    "record_file:watch",
    "file:print",
    "file:selfplay",
    "folder:new-game",
}
# Work of hours is kept there: tests/lab/test_train.py tries bad places.
ELSEWHERE = {("train", "folder")}
FINE = {
    "components": ("empty", "a line of nothing"),  # nothing is replaced
    "notes": ("nothing there",),  # they begin there
}
QUICK = {
    "arena": ["marabunta", "--games", "1", "--bots", "random,greedy"],
    "simulate": ["--games", "1"],
    "selfplay": ["--games", "1", "--jobs", "1"],
    "analyse": ["--simulations", "1"],
    "print": ["--out", f"{tempfile.gettempdir()}/sheets.pdf", "--sheet", "aid"],
    "puzzles": ["marabunta", "--list"],
}


@dataclass(frozen=True)
class Given:
    """A parameter of a command: how it is written, and whether it is a path or must be given."""

    name: str
    written: str  # empty: by its place
    is_path: bool
    required: bool


def commands() -> dict[str, list[Given]]:
    """Return every command with its parameters."""
    found = {}
    for command in load().registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        hints = get_type_hints(command.callback, include_extras=True)
        parameters = signature(command.callback).parameters.items()
        found[name] = [
            given(one, hints[one], parameter.default is Parameter.empty)
            for one, parameter in parameters
        ]
    return found


def given(name: str, hint: Any, required: bool) -> Given:
    kind, *_, about = get_args(hint)
    written = ""
    if isinstance(about, OptionInfo):  # the first name stands in the place of a default
        said = [one for one in (about.default, *(about.param_decls or ())) if isinstance(one, str)]
        written = next((one for one in said if one.startswith("--")), f"--{name}")
    return Given(name, written, Path in (kind, *get_args(kind)), required)


def paths() -> list[tuple[str, str]]:
    """Return every command with every parameter of it that is a path."""
    return [
        (name, parameter.name)
        for name, parameters in sorted(commands().items())
        for parameter in parameters
        if parameter.is_path and (name, parameter.name) not in ELSEWHERE
    ]


def is_written(command: str, parameter: str) -> bool:
    return parameter in WRITTEN or f"{parameter}:{command}" in WRITTEN


def run_with(command: str, parameter: str, path: Path, folder: Path) -> tuple[int, str]:
    """Run a command with a path for one of its parameters, and what it needs for the others."""
    words: list[str] = []
    for one in commands()[command]:
        value = str(path) if one.name == parameter else NEEDED.get(one.name)
        if one.name == parameter or one.required:
            if command == "new-game" and one.name == "name":
                value = "of_my_own"
            if value is None and one.is_path:
                value = str(folder / "out.parquet")
            assert value is not None, f"say in NEEDED what `{command}` takes as {one.name}"
            words += [one.written, value] if one.written else [value]
    done = tarsas(command, *QUICK.get(command, []), *words)  # what is said last holds
    return done.returncode, done.stderr


def is_clear(code: int, complained: str) -> bool:
    """Say whether an error is one message and no traceback."""
    lines = [line for line in complained.splitlines() if line.strip()]
    return code == 2 and len(lines) == 1 and lines[0].startswith("Error: ") and len(lines[0]) < 2000


@pytest.mark.parametrize(
    ("command", "parameter"), [pair for pair in paths() if not is_written(*pair)]
)
def test_a_bad_file_is_refused_in_one_line(command: str, parameter: str, tmp_path: Path) -> None:
    for name, path in bad_files(tmp_path):
        code, complained = run_with(command, parameter, path, tmp_path)
        if name in FINE.get(parameter, ()):
            assert code == 0, (name, complained)
            continue
        assert is_clear(code, complained), (name, code, complained[:600])


@pytest.mark.parametrize(("command", "parameter"), [pair for pair in paths() if is_written(*pair)])
def test_a_place_that_cannot_be_written_is_one_line(
    command: str, parameter: str, tmp_path: Path
) -> None:
    for name, path in bad_places(tmp_path):
        before = sorted(tmp_path.iterdir())
        code, complained = run_with(command, parameter, path, tmp_path)
        assert is_clear(code, complained), (name, code, complained[:600])
        assert sorted(tmp_path.iterdir()) == before, (name, "left something behind")


@pytest.mark.parametrize("option", ["--svg", "--png"])
def test_what_is_no_file_stays_what_it_is(option: str, tmp_path: Path) -> None:
    """A pipe of our own stands for /dev/null: who fails here as root would replace the real one."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    assert tarsas("show", GOLDEN, option, pipe).returncode == 0
    assert pipe.is_fifo()
    reader.join()
    assert read[0].startswith((b"<svg", b"\x89PNG"))


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = tmp_path / "picture.svg"
    picture.write_text("mine", encoding="utf-8")

    def full(path: Path, content: bytes) -> None:
        path.touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    done = tarsas("show", GOLDEN, "--svg", picture)
    assert is_clear(done.returncode, done.stderr)
    assert "No space left" in done.stderr
    assert picture.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [picture]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.svg", tmp_path / "link.svg"
    real.touch()
    link.symlink_to(real)
    assert tarsas("show", GOLDEN, "--svg", link).returncode == 0
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8").startswith("<svg")


# A server's database


def a_newer_one(folder: Path) -> str:
    with sqlite3.connect(folder / "newer.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('r9999')")
    database.close()
    return f"sqlite:///{folder / 'newer.db'}"


def no_database(folder: Path) -> str:
    (folder / "text.db").write_text("Nobody would take this for a database.\n" * 30)
    return f"sqlite:///{folder / 'text.db'}"


DATABASES: dict[str, Callable[[Path], str]] = {
    "a folder": lambda folder: f"sqlite:///{folder}",
    "no folder": lambda folder: f"sqlite:///{folder / 'none' / 'x.db'}",
    "no database": no_database,
    "a newer one": a_newer_one,
    "no URL": lambda _: "tarsas.db",
    "no such kind": lambda _: "mysql://user:hush@localhost/x",
    "no port": lambda _: "postgresql://user:hush@localhost:port/x",
    "nobody there": lambda _: "postgresql://user:hush@127.0.0.1:1/x",
    "no socket": lambda folder: f"postgresql://user:hush@/x?host={folder}",
}


@pytest.mark.parametrize("name", DATABASES)
def test_a_database_that_cannot_be_opened_is_one_line(name: str, tmp_path: Path) -> None:
    url = DATABASES[name](tmp_path)
    serve = (sys.executable, "-m", "tarsas.cli", "serve", "--port", "0", "--database", url)
    done = outcome_of(*serve, cwd=tmp_path)
    assert is_clear(done.returncode, done.stderr), done
    assert "cannot be opened" in done.stderr
    assert "hush" not in done.stderr
