"""Hunters and Gatherers as a learner sees it: planes of 21 × 21 cells around the start tile.

Random games reach further than 10 cells from the start tile in 7 of 100 cases. What lies outside
is not in the planes, only counted; but a tile can be laid there all the same, by the actions that
name free cells outside in the order of the map.
"""

from typing import Final

from mypy_extensions import i64

from tarsas.core.observation import COMMON, PLAYERS, Canvas, Field, Observer
from tarsas.core.state import State
from tarsas.games.hunters.rules import FIGURE, FREE, LEAVE, NO_TILE, PLACE, Hunters, figures_of
from tarsas.games.hunters.rules_land import (
    CELL_PLACE,
    FISH,
    FOREST,
    GOLD,
    LANE,
    MEADOW,
    MIDDLE,
    MUSHROOMS,
    NODES,
    SEGMENT,
    SYSTEM,
    WIDTH,
    Land,
)

RADIUS: Final[i64] = 10
SIDE: Final[i64] = 21
CELLS: Final[i64] = 441
OUTSIDE: Final[i64] = -1
PHASES: Final[i64] = 7
TILES: Final[i64] = 96
SPECIALS: Final[i64] = 8
KINDS: Final[i64] = 4
THINGS: Final[i64] = 4
MAP: Final = (21, 21)

# The numbers of a learner's actions: figures and members first, then cells of the window, then
# free cells outside. No land of 95 tiles has more than 192 free cells around it.
IN_WINDOW: Final[i64] = 38  # LEAVE - FIGURE + 1
BEYOND: Final[i64] = 1802  # IN_WINDOW + 4 * CELLS
ACTIONS: Final[i64] = 2570  # BEYOND + 4 * 192

FIELDS: Final = (
    *COMMON,
    Field("phase", (7,), "one of: who starts, draw, draw bonus, lay, take back, figure, finished"),
    Field("supply", (PLAYERS, 2), "members and huts not placed", high=20, scale=5),
    Field("unseen", (96,), "1 for each tile that was not drawn, bonus tiles last"),
    Field("drawn", (96,), "the tile to be laid, or laid in this turn"),
    Field("drawn_sides", (4, 3), "its sides N, E, S, W before turning: meadow, forest, river"),
    Field("drawn_special", (8,), "none, fire, dolmen, shaman, log boat, two traps, raft"),
    Field("outside", (1,), "laid tiles outside the planes", high=95, scale=10),
    Field("tile", MAP, "number of the tile laid, from 1", high=96),
    Field("turn", MAP, "its quarter turns clockwise", high=3),
    Field("sides", (4, 3, *MAP), "its sides N, E, S, W on the map: meadow, forest, river"),
    Field("animals", (4, *MAP), "deer, aurochs, mammoths, tigers not covered", high=20, scale=2),
    Field("gold", MAP, "gold in its forests", high=10, scale=1),
    Field("mushrooms", MAP, "mushrooms in its forests", high=10, scale=1),
    Field("fish", MAP, "fish in its river systems", high=20, scale=2),
    Field("special", MAP, "its special piece, in the order of drawn_special", high=7),
    Field("last", MAP, "1 for the tile laid last"),
    Field(
        "figures",
        (PLAYERS, 4, *MAP),
        "tiles with a hunter, gatherer, fisher or hut of the player",
    ),
    Field("figure_node", MAP, "which zone of the tile a figure is in, from 1", high=16),
    Field("figure_size", MAP, "tiles of the area a figure is in", high=95, scale=10),
    Field("figure_ends", MAP, "open ends of that area", high=200, scale=10),
    Field(
        "figure_things",
        (4, *MAP),
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

PRINTED_FIELDS: Final = (Field("edition", (1,), "0 for 2002, 1 for 2020"),)


class HuntersObserver(Observer):
    """Writes positions of Hunters and Gatherers."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as a seat sees it."""
        assert isinstance(state, Hunters)
        self.write_common(state, seat, out)
        self.write_supplies(state, seat, out)
        self.write_drawn(state, out)
        self.write_map(state.land, out)
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

    # --- planes -----------------------------------------------------------------------------

    def write_map(self, land: Land, out: Canvas) -> None:
        """Write the planes of the tiles."""
        first = out.at + 1
        outside: i64 = 0
        for index in range(i64(len(land.laid))):
            cell = window_cell(land.place(index))
            if cell == OUTSIDE:
                outside += 1
            else:
                self.write_tile(land, index, first + cell, out)
        out.number(outside)
        out.skip(23 * CELLS)

    def write_tile(self, land: Land, index: i64, at: i64, out: Canvas) -> None:
        """Write one tile; `at` is its cell in the first plane."""
        box, tile = land.box, land.tile(index)
        out.put(at, tile + 1)
        out.put(at + CELLS, land.turn(index))
        shown = box.signatures[tile * 4 + land.turn(index)]
        for side in range(i64(4)):
            out.mark(at + (1 + side * 3 + ((shown >> (2 * side)) & 3)) * CELLS)
        held, gold, mushrooms, fish = i64(0), i64(0), i64(0), i64(0)
        for local in range(box.node_count[tile]):
            kind = box.node_kind[tile * NODES + local]
            holds = box.node_holds[tile * NODES + local]
            if kind == MEADOW:
                spot = index * NODES + local
                if land.animals(spot) != 0 and not land.is_covered(land.node(spot)):
                    held += land.animals(spot)
            elif kind == FOREST:
                gold += (holds >> GOLD) & LANE
                mushrooms += (holds >> MUSHROOMS) & LANE
            elif kind == SYSTEM:
                fish += (holds >> FISH) & LANE
        for animal in range(i64(4)):
            number = (held >> (8 * animal)) & LANE
            out.put(at + (14 + animal) * CELLS, number)
        out.put(at + 18 * CELLS, gold)
        out.put(at + 19 * CELLS, mushrooms)
        out.put(at + 20 * CELLS, fish)
        out.put(at + 21 * CELLS, box.special[tile])
        if index == land.last():
            out.mark(at + 22 * CELLS)

    def write_figures(self, state: Hunters, seat: i64, out: Canvas) -> None:
        """Write the planes of the figures: a tile never has more than one."""
        land, players = state.land, self.players
        areas = out.at + players * KINDS * CELLS
        for i in range(players):
            other = self.after(seat, i)
            for nth in range(state.values.members + state.values.huts):
                spot = figure_spot(state, other, nth)
                if spot == FREE:
                    continue
                cell = window_cell(land.place(spot // NODES))
                if cell == OUTSIDE:
                    continue
                out.mark(out.at + (i * KINDS + land.kind(spot)) * CELLS + cell)
                out.put(areas + cell, spot % NODES + 1)
                area = land.root(spot)
                out.put(areas + CELLS + cell, land.size[area])
                out.put(areas + 2 * CELLS + cell, land.open_ends[area])
                for thing in range(things_of(land.kind(spot))):
                    number = land.count(area, 8 * thing)
                    out.put(areas + (3 + thing) * CELLS + cell, number)
        out.skip((players * KINDS + 3 + THINGS) * CELLS)

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
    """Return the cell of a place in the planes, row by row, or OUTSIDE."""
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
    return HuntersObserver(players, FIELDS, ACTIONS, PRINTED_FIELDS)
