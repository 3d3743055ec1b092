"""The socket of a table: reads what a client says, answers, and tells it what changed."""

import asyncio
import time
from contextlib import nullcontext
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tarsas.core.errors import IllegalActionError, StaleActionError, TarsasError
from tarsas.core.text import LANGUAGES
from tarsas.server import messages, metrics
from tarsas.server.identity import COOKIE, Guest
from tarsas.server.leaving import RESTART, WHY, Leaving
from tarsas.server.limits import MOST_BYTES, Bucket
from tarsas.server.lobby import Lobby, NotFoundError
from tarsas.server.messages import SocketError
from tarsas.server.room import Room
from tarsas.server.security import same_origin
from tarsas.server.storage import ConflictError, StorageError
from tarsas.server.viewer import Viewer

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
HINTING = "mcts:600"  # a level of bots may lapse; advice should not
POLICY, NOT_FOUND, FLOODED = 4403, 4404, 4429


@websocket("/t/{identity:str}/socket")
async def table_socket(socket: Socket, identity: FromPath[str]) -> None:
    """Serve one client of one table until it goes."""
    app = socket.app.state
    guest = await app.identity.recognise("cookie", socket.cookies.get(COOKIE, ""))
    await socket.accept()
    if not same_origin(socket.headers) or guest is None:
        await socket.close(POLICY, "open the table's page first")
        return
    try:
        room = await app.lobby.room(identity)
    except NotFoundError:
        await socket.close(NOT_FOUND, "there is no such table")
        return
    await serve(socket, room, guest, app.lobby, app.leaving)


async def serve(socket: Socket, room: Room, guest: Guest, lobby: Lobby, leaving: Leaving) -> None:
    """Listen and tell at the same time."""
    query = socket.query_params
    language = query.get("lang", "en")
    after = str(query.get("after", "0"))
    viewer = Viewer(
        room,
        guest,
        language if language in LANGUAGES else "en",
        query.get("view", "board") != "bare",
        int(after) if after.isdecimal() else 0,
        str(socket.base_url).rstrip("/").replace("ws", "http", 1),
    )
    room.watchers.add(viewer)
    metrics.SOCKETS.inc()
    room.tell("table")
    teller = asyncio.create_task(tell(socket, viewer))
    listening = asyncio.create_task(listen(socket, viewer, lobby))
    # Who is dismissed is not listened to either, not even if a bot still thinks about a hint.
    teller.add_done_callback(lambda _: listening.cancel() if viewer.dismissed else None)
    try:
        with leaving.told(viewer):
            await listening
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not viewer.dismissed:
            raise
    finally:
        teller.cancel()
        room.watchers.discard(viewer)
        metrics.SOCKETS.dec()
        room.tell("table")


async def tell(socket: Socket, viewer: Viewer) -> None:
    """Send what there is to say for as long as the client takes it."""
    try:
        while True:
            for message in await viewer.next_messages():
                await socket.send_data(message, mode="text", encoding="utf-8")
            if viewer.dismissed and not viewer.waiting:
                await socket.close(RESTART, WHY)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    except Exception:
        log.exception("a position could not be told", table=viewer.room.id)
        await socket.close(1011, "the server failed")


async def listen(socket: Socket, viewer: Viewer, lobby: Lobby) -> None:
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
                raise SocketError("too_fast", "too many messages; slow down")
            if len(text) > MOST_BYTES:
                raise SocketError("too_large", f"a message has at most {MOST_BYTES} bytes")
            said = messages.read(text)
            # A hint may be dropped; what changes the table is finished and answered.
            changes = not isinstance(said, messages.AskHint)
            async with viewer.at_work if changes else nullcontext():
                await handle(said, viewer, lobby)
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
            token = said.id if isinstance(said, messages.Act | messages.Undo) else ""
        except TarsasError:
            token = ""
    viewer.answer(messages.Failure(token, code, str(error)[:500]))


async def handle(said: messages.FromClient, viewer: Viewer, lobby: Lobby) -> None:
    """Carry out one message."""
    room, guest = viewer.room, viewer.guest
    match said:
        case messages.Act():
            began = time.perf_counter()
            token = f"{guest.id[:8]}:{said.id}"
            revision = await room.act(guest, said.seat, said.action, said.revision, token)
            metrics.ACTING.observe(time.perf_counter() - began)
            viewer.answer(messages.Ack(said.id, revision))
        case messages.Undo():
            revision = await room.undo(guest, said.seat, said.revision)
            viewer.answer(messages.Ack(said.id, revision))
        case messages.Say():
            await room.say(guest, said.text)
        case messages.AskHint():
            await hint(said.seat, viewer, lobby)
        case messages.Ping():
            viewer.answer(messages.Pong())


async def hint(seat: int, viewer: Viewer, lobby: Lobby) -> None:
    """Ask a bot what it would do, and say it."""
    room = viewer.room
    if not 0 <= seat < len(room.seats) or not room.seats[seat].belongs_to(viewer.guest.id):
        raise SocketError("not_yours", "this seat is not yours")
    table = room.table  # as it is saved, and as it stays while the bot thinks
    if seat not in table.acting():
        raise SocketError("illegal", "this seat is not to act")
    action = await lobby.thinkers.ask(room.question(seat, HINTING))
    if room.revision != table.revision:
        raise SocketError("stale", "the position changed while the bot was thinking")
    game, state, revision = table.record.game, table.state, table.revision
    text = game.say(game.texts.sentence(state, seat, action), viewer.language)
    why = [game.say(m, viewer.language) for m in game.coach.reasons(state, seat, action)]
    viewer.answer(messages.Hint(revision, seat, action, text, why))
