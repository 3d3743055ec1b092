"""House of Cats in words, where the table of actions does not say it: `use A`, `room c4`."""

from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_page import DETACH, DIAGONAL, MORE_OR_FEWER, MOVE_NUMBER, WRITE_3
from tarsas.games.cats.rules_sheet import CROSS_OUT, GROW, ROOM, STAR

# What a cell is chosen for, where it is not to write in it.
PURPOSES = {int(CROSS_OUT): "cross", int(ROOM): "room", int(GROW): "grow", int(STAR): "star"}
# The abilities behind the ways of using one.
USED_FOR = (
    (DETACH, ""),
    (MORE_OR_FEWER, " more"),
    (MORE_OR_FEWER, " fewer"),
    (MOVE_NUMBER, ""),
    (DIAGONAL, ""),
    (WRITE_3, ""),
)


def word_letter(state: Cats, seat: int, ability: int) -> str:
    """Return the letter of an ability."""
    return state.page.letters[ability]


def words_use(state: Cats, seat: int, way: int) -> str:
    """Return the letter of the ability that is used: `use D more`."""
    ability, how = USED_FOR[way]
    return f"use {state.page.letters[ability]}{how}"


def words_cell(state: Cats, seat: int, cell: int) -> str:
    """Return what a cell is chosen for: `room c4`."""
    purpose = PURPOSES.get(int(state.sheets[seat].top()), "cell")
    return f"{purpose} {cell_name(cell, state.page.columns)}"
