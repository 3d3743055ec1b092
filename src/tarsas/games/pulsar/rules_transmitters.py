"""Pulsar 2849: transmitters are dealt, bought, paid, joined and put online (R7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.pending import frame
from tarsas.core.state import NOBODY
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules_gains import offer
from tarsas.games.pulsar.rules_state import Position, bits
from tarsas.games.pulsar.rules_values import pays, shift

# --- deck and display -----------------------------------------------------------------------


def next_letter(s: Position) -> i64:
    """Return the letter whose tiles are dealt now: A, then B, then C (R7.1); -1 at the end."""
    for design in range(i64(len(s.deck))):
        if s.deck[design] > 0:
            return s.printed.tile_letter[design]
    return -1


def legal_deals(s: Position, out: vec[i64]) -> vec[i64]:
    """List the designs that may come next."""
    letter = next_letter(s)
    for design in range(i64(len(s.deck))):
        if s.deck[design] > 0 and s.printed.tile_letter[design] == letter:
            out = append(out, t.DEAL + design)
    return out


def open_deal(s: Position) -> None:
    """R7.1: unbought tiles leave the game; a visible top tile fills the first slot."""
    unbought = 0
    for slot in range(i64(3)):
        unbought += 1 if s.display[slot] > 0 else 0
        s.display[slot] = 0
    if s.events is not None and unbought > 0:
        s.tell(NOBODY, 0, "event-unbought", "deck", {"n": unbought}, {})
    s.step = 0
    if s.top > 0:
        s.display[0] = s.top
        s.top = 0
        s.step = 1
        if s.events is not None:
            s.tell(NOBODY, 0, "event-top", "slot-1", {}, {})


def deal(s: Position, design: i64) -> bool:
    """Fill the next slot, then the visible top (ruling A44); say whether the deal is done."""
    s.deck[design] -= 1
    if s.step == 3:
        s.top = design + 1
    else:
        s.display[s.step] = design + 1
    s.step += 1
    if s.step < 3:
        return False
    return s.step == 4 or not s.printed.top_visible or next_letter(s) < 0


# --- buying and paying ----------------------------------------------------------------------


def legal_symbols(s: Position, design: i64, covered: i64, out: vec[i64]) -> vec[i64]:
    """List the uncovered symbols that the die in hand pays; of equal ones the first (R7.2)."""
    reach = shift(s, t.ON_TRANSMITTER_DIE)
    seen: i64 = 0
    for symbol in range(s.printed.tile_symbols[design]):
        cost = s.printed.tile_costs[design * 3 + symbol]
        fits = not covered & (1 << symbol) and not seen & (1 << cost)
        if fits and pays(s, cost, reach):
            seen |= 1 << cost
            out = append(out, t.SYMBOL + symbol)
    return out


def payable(s: Position, design: i64, covered: i64) -> bool:
    """Say whether the die in hand pays some uncovered symbol."""
    return len(legal_symbols(s, design, covered, vec[i64]())) > 0


def legal_slots(s: Position, out: vec[i64]) -> vec[i64]:
    """List the tiles on display that the die in hand buys."""
    for slot in range(i64(3)):
        if s.display[slot] > 0 and payable(s, s.display[slot] - 1, 0):
            out = append(out, t.SLOT + slot)
    return out


def legal_payments(s: Position, out: vec[i64]) -> vec[i64]:
    """List the own offline tiles that the die in hand pays on."""
    number: i64 = 0
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == s.active:
            if not s.is_online(tile) and payable(s, s.tile_design(tile), s.covered(tile)):
                out = append(out, t.OWN_TILE + number)
            number += 1
    return out


def buy(s: Position, slot: i64) -> None:
    """R7.2: cover a symbol, decide the link, then see whether the tile is complete."""
    design = s.display[slot] - 1
    s.display[slot] = 0
    s.tiles = append(s.tiles, design | (s.active << t.TILE_OWNER))
    number = s.own[s.active * t.OWN + t.BOUGHT]
    s.own[s.active * t.OWN + t.BOUGHT] += 1
    s.push(frame(t.DO_LINKED, number))
    s.push(frame(t.ASK_OWN_END, number, 0))
    pay(s, number)


def pay_on(s: Position, number: i64) -> None:
    """R7.2: put a die on an own offline tile."""
    s.push(frame(t.DO_LINKED, number))
    pay(s, number)


def pay(s: Position, number: i64) -> None:
    """Cover the symbol, or ask which if several different ones fit."""
    tile = s.own_tile(s.active, number)
    symbols = legal_symbols(s, s.tile_design(tile), s.covered(tile), vec[i64]())
    if len(symbols) == 1:
        cover(s, number, symbols[0] - t.SYMBOL)
    else:
        s.push(frame(t.ASK_SYMBOL, number))


def cover(s: Position, number: i64, symbol: i64) -> None:
    """Put a token on a symbol; every die put on a tile counts (R7.2)."""
    tile = s.own_tile(s.active, number)
    s.tiles[tile] |= 1 << (t.TILE_COVERED + symbol)
    s.trigger(s.active, t.ON_TRANSMITTER_DIE)


def check_complete(s: Position, number: i64) -> None:
    """R7.2: with all symbols covered the gain comes first, then the tile goes online."""
    tile = s.own_tile(s.active, number)
    design = s.tile_design(tile)
    if bits(s.covered(tile)) == s.printed.tile_symbols[design]:
        s.push(frame(t.DO_ONLINE, number))
        s.push(frame(t.DO_GAIN, s.printed.tile_gain[design], 0))


def put_online(s: Position, number: i64) -> None:
    """R7.2, R7.3: turn the tile; each neighbour already online makes a link die."""
    tile = s.own_tile(s.active, number)
    s.tiles[tile] = (s.tiles[tile] & ~(7 << t.TILE_COVERED)) | (1 << t.TILE_ONLINE)
    s.own[s.active * t.OWN + t.ONLINE] += 1
    if s.events is not None:
        name = s.piece(s.active, "tile", tile)
        s.tell(s.active, 0, "event-online", name, {}, {"tile": name})
    s.trigger(s.active, t.ON_ONLINE)
    for end in range(i64(2)):
        other = s.joined(tile, end)
        if other > 0:
            neighbour = s.own_tile(s.active, (other - 1) // 2)
            if s.is_online(neighbour):
                offer_link(s, pips(s, tile, end) + pips(s, neighbour, (other - 1) % 2))


def offer_link(s: Position, red: i64) -> None:
    """R7.3: a link die lasts this turn, or by ruling A41 only to the next menu choice."""
    if s.events is not None and s.red_free():
        panel = s.piece(s.active, "panel", 0)
        s.tell(s.active, 0, "event-link", panel, {"value": int(red)}, {})
    if s.printed.immediate_links:
        if s.red_free():
            s.link_offers |= 1 << red
    else:
        offer(s, red)


# --- links ----------------------------------------------------------------------------------


def pips(s: Position, tile: i64, end: i64) -> i64:
    """Return the half die of an end, -1 if the tile has none there."""
    return s.printed.tile_links[s.tile_design(tile) * 2 + end]


def is_open(s: Position, tile: i64, end: i64) -> bool:
    """Say whether something can be joined to an end."""
    return pips(s, tile, end) >= 0 and s.joined(tile, end) == 0


def is_single(s: Position, tile: i64) -> bool:
    """Say whether a tile stands alone."""
    return s.joined(tile, 0) == 0 and s.joined(tile, 1) == 0


def legal_other_ends(s: Position, number: i64, out: vec[i64]) -> vec[i64]:
    """List the open ends of other own tiles; the tile stands alone, so they are other arrays."""
    other: i64 = 0
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == s.active:
            if other != number:
                for end in range(i64(2)):
                    if is_open(s, tile, end):
                        out = append(out, t.OTHER_END + 2 * other + end)
            other += 1
    return out


def legal_own_ends(s: Position, number: i64, late: i64, out: vec[i64]) -> vec[i64]:
    """List the ends by which a tile may be joined, and for a purchase none (R7.2)."""
    if len(legal_other_ends(s, number, vec[i64]())) == 0:
        return out
    tile = s.own_tile(s.active, number)
    if not late:
        out = append(out, t.OWN_END)
    for end in range(i64(2)):
        if is_open(s, tile, end):
            out = append(out, t.OWN_END + 1 + end)
    return out


def legal_late_tiles(s: Position, out: vec[i64]) -> vec[i64]:
    """List the single tiles that can be attached to another array (R7.3, ruling A7)."""
    if not s.printed.late_link or s.own[s.active * t.OWN + t.BOUGHT] < 2:
        return out
    number: i64 = 0
    for tile in range(i64(len(s.tiles))):
        if s.tile_owner(tile) == s.active:
            if is_single(s, tile) and len(legal_other_ends(s, number, vec[i64]())) > 0:
                out = append(out, t.OWN_TILE + number)
            number += 1
    return out


def choose_own_end(s: Position, number: i64, choice: i64) -> None:
    """Leave a tile single, or ask what its end is joined to."""
    if choice > 0:
        s.push(frame(t.ASK_OTHER_END, number, choice - 1))


def join(s: Position, number: i64, end: i64, choice: i64) -> None:
    """R7.3: join two ends for good; two tiles already online make no die."""
    tile = s.own_tile(s.active, number)
    other = s.own_tile(s.active, choice // 2)
    s.tiles[tile] |= (1 + choice) << (t.TILE_JOINED + 6 * end)
    s.tiles[other] |= (1 + 2 * number + end) << (t.TILE_JOINED + 6 * (choice % 2))
