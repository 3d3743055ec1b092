"""Messages that are wrong in every way: `python -m tests.torture.malformed --port … --count …`.

A stranger sits at a table of its own, so that what it says reaches the rules' door, and says
thousands of things that mean nothing: by sockets in batches as large as the server takes from one
client (beyond that they would be refused unread), by sockets that go on until they are closed, and
by HTTP. No answer may be an ack.
"""

import argparse
import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import msgspec

from tarsas.server.messages import FromClient
from tests.torture.players import tell
from tests.torture.stranger import BINARY, PING, GoneError, RawSocket, Stranger, frame, say

POOL = 4000  # different messages
BATCH = 50  # messages that the server reads from one socket at once
FLOOD = 1000  # that are sent by one socket which does not care
FLOODING = 0.01  # of the sockets
BROKEN = 0.1  # of the sockets end with what is no frame
SOCKETS = 16  # at the same time
POSTERS = 4
HTTP_SHARE = 0.04  # of all messages
PONG = b'"type":"pong"'

# Right in form; what they answer is a position, a line or a request that there never is.
NEVER = 10**6
VALUES: dict[str, object] = {
    **dict.fromkeys(("revision", "number", "line", "request"), NEVER),
    **dict.fromkeys(("agree", "muted"), True),
    **{"id": "x", "seat": 0, "action": 1, "text": "hello"},
}


def right_messages() -> Iterator[dict[str, object]]:
    """Yield one of each kind, so that a new one is covered the day it is there."""
    for kind in get_args(FromClient):
        needed = [one.encode_name for one in msgspec.structs.fields(kind) if one.required]
        yield {"type": kind.__struct_config__.tag, **{name: VALUES[name] for name in needed}}


VALID = tuple(right_messages())
# What stands where something else should.
WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    1.5,
    1e308,
    2**31,
    2**63,
    -(2**63) - 1,
    2**64,
    10**400,
    "",
    "x" * 5000,
    "\0",
    "\ud800",
    "\u202e\u0000\uffff",
    [],
    {},
    [[[[]]]],
    {"": {"": {}}},
    {"type": "act"},
)
NOT_JSON = (
    "",
    " ",
    "\0",
    "{",
    "}",
    '{"type":',
    '{"type": "act"',
    "nul",
    "NaN",
    "Infinity",
    "-",
    "1e999999",
    '"' + "\\u" * 100,
    '{"type": "act", "type": "undo"}',
    "[" * 4000,
    '{"a":' * 600,
    "9" * 4000,
    "\ufeff{}",
    "<script>",
)
# Bytes that are no text, and frames that are none.
BROKEN_FRAMES = (
    frame(b"\xff\xfe\xfd"),
    frame(b'{"type": "chat", "text": "\xc3\x28"}'),
    frame(b"\x00" * 64, BINARY),
    frame(b"", BINARY),
    frame("x" * 4097),
    frame("x" * 70_000),
    frame("half", last=False),
    frame("rest", 0),
    frame("reserved", 3),
    frame("compressed", flags=0x40),
    frame("x" * 200, PING),
    b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    b"\x81\x05hello",
)


def wrong_messages(rng: random.Random) -> Iterator[str]:
    """Yield messages that differ from a right one in one thing or in many, without an end."""
    while True:
        message: dict[str, object] = dict(rng.choice(VALID))
        match rng.randrange(6):
            case 0:
                yield rng.choice(NOT_JSON)
                continue
            case 1:
                text = json.dumps(message)
                yield text[: rng.randrange(1, len(text))]
                continue
            case 2:
                text = json.dumps(message)
                at = rng.randrange(len(text))
                yield text[:at] + chr(rng.choice((0, 7, 34, 92, 125, 233, 8238))) + text[at + 1 :]
                continue
            case 3:
                del message[rng.choice(list(message))]
            case 4:
                message[rng.choice(list(message))] = rng.choice(WRONG)
            case 5:
                # Every type is right, but there is no such position, seat or action.
                message = {
                    "type": "act",
                    "id": f"y{rng.random()}",
                    "revision": rng.choice((-1, 2**62)),
                }
                message |= {"seat": rng.randrange(-9, 9), "action": rng.choice((-7, 10**6, 2**62))}
        yield json.dumps(message)


def wrong_bodies(rng: random.Random, table: str) -> Iterator[tuple[str, str, bytes]]:
    """Yield requests (method, path, body) that mean nothing, without an end."""
    wanted: dict[str, object] = {"game": "marabunta", "players": 2}
    wanted |= {"seats": [{"kind": "me"}, {"kind": "me"}], "options": {}, "components": {}}
    right: tuple[tuple[str, dict[str, object]], ...] = (
        ("/api/tables", wanted),
        ("/api/play", {"game": "cats", "level": "kitten"}),
        ("/api/me", {"name": "x"}),
        (f"/api/tables/{table}/seats/0", {"do": "take"}),
    )
    odd = ("%00", "%ff", "..%2f..%2f", "x" * 3000, "'; drop", "%F0%9F%90%9C", "-1", "1e9", "9" * 40)
    while True:
        path, body = rng.choice(right)
        match rng.randrange(5):
            case 0:
                yield "POST", path, rng.choice(NOT_JSON).encode("utf-8", "surrogatepass")
            case 1:
                changed = {**body, rng.choice(list(body)): rng.choice(WRONG)}
                yield "POST", path, json.dumps(changed).encode()
            case 2:
                yield "POST", path, rng.randbytes(rng.randrange(300))
            case 3:
                place = rng.choice(("/t/{}", "/api/tables/{}", "/games/{}", "/me/{}", "/{}"))
                yield "GET", place.format(rng.choice(odd)), b""
            case 4:
                place = rng.choice(
                    (
                        f"/api/tables/{table}/positions/{{}}",
                        f"/api/tables/{table}/seats/{{}}",
                        "/api/tables?show={}",
                        f"/t/{table}?lang={{}}",
                        f"/t/{table}/socket?view={{}}",
                    )
                )
                yield rng.choice(("GET", "POST", "PUT")), place.format(rng.choice(odd)), b""


class Storm:
    """Counts what is still to be sent, and what was answered."""

    def __init__(self, port: int, count: int, seed: int) -> None:
        self.port = port
        self.by_http = int(count * HTTP_SHARE)
        self.by_socket = count - self.by_http
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        stream = wrong_messages(self.rng)
        self.pool = [frame(next(stream)) for _ in range(POOL)]

    def stranger(self) -> Stranger:
        """Return somebody from one of many addresses."""
        return Stranger(self.port, self.rng.randrange(2000))

    async def run(self) -> None:
        """Send everything."""
        owners = [await self.owner() for _ in range(SOCKETS)]
        talkers = [self.talk(table, cookie) for table, cookie in owners]
        posters = [self.post(table) for table, _ in owners[:POSTERS]]
        await asyncio.gather(*talkers, *posters)
        tell("counted", counts=self.counts)

    async def owner(self) -> tuple[str, bytes]:
        """Become somebody with a table; each may open only so many sockets a second."""
        owner = self.stranger()
        await owner.arrive()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await owner.open_table(game="marabunta", players=2, seats=seats)
        tell("opened", table=table, seats=[0, 1])
        return table, owner.cookie

    async def talk(self, table: str, cookie: bytes) -> None:
        """Say wrong things by one socket after the other."""
        while self.by_socket > 0:
            stranger = self.stranger()
            stranger.cookie = cookie
            try:
                socket = await stranger.socket(table)
            except GoneError:
                self.counts["no socket"] += 1
                await asyncio.sleep(0.2)
                continue
            try:
                await self.talk_by(socket)
            except GoneError:
                self.counts["closed"] += 1
            finally:
                socket.close()

    async def talk_by(self, socket: RawSocket) -> None:
        """Send a batch, sometimes a flood, sometimes what is not even a frame."""
        size = FLOOD if self.rng.random() < FLOODING else BATCH
        self.by_socket -= size
        self.counts["by socket"] += size
        frames = self.rng.choices(self.pool, k=size)
        if self.rng.random() < BROKEN:
            frames.append(self.rng.choice(BROKEN_FRAMES))
        await socket.send(b"".join(frames) + say({"type": "ping"}))
        await socket.read_until(PONG, self.counts)

    async def post(self, table: str) -> None:
        """Ask for wrong things, each time as somebody else."""
        requests = wrong_bodies(self.rng, table)
        while self.by_http > 0:
            self.by_http -= 1
            self.counts["by HTTP"] += 1
            method, path, body = next(requests)
            try:
                status, _ = await self.stranger().request(method, path, body)
                self.counts[f"status {status}"] += 1
            except GoneError:
                self.counts["no answer"] += 1


def main() -> None:
    """Read the command line and send."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asyncio.run(Storm(options.port, options.count, options.seed).run())


if __name__ == "__main__":
    main()
