"""Ankh'or in words: `take fish`, `buy 3`, `place m14+`, `refresh 1`, `move k12`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import (
    BUY,
    DECLINE,
    DISCOUNT,
    DONE,
    FACE,
    LOOSE,
    MOVING,
    PAYING,
    PLACING,
    PRICE,
    REFRESH,
    RETURN,
    SPOT,
    STORE,
    STORING,
    TAKE,
    TOP,
)
from tarsas.games.ankhor.rules_area import CELLS, COLOUR_COUNT, SIDE
from tarsas.games.ankhor.rules_holdings import COLOURS, DISCS, GOODS, TYPES

# What choosing a spot means, by the decision that is pending; without one a tile is to move.
VERBS = {int(PLACING): "place", int(MOVING): "to", int(STORING): "store", int(PAYING): "pay"}


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Ankhor)
    if action >= SPOT:
        return f"{VERBS.get(kind(state), 'move')} {spot_name(action - SPOT)}"
    if action == DONE:
        return "done"
    if action == DECLINE:
        return "decline"
    if action >= RETURN:
        return f"return {GOODS[action - RETURN]}"
    if action >= STORE:
        return f"store {GOODS[action - STORE]}"
    if action == LOOSE:
        return "pay loose"
    if action >= DISCOUNT:
        return f"discount {GOODS[action - DISCOUNT]}"
    if action >= REFRESH:
        return f"refresh {('1', '2', 'none')[action - REFRESH]}"
    if action >= BUY:
        return f"buy {action - BUY + 1}"
    if action >= TAKE:
        return f"take {DISCS[action - TAKE]}"
    if action >= FACE:
        return f"draw {COLOURS[state.market.tops[state.source()]]} {TYPES[action - FACE]}"
    if action >= TOP:
        pile, colour = divmod(int(action - TOP), int(COLOUR_COUNT))
        return f"top {pile + 1} {COLOURS[colour]}"
    if action >= PRICE:
        return f"price {state.market.next_space() + 1} {GOODS[action - PRICE]}"
    return f"start {SEATS[action]}"


def kind(state: Ankhor) -> int:
    """Return the kind of the pending decision, or -1."""
    wanted = state.top()
    return -1 if wanted < 0 else int(wanted & 15)


def spot_name(spot: int) -> str:
    """Return a spot's name: columns a to y, rows 1 to 25; m13+ lies on m13, n13, m14 and n14."""
    row, column = divmod(int(spot % CELLS), int(SIDE))
    return f"{'abcdefghijklmnopqrstuvwxy'[column]}{row + 1}{'+' if spot >= CELLS else ''}"
