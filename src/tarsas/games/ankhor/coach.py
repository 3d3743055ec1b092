"""Ankh'or's coach: what a strong player counts, weighed by what self-play has taught.

The weights are in `coach.toml`; `tarsas train ankhor` learns others.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach
from tarsas.core.pending import ARGUMENT, FIRST, KIND, SECOND, THIRD
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.ankhor.reasons import reasons_for
from tarsas.games.ankhor.rules import LAST_TILE, MOST_ANKHS, MOST_GOODS, Ankhor
from tarsas.games.ankhor.rules_actions import (
    DISCOUNTING,
    FINISHED,
    MOVING,
    PAYING,
    PLACING,
    RETURNING,
    STOCKING,
    TAKING,
)
from tarsas.games.ankhor.rules_area import (
    ANIMAL_COUNT,
    CELLS,
    COLOUR_COUNT,
    FAMILIES,
    GREAT,
    Area,
    above,
    below,
    beside,
    left,
    right,
    size,
)
from tarsas.games.ankhor.rules_holdings import (
    ANKH,
    DISC_COUNT,
    HELD,
    SCRIBE,
    STOREHOUSE,
    VP2,
    WORTHS,
)
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT, Box

# "Early" numbers are multiplied by the share of the game that is left.
F_POINTS: Final[i64] = 0  # of groups, prints and bonus tiles, with those of a tile being bought
F_DISCS_LATE: Final[i64] = 1  # a third of a point each, once the game is over
F_TILES: Final[i64] = 2  # early
F_LONE_COLOURS: Final[i64] = 3  # early: tiles that touch none of their colour
F_LONE_ANIMALS: Final[i64] = 4
F_COLOURS_3: Final[i64] = 5  # early: groups that are two short of a bonus tile
F_COLOURS_4: Final[i64] = 6
F_ANIMALS_3: Final[i64] = 7
F_ANIMALS_4: Final[i64] = 8
F_GOODS: Final[i64] = 9  # early, with those about to be taken
F_ANKHS: Final[i64] = 10  # early
F_POOR: Final[i64] = 11  # early: how little the market offers who has no ankh to change that
F_POOR_ANKH: Final[i64] = 12  # … who has one
F_STORED: Final[i64] = 13  # early
F_STORES_EMPTY: Final[i64] = 14
F_SQUARES: Final[i64] = 15  # early: free places of the first level
F_PLACES: Final[i64] = 16  # early: looks of tiles that would touch their colour and their animal
F_PLAN_NOW: Final[i64] = 17  # what the best tile brings that can be paid now
F_PLAN_SOON: Final[i64] = 18  # what the best tile brings, less what is missing for it
F_PLAN_ALL: Final[i64] = 19  # the same of all tiles together
F_MOVE: Final[i64] = 20  # points that moving a tile would bring, with an ankh in hand
F_TURN: Final[i64] = 21  # has this turn's action still to come
F_SCRIBE: Final[i64] = 22  # an extra turn is coming
F_NEW_TILES: Final[i64] = 23  # tiles about to come to the market, before the own action
F_NEW_TILES_RIVAL: Final[i64] = 24  # … before the next player's
COUNT: Final[i64] = 25

# A tile as an area sees it: its colour and its animal, 3 for none.
LOOKS: Final[i64] = 20
NO_ANIMAL: Final[i64] = 3
NOWHERE: Final[i64] = -1

# Within a plan tiles compete, so what they are worth beside their groups is needed in points.
# From a fit without these: a turn is worth a point or so, and three discs are a turn.
DISC_WORTH: Final = 0.35
LACK_WORTH: Final = 0.4
GOOD_PLAN: Final = 2.0
SCRIBE_WORTH: Final = 1.0
STOREHOUSE_WORTH: Final = 0.7

# Areas seen lately. Clones share areas, so a search asks about few of them again and again.
REMEMBERED: Final[i64] = 32


class Prospects:
    """What an area promises: worked out once for each, as clones share their areas."""

    def __init__(self, area: Area, box: Box) -> None:
        self.area: Final = area
        self.ground = vec[i64]([NOWHERE] * LOOKS)  # points by the best place on the ground
        self.roof = vec[i64]([NOWHERE] * LOOKS)  # … on the first level
        self.nearly = vec[i64]([0] * (2 * FAMILIES))  # family * 2: groups of three, of four
        self.lone_colours: i64 = 0
        self.lone_animals: i64 = 0
        self.both: i64 = 0
        self.moves = vec[i64]([0] * area.count)  # points by the best move of each tile
        self.move: i64 = 0  # … of any
        self.groups = vec[i64]()  # tile * 2: its group by colour, then by animal
        self.box: Final = box
        self.find_groups()
        self.find_places()

    def look_of(self, index: i64) -> i64:
        """Return what a tile of the area looks like."""
        return look(self.box.kind_of[self.area.tiles[index]])

    def find_groups(self) -> None:
        """Note which tiles hang together by colour and by animal."""
        area = self.area
        self.groups = vec[i64]([0] * (2 * area.count))
        for family in range(FAMILIES):
            members = area.members[family]
            by_animal = i64(1) if family >= COLOUR_COUNT else i64(0)
            rest = members
            while rest != 0:
                part = area.connected(rest & -rest, members)
                rest &= ~part
                length = size(part)
                if length == 1 and by_animal:
                    self.lone_animals += 1
                elif length == 1:
                    self.lone_colours += 1
                elif length == GREAT - 2 or length == GREAT - 1:
                    self.nearly[family * 2 + length - GREAT + 2] += 1
                for i in range(area.count):
                    if part & (1 << i):
                        self.groups[2 * i + by_animal] = part

    def find_places(self) -> None:
        """Note what a tile of each look would bring at its best place."""
        area = self.area
        if area.count == 0:
            for n in range(LOOKS):
                self.ground[n] = 0
            return
        at = area.grid()
        seen = at[:]
        spots = vec[i64](capacity=40)
        near = vec[i64](capacity=40)
        for i in range(area.count):
            spot = area.spots[i]
            if spot >= CELLS:
                continue
            for side in range(i64(4)):
                cell = beside(spot, side)
                if seen[cell] == 0:
                    seen[cell] = 1
                    spots = append(spots, cell)
                    near = append(near, neighbours(at, cell))
            if at[CELLS + spot] == 0:
                under = area.square(at, spot)
                if under != 0:
                    spots = append(spots, CELLS + spot)
                    near = append(near, under | upper_neighbours(at, spot))
        for n in range(len(spots)):
            self.weigh_spot(spots[n] >= CELLS, near[n])
        for n in range(LOOKS):
            if n % 4 != NO_ANIMAL and self.ground[n] >= 2:
                both = self.ground[n] > self.ground[n - n % 4 + NO_ANIMAL]
                self.both += 1 if both else 0
        for i in range(area.count):
            if area.movable & (1 << i):
                self.weigh_move(i, spots, near)

    def weigh_spot(self, upper: bool, near: i64) -> None:
        """Keep what a tile of each look would bring on a spot, if it beats the others."""
        area = self.area
        best = self.roof if upper else self.ground
        for colour in range(COLOUR_COUNT):
            if upper and not near & area.ground & area.members[colour]:
                continue  # a tile for the first level has a colour of those under it
            by_colour = self.gain(colour, near & area.members[colour])
            for animal in range(ANIMAL_COUNT + 1):
                points = by_colour
                if animal != NO_ANIMAL:
                    family = COLOUR_COUNT + animal
                    points += self.gain(family, near & area.members[family])
                if points > best[colour * 4 + animal]:
                    best[colour * 4 + animal] = points

    def gain(self, family: i64, touched: i64, without: i64 = 0) -> i64:
        """Return the points of a tile that touches these others of its colour or animal."""
        if touched == 0:
            return 0
        by_animal = i64(1) if family >= COLOUR_COUNT else i64(0)
        points, merged, great = i64(1), i64(0), False
        rest = touched
        while rest != 0:
            i = lowest(rest)
            rest &= rest - 1
            part = self.groups[2 * i + by_animal] & ~without
            if part & (part - 1) == 0:
                points += 1  # a tile that was alone counts from now on
            elif size(part) >= GREAT:
                great = True
            merged |= part
        if not great and size(merged) + 1 >= GREAT:
            points += self.box.bonus_points
        return points

    def weigh_move(self, index: i64, spots: vec[i64], near: vec[i64]) -> None:
        """Keep what the best move of a tile would bring, if it beats the others."""
        area = self.area
        bit = i64(1) << index
        upper = area.spots[index] >= CELLS
        seen = self.look_of(index)
        colour, animal = seen // 4, COLOUR_COUNT + seen % 4
        links = area.links[index]
        # What stays behind is taken for whole: a tile that holds a group together seldom moves.
        lost = self.gain(colour, links & area.members[colour], bit)
        if animal < FAMILIES:
            lost += self.gain(animal, links & area.members[animal], bit)
        for n in range(len(spots)):
            if (spots[n] >= CELLS) != upper:
                continue
            touched = near[n] & ~bit
            if not upper and touched == 0:
                continue
            points = self.gain(colour, touched & area.members[colour], bit) - lost
            if animal < FAMILIES:
                points += self.gain(animal, touched & area.members[animal], bit)
            self.moves[index] = max(self.moves[index], points)
        self.move = max(self.move, self.moves[index])


class AnkhorCoach(LinearCoach):
    """Judges positions of Ankh'or."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.ankhor")
        # New tiles are the only chance, and what they are good for shows when they lie there.
        self.search.horizon = 2
        self.search.playout = 0
        self.search.curiosity = 0.2
        self.levels.distraction = 0.1
        self.levels.lapses = 0.5
        self.levels.mistake = 0.08
        self.known: list[Prospects] = []
        self.oldest: i64 = 0

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`, with what is still to come of a turn that has begun."""
        assert isinstance(state, Ankhor)
        out = vec[float]([0.0] * COUNT)
        ahead = Outlook(state, seat)
        sees = self.prospects(state, state.areas[seat])
        count_area(state, seat, ahead, sees, out)
        count_discs(state, seat, ahead, out)
        count_plans(state, seat, ahead, sees, out)
        count_turn(state, seat, ahead, sees, out)
        return out

    def prospects(self, state: Ankhor, area: Area) -> Prospects:
        """Return what an area promises, from memory if it was seen lately."""
        for known in self.known:
            if known.area is area:
                return known
        found = Prospects(area, state.box)
        if len(self.known) < REMEMBERED:
            self.known.append(found)
        else:
            self.known[self.oldest] = found
            self.oldest = (self.oldest + 1) % REMEMBERED
        return found

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Ankhor)
        return reasons_for(self, state, seat, action)


def make_coach() -> AnkhorCoach:
    """Return the game's coach."""
    return AnkhorCoach()


def look(kind: i64) -> i64:
    """Return what a kind of tile looks like: colour * 4 + animal."""
    type_ = kind % TYPE_COUNT
    return kind // TYPE_COUNT * 4 + (type_ if type_ < ANIMAL_COUNT else NO_ANIMAL)


def lowest(mask: i64) -> i64:
    """Return the first tile of a mask that is not empty."""
    index: i64 = 0
    while not mask & 1:
        mask >>= 1
        index += 1
    return index


def bit_at(at: vec[i64], spot: i64) -> i64:
    """Return the tile on a spot as a mask, or none."""
    return 1 << (at[spot] - 1) if at[spot] > 0 else 0


def neighbours(at: vec[i64], cell: i64) -> i64:
    """Return the ground tiles around a cell."""
    mask: i64 = 0
    for side in range(i64(4)):
        mask |= bit_at(at, beside(cell, side))
    return mask


def upper_neighbours(at: vec[i64], cell: i64) -> i64:
    """Return the tiles of the first level beside the spot over a cell."""
    mask = bit_at(at, CELLS + left(cell)) | bit_at(at, CELLS + right(cell))
    return mask | bit_at(at, CELLS + above(cell)) | bit_at(at, CELLS + below(cell))


class Outlook:
    """How far the game is for one seat, and what its turn has under way."""

    def __init__(self, state: Ankhor, seat: i64) -> None:
        most: i64 = 0
        for area in state.areas:
            most = max(most, area.count)
        self.early = 0.0
        if not state.last_round:
            self.early = 1.0 - float(most) / float(LAST_TILE)
        mine = (seat - state.first + state.players) % state.players
        acting = (state.active - state.first + state.players) % state.players
        self.active: bool = seat == state.active and state.phase != FINISHED
        self.acts: bool = self.active and not state.acted
        # Whether the seat will buy once more at all, and whether it has turns after that.
        still = mine > acting or self.acts or (self.active and state.scribe)
        self.alive: bool = state.phase != FINISHED and (still or not state.last_round)
        self.more: bool = self.alive and not state.last_round
        self.taking: i64 = 0
        self.returning: i64 = 0
        self.slot: i64 = NONE  # of a tile that is chosen, and paid at least in part
        self.spot: i64 = NONE
        self.due: i64 = 0  # goods still to be paid for it
        self.moving: i64 = NONE
        if self.active and len(state.pending) > 0:
            self.read(state, state.top())

    def read(self, state: Ankhor, wanted: i64) -> None:
        """Note what the pending decision is about."""
        kind = wanted & KIND
        if kind == TAKING:
            self.taking = (wanted >> FIRST) & ARGUMENT
        elif kind == RETURNING:
            self.returning = (wanted >> FIRST) & ARGUMENT
        elif kind == MOVING:
            self.moving = (wanted >> SECOND) & ARGUMENT
        elif kind == PLACING or kind == DISCOUNTING:
            self.slot = (wanted >> FIRST) & ARGUMENT
            for good in range(COLOUR_COUNT):
                self.due += state.market.prices[self.slot * COLOUR_COUNT + good]
            if kind == DISCOUNTING:
                self.spot = (wanted >> SECOND) & ARGUMENT
                self.due -= 1
        elif kind == PAYING:
            self.slot = (wanted >> FIRST) & ARGUMENT
            self.spot = (wanted >> SECOND) & ARGUMENT
            price = wanted >> THIRD
            for good in range(COLOUR_COUNT):
                self.due += (price >> (2 * good)) & 3


def count_area(state: Ankhor, seat: i64, ahead: Outlook, sees: Prospects, out: vec[float]) -> None:
    """Count points, tiles and what the area promises."""
    area, early = sees.area, ahead.early
    worths = seat * WORTHS
    tiles = area.count
    points = float(state.totals[seat] - state.worths[worths + HELD])
    if ahead.slot != NONE:
        tiles += 1
        points += chosen_points(state, ahead, sees)
    if ahead.moving != NONE:
        points += float(sees.moves[area.index_at(ahead.moving)])
    out[F_POINTS] = points
    out[F_TILES] = float(tiles) * early
    out[F_LONE_COLOURS] = float(sees.lone_colours) * early
    out[F_LONE_ANIMALS] = float(sees.lone_animals) * early
    if state.bonus_left > 0:
        for family in range(FAMILIES):
            first = F_COLOURS_3 if family < COLOUR_COUNT else F_ANIMALS_3
            out[first] += float(sees.nearly[family * 2]) * early
            out[first + 1] += float(sees.nearly[family * 2 + 1]) * early
    out[F_SQUARES] = float(area.squares) * early
    out[F_PLACES] = float(sees.both) * early


def chosen_points(state: Ankhor, ahead: Outlook, sees: Prospects) -> float:
    """Return what the tile being bought will bring."""
    tile = state.market.slots[ahead.slot]
    kind = state.box.kind_of[tile]
    place = look(kind)
    if ahead.spot == NONE:
        lacks = lacking(state, state.active, ahead.slot)
        gain = sees.roof[place] if lacks > 0 else max(sees.ground[place], sees.roof[place])
    elif ahead.spot >= CELLS:
        gain = sees.roof[place]
    else:
        gain = sees.ground[place]
    return float(max(gain, i64(0))) + extras(state, kind % TYPE_COUNT, ahead)


def extras(state: Ankhor, type_: i64, ahead: Outlook) -> float:
    """Return what a tile is worth beside its groups, in points."""
    if type_ == VP2:
        return float(state.box.tile_points)
    if type_ == SCRIBE:
        return SCRIBE_WORTH
    if type_ == STOREHOUSE:
        return STOREHOUSE_WORTH if ahead.more else DISC_WORTH
    return 0.0


def count_discs(state: Ankhor, seat: i64, ahead: Outlook, out: vec[float]) -> None:
    """Count goods, ankhs and storehouses."""
    hand, area, early = seat * DISC_COUNT, state.areas[seat], ahead.early
    goods = ahead.taking - ahead.due - ahead.returning
    for good in range(COLOUR_COUNT):
        goods += state.hands[hand + good]
    ankhs = state.hands[hand + ANKH]
    if ahead.moving != NONE:
        ankhs -= 1
    stored = size(area.stored)
    out[F_DISCS_LATE] = float(goods + ankhs + stored) / 3.0 * (1.0 - early)
    out[F_GOODS] = float(min(goods, MOST_GOODS)) * early
    out[F_ANKHS] = float(min(ankhs, MOST_ANKHS)) * early
    out[F_STORED] = float(stored) * early
    out[F_STORES_EMPTY] = float(size(area.open_stores & ~area.stored)) * early


def lacking(state: Ankhor, seat: i64, slot: i64) -> i64:
    """Return how many goods a seat lacks for the full price of a slot."""
    area, hand = state.areas[seat], seat * DISC_COUNT
    lacks: i64 = 0
    for good in range(COLOUR_COUNT):
        price = state.market.prices[slot * COLOUR_COUNT + good]
        if price > 0:
            held = state.hands[hand + good]
            if area.stored:
                held += size(area.stored & area.members[good])
            if held < price:
                lacks += price - held
    return lacks


def count_plans(state: Ankhor, seat: i64, ahead: Outlook, sees: Prospects, out: vec[float]) -> None:
    """Count what the market offers: the best tile by how many goods are missing for it."""
    if not ahead.alive:
        return
    market = state.market
    for slot in range(SLOTS):
        tile = market.slots[slot]
        if tile == NONE or (ahead.slot == slot):
            continue
        kind = state.box.kind_of[tile]
        place = look(kind)
        price: i64 = 0
        for good in range(COLOUR_COUNT):
            price += market.prices[slot * COLOUR_COUNT + good]
        lacks = lacking(state, seat, slot) - ahead.taking
        worth = extras(state, kind % TYPE_COUNT, ahead) + 1.0
        ground = float(sees.ground[place]) + worth - DISC_WORTH * float(price)
        best = note_plan(lacks, ground, ahead.more, out)
        if sees.roof[place] >= 0:
            roof = float(sees.roof[place]) + worth - DISC_WORTH * float(price - 1)
            best = max(best, note_plan(lacks - 1, roof, ahead.more, out))
        out[F_PLAN_ALL] += max(best, 0.0)


def note_plan(lacks: i64, worth: float, more: bool, out: vec[float]) -> float:
    """Keep a plan if it is the best; return what it is worth with that much missing."""
    if lacks <= 0:
        out[F_PLAN_NOW] = max(out[F_PLAN_NOW], worth)
    elif not more:
        return 0.0
    else:
        worth -= LACK_WORTH * float(lacks)
    out[F_PLAN_SOON] = max(out[F_PLAN_SOON], worth)
    return worth


def count_turn(state: Ankhor, seat: i64, ahead: Outlook, sees: Prospects, out: vec[float]) -> None:
    """Count whose turn it is, and what is under way in it."""
    spendable = state.spendable if ahead.active else state.hands[seat * DISC_COUNT + ANKH]
    if (ahead.alive or ahead.active) and spendable > 0 and ahead.moving == NONE:
        out[F_MOVE] = float(sees.move)
    if state.phase == FINISHED:
        return
    if ahead.acts and ahead.slot == NONE:
        out[F_TURN] = 1.0
    if ahead.active:
        out[F_SCRIBE] = 1.0 if state.scribe else 0.0
    if state.phase != STOCKING and out[F_PLAN_SOON] < GOOD_PLAN:
        poor = F_POOR if out[F_ANKHS] <= 0.0 else F_POOR_ANKH
        out[poor] = ahead.early * (GOOD_PLAN - out[F_PLAN_SOON])
    if state.phase == STOCKING:
        gaps: i64 = 0
        for slot in range(SLOTS):
            if state.market.slots[slot] == NONE:
                gaps += 1
        next_seat = (state.active + 1) % state.players
        if ahead.acts:
            out[F_NEW_TILES] = float(gaps)
        elif state.acted and seat == next_seat:
            out[F_NEW_TILES_RIVAL] = float(gaps)
