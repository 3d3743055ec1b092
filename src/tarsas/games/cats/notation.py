"""House of Cats in words: `die 3`, `cell c4`, `turn 4 5`, `use A`, `done`."""

from tarsas.core.state import State
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import (
    DETACH,
    DIAGONAL,
    MORE_OR_FEWER,
    MOVE_NUMBER,
    SYMBOL_COUNT,
    SYMBOLS,
    WRITE_3,
)
from tarsas.games.cats.rules_sheet import (
    CELL,
    CROSS_OUT,
    DIE,
    DONE,
    DOUBLE,
    ENOUGH,
    GROW,
    REVEAL,
    ROLL,
    ROOM,
    STAR,
    SYMBOL,
    TURN,
    USE,
)

# What a cell is chosen for, where it is not to write in it.
PURPOSES = {int(CROSS_OUT): "cross", int(ROOM): "room", int(GROW): "grow", int(STAR): "star"}
# The abilities behind the actions from USE on.
USED_FOR = (
    (DETACH, ""),
    (MORE_OR_FEWER, " more"),
    (MORE_OR_FEWER, " fewer"),
    (MOVE_NUMBER, ""),
    (DIAGONAL, ""),
    (WRITE_3, ""),
)


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Cats)
    if action == DONE:
        return "done"
    if action == ENOUGH:
        return "enough"
    if action >= SYMBOL:
        return f"symbol {SYMBOLS[action - SYMBOL]}"
    if action >= CELL:
        purpose = PURPOSES.get(int(state.sheets[seat].top()), "cell")
        return f"{purpose} {cell_name(action - CELL, state.page.columns)}"
    if action >= USE:
        ability, how = USED_FOR[action - USE]
        return f"use {state.page.letters[ability]}{how}"
    if action >= TURN:
        face, wanted = divmod(int(action - TURN), int(SYMBOL_COUNT))
        return f"turn {SYMBOLS[face]} {SYMBOLS[wanted]}"
    if action >= DOUBLE:
        return f"double {SYMBOLS[action - DOUBLE]}"
    if action >= DIE:
        return f"die {SYMBOLS[action - DIE]}"
    if action >= ROLL:
        return f"roll {SYMBOLS[action - ROLL]}"
    return f"ability {state.page.letters[action - REVEAL]}"
