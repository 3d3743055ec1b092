"""Sheets that are filled in from a game under way on a real table, before a table is opened."""

from litestar import post
from litestar.di import Provide
from litestar.params import JSONBody

from tarsas.core.components import Tree
from tarsas.core.filling import Draft, Fault, Pen, Place, draft
from tarsas.core.game import Game
from tarsas.core.options import SEATS, SHEETS
from tarsas.core.text import Message
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.server import dress
from tarsas.server import sheet_bodies as b
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, checker_of, language_of
from tarsas.server.beside import beside
from tarsas.server.counts import told_section
from tarsas.server.gate import COUNTS_AS
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import game_named


def filled_by(name: str) -> Game:
    """Return a game whose sheets can be filled in, or the error of what does not exist."""
    game = game_named(name)
    if not game.fills:
        raise NotFoundError(Message("error-no-sheets"))
    return game


@post(
    "/api/sheets",
    opt={COUNTS_AS: "tally"},
    status_code=200,
    dependencies={"guest": Provide(provide_guest)},
    responses=refusals(400, 403, 404),
)
async def fill_in(
    request: Ask, guest: Visitor, data: JSONBody[b.UnfinishedSheets]
) -> b.FilledSheets:
    """Fill in sheets of a game that is under way, and say what is wrong; nothing is kept."""
    game, language = filled_by(data.game), language_of(request)
    custom: Tree = {}
    if data.components:
        plain = {n: v for n, v in data.options.items() if n != SHEETS}
        checker = checker_of(request)
        custom = await checker.check(guest.id, data.components, game.id, data.players, plain)
    taps = [(tap.piece, tap.pen) for tap in data.taps]

    def work() -> b.FilledSheets:
        made = draft(game, data.players, data.options, custom, taps, data.answers)
        return told(game, made, language)

    return await beside(work)


def told(game: Game, made: Draft, language: str) -> b.FilledSheets:
    """Return sheets in a language."""
    waiting = {name for group in made.filled.groups if len(group) == 1 for name in group}
    places = made.paper.places
    return b.FilledSheets(
        sheets=made.text,
        svg=draw(game, made.state, language, pictured=True),
        symbols=dress.sheet_address(game),
        sections=[told_section(section, game, language) for section in made.paper.sections],
        answers=made.filled.answers,
        pens=[told_pen(game, made, pen, language) for pen in made.paper.pens],
        places=[told_place(game, made, place, language) for place in places],
        waiting=[piece for one in places if one.name in waiting for piece in one.pieces],
        faults=[told_fault(game, fault, language) for fault in made.faults],
    )


def told_pen(game: Game, made: Draft, pen: Pen, language: str) -> b.SheetPen:
    """Return a pen in a language."""
    helps = "help" in (game.voice.attributes(pen.text.id, language) or ())
    return b.SheetPen(
        value=pen.value,
        text=game.say(pen.text, language),
        help=game.say(Message(f"{pen.text.id}.help"), language) if helps else "",
        colour=SEATS[pen.seat] if pen.seat >= 0 else "",
        picture=view_of(game).portrait(made.state, pen.falls) if pen.falls >= 0 else "",
        joins=pen.joins,
    )


def told_place(game: Game, made: Draft, place: Place, language: str) -> b.SheetPlace:
    """Return a place with what stands there in a language."""
    value = made.filled.marks.get(place.name, "")
    pen = None if place.values else made.paper.pen(value)
    if pen is not None:
        value = game.say(pen.text, language)
        if pen.seat >= 0:
            value = f"{game.say(Message(SEATS[pen.seat]), language)} {value}"
    return b.SheetPlace(place.name, list(place.pieces), list(place.pens), value)


def told_fault(game: Game, fault: Fault, language: str) -> b.SheetFault:
    """Return what is wrong in a language."""
    return b.SheetFault(game.say(fault.said, language, pictured=True), list(fault.pieces))
