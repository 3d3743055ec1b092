"""A position as a picture that stands on its own: SVG for any viewer, or PNG."""

from importlib.resources import files

import resvg_py

from tarsas.core.game import Game
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw.svg import el
from tarsas.draw.theme import THEMES, resolve
from tarsas.draw.view import view_of


def draw(game: Game, state: State, language: str = "en", *, pictured: bool = False) -> str:
    """Return the position as the game draws it: symbols and colours come from elsewhere.

    For a page that calls people by their names, `pictured` marks where these stand.
    """

    def say(message: Message) -> str:
        return game.say(message, language, pictured=pictured)

    return view_of(game).draw(state, say)


def standalone(game: Game, state: State, language: str = "en", theme: str = "light") -> str:
    """Return the position as a complete SVG file."""
    drawn = draw(game, state, language)
    head, body = drawn.split(">", 1)
    sheet = el("defs", view_of(game).sheet())
    ground = el("rect", width="100%", height="100%", fill="var(--paper)")
    return resolve(f"{head}>{sheet}{ground}{body}", theme, game)


def png(svg: str, width: int = 1440, theme: str = "light") -> bytes:
    """Render a standalone SVG, with a typeface of our own so that no machine lacks one."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        dpi=96,  # for what is measured in millimetres
        background=THEMES[theme]["paper"],
        font_dirs=[str(files("font_source_sans_pro").joinpath("files"))],
        skip_system_fonts=True,
        font_family="Source Sans Pro",
        sans_serif_family="Source Sans Pro",
    )
