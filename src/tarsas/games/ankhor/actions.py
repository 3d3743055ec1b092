"""The actions of Ankh'or by name: what is written, said and clicked follows from this table."""

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.core.options import SEATS
from tarsas.games.ankhor.rules_actions import (
    ACTIONS,
    BUY,
    DECLINE,
    DISCOUNT,
    DONE,
    FACE,
    LOOSE,
    PRICE,
    REFRESH,
    RETURN,
    SPOT,
    START,
    STORE,
    TAKE,
    TOP,
)
from tarsas.games.ankhor.rules_holdings import COLOURS, DISCS, GOODS, TYPES

GOOD = one_of("disc", GOODS, "disc-")
PILE = Argument("pile", 2, ordinal=True)
HAND = "hand-{colour}-{disc}"

KINDS = Kinds(
    Kind("start", START, (one_of("who", SEATS[:4], "player-"),), chance=True),
    Kind("price", PRICE, (GOOD,), chance=True),
    Kind("top", TOP, (PILE, one_of("colour", COLOURS, "colour-")), chance=True, copies=True),
    Kind("draw", FACE, (one_of("type", TYPES),), chance=True, copies=True),
    Kind("take", TAKE, (one_of("disc", DISCS, "disc-"),), target="stock-{disc}", rule="turn"),
    Kind("buy", BUY, (Argument("slot", REFRESH - BUY, ordinal=True),), rule="turn"),
    Kind("refresh", REFRESH, (PILE,), target="pile-{pile}", rule="ankh-actions"),
    Kind("slide", REFRESH + 2, words="refresh none", rule="ankh-actions"),  # both piles are empty
    Kind("discount", DISCOUNT, (GOOD,), rule="building"),
    Kind("loose", LOOSE, words="pay loose", rule="tiles"),
    Kind("store", STORE, (GOOD,), target=HAND, rule="tiles"),
    Kind("return", RETURN, (GOOD,), target=HAND, rule="turn"),
    Kind("decline", DECLINE, rule="tiles", closing=True),
    Kind("done", DONE, rule="turn", closing=True),
    Kind("spot", SPOT, (Argument("spot", ACTIONS - SPOT),), placing=True, rule="building"),
)
