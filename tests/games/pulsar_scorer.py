"""The counting half of Pulsar 2849's referee: production, goals and final scoring, from scratch."""

import tomllib
from collections import Counter
from collections.abc import Collection, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

COMPONENTS = Path(__file__).parents[2] / "src/tarsas/games/pulsar/components.toml"
SEATS = ("red", "blue", "green", "yellow")
SIZES = ("small", "medium", "large")
COLOURS = ("green", "orange", "pink")
FIRST_GAME = ["G1a", "G2a", "G3a"]

T = TypeVar("T")


class Question(NamedTuple):
    """A choice: who has it ("chance" for dice and tiles) and the words among which."""

    who: str
    words: Collection[str]


Play = Generator[Question, str, T]
Step = Play[None]


def plain(node: Any) -> Any:
    """Strip provenance from the components."""
    if isinstance(node, dict):
        return plain(node["value"]) if "value" in node else {k: plain(v) for k, v in node.items()}
    return node


@cache
def printed() -> dict[str, Any]:
    """Return the components as they are printed, with their provenance."""
    with COMPONENTS.open("rb") as file:
        return tomllib.load(file)


def replaced(node: dict[str, Any], custom: dict[str, Any]) -> dict[str, Any]:
    """Return a tree with the entries of another in place of its own."""
    found = dict(node)
    for name, part in custom.items():
        found[name] = part if "value" in part else replaced(node[name], part)
    return found


@dataclass(eq=False)
class Tile:
    """An owned transmitter; `joined` names for an end the other tile and its end."""

    name: str
    covered: set[int] = field(default_factory=set)
    online: bool = False
    joined: dict[str, tuple["Tile", str]] = field(default_factory=dict)


@dataclass(eq=False)
class Player:
    """What a player has."""

    name: str
    vp: int = 0
    cubes: int = 0
    pm1: int = 0
    plus2: int = 0
    ship: str = ""
    board: str = ""
    side: str = ""
    extra: int = 0
    awards: int = 0
    silver: list[int] = field(default_factory=list)
    unplaced: list[str] = field(default_factory=list)
    pulsars: dict[str, tuple[str | None, bool]] = field(default_factory=dict)
    patents: list[str] = field(default_factory=list)
    projects: set[str] = field(default_factory=set)
    runs: set[str] = field(default_factory=set)
    tiles: list[Tile] = field(default_factory=list)


class Scorer:
    """Options, pieces and points. What is played is a generator that stops at every choice."""

    def __init__(self, players: int, options: Mapping[str, Any], custom: dict[str, Any]) -> None:
        self.options = options
        self.data = plain(replaced(printed(), custom))
        first = options["first_game_setup"]
        self.use_hq = options["use_hq"] and not first
        self.dead_ends_in_play = options["map_side"] == "dead_end" and not first
        named = [options["board_1"], options["board_2"], options["board_3"]]
        self.letters = named if self.use_hq else ["A"] * 3
        given = options["goals"]
        self.goals: list[str] = [] if given == "random" else sorted(given.split())
        if first:
            self.goals = list(FIRST_GAME)
        self.start = options["start"]
        self.deck = 0 if options["transmitter_deck"] == "11-7-6" else 1
        self.tiles: dict[str, Any] = self.data["transmitters"]
        self.players = {name: Player(name) for name in SEATS[:players]}
        self.rockets: list[str] = []
        self.tracks: dict[str, dict[int, list[str]]] = {
            name: {space: [] for space in range(1, 16)} for name in ("initiative", "engineering")
        }
        self.boards: list[str] = []
        self.techs: dict[str, Any] = {}
        self.systems: dict[str, tuple[str, list[str | None]]] = {}
        copies = {face: tile["copies"] for face, tile in self.data["exploration"].items()}
        self.pile, self.discards = Counter(copies), Counter[str]()
        self.awards = {size: list(self.data["awards"]) for size in SIZES}
        self.dice: list[int] = []
        self.marker = 0.0
        self.round = 0

    def in_turn(self) -> list[Player]:
        """Return the players by their foremost rockets."""
        return [self.players[name] for name in dict.fromkeys(self.rockets)]

    def left(self, size: str) -> int:
        """Count the gyrodynes of a size that nobody has taken."""
        used = 0
        for player in self.players.values():
            used += player.unplaced.count(size)
            used += sum(tile == size for tile, _ in player.pulsars.values())
        return int(self.data["gyrodynes"][size]["tiles"]) - used

    def ranked(self, track: str) -> list[str]:
        """Return the owners of a track's counters, the best first."""
        return [name for space in range(1, 16) for name in reversed(self.tracks[track][space])]

    # --- counting ---------------------------------------------------------------------------

    def count(self, player: Player, what: str) -> int:
        """Count what technologies and goals reward."""
        spinning = [size for size, spins in player.pulsars.values() if spins]
        if what == "station":
            return sum(player.name in people for _, people in self.systems.values())
        if what == "building":
            return sum(size is not None and not spins for size, spins in player.pulsars.values())
        if what == "placed":
            return sum(size is not None for size, _ in player.pulsars.values())
        if what == "engineering_place":
            return 1 + self.ranked("engineering").index(player.name)
        if what == "link":
            ends = [(tile, other) for tile in player.tiles for other, _ in tile.joined.values()]
            return sum(tile.online and other.online for tile, other in ends) // 2
        simple = {
            "spinning": len(spinning),
            "spinning_size": len(set(spinning)),
            "same_size": max(Counter(spinning).values(), default=0),
            "idle_pulsar": len(player.pulsars) - len(spinning),
            "online": sum(tile.online for tile in player.tiles),
            "award": player.awards,
            "patent": len(player.patents),
            "project": len(player.projects),
            "run": len(player.runs),
        }
        return simple.get(what, 0)

    def tech_points(self, player: Player, tech: Mapping[str, Any]) -> int:
        """Return what a technology pays for things counted."""
        total = 0
        for term in tech.get("per", []):
            number = self.count(player, term["count"])
            if "table" in term:
                total += dict(enumerate(term["table"])).get(number, 0)
            else:
                total += number // term.get("of", 1) * term["vp"]
        return int(min(total, tech.get("most", total)))

    def trigger(self, player: Player, on: str) -> None:
        """Pay the ongoing technologies for what has happened."""
        for name in player.patents:
            tech = self.techs[name]
            if tech["kind"] == "ongoing" and tech["on"] == on:
                player.vp += tech.get("vp", 0)
                player.cubes += tech.get("cubes", 0)

    # --- production -------------------------------------------------------------------------

    def production(self) -> Step:
        """Section 11, steps 1 to 6."""
        self.rockets = self.ranked("initiative")
        number = {2: "two", 3: "three", 4: "four"}[len(self.players)]
        places = self.data["engineering"][number]
        if number == "four" and self.options["engineering_4p"] == "3-2":
            places = places[:2]
        for name, (cubes, vp) in zip(self.ranked("engineering"), places, strict=False):
            self.players[name].cubes += cubes
            self.players[name].vp += vp
        for player in self.players.values():
            loss = 0
            for track in self.tracks.values():
                loss += track[14].count(player.name) * self.data["penalties"][0]
                loss += track[15].count(player.name) * self.data["penalties"][1]
            player.vp = max(0, player.vp - loss)
        for player in self.in_turn():
            yield from self.transmit(player)
        bonus = self.row_bonus()
        for player in self.players.values():
            for size, spins in player.pulsars.values():
                if spins:
                    player.vp += self.data["gyrodynes"][size]["vp"] + bonus
            for name in player.patents:
                if self.techs[name]["kind"] == "production":
                    player.vp += self.tech_points(player, self.techs[name])

    def transmit(self, player: Player) -> Step:
        """Step 4: what is free, then what is paid."""
        online = [self.tiles[tile.name]["production"] for tile in player.tiles if tile.online]
        for made in online:
            player.vp += made.get("vp", 0)
            player.cubes += made.get("cubes", 0)
        for made in online:
            if player.cubes < made.get("pay", 99):
                continue
            if (yield from self.confirm(player.name, "pay")):
                player.cubes -= made["pay"]
                player.vp += made["pays"]

    def ask(self, who: str, known: Mapping[str, T]) -> Play[T]:
        """Ask somebody for one of several things by their words."""
        words = yield Question(who, known.keys())
        return known[words]

    def confirm(self, who: str, what: str) -> Play[bool]:
        """Ask a question of yes or no."""
        return (yield from self.ask(who, {what: True, f"no {what}": False}))

    def row_bonus(self) -> int:
        """Return the bonus of the time marker's row."""
        rows = [bonus for board in self.boards for bonus in self.data["boards"][board]]
        bonus = rows[self.round - 1]
        return int(self.marker + 0.5) if bonus == "median" else int(bonus)

    # --- final scoring ----------------------------------------------------------------------

    def final_scoring(self) -> Step:
        """Section 12, player by player in the final play order."""
        for player in self.in_turn():
            held = [self.techs[name] for name in player.patents]
            purple = [tech for tech in held if tech["kind"] == "endgame"]
            for tech in purple:
                player.vp += self.tech_points(player, tech)
            if self.options["auto_endgame"]:
                player.vp, player.cubes = self.best_purchases(player, purple)
            else:
                yield from self.choose_purchases(player, purple)
            self.score_rest(player, purple)

    def goal_points(self, purple: list[Any]) -> int:
        """Return what technologies pay for each goal scored."""
        terms = [term for tech in purple for term in tech.get("per", [])]
        return sum(term["vp"] for term in terms if term["count"] == "goal")

    def met(self, player: Player) -> list[str]:
        """Return the goals in play that a player meets."""
        found = []
        for name in self.goals:
            goal = self.data["goals"][name]
            count = goal["count"]
            if name == "G3b" and self.options["goal_any_three"] == "placed":
                count = "placed"
            if self.count(player, count) >= goal["least"]:
                found.append(name)
        return found

    def cubes_worth(self, purple: list[Any], cubes: int) -> int:
        """Return what cubes are worth at the end."""
        each = max([tech.get("cube_vp", 0) for tech in purple], default=0)
        return cubes * each if each else cubes // 2

    def best_purchases(self, player: Player, purple: list[Any]) -> tuple[int, int]:
        """Try everything; return points and cubes after the best purchases."""
        goals = self.data["goals"]
        deals = [tech["buy"] for tech in purple if "buy" in tech]
        wild = any("wild_goals" in tech for tech in purple)
        best = (-1, 0, 0)
        for extra in self.goals if wild else [None]:
            counted = {*self.met(player), *([extra] if extra else [])}
            turning = [name for name in counted if goals[name].get("gyrodyne")]
            for dropped in turning if len(turning) > 1 else [None]:
                scored = sorted(counted - {dropped})
                ladders = [[[], *self.ladder(name)] for name in scored]
                for chosen in product(*ladders, *([[], [deal]] for deal in deals)):
                    pairs = [pair for part in chosen for pair in part]
                    cubes = player.cubes - sum(pair[0] for pair in pairs)
                    if cubes < 0:
                        continue
                    vp = player.vp + sum(pair[1] for pair in pairs)
                    vp += sum(goals[name]["vp"] + self.goal_points(purple) for name in scored)
                    best = max(best, (vp + self.cubes_worth(purple, cubes), vp, cubes))
        return best[1:]

    def ladder(self, goal: str) -> list[list[list[int]]]:
        """Return the bonuses of a goal bought in order: the first, then both."""
        bonuses = self.data["goals"][goal]["bonuses"]
        return [bonuses[: number + 1] for number in range(len(bonuses))]

    def choose_purchases(self, player: Player, purple: list[Any]) -> Step:
        """The same as decisions of the player."""
        for tech in purple:
            if "buy" not in tech or player.cubes < tech["buy"][0]:
                continue
            if (yield from self.confirm(player.name, "buy")):
                player.cubes -= tech["buy"][0]
                player.vp += tech["buy"][1]
        counted = set(self.met(player))
        if any("wild_goals" in tech for tech in purple):
            known = {f"goal {name}": name for name in self.goals}
            counted.add((yield from self.ask(player.name, known)))
        turning = [name for name in counted if self.data["goals"][name].get("gyrodyne")]
        if len(turning) > 1:
            known = {f"goal {name}": name for name in turning}
            kept = yield from self.ask(player.name, known)
            counted -= set(turning) - {kept}
        player.vp += sum(self.data["goals"][g]["vp"] + self.goal_points(purple) for g in counted)
        for name in sorted(counted):
            for cubes, vp in self.data["goals"][name]["bonuses"]:
                if player.cubes < cubes or not (yield from self.confirm(player.name, "bonus")):
                    break
                player.cubes -= cubes
                player.vp += vp

    def score_rest(self, player: Player, purple: list[Any]) -> None:
        """Steps 3 to 7."""
        idle = max([tech.get("idle_pulsar_vp", 1) for tech in purple], default=1)
        player.vp += idle * self.count(player, "idle_pulsar")
        player.vp += self.count(player, "building") + len(player.unplaced)
        player.vp += self.cubes_worth(purple, player.cubes)
        factor = max([tech.get("order_factor", 1) for tech in purple], default=1)
        number = {2: "two", 3: "three", 4: "four"}[len(self.players)]
        for name, vp in zip(self.rockets, self.data["final_order"][number], strict=False):
            player.vp += factor * vp * (name == player.name)
        stations = self.count(player, "station") + player.extra
        stations += sum(tech.get("stations", 0) for tech in purple)
        table = self.data["stations"]["table"]
        beyond = max(0, stations - (len(table) - 1))
        player.vp += table[stations - beyond] + beyond * self.data["stations"]["each_more"]

    @property
    def ranks(self) -> list[int]:
        """Return every seat's rank: points, then the place in the final play order."""

        def strength(player: Player) -> tuple[int, int]:
            places = [i for i, name in enumerate(self.rockets) if name == player.name]
            ahead = self.options["tie_break"] == "ahead"
            return player.vp, -min(places) if ahead else max(places)

        order = sorted(self.players.values(), key=strength, reverse=True)
        return [1 + order.index(player) for player in self.players.values()]
