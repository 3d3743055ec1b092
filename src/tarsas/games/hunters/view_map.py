"""The map of Hunters and Gatherers: laid tiles, free cells, figures, and where one may go."""

from collections.abc import Callable
from functools import cache

from tarsas.core.options import SEATS
from tarsas.core.text import Message
from tarsas.draw.svg import Attributes, el, group, number, title, use
from tarsas.games.hunters.actions import KINDS
from tarsas.games.hunters.faces import face_of
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import (
    FREE,
    PEOPLING,
    PLACING,
    Hunters,
    place_name,
    tile_id,
)
from tarsas.games.hunters.rules_land import MEADOW, MIDDLE, NODES, SYSTEM
from tarsas.games.hunters.rules_land import WIDTH as MAP_WIDTH
from tarsas.games.hunters.view_tiles import (
    fish_places,
    hut_spot,
    layout,
    spots,
    terrain_id,
    things_of,
)

Say = Callable[[Message], str]

WINDOW: tuple[float, float, float, float] = (12, 12, 984, 722)  # left, top, width, height
LARGEST_TILE = 118.0


class Words:
    """What a picture says, in the words of its edition."""

    def __init__(self, state: Hunters, say: Say) -> None:
        self.say = say
        self.edition = int(state.land.box.edition)

    def __call__(self, name: str) -> str:
        """Return a word without arguments but the edition."""
        return self.say(Message(name, {"edition": self.edition}))

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


def cell_id(place: int) -> str:
    """Return the id of a free cell."""
    return "cell" + tile_id(place).removeprefix("tile")


# The map


class Frame:
    """How the map fits into its window: all tiles with a free cell around them."""

    def __init__(self, state: Hunters) -> None:
        land = state.land
        columns = [int(land.place(i) % MAP_WIDTH) for i in range(len(land.laid))]
        rows = [int(land.place(i) // MAP_WIDTH) for i in range(len(land.laid))]
        left, top, width, height = WINDOW
        across, down = max(columns) - min(columns) + 3, max(rows) - min(rows) + 3
        self.across, self.down = across, down
        self.scale = min(LARGEST_TILE, width / across, height / down) / 100
        middle_x = (max(columns) + min(columns)) / 2 - float(MIDDLE)
        middle_y = (max(rows) + min(rows)) / 2 - float(MIDDLE)
        self.x = left + width / 2 - middle_x * 100 * self.scale
        self.y = top + height / 2 - middle_y * 100 * self.scale

    @property
    def transform(self) -> str:
        """The map's own units: 100 a tile, the start tile's centre the origin."""
        return f"translate({number(self.x)} {number(self.y)}) scale({self.scale:.3f})"

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, width and height of what is laid and the cells around it."""
        left, top, width, height = WINDOW
        wide, tall = self.across * 100 * self.scale, self.down * 100 * self.scale
        return left + (width - wide) / 2, top + (height - tall) / 2, wide, tall


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
    places = sorted({KINDS.read(action).values[0] for action in state.legal(state.active)})
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
    return [group(title(words("about-cover")), *found)] if found else []


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
    return hut_spot(face, zone) if hut else spots(face)[zone][-1]


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
        chosen, values = KINDS.read(action)
        if chosen.name == "figure":
            spot = laid_spot(state, *values)
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


# What is not there yet


def tile_ghost(state: Hunters, place: int, turn: int) -> str:
    """Return the drawn tile as it would lie at a place."""
    x, y = centre(place)
    face = state.land.box.faces[state.drawn]
    look: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 5, "rx": 4}
    rim = el("rect", x=-50, y=-50, width=100, height=100, **look)
    tile = group(
        tile_body(face, turn, int(state.land.box.edition)), rim, transform=f"translate({x} {y})"
    )
    return group(tile, transform=Frame(state).transform, opacity=".85")


def figure_ghost(state: Hunters, seat: int, spot: int) -> str:
    """Return a figure as it would stand, or lie, on the tile just laid."""
    x, y = figure_place(state, spot)
    kind = state.land.kind(spot)
    lying = " rotate(-90)" if kind == MEADOW else ""
    name = f"#{'hut' if kind == SYSTEM else 'member'}-{SEATS[seat]}"
    place = f"translate({number(x)} {number(y)}) scale(1.5){lying}"
    return group(el("use", href=name, transform=place), transform=Frame(state).transform)
