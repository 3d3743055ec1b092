"""Where games played for learners are kept: in parts while playing goes on, in two files after.

A part is written whole or not at all, and the file of its games last: what has that file is done.
A stop at any moment therefore loses only what was being played, and nothing is played twice.
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tarsas.core.errors import TarsasError
from tarsas.lab.selfplay_rows import row_bytes, writer
from tarsas.lab.workers import Played, Span

ROWS = 100_000  # in a row group, whatever the parts were
BYTES = 1 << 26  # of observations that a row group holds at most
KINDS = ("decisions", "games")
META = b"tarsas"


@dataclass(frozen=True)
class Part:
    """A part on disk."""

    folder: Path
    span: Span

    def path(self, kind: str) -> Path:
        """Return the file of its decisions or of its games."""
        return self.folder / f"{self.span.first:09d}-{self.span.last:09d}.{kind}.parquet"


class Store:
    """The data of one plan: `heading` says which, `games` how many there will be."""

    def __init__(self, out: Path, heading: dict[str, object], games: int) -> None:
        if find_spec("pyarrow") is None:
            raise TarsasError("selfplay writes Parquet: pip install 'tarsas[selfplay]' first")
        if out.suffix != ".parquet":
            raise TarsasError(f"--out {out}: selfplay writes Parquet; expected a name in .parquet")
        self.files = {"decisions": out, "games": out.with_suffix(f".games{out.suffix}")}
        self.folder = out.with_name(out.name + ".parts")
        self.heading = heading
        self.games = games

    # Beginning

    def is_complete(self) -> bool:
        """Say whether all is there already; refuse a file that holds anything else."""
        out = self.files["decisions"]
        if not out.exists() or self.folder.exists():
            return False
        if read_meta(out) != self.meta():
            raise TarsasError(f"{out}: holds other games; choose another file or remove this one")
        return True

    def meta(self) -> dict[str, object]:
        """Return what the files say about themselves."""
        return {**self.heading, "games": self.games}

    def begin(self) -> int:
        """Open the folder of parts and return how many games it holds."""
        note = self.folder / "plan.json"
        said = json.dumps(self.heading, sort_keys=True)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TarsasError(f"{self.folder}: cannot be made: {error.strerror}") from None
        if not note.exists():
            write_whole(note, said.encode())
        elif note.read_text(encoding="utf-8") != said:
            raise TarsasError(f"{self.folder}: holds parts of other games; remove it first")
        return sum(len(part.span) for part in self.parts())

    def parts(self) -> list[Part]:
        """Return the finished parts of this plan, in order."""
        found = []
        for path in sorted(self.folder.glob("*.games.parquet")):
            named = re.fullmatch(r"(\d+)-(\d+)\.games\.parquet", path.name)
            if named and int(named[2]) < self.games:
                found.append(Part(self.folder, Span(int(named[1]), int(named[2]))))
        return found

    def missing(self, size: Callable[[], int]) -> Iterator[Span]:
        """Yield what is still to be played, in spans of at most as many games as `size` says."""
        first = 0
        for part in [*self.parts(), Part(self.folder, Span(self.games, self.games))]:
            while first < part.span.first:
                span = Span(first, min(first + size(), part.span.first) - 1)
                first = span.last + 1
                yield span
            first = part.span.last + 1

    # Going on

    def keep(self, played: Played) -> None:
        """Store a part."""
        part = Part(self.folder, played.span)
        write_whole(part.path("decisions"), played.decisions)
        write_whole(part.path("games"), played.games)

    # Ending

    def finish(self) -> None:
        """Put the parts together, in order, and clear them away."""
        parts = self.parts()
        for kind in reversed(KINDS):
            self.merge([part.path(kind) for part in parts], self.files[kind])
        shutil.rmtree(self.folder)

    def merge(self, sources: list[Path], out: Path) -> None:
        """Write the rows of many files into one."""
        parquet: Any = import_module("pyarrow.parquet")
        unfinished = out.with_name(out.name + ".part")
        schema = parquet.read_schema(sources[0]).with_metadata({META: json.dumps(self.meta())})
        # Fewer rows where they are large: a group is held in memory by who writes and who reads.
        rows = min(ROWS, BYTES // (row_bytes(schema) or 1))
        with writer(unfinished, schema, "zstd") as file:
            for table in regrouped(sources, schema, rows):
                file.write_table(table, row_group_size=rows)
        unfinished.replace(out)


def regrouped(sources: list[Path], schema: Any, rows: int) -> Iterator[Any]:
    """Yield the rows of files in tables of equal length, so that parts leave no trace."""
    arrow = import_module("pyarrow")
    waiting = schema.empty_table()
    for table in groups(sources):
        waiting = arrow.concat_tables([waiting, table.replace_schema_metadata(schema.metadata)])
        while len(waiting) >= rows:
            yield waiting.slice(0, rows).combine_chunks()
            waiting = waiting.slice(rows)
    if len(waiting):
        yield waiting.combine_chunks()


def groups(sources: list[Path]) -> Iterator[Any]:
    """Yield what files hold, one group of rows after the other."""
    parquet: Any = import_module("pyarrow.parquet")
    for source in sources:
        file = parquet.ParquetFile(source)
        for group in range(file.num_row_groups):
            yield file.read_row_group(group)


def read_meta(path: Path) -> object:
    """Return what a file of ours says about itself, or None."""
    try:
        found = import_module("pyarrow.parquet").read_schema(path).metadata or {}
        return json.loads(found[META])
    except (OSError, ValueError, KeyError):
        return None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as error:
        raise TarsasError(f"{path}: cannot be written: {error.strerror}") from None
