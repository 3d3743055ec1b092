"""What OpenSpiel is told of a position: a text for people and numbers for learners.

The numbers are the game's observation, field by field as docs/observations.md explains it.
"""

from typing import Any

import numpy as np

from tarsas.core.game import Game
from tarsas.core.observation import Canvas
from tarsas.lab.arrays import Floats, split


class PositionObserver:
    """OpenSpiel's observer: `tensor` and `dict` hold what `set_from` saw last."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.observer = game.observer(players)
        self.tensor: Floats = np.zeros(int(self.observer.size), np.float32)
        self.dict = split(self.observer, self.tensor)
        self.told = (b"", "")  # the position last put into words, and the words
        self._canvas: Canvas | None = None

    def set_from(self, state: Any, player: int) -> None:
        """Look at a position as a player."""
        if self._canvas is None:
            # What is printed depends on the options, which a position knows.
            self._canvas = self.observer.canvas(state.position)
        self._canvas.clear()
        self.observer.write_row(state.position, player, self._canvas)
        self._canvas.settle()
        self.tensor[:] = np.asarray(self._canvas.cells).view(np.float32)

    def string_from(self, state: Any, player: int) -> str:
        """Return the position in words. They are the same for all players, who ask in turn."""
        key = state.position.key()
        if self.told[0] != key:
            lines = self.game.texts.describe(state.position)
            self.told = key, "\n".join(self.game.say(line, "en") for line in lines)
        return self.told[1]
