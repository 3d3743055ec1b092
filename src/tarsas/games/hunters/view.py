"""Hunters and Gatherers as a picture: the land, the tile in hand, the players and the track."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from tarsas.core.options import SEATS
from tarsas.core.registry import find_game
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.pieces import seat_mark
from tarsas.draw.svg import Attributes, el, group, label, number, picture, title, use
from tarsas.games.hunters.faces import face_of
from tarsas.games.hunters.notation import ROLES, zone_name
from tarsas.games.hunters.rules import (
    FIGURE,
    FINISHED,
    FREE,
    LEAVE,
    NO_FIGURE,
    NO_TILE,
    PEOPLING,
    PLACE,
    PLACING,
    TAKE_BACK,
    Hunters,
    place_name,
    tile_id,
)
from tarsas.games.hunters.rules_land import MEADOW, MIDDLE, NODES, SYSTEM
from tarsas.games.hunters.rules_land import WIDTH as MAP_WIDTH
from tarsas.games.hunters.view_pieces import piece_symbols
from tarsas.games.hunters.view_tiles import (
    fish_places,
    layout,
    spots,
    terrain_id,
    terrain_symbol,
    things_of,
)

Say = Callable[[Message], str]

WIDTH, HEIGHT = 1280.0, 800.0
MAP: tuple[float, float, float, float] = (12, 12, 984, 722)  # left, top, width, height
LARGEST_TILE = 118.0
PANEL = 1008.0  # left edge of the side panel
PANEL_WIDTH = 260.0
TRACK_Y = 768.0
TRACK_SPACES = 50


# Clicks


def targets(state: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the ids of the elements that stand for a legal action; none: it is a button."""
    assert isinstance(state, Hunters)
    if action >= PLACE:
        place, turn = divmod(action - PLACE, 4)
        return (cell_id(place), f"turn-{90 * turn}")
    if action in (LEAVE, NO_FIGURE) or action < FIGURE:
        return ()
    if action >= TAKE_BACK:
        member = int(state.own_member(action - TAKE_BACK))
        return (member_id(state, member),)
    zone = zone_name(state, int(state.land.last() * NODES) + action - FIGURE)
    role = ROLES[state.land.kind(state.land.last() * NODES + action - FIGURE)]
    return (f"spot-{role}-{zone}", f"hand-{role}-{zone}")


def cell_id(place: int) -> str:
    """Return the id of a free cell."""
    return "cell" + tile_id(place).removeprefix("tile")


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
    )


class Words:
    """What a picture says, each word formatted once."""

    def __init__(self, state: Hunters, say: Say) -> None:
        self.say = say
        self.edition = int(state.land.box.edition)
        self.known: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        """Return a word without arguments but the edition."""
        if name not in self.known:
            self.known[name] = self.say(Message(name, {"edition": self.edition}))
        return self.known[name]

    def thing(self, thing: str) -> str:
        """Return the name of an animal, a growth or a special piece."""
        pieces = ("fire", "dolmen", "shaman", "log_boat", "hunting_trap", "pit_trap", "raft")
        prefix = "piece" if thing in pieces else "thing"
        return self(f"{prefix}-{thing.replace('_', '-')}")

    def tile(self, name: str, face: str) -> str:
        """Return what a tile is called and what is on it."""
        found: dict[str, int] = {}
        for zone in (*face_of(face).zones, *face_of(face).lakes):
            for thing in things_of(face_of(face), zone):
                found[thing] = found.get(thing, 0) + 1
        things = [
            f"{n} {self.thing(thing)}" if n > 1 else self.thing(thing) for thing, n in found.items()
        ]
        return f"{name}: {', '.join(things)}" if things else name


# The map


class Frame:
    """How the map fits into its window: all tiles with a free cell around them."""

    def __init__(self, state: Hunters) -> None:
        land = state.land
        columns = [int(land.place(i) % MAP_WIDTH) for i in range(len(land.laid))]
        rows = [int(land.place(i) // MAP_WIDTH) for i in range(len(land.laid))]
        left, top, width, height = MAP
        across, down = max(columns) - min(columns) + 3, max(rows) - min(rows) + 3
        self.scale = min(LARGEST_TILE, width / across, height / down) / 100
        middle_x = (max(columns) + min(columns)) / 2 - float(MIDDLE)
        middle_y = (max(rows) + min(rows)) / 2 - float(MIDDLE)
        self.x = left + width / 2 - middle_x * 100 * self.scale
        self.y = top + height / 2 - middle_y * 100 * self.scale

    @property
    def transform(self) -> str:
        """The map's own units: 100 a tile, the start tile's centre the origin."""
        return f"translate({number(self.x)} {number(self.y)}) scale({self.scale:.3f})"


def centre(place: int) -> tuple[int, int]:
    """Return the middle of a place in the map's units."""
    row, column = divmod(place, int(MAP_WIDTH))
    return 100 * (column - int(MIDDLE)), 100 * (row - int(MIDDLE))


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """Return a point of a tile after quarter turns clockwise."""
    for _ in range(turn):
        x, y = -y, x
    return x, y


def draw_map(state: Hunters, words: Words) -> str:
    """Return the laid tiles, the free cells to choose from, and the figures."""
    land = state.land
    tiles = [draw_tile(state, words, index) for index in range(len(land.laid))]
    cells = free_cells(state) if state.phase == PLACING else []
    last = land.place(land.last())
    x, y = centre(int(last))
    ring: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 5, "rx": 4}
    mark = el("rect", id="last", x=x - 49, y=y - 49, width=98, height=98, **ring)
    return group(
        group(*tiles),
        mark,
        group(*cells, fill="none", stroke="var(--faint)", stroke_width=3),
        *covers(state, words),
        *map_figures(state, words),
        *choices(state, words),
        id="map",
        transform=Frame(state).transform,
    )


def draw_tile(state: Hunters, words: Words, index: int) -> str:
    """Return a laid tile, its things upright however it is turned."""
    land = state.land
    tile, turn = int(land.tile(index)), int(land.turn(index))
    face = land.box.faces[tile]
    x, y = centre(int(land.place(index)))
    about = words.tile(land.box.names[tile], face)
    return group(
        title(about),
        tile_body(face, turn, words.edition),
        id=tile_id(land.place(index)),
        transform=f"translate({x} {y})",
    )


@cache
def tile_body(face: str, turn: int, edition: int) -> str:
    """Return a tile's terrain, turned, and its things, upright."""
    terrain = f"#{terrain_id(face)}"
    turning = f"rotate({90 * turn})" if turn else None
    rim: Attributes = {"x": -50, "y": -50, "width": 100, "height": 100, "fill": "none"}
    parts = [el("use", href=terrain, transform=turning)]
    parts.append(el("rect", stroke="var(--line)", stroke_width=1.5, **rim))
    for zone in (*face_of(face).zones, *face_of(face).lakes):
        parts += zone_things(face, zone, turn, edition)
    return "".join(parts)


def zone_things(face: str, zone: str, turn: int, edition: int) -> list[str]:
    """Return the things of a zone where they belong."""
    things = things_of(face_of(face), zone)
    if zone[0] == "k":
        return lake_things(face, zone, things, turn)
    parts = []
    for thing, (x, y) in zip(things, spots(face)[zone], strict=False):
        a, b = turned(x, y, turn)
        name = "menhir" if thing == "gold" and edition == 2020 else thing
        parts.append(use(name, a, b))
    return parts


def lake_things(face: str, lake: str, things: list[str], turn: int) -> list[str]:
    """Return a lake's fish side by side, and a boat before them."""
    x, y = turned(*layout(face).lakes[lake], turn)
    fish = [thing for thing in things if thing == "fish"]
    boats = [thing for thing in things if thing != "fish"]
    parts = []
    for dx, dy in fish_places(len(fish))[: len(fish)]:
        up = 5 if boats else 0
        small = "" if len(fish) < 3 else " scale(.8)"
        place = f"translate({number(x + dx)} {number(y + dy - up)}){small}"
        parts.append(el("use", href="#fish", transform=place))
    return parts + [use(boat, x, y + 6) for boat in boats]


def free_cells(state: Hunters) -> list[str]:
    """Return the cells where the drawn tile fits."""
    places = sorted({int(action - PLACE) // 4 for action in state.legal(state.active)})
    return [free_cell(place) for place in places]


@cache
def free_cell(place: int) -> str:
    """Return a cell that waits for a tile."""
    x, y = centre(place)
    return group(
        title(place_name(place)),
        el(
            "rect",
            x=x - 44,
            y=y - 44,
            width=88,
            height=88,
            rx=8,
            fill="var(--glow)",
            fill_opacity=".12",
            stroke_dasharray="9 7",
        ),
        el("path", d=f"M{x - 12} {y}h24M{x} {y - 12}v24"),
        id=cell_id(place),
    )


def covers(state: Hunters, words: Words) -> list[str]:
    """Return the discs over animals that a trap has caught."""
    found = []
    for node in state.land.covered:
        spot = int(state.spot_of(node))
        index = spot // int(NODES)
        face = state.land.box.faces[state.land.tile(index)]
        zone = zone_name(state, spot)
        x, y = centre(int(state.land.place(index)))
        animals = things_of(face_of(face), zone)
        for thing, place in zip(animals, spots(face)[zone], strict=False):
            if thing in ("deer", "aurochs", "mammoth", "tiger"):
                dx, dy = turned(*place, int(state.land.turn(index)))
                found.append(use("cover", x + dx, y + dy))
    return [group(title(words("cover-title")), *found)] if found else []


def figure_place(state: Hunters, spot: int) -> tuple[float, float]:
    """Return where a figure stands on the map, in the map's units."""
    index = spot // int(NODES)
    face = state.land.box.faces[state.land.tile(index)]
    x, y = centre(int(state.land.place(index)))
    dx, dy = turned(
        *zone_place(face, zone_name(state, spot), state.land.kind(spot) == SYSTEM),
        int(state.land.turn(index)),
    )
    return x + dx, y + dy


def zone_place(face: str, zone: str, hut: bool) -> tuple[float, float]:
    """Return where the figure of a zone stands on its tile; a hut keeps clear of a fisher."""
    if zone[0] == "k":
        x, y = layout(face).lakes[zone]
        return x + 8, y - 10
    x, y = spots(face)[zone][-1]
    if not hut:
        return x, y
    course = layout(face).rivers[zone]
    return course[-3] if len(face_of(face).touches(zone)) == 2 else course[2]


def map_figures(state: Hunters, words: Words) -> list[str]:
    """Return all figures on the map."""
    found = []
    for kind, figures in (("member", state.members), ("hut", state.huts)):
        each = len(figures) // state.players
        for i, spot in enumerate(figures):
            if spot != FREE:
                seat, nth = divmod(i, each)
                x, y = figure_place(state, int(spot))
                about = f"{words(SEATS[seat])}: {words(f'role-{ROLES[state.land.kind(spot)]}')}"
                lies = state.land.kind(spot) == MEADOW
                found.append(figure(kind, seat, nth, x, y, 1.5, lies, about))
    return found


def figure(
    kind: str, seat: int, nth: int, x: float, y: float, scale: float, lies: bool, about: str
) -> str:
    """Return a member, standing or lying, or a hut."""
    lying = " rotate(-90)" if lies else ""
    place = f"translate({number(x)} {number(y)}) scale({number(scale)}){lying}"
    drawn = el("use", href=f"#{kind}-{SEATS[seat]}")
    name = f"{kind}-{SEATS[seat]}-{nth + 1}"
    return group(title(about), drawn, id=name, transform=place)


def choices(state: Hunters, words: Words) -> list[str]:
    """Return where a figure may go on the tile just laid."""
    if state.phase != PEOPLING:
        return []
    x, y = centre(int(state.land.place(state.land.last())))
    return [
        choice(words, role, x + dx, y + dy, f"spot-{role}-{zone}", 15)
        for role, zone, dx, dy in open_spots(state)
    ]


def open_spots(state: Hunters) -> list[tuple[str, str, float, float]]:
    """Return role, zone and place on the tile for each figure that may go there."""
    land = state.land
    index = int(land.last())
    face = land.box.faces[land.tile(index)]
    found = []
    for action in state.legal(state.active):
        if action < NO_FIGURE:
            spot = index * int(NODES) + int(action - FIGURE)
            zone, kind = zone_name(state, spot), land.kind(spot)
            place = turned(*zone_place(face, zone, kind == SYSTEM), int(land.turn(index)))
            found.append((ROLES[kind], zone, *place))
    return found


def choice(words: Words, role: str, x: float, y: float, name: str, radius: float) -> str:
    """Return a ring with the outline of the figure that may go there."""
    ring: Attributes = {"fill": "var(--card)", "stroke": "var(--glow)", "stroke_width": radius / 5}
    sign = {
        "hunter": f"rotate(-90) scale({number(radius / 18)})",
        "hut": f"scale({number(radius / 21)})",
    }.get(role, f"scale({number(radius / 18)})")
    shape = (
        "M-13 12L-2-10H2L13 12Z" if role == "hut" else "M-8.4 12L-6 3C-9-2-4-4 0-4S9-2 6 3L8.4 12Z"
    )
    head = "" if role == "hut" else el("circle", cy=-9.6, r=5, fill="var(--ink)")
    drawn = group(el("path", d=shape, fill="var(--ink)"), head, transform=sign)
    return group(
        title(words(f"role-{role}")),
        el("circle", r=radius, fill_opacity=".92", **ring),
        drawn,
        id=name,
        transform=f"translate({number(x)} {number(y)})",
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
        parts.append(large_tile(state, words, int(state.drawn), 0, middle - 40, 192, 1.5))
        parts += turn_buttons(state, words)
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
    name = words("heap-land" if kind == "land" else "heap-bonus")
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


def turn_buttons(state: Hunters, words: Words) -> list[str]:
    """Return the orientations in which the tile fits somewhere, small."""
    face = state.land.box.faces[state.drawn]
    fits = sorted({int(action - PLACE) % 4 for action in state.legal(state.active)})
    buttons = []
    for turn in fits:
        x, y = PANEL + PANEL_WIDTH - 36, 117 + 50.0 * turn
        look: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 6, "rx": 8}
        frame = el("rect", x=-53, y=-53, width=106, height=106, **look)
        buttons.append(
            group(
                title(f"{words('turn-title')} {90 * turn}°"),
                frame,
                tile_body(face, turn, words.edition),
                id=f"turn-{90 * turn}",
                transform=f"translate({number(x)} {number(y)}) scale(.41)",
            )
        )
    return buttons


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
