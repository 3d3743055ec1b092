"""Ankh'or as a picture: market and stock on top, the players' areas on papyrus below."""

from collections.abc import Callable, Iterable

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, second_of
from tarsas.core.state import State
from tarsas.core.text import Args, Message, listed
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Area, Attributes, el, group, label, number, picture, title, use
from tarsas.games.ankhor.actions import KINDS
from tarsas.games.ankhor.gains import gain, offers
from tarsas.games.ankhor.lines import store_state
from tarsas.games.ankhor.names import (
    about_disc,
    about_type,
    colour_name,
    disc,
    disc_list,
    family,
    groups,
    place_name,
    tile_of_kind,
    tiles_left,
)
from tarsas.games.ankhor.notation import kind, spot_name
from tarsas.games.ankhor.rules import LAST_TILE, Ankhor
from tarsas.games.ankhor.rules_actions import DISCOUNTING, MOVING, PAYING, PLACING, TURN
from tarsas.games.ankhor.rules_area import (
    CELLS,
    CENTRE,
    COLOUR_COUNT,
    FAMILIES,
    GREAT,
    SIDE,
    size,
)
from tarsas.games.ankhor.rules_holdings import (
    COLOURS,
    DISCS,
    GOODS,
    STOREHOUSE,
    TYPES,
)
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT
from tarsas.games.ankhor.sentences import asked_good
from tarsas.games.ankhor.view_falls import (
    portrait_draw,
    portrait_price,
    portrait_start,
    portrait_top,
)
from tarsas.games.ankhor.view_sheet import (
    GROUND,
    STORE_Y,
    TILE,
    counted_discs,
    draw_disc,
    draw_tile,
    legend,
    line_colour,
    scaled,
    sheet,
)

__all__ = (
    "GROUND",
    "draw",
    "legend",
    "portrait_draw",
    "portrait_price",
    "portrait_start",
    "portrait_top",
    "sheet",
)

Say = Callable[[Message], str]
TAG: Attributes = {"fill": "var(--ankhor-gold-line)"}

WIDTH, HEIGHT = 1280.0, 800.0
EDGE = 14.0
STRIP = 214.0  # the height of market and stock
PANEL_Y = STRIP + 2 * EDGE
PANEL_HEIGHT = HEIGHT - PANEL_Y - EDGE
HEAD = 104.0  # of a panel: name, points and discs
NARROW = 350.0  # a panel that has no room for a name beside the numbers
LARGEST_TILE = 104.0
ROOF = 0.8  # a first-level tile is drawn smaller, so that what it covers stays readable
STALL = 108.0
STALL_Y = 148.0  # the middle of the tiles in the market
TILE_SIDE = 94.0  # of a tile there
TAG_Y = STALL_Y + TILE_SIDE / 2 - 5  # the tag hangs over the lower edge
STALLS = int(SLOTS)
RING = int(SIDE)
MARKET_X = 312.0
GUTTER = 16.0  # left of an area, for the numbers of its rows


# Clicks


def ghost_refresh(state: Ankhor, seat: int, pile: int) -> str:
    """Return the tile that new tiles put out of the game, crossed out."""
    return crossed_out(state)


def ghost_slide(state: Ankhor, seat: int) -> str:
    """Return the same where no new tiles come."""
    return crossed_out(state)


def crossed_out(state: Ankhor) -> str:
    """Return a cross over the tile that goes first when the market is cleared, if one does."""
    if (slot := first_to_go(state)) == NONE:
        return ""
    x, y, arm = stall_x(slot), STALL_Y, TILE_SIDE * 0.36
    cross = f"M{number(x - arm)} {number(y - arm)}l{number(2 * arm)} {number(2 * arm)}"
    cross += f"m0 {number(-2 * arm)}l{number(-2 * arm)} {number(2 * arm)}"
    inks = (("var(--paper)", 17.0), ("var(--red)", 10.0))  # seen on a tile of any colour
    return "".join(
        el("path", d=cross, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round")
        for ink, width in inks
    )


def first_to_go(state: Ankhor) -> int:
    """Return the slot whose tile goes out of the game before new ones come: with two players."""
    return int(state.market.first_tile()) if state.players == 2 else int(NONE)


def targets_buy(state: Ankhor, seat: int, slot: int) -> tuple[str, ...]:
    """Return the tile in the market."""
    return (state.piece(state.market.slots[slot]),)


def targets_discount(state: Ankhor, seat: int, good: int) -> tuple[str, ...]:
    """Return the price marker that is saved."""
    return (f"price-{first_of(state.top()) + 1}-{GOODS[good]}",)


def targets_loose(state: Ankhor, seat: int) -> tuple[str, ...]:
    """Return the disc in the hand."""
    return (f"hand-{SEATS[seat]}-{GOODS[asked_good(state)]}",)


def targets_spot(state: Ankhor, seat: int, spot: int) -> tuple[str, ...]:
    """Return a place for a tile, or the tile that lies there."""
    if kind(state) in (PLACING, MOVING):
        return (place_id(spot),)
    area = state.areas[seat]
    return (state.piece(area.tiles[area.index_at(spot)]),)


def ghost_spot(state: Ankhor, seat: int, spot: int) -> str:
    """Return the tile as it would lie on a chosen place; elsewhere a light is enough."""
    asked, wanted, area = kind(state), state.top(), state.areas[seat]
    if asked == PLACING:
        tile = state.market.slots[first_of(wanted)]
    elif asked == MOVING:
        tile = area.tiles[area.index_at(second_of(wanted))]
    else:
        return ""
    return Panel(state, silent, seat).lay(int(state.box.kind_of[tile]), spot)


def silent(message: Message) -> str:
    """Say nothing: a ghost needs no words."""
    return ""


def place_id(spot: int) -> str:
    """Return the id of an open place."""
    return f"place-{spot_name(spot).replace('+', '-top')}"


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Ankhor)
    panels = [Panel(state, say, seat) for seat in range(state.players)]
    return picture(
        WIDTH,
        HEIGHT,
        draw_stock(state, say),
        draw_market(state, say),
        draw_piles(state, say),
        *(panel.draw() for panel in panels),
        title_text=say(Message("name")),
        areas=areas(say, panels),
    )


def areas(say: Say, panels: list["Panel"]) -> list[Area]:
    """Return what a small screen shows one by one."""
    market = MARKET_X + 6 * STALL + 2 * EDGE
    top = (0.0, STRIP + 2 * EDGE)
    return [
        (say(Message("area-market")), MARKET_X - EDGE, top[0], market - MARKET_X + EDGE, top[1]),
        (say(Message("area-stock")), 0.0, top[0], MARKET_X, top[1]),
        (say(Message("area-piles")), market, top[0], WIDTH - market, top[1]),
        *(
            (say(Message(SEATS[p.seat])), p.x - 4, PANEL_Y - 4, p.width + 8, PANEL_HEIGHT + 8)
            for p in panels
        ),
    ]


def card(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """Return a sheet of papyrus."""
    chosen: Attributes = {"fill": "var(--ankhor-papyrus)", "stroke": "var(--ankhor-reed)"}
    chosen |= {"stroke_width": 2.0, **attributes}
    return el("rect", x=x, y=y, width=width, height=height, rx=14, **chosen)


# Market, stock and piles


def draw_stock(state: Ankhor, say: Say) -> str:
    """Return the stock: six stacks of discs, and the bonus tiles."""
    parts = [
        card(EDGE, EDGE, 284, STRIP),
        label(EDGE + 16, EDGE + 22, say(Message("see-stock")), 17, text_anchor="start"),
    ]
    for i, name in enumerate(DISCS):
        x, y = EDGE + 40 + i % 3 * 92, EDGE + 72 + i // 3 * 62
        count = int(state.stock[i])
        told: Args = {"count": count, "about": about_disc(i)}
        parts.append(
            group(
                title(say(Message("see-stock-disc", told))),
                counted_discs(f"stock-{name}", draw_disc(name, x, y, 24), count, x + 37, y, 20),
                opacity=None if count else 0.35,
            )
        )
    left = int(state.bonus_left)
    parts.append(
        group(
            title(say(bonus_tiles(state, "see-bonus-left", left))),
            use("pyramid", EDGE + 40, EDGE + 186),
            label(EDGE + 70, EDGE + 187, f"× {left}", 18, text_anchor="start"),
            id="bonus-left",
        )
    )
    return group(*parts, id="stock")


def bonus_tiles(state: Ankhor, name: str, count: int) -> Message:
    """Return how many bonus tiles there are, and what they are for."""
    worth: Args = {"points": int(state.box.bonus_points), "about": Message("about-bonus")}
    return Message(name, {"count": count, **worth})


def draw_market(state: Ankhor, say: Say) -> str:
    """Return the price spaces and the tiles under them."""
    width = STALLS * STALL + 18
    parts = [title(say(Message("see-market")))]
    parts.append(card(MARKET_X, EDGE, width, STRIP, fill="var(--ankhor-sand)"))
    chosen = -1
    if state.phase == TURN and kind(state) in (PLACING, DISCOUNTING, PAYING):
        chosen = int(first_of(state.top()))
    offered = offers(state)
    for slot in range(STALLS):
        x = stall_x(slot)
        parts.append(price_space(state, say, slot, x))
        parts.append(stall(state, say, slot, x, slot == chosen))
        if offered is not None and slot in offered:
            parts.append(tag(say, x, offered[slot]))
    return group(*parts, id="market")


def stall_x(slot: int) -> float:
    """Return the middle of a stall."""
    return MARKET_X + 9 + STALL * (slot + 0.5)


def tag(say: Say, x: float, points: int) -> str:
    """Return the tag of a tile that can be paid now: the most points that it would bring."""
    return group(
        title(say(Message("see-offer", {"points": points}))),
        use("tag", x, TAG_Y),
        label(x + 2, TAG_Y + 1, signed(points), 16, font_weight="bold", **TAG),
    )


def signed(points: int) -> str:
    """Return points as a difference."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def price_space(state: Ankhor, say: Say, slot: int, x: float) -> str:
    """Return the awning of a stall with its price markers; those that cannot be paid are faint."""
    counts = [int(state.market.prices[slot * COLOUR_COUNT + g]) for g in range(COLOUR_COUNT)]
    markers = [good for good, count in enumerate(counts) for _ in range(count)]
    holes = int(state.box.holes[slot])
    half, corner = STALL / 2 - 3, 12.0
    right, scallop = x + half, 2 * half / 5
    edge = f"q{number(-scallop / 2)} 16 {number(-scallop)} 0" * 5
    roof = f"M{number(x - half)} 64V34q0-12 12-12H{number(right - corner)}q12 0 12 12V64{edge}Z"
    parts = [
        title(say(Message("see-price", {"slot": slot + 1, "price": disc_list(counts)}))),
        el("path", d=roof, fill="var(--ankhor-papyrus)", stroke="var(--ankhor-reed)"),
    ]
    for i in range(holes):
        cx = x + (i - (holes - 1) / 2) * 33
        if i >= len(markers):
            parts.append(el("circle", cx=cx, cy=45, r=13, fill="var(--ankhor-sand)"))
            continue
        good = GOODS[markers[i]]
        nth = markers[:i].count(markers[i])
        name = f"price-{slot + 1}-{good}" + (f"-{nth + 1}" if nth else "")
        paid = state.phase != TURN or nth < state.available(markers[i])
        coin = draw_disc(good, cx, 45, 15.5)
        parts.append(group(coin, id=name, opacity=None if paid else 0.45))
    return group(*parts, id=f"price-{slot + 1}")


def stall(state: Ankhor, say: Say, slot: int, x: float, chosen: bool) -> str:
    """Return a slot with its tile, or the empty place."""
    y, side = STALL_Y, TILE_SIDE
    number_ = state.market.slots[slot]
    place = el(
        "rect",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=10,
        fill="none",
        stroke="var(--ankhor-reed)",
        stroke_width=1.5,
        stroke_dasharray="6 5",
    )
    caption = label(x, 214, str(slot + 1), 15, fill="var(--faint)")
    if number_ == NONE:
        return group(place, caption, id=f"slot-{slot + 1}")
    kind_ = int(state.box.kind_of[number_])
    does = say(Message(f"does-{TYPES[kind_ % int(TYPE_COUNT)]}"))
    caption = label(x, 214, f"{slot + 1} · {does}", 15)
    frame, goes = outline(x, y, side) if chosen else "", ""
    if slot == first_to_go(state):
        corner = (x - side / 2 + 4, y - side / 2 + 4)
        goes = group(title(say(Message("see-goes"))), use("goes", *corner), id="first-to-go")
    tile = group(
        title(say(explained(kind_))),
        draw_tile(kind_, x, y, side),
        frame,
        id=state.piece(number_),
    )
    return group(caption, tile, goes, id=f"slot-{slot + 1}")


def explained(kind_: int) -> Message:
    """Return a tile's name and what it is good for."""
    told = about_type(kind_ % int(TYPE_COUNT))
    return Message("see-tile", {"tile": tile_of_kind(kind_), "about": told})


def outline(x: float, y: float, side: float) -> str:
    """Return a glowing frame around the tile that a decision is about."""
    half = side / 2
    return el(
        "rect",
        x=x - half,
        y=y - half,
        width=side,
        height=side,
        rx=side / 9,
        fill="none",
        stroke="var(--glow)",
        stroke_width=5,
    )


def draw_piles(state: Ankhor, say: Say) -> str:
    """Return the two piles with their open backs, and the round."""
    x = MARKET_X + STALLS * STALL + 18 + EDGE
    width = WIDTH - EDGE - x
    parts = [card(x, EDGE, width, STRIP), draw_round(state, say, x, width)]
    for pile in range(2):
        parts.append(draw_pile(state, say, pile, x + width * (0.28 + 0.44 * pile), 128))
    return group(*parts, id="piles")


def draw_round(state: Ankhor, say: Say, x: float, width: float) -> str:
    """Return the round, that it is the last one, or how long nobody has bought."""
    said = say(Message("see-round", {"round": int(state.round)}))
    parts = [title(say(Message("see-ends")))]
    parts.append(label(x + 16, EDGE + 22, said, 17, text_anchor="start"))
    right: Attributes = {"text_anchor": "end", "fill": "var(--red)"}
    if state.last_round:
        last = say(Message("see-last"))
        parts.append(label(x + width - 16, EDGE + 22, last, 17, font_weight="bold", **right))
    elif state.idle > 0 and state.idle_limit > 0:
        told: Args = {"idle": int(state.idle), "limit": int(state.idle_limit)}
        idle = say(Message("see-idle", told))
        near = state.idle_limit - state.idle <= 3
        ink = "var(--red)" if near else "var(--faint)"
        parts.append(label(x + 16, EDGE + 46, idle, 15, text_anchor="start", fill=ink))
    return group(*parts, id="round")


def draw_pile(state: Ankhor, say: Say, pile: int, x: float, y: float) -> str:
    """Return a pile: the higher, the more edges show under the top tile."""
    count, top = int(state.market.piles[pile]), state.market.tops[pile]
    side = 92.0
    left = [(colour_name(colour), tiles_left(state, colour)) for colour in range(COLOUR_COUNT)]
    pool = listed(Message("see-pool", {"colour": c, "tiles": t}) for c, t in left)
    told: Args = {"pile": pile + 1, "count": count, "about": Message("about-back"), "tiles": pool}
    parts = [title(say(Message("see-pile", told)))]
    edges = min(4, (count + 6) // 7)
    for i in range(edges, 0, -1):
        shift = 2.6 * i
        parts.append(
            el(
                "rect",
                x=x - side / 2 + shift,
                y=y - side / 2 + shift,
                width=side,
                height=side,
                rx=9,
                fill="var(--ankhor-sand)",
                stroke="var(--ankhor-reed)",
            )
        )
    if top != NONE:
        parts.append(scaled(f"back-{COLOURS[top]}", x, y, side / TILE))
    elif count == 0:
        dashes: Attributes = {"stroke": "var(--ankhor-reed)", "stroke_dasharray": "6 5"}
        box: Attributes = {"x": x - side / 2, "y": y - side / 2, "width": side, "height": side}
        parts.append(el("rect", rx=9, fill="none", **box, **dashes))
    parts.append(label(x, y + 78, str(count), 20))
    return group(*parts, id=f"pile-{pile + 1}")


# Players


class Panel:
    """One player's papyrus: name, points and discs above, the area below."""

    def __init__(self, state: Ankhor, say: Say, seat: int) -> None:
        self.state, self.say, self.seat = state, say, seat
        self.area = state.areas[seat]
        players = int(state.players)
        self.width = (WIDTH - EDGE * (players + 1)) / players
        self.x = EDGE + seat * (self.width + EDGE)
        self.chooses = state.phase == TURN and state.active == seat
        self.asked = kind(state) if self.chooses else -1
        self.groups = list(groups(state, seat))
        self.measure()

    def measure(self) -> None:
        """Find the size of a tile and where the first cell lies: all cells and a rim fit in."""
        cells = [int(s) % CELLS for s in self.area.spots if s < CELLS] or [int(CENTRE)]
        self.left, columns = start_of({cell % RING for cell in cells})
        self.top, rows = start_of({cell // RING for cell in cells})
        room_x, room_y = self.width - 16 - GUTTER, PANEL_HEIGHT - HEAD - 12
        rim = 1.9  # a place for another tile on each side, a little cut
        self.size = min(LARGEST_TILE, room_x / (columns + rim), room_y / (rows + rim))
        self.columns, self.rows = columns, rows
        self.origin_x = self.x + (self.width + GUTTER) / 2 - columns * self.size / 2
        self.origin_y = PANEL_Y + HEAD + room_y / 2 - rows * self.size / 2

    def at(self, spot: int) -> tuple[float, float]:
        """Return the middle of a spot."""
        row, column = divmod(spot % int(CELLS), RING)
        # Cells just outside lie one step before the first or after the last.
        dx, dy = (column - self.left + 1) % RING - 1, (row - self.top + 1) % RING - 1
        shift = 1.0 if spot >= CELLS else 0.5  # the first level stands where four cells meet
        return self.origin_x + (dx + shift) * self.size, self.origin_y + (dy + shift) * self.size

    def draw(self) -> str:
        """Return the whole panel."""
        colour = SEATS[self.seat]
        frame = card(
            self.x,
            PANEL_Y,
            self.width,
            PANEL_HEIGHT,
            stroke=f"var(--{colour})",
            stroke_width=4.0 if self.chooses else 1.5,
        )
        return group(frame, self.head(), self.hand(), self.tiles(), id=f"area-{colour}")

    def head(self) -> str:
        """Return the name and the points, the number of tiles and the bonus tiles."""
        state, colour = self.state, SEATS[self.seat]
        x, y, right = self.x, PANEL_Y + 28, self.x + self.width
        # Where the panels are narrow, the name has its line for itself.
        beside = self.width > NARROW
        at_x, at_y = (right - 160, y) if beside else (x + 38, y + 26)
        held = sum(int(state.bonuses[self.seat * FAMILIES + f]) for f in range(FAMILIES))
        bonus = group(
            title(self.say(bonus_tiles(state, "see-bonus-held", held))),
            scaled("pyramid", at_x + 66, at_y, 0.72),
            label(at_x + 83, at_y, str(held), 18, text_anchor="start"),
            id=f"bonus-{colour}",
            opacity=None if held else 0.45,
        )
        count = int(self.area.count)
        tiles = group(
            title(self.say(Message("see-tiles", {"count": count}))),
            label(at_x, at_y, f"{count}/{LAST_TILE}", 17, text_anchor="start", fill="var(--faint)"),
        )
        room = (at_x if beside else right - 60) - x - 54
        weight = "bold" if self.chooses else "normal"
        return (
            seat_mark(self.seat, x + 26, y, 11)
            + name_label(x + 46, y, self.say(Message(colour)), 20, room, font_weight=weight)
            + tiles
            + bonus
            + label(right - 18, y, str(state.score(self.seat)), 32, text_anchor="end")
        )

    def hand(self) -> str:
        """Return the loose discs: always all six types, so that each has its place."""
        colour = SEATS[self.seat]
        step = min(66.0, (self.width - 24) / len(DISCS))
        first = self.x + self.width / 2 - step * (len(DISCS) - 1) / 2
        # Between a disc and its number there is room for the light around what can be chosen.
        radius, edge = step * 0.28, step * 0.07
        parts = [title(self.say(Message("see-discs", {"who": Message(colour)})))]
        for i, name in enumerate(DISCS):
            count = int(self.state.hands[self.seat * len(DISCS) + i])
            x, y = first + step * i, PANEL_Y + 82
            told: Args = {"count": count, "about": about_disc(i)}
            parts.append(
                group(
                    title(self.say(Message("see-hand-disc", told))),
                    counted_discs(
                        f"hand-{colour}-{name}",
                        draw_disc(name, x + edge - radius, y, radius),
                        *(count, x + edge + 6, y, 18),
                    ),
                    opacity=None if count else 0.3,
                )
            )
        return group(*parts, id=f"discs-{colour}")

    def tiles(self) -> str:
        """Return the area: the ground, the first level over it, and the places to choose."""
        area = self.area
        order = sorted(range(area.count), key=lambda i: int(area.spots[i]))
        drawn = [self.tile(index) for index in order] or [self.first_place()]
        return group(self.coordinates(), *drawn, *self.places())

    def coordinates(self) -> str:
        """Return the letters of the columns and the numbers of the rows, as sentences use them."""
        if not self.area.count:
            return ""
        first = (self.top - 1) % RING * RING + (self.left - 1) % RING
        beside: Attributes = {"fill": "var(--faint)"}
        across = max(self.x + 13, self.origin_x - self.size - 12)  # just outside the rim
        down = max(PANEL_Y + HEAD - 2, self.origin_y - self.size - 12)
        letters = []
        for step in range(self.columns + 2):
            cell = first // RING * RING + (first + step) % RING
            x = self.origin_x + (step - 0.5) * self.size
            letters.append(label(x, down, spot_name(cell)[0], 14, **beside))
        for step in range(self.rows + 2):
            cell = (first // RING + step) % RING * RING
            y = self.origin_y + (step - 0.5) * self.size
            letters.append(label(across, y, spot_name(cell)[1:], 14, **beside))
        return "".join(letters)

    def first_place(self) -> str:
        """Return where the first tile will lie."""
        x, y = self.at(int(CENTRE))
        half = self.size / 2
        return el(
            "rect",
            x=x - half,
            y=y - half,
            width=self.size,
            height=self.size,
            rx=9,
            fill="var(--ankhor-sand)",
            stroke="var(--ankhor-reed)",
            stroke_dasharray="6 5",
            opacity=0.6,
        )

    def tile(self, index: int) -> str:
        """Return one tile with what lies on it."""
        state, area = self.state, self.area
        spot, tile = int(area.spots[index]), area.tiles[index]
        kind_ = int(state.box.kind_of[tile])
        x, y = self.at(spot)
        side = self.side(spot)
        parts = [title(self.say(self.about(index, kind_))), self.lay(kind_, spot)]
        parts += self.marks(index, x, y, side)
        if kind_ % TYPE_COUNT == STOREHOUSE:
            parts.append(self.store(index, kind_, x, y + STORE_Y * side / TILE, side))
        if self.asked == MOVING and second_of(state.top()) == spot:
            parts.append(outline(x, y, side))
        return group(*parts, id=state.piece(tile))

    def side(self, spot: int) -> float:
        """Return how large a tile is drawn on a spot."""
        return self.size * (ROOF if spot >= CELLS else 1.0)

    def lay(self, kind_: int, spot: int) -> str:
        """Return a tile on a spot; one of the first level throws a shadow."""
        (x, y), side = self.at(spot), self.side(spot)
        return (shadow(x, y, side) if spot >= CELLS else "") + draw_tile(kind_, x, y, side)

    def store(self, index: int, kind_: int, x: float, y: float, side: float) -> str:
        """Return the disc on a storehouse, or a cross where it is closed."""
        if self.area.stored & (1 << index):
            return draw_disc(GOODS[kind_ // TYPE_COUNT], x, y, side * 0.18)
        if self.area.open_stores & (1 << index):
            return ""
        line = line_colour(COLOURS[kind_ // TYPE_COUNT])
        return scaled("closed", x, y, side / TILE, stroke=line)

    def marks(self, index: int, x: float, y: float, side: float) -> Iterable[str]:
        """Return the marks of great groups, and of those that lack one tile: colour above."""
        for number_, mask in self.groups:
            if mask & (1 << index) and size(mask) >= GREAT - 1:
                way = 1 if number_ < COLOUR_COUNT else -1
                name = "great" if size(mask) >= GREAT else "short"
                yield scaled(name, x + way * side * 0.35, y - way * side * 0.36, side / TILE)

    def about(self, index: int, kind_: int) -> Message:
        """Return where a tile lies, what it is, and whether a bonus tile is near."""
        spot = int(self.area.spots[index])
        told = explained(kind_)
        if kind_ % TYPE_COUNT == STOREHOUSE:
            name = f"see-storehouse-{store_state(self.state, self.seat, index)}"
            told = Message(name, {"tile": tile_of_kind(kind_), "disc": disc(kind_ // TYPE_COUNT)})
        for number_, mask in self.groups:
            if mask & (1 << index) and size(mask) >= GREAT - 1:
                name = "see-great" if size(mask) >= GREAT else "see-group"
                count = int(size(mask))
                told = Message(name, {"tile": told, "count": count, "family": family(number_)})
        name = "see-at-roof" if spot >= CELLS else "see-at"
        return Message(name, {"spot": place_name(spot), "tile": told})

    def places(self) -> Iterable[str]:
        """Return the places among which the player chooses now."""
        if self.asked not in (PLACING, MOVING):
            return
        for action in self.state.legal(self.seat):
            (spot,) = KINDS.read(action).values
            x, y = self.at(spot)
            roof = spot >= CELLS
            told = "see-place-roof" if roof else "see-place"
            half = self.size * (ROOF if roof else 0.9) / 2
            box: Attributes = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half}
            yield group(
                title(self.say(Message(told, {"spot": place_name(spot)}))),
                el(
                    "rect",
                    rx=8,
                    fill="var(--glow)",
                    fill_opacity=0.28 if roof else 0.12,
                    stroke="var(--glow)",
                    stroke_width=2.5,
                    stroke_dasharray="7 5",
                    **box,
                ),
                self.promise(action, x, y),
                id=place_id(spot),
                class_="passing",
            )

    def promise(self, action: int, x: float, y: float) -> str:
        """Return the points that the tile would bring on a place."""
        points = gain(self.state, self.seat, action)
        ink: Attributes = {"fill": "var(--ink)" if points else "var(--faint)"}
        halo: Attributes = {"stroke": "var(--ankhor-papyrus)", "stroke_width": 5}
        told = label(x, y, signed(points), 22, font_weight="bold", **ink, **halo)
        return el("g", told, paint_order="stroke")


def start_of(used: set[int]) -> tuple[int, int]:
    """Return the first of some neighbouring columns or rows of the ring, and how many they are."""
    first = next(line for line in sorted(used) if (line - 1) % RING not in used)
    return first, len(used)


def shadow(x: float, y: float, side: float) -> str:
    """Return the shadow of a tile that stands on others."""
    half = side / 2
    return "".join(
        el(
            "rect",
            x=x - half + 2,
            y=y - half + 3,
            width=side + grow,
            height=side + grow,
            rx=side / 8,
            fill="var(--ankhor-shadow)",
            fill_opacity=0.28,
        )
        for grow in (2.0, 5.0)
    )
