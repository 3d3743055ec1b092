"""What a notebook shows of a position. Drawing is loaded only when somebody looks."""

from importlib import import_module

from tarsas.core.game import Game
from tarsas.core.registry import game_of
from tarsas.core.state import State


def picture(game: Game, state: State) -> str:
    """Return a position as a complete SVG file."""
    drawn = import_module("tarsas.draw.picture").standalone(game, state)
    assert isinstance(drawn, str)
    return drawn


def picture_of(state: State) -> str | None:
    """Return the same of a position alone; None if its game is not installed."""
    game = game_of(state)
    return None if game is None else picture(game, state)
