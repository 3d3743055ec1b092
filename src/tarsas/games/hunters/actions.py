"""The actions of Hunters and Gatherers by name: words, sentences and clicks follow from here."""

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.core.options import SEATS
from tarsas.games.hunters.rules import FIGURE, LEAVE, NO_FIGURE, PLACE, START, TAKE_BACK, TILE
from tarsas.games.hunters.rules_land import NODES, WIDTH

KINDS = Kinds(
    Kind("start", START, (one_of("who", SEATS[:5], "player-"),), chance=True),
    Kind("tile", TILE, (Argument("tile", FIGURE - TILE),), chance=True, copies=True),
    Kind(
        "figure", FIGURE, (Argument("node", NODES),), placing=True, rule="members"
    ),  # of the tile just laid
    Kind("none", NO_FIGURE, rule="members", closing=True),
    Kind(
        "take_back", TAKE_BACK, (Argument("figure", LEAVE - TAKE_BACK),), rule="edition-2020"
    ),  # of the own ones
    Kind("leave", LEAVE, words="leave all", rule="edition-2020", closing=True),
    Kind(
        "place",
        PLACE,
        (Argument("place", WIDTH * WIDTH), Argument("turn", 4)),
        placing=True,
        rule="turn",
    ),
)
