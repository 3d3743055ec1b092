"""What reviews cost people who play: `python -m bench reviews`.

Two people move at one table, some moves a second, while finished games are reviewed one after the
other; before that they do the same while nothing is reviewed. Reported is how long a move takes
from sending it to its acknowledgement, both times by the same server in one run, and how many parts
of reviews were made meanwhile. `BENCH_SECONDS` is the length of each, `BENCH_REVIEWERS` the number
of processes.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import httpx

from bench.crowd import MOVES_A_SECOND, open_table, play, sit
from bench.table import share

SECONDS = float(os.environ.get("BENCH_SECONDS", "30"))
REVIEWERS = os.environ.get("BENCH_REVIEWERS", "1")
GAMES = 2  # finished by bots, to be reviewed; that takes longer than it is measured here
BOTS = [{"kind": "bot", "level": "kitten"}] * 2


async def finish_games(client: httpx.AsyncClient) -> list[str]:
    """Let bots play some games to their end."""
    wanted = {"game": "marabunta", "players": 2, "seats": BOTS}
    opened = [await client.post("/api/tables", json=wanted) for _ in range(GAMES)]
    tables = [one.json()["id"] for one in opened]
    for table in tables:
        while not (await client.get(f"/api/tables/{table}")).json()["over"]:
            await asyncio.sleep(0.2)
    return tables


async def moves(port: int) -> list[float]:
    """Play at a table of one's own for a while; return how long each move took."""
    end = time.perf_counter() + SECONDS
    delays: list[float] = []
    while time.perf_counter() < end:  # a game may be over before
        table, cookie = await open_table(port)
        socket = await sit(port, table, cookie)
        delays += await play(socket, 1 / MOVES_A_SECOND, end)
        await socket.close()
    return delays


def parts_made(database: Path) -> int:
    """Count the parts of reviews that are made or gathered."""
    with closing(connect(database)) as found:
        (kept,) = found.execute("SELECT count(*) FROM review_part").fetchone()
        (done,) = found.execute(
            "SELECT coalesce(sum(tasks), 0) FROM review WHERE result IS NOT NULL"
        ).fetchone()
    return int(kept) + int(done)


def line(what: str, delays: list[float], made: int) -> str:
    """Return a row of the table."""
    figures = f"{share(delays, 0.5):.1f} ms | {share(delays, 0.99):.1f} ms"
    return f"| {what} | {len(delays)} | {figures} | {made} |"


async def run(port: int, database: Path) -> list[str]:
    """Play without reviews and with them."""
    address: Any = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        (await client.get("/api/me")).raise_for_status()
        tables = await finish_games(client)
        quiet = await moves(port)
        for table in tables:
            (await client.post(f"/api/reviews/t/{table}", json={"depth": 2})).raise_for_status()
        while not parts_made(database):  # the processes start
            await asyncio.sleep(0.1)
        before = parts_made(database)
        busy = await moves(port)
    return [
        line("nothing", quiet, 0),
        line("finished games", busy, parts_made(database) - before),
    ]


def measure() -> list[str]:
    """Start a server and measure it."""
    lines = ["| reviewed | moves | p50 | p99 | parts made |", "|---|---:|---:|---:|---:|"]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        command = [sys.executable, "-m", "tarsas.cli", "serve", "--port", "0", "--limits", "0"]
        command += ["--bot-pause", "0", "--workers-for-reviews", REVIEWERS]
        command += ["--database", f"sqlite:///{database}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip().rsplit(":", 1)[1])
            try:
                lines += asyncio.run(run(port, database))
            finally:
                server.terminate()
    return lines
