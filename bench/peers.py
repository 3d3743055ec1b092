"""The same measurement for other libraries, each driven from Python as its documentation shows."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from tarsas.core.registry import game_ids

OPEN_SPIEL = {
    "C++": ("tic_tac_toe", "connect_four", "backgammon", "chess", "hive"),
    "Python": ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker"),
}
PETTING_ZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6")
RLCARD = ("leduc-holdem", "uno", "gin-rummy", "mahjong")

PlayOne = Callable[[], int]
"""Plays one random game and returns how many decisions it had."""


@dataclass(frozen=True)
class Rate:
    """How fast one game of one library runs."""

    library: str
    game: str
    games: float
    decisions: float

    @property
    def length(self) -> float:
        """Decisions a game."""
        return self.decisions / self.games


def measure(seconds: float) -> list[Rate]:
    """Return the rates of every peer, a few seconds each."""
    return [time_it(library, game, play, seconds) for library, game, play in contestants()]


def time_it(library: str, game: str, play: PlayOne, seconds: float) -> Rate:
    """Play games for about so many seconds, after one that loads what it needs.

    Processor time, because other work on the machine must not slow anybody down.
    """
    play()
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
        games += 1
    return Rate(library, game, games / spent, decisions / spent)


def contestants() -> list[tuple[str, str, PlayOne]]:
    """Return library, game and how to play it."""
    found = []
    import_module("open_spiel.python.games")
    import_module("tarsas.lab.spiel")
    for language, names in OPEN_SPIEL.items():
        found += [(f"OpenSpiel ({language})", name, open_spiel(name)) for name in names]
    found += [("Társas in OpenSpiel", name, open_spiel(f"tarsas_{name}")) for name in game_ids()]
    found.append(("Catanatron (Python)", "Catan, 4 players", catanatron()))
    found += [("PettingZoo (Python)", name, petting_zoo(name)) for name in PETTING_ZOO]
    found += [("RLCard (Python)", name, rlcard(name)) for name in RLCARD]
    return found


def open_spiel(name: str) -> PlayOne:
    """A game of OpenSpiel."""
    game: Any = import_module("pyspiel").load_game(name)
    return partial(play_open_spiel, game, random.Random(1))


def play_open_spiel(game: Any, rng: random.Random) -> int:
    """Play one game; chance is drawn by its probabilities."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def catanatron() -> PlayOne:
    """Catanatron's Catan with four of its random players."""
    library: Any = import_module("catanatron")
    random.seed(1)

    def play() -> int:
        colours = [library.Color.RED, library.Color.BLUE, library.Color.WHITE, library.Color.ORANGE]
        game = library.Game([library.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return play


def petting_zoo(name: str) -> PlayOne:
    """An environment of PettingZoo's classic games."""
    numpy: Any = import_module("numpy")
    environment: Any = import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)

    def play() -> int:
        environment.reset(seed=rng.randrange(2**31))
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
            else:
                environment.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return play


def rlcard(name: str) -> PlayOne:
    """An environment of RLCard."""
    environment: Any = import_module("rlcard").make(name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play
