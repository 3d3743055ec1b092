"""The pages, rendered on the server, and the pictures and style sheets they link to."""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.components import provenance
from tarsas.core.game import Game
from tarsas.core.options import SEATS, Option
from tarsas.core.registry import broken_games, find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.scorekeeping import keeps_score
from tarsas.core.state import CHANCE, State
from tarsas.core.text import LANGUAGES, Message, say
from tarsas.draw.choices import pictures
from tarsas.draw.cover import cover
from tarsas.draw.legend import legend, symbols, symbols_of
from tarsas.draw.pdf import can_print
from tarsas.draw.picture import standalone
from tarsas.draw.theme import THEMES
from tarsas.server import answers, api, dress, limits
from tarsas.server.asking import Ask, by_host, language_of, lobby_of, room_for
from tarsas.server.gate import COUNTS_AS, NOTHING
from tarsas.server.guests import Visitor, provide_guest
from tarsas.server.guide import guide
from tarsas.server.lobby import NotFoundError
from tarsas.server.strengths import strengths
from tarsas.table import clock
from tarsas.table.audience import AUDIENCES
from tarsas.table.chance import CHANCES

WEB = Path(str(files("tarsas.web")))
TEXTS = "tarsas.web"
A_DAY = {"Cache-Control": "public, max-age=86400"}
FOR_GOOD = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)
BY_LANGUAGE = {"Vary": "Cookie, Accept-Language"}
"""What `language_of` looks at besides the address."""
COVER = "cover"
# How far into a game the pictures of its guide are taken, and what stands in for a cover.
PICTURES = {"early": 0.2, "middle": 0.6, "end": 1.0, COVER: 0.6}


def handlers() -> list[ControllerRouterHandler]:
    """Return everything that a browser may ask for besides the API."""
    return [
        home,
        game_page,
        rules_part,
        setup_page,
        table_page,
        theme_css,
        sheet_svg,
        picture_svg,
        # Vite puts what it builds into assets, under names that change with the content.
        files_in("static/assets", FOR_GOOD),
        files_in("static", ASK_AGAIN),
    ]


def files_in(folder: str, kept: CacheControlHeader) -> Router:
    """Return what serves the files of a folder, with how long a browser may keep them."""
    return create_static_files_router(
        f"/{folder}",
        [WEB / folder],
        name=folder,
        cache_control=kept,
        include_in_schema=False,
        opt={COUNTS_AS: NOTHING},
    )


# Templates and texts


@cache
def environment() -> Environment:
    """Return the templates; what is not defined is an error, what is shown is escaped."""
    return Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def client_strings(language: str) -> str:
    """Return the strings that the client needs, as JSON."""
    source = files(TEXTS).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    names = [line.split(" =")[0] for line in source.splitlines() if line.startswith("js-")]
    found = {name: say(TEXTS, language, Message(name)) for name in names}
    return json.dumps(found, ensure_ascii=False)


@cache
def manifest() -> dict[str, dict[str, Any]]:
    """Return what Vite built, by the name of its source."""
    path = WEB / "static" / ".vite" / "manifest.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def asset(name: str) -> str:
    """Return the address of a built file."""
    built = manifest().get(name)
    return f"/static/{built['file']}" if built else f"/static/{name}"


def render(request: Ask, template: str, code: int = 200, **context: Any) -> Response[str]:
    """Render a page in the reader's language."""
    language = language_of(request)

    def t(name: str, **args: str | int) -> str:
        return say(TEXTS, language, Message(name, args))

    theme = request.cookies.get("theme", "")
    shared = {
        "t": t,
        "asset": asset,
        "theme_css": dress.theme_address(),
        "manifest": manifest(),
        "lang": language,
        "languages": LANGUAGES,
        "theme": theme if theme in THEMES else "",
        "strings": Markup(client_strings(language).replace("<", "\\u003c")),
        "limits": limits,
    }
    page = environment().get_template(template).render(**shared, **context)
    headers = {"Content-Language": language, "Cache-Control": "no-store"}
    kind = "text/html; charset=utf-8"
    return Response(page, status_code=code, media_type=kind, headers=headers)


def error_page(request: Ask, status: int, code: str, message: str) -> Response[str]:
    """Return a page that says what went wrong and where to go."""
    page = render(
        request,
        "message.html",
        status,
        me=None,
        status=status,
        kind=code,
        message=message,
        retry_after=answers.RETRY_AFTER,
    )
    page.headers.update(answers.headers_of(status))
    return page


# Pages


@get("/", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def home(request: Ask, guest: Visitor) -> Response[str]:
    """Five games, one table."""
    language = language_of(request)
    lobby = lobby_of(request)
    lists = {
        show: await api.table_rows(lobby, guest, show, language)
        for show in ("mine", "open", "live")
    }
    cards = [api.describe(find_game(name), language) for name in game_ids()]
    return render(
        request,
        "home.html",
        me=api.about(request, guest),
        games=cards,
        tables=lists,
        broken=broken_games() if by_host(request) else [],
    )


def game_named(name: str) -> Game:
    """Return a game, or the error of a page that does not exist."""
    if name not in game_ids():
        raise NotFoundError(Message("error-no-game"))
    return find_game(name)


@get("/games/{name:str}", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def game_page(request: Ask, guest: Visitor, name: FromPath[str]) -> Response[str]:
    """What a game is, how to play it, its rules, and where its data comes from."""
    game, language = game_named(name), language_of(request)
    sources = [
        {"entry": entry, "source": source, "note": note}
        for entry, source, note in provenance(game.components)
    ]
    return render(
        request,
        "game.html",
        me=api.about(request, guest),
        game=api.describe(game, language),
        shown=cover_in_words(game, language),
        guide=guide(game, language),
        signs=signs(game, language),
        symbols=Markup(symbols(game)),
        sources=sources,
        printed=can_print(game),
        counted=keeps_score(game),
    )


def cover_in_words(game: Game, language: str) -> str:
    """Say what is to be seen on a game's cover; without one it is a position."""
    if game.voice.has("cover"):
        return game.say(Message("cover"), language)
    return say(TEXTS, language, Message("a-position", {"game": game.title(language)}))


def signs(game: Game, language: str) -> list[tuple[Markup, str]]:
    """Return a game's legend as the templates take it."""
    return [(Markup(picture), text) for picture, text in legend(game, language)]


@get("/games/{name:str}/rules", include_in_schema=False)
async def rules_part(request: Ask, name: FromPath[str]) -> Response[str]:
    """Return the rules of a game alone, to be read beside a table of it."""
    game, language = game_named(name), language_of(request)
    return render(request, "rules.html", guide=guide(game, language), signs=signs(game, language))


@get("/new/{name:str}", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def setup_page(request: Ask, guest: Visitor, name: FromPath[str]) -> Response[str]:
    """Set up a table: options, seats, bots, clock."""
    language = language_of(request)
    game = game_named(name)
    known = await lobby_of(request).knows(guest, game.id)
    drawn = drawn_choices(game)
    return render(
        request,
        "setup.html",
        me=api.about(request, guest),
        game=api.describe(game, language, known=known),
        minutes={count: game.minutes_for(count) for count in game.players},
        pictures=drawn,
        symbols=Markup(symbols_of(game, [p for values in drawn.values() for p in values.values()])),
        tables={option.name: table_of(game, option, language) for option in game.options},
        levels=strengths(language, lobby_of(request).levels()),
        colours=SEATS,
        clocks=clock.KINDS,
        audiences=AUDIENCES,
        chances=CHANCES,
        fills=game.fills,
    )


@cache
def drawn_choices(game: Game) -> dict[str, dict[str, Markup]]:
    """Return the pictures of what can be agreed as the templates take them."""
    return {
        name: {value: Markup(picture) for value, picture in values.items()}
        for name, values in pictures(game).items()
    }


def table_of(game: Game, option: Option, language: str) -> Markup:
    """Return the table of the guide that compares an option's values, or nothing."""
    for part in guide(game, language) if option.rule else ():
        found = re.search(r"<table.*?</table>", part.html, re.DOTALL)
        if part.name == option.rule and found:
            return Markup(found[0])
    return Markup()


@get("/t/{identity:str}", dependencies={"guest": Provide(provide_guest)}, include_in_schema=False)
async def table_page(request: Ask, guest: Visitor, identity: FromPath[str]) -> Response[str]:
    """A table."""
    room = await room_for(request, guest, identity)
    language = language_of(request)
    return render(
        request,
        "table.html",
        me=api.about(request, guest),
        table=identity,
        lesson=None,
        study=None,
        game=api.describe(room.record.game, language),
        levels=strengths(language, lobby_of(request).levels()),
    )


# Pictures and style sheets


@get("/theme.css", include_in_schema=False)
async def theme_css() -> Response[str]:
    """Return both themes' colours."""
    return Response(dress.theme(), media_type="text/css", headers=A_DAY)


@get("/games/{name:str}/sheet.svg", include_in_schema=False)
async def sheet_svg(name: FromPath[str]) -> Response[str]:
    """Return the symbols that a game's positions refer to."""
    return Response(dress.sheet(game_named(name)), media_type="image/svg+xml", headers=A_DAY)


@get("/games/{name:str}/{picture:str}", include_in_schema=False)
async def picture_svg(request: Ask, name: FromPath[str], picture: FromPath[str]) -> Response[str]:
    """Return a game's cover or a real position of it, e.g. `cover-dark.svg`, as a picture."""
    moment, _, theme = picture.removesuffix(".svg").partition("-")
    if theme not in THEMES or moment not in PICTURES or not picture.endswith(".svg"):
        raise NotFoundError(Message("error-no-picture"))
    game = game_named(name)
    drawn = cover(game, theme) if moment == COVER else None
    if drawn is None:
        drawn = drawn_moment(game.id, moment, theme, language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers=A_DAY | BY_LANGUAGE)


@cache
def drawn_moment(name: str, moment: str, theme: str, language: str) -> str:
    """Play a game to some moment and draw it; every server draws the same."""
    game = find_game(name)
    positions = random_game(game.new(game.usual_players))
    chosen = positions[round((len(positions) - 1) * PICTURES[moment])]
    return standalone(game, chosen, language, theme)


def random_game(state: State) -> list[State]:
    """Return every position of a repeatable random game in which somebody acts."""
    rng, positions = Rng(3), []
    for seat, action in moves(lambda: state, [RandomBot(rng)] * state.players, Chance(rng)):
        if seat != CHANCE:
            positions.append(state.clone())
        state.apply(seat, action)
    return [*positions, state]
