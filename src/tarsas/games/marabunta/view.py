"""Marabunta as a picture: the meadow, the leaves, both boards, and the two plates of the split."""

from collections.abc import Callable
from functools import cache
from math import atan2, cos, degrees, pi, sin

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Area, Attributes, el, group, label, number, path, picture, title, use
from tarsas.games.marabunta.actions import HEX_NAMES, KINDS
from tarsas.games.marabunta.notation import dice_of
from tarsas.games.marabunta.rules import Marabunta, item_piece
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    CAKE,
    CHEST,
    COLUMNS,
    CROSSED,
    EMPTY,
    GROUP_COUNT,
    HEXES,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    ROWS,
)
from tarsas.games.marabunta.view_falls import (
    portrait_roll,
    portrait_start,
    portrait_token,
)
from tarsas.games.marabunta.view_plates import PLATE_Y, PLATES, plates, round_mark
from tarsas.games.marabunta.view_sheet import GROUND, HEIGHT, SIDE, TALL, WIDTH, legend, sheet

__all__ = (
    "GROUND",
    "draw",
    "ghost_chest",
    "ghost_colour",
    "ghost_hex",
    "legend",
    "portrait_roll",
    "portrait_start",
    "portrait_token",
    "sheet",
    "targets_split",
    "targets_use",
)

Say = Callable[[Message], str]

LEFT, TOP = 318.5, 56.0  # the centre of hex a1
BOARD_WIDTH = 244.0
BOARD_X = (14.0, WIDTH - 14 - BOARD_WIDTH)
LEAF_Y = 594.0
CIRCLE_RIM: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.3}
GROUP_Y, GROUP_STEP = 268.0, 74.0


# Clicks


def targets_split(state: Marabunta, seat: int, dice: int) -> tuple[str, ...]:
    """Return the dice that are set apart."""
    return tuple(item_piece(die) for die in dice_of(dice))


def targets_use(state: Marabunta, seat: int, item: int) -> tuple[str, ...]:
    """Return a die or the token."""
    return (item_piece(item),)


def ghost_hex(state: Marabunta, seat: int, hex_: int) -> str:
    """Return the number or the cross that would be put into a hex."""
    after = state.clone()
    after.apply(seat, KINDS.action("hex", hex_))
    x, y = centre(hex_)
    mark = int(after.hexes[hex_])
    if mark == CROSSED:
        return cross_out(x, y, 21, 4)
    return written(mark, x, y + (8 if state.board.special[hex_] else 0))


def ghost_chest(state: Marabunta, seat: int, group_: int) -> str:
    """Return the cross over the next chest of a group."""
    crossed = int(state.chests[seat * GROUP_COUNT + group_])
    x, y, scale = chest_places(int(state.board.group_size[group_]), group_)[crossed]
    board = f"translate({number(BOARD_X[seat])} 0)"
    return group(row_piece("chest", x, y, scale, True), transform=board)


def ghost_colour(state: Marabunta, seat: int, region: int) -> str:
    """Return the circle of a leaf in the colour of who would get it."""
    red, blue = int(state.circles[region]), int(state.circles[REGION_COUNT + region])
    count = red + int(state.empty_circles[region]) + blue
    circle = leaf_circle(count - blue - 1 if seat else red, seat, count)
    return group(circle, transform=leaf_place(region), **CIRCLE_RIM)


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Marabunta)
    return picture(
        WIDTH,
        HEIGHT,
        use("picnic", 0, 0),
        territory(state, say),
        ants(state),
        *(draw_leaf(state, say, region) for region in range(REGION_COUNT)),
        *(player_board(state, say, seat) for seat in range(2)),
        plates(state, say),
        round_mark(state, say),
        title_text=say(Message("name")),
        areas=areas(say),
        grain=TALL,
    )


def areas(say: Say) -> list[Area]:
    """Return what a small screen shows one by one."""
    between = BOARD_X[0] + BOARD_WIDTH + 8
    width = BOARD_X[1] - between - 8
    boards = [
        (say(Message(SEATS[seat])), x - 6, 6.0, BOARD_WIDTH + 12, LEAF_Y + 56)
        for seat, x in enumerate(BOARD_X)
    ]
    return [
        (say(Message("area-territory")), between, 6.0, width, LEAF_Y - 50),
        (say(Message("area-leaves")), between, LEAF_Y - 40, width, PLATE_Y - LEAF_Y - 20),
        (say(Message("area-plates")), *PLATES),
        *boards,
    ]


# Territory


def centre(hex_: int) -> tuple[float, float]:
    """Return where a hex lies; odd columns are half a hex lower."""
    column, row = divmod(hex_, int(ROWS))
    return LEFT + 1.5 * SIDE * column, TOP + TALL * (row + column % 2 / 2)


def territory(state: Marabunta, say: Say) -> str:
    """Return all hexes and the outlines of the regions."""
    regions = tuple(int(region) for region in state.board.region)
    names = [say(Message(f"region-{name}")) for name in REGIONS]
    kinds = ["", say(Message("hex-cake")), say(Message("hex-chest"))]
    hexes = [draw_hex(state, hex_, names, kinds) for hex_ in range(HEXES)]
    fields = group(*hexes, stroke="var(--paper)", stroke_width=1.5)
    return group(fields, region_outlines(regions), coordinates(), id="territory")


@cache
def coordinates() -> str:
    """Return the letters of the columns and the numbers of the rows, as sentences use them."""
    beside: Attributes = {"fill": "var(--marabunta-margin)"}
    letters = []
    for column in range(COLUMNS):
        x, y = centre(column * int(ROWS))
        letters.append(label(x, y - TALL / 2 - 9, HEX_NAMES[column * int(ROWS)][0], 14, **beside))
    left, right = (centre(0)[0] - SIDE - 8, centre((COLUMNS - 1) * int(ROWS))[0] + SIDE + 8)
    for row in range(ROWS):
        letters.append(label(left, centre(row)[1], str(row + 1), 14, **beside))
        last = centre(int((COLUMNS - 1) * ROWS) + row)[1]
        letters.append(label(right, last, str(row + 1), 14, **beside))
    return "".join(letters)


def draw_hex(state: Marabunta, hex_: int, names: list[str], kinds: list[str]) -> str:
    """Return one hex with what is printed and written on it."""
    x, y = centre(hex_)
    region, mark, special = state.board.region[hex_], state.hexes[hex_], state.board.special[hex_]
    colour = REGIONS[region]
    about = ", ".join(filter(None, (HEX_NAMES[hex_], names[region], kinds[special])))
    parts = [title(about), el("use", href=f"#field-{colour}")]
    if special:
        parts.append(special_piece(int(special), int(mark)))
    if mark == CROSSED:
        parts.append(cross_out(0, 0, 21, 4))
    elif mark != EMPTY:
        parts.append(written(int(mark), 0, 8 if special else 0))
    place = f"translate({number(x)} {number(y)})"
    return group(*parts, id=f"hex-{HEX_NAMES[hex_]}", transform=place)


@cache
def written(mark: int, x: float, y: float) -> str:
    """Return a number in its owner's hand."""
    owner, figure = divmod(mark - NUMBER, 4)
    return use(f"written-{SEATS[owner]}-{figure}", x, y)


@cache
def special_piece(special: int, mark: int) -> str:
    """Return a cake or a chest; a number leaves it the upper end of its hex, a cross fades it."""
    name = {int(CAKE): "muffin", int(CHEST): "chest"}[int(special)]
    place = "translate(0 -21) scale(.75)" if mark >= NUMBER else "scale(1.6)"
    faded = 0.5 if mark == CROSSED else None
    return el("use", href=f"#{name}", stroke="none", transform=place, opacity=faded)


def ants(state: Marabunta) -> str:
    """Return the ants between neighbouring numbers of one colony; a lone number sends out a scout.

    They are no pieces and answer no click. Each number has one on its way from the first own
    neighbour, so that a large colony is not overrun.
    """
    colony = [0 if mark < NUMBER else 1 + (mark - NUMBER) // 4 for mark in state.hexes]
    drawn = []
    for hex_, owner in enumerate(colony):
        if not owner:
            continue
        around = [int(next_) for next_ in state.board.neighbours[6 * hex_ : 6 * hex_ + 6]]
        own = [next_ for next_ in around if next_ >= 0 and colony[next_] == owner]
        free = [next_ for next_ in around if next_ >= 0 and state.hexes[next_] == EMPTY]
        if own:
            if (first := min(own)) < hex_:
                drawn.append(ant(state, owner - 1, first, hex_))
        elif free:
            drawn.append(ant(state, owner - 1, hex_, free[hex_ % len(free)]))
    return group(*drawn, class_="passing", pointer_events="none")


def ant(state: Marabunta, seat: int, start: int, end: int) -> str:
    """Return an ant half-way from one hex to the next."""
    (x, y), (to_x, to_y) = (number_place(state, hex_) for hex_ in (start, end))
    turn = degrees(atan2(to_y - y, to_x - x))
    if x == to_x and state.board.special[max(start, end)]:
        x, to_x = x + 17, to_x + 17  # around the cake or chest in the upper end of the lower hex
    place = f"translate({number((x + to_x) / 2)} {number((y + to_y) / 2)}) rotate({number(turn)})"
    return el("use", href=f"#ant-{SEATS[seat]}", transform=place)


def number_place(state: Marabunta, hex_: int) -> tuple[float, float]:
    """Return where a hex has its number: lower where a cake or a chest is above it."""
    x, y = centre(hex_)
    return x, y + 8 if state.board.special[hex_] and state.hexes[hex_] >= NUMBER else y


@cache
def cross_out(x: float, y: float, arm: float, width: float) -> str:
    """Return a cross over something."""
    place = f"translate({number(x)} {number(y)}) scale({number(arm / 10)})"
    return el("use", href="#cross", transform=place, stroke_width=10 * width / arm)


@cache
def region_outlines(regions: tuple[int, ...]) -> str:
    """Return each region's border: the sides that no hex of the same region shares."""
    places = [centre(hex_) for hex_ in range(HEXES)]
    at = {(round(x), round(y)): region for (x, y), region in zip(places, regions, strict=True)}
    borders: list[list[str]] = [[] for _ in REGIONS]
    for hex_, region in enumerate(regions):
        x, y = centre(hex_)
        for side in range(6):
            a = pi / 3 * side
            middle = a + pi / 6
            beyond = round(x + TALL * cos(middle)), round(y + TALL * sin(middle))
            if at.get(beyond) == region:
                continue
            # Drawn a little inside, so that two neighbours' borders lie side by side.
            corners = [(x + 37 * cos(c), y + 37 * sin(c)) for c in (a, a + pi / 3)]
            borders[region].append(path(corners, close=False))
    return "".join(
        el(
            "path",
            id=f"region-{name}",
            d="".join(sides),
            fill="none",
            stroke=f"var(--{name})",
            stroke_width=3.5,
            stroke_linecap="round",
        )
        for name, sides in zip(REGIONS, borders, strict=True)
    )


# Leaves


def draw_leaf(state: Marabunta, say: Say, region: int) -> str:
    """Return a region's leaf: ten circles along the rib, and both sums under it."""
    name = REGIONS[region]
    red, blue = state.circles[region], state.circles[REGION_COUNT + region]
    empty = state.empty_circles[region]
    owners = [0] * red + [-1] * empty + [1] * blue
    circles = [leaf_circle(i, owner, len(owners)) for i, owner in enumerate(owners)]
    sums = state.sums[region], state.sums[REGION_COUNT + region]
    about: dict[str, str | int | Message] = {
        "region": Message(f"region-{name}"),
        "first": Message(SEATS[0]),
        "second": Message(SEATS[1]),
        "red": int(red),
        "blue": int(blue),
        "empty": int(empty),
    }
    return group(
        title(say(Message("leaf-title", about))),
        use("leaf-shape", 0, 0, fill=f"var(--{name}-soft)"),
        use(f"emblem-{name}", -46, 0, fill=f"var(--{name})"),
        group(*circles, **CIRCLE_RIM),
        leaf_sums(int(sums[0]), int(sums[1])),
        id=f"leaf-{name}",
        transform=leaf_place(region),
    )


def leaf_place(region: int) -> str:
    """Return where a leaf lies."""
    return f"translate({number(336 + region * 122.4)} {number(LEAF_Y)})"


@cache
def leaf_circle(place: int, owner: int, count: int) -> str:
    """Return a circle of a leaf, in two rows along the rib; blue ones hold a square."""
    columns = (count + 1) // 2
    cx = -29 + place // 2 * (86 / columns)
    cy = -12 if place % 2 == 0 else 12
    radius = min(8.0, 38 / columns)
    fill = "var(--card)" if owner < 0 else f"var(--{SEATS[owner]})"
    drawn = el("circle", cx=cx, cy=cy, r=radius, fill=fill)
    if owner == 1:
        drawn += el(
            "rect", x=cx - 2.6, y=cy - 2.6, width=5.2, height=5.2, fill="var(--card)", stroke="none"
        )
    return drawn


@cache
def leaf_sums(red: int, blue: int) -> str:
    """Return the sums written in a region, the leader's in bold."""
    below = 46

    def figure(seat: int, at: float, mine: int, other: int) -> str:
        weight = "bold" if mine > other else "normal"
        colour = f"var(--{SEATS[seat]})"
        return label(at, below, str(mine), 18, fill=colour, font_weight=weight)

    return (
        seat_mark(0, -34, below, 5)
        + figure(0, -18, red, blue)
        + label(0, below, ":", 18, fill="var(--faint)")
        + figure(1, 18, blue, red)
        + seat_mark(1, 34, below, 5)
    )


# Player boards


def player_board(state: Marabunta, say: Say, seat: int) -> str:
    """Return a player's board: points, anthills, cakes and groups of chests."""
    colour = SEATS[seat]
    card = el(
        "rect",
        x=0,
        y=14,
        width=BOARD_WIDTH,
        height=626,
        rx=14,
        fill="var(--card)",
        stroke=f"var(--{colour})",
        stroke_width=2.5,
    )
    heading = (
        seat_mark(seat, 26, 42, 11)
        + name_label(48, 42, say(Message(colour)), 19, BOARD_WIDTH - 106, font_weight="bold")
        + label(BOARD_WIDTH - 20, 42, str(state.score(seat)), 34, text_anchor="end")
    )
    return group(
        card,
        heading,
        score_track(int(state.score(seat)), colour),
        anthills(state, say, seat, 150),
        cake_row(state, say, seat, 206),
        *(chest_group(state, say, seat, i) for i in range(GROUP_COUNT)),
        id=f"board-{colour}",
        transform=f"translate({number(BOARD_X[seat])} 0)",
    )


@cache
def score_track(points: int, colour: str) -> str:
    """Return the track from 1 to 25, crossed up to the points; 25 is ringed once it is passed."""
    laps, rest = divmod(points, 25) if points != 25 else (0, 25)
    cells = []
    left, y = 12.0, 72.0
    for space in range(25):
        counted = (space + 1) % 5 == 0
        wide = 22 if counted else 13
        if space == 13:
            left, y = 12.0, 96.0
        fill = f"var(--{colour}-soft)" if space < rest else "none"
        cells.append(el("rect", x=left, y=y - 9, width=wide, height=18, rx=4, fill=fill))
        if counted:
            middle = left + wide / 2
            cells.append(label(middle, y, str(space + 1), 15, fill="var(--faint)", stroke="none"))
        left += wide + 3
    if laps:
        ring: Attributes = {"fill": "none", "stroke": f"var(--{colour})", "stroke_width": 2.5}
        cells.append(el("circle", cx=left - 14, cy=y, r=13, **ring))
    return group(*cells, stroke="var(--line)")


def anthills(state: Marabunta, say: Say, seat: int, y: float) -> str:
    """Return the anthills, crossed out from the right."""
    count, left = int(state.board.anthills), state.anthills(seat)
    step = min(104.0, 216 / count)
    scale = min(1.3, step / 44)
    drawn = []
    for i in range(count):
        cx = BOARD_WIDTH / 2 + (i - (count - 1) / 2) * step
        gone = i >= left
        place = f"translate({number(cx)} {number(y)}) scale({number(scale)})"
        piece = el("use", href="#anthill", transform=place, opacity=0.4 if gone else None)
        if gone:
            piece += cross_out(cx, y, 15, 3)
        elif step > 60:
            walk = f"translate({number(cx + 27)} {number(y - 9)}) rotate(-128)"
            piece += el("use", href=f"#ant-{SEATS[seat]}", transform=walk)
        drawn.append(group(piece, id=f"anthill-{SEATS[seat]}-{i + 1}"))
    return group(title(say(Message("anthill-title"))), *drawn)


def cake_row(state: Marabunta, say: Say, seat: int, y: float) -> str:
    """Return the row of cakes with the points above them."""
    row = state.board.cake_row
    step = min(28.0, 220 / len(row))
    cakes = []
    for i, points in enumerate(row):
        cx = BOARD_WIDTH / 2 + (i - (len(row) - 1) / 2) * step
        gone = i < state.cakes(seat)
        parts = [
            label(cx, y - 14, f"+{points}", 15, fill="var(--faint)" if gone else "var(--ink)"),
            row_piece("muffin", cx, y + 15, 1.1 if step > 26 else 0.9, gone),
        ]
        cakes.append(group(*parts, id=f"cake-{SEATS[seat]}-{i + 1}"))
    return group(title(say(Message("cakes-title"))), *cakes)


@cache
def chest_places(size: int, group_: int) -> list[tuple[float, float, float]]:
    """Return where the chests of a group stand on a board, and how large they are."""
    step = min(34.0, 160 / size)
    y = GROUP_Y + GROUP_STEP * group_ + 45
    return [(38 + i * step, y, 1.2 if step > 30 else 0.8) for i in range(size)]


def chest_group(state: Marabunta, say: Say, seat: int, number_: int) -> str:
    """Return a group of chests with the ability it unlocks."""
    y = GROUP_Y + GROUP_STEP * number_
    ability = ABILITIES[state.board.group_ability[number_]]
    size = int(state.board.group_size[number_])
    crossed = state.chests[seat * GROUP_COUNT + number_]
    done = crossed == size
    chests = [
        row_piece("chest", *place, i < crossed)
        for i, place in enumerate(chest_places(size, number_))
    ]
    return group(
        title(say(Message(f"about-{ability}"))),
        el(
            "rect",
            x=10,
            y=y,
            width=BOARD_WIDTH - 20,
            height=66,
            rx=9,
            fill=f"var(--{SEATS[seat]}-soft)" if done else "var(--paper)",
            stroke="var(--line)",
        ),
        label(
            22,
            y + 16,
            say(Message(f"ability-{ability}")) + (" ✓" if done else ""),
            17,
            text_anchor="start",
            font_weight="bold" if done else "normal",
        ),
        *chests,
        use(f"token-{ability}", BOARD_WIDTH - 40, y + 33),
        id=f"group-{SEATS[seat]}-{number_ + 1}",
    )


@cache
def row_piece(name: str, x: float, y: float, scale: float, gone: bool) -> str:
    """Return a cake or a chest of a board, struck out once it is used."""
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    if not gone:
        return el("use", href=f"#{name}", transform=place)
    return el("use", href=f"#{name}", transform=place, opacity=0.4) + cross_out(x, y, 11, 2.5)
