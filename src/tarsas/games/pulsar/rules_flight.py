"""Pulsar 2849: flights, stations, discovery, dead ends, teleports and gate runs (R5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import first_of, frame, second_of, third_of
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_gyrodynes import claim, has_ring, reward_new
from tarsas.games.pulsar.rules_map import flight_exists, step_fits, trail_of
from tarsas.games.pulsar.rules_state import Position, bits
from tarsas.games.pulsar.rules_values import colours_that_shift, shift

# Kinds of planets on a tile; blocked ones are numbered otherwise.
LIFELESS: Final[i64] = 1
BLUE: Final[i64] = 2

# --- length and path ------------------------------------------------------------------------


def colours_needed(s: Position, length: i64) -> i64:
    """Return how many colours that shift flights a flight of this length must visit (R5.1)."""
    far = length - s.die if length > s.die else s.die - length
    need = far - shift(s, t.ON_FLY)
    return need if need > 0 else 0


def length_fits(s: Position, length: i64) -> bool:
    """Say whether the die in hand allows a flight of this length from where the ship is."""
    wanted = colours_that_shift(s)
    need = colours_needed(s, length)
    if need > bits(wanted):
        return False
    return flight_exists(s.printed, s.own[s.active * t.OWN + t.SHIP], length, wanted, need)


def legal_lengths(s: Position, out: vec[i64]) -> vec[i64]:
    """List the lengths that the die in hand allows (R4.2)."""
    for length in range(i64(1), t.LONGEST_FLIGHT + 1):
        if -4 < length - s.die < 4 and length_fits(s, length):
            out = append(out, t.LENGTH + length)
    return out


def choose_length(s: Position, length: i64) -> None:
    """Begin a flight."""
    s.length = length
    s.need = colours_needed(s, length)
    s.wanted = colours_that_shift(s) if s.need > 0 else 0
    s.path = vec[i64]([s.own[s.active * t.OWN + t.SHIP]])
    s.push(frame(t.ASK_STEP))


def legal_steps(s: Position, out: vec[i64]) -> vec[i64]:
    """List the next locations from which the flight can be completed (R4.5)."""
    printed = s.printed
    trail = trail_of(s)
    here = s.path[len(s.path) - 1]
    for route in range(printed.first_route[here], printed.first_route[here + 1]):
        if step_fits(s, route, trail):
            out = append(out, t.STEP + printed.route_to[route])
    return out


def fly_step(s: Position, node: i64) -> None:
    """Go one route further; after the last one the flight is resolved."""
    s.path = append(s.path, node)
    if len(s.path) <= s.length:
        s.push(frame(t.ASK_STEP))
    elif open_runs(s) != 0:
        s.push(frame(t.ASK_RUN))
    else:
        s.push(frame(t.DO_VISIT, 0))
    if s.printed.stepwise and unseen(s, node):  # ruling A14
        s.push(frame(t.DRAW_SYSTEM, node))


def unseen(s: Position, node: i64) -> bool:
    """Say whether a location is a system whose tile lies face down."""
    return s.printed.kind[node] == t.SYSTEM_NODE and s.systems[s.printed.index[node]] == 0


def reveal(s: Position, node: i64, tile: i64) -> None:
    """R5.2: chance turns up the tile of a system."""
    s.systems[s.printed.index[node]] = tile + 1
    s.revealed |= 1 << tile


# --- gate runs ------------------------------------------------------------------------------


def open_runs(s: Position) -> i64:
    """Return the completed projects whose gate run is unused, as a mask (R5.6)."""
    me = s.active * t.OWN
    mask = s.own[me + t.DONE] & ~s.own[me + t.RUNS_USED]
    runs: i64 = 0
    for position in range(t.PROJECTS):
        if mask & (1 << position) and run_colours(s, position) != 0:
            runs |= 1 << position
    return runs


def run_colours(s: Position, position: i64) -> i64:
    """Return the colours of a project's gate run as a mask, 0 if it has none."""
    side = s.own[s.active * t.OWN + t.SIDE]
    return s.printed.project_run[side * t.PROJECTS + position]


def legal_runs(s: Position, out: vec[i64]) -> vec[i64]:
    """List the runs that may be declared, and none (R5.6, ruling A31)."""
    runs = open_runs(s)
    out = append(out, t.RUN)
    for position in range(t.PROJECTS):
        if runs & (1 << position):
            for colour in range(i64(3)):
                if run_colours(s, position) & (1 << colour):
                    out = append(out, t.RUN + 1 + 3 * position + colour)
    return out


def declare_run(s: Position, choice: i64) -> None:
    """R5.6: score every different gate of the colour visited; the run is used up even by 0."""
    if choice > 0:
        position, colour = (choice - 1) // 3, (choice - 1) % 3
        side = s.own[s.active * t.OWN + t.SIDE]
        each = s.printed.project_run_vp[side * t.PROJECTS + position]
        s.own[s.active * t.OWN + t.RUNS_USED] |= 1 << position
        gates = gates_visited(s, colour)
        s.gain(s.active, each * gates)
        if s.events is not None:
            numbers = {"gates": int(gates), "each": int(each)}
            names = {"gate": f"colour-{t.GATE_COLOURS[colour]}"}
            reason = "points-run" if each * gates > 0 else "event-run-nothing"
            piece = s.piece(s.active, "project", position)
            s.tell(s.active, each * gates, reason, piece, numbers, names)
    s.push(frame(t.DO_VISIT, 0))


def gates_visited(s: Position, colour: i64) -> i64:
    """Count the different gates of a colour on the flight; its start is not visited (R5.1)."""
    found: i64 = 0
    for i in range(i64(1), i64(len(s.path))):
        if s.printed.colour[s.path[i]] == colour and first_visit(s, i):
            found += 1
    return found


def first_visit(s: Position, i: i64) -> bool:
    """Say whether the flight visits the location at this place of its path for the first time."""
    for earlier in range(i64(1), i):
        if s.path[earlier] == s.path[i]:
            return False
    return True


# --- resolution -----------------------------------------------------------------------------


def visit(s: Position, i: i64) -> None:
    """R5.2: go through the path in order; the step numbered 0 moves the ship."""
    end = s.path[s.length]
    if i == 0:
        s.own[s.active * t.OWN + t.SHIP] = end
        if s.events is not None and s.printed.stepwise:  # by now the tiles on the way were seen
            place = s.piece(s.active, "at", end)
            s.tell(s.active, 0, "event-arrives", place, {}, {"place": place})
        s.trigger(s.active, t.ON_FLY)
        s.push(frame(t.DO_VISIT, 1))
        return
    if i > s.length:
        s.path = vec[i64]()
        s.length = s.wanted = s.need = 0
        s.push(frame(t.DO_LAND, end, 1))
        return
    node = s.path[i]
    if unseen(s, node):
        s.push(frame(t.DO_VISIT, i))  # come back when the tile is seen
        s.push(frame(t.DRAW_SYSTEM, node))
        return
    s.push(frame(t.DO_VISIT, i + 1))
    if s.printed.kind[node] == t.SYSTEM_NODE and node != end and first_visit(s, i):  # ruling A13
        station(s, node, 0, 0)


def land(s: Position, node: i64, by_flight: i64) -> None:
    """R5.2: the end of a flight or teleport."""
    if unseen(s, node):
        s.push(frame(t.DO_LAND, node, by_flight))
        s.push(frame(t.DRAW_SYSTEM, node))
    elif s.printed.kind[node] == t.SYSTEM_NODE:
        station(s, node, 1, by_flight)
    elif s.printed.kind[node] == t.PULSAR_NODE:
        pulsar = s.printed.index[node]
        if s.pulsars[pulsar] == 0 and has_ring(s):
            s.push(frame(t.ASK_CLAIM, pulsar, by_flight))


def confirm_claim(s: Position, wanted: i64, yes: bool) -> None:
    """R6: claiming is optional (ruling A11)."""
    if yes:
        claim(s, first_of(wanted), True, second_of(wanted) == 1)


# --- stations -------------------------------------------------------------------------------


def free_planet(s: Position, system: i64, kind: i64) -> i64:
    """Return the first free planet of a kind in printed order, -1 for none (R5.3)."""
    tile = s.system_tile(system)
    for planet in range(i64(4)):
        if s.printed.planets[tile * 4 + planet] == kind and s.settler(system, planet) < 0:
            return planet
    return -1


def station(s: Position, node: i64, ended: i64, by_flight: i64) -> None:
    """R5.3: passing prefers a lifeless planet, ending a blue one; the other kind is second."""
    system = s.printed.index[node]
    if s.has_station(s.active, system) or s.tokens_used(s.active) >= s.printed.tokens:
        return
    first = free_planet(s, system, BLUE if ended else LIFELESS)
    if first >= 0:
        settle_planet(s, node, first, ended, by_flight)
        return
    second = free_planet(s, system, LIFELESS if ended else BLUE)
    if second < 0:
        return
    if s.printed.optional_station:  # ruling A12
        s.push(frame(t.ASK_STATION, node, ended, by_flight))
    else:
        settle_planet(s, node, second, ended, by_flight)


def confirm_station(s: Position, wanted: i64, yes: bool) -> None:
    """Settle a planet of the second kind, or leave it (ruling A12)."""
    if yes:
        node, ended = first_of(wanted), second_of(wanted)
        planet = free_planet(s, s.printed.index[node], LIFELESS if ended else BLUE)
        settle_planet(s, node, planet, ended, third_of(wanted))


def settle_planet(s: Position, node: i64, planet: i64, ended: i64, by_flight: i64) -> None:
    """R5.3: put down the token, then the discovery bonus, then the dead end's tile."""
    system = s.printed.index[node]
    tile = s.system_tile(system)
    s.systems[system] |= (s.active + 1) << (t.SYSTEM_PLANETS + 3 * planet)
    s.own[s.active * t.OWN + t.STATIONS] += 1
    if s.events is not None:
        place = s.piece(s.active, "at", node)
        kind = "blue" if s.printed.planets[tile * 4 + planet] == BLUE else "lifeless"
        numbers = {"stations": int(s.own[s.active * t.OWN + t.STATIONS])}
        names = {"place": place, "planet": f"planet-{kind}"}
        s.tell(s.active, 0, "event-station", place, numbers, names)
    s.trigger(s.active, t.ON_STATION)
    if ended and by_flight:
        reward_new(s)
    if s.printed.dead_end[node]:  # R5.5, ruling A16
        s.push(frame(t.DRAW_EXPLORATION, 1))
    if ended and s.printed.planets[tile * 4 + planet] == BLUE:  # ruling A50
        s.push(frame(t.ASK_DISCOVERY, node))


# --- discovery ------------------------------------------------------------------------------


def icon_allowed(s: Position, gain: i64) -> bool:
    """Say whether an icon can be taken: a red die only while one may be used (R5.4)."""
    return gain < 0 or s.red_free() or s.printed.gain_red[gain] == 0


def legal_discovery(s: Position, node: i64, out: vec[i64]) -> vec[i64]:
    """List the printed bonus, or with one icon (ruling A9) each of two, and a tile instead."""
    tile = s.system_tile(s.printed.index[node])
    one, two = s.printed.icons[tile * 2], s.printed.icons[tile * 2 + 1]
    if s.printed.one_icon and two >= 0:
        if icon_allowed(s, one):
            out = append(out, t.DISCOVERY)
        if icon_allowed(s, two):
            out = append(out, t.DISCOVERY + 1)
    elif icon_allowed(s, one) and icon_allowed(s, two):
        out = append(out, t.DISCOVERY)
    return append(out, t.DISCOVERY + 2)


def discover(s: Position, node: i64, choice: i64) -> None:
    """R5.4: the printed bonus, or an exploration tile instead of all of it."""
    s.trigger(s.active, t.ON_DISCOVERY)
    if choice == 2:
        s.push(frame(t.DRAW_EXPLORATION, 1))
        return
    tile = s.system_tile(s.printed.index[node])
    one, two = s.printed.icons[tile * 2], s.printed.icons[tile * 2 + 1]
    if two >= 0 and (choice == 1 or not s.printed.one_icon):
        s.push(frame(t.DO_GAIN, two, 1))
    if choice == 0:
        s.push(frame(t.DO_GAIN, one, 1))


# --- teleports ------------------------------------------------------------------------------


def legal_teleports(s: Position, target: i64, out: vec[i64]) -> vec[i64]:
    """List the locations of a class; the present one is legal too (R5.5, ruling A43)."""
    for node in range(i64(len(s.printed.kind))):
        kind = s.printed.kind[node]
        if target == t.TO_ANY:
            fits = kind != t.ENTRY and kind != t.ISOLATED_NODE
        else:
            fits = kind == (t.SYSTEM_NODE if target == t.TO_SYSTEM else t.PULSAR_NODE)
        if fits:
            out = append(out, t.TELEPORT + node)
    return out


def teleport(s: Position, node: i64) -> None:
    """R5.5: the target is resolved like the end of a flight (ruling A17)."""
    s.own[s.active * t.OWN + t.SHIP] = node
    s.push(frame(t.DO_LAND, node, 0))


def legal_confirm(out: vec[i64]) -> vec[i64]:
    """List no and yes."""
    return append(append(out, t.CONFIRM), t.CONFIRM + 1)
