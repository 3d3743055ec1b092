"""Hunters and Gatherers as a picture: the land, the tile in hand, the players and the track."""

from functools import cache
from math import cos, pi, sin

from tarsas.core.options import SEATS
from tarsas.core.registry import find_game
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.pieces import name_label, seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, picture, symbol, title, use
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import (
    FINISHED,
    FREE,
    NO_TILE,
    PEOPLING,
    PLACING,
    Hunters,
)
from tarsas.games.hunters.view_falls import (
    portrait_start,
    portrait_tile,
)
from tarsas.games.hunters.view_map import (
    Frame,
    Say,
    Words,
    cell_id,
    choice,
    draw_map,
    explain_areas,
    figure,
    figure_ghost,
    left_id,
    open_spots,
    tile_ghost,
    tiles_left,
)
from tarsas.games.hunters.view_pieces import piece_symbols
from tarsas.games.hunters.view_tiles import (
    bare_tile,
    ground_symbol,
    terrain_id,
    terrain_symbols,
)

__all__ = (
    "GROUND",
    "draw",
    "frame",
    "legend",
    "portrait_start",
    "portrait_tile",
    "sheet",
)

GROUND = frozenset(
    {
        "ground",
        "back",
        "score-track",
        "cell",
        "lands",
        "l-*",
        "*-small",
        "*-large",
        "lying-*",
        "choose-*",
        "member-*",
        "hut-*",
    }
)
"""Symbols that are no signs, or of whose kind the legend shows one."""

WIDTH, HEIGHT = 1280.0, 800.0
PANEL = 1008.0  # left edge of the side panel
PANEL_WIDTH = 260.0
TRACK_Y = 768.0
HAND_Y, HAND_SCALE = 192.0, 2.04  # the middle of the tile in hand, and how large it is
HAND_HALF = 50 * HAND_SCALE + 2
TILE_IN_HAND = (
    PANEL + PANEL_WIDTH / 2 - HAND_HALF,
    HAND_Y - HAND_HALF,
    2 * HAND_HALF,
    2 * HAND_HALF,
)
TRACK_SPACES = 50
TRACK_X, TRACK_STEP = 22.0, 974.0 / TRACK_SPACES
LEFT_Y = 312.0  # where the list of tiles begins
LEFT_ACROSS = 5  # tiles in a row of it, or more if there are too many rows


# Clicks


def targets_place(state: Hunters, seat: int, place: int, turn: int) -> tuple[str, ...]:
    """Return the cell: its orientations are turned through there."""
    return (cell_id(place),)


def targets_figure(state: Hunters, seat: int, node: int) -> tuple[str, ...]:
    """Return the ring on the map and the one on the tile in hand."""
    spot = laid_spot(state, node)
    name = f"{ROLES[state.land.kind(spot)]}-{zone_name(state, spot)}"
    return (f"spot-{name}", f"hand-{name}")


def targets_take_back(state: Hunters, seat: int, nth: int) -> tuple[str, ...]:
    """Return the member that would be called back."""
    return (member_id(state, int(state.own_member(nth))),)


def ghost_place(state: Hunters, seat: int, place: int, turn: int) -> str:
    """Return the tile as it would lie."""
    return tile_ghost(state, place, turn)


def ghost_figure(state: Hunters, seat: int, node: int) -> str:
    """Return the figure as it would stand."""
    return figure_ghost(state, seat, laid_spot(state, node))


def frame(state: Hunters) -> str:
    """Return how the map fits into its window."""
    return Frame(state).transform


def member_id(state: Hunters, member: int) -> str:
    """Return the id of a member, on the map or in the supply."""
    seat, nth = divmod(member, int(state.values.members))
    return f"member-{SEATS[seat]}-{nth + 1}"


# The sheet: what never changes


@cache
def sheet() -> str:
    """Return the terrains of both editions and all pieces."""
    own = [ground_symbol(), track_symbol(), back_symbol()]
    return "".join([*own, *printed_terrains().values(), *piece_symbols()])


@cache
def printed_terrains() -> dict[str, str]:
    """Return the symbols of the terrains in the box, by their ids."""
    tree = find_game("hunters").components
    texts = [
        entry["value"]
        for edition in ("edition_2002", "edition_2020")
        for table in ("start", "land", "bonus")
        for entry in tree[edition][table].values()
    ]
    return {terrain_id(text): terrain_symbols(text) for text in texts}


def legend(say: Say) -> list[tuple[str, Message]]:
    """Return the signs of the game and what they mean."""
    member = el("use", href="#member-red", transform="scale(1.5)")
    signs = {
        "gatherer": member,
        "fisher": el("use", href="#member-blue", transform="scale(1.5)"),
        "hunter": el("use", href="#lying-red", transform="scale(1.5)"),
        "hut": el("use", href="#hut-red", transform="scale(1.5)"),
    }
    for name in ("fish", "deer", "aurochs", "mammoth", "tiger", "gold", "menhir", "mushrooms"):
        signs[name] = el("use", href=f"#{name}", transform="scale(1.3)")
    for name in ("fire", "dolmen", "shaman", "log_boat", "hunting_trap", "pit_trap", "raft"):
        signs[name] = use(name, 0, 0)
    signs |= {"cover": use("cover", 0, 0), "volcano": use("volcano", 0, 2)}
    cross: Attributes = {"fill": "none", "stroke": "var(--faint)", "stroke_width": 4}
    signs["dead"] = el("path", d="M-9-9l18 18m0-18l-18 18", **cross)
    return [(drawn, Message(f"about-{name.replace('_', '-')}")) for name, drawn in signs.items()]


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Hunters)
    words = Words(state, say)
    tiles = {int(state.land.tile(i)) for i in range(len(state.land.laid))} | {*state.bag}
    if state.drawn != NO_TILE:
        tiles.add(int(state.drawn))
    faces = [state.land.box.faces[tile] for tile in sorted(tiles)]
    own = {terrain_id(f): f for f in faces if terrain_id(f) not in printed_terrains()}
    custom = el("defs", *[terrain_symbols(face) for face in own.values()]) if own else ""
    return picture(
        WIDTH,
        HEIGHT,
        custom,
        explain_areas(state, words),
        draw_map(state, words),
        hand(state, words),
        *(player_panel(state, words, seat) for seat in range(state.players)),
        track(state, words),
        land_heap(state, words),
        title_text=say(Message("name")),
        areas=[
            (say(Message("area-map")), *Frame(state).bounds()),
            (say(Message("area-players")), PANEL - 6, 0.0, WIDTH - PANEL + 6, HEIGHT),
        ],
        inset=("hand", *TILE_IN_HAND) if state.phase == PLACING else None,
        grain=100 * Frame(state).scale,
    )


# The tile in hand


def hand(state: Hunters, words: Words) -> str:
    """Return the tiles face down and the tile that is being played."""
    middle = PANEL + PANEL_WIDTH / 2
    card = el(
        "rect",
        x=PANEL,
        y=12,
        width=PANEL_WIDTH,
        height=296,
        rx=14,
        fill="var(--card)",
        stroke="var(--line)",
    )
    parts = [card, heap(words, "bonus", len(state.pile), PANEL + 168)]
    if state.phase == PLACING:
        parts.append(large_tile(state, words, int(state.drawn), 0, middle, HAND_Y, HAND_SCALE))
    elif state.phase == FINISHED:
        parts += standings(state, words)
    else:
        last = int(state.land.last())
        tile, turn = int(state.land.tile(last)), int(state.land.turn(last))
        parts.append(large_tile(state, words, tile, turn, middle, HAND_Y, HAND_SCALE))
        if state.phase == PEOPLING:
            parts += [
                choice(
                    words,
                    spot,
                    middle + spot.x * HAND_SCALE,
                    HAND_Y + spot.y * HAND_SCALE,
                    "hand",
                    HAND_SCALE,
                )
                for spot in open_spots(state)
            ]
    return group(*parts, id="hand")


def standings(state: Hunters, words: Words) -> list[str]:
    """Return everybody's place at the end of the game."""
    ranks = [int(place) for place in state.result()]
    order = sorted(range(state.players), key=lambda seat: (ranks[seat], seat))
    rows = []
    for row, seat in enumerate(order):
        y = 116 + 42.0 * row
        weight = "bold" if ranks[seat] == 1 else "normal"
        rows += [
            label(PANEL + 30, y, f"{ranks[seat]}.", 22, font_weight=weight),
            seat_mark(seat, PANEL + 66, y, 11),
            name_label(PANEL + 86, y, words(SEATS[seat]), 20, 112, font_weight=weight),
            label(PANEL + 238, y, str(state.score(seat)), 26, text_anchor="end"),
        ]
    return rows


def heap(words: Words, kind: str, count: int, x: float, *unfolded: str) -> str:
    """Return a heap of tiles face down with its number, and what it unfolds when pointed at."""
    backs = [use("back", x + 3 * i, 50 - 3 * i) for i in range(min(3, count))]
    if count:
        sign = "deer" if kind == "land" else ("menhir" if words.edition == 2020 else "gold")
        at = 3 * (min(3, count) - 1)
        place = f"translate({number(x + at)} {number(51 - at)}) scale(.9)"
        backs.append(el("use", href=f"#{sign}", transform=place))
    faint: Attributes = {"text_anchor": "start", "fill": "var(--faint)"}
    return group(
        title(words(f"heap-{kind}", count=count)),
        *backs,
        label(x + 32, 44, str(count), 26, text_anchor="start", font_weight="bold"),
        label(x + 32, 66, words(f"heap-short-{kind}"), 15, **faint),
        *unfolded,
        id=f"heap-{kind}",
        tabindex="0" if unfolded else None,
    )


def back_symbol() -> str:
    """Return a tile face down."""
    square: Attributes = {"x": -17, "y": -17, "width": 34, "height": 34, "rx": 4}
    look: Attributes = {"fill": "var(--shade)", "stroke": "var(--ink)", "stroke_width": 1.2}
    return symbol("back", el("rect", **square, **look))


def land_heap(state: Hunters, words: Words) -> str:
    """Return the land tiles face down; pointed at, the heap unfolds which these are."""
    left = tiles_left(state)
    across, step = LEFT_ACROSS, (PANEL_WIDTH - 12) / LEFT_ACROSS
    while -(-len(left) // across) * step > HEIGHT - LEFT_Y - 50:
        across += 1
        step = (PANEL_WIDTH - 12) / across
    small = (step - 4) / 100
    tiles = []
    for kind, (tile, count) in enumerate(left):
        row, column = divmod(kind, across)
        x, y = PANEL + 6 + step * (column + 0.5), LEFT_Y + 38 + step * (row + 0.5)
        place = f"translate({number(x)} {number(y)})scale({small:.3f})"
        drawn = bare_tile(state.land.box.faces[tile], 0, words.edition)
        tiles.append(group(drawn, id=left_id(kind), transform=place))
        if count > 1:
            look: Attributes = {"font_weight": "bold", "stroke": "var(--card)"}
            mark: Attributes = {"stroke_width": 4, "paint_order": "stroke", "text_anchor": "end"}
            many = f"×{count}"
            tiles.append(label(x + step / 2 - 3, y + step / 2 - 10, many, 16, **look, **mark))
    card: Attributes = {"fill": "var(--card)", "stroke": "var(--ink)", "stroke_width": 2}
    size: Attributes = {
        "x": PANEL,
        "y": LEFT_Y,
        "width": PANEL_WIDTH,
        "height": HEIGHT - 4 - LEFT_Y,
    }
    name = label(PANEL + 14, LEFT_Y + 20, words("left-name"), 17, text_anchor="start")
    listed = group(
        el("rect", rx=12, **size, **card), name, *tiles, class_="unfolds", display="none"
    )
    return heap(words, "land", len(state.bag), PANEL + 40, *([listed] if left else []))


def large_tile(
    state: Hunters, words: Words, tile: int, turn: int, x: float, y: float, scale: float
) -> str:
    """Return a tile large: the one to be laid, or the one laid last."""
    face = state.land.box.faces[tile]
    rim: Attributes = {"fill": "none", "stroke": "var(--line)", "stroke_width": 1.5}
    about = words.signs(face, tile == 0)
    return group(
        title(about) if about else "",
        bare_tile(face, turn, words.edition, tile == 0),
        el("path", d="M-50-50h100v100h-100z", **rim),
        id="hand-tile",
        transform=f"translate({number(x)} {number(y)}) scale({number(scale)})",
    )


# Players and the track

AWAY: Attributes = {"stroke": "var(--line)", "stroke_width": 7, "stroke_linecap": "round"}
"""A dot in the supply for each figure that is on the map."""


def player_panel(state: Hunters, words: Words, seat: int) -> str:
    """Return a player's points and supply."""
    tall = min(140.0, 476.0 / float(state.players))
    y = 320 + tall * seat
    colour = SEATS[seat]
    acts = state.actor() == seat
    card = el(
        "rect",
        x=PANEL,
        y=y,
        width=PANEL_WIDTH,
        height=tall - 8,
        rx=12,
        fill=f"var(--{colour}-soft)" if acts else "var(--card)",
        stroke=f"var(--{colour})",
        stroke_width=3.5 if acts else 1.8,
    )
    row = y + (tall - 8) / 2
    members = [
        figure("member", seat, i, PANEL + 24 + 25 * i, row + 19, 1.1, False)
        for i in range(int(state.values.members))
        if state.members[seat * state.values.members + i] == FREE
    ]
    huts = [
        figure("hut", seat, i, PANEL + 168 + 32 * i, row + 20, 1.0, False)
        for i in range(int(state.values.huts))
        if state.huts[seat * state.values.huts + i] == FREE
    ]
    away = "".join(
        f"M{number(PANEL + 24 + 25 * i)} {number(row + 24)}h.1"
        for i in range(int(state.values.members))
        if state.members[seat * state.values.members + i] != FREE
    )
    away += "".join(
        f"M{number(PANEL + 168 + 32 * i)} {number(row + 24)}h.1"
        for i in range(int(state.values.huts))
        if state.huts[seat * state.values.huts + i] != FREE
    )
    supplies = [
        group(title(f"{words(colour)}: {words(name)}"), *figures)
        for name, figures in (("member", members), ("role-hut", huts))
        if figures
    ]
    return group(
        card,
        seat_mark(seat, PANEL + 24, row - 22, 10),
        name_label(PANEL + 44, row - 22, words(colour), 20, PANEL_WIDTH - 112, font_weight="bold"),
        label(PANEL + PANEL_WIDTH - 18, row - 21, str(state.score(seat)), 32, text_anchor="end"),
        el("path", d=away, **AWAY) if away else "",
        *supplies,
        id=f"player-{colour}",
    )


def track(state: Hunters, words: Words) -> str:
    """Return the score track with everybody's mark on it."""
    marks = track_marks(state, TRACK_X, TRACK_STEP)
    return group(
        title(words("track-title")), use("score-track", TRACK_X, TRACK_Y), *marks, id="track"
    )


def track_symbol() -> str:
    """Return the score track of fifty spaces."""
    fills = {"var(--shade)": "", "var(--card)": ""}
    for space in range(TRACK_SPACES):
        fill = "var(--shade)" if space % 5 == 0 else "var(--card)"
        across = f"h{number(TRACK_STEP - 2)}v32h-{number(TRACK_STEP - 2)}z"
        fills[fill] += f"M{number(TRACK_STEP * space)} -16{across}"
    spaces = [el("path", d=d, fill=fill, stroke="var(--line)") for fill, d in fills.items()]
    numbers = [
        label(TRACK_STEP * (space + 0.5) - 1, -25, str(space), 15, fill="var(--faint)")
        for space in range(0, TRACK_SPACES, 5)
    ]
    return symbol("score-track", *spaces, *numbers)


def track_marks(state: Hunters, left: float, step: float) -> list[str]:
    """Return the players' marks, ringed once a lap; those on one space share it."""
    marks = []
    spaces = [int(state.score(seat)) % TRACK_SPACES for seat in range(state.players)]
    for seat, space in enumerate(spaces):
        here = [other for other, its in enumerate(spaces) if its == space]
        x, y = left + step * space + step / 2 - 1, TRACK_Y
        if len(here) > 1:
            angle = 2 * pi * here.index(seat) / len(here) - pi / 2
            x, y = x + 5 * cos(angle), y + 9 * sin(angle)
        size = 8.0 if len(here) == 1 else 6.0
        mark = seat_mark(seat, x, y, size, stroke="var(--card)", stroke_width=1.5)
        ring: Attributes = {"fill": "none", "stroke": f"var(--{SEATS[seat]})", "stroke_width": 2}
        laps = [
            el("circle", cx=x, cy=y, r=size + 4 + 4 * lap, **ring)
            for lap in range(int(state.score(seat)) // TRACK_SPACES)
        ]
        marks.append(group(mark, *laps, id=f"mark-{SEATS[seat]}"))
    return marks
