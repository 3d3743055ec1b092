"""What the players of Ankh'or own: areas, discs, bonus tiles, and what all that is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import Event, State
from tarsas.games.ankhor.rules_area import COLOUR_COUNT, FAMILIES, GREAT, Area, size
from tarsas.games.ankhor.rules_market import KINDS, NONE, TYPE_COUNT, Box, Market

# --- constants and tables -------------------------------------------------------------------

COLOURS: Final = ("blue", "white", "black", "green", "red")
GOODS: Final = ("fish", "ivory", "charcoal", "reeds", "cloth")  # in the order of the colours
DISCS: Final = (*GOODS, "ankh")
TYPES: Final = ("jackal", "scarab", "falcon", "vp2", "storehouse", "scribe", "desert")

ANKH: Final[i64] = 5
DISC_COUNT: Final[i64] = 6
VP2: Final[i64] = 3
STOREHOUSE: Final[i64] = 4
SCRIBE: Final[i64] = 5

DISCS_PER_POINT: Final[i64] = 3

# What a seat's points consist of: eight families of groups, then these.
PRINTED: Final[i64] = 8
BONUS: Final[i64] = 9
HELD: Final[i64] = 10
WORTHS: Final[i64] = 11


def family_name(family: i64) -> str:
    """Return the name of a colour or an animal."""
    return COLOURS[family] if family < COLOUR_COUNT else TYPES[family - COLOUR_COUNT]


def family_sort(family: i64) -> str:
    """Return which of the two it is."""
    return "colour" if family < COLOUR_COUNT else "animal"


def family_names(family: i64) -> dict[str, str]:
    """Return a colour or an animal as an argument of messages."""
    return {family_sort(family): f"{family_sort(family)}-{family_name(family)}"}


class Holdings(State):
    """The part of a position that players own. What changes is always the active seat's."""

    def __init__(self, players: i64, box: Box) -> None:
        super().__init__(players)
        self.box: Final = box
        self.market = Market(box)
        self.areas: list[Area] = []
        self.hands = vec[i64]()  # seat * 6 + disc: loose discs
        self.stock = vec[i64]()
        self.discs = vec[i64]()  # per seat: all discs, loose and stored
        self.bonuses = vec[i64]()  # seat * 8 + family: bonus tiles held
        self.greats = vec[i64]()  # seat * 8 + family: groups of five or more
        self.worths = vec[i64]()  # seat * 11 + what points consist of
        self.totals = vec[i64]()  # per seat: their sum
        self.bonus_left: i64 = box.bonus_tiles
        self.active: i64 = 0

    # --- set-up -----------------------------------------------------------------------------

    def hand_out(self) -> None:
        """Lay out the market and the stock; players begin with nothing (R4)."""
        players = self.players
        self.market.set_up()
        for _ in range(players):
            area = Area()
            area.members = vec[i64]([0] * FAMILIES)
            self.areas.append(area)
        self.hands = vec[i64]([0] * (players * DISC_COUNT))
        self.stock = vec[i64]([self.box.discs[players - 2]] * DISC_COUNT)  # R2
        self.discs = vec[i64]([0] * players)
        self.bonuses = vec[i64]([0] * (players * FAMILIES))
        self.greats = vec[i64]([0] * (players * FAMILIES))
        self.worths = vec[i64]([0] * (players * WORTHS))
        self.totals = vec[i64]([0] * players)

    def copy_to(self, copy: "Holdings") -> None:
        """Give a copy its own holdings. Areas are shared: see own_area()."""
        copy.market = self.market.clone()
        for seat in range(self.players):
            copy.areas.append(self.areas[seat])
        copy.hands = self.hands[:]
        copy.stock = self.stock[:]
        copy.discs = self.discs[:]
        copy.bonuses = self.bonuses[:]
        copy.greats = self.greats[:]
        copy.worths = self.worths[:]
        copy.totals = self.totals[:]
        copy.bonus_left = self.bonus_left
        copy.active = self.active

    # --- discs ------------------------------------------------------------------------------

    def available(self, good: i64) -> i64:
        """Return how many discs of a good the active seat can pay with."""
        area = self.areas[self.active]
        loose = self.hands[self.active * DISC_COUNT + good]
        return loose + size(area.stored & area.members[good])

    def gain_disc(self, disc: i64, count: i64) -> None:
        """Move loose discs from the stock to the active seat, or back if `count` is negative."""
        self.hands[self.active * DISC_COUNT + disc] += count
        self.stock[disc] -= count
        self.hold_discs(count)

    def hold_discs(self, more: i64) -> None:
        """R26: note that the active seat has more or fewer discs."""
        self.discs[self.active] += more
        self.value(HELD, self.discs[self.active] // DISCS_PER_POINT)

    def own_area(self) -> Area:
        """Return the active seat's area to be changed.

        Clones share areas, because search copies far more often than tiles are laid, so a change
        begins with a copy.
        """
        area = self.areas[self.active].clone()
        self.areas[self.active] = area
        return area

    def empty_stores(self, area: Area, good: i64, mask: i64) -> None:
        """Return the discs of some storehouses to the stock."""
        area.stored &= ~mask
        self.stock[good] += size(mask)
        self.hold_discs(-size(mask))

    def cover(self, area: Area, mask: i64) -> None:
        """R19: storehouses that get covered lose their disc and are closed for good."""
        if self.events is not None:
            self.tell_covered(area, area.open_stores & mask)
        area.open_stores &= ~mask
        for good in range(COLOUR_COUNT):
            lost = area.stored & mask & area.members[good]
            if lost:
                self.empty_stores(area, good, lost)

    def tell_covered(self, area: Area, mask: i64) -> None:
        """Note which storehouses get covered, and whether they lose a disc."""
        assert self.events is not None
        for i in range(area.count):
            if mask & (1 << i):
                colour = self.box.colour(area.tiles[i])
                reason = "event-covered-disc" if area.stored & (1 << i) else "event-covered"
                names = {"colour": f"colour-{COLOURS[colour]}", "disc": f"disc-{GOODS[colour]}"}
                pieces = (self.piece(area.tiles[i]),)
                self.events.append(Event(self.active, 0, reason, pieces, None, names))

    def fill_store(self, good: i64, index: i64) -> None:
        """Put a loose disc onto a storehouse: it does not count towards the limit."""
        self.own_area().stored |= 1 << index
        self.hands[self.active * DISC_COUNT + good] -= 1

    # --- scoring ----------------------------------------------------------------------------

    def value(self, part: i64, worth: i64) -> None:
        """Set what a part of the active seat's points is worth now."""
        place = self.active * WORTHS + part
        before = self.worths[place]
        if worth == before:
            return
        self.worths[place] = worth
        self.totals[self.active] += worth - before
        if self.events is not None:
            self.events.append(self.explain(part, before))

    def explain(self, part: i64, before: i64) -> Event:
        """Return a change of points with what is counted now, and the pieces it comes from."""
        seat, area = self.active, self.areas[self.active]
        worth = self.worths[seat * WORTHS + part]
        if part < FAMILIES:
            # A group that fell apart is told by what is left of it.
            pieces = self.pieces(seat, area.grouped(part) or area.members[part])
            numbers = {"tiles": int(worth), "before": int(before)}
            reason, names = f"points-{family_sort(part)}", family_names(part)
            return Event(seat, worth - before, reason, pieces, numbers, names)
        if part == PRINTED:
            pieces, numbers = (
                self.pieces(seat, 1 << (area.count - 1)),
                {"points": int(worth - before)},
            )
            return Event(seat, worth - before, "points-printed", pieces, numbers)
        pieces, numbers = (f"discs-{SEATS[seat]}",), {"discs": int(self.discs[seat])}
        return Event(seat, worth - before, "points-discs", pieces, numbers)

    def pieces(self, seat: i64, mask: i64) -> tuple[str, ...]:
        """Return the ids of some tiles of a seat's area in the picture."""
        area = self.areas[seat]
        return tuple([self.piece(area.tiles[i]) for i in range(area.count) if mask & (1 << i)])

    def piece(self, tile: i64) -> str:
        """Return a tile's id in the picture, such as tile-blue-jackal-2."""
        kind = self.box.kind_of[tile]
        copy = tile - self.box.first_of[kind] + 1
        return f"tile-{COLOURS[kind // TYPE_COUNT]}-{TYPES[kind % TYPE_COUNT]}-{copy}"

    def regroup(self, index: i64, moved: bool) -> None:
        """Value again the colour and the animal of a tile that was just put down.

        No other group can have changed: a tile's neighbours stay where they are.
        """
        tile = self.areas[self.active].tiles[index]
        colour, animal = self.box.colour(tile), COLOUR_COUNT + self.box.type(tile)
        first = self.revalue(colour, moved)
        second = self.revalue(animal, moved) if animal < FAMILIES else 0
        if second < first:  # what breaks is given back before anything is taken
            self.take_bonus(animal, second)
            self.take_bonus(colour, first)
        else:
            self.take_bonus(colour, first)
            self.take_bonus(animal, second)

    def revalue(self, family: i64, moved: bool) -> i64:
        """Value a colour or animal; return how many bonus tiles it is due, or loses (ruling 10)."""
        area = self.areas[self.active]
        place = self.active * FAMILIES + family
        self.value(family, size(area.grouped(family)))  # R23, R24
        before = self.greats[place]
        self.greats[place] = area.great_groups(family)
        if moved:
            return self.greats[place] - before
        return max(i64(0), self.greats[place] - self.bonuses[place])

    def take_bonus(self, family: i64, change: i64) -> None:
        """R17: take bonus tiles while there are any, or give them back."""
        if change == 0:
            return
        place = self.active * FAMILIES + family
        gain = max(min(change, self.bonus_left), -self.bonuses[place])
        self.bonuses[place] += gain
        self.bonus_left -= gain
        points = gain * self.box.bonus_points  # R25
        self.worths[self.active * WORTHS + BONUS] += points
        self.totals[self.active] += points
        if self.events is not None:
            self.tell_bonus(family, change, gain)

    def tell_bonus(self, family: i64, change: i64, gain: i64) -> None:
        """Note the bonus tiles taken or given back for a colour or animal, or that none is left."""
        assert self.events is not None
        seat, names = self.active, {"family": f"family-{family_name(family)}"}
        if gain != 0:
            points = gain * self.box.bonus_points
            numbers = {"taken": int(max(gain, i64(0))), "back": int(max(-gain, i64(0)))}
            pieces = (f"bonus-{SEATS[seat]}", *self.pieces(seat, self.great_tiles(family)))
            self.events.append(Event(seat, points, "points-bonus", pieces, numbers, names))
        elif change > 0:
            self.events.append(Event(seat, 0, "event-no-bonus", ("bonus-left",), None, names))

    def great_tiles(self, family: i64) -> i64:
        """Return the active seat's tiles in groups of five or more of a colour or animal."""
        area = self.areas[self.active]
        great: i64 = 0
        left_over = area.grouped(family)
        while left_over != 0:
            part = area.connected(left_over & -left_over, left_over)
            left_over &= ~part
            if size(part) >= GREAT:
                great |= part
        return great

    def score(self, seat: i64) -> i64:
        """Return the points of a seat, as if the game ended now."""
        return self.totals[seat]

    # --- for tests and comparison -----------------------------------------------------------

    def area_key(self, seat: i64) -> list[int]:
        """Return an area as numbers: two tiles that look alike count as the same."""
        area = self.areas[seat]
        tiles: list[int] = []
        for i in range(area.count):
            bit = i64(1) << i
            flags = (2 if area.open_stores & bit else 0) + (1 if area.stored & bit else 0)
            tiles.append(int((area.spots[i] * KINDS + self.box.kind_of[area.tiles[i]]) * 4 + flags))
        return sorted(tiles)

    def slot_kinds(self) -> list[int]:
        """Return the kinds of the tiles in the market."""
        return [int(NONE if t == NONE else self.box.kind_of[t]) for t in self.market.slots]

    def audit(self) -> list[str]:
        """Recount everything that is kept in counters, and the pieces of the box."""
        wrong = self.market.audit()
        for disc in range(DISC_COUNT):
            held = self.stock[disc]
            for seat in range(self.players):
                area = self.areas[seat]
                held += self.hands[seat * DISC_COUNT + disc]
                if disc < COLOUR_COUNT:
                    held += size(area.stored & area.members[disc])
            if held != self.box.discs[self.players - 2]:
                wrong.append(f"{DISCS[disc]}: {held} discs")
        if min(self.hands) < 0 or min(self.stock) < 0:
            wrong.append("fewer than no discs")
        gone = [self.box.tiles[kind] - self.market.pool[kind] for kind in range(KINDS)]
        for kind in self.slot_kinds():
            if kind != NONE:
                gone[kind] -= 1
        for seat in range(self.players):
            for tile in self.areas[seat].tiles:
                gone[self.box.kind_of[tile]] -= 1
        if min(gone) < 0 or (self.players > 2 and max(gone) > 0):  # discards: two players only
            wrong.append("tiles were lost or made")
        if self.bonus_left < 0 or self.bonus_left + sum(self.bonuses) != self.box.bonus_tiles:
            wrong.append("bonus tiles were lost or made")
        for seat in range(self.players):
            wrong += [f"{SEATS[seat]}: {what}" for what in self.audit_seat(seat)]
        return wrong

    def audit_seat(self, seat: i64) -> list[str]:
        """Recount one player's tiles, discs and points."""
        area = self.areas[seat]
        wrong = area.audit()
        loose = sum([self.hands[seat * DISC_COUNT + disc] for disc in range(DISC_COUNT)])
        if self.discs[seat] != loose + size(area.stored):
            wrong.append("discs")
        worths = [size(area.grouped(family)) for family in range(FAMILIES)]
        shown = [self.box.type(tile) for tile in area.tiles]
        held = sum([self.bonuses[seat * FAMILIES + family] for family in range(FAMILIES)])
        worths.append(shown.count(VP2) * self.box.tile_points)
        worths.append(held * self.box.bonus_points)
        worths.append(self.discs[seat] // DISCS_PER_POINT)
        if worths != [self.worths[seat * WORTHS + part] for part in range(WORTHS)]:
            wrong.append("what the points consist of")
        if self.totals[seat] != sum(worths):
            wrong.append("the sum of the points")
        for family in range(FAMILIES):
            if self.greats[seat * FAMILIES + family] != area.great_groups(family):
                wrong.append(f"groups of family {family}")
        return wrong
