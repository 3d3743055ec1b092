"""The colours and symbols that all pictures need, at addresses that change with them.

A browser keeps both for long. A server that was upgraded meanwhile draws with symbols and colours
that an older file does not have, so each address carries a mark of what it holds.
"""

from functools import cache
from hashlib import sha256

from tarsas.core.game import Game
from tarsas.draw.svg import el
from tarsas.draw.theme import style_sheet
from tarsas.draw.view import view_of


@cache
def theme() -> str:
    """Return both themes' colours as a style sheet."""
    return style_sheet()


@cache
def sheet(game: Game) -> str:
    """Return the symbols that a game's positions refer to."""
    return el("svg", el("defs", view_of(game).sheet()), xmlns="http://www.w3.org/2000/svg")


@cache
def marked(path: str, content: str) -> str:
    """Return an address that is another one as soon as the content is."""
    return f"{path}?{sha256(content.encode()).hexdigest()[:12]}"


def theme_address() -> str:
    """Return where the colours are."""
    return marked("/theme.css", theme())


def sheet_address(game: Game) -> str:
    """Return where a game's symbols are."""
    return marked(f"/games/{game.id}/sheet.svg", sheet(game))
