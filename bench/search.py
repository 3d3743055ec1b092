"""How fast the tree search runs: `python -m bench search`.

A quick search plays a game of every kind; in every 13th position where there is a choice, another
one makes 1,000 simulations from a fresh tree, with the game's coach as bots use it. The game goes
the same way in every run while rules, coach and search decide alike. One core, processor time.
"""

import time
from statistics import median

from bench import machine
from tarsas.bots.bot import Budget
from tarsas.bots.mcts import MctsBot, Search
from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER

SIMULATIONS = 1000
QUICK = 20  # simulations of a move that only leads on
EVERY = 13  # moves


def measure() -> list[str]:
    """Measure every game with the fewest and the most players, in all its editions."""
    lines = [
        *(f"- {line}" for line in machine.describe(("tarsas", "mypy", "librt"))),
        "",
        "| simulations a second | positions | slowest | median | fastest |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in game_ids():
        game = find_game(name)
        for edition in editions(game):
            for players in sorted({game.players[0], game.players[-1]}):
                found = rates(game, players, edition)
                row = " ".join([name, *edition.values()])
                lines.append(
                    f"| {row}, {players} player{'s' if players > 1 else ''} | {len(found)} "
                    f"| {min(found):,.0f} | {median(found):,.0f} | {max(found):,.0f} |"
                )
    return lines


def editions(game: Game) -> list[dict[str, str]]:
    """Return the options of each edition of a game, or none of them where there is but one."""
    found = [option.choices for option in game.options if option.name == "edition"]
    return [{"edition": str(edition)} for edition in found[0]] if found else [{}]


def rates(game: Game, players: int, options: dict[str, str]) -> list[float]:
    """Return the simulations a second in positions throughout one game."""
    state, rng, moves = game.new(players, options), Rng(3), 0
    found: list[float] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        moves += 1
        if moves % EVERY == 0 and len(state.legal(actor)) > 2:
            bot = MctsBot(game.coach, Rng(1), Budget(SIMULATIONS), Search())
            began = time.process_time()
            bot.choose(state, actor)
            found.append(SIMULATIONS / (time.process_time() - began))
        leader = MctsBot(game.coach, Rng(moves), Budget(QUICK), Search())
        state.apply(actor, leader.choose(state, actor))
    return found
