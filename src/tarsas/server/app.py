"""The application: its parts put together, opened and closed in order."""

import asyncio
import hmac
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tarsas.core.errors import TarsasError
from tarsas.core.registry import broken_games
from tarsas.server import api, metrics, pages
from tarsas.server.answers import error_json, message_of, status_of
from tarsas.server.asking import Ask, by_host, lobby_of
from tarsas.server.daily import clean_daily
from tarsas.server.guests import cookie_for
from tarsas.server.identity import Identity
from tarsas.server.leaving import Leaving
from tarsas.server.lobby import Lobby
from tarsas.server.memory import collect_seldom
from tarsas.server.security import HEADERS
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
        storage = Storage(settings)
        await storage.open()
        thinkers = Thinkers(settings.bot_workers)
        thinkers.warm_up()
        lobby = Lobby(storage, thinkers, settings.bot_pause)
        app.state.identity = Identity(storage, settings.secret or await storage.secret())
        app.state.lobby = lobby
        await lobby.open()
        chores = [asyncio.create_task(collect_seldom())]
        if settings.prune:
            cleaning = clean_daily(lobby, app.state.identity, settings.keep)
            chores.append(asyncio.create_task(cleaning))
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
            log.info("closed")

    return Litestar(
        route_handlers=[api.router, *pages.handlers(), table_socket, health, metrics_page],
        lifespan=[lifespan],
        middleware=[finish],
        exception_handlers={TarsasError: answer_error, HTTPException: answer_error, 500: failed},
        openapi_config=OpenAPIConfig(title="Társas", version="1", use_handler_docstrings=True),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State({"leaving": Leaving(), "metrics_token": settings.metrics_token}),
    )


@get("/health", include_in_schema=False)
async def health(request: Ask) -> Response[dict[str, object]]:
    """Say that the server and its database answer, or that nobody should be sent here any more."""
    lobby = lobby_of(request)
    if request.app.state.leaving.draining:
        return Response({"status": "draining", "rooms": len(lobby.rooms)}, status_code=503)
    await lobby.storage.secret()
    return Response({"status": "ok", "rooms": len(lobby.rooms)})


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Ask) -> Response[bytes]:
    """Return the counters for Prometheus, to the host alone: they tell how busy the tables are."""
    if not may_measure(request, request.app.state.metrics_token):
        raise HTTPException("only the host may read this", status_code=403)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Ask, token: str) -> bool:
    """Say whether somebody asks from the server's own machine, or brings the host's token."""
    brought = request.headers.get("authorization", "")
    if token and hmac.compare_digest(brought.encode(), f"Bearer {token}".encode()):
        return True
    # A proxy on the same machine asks for strangers, who may call the server what they like.
    return by_host(request) and "x-forwarded-for" not in request.headers


def finish(app: ASGIApp) -> ASGIApp:
    """Give every answer the headers that keep a page safe, and a new guest its cookie; time it."""

    async def finished(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_finished(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
                took = time.perf_counter() - began
                asked = (scope["method"], scope["path_template"], message["status"])
                metrics.REQUESTS.labels(*asked).observe(took)
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if guest := scope["state"].get("new_guest"):
                    identity: Identity = scope["litestar_app"].state.identity
                    secure = scope["scheme"] == "https"
                    headers.add("Set-Cookie", cookie_for(identity, guest, secure))
            await send(message)

        await app(scope, receive, send_finished)

    return finished


def answer_error(request: Ask, error: Exception) -> Response[Any]:
    """Answer an error the way it was asked: JSON for the API, a page for people."""
    status, code = status_of(error)
    message = message_of(error)
    if request.url.path.startswith("/api"):
        return error_json(status, code, message)
    return pages.error_page(request, status, message)


def failed(request: Ask, error: Exception) -> Response[Any]:
    """Log a fault of ours and say no more than that it is one."""
    log.error("a request failed", path=request.url.path, exc_info=error)
    return answer_error(request, error)
