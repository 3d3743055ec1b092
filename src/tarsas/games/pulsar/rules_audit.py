"""Pulsar 2849: what must hold in every position (R17). For tests, not for play."""

from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_dice import dice_in_use
from tarsas.games.pulsar.rules_state import Position, bits


def audit(s: Position) -> list[str]:
    """Return everything that is wrong, in words."""
    wrong = check_dice(s) + check_tracks(s) + check_map(s) + check_transmitters(s)
    wrong += check_piles(s)
    for seat in range(s.players):
        wrong += [f"{SEATS[seat]}: {what}" for what in check_seat(s, seat)]
    if s.phase > t.ENTERING:
        wrong += check_technologies(s)
    return wrong


def check_dice(s: Position) -> list[str]:
    """Every rolled die is in one place; nobody has more than two."""
    wrong: list[str] = []
    if s.phase == t.DRAFTING:
        held = [
            s.silver(seat, value) for seat in range(s.players) for value in range(i64(1), i64(7))
        ]
        if sum(s.boxes) + sum(held) != dice_in_use(s):
            wrong.append("dice were lost")
    if s.phase == t.ACTING and sum(s.boxes) != (3 if s.players == 2 else 1):
        wrong.append("leftover dice")
    for seat in range(s.players):
        if sum([s.silver(seat, value) for value in range(i64(1), i64(7))]) > 2:
            wrong.append(f"{SEATS[seat]} has more than two silver dice")
    if s.red_used and s.obligatory >= 0:
        wrong.append("two red dice")
    return wrong


def check_tracks(s: Position) -> list[str]:
    """Both tracks hold a counter for each rocket, in order of rank."""
    if s.phase < t.ENTERING:
        return []
    wrong: list[str] = []
    rockets = s.rocket_count()
    for track in range(i64(2)):
        found = s.tracks[track * rockets : (track + 1) * rockets]
        spaces = [counter >> 3 for counter in found]
        if spaces != sorted(spaces) or spaces[0] < 1 or spaces[len(spaces) - 1] > t.SPACES:
            wrong.append(f"track {track}: {spaces}")
        if sorted([counter & 7 for counter in found]) != sorted(s.rockets):
            wrong.append(f"track {track} lost a counter")
    return wrong


def check_map(s: Position) -> list[str]:
    """Gyrodynes add up; tiles are distinct; nobody has two stations in a system."""
    wrong: list[str] = []
    for size in range(i64(1), i64(4)):
        placed = [s.pulsar_size(pulsar) for pulsar in range(t.PULSARS)].count(size)
        held = sum([s.owns(seat, t.UNPLACED + size) for seat in range(s.players)])
        if s.supply[size] + placed + held != s.printed.supply[size]:
            wrong.append(f"gyrodynes of size {size} were lost")
        if s.supply[size] < 0 and not s.printed.endless_gyrodynes:
            wrong.append(f"too many gyrodynes of size {size}")
        awards = [bits((s.owns(seat, t.AWARDS) >> (size * 2 - 2)) & 3) for seat in range(s.players)]
        if sum(awards) != s.awarded[size]:
            wrong.append(f"awards of size {size}")
    seen = [s.system_tile(system) for system in range(t.SYSTEMS) if s.systems[system]]
    if len(set(seen)) != len(seen) or sum([1 << tile for tile in seen]) != s.revealed:
        wrong.append(f"system tiles {seen}")
    for system in range(t.SYSTEMS):
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
    if s.phase != t.DEALING:
        undealt = sum(s.deck) + (1 if s.top else 0)
        if undealt != sum(s.printed.tile_copies) - 3 * (s.round if s.round else 1):
            wrong.append(f"{undealt} undealt transmitters in round {s.round}")
    for tile in range(i64(len(s.tiles))):
        design = s.tile_design(tile)
        covered = bits(s.covered(tile))
        if (s.is_online(tile) and covered) or covered > s.printed.tile_symbols[design]:
            wrong.append(f"symbols of transmitter {tile}")
        for end in range(i64(2)):
            other = s.joined(tile, end)
            if other == 0:
                continue
            neighbour = s.own_tile(s.tile_owner(tile), (other - 1) // 2)
            back = s.joined(neighbour, (other - 1) % 2)
            if back != 1 + 2 * s.tile_number(tile) + end or neighbour == tile:
                wrong.append(f"the link of transmitter {tile}")
            if s.printed.tile_links[design * 2 + end] < 0:
                wrong.append(f"transmitter {tile} is joined where it has no end")
    return wrong


def check_piles(s: Position) -> list[str]:
    """No exploration tile is lost; only those that count as stations are kept."""
    kept = sum([s.owns(seat, t.EXTRA) for seat in range(s.players)])
    worth: i64 = 1
    others = sum(s.printed.gain_station)
    for gain in s.printed.exploration_gain:
        if s.printed.gain_station[gain] > 0:
            others -= s.printed.gain_station[gain]
            worth = s.printed.gain_station[gain]
    if others != 0:  # own components: what else counts as a station cannot be told from tiles
        return []
    tiles = sum(s.pile) + sum(s.discards) + kept // worth
    if tiles != sum(s.printed.exploration_copies):
        return [f"{tiles} exploration tiles"]
    return []


def check_seat(s: Position, seat: i64) -> list[str]:
    """Recount what is kept in counters."""
    wrong: list[str] = []
    counted = (t.VP, t.CUBES, t.PM1, t.PLUS2, t.UNPLACED + 1, t.UNPLACED + 2)
    if min([s.owns(seat, what) for what in counted]) < 0:
        wrong.append("something is negative")
    mine = [pulsar for pulsar in range(t.PULSARS) if s.pulsar_owner(pulsar) == seat]
    if len(mine) != s.owns(seat, t.CLAIMED) or len(mine) > s.printed.rings:
        wrong.append("pulsars")
    for size in range(i64(1), i64(4)):
        here = [pulsar for pulsar in mine if s.pulsar_size(pulsar) == size]
        spinning = len([pulsar for pulsar in here if s.spins(pulsar)])
        if s.owns(seat, t.SPINNING + size) != spinning:
            wrong.append(f"spinning gyrodynes of size {size}")
        if s.owns(seat, t.BUILDING + size) != len(here) - spinning:
            wrong.append(f"gyrodynes of size {size} under construction")
    stations = [system for system in range(t.SYSTEMS) if s.has_station(seat, system)]
    if s.owns(seat, t.STATIONS) != len(stations):
        wrong.append("stations")
    tiles = [tile for tile in range(i64(len(s.tiles))) if s.tile_owner(tile) == seat]
    if s.owns(seat, t.BOUGHT) != len(tiles):
        wrong.append("transmitters")
    if s.owns(seat, t.ONLINE) != len([tile for tile in tiles if s.is_online(tile)]):
        wrong.append("online transmitters")
    ship = s.owns(seat, t.SHIP)
    if ship >= 0 and s.printed.kind[ship] == t.ISOLATED_NODE:
        wrong.append("the ship stands on an isolated pulsar")
    if s.owns(seat, t.SIDE) >= 0:
        wrong += check_projects(s, seat)
    elif s.owns(seat, t.DONE) or s.owns(seat, t.RUNS_USED):
        wrong.append("projects without headquarters")
    if s.owns(seat, t.SIDE) >= 0 and s.owns(seat, t.SIDE) // 2 != s.owns(seat, t.HQ):
        wrong.append("the side of another headquarters")
    return wrong


def check_projects(s: Position, seat: i64) -> list[str]:
    """Projects were open when completed; used runs belong to completed ones."""
    done = s.owns(seat, t.DONE)
    for position in range(t.PROJECTS):
        if done & (1 << position) and done & s.printed.needs[position] != s.printed.needs[position]:
            return ["a project was completed before it was open"]
        project = s.owns(seat, t.SIDE) * t.PROJECTS + position
        if s.owns(seat, t.RUNS_USED) & (1 << position) and not s.printed.project_run[project]:
            return ["a run was used that does not exist"]
    return [] if s.owns(seat, t.RUNS_USED) & ~done == 0 else ["a run was used before its project"]


def check_technologies(s: Position) -> list[str]:
    """A technology has at most two holders, with two players and a lock one."""
    wrong: list[str] = []
    for slot in range(t.TECHS):
        tech = s.techs[slot]
        most = 1 if s.players == 2 and s.printed.tech_lock[tech] else 2
        holders = s.holders(slot)
        if holders > most or (holders > 0 and s.printed.tech_row[tech] > s.round):
            wrong.append(f"patents of {s.printed.tech_names[tech]}")
        if s.locked & (1 << slot) and holders == 0:
            wrong.append("a lock without a patent")
    return wrong
