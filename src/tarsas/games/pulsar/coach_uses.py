"""Pulsar 2849 for its coach: what a die could buy, a flight bring and a gain be worth, in points.

Rough guesses, made fast: they let the coach see what the next steps of a turn will bring.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_map import free_route
from tarsas.games.pulsar.rules_scoring import stations_worth
from tarsas.games.pulsar.rules_state import Position

# Guesses in points; what matters more is weighed by fitting.
CUBE: Final = 1.2
TOKEN: Final = 1.5
EXPLORATION: Final = 4.0
RED_DIE: Final = 4.0
TELEPORT: Final = 4.0
DISCOVERY: Final = 3.0
STATION: Final = 4.0  # beyond what the table pays for the next one, in the beginning
ONGOING_PATENT: Final = 4.0
# Shares of what a gyrodyne would yield if it spun from now on, on its way there.
UNPLACED_SHARE: Final = 0.2
PULSAR_SHARE: Final = 0.25  # of a medium one, for a pulsar that waits
PAIRED_SHARE: Final = 0.45  # a gyrodyne and a pulsar for it
BUILDING_SHARE: Final = 0.6

VALUES: Final[i64] = 9  # dice from 0 to 8
USES: Final[i64] = 72  # kinds of action * VALUES
FARTHEST: Final[i64] = 6  # flights looked at


class Outlook:
    """What the rest of the game holds for one seat, found once per position."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.seat: i64 = seat
        self.me: i64 = seat * t.OWN
        self.rounds: i64 = rounds_left(s)
        self.left: float = float(self.rounds) / float(t.ROUNDS)
        self.bonus: i64 = coming_bonus(s)
        stations = s.own[self.me + t.STATIONS] + s.own[self.me + t.EXTRA]
        more = stations_worth(s, stations + 1) - stations_worth(s, stations)
        self.station: float = float(more) + STATION * self.left
        has_ring = s.own[self.me + t.CLAIMED] < s.printed.rings
        self.ring: float = 1.0 + PULSAR_SHARE * self.income(s, 2) if has_ring else 0.0

    def income(self, s: Position, size: i64) -> float:
        """Return what a gyrodyne yields that spins from now on."""
        return float(s.printed.yields[size] * self.rounds + self.bonus)


def rounds_left(s: Position) -> i64:
    """Return how many production phases are still to come."""
    if s.phase == t.ENDING or s.phase == t.FINISHED:
        return 0
    return t.ROUNDS + 1 - s.round if s.round > 0 else t.ROUNDS


def coming_bonus(s: Position) -> i64:
    """Return the sum of the row bonuses to come for a spinning gyrodyne."""
    total: i64 = 0
    first = s.round if s.round > 0 else i64(1)
    if s.phase == t.ENDING or s.phase == t.FINISHED:
        return 0
    for row in range(first - 1, t.ROUNDS):
        category: i64 = 0 if row < 2 else (1 if row < 5 else 2)
        start: i64 = 0 if row < 2 else (2 if row < 5 else 5)
        letter = s.letters[category]
        if letter < 0:
            continue
        bonus = s.printed.row_bonus[(category * 4 + letter) * 3 + row - start]
        if bonus < 0:  # the median: known for this round only
            bonus = (s.median + 1) // 2 if row == first - 1 and s.median > 0 else i64(4)
        total += bonus
    return total


def prospect(s: Position, view: Outlook) -> float:
    """Return what pulsars and gyrodynes that do not spin yet may yield."""
    own, me = s.own, view.me
    free = own[me + t.CLAIMED]
    total = 0.0
    for size in range(i64(1), i64(4)):
        free -= own[me + t.BUILDING + size] + own[me + t.SPINNING + size]
        total += BUILDING_SHARE * view.income(s, size) * float(own[me + t.BUILDING + size])
    for size in range(i64(3), i64(0), i64(-1)):
        for _ in range(own[me + t.UNPLACED + size]):
            total += (PAIRED_SHARE if free > 0 else UNPLACED_SHARE) * view.income(s, size)
            free -= 1
    return total + PULSAR_SHARE * view.income(s, 2) * float(free) if free > 0 else total


# --- gains ----------------------------------------------------------------------------------


def gain_worth(s: Position, view: Outlook, gain: i64) -> float:
    """Return what a gain is worth about."""
    if gain < 0:
        return 0.0
    printed = s.printed
    cubes = printed.gain_cubes[gain] - printed.gain_pay[gain]
    worth = float(printed.gain_vp[gain]) + CUBE * float(cubes)
    if view.rounds > 0:
        worth += TOKEN * float(printed.gain_pm1[gain] + printed.gain_plus2[gain])
    if printed.gain_sizes[gain] > 0:
        size: i64 = 3
        while size > 1 and not printed.gain_sizes[gain] & (1 << size):
            size -= 1
        worth += UNPLACED_SHARE * view.income(s, size)
    if printed.gain_two[gain] > 0:
        worth += UNPLACED_SHARE * (view.income(s, 3) + view.income(s, 2))
    if printed.gain_isolated[gain] > 0:
        worth += view.ring
    if printed.gain_teleport[gain] > 0:
        worth += TELEPORT
    worth += EXPLORATION * float(printed.gain_explore[gain])
    if printed.gain_red[gain] > 0:
        worth += RED_DIE
    return worth + view.station * float(printed.gain_station[gain])


def tile_worth(s: Position, view: Outlook, design: i64) -> float:
    """Return what a transmitter is worth that goes online now."""
    printed = s.printed
    each = float(printed.tile_vp[design]) + CUBE * float(printed.tile_cubes[design])
    if printed.tile_pay[design] > 0:
        each += 0.7 * (float(printed.tile_pays[design]) - CUBE * float(printed.tile_pay[design]))
    return gain_worth(s, view, printed.tile_gain[design]) + each * float(view.rounds)


def tech_worth(s: Position, view: Outlook, slot: i64) -> float:
    """Return what a patent is worth to whoever takes it now."""
    tech = s.techs[slot]
    kind = s.printed.tech_kind[tech]
    if kind == t.PRODUCTION:
        points = float(s.tech_points(view.seat, slot)) + 0.5
        return points * float(view.rounds)
    if kind == t.ENDGAME:
        return float(s.tech_points(view.seat, slot)) + 3.0
    if kind == t.INSTANT:
        gain = s.printed.tech_gain[tech]
        return float(s.tech_points(view.seat, slot)) + gain_worth(s, view, gain)
    return ONGOING_PATENT * view.left


def project_worth(s: Position, view: Outlook, position: i64) -> float:
    """Return what a project is worth: its gain, and the run it allows."""
    project = s.own[view.me + t.SIDE] * t.PROJECTS + position
    run = 2.0 * float(s.printed.project_run_vp[project]) if view.rounds > 0 else 0.0
    return gain_worth(s, view, s.printed.project_gain[project]) + run


# --- flights --------------------------------------------------------------------------------


def passing(s: Position, view: Outlook, node: i64) -> float:
    """Return what visiting a place on the way brings."""
    if s.printed.kind[node] != t.SYSTEM_NODE or not can_settle(s, view.seat, s.printed.index[node]):
        return 0.0
    return view.station + (EXPLORATION if s.printed.dead_end[node] else 0.0)


def landing(s: Position, view: Outlook, node: i64) -> float:
    """Return what ending a flight at a place brings."""
    kind = s.printed.kind[node]
    if kind == t.PULSAR_NODE:
        if s.pulsars[s.printed.index[node]] > 0:
            return 0.0
        return view.ring + (EXPLORATION if s.printed.dead_end[node] else 0.0)
    worth = passing(s, view, node)
    return worth + DISCOVERY if worth > 0.0 and has_blue(s, s.printed.index[node]) else worth


def can_settle(s: Position, seat: i64, system: i64) -> bool:
    """Say whether a seat could have a station in a system, as far as it is known."""
    tile = s.system_tile(system)
    if tile < 0:
        return True
    if s.has_station(seat, system):
        return False
    for planet in range(i64(4)):
        kind = s.printed.planets[tile * 4 + planet]
        if (kind == 1 or kind == 2) and s.settler(system, planet) < 0:
            return True
    return False


def has_blue(s: Position, system: i64) -> bool:
    """Say whether a blue planet may be free in a system."""
    tile = s.system_tile(system)
    if tile < 0:
        return True
    for planet in range(i64(4)):
        if s.printed.planets[tile * 4 + planet] == 2 and s.settler(system, planet) < 0:
            return True
    return False


def explore(
    s: Position, view: Outlook, trail: vec[i64], depth: i64, far: i64, got: float, best: vec[float]
) -> None:
    """Note in `best` for every length up to `far` the best flight that continues a trail."""
    printed = s.printed
    here = trail[depth]
    for route in range(printed.first_route[here], printed.first_route[here + 1]):
        if not free_route(printed, trail, depth, route):
            continue
        there = printed.route_to[route]
        trail[depth + 1] = there
        again = met_on(trail, depth, there)
        worth = got + landing(s, view, there)
        if again:
            worth = got
        if worth > best[depth + 1]:
            best[depth + 1] = worth
        if depth + 1 < far:
            more = got if again else got + passing(s, view, there)
            explore(s, view, trail, depth + 1, far, more, best)


def met_on(trail: vec[i64], depth: i64, node: i64) -> bool:
    """Say whether a trail was at a place before."""
    for i in range(i64(1), depth + 1):
        if trail[i] == node:
            return True
    return False


def flown(s: Position, view: Outlook, first: i64) -> float:
    """Return what a flight under way brings, from a place of its path on."""
    total = 0.0
    last = i64(len(s.path)) - 1
    for i in range(first, last + 1):
        node = s.path[i]
        if i == last:
            total += landing(s, view, node)
        elif node != s.path[last] and not met_on(s.path, i - 1, node):
            total += passing(s, view, node)
    return total


def flight_ahead(s: Position, view: Outlook) -> float:
    """Return what a flight brings whose path is being chosen."""
    got = 0.0
    depth = i64(len(s.path)) - 1
    trail = vec[i64]([0] * 11)
    for i in range(depth + 1):
        trail[i] = s.path[i]
        if i > 0 and not met_on(trail, i - 1, trail[i]):
            got += passing(s, view, trail[i])
    best = vec[float]([0.0] * 12)
    if s.length - depth > FARTHEST:
        return got
    explore(s, view, trail, depth, s.length, got, best)
    return best[s.length]


# --- dice -----------------------------------------------------------------------------------


def find_uses(s: Position, view: Outlook) -> vec[float]:
    """Return for every kind of action and value of a die what it could buy, in points."""
    uses = vec[float]([0.0] * USES)
    find_flights(s, view, uses)
    find_gyrodynes(s, view, uses)
    find_transmitters(s, view, uses)
    find_patents(s, view, uses)
    find_projects(s, view, uses)
    for value in range(i64(1), i64(7)):
        if (s.printed.buys_pm1 | s.printed.buys_plus2) & (1 << value) and view.rounds > 1:
            improve(uses, t.BUY_MODIFIER, value, TOKEN)
    return uses


def improve(uses: vec[float], action: i64, value: i64, worth: float) -> None:
    """Note a use if it is the best of its kind and value."""
    if value < VALUES and worth > uses[action * VALUES + value]:
        uses[action * VALUES + value] = worth


def best_use(uses: vec[float], value: i64) -> float:
    """Return the best that a die of a value can buy."""
    best = 0.0
    if 0 < value < VALUES:
        for action in range(i64(8)):
            if uses[action * VALUES + value] > best:
                best = uses[action * VALUES + value]
    return best


def find_flights(s: Position, view: Outlook, uses: vec[float]) -> None:
    """Look at all flights up to the usual lengths."""
    ship = s.own[view.me + t.SHIP]
    if ship < 0:
        return
    best = vec[float]([0.0] * 12)
    trail = vec[i64]([0] * 11)
    trail[0] = ship
    explore(s, view, trail, 0, FARTHEST, 0.0, best)
    for length in range(i64(1), FARTHEST + 1):
        improve(uses, t.FLY, length, best[length])
    for length in range(FARTHEST + 1, VALUES):
        improve(uses, t.FLY, length, best[FARTHEST])


def find_gyrodynes(s: Position, view: Outlook, uses: vec[float]) -> None:
    """Look at gyrodynes to take and to finish."""
    own, me = s.own, view.me
    placed: i64 = 0
    for size in range(i64(1), i64(4)):
        placed += own[me + t.BUILDING + size] + own[me + t.SPINNING + size]
    free = own[me + t.CLAIMED] > placed
    for size in range(i64(1), i64(4)):
        income = view.income(s, size)
        if s.printed.endless_gyrodynes or s.supply[size] > 0:
            share = PAIRED_SHARE - PULSAR_SHARE if free else UNPLACED_SHARE
            worth = share * income if view.rounds > 1 else 0.0
            improve(uses, t.TAKE_GYRODYNE, s.printed.take[size], 1.0 + worth)
        if own[me + t.BUILDING + size] > 0:
            worth = (1.0 - BUILDING_SHARE) * income
            improve(uses, t.FINISH_GYRODYNE, s.printed.finish[size], worth)
        elif free and own[me + t.UNPLACED + size] > 0:
            worth = (1.0 - PAIRED_SHARE) * income
            improve(uses, t.FINISH_GYRODYNE, s.printed.finish[size], worth)


def find_transmitters(s: Position, view: Outlook, uses: vec[float]) -> None:
    """Look at the display and at own transmitters that are not online."""
    printed = s.printed
    for slot in range(i64(3)):
        if s.display[slot] > 0:
            design = s.display[slot] - 1
            each = tile_worth(s, view, design) / float(printed.tile_symbols[design])
            for symbol in range(printed.tile_symbols[design]):
                improve(uses, t.BUY_TRANSMITTER, printed.tile_costs[design * 3 + symbol], each)
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == view.seat and not s.is_online(tile):
            design = s.tile_design(tile)
            each = tile_worth(s, view, design) / float(printed.tile_symbols[design])
            for symbol in range(printed.tile_symbols[design]):
                if not s.covered(tile) & (1 << symbol):
                    improve(uses, t.PAY_TRANSMITTER, printed.tile_costs[design * 3 + symbol], each)


def find_patents(s: Position, view: Outlook, uses: vec[float]) -> None:
    """Look at the technologies that a seat may still patent."""
    mine = s.own[view.me + t.PATENTS]
    for slot in range(t.TECHS):
        tech = s.techs[slot]
        if tech < 0 or (mine >> slot) & 1 or s.printed.tech_row[tech] > s.round:
            continue
        locks = s.printed.tech_lock[tech] > 0
        if locks and s.locked & (1 << slot):
            continue
        if s.holders(slot) >= (1 if locks and s.players == 2 else 2):
            continue
        improve(uses, t.PATENT, s.printed.tech_cost[tech], 1.0 + tech_worth(s, view, slot))


def find_projects(s: Position, view: Outlook, uses: vec[float]) -> None:
    """Look at the projects that are open."""
    side, done = s.own[view.me + t.SIDE], s.own[view.me + t.DONE]
    if side < 0:
        return
    for position in range(t.PROJECTS):
        needs = s.printed.needs[position]
        if done & (1 << position) or done & needs != needs:
            continue
        cost = s.printed.project_cost[side * t.PROJECTS + position]
        improve(uses, t.HQ_PROJECT, cost, project_worth(s, view, position))
