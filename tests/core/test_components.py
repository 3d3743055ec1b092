"""Components files: errors name the line, the key and what was expected."""

import re
from pathlib import Path

import pytest

from tarsas.core.components import (
    MOST_DEEP,
    MOST_KEY,
    MOST_LETTERS,
    MOST_LISTED,
    MOST_NUMBER,
    MOST_PARTS,
    MOST_TEXT,
    SOURCES,
    check_tree,
    locate,
    parse_custom,
    provenance,
)
from tarsas.core.errors import ComponentError
from tarsas.core.notation import RecordError, parse_record, write_record
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


# Strangers' files


def beginning(text: str) -> str:
    """Return a long text as a test's name."""
    return ascii(text[:15])


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 20_000 + " = 1",
        "a" + " . a" * 20_000 + " = 1",
        '"a"' + ".'a'" * 20_000 + " = 1",
        "[" + "a." * 20_000 + "a]",
        "a = " + "[" * 50_000,
        "a = " + "{a = " * 20_000,
        "a = [" + "{a.a = " * 10_000,
        'a = "#" # \'\n' + "b" + ".b" * 20_000 + " = 1",
        "a = '''\\'''\nb" + ".b" * 20_000 + " = 1",
        'a = """\\""" " # """\nb' + ".b" * 20_000 + " = 1",
    ],
    ids=beginning,
)
def test_a_deep_text_is_refused_before_it_is_read(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was read"))
    with pytest.raises(ComponentError, match=rf"^mine:\d: .* less than {MOST_DEEP} deep$"):
        parse_custom(text, "mine")


def test_a_long_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(ComponentError, match="150,001 letters; expected at most 150,000"):
        parse_custom("#" * (MOST_TEXT + 1), "mine")


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + ". [ { " * 50 + '"',
        "a = '" + ". [ { " * 50 + "'",
        'a = """\n' + '. [ { " "" \\""" ' * 50 + '"""',
        "a = '''\n" + ". [ { ' '' " * 50 + "'''",
        "a = 1 # " + ". [ { " * 50,
        "a = [" + "[1.5, 2.5], " * 100 + "]",
        "[a.b]\nc.d = { e = [1.5] }",
    ],
    ids=beginning,
)
def test_dots_and_brackets_in_texts_and_side_by_side_are_not_deep(text: str) -> None:
    assert parse_custom(text, "mine")


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_box_may_be_replaced(game: str) -> None:
    kind = find_game(game)
    kind.new(kind.players[0], {}, kind.components)
    if found := kind.file("components.toml"):
        parse_custom(found.read_text(encoding="utf-8"), "mine")


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (MOST_NUMBER + 1, "a.b: expected a number from -1,000,000 to 1,000,000"),
        (-MOST_NUMBER - 1, "a.b: expected a number"),
        pytest.param(10**6000, "a.b: expected a number", id="digits"),
        (float("nan"), "a.b: expected a number"),
        (float("-inf"), "a.b: expected a number"),
        (None, "a.b: NoneType; expected a text"),
        ("x" * (MOST_LETTERS + 1), "a.b: 2,001 letters; expected at most 2,000"),
        ([0] * (MOST_LISTED + 1), "a.b: 501 things; expected at most 500"),
        ({str(i): 0 for i in range(MOST_LISTED + 1)}, "a.b: 501 things; expected at most 500"),
        ([[[0] * 99] * 99] * 99, f"expected at most {MOST_PARTS:,} values"),
        (nested(MOST_DEEP), "expected at most 12 tables inside each other"),
        (nested(500), "expected at most 12 tables inside each other"),
        ({"k" * (MOST_KEY + 1): 0}, "a.b: key 'k+; expected at most 60 letters"),
        ({7: 0}, "a.b: key 7; expected"),
    ],
    ids=lambda given: given if isinstance(given, str) and len(given) < 99 else "",
)
def test_a_tree_that_holds_too_much_is_refused(value: object, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        check_tree({"a": {"b": value}})


def test_what_toml_knows_and_json_does_not_is_refused() -> None:
    for text in ("a = 1979-05-27", "a = 07:32:00", "a = nan", "a = inf", "a = 0x" + "f" * 9000):
        with pytest.raises(ComponentError, match=r"^a: "):
            check_tree(parse_custom(text, "mine"))
    with pytest.raises(ComponentError, match="mine: too long a number; expected"):
        parse_custom("a = " + "9" * 9000, "mine")


def line_breaks() -> list[str]:
    """Return every letter at which some reader of lines would break, and others not to be seen."""
    breaking = [chr(i) for i in range(0x3000) if len(f"a{chr(i)}b".splitlines()) > 1]
    return [*breaking, "\0", "\x1b", "\x7f", "\x9b", "\ud800"]


@pytest.mark.parametrize("letter", line_breaks(), ids=ascii)
def test_no_component_writes_a_line_of_its_own_into_a_record(letter: str) -> None:
    note = f"mine{letter}end{letter}"
    custom = {"leaf": {"own": {"value": 1, "note": note}}}
    if letter == "\n":
        record = Record.new(MARABUNTA, 2, {"start": "red"}, custom)
        assert parse_record(write_record(record)) == record
    else:
        with pytest.raises(ComponentError, match=r"^leaf\.own\.note: '.*'; expected letters"):
            Record.new(MARABUNTA, 2, {"start": "red"}, custom)
    with pytest.raises(ComponentError, match=r"^leaf: key '.*'; expected .* in one line"):
        Record.new(MARABUNTA, 2, {"start": "red"}, {"leaf": {note: {"value": 1}}})


@pytest.mark.parametrize(
    "value",
    ["[" * 100_000, "9" * 10_000, '{"a": ' * 5000 + "1" + "}" * 5000],
    ids=beginning,
)
def test_a_record_with_endless_components_is_refused_where_they_stand(value: str) -> None:
    record = Record.new(MARABUNTA, 2, {}, {"leaf": {"own": {"value": 1}}})
    lines = write_record(record).split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("components: "))
    lines[number] = f"components: {value}"
    with pytest.raises(RecordError, match=f"^line {number + 1}, "):
        parse_record("\n".join(lines))
