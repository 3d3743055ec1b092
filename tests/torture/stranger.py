"""A stranger on the network who speaks raw bytes, from an address of its own.

Libraries for clients keep to the protocols, and that is what a stranger need not do. Frames and
requests are made once and sent many times: the one who attacks must be faster than who is attacked.
"""

import asyncio
import json
import re
from collections import Counter
from typing import Any

ANSWERING = 30.0  # seconds that an answer may take
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
COOKIE = re.compile(rb"(?i)set-cookie: (tarsas=[^;]+)")
LENGTH = re.compile(rb"(?i)content-length: (\d+)")
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class GoneError(Exception):
    """The server closed the connection, or did not answer."""


class Stranger:
    """Somebody with an address and a cookie. Whole 127.0.0.0/8 is this machine."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.9.{number // 250 % 250}.{number % 250 + 1}"
        self.cookie = b""

    async def connect(
        self, buffer: int = 2**16
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from the own address."""
        try:
            async with asyncio.timeout(ANSWERING):
                return await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.address, 0), limit=buffer
                )
        except (OSError, TimeoutError) as error:
            raise GoneError(str(error)) from None

    def head(self, method: str, path: str, *more: str) -> bytes:
        """Return the head of a request, without the empty line at its end."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *more]
        known = b"Cookie: " + self.cookie + b"\r\n" if self.cookie else b""
        return "\r\n".join(lines).encode() + b"\r\n" + known

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request by a connection of its own and return status and body."""
        data = (
            b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        more = [f"Content-Length: {len(data)}", "Content-Type: application/json"]
        reader, writer = await self.connect()
        try:
            writer.write(self.head(method, path, *more) + b"\r\n" + data)
            return await self.answer(reader)
        except OSError as error:
            raise GoneError(str(error)) from None
        finally:
            writer.transport.abort()

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """Read one answer, and keep the cookie that it brings."""
        try:
            async with asyncio.timeout(ANSWERING):
                head = await reader.readuntil(b"\r\n\r\n")
                length = LENGTH.search(head)
                body = await reader.readexactly(int(length[1])) if length else b""
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise GoneError(str(error)) from None
        if (cookie := COOKIE.search(head)) and not self.cookie:
            self.cookie = cookie[1]
        status = STATUS.match(head)
        return int(status[1]) if status else 0, body

    async def arrive(self) -> None:
        """Become a guest."""
        await self.request("GET", "/api/me")

    async def open_table(self, **wanted: Any) -> str:
        """Open a table and return its id; "" if it is refused."""
        status, body = await self.request("POST", "/api/tables", wanted)
        return str(json.loads(body)["id"]) if status < 300 else ""

    async def socket(self, table: str, view: str = "bare") -> "RawSocket":
        """Open a socket at a table."""
        more = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        more += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        reader, writer = await self.connect()
        try:
            writer.write(self.head("GET", f"/t/{table}/socket?view={view}", *more) + b"\r\n")
            status, _ = await self.answer(reader)
        except (OSError, GoneError):
            status = 0
        if status != 101:
            writer.transport.abort()
            raise GoneError(f"status {status}")
        return RawSocket(reader, writer)


class RawSocket:
    """A socket of bytes: whatever is sent, is sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.tail = b""

    async def send(self, data: bytes) -> None:
        """Send bytes, for as long as the server takes them."""
        if self.writer.transport.is_closing():
            raise GoneError("closed")  # who writes on is complained of by asyncio, now and then
        try:
            self.writer.write(data)
            async with asyncio.timeout(ANSWERING):
                await self.writer.drain()
        except (OSError, TimeoutError) as error:
            raise GoneError(str(error)) from None

    async def read_until(self, mark: bytes, counts: Counter[str]) -> None:
        """Read until a mark comes, and count the answers by their kinds on the way."""
        while True:
            try:
                async with asyncio.timeout(ANSWERING):
                    data = await self.reader.read(65536)
            except (OSError, TimeoutError) as error:
                raise GoneError(str(error)) from None
            if not data:
                raise GoneError("closed")
            seen = self.tail + data
            cut = max(0, len(seen) - 40)  # what is cut in two by the edge is counted next time
            for found in re.finditer(rb'"type":"(ack|hint)"|"code":"(\w+)"', seen):
                if found.start() < cut or mark in seen:
                    counts[(found[1] or found[2]).decode()] += 1
            if mark in seen:
                self.tail = b""
                return
            self.tail = seen[cut:]

    async def stay(self) -> None:
        """Take whatever is said, and answer signs of life, until the server closes the socket."""
        try:
            while True:
                first, size = await self.reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
                data = await self.reader.readexactly(size)
                if first & 15 == PING:
                    self.writer.write(frame(data, PONG))
        except (OSError, asyncio.IncompleteReadError) as error:
            raise GoneError(str(error)) from None

    def close(self) -> None:
        """Be gone without a word."""
        self.writer.transport.abort()


def frame(data: bytes | str, kind: int = TEXT, last: bool = True, flags: int = 0) -> bytes:
    """Return a frame as a client sends it; masked by zeros, so that it reads as what it is."""
    data = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    first = bytes([(0x80 if last else 0) | flags | kind])
    if len(data) < 126:
        size = bytes([0x80 | len(data)])
    elif len(data) < 65536:
        size = bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    else:
        size = bytes([0x80 | 127]) + len(data).to_bytes(8, "big")
    return first + size + b"\0\0\0\0" + data


def say(message: dict[str, Any]) -> bytes:
    """Return a message as a frame."""
    return frame(json.dumps(message))
