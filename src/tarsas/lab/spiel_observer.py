"""What OpenSpiel is told of a position: a text for people and numbers for learners.

A game whose folder has an `observation.py` says by `observe(state, seat)` what its numbers are.
Any other is seen by who acts, by the points and by what its coach counts. The viewer comes first,
then the others in turn.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import numpy as np

from tarsas.core.coach import LinearCoach
from tarsas.core.game import Game
from tarsas.core.state import State

Observe = Callable[[State, int], Sequence[float]]


def find_observe(game: Game) -> Observe:
    """Return the game's own view of a position in numbers, or the plain one."""
    name = f"{game.package}.observation"
    # A game that is a single module, not a folder, has no place for one.
    if hasattr(import_module(game.package), "__path__") and find_spec(name) is not None:
        own = getattr(import_module(name), "observe", None)
        if own is not None:
            return cast(Observe, own)
    coach = game.coach
    return lambda state, seat: plain_view(coach, state, seat)


def plain_view(coach: object, state: State, seat: int) -> list[float]:
    """Return who acts, the points, and the features of every seat, the viewer's first."""
    seats = [(seat + turn) % state.players for turn in range(state.players)]
    actor = state.actor()
    numbers = [float(actor == other) for other in seats]
    numbers += [float(state.score(other)) for other in seats]
    if isinstance(coach, LinearCoach):
        for other in seats:
            numbers += coach.features(state, other)
    return numbers


class PositionObserver:
    """OpenSpiel's observer: `tensor` and `dict` hold what `set_from` saw last."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.observe = find_observe(game)
        size = len(self.observe(game.new(players), 0))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self.told = (b"", "")  # the position last put into words, and the words

    def set_from(self, state: Any, player: int) -> None:
        """Look at a position as a player."""
        self.tensor[:] = self.observe(state.position, player)

    def string_from(self, state: Any, player: int) -> str:
        """Return the position in words. They are the same for all players, who ask in turn."""
        key = state.position.key()
        if self.told[0] != key:
            lines = self.game.texts.describe(state.position)
            self.told = key, "\n".join(self.game.say(line, "en") for line in lines)
        return self.told[1]
