"""Marabunta as a learner sees it. The territory is planes of 12 columns with 7 hexes each."""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.state import State
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ACTIONS,
    CAKE,
    CHEST,
    CROSSED,
    EMPTY,
    GROUP_COUNT,
    HEXES,
    NUMBER,
    REGION_COUNT,
)

PHASES: Final[i64] = 7
TOKENS: Final[i64] = 9
FACES: Final[i64] = 7
KINDS: Final[i64] = 14
FRAMES: Final[i64] = 4  # of the pending stack; more than two are never seen
ABILITIES: Final[i64] = 10
LAND: Final = (12, 7)

FIELDS: Final = (
    *COMMON,
    Field(
        "phase",
        (7,),
        "one of: who starts, token, roll, split, take, use, finished",
    ),
    Field("round", (1,), "number of the round", high=200, scale=20),
    Field("splits", (PLAYERS,), "1 for whoever splits the dice in this round"),
    Field("token", (9,), "the token of the round, in the order of its actions; the last: none"),
    Field("tokens_seen", (7,), "1 for each token that was revealed"),
    Field("dice", (6, 7), "each region's die: 0, 1, 2, 3, chest, circle, not rolled"),
    Field("plain_group", (7,), "dice in the group without the token"),
    Field("group", (7,), "dice, and last the token, in the group of whoever uses one"),
    Field("left", (7,), "those of the group not used yet"),
    Field("numbers", (PLAYERS, 4, *LAND), "hexes with the own 0, 1, 2, 3; then the rival's"),
    Field("crossed", LAND, "hexes crossed out"),
    Field("cakes", LAND, "empty hexes with a cake"),
    Field("chests", LAND, "empty hexes with a chest"),
    Field("touched", (PLAYERS, *LAND), "hexes that touch a number of the player"),
    Field("sums", (PLAYERS, 6), "sum of the numbers in each region", high=300, scale=20),
    Field("circles", (PLAYERS, 6), "circles on the leaf of each region", high=100, scale=5),
    Field("empty_circles", (6,), "circles that nobody has coloured", high=100, scale=5),
    Field("open", (6,), "empty hexes of each region", high=84, scale=14),
    Field("chests_crossed", (PLAYERS, 5), "chests crossed out in each group", high=100, scale=5),
    Field("cakes_crossed", (PLAYERS,), "cakes crossed out on the own board", high=100, scale=10),
    Field("anthills", (PLAYERS,), "anthills left", high=100, scale=5),
    Field("pending", (4, 14), "kinds of the decisions under way, the one to be made first"),
    Field(
        "pending_numbers",
        (4, 3),
        "their arguments: number, region or hex, as the rules pack them",
        high=255,
        scale=84,
    ),
)

PRINTED_FIELDS: Final = (
    Field("regions", (6, *LAND), "the hexes of each region, printed"),
    Field("chest_groups", (5,), "chests that each group has, printed", high=100, scale=5),
    Field("abilities", (5, 10), "the ability of each group, printed"),
)


class MarabuntaObserver(Observer):
    """Writes positions of Marabunta."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Marabunta)
        self.write_common(state, seat, out)
        self.write_round(state, seat, out)
        self.write_land(state, seat, out)
        self.write_boards(state, seat, out)
        out.stack(state.pending, FRAMES, KINDS)

    def write_round(self, state: Marabunta, seat: i64, out: Canvas) -> None:
        """Write the phase, the token and the dice."""
        out.one_of(state.phase, PHASES)
        out.number(state.round)
        out.one_of(state.splitter ^ seat, 2)
        out.one_of(state.token, TOKENS)
        out.bits(state.tokens_seen, 7)
        for die in state.dice:
            out.one_of(die, FACES)
        out.bits(state.plain_group, 7)
        out.bits(state.group, 7)
        out.bits(state.left, 7)

    def write_land(self, state: Marabunta, seat: i64, out: Canvas) -> None:
        """Write the planes; what one hex holds goes to several of them."""
        numbers = out.at
        crossed = numbers + 8 * HEXES
        special = crossed + HEXES
        touched = special + 2 * HEXES
        marks, specials = state.hexes, state.board.special
        touches = state.touched
        mine, theirs = seat * HEXES, (1 - seat) * HEXES
        for hex_ in range(HEXES):
            mark = marks[hex_]
            printed = specials[hex_]
            if mark >= NUMBER:
                written = (mark - NUMBER) ^ (seat << 2)
                out.mark(numbers + written * HEXES + hex_)
            elif mark == CROSSED:
                out.mark(crossed + hex_)
            elif mark == EMPTY and (printed == CAKE or printed == CHEST):
                out.mark(special + (printed - CAKE) * HEXES + hex_)
            if touches[mine + hex_] != 0:
                out.mark(touched + hex_)
            if touches[theirs + hex_] != 0:
                out.mark(touched + HEXES + hex_)
        out.skip((8 + 1 + 2 + 2) * HEXES)

    def write_boards(self, state: Marabunta, seat: i64, out: Canvas) -> None:
        """Write the leaves and the player boards."""
        for other in range(i64(2)):
            out.numbers(state.sums, (seat ^ other) * REGION_COUNT, REGION_COUNT)
        for other in range(i64(2)):
            out.numbers(state.circles, (seat ^ other) * REGION_COUNT, REGION_COUNT)
        out.numbers(state.empty_circles, 0, REGION_COUNT)
        out.numbers(state.open_in, 0, REGION_COUNT)
        for other in range(i64(2)):
            out.numbers(state.chests, (seat ^ other) * GROUP_COUNT, GROUP_COUNT)
        out.number(state.cakes(seat))
        out.number(state.cakes(1 - seat))
        out.number(state.anthills(seat))
        out.number(state.anthills(1 - seat))

    def write_printed(self, state: State, out: Canvas) -> None:
        """Write the regions and what the chests of the player boards unlock."""
        assert isinstance(state, Marabunta)
        board = state.board
        for hex_ in range(HEXES):
            out.mark(out.at + board.region[hex_] * HEXES + hex_)
        out.skip(REGION_COUNT * HEXES)
        out.numbers(board.group_size, 0, GROUP_COUNT)
        for group in range(GROUP_COUNT):
            out.one_of(board.group_ability[group], ABILITIES)


def make_observer(players: int) -> Observer:
    """Return the observer of Marabunta."""
    return MarabuntaObserver(players, FIELDS, ACTIONS, (), PRINTED_FIELDS)
