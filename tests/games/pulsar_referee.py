"""A slow, independent referee for Pulsar 2849 that knows the notation's words and the rulebook.

The game is written as one nested generator that stops at every choice with who acts and what
is legal, and goes on with the words of the move. It shares no line with the engine: it reads
components.toml itself, keeps stacks as lists and pieces in dicts, and counts what it needs.
What dice buy stands in pulsar_builder.py, production and final scoring in pulsar_scorer.py.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache, partial
from itertools import pairwise
from typing import Any

from .pulsar_builder import POSITIONS, Builder
from .pulsar_scorer import COLOURS, SIZES, Play, Player, Question, Step

PAIRS = (("small", "medium"), ("small", "large"), ("medium", "large"))


@cache
def around(routes: tuple[str, ...], node: str) -> list[tuple[str, int]]:
    """Return where the routes of a location lead, and how often each may be used."""
    lines = [line.split() for line in routes if node in line.split()]
    return [(b if node == a else a, 1 + len(double)) for a, b, *double in lines]


@cache
def paths(routes: tuple[str, ...], start: str, length: int) -> list[tuple[str, ...]]:
    """Return every flight: each route once, a double one twice, entries never entered."""
    if length == 0:
        return [(start,)]
    found = []
    for path in paths(routes, start, length - 1):
        used = Counter(frozenset(pair) for pair in pairwise(path))
        for there, most in around(routes, path[-1]):
            if used[frozenset((path[-1], there))] < most and there[0] != "e":
                found.append((*path, there))
    return found


SEEN: dict[tuple[str, ...], dict[tuple[str, int], set[frozenset[str]]]] = {}
"""By map, start and length: the kinds of locations that flights visit."""


class Referee(Builder):
    """A game in progress; `question` is what is asked now."""

    def __init__(self, players: int, options: Mapping[str, object], custom: dict[str, Any]) -> None:
        super().__init__(players, options, custom)
        side = self.data["map"]["dead_end" if self.dead_ends_in_play else "normal"]
        self.routes = tuple(side["routes"])
        self.kinds = {line.split()[0]: line.split()[1] for line in side["nodes"]}
        self.nodes = list(self.kinds)
        self.dead_ends = set(side["dead_ends"])
        self.seen: dict[tuple[str, int], set[frozenset[str]]] = SEEN.setdefault(self.routes, {})
        self.game = self.play()
        self.question = next(self.game)

    def follow(self, words: str) -> None:
        """Go on with a move."""
        try:
            self.question = self.game.send(words)
        except StopIteration:
            self.question = Question("over", ())

    def play(self) -> Step:
        """The whole game."""
        yield from self.set_up()
        for self.round in range(1, 9):
            yield from self.dice_phase()
            for player in self.in_turn():
                yield from self.turn(player)
            yield from self.production()
            if self.round < 8:
                self.patented_now.clear()
                yield from self.deal_display()
        yield from self.final_scoring()

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self) -> Step:
        """Section 1.4, in the order in which chance acts."""
        yield from self.deal_display()
        yield from self.choose_goals()
        for category, letter in zip(("I", "II", "III"), self.letters, strict=True):
            chosen = letter
            if letter == "random":
                boards = {f"board {x}{category}": x for x in "ABCD"}
                chosen = yield from self.ask("chance", boards)
            self.boards.append(chosen + category)
        self.techs = {
            name: tech
            for name, tech in self.data["technology"].items()
            if name.split("-")[0] in self.boards
        }
        yield from self.choose_order()
        free = ["e1", "e2", "e3", "e4"]
        for player in reversed(self.in_turn()):
            player.ship = yield from self.ask(player.name, {f"entry {e}": e for e in free})
            free.remove(player.ship)
        if self.use_hq:
            letters = list("ABCD")
            for player in self.in_turn():
                dealt = {f"headquarters {x}": x for x in letters}
                player.board = yield from self.ask("chance", dealt)
                letters.remove(player.board)
            for player in self.in_turn():
                sides = {f"side {n}": f"{player.board}{n}" for n in (1, 2)}
                player.side = yield from self.ask(player.name, sides)

    def choose_goals(self) -> Step:
        """Three tiles, each on a random side, unless they are given."""
        while len(self.goals) < 3:
            tiles = {goal[:2] for goal in self.goals}
            left = [
                name
                for name, goal in self.data["goals"].items()
                if name[:2] not in tiles and (self.use_hq or not goal.get("headquarters"))
            ]
            self.goals.append((yield from self.ask("chance", {f"goal {x}": x for x in left})))
        self.goals.sort()

    def choose_order(self) -> Step:
        """Rockets, counters in stacks, points by place."""
        left = list(self.players)
        order: list[str] = []
        while len(left) > 1:
            drawn = [self.start] if self.start in left else left
            order.append((yield from self.ask("chance", {f"order {x}": x for x in drawn})))
            left.remove(order[-1])
        order += left
        self.rockets = order * 2 if len(order) == 2 else order
        for number, name in enumerate(order):
            self.players[name].vp = self.data["start_points"][number]
            self.players[name].pm1 = 1
        for track in self.tracks.values():
            track[8] = list(self.rockets)

    # --- dice phase -------------------------------------------------------------------------

    def dice_phase(self) -> Step:
        """Section 3."""
        rolled: list[int] = []
        four = len(self.players) == 4
        if self.options["balanced_first_roll"] and self.round == 1:
            rolled = [1, 2, 3, 4, 5, 6] if four else [2, 3, 4, 5]
        while len(rolled) < (9 if four else 7):
            known = {f"die {value}": value for value in range(1, 7)}
            rolled.append((yield from self.ask("chance", known)))
        self.dice = sorted(rolled)
        middle = self.dice[len(self.dice) // 2]
        left = sum(die < middle for die in self.dice)
        right = sum(die > middle for die in self.dice)
        self.marker = middle + (0.5 if right > left else -0.5 if left > right else 0)
        order = self.rockets
        for name in order if len(self.players) == 2 else [*order, *reversed(order)]:
            yield from self.pick(self.players[name])

    def distance(self, die: int) -> int:
        """Boxes from the marker; between two boxes both neighbours are at distance 1."""
        away = die - self.marker
        if away == int(away):
            return int(away)
        return int(away + 0.5) if away > 0 else int(away - 0.5)

    def counters(self, player: Player) -> dict[str, tuple[str, int, int]]:
        """Return the player's counters by word: track, space, height in the stack."""
        found = {}
        for name, track in self.tracks.items():
            mine = [
                (name, space, height)
                for space in range(1, 16)
                for height in reversed(range(len(track[space])))
                if track[space][height] == player.name
            ]
            for rank, counter in zip(("front", "rear"), mine, strict=False):
                two = len(self.players) == 2
                found[f"move {name} {rank}" if two else f"move {name}"] = counter
        return found

    def moves(self, player: Player, die: int) -> dict[str, tuple[str, int, int]]:
        """Return the counters that can make the whole move of a die."""
        step = self.distance(die)
        clamp = self.options["track_left_overshoot"] == "clamp"
        return {
            word: counter
            for word, counter in self.counters(player).items()
            if 1 <= counter[1] + step <= 15 or (clamp and counter[1] + step < 1)
        }

    def pick(self, player: Player) -> Step:
        """One die of the draft, and the counter it moves."""
        normal = {die for die in self.dice if not self.distance(die) or self.moves(player, die)}
        known = {f"take {die}": die for die in normal or set(self.dice)}
        die = yield from self.ask(player.name, known)
        step = self.distance(die)
        if step:
            movable = self.moves(player, die) if normal else self.counters(player)
            chosen = next(iter(movable.values()))
            if len(movable) > 1:
                chosen = yield from self.ask(player.name, movable)
            name, space, height = chosen
            self.tracks[name][space].pop(height)
            if space + step > 15:
                self.tracks[name][15].insert(0, player.name)
            else:
                self.tracks[name][max(1, space + step)].append(player.name)
        self.dice.remove(die)
        player.silver.append(die)

    # --- a turn -----------------------------------------------------------------------------

    def turn(self, player: Player) -> Step:
        """Section 4: actions in any order until the player ends the turn."""
        self.red_used = False
        self.must = None
        self.offers, self.link_offers = set(), set()
        while True:
            known = self.menu(player)
            chosen = yield from self.ask(player.name, known)
            verb, *rest = chosen
            links, self.link_offers = self.link_offers, set()
            if verb == "end":
                break
            if verb == "late":
                yield from self.late_link(player)
            elif verb == "place":
                yield from self.place(player, rest[0])
            elif verb == "silver":
                player.silver.remove(rest[0])
                yield from self.spend(player, rest[0], False)
            else:
                assert verb == "copy" or rest[0] in (self.offers | links | {self.must})
                if verb == "copy":
                    player.cubes -= self.copy_cost(player)
                self.red_used, self.must = True, None
                self.offers.clear()
                yield from self.spend(player, rest[0], True)
        player.silver.clear()

    def copy_cost(self, player: Player) -> int:
        """Cubes for a leftover die."""
        costs = [self.techs[t]["copy_cost"] for t in player.patents if "copy_cost" in self.techs[t]]
        return int(min([self.data["copy_cost"], *costs]))

    def menu(self, player: Player) -> dict[str, tuple[Any, ...]]:
        """Return the choices between actions."""
        known: dict[str, tuple[Any, ...]] = {}
        if self.must is None or self.options["obligatory_red"] == "lenient":
            known["end turn"] = ("end",)
        for die in player.silver:
            known[f"silver {die}"] = ("silver", die)
        for die in {self.must} if self.must is not None else self.offers | self.link_offers:
            assert die is not None
            before, self.red_used = self.red_used, True
            if die or player.pm1 or player.plus2 or self.actions(player, 0, True):
                known[f"red {die}"] = ("red", die)
            self.red_used = before
        if self.red_free() and player.cubes >= self.copy_cost(player):
            for die in self.dice:
                known[f"copy {die}"] = ("copy", die)
        if any(size is None for size, _ in player.pulsars.values()):
            for size in player.unplaced:
                known[f"place {size}"] = ("place", size)
        if self.single_tiles(player):
            known["late link"] = ("late",)
        return known

    def spend(self, player: Player, die: int, red: bool) -> Step:
        """A die in hand: token, action, target."""
        tokens = {"no token": (die, "")} if die or self.actions(player, 0, red) else {}
        if player.pm1:
            tokens["plus 1"] = (die + 1, "pm1")
            if die > 1:
                tokens["minus 1"] = (die - 1, "pm1")
        if player.plus2:
            tokens["plus 2"] = (die + 2, "plus2")
        die, token = yield from self.ask(player.name, tokens)
        if token:
            setattr(player, token, getattr(player, token) - 1)
            self.trigger(player, "modifier")
        targets = yield from self.ask(player.name, self.actions(player, die, red))
        carry_out = yield from self.ask(player.name, targets)
        yield from carry_out()

    def actions(self, player: Player, die: int, red: bool) -> dict[str, dict[str, Any]]:
        """Return every action that finds a target, with its targets by word."""
        found = {
            "fly": self.flights(player, die, red),
            "take gyrodyne": self.takes(player, die, red),
            "finish gyrodyne": self.finishes(player, die, red),
            "buy transmitter": self.buys(player, die, red),
            "pay transmitter": self.payments(player, die, red),
            "patent": self.patents(player, die, red),
            "project": self.projects(player, die, red),
            "buy modifier": self.modifiers(player, die, red),
        }
        return {word: targets for word, targets in found.items() if targets}

    # --- flights ----------------------------------------------------------------------------

    def flights(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Lengths, each with the paths that are allowed."""
        found = {}
        shifting = {self.techs[t].get("colour") for t in player.patents} - {None}
        free = self.shifts(player, "fly", red)
        for length in range(1, 11):
            need = max(0, abs(length - die) - free)
            if need > len(shifting):
                continue
            seen = self.colours_of(player.ship, length)
            if any(len(shifting & colours) >= need for colours in seen):
                found[f"length {length}"] = partial(self.fly, player, length, shifting, need)
        return found

    def colours_of(self, start: str, length: int) -> set[frozenset[str]]:
        """Return the kinds of locations that each flight of a length visits."""
        if (start, length) not in self.seen:
            flights = paths(self.routes, start, length)
            kinds = {frozenset(self.kinds[node] for node in path[1:]) for path in flights}
            self.seen[start, length] = kinds
        return self.seen[start, length]

    def fly(self, player: Player, length: int, shifting: set[str], need: int) -> Step:
        """Choose the path step by step, then resolve it."""
        allowed = [
            path
            for path in paths(self.routes, player.ship, length)
            if len(shifting & {self.kinds[node] for node in path[1:]}) >= need
        ]
        for i in range(1, length + 1):
            steps = {f"to {path[i]}": path[i] for path in allowed}
            node = yield from self.ask(player.name, steps)
            allowed = [path for path in allowed if path[i] == node]
            if self.options["flight_resolution"] == "stepwise_reveal":
                yield from self.reveal(node)
        path = allowed[0]
        visited = path[1:]
        run = yield from self.declare_run(player)
        player.ship = end = path[-1]
        if run:
            position, colour = run
            gates = {node for node in visited if self.kinds[node] == colour}
            player.runs.add(position)
            player.vp += len(gates) * self.project(player, position)["run_vp"]
        for name in player.patents:
            if self.techs[name].get("on") == "fly" and "per" in self.techs[name]:
                colours = {self.kinds[node] for node in visited} & set(COLOURS)
                player.vp += len(colours) * self.techs[name]["per"][0]["vp"]
        for i, node in enumerate(visited):
            if self.kinds[node] != "system":
                continue
            yield from self.reveal(node)
            if node != end and node not in visited[:i]:
                yield from self.station(player, node, ended=False, flight=True)
        yield from self.land(player, end, flight=True)

    def declare_run(self, player: Player) -> Play[tuple[str, str] | None]:
        """At most one unused gate run of a completed project."""
        known: dict[str, tuple[str, str] | None] = {"no run": None}
        for position in POSITIONS:
            if position in player.projects and position not in player.runs:
                for colour in self.project(player, position).get("run", []):
                    known[f"run {position} {colour}"] = (position, colour)
        if len(known) == 1:
            return None
        return (yield from self.ask(player.name, known))

    def reveal(self, node: str) -> Step:
        """Turn up the tile of a system on its first visit."""
        if self.kinds[node] != "system" or node in self.systems:
            return
        seen = {tile for tile, _ in self.systems.values()}
        left = {f"system {name}": name for name in self.data["systems"] if name not in seen}
        tile = yield from self.ask("chance", left)
        self.systems[node] = (tile, [None] * len(self.data["systems"][tile]["planets"].split()))

    def land(self, player: Player, node: str, flight: bool) -> Step:
        """The end of a flight or teleport."""
        if self.kinds[node] == "system":
            yield from self.reveal(node)
            yield from self.station(player, node, ended=True, flight=flight)
        elif self.kinds[node] == "pulsar" and not self.owner(node):
            if len(player.pulsars) == self.data["rings"]:
                return
            if (yield from self.confirm(player.name, "claim")):
                self.trigger(player, "ship_claim")
                if flight:
                    self.reward_new(player)
                yield from self.claim(player, node)

    def reward_new(self, player: Player) -> None:
        """Technologies for something new at the end of a flight."""
        player.vp += sum(self.techs[name].get("vp_if_new", 0) for name in player.patents)

    def owner(self, pulsar: str) -> Player | None:
        """Return who claimed a pulsar."""
        return next((p for p in self.players.values() if pulsar in p.pulsars), None)

    def claim(self, player: Player, pulsar: str) -> Step:
        """A ring on a pulsar."""
        player.pulsars[pulsar] = (None, False)
        self.trigger(player, "claim")
        if pulsar in self.dead_ends:
            yield from self.explore(player, 1)

    def station(self, player: Player, node: str, ended: bool, flight: bool) -> Step:
        """Settle a planet, if there is one for this player."""
        tile, people = self.systems[node]
        limited = self.options["tokens_per_player"] != "unlimited"
        if player.name in people or (limited and self.tokens(player) >= self.data["tokens"]):
            return
        planets = self.data["systems"][tile]["planets"].split()
        free: dict[str, list[int]] = {"B": [], "L": []}
        for number, planet in enumerate(planets):
            if people[number] is None and len(self.players) >= int(planet[1:] or 2):
                free[planet[0]].append(number)
        first, second = ("B", "L") if ended else ("L", "B")
        if not free[first]:
            if not free[second]:
                return
            optional = self.options["station_fallback"] == "optional"
            if optional and not (yield from self.confirm(player.name, "settle")):
                return
        kind = first if free[first] else second
        people[free[kind][0]] = player.name
        self.trigger(player, "station")
        if ended and flight:
            self.reward_new(player)
        if ended and kind == "B":
            yield from self.discover(player, tile)
        if node in self.dead_ends:
            yield from self.explore(player, 1)

    def tokens(self, player: Player) -> int:
        """Count the tokens in use: score, counters, stations, patents, projects, symbols."""
        used = 1 + (4 if len(self.players) == 2 else 2) + self.count(player, "station")
        used += len(player.patents) + len(player.projects)
        return used + sum(len(tile.covered) for tile in player.tiles if not tile.online)

    def discover(self, player: Player, tile: str) -> Step:
        """The printed bonus or an exploration tile."""
        icons = self.data["systems"][tile]["bonus"]
        known: dict[str, list[dict[str, Any]] | None] = {"explore": None}
        single = self.options["discovery_two_icons"] == "one" and len(icons) == 2
        offered = [[icons[0]], [icons[1]]] if single else [icons]
        for word, gains in zip(("bonus", "second bonus"), offered, strict=False):
            if self.red_free() or not any("red" in gain for gain in gains):
                known[word] = gains
        chosen = yield from self.ask(player.name, known)
        self.trigger(player, "discovery")
        if chosen is None:
            yield from self.explore(player, 1)
        else:
            for gain in chosen:
                yield from self.gain(player, gain, discovery=True)

    def explore(self, player: Player, number: int) -> Step:
        """Draw exploration tiles one after another."""
        faces = self.data["exploration"]
        for _ in range(number):
            if not +self.pile:
                self.pile, self.discards = self.discards, Counter()
            left = {f"explore {face}": face for face in +self.pile}
            face = yield from self.ask("chance", left)
            self.pile[face] -= 1
            if "station" in faces[face]["gain"]:
                player.extra += faces[face]["gain"]["station"]
                continue
            self.discards[face] += 1
            yield from self.gain(player, faces[face]["gain"])

    # --- gains ------------------------------------------------------------------------------

    def gain(self, player: Player, gain: Mapping[str, Any], discovery: bool = False) -> Step:
        """Section 4.5: points, cubes, tokens, tiles, claims, teleports, exploration, dice."""
        player.vp += gain.get("vp", 0)
        player.cubes += gain.get("cubes", 0) - gain.get("pay", 0)
        player.pm1 += gain.get("pm1", 0)
        player.plus2 += gain.get("plus2", 0)
        if "gyrodyne" in gain:
            yield from self.take_one(player, [SIZES[size - 1] for size in gain["gyrodyne"]])
        if "two_gyrodynes" in gain:
            yield from self.take_two(player)
        if "isolated" in gain and len(player.pulsars) < self.data["rings"]:
            free = [node for node in ("i1", "i2", "i3") if not self.owner(node)]
            if free:
                known = {"decline": "", **{f"claim {node}": node for node in free}}
                node = yield from self.ask(player.name, known)
                if node:
                    yield from self.claim(player, node)
        if "teleport" in gain:
            wanted = {"system": ("system",), "pulsar": ("pulsar",)}
            kinds = wanted.get(gain["teleport"], ("system", "pulsar", *COLOURS))
            nodes = {f"teleport {n}": n for n in self.nodes if self.kinds[n] in kinds}
            player.ship = yield from self.ask(player.name, nodes)
            yield from self.land(player, player.ship, flight=False)
        yield from self.explore(player, gain.get("exploration", 0))
        if discovery and "red" in gain:
            self.offers.add(gain["red"])
        elif "red" in gain or "doubler" in gain:
            silver, red = gain.get("doubler", (None, gain.get("red")))
            if silver:
                player.silver.append(silver)
            self.must = red
            self.offers.clear()
            self.link_offers.clear()

    def take_one(self, player: Player, sizes: list[str]) -> Step:
        """A gyrodyne of a choice of sizes."""
        known = {size: size for size in sizes if size in self.supplied()}
        if known and len(sizes) == 1:
            player.unplaced.append(sizes[0])
        elif known:
            player.unplaced.append((yield from self.ask(player.name, known)))

    def take_two(self, player: Player) -> Step:
        """Two gyrodynes of different sizes, or the one that is left."""
        there = self.supplied()
        pairs = {" ".join(pair): pair for pair in PAIRS if set(pair) <= set(there)}
        if pairs:
            player.unplaced += yield from self.ask(player.name, pairs)
        else:
            player.unplaced += there[:1]
