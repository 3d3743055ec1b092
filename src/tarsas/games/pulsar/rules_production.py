"""Pulsar 2849, the production phase in its seven steps (R11)."""

from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import Event
from tarsas.games.pulsar.rules_dice import rank_play_order, seat_in_order
from tarsas.games.pulsar.rules_state import BOUGHT, CUBES, OWN, PATENTS, VP, Position
from tarsas.games.pulsar.rules_tables import (
    ASK_PAYING,
    DEALING,
    DO_FINAL,
    DO_PRODUCE,
    DO_ROUND_END,
    ENDING,
    PRODUCING,
    PRODUCTION,
    PULSARS,
    ROUNDS,
    SPACES,
    T_KIND,
    TECHS,
    TILE_FIELDS,
    X_CUBES,
    X_PAY,
    X_PAYS,
    X_VP,
    frame,
)
from tarsas.games.pulsar.rules_transmitters import open_deal


def open_production(s: Position) -> None:
    """R11, steps 1 to 3; the transmitters follow player by player."""
    s.phase = PRODUCING
    s.step = 0
    rank_play_order(s)
    give_cubes(s)
    for seat in range(s.players):
        take_penalty(s, seat)
    s.push(frame(DO_PRODUCE, 0))


def give_cubes(s: Position) -> None:
    """R11.2: by places on the engineering track; one player may hold several (ruling A5)."""
    rockets = s.rocket_count()
    for place in range(i64(len(s.printed.engineering)) // 2):
        seat = s.tracks[rockets + place] & 7
        s.own[seat * OWN + CUBES] += s.printed.engineering[2 * place]
        vp = s.printed.engineering[2 * place + 1]
        s.gain(seat, vp, "points-engineering", "engineering", 0)


def take_penalty(s: Position, seat: i64) -> None:
    """R11.3: the last two spaces of both tracks cost points, down to 0 (ruling A34)."""
    loss: i64 = 0
    for counter in s.tracks:
        space = counter >> 3
        if counter & 7 == seat and space >= SPACES - 1:
            loss += s.printed.penalties[space - SPACES + 1]
    if loss > s.own[seat * OWN + VP]:
        loss = s.own[seat * OWN + VP]
    if loss > 0:
        s.own[seat * OWN + VP] -= loss
        if s.events is not None:
            s.events.append(Event(seat, -loss, "points-penalty", (f"panel-{SEATS[seat]}",)))


def produce(s: Position, number: i64) -> None:
    """R11.4: the transmitters of the nth player in play order, then those that ask for cubes."""
    if number == s.players:
        s.push(frame(DO_ROUND_END))
        return
    s.active = seat_in_order(s, number)
    s.push(frame(DO_PRODUCE, number + 1))
    # Frames come off in reverse, so that the first tile acquired asks first.
    for own in range(s.own[s.active * OWN + BOUGHT] - 1, i64(-1), i64(-1)):
        tile = s.own_tile(s.active, own)
        if not s.is_online(tile):
            continue
        base = s.tile_design(tile) * TILE_FIELDS
        s.own[s.active * OWN + CUBES] += s.printed.tiles[base + X_CUBES]
        s.gain(s.active, s.printed.tiles[base + X_VP], "points-transmitter", "tile", tile)
        if s.printed.tiles[base + X_PAY] > 0:
            s.push(frame(ASK_PAYING, own))


def can_pay(s: Position, number: i64) -> bool:
    """Say whether the cubes for a paying transmitter are there."""
    base = s.tile_design(s.own_tile(s.active, number)) * TILE_FIELDS
    return s.own[s.active * OWN + CUBES] >= s.printed.tiles[base + X_PAY]


def pay_production(s: Position, number: i64, yes: bool) -> None:
    """R11.4: pay cubes for points, once per tile."""
    if yes:
        tile = s.own_tile(s.active, number)
        base = s.tile_design(tile) * TILE_FIELDS
        s.own[s.active * OWN + CUBES] -= s.printed.tiles[base + X_PAY]
        s.gain(s.active, s.printed.tiles[base + X_PAYS], "points-transmitter", "tile", tile)


def end_round(s: Position) -> None:
    """R11, steps 5 to 7; after the eighth round the final scoring follows (ruling A35)."""
    bonus = row_bonus(s)
    for pulsar in range(PULSARS):
        if s.spins(pulsar):  # R11.5, ruling A33
            vp = s.printed.yields[s.pulsar_size(pulsar)] + bonus
            node = s.printed.pulsar_node[pulsar]
            s.gain(s.pulsar_owner(pulsar), vp, "points-gyrodyne", "at", node)
    for seat in range(s.players):
        score_green(s, seat)
    if s.round == ROUNDS:
        s.phase = ENDING
        s.push(frame(DO_FINAL, 0))
    else:
        next_round(s)


def score_green(s: Position, seat: i64) -> None:
    """R11.6: the production technologies a player holds."""
    for slot in range(TECHS):
        if (s.own[seat * OWN + PATENTS] >> slot) & 1 and s.tech(slot, T_KIND) == PRODUCTION:
            s.gain(seat, s.tech_points(seat, slot), "points-tech", "tech", slot)


def row_bonus(s: Position) -> i64:
    """Return what the time marker's row adds to every spinning gyrodyne (R8.2)."""
    row = s.round - 1
    category: i64 = 0 if row < 2 else (1 if row < 5 else 2)
    first: i64 = 0 if row < 2 else (2 if row < 5 else 5)
    board = category * 4 + s.letters[category]
    bonus = s.printed.row_bonus[board * 3 + row - first]
    return bonus if bonus >= 0 else (s.median + 1) // 2  # the larger neighbour


def next_round(s: Position) -> None:
    """R11.7: new transmitters, locks open, the time marker moves on."""
    s.round += 1
    s.locked = 0
    s.phase = DEALING
    open_deal(s)
