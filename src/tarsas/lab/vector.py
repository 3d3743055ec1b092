"""Many games in one call, by Gymnasium's vector interface: actions in, arrays out.

    env = VectorEnv("marabunta", games=16)
    seen, info = env.reset(seed=1)
    while training:
        actions = policy(seen["observation"], seen["action_mask"])  # of each game's acting seat
        seen, rewards, ended, cut_off, info = env.step(actions)

Whoever acts is the agent: a row's observation is what the seat sees that acts there now, and its
reward what the step has paid the seat that acted. `info` has the `actors` and the `rewards` of all
seats. Where a game has ended, a new one stands already (Gymnasium's SAME_STEP): `info["final_obs"]`
is how it ended for who acted last, and `info["final_info"]["scores"]` the points.

What is returned is yours, as with Gymnasium's own vectors. With `copy=False` nothing is copied:
the arrays, which are attributes too, look into the memory that the next step writes over.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import vector
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.lab.arrays import Floats, pays_differences
from tarsas.lab.single import Seen, Sight, action_space, observation_space, start_of
from tarsas.lab.stepping import APART, Rows, seeds_of

METADATA: dict[str, Any] = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
# What a stored environment keeps beside its games: the generators of seeds and of samples.
KEPT = (
    "single_observation_space",
    "single_action_space",
    "observation_space",
    "action_space",
    "_np_random",
    "_np_random_seed",
    "spec",
    "closed",
)

Bools = NDArray[np.bool_]
Stepped = tuple[Seen, NDArray[np.float64], Bools, Bools, dict[str, Any]]


class VectorEnv(vector.VectorEnv[Seen, NDArray[np.integer], NDArray[Any]]):
    """Games of one kind, one row each: every step carries out one action in all of them.

    observations  (games, size)     what the seat that acts now sees, scaled
    masks         (games, actions)  True for what it may do
    choices       (games,)          how many actions that is
    actors        (games,)          the seat that acts now
    rewards       (games, players)  what the last step has paid each seat
    paid          (games,)          and of that, what the seat got that acted
    dones         (games,)          True where the last step ended a game; a new one stands there

    The arrays look right into the memory that the compiled games write to, and are read-only.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "end",
        copy: bool = True,
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games; expected at least 1")
        self.game = find_game(game)
        self.players = self.game.usual_players if players is None else players
        self.made_by = (game, games, self.players, dict(options or {}), reward, copy)
        opening = self.game.new(self.players, options)
        self.observer = self.game.observer(self.players)
        self.games = self.num_envs = games
        self.copy = copy
        self._rows = Rows(opening, self.observer, games, pays_differences(reward))
        self._sight = Sight(self.observer, opening)
        self._look()
        self._rows.reset(seeds_of(0, games))
        self.single_observation_space = observation_space(self.observer)
        self.single_action_space = action_space(self.observer)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def _look(self) -> None:
        """Lay the arrays over the memory of the games."""
        rows, games = self._rows, self.games
        cells = np.asarray(rows.canvas.cells)
        self.observations: Floats = cells.view(np.float32).reshape(games, -1)
        self.masks: Bools = np.asarray(rows.mask).view(np.bool_).reshape(games, -1)
        self.choices: NDArray[np.int64] = np.asarray(rows.choices)
        self.actors: NDArray[np.int64] = np.asarray(rows.actors)
        self.rewards: NDArray[np.float64] = np.asarray(rows.rewards).reshape(games, -1)
        self.paid: NDArray[np.float64] = np.asarray(rows.paid)
        self.dones: Bools = np.asarray(rows.dones).view(np.bool_)
        masks = self.masks.view(np.int8)
        self._seen: Seen = {"observation": self.observations, "action_mask": masks}
        self._never = np.zeros(games, np.bool_)
        self._always = ~self._never

    # Gymnasium's interface

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        *,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew; that of row i follows from seed and i alone.

        Seeds may be given row by row; without one, chance goes on. `options={"position": line}`
        begins the games elsewhere; those that follow them begin as usual.
        """
        start = start_of(self.game, self.players, options)
        self._rows.reset(self._seeds(seed), start)
        return self._given(self._seen), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        """Return a seed for each row."""
        if isinstance(seed, Sequence):
            if len(seed) != self.games:
                raise ValueError(f"{len(seed)} seeds for {self.games} games")
            return [(self._any_seed() if one is None else int(one)) * APART for one in seed]
        super().reset(seed=seed)
        return seeds_of(self._any_seed() if seed is None else int(seed), self.games)

    def _any_seed(self) -> int:
        return int(self.np_random.integers(2**31))

    def step(self, actions: NDArray[np.integer]) -> Stepped:
        """Carry out one action in each game; illegal ones are refused before anything happens."""
        if np.asarray(actions).dtype.kind not in "iu":
            raise TypeError(f"actions of type {np.asarray(actions).dtype}; expected whole numbers")
        acted = self.actors.tolist()
        self._rows.step(np.ascontiguousarray(actions, "<i8").tobytes())
        info = self._info()
        if self._rows.ended:
            self._add_ends(info, acted)
        paid, ended = self.paid, self.dones
        if self.copy:
            paid, ended = paid.copy(), ended.copy()
        return self._given(self._seen), paid, ended, self._never, info

    def _given(self, arrays: Seen) -> Seen:
        """Return arrays as the caller gets them."""
        return {name: array.copy() for name, array in arrays.items()} if self.copy else arrays

    def _info(self) -> dict[str, Any]:
        """Return who acts and what all were paid; by Gymnasium's custom with who has it."""
        found = self._given({"actors": self.actors, "rewards": self.rewards})
        return {**found, "_actors": self._always, "_rewards": self._always}

    def _add_ends(self, info: dict[str, Any], acted: list[int]) -> None:
        """Add how games have ended that the step has ended."""
        ended, seen = self.dones.copy(), np.full(self.games, None, dtype=object)
        scores = np.zeros((self.games, self.players), np.int64)
        for row, state in zip(np.flatnonzero(ended).tolist(), self._rows.ended, strict=True):
            nothing = np.zeros(int(self.observer.actions), np.int8)
            seen[row] = {
                "observation": self._sight.of(state, acted[row]),
                "action_mask": nothing,
            }
            scores[row] = [state.score(seat) for seat in range(self.players)]
        info["final_obs"], info["_final_obs"] = seen, ended
        info["final_info"] = {"scores": scores, "_scores": ended}
        info["_final_info"] = ended

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        return np.asarray(self._rows.sample(rng))

    # Stored and copied

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: self.__dict__[name] for name in KEPT if name in self.__dict__}
        return {**kept, "made_by": self.made_by, "rows": self._rows.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        VectorEnv.__init__(self, *kept.pop("made_by"))
        self._rows.restore(kept.pop("rows"))
        self.__dict__.update(kept)
