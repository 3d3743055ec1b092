"""Pulsar 2849, the production phase in its seven steps (R11)."""

from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.pending import frame
from tarsas.core.state import NOBODY
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_dice import rank_play_order, seat_in_order
from tarsas.games.pulsar.rules_state import Position
from tarsas.games.pulsar.rules_transmitters import open_deal


def open_production(s: Position) -> None:
    """R11, steps 1 to 3; the transmitters follow player by player."""
    s.phase = t.PRODUCING
    s.step = 0
    rank_play_order(s)
    if s.events is not None:
        tell_order(s)
    give_cubes(s)
    for seat in range(s.players):
        take_penalty(s, seat)
    s.push(frame(t.DO_PRODUCE, 0))


def tell_order(s: Position) -> None:
    """Note the production and the new play order, rocket by rocket."""
    names = {
        place: f"player-{SEATS[s.rockets[i]]}"
        for i, place in enumerate(("first", "second", "third", "fourth")[: s.rocket_count()])
    }
    now = {"round": int(s.round)}
    s.tell(NOBODY, 0, f"event-order-{s.rocket_count()}", f"row-{s.round}", now, names)


def give_cubes(s: Position) -> None:
    """R11.2: by places on the engineering track; one player may hold several (ruling A5)."""
    rockets = s.rocket_count()
    for place in range(i64(len(s.printed.engineering_cubes))):
        seat = s.tracks[rockets + place] & 7
        s.own[seat * t.OWN + t.CUBES] += s.printed.engineering_cubes[place]
        s.gain(seat, s.printed.engineering_vp[place])
        if s.events is not None:
            tell_engineering(s, seat, place)


def tell_engineering(s: Position, seat: i64, place: i64) -> None:
    """Note the cubes and points of a place on the engineering track."""
    cubes, vp = s.printed.engineering_cubes[place], s.printed.engineering_vp[place]
    piece = s.piece(seat, "engineering", 0)
    if cubes > 0:
        numbers = {"place": int(place + 1), "n": int(cubes)}
        s.tell(seat, 0, "event-engineering", piece, numbers, {})
    if vp > 0:
        s.tell(seat, vp, "points-engineering", piece, {"place": int(place + 1)}, {})


def take_penalty(s: Position, seat: i64) -> None:
    """R11.3: the last two spaces of both tracks cost points, down to 0 (ruling A34)."""
    loss: i64 = 0
    counters: i64 = 0
    for counter in s.tracks:
        space = counter >> 3
        if counter & 7 == seat and space >= t.SPACES - 1:
            loss += s.printed.penalties[space - t.SPACES + 1]
            counters += 1
    if loss > s.own[seat * t.OWN + t.VP]:
        loss = s.own[seat * t.OWN + t.VP]
    if loss > 0:
        s.own[seat * t.OWN + t.VP] -= loss
        if s.events is not None:
            numbers = {"counters": int(counters)}
            s.tell(seat, -loss, "points-penalty", s.piece(seat, "panel", 0), numbers, {})


def produce(s: Position, number: i64) -> None:
    """R11.4: the transmitters of the nth player in play order, then those that ask for cubes."""
    if number == s.players:
        s.push(frame(t.DO_ROUND_END))
        return
    s.active = seat_in_order(s, number)
    s.push(frame(t.DO_PRODUCE, number + 1))
    # Frames come off in reverse, so that the first tile acquired asks first.
    for own in range(s.own[s.active * t.OWN + t.BOUGHT] - 1, i64(-1), i64(-1)):
        tile = s.own_tile(s.active, own)
        if not s.is_online(tile):
            continue
        design = s.tile_design(tile)
        s.own[s.active * t.OWN + t.CUBES] += s.printed.tile_cubes[design]
        s.gain(s.active, s.printed.tile_vp[design])
        if s.events is not None:
            tell_transmitter(s, tile, s.printed.tile_vp[design], s.printed.tile_cubes[design])
        if s.printed.tile_pay[design] > 0:
            s.push(frame(t.ASK_PAYING, own))


def tell_transmitter(s: Position, tile: i64, vp: i64, cubes: i64) -> None:
    """Note what a transmitter gives in a production."""
    piece = s.piece(s.active, "tile", tile)
    if cubes > 0:
        numbers = {"n": int(cubes)}
        s.tell(s.active, 0, "event-transmitter-cubes", piece, numbers, {"tile": piece})
    if vp > 0:
        s.tell(s.active, vp, "points-transmitter", piece, {}, {"tile": piece})


def can_pay(s: Position, number: i64) -> bool:
    """Say whether the cubes for a paying transmitter are there."""
    design = s.tile_design(s.own_tile(s.active, number))
    return s.own[s.active * t.OWN + t.CUBES] >= s.printed.tile_pay[design]


def pay_production(s: Position, number: i64, yes: bool) -> None:
    """R11.4: pay cubes for points, once per tile."""
    if yes:
        tile = s.own_tile(s.active, number)
        design = s.tile_design(tile)
        s.own[s.active * t.OWN + t.CUBES] -= s.printed.tile_pay[design]
        vp = s.printed.tile_pays[design]
        s.gain(s.active, vp)
        if s.events is not None and vp > 0:
            piece, cubes = s.piece(s.active, "tile", tile), int(s.printed.tile_pay[design])
            names = {"tile": piece}
            s.tell(s.active, vp, "points-transmitter-paid", piece, {"cubes": cubes}, names)


def end_round(s: Position) -> None:
    """R11, steps 5 to 7; after the eighth round the final scoring follows (ruling A35)."""
    bonus = row_bonus(s)
    for pulsar in range(t.PULSARS):
        if s.spins(pulsar):  # R11.5, ruling A33
            s.gain(s.pulsar_owner(pulsar), s.printed.yields[s.pulsar_size(pulsar)] + bonus)
            if s.events is not None:
                tell_gyrodyne(s, pulsar, bonus)
    for seat in range(s.players):
        score_green(s, seat)
    if s.round == t.ROUNDS:
        s.phase = t.ENDING
        if s.events is not None:
            s.tell(NOBODY, 0, "event-final", "median", {"round": int(s.round)}, {})
        s.push(frame(t.DO_FINAL, 0))
    else:
        next_round(s)


def tell_gyrodyne(s: Position, pulsar: i64, bonus: i64) -> None:
    """Note what a spinning gyrodyne gives: its own points and those of the row."""
    seat, size = s.pulsar_owner(pulsar), s.pulsar_size(pulsar)
    each = s.printed.yields[size]
    place = s.piece(seat, "at", s.printed.pulsar_node[pulsar])
    names = {"size": f"size-{t.SIZES[size - 1]}", "place": place}
    numbers = {"each": int(each), "bonus": int(bonus)}
    s.tell(seat, each + bonus, "points-gyrodyne", place, numbers, names)


def score_green(s: Position, seat: i64) -> None:
    """R11.6: the production technologies a player holds."""
    for slot in range(t.TECHS):
        held = (s.own[seat * t.OWN + t.PATENTS] >> slot) & 1
        if held and s.printed.tech_kind[s.techs[slot]] == t.PRODUCTION:
            points = s.tech_points(seat, slot)
            s.gain(seat, points)
            if s.events is not None:
                s.tell_tech(seat, points, slot)


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
    if s.events is not None:
        reason = "event-round" if s.round < t.ROUNDS else "event-last-round"
        s.tell(NOBODY, 0, reason, f"row-{s.round}", {"round": int(s.round)}, {})
    s.phase = t.DEALING
    open_deal(s)
