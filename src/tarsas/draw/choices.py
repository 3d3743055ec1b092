"""What can be agreed before a game, as pictures: the values of its options.

A game's `choices.py` holds `picture(option, value)`: the inside of an SVG of 160 by 100, drawn with
the symbols and colours of its positions, or "" where words are enough. The option "preset" stands
for the game's presets, by their names; "" is what most people play.
"""

from collections.abc import Sequence

from tarsas.core.game import Game
from tarsas.core.options import Value
from tarsas.draw.svg import el

WIDTH = 160
HEIGHT = 100


PRESET = "preset"


def picture_of(game: Game, option: str, value: Value) -> str:
    """Return the picture of a value, or ""."""
    own = getattr(game.part("choices"), "picture", None)
    drawn = str(own(option, str(value))) if own else ""
    box = f"0 0 {WIDTH} {HEIGHT}"
    return el("svg", drawn, viewBox=box, aria_hidden="true") if drawn else ""


def pictures(game: Game) -> dict[str, dict[str, str]]:
    """Return the pictures of all values that have one, by option and value."""
    found: dict[str, dict[str, str]] = {}
    for option in game.options:
        numbers = range(option.lowest, option.highest + 1) if option.kind == "number" else ()
        values: list[Value] = [*option.choices, *option.offers, *option.parts, *numbers]
        found[option.name] = drawn_of(game, option.name, values)
    found[PRESET] = drawn_of(game, PRESET, ["", *game.presets]) if game.presets else {}
    return found


def drawn_of(game: Game, option: str, values: Sequence[Value]) -> dict[str, str]:
    """Return the pictures of those values that have one."""
    drawn = {str(value): picture_of(game, option, value) for value in values}
    return {value: picture for value, picture in drawn.items() if picture}
