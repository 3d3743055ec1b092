"""Pulsar 2849: the turn menu, dice in hand and what they can be spent on (R4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import frame
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_flight import legal_lengths
from tarsas.games.pulsar.rules_gyrodynes import has_place, legal_finishes, legal_takes
from tarsas.games.pulsar.rules_state import Position
from tarsas.games.pulsar.rules_technology import legal_kinds, legal_projects, legal_techs
from tarsas.games.pulsar.rules_transmitters import legal_late_tiles, legal_payments, legal_slots
from tarsas.games.pulsar.rules_values import copy_cost

# --- legal ----------------------------------------------------------------------------------


def legal_menu(s: Position, out: vec[i64]) -> vec[i64]:
    """List what the active seat may do between actions (R4.1)."""
    me = s.active * t.OWN
    if s.obligatory < 0 or s.printed.lenient:  # ruling A20
        out = append(out, t.END_TURN)
    for value in range(i64(1), i64(7)):
        if s.silver(s.active, value) > 0:
            out = append(out, t.USE_SILVER + value)
    out = legal_reds(s, out)
    if s.red_free() and s.own[me + t.CUBES] >= copy_cost(s):  # ruling A22
        for value in range(i64(1), i64(7)):
            if s.boxes[value] > 0:
                out = append(out, t.COPY + value)
    if has_place(s):
        for size in range(i64(1), i64(4)):
            if s.own[me + t.UNPLACED + size] > 0:
                out = append(out, t.PLACE + size)
    if len(legal_late_tiles(s, vec[i64]())) > 0:
        out = append(out, t.LATE_LINK)
    return out


def legal_reds(s: Position, out: vec[i64]) -> vec[i64]:
    """List the red dice to use: the obligatory one, or those on offer (R4.6)."""
    values = s.offers | s.link_offers
    if s.obligatory >= 0:
        values = 1 << s.obligatory
    for value in range(i64(7)):
        if values & (1 << value) and (value > 0 or zero_is_usable(s)):
            out = append(out, t.USE_RED + value)
    return out


def zero_is_usable(s: Position) -> bool:
    """Ruling A19: a red 0 needs a token, or a technology that raises it for some action."""
    me = s.active * t.OWN
    if s.own[me + t.PM1] + s.own[me + t.PLUS2] > 0:
        return True
    before = s.red_used
    s.red_used = s.die_is_red = True
    usable = some_action(s)
    s.red_used, s.die_is_red = before, False
    return usable


def legal_modifiers(s: Position, out: vec[i64]) -> vec[i64]:
    """List the tokens for the die in hand; every value from 1 can be flown (R4.2)."""
    me = s.active * t.OWN
    if s.die > 0 or some_action(s):
        out = append(out, t.MODIFIER)
    if s.own[me + t.PM1] > 0:
        out = append(out, t.MODIFIER + 1)
        if s.die > 1:
            out = append(out, t.MODIFIER + 2)
    if s.own[me + t.PLUS2] > 0:
        out = append(out, t.MODIFIER + 3)
    return out


def targets(s: Position, action: i64, out: vec[i64]) -> vec[i64]:
    """List what the die in hand can buy by a kind of action."""
    if action == t.FLY:
        return legal_lengths(s, out)
    if action == t.TAKE_GYRODYNE:
        return legal_takes(s, out)
    if action == t.FINISH_GYRODYNE:
        return legal_finishes(s, out)
    if action == t.BUY_TRANSMITTER:
        return legal_slots(s, out)
    if action == t.PAY_TRANSMITTER:
        return legal_payments(s, out)
    if action == t.PATENT:
        return legal_techs(s, out)
    return legal_projects(s, out) if action == t.HQ_PROJECT else legal_kinds(s, out)


def legal_actions(s: Position, out: vec[i64]) -> vec[i64]:
    """List the kinds of action that find a target (R4.5)."""
    for action in range(i64(8)):
        if len(targets(s, action, vec[i64]())) > 0:
            out = append(out, t.ACTION + action)
    return out


def some_action(s: Position) -> bool:
    """Say whether the die in hand can be spent at all."""
    return len(legal_actions(s, vec[i64]())) > 0


# --- apply ----------------------------------------------------------------------------------


def choose_menu(s: Position, action: i64) -> None:
    """Carry out a choice of the turn menu, except the end of the turn."""
    if s.events is not None and s.link_offers and not t.USE_RED <= action <= t.USE_RED + 6:
        s.tell(s.active, 0, "event-link-lapsed", s.piece(s.active, "panel", 0), {}, {})
    if action <= t.USE_SILVER + 6:
        value = action - t.USE_SILVER
        s.own[s.active * t.OWN + t.SILVER] -= 1 << (2 * value)
        pick_up(s, value, False)
    elif action <= t.USE_RED + 6:
        pick_up(s, action - t.USE_RED, True)
    elif action <= t.COPY + 6:
        s.own[s.active * t.OWN + t.CUBES] -= copy_cost(s)
        pick_up(s, action - t.COPY, True)
    elif action == t.LATE_LINK:
        s.push(frame(t.ASK_LATE_TILE))
    else:
        s.push(frame(t.ASK_PLACE, action - t.PLACE))
    s.link_offers = 0  # ruling A41: where they count, only the very next choice may use them


def pick_up(s: Position, value: i64, red: bool) -> None:
    """R4.5: take a die in hand; a red one is the one of this round and ends all offers."""
    s.die = value
    s.die_is_red = red
    if red:
        s.red_used = True
        s.obligatory = -1
        s.offers = 0
    s.push(frame(t.ASK_MODIFIER))


def modify(s: Position, choice: i64) -> None:
    """R4.2: spend a token on the die, or none."""
    me = s.active * t.OWN
    if choice == 1 or choice == 2:
        s.own[me + t.PM1] -= 1
        s.die += 1 if choice == 1 else -1
    elif choice == 3:
        s.own[me + t.PLUS2] -= 1
        s.die += 2
    if choice > 0:
        s.trigger(s.active, t.ON_MODIFIER)
    s.push(frame(t.ASK_ACTION))


def choose_action(s: Position, action: i64) -> None:
    """Ask for the target of an action."""
    if action == t.FLY:
        s.push(frame(t.ASK_LENGTH))
    elif action == t.TAKE_GYRODYNE:
        s.push(frame(t.ASK_TAKE))
    elif action == t.FINISH_GYRODYNE:
        s.push(frame(t.ASK_FINISH))
    elif action == t.BUY_TRANSMITTER:
        s.push(frame(t.ASK_SLOT))
    elif action == t.PAY_TRANSMITTER:
        s.push(frame(t.ASK_PAY_TILE))
    elif action == t.PATENT:
        s.push(frame(t.ASK_TECH))
    elif action == t.HQ_PROJECT:
        s.push(frame(t.ASK_PROJECT))
    else:
        s.push(frame(t.ASK_KIND))


def clear_turn(s: Position) -> None:
    """R4.1: unspent dice and offers are lost (ruling A23)."""
    s.own[s.active * t.OWN + t.SILVER] = 0
    s.red_used = False
    s.obligatory = -1
    s.offers = 0
    s.link_offers = 0
