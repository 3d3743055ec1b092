"""Hunters and Gatherers as a picture: the land, the tile in hand, the players and the track."""

from functools import cache
from math import cos, pi, sin

from tarsas.core.options import SEATS
from tarsas.core.registry import find_game
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, picture, title
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import (
    FINISHED,
    FREE,
    NO_TILE,
    PEOPLING,
    PLACING,
    Hunters,
)
from tarsas.games.hunters.view_map import (
    Frame,
    Say,
    Words,
    cell_id,
    choice,
    draw_map,
    figure,
    figure_ghost,
    open_spots,
    tile_body,
    tile_ghost,
)
from tarsas.games.hunters.view_pieces import piece_symbols
from tarsas.games.hunters.view_tiles import terrain_id, terrain_symbol

WIDTH, HEIGHT = 1280.0, 800.0
PANEL = 1008.0  # left edge of the side panel
PANEL_WIDTH = 260.0
TRACK_Y = 768.0
TILE_IN_HAND = (PANEL + PANEL_WIDTH / 2 - 88, 117.0, 176.0, 176.0)
TRACK_SPACES = 50


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


def member_id(state: Hunters, member: int) -> str:
    """Return the id of a member, on the map or in the supply."""
    seat, nth = divmod(member, int(state.values.members))
    return f"member-{SEATS[seat]}-{nth + 1}"


# The sheet: what never changes


@cache
def sheet() -> str:
    """Return the terrains of both editions and all pieces."""
    return "".join([*printed_terrains().values(), *piece_symbols()])


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
    return {terrain_id(text): terrain_symbol(text) for text in texts}


# The position


def draw(state: State, say: Say) -> str:
    """Return the position as a picture."""
    assert isinstance(state, Hunters)
    words = Words(state, say)
    faces = [state.land.box.faces[state.land.tile(i)] for i in range(len(state.land.laid))]
    if state.drawn != NO_TILE:
        faces.append(state.land.box.faces[state.drawn])
    own = {terrain_id(f): f for f in faces if terrain_id(f) not in printed_terrains()}
    custom = el("defs", *[terrain_symbol(face) for face in own.values()]) if own else ""
    return picture(
        WIDTH,
        HEIGHT,
        custom,
        draw_map(state, words),
        hand(state, words),
        *(player_panel(state, words, seat) for seat in range(state.players)),
        track(state, words),
        title_text=say(Message("name")),
        areas=[
            (say(Message("area-map")), *Frame(state).bounds()),
            (say(Message("area-players")), PANEL - 6, 0.0, WIDTH - PANEL + 6, HEIGHT),
        ],
        inset=("hand", *TILE_IN_HAND) if state.phase == PLACING else None,
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
    heaps = heap(state, words, "land", len(state.bag), PANEL + 40) + heap(
        state, words, "bonus", len(state.pile), PANEL + 168
    )
    parts = [card, heaps]
    if state.phase == PLACING:
        parts.append(large_tile(state, words, int(state.drawn), 0, middle, 205, 1.7))
    elif state.phase == FINISHED:
        parts += standings(state, words)
    else:
        last = int(state.land.last())
        tile, turn = int(state.land.tile(last)), int(state.land.turn(last))
        parts.append(large_tile(state, words, tile, turn, middle, 205, 1.7))
        if state.phase == PEOPLING:
            parts += [
                choice(words, role, middle + dx * 1.7, 205 + dy * 1.7, f"hand-{role}-{zone}", 20)
                for role, zone, dx, dy in open_spots(state)
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
            label(PANEL + 90, y, words(SEATS[seat]), 22, text_anchor="start", font_weight=weight),
            label(PANEL + 238, y, str(state.score(seat)), 26, text_anchor="end"),
        ]
    return rows


def heap(state: Hunters, words: Words, kind: str, count: int, x: float) -> str:
    """Return a heap of tiles face down with its number."""
    name = words.say(Message(f"heap-{kind}", {"count": count, "edition": words.edition}))
    backs = []
    for i in range(min(3, count)):
        look: Attributes = {"fill": "var(--shade)", "stroke": "var(--ink)", "stroke_width": 1.2}
        backs.append(el("rect", x=x - 17 + 3 * i, y=33 - 3 * i, width=34, height=34, rx=4, **look))
    if count:
        sign = "deer" if kind == "land" else ("menhir" if words.edition == 2020 else "gold")
        at = 3 * (min(3, count) - 1)
        place = f"translate({number(x + at)} {number(51 - at)}) scale(.75)"
        backs.append(el("use", href=f"#{sign}", transform=place))
    return group(
        title(name),
        *backs,
        label(x + 32, 44, str(count), 26, text_anchor="start", font_weight="bold"),
        label(
            x + 32,
            66,
            words("heap-short-land" if kind == "land" else "heap-short-bonus"),
            15,
            text_anchor="start",
            fill="var(--faint)",
        ),
        id=f"heap-{kind}",
    )


def large_tile(
    state: Hunters, words: Words, tile: int, turn: int, x: float, y: float, scale: float
) -> str:
    """Return a tile large: the one to be laid, or the one laid last."""
    face = state.land.box.faces[tile]
    return group(
        title(words.tile(state.land.box.names[tile], face)),
        tile_body(face, turn, words.edition),
        id="hand-tile",
        transform=f"translate({number(x)} {number(y)}) scale({number(scale)})",
    )


# Players and the track


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
    supplies = []
    for i in range(int(state.values.members)):
        if state.members[seat * state.values.members + i] == FREE:
            about = f"{words(colour)}: {words('member')}"
            supplies.append(
                figure("member", seat, i, PANEL + 24 + 25 * i, row + 19, 1.1, False, about)
            )
    for i in range(int(state.values.huts)):
        if state.huts[seat * state.values.huts + i] == FREE:
            about = f"{words(colour)}: {words('role-hut')}"
            supplies.append(
                figure("hut", seat, i, PANEL + 168 + 32 * i, row + 20, 1.0, False, about)
            )
    return group(
        card,
        seat_mark(seat, PANEL + 24, row - 22, 10),
        label(PANEL + 44, row - 22, words(colour), 20, text_anchor="start", font_weight="bold"),
        label(PANEL + PANEL_WIDTH - 18, row - 21, str(state.score(seat)), 32, text_anchor="end"),
        *supplies,
        id=f"player-{colour}",
    )


def track(state: Hunters, words: Words) -> str:
    """Return the score track of fifty spaces, with everybody's mark on it."""
    left, step = 22.0, 974.0 / TRACK_SPACES
    spaces = []
    for space in range(TRACK_SPACES):
        x = left + step * space
        box: Attributes = {"x": x, "y": TRACK_Y - 16, "width": step - 2, "height": 32, "rx": 4}
        fill = "var(--shade)" if space % 5 == 0 else "var(--card)"
        spaces.append(el("rect", fill=fill, **box))
    numbers = [
        label(left + step * space + step / 2 - 1, TRACK_Y - 25, str(space), 15, fill="var(--faint)")
        for space in range(0, TRACK_SPACES, 5)
    ]
    return group(
        title(words("track-title")),
        group(*spaces, stroke="var(--line)"),
        *numbers,
        *track_marks(state, left, step),
        id="track",
    )


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
