"""What strangers send: requests and frames by the byte, and the values that break careless readers.

A library for tests would mend most of these before they are sent, so they are written out here.
"""

import json
import random
import re
import socket
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from http.client import HTTPResponse
from typing import Any, get_args
from urllib.parse import quote

import msgspec
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.frames import Frame, Opcode

from tarsas.server.app import create_app
from tarsas.server.messages import FromClient
from tarsas.server.security import HEADERS
from tarsas.server.settings import Settings

from .client import Server

PATIENCE = 60.0  # seconds for an answer: a request that hangs is a fault too
NESTED = 100_000
DIGITS = 5_000
TEXTS = (
    "", " ", "é", "ű\u2028x", "a\0b", "\0", "\x1b[31m", "\ufffd", "\U0001f41c", "--5", "-", "+1",
    "١", "9" * DIGITS, "x" * 3000, "..", "../../../etc/passwd", "//evil.example", "a.b", ".", "%",
    "{}", "'", '"', "<b>", "none", "null", "-1", "0", "1", "99999999999", "1e9", "marabunta",
    "cover-dark.svg",
)  # fmt: skip
"""Texts for any place that takes one."""

LITERALS = (
    "null", "true", "0", "-1", "2147483648", "9223372036854775808", "-9223372036854775809",
    "1e400", "1" + "0" * 30, "9" * DIGITS, "1.5", "1e308", "-0", "NaN", "Infinity", "[]", "{}",
    '""', '"\\u0000"', '"\\ud800"', '"\\udc00x"', '"a\\u2028b"', '"--5"',
    '"' + "9" * DIGITS + '"', "[" * 600 + "]" * 600, '{"a":' * 600 + "1" + "}" * 600, '"yes"',
    '{"value": 1}', '[["bot", "kitten"]]', '{"kind": "me"}',
)  # fmt: skip
"""JSON, and what only looks like it, for any field."""

BODIES = (
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": "\xff"}', b"\0", b"[" * NESTED,
    b'{"a":' * NESTED, b"9" * DIGITS, b"NaN", b'{"name": "\\ud800"}', b"\xef\xbb\xbf{}",
    b'{"name": "a", "name": "b"}', b"x" * 300_000,
)  # fmt: skip
"""Whole bodies."""

HEADER_LINES = (
    b"Cookie: tarsas=\xc3\xa9", b"Cookie: tarsas=\xff.\xff", b"Cookie: \xff", b"Cookie: =; ;;=",
    b"Cookie: tarsas=" + b"x" * 8000, b"Cookie: lang=\xff; theme=<b>", b"Origin: http://[",
    b"Origin: \xff", b"Origin: null", b"Origin: http://[::1", b"Origin: //",
    b"Accept-Language: \xff,;;q=", b"Accept-Language: " + b"hu," * 2000, b"Host: [",
    b"Host: \xff", b"Host: a b", b"Host:", b"Content-Type: \xff", b"Content-Type: text/plain",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: multipart/form-data; boundary=", b"Content-Type: application/x-msgpack",
    b"Content-Encoding: gzip", b"Accept: \xff", b"Accept: ;q=", b"Range: bytes=9-1",
    b"Expect: 100-continue", b"If-Modified-Since: \xff", b"X-Forwarded-For: \xff",
    b"X-Forwarded-Proto: \xff", b"Upgrade: h2c", b"Connection: upgrade",
    b"X-Long: " + b"x" * 60_000,
)  # fmt: skip
"""Headers as they may come."""

QUERIES = (
    b"lang=\xff", b"lang=%ff", b"lang=xx&lang=hu", b"lang=%00", b"show=%00", b"show=\xc3\xa9",
    b"show", b"after=" + b"9" * DIGITS, b"after=--5", b"after=%D9%A1", b"view=%00", b"&&==&",
    b"%", b"a[]=1", b"x=" + b"y" * 8000, b"lang=en%0d%0aX: y",
)  # fmt: skip
"""Queries as they may come."""

METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "FOO")


@dataclass(frozen=True)
class Asked:
    """A request, by the byte."""

    method: str
    target: bytes
    headers: tuple[bytes, ...] = ()
    body: bytes = b""

    def sent(self) -> bytes:
        lines = [self.method.encode() + b" " + self.target + b" HTTP/1.1", *self.headers]
        if not any(line.lower().startswith(b"host:") for line in self.headers):
            lines.append(b"Host: 127.0.0.1")
        if not any(line.lower().startswith(b"transfer-encoding:") for line in self.headers):
            lines.append(b"Content-Length: %d" % len(self.body))
        return b"\r\n".join([*lines, b"Connection: close", b"", self.body])


@dataclass
class Answered:
    """What came back."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


def ask(server: Server, asked: Asked) -> Answered:
    """Send a request as it is and return the answer, which must come."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        with suppress(ConnectionError):  # refused before all of it was sent; the answer says why
            line.sendall(asked.sent())
        answer = HTTPResponse(line, method=asked.method)
        answer.begin()
        return Answered(
            answer.status,
            {name.lower(): value for name, value in answer.getheaders()},
            answer.read(),
        )


def judge(asked: Asked, answer: Answered) -> None:
    """Demand a clear answer: no fault of ours, safe headers, in the form that was asked for."""
    short = (asked.method, asked.target[:200], [h[:80] for h in asked.headers], asked.body[:200])
    assert 200 <= answer.status < 500, (short, answer.status, answer.body[:300])
    for name, value in HEADERS.items():
        assert answer.headers.get(name.lower()) == value, (short, name, answer)
    if answer.status < 400 or asked.method == "HEAD" or answer.body == NOT_HTTP:
        return
    if asked.target.startswith((b"/api", b"/health")):
        problem = json.loads(answer.body)["error"]
        assert problem["code"], short
        assert problem["message"], short
        assert "sqlalche" not in problem["message"].lower(), (short, problem)
    else:
        assert b"<html" in answer.body, (short, answer)


NOT_HTTP = b"Invalid HTTP request received."
"""What never reached us as a request is answered by the HTTP server itself."""


# The application's routes, so that a new one is covered the day it is there


@cache
def http_routes() -> list[tuple[str, str, Any]]:
    """Return every method, path and shape of body that the application takes."""
    app = create_app(Settings(database="sqlite://"))
    found = [
        (method, route.path, body_of(handler))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
    ]
    return sorted(found, key=lambda one: (one[1], one[0]))


@cache
def socket_routes() -> list[str]:
    """Return the paths of every socket."""
    app = create_app(Settings(database="sqlite://"))
    return [route.path for route in app.routes if isinstance(route, WebSocketRoute)]


def body_of(handler: Any) -> Any:
    found = handler.parsed_data_field
    return found.annotation if found else None


def fill(path: str, known: dict[str, str], rng: random.Random, wildness: float) -> bytes:
    """Return a path with something in each of its places: what fits, or anything."""

    def value(match: re.Match[str]) -> str:
        name = match[1].partition(":")[0]
        if rng.random() >= wildness and name in known:
            return known[name]
        text = rng.choice((*TEXTS, *RAW_ESCAPES))
        return text if text in RAW_ESCAPES else quote(text, safe="/" if ":path" in match[1] else "")

    return re.sub(r"{([^}]+)}", value, path).encode()


RAW_ESCAPES = ("%ff", "%C3%28", "%00", "%", "%zz", "%ED%A0%80", "%2e%2e%2f", "%0d%0aX:%20y", "%5c")


def wild_json(shape: Any, rng: random.Random) -> bytes:
    """Return the JSON of a body with good and bad fields."""
    if shape is None or not isinstance(shape, type) or rng.random() < 0.3:
        return rng.choice(BODIES)
    fields = {f.encode_name: f.type for f in msgspec.structs.fields(shape)}
    written = []
    for name in fields:
        chance = rng.random()
        if chance < 0.1:
            continue
        good = GOOD.get(name)
        written.append(
            f"{json.dumps(name)}: {good if good and chance < 0.7 else rng.choice(LITERALS)}"
        )
    return ("{" + ", ".join(written) + "}").encode()


GOOD = {
    "game": '"marabunta"',
    "players": "2",
    "seats": '[{"kind": "me"}, {"kind": "open"}]',
    "level": '"kitten"',
    "name": '"Ant"',
    "do": '"take"',
    "options": '{"territory": "symbol"}',
}


def wild_request(known: dict[str, str], cookie: bytes, rng: random.Random) -> Asked:
    """Return a request to some route of ours, with a few things wrong."""
    method, path, shape = rng.choice(http_routes())
    target = fill(path, known, rng, 0.5)
    if rng.random() < 0.15:
        method = rng.choice(METHODS)
    if rng.random() < 0.3:
        target += b"?" + rng.choice(QUERIES)
    headers = [rng.choice(HEADER_LINES)] if rng.random() < 0.4 else []
    if not any(line.startswith(b"Cookie") for line in headers):
        headers.append(b"Cookie: " + cookie)
    body = wild_json(shape, rng) if method not in ("GET", "HEAD") or rng.random() < 0.1 else b""
    return Asked(method, target, tuple(headers), body)


# Frames


def frame(opcode: Opcode, data: bytes) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data).serialize(mask=True, extensions=[])


KINDS = get_args(FromClient)
ACTS = (*(kind.__struct_config__.tag for kind in KINDS), "nonsense", "\0")
FIELDS = sorted({one.encode_name for kind in KINDS for one in msgspec.structs.fields(kind)})


def wild_frame(rng: random.Random) -> bytes:
    """Return a message of a socket, or what only looks like one."""
    if rng.random() < 0.3:
        opcode = rng.choice((Opcode.TEXT, Opcode.BINARY))
        body = rng.choice(BODIES)
        return frame(opcode, body[:60_000])
    said = [f'"type": {json.dumps(rng.choice(ACTS))}']
    for name in FIELDS:
        if rng.random() < 0.9:
            usual = {"id": '"a"', "text": '"hello"', "then": "[]"}
            good = usual.get(name, rng.choice(("0", "true")))
            said.append(f'"{name}": {good if rng.random() < 0.5 else rng.choice(LITERALS)}')
    return frame(Opcode.TEXT, ("{" + ", ".join(said) + "}").encode())


@dataclass(frozen=True)
class Shaken:
    """What came of a handshake: its status, and the code of a close that followed at once."""

    status: int
    close: int | None = None


DEAD = 1006
"""What a browser calls a socket that ended without a close."""


def shake(server: Server, target: bytes, headers: tuple[bytes, ...]) -> Shaken:
    """Ask for a socket and look at what comes first."""
    names = [line.partition(b":")[0].lower() for line in headers]
    usual = [
        b"Host: 127.0.0.1",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    lines = [line for line in usual if line.partition(b":")[0].lower() not in names]
    request = b"\r\n".join([b"GET " + target + b" HTTP/1.1", *lines, *headers, b"", b""])
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(request)
        with line.makefile("rb") as answer:
            status = int((answer.readline().split() or [b"", b"0"])[1])
            while status == 101 and answer.readline().strip():
                pass
            if status != 101:
                return Shaken(status)
            first = answer.read(2)
            if len(first) < 2:
                return Shaken(status, DEAD)
            is_close = first[0] & 15 == Opcode.CLOSE
            return Shaken(status, int.from_bytes(answer.read(2)) if is_close else None)
