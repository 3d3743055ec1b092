"""The application: its parts put together, opened and closed in order."""

import asyncio
import hmac
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tarsas.core.errors import TarsasError
from tarsas.core.registry import broken_games
from tarsas.server import (
    analysis,
    api,
    bot_pages,
    count_pages,
    installed,
    links,
    logs,
    metrics,
    mine,
    pages,
    printing,
    puzzle_pages,
    review_api,
    school,
    sheet_pages,
    television,
    wish_pages,
)
from tarsas.server.answers import error_json, status_of, text_of
from tarsas.server.asking import Ask, by_host, is_secure, language_of
from tarsas.server.beside import own_process
from tarsas.server.caretaker import Caretaker
from tarsas.server.checking import Checker
from tarsas.server.compression import SHORT
from tarsas.server.daily import clean_daily
from tarsas.server.gate import check_rate, gate
from tarsas.server.guests import cookie_for
from tarsas.server.health import Pulse, health
from tarsas.server.identity import Identity
from tarsas.server.leaving import Leaving
from tarsas.server.limits import Limits
from tarsas.server.lobby import Lobby
from tarsas.server.looks import Looks
from tarsas.server.memory import collect_seldom
from tarsas.server.past import Past
from tarsas.server.postman import Postman
from tarsas.server.programs import Programs
from tarsas.server.puzzle_costs import Scales
from tarsas.server.reading import CarefulRequest, refuse_odd_paths
from tarsas.server.reminder import Reminder
from tarsas.server.results import LateResults
from tarsas.server.reviewer import Reviewer
from tarsas.server.reviews import Reviews
from tarsas.server.settings import Settings
from tarsas.server.socket import table_socket
from tarsas.server.storage import Storage
from tarsas.server.studies import Studies
from tarsas.server.taught import School
from tarsas.server.thinking import Thinkers
from tarsas.server.turnstile import front_door
from tarsas.server.wish_pages import Desk
from tarsas.server.wishes import Wishes

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
        thinkers = Thinkers(settings.bot_workers, Programs(settings.programs))
        thinkers.warm_up()
        identity = Identity(storage, settings.secret or await storage.secret())
        lobby = Lobby(storage, thinkers, settings.bot_pause, identity)
        checker = Checker()
        app.state.identity, app.state.lobby, app.state.checker = identity, lobby, checker
        app.state.scales = Scales(thinkers)
        app.state.painter = painter = own_process()
        app.state.studies, app.state.looks = Studies(storage), Looks(thinkers, settings.analysis)
        app.state.pulse = Pulse(storage)
        app.state.late_results = late_results = LateResults(storage)
        wishes, postman = Wishes(storage), Postman(settings)
        app.state.desk = desk = Desk(settings, wishes, postman)
        app.state.reminder = reminder = Reminder(lobby, wishes, postman, settings)
        app.state.reviews = reviews = Reviews(storage, lobby.lease)
        made = (settings.review_workers, settings.review_simulations)
        app.state.reviewer = reviewer = Reviewer(reviews, thinkers, *made)
        caretaker = Caretaker(lobby)
        await caretaker.start()
        chores = [
            asyncio.create_task(collect_seldom()),
            asyncio.create_task(logs.tell_again_each_minute()),
            asyncio.create_task(reviewer.run()),
        ]
        if settings.prune:
            cleaning = clean_daily(lobby, identity, settings.keep)
            chores.append(asyncio.create_task(cleaning))
        if desk.is_open():
            postman.start()
            chores.append(asyncio.create_task(reminder.run()))
        if settings.smtp and not desk.mails:
            log.warning(
                "no mails are sent", why="TARSAS_MAIL_FROM or the server's address is missing"
            )
        for game in broken_games():
            log.error("a game cannot be played", game=game.id, place=game.place, why=game.why)
        log.info("open", database=storage.engine.url.render_as_string(hide_password=True))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            postman.close()
            late_results.close()
            lobby.close()
            await reviewer.close()
            await caretaker.leave()
            thinkers.close()
            checker.close()
            painter.close()
            await storage.close()
            logs.tell_again()
            log.info("closed")

    app = Litestar(
        route_handlers=[
            api.router,
            *pages.handlers(),
            printing.print_pdf,
            television.board_page,
            television.board_code,
            *installed.HANDLERS,
            *links.handlers(),
            *mine.handlers(),
            *school.handlers(),
            *puzzle_pages.handlers(),
            review_api.router,
            *analysis.handlers(),
            *count_pages.handlers(),
            sheet_pages.fill_in,
            *wish_pages.handlers(),
            *bot_pages.handlers(),
            table_socket,
            health,
            metrics_page,
        ],
        lifespan=[lifespan],
        middleware=[timed, refuse_odd_paths, gate],
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
        # A page that holds a secret is asked for with a cookie that other sites cannot send.
        compression_config=CompressionConfig("gzip", minimum_size=SHORT, gzip_compress_level=6),
        logging_config=None,
        state=State(
            {
                "limits": Limits(settings.limits),
                "past": Past(),
                "school": School(),
                "library": review_api.Library(),
                "printer": printing.Printer(),
                "address": settings.address,
                "home": "",
                "leaving": Leaving(),
                "metrics_token": settings.metrics_token,
            }
        ),
    )
    # Middleware is for routes alone; who asks for what there is not comes in by this door too.
    app.asgi_handler = front_door(app.asgi_handler)
    return app


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


def timed(app: ASGIApp) -> ASGIApp:
    """Measure how long an answer takes to begin, by its route: an address may hold a secret."""

    async def measured(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_measured(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
                asked = (scope["method"], scope["path_template"], message["status"])
                metrics.REQUESTS.labels(*asked).observe(time.perf_counter() - began)
            await send(message)

        await app(scope, receive, send_measured)

    return measured


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
            secure = is_secure(ASGIConnection(scope))
            headers.add("Set-Cookie", cookie_for(identity, guest, secure))


def answer_error(request: Ask, error: Exception) -> Response[Any]:
    """Answer an error the way it was asked: JSON for the API, a page for people."""
    error, language = counted(request, error), language_of(request)
    if request.scope["path"].startswith(("/api", "/health")):
        answer: Response[Any] = error_json(error, language)
    else:
        answer = pages.error_page(request, *status_of(error), text_of(error, language))
    if isinstance(error, HTTPException):
        answer.headers.update(error.headers or {})
    return answer


def counted(request: Ask, error: Exception) -> Exception:
    """Return an error, or the one of who asks too often for what there is not: no gate saw that."""
    if "route_handler" not in request.scope:
        try:
            check_rate(request, "ask")
        except HTTPException as too_fast:
            return too_fast
    return error


async def note_fault(error: Exception, scope: Scope) -> None:
    """Log what is our own fault, by the route: an address may hold a secret.

    What the database does not do is noted where it is asked.
    """
    if not isinstance(error, WebSocketException) and status_of(error)[0] == 500:
        what = "a socket failed" if scope["type"] == ScopeType.WEBSOCKET else "a request failed"
        log.error(what, route=scope.get("path_template", ""), exc_info=error)
