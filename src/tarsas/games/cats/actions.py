"""The actions of House of Cats by name: what is written, said and clicked follows from here."""

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.games.cats.rules_page import ABILITY_COUNT, MOST_CELLS, SYMBOLS
from tarsas.games.cats.rules_sheet import (
    CELL,
    DIE,
    DONE,
    DOUBLE,
    ENOUGH,
    REVEAL,
    ROLL,
    SYMBOL,
    TURN,
    USE,
)

USES = ("detach", "more", "fewer", "move", "diagonal", "write-3")
FACE = one_of("symbol", SYMBOLS, "symbol-")

KINDS = Kinds(
    Kind("ability", REVEAL, (Argument("letter", ABILITY_COUNT),), chance=True),
    Kind("roll", ROLL, (FACE,), chance=True),
    Kind("die", DIE, (FACE,), rule="round"),
    Kind("double", DOUBLE, (FACE,), rule="abilities"),
    Kind("turn", TURN, (FACE, one_of("wanted", SYMBOLS, "symbol-")), rule="abilities"),
    Kind("use", USE, (one_of("way", USES),), rule="abilities"),
    Kind(
        "cell",
        CELL,
        (Argument("cell", MOST_CELLS),),
        target="cell-{colour}-{cell}",
        placing=True,
        rule="round",
    ),
    Kind("symbol", SYMBOL, (FACE,), target="face-{colour}-{symbol}", rule="abilities"),
    Kind("enough", ENOUGH, rule="abilities", closing=True),
    Kind("done", DONE, rule="round", closing=True),
)
