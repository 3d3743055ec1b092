"""Pulsar 2849: gains of technologies, projects, transmitters and tiles (R4.5, R5.4, R10)."""

from mypy_extensions import i64

from tarsas.core.pending import first_of, frame
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position


def take_gain(s: Position, gain: i64, declinable: i64) -> None:
    """R4.5: what needs no choice at once, the rest as frames in the order of the rules."""
    printed = s.printed
    me = s.active * t.OWN
    s.gain(s.active, printed.gain_vp[gain], "points-gain", "panel", 0)
    s.own[me + t.CUBES] += printed.gain_cubes[gain] - printed.gain_pay[gain]
    s.own[me + t.PM1] += printed.gain_pm1[gain]
    s.own[me + t.PLUS2] += printed.gain_plus2[gain]
    s.own[me + t.EXTRA] += printed.gain_station[gain]
    if printed.gain_red[gain] > 0:
        s.push(frame(t.DO_DOUBLE, gain, declinable))
    if printed.gain_explore[gain] > 0:
        s.push(frame(t.DRAW_EXPLORATION, printed.gain_explore[gain]))
    if printed.gain_teleport[gain] > 0:
        s.push(frame(t.ASK_TELEPORT, printed.gain_teleport[gain]))
    if printed.gain_isolated[gain] > 0:
        s.push(frame(t.ASK_ISOLATED))
    if printed.gain_two[gain] > 0:
        s.push(frame(t.ASK_PAIR))
    if printed.gain_sizes[gain] > 0:
        s.push(frame(t.ASK_SIZE, printed.gain_sizes[gain]))


def hand_out_dice(s: Position, gain: i64, declinable: i64) -> None:
    """R10: a discovery's red die is offered, any other must be used (ruling A20, A21)."""
    red, silver = s.printed.gain_red[gain], s.printed.gain_silver[gain]
    if silver > 0:
        s.own[s.active * t.OWN + t.SILVER] += 1 << (2 * silver)
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
    left = first_of(wanted) - 1
    if left > 0:
        s.push(frame(t.DRAW_EXPLORATION, left))
    gain = s.printed.exploration_gain[face]
    s.pile[face] -= 1
    if s.printed.gain_station[gain] == 0:
        s.discards[face] += 1
    s.push(frame(t.DO_GAIN, gain, 1))
