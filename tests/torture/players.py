"""People who play, whatever happens to the server: `python -m tests.torture.players --port …`.

Each sits at a table of its own, alone on both sides or against a bot, and does what the protocol
asks: it sends again what was not acknowledged, by the same id, over a new socket if need be. What
happened is printed line by line (see ledger.py). SIGTERM ends it: no new moves, and what is open is
asked for until it is answered or patience ends.
"""

import argparse
import asyncio
import json
import random
import signal
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
AGAIN = 0.3  # seconds until what failed is tried again
SILENCE = 10.0  # seconds without an answer, after which a new socket is tried
SETTLING = 45.0  # seconds that the last open move may take
# The server did not take it now; it may later.
LATER = ("busy", "too_fast")


class LookAgainError(Exception):
    """What is known of the table is not what the server knows: a new socket tells."""


@dataclass
class Pending:
    """A move that was sent and not answered yet."""

    message: Json
    number: int
    at: float


class Player:
    """One person at one table after the other."""

    def __init__(self, port: int, against: str, view: str, pause: float, seed: int) -> None:
        self.port, self.against, self.view, self.pause = port, against, view, pause
        self.address = f"127.8.{seed // 250 % 250}.{seed % 250 + 1}"  # everybody has their own
        self.rng = random.Random(seed)
        self.ending = asyncio.Event()
        self.count = 0
        self.cookie = ""
        self.table = ""
        self.forget_table()

    def forget_table(self) -> None:
        """Be ready for a new table."""
        self.position: Json = {}
        self.pending: Pending | None = None
        self.least = 0  # the revision that the newest ack speaks of
        self.asked: tuple[int, float] | None = None  # the bot, by the own move's number, and when

    async def play(self) -> None:
        """Play game after game until told to end."""
        while not self.ending.is_set():
            await self.open_table()
            while self.table and not self.finished():
                await self.sit()
            self.forget_table()

    def finished(self) -> bool:
        """Say whether nothing is left to do at this table."""
        over = bool(self.position.get("over")) or self.ending.is_set()
        return over and self.pending is None

    async def open_table(self) -> None:
        """Open a table, however often it takes."""
        mine = {"kind": "me"}
        rival = mine if self.against == "me" else {"kind": "bot", "level": self.against}
        wanted = {"game": "marabunta", "players": 2, "seats": [mine, rival]}
        self.table = ""
        while not self.ending.is_set():
            try:
                base = f"http://127.0.0.1:{self.port}"
                headers = {"Cookie": self.cookie} if self.cookie else {}
                transport = httpx.AsyncHTTPTransport(local_address=self.address)
                async with httpx.AsyncClient(
                    base_url=base, timeout=SILENCE, headers=headers, transport=transport
                ) as client:
                    if not self.cookie:
                        (await client.get("/api/me")).raise_for_status()
                        self.cookie = f"tarsas={client.cookies['tarsas']}"
                    answer = await client.post("/api/tables", json=wanted)
                    answer.raise_for_status()
                    self.table = str(answer.json()["id"])
                    seats = [0, 1] if self.against == "me" else [0]
                    tell("opened", table=self.table, seats=seats)
                    return
            except (httpx.HTTPError, KeyError):
                await asyncio.sleep(AGAIN)

    async def sit(self) -> None:
        """Play by one socket for as long as it lasts."""
        address = f"ws://127.0.0.1:{self.port}/t/{self.table}/socket"
        query = f"?view={self.view}&after={self.position.get('number', 0)}"
        headers = {"Cookie": self.cookie}
        try:
            async with connect(
                address + query,
                additional_headers=headers,
                open_timeout=SILENCE,
                close_timeout=1,
                max_size=None,
                local_addr=(self.address, 0),
            ) as socket:
                self.position = {}  # what was known may be gone; the server says what is
                if self.pending:
                    await socket.send(json.dumps(self.pending.message))
                while not self.finished():
                    async with asyncio.timeout(SILENCE):
                        message = json.loads(await socket.recv())
                    await self.hear(message, socket)
        except (OSError, WebSocketException, TimeoutError, LookAgainError):
            await asyncio.sleep(AGAIN)

    async def hear(self, message: Json, socket: ClientConnection) -> None:
        """Take in what the server says, and act if it is our turn."""
        if message["type"] == "position":
            self.position = message
            self.note_answer()
        elif self.pending and message.get("id") == self.pending.message["id"]:
            if message["type"] == "ack":
                self.least = int(message["revision"])
                self.resolve(acknowledged=True)
            elif message["code"] in LATER:
                tell("counted", counts={f"moves told {message['code']}": 1})
                await self.send_later(socket)
            else:
                self.resolve(acknowledged=False)
                raise LookAgainError
        if self.can_act():
            await self.wait_a_little()
            if self.can_act():
                await self.act(socket)

    def can_act(self) -> bool:
        """Say whether a new move may be sent."""
        known = bool(self.position.get("choices")) and self.position["revision"] >= self.least
        return known and self.pending is None and not self.ending.is_set()

    async def wait_a_little(self) -> None:
        """Think, unless told to end."""
        try:
            async with asyncio.timeout(self.pause * (0.5 + self.rng.random())):
                await self.ending.wait()
        except TimeoutError:
            return

    async def act(self, socket: ClientConnection) -> None:
        """Send a random move of those that are offered."""
        choice = self.position["choices"][0]
        actions = [a["action"] if isinstance(a, dict) else a for a in choice["actions"]]
        self.count += 1
        message = {
            "type": "act",
            "id": f"{self.table}-{self.count}",
            "seat": choice["seat"],
            "action": self.rng.choice(actions),
            "revision": self.position["revision"],
        }
        self.pending = Pending(message, int(self.position["number"]) + 1, time.monotonic())
        self.least = int(self.position["revision"]) + 1
        if self.against != "me":
            self.asked = (self.pending.number, self.pending.at)
        await socket.send(json.dumps(message))

    async def send_later(self, socket: ClientConnection) -> None:
        """Send again what the server did not take now."""
        assert self.pending is not None
        await asyncio.sleep(AGAIN)
        await socket.send(json.dumps(self.pending.message))

    def resolve(self, acknowledged: bool) -> None:
        """Write down what became of the open move."""
        assert self.pending is not None
        message, at = self.pending.message, self.pending.at
        tell(
            "sent",
            table=self.table,
            number=self.pending.number,
            seat=message["seat"],
            action=message["action"],
            acknowledged=acknowledged,
            at=at,
            waited=time.monotonic() - at,
        )
        self.pending = None

    def note_answer(self) -> None:
        """Measure how long the bot took, once it has moved and it is our turn again."""
        if self.asked is None or not (self.position["choices"] or self.position["over"]):
            return
        number, at = self.asked
        entries = self.position["log"]["entries"]
        if any(entry["number"] > number and entry["seat"] == 1 for entry in entries):
            tell("answered", at=at, waited=time.monotonic() - at)
        if int(self.position["number"]) >= number:
            self.asked = None

    def give_up(self) -> None:
        """Say what stayed open, and how long it was waited for."""
        if self.asked:
            tell("answered", at=self.asked[1], waited=time.monotonic() - self.asked[1])
        if self.pending:
            tell("stuck", table=self.table)
            self.resolve(acknowledged=False)


def tell(what: str, **more: Any) -> None:
    """Print a line for the ledger at once."""
    print(json.dumps({"what": what, **more}), flush=True)


async def play(options: argparse.Namespace) -> None:
    """Let everybody play until told to end."""
    players = [
        Player(options.port, options.against, options.view, options.pause, options.seed + i)
        for i in range(options.tables)
    ]

    games = [asyncio.create_task(player.play()) for player in players]
    told = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told.set)
    ending = asyncio.create_task(told.wait())
    # A player never ends by itself: if one does, its own fault is not kept quiet.
    await asyncio.wait([ending, *games], return_when=asyncio.FIRST_COMPLETED)
    for player, game in zip(players, games, strict=True):
        player.ending.set()
        if player.pending is None:
            game.cancel()
    _, late = await asyncio.wait(games, timeout=SETTLING)
    for game in late:
        game.cancel()
    for player in players:
        player.give_up()
    for game in games:
        with suppress(asyncio.CancelledError):
            await game


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--against", default="me")
    parser.add_argument("--view", default="bare")
    parser.add_argument("--pause", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(play(parser.parse_args()))


if __name__ == "__main__":
    main()
