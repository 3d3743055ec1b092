"""The signs of a game with what they mean: for the table, and to be printed with its guide."""

import re
from collections.abc import Iterable
from functools import cache

from tarsas.core.game import Game
from tarsas.core.text import Message
from tarsas.draw.svg import el
from tarsas.draw.view import view_of

BOX = 48  # the side of a sign's picture
USED = re.compile(r'href="#([^"]+)"')
SYMBOL = re.compile(r'<symbol[^>]*\bid="([^"]+)".*?</symbol>', re.DOTALL)


@cache
def legend(game: Game, language: str) -> list[tuple[str, str]]:
    """Return the signs of a game: a picture each, which refers to the sheet, and what it means."""

    def say(message: Message) -> str:
        return game.say(message, language)

    box = f"{-BOX / 2:g} {-BOX / 2:g} {BOX} {BOX}"
    return [
        (el("svg", drawn, viewBox=box, width=BOX, height=BOX, aria_hidden="true"), say(message))
        for drawn, message in view_of(game).legend(say)
    ]


@cache
def symbols(game: Game) -> str:
    """Return the symbols that the legend refers to, for a page without the whole sheet."""
    return symbols_of(game, [drawn for drawn, _ in legend(game, "en")])


def symbols_of(game: Game, drawings: Iterable[str]) -> str:
    """Return the symbols that some drawings refer to, as an element of a page."""
    defs = defs_of(game, drawings)
    return el("svg", defs, class_="symbols", width=0, height=0, aria_hidden="true")


def defs_of(game: Game, drawings: Iterable[str]) -> str:
    """Return the symbols that some drawings refer to, as `<defs>`."""
    sheet = {found[1]: found[0] for found in SYMBOL.finditer(view_of(game).sheet())}
    needed: dict[str, str] = {}
    asked = [name for drawn in drawings for name in USED.findall(drawn)]
    while asked:
        name = asked.pop()
        if name in sheet and name not in needed:
            needed[name] = sheet[name]
            asked += USED.findall(sheet[name])
    return el("defs", *needed.values())
