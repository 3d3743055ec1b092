"""Pulsar 2849: gains of technologies, projects, transmitters and tiles (R4.5, R5.4, R10)."""

from mypy_extensions import i64

from tarsas.core.pending import first_of, frame
from tarsas.core.state import NOBODY
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position


def take_gain(s: Position, gain: i64, declinable: i64) -> None:
    """R4.5: what needs no choice at once, the rest as frames in the order of the rules."""
    printed = s.printed
    me = s.active * t.OWN
    s.gain(s.active, printed.gain_vp[gain])
    s.own[me + t.CUBES] += printed.gain_cubes[gain] - printed.gain_pay[gain]
    s.own[me + t.PM1] += printed.gain_pm1[gain]
    s.own[me + t.PLUS2] += printed.gain_plus2[gain]
    s.own[me + t.EXTRA] += printed.gain_station[gain]
    if s.events is not None:
        tell_gain(s, gain)
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


def tell_gain(s: Position, gain: i64) -> None:
    """Note what a gain hands out at once, and what it comes from."""
    printed, panel = s.printed, s.piece(s.active, "panel", 0)
    source = {"from": printed.gain_from[gain]}
    if printed.gain_vp[gain] > 0:
        s.tell(s.active, printed.gain_vp[gain], "points-gain", panel, {}, source)
    for reason, count in (
        ("event-pay", printed.gain_pay[gain]),
        ("event-cubes", printed.gain_cubes[gain]),
        ("event-pm1", printed.gain_pm1[gain]),
        ("event-plus2", printed.gain_plus2[gain]),
        ("event-extra", printed.gain_station[gain]),
    ):
        if count > 0:
            s.tell(s.active, 0, reason, panel, {"n": int(count)}, source)


def hand_out_dice(s: Position, gain: i64, declinable: i64) -> None:
    """R10: a discovery's red die is offered, any other must be used (ruling A20, A21)."""
    red, silver = s.printed.gain_red[gain], s.printed.gain_silver[gain]
    if silver > 0:
        s.own[s.active * t.OWN + t.SILVER] += 1 << (2 * silver)
    if s.events is not None:
        tell_dice(s, red, silver, declinable)
    if declinable:
        offer(s, red)
        return
    s.obligatory = red
    s.offers = 0  # R4.6: while it is unspent there are no other offers
    s.link_offers = 0


def tell_dice(s: Position, red: i64, silver: i64, declinable: i64) -> None:
    """Note the dice of a gain; a red one that cannot be offered any more is lost."""
    panel = s.piece(s.active, "panel", 0)
    if silver > 0:
        dice = {"silver": int(silver), "value": int(red)}
        s.tell(s.active, 0, "event-doubler", panel, dice, {})
        return
    reason = "event-red" if not declinable else "event-offer" if s.red_free() else "event-red-lost"
    s.tell(s.active, 0, reason, panel, {"value": int(red)}, {})


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
            if s.events is not None:
                tiles = {"n": int(sum(s.pile))}
                s.tell(NOBODY, 0, "event-reshuffled", "pile", tiles, {})
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
