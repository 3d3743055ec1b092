"""What chance may bring in Ankh'or, each as a picture: who begins, price markers, tiles."""

from tarsas.draw.pieces import Portrait, seat_mark
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_holdings import COLOURS, GOODS
from tarsas.games.ankhor.rules_market import TYPE_COUNT
from tarsas.games.ankhor.view_sheet import TILE, draw_disc, draw_tile, scaled

SIDE = 56.0


def portrait_start(state: Ankhor, who: int) -> Portrait:
    """Return the mark of who begins."""
    return Portrait(seat_mark(who, 0, 0, 15))


def portrait_price(state: Ankhor, good: int) -> Portrait:
    """Return the disc that a price marker asks for."""
    return Portrait(draw_disc(GOODS[good], 0, 0, 21))


def portrait_top(state: Ankhor, pile: int, colour: int) -> Portrait:
    """Return the back of the tile that a pile shows."""
    return Portrait(scaled(f"back-{COLOURS[colour]}", 0, 0, SIDE / TILE), SIDE, SIDE)


def portrait_draw(state: Ankhor, type_: int) -> Portrait:
    """Return the tile that is drawn."""
    colour = int(state.market.tops[state.source()])
    return Portrait(draw_tile(colour * int(TYPE_COUNT) + type_, 0, 0, SIDE), SIDE, SIDE)
