"""Ankh'or in words, where the table of actions does not say it: `place m14+`, `move k12`."""

from tarsas.core.pending import kind_of
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import MOVING, PAYING, PLACING, STORING
from tarsas.games.ankhor.rules_area import CELLS, SIDE
from tarsas.games.ankhor.rules_holdings import COLOURS, GOODS, TYPES

# What choosing a spot means, by the decision that is pending; without one a tile is to move.
VERBS = {int(PLACING): "place", int(MOVING): "to", int(STORING): "store", int(PAYING): "pay"}


def words_price(state: Ankhor, seat: int, good: int) -> str:
    """Return which space of the market gets a price marker: `price 3 fish`."""
    return f"price {state.market.next_space() + 1} {GOODS[good]}"


def words_draw(state: Ankhor, seat: int, type_: int) -> str:
    """Return the tile that is drawn; its colour was seen on its back: `draw blue falcon`."""
    return f"draw {COLOURS[state.market.tops[state.source()]]} {TYPES[type_]}"


def words_spot(state: Ankhor, seat: int, spot: int) -> str:
    """Return what a spot is chosen for: `place m14+`."""
    return f"{verb(state)} {spot_name(spot)}"


def verb(state: Ankhor) -> str:
    """Return what choosing a spot means now."""
    return VERBS.get(kind(state), "move")


def kind(state: Ankhor) -> int:
    """Return the kind of the pending decision, or -1."""
    wanted = state.top()
    return -1 if wanted < 0 else int(kind_of(wanted))


def spot_name(spot: int) -> str:
    """Return a spot's name: columns a to y, rows 1 to 25; m13+ lies on m13, n13, m14 and n14."""
    row, column = divmod(int(spot % CELLS), int(SIDE))
    return f"{'abcdefghijklmnopqrstuvwxy'[column]}{row + 1}{'+' if spot >= CELLS else ''}"
