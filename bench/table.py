"""The table under load: many games at once by socket clients, on a server of its own.

`python -m bench.table` starts `tarsas serve` on SQLite in a temporary folder, seats two people at
each table and lets them play random moves: first as fast as they can, then at a steady rate, and
reports acknowledged moves a second, the time from sending a move to the other player's receiving
it, and the server's memory.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TABLES = int(os.environ.get("BENCH_TABLES", "200"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))
STEADY = 200.0  # moves a second in the second part
GAME = os.environ.get("BENCH_GAME", "marabunta")


@dataclass
class Tally:
    """What the clients saw."""

    acknowledged: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)


class Player:
    """One person at one table: keeps the newest position and plays when it can."""

    def __init__(self, socket: ClientConnection, seat: int, tally: Tally) -> None:
        self.socket, self.seat, self.tally = socket, seat, tally
        self.rival: Player | None = None
        self.position: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.sent: dict[int, float] = {}  # revision answered -> when
        self.count = 0

    async def listen(self) -> None:
        """Take in what the server says."""
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "position":
                self.position = message
                self.note_delay(int(message["revision"]))
                self.news.set()
            elif message["type"] == "ack":
                self.tally.acknowledged += 1
            elif message["type"] == "error":
                self.tally.refused += 1
                self.news.set()

    def note_delay(self, revision: int) -> None:
        """Measure how long the other player's move took to get here."""
        if self.rival and (began := self.rival.sent.pop(revision - 1, None)):
            self.tally.delays.append(time.perf_counter() - began)

    async def move(self, rng: random.Random) -> bool:
        """Play a random move if it is this player's turn."""
        if not self.position or not self.position["choices"]:
            return False
        revision = int(self.position["revision"])
        actions = self.position["choices"][0]["actions"]
        self.position = {**self.position, "choices": []}
        self.count += 1
        self.sent[revision] = time.perf_counter()
        message = {"type": "act", "id": f"{self.seat}-{self.count}-{id(self)}", "seat": self.seat}
        message |= {"action": rng.choice(actions), "revision": revision}
        await self.socket.send(json.dumps(message))
        return True


async def open_table(ports: tuple[int, int], tally: Tally) -> tuple[Player, Player]:
    """Seat two new guests at a new table, each by the server at one of the ports."""
    players = []
    async with visitor(ports[0]) as one, visitor(ports[1]) as two:
        for client in (one, two):
            (await client.get("/api/me")).raise_for_status()
        wanted = {"game": GAME, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = (await one.post("/api/tables", json=wanted)).raise_for_status()
        table = opened.json()["id"]
        (await two.post(f"/api/tables/{table}/seats/1", json={"do": "take"})).raise_for_status()
        for seat, client in enumerate((one, two)):
            cookie = {"Cookie": f"tarsas={client.cookies['tarsas']}"}
            address = f"ws://127.0.0.1:{ports[seat]}/t/{table}/socket?view=bare"
            socket = await connect(address, additional_headers=cookie, compression=None)
            players.append(Player(socket, seat, tally))
    players[0].rival, players[1].rival = players[1], players[0]
    return players[0], players[1]


def visitor(port: int) -> httpx.AsyncClient:
    """Return a client of one server."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)


async def play_table(pair: tuple[Player, Player], pause: float, end: float, seed: int) -> None:
    """Play one table until the time is up, one move every `pause` seconds."""
    rng = random.Random(seed)
    due = time.monotonic() + rng.random() * pause
    while time.monotonic() < end and not pair[0].position.get("over"):
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        moved = [await player.move(rng) for player in pair]
        if any(moved):
            due += pause
        waiting = [asyncio.create_task(player.news.wait()) for player in pair]
        await asyncio.wait(waiting, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        for player, task in zip(pair, waiting, strict=True):
            task.cancel()
            player.news.clear()


async def run(port: int, pause: float) -> tuple[Tally, float]:
    """Open the tables, play, and return what was seen and how long it took."""
    tally = Tally()
    pairs = [await open_table((port, port), tally) for _ in range(TABLES)]
    players = [player for pair in pairs for player in pair]
    listeners = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.sleep(1)
    began = time.monotonic()
    end = began + SECONDS
    tally.acknowledged = 0
    await asyncio.gather(*(play_table(p, pause, end, i) for i, p in enumerate(pairs)))
    spent = time.monotonic() - began
    for task in listeners:
        task.cancel()
    await asyncio.gather(*(player.socket.close() for player in players))
    return tally, spent


def megabytes(process: int) -> float:
    """Return the resident memory of a process."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def share(delays: list[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0


def measure() -> list[str]:
    """Run both parts and return the lines of the report."""
    lines = [
        f"| {TABLES} tables of {GAME} | acknowledged moves/s | p50 | p99 | refused | memory |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tarsas.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/bench.db", "--limits", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip().rsplit(":", 1)[1])
            for name, pause in (("as fast as they can", 0.0), ("steady", TABLES / STEADY)):
                tally, spent = asyncio.run(run(port, pause))
                lines.append(
                    f"| {name} | {tally.acknowledged / spent:,.0f} "
                    f"| {share(tally.delays, 0.5):.1f} ms | {share(tally.delays, 0.99):.1f} ms "
                    f"| {tally.refused} | {megabytes(server.pid):.0f} MB |"
                )
            server.terminate()
    return lines


if __name__ == "__main__":
    print("\n".join(measure()))
