"""Pulsar 2849: patents, projects of the headquarters and bought modifiers (R8, R9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.games.pulsar.rules_state import DONE, OWN, PATENTS, PLUS2, PM1, SIDE, Position
from tarsas.games.pulsar.rules_tables import (
    DO_GAIN,
    INSTANT,
    MOD_KIND,
    ON_PATENT,
    ON_PROJECT,
    P_COST,
    P_GAIN,
    PROJECT,
    PROJECT_FIELDS,
    PROJECTS,
    T_COST,
    T_GAIN,
    T_KIND,
    T_LOCK,
    T_ROW,
    TECH,
    TECHS,
    frame,
)
from tarsas.games.pulsar.rules_values import gain_allowed, pays, shift

# --- patents --------------------------------------------------------------------------------


def is_open(s: Position, slot: i64) -> bool:
    """Say whether the active seat may patent a technology now, whatever it costs (R8.1)."""
    if s.tech(slot, T_ROW) > s.round or (s.own[s.active * OWN + PATENTS] >> slot) & 1:
        return False
    most: i64 = 2
    if s.tech(slot, T_LOCK):  # ruling A32
        if s.locked & (1 << slot):
            return False
        if s.players == 2:
            most = 1
    if s.holders(slot) >= most:
        return False
    return s.tech(slot, T_GAIN) < 0 or gain_allowed(s, s.tech(slot, T_GAIN))


def legal_techs(s: Position, out: vec[i64]) -> vec[i64]:
    """List the technologies that the die in hand patents."""
    reach = shift(s, ON_PATENT)
    for slot in range(TECHS):
        if pays(s, s.tech(slot, T_COST), reach) and is_open(s, slot):
            out = append(out, TECH + slot)
    return out


def patent(s: Position, slot: i64) -> None:
    """R8.1: put a token on a technology; what rewards patents starts with the next one."""
    s.trigger(s.active, ON_PATENT)  # ruling A26
    s.own[s.active * OWN + PATENTS] |= 1 << slot
    if s.tech(slot, T_LOCK):
        s.locked |= 1 << slot
    if s.tech(slot, T_KIND) == INSTANT:
        s.gain(s.active, s.tech_points(s.active, slot), "points-tech", "tech", slot)
        if s.tech(slot, T_GAIN) >= 0:
            s.push(frame(DO_GAIN, s.tech(slot, T_GAIN), 0))


# --- projects -------------------------------------------------------------------------------


def project(s: Position, position: i64, field: i64) -> i64:
    """Return what is printed on a project of the active seat's headquarters."""
    side = s.own[s.active * OWN + SIDE]
    return s.printed.projects[(side * PROJECTS + position) * PROJECT_FIELDS + field]


def legal_projects(s: Position, out: vec[i64]) -> vec[i64]:
    """List the projects that are open and that the die in hand completes (R9.1)."""
    me = s.active * OWN
    if s.own[me + SIDE] < 0:
        return out
    reach = shift(s, ON_PROJECT)
    for position in range(PROJECTS):
        needs = s.printed.needs[position]
        if s.own[me + DONE] & (1 << position) or s.own[me + DONE] & needs != needs:
            continue
        paid = pays(s, project(s, position, P_COST), reach)
        if paid and gain_allowed(s, project(s, position, P_GAIN)):
            out = append(out, PROJECT + position)
    return out


def complete(s: Position, position: i64) -> None:
    """R9.1: put a token on a project and take its gain."""
    s.own[s.active * OWN + DONE] |= 1 << position
    s.trigger(s.active, ON_PROJECT)
    s.push(frame(DO_GAIN, project(s, position, P_GAIN), 0))


# --- modifiers ------------------------------------------------------------------------------


def legal_kinds(s: Position, out: vec[i64]) -> vec[i64]:
    """List the modifier tokens that the die in hand buys (R4.3, ruling A37)."""
    reach = shift(s, 0)  # no technology names this action; those of red dice suit any
    for kind in range(i64(2)):
        bought = s.printed.buys_pm1 if kind == 0 else s.printed.buys_plus2
        for value in range(i64(1), i64(7)):
            if bought & (1 << value) and pays(s, value, reach):
                out = append(out, MOD_KIND + kind)
                break
    return out


def buy_modifier(s: Position, kind: i64) -> None:
    """R4.3: gain a token."""
    s.own[s.active * OWN + (PM1 if kind == 0 else PLUS2)] += 1
