"""*Count the end of a game*: the form, and what was counted, with links to show to friends."""

from datetime import UTC, datetime

import msgspec
from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

from tarsas.core.game import Game
from tarsas.core.scorekeeping import Filled, fill, keeps_score
from tarsas.core.text import Message
from tarsas.draw.scorekeeping import symbols
from tarsas.server import api, bodies, counts
from tarsas.server import count_bodies as b
from tarsas.server.answers import refusals
from tarsas.server.asking import Ask, language_of, lobby_of
from tarsas.server.beside import beside
from tarsas.server.gate import COUNTS_AS
from tarsas.server.guests import Visitor, check_origin, provide_guest
from tarsas.server.lobby import NotFoundError
from tarsas.server.pages import game_named, render

GUEST = {"guest": Provide(provide_guest)}
TALLIES = {COUNTS_AS: "tally"}


def handlers() -> list[ControllerRouterHandler]:
    """Return the pages, and what they ask for."""
    inside = [keep_count, kept_count, delete_count]
    return [
        form_page,
        count_page,
        fill_in,
        Router("/api/counts", route_handlers=inside, dependencies=GUEST),
    ]


def kept_by(name: str) -> Game:
    """Return a game whose end can be counted, or the error of a page that does not exist."""
    game = game_named(name)
    if not keeps_score(game):
        raise NotFoundError(Message("error-no-scorekeeper"))
    return game


def filled_in(draft: b.CountDraft, mend: bool = False) -> Filled:
    """Return what is asked after some answers; all of them are checked."""
    return fill(kept_by(draft.game), draft.players, draft.answers, mend=mend)


# Pages


@get("/games/{name:str}/count", dependencies=GUEST, include_in_schema=False)
async def form_page(request: Ask, guest: Visitor, name: FromPath[str]) -> Response[str]:
    """Fill in the end of a game that was played with a box of one's own."""
    game, language = kept_by(name), language_of(request)
    return render(
        request,
        "count.html",
        me=api.about(request, guest),
        game=api.describe(game, language),
        seats=counts.seats_of(game, [""] * max(game.players), language),
        symbols=Markup(symbols(game)),
    )


@get("/counts/{identity:str}", dependencies=GUEST, include_in_schema=False)
async def count_page(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """Show a counted game."""
    language = language_of(request)
    row = await counts.find(lobby_of(request).storage, identity)
    game = game_named(row["game"])
    return render(
        request,
        "counted.html",
        me=api.about(request, guest),
        game=api.describe(game, language),
        count=row,
        mine=row["guest"] == guest.id,
        seats=counts.seats_of(game, row["names"], language),
        account=as_json(counts.told_account(row, game, language, counts.pictures_of(row))),
        symbols=Markup(symbols(game)),
        day=datetime.fromtimestamp(row["created"], UTC).date().isoformat(),
    )


def as_json(account: b.CountAccount) -> Markup:
    """Return an account for the client to show, safe inside a page."""
    return Markup(msgspec.json.encode(account).decode().replace("<", "\\u003c"))


# What they ask for


@post("/api/counts/form", opt=TALLIES, status_code=200, responses=refusals(400, 403, 404))
async def fill_in(request: Ask, data: JSONBody[b.UnfinishedCount]) -> b.CountForm:
    """Say what is asked after the answers so far, and what they come to; nothing is kept."""
    check_origin(request)
    # In a thread: a game may try many ways to spend what is left.
    language = language_of(request)
    return await beside(lambda: counts.told_form(filled_in(data, data.mend), language))


@post("/", opt=api.OPENS, responses=refusals(400, 403, 404))
async def keep_count(request: Ask, guest: Visitor, data: JSONBody[b.NewCount]) -> bodies.Opened:
    """Keep a counted game, and return where it is."""
    filled = await beside(filled_in, data)
    identity = await counts.keep(lobby_of(request).storage, guest.id, filled, data.names)
    return bodies.Opened(identity, f"/counts/{identity}")


@get("/{identity:str}", responses=refusals(400, 404))
async def kept_count(request: Ask, guest: Visitor, identity: FromPath[str]) -> b.KeptCount:
    """Return a counted game."""
    row = await counts.find(lobby_of(request).storage, identity)
    return counts.told_count(row, guest.id, language_of(request))


@post("/{identity:str}/delete", status_code=200, responses=refusals(400, 403, 404))
async def delete_count(request: Ask, guest: Visitor, identity: FromPath[str]) -> b.CountGone:
    """Delete a counted game for good."""
    storage = lobby_of(request).storage
    row = await counts.find(storage, identity)
    await counts.forget(storage, row, guest.id)
    return b.CountGone(row["id"])
