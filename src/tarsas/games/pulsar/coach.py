"""Pulsar 2849's coach: what a strong player counts, weighed by what self-play has taught.

The weights are in `coach.toml`; `python -m tarsas.lab.fit pulsar` writes them anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach
from tarsas.core.state import State
from tarsas.core.text import Message
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
from tarsas.games.pulsar.rules_scoring import goal, goals_met, stations_worth
from tarsas.games.pulsar.rules_state import (
    BUILDING,
    CLAIMED,
    CUBES,
    DONE,
    EXTRA,
    PATENTS,
    PLUS2,
    PM1,
    RUNS_USED,
    SHIP,
    SIDE,
    SPINNING,
    STATIONS,
    UNPLACED,
    VP,
    Position,
    bits,
)
from tarsas.games.pulsar.rules_tables import (
    ASK_ACTION,
    ASK_CLAIM,
    ASK_COUNTER,
    ASK_DISCOVERY,
    ASK_FINISH,
    ASK_ISOLATED,
    ASK_KIND,
    ASK_LENGTH,
    ASK_MODIFIER,
    ASK_PAIR,
    ASK_PAY_TILE,
    ASK_PLACE,
    ASK_PROJECT,
    ASK_RUN,
    ASK_SIZE,
    ASK_SLOT,
    ASK_STEP,
    ASK_TAKE,
    ASK_TECH,
    ASK_TELEPORT,
    DO_DOUBLE,
    DO_FINAL,
    DO_GAIN,
    DO_LAND,
    DO_VISIT,
    DRAW_EXPLORATION,
    ENDGAME,
    ENDING,
    FINISHED,
    O_BONUS,
    O_COST,
    O_COUNT,
    O_LEAST,
    O_VP,
    ONGOING,
    P_RUN_VP,
    PRODUCTION,
    PROJECT_FIELDS,
    PROJECTS,
    PULSAR_NODE,
    SPACES,
    SYSTEM_NODE,
    T_KIND,
    TECHS,
    TILE_FIELDS,
    X_CUBES,
    X_PAY,
    X_PAYS,
    X_SYMBOLS,
    X_VP,
)

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

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`, with what its dice and pending gains promise."""
        assert isinstance(state, Pulsar)
        out = vec[float]([0.0] * COUNT)
        view = Outlook(state, seat)
        stage = scoring_stage(state, seat)
        out[F_VP] = float(state.own[view.me + VP])
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
    if s.phase != ENDING and s.phase != FINISHED:
        return BEFORE
    for wanted in s.pending:
        if wanted & 255 == DO_FINAL:
            for number in range((wanted >> 8) & 255):
                if seat_in_order(s, number) == seat:
                    return SCORING if seat == s.active else AFTER
            return BEFORE
    return AFTER


def count_final(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what the final scoring pays for, whatever the goals."""
    own, me = s.own, view.me
    cubes = float(own[me + CUBES])
    out[F_CUBES] = cubes
    out[F_CUBES_LEFT] = cubes * view.left
    out[F_STATIONS] = float(stations_worth(s, own[me + STATIONS] + own[me + EXTRA]))
    leftovers = own[me + CLAIMED]
    for size in range(i64(1), i64(4)):
        leftovers += own[me + UNPLACED + size] + own[me + BUILDING + size]
        leftovers -= own[me + SPINNING + size]
    out[F_LEFTOVERS] = float(leftovers)
    if len(s.tracks) > 0:
        for place in range(i64(len(s.printed.final_order))):
            if s.tracks[place] & 7 == view.seat:
                out[F_ORDER] += float(s.printed.final_order[place])


def count_goals(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count goals that are met, and how near the others are."""
    met = goals_met(s, view.seat)
    cubes = s.own[view.me + CUBES]
    for index in range(i64(len(s.goals))):
        if met & (1 << index):
            out[F_GOALS] += float(goal(s, index, O_VP))
            for bonus in range(i64(2)):
                cost = goal(s, index, O_COST + bonus)
                if cost < 0 or cost > cubes:
                    break
                cubes -= cost
                out[F_GOALS_CUBES] += float(goal(s, index, O_BONUS + bonus))
        else:
            have = float(s.count(view.seat, goal(s, index, O_COUNT)))
            near = have / float(goal(s, index, O_LEAST))
            out[F_GOALS_NEAR] += near * float(goal(s, index, O_VP)) * view.left


def count_patents(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count technologies by what they pay."""
    mask = s.own[view.me + PATENTS]
    out[F_PATENTS] = float(bits(mask))
    for slot in range(TECHS):
        if not (mask >> slot) & 1:
            continue
        kind = s.tech(slot, T_KIND)
        if kind == PRODUCTION:
            out[F_GREEN_INCOME] += float(s.tech_points(view.seat, slot) * view.rounds)
            out[F_GREEN_ROUNDS] += float(view.rounds)
        elif kind == ENDGAME:
            out[F_PURPLE] += float(s.tech_points(view.seat, slot))
            out[F_PURPLES] += 1.0
        elif kind == ONGOING:
            out[F_ONGOING_LEFT] += view.left


def count_income(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what comes in by itself, and what is on its way there."""
    own, me, left = s.own, view.me, view.left
    out[F_TOKENS_LEFT] = float(own[me + PM1] + own[me + PLUS2]) * left
    out[F_STATIONS_LEFT] = float(own[me + STATIONS]) * left
    for size in range(i64(1), i64(4)):
        number = own[me + BUILDING + size] + own[me + SPINNING + size]
        out[F_SPINNING_INCOME] += view.income(s, size) * float(own[me + SPINNING + size])
        taken = s.awarded[size]
        if (number == 1 or number == 3) and taken < len(s.printed.awards):
            out[F_AWARD_NEAR] += float(s.printed.awards[taken]) * left
    out[F_PROSPECT] = prospect(s, view)
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == view.seat:
            count_tile(s, view, tile, out)
    if own[me + SIDE] >= 0:
        out[F_PROJECTS] = float(bits(own[me + DONE]))
        unused = own[me + DONE] & ~own[me + RUNS_USED]
        for position in range(PROJECTS):
            if unused & (1 << position):
                base = (own[me + SIDE] * PROJECTS + position) * PROJECT_FIELDS
                out[F_RUNS] += float(s.printed.projects[base + P_RUN_VP])


def count_tile(s: Position, view: Outlook, tile: i64, out: vec[float]) -> None:
    """Count an own transmitter."""
    design = s.tile_design(tile)
    base = design * TILE_FIELDS
    tiles = s.printed.tiles
    if s.is_online(tile):
        out[F_TILE_INCOME] += float(tiles[base + X_VP] * view.rounds)
        out[F_TILE_CUBES] += float(tiles[base + X_CUBES] * view.rounds)
        if tiles[base + X_PAY] > 0:
            gain = float(tiles[base + X_PAYS]) - CUBE * float(tiles[base + X_PAY])
            out[F_TILE_INCOME] += gain * float(view.rounds)
    else:
        share = float(bits(s.covered(tile))) / float(tiles[base + X_SYMBOLS])
        out[F_TILE_PROGRESS] += share * tile_worth(s, view, design)


def count_tracks(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what the places on both tracks bring."""
    if len(s.tracks) == 0:
        return
    rockets = s.rocket_count()
    for place in range(i64(len(s.printed.engineering)) // 2):
        if s.tracks[rockets + place] & 7 == view.seat:
            each = s.printed.engineering[2 * place] + s.printed.engineering[2 * place + 1]
            out[F_ENGINEERING] += float(each * view.rounds)
    for counter in s.tracks:
        if counter & 7 == view.seat:
            space = counter >> 3
            out[F_TRACKS_LEFT] += float(8 - space) * view.left
            if space >= SPACES - 1:
                out[F_PENALTIES] += float(s.printed.penalties[space - SPACES + 1])


def count_ship(s: Position, view: Outlook, out: vec[float]) -> None:
    """Count what lies within two steps of the ship."""
    ship = s.own[view.me + SHIP]
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
    if kind == SYSTEM_NODE and can_settle(s, view.seat, index):
        out[F_NEAR_LEFT] += near * view.left
    elif kind == PULSAR_NODE and s.pulsars[index] == 0:
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
    if s.own[view.me + PM1] > 0:
        best = max(best, best_use(uses, value + 1) - cost, best_use(uses, value - 1) - cost)
    if s.own[view.me + PLUS2] > 0:
        best = max(best, best_use(uses, value + 2) - cost)
    return best


def count_frame(s: Position, view: Outlook, uses: vec[float], wanted: i64, out: vec[float]) -> None:
    """Count a decision or step under way."""
    kind, a = wanted & 255, (wanted >> 8) & 255
    if kind == ASK_COUNTER:
        out[F_DICE] += die_worth(s, view, uses, a)
        out[F_TRACKS_LEFT] -= float(delta(s, a)) * view.left
    elif kind == ASK_MODIFIER:
        out[F_DICE] += die_worth(s, view, uses, s.die)
    elif kind == ASK_ACTION:
        out[F_DICE] += best_use(uses, s.die)
    elif kind == ASK_STEP:
        out[F_DICE] += flight_ahead(s, view)
    elif kind == ASK_RUN:
        out[F_DICE] += flown(s, view, 1)
    elif kind == DO_VISIT:
        out[F_DICE] += flown(s, view, a if a > 0 else i64(1))
    elif kind == DO_LAND:
        out[F_DICE] += landing(s, view, a)
    elif kind == DO_GAIN:
        out[F_PENDING] += gain_worth(s, view, a)
    elif kind == DO_DOUBLE:
        out[F_PENDING] += RED_DIE
    elif kind == DRAW_EXPLORATION:
        out[F_PENDING] += EXPLORATION * float(a)
    elif kind == ASK_DISCOVERY:
        out[F_PENDING] += DISCOVERY
    elif kind == ASK_TELEPORT:
        out[F_PENDING] += TELEPORT
    elif kind == ASK_PAIR:
        out[F_PENDING] += UNPLACED_SHARE * (view.income(s, 3) + view.income(s, 2))
    elif kind == ASK_SIZE:
        size: i64 = 3
        while size > 1 and not a & (1 << size):
            size -= 1
        out[F_PROSPECT] += UNPLACED_SHARE * view.income(s, size)
        out[F_LEFTOVERS] += 1.0
    elif kind == ASK_CLAIM or kind == ASK_ISOLATED:
        out[F_PENDING] += view.ring
    elif kind == ASK_PLACE:
        out[F_PROSPECT] += (BUILDING_SHARE - PAIRED_SHARE) * view.income(s, a)
    else:
        action = action_of(kind)
        if action >= 0 and s.die < VALUES:
            out[F_DICE] += uses[action * VALUES + s.die]


def action_of(kind: i64) -> i64:
    """Return the kind of action whose target a frame asks for, -1 for none."""
    if kind == ASK_LENGTH:
        return 0
    if kind == ASK_TAKE:
        return 1
    if kind == ASK_FINISH:
        return 2
    if kind == ASK_SLOT:
        return 3
    if kind == ASK_PAY_TILE:
        return 4
    if kind == ASK_TECH:
        return 5
    if kind == ASK_PROJECT:
        return 6
    return 7 if kind == ASK_KIND else -1
