"""Marabunta: what is printed, and the numbers by which the rules call things."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- constants and tables -------------------------------------------------------------------

HEXES: Final[i64] = 84
COLUMNS: Final[i64] = 12
ROWS: Final[i64] = 7
REGION_COUNT: Final[i64] = 6
GROUP_COUNT: Final[i64] = 5
ANY: Final[i64] = 6  # in place of a region: all of them

REGIONS: Final = ("pink", "blue", "green", "grey", "yellow", "orange")
TOKENS: Final = (
    "two_chests",
    "two_circles",
    "write_1",
    "two_zeros",
    "cross_two",
    "free_zero",
    "repeat_die",
    "last_cake",
)
ABILITIES: Final = (
    "write_1",
    "write_2",
    "free_zero",
    "free_three",
    "two_cakes",
    "vp_2",
    "vp_3",
    "triple_one",
    "cross_two",
    "two_circles",
)
FACES: Final = ("0", "1", "2", "3", "chest", "circle")

PLAIN: Final[i64] = 0
CAKE: Final[i64] = 1
CHEST: Final[i64] = 2

FACE_CHEST: Final[i64] = 4
FACE_CIRCLE: Final[i64] = 5
UNROLLED: Final[i64] = 6

TWO_CHESTS: Final[i64] = 0
TWO_CIRCLES: Final[i64] = 1
WRITE_1: Final[i64] = 2
TWO_ZEROS: Final[i64] = 3
CROSS_TWO: Final[i64] = 4
FREE_ZERO: Final[i64] = 5
REPEAT_DIE: Final[i64] = 6
LAST_CAKE: Final[i64] = 7
NO_TOKEN: Final[i64] = 8
LAST_ROUND_OF_TOKENS: Final[i64] = 7

TOKEN_ITEM: Final[i64] = 6  # items 0-5 are the dice, in the order of the regions
ALL_ITEMS: Final[i64] = 127

# What a hex holds: nothing, a cross, or NUMBER + 4 * seat + the number written.
EMPTY: Final[i64] = 0
CROSSED: Final[i64] = 1
NUMBER: Final[i64] = 2

# Actions, in disjoint ranges.
START: Final[i64] = 0
TOKEN: Final[i64] = 2
ROLL: Final[i64] = 9
SPLIT: Final[i64] = 45  # + the dice of the group without the token, as a mask from 1 to 63
TAKE: Final[i64] = 109  # + 0: the group with the token, 1: the other
USE: Final[i64] = 111
HEX: Final[i64] = 118
CROSS_CHEST: Final[i64] = 202
COLOUR: Final[i64] = 207
REPEAT: Final[i64] = 213
DECLINE: Final[i64] = 219
DONE: Final[i64] = 220
ACTIONS: Final[i64] = 221

# Phases of a round.
STARTING: Final[i64] = 0
REVEALING: Final[i64] = 1
ROLLING: Final[i64] = 2
SPLITTING: Final[i64] = 3
TAKING: Final[i64] = 4
RESOLVING: Final[i64] = 5
FINISHED: Final[i64] = 6

# Ways of ending.
ENDINGS: Final = ("region", "leaf", "cakes")
BY_REGION: Final[i64] = 0
BY_LEAF: Final[i64] = 1
BY_CAKES: Final[i64] = 2

# Pending frames: kind, then up to three arguments.
WRITE: Final[i64] = 0  # number, region or ANY, how it may be placed
SECOND_ZERO: Final[i64] = 1  # the first hex
SECOND_ONE: Final[i64] = 2  # the first hex
THIRD_ONE: Final[i64] = 3  # the first and the second hex
FIRST_ZERO: Final[i64] = 4
FIRST_ONE: Final[i64] = 5
FIRST_CROSS: Final[i64] = 6
SECOND_CROSS: Final[i64] = 7  # the first hex
CAKE_CROSS: Final[i64] = 8
CHESTS: Final[i64] = 9  # how many
CIRCLES: Final[i64] = 10  # how many, a region that is excluded or ANY
DIE_AGAIN: Final[i64] = 11
CIRCLE: Final[i64] = 12  # the region; resolves by itself
LAND: Final[i64] = 13  # the hex just written; resolves by itself

# How a number may be placed.
BY_ITEM: Final[i64] = 0  # next to an own number, or with an anthill
BY_ABILITY: Final[i64] = 1  # the same, but compulsory where no anthill is needed
FREELY: Final[i64] = 2  # on any available hex


class Board:
    """What is printed: the territory and the player boards. Shared by all positions of a game."""

    def __init__(
        self,
        region: list[int],
        special: list[int],
        neighbours: list[int],
        group_ability: list[int],
        group_size: list[int],
        cake_row: list[int],
        anthills: int,
        own_circles: int,
        empty_circles: int,
        triangle: bool,
    ) -> None:
        self.region = vec[i64](region)
        self.special = vec[i64](special)
        # Six per hex, in the order of a walk around it; -1 where the board ends.
        self.neighbours = vec[i64](neighbours)
        self.group_ability = vec[i64](group_ability)
        self.group_size = vec[i64](group_size)
        self.cake_row = vec[i64](cake_row)
        self.anthills: i64 = anthills
        self.own_circles: i64 = own_circles
        self.empty_circles: i64 = empty_circles
        self.triangle: bool = triangle  # ruling 1: the third 1 touches both others
