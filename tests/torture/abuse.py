"""What strangers may do to a server that is open to all: `python -m tests.torture.abuse KIND …`.

Each kind does something that is allowed, or nearly, far too often. None of it may harm who plays at
another table.
"""

import argparse
import asyncio
import json
import random
import socket
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.torture.players import tell
from tests.torture.stranger import GoneError, RawSocket, Stranger, say

TWO = [{"kind": "me"}, {"kind": "me"}]
FIVE_MASTERS = [{"kind": "bot", "level": "master"}] * 5


class Abuse:
    """A number of strangers, for a number of seconds."""

    def __init__(self, port: int, count: int, seconds: float, seed: int) -> None:
        self.port, self.count, self.seconds = port, count, seconds
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()

    async def run(self, deed: Callable[["Abuse"], Awaitable[None]]) -> None:
        """Do it until it is done or the time is over."""
        try:
            async with asyncio.timeout(self.seconds):
                await deed(self)
        except TimeoutError:
            pass
        except GoneError as error:
            self.counts[f"gave up: {error}"] += 1
        tell("counted", counts=self.counts)

    async def arrive(self, number: int) -> Stranger:
        """Return a guest from an address of its own."""
        stranger = Stranger(self.port, number)
        await stranger.arrive()
        return stranger

    async def open_table(self, stranger: Stranger, **wanted: object) -> str:
        """Open a table as a stranger; the ledger hears of it."""
        table = await stranger.open_table(**wanted)
        if table:
            tell("opened", table=table, seats=[])
        self.counts["tables opened" if table else "tables refused"] += 1
        return table

    async def all(self, work: Callable[[int], Awaitable[None]], at_once: int = 64) -> None:
        """Let every stranger do its part; no more than some begin at the same time."""
        places = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with places:
                try:
                    await work(number)
                except GoneError:
                    self.counts["sent away"] += 1

        await asyncio.gather(*(one(number) for number in range(self.count)))

    async def linger(self, sockets: list[RawSocket]) -> None:
        """Look on until the time is over."""

        async def look(socket: RawSocket) -> None:
            try:
                await socket.stay()
            except GoneError:
                self.counts["closed"] += 1

        await asyncio.gather(*(look(socket) for socket in sockets))


async def components(abuse: Abuse) -> None:
    """Bring own components that are small to write and large to read."""
    deep = ".".join("a" * 100_000)
    bombs: list[tuple[str, object]] = [
        ("marabunta", f"{deep} = 1"),
        ("marabunta", "[" * 100_000),
        ("marabunta", f"x = {'[' * 50_000}"),
        ("marabunta", "\n".join(f"[{'.'.join('a' * 60)}.k{i}]" for i in range(1500))),
        ("pulsar", "modifiers.pm1 = [8000000000]"),
        ("pulsar", {"modifiers": {"pm1": [8_000_000_000]}}),
        ("pulsar", {"modifiers": {"pm1": [-1], "plus2": [2**62]}}),
        ("cats", f"x = {'9' * 200_000}"),
        ("ankhor", json.loads('{"a":' * 900 + "1" + "}" * 900)),
    ]

    async def bring(number: int) -> None:
        stranger = await abuse.arrive(number)
        game, bomb = bombs[number % len(bombs)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": game, "players": 2, "seats": seats, "components": bomb}
        status, body = await stranger.request("POST", "/api/tables", wanted)
        abuse.counts[f"status {status}"] += 1
        if status < 300:
            tell("opened", table=json.loads(body)["id"], seats=[])

    await abuse.all(bring, at_once=4)


async def masters(abuse: Abuse) -> None:
    """Open tables at which five masters play each other."""

    async def watch(number: int) -> None:
        stranger = await abuse.arrive(number)
        await abuse.open_table(stranger, game="hunters", players=5, seats=FIVE_MASTERS)

    await abuse.all(watch)
    await asyncio.sleep(abuse.seconds)


async def watchers(abuse: Abuse) -> None:
    """Look at one table, all of us, while bots play there."""
    host = await abuse.arrive(0)
    kittens = [{"kind": "bot", "level": "kitten"}] * 2
    tables = [await abuse.open_table(host, game="marabunta", players=2, seats=kittens)]
    sockets: list[RawSocket] = []

    async def watch(number: int) -> None:
        stranger = await abuse.arrive(number)
        sockets.append(await stranger.socket(tables[0], view="board"))
        abuse.counts["watching"] += 1

    await abuse.all(watch)
    await abuse.linger(sockets)


async def storms(abuse: Abuse) -> None:
    """Come and go, at a table where everybody is told who is there."""
    host = await abuse.arrive(0)
    table = await abuse.open_table(host, game="marabunta", players=2, seats=TWO)

    async def come_and_go(number: int) -> None:
        stranger = await abuse.arrive(number)
        while True:
            try:
                socket = await stranger.socket(table, view="board")
                abuse.counts["came"] += 1
                if abuse.rng.random() < 0.5:
                    await socket.read_until(b'"type":"position"', Counter())
                socket.close()
            except GoneError:
                abuse.counts["sent away"] += 1
                await asyncio.sleep(0.1)

    await abuse.all(come_and_go, at_once=abuse.count)


async def slow(abuse: Abuse) -> None:
    """Read nothing of what is sent, and write a byte at a time."""
    host = await abuse.arrive(0)
    kittens = [{"kind": "bot", "level": "kitten"}] * 2
    tables = [
        await abuse.open_table(host, game="marabunta", players=2, seats=kittens) for _ in range(5)
    ]

    async def read_nothing(number: int) -> None:
        stranger = await abuse.arrive(number)
        deaf = await stranger.socket(tables[number % len(tables)], view="board")
        raw: socket.socket = deaf.writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        abuse.counts["read nothing"] += 1
        # What is asked for must be kept by somebody until it is read.
        while True:
            await deaf.send(say({"type": "ping"}))
            await asyncio.sleep(0.2)

    async def write_slowly(number: int) -> None:
        stranger = Stranger(abuse.port, number)
        _, writer = await stranger.connect()
        abuse.counts["write slowly"] += 1
        text = (
            stranger.head("POST", "/api/tables", "Content-Length: 200000")
            + b"\r\n"
            + b" " * 200_000
        )
        try:
            for byte in text:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.3)
        except OSError:
            raise GoneError from None
        finally:
            writer.transport.abort()

    async def be_slow(number: int) -> None:
        await (read_nothing(number) if number % 2 else write_slowly(number))

    await abuse.all(be_slow, at_once=abuse.count)


async def floods(abuse: Abuse) -> None:
    """Ask for hints and chat as fast as the server takes it, at tables of one's own."""

    async def ask(number: int) -> None:
        stranger = await abuse.arrive(number)
        table = await abuse.open_table(stranger, game="pulsar", players=2, seats=TWO)
        hints = b"".join(say({"type": "hint", "seat": seat}) for seat in (0, 1)) * 5
        chat = b"".join(say({"type": "chat", "text": f"{n} {'blah ' * 50}"}) for n in range(10))
        while True:
            try:
                socket = await stranger.socket(table)
                while True:
                    await socket.send((hints if number % 2 else chat) + say({"type": "ping"}))
                    await socket.read_until(b'"type":"pong"', abuse.counts)
                    abuse.counts["batches"] += 1
            except GoneError:
                abuse.counts["sent away"] += 1
                await asyncio.sleep(0.1)

    await abuse.all(ask, at_once=abuse.count)


async def readers(abuse: Abuse) -> None:
    """Ask for what takes long to tell or to draw: positions, films and pictures of analyses."""
    asked = ("", "/film.svg", "/position.svg", "/position.png")

    async def read(number: int) -> None:
        stranger = await abuse.arrive(number)
        wanted = {"source": f"game:{abuse.rng.choice(('pulsar', 'hunters', 'cats'))}"}
        status, body = await stranger.request("POST", "/api/studies", wanted)
        study = json.loads(body)["id"] if status < 300 else "none"
        while True:
            path = f"/api/studies/{study}/nodes/0{abuse.rng.choice(asked)}"
            status, _ = await stranger.request("GET", path)
            abuse.counts[f"status {status}"] += 1
            if status == 429:
                await asyncio.sleep(0.2)

    await abuse.all(read, at_once=abuse.count)


ALL = (components, masters, watchers, storms, slow, floods, readers)
KINDS = {deed.__name__: deed for deed in ALL}


def main() -> None:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    abuse = Abuse(options.port, options.count, options.seconds, options.seed)
    asyncio.run(abuse.run(KINDS[options.kind]))


if __name__ == "__main__":
    main()
