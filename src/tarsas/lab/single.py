"""What the environments of one game have in common: spaces, observations, pictures."""

import io
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tarsas.core.errors import IllegalActionError, OptionError
from tarsas.core.game import Game
from tarsas.draw.picture import png, standalone
from tarsas.lab.arrays import bounds, pays_differences
from tarsas.lab.stepping import Stepper

RENDER_MODES = ("svg", "rgb_array")
PIXELS = 720  # width of a picture

Seen = dict[str, NDArray[Any]]


class Desk:
    """A game on a learner's desk: its stepper, its spaces, and how it looks."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise OptionError(f"render_mode {render_mode!r}; expected one of: {known}, or None")
        self.game = game
        self.players = game.usual_players if players is None else players
        self.render_mode = render_mode
        self.observer = game.observer(self.players)
        opening = game.new(self.players, options)
        self.stepper = Stepper(opening, self.observer, pays_differences(reward))
        self._canvas = self.observer.canvas(opening)
        self._floats = np.asarray(self._canvas.cells).view(np.float32)

    def observation_space(self) -> gymnasium.spaces.Space[Any]:
        """Return the space of what `observe` gives."""
        low, high = bounds(self.observer)
        count = int(self.observer.actions)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, dtype=np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.spaces.Space[Any]:
        """Return the space of the learner's action numbers."""
        return gymnasium.spaces.Discrete(int(self.observer.actions))

    def observe(self, seat: int) -> Seen:
        """Return what a seat sees, and what it may do if it acts now."""
        self._canvas.clear()
        self.observer.write_row(self.stepper.state, seat, self._canvas)
        self._canvas.settle()
        return {"observation": self._floats.copy(), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that a seat may do now."""
        mask = np.zeros(int(self.observer.actions), np.int8)
        if seat == self.stepper.seat:
            mask[np.asarray(self.stepper.legal())] = 1
        return mask

    def check(self, number: int) -> None:
        """Refuse a number that stands for nothing legal, and say what would."""
        legal = list(self.stepper.legal())
        if number not in legal:
            raise IllegalActionError(f"action {number} is not legal; legal: {legal}")

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as the render mode asks for it."""
        if self.render_mode is None:
            return None
        svg = standalone(self.game, self.stepper.state)
        if self.render_mode == "svg":
            return svg
        image: Any = import_module("PIL.Image")
        with image.open(io.BytesIO(png(svg, width=PIXELS))) as picture:
            return np.array(picture.convert("RGB"))
