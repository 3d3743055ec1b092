"""The coach of Hunters and Gatherers: what a strong player counts, weighed by self-play.

The weights are in `coach.toml`; `tarsas train hunters` learns others.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach, margins
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.hunters.coach_turns import closes_gold, has_bonus, share_left, turns_left
from tarsas.games.hunters.reasons import reasons_for
from tarsas.games.hunters.rules import (
    CALLING,
    DRAWING,
    DRAWING_BONUS,
    FIGURE,
    FINISHED,
    FREE,
    LOG_BOAT_POINTS,
    NO_FIGURE,
    PEOPLING,
    PLACE,
    PLACING,
    Hunters,
    first_free,
)
from tarsas.games.hunters.rules_land import (
    DEER,
    DOLMEN,
    FIRE,
    FOREST,
    GOLD,
    HUNTING_TRAP,
    LAKES,
    LANE,
    LOG_BOAT,
    MEADOW,
    NODES,
    SYSTEM,
    TIGER,
    figures_of,
)
from tarsas.games.hunters.rules_trial import NOT_TOUCHED, Trial
from tarsas.games.hunters.rules_worth import area_pays, pays

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
        outlook = Outlook(state, self.weights)
        outlook.look_at(seat)
        outlook.judge(seat)
        return outlook.found

    def assess(self, state: State) -> vec[float]:
        """Return every seat's expected margin over its best rival, in points."""
        assert isinstance(state, Hunters)
        if state.phase == FINISHED:
            return super().assess(state)
        outlook = Outlook(state, self.weights)
        expected = vec[float](capacity=state.players)
        for seat in range(state.players):
            outlook.look_at(seat)
            expected = append(expected, outlook.judge(seat))
        return margins(expected)

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """Return what a legal action promises `seat`, as a margin."""
        return self.priors(state, seat, vec[i64]([action]))[0]

    def priors(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """Judge legal actions by what they change, where that can be said without doing them."""
        assert isinstance(state, Hunters)
        if state.phase == PLACING:
            # Of two traps, what the hunting trap covers would be missing at the pit trap.
            trap = state.land.box.special[state.drawn] == HUNTING_TRAP
            if not trap or state.land.pit_trap < 0:
                return Outlook(state, self.weights).after_laying(actions)
        elif state.phase == PEOPLING and len(state.bag) > 0:
            return Outlook(state, self.weights).after_peopling(actions)
        promised = vec[float](capacity=len(actions))
        for action in actions:
            promised = append(promised, super().prior(state, seat, action))
        return promised

    def after_each(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """Return what the coach says after each action: just what its priors promise."""
        return self.priors(state, seat, actions)

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Hunters)
        return reasons_for(self, state, seat, action)


def make_coach() -> HuntersCoach:
    """Return the game's coach."""
    return HuntersCoach()


# --- a position and what may come of it ------------------------------------------------------

# An area in which a seat has figures, as numbers in a row.
STAND: Final[i64] = 5
AREA: Final[i64] = 0
KIND: Final[i64] = 1
SLOT: Final[i64] = 2  # of the seat's first figure there
TERM_END: Final[i64] = 3  # after the last of what is counted for it
BACK: Final[i64] = 4  # members that come back

# What is counted for an area: so many features at most.
TERMS: Final[i64] = 6

# The features of areas come first, then those of supplies, then those of turns.
AREAS_END: Final[i64] = 23  # F_MEMBERS
SUPPLY: Final[i64] = 4  # features of members in the supply

NOWHERE: Final[i64] = -1


class Outlook:
    """What the seats may expect of a position, and of what the active one may do there.

    Features are summed in the order of the figures and weighed in their own, whatever is known
    already: a position is worth the same to the last bit, however it was looked at.
    """

    def __init__(self, state: Hunters, weights: vec[float]) -> None:
        players = state.players
        self.state: Final = state
        self.weights = weights
        self.left: float = share_left(state)
        self.each: i64 = state.values.members + state.values.huts
        self.stands = vec[i64]([0] * (players * self.each * STAND))
        self.stood = vec[i64]([0] * players)  # in how many areas each seat has figures
        self.members = vec[i64]([0] * players)  # in the supply
        self.huts = vec[i64]([0] * players)
        self.term_at = vec[i64]([0] * (players * self.each * TERMS))  # which feature
        self.term = vec[float]([0.0] * (players * self.each * TERMS))
        self.found = vec[float]([0.0] * COUNT)
        self.option = vec[float]([0.0] * COUNT)  # all 0 whenever nobody counts in it
        self.trial: Trial | None = None
        # Only for those who compare actions: what supplies are worth, the active seat's features
        # before it does anything, weighed, and their sum up to each of them.
        self.supplies = vec[float]()
        self.before = vec[float]()
        self.weighed = vec[float]()
        self.upto = vec[float]()
        # What a figure is worth alone in a node of the tile that nothing touches.
        self.alone = vec[float]()
        self.alone_known: i64 = 0  # nodes, as bits
        self.best: i64 = NOWHERE  # where a figure had best go
        self.best_back: i64 = 0

    # Looking

    def look_at(self, seat: i64) -> None:
        """Note in which areas a seat has figures."""
        values = self.state.values
        self.members[seat] = self.note_figures(seat, self.state.members, values.members, 0)
        self.huts[seat] = self.note_figures(seat, self.state.huts, values.huts, values.members)

    def note_figures(self, seat: i64, spots: vec[i64], each: i64, slot: i64) -> i64:
        """Note the areas of members or of huts; return how many are in the supply."""
        land, stands = self.state.land, self.stands
        start = seat * self.each * STAND
        free: i64 = 0
        for i in range(each):
            spot = spots[seat * each + i]
            if spot == FREE:
                free += 1
                continue
            area = land.root(spot)
            at, end = start, start + self.stood[seat] * STAND
            while at < end and stands[at + AREA] != area:
                at += STAND
            if at == end:
                self.stood[seat] += 1
                stands[at + AREA] = area
                stands[at + KIND] = land.kind(spot)
                stands[at + SLOT] = slot + i
                self.note_terms(seat, at)
        return free

    def note_terms(self, seat: i64, at: i64) -> None:
        """Count an area as it is, and note that for later."""
        state, stands, option = self.state, self.stands, self.option
        land = state.land
        area, kind = stands[at + AREA], stands[at + KIND]
        figures, ends, holds = land.figures[area], land.open_ends[area], land.holds[area]
        mine, theirs = figures_of(figures, seat), rivals(state, figures, seat)
        points = area_pays(state, area, kind)
        left = self.left
        stands[at + BACK] = count_area(seat, kind, mine, theirs, points, ends, holds, left, option)
        end = at // STAND * TERMS
        first, last = span(kind, ends)
        for i in range(first, last):
            if option[i] != 0.0:
                self.term_at[end] = i
                self.term[end] = option[i]
                end += 1
                option[i] = 0.0
        stands[at + TERM_END] = end

    # Counting

    def judge(self, seat: i64) -> float:
        """Return what a seat may expect of the position as it is; its counts are `found`."""
        state, found = self.state, self.found
        members, huts = self.members[seat], self.huts[seat]
        placing = state.phase == PEOPLING or state.phase == CALLING
        if placing and state.active == seat:
            self.compare()
            trial = Trial(state.land, state.drawn)
            trial.stand()
            self.trial = trial
            members += self.count_stands(seat, NOWHERE, 0)
            self.choose_figure(seat, members, huts)
            if self.best != NOWHERE:
                members += self.count_alone(seat, self.best, found)
                if trial.kind(self.best) == SYSTEM:
                    huts -= 1
                else:
                    members -= 1
            self.trial = None
        else:
            members += self.count_stands(seat, NOWHERE, 0)
        for i in range(AREAS_END, COUNT):
            found[i] = 0.0
        count_supply(members, huts, self.left, found)
        found[F_TURNS] = float(turns_left(state, seat, state.phase, state.active))
        found[F_BONUS] = 1.0 if has_bonus(state, seat) else 0.0
        return weigh(self.weights, found, 0, COUNT, 0.0)

    def count_stands(self, seat: i64, option: i64, slot: i64) -> i64:
        """Count the areas of a seat and, in the order of figures, a new one alone in another.

        Returns the members that come back. The tile on trial may have changed or joined areas.
        """
        trial, stands, found = self.trial, self.stands, self.found
        term_at, term = self.term_at, self.term
        for i in range(AREAS_END):
            found[i] = 0.0
        found[F_POINTS] = float(self.state.points[seat])
        back: i64 = 0
        met: i64 = 0  # areas of the trial, as bits
        first = seat * self.each
        for stand in range(first, first + self.stood[seat]):
            at = stand * STAND
            if option != NOWHERE and slot < stands[at + SLOT]:
                back += self.count_alone(seat, option, found)
                option = NOWHERE
            area = NOT_TOUCHED if trial is None else trial.area_of(stands[at + AREA])
            if area == NOT_TOUCHED:
                for i in range(stand * TERMS, stands[at + TERM_END]):
                    found[term_at[i]] += term[i]
                back += stands[at + BACK]
            elif (met >> area) & 1 == 0:
                met |= 1 << area
                assert trial is not None
                figures = trial.figures[area]
                mine, theirs = figures_of(figures, seat), rivals(self.state, figures, seat)
                back += self.count_tried(seat, area, stands[at + KIND], mine, theirs, found)
        if option != NOWHERE:
            back += self.count_alone(seat, option, found)
        return back

    def count_alone(self, seat: i64, local: i64, out: vec[float]) -> i64:
        """Count a figure alone in the area of a node of the tile."""
        trial = self.trial
        assert trial is not None
        return self.count_tried(seat, trial.top(local), trial.kind(local), 1, 0, out)

    def count_tried(
        self, seat: i64, area: i64, kind: i64, mine: i64, theirs: i64, out: vec[float]
    ) -> i64:
        """Count an area of the trial."""
        trial = self.trial
        assert trial is not None
        holds = trial.holds[area]
        trapped = trial.trapped_in(area) if kind == MEADOW else i64(0)
        points = pays(self.state, kind, trial.size[area], holds, trapped)
        ends = trial.open_ends[area]
        return count_area(seat, kind, mine, theirs, points, ends, holds, self.left, out)

    # Comparing

    def compare(self) -> None:
        """Weigh what the comparison of actions asks for again and again."""
        weights, option, left = self.weights, self.option, self.left
        values = self.state.values
        self.alone = vec[float]([0.0] * NODES)
        end = (values.members + 1) * SUPPLY
        supplies = vec[float]([0.0] * (end + values.huts + 1))
        for members in range(values.members + 1):
            count_supply(members, 0, left, option)
            for i in range(SUPPLY):
                supplies[members * SUPPLY + i] = weights[AREAS_END + i] * option[AREAS_END + i]
                option[AREAS_END + i] = 0.0
        for huts in range(values.huts + 1):
            count_supply(0, huts, left, option)
            supplies[end + huts] = weights[F_HUTS_LEFT] * option[F_HUTS_LEFT]
            option[F_HUTS_LEFT] = 0.0
        self.supplies = supplies

    def weigh_supply(self, members: i64, huts: i64, worth: float) -> float:
        """Add to a worth that of figures at hand."""
        supplies = self.supplies
        for i in range(members * SUPPLY, members * SUPPLY + SUPPLY):
            worth += supplies[i]
        return worth + supplies[(self.state.values.members + 1) * SUPPLY + huts]

    def choose_figure(self, seat: i64, members: i64, huts: i64) -> None:
        """Find where on the tile a seat had best place a figure, if anywhere."""
        trial = self.trial
        assert trial is not None
        kinds, base = trial.land.box.node_kind, trial.tile * NODES
        barred = trial.land.box.hunter_barred[trial.tile] != 0
        self.best, self.best_back = NOWHERE, 0
        most = self.weigh_supply(members, huts, 0.0)
        met: i64 = 0
        for local in range(trial.own):
            kind = kinds[base + local]
            if (huts if kind == SYSTEM else members) == 0 or (kind == MEADOW and barred):
                continue
            area = trial.top(local)
            if trial.figures[area] != 0 or (met >> area) & 1 != 0:
                continue
            met |= 1 << area
            worth = self.weigh_alone(seat, local, area, kind)
            back: i64 = 0
            if kind == SYSTEM:
                worth = self.weigh_supply(members, huts - 1, worth)
            else:
                if trial.open_ends[area] == 0 and kind != MEADOW:
                    back = 1
                worth = self.weigh_supply(members - 1 + back, huts, worth)
            if worth > most:
                most = worth
                self.best, self.best_back = local, back

    def weigh_alone(self, seat: i64, local: i64, area: i64, kind: i64) -> float:
        """Return what a figure alone in the area of a node is worth, supplies apart."""
        trial = self.trial
        assert trial is not None
        fresh = (trial.joined >> area) & 1 == 0
        if fresh and (self.alone_known >> local) & 1 != 0:
            return self.alone[local]
        option = self.option
        self.count_tried(seat, area, kind, 1, 0, option)
        first, last = span(kind, trial.open_ends[area])
        worth = 0.0
        for i in range(first, last):
            worth += self.weights[i] * option[i]
            option[i] = 0.0
        if fresh:
            self.alone[local] = worth
            self.alone_known |= 1 << local
        return worth

    # What may be done

    def after_laying(self, actions: vec[i64]) -> vec[float]:
        """Return the active seat's expected margin after each way to lay the tile drawn."""
        state = self.state
        seat, box = state.active, state.land.box
        expected = vec[float]([0.0] * state.players)
        for other in range(state.players):
            self.look_at(other)
            if other != seat:
                expected[other] = self.judge(other)
        self.compare()
        back_before = self.count_stands(seat, NOWHERE, 0)
        self.remember()
        turns = self.weights[F_TURNS] * float(turns_left(state, seat, PEOPLING, seat))
        earns = state.drawn < box.first_bonus and len(state.pile) > 0
        special = box.special[state.drawn]
        scores = special == LOG_BOAT or special == HUNTING_TRAP
        trial = Trial(state.land, state.drawn)
        self.trial = trial
        promised = vec[float]([0.0] * len(actions))
        for number in range(i64(len(actions))):
            action = actions[number]
            trial.lay((action - PLACE) >> 2, (action - PLACE) & 3)
            back, points = back_before, i64(0)
            if scores:
                points = self.score_power(special)
            changed = scores or figures_of(trial.near, seat) > 0
            if changed:
                back = self.count_stands(seat, NOWHERE, 0)
                self.found[F_POINTS] += float(points)
            own = self.weigh_figure(seat, self.members[seat] + back, self.huts[seat], changed)
            own += turns
            if earns and trial.closes_gold():
                own += self.weights[F_BONUS]
            best = -1e30
            for other in range(state.players):
                if other != seat:
                    is_near = figures_of(trial.near, other) > 0
                    best = max(best, self.judge(other) if is_near else expected[other])
            promised[number] = own - best
        return promised

    def score_power(self, special: i64) -> i64:
        """Let the power of the tile on trial act; return the points it brings."""
        trial = self.trial
        assert trial is not None
        if special == HUNTING_TRAP:
            return self.state.caught(trial.spring_trap())
        lakes = trial.holds[trial.top(trial.land.box.special_node[trial.tile])] >> LAKES
        return LOG_BOAT_POINTS * (lakes & LANE)

    def remember(self) -> None:
        """Keep the features of areas that were found, weighed."""
        self.before = self.found[:]
        self.weighed = vec[float]([0.0] * AREAS_END)
        self.upto = vec[float]([0.0] * (AREAS_END + 1))
        for i in range(AREAS_END):
            self.weighed[i] = self.weights[i] * self.found[i]
            self.upto[i + 1] = self.upto[i] + self.weighed[i]

    def weigh_figure(self, seat: i64, members: i64, huts: i64, changed: bool) -> float:
        """Return what a seat's figures are worth with the best one to place now.

        The areas it had before are as they were, or else they `changed` and were counted anew.
        """
        trial = self.trial
        assert trial is not None
        self.choose_figure(seat, members, huts)
        best = self.best
        if best == NOWHERE:
            worth = self.upto[AREAS_END]
            if changed:
                worth = weigh(self.weights, self.found, 0, AREAS_END, 0.0)
            return self.weigh_supply(members, huts, worth)
        if changed:
            self.count_alone(seat, best, self.found)
            worth = weigh(self.weights, self.found, 0, AREAS_END, 0.0)
        else:
            worth = self.weigh_beside(seat, best)
        if trial.kind(best) == SYSTEM:
            return self.weigh_supply(members, huts - 1, worth)
        return self.weigh_supply(members - 1 + self.best_back, huts, worth)

    def weigh_beside(self, seat: i64, local: i64) -> float:
        """Return what a figure alone in a node's area is worth with all that was before."""
        trial, option, before = self.trial, self.option, self.before
        weights, weighed = self.weights, self.weighed
        assert trial is not None
        self.count_alone(seat, local, option)
        first, last = span(trial.kind(local), trial.open_ends[trial.top(local)])
        worth = self.upto[first]
        for i in range(first, last):
            worth += weights[i] * (before[i] + option[i])
            option[i] = 0.0
        for i in range(last, AREAS_END):
            worth += weighed[i]
        return worth

    def after_peopling(self, actions: vec[i64]) -> vec[float]:
        """Return the active seat's expected margin after each figure it may place, or none."""
        state, weights = self.state, self.weights
        seat, values = state.active, state.values
        bonus = closes_gold(state)
        phase, active = DRAWING, (seat + 1) % state.players
        if bonus:
            phase, active = DRAWING_BONUS, seat
        self.compare()
        best = -1e30
        for other in range(state.players):
            self.look_at(other)
            if other != seat:
                back = self.count_stands(other, NOWHERE, 0)
                worth = weigh(weights, self.found, 0, AREAS_END, 0.0)
                worth = self.weigh_supply(self.members[other] + back, self.huts[other], worth)
                worth += weights[F_TURNS] * float(turns_left(state, other, phase, active))
                best = max(best, worth)
        turns = weights[F_TURNS] * float(turns_left(state, seat, phase, active))
        trial = Trial(state.land, state.drawn)
        trial.stand()
        self.trial = trial
        promised = vec[float]([0.0] * len(actions))
        for number in range(i64(len(actions))):
            action = actions[number]
            members, huts = self.members[seat], self.huts[seat]
            local, slot = NOWHERE, i64(0)
            if action != NO_FIGURE:
                local = action - FIGURE
                if trial.kind(local) == SYSTEM:
                    huts -= 1
                    base = seat * values.huts
                    slot = values.members + first_free(state.huts, base) - base
                else:
                    members -= 1
                    base = seat * values.members
                    slot = first_free(state.members, base) - base
            back = self.count_stands(seat, local, slot)
            worth = weigh(weights, self.found, 0, AREAS_END, 0.0)
            worth = self.weigh_supply(members + back, huts, worth) + turns
            if bonus:
                worth += weights[F_BONUS]
            promised[number] = worth - best
        return promised


# --- counting -------------------------------------------------------------------------------


def weigh(weights: vec[float], found: vec[float], first: i64, last: i64, total: float) -> float:
    """Add some features to a sum, each by its weight."""
    for i in range(first, last):
        total += weights[i] * found[i]
    return total


def span(kind: i64, ends: i64) -> tuple[i64, i64]:
    """Return which features an area of a kind may have: the first, and the one after the last."""
    if kind == MEADOW:
        return F_MEADOW, F_FISH
    if kind == SYSTEM:
        return F_FISH, F_MEMBERS
    if ends == 0:
        return F_POINTS, F_FOREST_1
    return F_FOREST_1 if kind == FOREST else F_RIVER_1, F_MEADOW


def rivals(state: Hunters, figures: i64, seat: i64) -> i64:
    """Return the most figures that any other seat has in an area."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, figures_of(figures, other))
    return most


def count_area(
    seat: i64,
    kind: i64,
    mine: i64,
    theirs: i64,
    points: i64,
    ends: i64,
    holds: i64,
    left: float,
    out: vec[float],
) -> i64:
    """Count an area for a seat with `mine` figures there; return the members that come back."""
    if kind == MEADOW:
        count_meadow(seat, mine, theirs, float(points), ends, holds, left, out)
    elif kind == SYSTEM:
        count_system(mine, theirs, float(points), ends, left, out)
    else:
        return count_closing(kind, mine, theirs, float(points), ends, holds, left, out)
    return 0


def count_closing(
    kind: i64,
    mine: i64,
    theirs: i64,
    points: float,
    ends: i64,
    holds: i64,
    left: float,
    out: vec[float],
) -> i64:
    """Count a forest or river segment; a complete one with figures pays at the end of this turn."""
    if mine < theirs:
        if ends > 0:
            out[F_IDLE] += float(mine)
            return 0
        return mine
    if ends == 0:
        out[F_POINTS] += points
        return mine
    if kind == FOREST:
        at = F_FOREST_1 + 2 * (min(ends, i64(3)) - 1)
        out[F_FOREST_GOLD] += float((holds >> GOLD) & LANE) / float(ends)
    else:
        at = F_RIVER_1 + 2 * (min(ends, i64(2)) - 1)
    out[at] += points
    out[at + 1] += points * left
    return 0


def count_meadow(
    seat: i64,
    mine: i64,
    theirs: i64,
    points: float,
    ends: i64,
    holds: i64,
    left: float,
    out: vec[float],
) -> None:
    """Count a meadow: its animals pay in the end, whoever leads it then."""
    owner = (holds >> DOLMEN) & LANE
    out[F_HUNTERS] += float(mine) * left
    leads = owner == seat + 1 if owner > 0 else mine >= theirs
    if not leads:
        out[F_MEADOW_LOST] += points * left
        return
    out[F_MEADOW] += points
    out[F_MEADOW_LEFT] += points * left
    if owner > 0 or mine - theirs >= 2:
        out[F_MEADOW_SAFE] += points * left
    out[F_MEADOW_ROOM] += float(min(ends, i64(8))) * left
    if (holds >> FIRE) & LANE == 0:
        idle = ((holds >> TIGER) & LANE) - ((holds >> DEER) & LANE)
        if idle > 0:
            out[F_MEADOW_TIGERS] += float(idle) * left


def count_system(
    mine: i64, theirs: i64, points: float, ends: i64, left: float, out: vec[float]
) -> None:
    """Count a river system: its fish pay in the end, whoever leads it then."""
    if mine < theirs:
        return
    out[F_FISH] += points
    out[F_FISH_LEFT] += points * left
    out[F_FISH_ROOM] += float(min(ends, i64(6))) * left


def count_supply(members: i64, huts: i64, left: float, out: vec[float]) -> None:
    """Count the figures at hand."""
    out[F_MEMBERS] += float(members)
    out[F_MEMBERS_LEFT] += float(members) * left
    if members > 0:
        out[F_MEMBERS_ANY] += left
    if members > 1:
        out[F_MEMBERS_TWO] += left
    out[F_HUTS_LEFT] += float(huts) * left
