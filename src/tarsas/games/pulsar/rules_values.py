"""Pulsar 2849: what a die is worth and what it can pay (R4.2)."""

from mypy_extensions import i64

from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position


def shift(s: Position, on: i64) -> i64:
    """Return by how much technologies may shift the die in hand for a kind of action (R4.2)."""
    printed = s.printed
    mask = s.own[s.active * t.OWN + t.PATENTS]
    found: i64 = 0
    slot: i64 = 0
    while mask:
        if mask & 1:
            tech = s.techs[slot]
            if printed.tech_shift[tech] and printed.tech_colour[tech] < 0:
                trigger = printed.tech_on[tech]
                if trigger == on or (trigger == t.ON_RED_DIE and s.die_is_red):
                    found += 1
        mask >>= 1
        slot += 1
    return found


def colours_that_shift(s: Position) -> i64:
    """Return the gate colours that let a flight be longer or shorter, as a mask."""
    printed = s.printed
    mask = s.own[s.active * t.OWN + t.PATENTS]
    colours: i64 = 0
    slot: i64 = 0
    while mask:
        if mask & 1:
            tech = s.techs[slot]
            flies = printed.tech_on[tech] == t.ON_FLY and printed.tech_shift[tech]
            if flies and printed.tech_colour[tech] >= 0:
                colours |= 1 << printed.tech_colour[tech]
        mask >>= 1
        slot += 1
    return colours


def pays(s: Position, cost: i64, reach: i64) -> bool:
    """Say whether the die in hand equals a cost, give or take what technologies allow.

    Costs are at least 1, so no step on the way goes down to 0 (ruling A18).
    """
    return cost - reach <= s.die <= cost + reach


def copy_cost(s: Position) -> i64:
    """Return what copying a leftover die costs the active seat in cubes (R4.3)."""
    printed = s.printed
    cost = printed.copy_cost
    mask = s.own[s.active * t.OWN + t.PATENTS]
    slot: i64 = 0
    while mask:
        if mask & 1:
            tech = s.techs[slot]
            if printed.tech_on[tech] == t.ON_COPY and printed.tech_copy[tech] < cost:
                cost = printed.tech_copy[tech]
        mask >>= 1
        slot += 1
    return cost


def gain_allowed(s: Position, gain: i64) -> bool:
    """Say whether a paid gain may be taken: its red die must be usable (R8.1, ruling A20).

    The die that pays is silver then, for a red one in hand has been used.
    """
    if s.printed.gain_red[gain] > 0 and not s.red_free():
        return False
    return s.printed.gain_pay[gain] <= s.own[s.active * t.OWN + t.CUBES]
