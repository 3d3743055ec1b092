"""What the environments of one game have in common: spaces, observations, pictures."""

import io
from collections.abc import Mapping
from importlib import import_module
from operator import index
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tarsas.core.errors import IllegalActionError, OptionError
from tarsas.core.game import Game
from tarsas.core.observation import Observer
from tarsas.core.position import read_position
from tarsas.core.registry import find_game
from tarsas.core.state import OVER, State
from tarsas.draw.picture import png, standalone
from tarsas.lab.arrays import Floats, bounds, pays_differences
from tarsas.lab.stepping import Stepper

RENDER_MODES = ("svg", "rgb_array")
PIXELS = 720  # width of a picture

Seen = dict[str, NDArray[Any]]


def whole(action: Any) -> int:
    """Return the number of an action; what is none, such as 1.5, is refused and not rounded."""
    try:
        return index(action.item() if isinstance(action, np.ndarray | np.generic) else action)
    except (TypeError, ValueError):
        raise OptionError(f"action {action!r}: expected a whole number") from None


def observation_space(observer: Observer) -> gymnasium.spaces.Space[Any]:
    """Return the space of what a seat sees and may do."""
    low, high = bounds(observer)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, high, dtype=np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (int(observer.actions),), np.int8),
        }
    )


def action_space(observer: Observer) -> gymnasium.spaces.Space[Any]:
    """Return the space of the learner's action numbers."""
    return gymnasium.spaces.Discrete(int(observer.actions))


def start_of(game: Game, players: int, options: Mapping[str, Any] | None) -> State | None:
    """Return the position that the options of a reset ask for, if an environment can begin there.

    Nothing else can be asked for: options of the game are given where the environment is made.
    """
    given = dict(options or {})
    text = given.pop("position", None)
    if given:
        said = f"reset(options=) takes a 'position', not {', '.join(map(repr, given))}"
        raise OptionError(f"{said}; options of the game are given where it is made")
    if text is None:
        return None
    record = read_position(str(text))
    if (record.game, record.players) != (game, players):
        said = f"{record.game.id} with {record.players} players"
        wanted = f"{game.id} with {players}"
        raise OptionError(f"this position is of {said}; this environment is of {wanted}")
    state = record.replay()
    if state.actor() == OVER:
        raise OptionError("the game is over in this position")
    return state


class Sight:
    """Looks at one position of a set-up after another."""

    def __init__(self, observer: Observer, opening: State) -> None:
        self.observer = observer
        self._canvas = observer.canvas(opening)
        self._floats = np.asarray(self._canvas.cells).view(np.float32)

    def of(self, state: State, seat: int) -> Floats:
        """Return what a seat sees."""
        self._canvas.clear()
        self.observer.write_row(state, seat, self._canvas)
        self._canvas.settle()
        return self._floats.copy()


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
        self.sight = Sight(self.observer, opening)
        self.made_by = (game.id, self.players, dict(options or {}), reward, render_mode)

    def reset(self, seed: int, options: Mapping[str, Any] | None) -> None:
        """Begin a game, at the position that the options of a reset may name."""
        self.stepper.reset(seed, start_of(self.game, self.players, options))

    def observe(self, seat: int) -> Seen:
        """Return what a seat sees, and what it may do if it acts now."""
        seen = self.sight.of(self.stepper.state, seat)
        return {"observation": seen, "action_mask": self.mask(seat)}

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

    # Stored and copied

    def __getstate__(self) -> dict[str, Any]:
        return {"made_by": self.made_by, "stepper": self.stepper.snapshot()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, *rest = kept["made_by"]
        Desk.__init__(self, find_game(name), *rest)
        self.stepper.restore(kept["stepper"])
