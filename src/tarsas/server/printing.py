"""The sheets of a game as a PDF, made once for each language and paper and then kept."""

import asyncio
from functools import cache

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from tarsas.core.errors import not_allowed
from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.text import Message
from tarsas.draw.paper import PAPERS
from tarsas.draw.pdf import can_print, pdf
from tarsas.draw.sheets import printed
from tarsas.server.asking import Ask, language_of
from tarsas.server.beside import beside
from tarsas.server.gate import COUNTS_AS
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import A_DAY, BY_LANGUAGE, game_named


class Printer:
    """Makes PDFs in a thread, one at a time: a burst of readers waits for one making."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def make(self, game: Game, language: str, paper: str) -> bytes:
        """Return a game's sheets."""
        async with self.turn:
            return await beside(made_pdf, game.id, language, paper)


@get("/games/{name:str}/print.pdf", include_in_schema=False, opt={COUNTS_AS: "print"})
async def print_pdf(
    request: Ask, name: FromPath[str], paper: FromQuery[str] = "a4"
) -> Response[bytes]:
    """Return all sheets of a game in the reader's language."""
    game, language = game_named(name), language_of(request)
    if paper not in PAPERS:
        raise not_allowed("paper", paper, PAPERS)
    if not can_print(game):
        raise NotFoundError(Message("error-no-picture"))
    made = await printer_of(request).make(game, language, paper)
    shown = f'inline; filename="{game.id}-{language}-{paper}.pdf"'
    headers = A_DAY | BY_LANGUAGE | {"Content-Disposition": shown}
    return Response(made, media_type="application/pdf", headers=headers)


def printer_of(request: Ask) -> Printer:
    """Return the server's printer."""
    found = request.app.state.printer
    assert isinstance(found, Printer)
    return found


@cache
def made_pdf(name: str, language: str, paper: str) -> bytes:
    """Make a PDF; there are few, and each is small."""
    game = find_game(name)
    return pdf(printed(game, language, paper), game.title(language), language)
