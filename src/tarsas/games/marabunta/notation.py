"""Marabunta in words: `split pink blue`, `use token`, `hex c4`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    COLOUR,
    CROSS_CHEST,
    DECLINE,
    DONE,
    FACES,
    HEX,
    REGIONS,
    REPEAT,
    ROLL,
    ROWS,
    SPLIT,
    TAKE,
    TOKEN,
    TOKEN_ITEM,
    TOKENS,
    USE,
)


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Marabunta)
    if action == DONE:
        return "done"
    if action == DECLINE:
        return "decline"
    if action >= REPEAT:
        return f"repeat {REGIONS[action - REPEAT]}"
    if action >= COLOUR:
        return f"colour {REGIONS[action - COLOUR]}"
    if action >= CROSS_CHEST:
        return f"chest {ABILITIES[state.board.group_ability[action - CROSS_CHEST]]}"
    if action >= HEX:
        return f"hex {hex_name(action - HEX)}"
    if action >= USE:
        return f"use {item_name(action - USE)}"
    if action >= TAKE:
        return "take token" if action == TAKE else "take plain"
    if action >= SPLIT:
        return "split " + " ".join(REGIONS[i] for i in dice_of(action - SPLIT))
    if action >= ROLL:
        return f"roll {REGIONS[(action - ROLL) // 6]} {FACES[(action - ROLL) % 6]}"
    if action >= TOKEN:
        return f"token {TOKENS[action - TOKEN]}"
    return f"start {SEATS[action]}"


def hex_name(hex_: int) -> str:
    """Return a hex's name: columns a to l, rows 1 to 7 from the top."""
    return f"{'abcdefghijkl'[hex_ // ROWS]}{hex_ % ROWS + 1}"


def item_name(item: int) -> str:
    """Return the name of an item of a group."""
    return "token" if item == TOKEN_ITEM else REGIONS[item]


def dice_of(mask: int) -> list[int]:
    """Return the dice of a group."""
    return [i for i in range(6) if mask & (1 << i)]
