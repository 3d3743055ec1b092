"""Hunters and Gatherers as a learner sees it: the laid tiles as a list, so nothing is cut off.

Planes wide enough for all maps would be nearly empty, and those of a window of 21 × 21 cells took
longer to write than all else. The game's actions name places of a map of 192 × 192. A learner's go
from 0: figures and members first (38), then the cells of a window of 21 × 21 around the first
tile, row by row with four quarter turns each, then the free cells outside it in the order of the
map, with four turns each. Random games leave the window in 8 of 100 cases.
"""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.state import State
from tarsas.games.hunters.rules import FIGURE, FREE, LEAVE, NO_TILE, PLACE, Hunters
from tarsas.games.hunters.rules_land import (
    ANIMALS,
    CELL_PLACE,
    FISH,
    FOREST,
    GOLD,
    LANE,
    MEADOW,
    MIDDLE,
    MOST_TILES,
    MUSHROOMS,
    NODES,
    SEGMENT,
    SYSTEM,
    WIDTH,
    Land,
    figures_of,
)

RADIUS: Final[i64] = 10
SIDE: Final[i64] = 21
OUTSIDE: Final[i64] = -1
PHASES: Final[i64] = 7
TILES: Final[i64] = 96
SPECIALS: Final[i64] = 8
KINDS: Final[i64] = 4
THINGS: Final[i64] = 4

# The numbers of a learner's actions: figures and members first, then cells of the window, then
# free cells outside. No land of 95 tiles has more than 192 free cells around it.
IN_WINDOW: Final[i64] = 38  # LEAVE - FIGURE + 1
BEYOND: Final[i64] = 1802  # IN_WINDOW + 4 * SIDE * SIDE
ACTIONS: Final[i64] = 2570  # BEYOND + 4 * 192

FIELDS: Final = (
    *COMMON,
    Field("phase", (7,), "one of: who starts, draw, draw bonus, lay, take back, figure, finished"),
    Field("supply", (PLAYERS, 2), "members and huts not placed", high=20, scale=5),
    Field("unseen", (96,), "1 for each tile that was not drawn, bonus tiles last"),
    Field("drawn", (96,), "the tile to be laid, or laid in this turn"),
    Field("drawn_sides", (4, 3), "its sides N, E, S, W before turning: meadow, forest, river"),
    Field("drawn_special", (8,), "none, fire, dolmen, shaman, log boat, two traps, raft"),
    Field("tile_covered", (95,), "zones of each laid tile whose animals are covered", high=16),
    Field("figure_owners", (95, PLAYERS), "whose figure is on the tile"),
    Field("figure_kinds", (95, 4), "whether it is a hunter, gatherer, fisher or hut"),
    Field("figure_zones", (95,), "which zone of the tile it is in, from 1", high=16),
    Field("figure_areas", (95, 2), "tiles and open ends of its area", high=200, scale=10),
    Field(
        "figure_things",
        (95, 4),
        "things in that area: deer, aurochs, mammoths, tigers; gold, mushrooms; fish, lakes",
        high=255,
        scale=10,
    ),
    Field("zones", (16, 4), "zones of the tile laid last: meadow, forest, river, river system"),
    Field("zone_size", (16,), "tiles of the area of each", high=95, scale=10),
    Field("zone_ends", (16,), "open ends of that area", high=200, scale=10),
    Field("zone_things", (16, 4), "things in it, as in figure_things", high=255, scale=10),
    Field("zone_figures", (16, PLAYERS), "figures in it", high=15, scale=5),
)

GROWING_FIELDS: Final = (
    Field(
        "tile_places",
        (95, 2),
        "laid tiles, in the order of laying: columns to the right of and rows below the first",
        high=95,
        low=-95,
        scale=10,
    ),
    Field("tiles", (95,), "number of the tile, from 1", high=96),
    Field("tile_turns", (95,), "its quarter turns clockwise", high=3),
    Field("tile_sides", (95, 4, 3), "its sides N, E, S, W on the map: meadow, forest, river"),
    Field("tile_animals", (95, 4), "deer, aurochs, mammoths, tigers on it", high=20, scale=2),
    Field("tile_things", (95, 3), "gold and mushrooms in forests, fish", high=20, scale=2),
    Field("tile_special", (95,), "its special piece, in the order of drawn_special", high=7),
)

PRINTED_FIELDS: Final = (Field("edition", (1,), "0 for 2002, 1 for 2020"),)


class HuntersObserver(Observer):
    """Writes positions of Hunters and Gatherers."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Hunters)
        self.write_common(state, seat, out)
        self.write_supplies(state, seat, out)
        self.write_drawn(state, out)
        self.write_covered(state, out)
        self.write_figures(state, seat, out)
        self.write_zones(state, seat, out)

    def write_supplies(self, state: Hunters, seat: i64, out: Canvas) -> None:
        """Write the phase, what players have not placed and what was not drawn."""
        out.one_of(state.phase, PHASES)
        for i in range(self.players):
            out.number(state.supply(state.members, self.after(seat, i)))
            out.number(state.supply(state.huts, self.after(seat, i)))
        for tile in state.bag:
            out.mark(out.at + tile)
        for tile in state.pile:
            out.mark(out.at + tile)
        out.skip(TILES)

    def write_drawn(self, state: Hunters, out: Canvas) -> None:
        """Write the tile of this turn."""
        box, tile = state.land.box, state.drawn
        out.one_of(tile, TILES)
        if tile == NO_TILE:
            out.skip(4 * 3 + SPECIALS)
            return
        for side in range(i64(4)):
            out.one_of(((box.signatures[tile * 4] >> (2 * side)) & 3) - 1, 3)
        out.one_of(box.special[tile], SPECIALS)

    # --- the map ----------------------------------------------------------------------------

    def write_covered(self, state: Hunters, out: Canvas) -> None:
        """Write on which tiles a hunting trap has covered animals; there are few or none."""
        for node in state.land.covered:
            index = state.spot_of(node) // NODES
            zones: i64 = 0
            for other in state.land.covered:
                if state.spot_of(other) // NODES == index:
                    zones += 1
            out.put(out.at + index, zones)
        out.skip(MOST_TILES)

    def items(self, state: State) -> i64:
        """Return how many tiles are laid."""
        assert isinstance(state, Hunters)
        return len(state.land.laid)

    def write_items(self, state: State, first: i64, end: i64, out: Canvas) -> None:
        """Write tiles in the order of laying."""
        assert isinstance(state, Hunters)
        land = state.land
        places = out.at
        tiles = places + MOST_TILES * 2
        turns = tiles + MOST_TILES
        sides = turns + MOST_TILES
        animals = sides + MOST_TILES * 12
        things = animals + MOST_TILES * 4
        special = things + MOST_TILES * 3
        box = land.box
        for index in range(first, end):
            tile, turn, place = land.tile(index), land.turn(index), land.place(index)
            out.put(places + index * 2, place % WIDTH - MIDDLE)
            out.put(places + index * 2 + 1, place // WIDTH - MIDDLE)
            out.put(tiles + index, tile + 1)
            out.put(turns + index, turn)
            shown = box.signatures[tile * 4 + turn]
            for side in range(i64(4)):
                out.mark(sides + index * 12 + side * 3 + ((shown >> (2 * side)) & 3) - 1)
            self.write_held(land, index, animals + index * 4, things + index * 3, out)
            out.put(special + index, box.special[tile])

    def write_held(self, land: Land, index: i64, animals: i64, things: i64, out: Canvas) -> None:
        """Write what is printed on a laid tile."""
        box, tile = land.box, land.tile(index)
        held, gold, mushrooms, fish = i64(0), i64(0), i64(0), i64(0)
        for at in range(tile * NODES, tile * NODES + box.node_count[tile]):
            holds = box.node_holds[at]
            if holds == 0:
                continue
            kind = box.node_kind[at]
            if kind == MEADOW:
                held += holds & ANIMALS
            elif kind == FOREST:
                gold += (holds >> GOLD) & LANE
                mushrooms += (holds >> MUSHROOMS) & LANE
            elif kind == SYSTEM:
                fish += (holds >> FISH) & LANE
        for animal in range(i64(4)):
            out.put(animals + animal, (held >> (8 * animal)) & LANE)
        out.put(things, gold)
        out.put(things + 1, mushrooms)
        out.put(things + 2, fish)

    def write_figures(self, state: Hunters, seat: i64, out: Canvas) -> None:
        """Write the figures beside their tiles: a tile never has more than one."""
        land, players = state.land, self.players
        kinds = out.at + MOST_TILES * players
        zones = kinds + MOST_TILES * KINDS
        areas = zones + MOST_TILES
        things = areas + MOST_TILES * 2
        for i in range(players):
            other = self.after(seat, i)
            for nth in range(state.values.members + state.values.huts):
                spot = figure_spot(state, other, nth)
                if spot == FREE:
                    continue
                index, area, kind = spot // NODES, land.root(spot), land.kind(spot)
                out.mark(out.at + index * players + i)
                out.mark(kinds + index * KINDS + kind)
                out.put(zones + index, spot % NODES + 1)
                out.put(areas + index * 2, land.size[area])
                out.put(areas + index * 2 + 1, land.open_ends[area])
                for thing in range(things_of(kind)):
                    out.put(things + index * THINGS + thing, land.count(area, 8 * thing))
        out.skip(MOST_TILES * (players + KINDS + 1 + 2 + THINGS))

    # --- the tile laid last -----------------------------------------------------------------

    def write_zones(self, state: Hunters, seat: i64, out: Canvas) -> None:
        """Write the zones of the tile laid last: where a figure may go."""
        land, players = state.land, self.players
        index = land.last()
        tile = land.tile(index)
        sizes = out.at + NODES * KINDS
        ends = sizes + NODES
        things = ends + NODES
        figures = things + NODES * THINGS
        for local in range(land.box.node_count[tile]):
            kind = land.box.node_kind[tile * NODES + local]
            area = land.find(land.first_node[index] + local)
            out.mark(out.at + local * KINDS + kind)
            out.put(sizes + local, land.size[area])
            out.put(ends + local, land.open_ends[area])
            for thing in range(things_of(kind)):
                number = land.count(area, 8 * thing)
                out.put(things + local * THINGS + thing, number)
            for i in range(players):
                number = figures_of(land.figures[area], self.after(seat, i))
                out.put(figures + local * players + i, number)
        out.skip(NODES * (KINDS + 2 + THINGS + players))

    def write_printed(self, state: State, out: Canvas) -> None:
        """Write the edition."""
        assert isinstance(state, Hunters)
        out.flag(state.land.box.edition == "2020")

    # --- actions ----------------------------------------------------------------------------

    def number_of(self, state: State, action: i64) -> i64:
        """Return the learner's number of a legal action."""
        if action < PLACE:
            return action - FIGURE
        assert isinstance(state, Hunters)
        place, turn = (action - PLACE) >> 2, (action - PLACE) & 3
        cell = window_cell(place)
        if cell != OUTSIDE:
            return IN_WINDOW + cell * 4 + turn
        before: i64 = 0
        for entry in state.land.frontier:
            if entry >> CELL_PLACE == place:
                break
            if window_cell(entry >> CELL_PLACE) == OUTSIDE:
                before += 1
        return BEYOND + before * 4 + turn

    def action_of(self, state: State, number: i64) -> i64:
        """Return the legal action of a learner's number."""
        if number < IN_WINDOW:
            return FIGURE + number
        if number < BEYOND:
            cell, turn = (number - IN_WINDOW) >> 2, (number - IN_WINDOW) & 3
            place = (MIDDLE - RADIUS + cell // SIDE) * WIDTH + MIDDLE - RADIUS + cell % SIDE
            return PLACE + place * 4 + turn
        assert isinstance(state, Hunters)
        left, turn = (number - BEYOND) >> 2, (number - BEYOND) & 3
        for entry in state.land.frontier:
            if window_cell(entry >> CELL_PLACE) == OUTSIDE:
                if left == 0:
                    return PLACE + (entry >> CELL_PLACE) * 4 + turn
                left -= 1
        raise IndexError(f"no free cell outside the window has the number {number}")


def window_cell(place: i64) -> i64:
    """Return the cell of a place in the window, row by row, or OUTSIDE."""
    row = place // WIDTH - MIDDLE + RADIUS
    column = place % WIDTH - MIDDLE + RADIUS
    if 0 <= row < SIDE and 0 <= column < SIDE:
        return row * SIDE + column
    return OUTSIDE


def figure_spot(state: Hunters, seat: i64, nth: i64) -> i64:
    """Return where a member, or after all members a hut, of a seat is, or FREE."""
    members = state.values.members
    if nth < members:
        return state.members[seat * members + nth]
    return state.huts[seat * state.values.huts + nth - members]


def things_of(kind: i64) -> i64:
    """Return how many things are counted in areas of a kind."""
    return THINGS if kind == MEADOW else 1 if kind == SEGMENT else 2


def make_observer(players: int) -> Observer:
    """Return the observer of Hunters and Gatherers."""
    assert LEAVE - FIGURE + 1 == IN_WINDOW
    return HuntersObserver(players, FIELDS, ACTIONS, GROWING_FIELDS, PRINTED_FIELDS)
