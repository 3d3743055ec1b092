"""Components files: errors name the line, the key and what was expected."""

import re
from pathlib import Path

import pytest

from tarsas.core.components import SOURCES, locate, provenance
from tarsas.core.errors import ComponentError
from tarsas.core.notation import parse_record, write_record
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tests.contract.cases import at_home

MARABUNTA = find_game("marabunta")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("anthills = 3", r":1: anthills: no such entry; expected one of: territory, boards"),
        ("[player_board.cake_row]\nvalue = 3", r":2: player_board.cake_row: Expected `array`"),
        (
            '[player_board.cake_row]\nvalue = [1, "x"]',
            r":2: player_board.cake_row\[1\]: Expected `int`, got `str`",
        ),
        ("\n[player_board.anthills]\nvalue = 99", r":3: player_board.anthills.value: 99; expected"),
        ("[player_board.anthills]\nvalues = 2", r":2: player_board.anthills.values: no such key"),
        ("[player_board.anthills]", r":1: player_board.anthills: has no value"),
        (
            '[leaf.own]\nvalue = 2\nsource = "hearsay"',
            r":3: leaf.own.source: 'hearsay'; expected one of: rulebook, public",
        ),
        (
            '[territory.symbol]\nvalue = ["p p"]',
            r":2: territory.symbol.value: expected 7 rows of 12 hexes",
        ),
        ("[territory.symbol]\nvalue = [", r"mine.toml: not TOML: "),
    ],
)
def test_a_bad_file_is_refused_with_line_key_and_expectation(
    tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        MARABUNTA.custom_components(path)
    assert re.search(message, str(caught.value)), str(caught.value)


def test_missing_and_binary_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        MARABUNTA.custom_components(tmp_path / "none.toml")
    (tmp_path / "b.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match="UTF-8"):
        MARABUNTA.custom_components(tmp_path / "b.toml")


def test_a_custom_file_changes_the_game_and_travels_with_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[player_board.anthills]\nvalue = 4\n", encoding="utf-8")
    custom = MARABUNTA.custom_components(path)
    record = Record.new(MARABUNTA, 2, {"start": "red"}, custom)
    again = parse_record(write_record(record))
    assert again == record
    assert again.replay().key() == record.replay().key() != MARABUNTA.new(2).key()


@pytest.mark.parametrize("game", game_ids())
def test_every_value_says_where_it_comes_from(game: str) -> None:
    rows = provenance(find_game(game).components)
    assert rows or not at_home(find_game(game))
    for entry, source, _ in rows:
        assert source in SOURCES[:-1], f"{entry}: {source}"


def test_a_key_is_found_in_nested_and_dotted_tables() -> None:
    text = "[a]\nb.c = 1\n[a.d]\ne = 2\n"
    assert locate(text, "a.b.c") == 2
    assert locate(text, "a.d.e[3]") == 4
    assert locate(text, "a.d.missing") == 3
    assert locate(text, "z") is None
