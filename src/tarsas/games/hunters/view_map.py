"""The map of Hunters and Gatherers: laid tiles, free cells, figures, and where one may go."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple
from xml.sax.saxutils import escape

from tarsas.core.options import SEATS
from tarsas.core.text import Message, capital
from tarsas.draw.svg import Attributes, el, group, number, title, use
from tarsas.games.hunters.actions import KINDS
from tarsas.games.hunters.areas import Area, areas, in_words
from tarsas.games.hunters.faces import face_of
from tarsas.games.hunters.notation import ROLES, laid_spot, zone_name
from tarsas.games.hunters.rules import FINISHED, FREE, PEOPLING, PLACING, Hunters, tile_id
from tarsas.games.hunters.rules_land import (
    CELL_MASK,
    CELL_PLACE,
    LANE,
    MEADOW,
    MIDDLE,
    NODES,
    SYSTEM,
    Box,
)
from tarsas.games.hunters.rules_land import WIDTH as MAP_WIDTH
from tarsas.games.hunters.sentences import things
from tarsas.games.hunters.view_places import (
    choice_places,
    figure_place,
    things_on,
)
from tarsas.games.hunters.view_tiles import bare_tile, tile_template

Say = Callable[[Message], str]

WINDOW: tuple[float, float, float, float] = (12, 12, 984, 722)  # left, top, width, height
LARGEST_TILE = 240.0
ROOM_FOR_MORE, ALL_LAID = 2.0, 0.2  # in tiles, both sides together
FEW = 24  # kinds of tiles that are shown where they fit; more would hide the map
SEAM: Attributes = {"stroke": "var(--hunters-line)", "stroke_width": 1.2, "stroke_opacity": ".3"}
"""Where tiles meet: enough to see each, not enough to part the land."""
ANIMALS = ("deer", "aurochs", "mammoth", "tiger")


class Words:
    """What a picture says, in the words of its edition."""

    def __init__(self, state: Hunters, say: Say) -> None:
        self.say = say
        self.edition = int(state.land.box.edition)

    def __call__(self, name: str, **args: int) -> str:
        """Return a message with these arguments and the edition."""
        return self.say(Message(name, {"edition": self.edition, **args}))

    def signs(self, text: str, start: bool) -> str:
        """Return what everything on a tile means."""
        face = face_of(text)
        held = dict.fromkeys(thing for found in face.holds.values() for thing in found)
        if self.edition == 2020 and "gold" in held:
            held["menhir"] = held.pop("gold")
        names = [*held, *([face.special] if face.special else []), *(["volcano"] if start else [])]
        return "\n".join(self(f"about-{name.replace('_', '-')}") for name in names)

    def things(self, text: str, start: bool) -> str:
        """Return what is on a tile: its things by name, a special piece with what it does."""
        face = face_of(text)
        held = [self.say(message) for message in things(face, self.edition)]
        lines = [capital(", ".join(held))] if held else []
        if face.special:
            lines.append(self(f"about-{face.special.replace('_', '-')}"))
        if start:
            lines.append(self("about-volcano"))
        return "\n".join(lines)


def cell_id(place: int) -> str:
    """Return the id of a free cell."""
    return "cell" + tile_id(place).removeprefix("tile")


# The map


class Frame:
    """How the map fits into its window: all tiles, with a free cell around them while it grows."""

    def __init__(self, state: Hunters) -> None:
        land = state.land
        columns = [int(land.place(i) % MAP_WIDTH) for i in range(len(land.laid))]
        rows = [int(land.place(i) // MAP_WIDTH) for i in range(len(land.laid))]
        left, top, width, height = WINDOW
        around = ALL_LAID if state.phase == FINISHED else ROOM_FOR_MORE
        across = max(columns) - min(columns) + 1 + around
        down = max(rows) - min(rows) + 1 + around
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


def draw_map(state: Hunters, words: Words) -> str:
    """Return the laid tiles, the free cells, and the figures."""
    land = state.land
    found = areas(state)
    # Row by row, not as they were laid: what lies side by side is alike, and packs well.
    rows = sorted(range(len(land.laid)), key=lambda index: int(land.place(index)))
    tiles = [draw_tile(state, words, found, index) for index in rows]
    places = [centre(int(land.place(index))) for index in range(len(land.laid))]
    x, y = places[-1]
    frame = Frame(state)
    wide = min(3.5, 3.5 / frame.scale)  # on a large map no wider than on a small one
    # Ink, not light: what glows can be clicked.
    ring: Attributes = {"fill": "none", "stroke": "var(--ink)", "stroke_width": wide, "rx": 4}
    return group(
        group(
            el("path", id="lands", d=rims(places), class_="passing"), fill="var(--hunters-meadow)"
        ),
        group(*tiles),
        el("use", href="#lands", fill="none", **SEAM),
        el("rect", id="last", class_="passing", x=x - 49, y=y - 49, width=98, height=98, **ring),
        *free_cells(state, words),
        *covers(state, words),
        *map_figures(state, words, found),
        *choices(state, words),
        id="map",
        transform=frame.transform,
    )


def rims(places: list[tuple[int, int]]) -> str:
    """Return the outlines of the tiles, each from where the one before lies: that packs well."""
    drawn, (x, y) = "", (50, 50)
    for across, down in sorted(places, key=lambda place: place[::-1]):
        drawn += f"m{across - x},{down - y}h100v100h-100z".replace(",-", "-")
        x, y = across, down
    return drawn


def explain_areas(state: Hunters, words: Words) -> str:
    """Return what each area says when one of its pieces is pointed at: `data-area` names it."""
    return group(
        *(
            el("desc", escape(words.say(in_words(state, area))), id=f"area-{area.name}")
            for area in areas(state).values()
        )
    )


def draw_tile(state: Hunters, words: Words, found: dict[int, Area], index: int) -> str:
    """Return a laid tile, its things upright however it is turned."""
    land = state.land
    tile, first = int(land.tile(index)), int(land.first_node[index])
    face = land.box.faces[tile]
    names = [found[int(land.find(first + n))].name for n in range(land.box.node_count[tile])]
    template = tile_template(face, int(land.turn(index)), words.edition, tile == 0)
    about = title(words.things(face, tile == 0)) if "{title}" in template else ""
    x, y = centre(int(land.place(index)))
    drawn = template.format(*names, title=about)
    return group(drawn, id=tile_id(land.place(index)), transform=f"translate({x} {y})")


# Free cells


def free_cells(state: Hunters, words: Words) -> list[str]:
    """Return the cells where the drawn tile fits, a dot on the others, a cross where none fits."""
    if state.phase == FINISHED:
        return []
    legal: set[int] = set()
    if state.phase == PLACING:
        legal = {KINDS.read(action).values[0] for action in state.legal(state.active)}
    crosses = ""
    cells: dict[tuple[int, ...], list[str]] = {}
    dots: dict[tuple[int, ...], str] = {}
    for place, fitting, any_ in fits(state):
        x, y = centre(place)
        if place in legal:
            cell = el("use", id=cell_id(place), href="#cell", x=x, y=y)
            cells.setdefault(fitting, []).append(cell)
        elif any_:
            dots[fitting] = dots.get(fitting, "") + f"M{x} {y}h.1"
        else:
            crosses += f"M{x - 9} {y - 9}l18 18m0-18l-18 18"
    dot: Attributes = {"stroke_width": 14, "stroke_linecap": "round", "stroke_opacity": ".35"}
    for fitting, path in dots.items():
        cells.setdefault(fitting, []).append(el("path", d=path, **dot))
    parts = [fitting_cells(state, words, fitting, alike) for fitting, alike in cells.items()]
    if crosses:
        parts.append(el("path", title(words("about-dead")), d=crosses, stroke_width=4))
    return [group(*parts, fill="none", stroke="var(--faint)", class_="passing")]


def fitting_cells(state: Hunters, words: Words, fitting: tuple[int, ...], alike: list[str]) -> str:
    """Return cells into which the same tiles face down fit: how many, and if few, which."""
    if not len(state.bag):
        return group(title(words("cell-title-last")), *alike)
    left = tiles_left(state)
    count = sum(left[kind][1] for kind in fitting)
    about = title(words("cell-title", fitting=count, left=len(state.bag)))
    pieces = " ".join(left_id(kind) for kind in fitting) if len(fitting) <= FEW else ""
    return group(about, *alike, data_pieces=pieces or None)


def fits(state: Hunters) -> list[tuple[int, tuple[int, ...], bool]]:
    """Return each free cell, which kinds of land tiles face down fit, and whether any tile does."""
    box = state.land.box
    kinds = [looks(box, tile) for tile, _ in tiles_left(state)]
    others = [looks(box, int(tile)) for tile in state.pile]
    if state.phase == PLACING:
        others.append(looks(box, int(state.drawn)))
    found = []
    for cell in map(int, state.land.frontier):
        mask, asked = cell >> int(CELL_MASK) & int(LANE), cell & int(LANE)

        def fit(look: tuple[int, ...], mask: int = mask, asked: int = asked) -> bool:
            return any(not (sides ^ asked) & mask for sides in look)

        fitting = tuple(kind for kind, look in enumerate(kinds) if fit(look))
        found.append((cell >> int(CELL_PLACE), fitting, bool(fitting) or any(map(fit, others))))
    return found


def looks(box: Box, tile: int) -> tuple[int, ...]:
    """Return what the sides of a tile show, in each of its orientations."""
    return tuple(sorted({int(box.signatures[tile * 4 + turn]) for turn in range(4)}))


def tiles_left(state: Hunters) -> list[tuple[int, int]]:
    """Return the kinds of land tiles face down: one tile of each, and how many there are."""
    faces = state.land.box.faces
    alike: dict[str, list[int]] = {}
    for tile in map(int, state.bag):
        alike.setdefault(faces[tile], []).append(tile)
    order = sorted(alike, key=by_terrain)
    return [(alike[face][0], len(alike[face])) for face in order]


def left_id(kind: int) -> str:
    """Return the id of the picture of a kind of tile face down."""
    return f"left{kind}"


@cache
def by_terrain(text: str) -> tuple[int, int, int, str]:
    """Return what puts tiles that look alike side by side: how much water and forest they have."""
    face = face_of(text)
    wet = sum(len(side) == 3 for side in face.sides)
    wooded = sum(side[0][0] == "f" for side in face.sides)
    return wet, wooded, len(face.zones), text


# Covers and figures


def covers(state: Hunters, words: Words) -> list[str]:
    """Return the discs over animals that a trap has caught."""
    found = []
    for node in state.land.covered:
        spot = int(state.spot_of(node))
        index = spot // int(NODES)
        face = state.land.box.faces[state.land.tile(index)]
        x, y = centre(int(state.land.place(index)))
        for thing, zone, dx, dy in things_on(face, int(state.land.turn(index))):
            if zone == zone_name(state, spot) and thing.split("-")[0] in ANIMALS:
                found.append(use("cover", x + dx, y + dy))
    return [group(title(words("about-cover")), *found)] if found else []


def place_of(state: Hunters, spot: int) -> tuple[float, float, float]:
    """Return where a figure stands on the map, in the map's units, and how large it is."""
    index = spot // int(NODES)
    face = state.land.box.faces[state.land.tile(index)]
    x, y = centre(int(state.land.place(index)))
    role = ROLES[state.land.kind(spot)]
    dx, dy, scale = figure_place(face, int(state.land.turn(index)), role, zone_name(state, spot))
    return x + dx, y + dy, scale


def map_figures(state: Hunters, words: Words, found: dict[int, Area]) -> list[str]:
    """Return all figures on the map."""
    drawn = []
    for kind, figures in (("member", state.members), ("hut", state.huts)):
        each = len(figures) // state.players
        for i, spot in enumerate(figures):
            if spot != FREE:
                seat, nth = divmod(i, each)
                x, y, scale = place_of(state, int(spot))
                about = f"{words(SEATS[seat])}: {words(f'role-{ROLES[state.land.kind(spot)]}')}"
                lies = state.land.kind(spot) == MEADOW
                area = found[int(state.land.root(spot))].name
                drawn.append(figure(kind, seat, nth, x, y, scale, lies, about, area))
    return drawn


def figure(
    kind: str,
    seat: int,
    nth: int,
    x: float,
    y: float,
    scale: float,
    lies: bool,
    about: str = "",
    area: int | None = None,
) -> str:
    """Return a member, standing or lying, or a hut."""
    place = f"translate({number(x)} {number(y)})scale({scale})"
    return el(
        "use",
        *([title(about)] if about else []),
        id=f"{kind}-{SEATS[seat]}-{nth + 1}",
        href=f"#{'lying' if lies else kind}-{SEATS[seat]}",
        transform=place,
        data_area=None if area is None else str(area),
    )


def choices(state: Hunters, words: Words) -> list[str]:
    """Return where a figure may go on the tile just laid."""
    if state.phase != PEOPLING:
        return []
    x, y = centre(int(state.land.place(state.land.last())))
    return [choice(words, spot, x + spot.x, y + spot.y, "spot") for spot in open_spots(state)]


class OpenSpot(NamedTuple):
    """A figure that may go on the tile just laid: its place there, and its area."""

    role: str
    zone: str
    x: float
    y: float
    area: int


def open_spots(state: Hunters) -> list[OpenSpot]:
    """Return every figure that may go on the tile just laid."""
    land, named = state.land, areas(state)
    index = int(land.last())
    places = choice_places(land.box.faces[land.tile(index)], int(land.turn(index)))
    found = []
    for action in state.legal(state.active):
        chosen, values = KINDS.read(action)
        if chosen.name == "figure":
            spot = laid_spot(state, *values)
            role, zone = ROLES[land.kind(spot)], zone_name(state, spot)
            area = named[int(land.root(spot))].name
            found.append(OpenSpot(role, zone, *places[role, zone], area))
    return found


def choice(
    words: Words, spot: OpenSpot, x: float, y: float, where: str, scale: float | None = None
) -> str:
    """Return a ring with the outline of the figure that may go there."""
    place = f"translate({number(x)} {number(y)})"
    return el(
        "use",
        title(words(f"role-{spot.role}")),
        id=f"{where}-{spot.role}-{spot.zone}",
        href=f"#choose-{spot.role}",
        class_="passing",
        transform=f"{place}scale({scale})" if scale else place,
        data_area=str(spot.area),
        data_worded="",
    )


# What is not there yet


def tile_ghost(state: Hunters, place: int, turn: int) -> str:
    """Return the drawn tile as it would lie at a place."""
    x, y = centre(place)
    face = state.land.box.faces[state.drawn]
    look: Attributes = {"fill": "none", "stroke": "var(--glow)", "stroke_width": 5, "rx": 4}
    rim = el("rect", x=-50, y=-50, width=100, height=100, **look)
    tile = group(
        bare_tile(face, turn, int(state.land.box.edition)), rim, transform=f"translate({x} {y})"
    )
    return group(tile, transform=Frame(state).transform)


def figure_ghost(state: Hunters, seat: int, spot: int) -> str:
    """Return a figure as it would stand, or lie, on the tile just laid."""
    x, y, scale = place_of(state, spot)
    kind = state.land.kind(spot)
    shape = "hut" if kind == SYSTEM else "lying" if kind == MEADOW else "member"
    place = f"translate({number(x)} {number(y)})scale({scale})"
    return group(
        el("use", href=f"#{shape}-{SEATS[seat]}", transform=place), transform=Frame(state).transform
    )
