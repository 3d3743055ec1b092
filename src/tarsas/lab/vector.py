"""Many games in one call: actions in, arrays of observations, masks, rewards out.

The arrays are laid out once and written over by every step; copy what you keep.

    env = VectorEnv("marabunta", games=256)
    env.reset(seed=1)
    while training:
        actions = policy(env.observations, env.masks)     # one for each game's acting seat
        env.step(actions)
        learn(env.rewards, env.dones, env.actors)
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.lab.arrays import Floats, pays_differences
from tarsas.lab.stepping import Rows


class VectorEnv:
    """Games of one kind, one row each: every step carries out one action in all of them.

    observations  (games, size)     what the seat that acts now sees, scaled
    masks         (games, actions)  True for what it may do
    choices       (games,)          how many actions that is
    actors        (games,)          the seat that acts now
    rewards       (games, players)  what the last step has paid each seat
    dones         (games,)          True where the last step ended a game; a new one stands there

    The arrays look right into the memory that the compiled games write to, and are read-only.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "end",
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games; expected at least 1")
        self.game = find_game(game)
        self.players = self.game.usual_players if players is None else players
        opening = self.game.new(self.players, options)
        self.observer = self.game.observer(self.players)
        self.games = games
        self._rows = Rows(opening, self.observer, games, pays_differences(reward))
        shape = (games, int(self.observer.size))
        self.observations: Floats = (
            np.asarray(self._rows.canvas.cells).view(np.float32).reshape(shape)
        )
        self.masks: NDArray[np.bool_] = (
            np.asarray(self._rows.mask).view(np.bool_).reshape(games, int(self.observer.actions))
        )
        self.choices: NDArray[np.int64] = np.asarray(self._rows.choices)
        self.actors: NDArray[np.int64] = np.asarray(self._rows.actors)
        self.rewards: NDArray[np.float64] = np.asarray(self._rows.rewards).reshape(games, -1)
        self.dones: NDArray[np.bool_] = np.asarray(self._rows.dones).view(np.bool_)
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the chance of game i follows from seed + i."""
        self._rows.reset(seed)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Carry out one action in each game; illegal ones are refused before anything happens."""
        self._rows.step(np.ascontiguousarray(actions, "<i8").tobytes())

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        return np.asarray(self._rows.sample(rng))
