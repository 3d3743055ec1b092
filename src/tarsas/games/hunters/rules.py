"""Hunters and Gatherers: the rules. Numbers in comments (R7) refer to docs/rules/hunters.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State, rank
from tarsas.games.hunters import news
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    DOLMEN,
    DOLMEN_PIECE,
    FIRE,
    FISH,
    FOREST,
    GOLD,
    HUNTING_TRAP,
    LAKES,
    LANE,
    LOG_BOAT,
    MAMMOTH,
    MEADOW,
    MIDDLE,
    MUSHROOMS,
    NODES,
    RAFT,
    SEAT_BITS,
    SEGMENT,
    SHAMAN,
    SYSTEM,
    TIGER,
    WIDTH,
    Land,
    figures_of,
)

# --- constants and tables -------------------------------------------------------------------

# Actions, in disjoint ranges.
START: Final[i64] = 0
TILE: Final[i64] = 5  # + the tile that is drawn
FIGURE: Final[i64] = 101  # + the node of the tile just laid; a hut for a system, else a member
NO_FIGURE: Final[i64] = 117
TAKE_BACK: Final[i64] = 118  # + which of the own members, in the order of the map
LEAVE: Final[i64] = 138
PLACE: Final[i64] = 139  # + place * 4 + quarter turns
ACTIONS: Final[i64] = 147595  # PLACE + WIDTH * WIDTH * 4

# Phases of a turn.
STARTING: Final[i64] = 0
DRAWING: Final[i64] = 1
DRAWING_BONUS: Final[i64] = 2
PLACING: Final[i64] = 3
CALLING: Final[i64] = 4  # the shaman may take a member back
PEOPLING: Final[i64] = 5  # a member or a hut, or none
FINISHED: Final[i64] = 6

# Ways of ending: the last land tile was laid, or fitted nowhere.
ENDINGS: Final = ("placed", "unplaceable")
BY_PLACING: Final[i64] = 0
BY_UNPLACEABLE: Final[i64] = 1

NO_TILE: Final[i64] = -1
FREE: Final[i64] = -1  # in place of a spot: the figure is in its owner's supply

FOREST_POINTS: Final[i64] = 2
LOG_BOAT_POINTS: Final[i64] = 2


class Values:
    """What differs between the editions, as numbers."""

    def __init__(
        self, members: int, huts: int, mushrooms: int, deer: int, aurochs: int, mammoth: int
    ) -> None:
        self.members: i64 = members
        self.huts: i64 = huts
        self.mushrooms: i64 = mushrooms
        self.deer: i64 = deer
        self.aurochs: i64 = aurochs
        self.mammoth: i64 = mammoth


def place_name(place: i64) -> str:
    """Return a place as x,y from the start tile, x to the right and y down."""
    return f"{place % WIDTH - MIDDLE},{place // WIDTH - MIDDLE}"


def tile_id(place: i64) -> str:
    """Return the id of a laid tile in the picture."""
    x, y = place % WIDTH - MIDDLE, place // WIDTH - MIDDLE
    return f"tile-{'w' if x < 0 else 'e'}{abs(int(x))}-{'n' if y < 0 else 's'}{abs(int(y))}"


# --- state ----------------------------------------------------------------------------------


class Hunters(State):
    """A position of Hunters and Gatherers."""

    def __init__(self, players: i64, values: Values, land: Land) -> None:
        super().__init__(players)
        self.values: Final = values
        self.land: Final = land
        self.bag = vec[i64]()  # land tiles not drawn yet, sorted
        self.pile = vec[i64]()  # bonus tiles not drawn yet, sorted
        self.members = vec[i64]()  # seat * members + i: spot or FREE
        self.huts = vec[i64]()  # seat * huts + i: spot or FREE
        self.points = vec[i64]()
        self.phase: i64 = STARTING
        self.active: i64 = 0
        self.drawn: i64 = NO_TILE
        self.ended_by: i64 = -1

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self, start: i64) -> None:
        """R1: lay the start tile; `start` begins, or chance decides if it is -1."""
        box = self.land.box
        self.land.set_up()
        self.bag = vec[i64](list(range(1, box.first_bonus)))
        self.pile = vec[i64](list(range(box.first_bonus, box.tiles)))
        self.members = vec[i64]([FREE] * (self.players * self.values.members))
        self.huts = vec[i64]([FREE] * (self.players * self.values.huts))
        self.points = vec[i64]([0] * self.players)
        if start >= 0:
            self.begin(start)

    def begin(self, seat: i64) -> None:
        """Open the first turn."""
        self.active = seat
        self.phase = DRAWING

    def clone(self) -> "Hunters":
        """Return an independent copy."""
        copy = Hunters(self.players, self.values, self.land.clone())
        copy.bag = self.bag[:]
        copy.pile = self.pile[:]
        copy.members = self.members[:]
        copy.huts = self.huts[:]
        copy.points = self.points[:]
        copy.phase = self.phase
        copy.active = self.active
        copy.drawn = self.drawn
        copy.ended_by = self.ended_by
        return copy

    def supply(self, figures: vec[i64], seat: i64) -> i64:
        """Return how many of its members (or huts) a seat has not placed."""
        each: i64 = len(figures) // self.players
        free: i64 = 0
        for i in range(seat * each, (seat + 1) * each):
            if figures[i] == FREE:
                free += 1
        return free

    # --- whose turn -------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return who acts now."""
        if self.phase == FINISHED:
            return OVER
        return self.active if self.phase >= PLACING else CHANCE

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64](capacity=64)
        if seat != self.actor():
            return out
        if self.phase == PLACING:
            return self.land.placements(self.drawn, out, PLACE)
        if self.phase == PEOPLING:
            return self.legal_figures(out)
        if self.phase == CALLING:
            for nth in range(self.values.members - self.supply(self.members, seat)):
                out = append(out, TAKE_BACK + nth)
            return append(out, LEAVE)
        if self.phase == STARTING:
            for first in range(self.players):
                out = append(out, START + first)
        elif self.phase != FINISHED:
            for tile in self.bag if self.phase == DRAWING else self.pile:
                out = append(out, TILE + tile)
        return out

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome; every tile face down is equally likely."""
        if self.phase == DRAWING:
            return TILE + self.bag[rng.below(len(self.bag))]
        if self.phase == DRAWING_BONUS:
            return TILE + self.pile[rng.below(len(self.pile))]
        return START + rng.below(self.players)

    def legal_figures(self, out: vec[i64]) -> vec[i64]:
        """List where a member or a hut may go on the tile just laid (R5), and none."""
        land = self.land
        index = land.last()
        tile = land.tile(index)
        has_member = self.supply(self.members, self.active) > 0
        has_hut = self.supply(self.huts, self.active) > 0
        for local in range(land.box.node_count[tile]):
            kind = land.box.node_kind[tile * NODES + local]
            if not (has_hut if kind == SYSTEM else has_member):
                continue
            if kind == MEADOW and land.box.hunter_barred[tile]:  # R19: no hunter beside the fire
                continue
            # R7: no member in the whole area; R8: no hut in the whole river system.
            if land.figures[land.find(land.first_node[index] + local)] == 0:
                out = append(out, FIGURE + local)
        return append(out, NO_FIGURE)

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if self.phase == PLACING:
            self.lay_tile((action - PLACE) >> 2, (action - PLACE) & 3)
        elif self.phase == PEOPLING:
            if action != NO_FIGURE:
                self.put_figure(action - FIGURE)
            self.score_tile()
        elif self.phase == CALLING:
            if action != LEAVE:
                self.take_back(self.own_member(action - TAKE_BACK))
            self.phase = PEOPLING
        elif self.phase == STARTING:
            self.begin(action - START)
        else:
            self.draw_tile(action - TILE)

    def draw_tile(self, tile: i64) -> None:
        """R2: turn a tile up; one that fits nowhere leaves the game (ruling 2, ruling E14)."""
        if self.phase == DRAWING:
            self.bag = without(self.bag, tile)
        else:
            self.pile = without(self.pile, tile)
        if self.land.fits_anywhere(tile):
            self.drawn = tile
            self.phase = PLACING
        elif self.phase == DRAWING:
            if len(self.bag) == 0:
                self.finish(BY_UNPLACEABLE)
        elif len(self.pile) == 0:
            self.next_turn()

    def lay_tile(self, place: i64, turn: i64) -> None:
        """R3: lay the tile that was drawn, then let its power act (R34)."""
        self.land.lay_at(self.drawn, place, turn)
        self.phase = PEOPLING
        special = self.land.box.special[self.drawn]
        if special == 0:
            return
        spot = self.land.last() * NODES + self.land.box.special_node[self.drawn]
        if special == LOG_BOAT:
            self.launch_log_boat(spot)
        elif special == HUNTING_TRAP:
            self.spring_trap(spot)
        elif special == SHAMAN:
            if self.supply(self.members, self.active) < self.values.members:
                self.phase = CALLING  # R35, ruling E3: members only; none on the map: skipped
            elif self.events is not None:
                self.events.append(news.shaman(self, spot))

    def launch_log_boat(self, spot: i64) -> None:
        """R36: the placer scores the lakes joined now, its own included (ruling E4)."""
        system = self.land.root(spot)
        vp = LOG_BOAT_POINTS * self.land.count(system, LAKES)
        self.points[self.active] += vp
        if self.events is not None:
            self.events.append(news.log_boat(self, system, vp))

    def spring_trap(self, spot: i64) -> None:
        """R37: the placer scores the animals in range, which then count no more (ruling E5)."""
        near = self.land.animals_in_range(spot)
        vp = self.caught(near)
        self.points[self.active] += vp
        if self.events is not None:
            self.events.append(news.hunting_trap(self, spot, near, vp))
        self.land.cover_range(spot)

    def caught(self, near: i64) -> i64:
        """Return what animals in range of the hunting trap pay."""
        tigers = (near >> TIGER) & LANE  # ruling E6: only tigers in range eat, only deer there
        deer = max((near & LANE) - tigers, i64(0))
        return self.worth(deer, (near >> AUROCHS) & LANE, (near >> MAMMOTH) & LANE)

    def put_figure(self, local: i64) -> None:
        """R6: a gatherer, fisher or hunter, or a hut, goes on the tile just laid."""
        land = self.land
        seat = self.active
        spot = land.last() * NODES + local
        area = land.root(spot)
        land.figures[area] += 1 << (SEAT_BITS * seat)
        if land.kind(spot) == SYSTEM:
            self.huts[first_free(self.huts, seat * self.values.huts)] = spot
            return
        self.members[first_free(self.members, seat * self.values.members)] = spot
        if self.at_dolmen(spot):
            land.holds[area] += (seat + 1) << DOLMEN

    def at_dolmen(self, spot: i64) -> bool:
        """Say whether a spot is the dolmen's zone (R20)."""
        tile = self.land.tile(spot // NODES)
        box = self.land.box
        return box.special[tile] == DOLMEN_PIECE and box.special_node[tile] == spot % NODES

    def own_member(self, nth: i64) -> i64:
        """Return which member of the active seat is the nth in the order of the map."""
        base = self.active * self.values.members
        for i in range(base, base + self.values.members):
            if self.members[i] == FREE:
                continue
            mine = self.map_order(self.members[i])
            before: i64 = 0
            for j in range(base, base + self.values.members):
                if self.members[j] != FREE and self.map_order(self.members[j]) < mine:
                    before += 1
            if before == nth:
                return i
        raise AssertionError("there is no such member on the map")

    def map_order(self, spot: i64) -> i64:
        """Return a number by which spots sort row by row, whenever their tiles were laid."""
        return self.land.place(spot // NODES) * NODES + spot % NODES

    def take_back(self, member: i64) -> None:
        """R35: the shaman calls a member back; its area is not scored."""
        land = self.land
        spot = self.members[member]
        area = land.root(spot)
        land.figures[area] -= 1 << (SEAT_BITS * self.active)
        if self.at_dolmen(spot):
            land.holds[area] -= (self.active + 1) << DOLMEN
        self.members[member] = FREE

    def score_tile(self) -> None:
        """Score every forest and segment that the tile completed (ruling 4), then go on."""
        land = self.land
        index = land.last()
        first = land.first_node[index]
        gold: i64 = -1  # a completed forest that holds some
        for local in range(land.box.node_count[self.drawn]):
            kind = land.box.node_kind[self.drawn * NODES + local]
            if kind != FOREST and kind != SEGMENT:
                continue
            area = land.find(first + local)
            if land.open_ends[area] > 0 or self.met_before(first, local, area):
                continue
            if kind == FOREST:
                if gold < 0 and land.count(area, GOLD) > 0:
                    gold = area
                self.close_forest(area)
            else:
                self.close_segment(area)
            if land.figures[area] > 0:
                self.return_members(area)
        if gold >= 0 and self.events is not None:
            self.events.append(news.gold(self, gold))
        # R14: one bonus tile however many gold forests (ruling 1); R15: never for a bonus tile.
        if gold >= 0 and self.drawn < land.box.first_bonus and len(self.pile) > 0:
            self.phase = DRAWING_BONUS
        else:
            self.next_turn()

    def met_before(self, first: i64, local: i64, area: i64) -> bool:
        """Say whether an earlier node of the tile belongs to the same area."""
        for earlier in range(local):
            if self.land.find(first + earlier) == area:
                return True
        return False

    def return_members(self, area: i64) -> None:
        """R13: the members of a scored area go back to their owners."""
        for i in range(i64(len(self.members))):
            if self.members[i] != FREE and self.land.root(self.members[i]) == area:
                self.members[i] = FREE
        self.land.figures[area] = 0

    def next_turn(self) -> None:
        """Pass to the left; without land tiles the game is over (R16)."""
        self.drawn = NO_TILE
        if len(self.bag) == 0:
            self.finish(BY_PLACING)
            return
        self.active = (self.active + 1) % self.players
        self.phase = DRAWING

    # --- scoring ----------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Return the points of a seat."""
        return self.points[seat]

    def award(self, area: i64, vp: i64) -> None:
        """R12: whoever has most figures in the area scores, ties all in full."""
        figures = self.land.figures[area]
        most: i64 = 0
        for seat in range(self.players):
            most = max(most, figures_of(figures, seat))
        if most == 0 or vp == 0:
            return
        for seat in range(self.players):
            if figures_of(figures, seat) == most:
                self.points[seat] += vp

    def close_forest(self, area: i64) -> None:
        """R10: points per piece (R32: per tile), and for mushrooms (R21)."""
        vp = FOREST_POINTS * self.land.size[area]
        mushrooms = self.values.mushrooms * self.land.count(area, MUSHROOMS)
        self.award(area, vp + mushrooms)
        if self.events is not None:
            self.events += news.forest(self, area, vp, mushrooms)

    def close_segment(self, area: i64) -> None:
        """R11: a point per tile and per fish in the lakes at its ends (R33: and in the river)."""
        vp = self.land.size[area] + self.land.count(area, FISH)
        self.award(area, vp)
        if self.events is not None:
            self.events += news.segment(self, area, vp)

    def score_huts(self) -> None:
        """R17: the fish of each river system; with the raft (R40) its lakes as well."""
        land = self.land
        done = vec[i64]()
        for spot in self.huts:
            if spot == FREE or contains(done, land.root(spot)):
                continue
            system = land.root(spot)
            done = append(done, system)
            vp = land.count(system, FISH)
            lakes = land.count(system, LAKES) if land.count(system, RAFT) > 0 else i64(0)
            self.award(system, vp + lakes)
            if self.events is not None:
                self.events += news.huts(self, system, vp, lakes)

    def score_meadows(self) -> None:
        """R18: the animals of each meadow with hunters."""
        land = self.land
        done = vec[i64]()
        for spot in self.members:
            if spot == FREE or contains(done, land.root(spot)):
                continue
            meadow = land.root(spot)
            done = append(done, meadow)
            self.score_meadow(meadow)

    def score_meadow(self, meadow: i64) -> None:
        """R41: tigers eat deer, those near a pit trap last (R38); then the majority scores."""
        land = self.land
        trapped: i64 = 0  # animals that count double
        if land.pit_trap >= 0 and land.root(land.pit_trap) == meadow:
            trapped = land.animals_in_range(land.pit_trap)
        # R19, ruling E8: fire drives off all tigers of the meadow.
        tigers = 0 if land.count(meadow, FIRE) > 0 else land.count(meadow, TIGER)
        deer = max(land.count(meadow, DEER) - tigers, i64(0))
        deer_twice = min(deer, trapped & LANE)  # ruling E9: deer out of range are eaten first
        vp = self.worth(deer, land.count(meadow, AUROCHS), land.count(meadow, MAMMOTH))
        more = self.worth(deer_twice, (trapped >> AUROCHS) & LANE, (trapped >> MAMMOTH) & LANE)
        owner = land.count(meadow, DOLMEN)
        if owner > 0:  # R20, ruling 6: the hunter at the dolmen scores alone
            self.points[owner - 1] += vp + more
        else:
            self.award(meadow, vp + more)
        if self.events is not None:
            self.events += news.meadow(self, meadow, trapped, vp, more)

    def worth(self, deer: i64, aurochs: i64, mammoths: i64) -> i64:
        """Return what animals pay in this edition (R18, R31)."""
        values = self.values
        return values.deer * deer + values.aurochs * aurochs + values.mammoth * mammoths

    def appraise(self) -> None:
        """Score the end as if it were here; what the tile just laid completes comes before."""
        if self.phase == CALLING:
            self.phase = PEOPLING
        if self.phase == PEOPLING:
            self.apply(self.active, NO_FIGURE)
        if self.phase != FINISHED:
            self.score_end()

    # --- end --------------------------------------------------------------------------------

    def finish(self, way: i64) -> None:
        """R16: members of open forests and segments go home unscored; then R17, R18."""
        self.phase = FINISHED
        self.ended_by = way
        if self.events is not None:
            last = tile_id(self.land.place(self.land.last()))
            self.events += [news.last_tile(self, ENDINGS[way], last), *news.unfinished(self)]
        self.score_end()

    def score_end(self) -> None:
        """R16 to R18: only huts and hunters score in the end."""
        for i in range(i64(len(self.members))):
            spot = self.members[i]
            if spot != FREE and self.land.kind(spot) != MEADOW:
                self.land.figures[self.land.root(spot)] = 0
                self.members[i] = FREE
        self.score_huts()
        self.score_meadows()

    def result(self) -> vec[i64]:
        """R22: most points win, equal points share."""
        return rank(self.points)

    def ending(self) -> str:
        """Return the way the game ended."""
        return ENDINGS[self.ended_by] if self.phase == FINISHED else ""

    # --- for tests and comparison -----------------------------------------------------------

    def key(self) -> bytes:
        """Return the position as bytes, whatever the order in which it came about."""
        land = self.land
        parts = [self.phase, self.active, self.drawn, self.ended_by, land.place(land.last())]
        parts += [*self.points, -1, *self.bag, -1, *self.pile, -1, *sorted(land.laid), -1]
        for figures in (self.members, self.huts):
            each = len(figures) // self.players
            for seat in range(self.players):
                mine = figures[seat * each : (seat + 1) * each]
                parts += sorted([self.map_order(spot) if spot != FREE else FREE for spot in mine])
        parts += sorted([self.map_order(self.spot_of(node)) for node in land.covered])
        return bytes(memoryview(vec[i64](parts)))

    def spot_of(self, node: i64) -> i64:
        """Return the spot of a node."""
        index = self.land.last()
        while self.land.first_node[index] > node:
            index -= 1
        return index * NODES + node - self.land.first_node[index]

    def audit(self) -> list[str]:
        """Recount the tiles, the figures and every area."""
        land = self.land
        figures = vec[i64]()
        for kind, pieces in ((0, self.members), (1, self.huts)):
            each = len(pieces) // self.players
            for i in range(i64(len(pieces))):
                if pieces[i] != FREE:
                    figures = append(figures, land.node(pieces[i]) * 8 + i // each)
                    if (land.kind(pieces[i]) == SYSTEM) != (kind == 1):
                        return ["a figure stands where it cannot"]
        tiles = [*self.bag, *self.pile, *(entry & LANE for entry in land.laid)]
        wrong = land.audit(figures)
        if len(set(tiles)) != len(tiles):
            wrong.append("a tile is in two places")
        if list(self.bag) != sorted(self.bag) or list(self.pile) != sorted(self.pile):
            wrong.append("the tiles face down are out of order")
        return wrong


def first_free(figures: vec[i64], base: i64) -> i64:
    """Return the first figure from `base` on that is in the supply."""
    while figures[base] != FREE:
        base += 1
    return base


def contains(areas: vec[i64], area: i64) -> bool:
    """Say whether an area is among some."""
    for other in areas:
        if other == area:
            return True
    return False


def without(tiles: vec[i64], tile: i64) -> vec[i64]:
    """Return sorted tiles without one of them."""
    left = vec[i64](capacity=len(tiles))
    for other in tiles:
        if other != tile:
            left = append(left, other)
    return left
