"""Marabunta's coach: what a strong player counts, weighed by what self-play has taught.

The weights are in `coach.toml`; `tarsas train marabunta` learns others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach, margins
from tarsas.core.pending import ARGUMENT, FIRST, KIND, SECOND, THIRD
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.marabunta.reasons import reasons_for
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    ALL_ITEMS,
    ANY,
    CAKE,
    CAKE_CROSS,
    CHEST,
    CHESTS,
    CIRCLE,
    CIRCLES,
    DIE_AGAIN,
    EMPTY,
    FINISHED,
    FIRST_CROSS,
    FIRST_ONE,
    FIRST_ZERO,
    FREELY,
    GROUP_COUNT,
    HEXES,
    REGION_COUNT,
    RESOLVING,
    SECOND_ONE,
    SECOND_ZERO,
    TAKING,
    THIRD_ONE,
    WRITE,
)

F_POINTS: Final[i64] = 0  # scored already
F_CIRCLES: Final[i64] = 1  # own circles on all leaves
F_LEAD: Final[i64] = 2  # … on leaves whose region is led, less where it is not
F_LEAD_WIDE: Final[i64] = 3  # the same, by how wide the lead is
F_LEAD_LATE: Final[i64] = 4  # the same, the more the fuller the region is
F_ROOM: Final[i64] = 5  # empty circles where the region is led
F_REACH: Final[i64] = 6  # circles where more hexes can be reached than by the rival
F_REGIONS: Final[i64] = 7  # regions in which something can be written
F_SUM: Final[i64] = 8  # of the numbers written
F_CAKE_NEXT: Final[i64] = 9  # points above the next cake, by the cakes left in the territory
F_CAKES: Final[i64] = 10  # crossed out: they break ties
F_CAKES_NEAR: Final[i64] = 11  # cake hexes that touch an own number
F_CAKES_NEAR_WORTH: Final[i64] = 12  # … times the points above the next cake
F_CHESTS_NEAR: Final[i64] = 13  # chest hexes that touch an own number
F_ANTHILLS: Final[i64] = 14  # left
F_CHOOSES_NEXT: Final[i64] = 15  # has the choice in the next round
F_ITEM_SWING: Final[i64] = 16  # of circles, by the numbers still to be written
F_ITEM_NUMBER: Final[i64] = 17  # numbers above 0 still to be written
F_ITEM_ZERO: Final[i64] = 18
F_ITEM_CHEST: Final[i64] = 19
F_ITEM_CIRCLE: Final[i64] = 20
F_ITEM_CIRCLE_LED: Final[i64] = 21  # circles still to be coloured, by how the region stands
F_TOKEN_TWO_ZEROS: Final[i64] = 22
F_TOKEN_CROSS_TWO: Final[i64] = 23
F_TOKEN_FREE_ZERO: Final[i64] = 24
F_TOKEN_REPEAT_DIE: Final[i64] = 25
F_TOKEN_LAST_CAKE: Final[i64] = 26
# The share of chests crossed out, while the ability is locked; in the order of ABILITIES.
F_CHESTS_WRITE_1: Final[i64] = 27
F_CHESTS_WRITE_2: Final[i64] = 28
F_CHESTS_FREE_ZERO: Final[i64] = 29
F_CHESTS_FREE_THREE: Final[i64] = 30
F_CHESTS_TWO_CAKES: Final[i64] = 31
F_CHESTS_VP_2: Final[i64] = 32
F_CHESTS_VP_3: Final[i64] = 33
F_CHESTS_TRIPLE_ONE: Final[i64] = 34
F_CHESTS_CROSS_TWO: Final[i64] = 35
F_CHESTS_TWO_CIRCLES: Final[i64] = 36
COUNT: Final[i64] = 37


class MarabuntaCoach(LinearCoach):
    """Judges positions of Marabunta."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.marabunta")
        # A round is one spell of chance; its end is where positions compare well.
        self.search.horizon = 0
        self.search.playout = 0
        self.levels.lapses = 0.4
        self.levels.mistake = 0.15

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat` with the items that are known to be its own."""
        assert isinstance(state, Marabunta)
        return self.count(state, seat, items_of(state, seat))

    def assess(self, state: State) -> vec[float]:
        """Return both margins; while a group is to be chosen, the chooser takes the better."""
        assert isinstance(state, Marabunta)
        if state.phase == FINISHED:
            return margins(vec[float]([float(state.own[0]), float(state.own[1])]))
        if state.phase != TAKING:
            return self.compare(state, items_of(state, 0), items_of(state, 1))
        plain, token = state.plain_group, ALL_ITEMS & ~state.plain_group
        if state.splitter == 1:  # red chooses
            one, other = self.compare(state, plain, token), self.compare(state, token, plain)
            return one if one[0] > other[0] else other
        one, other = self.compare(state, token, plain), self.compare(state, plain, token)
        return one if one[1] > other[1] else other

    def compare(self, state: Marabunta, red: i64, blue: i64) -> vec[float]:
        """Return both margins, given the items each has yet to use."""
        return margins(
            vec[float](
                [
                    self.weigh(self.count(state, 0, red)),
                    self.weigh(self.count(state, 1, blue)),
                ]
            )
        )

    def weigh(self, found: vec[float]) -> float:
        """Return the weighted sum of features."""
        total = 0.0
        for i in range(COUNT):
            total += self.weights[i] * found[i]
        return total

    def count(self, state: Marabunta, seat: i64, items: i64) -> vec[float]:
        """Return the features of a seat that has yet to use `items`."""
        out = vec[float]([0.0] * COUNT)
        count_regions(state, seat, out)
        count_territory(state, seat, out)
        count_board(state, seat, out)
        for item in range(i64(7)):
            if items & (1 << item):
                count_frame(state, seat, state.item_frame(item), out)
        if state.phase == RESOLVING and state.active == seat:
            for wanted in state.pending:
                count_frame(state, seat, wanted, out)
        taken = state.phase == TAKING or state.phase == RESOLVING
        chooser = state.splitter if taken else 1 - state.splitter
        out[F_CHOOSES_NEXT] = 1.0 if chooser == seat else 0.0
        return out

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Marabunta)
        return reasons_for(self, state, seat, action)


def make_coach() -> MarabuntaCoach:
    """Return the game's coach."""
    return MarabuntaCoach()


def items_of(state: Marabunta, seat: i64) -> i64:
    """Return the items that a seat has yet to use, as far as it is known whose they are."""
    if state.phase != RESOLVING:
        return 0
    if state.active == seat:
        return state.left
    return ALL_ITEMS & ~state.group if state.splitter == seat else 0


def settled(lead: i64, open_hexes: i64) -> float:
    """Return how safe a lead is, from -1 to 1: the fuller the region the safer."""
    size = float(lead if lead > 0 else -lead)
    return float(lead) / (size + 1.0 + 0.3 * float(open_hexes))


def count_regions(state: Marabunta, seat: i64, out: vec[float]) -> None:
    """Count what the six regions and their leaves promise."""
    for region in range(REGION_COUNT):
        mine, theirs = seat * REGION_COUNT + region, (1 - seat) * REGION_COUNT + region
        circles = float(state.circles[mine])
        lead = state.sums[mine] - state.sums[theirs]
        size = float(lead if lead > 0 else -lead)
        open_hexes = state.open_in[region]
        late = settled(lead, open_hexes)
        out[F_CIRCLES] += circles
        if lead > 0:
            out[F_LEAD] += circles
        elif lead < 0:
            out[F_LEAD] -= circles
        out[F_LEAD_WIDE] += circles * float(lead) / (size + 3.0)
        out[F_LEAD_LATE] += circles * late
        out[F_ROOM] += float(state.empty_circles[region]) * late
        reach, rival = float(state.reach[mine]), float(state.reach[theirs])
        out[F_REACH] += circles * (reach - rival) / (reach + rival + 2.0)
        if state.reach[mine] > 0:
            out[F_REGIONS] += 1.0
        out[F_SUM] += float(state.sums[mine])


def count_territory(state: Marabunta, seat: i64, out: vec[float]) -> None:
    """Count the cakes and chests that the own numbers touch."""
    board = state.board
    for hex_ in range(HEXES):
        if state.hexes[hex_] == EMPTY and state.touched[seat * HEXES + hex_]:
            if board.special[hex_] == CAKE:
                out[F_CAKES_NEAR] += 1.0
            elif board.special[hex_] == CHEST:
                out[F_CHESTS_NEAR] += 1.0


def count_board(state: Marabunta, seat: i64, out: vec[float]) -> None:
    """Count points, cakes, chests and anthills of the own board."""
    board = state.board
    out[F_POINTS] = float(state.own[seat])
    out[F_CAKES] = float(state.own[2 + seat])
    out[F_ANTHILLS] = float(state.own[4 + seat])
    if state.own[2 + seat] < len(board.cake_row):
        worth = float(board.cake_row[state.own[2 + seat]])
        out[F_CAKE_NEXT] = worth * float(state.open_cakes)
        out[F_CAKES_NEAR_WORTH] = worth * out[F_CAKES_NEAR]
    for group in range(GROUP_COUNT):
        crossed, size = state.chests[seat * GROUP_COUNT + group], board.group_size[group]
        if crossed < size:
            out[F_CHESTS_WRITE_1 + board.group_ability[group]] = float(crossed) / float(size)


def count_frame(state: Marabunta, seat: i64, wanted: i64, out: vec[float]) -> None:
    """Count something still to be carried out: an item, or a decision that is pending."""
    kind, a, b = wanted & KIND, (wanted >> FIRST) & ARGUMENT, (wanted >> SECOND) & ARGUMENT
    if kind == WRITE:
        if a == 0:
            if (wanted >> THIRD) == FREELY:
                out[F_TOKEN_FREE_ZERO] += 1.0
            else:
                out[F_ITEM_ZERO] += 1.0
        else:
            swing = best_swing(state, seat, a, b, (wanted >> THIRD) == FREELY)
            if swing >= 0.0:
                out[F_ITEM_SWING] += swing
                out[F_ITEM_NUMBER] += 1.0
    elif kind == FIRST_ONE or kind == SECOND_ONE or kind == THIRD_ONE:
        left = i64(3) if kind == FIRST_ONE else (i64(2) if kind == SECOND_ONE else i64(1))
        out[F_ITEM_NUMBER] += float(left)
        out[F_ITEM_SWING] += float(left) * best_swing(state, seat, 1, ANY, True)
    elif kind == CHESTS:
        out[F_ITEM_CHEST] += float(a)
    elif kind == CIRCLES:
        out[F_ITEM_CIRCLE] += float(a)
        out[F_ITEM_CIRCLE_LED] += float(a) * best_leaf(state, seat)
    elif kind == FIRST_ZERO:
        out[F_TOKEN_TWO_ZEROS] += 1.0
    elif kind == SECOND_ZERO:
        out[F_ITEM_ZERO] += 1.0
    elif kind == FIRST_CROSS:
        out[F_TOKEN_CROSS_TWO] += 1.0
    elif kind == DIE_AGAIN:
        out[F_TOKEN_REPEAT_DIE] += 1.0
    elif kind == CAKE_CROSS:
        out[F_TOKEN_LAST_CAKE] += 1.0
    elif kind == CIRCLE and state.empty_circles[a] > 0:
        lead = state.sums[seat * REGION_COUNT + a] - state.sums[(1 - seat) * REGION_COUNT + a]
        out[F_ITEM_CIRCLE] += 1.0
        out[F_ITEM_CIRCLE_LED] += settled(lead, state.open_in[a])


def best_swing(state: Marabunta, seat: i64, number: i64, region: i64, freely: bool) -> float:
    """Return the circles that a number can turn one's way at best, or -1 without a place."""
    best = -1.0
    for r in range(REGION_COUNT):
        if region != ANY and region != r:
            continue
        mine, theirs = seat * REGION_COUNT + r, (1 - seat) * REGION_COUNT + r
        if freely or state.own[4 + seat] > 0:
            if state.open_in[r] == 0:
                continue
        elif state.reach[mine] == 0:
            continue
        lead = state.sums[mine] - state.sums[theirs]
        left = state.open_in[r] - 1
        turn = settled(lead + number, left) - settled(lead, left)
        swing = turn * float(state.circles[mine] + state.circles[theirs])
        if swing > best:
            best = swing
    return best


def best_leaf(state: Marabunta, seat: i64) -> float:
    """Return how safe the safest region is on whose leaf a circle can be coloured."""
    best = 0.0
    for region in range(REGION_COUNT):
        mine, theirs = seat * REGION_COUNT + region, (1 - seat) * REGION_COUNT + region
        if state.empty_circles[region] > 0:
            safe = settled(state.sums[mine] - state.sums[theirs], state.open_in[region])
            if safe > best:
                best = safe
    return best
