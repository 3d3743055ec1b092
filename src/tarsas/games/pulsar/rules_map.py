"""Pulsar 2849: the star cluster as a graph, and which flights it allows (R5.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_printed import Printed
from tarsas.games.pulsar.rules_state import Position, bits


def free_route(printed: Printed, trail: vec[i64], depth: i64, route: i64) -> bool:
    """Say whether a route from the trail's end may be used once more (R5.1, ruling A15)."""
    here = trail[depth]
    there = printed.route_to[route]
    if printed.kind[there] == t.ENTRY:
        return False
    used: i64 = 0
    for i in range(depth):
        a, b = trail[i], trail[i + 1]
        if (a == here and b == there) or (a == there and b == here):
            used += 1
    return used < printed.route_width[route]


def colour_bit(printed: Printed, node: i64) -> i64:
    """Return a gate's colour as a mask, 0 for other locations."""
    colour = printed.colour[node]
    return 1 << colour if colour >= 0 else 0


def leads_on(
    printed: Printed, trail: vec[i64], depth: i64, length: i64, seen: i64, wanted: i64, need: i64
) -> bool:
    """Say whether a trail can be flown to its full length and see enough wanted colours."""
    if depth == length:
        return bits(seen & wanted) >= need
    here = trail[depth]
    for route in range(printed.first_route[here], printed.first_route[here + 1]):
        if free_route(printed, trail, depth, route):
            there = printed.route_to[route]
            trail[depth + 1] = there
            now = seen | colour_bit(printed, there)
            if leads_on(printed, trail, depth + 1, length, now, wanted, need):
                return True
    return False


def survey(printed: Printed) -> None:
    """Note for every location and length which sets of colours its flights can visit."""
    nodes = i64(len(printed.kind))
    printed.flights = vec[i64]([0] * (nodes * (t.LONGEST_FLIGHT + 1)))
    trail = vec[i64]([0] * (t.LONGEST_FLIGHT + 1))
    for node in range(nodes):
        trail[0] = node
        explore_from(printed, trail, 0, 0)


def explore_from(printed: Printed, trail: vec[i64], depth: i64, seen: i64) -> None:
    """Note the colours of a trail and of all that continue it."""
    place = trail[0] * (t.LONGEST_FLIGHT + 1) + depth
    printed.flights[place] |= 1 << seen
    if depth == t.LONGEST_FLIGHT:
        return
    here = trail[depth]
    for route in range(printed.first_route[here], printed.first_route[here + 1]):
        if free_route(printed, trail, depth, route):
            there = printed.route_to[route]
            trail[depth + 1] = there
            explore_from(printed, trail, depth + 1, seen | colour_bit(printed, there))


def flight_exists(printed: Printed, node: i64, length: i64, wanted: i64, need: i64) -> bool:
    """Say whether a flight of this length from a location can see enough wanted colours."""
    if length < 1 or length > t.LONGEST_FLIGHT:
        return False
    sets = printed.flights[node * (t.LONGEST_FLIGHT + 1) + length]
    if need == 0:
        return sets != 0
    for seen in range(i64(8)):
        if (sets >> seen) & 1 and bits(seen & wanted) >= need:
            return True
    return False


def step_fits(s: Position, route: i64, trail: vec[i64]) -> bool:
    """Say whether the flight under way may take a route and still be completed (R4.5)."""
    printed = s.printed
    depth = i64(len(s.path)) - 1
    if not free_route(printed, trail, depth, route):
        return False
    there = printed.route_to[route]
    trail[depth + 1] = there
    seen = s.colours_visited() | colour_bit(printed, there)
    return leads_on(printed, trail, depth + 1, s.length, seen, s.wanted, s.need)


def trail_of(s: Position) -> vec[i64]:
    """Return the flight under way with room for the longest one."""
    trail = vec[i64]([0] * (t.LONGEST_FLIGHT + 1))
    for i in range(i64(len(s.path))):
        trail[i] = s.path[i]
    return trail
