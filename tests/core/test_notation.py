"""Records as text: damage is reported with line, column and what was expected."""

import json

import pytest

from tarsas.core.bounds import BoundsError, check_bounds
from tarsas.core.errors import TarsasError
from tarsas.core.notation import RecordError, _write_json, parse_record, write_record
from tarsas.core.record import Record, Seal
from tarsas.core.registry import find_game
from tests.contract.cases import CASES, finished

TEXT = """tarsas-record 1
game: marabunta 1
players: 2
option start: red
name red: First
name blue: Second
date: 2026-01-31

1 chance: token two_chests
; the dice fall
2 chance: roll pink 3
3 chance: roll blue circle
end
"""


def broken(old: str, new: str) -> RecordError:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        parse_record(TEXT.replace(old, new))
    return caught.value


def test_a_hand_written_record_needs_no_result_and_no_defaults() -> None:
    record = parse_record(TEXT)
    assert (len(record.moves), record.names) == (3, ("First", "Second"))
    assert record.options["territory"] == "symbol"
    assert record.comments == [(1, "the dice fall")]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("tarsas-record 1", "tarsas-record 9", 1, 1, "'tarsas-record 1'"),
        ("marabunta 1", "marabunta 7", 2, 17, "version 1 of the rules, not '7'"),
        ("marabunta 1", "chess 1", 2, 7, "a known game"),
        ("players: 2", "players: two", 3, 10, "a number of players"),
        ("players: 2", "players: 5", 3, 10, "2 players"),
        ("players: 2\n", "", 2, 1, "a header 'players'"),
        ("option start: red", "option start: pink", 4, 15, "allowed: random, red, blue"),
        ("option start: red", "option begin: red", 4, 15, "unknown option 'begin'"),
        ("name blue: Second\n", "", 5, 1, "a name for blue too"),
        ("name blue", "name green", 6, 6, "one of the seats red, blue"),
        ("date: ", "weather: ", 7, 1, "a header (game"),
        ("date: 2026-01-31", "date", 7, 5, "': ' and a value"),
        ("1 chance: token two_chests", "1 chance: token two_cats", 9, 17, "'two_chests'"),
        ("1 chance: token", "1 chance: tokne", 9, 11, "'token'"),
        ("1 chance:", "1 red:", 9, 3, "'chance: '"),
        ("2 chance: roll pink 3", "2 chance: roll blue 3", 11, 16, "'pink'"),
        ("2 chance: roll pink 3", "2 chance: roll pink 4", 11, 21, "'0' or '1'"),
        ("2 chance: roll pink 3", "2 chance: roll pink", 11, 20, "'0' or '1'"),
        ("2 chance: roll pink 3", "2 chance: roll pink 3 4", 11, 23, "'end of line'"),
        ("3 chance", "4 chance", 12, 1, "move 3"),
        ("end\n", "", 13, 1, "the file is cut off"),
    ],
)
def test_damage_is_located(old: str, new: str, line: int, column: int, expected: str) -> None:
    error = broken(old, new)
    assert (error.line, error.column) == (line, column), str(error)
    assert expected in error.expected


def test_everything_before_the_damage_is_readable() -> None:
    error = broken("3 chance: roll blue circle", "3 chance: roll blue cir")
    assert error.record is not None
    assert len(error.record.moves) == 2


def test_a_result_that_the_moves_do_not_lead_to_is_found() -> None:
    record = finished(CASES[0], 3, [])
    text = write_record(record)
    honest = text.splitlines()[text.splitlines().index("") - 1]
    assert honest.startswith("result: ")
    with pytest.raises(RecordError, match="which the moves lead to") as caught:
        parse_record(text.replace(honest, "result: red 99, blue 0 (cakes)"))
    assert caught.value.record == record


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    record = finished(CASES[0], 3, [])
    more = write_record(record).replace("\nend\n", f"\n{len(record.moves) + 1} red: done\nend\n")
    with pytest.raises(RecordError, match="the game is over"):
        parse_record(more)


def test_replay_gives_any_position_and_refuses_others() -> None:
    record = parse_record(TEXT)
    assert record.replay(0).key() == record.opening().key()
    assert record.replay(3).key() == record.replay().key() != record.replay(2).key()
    with pytest.raises(Exception, match="There is no move 4; this record has 3"):
        record.replay(4)


def test_names_must_fit_the_players() -> None:
    with pytest.raises(Exception, match="1 names for 2 players"):
        Record.new(find_game("marabunta"), 2, names=("alone",))


SEPARATORS = ["\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"]


@pytest.mark.parametrize("separator", SEPARATORS)
def test_no_text_writes_lines_of_its_own(separator: str) -> None:
    """Who chooses a name or a comment must not choose a move or a seed with it."""
    smuggled = f"First{separator}seed: 00"
    game = find_game("marabunta")
    record = Record.new(game, 2, {}, {}, (smuggled, "Second"))
    with pytest.raises(TarsasError, match=r"name red: .* has several lines"):
        write_record(record)
    record = Record.new(game, 2, date=smuggled)
    with pytest.raises(TarsasError, match="date: "):
        write_record(record)
    record = Record.new(game, 2, seal=Seal(smuggled, "promise"))
    with pytest.raises(TarsasError, match="table: "):
        write_record(record)
    record = Record.new(game, 2)
    record.comments.append((0, smuggled))
    with pytest.raises(TarsasError, match="a comment: "):
        write_record(record)


@pytest.mark.parametrize("separator", SEPARATORS)
def test_components_and_options_stay_on_their_lines(separator: str) -> None:
    custom = {"cakes": {"row": {"value": [1], "note": f"a{separator}b"}}}
    line = _write_json(custom)
    assert line.splitlines() == [line]
    assert json.loads(line) == custom
    goals = f"G3b{separator}G4b G6a"
    record = Record.new(find_game("pulsar"), 2, {"goals": goals})
    assert record.options["goals"] == "G3b G4b G6a"
    assert parse_record(write_record(record)).options == record.options


@pytest.mark.parametrize(
    ("value", "column", "expected"),
    [
        ("[" * 100_000, 13 + 50, "at most 50 levels of nesting"),
        ('{"a":' * 100_000, 13 + 250, "at most 50 levels of nesting"),
        ('{"a": ' + "9" * 5000 + "}", 13 + 6, "a number of at most 18 digits"),
        ('{"a": NaN}', 13, "NaN is not a number"),
        ('{"a": "\\ud800"}', 13, "JSON: "),
        ("[1]", 13, "a JSON object"),
    ],
)
def test_components_are_bounded_before_they_are_read(
    value: str, column: int, expected: str
) -> None:
    error = broken("name red", f"components: {value}\nname red")
    assert (error.line, error.column) == (5, column)
    assert expected in error.expected


def test_brackets_and_digits_in_texts_do_not_count() -> None:
    check_bounds(json.dumps({"a": "[" * 100 + "9" * 100 + '"\\' + "{" * 100}))
    with pytest.raises(BoundsError):
        check_bounds('"\\"' + "[" * 51 + '"' + "[" * 51)


def test_a_number_of_players_may_have_any_length() -> None:
    assert broken("players: 2", "players: " + "9" * 5000).expected == "2 players"
