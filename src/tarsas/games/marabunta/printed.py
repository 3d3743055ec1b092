"""The paper of Marabunta: both sides of map and boards, the leaves, the score, the signs."""

from tarsas.core.options import SEATS
from tarsas.core.text import Message
from tarsas.draw import paper as p
from tarsas.draw.paper import GAP, MM
from tarsas.draw.pieces import polygon, seat_mark
from tarsas.draw.sheets import Drawn, FromGuide, Printing, Sheet, Signs, Tally
from tarsas.draw.svg import Attributes, el, group, label, use
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import ABILITIES, CAKE, COLUMNS, HEXES, REGIONS, ROWS
from tarsas.games.marabunta.view import centre, coordinates, leaf_circle, region_outlines
from tarsas.games.marabunta.view_sheet import SIDE, TALL

SIDES = ("symbol", "no_symbol")
THIN: Attributes = {"stroke": "var(--ink)", "fill": "none"}
NAMES = 12 * MM  # the line that names the regions
GREYS = {"margin": "#444"}
TRACK = 25  # the score track's spaces


def position(printing: Printing) -> Marabunta:
    """Return the opening that a sheet is printed from."""
    assert isinstance(printing.state, Marabunta)
    return printing.state


# The map


def territory(printing: Printing, width: float, height: float) -> str:
    """Return the map: hexes with room to write, the regions' outlines and their names."""
    state = position(printing)
    left, top = centre(0)[0] - SIDE - 18, centre(0)[1] - TALL / 2 - 20
    right = centre(int((COLUMNS - 1) * ROWS))[0] + SIDE + 18
    low = centre(int(2 * ROWS) - 1)[1] + TALL / 2 + 4
    scale = min(width / (right - left), (height - NAMES) / (low - top))
    across = (width - (right - left) * scale) / 2
    regions = tuple(int(region) for region in state.board.region)
    edges = "".join(polygon(*centre(hex_), SIDE, 6) for hex_ in range(HEXES))
    drawn = group(
        *(field(state, hex_) for hex_ in range(HEXES)),
        el("path", d=edges, stroke="var(--line)", stroke_width=0.8, fill="none"),
        region_outlines(regions),
        coordinates(),
        transform=p.moved(across - left * scale, -top * scale, scale),
    )
    return drawn + group(region_names(printing, width), transform=p.moved(0, height - NAMES))


def field(state: Marabunta, hex_: int) -> str:
    """Return a hex with its cake or chest at the upper end, above the place of its number."""
    x, y = centre(hex_)
    drawn = use(f"field-{REGIONS[state.board.region[hex_]]}", x, y)
    if special := state.board.special[hex_]:
        name = "muffin" if special == CAKE else "chest"
        drawn += el("use", href=f"#{name}", transform=p.moved(x, y - 18, 0.95))
    return drawn


def region_names(printing: Printing, width: float) -> str:
    """Return a small hex of each region with its name."""
    step = width / len(REGIONS)
    parts = []
    for place, name in enumerate(REGIONS):
        x, y = step * place + 8 * MM, NAMES / 2 + MM
        shown = use(f"field-{name}", 0, 0) + el("path", d=polygon(0, 0, SIDE, 6), **THIN)
        parts.append(group(shown, transform=p.moved(x, y, 1.35)))
        parts.append(p.words(x + 8 * MM, y, printing.say(Message(f"region-{name}"))))
    return "".join(parts)


# The leaves


def leaves(printing: Printing, width: float, height: float) -> str:
    """Return the six leaves, and below each two boxes for the sums of its region."""
    wide, tall, sums = (width - GAP) / 2, (height - 2 * GAP) / 3, 13 * MM
    scale = min(wide / 128, (tall - sums - 8 * MM) / 84)
    parts = []
    for place, name in enumerate(REGIONS):
        x, y = place % 2 * (wide + GAP) + wide / 2, place // 2 * (tall + GAP)
        middle = y + 8 * MM + 42 * scale
        title = printing.say(Message(f"region-{name}"))
        parts += [
            label(x, y + 3 * MM, title, 4.6 * MM, font_weight="bold"),
            group(leaf(printing, name), transform=p.moved(x, middle, scale)),
            group(region_sums(), transform=p.moved(x, y + tall - sums)),
        ]
    return "".join(parts)


def leaf(printing: Printing, name: str) -> str:
    """Return a leaf: both players' circles at its ends, the free ones between them."""
    board = position(printing).board
    own, empty = int(board.own_circles), int(board.empty_circles)
    owners = [0] * own + [-1] * empty + [1] * own
    circles = [leaf_circle(i, owner, len(owners)) for i, owner in enumerate(owners)]
    return (
        use("leaf-shape", 0, 0, fill="#fff")
        + use(f"emblem-{name}", -46, 0, fill="var(--ink)")
        + group(*circles, stroke="var(--ink)", stroke_width=0.6)
    )


def region_sums() -> str:
    """Return a box for each player's sum in a region, marked as theirs."""
    parts = []
    for seat, x in ((0, -24 * MM), (1, 8 * MM)):
        parts.append(p.box(x, 0, 16 * MM, 10 * MM))
        parts.append(seat_mark(seat, x - 5 * MM, 5 * MM, 2 * MM))
    return "".join(parts)


# The boards


def boards(printing: Printing, width: float, height: float) -> str:
    """Return both players' boards side by side."""
    wide = (width - 3 * GAP) / 2
    return "".join(
        group(board(printing, seat, wide, height), transform=p.moved(seat * (wide + 3 * GAP), 0))
        for seat in range(2)
    )


def board(printing: Printing, seat: int, width: float, height: float) -> str:
    """Return a board: name, points, anthills, cakes, and the chests of each ability."""
    state = position(printing)
    inner = width - 6 * MM
    mark = seat_mark(seat, 7 * MM, 7 * MM, 3 * MM)
    name = p.to_fill_in(13 * MM, 7 * MM, printing.say(Message(SEATS[seat])), width - 18 * MM)
    parts = [p.box(0, 0, width, height, rx=3 * MM), mark, name]
    parts.append(group(score_track(inner), transform=p.moved(3 * MM, 13 * MM)))
    hills = int(state.board.anthills)
    step = min(24 * MM, inner / (hills + 1))
    y = 41 * MM
    for i in range(hills):
        at = p.moved(width / 2 + step * (i - (hills - 1) / 2), y, 3.6)
        parts.append(el("use", href="#anthill", transform=at))
    parts.append(group(cakes(state, inner), transform=p.moved(3 * MM, 50 * MM)))
    top = 70 * MM
    sizes = list(zip(state.board.group_size, state.board.group_ability, strict=True))
    step = (height - top - 3 * MM) / len(sizes)
    for i, (size, ability) in enumerate(sizes):
        drawn = chests(printing, int(size), ABILITIES[ability], inner, step - 2 * MM)
        parts.append(group(drawn, transform=p.moved(3 * MM, top + step * i)))
    return "".join(parts)


def score_track(width: float) -> str:
    """Return the spaces from 1 to 25 in two rows, every fifth with its number."""
    rows = (13, 12)
    side = min(width / rows[0], 10 * MM)
    parts = []
    for space in range(TRACK):
        row, column = divmod(space, rows[0])
        x, y = column * side, row * (side + MM)
        parts.append(p.box(x, y, side, side))
        if (space + 1) % 5 == 0:
            number = str(space + 1)
            parts.append(label(x + side / 2, y + side / 2, number, 4 * MM, fill="var(--line)"))
    return "".join(parts)


def cakes(state: Marabunta, width: float) -> str:
    """Return the row of cakes with the points above them."""
    row = [int(points) for points in state.board.cake_row]
    step = min(width / len(row), 15 * MM)
    left = (width - step * len(row)) / 2
    scale = min(3.6, step / 26)
    parts = []
    for i, points in enumerate(row):
        x = left + step * (i + 0.5)
        parts.append(label(x, 3 * MM, f"+{points}", 4.2 * MM, font_weight="bold"))
        parts.append(el("use", href="#muffin", transform=p.moved(x, 12 * MM, scale)))
    return "".join(parts)


def chests(printing: Printing, size: int, ability: str, width: float, height: float) -> str:
    """Return the chests that unlock an ability, its sign, and what it does."""
    sign = min(height / 44, 2.6)
    room = width - 22 * MM
    step = min(12 * MM, room / max(size, 1))
    scale = min(step / 26, height * 0.5 / 22)
    said = p.paragraph(printing.say(Message(f"about-{ability}")), room - 2 * MM, p.SMALL)
    parts = [
        p.box(0, 0, width, height, rx=MM, stroke_width=1.5),
        group(said.drawn, transform=p.moved(2 * MM, height - said.height - 0.6 * MM)),
        el("use", href=f"#token-{ability}", transform=p.moved(width - 11 * MM, height / 2, sign)),
    ]
    free = height - said.height
    for i in range(size):
        at = p.moved(2 * MM + step * (i + 0.5), free / 2, min(scale, free / 24))
        parts.append(el("use", href="#chest", transform=at))
    return "".join(parts)


SHEETS = (
    *(
        Sheet(
            f"map-{side.replace('_', '-')}",
            Message(f"print-map-{side}"),
            (Drawn(territory),),
            {"territory": side},
            turned=True,
        )
        for side in SIDES
    ),
    Sheet("leaves", Message("area-leaves"), (Drawn(leaves),)),
    *(
        Sheet(
            f"boards-{side.replace('_', '-')}",
            Message(f"print-boards-{side}"),
            (Drawn(boards),),
            {"boards": side},
            turned=True,
        )
        for side in SIDES
    ),
    Sheet(
        "score",
        Message("print-score"),
        (Tally(tuple(Message(f"sum-{kind}") for kind in ("cake", "ability", "region"))),),
    ),
    Sheet("aid", Message("print-aid"), (Signs(), FromGuide(("round", "end")))),
)
