"""What goes over the wire: requests in time, sockets in turn, messages compressed once."""

import asyncio
import errno
import json
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from tarsas.server import command, compression, guard, patience
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


# How many there may be


ADDRESS, PROXY = "127.5.0.1", "127.5.0.2"


async def connect_from(address: str, port: int) -> tuple[asyncio.StreamReader, Any]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def greeting(address: str, port: int) -> bytes:
    """Ask by a connection of one's own and return the first line of the answer."""
    reader, writer = await connect_from(address, port)
    try:
        writer.write(HEAD + b"\r\nthe whole")
        return await asyncio.wait_for(reader.readline(), PATIENCE)
    finally:
        writer.transport.abort()


def test_an_address_has_a_bounded_number_of_connections_but_not_a_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def happen() -> None:
        monkeypatch.setattr(guard, "CONNECTIONS_OF_ADDRESS", 3)
        monkeypatch.setattr(PunctualConnection, "guard", guard.Guard(1.0, f"10.0.0.0/8, {PROXY}"))
        async with listening() as port:
            idle = [await connect_from(address, port) for address in (ADDRESS, PROXY) * 3]
            assert b" 429 " in await greeting(ADDRESS, port)
            for address in (PROXY, "127.5.0.3"):
                assert b" 200 " in await greeting(address, port)
            idle[0][1].transport.abort()
            while b" 429 " in (answer := await greeting(ADDRESS, port)):
                await asyncio.sleep(0)  # the server has not heard of it yet
            assert b" 200 " in answer
            for _, writer in idle:
                writer.transport.abort()

    asyncio.run(asyncio.wait_for(happen(), PATIENCE))


def test_a_socket_is_no_longer_counted_as_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is counted where it is opened, with those of the same visitor."""

    async def happen() -> None:
        counting = guard.Guard(1.0)
        monkeypatch.setattr(PunctualConnection, "guard", counting)
        async with listening(app=answer_sockets) as port:
            reader, writer = await connect_from(ADDRESS, port)
            writer.write(handshake())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert not counting.connections
            writer.transport.abort()

    asyncio.run(happen())


def test_the_last_files_are_not_for_connections() -> None:
    full = guard.Guard(0.0, files=guard.OTHER_FILES + 2)
    assert [full.place(ADDRESS, in_all) for in_all in (1, 2, 3)] == [ADDRESS, ADDRESS, None]
    full.leave(ADDRESS)
    full.leave(ADDRESS)
    assert not full.connections


def test_a_server_may_open_as_many_files_as_its_host_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert guard.open_many_files() >= min(hard, guard.MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_who_never_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system would keep what is written, and the connection, until it is read some day."""
    monkeypatch.setattr(command, "TO_READ", 1)
    with command.listen("127.0.0.1", 0) as opened, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(opened.getsockname())
        taken, _ = opened.accept()
        with taken:
            with pytest.raises(TimeoutError) as told:
                taken.sendall(b"x" * 2**26)
            assert told.value.errno == errno.ETIMEDOUT


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
            async def go_through(self, who: str = "") -> None:
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
