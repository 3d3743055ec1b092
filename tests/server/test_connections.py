"""What goes over the wire: requests in time, sockets in turn, messages compressed once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from tarsas.server import compression, patience
from tarsas.server.compression import CompressingSocket, SharedDeflateFactory, compressed
from tarsas.server.patience import PunctualConnection
from tarsas.server.turnstile import Turnstile
from tests.processes import PATIENCE
from tests.torture.stranger import frame

from .client import Person

HEAD = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Answer every request once its body is there."""
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


async def answer_sockets(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket and give back the first thing that it says."""
    await receive()
    await send({"type": "websocket.accept"})
    said = await receive()
    if said["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": said["text"]})


@asynccontextmanager
async def listening(
    made: list[PunctualConnection] | None = None, app: Any = greet
) -> AsyncIterator[int]:
    """Serve on a free port; the connections that are made are added to the list."""
    config = uvicorn.Config(app, log_config=None, http=PunctualConnection, ws=CompressingSocket)
    config.load()
    state = ServerState()

    def connect() -> PunctualConnection:
        connection = PunctualConnection(config, state, {})
        if made is not None:
            made.append(connection)
        return connection

    server = await asyncio.get_running_loop().create_server(connect, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([], id="nothing"),
        pytest.param([HEAD], id="no end of the headers"),
        pytest.param([HEAD + b"\r\n", b"half"], id="half a body"),
        pytest.param([HEAD + b"\r\nthe whole", HEAD], id="no end of the second request"),
    ],
)
def test_a_request_that_is_never_finished_ends(
    sent: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen() -> None:
        async with listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for part in sent:
                writer.write(part)
                await asyncio.sleep(0.01)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)  # until it is closed
            assert answer.endswith(b"hello") == (b"the whole" in b"".join(sent))
            writer.close()

    monkeypatch.setattr(patience, "SECONDS_TO_ASK", 0.1)
    asyncio.run(happen())


def test_no_time_runs_between_requests_and_while_one_is_served() -> None:
    async def happen() -> None:
        made: list[PunctualConnection] = []
        async with listening(made) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(2):
                writer.write(HEAD)
                writer.write(b"\r\nthe whole")
                await asyncio.wait_for(reader.readuntil(b"hello"), PATIENCE)
                assert [connection.deadline for connection in made] == [None]
            writer.close()

    asyncio.run(happen())


def handshake() -> bytes:
    lines = ["GET / HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    return "\r\n".join(lines).encode()


def test_sockets_are_opened_in_turn_and_who_has_gone_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While the door is closed no handshake is answered, and nothing that is said gets lost."""

    async def happen() -> None:
        open_now = asyncio.Event()

        class Door(Turnstile):
            async def go_through(self) -> None:
                await open_now.wait()

        monkeypatch.setattr(PunctualConnection, "door", Door(1))
        made: list[PunctualConnection] = []
        async with listening(made, answer_sockets) as port:
            streams = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            for _, writer in streams:
                writer.write(handshake())
            async with asyncio.timeout(PATIENCE):
                while len(made) < 3 or not all(connection.turn for connection in made):
                    await asyncio.sleep(0)
            (reader, writer), (other, more), (_, gone) = streams
            gone.transport.abort()
            writer.write(frame("early"))
            open_now.set()
            for stream in (reader, other):
                answer = await asyncio.wait_for(stream.readuntil(b"\r\n\r\n"), PATIENCE)
                assert answer.startswith(b"HTTP/1.1 101")
            assert (await asyncio.wait_for(reader.readexactly(7), PATIENCE))[2:] == b"early"
            for one in (writer, more):
                one.transport.abort()

    asyncio.run(happen())


def test_a_message_is_compressed_once_for_all_and_read_by_each() -> None:
    message = json.dumps({"svg": "<g/>" * 1000}).encode()
    compressed.cache_clear()
    for _ in range(5):
        asked = ClientPerMessageDeflateFactory()
        agreed, server = SharedDeflateFactory().process_request_params(
            asked.get_request_params(), []
        )
        client = asked.process_response_params(agreed, [])
        for _ in range(2):
            frame = server.encode(Frame(Opcode.TEXT, message))
            assert len(frame.data) < len(message) / 10
            assert bytes(client.decode(frame).data) == message
        short = Frame(Opcode.TEXT, b"x" * (compression.SHORT - 1))
        assert server.encode(short) is short
    assert compressed.cache_info().misses == 1


def test_a_table_is_told_by_compressed_messages(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table, view="board") as socket:
        agreed = socket.connection.protocol.extensions
        assert [extension.name for extension in agreed] == ["permessage-deflate"]
        socket.wait_until(1)
        assert socket.position["svg"].startswith("<svg")
