"""The socket of a table: reads what a client says, answers, and tells it what changed."""

import asyncio
import math
import time
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tarsas.core.bounds import MOST_DIGITS
from tarsas.core.errors import IllegalActionError, StaleActionError, TarsasError
from tarsas.core.text import LANGUAGES, Message
from tarsas.server import box, messages, metrics, stepback
from tarsas.server.aside import SetAsideError
from tarsas.server.asking import address_of, base_of
from tarsas.server.gate import caller_of, limits_of
from tarsas.server.guests import WrongTokenError, recognise
from tarsas.server.hints import Hints
from tarsas.server.identity import Guest
from tarsas.server.leaving import RESTART, WHY, Leaving
from tarsas.server.limits import MOST_BYTES, Bucket
from tarsas.server.lobby import NotFoundError
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.security import same_origin
from tarsas.server.storage import ConflictError, StorageError
from tarsas.server.viewer import Viewer
from tarsas.table.audience import ClosedError

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
BUSY = 1013  # try again later
POLICY, NOT_FOUND, SET_ASIDE = 4403, 4404, 4410
FLOODED, TOO_MANY_PAGES, CROWDED, CLOSED = 4429, 4430, 4431, 4432
MOST_SAID = 500  # letters of an error


@websocket("/t/{identity:str}/socket")
async def table_socket(socket: Socket, identity: FromPath[str]) -> None:
    """Serve one client of one table until it goes."""
    with suppress(WebSocketDisconnect, OSError):  # who is gone need not be told why
        await receive(socket, identity)


async def receive(socket: Socket, identity: str) -> None:
    """Let a client in, or close its socket with a code that says why not."""
    await socket.accept()
    try:
        await admit(socket, identity)
    except NotFoundError:
        await socket.close(NOT_FOUND, "there is no such table")
    except WrongTokenError as error:
        await socket.close(POLICY, str(error))
    except ClosedError as error:
        await socket.close(CLOSED, str(error))
    except SetAsideError as error:
        await socket.close(SET_ASIDE, str(error))
    except StorageError as error:
        await socket.close(BUSY, str(error))


async def admit(socket: Socket, identity: str) -> None:
    """Let a client in who may come, and serve it."""
    app = socket.app.state
    guest = await recognise(socket)
    if not same_origin(socket.headers, address_of(socket)) or guest is None:
        await socket.close(POLICY, "open the table's page first")
        return
    limits, address = limits_of(socket), caller_of(socket)
    if limits.take("connect", guest.id, address):
        await socket.close(FLOODED, "too many sockets were opened; wait a little")
        return
    if limits.too_many_sockets(guest.id, address):
        await socket.close(TOO_MANY_PAGES, "too many tables are open; close one first")
        return
    with limits.socket(guest.id, address):
        room = await app.lobby.room(identity)
        room.admit(guest)
        if limits.crowded(len(room.watchers)) and not room.has_seat(guest):
            await socket.close(CROWDED, "too many people look at this table")
            return
        await serve(socket, room, guest, app.leaving)


async def serve(socket: Socket, room: Room, guest: Guest, leaving: Leaving) -> None:
    """Listen and tell at the same time."""
    query = socket.query_params
    language = query.get("lang", "en")
    after = str(query.get("after", "0"))[:MOST_DIGITS]
    viewer = Viewer(
        room,
        guest,
        language if language in LANGUAGES else "en",
        query.get("view", "board") != "bare",
        int(after) if after.isdecimal() else 0,
        base_of(socket),
    )
    room.came(viewer)
    thinkers = socket.app.state.lobby.thinkers
    thinkers.hasten(room.id)
    metrics.SOCKETS.inc()
    teller = asyncio.create_task(tell(socket, viewer))
    hints = Hints(viewer, thinkers, lambda error: refuse(viewer, error, ""))
    listening = asyncio.create_task(listen(socket, viewer, hints))
    # Who is dismissed is not listened to either.
    teller.add_done_callback(lambda _: listening.cancel() if viewer.dismissed else None)
    try:
        with leaving.told(viewer):
            await listening
    except asyncio.CancelledError:
        if not viewer.dismissed:
            raise
    finally:
        teller.cancel()
        hints.close()
        room.went(viewer)
        metrics.SOCKETS.dec()


async def tell(socket: Socket, viewer: Viewer) -> None:
    """Send what there is to say for as long as the client takes it."""
    try:
        while True:
            said = await viewer.next_messages()
            viewer.room.admit(viewer.guest)
            for message in said:
                await socket.send_data(message, mode="text", encoding="utf-8")
            if viewer.dismissed and not viewer.waiting:
                await socket.close(RESTART, WHY)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    except ClosedError as error:  # who had a seat here has it no longer
        viewer.dismiss()
        await socket.close(CLOSED, str(error))
    except Exception:
        log.exception("a position could not be told", table=viewer.room.id)
        await socket.close(1011, "the server failed")


async def listen(socket: Socket, viewer: Viewer, hints: Hints) -> None:
    """Take messages, a bounded number a second; a flood closes the socket."""
    bucket = Bucket()
    while True:
        text = await socket.receive_text()
        if viewer.finishing:
            continue  # it gets no answer, so the client says it again to the next server
        if bucket.flooded():
            await socket.close(FLOODED, "too many messages")
            return
        try:
            if not bucket.take():
                raise SocketError("too_fast", Message("error-too-many-messages"))
            if len(text) > MOST_BYTES:
                raise SocketError("too_large", Message("error-long-message", {"most": MOST_BYTES}))
            said = messages.read(text)
            async with viewer.at_work:  # what is begun is finished and answered
                await prepare(said, viewer, socket)
                await handle(said, viewer, hints)
        except TarsasError as error:
            refuse(viewer, error, text)


def refuse(viewer: Viewer, error: TarsasError, text: str) -> None:
    """Answer a message that changed nothing with one typed error."""
    if isinstance(error, SocketError):
        code = error.code
    elif isinstance(error, StaleActionError | ConflictError):
        code = "stale"
    elif isinstance(error, IllegalActionError):
        code = "illegal"
    else:
        code = "busy" if isinstance(error, StorageError) else "illegal"
    metrics.ERRORS.labels(code).inc()
    token = ""
    if code not in ("malformed", "too_large", "unknown"):
        try:
            said = messages.read(text)
            token = said.id if isinstance(said, messages.Command) else ""
        except TarsasError:
            token = ""
    text = error.text(viewer.language)
    viewer.answer(messages.Failure(token, code, str(error)[:MOST_SAID], text[:MOST_SAID]))


async def prepare(said: messages.FromClient, viewer: Viewer, socket: Socket) -> None:
    """Keep the guest of a deed, and refuse who talks too much."""
    guest, talks = viewer.guest, isinstance(said, messages.Say)
    if talks and (wait := limits_of(socket).take("say", guest.id, caller_of(socket))):
        raise SocketError("too_fast", Message("error-wait-to-say", {"seconds": math.ceil(wait)}))
    if talks or viewer.room.has_seat(guest):
        await socket.app.state.identity.keep(guest)


async def handle(said: messages.FromClient, viewer: Viewer, hints: Hints) -> None:
    """Carry out one message."""
    room, guest = viewer.room, viewer.guest
    match said:
        case messages.Act():
            began = time.perf_counter()
            token = f"{guest.id[:8]}:{said.id}"
            given = (said.seat, said.action, said.revision)
            revision = await room.act(guest, *given, token, said.then)
            metrics.ACTING.observe(time.perf_counter() - began)
            viewer.answer(messages.Ack(said.id, revision))
        case messages.Undo():
            revision = await room.undo(guest, said.seat, said.revision, choice=said.choice)
            viewer.answer(messages.Ack(said.id, revision))
        case messages.GoBack():
            revision = await box.go_back(room, guest, said.number, said.revision)
            viewer.answer(messages.Ack(said.id, revision))
        case messages.AskBack():
            await stepback.ask(room, guest, said.seat)
        case messages.AnswerBack():
            await stepback.answer(room, guest, said.request, said.agree)
        case messages.Say():
            await room.say(guest, said.text)
        case messages.Mute():
            await room.mute(guest, said.line, said.muted)
        case messages.AskHint():
            hints.ask(said.seat)
        case messages.AskAdvice():
            hints.advise(said.seat)
        case messages.Weigh():
            hints.weigh(said)
        case messages.Ping():
            viewer.answer(messages.Pong())
