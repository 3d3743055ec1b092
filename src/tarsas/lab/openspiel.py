"""OpenSpiel's own tree search on our games, so that ours can be measured against it.

The bot is `open_spiel.python.algorithms.mcts.MCTSBot` as it comes, with the constant its examples
use. Its rollouts run in our compiled loop, which is in its favour. It counts simulations, not
seconds, so the adapter gives it as many as its speed so far fits into the time.
"""

import time
from importlib import import_module
from importlib.util import find_spec
from math import inf, tanh
from typing import Any

from tarsas.bots.bot import Bot
from tarsas.core.errors import OptionError
from tarsas.core.playout import Tally, random_playout
from tarsas.core.record import Record
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.lab.stepping import final_rewards
from tarsas.programs.program import make_player

NAME = "openspiel"
UCT = 2.0  # of OpenSpiel's examples, for results from -1 to 1
ALONE = 100.0  # points that are worth three quarters of the best result, to who plays alone
FIRST_GUESS = 200.0  # simulations a second, before the first move was timed


def installed() -> bool:
    """Say whether OpenSpiel is here (`tarsas[openspiel]` brings it)."""
    return find_spec("pyspiel") is not None


def make_any(record: Record, text: str, seed: int) -> Bot:
    """Make one of our bots, or OpenSpiel's from `openspiel:SECONDSs`."""
    name, _, limit = text.partition(":")
    if name != NAME:
        return make_player(record, text, seed)
    try:
        return OpenSpielBot(float(limit.removesuffix("s")), seed)
    except ValueError:
        raise OptionError(f"bot {text!r}: expected {NAME}:SECONDSs") from None


class Position:
    """A position with the methods that OpenSpiel's search asks for."""

    def __init__(self, state: State) -> None:
        self.state = state

    def clone(self) -> "Position":
        """Return an independent copy."""
        return Position(self.state.clone())

    def current_player(self) -> int:
        """Return who acts; OpenSpiel too has -1 for chance."""
        return int(self.state.actor())

    def is_chance_node(self) -> bool:
        """Say whether chance acts."""
        return bool(self.state.actor() == CHANCE)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return bool(self.state.actor() == OVER)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the actions of whoever acts."""
        return [int(action) for action in self.state.legal(self.state.actor())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        shares = [int(share) for share in self.state.weights()]
        return [
            (int(action), share / sum(shares))
            for action, share in zip(self.state.legal(CHANCE), shares, strict=True)
        ]

    def apply_action(self, action: int) -> None:
        """Carry out an action of whoever acts."""
        self.state.apply(self.state.actor(), int(action))

    def returns(self) -> list[float]:
        """Return 1 for winning and -1 for losing, shared by those who tie.

        Who plays alone gets nearer to 1 with every point.
        """
        if self.state.players == 1:
            return [tanh(int(self.state.score(0)) / ALONE)]
        return list(final_rewards(self.state))


class Rollouts:
    """OpenSpiel's evaluator by random rollouts, played by our compiled loop."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.played = 0

    def evaluate(self, position: Position) -> Any:
        """Return what one random game from here brings every player."""
        self.played += 1
        final = position.state.clone()
        random_playout(final, self.rng, Tally())
        return import_module("numpy").array(Position(final).returns())

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """Return equal probabilities, or those of chance."""
        if position.is_chance_node():
            return position.chance_outcomes()
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Rules:
    """What OpenSpiel's search wants to know of a game before it starts."""

    def get_type(self) -> Any:
        """Return a type with the two properties that it checks."""
        kind = import_module("pyspiel").GameType

        class Type:
            reward_model = kind.RewardModel.TERMINAL
            dynamics = kind.Dynamics.SEQUENTIAL

        return Type

    def max_utility(self) -> float:
        """Return what winning is worth."""
        return 1.0


class OpenSpielBot(Bot):
    """OpenSpiel's search, given about so many seconds a move."""

    def __init__(self, seconds: float, seed: int) -> None:
        if not 0 < seconds < inf:
            raise ValueError("expected some time to think")
        numpy = import_module("numpy")
        search: Any = import_module("open_spiel.python.algorithms.mcts")
        self.seconds = seconds
        self.rate = FIRST_GUESS
        self.rollouts = Rollouts(Rng(seed))
        self.bot: Any = search.MCTSBot(
            Rules(),
            UCT,
            1,
            self.rollouts,
            random_state=numpy.random.RandomState(seed % 2**32),
        )

    def choose(self, state: State, seat: int) -> int:
        """Return OpenSpiel's move."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        position = Position(state.clone())
        while True:
            simulations = max(2, round(self.rate * self.seconds))
            self.bot.max_simulations = simulations
            self.rollouts.played = 0
            began = time.perf_counter()
            action = int(self.bot.step(position))
            spent = time.perf_counter() - began
            self.rate = max(1, self.rollouts.played) / spent
            # Having used less than half its time, it thinks again at the speed now known; but a
            # search that ended early has solved the position.
            if spent > self.seconds / 2 or self.rollouts.played < simulations / 2:
                return action
