"""The registered games, found by entry points: no file of the program lists them."""

from functools import cache
from importlib.metadata import entry_points

from tarsas.core.errors import OptionError
from tarsas.core.game import Game

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
