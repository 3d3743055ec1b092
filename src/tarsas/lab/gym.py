"""The games as Gymnasium environments for one learner against bots.

    import gymnasium, tarsas.lab.gym
    table = gymnasium.make("tarsas/Marabunta-v0", opponents="club", seat=1)

An action that is not legal forfeits the game: the mask in the observation says what is, and
`action_masks()` gives the same to libraries that ask for it by this name.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tarsas.bots.bot import Bot
from tarsas.bots.levels import make_named
from tarsas.core.errors import OptionError
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import OVER
from tarsas.lab.single import (
    RENDER_MODES,
    Desk,
    Seen,
    action_space,
    observation_space,
    whole,
)

# What a forfeit costs: a loss, or more points than a lead is ever worth.
FORFEIT = {"end": -1.0, "difference": -1000.0}
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}


class LearnerEnv(gymnasium.Env[Seen, Any]):
    """One seat of a table, the others taken by bots.

    `opponents` is the name of a bot for all of them, or one for each, in turn order after the
    learner: those of `tarsas arena`, such as random, greedy, mcts:100, kitten, club. Bots with a
    limit of seconds make games that no seed repeats. The rest is as in `tarsas.lab.pettingzoo.env`.
    """

    metadata = METADATA  # of the class: Gymnasium reads it before there is an environment

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        reward: str = "end",
    ) -> None:
        self.desk = Desk(find_game(game), players, options, reward, render_mode)
        rivals = self.desk.players - 1
        self.opponents = [opponents] * rivals if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != rivals:
            raise OptionError(f"{len(self.opponents)} opponents for {rivals} other seats")
        if not 0 <= seat < self.desk.players:
            raise OptionError(f"seat {seat}; expected 0 to {self.desk.players - 1}")
        for name in self.opponents:
            make_named(self.desk.game, name, 0)  # a wrong name is told here, not in mid-game
        self.seat = seat
        self.forfeit = FORFEIT[reward]
        self.render_mode = render_mode
        self.observation_space = observation_space(self.desk.observer)
        self.action_space = action_space(self.desk.observer)
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game and play it up to the learner's first decision.

        `options={"position": line}` begins it elsewhere: core/position.py says how a line reads.
        """
        super().reset(seed=seed)
        self.desk.reset(int(self.np_random.integers(2**31)), options)
        self.bots = self._new_bots()
        self._play_bots()
        return self.desk.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and let the bots answer."""
        stepper = self.desk.stepper
        number = whole(action)
        if number not in list(stepper.legal()):
            forfeited = {"illegal": number}
            return self.desk.observe(self.seat), self.forfeit, True, False, forfeited
        stepper.act(self.desk.observer.action_of(stepper.state, number))
        self._play_bots()
        stepper.pay()
        over = stepper.seat == OVER
        info = {"scores": self._scores()} if over else {}
        return self.desk.observe(self.seat), stepper.rewards[self.seat], over, False, info

    def _new_bots(self) -> dict[int, Bot]:
        """Return the bots of a game by their seats."""
        return {
            (self.seat + place) % self.desk.players: make_named(
                self.desk.game, name, int(self.np_random.integers(2**31))
            )
            for place, name in enumerate(self.opponents, start=1)
        }

    def _play_bots(self) -> None:
        stepper = self.desk.stepper
        while stepper.seat not in (OVER, self.seat):
            stepper.act(self.bots[stepper.seat].choose(stepper.state, stepper.seat))

    def _scores(self) -> list[int]:
        state = self.desk.stepper.state
        return [int(state.score(seat)) for seat in range(self.desk.players)]

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what the learner may do now."""
        return self.desk.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return the position as SVG text or as an array of pixels."""
        return self.desk.render()

    # Stored and copied: bots by the chance that they go on with, for they are told no moves and
    # remember nothing else

    def __getstate__(self) -> dict[str, Any]:
        chance = {seat: bot.generators() for seat, bot in self.bots.items()}
        return {**self.__dict__, "bots": chance}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, bots={})
        for place, name in enumerate(self.opponents, start=1):
            seat = (self.seat + place) % self.desk.players
            if seat in kept["bots"]:
                self.bots[seat] = make_named(self.desk.game, name, 0)
                for mine, theirs in zip(
                    self.bots[seat].generators(), kept["bots"][seat], strict=True
                ):
                    mine.go_on_as(theirs)


def register() -> None:
    """Make the installed games known to `gymnasium.make`, such as `tarsas/Marabunta-v0`."""
    for name in game_ids():
        gymnasium.register(
            id=f"tarsas/{name.capitalize()}-v0",
            entry_point="tarsas.lab.gym:LearnerEnv",
            kwargs={"game": name},
        )


register()
