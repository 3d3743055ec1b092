"""An independent referee of Ankh'or: slow and plain, written from the rules, knows only words.

Areas are dictionaries from spots to tiles; a spot is (level, x, y) on a ring of 25 × 25 cells, and
a tile of level 1 stands on (x, y), (x + 1, y), (x, y + 1) and (x + 1, y + 1).
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

PLAYERS = ("red", "blue", "green", "yellow")
COLOURS = ("blue", "white", "black", "green", "red")
GOODS = ("fish", "ivory", "charcoal", "reeds", "cloth")
COLOUR_OF = dict(zip(GOODS, COLOURS, strict=True))
GOOD_OF = dict(zip(COLOURS, GOODS, strict=True))
ANIMALS = ("jackal", "scarab", "falcon")
TYPES = (*ANIMALS, "vp2", "storehouse", "scribe", "desert")
RING = 25
LETTERS = "abcdefghijklmnopqrstuvwxy"

Spot = tuple[int, int, int]


@dataclass
class Tile:
    """A tile in an area."""

    colour: str
    type: str
    disc: bool = False
    closed: bool = False

    @property
    def families(self) -> list[str]:
        return [self.colour, self.type] if self.type in ANIMALS else [self.colour]


@dataclass
class Player:
    """What a player has."""

    loose: Counter[str] = field(default_factory=Counter)
    area: dict[Spot, Tile] = field(default_factory=dict)
    bonus: Counter[str] = field(default_factory=Counter)
    # What follows from the area, forgotten when a tile is laid or moved.
    goals: dict[Spot, set[Spot]] = field(default_factory=dict)
    grouped: int | None = None

    def changed(self) -> None:
        self.goals.clear()
        self.grouped = None

    @property
    def discs(self) -> int:
        return self.loose.total() + sum(tile.disc for tile in self.area.values())

    def stored(self, good: str) -> list[Spot]:
        return [s for s, t in self.area.items() if t.disc and t.colour == COLOUR_OF[good]]

    def room(self, good: str) -> list[Spot]:
        """Storehouses that can take a disc of a good."""
        return [
            spot
            for spot, tile in self.area.items()
            if tile.type == "storehouse"
            and not tile.disc
            and not tile.closed
            and tile.colour == COLOUR_OF[good]
        ]


@dataclass
class Box:
    """What is in the box, by the components that a test may replace."""

    tiles: dict[str, dict[str, int]]
    piles: list[int]
    holes: list[int]
    markers: dict[str, int]
    discs: list[int]
    bonus_tiles: int
    bonus_points: int
    tile_points: int


def name(spot: Spot) -> str:
    level, x, y = spot
    return f"{LETTERS[x]}{y + 1}{'+' if level else ''}"


def read(text: str) -> Spot:
    level = int(text.endswith("+"))
    return level, LETTERS.index(text[0]), int(text[1:].rstrip("+")) - 1


def around(spot: Spot) -> set[Spot]:
    """The four spots beside one, on its level."""
    level, x, y = spot
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {(level, (x + dx) % RING, (y + dy) % RING) for dx, dy in steps}


def under(spot: Spot) -> set[Spot]:
    """The four ground spots that carry one of the first level."""
    _, x, y = spot
    return {(0, (x + dx) % RING, (y + dy) % RING) for dx in (0, 1) for dy in (0, 1)}


def adjacent(one: Spot, other: Spot) -> bool:
    if one[0] == other[0]:
        return other in around(one)
    return other in under(one) if one[0] else one in under(other)


def pieces(spots: set[Spot]) -> list[set[Spot]]:
    """The connected parts of some spots."""
    parts: list[set[Spot]] = []
    left = set(spots)
    while left:
        part = {left.pop()}
        while grown := {s for s in left if any(adjacent(s, p) for p in part)}:
            part |= grown
            left -= grown
        parts.append(part)
    return parts


def groups(area: Mapping[Spot, Tile], family: str) -> list[set[Spot]]:
    """The connected parts of one colour or animal."""
    return pieces({spot for spot, tile in area.items() if family in tile.families})


def great(area: Mapping[Spot, Tile], family: str) -> int:
    return sum(len(part) >= 5 for part in groups(area, family))


def squares(area: Mapping[Spot, Tile]) -> set[Spot]:
    """Where a tile could stand on the first level."""
    grounds = [spot for spot in area if spot[0] == 0]
    found = {(1, x, y) for _, x, y in grounds}
    return {spot for spot in found if spot not in area and under(spot) <= area.keys()}


class Referee:
    """Follows a game by its words; `who` acts and may say one of `words`."""

    def __init__(self, players: int, box: Box, start: str, idle_rounds: int) -> None:
        self.box = box
        self.idle_rounds = idle_rounds
        self.names = PLAYERS[:players]
        self.players = {who: Player() for who in self.names}
        self.stock = Counter(dict.fromkeys((*GOODS, "ankh"), box.discs[players - 2]))
        self.markers = [good for good in GOODS for _ in range(box.markers[good])]
        self.prices: list[list[str]] = [[] for _ in range(6)]
        self.slots: list[tuple[str, str] | None] = [None] * 6
        self.pool = Counter({(c, t): n for c, row in box.tiles.items() for t, n in row.items()})
        self.piles = list(box.piles)
        self.tops: list[str] = ["", ""]
        self.pile = 0
        self.bonus_left = box.bonus_tiles
        self.asked: tuple[object, ...] = ("start",)
        self.active = self.first = ""
        self.ankhs = 0
        self.acted = self.extra = self.fresh = self.bought = False
        self.idle = 0
        self.ending = ""
        if start != "random":
            self.begin(start)

    def begin(self, who: str) -> None:
        self.first = self.active = who
        self.asked = ("price",)

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def who(self) -> str:
        if self.ending:
            return "over"
        return "chance" if self.asked[0] in ("start", "price", "top", "draw") else self.active

    # What may be said

    def words(self) -> set[str]:
        kind, *rest = self.asked
        found = getattr(self, f"words_{kind}")(*rest)
        assert isinstance(found, set)
        return found

    def words_start(self) -> set[str]:
        return {f"start {who}" for who in self.names}

    def words_price(self) -> set[str]:
        space = self.open_space()
        fits = {g for g in set(self.markers) if self.fillable(space, g)}
        return {f"price {space + 1} {good}" for good in fits}

    def open_space(self) -> int:
        return next(i for i in range(6) if len(self.prices[i]) < self.box.holes[i])

    def fillable(self, space: int, good: str) -> bool:
        """Whether the markers can still be laid out without three alike."""
        prices = [list(row) for row in self.prices]
        prices[space].append(good)
        left = list(self.markers)
        left.remove(good)
        return lay_out(prices, left, self.box.holes)

    def words_top(self, pile: int) -> set[str]:
        hidden = Counter(colour for (colour, _), n in self.pool.items() for _ in range(n))
        hidden.subtract(top for top in self.tops if top)
        return {f"top {pile + 1} {colour}" for colour, count in hidden.items() if count > 0}

    def words_draw(self, pile: int) -> set[str]:
        top = self.tops[pile]
        return {f"draw {top} {t}" for (c, t), n in self.pool.items() if c == top and n > 0}

    def words_open(self) -> set[str]:
        words: set[str] = set()
        if not self.acted:
            words |= self.words_take(3)
            words |= {f"buy {slot + 1}" for slot in range(6) if self.places(slot)}
        if self.ankhs:
            words |= self.words_refresh()
            words |= {f"move {name(spot)}" for spot in self.me.area if self.moves(spot)}
        words |= {f"store {good}" for good in GOODS if self.me.loose[good] and self.me.room(good)}
        if self.fresh:
            words.add("decline")
        if self.acted:
            words.add("done")
        return words

    def words_refresh(self) -> set[str]:
        """New tiles must change something."""
        tiles = [tile for tile in self.slots if tile]
        discards = len(self.names) == 2 and bool(tiles)
        after = tiles[1:] if discards else tiles
        fresh = min(6 - len(after), sum(self.piles))
        if not discards and not fresh and self.slots == after + [None] * (6 - len(after)):
            return set()
        if not sum(self.piles):
            return {"refresh none"}
        return {f"refresh {pile + 1}" for pile in range(2) if self.piles[pile]}

    def words_take(self, left: int) -> set[str]:
        return {f"take {disc}" for disc, count in self.stock.items() if count}

    def words_place(self, slot: int) -> set[str]:
        return {f"place {name(spot)}" for spot in self.places(slot)}

    def words_discount(self, slot: int, spot: Spot) -> set[str]:
        return {f"discount {good}" for good in self.savings(slot)}

    def words_pay(self, slot: int, spot: Spot, due: list[str]) -> set[str]:
        words = {f"pay {name(s)}" for s in self.me.stored(due[0])}
        return words | ({"pay loose"} if self.me.loose[due[0]] else set())

    def words_to(self, spot: Spot) -> set[str]:
        return {f"to {name(goal)}" for goal in self.moves(spot)}

    def words_room(self, good: str) -> set[str]:
        return {f"store {name(spot)}" for spot in self.me.room(good)}

    def words_return(self, left: int) -> set[str]:
        return {f"return {good}" for good in GOODS if self.me.loose[good]}

    # What the rules of building and paying allow

    def affords(self, goods: list[str]) -> bool:
        me = self.me
        return all(n <= me.loose[g] + len(me.stored(g)) for g, n in Counter(goods).items())

    def savings(self, slot: int) -> set[str]:
        """The goods of which one may be left out so that the rest can be paid."""
        found = set()
        for good in set(self.prices[slot]):
            rest = list(self.prices[slot])
            rest.remove(good)
            if self.affords(rest):
                found.add(good)
        return found

    def places(self, slot: int) -> set[Spot]:
        """Where the tile of a slot could be bought to."""
        tile, area = self.slots[slot], self.me.area
        found: set[Spot] = set()
        if not tile:
            return found
        if self.affords(self.prices[slot]):
            beside = {s for spot in area if spot[0] == 0 for s in around(spot)}
            found |= beside - area.keys() if area else {(0, 12, 12)}
        if self.savings(slot):
            for spot in squares(area):
                if tile[0] in {area[s].colour for s in under(spot)}:
                    found.add(spot)
        return found

    def moves(self, spot: Spot) -> set[Spot]:
        """Where a tile could move to."""
        if spot not in self.me.goals:
            self.me.goals[spot] = self.find_moves(spot, self.me.area)
        return self.me.goals[spot]

    def find_moves(self, spot: Spot, area: Mapping[Spot, Tile]) -> set[Spot]:
        if spot[0] == 1:
            return squares(area)
        if any(spot in under(s) for s in area if s[0] == 1):
            return set()
        rest = {s for s in area if s[0] == 0} - {spot}
        parts = pieces(rest)
        goals = {goal for s in rest for goal in around(s)} - area.keys()
        # All stays connected if the tile touches every part that it leaves behind.
        return {g for g in goals if all(around(g) & part for part in parts)}

    # What happens

    def follow(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if self.who != "chance":
            self.fresh = False
        getattr(self, f"do_{verb}")(*rest.split())
        self.settle()

    def settle(self) -> None:
        """A turn in which nothing can be done any more is over."""
        if self.asked == ("open",) and self.acted and self.words_open() == {"done"}:
            self.do_done()

    def do_start(self, who: str) -> None:
        self.begin(who)

    def do_price(self, space: str, good: str) -> None:
        self.prices[int(space) - 1].append(good)
        self.markers.remove(good)
        if not self.markers:
            self.fill()

    def do_top(self, pile: str, colour: str) -> None:
        self.tops[int(pile) - 1] = colour
        self.fill()

    def do_draw(self, colour: str, type_: str) -> None:
        pile = self.source()
        self.pool[colour, type_] -= 1
        self.piles[pile] -= 1
        self.tops[pile] = ""
        self.slots[self.slots.index(None)] = (colour, type_)
        self.fill()

    def source(self) -> int:
        return self.pile if self.piles[self.pile] else 1 - self.pile

    def fill(self) -> None:
        """Backs become visible as soon as they can be; then the next gap is filled."""
        for pile in range(2):
            if self.piles[pile] and not self.tops[pile]:
                self.asked = ("top", pile)
                return
        gap = None in self.slots and max(self.piles) > 0
        self.asked = ("draw", self.source()) if gap else ("open",)

    def do_take(self, disc: str) -> None:
        left = self.asked[1] if self.asked[0] == "take" else 3
        assert isinstance(left, int)
        self.acted = True
        self.stock[disc] -= 1
        self.me.loose[disc] += 1
        self.asked = ("take", left - 1) if left > 1 and self.stock.total() else ("open",)

    def do_buy(self, slot: str) -> None:
        self.asked = ("place", int(slot) - 1)
        if not self.me.area:
            self.do_place("m13")

    def do_place(self, spot: str) -> None:
        slot = self.asked[1]
        assert isinstance(slot, int)
        place, due = read(spot), list(self.prices[slot])
        if place[0] == 1:
            savings = self.savings(slot)
            if len(savings) > 1:
                self.asked = ("discount", slot, place)
                return
            due.remove(savings.pop())
        self.charge(slot, place, due)

    def do_discount(self, good: str) -> None:
        _, slot, place = self.asked
        assert isinstance(slot, int)
        assert isinstance(place, tuple)
        due = list(self.prices[slot])
        due.remove(good)
        self.charge(slot, place, due)

    def charge(self, slot: int, place: Spot, due: list[str]) -> None:
        """Pay what needs no answer; ask where a loose and a stored disc could be paid."""
        me = self.me
        for good in GOODS:
            count, stored = due.count(good), me.stored(good)
            if count and stored and count < me.loose[good] + len(stored):
                self.asked = ("pay", slot, place, sorted(due, key=GOODS.index))
                return
            for _ in range(count):
                self.pay(good, None if me.loose[good] else me.stored(good)[0])
                due.remove(good)
        self.build(slot, place)

    def pay(self, good: str, store: Spot | None) -> None:
        if store:
            self.me.area[store].disc = False
        else:
            self.me.loose[good] -= 1
        self.stock[good] += 1

    def do_pay(self, source: str) -> None:
        _, slot, place, due = self.asked
        assert isinstance(slot, int)
        assert isinstance(place, tuple)
        assert isinstance(due, list)
        self.pay(due[0], None if source == "loose" else read(source))
        self.charge(slot, place, due[1:])

    def build(self, slot: int, place: Spot) -> None:
        sold = self.slots[slot]
        assert sold
        tile = Tile(*sold)
        self.slots[slot] = None
        self.me.area[place] = tile
        self.me.changed()
        self.cover(place)
        if tile.type == "storehouse" and self.stock[GOOD_OF[tile.colour]]:
            self.stock[GOOD_OF[tile.colour]] -= 1
            tile.disc = True
        self.extra = tile.type == "scribe"
        self.acted = self.bought = True
        for family in tile.families:
            due = great(self.me.area, family) - self.me.bonus[family]
            self.take_bonus(family, max(due, 0))
        self.asked = ("open",)

    def cover(self, place: Spot) -> None:
        if place[0] == 1:
            for spot in under(place):
                tile = self.me.area[spot]
                self.stock[GOOD_OF[tile.colour]] += tile.disc
                tile.disc, tile.closed = False, True

    def take_bonus(self, family: str, change: int) -> None:
        change = max(min(change, self.bonus_left), -self.me.bonus[family])
        self.me.bonus[family] += change
        self.bonus_left -= change

    def do_store(self, what: str) -> None:
        if self.asked[0] == "room":
            good, spot = self.asked[1], read(what)
            assert isinstance(good, str)
        else:
            good, rooms = what, self.me.room(what)
            if len(rooms) > 1:
                self.asked = ("room", good)
                return
            spot = rooms[0]
        self.me.loose[good] -= 1
        self.me.area[spot].disc = True
        self.asked = ("open",)

    def spend_ankh(self) -> None:
        self.ankhs -= 1
        self.me.loose["ankh"] -= 1
        self.stock["ankh"] += 1

    def do_refresh(self, pile: str) -> None:
        self.spend_ankh()
        tiles = [tile for tile in self.slots if tile]
        if len(self.names) == 2:
            tiles = tiles[1:]
        self.slots = [*tiles, *[None] * (6 - len(tiles))]
        if pile != "none":
            self.pile = int(pile) - 1
            self.fill()

    def do_move(self, spot: str) -> None:
        self.asked = ("to", read(spot))

    def do_to(self, goal: str) -> None:
        self.spend_ankh()
        origin, place = self.asked[1], read(goal)
        assert isinstance(origin, tuple)
        area = self.me.area
        tile = area[origin]
        before = {family: great(area, family) for family in tile.families}
        del area[origin]
        area[place] = tile
        self.me.changed()
        self.cover(place)
        changes = {family: great(area, family) - before[family] for family in tile.families}
        for family, change in sorted(changes.items(), key=lambda pair: pair[1]):
            self.take_bonus(family, change)
        self.asked = ("open",)

    def do_done(self) -> None:
        excess = max(0, self.me.loose["ankh"] - 2)
        self.me.loose["ankh"] -= excess
        self.stock["ankh"] += excess
        self.ask_return()

    def ask_return(self) -> None:
        held = {good: self.me.loose[good] for good in GOODS if self.me.loose[good]}
        excess = sum(held.values()) - 5
        if excess > 0 and len(held) > 1:
            self.asked = ("return", excess)
            return
        for good in held:
            for _ in range(max(0, excess)):
                self.pay(good, None)
        self.pass_on()

    def do_return(self, good: str) -> None:
        self.pay(good, None)
        self.ask_return()

    def do_decline(self) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        again, self.extra = self.extra, False
        self.acted = False
        self.fresh = again
        self.asked = ("open",)
        if not again:
            order = self.names
            self.active = order[(order.index(self.active) + 1) % len(order)]
            if self.active == self.first:
                self.end_round()
        self.ankhs = self.me.loose["ankh"]

    def end_round(self) -> None:
        self.idle = 0 if self.bought else self.idle + 1
        self.bought = False
        if any(len(player.area) >= 13 for player in self.players.values()):
            self.ending = "tiles"
        elif not sum(self.piles) and not any(self.slots):
            self.ending = "empty"
        elif self.idle_rounds and self.idle == self.idle_rounds:
            self.ending = "idle"

    # Points

    def score(self, who: str) -> int:
        player = self.players[who]
        points = player.discs // 3 + player.bonus.total() * self.box.bonus_points
        points += sum(t.type == "vp2" for t in player.area.values()) * self.box.tile_points
        if player.grouped is None:
            parts = [part for f in (*COLOURS, *ANIMALS) for part in groups(player.area, f)]
            player.grouped = sum(len(part) for part in parts if len(part) > 1)
        return points + player.grouped

    def ranks(self) -> dict[str, int]:
        def standing(who: str) -> tuple[int, int, int]:
            player = self.players[who]
            return self.score(who), -len(player.area), player.discs

        return {w: 1 + sum(standing(o) > standing(w) for o in self.names) for w in self.names}


def lay_out(prices: list[list[str]], left: list[str], holes: list[int]) -> bool:
    """Whether the markers left can fill the holes left without three alike."""
    if any(len(row) == 3 and len(set(row)) == 1 for row in prices):
        return False
    space = next((i for i in range(6) if len(prices[i]) < holes[i]), None)
    if space is None:
        return True
    for good in dict.fromkeys(left):
        rest = list(left)
        rest.remove(good)
        trial = [list(row) for row in prices]
        trial[space].append(good)
        if lay_out(trial, rest, holes):
            return True
    return False
