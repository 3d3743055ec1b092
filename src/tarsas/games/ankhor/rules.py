"""Ankh'or: the rules. Numbers in comments (R7) refer to docs/rules/ankhor.md.

This is the course of the game. What can be said is in rules_actions.py, the market with its piles
in rules_market.py, a player's area in rules_area.py, what players own and what it is worth in
rules_holdings.py, and what comes about by itself and is told in rules_news.py.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tarsas.core.pending import ARGUMENT, FIRST, KIND, SECOND, THIRD, frame
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, rank
from tarsas.games.ankhor.rules_actions import (
    BUY,
    DECLINE,
    DISCOUNT,
    DISCOUNTING,
    DONE,
    FACE,
    FINISHED,
    LOOSE,
    MOVING,
    PAYING,
    PLACING,
    PRICE,
    PRICING,
    REFRESH,
    RETURN,
    RETURNING,
    SPOT,
    START,
    STARTING,
    STOCKING,
    STORE,
    STORING,
    TAKE,
    TAKING,
    TOP,
    TURN,
)
from tarsas.games.ankhor.rules_area import (
    ANIMAL_COUNT,
    CELLS,
    CENTRE,
    COLOUR_COUNT,
    size,
)
from tarsas.games.ankhor.rules_holdings import (
    ANKH,
    DISC_COUNT,
    GOODS,
    PRINTED,
    SCRIBE,
    STOREHOUSE,
    VP2,
    WORTHS,
)
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT, Box
from tarsas.games.ankhor.rules_news import News

# --- constants and tables -------------------------------------------------------------------

TAKEN: Final[i64] = 3  # discs per action A
MOST_GOODS: Final[i64] = 5
MOST_ANKHS: Final[i64] = 2
LAST_TILE: Final[i64] = 13
ASKED: Final[i64] = -2  # in place of a good: the buyer chooses which one is saved

# Ways of ending.
ENDINGS: Final = ("tiles", "empty", "idle")
BY_TILES: Final[i64] = 0
BY_EMPTY: Final[i64] = 1
BY_IDLE: Final[i64] = 2


# --- state ----------------------------------------------------------------------------------


class Ankhor(News):
    """A position of Ankh'or."""

    def __init__(self, players: i64, box: Box) -> None:
        super().__init__(players, box)
        self.idle_limit: i64 = 0
        self.pending = vec[i64]()
        self.phase: i64 = STARTING
        self.round: i64 = 1
        self.first: i64 = 0
        self.pile: i64 = 0  # which one the market is filled from
        self.spendable: i64 = 0  # ankhs that may be spent in this turn
        self.acted: bool = False  # the action of this turn, A or B, is done
        self.fresh: bool = False  # an extra turn in which nothing has been done yet
        self.scribe: bool = False  # an extra turn follows
        self.bought: bool = False  # a purchase in this round
        self.idle: i64 = 0  # rounds without one
        self.last_round: bool = False
        self.ended_by: i64 = NONE

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self, start: i64, idle_limit: i64) -> None:
        """Lay out the market; `start` begins, or chance decides if it is -1."""
        self.hand_out()
        self.idle_limit = idle_limit
        if start >= 0:
            self.begin(start)

    def begin(self, seat: i64) -> None:
        """R4: the first player is known; the market is laid out before the first turn."""
        self.first = seat
        self.active = seat
        self.phase = PRICING

    def clone(self) -> "Ankhor":
        """Return an independent copy."""
        copy = Ankhor(self.players, self.box)
        self.copy_to(copy)
        copy.idle_limit = self.idle_limit
        copy.pending = self.pending[:]
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.pile = self.pile
        copy.spendable = self.spendable
        copy.acted = self.acted
        copy.fresh = self.fresh
        copy.scribe = self.scribe
        copy.bought = self.bought
        copy.idle = self.idle
        copy.last_round = self.last_round
        copy.ended_by = self.ended_by
        return copy

    def top(self) -> i64:
        """Return the pending frame that decides now, or -1 if the turn is open."""
        n = len(self.pending)
        return self.pending[n - 1] if n > 0 else -1

    # --- whose turn -------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return who acts now."""
        if self.phase == TURN:
            return self.active
        return OVER if self.phase == FINISHED else CHANCE

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64](capacity=32)
        if seat != self.actor():
            return out
        if self.phase == TURN:
            return self.legal_turn(out) if len(self.pending) == 0 else self.legal_pending(out)
        first, shares = self.chances()
        for i in range(len(shares)):
            if shares[i] > 0:
                out = append(out, first + i)
        return out

    def chances(self) -> tuple[i64, vec[i64]]:
        """Return the first action of what chance decides now, and the share of each from there."""
        market = self.market
        if self.phase == STARTING:
            return START, vec[i64]([1] * self.players)
        if self.phase == PRICING:
            return PRICE, market.marker_shares()
        hidden = market.hidden_top()
        if hidden != NONE:
            return TOP + hidden * COLOUR_COUNT, market.unseen[:]
        kind = market.tops[self.source()] * TYPE_COUNT
        return FACE, market.pool[kind : kind + TYPE_COUNT]

    def weights(self) -> vec[i64]:
        """Return how likely each outcome of chance is."""
        out = vec[i64]()
        if self.actor() == CHANCE:
            for share in self.chances()[1]:
                if share > 0:
                    out = append(out, share)
        return out

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome without listing the others."""
        market = self.market
        if self.phase == STARTING:
            return START + rng.below(self.players)
        if self.phase == PRICING:
            return PRICE + market.draw_marker(rng)
        hidden = market.hidden_top()
        if hidden != NONE:
            colour = market.draw_share(market.unseen, 0, COLOUR_COUNT, rng)
            return TOP + hidden * COLOUR_COUNT + colour
        kind = market.tops[self.source()] * TYPE_COUNT
        return FACE + market.draw_share(market.pool, kind, TYPE_COUNT, rng)

    def source(self) -> i64:
        """Return the pile that the market is filled from: the other when one has run out (R9)."""
        return self.pile if self.market.piles[self.pile] > 0 else 1 - self.pile

    def legal_turn(self, out: vec[i64]) -> vec[i64]:
        """List what an open turn allows."""
        market, area = self.market, self.areas[self.active]
        if not self.acted:
            out = self.list_stock(out)
            for slot in range(SLOTS):
                if market.slots[slot] != NONE and self.can_buy(slot):
                    out = append(out, BUY + slot)
        if self.spendable > 0 and market.can_refresh(self.players == 2):
            for pile in range(i64(2)):
                if market.piles[pile] > 0:
                    out = append(out, REFRESH + pile)
            if market.piles[0] + market.piles[1] == 0:
                out = append(out, REFRESH + 2)
        if area.open_stores != area.stored:
            for good in range(COLOUR_COUNT):
                if self.can_store(good):
                    out = append(out, STORE + good)
        if self.fresh:  # R20: an extra turn may be declined
            out = append(out, DECLINE)
        if self.acted:
            out = append(out, DONE)
        if self.spendable > 0:
            out = area.list_spots(out, SPOT, area.movable)
        return out

    def list_stock(self, out: vec[i64]) -> vec[i64]:
        """List the discs that can be taken (R6, ruling 1)."""
        for disc in range(DISC_COUNT):
            if self.stock[disc] > 0:
                out = append(out, TAKE + disc)
        return out

    def missing(self, slot: i64) -> i64:
        """Return how many goods the active seat lacks for the full price of a slot."""
        lacks: i64 = 0
        for good in range(COLOUR_COUNT):
            price = self.market.prices[slot * COLOUR_COUNT + good]
            if price > 0:
                held = self.available(good)
                if held < price:
                    lacks += price - held
        return lacks

    def can_buy(self, slot: i64) -> bool:
        """Say whether the tile of a slot can be bought: for the ground or with the discount."""
        lacks = self.missing(slot)
        if lacks != 1:
            return lacks == 0
        colour = self.box.colour(self.market.slots[slot])
        return (self.areas[self.active].roofs >> colour) & 1 == 1  # R15

    def can_store(self, good: i64) -> bool:
        """Say whether a loose disc can be moved onto an own storehouse (R18)."""
        area = self.areas[self.active]
        if self.hands[self.active * DISC_COUNT + good] == 0:
            return False
        return (area.open_stores & ~area.stored & area.members[good]) != 0

    def legal_pending(self, out: vec[i64]) -> vec[i64]:
        """List the answers to the pending decision on top."""
        wanted = self.top()
        kind, number = wanted & KIND, (wanted >> FIRST) & ARGUMENT
        area = self.areas[self.active]
        if kind == TAKING:
            return self.list_stock(out)
        if kind == PLACING:
            lacks = self.missing(number)
            if lacks == 0:
                out = area.list_ground(out, SPOT)
            return area.list_roofs(out, SPOT, self.box.colour(self.market.slots[number]))
        if kind == MOVING:
            return area.list_moves(out, SPOT, area.index_at((wanted >> SECOND) & ARGUMENT))
        if kind == STORING:
            empty = area.open_stores & ~area.stored & area.members[number]
            return area.list_spots(out, SPOT, empty)
        if kind == PAYING:
            good = self.first_due(wanted >> THIRD)
            if self.hands[self.active * DISC_COUNT + good] > 0:
                out = append(out, LOOSE)
            return area.list_spots(out, SPOT, area.stored & area.members[good])
        for good in range(COLOUR_COUNT):
            if kind == RETURNING:
                if self.hands[self.active * DISC_COUNT + good] > 0:
                    out = append(out, RETURN + good)
            elif self.market.prices[number * COLOUR_COUNT + good] > 0:
                out = append(out, DISCOUNT + good)
        return out

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if self.phase == TURN:
            self.fresh = False
            if len(self.pending) == 0:
                self.turn(action)
            else:
                self.resolve(action)
            if self.phase == TURN:
                self.settle()
        elif self.phase == STOCKING:
            self.stock_up(action)
        elif self.phase == PRICING:
            self.market.put_marker(action - PRICE)
            if self.market.filled == self.box.hole_count:
                self.phase = STOCKING
        else:
            self.begin(action - START)

    def stock_up(self, action: i64) -> None:
        """R3, R9: a back becomes visible, or a tile comes to the market."""
        market = self.market
        if action < FACE:
            market.reveal((action - TOP) // COLOUR_COUNT, (action - TOP) % COLOUR_COUNT)
        else:
            source = self.source()
            market.draw_tile(source, action - FACE)
            if market.piles[source] == 0 and self.events is not None:
                self.tell_empty_pile(source)
        if market.hidden_top() != NONE:
            return
        if market.first_gap() == NONE or market.piles[0] + market.piles[1] == 0:
            self.phase = TURN
            self.pile = 0
            self.settle()

    def turn(self, action: i64) -> None:
        """One step of an open turn (R5)."""
        if action < BUY:
            self.take(action - TAKE, TAKEN)
        elif action < REFRESH:
            self.buy(action - BUY)
        elif action < DISCOUNT:
            self.refresh(action - REFRESH)
        elif action < RETURN:
            self.store(action - STORE)
        elif action == DONE:
            self.end_turn()
        elif action == DECLINE:
            self.next_seat()
        else:
            self.push(frame(MOVING, 0, action - SPOT))

    def resolve(self, action: i64) -> None:
        """Answer the pending decision on top."""
        self.pending, wanted = pop(self.pending)
        kind, number = wanted & KIND, (wanted >> FIRST) & ARGUMENT
        spot = (wanted >> SECOND) & ARGUMENT
        if kind == TAKING:
            self.take(action - TAKE, number)
        elif kind == PLACING:
            self.choose_place(number, action - SPOT)
        elif kind == DISCOUNTING:
            self.pay(number, spot, self.price(number, action - DISCOUNT))
        elif kind == PAYING:
            self.pay_one(wanted, action)
        elif kind == MOVING:
            self.move(spot, action - SPOT)
        elif kind == STORING:
            self.fill_store(number, self.areas[self.active].index_at(action - SPOT))
        else:
            self.gain_disc(action - RETURN, -1)
            self.return_goods(number - 1)

    def push(self, wanted: i64) -> None:
        """Put a frame on the stack."""
        self.pending = append(self.pending, wanted)

    def settle(self) -> None:
        """End a turn in which nothing is left to be done."""
        if not self.acted or len(self.pending) > 0:
            return
        area = self.areas[self.active]
        if self.spendable > 0 and (area.movable or self.market.can_refresh(self.players == 2)):
            return
        if area.open_stores != area.stored:
            for good in range(COLOUR_COUNT):
                if self.can_store(good):
                    return
        self.end_turn()

    # A: take discs

    def take(self, disc: i64, number: i64) -> None:
        """R6: take one of three discs, and ask for the next while the stock has any (ruling 1)."""
        self.acted = True
        self.gain_disc(disc, 1)
        if number > 1 and self.stock_left():
            self.push(frame(TAKING, number - 1))

    def stock_left(self) -> bool:
        """Say whether any disc can be taken."""
        for disc in range(DISC_COUNT):
            if self.stock[disc] > 0:
                return True
        return False

    # B: buy a tile

    def buy(self, slot: i64) -> None:
        """R7: choose a tile of the market; where it lies decides what it costs."""
        if self.areas[self.active].count == 0:
            self.pay(slot, CENTRE, self.price(slot, NONE))
        else:
            self.push(frame(PLACING, slot))

    def price(self, slot: i64, less: i64) -> i64:
        """Return the price of a slot, two bits a good, without one disc of `less`."""
        packed: i64 = 0
        for good in range(COLOUR_COUNT):
            due = self.market.prices[slot * COLOUR_COUNT + good]
            if good == less:
                due -= 1
            packed |= due << (2 * good)
        return packed

    def choose_place(self, slot: i64, spot: i64) -> None:
        """R15: a tile for the first level costs one good less; asked if the buyer can choose."""
        if spot < CELLS:
            self.pay(slot, spot, self.price(slot, NONE))
            return
        less = self.saved(slot)
        if less == ASKED:
            self.push(frame(DISCOUNTING, slot, spot))
        else:
            self.pay(slot, spot, self.price(slot, less))

    def saved(self, slot: i64) -> i64:
        """Return the good that is saved on the first level, ASKED where several could be."""
        less = NONE
        lacks = self.missing(slot)
        for good in range(COLOUR_COUNT):
            due = self.market.prices[slot * COLOUR_COUNT + good]
            if due > 0 and (lacks == 0 or self.available(good) < due):
                if less != NONE:
                    return ASKED
                less = good
        return less

    def first_due(self, price: i64) -> i64:
        """Return the first good that is left to pay, or NONE."""
        for good in range(COLOUR_COUNT):
            if (price >> (2 * good)) & 3:
                return good
        return NONE

    def pay(self, slot: i64, spot: i64, price: i64) -> None:
        """R7: pay what leaves no choice, ask where discs of two places could pay, then build."""
        while True:
            area = self.areas[self.active]
            good = self.first_due(price)
            if good == NONE:
                self.build(slot, spot)
                return
            due = (price >> (2 * good)) & 3
            stored = area.stored & area.members[good]
            loose = self.hands[self.active * DISC_COUNT + good]
            if stored == 0:
                self.gain_disc(good, -due)
            elif loose + size(stored) == due:
                if self.events is not None:
                    self.tell_discs(
                        "event-emptied", self.pieces(self.active, stored), size(stored), good
                    )
                self.gain_disc(good, -loose)
                self.empty_stores(self.own_area(), good, stored)
            else:
                self.push(frame(PAYING, slot, spot, price))
                return
            price -= due << (2 * good)

    def pay_one(self, wanted: i64, action: i64) -> None:
        """Pay one disc from the place that was chosen."""
        price = wanted >> THIRD
        good = self.first_due(price)
        if action == LOOSE:
            self.gain_disc(good, -1)
        else:
            area = self.own_area()
            self.empty_stores(area, good, i64(1) << area.index_at(action - SPOT))
        number, spot = (wanted >> FIRST) & ARGUMENT, (wanted >> SECOND) & ARGUMENT
        self.pay(number, spot, price - (1 << (2 * good)))

    def build(self, slot: i64, spot: i64) -> None:
        """R7: put the paid tile into the area; the slot stays empty."""
        area = self.own_area()
        tile = self.market.slots[slot]
        self.market.slots[slot] = NONE
        colour, type_ = self.box.colour(tile), self.box.type(tile)
        index = area.count
        area.add(tile, colour, type_ if type_ < ANIMAL_COUNT else NONE, spot)
        self.cover(area, area.supports(index))
        self.acted = True
        self.bought = True
        if type_ == STOREHOUSE:  # R18
            area.open_stores |= 1 << index
            if self.events is not None:
                reason = "event-stored" if self.stock[colour] > 0 else "event-unstored"
                self.tell_discs(reason, (self.piece(tile),), 1, colour)
            if self.stock[colour] > 0:
                area.stored |= 1 << index
                self.stock[colour] -= 1
                self.hold_discs(1)
        elif type_ == SCRIBE:  # R20
            self.scribe = True
            if self.events is not None:
                self.tell("event-scribe", (self.piece(tile),))
        elif type_ == VP2:
            worth = self.worths[self.active * WORTHS + PRINTED] + self.box.tile_points
            self.value(PRINTED, worth)  # R25
        self.regroup(index, False)
        if area.count >= LAST_TILE and not self.last_round:  # R22
            self.last_round = True
            if self.events is not None:
                self.tell_last_round()

    # Storehouses

    def store(self, good: i64) -> None:
        """R18: move a loose disc onto a storehouse; ask which if there are several."""
        area = self.areas[self.active]
        empty = area.open_stores & ~area.stored & area.members[good]
        if size(empty) > 1:
            self.push(frame(STORING, good))
            return
        for i in range(area.count):
            if empty & (1 << i):
                self.fill_store(good, i)

    # C and D: ankh actions

    def spend_ankh(self) -> None:
        """R8: each ankh action costs one ankh that was held when the turn began."""
        self.spendable -= 1
        self.gain_disc(ANKH, -1)

    def refresh(self, pile: i64) -> None:
        """R9: clear the market and fill it from a pile."""
        self.spend_ankh()
        self.market.clear(self.players == 2)
        if pile < 2:
            self.pile = pile
            self.phase = STOCKING

    def move(self, origin: i64, spot: i64) -> None:
        """R10, R11: move a tile to another place of its level."""
        self.spend_ankh()
        area = self.own_area()
        index = area.index_at(origin)
        area.move(index, spot)
        self.cover(area, area.supports(index))
        self.regroup(index, True)

    # End of a turn

    def end_turn(self) -> None:
        """R12: return what is beyond the limits; which goods is the player's choice."""
        hand = self.active * DISC_COUNT
        excess = self.hands[hand + ANKH] - MOST_ANKHS
        if excess > 0:
            if self.events is not None:
                self.tell_discs("event-ankhs-back", ("stock-ankh",), excess, ANKH)
            self.gain_disc(ANKH, -excess)
        goods: i64 = 0
        for good in range(COLOUR_COUNT):
            goods += self.hands[hand + good]
        self.return_goods(goods - MOST_GOODS)

    def return_goods(self, excess: i64) -> None:
        """Return goods: asked one by one, unless all are alike."""
        if excess > 0:
            sorts: i64 = 0
            only: i64 = NONE
            for good in range(COLOUR_COUNT):
                if self.hands[self.active * DISC_COUNT + good] > 0:
                    sorts += 1
                    only = good
            if sorts > 1:
                self.push(frame(RETURNING, excess))
                return
            if self.events is not None:
                self.tell_discs("event-goods-back", (f"stock-{GOODS[only]}",), excess, only)
            self.gain_disc(only, -excess)
        if self.scribe:
            self.begin_turn()
            self.fresh = True
        else:
            self.next_seat()

    def begin_turn(self) -> None:
        """R8: the ankhs held now may be spent (ruling 4, ruling 5)."""
        self.spendable = self.hands[self.active * DISC_COUNT + ANKH]
        self.acted = False
        self.fresh = False
        self.scribe = False

    def next_seat(self) -> None:
        """Pass on to the next player, or to the next round."""
        self.active = (self.active + 1) % self.players
        if self.active == self.first:
            self.end_round()
        if self.phase == TURN:
            self.begin_turn()

    # --- end --------------------------------------------------------------------------------

    def end_round(self) -> None:
        """R22, ruling 3, ruling 13: everybody has had a turn; perhaps it was the last."""
        self.idle = 0 if self.bought else self.idle + 1
        self.bought = False
        if self.last_round:
            self.finish(BY_TILES)
        elif self.market.is_empty():
            self.finish(BY_EMPTY)
        elif self.idle_limit > 0 and self.idle >= self.idle_limit:
            self.finish(BY_IDLE)
        else:
            self.round += 1
            if self.events is not None:
                self.tell_round(self.round, self.idle, self.idle_limit)

    def finish(self, way: i64) -> None:
        """The game is over; the scores have been kept all along."""
        self.phase = FINISHED
        self.ended_by = way
        if self.events is not None:
            self.tell_end(ENDINGS[way], self.idle)

    def result(self) -> vec[i64]:
        """R27: most points, then fewer tiles, then more discs, then shared (ruling 12)."""
        standings = vec[i64]()
        for seat in range(self.players):
            tie = (100 - self.areas[seat].count) * 1000 + self.discs[seat]
            standings = append(standings, self.totals[seat] * 1000000 + tie)
        return rank(standings)

    def ending(self) -> str:
        """Return the way the game ended."""
        return ENDINGS[self.ended_by] if self.phase == FINISHED else ""

    # --- for tests and comparison -----------------------------------------------------------

    def key(self) -> bytes:
        """Return the position as bytes; what follows from the rest is left out."""
        market = self.market
        loose = [self.phase, self.round, self.first, self.active, self.pile, self.spendable]
        loose += [int(self.acted), int(self.fresh), int(self.scribe), int(self.bought)]
        loose += [self.idle, self.ended_by, market.filled, *market.tops, *market.piles]
        loose += [*self.slot_kinds(), len(self.pending), *self.pending]
        for seat in range(self.players):
            tiles = self.area_key(seat)
            loose += [len(tiles), *tiles]
        packed = vec[i64](loose)
        parts = (market.prices, market.pool, self.hands, self.bonuses, packed)
        return b"".join([bytes(memoryview(part)) for part in parts])
