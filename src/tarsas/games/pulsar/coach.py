"""Pulsar 2849's coach: what a strong player counts, weighed by what self-play has taught.

The weights are in `coach.toml`; `tarsas train pulsar` learns others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach
from tarsas.core.pending import first_of, kind_of
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.coach_uses import (
    BUILDING_SHARE,
    CUBE,
    DISCOVERY,
    EXPLORATION,
    PAIRED_SHARE,
    RED_DIE,
    TELEPORT,
    TOKEN,
    UNPLACED_SHARE,
    VALUES,
    Outlook,
    best_use,
    can_settle,
    find_uses,
    flight_ahead,
    flown,
    gain_worth,
    landing,
    prospect,
    tile_worth,
)
from tarsas.games.pulsar.reasons import reasons_for
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta, seat_in_order
from tarsas.games.pulsar.rules_scoring import goals_met, stations_worth
from tarsas.games.pulsar.rules_state import Position, bits

# "left" is the share of the production phases still to come; "income" what they would bring.
F_VP: Final[i64] = 0
F_CUBES: Final[i64] = 1
F_CUBES_LEFT: Final[i64] = 2
F_TOKENS_LEFT: Final[i64] = 3
F_SPINNING_INCOME: Final[i64] = 4
F_PROSPECT: Final[i64] = 5  # what pulsars and gyrodynes on their way to spinning may yield
F_LEFTOVERS: Final[i64] = 6  # pulsars and gyrodynes that pay a point each in the end
F_AWARD_NEAR: Final[i64] = 7  # awards that one more gyrodyne of a size would win, left
F_TILE_INCOME: Final[i64] = 8  # points of transmitters online
F_TILE_CUBES: Final[i64] = 9
F_TILE_PROGRESS: Final[i64] = 10  # worth of the others, by the share of symbols covered
F_GREEN_INCOME: Final[i64] = 11  # of production technologies, as they count now
F_GREEN_ROUNDS: Final[i64] = 12  # how many of them, times the rounds to come
F_ONGOING_LEFT: Final[i64] = 13
F_PURPLE: Final[i64] = 14  # what technologies of the final scoring would pay now
F_PURPLES: Final[i64] = 15
F_PATENTS: Final[i64] = 16
F_STATIONS: Final[i64] = 17  # what the table pays for them now
F_STATIONS_LEFT: Final[i64] = 18
F_GOALS: Final[i64] = 19  # met
F_GOALS_NEAR: Final[i64] = 20  # the others, by how near they are, left
F_GOALS_CUBES: Final[i64] = 21  # what the cubes would add to those met
F_ORDER: Final[i64] = 22  # points for the play order, as the track stands
F_ENGINEERING: Final[i64] = 23  # cubes to come, as the track stands
F_TRACKS_LEFT: Final[i64] = 24  # how far the counters are ahead of the middle
F_PENALTIES: Final[i64] = 25
F_PROJECTS: Final[i64] = 26
F_RUNS: Final[i64] = 27  # unused gate runs
F_DICE: Final[i64] = 28  # what the unspent dice can buy
F_PENDING: Final[i64] = 29  # what is about to be gained
F_NEAR_LEFT: Final[i64] = 30  # systems to settle and pulsars to claim around the ship
COUNT: Final[i64] = 31

# Where a seat is in the final scoring.
BEFORE: Final[i64] = 0
SCORING: Final[i64] = 1
AFTER: Final[i64] = 2


class PulsarCoach(LinearCoach):
    """Judges positions of Pulsar 2849."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.pulsar")
        # A turn is long, and what it leads to shows without another roll.
        self.search.horizon = 0
        self.search.playout = 0
        self.levels.distraction = 0.08
        self.levels.lapses = 0.5
        self.levels.mistake = 0.15

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`, with what its dice and pending gains promise."""
        assert isinstance(state, Pulsar)
        out = vec[float]([0.0] * COUNT)
        view = Outlook(state, seat)
        stage = scoring_stage(state, seat)
        out[F_VP] = float(state.own[view.me + t.VP])
        if stage == AFTER:
            return out
        count_final(state, view, out)
        if stage == BEFORE:
            count_goals(state, view, out)
            count_patents(state, view, out)
        if view.rounds > 0:
            count_income(state, view, out)
            count_tracks(state, view, out)
            count_ship(state, view, out)
            count_dice(state, view, out)
        return out

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Pulsar)
        return reasons_for(self, state, seat, action)


def make_coach() -> PulsarCoach:
    """Return the game's coach."""
    return PulsarCoach()


def scoring_stage(s: Position, seat: i64) -> i64:
    """Return whether a seat's final scoring is to come, under way or over."""
    if s.phase != t.ENDING and s.phase != t.FINISHED:
        return BEFORE
    for wanted in s.pending:
        if kind_of(wanted) == t.DO_FINAL:
            for number in range(first_of(wanted)):
                if seat_in_order(s, number) == seat:
                    return SCORING if seat == s.active else AFTER
            return BEFORE
    return AFTER


def count_final(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what the final scoring pays for, whatever the goals."""
    own, me = s.own, view.me
    cubes = float(own[me + t.CUBES])
    out[F_CUBES] = cubes
    out[F_CUBES_LEFT] = cubes * view.left
    out[F_STATIONS] = float(stations_worth(s, own[me + t.STATIONS] + own[me + t.EXTRA]))
    leftovers = own[me + t.CLAIMED]
    for size in range(i64(1), i64(4)):
        leftovers += own[me + t.UNPLACED + size] + own[me + t.BUILDING + size]
        leftovers -= own[me + t.SPINNING + size]
    out[F_LEFTOVERS] = float(leftovers)
    if len(s.tracks) > 0:
        for place in range(i64(len(s.printed.final_order))):
            if s.tracks[place] & 7 == view.seat:
                out[F_ORDER] += float(s.printed.final_order[place])


def count_goals(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count goals that are met, and how near the others are."""
    met = goals_met(s, view.seat)
    cubes = s.own[view.me + t.CUBES]
    printed = s.printed
    for index in range(i64(len(s.goals))):
        goal = s.goals[index]
        if met & (1 << index):
            out[F_GOALS] += float(printed.goal_vp[goal])
            for bonus in range(i64(2)):
                cost = printed.goal_cost[goal * 2 + bonus]
                if cost < 0 or cost > cubes:
                    break
                cubes -= cost
                out[F_GOALS_CUBES] += float(printed.goal_bonus[goal * 2 + bonus])
        else:
            have = float(s.count(view.seat, printed.goal_count[goal]))
            near = have / float(printed.goal_least[goal])
            out[F_GOALS_NEAR] += near * float(printed.goal_vp[goal]) * view.left


def count_patents(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count technologies by what they pay."""
    mask = s.own[view.me + t.PATENTS]
    out[F_PATENTS] = float(bits(mask))
    for slot in range(t.TECHS):
        if not (mask >> slot) & 1:
            continue
        kind = s.printed.tech_kind[s.techs[slot]]
        if kind == t.PRODUCTION:
            out[F_GREEN_INCOME] += float(s.tech_points(view.seat, slot) * view.rounds)
            out[F_GREEN_ROUNDS] += float(view.rounds)
        elif kind == t.ENDGAME:
            out[F_PURPLE] += float(s.tech_points(view.seat, slot))
            out[F_PURPLES] += 1.0
        elif kind == t.ONGOING:
            out[F_ONGOING_LEFT] += view.left


def count_income(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what comes in by itself, and what is on its way there."""
    own, me, left = s.own, view.me, view.left
    out[F_TOKENS_LEFT] = float(own[me + t.PM1] + own[me + t.PLUS2]) * left
    out[F_STATIONS_LEFT] = float(own[me + t.STATIONS]) * left
    for size in range(i64(1), i64(4)):
        number = own[me + t.BUILDING + size] + own[me + t.SPINNING + size]
        out[F_SPINNING_INCOME] += view.income(s, size) * float(own[me + t.SPINNING + size])
        taken = s.awarded[size]
        if (number == 1 or number == 3) and taken < len(s.printed.awards):
            out[F_AWARD_NEAR] += float(s.printed.awards[taken]) * left
    out[F_PROSPECT] = prospect(s, view)
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == view.seat:
            count_tile(s, view, tile, out)
    if own[me + t.SIDE] >= 0:
        out[F_PROJECTS] = float(bits(own[me + t.DONE]))
        unused = own[me + t.DONE] & ~own[me + t.RUNS_USED]
        for position in range(t.PROJECTS):
            if unused & (1 << position):
                project = own[me + t.SIDE] * t.PROJECTS + position
                out[F_RUNS] += float(s.printed.project_run_vp[project])


def count_tile(s: Position, view: Outlook, tile: i64, out: vec[float]) -> None:
    """Count an own transmitter."""
    design = s.tile_design(tile)
    printed = s.printed
    if s.is_online(tile):
        out[F_TILE_INCOME] += float(printed.tile_vp[design] * view.rounds)
        out[F_TILE_CUBES] += float(printed.tile_cubes[design] * view.rounds)
        if printed.tile_pay[design] > 0:
            gain = float(printed.tile_pays[design]) - CUBE * float(printed.tile_pay[design])
            out[F_TILE_INCOME] += gain * float(view.rounds)
    else:
        share = float(bits(s.covered(tile))) / float(printed.tile_symbols[design])
        out[F_TILE_PROGRESS] += share * tile_worth(s, view, design)


def count_tracks(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what the places on both tracks bring."""
    if len(s.tracks) == 0:
        return
    rockets = s.rocket_count()
    for place in range(i64(len(s.printed.engineering_cubes))):
        if s.tracks[rockets + place] & 7 == view.seat:
            each = s.printed.engineering_cubes[place] + s.printed.engineering_vp[place]
            out[F_ENGINEERING] += float(each * view.rounds)
    for counter in s.tracks:
        if counter & 7 == view.seat:
            space = counter >> 3
            out[F_TRACKS_LEFT] += float(8 - space) * view.left
            if space >= t.SPACES - 1:
                out[F_PENALTIES] += float(s.printed.penalties[space - t.SPACES + 1])


def count_ship(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what lies within two steps of the ship."""
    ship = s.own[view.me + t.SHIP]
    if ship < 0:
        return
    printed = s.printed
    for first in range(printed.first_route[ship], printed.first_route[ship + 1]):
        node = printed.route_to[first]
        count_place(s, view, node, 1.0, out)
        for second in range(printed.first_route[node], printed.first_route[node + 1]):
            if printed.route_to[second] != ship:
                count_place(s, view, printed.route_to[second], 0.5, out)


def count_place(s: Position, view: Outlook, node: i64, near: float, out: vec[float]) -> None:
    """Count a place near the ship."""
    kind, index = s.printed.kind[node], s.printed.index[node]
    if kind == t.SYSTEM_NODE and can_settle(s, view.seat, index):
        out[F_NEAR_LEFT] += near * view.left
    elif kind == t.PULSAR_NODE and s.pulsars[index] == 0:
        out[F_NEAR_LEFT] += 0.5 * near * view.left


# --- dice and decisions under way -----------------------------------------------------------


def count_dice(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what the dice of a seat can buy, and what its pending decisions will bring."""
    active = s.active == view.seat
    deciding = active and len(s.pending) > 0
    holds = False
    for value in range(i64(1), i64(7)):
        holds = holds or s.silver(view.seat, value) > 0
    reds = s.offers | s.link_offers if active else i64(0)
    if not holds and not deciding and not (active and (reds > 0 or s.obligatory >= 0)):
        return
    uses = find_uses(s, view)
    for value in range(i64(1), i64(7)):
        if s.silver(view.seat, value) > 0:
            worth = die_worth(s, view, uses, value)
            out[F_DICE] += worth * float(s.silver(view.seat, value))
    if active and s.obligatory >= 0:
        out[F_DICE] += die_worth(s, view, uses, s.obligatory)
    elif active and reds > 0:
        best = 0.0
        for value in range(i64(7)):
            if reds & (1 << value):
                best = max(best, die_worth(s, view, uses, value))
        out[F_DICE] += best
    if deciding:
        for wanted in s.pending:
            count_frame(s, view, uses, wanted, out)


def die_worth(s: Position, view: Outlook, uses: vec[float], value: i64) -> float:
    """Return the best use of a die, with a token if one is there."""
    best = best_use(uses, value)
    cost = 2.0 * TOKEN * view.left
    if s.own[view.me + t.PM1] > 0:
        best = max(best, best_use(uses, value + 1) - cost, best_use(uses, value - 1) - cost)
    if s.own[view.me + t.PLUS2] > 0:
        best = max(best, best_use(uses, value + 2) - cost)
    return best


def count_frame(s: Position, view: Outlook, uses: vec[float], wanted: i64, out: vec[float]) -> None:
    """Count a decision or step under way."""
    kind, a = kind_of(wanted), first_of(wanted)
    if kind == t.ASK_COUNTER:
        out[F_DICE] += die_worth(s, view, uses, a)
        out[F_TRACKS_LEFT] -= float(delta(s, a)) * view.left
    elif kind == t.ASK_MODIFIER:
        out[F_DICE] += die_worth(s, view, uses, s.die)
    elif kind == t.ASK_ACTION:
        out[F_DICE] += best_use(uses, s.die)
    elif kind == t.ASK_STEP:
        out[F_DICE] += flight_ahead(s, view)
    elif kind == t.ASK_RUN:
        out[F_DICE] += flown(s, view, 1)
    elif kind == t.DO_VISIT:
        out[F_DICE] += flown(s, view, a if a > 0 else i64(1))
    elif kind == t.DO_LAND:
        out[F_DICE] += landing(s, view, a)
    elif kind == t.DO_GAIN:
        out[F_PENDING] += gain_worth(s, view, a)
    elif kind == t.DO_DOUBLE:
        out[F_PENDING] += RED_DIE
    elif kind == t.DRAW_EXPLORATION:
        out[F_PENDING] += EXPLORATION * float(a)
    elif kind == t.ASK_DISCOVERY:
        out[F_PENDING] += DISCOVERY
    elif kind == t.ASK_TELEPORT:
        out[F_PENDING] += TELEPORT
    elif kind == t.ASK_PAIR:
        out[F_PENDING] += UNPLACED_SHARE * (view.income(s, 3) + view.income(s, 2))
    elif kind == t.ASK_SIZE:
        size: i64 = 3
        while size > 1 and not a & (1 << size):
            size -= 1
        out[F_PROSPECT] += UNPLACED_SHARE * view.income(s, size)
        out[F_LEFTOVERS] += 1.0
    elif kind == t.ASK_CLAIM or kind == t.ASK_ISOLATED:
        out[F_PENDING] += view.ring
    elif kind == t.ASK_PLACE:
        out[F_PROSPECT] += (BUILDING_SHARE - PAIRED_SHARE) * view.income(s, a)
    else:
        action = t.action_asked(kind)
        if action >= 0 and s.die < VALUES:
            out[F_DICE] += uses[action * VALUES + s.die]
