"""What can be said in Ankh'or: the numbers of actions and phases, and pending decisions."""

from typing import Final

from mypy_extensions import i64

# Actions, in disjoint ranges.
START: Final[i64] = 0
PRICE: Final[i64] = 4
TOP: Final[i64] = 9  # + 5 * pile + colour
FACE: Final[i64] = 19
TAKE: Final[i64] = 26
BUY: Final[i64] = 32
REFRESH: Final[i64] = 38  # + pile, or 2 if both are empty
DISCOUNT: Final[i64] = 41
LOOSE: Final[i64] = 46
STORE: Final[i64] = 47
RETURN: Final[i64] = 52
DECLINE: Final[i64] = 57
DONE: Final[i64] = 58
SPOT: Final[i64] = 59  # a tile to move, or a place for one; payment from a storehouse
ACTIONS: Final[i64] = 1309

# Phases.
STARTING: Final[i64] = 0
PRICING: Final[i64] = 1
STOCKING: Final[i64] = 2  # tiles come from the piles to the market
TURN: Final[i64] = 3
FINISHED: Final[i64] = 4

# Pending frames: kind, slot or number, spot, and two bits of price for each good.
TAKING: Final[i64] = 0  # how many discs are still to be taken
PLACING: Final[i64] = 1  # slot
DISCOUNTING: Final[i64] = 2  # slot, spot
PAYING: Final[i64] = 3  # slot, spot, what is left to pay
MOVING: Final[i64] = 4  # the spot of the tile
STORING: Final[i64] = 5  # good
RETURNING: Final[i64] = 6  # how many goods are still to be returned
