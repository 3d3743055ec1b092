"""Options: declared once, checked once, and errors that say what is allowed."""

import pytest

from tarsas.core.errors import OptionError
from tarsas.core.options import Option, read_options, start_option, write_value
from tarsas.core.registry import find_game

SIDE = Option("side", "choice", "a", "which side", choices=("a", "b"))
FAST = Option("fast", "flag", False, "hurry")
ROUNDS = Option("rounds", "number", 3, "how many", lowest=1, highest=9)
DECLARED = (SIDE, FAST, ROUNDS, start_option(4))


def test_defaults_fill_what_is_not_given() -> None:
    values = read_options(DECLARED, {"side": "b"}, 2)
    assert values == {"side": "b", "fast": False, "rounds": 3, "start": "random"}


def test_text_and_typed_values_are_read_alike() -> None:
    assert read_options(DECLARED, {"fast": "yes", "rounds": "7"}, 2)["fast"] is True
    assert read_options(DECLARED, {"fast": True, "rounds": 7}, 2)["rounds"] == 7


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"side": "c"}, "option side: 'c' is not allowed; allowed: a, b"),
        ({"fast": "maybe"}, "option fast: 'maybe' is not allowed; allowed: yes or no"),
        ({"rounds": "10"}, "option rounds: '10' is not allowed; allowed: a whole number from 1"),
        ({"rounds": "two"}, "option rounds: 'two' is not allowed"),
        ({"speed": "1"}, "unknown option 'speed'; this game has: side, fast, rounds, start"),
        ({"start": "green"}, "option start: nobody sits at green; seated: red, blue"),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(DECLARED, given, 2)
    assert str(caught.value).startswith(message)


def test_what_is_written_is_read_back() -> None:
    for option, value in ((SIDE, "b"), (FAST, True), (FAST, False), (ROUNDS, 9)):
        assert option.read(write_value(value)) == value


def test_an_unknown_game_or_number_of_players_is_refused() -> None:
    with pytest.raises(OptionError, match=r"unknown game 'chess'; games: .*marabunta"):
        find_game("chess")
    with pytest.raises(OptionError, match="marabunta cannot be played by 5; players: 2"):
        find_game("marabunta").new(5)
