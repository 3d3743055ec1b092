"""The application: its parts put together, opened and closed in order."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tarsas.core.errors import TarsasError
from tarsas.core.registry import broken_games
from tarsas.server import api, logs, pages
from tarsas.server.answers import error_json, message_of, status_of
from tarsas.server.asking import Ask, lobby_of
from tarsas.server.guests import cookie_for
from tarsas.server.identity import Identity
from tarsas.server.lobby import Lobby
from tarsas.server.memory import collect_seldom
from tarsas.server.reading import CarefulRequest, refuse_odd_paths
from tarsas.server.settings import Settings
from tarsas.server.socket import table_socket
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers

log = structlog.get_logger()
MOST_BODY = 256 * 1024


def create_app(settings: Settings) -> Litestar:
    """Return the application for these settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        try:
            async with opened(app):
                yield
        except TarsasError as error:
            app.state.failure = error  # who started us is told, in one line
            raise
        except Exception:
            log.exception("the server could not open or close")
            raise

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncGenerator[None]:
        storage = Storage(settings)
        await storage.open()
        thinkers = Thinkers(settings.bot_workers)
        thinkers.warm_up()
        lobby = Lobby(storage, thinkers, settings.bot_pause)
        app.state.identity = Identity(storage, settings.secret or await storage.secret())
        app.state.lobby = lobby
        await lobby.open()
        chores = [
            asyncio.create_task(collect_seldom()),
            asyncio.create_task(logs.tell_again_each_minute()),
        ]
        for game in broken_games():
            log.error("a game cannot be played", game=game.id, place=game.place, why=game.why)
        log.info("open", database=storage.engine.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            lobby.close()
            thinkers.close()
            await storage.close()
            logs.tell_again()
            log.info("closed")

    return Litestar(
        route_handlers=[api.router, *pages.handlers(), table_socket, health, metrics_page],
        lifespan=[lifespan],
        middleware=[refuse_odd_paths],
        request_class=CarefulRequest,
        before_send=[finish],
        after_exception=[note_fault],
        exception_handlers={
            TarsasError: answer_error,
            HTTPException: answer_error,
            500: answer_error,
        },
        openapi_config=OpenAPIConfig(title="Társas", version="1", use_handler_docstrings=True),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State(),
    )


@get("/health", include_in_schema=False)
async def health(request: Ask) -> dict[str, object]:
    """Say that the server and its database answer."""
    lobby = lobby_of(request)
    await lobby.storage.secret()
    return {"status": "ok", "rooms": len(lobby.rooms)}


@get("/metrics", include_in_schema=False)
async def metrics_page() -> Response[bytes]:
    """Return the counters for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def finish(message: Message, scope: Scope) -> None:
    """Let nobody keep what does not say how long it holds, and give a new guest its cookie.

    This sees every answer, also that no route was found. The headers that keep a page safe come
    from the HTTP server, which gives them to its own answers too.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("Cache-Control", "no-store")
        if guest := scope["state"].get("new_guest"):
            identity: Identity = scope["litestar_app"].state.identity
            secure = scope["scheme"] == "https"
            headers.add("Set-Cookie", cookie_for(identity, guest, secure))


def answer_error(request: Ask, error: Exception) -> Response[Any]:
    """Answer an error the way it was asked: JSON for the API, a page for people."""
    status, code = status_of(error)
    message = message_of(error)
    if request.url.path.startswith("/api"):
        return error_json(status, code, message)
    return pages.error_page(request, status, message)


async def note_fault(error: Exception, scope: Scope) -> None:
    """Log what is our own fault or the database's, by the route: an address may hold a secret."""
    refused = isinstance(error, WebSocketException) or status_of(error)[0] < 500
    if not refused:
        what = "a socket failed" if scope["type"] == ScopeType.WEBSOCKET else "a request failed"
        log.error(what, route=scope.get("path_template", ""), exc_info=error)
