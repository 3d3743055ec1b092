"""`tarsas games`: what can be played."""

import json
import sys

from rich.table import Table

from tarsas.cli.common import Json, Language, app, check_choice, complain, escape, out
from tarsas.core.game import Game
from tarsas.core.options import Option, write_value
from tarsas.core.registry import broken_games, find_game, game_ids
from tarsas.core.text import LANGUAGES


@app.command()
def games(
    as_json: Json = False,
    language: Language = "en",
) -> None:
    """List the games and their options; one that cannot be played is an error at the end."""
    check_choice("--lang", language, LANGUAGES)
    found = [find_game(name) for name in game_ids()]
    if as_json:
        print(json.dumps([describe_game(game, language) for game in found], ensure_ascii=False))
    else:
        show_games(found, language)
    for broken in broken_games():
        complain(str(broken))
    if broken_games():
        sys.exit(1)


def show_games(found: list[Game], language: str) -> None:
    """Print the games as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in ("id", "game", "players", "options"):
        table.add_column(heading, overflow="fold")
    for game in found:
        options = "\n".join(option_line(option) for option in game.options)
        players = "–".join(dict.fromkeys(str(game.players[end]) for end in (0, -1)))
        table.add_row(game.id, game.title(language), players, escape(options))
    out.print(table)


def option_line(option: Option) -> str:
    """Return an option as the table shows it."""
    return f"{option.name}={write_value(option.default)} ({option.allowed()}): {option.help}"


def describe_game(game: Game, language: str) -> dict[str, object]:
    """Return what a program would want to know of a game."""
    return {
        "id": game.id,
        "name": game.title(language),
        "version": game.version,
        "players": list(game.players),
        "usual_players": game.usual_players,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "allowed": option.allowed(),
                "choices": list(option.choices),
                "help": option.help,
            }
            for option in game.options
        ],
    }
