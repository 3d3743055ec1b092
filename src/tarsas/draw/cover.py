"""A game's cover: one drawing of what the game is about, for the pages that speak of it.

A game's `cover.py` holds `cover()`, the inside of an SVG of 640 by 400, drawn with the colours of
the theme and of the game. It says what the game is about before a word is read: no text, no
position, a few strong shapes.
"""

from functools import cache

from tarsas.core.game import Game
from tarsas.draw.svg import el
from tarsas.draw.theme import resolve

WIDTH = 640
HEIGHT = 400


@cache
def cover(game: Game, theme: str) -> str | None:
    """Return the cover as a complete SVG file; None if the game has none."""
    own = getattr(game.part("cover"), "cover", None)
    if not callable(own):
        return None
    box = f"0 0 {WIDTH} {HEIGHT}"
    drawn = el("svg", str(own()), xmlns="http://www.w3.org/2000/svg", viewBox=box)
    return resolve(drawn, theme, game)
