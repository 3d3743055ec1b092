"""The games as PettingZoo environments in which agents act one after another (AEC).

    from tarsas.lab.pettingzoo import env
    table = env("marabunta", reward="difference", render_mode="svg")
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, ended, cut_off, info = table.last()
        free = None if ended else observation["action_mask"]
        table.step(None if ended else table.action_space(agent).sample(free))

Agents are `player_0`, `player_1`, … by their seats. Chance is played inside `step`. Where all act
at once, the seats that still have to act do so one after another. docs/observations.md says what
each number of an observation means.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

from tarsas.core.registry import find_game
from tarsas.core.state import OVER
from tarsas.lab.single import (
    RENDER_MODES,
    Desk,
    Seen,
    action_space,
    observation_space,
    whole,
)


class TableEnv(AECEnv[str, Any, Any]):
    """A table of one game. Use `env` for the same with PettingZoo's checks around it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        reward: str = "end",
    ) -> None:
        super().__init__()
        self.desk = Desk(find_game(game), players, options, reward, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tarsas_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.desk.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        # Spaces have generators of their own, so each agent needs its own.
        observer = self.desk.observer
        self.observation_spaces = {agent: observation_space(observer) for agent in self._seats}
        self.action_spaces = {agent: action_space(observer) for agent in self._seats}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, its chance and that of later games follow from it.

        `options={"position": line}` begins it elsewhere: core/position.py says how a line reads.
        """
        if seed is None:
            seed = int(self._seeds.integers(2**31))
        else:
            self._seeds = np.random.default_rng(seed)
        # PettingZoo's own tests send options that mean nothing: those are passed over.
        position = (options or {}).get("position")
        self.desk.reset(seed, None if position is None else {"position": position})
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.desk.stepper.seat]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees now."""
        return self.desk.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        stepper = self.desk.stepper
        number = -1 if action is None else whole(action)
        self.desk.check(number)
        self._cumulative_rewards[agent] = 0.0
        stepper.step(number)
        self.rewards = dict(zip(self.agents, stepper.rewards, strict=True))
        over = stepper.seat == OVER
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0 if over else stepper.seat]
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as SVG text or as an array of pixels."""
        return self.desk.render()


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = "end",
) -> AECEnv[str, Any, Any]:
    """Return a table of a game.

    `players` are the game's usual number if not told. `options` are those of
    `tarsas games`. `reward` is "end" (1 for winning, -1 for losing, at the end) or "difference"
    (after each step, by how many points the lead over the best rival has changed). `render_mode`
    is "svg" (text) or "rgb_array".
    """
    return OrderEnforcingWrapper(TableEnv(game, players, options, render_mode, reward))
