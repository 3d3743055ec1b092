"""The coach of Hunters and Gatherers: what a strong player counts, weighed by self-play.

The weights are in `coach.toml`; `python -m tarsas.lab.fit hunters` writes them anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.hunters.reasons import reasons_for
from tarsas.games.hunters.rules import (
    CALLING,
    DRAWING,
    DRAWING_BONUS,
    FREE,
    PEOPLING,
    PLACING,
    Hunters,
    figures_of,
)
from tarsas.games.hunters.rules_land import (
    DEER,
    DOLMEN,
    FIRE,
    FOREST,
    GOLD,
    MEADOW,
    NODES,
    SEGMENT,
    SYSTEM,
    TIGER,
)
from tarsas.games.hunters.rules_worth import area_pays

# "left" is the share of the land tiles still face down. Areas count for whoever leads them.
NAMES: Final = (
    "points",  # scored, or about to be: areas that the tile just laid completes
    "forest_1",  # what open forests would pay, by their open ends: one
    "forest_1_left",
    "forest_2",
    "forest_2_left",
    "forest_3",  # three or more
    "forest_3_left",
    "forest_gold",  # gold or menhirs in open forests
    "river_1",  # the same for river segments
    "river_1_left",
    "river_2",
    "river_2_left",
    "idle",  # members in forests and segments that others lead
    "meadow",  # what the animals of meadows would pay now
    "meadow_left",
    "meadow_safe",  # … of meadows led by two hunters or more, or from the dolmen
    "meadow_room",  # open ends of led meadows
    "meadow_tigers",  # tigers there that have no deer to eat yet
    "meadow_lost",  # what meadows would pay that others lead
    "hunters",  # lying in meadows
    "fish",  # of river systems that are led, with the lakes by the raft
    "fish_left",
    "fish_room",  # open ends of those systems
    "members",  # in the supply
    "members_left",
    "members_any",  # whether there is one
    "members_two",  # whether there are two
    "huts_left",  # in the supply
    "turns",  # land tiles yet to lay
    "bonus",  # a bonus tile to lay
)
POINTS: Final[i64] = 0
FOREST_FIRST: Final[i64] = 1
FOREST_GOLD: Final[i64] = 7
RIVER_FIRST: Final[i64] = 8
IDLE: Final[i64] = 12
MEADOW_PAYS: Final[i64] = 13
MEADOW_LEFT: Final[i64] = 14
MEADOW_SAFE: Final[i64] = 15
MEADOW_ROOM: Final[i64] = 16
MEADOW_TIGERS: Final[i64] = 17
MEADOW_LOST: Final[i64] = 18
HUNTERS: Final[i64] = 19
FISH_PAYS: Final[i64] = 20
FISH_LEFT: Final[i64] = 21
FISH_ROOM: Final[i64] = 22
MEMBERS: Final[i64] = 23
MEMBERS_LEFT: Final[i64] = 24
MEMBERS_ANY: Final[i64] = 25
MEMBERS_TWO: Final[i64] = 26
HUTS_LEFT: Final[i64] = 27
TURNS: Final[i64] = 28
BONUS: Final[i64] = 29
COUNT: Final[i64] = 30


class HuntersCoach(LinearCoach):
    """Judges positions of Hunters and Gatherers."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.hunters", NAMES)
        # A tile changes what all moves mean, so the tree ends with the own turn; how good it was
        # shows two turns later, after tiles that every move is tried with alike.
        self.search.horizon = 4
        self.search.reach = 0
        self.search.leads = True
        self.search.trust = 4.0
        self.levels.distraction = 0.12
        self.levels.lapses = 0.5

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`; whoever may place a figure is expected to place it best."""
        assert isinstance(state, Hunters)
        out = vec[float]([0.0] * COUNT)
        left = share_left(state)
        out[POINTS] = float(state.points[seat])
        values = state.values
        members = count_figures(state, seat, state.members, values.members, left, out)
        huts = count_figures(state, seat, state.huts, values.huts, left, out)
        count_turns(state, seat, out)
        placing = state.phase == PEOPLING or state.phase == CALLING
        if placing and state.active == seat:
            self.expect_figure(state, members, huts, left, out)
        else:
            count_supply(members, huts, left, out)
        return out

    def expect_figure(
        self, state: Hunters, members: i64, huts: i64, left: float, out: vec[float]
    ) -> None:
        """Count the figure that the active seat had best place on the tile just laid."""
        land = state.land
        index = land.last()
        tile = land.tile(index)
        first = land.first_node[index]
        seat = state.active
        best = vec[float]([0.0] * COUNT)
        count_supply(members, huts, left, best)
        most = self.weigh(best)
        for local in range(land.box.node_count[tile]):
            area = land.find(first + local)
            kind = land.box.node_kind[tile * NODES + local]
            supply = huts if kind == SYSTEM else members
            barred = kind == MEADOW and land.box.hunter_barred[tile] != 0
            if supply == 0 or barred or land.figures[area] != 0:
                continue
            option = vec[float]([0.0] * COUNT)
            back = count_area(state, seat, area, kind, 1, 0, left, option)
            if kind == SYSTEM:
                count_supply(members, huts - 1, left, option)
            else:
                count_supply(members - 1 + back, huts, left, option)
            worth = self.weigh(option)
            if worth > most:
                best, most = option, worth
        for i in range(COUNT):
            out[i] += best[i]

    def weigh(self, found: vec[float]) -> float:
        """Return the weighted sum of features."""
        total = 0.0
        for i in range(COUNT):
            total += self.weights[i] * found[i]
        return total

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Hunters)
        return reasons_for(self, state, seat, action)


def make_coach() -> HuntersCoach:
    """Return the game's coach."""
    return HuntersCoach()


def share_left(state: Hunters) -> float:
    """Return how much of the game is still to come, from 1 to 0."""
    return float(len(state.bag)) / float(state.land.box.first_bonus - 1)


def count_figures(
    state: Hunters, seat: i64, spots: vec[i64], each: i64, left: float, out: vec[float]
) -> i64:
    """Count the areas with members or huts of a seat; return those at hand or about to be."""
    land = state.land
    base = seat * each
    free: i64 = 0
    for i in range(base, base + each):
        spot = spots[i]
        if spot == FREE:
            free += 1
            continue
        area = land.root(spot)
        if met_before(state, spots, base, i, area):
            continue
        figures = land.figures[area]
        mine = figures_of(figures, seat)
        free += count_area(
            state, seat, area, land.kind(spot), mine, rivals(state, figures, seat), left, out
        )
    return free


def met_before(state: Hunters, figures: vec[i64], base: i64, upto: i64, area: i64) -> bool:
    """Say whether an earlier figure of the seat is in the same area."""
    for i in range(base, upto):
        if figures[i] != FREE and state.land.root(figures[i]) == area:
            return True
    return False


def rivals(state: Hunters, figures: i64, seat: i64) -> i64:
    """Return the most figures that any other seat has in an area."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, figures_of(figures, other))
    return most


def count_area(
    state: Hunters,
    seat: i64,
    area: i64,
    kind: i64,
    mine: i64,
    theirs: i64,
    left: float,
    out: vec[float],
) -> i64:
    """Count an area for a seat with `mine` figures there; return the members that come back."""
    if kind == MEADOW:
        count_meadow(state, seat, area, mine, theirs, left, out)
    elif kind == SYSTEM:
        count_system(state, area, mine, theirs, left, out)
    elif kind == FOREST or kind == SEGMENT:
        return count_closing(state, area, kind, mine, theirs, left, out)
    return 0


def count_closing(
    state: Hunters, area: i64, kind: i64, mine: i64, theirs: i64, left: float, out: vec[float]
) -> i64:
    """Count a forest or river segment; a complete one with figures pays at the end of this turn."""
    land = state.land
    ends = land.open_ends[area]
    if mine < theirs:
        if ends > 0:
            out[IDLE] += float(mine)
            return 0
        return mine
    pays = float(area_pays(state, area, kind))
    if ends == 0:
        out[POINTS] += pays
        return mine
    if kind == FOREST:
        at = FOREST_FIRST + 2 * (min(ends, i64(3)) - 1)
        out[FOREST_GOLD] += float(land.count(area, GOLD)) / float(ends)
    else:
        at = RIVER_FIRST + 2 * (min(ends, i64(2)) - 1)
    out[at] += pays
    out[at + 1] += pays * left
    return 0


def count_meadow(
    state: Hunters,
    seat: i64,
    area: i64,
    mine: i64,
    theirs: i64,
    left: float,
    out: vec[float],
) -> None:
    """Count a meadow: its animals pay in the end, whoever leads it then."""
    land = state.land
    owner = land.count(area, DOLMEN)
    pays = float(area_pays(state, area, MEADOW))
    out[HUNTERS] += float(mine) * left
    leads = owner == seat + 1 if owner > 0 else mine >= theirs
    if not leads:
        out[MEADOW_LOST] += pays * left
        return
    out[MEADOW_PAYS] += pays
    out[MEADOW_LEFT] += pays * left
    if owner > 0 or mine - theirs >= 2:
        out[MEADOW_SAFE] += pays * left
    out[MEADOW_ROOM] += float(min(land.open_ends[area], i64(8))) * left
    if land.count(area, FIRE) == 0:
        idle = land.count(area, TIGER) - land.count(area, DEER)
        if idle > 0:
            out[MEADOW_TIGERS] += float(idle) * left


def count_system(
    state: Hunters, system: i64, mine: i64, theirs: i64, left: float, out: vec[float]
) -> None:
    """Count a river system: its fish pay in the end, whoever leads it then."""
    if mine < theirs:
        return
    pays = float(area_pays(state, system, SYSTEM))
    out[FISH_PAYS] += pays
    out[FISH_LEFT] += pays * left
    out[FISH_ROOM] += float(min(state.land.open_ends[system], i64(6))) * left


def count_supply(members: i64, huts: i64, left: float, out: vec[float]) -> None:
    """Count the figures at hand."""
    out[MEMBERS] += float(members)
    out[MEMBERS_LEFT] += float(members) * left
    if members > 0:
        out[MEMBERS_ANY] += left
    if members > 1:
        out[MEMBERS_TWO] += left
    out[HUTS_LEFT] += float(huts) * left


def count_turns(state: Hunters, seat: i64, out: vec[float]) -> None:
    """Count the tiles that a seat has yet to lay."""
    in_hand = state.phase == PLACING
    first = state.active if state.phase <= DRAWING else (state.active + 1) % state.players
    offset = (seat - first + state.players) % state.players
    tiles: i64 = len(state.bag)
    turns = (tiles - offset + state.players - 1) // state.players if tiles > offset else i64(0)
    if state.active == seat:
        bonus = state.phase == DRAWING_BONUS or closes_gold(state)
        if in_hand and state.drawn >= state.land.box.first_bonus:
            bonus = True
        elif in_hand:
            turns += 1
        if bonus:
            out[BONUS] = 1.0
    out[TURNS] = float(turns)


def closes_gold(state: Hunters) -> bool:
    """Say whether the tile just laid earns a bonus tile."""
    land = state.land
    if state.phase != PEOPLING and state.phase != CALLING:
        return False
    if state.drawn >= land.box.first_bonus or len(state.pile) == 0:
        return False
    first = land.first_node[land.last()]
    for local in range(land.box.node_count[state.drawn]):
        if land.box.node_kind[state.drawn * NODES + local] == FOREST:
            area = land.find(first + local)
            if land.open_ends[area] == 0 and land.count(area, GOLD) > 0:
                return True
    return False
