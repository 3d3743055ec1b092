"""Pulsar 2849: gains of technologies, projects, transmitters and tiles (R4.5, R5.4, R10)."""

from mypy_extensions import i64

from tarsas.games.pulsar.rules_state import (
    CUBES,
    EXTRA,
    OWN,
    PLUS2,
    PM1,
    SILVER,
    Position,
)
from tarsas.games.pulsar.rules_tables import (
    ASK_ISOLATED,
    ASK_PAIR,
    ASK_SIZE,
    ASK_TELEPORT,
    DO_DOUBLE,
    DO_GAIN,
    DRAW_EXPLORATION,
    G_CUBES,
    G_EXPLORE,
    G_ISOLATED,
    G_PAY,
    G_PLUS2,
    G_PM1,
    G_RED,
    G_SILVER,
    G_SIZES,
    G_STATION,
    G_TELEPORT,
    G_TWO,
    G_VP,
    GAIN_FIELDS,
    frame,
)


def take_gain(s: Position, gain: i64, declinable: i64) -> None:
    """R4.5: what needs no choice at once, the rest as frames in the order of the rules."""
    gains = s.printed.gains
    base = gain * GAIN_FIELDS
    me = s.active * OWN
    s.gain(s.active, gains[base + G_VP], "points-gain", "panel", 0)
    s.own[me + CUBES] += gains[base + G_CUBES] - gains[base + G_PAY]
    s.own[me + PM1] += gains[base + G_PM1]
    s.own[me + PLUS2] += gains[base + G_PLUS2]
    s.own[me + EXTRA] += gains[base + G_STATION]
    if gains[base + G_RED] > 0:
        s.push(frame(DO_DOUBLE, gain, declinable))
    if gains[base + G_EXPLORE] > 0:
        s.push(frame(DRAW_EXPLORATION, gains[base + G_EXPLORE]))
    if gains[base + G_TELEPORT] > 0:
        s.push(frame(ASK_TELEPORT, gains[base + G_TELEPORT]))
    if gains[base + G_ISOLATED] > 0:
        s.push(frame(ASK_ISOLATED))
    if gains[base + G_TWO] > 0:
        s.push(frame(ASK_PAIR))
    if gains[base + G_SIZES] > 0:
        s.push(frame(ASK_SIZE, gains[base + G_SIZES]))


def hand_out_dice(s: Position, gain: i64, declinable: i64) -> None:
    """R10: a discovery's red die is offered, any other must be used (ruling A20, A21)."""
    gains = s.printed.gains
    red = gains[gain * GAIN_FIELDS + G_RED]
    silver = gains[gain * GAIN_FIELDS + G_SILVER]
    if silver > 0:
        s.own[s.active * OWN + SILVER] += 1 << (2 * silver)
    if declinable:
        offer(s, red)
        return
    s.obligatory = red
    s.offers = 0  # R4.6: while it is unspent there are no other offers
    s.link_offers = 0


def offer(s: Position, red: i64) -> None:
    """Offer a red die for this turn, unless one is used or obligatory (R4.6)."""
    if s.red_free():
        s.offers |= 1 << red


# --- exploration tiles ----------------------------------------------------------------------


def refill_pile(s: Position) -> bool:
    """R5.4: an empty pile is made anew of the discards; say whether there is a tile to draw."""
    for copies in s.pile:
        if copies > 0:
            return True
    s.pile, s.discards = s.discards, s.pile
    for copies in s.pile:
        if copies > 0:
            return True
    return False


def draw_exploration(s: Position, wanted: i64, face: i64) -> None:
    """R5.4: apply a tile at once; all are discarded but those that count as stations."""
    s.pop_frame()
    left = ((wanted >> 8) & 255) - 1
    if left > 0:
        s.push(frame(DRAW_EXPLORATION, left))
    gain = s.printed.exploration_gain[face]
    s.pile[face] -= 1
    if s.printed.gains[gain * GAIN_FIELDS + G_STATION] == 0:
        s.discards[face] += 1
    s.push(frame(DO_GAIN, gain, 1))
