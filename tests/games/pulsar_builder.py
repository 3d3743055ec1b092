"""What dice buy in Pulsar 2849, for its referee: gyrodynes, transmitters, patents, projects."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from .pulsar_scorer import SIZES, Play, Player, Scorer, Step, Tile

POSITIONS = ("1L", "1M", "1R", "2L", "2R", "3L", "3R", "T")
ROWS = (("1L", "1M", "1R"), ("2L", "2R"), ("3L", "3R"), ("T",))
LINES = {"2L": "1L 1M", "2R": "1M 1R", "3L": "2L", "3R": "2R", "T": "3L 3R"}


class Builder(Scorer):
    """The targets of every action but flying, each with what it does."""

    red_used = False
    must: int | None = None

    def __init__(self, players: int, options: Mapping[str, Any], custom: dict[str, Any]) -> None:
        super().__init__(players, options, custom)
        self.offers: set[int] = set()
        self.link_offers: set[int] = set()
        self.patented_now: set[str] = set()
        self.display: list[str | None] = []
        self.top: str | None = None
        self.undealt = Counter({n: t["copies"][self.deck] for n, t in self.tiles.items()})

    def gain(self, player: Player, gain: Mapping[str, Any], discovery: bool = False) -> Step:
        """Hand out a gain; the referee knows how."""
        raise NotImplementedError

    def red_free(self) -> bool:
        """Say whether a red die may still be gained."""
        return not self.red_used and self.must is None

    def supplied(self) -> list[str]:
        """Return the sizes of gyrodynes that can be taken."""
        if self.options["gyrodyne_supply"] == "unlimited":
            return list(SIZES)
        return [size for size in SIZES if self.left(size) > 0]

    def fits(self, player: Player, on: str, red: bool, die: int, cost: int) -> bool:
        """Say whether a die pays a cost."""
        return abs(die - cost) <= self.shifts(player, on, red)

    def shifts(self, player: Player, on: str, red: bool) -> int:
        """Count the technologies that shift a die for an action, whatever the way."""
        held = [self.techs[name] for name in player.patents]
        names = {on, "red_die"} if red else {on}
        return sum(bool(t.get("shift") and not t.get("colour") and t["on"] in names) for t in held)

    # --- gyrodynes --------------------------------------------------------------------------

    def takes(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Sizes that the die takes."""

        def take(size: str) -> Step:
            player.unplaced.append(size)
            self.trigger(player, "take")
            yield from ()

        costs = {size: self.data["gyrodynes"][size]["take"] for size in self.supplied()}
        return {
            size: partial(take, size)
            for size, cost in costs.items()
            if self.fits(player, "take", red, die, cost)
        }

    def place(self, player: Player, size: str) -> Step:
        """A free step; the second and the fourth of a size may win an award."""
        free = {f"pulsar {name}": name for name, (tile, _) in player.pulsars.items() if not tile}
        name = yield from self.ask(player.name, free)
        player.unplaced.remove(size)
        player.pulsars[name] = (size, False)
        self.trigger(player, "place")
        number = sum(tile == size for tile, _ in player.pulsars.values())
        if number in (2, 4) and self.awards[size]:
            player.vp += self.awards[size].pop(0)
            player.awards += 1

    def finishes(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Own gyrodynes under construction that the die finishes."""

        def finish(name: str) -> Step:
            player.pulsars[name] = (player.pulsars[name][0], True)
            self.trigger(player, "finish")
            yield from ()

        return {
            f"pulsar {name}": partial(finish, name)
            for name, (size, spins) in player.pulsars.items()
            if size
            and not spins
            and self.fits(player, "finish", red, die, self.data["gyrodynes"][size]["finish"])
        }

    # --- transmitters -----------------------------------------------------------------------

    def deal_display(self) -> Step:
        """Three new tiles by letter, and with the option the next one openly."""
        shown: list[str | None] = [self.top] if self.top else []
        self.top = None
        while len(shown) < 3:
            shown.append((yield from self.draw_tile()))
        self.display = shown
        if self.options["transmitter_top_visible"] and +self.undealt:
            self.top = yield from self.draw_tile()

    def draw_tile(self) -> Play[str]:
        """Draw a transmitter of the first letter that is left."""
        letter = min(+self.undealt)[0]
        left = {f"deal {name}": name for name in +self.undealt if name[0] == letter}
        name = yield from self.ask("chance", left)
        self.undealt[name] -= 1
        return name

    def symbols(
        self, player: Player, name: str, covered: set[int], die: int, red: bool
    ) -> list[int]:
        """Return the symbols that a die can cover; of equal ones the first."""
        costs = self.tiles[name]["cost"]
        found: dict[int, int] = {}
        for number, cost in enumerate(costs):
            if number not in covered and self.fits(player, "transmitter_die", red, die, cost):
                found.setdefault(cost, number)
        return list(found.values())

    def buys(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Tiles on display that the die buys."""

        def buy(slot: int, name: str) -> Step:
            self.display[slot] = None
            tile = Tile(name)
            player.tiles.append(tile)
            yield from self.cover(player, tile, die, red)
            if self.open_ends(player, tile):
                ends = {f"{end} end": end for end in self.ends(tile)}
                end = yield from self.ask(player.name, {"no link": "", **ends})
                if end:
                    yield from self.join(player, tile, end)
            yield from self.complete(player, tile)

        return {
            f"slot {slot + 1}": partial(buy, slot, name)
            for slot, name in enumerate(self.display)
            if name and self.symbols(player, name, set(), die, red)
        }

    def payments(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Own offline tiles that the die pays on."""

        def pay(tile: Tile) -> Step:
            yield from self.cover(player, tile, die, red)
            yield from self.complete(player, tile)

        return {
            f"tile {number}": partial(pay, tile)
            for number, tile in enumerate(player.tiles, start=1)
            if not tile.online and self.symbols(player, tile.name, tile.covered, die, red)
        }

    def cover(self, player: Player, tile: Tile, die: int, red: bool) -> Step:
        """Put a token on a symbol."""
        fitting = self.symbols(player, tile.name, tile.covered, die, red)
        symbol = fitting[0]
        if len(fitting) > 1:
            known = {f"symbol {number + 1}": number for number in fitting}
            symbol = yield from self.ask(player.name, known)
        tile.covered.add(symbol)
        self.trigger(player, "transmitter_die")

    def complete(self, player: Player, tile: Tile) -> Step:
        """With all symbols covered: gain, turn, link dice."""
        if len(tile.covered) < len(self.tiles[tile.name]["cost"]):
            return
        yield from self.gain(player, self.tiles[tile.name]["gain"])
        tile.online = True
        self.trigger(player, "online")
        for end, (other, its) in tile.joined.items():
            if other.online and self.red_free():
                value = self.pips(tile, end) + self.pips(other, its)
                immediate = self.options["link_die_timing"] == "immediately"
                (self.link_offers if immediate else self.offers).add(value)

    def pips(self, tile: Tile, end: str) -> int:
        """Return the half die of an end."""
        return int(self.tiles[tile.name]["links"][end == "right"])

    def ends(self, tile: Tile) -> list[str]:
        """Return the open ends of a tile."""
        links = zip(("left", "right"), self.tiles[tile.name]["links"], strict=True)
        return [end for end, pips in links if pips != "-" and end not in tile.joined]

    def open_ends(self, player: Player, tile: Tile) -> dict[str, tuple[Tile, str]]:
        """Return the open ends of other arrays by word."""
        return {
            f"join {number} {end}": (other, end)
            for number, other in enumerate(player.tiles, start=1)
            if other is not tile
            for end in self.ends(other)
        }

    def join(self, player: Player, tile: Tile, end: str) -> Step:
        """Join two ends for good."""
        other, its = yield from self.ask(player.name, self.open_ends(player, tile))
        tile.joined[end] = (other, its)
        other.joined[its] = (tile, end)

    def single_tiles(self, player: Player) -> dict[str, Tile]:
        """Return the single tiles that can be attached later."""
        if self.options["late_link"] == "never":
            return {}
        return {
            f"tile {number}": tile
            for number, tile in enumerate(player.tiles, start=1)
            if not tile.joined and self.open_ends(player, tile)
        }

    def late_link(self, player: Player) -> Step:
        """Attach a single tile to another array."""
        tile = yield from self.ask(player.name, self.single_tiles(player))
        end = yield from self.ask(player.name, {f"{e} end": e for e in self.ends(tile)})
        yield from self.join(player, tile, end)

    # --- technologies, projects, modifiers --------------------------------------------------

    def takable(self, player: Player, gain: Mapping[str, Any]) -> bool:
        """Say whether a paid gain may be taken: its red die and its cubes must be there."""
        dice = "red" in gain or "doubler" in gain
        return (self.red_free() or not dice) and player.cubes >= gain.get("pay", 0)

    def patents(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Technologies that the die patents."""

        def patent(name: str) -> Step:
            tech = self.techs[name]
            self.trigger(player, "patent")
            player.patents.append(name)
            if tech["lock"]:
                self.patented_now.add(name)
            if tech["kind"] == "instant":
                player.vp += self.tech_points(player, tech)
                yield from self.gain(player, tech.get("gain", {}))

        found = {}
        for name, tech in self.techs.items():
            holders = [p for p in self.players.values() if name in p.patents]
            most = 1 if tech["lock"] and len(self.players) == 2 else 2
            shut = player in holders or len(holders) >= most or name in self.patented_now
            if tech["row"] > self.round or shut or not self.takable(player, tech.get("gain", {})):
                continue
            if self.fits(player, "patent", red, die, tech["cost"]):
                found[f"patent {name}"] = partial(patent, name)
        return found

    def project(self, player: Player, position: str) -> Mapping[str, Any]:
        """Return a project of a player's headquarters."""
        found: Mapping[str, Any] = self.data["headquarters"][player.side][position]
        return found

    def projects(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Open projects that the die completes."""

        def complete(position: str) -> Step:
            player.projects.add(position)
            self.trigger(player, "project")
            yield from self.gain(player, self.project(player, position)["gain"])

        if not player.side:
            return {}
        found = {}
        for position in POSITIONS:
            row = next(number for number, names in enumerate(ROWS) if position in names)
            needs = {name for names in ROWS[:row] for name in names}
            if self.options["hq_unlock"] == "printed_connections":
                needs = set(LINES.get(position, "").split())
            printed = self.project(player, position)
            if position in player.projects or not needs <= player.projects:
                continue
            fits = self.fits(player, "project", red, die, printed["cost"])
            if fits and self.takable(player, printed["gain"]):
                found[f"project {position}"] = partial(complete, position)
        return found

    def modifiers(self, player: Player, die: int, red: bool) -> dict[str, Any]:
        """Tokens that the die buys."""

        def buy(kind: str) -> Step:
            setattr(player, kind, getattr(player, kind) + 1)
            yield from ()

        return {
            f"gain {kind}": partial(buy, kind)
            for kind, dice in self.data["modifiers"].items()
            if any(self.fits(player, "", red, die, cost) for cost in dice)
        }
