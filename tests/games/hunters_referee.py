"""A slow, independent referee for Hunters and Gatherers that knows the words and the rulebook.

The game is one generator that stops at every choice and goes on with the words of the move. It
shares no line with the engine: it reads components.toml itself and walks the map anew whenever
an area matters, where the engine keeps counters.
"""

import tomllib
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

COMPONENTS = Path(__file__).parents[2] / "src/tarsas/games/hunters/components.toml"
COLOURS = ("red", "blue", "green", "yellow", "violet")
COMPASS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ROLE = {"m": "hunter", "f": "gatherer", "r": "fisher"}
POINTS_OF_EDITION = {
    "2002": {"deer": 2, "aurochs": 2, "mammoth": 2, "mushrooms": 2},
    "2020": {"deer": 1, "aurochs": 2, "mammoth": 3, "mushrooms": 3},
}
HUTS = {"2002": 2, "2020": 3}

Cell = tuple[int, int]
Zone = tuple[int, int, str]


class Question(NamedTuple):
    """A choice: who has it, and how to find the words among which."""

    who: str
    words: Callable[[], set[str]]


Play = Generator[Question, str, None]


@dataclass(frozen=True)
class Tile:
    """A face: zones by compass point, clockwise; ends of rivers; things in zones."""

    sides: dict[str, list[str]]
    ends: dict[str, str]
    things: dict[str, dict[str, int]]

    def all_zones(self) -> set[str]:
        return {zone for zones in self.sides.values() for zone in zones}

    def lakes(self) -> set[str]:
        return {end for end in self.ends.values() if end != "spring"}

    def has(self, thing: str) -> str | None:
        """Return the zone with a special piece."""
        return next((zone for zone, held in self.things.items() if thing in held), None)


@cache
def read_tile(text: str) -> Tile:
    sides: dict[str, list[str]] = {}
    ends: dict[str, str] = {}
    things: dict[str, dict[str, int]] = {}
    for word in text.split():
        if word[1] == ":":
            sides[word[0]] = word[2:].split("-")
        elif ">" in word:
            river, end = word.split(">")
            ends[river] = end
        else:
            zone, held = word.split("=")
            pairs = [item.split("*") for item in held.split("+")]
            things[zone] = {pair[0]: int(pair[1]) if len(pair) > 1 else 1 for pair in pairs}
    return Tile(sides, ends, things)


@cache
def turned_side(point: str, turn: int) -> str:
    """Return which of a tile's own sides faces a point of the compass after quarter turns."""
    return "NESW"["NESW".index(point) - turn]


@cache
def base_components() -> dict[str, Any]:
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


@cache
def looks(text: str, turn: int) -> frozenset[object]:
    """Return a turned face as facts that do not depend on what zones are called."""
    tile = read_tile(text)
    places: dict[str, list[tuple[str, int]]] = {}
    for point in "NESW":
        for slot, zone in enumerate(tile.sides[turned_side(point, turn)]):
            places.setdefault(zone, []).append((point, slot))
    for river, end in tile.ends.items():
        if end != "spring":
            places.setdefault(end, []).extend(places[river])
    facts: set[object] = set()
    for zone, where in places.items():
        held = tuple(sorted(tile.things.get(zone, {}).items()))
        sprung = tile.ends.get(zone) == "spring"
        facts.add((zone[0], tuple(sorted(where)), held, sprung, zone in tile.ends))
    return frozenset(facts)


@dataclass
class Referee:
    """Follows a game by the words of its moves."""

    edition: str
    players: int
    start: str = "random"
    custom: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tables = base_components()[f"edition_{self.edition}"]
        mine = self.custom.get(f"edition_{self.edition}", {})
        self.faces = {
            table: {
                name: mine.get(table, {}).get(name, entry)["value"]
                for name, entry in tables[table].items()
            }
            for table in ("start", "land", "bonus")
        }
        self.colours = COLOURS[: self.players]
        self.points = dict.fromkeys(self.colours, 0)
        self.members = dict.fromkeys(self.colours, 5)
        self.huts = dict.fromkeys(self.colours, HUTS[self.edition])
        self.map: dict[Cell, tuple[str, Tile, int]] = {}
        self.standing: dict[Zone, str] = {}
        self.hut_at: dict[Zone, str] = {}
        self.covered: set[Zone] = set()
        self.dolmen_hunter = ""
        self.ending = ""
        self.play = self.whole_game()
        self.question = next(self.play)

    def follow(self, words: str) -> None:
        """Make a move."""
        try:
            self.question = self.play.send(words)
        except StopIteration:
            self.question = Question("over", set)

    # The course of the game

    def whole_game(self) -> Play:
        land, bonus = dict(self.faces["land"]), dict(self.faces["bonus"])
        self.put(next(iter(self.faces["start"].values())), (0, 0), 0)
        first = self.start
        if first == "random":
            words = yield Question("chance", lambda: {f"start {who}" for who in self.colours})
            first = words.split()[1]
        turn = self.colours.index(first)
        while True:
            who = self.colours[turn % self.players]
            drawn = yield from self.draw(land)
            if not drawn:
                self.ending = "unplaceable"
                break
            menhir = yield from self.play_tile(who, drawn)
            if menhir and bonus:
                extra = yield from self.draw(bonus)
                if extra:
                    yield from self.play_tile(who, extra)
            if not land:
                self.ending = "placed"
                break
            turn += 1
        self.final_scoring()

    def draw(self, heap: dict[str, str]) -> Generator[Question, str, str]:
        """Draw until a tile fits; return its face, or "" if the heap ran out."""
        while heap:
            words = yield Question("chance", lambda: {f"tile {name}" for name in heap})
            text = heap.pop(words.split()[1])
            if next(self.placings(text), None):
                return text
        return ""

    def play_tile(self, who: str, text: str) -> Generator[Question, str, bool]:
        """Lay a tile, use its power, place a figure, score; say whether a menhir was closed."""
        words = yield Question(who, lambda: set(self.placings(text)))
        place, *turned = words.removeprefix("place ").split(" turned ")
        x, y = (int(number) for number in place.split(","))
        turn = int(turned[0]) // 90 if turned else 0
        self.put(text, (x, y), turn)
        yield from self.use_power(who, (x, y))
        words = yield Question(who, lambda: self.figures_for(who, (x, y)))
        if words != "none":
            role, zone = words.split()
            if role == "hut":
                self.hut_at[x, y, zone] = who
                self.huts[who] -= 1
            else:
                self.standing[x, y, zone] = who
                self.members[who] -= 1
                if self.tile_at((x, y)).things.get(zone, {}).get("dolmen"):
                    self.dolmen_hunter = who
        return self.score_around((x, y))

    def use_power(self, who: str, cell: Cell) -> Play:
        tile = self.tile_at(cell)
        if zone := tile.has("log_boat"):
            river = next(river for river, end in tile.ends.items() if end == zone)
            system = self.system((*cell, river))
            self.points[who] += 2 * sum(z[0] == "k" for _, _, z in system)
        if zone := tile.has("hunting_trap"):
            near = self.near_trap((*cell, zone))
            count = {animal: self.total(near, animal) for animal in ("deer", "tiger")}
            left = max(0, count["deer"] - count["tiger"])
            self.points[who] += self.value(near, left)
            self.covered |= near
        own = [spot for spot, owner in self.standing.items() if owner == who]
        if tile.has("shaman") and own:
            known = {f"take back {ROLE[z[0]]} {z} {x},{y}": (x, y, z) for x, y, z in own}
            words = yield Question(who, lambda: {*known, "leave all"})
            if words != "leave all":
                spot = known[words]
                if self.tile_at((spot[0], spot[1])).things.get(spot[2], {}).get("dolmen"):
                    self.dolmen_hunter = ""
                del self.standing[spot]
                self.members[who] += 1

    # Laying tiles

    def put(self, text: str, cell: Cell, turn: int) -> None:
        self.map[cell] = (text, read_tile(text), turn)

    def tile_at(self, cell: Cell) -> Tile:
        return self.map[cell][1]

    def side(self, cell: Cell, point: str) -> list[str]:
        """Return the zones that a laid tile turns to a point of the compass."""
        _, tile, turn = self.map[cell]
        return tile.sides[turned_side(point, turn)]

    def placings(self, text: str) -> Generator[str, None, None]:
        """Yield the words of every way to lay a tile; equal looks are named once."""
        tile = read_tile(text)
        turns = [t for t in range(4) if looks(text, t) not in [looks(text, u) for u in range(t)]]
        free = {(x + dx, y + dy) for x, y in self.map for dx, dy in COMPASS.values()}
        for x, y in free - set(self.map):
            asked = {}
            for point, opposite in zip("NESW", "SWNE", strict=True):
                beside = (x + COMPASS[point][0], y + COMPASS[point][1])
                if beside in self.map:
                    asked[point] = (
                        len(self.side(beside, opposite)),
                        self.side(beside, opposite)[0][0],
                    )
            for turn in turns:
                sides = {point: tile.sides[turned_side(point, turn)] for point in asked}
                if all((len(sides[p]), sides[p][0][0]) == want for p, want in asked.items()):
                    yield f"place {x},{y}" + (f" turned {90 * turn}" if turn else "")

    def figures_for(self, who: str, cell: Cell) -> set[str]:
        """Return the words of every figure that may go on a tile."""
        tile = self.tile_at(cell)
        words = {"none"}
        for zone in tile.all_zones():
            barred = self.edition == "2002" and tile.has("fire") and zone[0] == "m"
            if self.members[who] and not barred:
                area, _ = self.area((*cell, zone))
                if not area & self.standing.keys():
                    words.add(f"{ROLE[zone[0]]} {zone}")
            if zone[0] == "r" and self.huts[who]:
                system = self.system((*cell, zone))
                if not system & self.hut_at.keys():
                    end = tile.ends.get(zone, "spring")
                    words.add(f"hut {zone if end == 'spring' else end}")
        return words

    # Walking areas

    def across(self, spot: Zone) -> Generator[Zone | None, None, None]:
        """Yield what a zone touches over each of its edges, None where nothing lies."""
        x, y, zone = spot
        _, tile, turn = self.map[x, y]
        for own, zones in tile.sides.items():
            point = "NESW"[("NESW".index(own) + turn) % 4]
            beside = (x + COMPASS[point][0], y + COMPASS[point][1])
            for slot, name in enumerate(zones):
                if name == zone:
                    if beside not in self.map:
                        yield None
                    else:
                        other = self.side(beside, "SWNE"["NESW".index(point)])
                        yield (*beside, other[len(zones) - 1 - slot])

    def area(self, spot: Zone) -> tuple[set[Zone], int]:
        """Return the zones of an area, and how many edges are open."""
        found, queue, open_edges = {spot}, [spot], 0
        while queue:
            for other in self.across(queue.pop()):
                if other is None:
                    open_edges += 1
                elif other not in found:
                    found.add(other)
                    queue.append(other)
        return found, open_edges

    def system(self, spot: Zone) -> set[Zone]:
        """Return the rivers and lakes of a river system."""
        found: set[Zone] = set()
        queue = [spot]
        while queue:
            x, y, zone = here = queue.pop()
            if here in found:
                continue
            found.add(here)
            ends = self.tile_at((x, y)).ends
            if zone[0] == "k":
                queue += [(x, y, river) for river, end in ends.items() if end == zone]
            else:
                queue += [other for other in self.across(here) if other]
                if ends.get(zone, "spring") != "spring":
                    queue.append((x, y, ends[zone]))
        return found

    def total(self, zones: set[Zone], thing: str) -> int:
        return sum(self.tile_at((x, y)).things.get(z, {}).get(thing, 0) for x, y, z in zones)

    # Scoring

    def score_around(self, cell: Cell) -> bool:
        """Score what the tile completed; say whether a land tile closed a forest with gold."""
        done: set[Zone] = set()
        gold = False
        for zone in sorted(self.tile_at(cell).all_zones()):
            if zone[0] == "m" or (*cell, zone) in done:
                continue
            area, open_edges = self.area((*cell, zone))
            done |= area
            if open_edges:
                continue
            tiles = len({(x, y) for x, y, _ in area})
            if zone[0] == "f":
                gold = gold or self.total(area, "gold") > 0
                worth = POINTS_OF_EDITION[self.edition]["mushrooms"] * self.total(area, "mushrooms")
                worth += 2 * (len(area) if self.edition == "2002" else tiles)
            else:
                lakes = {(x, y, self.tile_at((x, y)).ends.get(z, "spring")) for x, y, z in area}
                worth = tiles + self.total(area, "fish") + self.total(lakes, "fish")
            self.reward(area, self.standing, worth)
            for spot in area & self.standing.keys():
                self.members[self.standing.pop(spot)] += 1
        return gold

    def reward(self, area: set[Zone], figures: dict[Zone, str], worth: int) -> None:
        owners = [figures[spot] for spot in area & figures.keys()]
        for who in set(owners):
            if owners.count(who) == max(owners.count(other) for other in owners):
                self.points[who] += worth

    def value(self, zones: set[Zone], deer: int) -> int:
        worth = POINTS_OF_EDITION[self.edition]
        others = sum(worth[a] * self.total(zones, a) for a in ("aurochs", "mammoth"))
        return worth["deer"] * deer + others

    def near_trap(self, trap: Zone) -> set[Zone]:
        """Return the uncovered zones of the trap's meadow on its tile and the eight around."""
        area, _ = self.area(trap)
        near = {z for z in area if max(abs(z[0] - trap[0]), abs(z[1] - trap[1])) <= 1}
        return near - self.covered

    def final_scoring(self) -> None:
        for spot in [spot for spot in self.standing if spot[2][0] != "m"]:
            self.members[self.standing.pop(spot)] += 1
        seen: set[Zone] = set()
        for spot in self.hut_at:
            if spot not in seen:
                system = self.system(spot)
                seen |= system
                rafts = self.total(system, "raft")
                lakes = sum(zone[0] == "k" for _, _, zone in system)
                worth = self.total(system, "fish") + (lakes if rafts else 0)
                self.reward(system, self.hut_at, worth)
        for spot in self.standing:
            if spot not in seen:
                area, _ = self.area(spot)
                seen |= area
                self.score_meadow(area)

    def score_meadow(self, area: set[Zone]) -> None:
        alive = area - self.covered
        tigers = 0 if self.total(area, "fire") else self.total(alive, "tiger")
        pits = [z for z in area if "pit_trap" in self.tile_at((z[0], z[1])).things.get(z[2], {})]
        near = self.near_trap(pits[0]) if pits else set()
        far_deer, near_deer = self.total(alive - near, "deer"), self.total(near, "deer")
        for _ in range(tigers):
            if far_deer:
                far_deer -= 1
            elif near_deer:
                near_deer -= 1
        worth = self.value(alive, far_deer + near_deer) + self.value(near, near_deer)
        if self.total(area, "dolmen") and self.dolmen_hunter:
            self.points[self.dolmen_hunter] += worth
        else:
            self.reward(area, self.standing, worth)

    def ranks(self) -> list[int]:
        scores = [self.points[who] for who in self.colours]
        return [1 + sum(other > mine for other in scores) for mine in scores]
