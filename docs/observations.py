"""Writes docs/observations.md from what the games declare: `python -m docs.observations`."""

import ast
from importlib.resources import files
from pathlib import Path

from tarsas.core.game import Game
from tarsas.core.observation import PLAYERS, Field
from tarsas.core.registry import find_game, game_ids

PAGE = Path(__file__).parent / "observations.md"

INTRODUCTION = """# What a learner sees

`python -m docs.observations` writes this page from each game's `observation.py`.

An observation is one vector of 32-bit floats, the fields below one after another, each in row-major
order; `tarsas.lab.arrays.split(observer, vector)` takes it apart. It is told from one seat's point
of view: where a shape says *players*, the first entry is that seat's own, then come the others in
turn order. Fields whose numbers go from 0 to 1 are flags; other numbers are divided by their
scale. Nothing is hidden in these games, so everybody sees everything.

| environment | how |
|---|---|
| PettingZoo, agents in turn | `tarsas.lab.pettingzoo.env(game)` |
| Gymnasium, one learner against bots | `tarsas.lab.gym`, then `gymnasium.make(...)` |
| many games in one call | `tarsas.lab.vector.VectorEnv(game, games=16)` |
| OpenSpiel | `tarsas.lab.spiel`, then `pyspiel.load_game(...)`; `observation_tensor` is all of it |
| data of self-play | `tarsas selfplay --add policy,observations`: one observation for every seat |

All of them count *actions* alike: by the numbers of the game's own actions, or where those are many
and sparse by the observer's (`number_of`, `action_of`). The mask says which are legal now.
"""


def shape(field: Field) -> str:
    """Return a field's shape in words."""
    return " × ".join("players" if n == PLAYERS else str(n) for n in field.shape)


def span(field: Field) -> str:
    """Return the numbers that a field can hold, and what they are divided by."""
    if (field.low, field.high, field.scale) == (0, 1, 1):
        return "0 or 1"
    return f"{field.low} to {field.high}, ÷ {field.scale}".replace("-", "−")


def remarks(game: Game) -> str:
    """Return what the game's file says of itself: compiled modules have no docstring."""
    source = files(game.package).joinpath("observation.py").read_text(encoding="utf-8")
    return ast.get_docstring(ast.parse(source)) or ""


def section(game: Game) -> list[str]:
    """Return a game's part of the page."""
    observers = [game.observer(players) for players in game.players]
    sizes = ", ".join(f"{o.players}: {o.size:,}" for o in observers)
    lines = [
        f"## {game.title('en')} (`{game.id}`)",
        "",
        remarks(game),
        "",
        f"Numbers in all, by players: {sizes}. Actions: {observers[0].actions:,}"
        + (f" (of the game's {game.actions:,})." if observers[0].actions < game.actions else "."),
        "",
        "| field | shape | numbers | what |",
        "|---|---|---|---|",
    ]
    for field in observers[0].fields:
        lines.append(f"| `{field.name}` | {shape(field)} | {span(field)} | {field.meaning} |")
    return [*lines, ""]


def page() -> str:
    """Return the whole page."""
    lines = [INTRODUCTION]
    for name in game_ids():
        lines += section(find_game(name))
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
