"""Pulsar 2849: patents, projects of the headquarters and bought modifiers (R8, R9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import frame
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position
from tarsas.games.pulsar.rules_values import gain_allowed, pays, shift

# --- patents --------------------------------------------------------------------------------


def is_open(s: Position, slot: i64) -> bool:
    """Say whether the active seat may patent a technology now, whatever it costs (R8.1)."""
    printed, tech = s.printed, s.techs[slot]
    if printed.tech_row[tech] > s.round or (s.own[s.active * t.OWN + t.PATENTS] >> slot) & 1:
        return False
    most: i64 = 2
    if printed.tech_lock[tech]:  # ruling A32
        if s.locked & (1 << slot):
            return False
        if s.players == 2:
            most = 1
    if s.holders(slot) >= most:
        return False
    return printed.tech_gain[tech] < 0 or gain_allowed(s, printed.tech_gain[tech])


def legal_techs(s: Position, out: vec[i64]) -> vec[i64]:
    """List the technologies that the die in hand patents."""
    reach = shift(s, t.ON_PATENT)
    for slot in range(t.TECHS):
        if pays(s, s.printed.tech_cost[s.techs[slot]], reach) and is_open(s, slot):
            out = append(out, t.TECH + slot)
    return out


def patent(s: Position, slot: i64) -> None:
    """R8.1: put a token on a technology; what rewards patents starts with the next one."""
    printed, tech = s.printed, s.techs[slot]
    s.trigger(s.active, t.ON_PATENT)  # ruling A26
    s.own[s.active * t.OWN + t.PATENTS] |= 1 << slot
    if printed.tech_lock[tech]:
        s.locked |= 1 << slot
    if printed.tech_kind[tech] == t.INSTANT:
        points = s.tech_points(s.active, slot)
        s.gain(s.active, points)
        if s.events is not None:
            s.tell_tech(s.active, points, slot)
        if printed.tech_gain[tech] >= 0:
            s.push(frame(t.DO_GAIN, printed.tech_gain[tech], 0))


# --- projects -------------------------------------------------------------------------------


def project(s: Position, position: i64) -> i64:
    """Return the number of a project of the active seat's headquarters."""
    return s.own[s.active * t.OWN + t.SIDE] * t.PROJECTS + position


def legal_projects(s: Position, out: vec[i64]) -> vec[i64]:
    """List the projects that are open and that the die in hand completes (R9.1)."""
    me = s.active * t.OWN
    if s.own[me + t.SIDE] < 0:
        return out
    reach = shift(s, t.ON_PROJECT)
    for position in range(t.PROJECTS):
        needs = s.printed.needs[position]
        if s.own[me + t.DONE] & (1 << position) or s.own[me + t.DONE] & needs != needs:
            continue
        paid = pays(s, s.printed.project_cost[project(s, position)], reach)
        if paid and gain_allowed(s, s.printed.project_gain[project(s, position)]):
            out = append(out, t.PROJECT + position)
    return out


def complete(s: Position, position: i64) -> None:
    """R9.1: put a token on a project and take its gain."""
    s.own[s.active * t.OWN + t.DONE] |= 1 << position
    s.trigger(s.active, t.ON_PROJECT)
    s.push(frame(t.DO_GAIN, s.printed.project_gain[project(s, position)], 0))


# --- modifiers ------------------------------------------------------------------------------


def legal_kinds(s: Position, out: vec[i64]) -> vec[i64]:
    """List the modifier tokens that the die in hand buys (R4.3, ruling A37)."""
    reach = shift(s, 0)  # no technology names this action; those of red dice suit any
    for kind in range(i64(2)):
        bought = s.printed.buys_pm1 if kind == 0 else s.printed.buys_plus2
        for value in range(i64(1), i64(7)):
            if bought & (1 << value) and pays(s, value, reach):
                out = append(out, t.MOD_KIND + kind)
                break
    return out


def buy_modifier(s: Position, kind: i64) -> None:
    """R4.3: gain a token."""
    s.own[s.active * t.OWN + (t.PM1 if kind == 0 else t.PLUS2)] += 1
