"""Marabunta as a picture: the meadow, the leaves, both boards, and the two plates of the split."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin, sqrt

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.pieces import name_label, polygon, seat_mark
from tarsas.draw.svg import (
    Area,
    Attributes,
    el,
    group,
    label,
    number,
    path,
    picture,
    symbol,
    title,
    use,
)
from tarsas.games.marabunta.actions import HEX_NAMES
from tarsas.games.marabunta.notation import dice_of
from tarsas.games.marabunta.rules import Marabunta, item_piece
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    ALL_ITEMS,
    CAKE,
    CHEST,
    COLUMNS,
    CROSSED,
    FACE_CHEST,
    FACE_CIRCLE,
    FINISHED,
    GROUP_COUNT,
    HEXES,
    NO_TOKEN,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    RESOLVING,
    ROWS,
    SPLITTING,
    TOKEN_ITEM,
    TOKENS,
    UNROLLED,
)

Say = Callable[[Message], str]

GROUND = frozenset({"hexagon", "leaf", "emblem-*", "written-*"})
"""Symbols that are no signs, or of whose kind the legend shows one."""

WIDTH, HEIGHT = 1280.0, 800.0
SIDE = 39.0  # of a hex
TALL = SIDE * sqrt(3)
LEFT, TOP = 318.5, 56.0  # the centre of hex a1
BOARD_WIDTH = 244.0
BOARD_X = (14.0, WIDTH - 14 - BOARD_WIDTH)
LEAF_Y = 592.0
PLATE_Y = 722.0
PLATE_X = (370.0, 910.0)  # without the token, and with it


# Clicks


def targets_split(state: Marabunta, seat: int, dice: int) -> tuple[str, ...]:
    """Return the dice that are set apart."""
    return tuple(item_piece(die) for die in dice_of(dice))


def targets_use(state: Marabunta, seat: int, item: int) -> tuple[str, ...]:
    """Return a die or the token."""
    return (item_piece(item),)


# The sheet: what never changes


def sheet() -> str:
    """Return the symbols of the game."""
    hexagon = symbol("hexagon", el("path", d=polygon(0, 0, SIDE, 6)))
    return "".join(
        (hexagon, muffin(), chest(), anthill(), leaf(), *emblems(), *handwriting(), *token_faces())
    )


def muffin() -> str:
    """A cake: frosting in three strokes over a ribbed cup."""
    cup = path([(-8, 1), (8, 1), (5.5, 11), (-5.5, 11)])
    return symbol(
        "muffin",
        el("path", d=cup, fill="var(--orange-soft)", stroke="var(--ink)", stroke_width=1.3),
        el("path", d="M-3 2L-2 10.5M3 2L2 10.5", stroke="var(--ink)", stroke_width=0.9),
        el(
            "path",
            d="M-9.5 1C-13-4-8-8-5-7C-4-12 4-12 5-7C8-8 13-4 9.5 1Z",
            fill="var(--pink-soft)",
            stroke="var(--ink)",
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        el("circle", cy=-10.5, r=2.2, fill="var(--red)"),
    )


def chest() -> str:
    """A small treasure chest with a rounded lid."""
    body: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.3, "stroke_linejoin": "round"}
    return symbol(
        "chest",
        el("path", d="M-10-1V9H10V-1Z", fill="var(--marabunta-wood)", **body),
        el("path", d="M-10-1C-10-9-6-10 0-10S10-9 10-1Z", fill="var(--marabunta-wood)", **body),
        el("rect", x=-2.5, y=-3, width=5, height=6, rx=1, fill="var(--yellow-soft)", **body),
    )


def anthill() -> str:
    """A heap with a hole, and an ant on its way."""
    line: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.5}
    return symbol(
        "anthill",
        el("path", d="M-20 12C-12 8-10-12 0-12S12 8 20 12Z", fill="var(--marabunta-earth)", **line),
        el("ellipse", cy=-8, rx=4.5, ry=2, fill="var(--ink)"),
        el("path", d="M-8 6l3-3m2 5l3-3m3 2l3-3", fill="none", **line),
    )


def leaf() -> str:
    """A leaf with its rib; the circles are drawn on it by the position."""
    shape = "M-56 0C-40-34 30-38 56 0C30 38-40 34-56 0Z"
    return symbol(
        "leaf",
        el("path", d=shape, stroke="var(--ink)", stroke_width=1.5),
        el("path", d="M-60 5C-57 0-50 0 46 0", fill="none", stroke="var(--ink)", stroke_width=1.5),
    )


def emblems() -> list[str]:
    """One small plant or stone per region, so that regions are not told by colour alone."""
    petals = "".join(
        el("circle", cx=4 * cos(a), cy=4 * sin(a), r=2.6)
        for a in [2 * pi * i / 5 - pi / 2 for i in range(5)]
    )
    rays = "".join(
        f"M{number(4.6 * cos(a))} {number(4.6 * sin(a))}L{number(7 * cos(a))} {number(7 * sin(a))}"
        for a in [2 * pi * i / 8 for i in range(8)]
    )
    clover = [(0, -3.6), (3.4, 1.4), (-3.4, 1.4)]
    return [
        symbol("emblem-pink", petals),
        symbol("emblem-blue", el("path", d="M0-7C4-1 5 1 5 3A5 5 0 0 1-5 3C-5 1-4-1 0-7Z")),
        symbol("emblem-green", *[el("circle", cx=x, cy=y, r=3.2) for x, y in clover]),
        symbol("emblem-grey", el("path", d=polygon(0, 1, 6, 6, 12))),
        symbol("emblem-yellow", el("circle", r=3.4), el("path", d=rays, stroke="currentColor")),
        symbol("emblem-orange", el("path", d="M-6.5 0A6.5 6 0 0 1 6.5 0ZM-2 1H2V6H-2Z")),
    ]


def token_faces() -> list[str]:
    """What the eight tokens show."""
    ink: Attributes = {"stroke": "var(--ink)", "stroke_width": 2, "fill": "none"}
    dot: Attributes = {"r": 7.0, "fill": "none", "stroke": "var(--ink)", "stroke_width": 2}
    cross = "M-6-6L6 6M6-6L-6 6"
    faces = {
        "two_chests": use("chest", -11, 0) + use("chest", 11, 0),
        "two_circles": el("circle", cx=-10.0, **dot) + el("circle", cx=10.0, **dot),
        "write_1": written("1"),
        "two_zeros": label(-9, 0, "0", 24) + label(9, 0, "0", 24),
        "cross_two": el("path", d=cross, transform="translate(-9 0)", **ink)
        + el("path", d=cross, transform="translate(9 0)", **ink),
        "free_zero": written("0") + el("circle", r=15, stroke_dasharray="3 3", **ink),
        "repeat_die": el("path", d="M9-8A12 12 0 1 0 12 4M12-12L10-6L4-8", **ink),
        "last_cake": use("muffin", 0, 0) + el("path", d="M-12-12L12 12M12-12L-12 12", **ink),
    }
    return [symbol(f"token-{name}", face) for name, face in faces.items()]


def written(figure: str) -> str:
    """Return a figure on a token."""
    return label(0, 0, figure, 26, font_weight="bold")


def handwriting() -> list[str]:
    """The numbers in both players' hands: red ringed, blue boxed."""
    figures = []
    for seat in range(2):
        colour = f"var(--{SEATS[seat]})"
        frame: Attributes = {"fill": "var(--card)", "stroke": colour, "stroke_width": 3}
        ring = el("circle", r=18.5, **frame)
        box = el("rect", x=-17, y=-17, width=34, height=34, rx=5, **frame)
        for figure in range(4):
            hand: Attributes = {"fill": colour, "stroke": "none", "font_weight": "bold"}
            drawn = label(0, 0, str(figure), 28, font_style="italic", **hand)
            name = f"written-{SEATS[seat]}-{figure}"
            figures.append(symbol(name, (ring, box)[seat], drawn))
    return figures


def legend(say: Say) -> list[tuple[str, Message]]:
    """Return the signs of the game and what they mean."""
    small: Attributes = {"transform": "scale(1.2)"}
    rim: Attributes = {"stroke": "var(--ink)", "stroke_width": 1.5}
    hands = el("use", href="#written-red-2", transform="translate(-12 0) scale(.6)") + el(
        "use", href="#written-blue-3", transform="translate(12 0) scale(.6)"
    )
    emblems_ = use("emblem-pink", -10, 0, fill="var(--pink)") + use(
        "emblem-green", 10, 0, fill="var(--green)"
    )
    circle = el("circle", r=13, fill="var(--card)", **rim)
    tokens = [
        (
            el("circle", r=23, fill="var(--shade)", **rim)
            + el("use", href=f"#token-{name}", transform="scale(.75)"),
            Message(f"about-{name}"),
        )
        for name in TOKENS
    ]
    return [
        (emblems_, Message("sign-region")),
        (hands, Message("sign-written")),
        (group(use("anthill", 0, 0), **small), Message("anthill-title")),
        (group(use("muffin", 0, 0), transform="scale(1.6)"), Message("cakes-title")),
        (group(use("chest", 0, 0), transform="scale(1.6)"), Message("sign-chest")),
        (circle, Message("sign-circle")),
        *tokens,
    ]


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Marabunta)
    return picture(
        WIDTH,
        HEIGHT,
        territory(state, say),
        *(draw_leaf(state, say, region) for region in range(REGION_COUNT)),
        *(player_board(state, say, seat) for seat in range(2)),
        plates(state, say),
        round_mark(state, say),
        title_text=say(Message("name")),
        areas=areas(say),
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
        *boards,
    ]


# Territory


def centre(hex_: int) -> tuple[float, float]:
    """Return where a hex lies; odd columns are half a hex lower."""
    column, row = divmod(hex_, int(ROWS))
    return LEFT + 1.5 * SIDE * column, TOP + TALL * (row + column % 2 / 2)


def territory(state: Marabunta, say: Say) -> str:
    """Return all hexes and the outlines of the regions."""
    names = [say(Message(f"region-{name}")) for name in REGIONS]
    kinds = ["", say(Message("hex-cake")), say(Message("hex-chest"))]
    hexes = [draw_hex(state, hex_, names, kinds) for hex_ in range(HEXES)]
    outlines = region_outlines(tuple(int(region) for region in state.board.region))
    fields = group(*hexes, stroke="var(--paper)", stroke_width=1.5)
    return group(fields, outlines, coordinates(), id="territory")


@cache
def coordinates() -> str:
    """Return the letters of the columns and the numbers of the rows, as sentences use them."""
    beside: Attributes = {"fill": "var(--faint)"}
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
    parts = [title(about), el("use", href="#hexagon", fill=f"var(--{colour}-soft)")]
    if special:
        parts.append(
            special_piece(special, -20.0 if mark >= NUMBER else -4.0, 0.7 if mark else 1.1)
        )
    if mark == 0:
        parts.append(use(f"emblem-{colour}", 0, 23, fill=f"var(--{colour})"))
    elif mark == CROSSED:
        parts.append(cross_out(0, 0, 20))
    else:
        owner, figure = divmod(mark - NUMBER, 4)
        parts.append(use(f"written-{SEATS[owner]}-{figure}", 0, 4))
    place = f"translate({number(x)} {number(y)})"
    return group(*parts, id=f"hex-{HEX_NAMES[hex_]}", transform=place)


def special_piece(special: int, y: float, scale: float) -> str:
    """Return a cake or a chest, smaller where something is written over it."""
    name = {int(CAKE): "muffin", int(CHEST): "chest"}[int(special)]
    return el("use", href=f"#{name}", transform=f"translate(0 {number(y)}) scale({scale})")


def cross_out(x: float, y: float, arm: float, width: float = 4) -> str:
    """Return a cross over something."""
    lines = f"M{number(x - arm)} {number(y - arm)}l{number(2 * arm)} {number(2 * arm)}"
    lines += f"m0 {number(-2 * arm)}l{number(-2 * arm)} {number(2 * arm)}"
    return el("path", d=lines, stroke="var(--ink)", stroke_width=width)


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
    x, y = 334.0 + region * 122.4, LEAF_Y
    name = REGIONS[region]
    red, blue = state.circles[region], state.circles[REGION_COUNT + region]
    empty = state.empty_circles[region]
    owners = [0] * red + [-1] * empty + [1] * blue
    circles = [leaf_circle(x, y, i, owner, len(owners)) for i, owner in enumerate(owners)]
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
        use("leaf", x, y, fill=f"var(--{name}-soft)"),
        use(f"emblem-{name}", x - 44, y, fill=f"var(--{name})"),
        group(*circles, stroke="var(--ink)", stroke_width=1.3),
        leaf_sums(x, y + 46, int(sums[0]), int(sums[1])),
        id=f"leaf-{name}",
    )


def leaf_circle(x: float, y: float, place: int, owner: int, count: int) -> str:
    """Return a circle of a leaf, in two rows along the rib; blue ones hold a square."""
    columns = (count + 1) // 2
    cx = x - 27 + place // 2 * (74 / columns)
    cy = y + (-10.5 if place % 2 == 0 else 10.5)
    radius = min(7.5, 34 / columns)
    fill = "var(--card)" if owner < 0 else f"var(--{SEATS[owner]})"
    drawn = el("circle", cx=cx, cy=cy, r=radius, fill=fill)
    if owner == 1:
        drawn += el(
            "rect", x=cx - 2.6, y=cy - 2.6, width=5.2, height=5.2, fill="var(--card)", stroke="none"
        )
    return drawn


def leaf_sums(x: float, y: float, red: int, blue: int) -> str:
    """Return the sums written in a region, the leader's in bold."""

    def figure(seat: int, at: float, mine: int, other: int) -> str:
        weight = "bold" if mine > other else "normal"
        colour = f"var(--{SEATS[seat]})"
        return label(at, y, str(mine), 18, fill=colour, font_weight=weight)

    return (
        seat_mark(0, x - 34, y, 5)
        + figure(0, x - 18, red, blue)
        + label(x, y, ":", 18, fill="var(--faint)")
        + figure(1, x + 18, blue, red)
        + seat_mark(1, x + 34, y, 5)
    )


# Player boards


def player_board(state: Marabunta, say: Say, seat: int) -> str:
    """Return a player's board: points, anthills, cakes and groups of chests."""
    x, colour = BOARD_X[seat], SEATS[seat]
    card = el(
        "rect",
        x=x,
        y=14,
        width=BOARD_WIDTH,
        height=626,
        rx=14,
        fill="var(--card)",
        stroke=f"var(--{colour})",
        stroke_width=2.5,
    )
    heading = (
        seat_mark(seat, x + 26, 42, 11)
        + name_label(x + 48, 42, say(Message(colour)), 20, BOARD_WIDTH - 114, font_weight="bold")
        + label(x + BOARD_WIDTH - 20, 42, str(state.score(seat)), 34, text_anchor="end")
    )
    return group(
        card,
        heading,
        score_track(x + 20, 72, int(state.score(seat)), colour),
        anthills(state, say, seat, x, 158),
        cake_row(state, say, seat, x, 214),
        *(chest_group(state, say, seat, i, x, 290 + 68 * i) for i in range(5)),
        id=f"board-{colour}",
    )


def score_track(x: float, y: float, points: int, colour: str) -> str:
    """Return the track from 1 to 25, crossed up to the points; 25 is ringed once it is passed."""
    laps, rest = divmod(points, 25) if points != 25 else (0, 25)
    cells = []
    for space in range(25):
        cx, cy = x + space % 13 * 17, y + space // 13 * 24
        done = space < rest
        fill = f"var(--{colour}-soft)" if done else "none"
        box: Attributes = {"x": cx - 7.5, "y": cy - 9, "width": 15.0, "height": 18.0, "rx": 3.0}
        cells.append(el("rect", fill=fill, **box))
        if (space + 1) % 5 == 0:
            cells.append(label(cx, cy, str(space + 1), 15, fill="var(--faint)", stroke="none"))
    if laps:
        ring: Attributes = {"fill": "none", "stroke": f"var(--{colour})", "stroke_width": 2.5}
        cells.append(el("circle", cx=x + 11 * 17, cy=y + 24, r=12, **ring))
    return group(*cells, stroke="var(--line)")


def anthills(state: Marabunta, say: Say, seat: int, x: float, y: float) -> str:
    """Return the anthills, crossed out from the right."""
    count, left = int(state.board.anthills), state.anthills(seat)
    step = min(58.0, 190 / count)
    drawn = []
    for i in range(count):
        cx = x + 44 + i * step
        gone = i >= left
        piece = use("anthill", cx, y, opacity=0.4 if gone else 1)
        crossed = cross_out(cx, y, 13, 3) if gone else ""
        drawn.append(group(piece, crossed, id=f"anthill-{SEATS[seat]}-{i + 1}"))
    return group(title(say(Message("anthill-title"))), *drawn)


def cake_row(state: Marabunta, say: Say, seat: int, x: float, y: float) -> str:
    """Return the row of cakes with the points above them."""
    row = state.board.cake_row
    step = min(28.0, 220 / len(row))
    cakes = []
    for i, points in enumerate(row):
        cx = x + BOARD_WIDTH / 2 + (i - (len(row) - 1) / 2) * step
        gone = i < state.cakes(seat)
        parts = [
            label(cx, y - 14, f"+{points}", 15, fill="var(--faint)" if gone else "var(--ink)"),
            use("muffin", cx, y + 12, opacity=0.45 if gone else 1),
        ]
        if gone:
            parts.append(cross_out(cx, y + 12, 10, 2.5))
        cakes.append(group(*parts, id=f"cake-{SEATS[seat]}-{i + 1}"))
    return group(title(say(Message("cakes-title"))), *cakes)


def chest_group(state: Marabunta, say: Say, seat: int, number_: int, x: float, y: float) -> str:
    """Return a group of chests with the ability it unlocks."""
    ability = ABILITIES[state.board.group_ability[number_]]
    size = int(state.board.group_size[number_])
    crossed = state.chests[seat * GROUP_COUNT + number_]
    done = crossed == size
    step = min(34.0, 200 / size)
    chests = []
    for i in range(size):
        cx = x + 34 + i * step
        chests.append(use("chest", cx, y + 40, opacity=0.45 if i < crossed else 1))
        if i < crossed:
            chests.append(cross_out(cx, y + 40, 10, 2.5))
    return group(
        title(say(Message(f"about-{ability}"))),
        el(
            "rect",
            x=x + 10,
            y=y,
            width=BOARD_WIDTH - 20,
            height=60,
            rx=9,
            fill=f"var(--{SEATS[seat]}-soft)" if done else "var(--paper)",
            stroke="var(--line)",
        ),
        label(
            x + 22,
            y + 15,
            say(Message(f"ability-{ability}")) + (" ✓" if done else ""),
            17,
            text_anchor="start",
            font_weight="bold" if done else "normal",
        ),
        *chests,
        id=f"group-{SEATS[seat]}-{number_ + 1}",
    )


# Dice, token and the two plates


def plates(state: Marabunta, say: Say) -> str:
    """Return the items of the round: on one tray until they are split, then on two plates.

    Who splits them sees both: a die that is set apart goes over to the other one.
    """
    if not state.plain_group:
        items = [item for item in range(7) if item < TOKEN_ITEM or state.token != NO_TOKEN]
        if state.phase != SPLITTING:
            return tray(state, say, items, WIDTH / 2, 640, "tray", "", faded=0)
        left, right = PLATE_X
        empty = tray(state, say, [], left, 520, "plate-plain", "", faded=0)
        return empty + tray(state, say, items, right, 520, "plate-token", "", 0, apart=left - right)
    plain = [item for item in range(7) if state.plain_group & (1 << item)]
    other = [item for item in range(7) if item not in plain]
    parts = []
    for items, name, middle in (
        (plain, "plate-plain", PLATE_X[0]),
        (other, "plate-token", PLATE_X[1]),
    ):
        owner = plate_owner(state, items)
        text = "" if owner < 0 else say(Message(SEATS[owner]))
        parts.append(
            tray(state, say, items, middle, 520, name, text, plate_faded(state, items), owner)
        )
    return "".join(parts)


def round_mark(state: Marabunta, say: Say) -> str:
    """Return the number of the round beside the plates, and whether it is the last one."""
    last = state.trigger >= 0
    colour = "var(--red)" if last else "var(--ink)"
    heading = say(Message("round-last" if last else "round-name"))
    return group(
        title(say(Message("round-title"))),
        label(60, PLATE_Y - 28, heading, 17, fill=colour),
        label(60, PLATE_Y + 8, str(state.round), 34, fill=colour, font_weight="bold"),
        id="round",
    )


def plate_owner(state: Marabunta, items: list[int]) -> int:
    """Return whose plate it is, or -1 before the choice."""
    if state.phase != RESOLVING:
        return -1
    active_has_it = bool(state.group & (1 << items[0]))
    return int(state.active if active_has_it else 1 - state.active)


def plate_faded(state: Marabunta, items: list[int]) -> int:
    """Return the mask of the items already used or passed over."""
    if state.phase == FINISHED:
        return int(ALL_ITEMS)
    if state.phase != RESOLVING:
        return 0
    if state.group & (1 << items[0]):
        return int(state.group & ~state.left)
    return 0 if state.active != state.splitter else int(ALL_ITEMS & ~state.group)


def tray(
    state: Marabunta,
    say: Say,
    items: list[int],
    middle: float,
    width: float,
    name: str,
    heading: str,
    faded: int,
    owner: int = -1,
    apart: float | None = None,
) -> str:
    """Return a plate with its items in a row; set `apart`, dice are so far from there."""
    colour = f"var(--{SEATS[owner]})" if owner >= 0 else "var(--line)"
    plate = el(
        "rect",
        x=middle - width / 2,
        y=PLATE_Y - 62,
        width=width,
        height=130,
        rx=56,
        fill="var(--card)",
        stroke=colour,
        stroke_width=2.5,
    )
    parts = [plate]
    if heading:
        parts.append(seat_mark(owner, middle - 56, PLATE_Y - 48, 6))
        parts.append(name_label(middle - 44, PLATE_Y - 48, heading, 16, 200))
    step = min(82.0, (width - 40) / max(len(items), 1))
    for i, item in enumerate(items):
        x = middle + (i - (len(items) - 1) / 2) * step
        opacity = 0.35 if faded & (1 << item) else None
        drawn = draw_token if item == TOKEN_ITEM else draw_die
        away = None if apart is None or item == TOKEN_ITEM else f"{number(apart)} 0"
        piece: Attributes = {"id": item_piece(item), "opacity": opacity}
        parts.append(group(drawn(state, say, item, x), data_gathered=away, **piece))
    return group(*parts, id=name)


def draw_die(state: Marabunta, say: Say, region: int, x: float) -> str:
    """Return a die of a region with its face."""
    name, y, face = REGIONS[region], PLATE_Y + 8, state.dice[region]
    body = el(
        "rect",
        x=x - 30,
        y=y - 30,
        width=60,
        height=60,
        rx=11,
        fill=f"var(--{name}-soft)",
        stroke=f"var(--{name})",
        stroke_width=3,
    )
    if face == UNROLLED:
        shown = ""
    elif face == FACE_CHEST:
        shown = use("chest", 0, 0, transform=f"translate({number(x)} {number(y - 2)}) scale(1.6)")
    elif face == FACE_CIRCLE:
        ring: Attributes = {"fill": "var(--card)", "stroke": "var(--ink)", "stroke_width": 3}
        shown = el("circle", cx=x, cy=y - 2, r=14, **ring)
    else:
        shown = label(x, y - 2, str(face), 36, font_weight="bold")
    emblem = use(f"emblem-{name}", x + 19, y + 19, fill=f"var(--{name})")
    about = say(Message("die-title", {"region": Message(f"region-{name}")}))
    return title(about) + body + emblem + shown


def draw_token(state: Marabunta, say: Say, item: int, x: float) -> str:
    """Return the round's token."""
    y, name = PLATE_Y + 8, TOKENS[state.token]
    rim: Attributes = {"fill": "var(--shade)", "stroke": "var(--ink)", "stroke_width": 2}
    return (
        title(say(Message(f"about-{name}")))
        + el("circle", cx=x, cy=y, r=32, **rim)
        + use(f"token-{name}", x, y)
    )
