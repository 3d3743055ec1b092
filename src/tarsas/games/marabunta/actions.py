"""The actions of Marabunta by name: what is written, said and clicked follows from this table."""

from tarsas.core.actions import Argument, Kind, Kinds, one_of
from tarsas.core.options import SEATS
from tarsas.games.marabunta.rules_board import (
    COLOUR,
    COLUMNS,
    CROSS_CHEST,
    DECLINE,
    DONE,
    FACES,
    GROUP_COUNT,
    HEX,
    REGIONS,
    REPEAT,
    ROLL,
    ROWS,
    SPLIT,
    START,
    TAKE,
    TOKEN,
    TOKENS,
    USE,
)

HEX_NAMES = tuple(f"{'abcdefghijkl'[c]}{r + 1}" for c in range(COLUMNS) for r in range(ROWS))
"""Columns a to l, rows 1 to 7 from the top."""

REGION = one_of("region", REGIONS, "region-")

KINDS = Kinds(
    Kind("start", START, (one_of("who", SEATS[:2], "player-"),), chance=True),
    Kind("token", TOKEN, (one_of("token", TOKENS[:7], "token-"),), chance=True, copies=True),
    Kind("roll", ROLL, (REGION, one_of("face", FACES, "face-")), chance=True),
    Kind(
        "split", SPLIT, (Argument("dice", 64),), rule="round"
    ),  # a mask: the group without the token
    Kind(
        "take", TAKE, (one_of("group", ("token", "plain")),), target="plate-{group}", rule="round"
    ),
    Kind("use", USE, (one_of("item", (*REGIONS, "token")),), rule="group"),
    Kind("hex", HEX, (one_of("hex", HEX_NAMES),), placing=True, rule="where"),
    Kind(
        "chest",
        CROSS_CHEST,
        (Argument("group", GROUP_COUNT, ordinal=True),),
        target="group-{colour}-{group}",
        placing=True,
        rule="abilities",
    ),
    Kind("colour", COLOUR, (REGION,), target="leaf-{region}", placing=True, rule="group"),
    Kind("repeat", REPEAT, (one_of("item", REGIONS),), target="die-{item}", rule="group"),
    Kind("decline", DECLINE, rule="abilities", closing=True),
    Kind("done", DONE, rule="group", closing=True),
)
