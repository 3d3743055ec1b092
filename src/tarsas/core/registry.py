"""The registered games, found by entry points: no file of the program lists them."""

from functools import cache
from importlib.metadata import entry_points

from tarsas.core.errors import OptionError
from tarsas.core.game import Game
from tarsas.core.state import State

GROUP = "tarsas.games"


def game_ids() -> list[str]:
    """Return the ids of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find_game(name: str) -> Game:
    """Return the game of this id, or an error that lists the ids there are."""
    for point in entry_points(group=GROUP, name=name):
        game = point.load()
        assert isinstance(game, Game), f"{point.value} is not a Game"
        return game
    raise OptionError(f"unknown game {name!r}; games: {', '.join(game_ids())}")


def game_of(state: State) -> Game | None:
    """Return the installed game that a position belongs to, by the package of its rules."""
    module = type(state).__module__
    for point in entry_points(group=GROUP):
        if module == point.module or module.startswith(f"{point.module}."):
            return find_game(point.name)
    return None
