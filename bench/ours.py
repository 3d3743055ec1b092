"""Our games at random play: `python -m bench.ours SECONDS` prints one JSON line a game.

Run with TARSAS_PURE=1 it measures the same code interpreted.
"""

import json
import sys
import time

from tarsas.core import playout
from tarsas.core.game import Game
from tarsas.core.playout import Tally, clone_many, random_games
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State


def from_python(start: State, rng: Rng) -> int:
    """Play one game in a loop of interpreted Python, as a bot author would; count decisions."""
    state, decisions = start.clone(), 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            legal = state.legal(actor)
            state.apply(actor, legal[rng.below(len(legal))])
            decisions += 1
    return decisions


def measure(game: Game, players: int, seconds: float) -> dict[str, object]:
    """Play for about `seconds` in each way and return the rates."""
    start, rng, tally = game.new(players), Rng(1), Tally()
    middle = start.clone()
    for _ in range(100):
        actor = middle.actor()
        chance = actor == CHANCE
        middle.apply(actor, middle.draw(rng) if chance else middle.legal(actor)[0])
    games, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        random_games(start, rng, 10, tally)
        games += 10
    decisions, python_began = 0, time.process_time()
    while (python_spent := time.process_time() - python_began) < seconds:
        decisions += from_python(start, rng)
    copies = 20_000
    cloning = time.process_time()
    clone_many(middle, copies)
    return {
        "name": f"{game.id}, {players} player{'s' if players > 1 else ''}",
        "native": playout.__file__.endswith((".so", ".pyd")),
        "games_per_second": games / spent,
        "decisions_per_second": int(tally.decisions) / spent,
        "decisions_per_second_from_python": decisions / python_spent,
        "decisions_per_game": int(tally.decisions) / games,
        "clone_microseconds": (time.process_time() - cloning) / copies * 1e6,
    }


def main() -> None:
    """Measure every registered game with the fewest and the most players."""
    seconds = float(sys.argv[1])
    for name in game_ids():
        game = find_game(name)
        for players in sorted({game.players[0], game.players[-1]}):
            print(json.dumps(measure(game, players, seconds)), flush=True)


if __name__ == "__main__":
    main()
