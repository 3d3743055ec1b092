"""A position in one line: what is wrong with one is said, and none is taken for a file."""

import json

import pytest

from tarsas.core.game import seat_name
from tarsas.core.position import (
    PositionError,
    escaped,
    is_position,
    read_position,
    write_position,
)
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE

HEAD = "tarsas-position 1 | game: marabunta 1 | players: 2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tarsas-position 2 | moves: 1", "expected 'tarsas-position 1' at the beginning"),
        (HEAD, "expected 'moves:' in the last part"),
        ("tarsas-position 1 | game: chess 1 | moves:", "part 2: expected a known game"),
        ("tarsas-position 1 | game: marabunta 1 | moves:", "expected a header 'players'"),
        (f"{HEAD} | option territory: moon | moves:", "'moon' is not allowed"),
        (f"{HEAD} | moves: one", "move 1: expected a number or seat:number, found 'one'"),
        (f"{HEAD} | moves: 999999", "move 1: action 999999 is not legal; legal: "),
        (f"{HEAD} | moves: 1:3", f"move 1: {seat_name(1)} cannot act now"),
        (f"{HEAD} | moves: {'9' * 5000}", "move 1: expected a number"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(text: str, message: str) -> None:
    assert is_position(text)
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert message in str(caught.value)


def test_no_move_comes_after_the_end() -> None:
    game = find_game("cats")
    record = Record.new(game, 1)
    state = record.opening()
    while (actor := int(state.actor())) >= CHANCE:
        record.moves.append(Move(actor, int(state.legal(actor)[-1])))
        state.apply(actor, record.moves[-1].action)
    with pytest.raises(PositionError, match=f"move {len(record.moves) + 1}: the game is over"):
        read_position(write_position(record) + " 1")


def test_own_components_hold_no_sign_of_a_file_or_a_part() -> None:
    said = escaped('{"note": "a/b | c"}')
    assert not {"/", "|"} & set(said)
    assert json.loads(said) == {"note": "a/b | c"}


def test_a_file_is_no_position() -> None:
    assert not is_position("games/tarsas.record")
