"""Ankh'or as a learner sees it: the market, and every player's tiles as a list.

A list because an area may wander anywhere on its ring of 25 × 25 cells with 23 tiles at most:
planes would be nearly empty. Places are told from the cell where a first tile is put down.
"""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.pending import first_of, kind_of, second_of, third_of
from tarsas.core.state import State
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import ACTIONS
from tarsas.games.ankhor.rules_area import (
    CELLS,
    COLOUR_COUNT,
    FAMILIES,
    MOST_TILES,
    SIDE,
    Area,
)
from tarsas.games.ankhor.rules_holdings import DISC_COUNT
from tarsas.games.ankhor.rules_market import KINDS, NONE, SLOTS, TYPE_COUNT

PHASES: Final[i64] = 5
DECISIONS: Final[i64] = 7
MOST_ROUNDS: Final[i64] = 3000  # only a game without a limit of idle rounds has more
MOST_IDLE: Final[i64] = 50
HALF: Final[i64] = 12  # columns and rows on either side of the first tile's cell

FIELDS: Final = (
    *COMMON,
    Field("phase", (5,), "one of: who starts, prices, tiles, turn, finished"),
    Field("round", (1,), "number of the round, at most 3000", high=3000, scale=50),
    Field("first", (PLAYERS,), "1 for the first player"),
    Field("pile", (1,), "which pile the market is being filled from"),
    Field("spendable", (1,), "ankhs that may be spent in this turn", high=10, scale=2),
    Field("turn", (3,), "1 if the action is done; if an extra turn is open; if one follows"),
    Field("bought", (1,), "1 if anybody has bought in this round"),
    Field("idle", (1,), "rounds without a purchase, at most 50", high=50, scale=20),
    Field("last_round", (1,), "1 in the last round"),
    Field("prices", (6, 5), "goods that each stall asks for", high=3, scale=2),
    Field("stall_colours", (6, 5), "colour of the tile of each stall"),
    Field("stall_types", (6, 7), "jackal, scarab, falcon, 2 points, storehouse, scribe, desert"),
    Field("piles", (2,), "tiles in each pile", high=100, scale=30),
    Field("tops", (2, 5), "colour on top of each pile"),
    Field("pool", (35,), "tiles in the piles, by colour * 7 + type", high=20, scale=5),
    Field("stock", (6,), "discs in the stock, ankhs last", high=50, scale=10),
    Field("hands", (PLAYERS, 6), "loose discs", high=50, scale=5),
    Field("discs", (PLAYERS,), "all discs, loose and stored", high=50, scale=10),
    Field("bonuses", (PLAYERS, 8), "bonus tiles held for five colours and three animals", high=10),
    Field("bonus_left", (1,), "bonus tiles left", high=20),
    Field("tiles", (PLAYERS, 1), "tiles of the area", high=23, scale=13),
    Field("tile_here", (PLAYERS, 23), "1 for each tile, in the order of purchase"),
    Field("tile_upper", (PLAYERS, 23), "1 on the first level, 0 on the ground"),
    Field(
        "tile_places",
        (PLAYERS, 23, 2),
        "columns to the right of and rows below the first tile's cell; on the first level of the "
        "upper left of the four cells",
        high=12,
        low=-12,
    ),
    Field("tile_colours", (PLAYERS, 23, 5), "colour of each tile"),
    Field("tile_types", (PLAYERS, 23, 7), "what each tile shows, in the order of the stalls"),
    Field(
        "tile_marks",
        (PLAYERS, 23, 4),
        "1 if the tile is covered; is an open storehouse; holds a disc; can be moved",
    ),
    Field(
        "pending",
        (7,),
        "the decision to be made: disc, place, discount, payment, move, storehouse, goods to "
        "return; none: an open turn",
    ),
    Field(
        "pending_numbers",
        (4,),
        "its stall, good or count; then level, column and row of its tile",
        high=15,
        low=-12,
        scale=12,
    ),
    Field("pending_price", (5,), "goods left to pay", high=3),
)

PRINTED_FIELDS: Final = (
    Field("idle_limit", (1,), "after how many the game ends, 0: never", high=50, scale=20),
)


class AnkhorObserver(Observer):
    """Writes positions of Ankh'or."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Ankhor)
        self.write_common(state, seat, out)
        self.write_turn(state, seat, out)
        self.write_market(state, out)
        self.write_holdings(state, seat, out)
        self.write_areas(state, seat, out)
        self.write_pending(state, out)

    def write_turn(self, state: Ankhor, seat: i64, out: Canvas) -> None:
        """Write where in the game the position is."""
        out.one_of(state.phase, PHASES)
        out.number(min(state.round, MOST_ROUNDS))
        out.one_of(self.before(state.first, seat), self.players)
        out.number(state.pile)
        out.number(state.spendable)
        out.flag(state.acted)
        out.flag(state.fresh)
        out.flag(state.scribe)
        out.flag(state.bought)
        out.number(min(state.idle, MOST_IDLE))
        out.flag(state.last_round)

    def write_market(self, state: Ankhor, out: Canvas) -> None:
        """Write prices, stalls, piles and the stock."""
        market, box = state.market, state.box
        out.numbers(market.prices, 0, SLOTS * COLOUR_COUNT)
        for slot in range(SLOTS):
            tile = market.slots[slot]
            out.one_of(NONE if tile == NONE else box.colour(tile), COLOUR_COUNT)
        for slot in range(SLOTS):
            tile = market.slots[slot]
            out.one_of(NONE if tile == NONE else box.type(tile), TYPE_COUNT)
        for pile in range(i64(2)):
            out.number(market.piles[pile])
        for pile in range(i64(2)):
            out.one_of(market.tops[pile], COLOUR_COUNT)
        out.numbers(market.pool, 0, KINDS)
        out.numbers(state.stock, 0, DISC_COUNT)

    def write_holdings(self, state: Ankhor, seat: i64, out: Canvas) -> None:
        """Write what the players own besides their tiles."""
        players = self.players
        for i in range(players):
            out.numbers(state.hands, self.after(seat, i) * DISC_COUNT, DISC_COUNT)
        for i in range(players):
            out.number(state.discs[self.after(seat, i)])
        for i in range(players):
            out.numbers(state.bonuses, self.after(seat, i) * FAMILIES, FAMILIES)
        out.number(state.bonus_left)

    def area(self, state: Ankhor, seat: i64, other: i64) -> Area:
        """Return the area of the player who is `other` places after `seat`."""
        return state.areas[self.after(seat, other)]

    def write_areas(self, state: Ankhor, seat: i64, out: Canvas) -> None:
        """Write the tiles of all players; a field of one player has room for the most tiles."""
        players, box = self.players, state.box
        for i in range(players):
            out.number(self.area(state, seat, i).count)
        for i in range(players):
            area = self.area(state, seat, i)
            for _ in range(area.count):
                out.flag(True)
            out.skip(MOST_TILES - area.count)
        for i in range(players):
            area = self.area(state, seat, i)
            for tile in range(area.count):
                out.flag(area.spots[tile] >= CELLS)
            out.skip(MOST_TILES - area.count)
        for i in range(players):
            area = self.area(state, seat, i)
            for tile in range(area.count):
                write_place(area.spots[tile], out)
            out.skip((MOST_TILES - area.count) * 2)
        for i in range(players):
            area = self.area(state, seat, i)
            for tile in range(area.count):
                out.one_of(box.colour(area.tiles[tile]), COLOUR_COUNT)
            out.skip((MOST_TILES - area.count) * COLOUR_COUNT)
        for i in range(players):
            area = self.area(state, seat, i)
            for tile in range(area.count):
                out.one_of(box.type(area.tiles[tile]), TYPE_COUNT)
            out.skip((MOST_TILES - area.count) * TYPE_COUNT)
        for i in range(players):
            area = self.area(state, seat, i)
            for tile in range(area.count):
                out.flag((area.covered >> tile) & 1 == 1)
                out.flag((area.open_stores >> tile) & 1 == 1)
                out.flag((area.stored >> tile) & 1 == 1)
                out.flag((area.movable >> tile) & 1 == 1)
            out.skip((MOST_TILES - area.count) * 4)

    def write_pending(self, state: Ankhor, out: Canvas) -> None:
        """Write the decision to be made; the rules never stack a second one on it."""
        wanted = state.top()
        if wanted < 0:
            out.skip(DECISIONS + 4 + COLOUR_COUNT)
            return
        out.one_of(kind_of(wanted), DECISIONS)
        out.number(first_of(wanted))
        out.flag(second_of(wanted) >= CELLS)
        write_place(second_of(wanted), out)
        for good in range(COLOUR_COUNT):
            out.number((third_of(wanted) >> (2 * good)) & 3)

    def write_printed(self, state: State, out: Canvas) -> None:
        """Write the limit of idle rounds."""
        assert isinstance(state, Ankhor)
        out.number(state.idle_limit)


def write_place(spot: i64, out: Canvas) -> None:
    """Write column and row of a spot, from the cell where a first tile lies."""
    cell = spot % CELLS
    out.number(cell % SIDE - HALF)
    out.number(cell // SIDE - HALF)


def make_observer(players: int) -> Observer:
    """Return the observer of Ankh'or."""
    return AnkhorObserver(players, FIELDS, ACTIONS, (), PRINTED_FIELDS)
