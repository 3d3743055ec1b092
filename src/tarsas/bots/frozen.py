"""Masters as they once were: their weights and search stand in a file beside the game's coach."""

import tomllib
from typing import Final

from mypy_extensions import i64

from tarsas.bots.mcts import Search
from tarsas.core.coach import Coach, LinearCoach
from tarsas.core.game import Game
from tarsas.core.weights import parse_weights

FROZEN: Final[tuple[str, ...]] = ("master-1",)
"""The oldest first. `<name>.toml` in a game's folder holds all numbers that it plays by."""


def frozen(game: Game, name: str, coach: Coach) -> Search:
    """Make a coach judge as it did when `name` was frozen, and return how that one searched.

    The features are today's: tests hold them to the choices that were made then. A game without
    the file has had no other master.
    """
    source = game.file(f"{name}.toml")
    if source is None or not isinstance(coach, LinearCoach):
        return Search()
    text = source.read_text(encoding="utf-8")
    coach.learn(parse_weights(text, f"{game.id}: {name}.toml"))
    told, advice = tomllib.loads(text)["search"], coach.search
    advice.horizon = i64(int(told["horizon"]))
    advice.playout = i64(int(told["playout"]))
    advice.reach = i64(int(told["reach"]))
    advice.leads = bool(told["leads"])
    advice.curiosity = float(told["curiosity"])
    advice.trust = float(told["trust"])
    return Search(float(told["width"]), float(told["widening"]))
