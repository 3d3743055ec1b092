"""Records and reviews as tables: rows that are the games, in columns that say what they hold."""

from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.notation import write_record
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import CHANCE
from tarsas.lab import tables
from tarsas.lab.analyse import Analysis, analyse
from tests.cli.test_commands import tarsas
from tests.contract.cases import Case, finished

ROOT = Path(__file__).parents[2]


def a_record(name: str) -> Record:
    game = find_game(name)
    return finished(Case(game, game.usual_players, 0), 4, [])


@pytest.fixture(scope="module")
def reviews() -> list[Analysis]:
    """Two reviews, the second of a game that has hardly begun."""
    record = a_record("marabunta")
    return [analyse(record.with_moves(record.moves[:length]), 4) for length in (40, 0)]


@pytest.mark.parametrize("name", game_ids())
def test_every_move_is_a_row(name: str) -> None:
    records = [a_record(name), a_record(name)]
    rows = tables.moves(records).to_pylist()
    assert len(rows) == sum(len(record.moves) for record in records)
    assert [row["record"] for row in rows] == [0] * (len(rows) // 2) + [1] * (len(rows) // 2)
    record = records[0]
    for row in rows[: len(record.moves) : 11]:
        move, before = record.moves[row["move"] - 1], record.replay(row["move"] - 1)
        assert (row["seat"], row["action"]) == (move.seat, move.action)
        assert (row["who"] == "chance") == (move.seat == CHANCE)
        assert row["words"] == record.game.notation.words(before, move.seat, move.action)
        assert row["legal"] == len(before.legal(move.seat))
        after = record.replay(row["move"])
        assert row["scores"] == [after.score(seat) for seat in range(record.players)]


def test_every_record_is_a_row_finished_or_not() -> None:
    whole = a_record("cats")
    begun = whole.with_moves(whole.moves[:20])
    first, second = tables.games([whole, begun]).to_pylist()
    final = whole.replay()
    assert (first["game"], first["version"]) == ("cats", whole.game.version)
    assert dict(first["options"]) == {name: str(value) for name, value in whole.options.items()}
    assert (first["ending"], first["ranks"]) == (final.ending(), list(final.result()))
    assert first["decisions"] == sum(move.seat >= 0 for move in whole.moves)
    assert (second["moves"], second["ending"], second["ranks"]) == (20, None, None)


@pytest.mark.parametrize("name", [name for name in tables.TABLES if name not in tables.PLAIN])
def test_reviews_become_tables_of_their_own_columns(name: str, reviews: list[Analysis]) -> None:
    found = tables.reviewed(name, reviews)
    assert found.column_names == ["record", *(column for column, _, _ in tables.TABLES[name])]
    own = getattr(reviews[0], name)()
    assert list(own) == found.column_names[1:]
    rows = [row for row in found.to_pylist() if row["record"] == 0]
    assert {key: [row[key] for row in rows] for key in own} == own


def test_an_empty_table_has_its_types() -> None:
    assert tables.moves([]).schema == tables.moves([a_record("cats")]).schema


def test_columns_are_explained_on_the_page() -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    for name, columns in tables.TABLES.items():
        for column, _, what in columns:
            assert f"| `{name}` | `{column}` | {what} |" in page


def test_a_table_that_is_none_is_refused() -> None:
    with pytest.raises(TarsasError, match="no table of reviews; those are: positions, deeds"):
        tables.reviewed("moves", [])


# The command


def test_records_are_exported(tmp_path: Path) -> None:
    record, out = a_record("marabunta"), tmp_path / "moves.parquet"
    files = [tmp_path / "one.tarsas", tmp_path / "two.tarsas"]
    for file in files:
        file.write_text(write_record(record), encoding="utf-8")
    assert tarsas("export", *files, "--out", out).returncode == 0
    assert parquet.read_table(out).equals(tables.moves([record, record]))
    done = tarsas(
        "export",
        files[0],
        "--table",
        "seats",
        "--simulations",
        "1",
        "--out",
        tmp_path / "s.parquet",
    )
    assert done.returncode == 0, done.stderr
    assert len(parquet.read_table(tmp_path / "s.parquet")) == 2


def test_what_cannot_be_exported_is_said(tmp_path: Path) -> None:
    bad, out = tmp_path / "bad.tarsas", tmp_path / "x.parquet"
    bad.write_text("nothing", encoding="utf-8")
    for args, message in (
        ((bad, "--out", out), "bad.tarsas: "),
        ((tmp_path / "none", "--out", out), "cannot be read: No such file"),
        ((bad, "--out", tmp_path / "x.csv"), "expected .parquet"),
        ((bad, "--out", out, "--table", "tiles"), "expected one of: games, moves"),
    ):
        done = tarsas("export", *args)
        assert done.returncode == 2
        assert message in " ".join(done.stderr.split())
    assert not out.exists()
