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
    figures_of,
)
from tarsas.games.hunters.rules_worth import area_pays

# "left" is the share of the land tiles still face down. Areas count for whoever leads them.
F_POINTS: Final[i64] = 0  # scored, or about to be: areas that the tile just laid completes
F_FOREST_1: Final[i64] = 1  # what open forests would pay, by their open ends: one
F_FOREST_1_LEFT: Final[i64] = 2
F_FOREST_2: Final[i64] = 3
F_FOREST_2_LEFT: Final[i64] = 4
F_FOREST_3: Final[i64] = 5  # three or more
F_FOREST_3_LEFT: Final[i64] = 6
F_FOREST_GOLD: Final[i64] = 7  # gold or menhirs in open forests
F_RIVER_1: Final[i64] = 8  # the same for river segments
F_RIVER_1_LEFT: Final[i64] = 9
F_RIVER_2: Final[i64] = 10
F_RIVER_2_LEFT: Final[i64] = 11
F_IDLE: Final[i64] = 12  # members in forests and segments that others lead
F_MEADOW: Final[i64] = 13  # what the animals of meadows would pay now
F_MEADOW_LEFT: Final[i64] = 14
F_MEADOW_SAFE: Final[i64] = 15  # … of meadows led by two hunters or more, or from the dolmen
F_MEADOW_ROOM: Final[i64] = 16  # open ends of led meadows
F_MEADOW_TIGERS: Final[i64] = 17  # tigers there that have no deer to eat yet
F_MEADOW_LOST: Final[i64] = 18  # what meadows would pay that others lead
F_HUNTERS: Final[i64] = 19  # lying in meadows
F_FISH: Final[i64] = 20  # of river systems that are led, with the lakes by the raft
F_FISH_LEFT: Final[i64] = 21
F_FISH_ROOM: Final[i64] = 22  # open ends of those systems
F_MEMBERS: Final[i64] = 23  # in the supply
F_MEMBERS_LEFT: Final[i64] = 24
F_MEMBERS_ANY: Final[i64] = 25  # whether there is one
F_MEMBERS_TWO: Final[i64] = 26  # whether there are two
F_HUTS_LEFT: Final[i64] = 27  # in the supply
F_TURNS: Final[i64] = 28  # land tiles yet to lay
F_BONUS: Final[i64] = 29  # a bonus tile to lay
COUNT: Final[i64] = 30


class HuntersCoach(LinearCoach):
    """Judges positions of Hunters and Gatherers."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.hunters")
        # A tile changes what all moves mean, so the tree ends with the own turn; how good it was
        # shows two turns later, after tiles that every move is tried with alike.
        self.search.horizon = 4
        self.search.reach = 0
        self.search.leads = True
        self.search.trust = 4.0
        self.levels.distraction = 0.12
        self.levels.lapses = 0.5
        self.levels.mistake = 0.1

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`; whoever may place a figure is expected to place it best."""
        assert isinstance(state, Hunters)
        out = vec[float]([0.0] * COUNT)
        left = share_left(state)
        out[F_POINTS] = float(state.points[seat])
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
            out[F_IDLE] += float(mine)
            return 0
        return mine
    pays = float(area_pays(state, area, kind))
    if ends == 0:
        out[F_POINTS] += pays
        return mine
    if kind == FOREST:
        at = F_FOREST_1 + 2 * (min(ends, i64(3)) - 1)
        out[F_FOREST_GOLD] += float(land.count(area, GOLD)) / float(ends)
    else:
        at = F_RIVER_1 + 2 * (min(ends, i64(2)) - 1)
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
    out[F_HUNTERS] += float(mine) * left
    leads = owner == seat + 1 if owner > 0 else mine >= theirs
    if not leads:
        out[F_MEADOW_LOST] += pays * left
        return
    out[F_MEADOW] += pays
    out[F_MEADOW_LEFT] += pays * left
    if owner > 0 or mine - theirs >= 2:
        out[F_MEADOW_SAFE] += pays * left
    out[F_MEADOW_ROOM] += float(min(land.open_ends[area], i64(8))) * left
    if land.count(area, FIRE) == 0:
        idle = land.count(area, TIGER) - land.count(area, DEER)
        if idle > 0:
            out[F_MEADOW_TIGERS] += float(idle) * left


def count_system(
    state: Hunters, system: i64, mine: i64, theirs: i64, left: float, out: vec[float]
) -> None:
    """Count a river system: its fish pay in the end, whoever leads it then."""
    if mine < theirs:
        return
    pays = float(area_pays(state, system, SYSTEM))
    out[F_FISH] += pays
    out[F_FISH_LEFT] += pays * left
    out[F_FISH_ROOM] += float(min(state.land.open_ends[system], i64(6))) * left


def count_supply(members: i64, huts: i64, left: float, out: vec[float]) -> None:
    """Count the figures at hand."""
    out[F_MEMBERS] += float(members)
    out[F_MEMBERS_LEFT] += float(members) * left
    if members > 0:
        out[F_MEMBERS_ANY] += left
    if members > 1:
        out[F_MEMBERS_TWO] += left
    out[F_HUTS_LEFT] += float(huts) * left


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
            out[F_BONUS] = 1.0
    out[F_TURNS] = float(turns)


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
