"""Boards of Hunters and Gatherers for tests: tiles laid one after the other, by notation.

A tile is named (`t56`) or given by its face, which then replaces a land tile that is not needed.
Whatever is left over becomes all forest: laid in a line from an open forest it scores nothing and
brings the game to its end.
"""

from dataclasses import dataclass, field

from tarsas.core.registry import find_game
from tests.scenario import Scenario

FILLER = "N:f0 E:f0 S:f0 W:f0"
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@dataclass
class Board:
    """Lays tiles for whoever's turn it is; red begins."""

    edition: str = "2002"
    players: int = 2
    start: str = ""
    moves: list[tuple[str, str, str, str, bool]] = field(default_factory=list)

    def lay(
        self, tile: str, place: str, figure: str = "none", take: str = "", bonus: bool = False
    ) -> "Board":
        """Draw a tile, lay it (`place` is `x,y` or `x,y turned 90`), and place a figure."""
        self.moves.append((tile, place, figure, take, bonus))
        return self

    def row(self, tiles: list[str], x: int, y: int, figure: str = "none") -> "Board":
        """Lay tiles from (x, y) to the right; the first takes the figure."""
        for i, tile in enumerate(tiles):
            self.lay(tile, f"{x + i},{y}", figure if i == 0 else "none")
        return self

    def draw(self, tile: str, bonus: bool = False) -> "Board":
        """Draw a tile and stop there."""
        return self.lay(tile, "", bonus=bonus)

    def end(self, x: int, y: int, direction: str) -> "Board":
        """Lay all other land tiles in a line of forest from (x, y)."""
        used = sum(not self.is_bonus(tile, bonus) for tile, _, _, _, bonus in self.moves)
        dx, dy = STEPS[direction]
        for i in range(len(self.names("land")) - used):
            self.lay(FILLER, f"{x + i * dx},{y + i * dy}")
        return self

    def names(self, table: str) -> list[str]:
        """Return the names of the edition's land or bonus tiles."""
        return list(find_game("hunters").components[f"edition_{self.edition}"][table])

    def is_bonus(self, tile: str, bonus: bool) -> bool:
        """Say whether a tile is (or is to be) a bonus tile."""
        return bonus or tile in self.names("bonus")

    def play(self) -> Scenario:
        """Play what was laid so far."""
        given = {tile for tile, *_ in self.moves}
        spare = {t: [n for n in self.names(t) if n not in given] for t in ("land", "bonus")}
        faces: dict[str, dict[str, dict[str, str]]] = {"land": {}, "bonus": {}}
        drawn = []
        for tile, *_, bonus in self.moves:
            heap = "bonus" if bonus else "land"
            name = spare[heap].pop(0) if ":" in tile else tile
            if name != tile:
                faces[heap][name] = {"value": tile}
            drawn.append(name)
        faces["land"] |= {name: {"value": FILLER} for name in spare["land"]}
        for piece in ("dolmen", "pit_trap"):  # once in a box: a given face takes it over
            if any(f"={piece}" in tile for tile in given):
                base = find_game("hunters").components[f"edition_{self.edition}"]["bonus"]
                holders = [name for name in spare["bonus"] if piece in base[name]["value"]]
                faces["bonus"] |= {name: {"value": FILLER} for name in holders}
        if self.start:
            start = next(iter(find_game("hunters").components[f"edition_{self.edition}"]["start"]))
            faces["start"] = {start: {"value": self.start}}
        options = {"edition": self.edition, "start": "red"}
        table = Scenario("hunters", self.players, options, {f"edition_{self.edition}": faces})
        for name, (_, place, figure, take, _) in zip(drawn, self.moves, strict=True):
            table.play(f"chance: tile {name}")
            if place:
                table.play(f"{table.actor}: place {place}")
                if take:
                    table.play(f"{table.actor}: {take}")
                if figure != "?":
                    table.play(f"{table.actor}: {figure}")
        return table

    @property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return self.play().scores

    @property
    def gains(self) -> list[tuple[str, int, str]]:
        """Every gain of points: who, how many, why."""
        return self.play().gains

    def choices(self) -> list[str]:
        """Return the legal moves now, in words."""
        return self.play().legal()
