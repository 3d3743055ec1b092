"""How long drawing takes, in processor time: every position of a random game, in both languages."""

import time

from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.server.memory import spare_the_old


def measure() -> list[str]:
    """Return the lines of the report."""
    spare_the_old()  # as in the server, which draws between its rare full collections
    lines = ["| drawing | positions | mean | slowest | largest |", "|---|---:|---:|---:|---:|"]
    for name in game_ids():
        game = find_game(name)
        lines.append(draw_game(game, game.players[-1]))
    return lines


def draw_game(game: Game, players: int) -> str:
    """Draw the decisions of one game and return its row."""
    state, rng = game.new(players), Rng(1)
    view_of(game).sheet()  # symbols and texts are loaded before: a table's page has them
    for language in LANGUAGES:
        draw(game, state, language)
    times, largest = [], 0
    for seat, action in moves(lambda: state, [RandomBot(rng)] * players, Chance(rng)):
        for language in () if seat == CHANCE else LANGUAGES:
            began = time.process_time()
            largest = max(largest, len(draw(game, state, language).encode()))
            times.append(time.process_time() - began)
        state.apply(seat, action)
    mean, slowest = 1000 * sum(times) / len(times), 1000 * max(times)
    return (
        f"| {game.id}, {players} players | {len(times)} | {mean:.1f} ms | {slowest:.1f} ms "
        f"| {largest / 1000:.0f} KB |"
    )


if __name__ == "__main__":
    print("\n".join(measure()))
