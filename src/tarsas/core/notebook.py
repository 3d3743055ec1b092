"""What a notebook shows of a position. Drawing is loaded only when somebody looks.

What draws is found as games are, by its entry point: nothing here knows it.
"""

from importlib.metadata import entry_points

from tarsas.core.game import Game
from tarsas.core.registry import game_of
from tarsas.core.state import State

GROUP = "tarsas.pictures"


def picture(game: Game, state: State) -> str | None:
    """Return a position as a complete SVG file; None if nothing is installed that draws."""
    for point in entry_points(group=GROUP):
        drawn = point.load()(game, state)
        assert isinstance(drawn, str), f"{point.value} draws no SVG"
        return drawn
    return None


def picture_of(state: State) -> str | None:
    """Return the same of a position alone; None if its game is not installed."""
    game = game_of(state)
    return None if game is None else picture(game, state)
