"""Pulsar 2849: what must hold in every position (R17). For tests, not for play."""

from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.games.pulsar.rules_dice import dice_in_use
from tarsas.games.pulsar.rules_state import (
    AWARDS,
    BOUGHT,
    BUILDING,
    CLAIMED,
    CUBES,
    DONE,
    EXTRA,
    HQ,
    ONLINE,
    OWN,
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
    ACTING,
    DEALING,
    DRAFTING,
    ENTERING,
    G_STATION,
    GAIN_FIELDS,
    ISOLATED_NODE,
    P_RUN,
    PROJECT_FIELDS,
    PROJECTS,
    PULSARS,
    SPACES,
    SYSTEMS,
    T_LOCK,
    T_ROW,
    TECHS,
    TILE_FIELDS,
    X_LINKS,
    X_SYMBOLS,
)


def audit(s: Position) -> list[str]:
    """Return everything that is wrong, in words."""
    wrong = check_dice(s) + check_tracks(s) + check_map(s) + check_transmitters(s)
    wrong += check_piles(s)
    for seat in range(s.players):
        wrong += [f"{SEATS[seat]}: {what}" for what in check_seat(s, seat)]
    if s.phase > ENTERING:
        wrong += check_technologies(s)
    return wrong


def check_dice(s: Position) -> list[str]:
    """Every rolled die is in one place; nobody has more than two."""
    wrong: list[str] = []
    if s.phase == DRAFTING:
        held = [
            s.silver(seat, value) for seat in range(s.players) for value in range(i64(1), i64(7))
        ]
        if sum(s.boxes) + sum(held) != dice_in_use(s):
            wrong.append("dice were lost")
    if s.phase == ACTING and sum(s.boxes) != (3 if s.players == 2 else 1):
        wrong.append("leftover dice")
    for seat in range(s.players):
        if sum([s.silver(seat, value) for value in range(i64(1), i64(7))]) > 2:
            wrong.append(f"{SEATS[seat]} has more than two silver dice")
    if s.red_used and s.obligatory >= 0:
        wrong.append("two red dice")
    return wrong


def check_tracks(s: Position) -> list[str]:
    """Both tracks hold a counter for each rocket, in order of rank."""
    if s.phase < ENTERING:
        return []
    wrong: list[str] = []
    rockets = s.rocket_count()
    for track in range(i64(2)):
        found = s.tracks[track * rockets : (track + 1) * rockets]
        spaces = [counter >> 3 for counter in found]
        if spaces != sorted(spaces) or spaces[0] < 1 or spaces[len(spaces) - 1] > SPACES:
            wrong.append(f"track {track}: {spaces}")
        if sorted([counter & 7 for counter in found]) != sorted(s.rockets):
            wrong.append(f"track {track} lost a counter")
    return wrong


def check_map(s: Position) -> list[str]:
    """Gyrodynes add up; tiles are distinct; nobody has two stations in a system."""
    wrong: list[str] = []
    for size in range(i64(1), i64(4)):
        placed = [s.pulsar_size(pulsar) for pulsar in range(PULSARS)].count(size)
        held = sum([s.own[seat * OWN + UNPLACED + size] for seat in range(s.players)])
        if s.supply[size] + placed + held != s.printed.supply[size]:
            wrong.append(f"gyrodynes of size {size} were lost")
        if s.supply[size] < 0 and not s.printed.endless_gyrodynes:
            wrong.append(f"too many gyrodynes of size {size}")
        awards = [
            bits((s.own[seat * OWN + AWARDS] >> (size * 2 - 2)) & 3) for seat in range(s.players)
        ]
        if sum(awards) != s.awarded[size]:
            wrong.append(f"awards of size {size}")
    seen = [s.system_tile(system) for system in range(SYSTEMS) if s.systems[system]]
    if len(set(seen)) != len(seen) or sum([1 << tile for tile in seen]) != s.revealed:
        wrong.append(f"system tiles {seen}")
    for system in range(SYSTEMS):
        people = [s.settler(system, planet) for planet in range(i64(4))]
        settled = [seat for seat in people if seat >= 0]
        if len(set(settled)) != len(settled):
            wrong.append(f"two stations of one player in system {system + 1}")
        for planet in range(i64(4)):
            if people[planet] >= 0:
                kind = s.printed.planets[s.system_tile(system) * 4 + planet]
                if kind != 1 and kind != 2:
                    wrong.append(f"a station on a blocked planet of system {system + 1}")
    return wrong


def check_transmitters(s: Position) -> list[str]:
    """Links are mutual, symbols fit, and the deck is as deep as the round says."""
    wrong: list[str] = []
    if s.phase != DEALING:
        undealt = sum(s.deck) + (1 if s.top else 0)
        if undealt != sum(s.printed.copies) - 3 * (s.round if s.round else 1):
            wrong.append(f"{undealt} undealt transmitters in round {s.round}")
    for tile in range(i64(len(s.tiles))):
        base = s.tile_design(tile) * TILE_FIELDS
        covered = bits(s.covered(tile))
        if (s.is_online(tile) and covered) or covered > s.printed.tiles[base + X_SYMBOLS]:
            wrong.append(f"symbols of transmitter {tile}")
        for end in range(i64(2)):
            other = s.joined(tile, end)
            if other == 0:
                continue
            neighbour = s.own_tile(s.tile_owner(tile), (other - 1) // 2)
            back = s.joined(neighbour, (other - 1) % 2)
            if back != 1 + 2 * s.tile_number(tile) + end or neighbour == tile:
                wrong.append(f"the link of transmitter {tile}")
            if s.printed.tiles[base + X_LINKS + end] < 0:
                wrong.append(f"transmitter {tile} is joined where it has no end")
    return wrong


def check_piles(s: Position) -> list[str]:
    """No exploration tile is lost; only those that count as stations are kept."""
    kept = sum([s.own[seat * OWN + EXTRA] for seat in range(s.players)])
    worth: i64 = 1
    for gain in s.printed.exploration_gain:
        if s.printed.gains[gain * GAIN_FIELDS + G_STATION] > 0:
            worth = s.printed.gains[gain * GAIN_FIELDS + G_STATION]
    tiles = sum(s.pile) + sum(s.discards) + kept // worth
    if tiles != sum(s.printed.exploration_copies):
        return [f"{tiles} exploration tiles"]
    return []


def check_seat(s: Position, seat: i64) -> list[str]:
    """Recount what is kept in counters."""
    wrong: list[str] = []
    me = seat * OWN
    own = s.own
    if min([own[me + field] for field in (VP, CUBES, PM1, PLUS2, UNPLACED + 1, UNPLACED + 2)]) < 0:
        wrong.append("something is negative")
    mine = [pulsar for pulsar in range(PULSARS) if s.pulsar_owner(pulsar) == seat]
    if len(mine) != own[me + CLAIMED] or len(mine) > s.printed.rings:
        wrong.append("pulsars")
    for size in range(i64(1), i64(4)):
        here = [pulsar for pulsar in mine if s.pulsar_size(pulsar) == size]
        spinning = len([pulsar for pulsar in here if s.spins(pulsar)])
        if own[me + SPINNING + size] != spinning:
            wrong.append(f"spinning gyrodynes of size {size}")
        if own[me + BUILDING + size] != len(here) - spinning:
            wrong.append(f"gyrodynes of size {size} under construction")
    stations = [system for system in range(SYSTEMS) if s.has_station(seat, system)]
    if own[me + STATIONS] != len(stations):
        wrong.append("stations")
    tiles = [tile for tile in range(i64(len(s.tiles))) if s.tile_owner(tile) == seat]
    if own[me + BOUGHT] != len(tiles):
        wrong.append("transmitters")
    if own[me + ONLINE] != len([tile for tile in tiles if s.is_online(tile)]):
        wrong.append("online transmitters")
    ship = own[me + SHIP]
    if ship >= 0 and s.printed.kind[ship] == ISOLATED_NODE:
        wrong.append("the ship stands on an isolated pulsar")
    if own[me + SIDE] >= 0:
        wrong += check_projects(s, seat)
    elif own[me + DONE] or own[me + RUNS_USED]:
        wrong.append("projects without headquarters")
    if own[me + SIDE] >= 0 and own[me + SIDE] // 2 != own[me + HQ]:
        wrong.append("the side of another headquarters")
    return wrong


def check_projects(s: Position, seat: i64) -> list[str]:
    """Projects were open when completed; used runs belong to completed ones."""
    me = seat * OWN
    done = s.own[me + DONE]
    for position in range(PROJECTS):
        if done & (1 << position) and done & s.printed.needs[position] != s.printed.needs[position]:
            return ["a project was completed before it was open"]
        base = (s.own[me + SIDE] * PROJECTS + position) * PROJECT_FIELDS
        if s.own[me + RUNS_USED] & (1 << position) and not s.printed.projects[base + P_RUN]:
            return ["a run was used that does not exist"]
    return [] if s.own[me + RUNS_USED] & ~done == 0 else ["a run was used before its project"]


def check_technologies(s: Position) -> list[str]:
    """A technology has at most two holders, with two players and a lock one."""
    wrong: list[str] = []
    for slot in range(TECHS):
        most = 1 if s.players == 2 and s.tech(slot, T_LOCK) else 2
        holders = s.holders(slot)
        if holders > most or (holders > 0 and s.tech(slot, T_ROW) > s.round):
            wrong.append(f"patents of {s.printed.tech_names[s.techs[slot]]}")
        if s.locked & (1 << slot) and holders == 0:
            wrong.append("a lock without a patent")
    return wrong
