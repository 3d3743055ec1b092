"""Records and their analyses as Arrow tables, for polars, pandas or DuckDB.

    from tarsas.lab import tables
    records = tables.read(["one.tarsas", "two.tarsas"])
    polars.from_arrow(tables.moves(records))
    tables.reviewed("deeds", [analyse(record) for record in records]).to_pandas()

`TABLES` says which tables there are, and what their columns hold. In all of them `record` is the
record's place among those given, from 0, by which they are joined. It needs `tarsas[selfplay]`.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tarsas.core.errors import TarsasError
from tarsas.core.game import seat_name
from tarsas.core.notation import parse_record
from tarsas.core.record import Record
from tarsas.core.state import CHANCE, OVER
from tarsas.lab.analyse import Analysis

Column = tuple[str, str, str]
"""Its name, its type as Arrow calls it, and what it holds."""

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        ("game", "string", "the game's id"),
        ("version", "int32", "of its rules"),
        ("players", "int32", "how many"),
        ("options", "map<string, string>", "how it was set up"),
        ("names", "list<string>", "who sat at the seats, if the record says"),
        ("date", "string", "when, if the record says"),
        ("moves", "int32", "how many, chance included"),
        ("decisions", "int32", "how many of them players made"),
        ("ending", "string", "how it ended, null if it is not over"),
        ("scores", "list<int32>", "points of every seat after the last move"),
        ("ranks", "list<int32>", "1 is best, ties share; null if it is not over"),
    ),
    "moves": (
        ("move", "int32", "its number, from 1"),
        ("seat", "int32", "who, from 0; -1 for chance"),
        ("who", "string", "the seat's colour, or chance"),
        ("action", "int32", "as the rules number it"),
        ("words", "string", "as a record says it"),
        ("legal", "int32", "how many actions were legal"),
        ("scores", "list<int32>", "points of every seat after it"),
    ),
    "positions": (
        ("number", "int32", "moves made so far"),
        ("seat", "string", "its colour"),
        ("share", "double", "of winning; of who plays alone the points expected"),
        ("points", "int32", "points then"),
    ),
    "deeds": (
        ("first", "int32", "number of its first move"),
        ("last", "int32", "and of its last"),
        ("seat", "string", "who did it"),
        ("done", "string", "what was done, as a sentence"),
        ("before", "double", "the seat's share of winning before it"),
        ("share", "double", "and after it"),
        ("loss", "double", "what was thrown away against the best deed"),
        ("grade", "string", "best, good, inaccuracy, mistake, or empty: nothing to choose"),
        ("turning", "bool", "whether the game turned on it"),
        ("better", "string", "what would have been better, as a sentence"),
        ("reasons", "list<string>", "what speaks for that"),
    ),
    "luck": (
        ("first", "int32", "number of the first move of a spell of chance"),
        ("last", "int32", "and of its last"),
        ("happened", "string", "what happened, as sentences"),
        ("seat", "string", "to whom"),
        ("luck", "double", "the share of winning that it brought the seat"),
        ("turning", "bool", "whether the game turned on it"),
    ),
    "seats": (
        ("seat", "string", "its colour"),
        ("accuracy", "double", "from 0 to 100, null if nothing was to be chosen"),
        ("luck", "double", "what chance brought the seat in all"),
        ("best", "int32", "deeds of this grade"),
        ("good", "int32", "deeds of this grade"),
        ("inaccuracy", "int32", "deeds of this grade"),
        ("mistake", "int32", "deeds of this grade"),
    ),
}
"""The tables and their columns after `record`. All but games and moves need a review."""

PLAIN = ("games", "moves")


# Records


def read(paths: Iterable[str | Path]) -> list[Record]:
    """Return the records of files; a damaged one is refused with what is wrong in it."""
    records = []
    for path in paths:
        try:
            records.append(parse_record(Path(path).read_text(encoding="utf-8")))
        except OSError as error:
            raise TarsasError(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise TarsasError(f"{path}: is not a text file in UTF-8") from None
        except TarsasError as error:
            raise TarsasError(f"{path}: {error}") from None
    return records


def games(records: Iterable[Record]) -> Any:
    """Return a row for every record."""
    return table("games", ((number, *game_row(one)) for number, one in enumerate(records)))


def game_row(record: Record) -> tuple[object, ...]:
    """Return a record as a row of games."""
    final = record.replay()
    over = final.actor() == OVER
    return (
        record.game.id,
        record.game.version,
        record.players,
        [(name, str(value)) for name, value in record.options.items()],
        list(record.names),
        record.date or None,
        len(record.moves),
        len(record.moves) - record.chances(),
        final.ending() if over else None,
        [int(final.score(seat)) for seat in range(record.players)],
        [int(rank) for rank in final.result()] if over else None,
    )


def moves(records: Iterable[Record]) -> Any:
    """Return a row for every move of every record, chance included."""
    return table(
        "moves", ((number, *row) for number, one in enumerate(records) for row in move_rows(one))
    )


def move_rows(record: Record) -> Iterator[tuple[object, ...]]:
    """Yield the moves of a record as rows of moves."""
    state, notation = record.opening(), record.game.notation
    for number, move in enumerate(record.moves, start=1):
        words = notation.words(state, move.seat, move.action)
        legal = len(state.legal(move.seat))
        seat = -1 if move.seat == CHANCE else move.seat
        state.apply(move.seat, move.action)
        scores = [int(state.score(one)) for one in range(record.players)]
        yield number, seat, seat_name(move.seat), move.action, words, legal, scores


# Reviews


def reviewed(name: str, analyses: Iterable[Analysis]) -> Any:
    """Return one of the tables of reviews: positions, deeds, luck or seats."""
    if name not in TABLES or name in PLAIN:
        known = ", ".join(one for one in TABLES if one not in PLAIN)
        raise TarsasError(f"{name!r} is no table of reviews; those are: {known}")
    return table(
        name,
        (
            (number, *row)
            for number, analysis in enumerate(analyses)
            for row in zip(*getattr(analysis, name)().values(), strict=True)
        ),
    )


# Arrow


def table(name: str, rows: Iterable[tuple[object, ...]]) -> Any:
    """Return rows as one of the tables."""
    if find_spec("pyarrow") is None:
        raise TarsasError("tables need pyarrow: pip install 'tarsas[selfplay]' first")
    arrow: Any = import_module("pyarrow")
    whole = list(rows)
    columns = (("record", "int32", "its place among those given, from 0"), *TABLES[name])
    schema = arrow.schema(
        [arrow.field(one, arrow_type(kind), metadata={"what": what}) for one, kind, what in columns]
    )
    lists = [[row[place] for row in whole] for place in range(len(columns))]
    arrays = [arrow.array(one, field.type) for one, field in zip(lists, schema, strict=True)]
    return arrow.Table.from_arrays(arrays, schema=schema)


def arrow_type(kind: str) -> Any:
    """Return a type of Arrow by its name."""
    arrow: Any = import_module("pyarrow")
    if kind == "map<string, string>":
        return arrow.map_(arrow.string(), arrow.string())
    if kind.startswith("list<"):
        return arrow.list_(arrow.type_for_alias(kind[5:-1]))
    return arrow.type_for_alias(kind)
