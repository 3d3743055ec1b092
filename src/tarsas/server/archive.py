"""The file of a backup: lines of JSON, compressed, that end with a checksum of all before it.

The first line is a `Heading`; then each table's name and columns, and each of its rows as a list.
Nothing in it depends on the database that it came from.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from tarsas.core.errors import TarsasError

FORMAT = 1
GZIP = b"\x1f\x8b"
_encode = msgspec.json.Encoder().encode


class ArchiveError(TarsasError):
    """A file is no backup, or not a whole one."""


class Heading(msgspec.Struct, frozen=True):
    """What a backup is of: the schema's revision, and how many rows each table has."""

    tarsas_backup: int
    version: str
    schema: str
    made: float
    counts: dict[str, int]


class Columns(msgspec.Struct, frozen=True):
    """The beginning of a table; its rows follow."""

    table: str
    columns: list[str]


class Checksum(msgspec.Struct, frozen=True):
    """The last line."""

    sha256: str


class Writer:
    """Writes lines and sums them up."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self.raw = file
        self.packed = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self.sum = hashlib.sha256()

    def line(self, what: msgspec.Struct | list[Any]) -> None:
        """Add a line."""
        text = _encode(what) + b"\n"
        self.sum.update(text)
        with _said_plainly(self.path, "written"):
            self.packed.write(text)

    def end(self) -> None:
        """Add the checksum, and see to it that all is on disk."""
        self.line(Checksum(self.sum.hexdigest()))
        with _said_plainly(self.path, "written"):
            self.packed.close()
            self.raw.flush()
            os.fsync(self.raw.fileno())


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """Write a file that appears whole or not at all, and that only its owner can read.

    It holds what signs cookies, and the seeds of games in play.
    """
    if path.exists():
        raise ArchiveError(f"{path}: is there already, and a backup replaces nothing")
    unfinished = path.with_name(path.name + ".part")
    with _said_plainly(path, "written"):
        made = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(made, "wb") as file:
            writer = Writer(path, file)
            yield writer
            writer.end()
        with _said_plainly(path, "written"):
            unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def _said_plainly(path: Path, what: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ArchiveError(f"{path}: cannot be {what}: {error.strerror}") from None


class Reader:
    """Reads a backup from its heading to its checksum."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self.path = path
        self.file = file
        self.sum = hashlib.sha256()
        self.number = 0
        try:
            self.heading = msgspec.json.decode(self._line(), type=Heading)
        except msgspec.DecodeError:
            raise ArchiveError(f"{path}: is no backup of Társas") from None
        if self.heading.tarsas_backup != FORMAT:
            raise ArchiveError(
                f"{path}: is a backup of format {self.heading.tarsas_backup}, and this Társas reads"
                f" format {FORMAT}: use Társas {self.heading.version} or newer"
            )

    def _line(self) -> bytes:
        text = self._read()
        if not text.endswith(b"\n"):
            raise self._cut_off()
        self.number += 1
        self.before = self.sum.copy()
        self.sum.update(text)
        return text

    def _read(self) -> bytes:
        try:
            return self.file.readline()
        except EOFError:
            raise self._cut_off() from None
        except (OSError, zlib.error) as error:
            where = f"after line {self.number}" if self.number else "at its beginning"
            raise ArchiveError(f"{self.path}: is damaged {where}: {error}") from None

    def _cut_off(self) -> ArchiveError:
        return ArchiveError(f"{self.path}: is cut off after line {self.number}; copy it once more")

    def parts(self) -> Iterator[Columns | list[Any]]:
        """Yield the tables and their rows; that all of it was whole is known when this ends."""
        counts: dict[str, int] = {}
        table = ""
        while True:
            text = self._line()
            try:
                if text.startswith(b"["):
                    counts[table] += 1
                    yield msgspec.json.decode(text, type=list[Any])
                elif text.startswith(b'{"sha256"'):
                    self._check(msgspec.json.decode(text, type=Checksum), counts)
                    return
                else:
                    beginning = msgspec.json.decode(text, type=Columns)
                    table = beginning.table
                    counts[table] = 0
                    yield beginning
            except (msgspec.DecodeError, KeyError):
                raise ArchiveError(f"{self.path}: line {self.number} is damaged") from None

    def _check(self, last: Checksum, counts: dict[str, int]) -> None:
        if last.sha256 != self.before.hexdigest():
            raise ArchiveError(f"{self.path}: is damaged: its checksum is not that of its lines")
        if counts != self.heading.counts:
            raise ArchiveError(f"{self.path}: is damaged: has {counts}, not {self.heading.counts}")
        if self._read():  # which also reads what gzip keeps at the end
            raise ArchiveError(f"{self.path}: is damaged: goes on after its checksum")


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """Open a backup."""
    with _said_plainly(path, "read"):
        raw = path.open("rb")
    with raw:
        if raw.read(len(GZIP)) != GZIP:
            raise ArchiveError(f"{path}: is no backup of Társas")
        raw.seek(0)
        yield Reader(path, gzip.GzipFile(fileobj=raw))


def check(path: Path) -> Heading:
    """Read a backup to its end, and return its heading if it is whole."""
    with reading(path) as reader:
        for _ in reader.parts():
            pass
        return reader.heading
