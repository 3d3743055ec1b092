"""Whatever strangers send is answered with a clear refusal: never a 500, never a dead socket."""

import json
import random
from collections.abc import Iterator
from os import environ

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from . import malformed
from .client import Person, Server, sqlite_url
from .malformed import DIGITS, NESTED, Asked, Shaken, ask, frame, judge, shake

EXAMPLES = int(environ.get("TARSAS_EXAMPLES", "6"))
OUR_FAULTS = (1006, 1011, 4500)
"""How a socket is closed if nobody thought of what was sent."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def anywhere(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database: what one of them stores, the other may refuse."""
    if request.param == "sqlite":
        url = sqlite_url(tmp_path_factory.mktemp("malformed"))
    else:
        url = str(request.getfixturevalue("postgres_url"))
    with Server(url, "--limits", "0") as running:
        yield running


@pytest.fixture(autouse=True)
def nothing_is_our_fault(anywhere: Server) -> Iterator[None]:
    before = len(anywhere.said())
    yield
    assert faults(anywhere.said()[before:]) == []
    assert ask(anywhere, Asked("GET", b"/health")).status == 200


def faults(said: str) -> list[str]:
    """Return the lines of a log that tell of a fault."""
    return [line for line in said.splitlines() if not is_harmless(line)]


def is_harmless(line: str) -> bool:
    told = json.loads(line)
    return told["level"] in ("info", "warning") and "fault" not in told


class Stranger:
    """Somebody with a cookie and a table, who means no good."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.table = self.person.open_table("me", "me")
        pairs = self.person.http.cookies.items()
        self.cookie = "; ".join(f"{name}={value}" for name, value in pairs)
        self.known = {
            "identity": self.table,
            "seat": "0",
            "number": "0",
            "name": "marabunta",
            "picture": "cover-dark.svg",
        }


@pytest.fixture(scope="module")
def stranger(anywhere: Server) -> Stranger:
    return Stranger(anywhere)


# What was found


NINES = b"9" * DIGITS
TABLE = b'{"game": "marabunta", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}], %s}'
FOUND = {
    "nested arrays": Asked("POST", b"/api/me", (), b"[" * NESTED),
    "nested objects": Asked("POST", b"/api/tables", (), b'{"a":' * NESTED),
    "a body that is no UTF-8": Asked("POST", b"/api/me", (), b'{"name": "\xff"}'),
    "half a surrogate": Asked("POST", b"/api/me", (), b'{"name": "\\ud800"}'),
    "NUL in a name": Asked("POST", b"/api/me", (), b'{"name": "a\\u0000b"}'),
    "too many digits": Asked("POST", b"/api/play", (), b'{"game": ' + NINES + b"}"),
    "too many players": Asked("POST", b"/api/tables", (), TABLE % (b'"players": ' + NINES)),
    "no number": Asked("POST", b"/api/tables", (), TABLE % b'"clock": {"seconds": NaN}'),
    "nested TOML": Asked(
        "POST", b"/api/tables", (), TABLE % (b'"components": "x = ' + b"[" * NESTED + b'"')
    ),
    "a number of TOML": Asked(
        "POST", b"/api/tables", (), TABLE % (b'"components": "x = ' + NINES + b'"')
    ),
    "NUL in TOML": Asked("POST", b"/api/tables", (), TABLE % b'"components": "x = \\u0000"'),
    "a path that is no UTF-8": Asked("GET", b"/t/%ff"),
    "bytes in a path": Asked("GET", b"/t/\xff"),
    "NUL in a table's id": Asked("GET", b"/t/a%00b"),
    "NUL in a table's id of the API": Asked("GET", b"/api/tables/a%00b"),
    "NUL in a file's name": Asked("GET", b"/static/a%00b"),
    "a file's name too long": Asked("GET", b"/static/" + b"x" * 5000),
    "a file that is a folder": Asked("GET", b"/static/assets"),
    "a folder above": Asked("GET", b"/static/%2e%2e/%2e%2e/__init__.py"),
    "a game of no name": Asked("GET", b"/games/%00"),
    "a recovery link with an accent": Asked("GET", b"/me/%C3%A9"),
    "a cookie with an accent": Asked("GET", b"/", (b"Cookie: tarsas=\xc3\xa9",)),
    "an origin that is no address": Asked("POST", b"/api/me", (b"Origin: http://[",), b"{}"),
    "a seat of many digits": Asked("POST", b"/api/tables/x/seats/" + NINES, (), b"{}"),
    "a position of many digits": Asked("GET", b"/api/tables/x/positions/" + NINES),
    "a list that is none": Asked("GET", b"/api/tables?show=%00"),
    "a language that is none": Asked("GET", b"/?lang=%00"),
    "a language in bytes": Asked("GET", b"/?lang=\xff"),
    "an unknown page": Asked("GET", b"/nowhere"),
    "an unknown page of the API": Asked("GET", b"/api/nowhere"),
    "an unknown method": Asked("FOO", b"/"),
    "another method": Asked("DELETE", b"/api/me"),
    "only the head": Asked("HEAD", b"/"),
    "what is allowed": Asked("OPTIONS", b"/api/me"),
    "a body too large": Asked("POST", b"/api/me", (), b'"' + b"x" * 300_000),
    "a long address": Asked("GET", b"/" + b"x" * 60_000),
    "a long header": Asked("GET", b"/", (b"X-Long: " + b"x" * 60_000,)),
    "a host that is none": Asked("GET", b"/", (b"Host: [",)),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_was_found_stays_mended(anywhere: Server, name: str) -> None:
    asked = FOUND[name]
    judge(asked, ask(anywhere, asked))


@pytest.mark.parametrize("value", ["--5", "9" * DIGITS, "-", "١", "1e3", "0x10", "\0", ""])
def test_an_option_is_read_or_refused(anywhere: Server, value: str) -> None:
    person = Person(anywhere)
    for game in person.get("/api/games"):
        seats = [{"kind": "me"}] * game["usual_players"]
        wanted = {"game": game["id"], "players": len(seats), "seats": seats}
        for option in game["options"]:
            options = {option["name"]: value}
            answer = person.http.post("/api/tables", json={**wanted, "options": options})
            allowed = (201, 400) if option["kind"] == "text" else (400,)
            assert answer.status_code in allowed, (options, answer.text)


# Anything at all


@pytest.mark.parametrize("seed", range(EXAMPLES))
def test_every_route_answers_anything(anywhere: Server, seed: int) -> None:
    rng = random.Random(seed)
    stranger = Stranger(anywhere)
    for _ in range(100):
        asked = malformed.wild_request(stranger.known, stranger.cookie.encode(), rng)
        judge(asked, ask(anywhere, asked))


@pytest.mark.parametrize(
    ("method", "path"), [(method, path) for method, path, _ in malformed.http_routes()]
)
def test_each_route_refuses_each_bad_value_in_its_address(
    anywhere: Server, stranger: Stranger, method: str, path: str
) -> None:
    """The loop above may miss a route; this one does not."""
    rng = random.Random(path)
    headers = (b"Cookie: " + stranger.cookie.encode(),)
    for _ in range(EXAMPLES):
        asked = Asked(method, malformed.fill(path, stranger.known, rng, 1.0), headers)
        judge(asked, ask(anywhere, asked))


# Sockets


FRAMES = {
    "a binary frame": frame(Opcode.BINARY, b"\0\xff"),
    "a binary frame with JSON": frame(Opcode.BINARY, b'{"type": "ping"}'),
    "no UTF-8": frame(Opcode.TEXT, b"\xff"),
    "nothing": frame(Opcode.TEXT, b""),
    "nested": frame(Opcode.TEXT, b"[" * 4000),
    "nested objects": frame(Opcode.TEXT, b'{"type":' * 500),
    "NUL in a line": frame(Opcode.TEXT, b'{"type": "chat", "text": "a\\u0000b"}'),
    "half a surrogate": frame(Opcode.TEXT, b'{"type": "chat", "text": "\\ud800"}'),
    "NUL in an id": frame(
        Opcode.TEXT, b'{"type": "act", "id": "\\u0000", "revision": 1, "seat": 0, "action": 0}'
    ),
    "a seat beyond 64 bits": frame(Opcode.TEXT, b'{"type": "hint", "seat": 99999999999999999999}'),
    "a message too large": frame(Opcode.TEXT, b'"' + b"x" * 60_000 + b'"'),
    "a frame too large": frame(Opcode.TEXT, b'"' + b"x" * 70_000 + b'"'),
    "a number beyond all": frame(Opcode.TEXT, b'{"type": "hint", "seat": 1e400}'),
    "many digits": frame(Opcode.TEXT, b'{"type": "hint", "seat": ' + b"9" * 4000 + b"}"),
    "a reserved opcode": b"\x83\x80\0\0\0\0",
    "an unmasked frame": b"\x81\x02{}",
}
BEYOND = (2**31, 2**63, 2**64, -(2**63) - 1, 10**30)


@pytest.mark.parametrize("name", FRAMES)
def test_a_socket_answers_or_closes_with_a_code(stranger: Stranger, name: str) -> None:
    answers_or_closes(stranger, FRAMES[name])


@pytest.mark.parametrize("number", BEYOND)
@pytest.mark.parametrize("name", ["revision", "seat", "action"])
def test_numbers_of_any_size_are_refused(stranger: Stranger, name: str, number: int) -> None:
    with stranger.person.sit(stranger.table) as socket:
        socket.wait_until(1)
        good = {"seat": 0, "action": 0, "revision": socket.position["revision"]}
        said = {"type": "act", "id": "a", **good, name: number}
        socket.say(said)
        assert socket.wait_for("error")["code"] in ("illegal", "stale", "not_yours", "malformed")
        socket.say({**said, "type": "undo"})
        assert socket.wait_for("error")["code"] in ("illegal", "stale", "not_yours", "malformed")


@pytest.mark.parametrize("seed", range(EXAMPLES))
def test_a_socket_takes_anything(stranger: Stranger, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        answers_or_closes(stranger, malformed.wild_frame(rng))


def answers_or_closes(stranger: Stranger, sent: bytes) -> None:
    """Send bytes; the socket goes on, or is closed with a code that says why."""
    with stranger.person.sit(stranger.table) as socket:
        socket.connection.socket.sendall(sent + frame(Opcode.TEXT, b'{"type": "ping"}'))
        try:
            socket.wait_for("pong")
            errors = [said for said in socket.others if said["type"] == "error"]
            assert all(said["code"] != "busy" for said in errors), (sent[:200], errors)
            return
        except ConnectionClosed as error:
            closed = error.rcvd
        assert closed is not None, (sent[:200], "closed without a word")
        assert closed.code not in OUR_FAULTS, (sent[:200], closed)


HANDSHAKES = {
    "NUL in the id": (b"/t/a%00b/socket", ()),
    "no UTF-8 in the id": (b"/t/%ff/socket", ()),
    "bytes in the id": (b"/t/\xff/socket", ()),
    "bytes in the query": (b"/t/{table}/socket?after=\xff", ()),
    "another path": (b"/t", ()),
    "a page": (b"/t/{table}", ()),
    "many digits": (b"/t/{table}/socket?after=" + NINES, ()),
    "digits of another script": (b"/t/{table}/socket?after=%D9%A1", ()),
    "not a number": (b"/t/{table}/socket?after=--5", ()),
    "another language": (b"/t/{table}/socket?lang=%00&view=%ff", ()),
    "an origin that is no address": (b"/t/{table}/socket", (b"Origin: http://[",)),
    "a cookie with an accent": (b"/t/{table}/socket", (b"Cookie: tarsas=\xc3\xa9",)),
    "a cookie of another": (b"/t/{table}/socket", (b"Cookie: tarsas=a.b",)),
    "a host that is none": (b"/t/{table}/socket", (b"Host: [",)),
    "no key": (b"/t/{table}/socket", (b"Sec-WebSocket-Key: x",)),
}


@pytest.mark.parametrize("name", HANDSHAKES)
def test_a_handshake_is_refused_or_taken(anywhere: Server, stranger: Stranger, name: str) -> None:
    target, headers = HANDSHAKES[name]
    came = shaken(anywhere, stranger, target.replace(b"{table}", stranger.table.encode()), headers)
    assert came.status == 101 or 400 <= came.status < 500, came
    assert came.close not in OUR_FAULTS, came


@pytest.mark.parametrize("path", malformed.socket_routes())
@pytest.mark.parametrize("seed", range(EXAMPLES))
def test_any_handshake_is_refused_or_taken(
    anywhere: Server, stranger: Stranger, path: str, seed: int
) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        target = (
            malformed.fill(path, stranger.known, rng, 0.5) + b"?" + rng.choice(malformed.QUERIES)
        )
        headers = (rng.choice(malformed.HEADER_LINES),) if rng.random() < 0.5 else ()
        came = shaken(anywhere, stranger, target, headers)
        assert 101 <= came.status < 500, (target, headers, came)
        assert came.close not in OUR_FAULTS, (target, headers, came)


def shaken(server: Server, stranger: Stranger, target: bytes, headers: tuple[bytes, ...]) -> Shaken:
    """Ask for a socket with the stranger's cookie, unless another one is given."""
    own = () if any(h.startswith(b"Cookie") for h in headers) else (stranger.cookie.encode(),)
    return shake(server, target, (*headers, *(b"Cookie: " + cookie for cookie in own)))
