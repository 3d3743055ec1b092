"""One crowded table, and what it costs the others: `python -m bench.crowd`.

Onlookers with pictures, as browsers have them, look at a table where a move is made every second,
and some of them come and go all the time; meanwhile two people play at another table. Reported is
how long a move takes there, from sending it to its acknowledgement, and the server's processor
time. `python -m bench.crowd FOLDER …` measures the sources in other folders too.
"""

import asyncio
import base64
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.table import megabytes, share

ONLOOKERS = int(os.environ.get("BENCH_ONLOOKERS", "1000"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "15"))
MOVES_A_SECOND = 10.0  # at the other table
COMERS_A_SECOND = 5.0  # who leave again at once
WANTED = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
PING, PONG = 0x89, b"\x8a\x80\x00\x00\x00\x00"


# Onlookers, in a process of their own


async def look(port: int, table: str, cookie: str) -> tuple[asyncio.StreamReader, Any]:
    """Open a socket the way a browser does, compression included."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"GET /t/{table}/socket?lang=en HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Cookie: tarsas={cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer, answer
    return reader, writer


async def stare(reader: asyncio.StreamReader, writer: Any) -> None:
    """Take whatever comes without reading it; answer pings."""
    while True:
        kind, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        await reader.readexactly(size)
        if kind == PING:
            writer.write(PONG)


async def crowd(port: int, table: str, cookie: str, ready: Any) -> None:
    """Look on, and let some come and go."""
    staring = []
    for _ in range(ONLOOKERS):
        staring.append(asyncio.create_task(stare(*await look(port, table, cookie))))
    ready.set()
    while True:
        await asyncio.sleep(1 / COMERS_A_SECOND)
        _, writer = await look(port, table, cookie)
        writer.close()
        if lost := [task for task in staring if task.done()]:
            print(f"{len(lost)} onlookers were sent away: {lost[0].exception()!r}", flush=True)
            return


def gather(port: int, table: str, cookie: str, ready: Any) -> None:
    """Run the crowd."""
    asyncio.run(crowd(port, table, cookie, ready))


# Players


async def play(socket: ClientConnection, pause: float, end: float) -> list[float]:
    """Play both seats of a table at a steady rate; return how long each move took."""
    rng, sent = random.Random(1), 0.0
    delays: list[float] = []
    position: dict[str, Any] = {}
    while (left := end - time.perf_counter()) > 0 and not position.get("over"):
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), left))
        except TimeoutError:
            break
        if message["type"] == "ack":
            delays.append(time.perf_counter() - sent)
        elif message["type"] == "position" and message["choices"]:
            position = message
            await asyncio.sleep(max(0.0, sent + pause - time.perf_counter()))
            choice, sent = position["choices"][0], time.perf_counter()
            said = {"type": "act", "id": f"{sent}", "revision": position["revision"]}
            said |= {"seat": choice["seat"], "action": rng.choice(choice["actions"])}
            await socket.send(json.dumps(said))
    return delays


async def open_table(port: int) -> tuple[str, str]:
    """Return a new table and the cookie of who sits there."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        (await client.get("/api/me")).raise_for_status()
        opened = await client.post("/api/tables", json=WANTED)
        return opened.json()["id"], client.cookies["tarsas"]


async def sit(port: int, table: str, cookie: str) -> ClientConnection:
    """Open the socket of a player."""
    address = f"ws://127.0.0.1:{port}/t/{table}/socket?view=bare"
    headers = {"Cookie": f"tarsas={cookie}"}
    return await connect(address, additional_headers=headers, compression=None, open_timeout=60)


async def stranger(port: int) -> str:
    """Return the cookie of somebody without a seat."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        (await client.get("/api/me")).raise_for_status()
        return client.cookies["tarsas"]


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(port: int, server: int) -> str:
    """Gather the crowd, play, and return the figures."""
    crowded, host = await open_table(port)
    other, guest = await open_table(port)
    ready = multiprocessing.Event()
    looking = multiprocessing.Process(
        target=gather, args=(port, crowded, await stranger(port), ready), daemon=True
    )
    began = time.perf_counter()
    looking.start()
    while not ready.is_set() and looking.is_alive():
        await asyncio.sleep(0.1)
    gathered = time.perf_counter() - began
    try:
        busy, quiet = await sit(port, crowded, host), await sit(port, other, guest)
        used, end = processor_seconds(server), time.perf_counter() + SECONDS
        seen, delays = await asyncio.gather(
            play(busy, 1.0, end), play(quiet, 1 / MOVES_A_SECOND, end)
        )
        used = processor_seconds(server) - used
        await asyncio.gather(busy.close(), quiet.close())
    finally:
        looking.kill()
        looking.join()
    return (
        f"| {ONLOOKERS} | {gathered:.1f} s | {len(seen)} | {share(delays, 0.5):.1f} ms "
        f"| {share(delays, 0.99):.1f} ms | {100 * used / SECONDS:.0f} % "
        f"| {megabytes(server):.0f} MB |"
    )


def measure(sources: list[str]) -> list[str]:
    """Measure the present sources, or those in other folders, one after the other."""
    lines = [
        "| sources | onlookers | to gather | moves there | p50 elsewhere | p99 | processor "
        "| memory |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for source in sources:
        around = {**os.environ, "PYTHONPATH": source, "TARSAS_LIMITS": "0"}
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "tarsas.cli", "serve", "--port", "0"]
            command += ["--database", f"sqlite:///{folder}/bench.db"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=around) as server:
                assert server.stdout is not None
                port = int(server.stdout.readline().strip().rsplit(":", 1)[1])
                try:
                    lines.append(f"| {source} {asyncio.run(run(port, server.pid))}")
                finally:
                    server.terminate()
    return lines


if __name__ == "__main__":
    print("\n".join(measure([*sys.argv[1:], "src"])))
