"""House of Cats in notation: sheets of one's own and whole rounds in a line."""

from tarsas.core.components import Tree
from tarsas.core.options import SEATS
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_points import CATEGORIES, points
from tarsas.games.cats.rules_sheet import Sheet
from tests.scenario import Scenario

PLAIN_TRACK = ["-"] * 14


def sheet(level: int, **entries: list[str]) -> Tree:
    """A sheet on which these entries are printed otherwise; one of another size has no cheese."""
    if "rows" in entries and level in (1, 4):
        entries = {"cheese": [], **entries}
    return {f"level_{level}": {name: {"value": value} for name, value in entries.items()}}


def start(
    level: int = 1,
    abilities: str = "ABCD",
    players: int = 1,
    custom: Tree | None = None,
    growth: str = "free",
) -> Scenario:
    """A game at its first roll; stars are left out unless they are asked for."""
    if custom is None:
        custom = sheet(level, stars=[]) if level in (2, 3) else {}
    options = {"level": level, "abilities": abilities, "growth": growth}
    return Scenario("cats", players, options, custom)


def roll(game: Scenario, faces: str) -> Scenario:
    """Roll these dice."""
    return game.play(*(f"chance: roll {face}" for face in faces.split()))


def do(game: Scenario, *moves: str, who: str = "red") -> Scenario:
    """Play moves of one player; `3 b2` writes a 3 there, `cat` alone takes a cat."""
    for move in moves:
        for part in move.split(", "):
            words = part.split()
            if words[0] in ("2", "3", "4", "5", "cat", "mouse"):
                game.play(f"{who}: die {words[0]}")
                if len(words) > 1:
                    game.play(f"{who}: cell {words[1]}")
            else:
                game.play(f"{who}: {part}")
    return game


def whole_round(game: Scenario, faces: str, *moves: str) -> Scenario:
    """A round of one player, from the roll to the end."""
    return do(roll(game, faces), *moves, "done")


def earned(letter: str, level: int = 1, times: int = 1, custom: Tree | None = None) -> Scenario:
    """A game in which rooms of 2 on the left have brought an ability; 5s stand beside them."""
    others = "".join(c for c in "ABCE" if c != letter)[:3]
    if custom is None and level == 4:
        custom = sheet(4, rows=["######"] * 6)
    game = start(level, letter + others, custom=custom)
    for row in range(1, times + 1):
        whole_round(game, "2 2 5 mouse", f"2 a{row}, 2 b{row}, 5 c{row}")
    return game


def table(game: Scenario) -> Cats:
    """The position itself."""
    assert isinstance(game.state, Cats)
    return game.state


def revealed(game: Scenario) -> str:
    """The letters of the abilities that are turned up, in the order of the numbers 2 to 5."""
    return "".join(table(game).page.letters[ability] for ability in table(game).abilities)


def prompt(game: Scenario) -> str:
    """What the table says now."""
    return game.record.game.say(game.record.game.texts.prompt(game.state), "en")


def parts(game: Scenario, seat: int = 0) -> dict[str, int]:
    """A player's points by category, without the zeros."""
    sheet_ = table(game).sheets[seat]
    found = {name: int(points(sheet_, i)) for i, name in enumerate(CATEGORIES)}
    return {name: value for name, value in found.items() if value and name != "empty"}


def text(game: Scenario, row: int, who: str = "Red") -> str:
    """A row in signs: 3 loose, [3] in a room, 33 double, C, M, × crossed out, · empty."""
    own = table(game).sheets[SEATS.index(who.lower())]
    columns = int(own.page.columns)
    return " ".join(sign(own, cell) for cell in range((row - 1) * columns, row * columns))


def sign(own: Sheet, cell: int) -> str:
    """What is in a cell; + is a cell to grow into."""
    for symbol, written in enumerate("2345CM"):
        if own.drawn[symbol] >> cell & 1:
            shown = written * (2 if own.doubled >> cell & 1 else 1)
            return f"[{shown}]" if own.roomed >> cell & 1 else shown
    if own.open >> cell & 1:
        return "·"
    if own.free >> cell & 1:
        return "+"
    return "×" if own.page.grid >> cell & 1 else " "


def free(game: Scenario, number: int) -> int:
    """How often the ability of a number can still be used."""
    own = table(game).sheets[0]
    return int(own.rooms[number - 2] - own.spent[number - 2])
