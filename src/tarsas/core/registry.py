"""The registered games, found by entry points: no file of the program lists them.

A game that is broken is known by name and by what is wrong with it; the others go on.
"""

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from traceback import extract_tb

from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message

GROUP = "tarsas.games"


@dataclass(frozen=True)
class Broken:
    """A game that is installed and cannot be played."""

    id: str
    place: str
    why: str

    def __str__(self) -> str:
        return f"the game {self.id!r} ({self.place}) cannot be played: {self.why}"


class BrokenGameError(TarsasError):
    """A game was asked for that cannot be played."""


def game_ids() -> list[str]:
    """Return the ids of all installed games that can be played."""
    return [name for name in installed() if isinstance(_load(name), Game)]


def broken_games() -> list[Broken]:
    """Return the installed games that cannot be played, each with the reason."""
    return [found for name in installed() if isinstance(found := _load(name), Broken)]


def installed() -> list[str]:
    """Return the ids of all installed games, without loading any."""
    return list(_installed())


@cache
def _installed() -> tuple[str, ...]:
    """Read what is installed once: it takes 7 ms, and a server asks every second."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def find_game(name: str) -> Game:
    """Return the game of this id, or an error that lists the ids there are."""
    found = _load(name)
    if found is None:
        plain = f"unknown game {name!r}; games: {', '.join(installed())}"
        raise OptionError(Message("error-unknown-game", {"game": name}), plain)
    if isinstance(found, Broken):
        raise BrokenGameError(Message("error-broken-game", {"game": name}), str(found))
    return found


@cache
def _load(name: str) -> Game | Broken | None:
    for point in entry_points(group=GROUP, name=name):
        try:
            game = point.load()
            wrong = faults(name, game)
        except (Exception, SystemExit) as error:  # whatever a stranger's module does when loaded
            return Broken(name, point.value, told(error))
        return Broken(name, point.value, "; ".join(wrong)) if wrong else _as_game(game)
    return None


def _as_game(found: object) -> Game:
    assert isinstance(found, Game)
    return found


def faults(name: str, game: object) -> list[str]:
    """Say what would keep a game from being listed, opened and drawn."""
    if not isinstance(game, Game):
        return [f"expected a Game, found {type(game).__name__}"]
    wrong = [f"its actions: {fault}" for fault in game.kinds.faults()]
    if game.id != name:
        wrong.append(f"its id is {game.id!r}, its entry point is called {name!r}")
    if not game.players or not {*game.players} <= {*range(1, len(SEATS) + 1)}:
        wrong.append(f"players {game.players}; expected some of 1 to {len(SEATS)}")
    for colour, both in game.colours.items():
        if len(both) != 2:
            wrong.append(f"its colour {colour!r} needs a light and a dark value")
    if not wrong:
        opening = game.new(game.players[0])
        if not isinstance(opening, State):
            wrong.append(f"set_up returned no State, but {type(opening).__name__}")
        game.title("en")
    return wrong


def told(error: BaseException) -> str:
    """Return an error in one line, with where it happened."""
    frames = extract_tb(error.__traceback__)
    # A fault of syntax says itself where it is; its last frame is Python's own.
    said = isinstance(error, SyntaxError) or not frames
    where = "" if said else f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
    return f"{type(error).__name__}: {error}{where}".replace("\n", " ")


def game_of(state: State) -> Game | None:
    """Return the installed game that a position belongs to, by the package of its rules."""
    module = type(state).__module__
    for point in entry_points(group=GROUP):
        if module == point.module or module.startswith(f"{point.module}."):
            return find_game(point.name)
    return None
