"""A slow, independent referee for Marabunta that knows the notation's words and the rulebook.

The game is written as one nested generator that stops at every choice with who acts and what
is legal, and goes on with the words of the move. It shares no line with the engine: it reads
components.toml itself and recounts from sets and dicts whatever the engine keeps counters for.
"""

import tomllib
from collections.abc import Collection, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

COMPONENTS = Path(__file__).parents[2] / "src/tarsas/games/marabunta/components.toml"

PLAYERS = ("red", "blue")
REGIONS = ("pink", "blue", "green", "grey", "yellow", "orange")
REGION_OF_LETTER = dict(zip("pbgeyo", REGIONS, strict=True))
FACES = ("0", "1", "2", "3", "chest", "circle")
SHUFFLED = (
    "two_chests",
    "two_circles",
    "write_1",
    "two_zeros",
    "cross_two",
    "free_zero",
    "repeat_die",
)
SPLITS = frozenset(
    "split " + " ".join(dice) for size in range(1, 7) for dice in combinations(REGIONS, size)
)


class Question(NamedTuple):
    """A choice: who has it ("chance" for dice and tokens) and the words among which."""

    who: str
    words: Collection[str]


Play = Generator[Question, str, None]


@dataclass(frozen=True)
class Placing:
    """What an item or ability puts on hexes; without a number it crosses them out.

    `free` needs neither an own neighbour nor an anthill; `within` names a region or "cake".
    """

    number: int | None
    size: int = 1
    free: bool = False
    within: str = "anywhere"


PLACINGS = {
    "write_1": Placing(1),
    "write_2": Placing(2),
    "free_zero": Placing(0, free=True),
    "free_three": Placing(3, free=True),
    "two_zeros": Placing(0, size=2),
    "triple_one": Placing(1, size=3),
    "cross_two": Placing(None, size=2, free=True),
    "last_cake": Placing(None, free=True, within="cake"),
}


@dataclass
class Player:
    """What one player has on the territory, the leaves and the own board."""

    anthills: int
    circles: dict[str, int]
    chests: dict[str, int]
    numbers: dict[str, int] = field(default_factory=dict)
    cakes: int = 0
    points: int = 0


@cache
def components() -> Mapping[str, Any]:
    """Return what is printed on the pieces."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Territory:
    """The hexes: `places` by region and by what they hold ("cake", "chest"), and neighbours."""

    places: dict[str, frozenset[str]]
    near: dict[str, frozenset[str]]


@cache
def territory(rows: tuple[str, ...]) -> Territory:
    """Return the territory printed as these rows."""
    cells = {
        (column, row): cell
        for row, line in enumerate(rows)
        for column, cell in enumerate(line.split())
    }
    names = {spot: f"{'abcdefghijkl'[spot[0]]}{spot[1] + 1}" for spot in cells}
    held = {"^": "cake", "*": "chest", "": "nothing"}
    places: dict[str, set[str]] = {"anywhere": set(names.values()), "cake": set(), "chest": set()}
    for spot, cell in cells.items():
        places.setdefault(REGION_OF_LETTER[cell[0]], set()).add(names[spot])
        places.setdefault(held[cell[1:]], set()).add(names[spot])
    near = {
        name: frozenset(names[other] for other in around(*spot) if other in names)
        for spot, name in names.items()
    }
    return Territory({kind: frozenset(found) for kind, found in places.items()}, near)


def around(column: int, row: int) -> list[tuple[int, int]]:
    """Return the six places around a hex, on the map or not; odd columns lie lower."""
    lower = row + column % 2
    beside = [(column + side, lower - up) for side in (-1, 1) for up in (0, 1)]
    return [(column, row - 1), (column, row + 1), *beside]


def rival(who: str) -> str:
    """Return the other player."""
    return "blue" if who == "red" else "red"


class Referee:
    """One game: `question` is what is asked now, `follow` answers it, `ranks` end it."""

    def __init__(
        self, options: Mapping[str, object], custom: Mapping[str, Any] | None = None
    ) -> None:
        # A custom part replaces a whole table here: simpler than the engine's merge, and enough.
        printed = {**components(), **(custom or {})}
        rows = printed["territory"][options.get("territory", "symbol")]["value"]
        self.territory = territory(tuple(rows))
        self.third_touches_both = options.get("triple", "both") == "both"
        self.start = str(options.get("start", "random"))
        self.cake_row: list[int] = printed["player_board"]["cake_row"]["value"]
        groups = printed["boards"][options.get("boards", "symbol")]["value"]
        self.group_sizes: dict[str, int] = {g["ability"]: g["chests"] for g in groups}
        self.players = {
            who: Player(
                anthills=printed["player_board"]["anthills"]["value"],
                circles=dict.fromkeys(REGIONS, printed["leaf"]["own"]["value"]),
                chests=dict(self.group_sizes),
            )
            for who in PLAYERS
        }
        self.empty: dict[str, int] = dict.fromkeys(REGIONS, printed["leaf"]["empty"]["value"])
        self.open = set(self.territory.near)
        self.faces: dict[str, str] = {}
        self.trigger = ""
        self.ending = ""
        self.ranks: dict[str, int] = {}
        self._game = self._play()
        self.question = next(self._game)

    def follow(self, words: str) -> None:
        """Make a move."""
        try:
            self.question = self._game.send(words)
        except StopIteration:
            self.question = Question("over", ())

    def sums(self, who: str) -> dict[str, int]:
        """Return the sum of a player's numbers in every region."""
        numbers = self.players[who].numbers
        return {
            region: sum(numbers[name] for name in self.territory.places[region] & numbers.keys())
            for region in REGIONS
        }

    # Rounds

    def _play(self) -> Play:
        splitter = self.start
        if splitter == "random":
            splitter = (yield Question("chance", {f"start {who}" for who in PLAYERS})).split()[1]
        unseen = set(SHUFFLED)
        while not self.trigger:  # ruling 7: a round is always finished
            token = "last_cake"
            if unseen:  # ruling 8: any unseen token may come; from round 8 on there is only T8
                words = {f"token {name}" for name in unseen}
                token = (yield Question("chance", words)).split()[1]
                unseen.remove(token)
            yield from self._round(splitter, token)
            splitter = rival(splitter)
        self._score_regions()
        self._rank()

    def _round(self, splitter: str, token: str) -> Play:
        for die in REGIONS:
            words = {f"roll {die} {face}" for face in FACES}
            self.faces[die] = (yield Question("chance", words)).split()[2]
        plain = set((yield Question(splitter, SPLITS)).split()[1:])
        chooser = rival(splitter)
        taken = (yield Question(chooser, {"take token", "take plain"})).split()[1]
        with_token = chooser if taken == "token" else splitter
        for who in (chooser, splitter):
            if who == with_token:
                yield from self._resolve(who, set(REGIONS) - plain, token)
            else:
                yield from self._resolve(who, plain, "")

    def _resolve(self, who: str, dice: set[str], token: str) -> Play:
        left = dice | {"token"} if token else set(dice)
        while True:
            words = {f"use {item}" for item in left & dice if self._die_works(who, item)}
            if "token" in left and self._token_works(who, token, dice):
                words.add("use token")
            # T8 may wait, but not be skipped while a cake hex is available.
            if not (token == "last_cake" and "use token" in words):
                words.add("done")
            item = (yield Question(who, words)).split()[-1]
            if item == "done":
                return
            left.remove(item)
            if item == "token":
                yield from self._use_token(who, token, dice)
            else:
                yield from self._use_die(who, item)

    # Items

    def _placing_of(self, die: str) -> Placing:
        number = int(self.faces[die])
        return Placing(number, within=die if number else "anywhere")

    def _die_works(self, who: str, die: str) -> bool:
        face = self.faces[die]
        if face == "circle":
            return self.empty[die] > 0
        if face == "chest":
            return self._has_chests(who)
        return bool(self._choices(who, self._placing_of(die), []))

    def _use_die(self, who: str, die: str) -> Play:
        face = self.faces[die]
        if face == "circle":
            self._colour(who, die)
        elif face == "chest":
            yield from self._cross_chest(who)
        else:
            yield from self._place(who, self._placing_of(die))

    def _token_works(self, who: str, token: str, dice: set[str]) -> bool:
        if token == "two_chests":
            return self._has_chests(who)
        if token == "two_circles":
            return any(self.empty.values())
        if token == "repeat_die":
            return any(self._die_works(who, die) for die in dice)
        return bool(self._choices(who, PLACINGS[token], []))

    def _use_token(self, who: str, token: str, dice: set[str]) -> Play:
        if token == "two_chests":
            for _ in range(2):  # ruling 5: what the first unlocks is used up before the second
                yield from self._cross_chest(who)
        elif token == "two_circles":
            yield from self._colour_two(who)
        elif token == "repeat_die":
            # Ruling 3: used or not does not matter, only that it can be resolved now.
            words = {f"repeat {die}" for die in dice if self._die_works(who, die)}
            yield from self._use_die(who, (yield Question(who, words)).split()[1])
        else:
            yield from self._place(who, PLACINGS[token])

    # Hexes

    def _choices(
        self, who: str, placing: Placing, chosen: list[str], with_anthill: bool = True
    ) -> set[str]:
        """Return the next hexes that leave room for the rest of them (ruling 4)."""
        hexes = self._candidates(who, placing, chosen, with_anthill)
        if len(chosen) + 1 == placing.size:
            return hexes
        return {name for name in hexes if self._choices(who, placing, [*chosen, name])}

    def _candidates(
        self, who: str, placing: Placing, chosen: list[str], with_anthill: bool
    ) -> set[str]:
        near = self.territory.near
        if not chosen:
            anthill = with_anthill and self.players[who].anthills > 0
            hexes = self.open if placing.free or anthill else self._beside(who)
            return hexes & self.territory.places[placing.within]
        touching = [near[name] for name in chosen]
        if self.third_touches_both:  # ruling 1
            hexes = set(frozenset.intersection(*touching))
        else:
            hexes = set(frozenset.union(*touching))
        return (hexes & self.open).difference(chosen)

    def _beside(self, who: str) -> set[str]:
        """Return the available hexes next to a player's numbers."""
        near = self.territory.near
        return set[str]().union(*[near[name] for name in self.players[who].numbers]) & self.open

    def _place(self, who: str, placing: Placing, ability: bool = False) -> Play:
        chosen: list[str] = []
        while len(chosen) < placing.size:
            words = {f"hex {name}" for name in self._choices(who, placing, chosen)}
            if not words:
                return  # ruling 2: an ability that cannot be carried out is lost
            # Ruling 2: an ability may be declined only if it takes an anthill.
            if ability and not chosen and not self._choices(who, placing, [], with_anthill=False):
                words.add("decline")
            name = (yield Question(who, words)).split()[-1]
            if name == "decline":
                return
            if not (placing.free or chosen or name in self._beside(who)):
                self.players[who].anthills -= 1
            self._mark(who, placing.number, name)
            chosen.append(name)
        if placing.number is not None:
            for name in chosen:  # ruling 4: all numbers first, then what lies under them
                yield from self._collect(who, name)

    def _mark(self, who: str, number: int | None, name: str) -> None:
        self.open.remove(name)
        if number is not None:
            self.players[who].numbers[name] = number
        if any(self.open.isdisjoint(self.territory.places[region]) for region in REGIONS):
            self._end(who, "region")
        if self.open.isdisjoint(self.territory.places["cake"]):
            self._end(who, "cakes")

    def _collect(self, who: str, name: str) -> Play:
        if name in self.territory.places["cake"]:
            self._cross_cake(who)
        if name in self.territory.places["chest"]:
            yield from self._cross_chest(who)

    # Boards and leaves

    def _has_chests(self, who: str) -> bool:
        return any(self.players[who].chests.values())

    def _cross_cake(self, who: str) -> None:
        player = self.players[who]
        if player.cakes < len(self.cake_row):  # ruling 6: a full row takes no more
            player.points += self.cake_row[player.cakes]
            player.cakes += 1

    def _cross_chest(self, who: str) -> Play:
        chests = self.players[who].chests
        words = {f"chest {ability}" for ability, left in chests.items() if left}
        if not words:
            return  # ruling 6: all chests crossed
        ability = (yield Question(who, words)).split()[1]
        chests[ability] -= 1
        if not chests[ability]:
            yield from self._unlock(who, ability)

    def _unlock(self, who: str, ability: str) -> Play:
        if ability in ("vp_2", "vp_3"):
            self.players[who].points += int(ability[-1])
        elif ability == "two_cakes":
            self._cross_cake(who)
            self._cross_cake(who)
        elif ability == "two_circles":
            yield from self._colour_two(who)
        else:
            yield from self._place(who, PLACINGS[ability], ability=True)

    def _colour(self, who: str, region: str) -> None:
        self.empty[region] -= 1
        self.players[who].circles[region] += 1
        if not self.empty[region]:
            self._end(who, "leaf")

    def _colour_two(self, who: str) -> Play:
        leaves = set(REGIONS)
        for _ in range(2):
            words = {f"colour {region}" for region in leaves if self.empty[region]}
            if not words:
                return  # ruling 5: as much as is left
            region = (yield Question(who, words)).split()[1]
            leaves.remove(region)
            self._colour(who, region)

    # End

    def _end(self, who: str, ending: str) -> None:
        if not self.trigger:  # ruling 7: the first one counts
            self.trigger, self.ending = who, ending

    def _score_regions(self) -> None:
        sums = {who: self.sums(who) for who in PLAYERS}
        for who in PLAYERS:
            for region in REGIONS:
                if sums[who][region] > sums[rival(who)][region]:
                    self.players[who].points += self.players[who].circles[region]

    def _rank(self) -> None:
        red, blue = (
            (player.points, player.cakes, who == self.trigger)
            for who, player in self.players.items()
        )
        self.ranks = {"red": 1 if red > blue else 2, "blue": 1 if blue > red else 2}
