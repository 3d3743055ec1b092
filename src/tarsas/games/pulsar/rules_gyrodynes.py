"""Pulsar 2849: pulsars are claimed, gyrodynes taken, placed and finished (R6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import frame
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_state import Position
from tarsas.games.pulsar.rules_values import pays, shift

# --- claims ---------------------------------------------------------------------------------


def has_ring(s: Position) -> bool:
    """Say whether the active seat has a ring left."""
    return s.own[s.active * t.OWN + t.CLAIMED] < s.printed.rings


def claim(s: Position, pulsar: i64, by_ship: bool, by_flight: bool) -> None:
    """R6: put a ring on an unowned pulsar."""
    s.pulsars[pulsar] = s.active + 1
    s.own[s.active * t.OWN + t.CLAIMED] += 1
    if by_ship:  # ruling A27
        s.trigger(s.active, t.ON_SHIP_CLAIM)
    s.trigger(s.active, t.ON_CLAIM)
    if by_flight:
        reward_new(s)
    if s.printed.dead_end[s.printed.pulsar_node[pulsar]]:  # R5.5, ruling A11
        s.push(frame(t.DRAW_EXPLORATION, 1))


def reward_new(s: Position) -> None:
    """R5.2: technologies that reward something new at the end of a flight."""
    mask = s.own[s.active * t.OWN + t.PATENTS]
    slot: i64 = 0
    while mask:
        tech = s.techs[slot]
        if mask & 1 and s.printed.tech_on[tech] == t.ON_FLY:
            vp = s.printed.tech_new[tech]
            s.gain(s.active, vp)
            if s.events is not None and vp > 0:
                name = s.piece(s.active, "tech", slot)
                s.tell(s.active, vp, "points-tech-new", name, {}, {"tech": name})
        mask >>= 1
        slot += 1


def legal_isolated(s: Position, out: vec[i64]) -> vec[i64]:
    """List the isolated pulsars to claim, and declining; nothing if there is none (R6)."""
    if not has_ring(s):
        return out
    found: i64 = 0
    out = append(out, t.ISOLATED)
    for pulsar in range(t.SHIP_PULSARS, t.PULSARS):
        if s.pulsars[pulsar] == 0:
            out = append(out, t.ISOLATED + 1 + pulsar - t.SHIP_PULSARS)
            found += 1
    return out if found > 0 else vec[i64]()


# --- taking tiles ---------------------------------------------------------------------------


def in_supply(s: Position, size: i64) -> bool:
    """Say whether a tile of a size can be taken (ruling A24)."""
    return s.printed.endless_gyrodynes or s.supply[size] > 0


def any_in_supply(s: Position) -> bool:
    """Say whether a tile of any size can be taken."""
    return in_supply(s, 1) or in_supply(s, 2) or in_supply(s, 3)


def take_tile(s: Position, size: i64) -> None:
    """R6: a tile goes to the own unplaced ones."""
    s.supply[size] -= 1
    s.own[s.active * t.OWN + t.UNPLACED + size] += 1


def legal_takes(s: Position, out: vec[i64]) -> vec[i64]:
    """List the sizes that the die in hand pays for."""
    reach = shift(s, t.ON_TAKE)
    for size in range(i64(1), i64(4)):
        if in_supply(s, size) and pays(s, s.printed.take[size], reach):
            out = append(out, t.SIZE + size)
    return out


def take_by_die(s: Position, size: i64) -> None:
    """R6: take a tile as an action."""
    take_tile(s, size)
    s.trigger(s.active, t.ON_TAKE)


def legal_sizes(s: Position, mask: i64, out: vec[i64]) -> vec[i64]:
    """List the sizes of a gain that are in supply; a gain without any is lost (R6)."""
    for size in range(i64(1), i64(4)):
        if mask & (1 << size) and in_supply(s, size):
            out = append(out, t.SIZE + size)
    return out


def legal_pairs(s: Position, out: vec[i64]) -> vec[i64]:
    """List the pairs of different sizes that are in supply."""
    for pair in range(i64(3)):
        if in_supply(s, small_of(pair)) and in_supply(s, large_of(pair)):
            out = append(out, t.PAIR + pair)
    return out


def small_of(pair: i64) -> i64:
    """Return the smaller size of a pair: 1+2, 1+3, 2+3."""
    return 2 if pair == 2 else 1


def large_of(pair: i64) -> i64:
    """Return the larger size of a pair."""
    return 2 if pair == 0 else 3


def take_last_size(s: Position) -> None:
    """R6: of two different gyrodynes with one size left only that one is taken."""
    for size in range(i64(1), i64(4)):
        if in_supply(s, size):
            receive_tile(s, size)
            return


def receive_tile(s: Position, size: i64) -> None:
    """Take a tile that nobody chose."""
    take_tile(s, size)
    if s.events is not None:
        piece = f"supply-{t.SIZES[size - 1]}"
        s.tell(s.active, 0, "event-gyrodyne", piece, {}, {"size": f"size-{t.SIZES[size - 1]}"})


# --- building -------------------------------------------------------------------------------


def legal_places(s: Position, out: vec[i64]) -> vec[i64]:
    """List the own pulsars without a gyrodyne."""
    for pulsar in range(t.PULSARS):
        if s.pulsars[pulsar] == s.active + 1:
            out = append(out, t.PULSAR + pulsar)
    return out


def has_place(s: Position) -> bool:
    """Say whether the active seat owns a pulsar without a gyrodyne."""
    me = s.active * t.OWN
    used: i64 = 0
    for size in range(i64(1), i64(4)):
        used += s.own[me + t.BUILDING + size] + s.own[me + t.SPINNING + size]
    return used < s.own[me + t.CLAIMED]


def place(s: Position, size: i64, pulsar: i64) -> None:
    """R6: a free step; the tile is under construction and may win an award."""
    me = s.active * t.OWN
    s.pulsars[pulsar] |= size << t.PULSAR_SIZE
    s.own[me + t.UNPLACED + size] -= 1
    s.own[me + t.BUILDING + size] += 1
    s.trigger(s.active, t.ON_PLACE)
    number = s.own[me + t.BUILDING + size] + s.own[me + t.SPINNING + size]
    if number == 2 or number == 4:
        give_award(s, size, number)


def give_award(s: Position, size: i64, number: i64) -> None:
    """R6: the top award tile of a size, first the 7, then the 4."""
    taken = s.awarded[size]
    if taken == len(s.printed.awards):
        return
    s.awarded[size] += 1
    s.own[s.active * t.OWN + t.AWARDS] |= 1 << (size * 2 - 2 + taken)
    vp = s.printed.awards[taken]
    s.gain(s.active, vp)
    if s.events is not None:
        panel = s.piece(s.active, "panel", 0)
        names = {"size": f"size-{t.SIZES[size - 1]}"}
        s.tell(s.active, vp, "points-award", panel, {"number": int(number)}, names)


def legal_finishes(s: Position, out: vec[i64]) -> vec[i64]:
    """List the own gyrodynes under construction that the die in hand finishes."""
    reach = shift(s, t.ON_FINISH)
    for pulsar in range(t.PULSARS):
        size = s.pulsar_size(pulsar)
        mine = size > 0 and s.pulsar_owner(pulsar) == s.active and not s.spins(pulsar)
        if mine and pays(s, s.printed.finish[size], reach):
            out = append(out, t.PULSAR + pulsar)
    return out


def finish(s: Position, pulsar: i64) -> None:
    """R6: the gyrodyne spins to the end of the game."""
    me = s.active * t.OWN
    size = s.pulsar_size(pulsar)
    s.pulsars[pulsar] |= 1 << t.PULSAR_SPINS
    s.own[me + t.BUILDING + size] -= 1
    s.own[me + t.SPINNING + size] += 1
    s.trigger(s.active, t.ON_FINISH)
