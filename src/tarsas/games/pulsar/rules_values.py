"""Pulsar 2849: what a die is worth and what it can pay (R4.2)."""

from mypy_extensions import i64

from tarsas.games.pulsar.rules_state import CUBES, OWN, PATENTS, Position
from tarsas.games.pulsar.rules_tables import (
    G_PAY,
    G_RED,
    GAIN_FIELDS,
    ON_COPY,
    ON_FLY,
    ON_RED_DIE,
    T_COLOUR,
    T_COPY,
    T_ON,
    T_SHIFT,
)


def shift(s: Position, on: i64) -> i64:
    """Return by how much technologies may shift the die in hand for a kind of action (R4.2)."""
    mask = s.own[s.active * OWN + PATENTS]
    found: i64 = 0
    slot: i64 = 0
    while mask:
        if mask & 1 and s.tech(slot, T_SHIFT) and s.tech(slot, T_COLOUR) < 0:
            trigger = s.tech(slot, T_ON)
            if trigger == on or (trigger == ON_RED_DIE and s.die_is_red):
                found += 1
        mask >>= 1
        slot += 1
    return found


def colours_that_shift(s: Position) -> i64:
    """Return the gate colours that let a flight be longer or shorter, as a mask."""
    mask = s.own[s.active * OWN + PATENTS]
    colours: i64 = 0
    slot: i64 = 0
    while mask:
        flies = mask & 1 and s.tech(slot, T_ON) == ON_FLY and s.tech(slot, T_SHIFT)
        if flies and s.tech(slot, T_COLOUR) >= 0:
            colours |= 1 << s.tech(slot, T_COLOUR)
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
    cost = s.printed.copy_cost
    mask = s.own[s.active * OWN + PATENTS]
    slot: i64 = 0
    while mask:
        if mask & 1 and s.tech(slot, T_ON) == ON_COPY and s.tech(slot, T_COPY) < cost:
            cost = s.tech(slot, T_COPY)
        mask >>= 1
        slot += 1
    return cost


def gain_allowed(s: Position, gain: i64) -> bool:
    """Say whether a paid gain may be taken: its red die must be usable (R8.1, ruling A20).

    The die that pays is silver then, for a red one in hand has been used.
    """
    gains = s.printed.gains
    if gains[gain * GAIN_FIELDS + G_RED] > 0 and not s.red_free():
        return False
    return gains[gain * GAIN_FIELDS + G_PAY] <= s.own[s.active * OWN + CUBES]
