"""The same measurement for other libraries, where they are installed (`make peers`)."""

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

OPEN_SPIEL_GAMES = (
    ("backgammon", "C++"),
    ("chess", "C++"),
    ("hive", "C++"),
    ("python_block_dominoes", "Python"),
    ("python_tic_tac_toe", "Python"),
)


def measure(seconds: float) -> list[dict[str, object]]:
    """Return the rates of every peer game that is installed."""
    found: list[dict[str, object]] = []
    if find_spec("pyspiel"):
        found += [open_spiel(name, language, seconds) for name, language in OPEN_SPIEL_GAMES]
    if find_spec("catanatron"):
        found.append(catanatron(seconds))
    return found


def open_spiel(name: str, language: str, seconds: float) -> dict[str, object]:
    """Random games of OpenSpiel, driven from Python as its documentation shows."""
    pyspiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    games = decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, shares)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return rates(f"OpenSpiel {name} ({language})", games, decisions, spent)


def catanatron(seconds: float) -> dict[str, object]:
    """Random games of Catanatron's Catan with four players."""
    library: Any = import_module("catanatron")
    seats = [library.Color.RED, library.Color.BLUE, library.Color.WHITE, library.Color.ORANGE]
    games = decisions = 0
    random.seed(1)
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        game = library.Game([library.RandomPlayer(colour) for colour in seats])
        game.play()
        decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
        games += 1
    return rates("Catanatron Catan, 4 players (Python)", games, decisions, spent)


def rates(name: str, games: int, decisions: int, spent: float) -> dict[str, object]:
    """Return one row of the table."""
    return {
        "name": name,
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "decisions_per_game": decisions / games,
    }
