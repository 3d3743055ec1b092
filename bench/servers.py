"""Several servers on one PostgreSQL, many tables in it, and what a table takes of memory.

`python -m bench servers` starts a private PostgreSQL and `tarsas serve` on it, once, twice and four
times. Every table is played by two people who sit at different servers. Then it fills the database
with tables, finished and running, and measures what a move costs the server and the database. In
the end it opens tables and looks at the server's memory. `--scale 0.05` does a twentieth of it.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bench.table import Player, Tally, megabytes, open_table, play_table, share
from tarsas.server.settings import Settings
from tests.processes import children
from tests.server.client import Person, Server, Servers
from tests.server.postgres import Postgres, find_programs, own_folder

SERVERS = (1, 2, 4)
TABLES = 200  # played at the same time
SECONDS = 15.0
SIZES = (100, 1_000, 10_000)  # tables in the database
PLAYED = 20  # of them
STEADY = 100.0  # moves a second, where the cost of one is measured
IN_MEMORY = 400  # tables, where memory is measured
UNLIMITED = ("--limits", "0")  # all players come from one address
TICK = os.sysconf("SC_CLK_TCK")


def measure(scale: float = 1.0) -> list[str]:
    """Measure everything and return the lines of the report."""
    if find_programs() is None:
        raise SystemExit("no PostgreSQL server found; tools/postgres installs one")
    return [*several_servers(scale), "", *many_tables(scale), "", *memory(scale)]


def scaled(full: float, scale: float, least: int) -> int:
    """Return a number of things at a scale."""
    return max(least, round(full * scale))


@contextmanager
def database() -> Iterator[Postgres]:
    """Start a private PostgreSQL."""
    with own_folder() as folder, Postgres(folder) as server:
        yield server


# Processor time


@dataclass(frozen=True)
class Meter:
    """Reads what servers and their database have used."""

    servers: list[int]
    postmaster: int

    def read(self) -> tuple[float, float]:
        """Return the seconds of the servers, their bots not counted, and of the database."""
        return sum(times(pid)[0] for pid in self.servers), family_time(self.postmaster)


@dataclass(frozen=True)
class Played:
    """What the clients saw, and how many seconds of a processor that took."""

    tally: Tally
    of_servers: float
    of_database: float

    @property
    def used(self) -> tuple[float, float]:
        """Both times."""
        return self.of_servers, self.of_database

    @property
    def by_servers(self) -> str:
        """What a move cost the servers."""
        return self._a_move(self.of_servers)

    @property
    def by_database(self) -> str:
        """What a move cost the database."""
        return self._a_move(self.of_database)

    def _a_move(self, seconds: float) -> str:
        return f"{seconds / max(1, self.tally.acknowledged) * 1000:.2f} ms"


def family_time(pid: int) -> float:
    """Return the seconds that a process, its children and those that have ended used."""
    return sum(times(pid)) + sum(times(child)[0] for child in children(pid))


def times(pid: int) -> tuple[float, float]:
    """Return the seconds that a process used itself, and that its ended children did."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return 0.0, 0.0
    fields = [int(field) for field in stat.rpartition(")")[2].split()[11:15]]
    return (fields[0] + fields[1]) / TICK, (fields[2] + fields[3]) / TICK


# Several servers


def several_servers(scale: float) -> list[str]:
    """Play on one, two and four servers."""
    tables = scaled(TABLES, scale, 4)
    seconds = max(3.0, SECONDS * scale)
    lines = [
        f"| {tables} tables, each played at two servers | acknowledged moves/s | p50 | p99 "
        "| refused | servers' processor time a move | database's | memory of each |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for count in SERVERS:
        with database() as postgres, Servers(postgres.url, count, *UNLIMITED) as servers:
            ports = [server.port for server in servers.all]
            pids = [server.program.pid for server in servers.all]
            played = play_in_processes(ports, tables, seconds, Meter(pids, postgres.program.pid))
            each = sum(megabytes(pid) for pid in pids) / count
        tally = played.tally
        lines.append(
            f"| {count} {'server' if count == 1 else 'servers'} "
            f"| {tally.acknowledged / seconds:,.0f} "
            f"| {delay(tally, 0.5)} | {delay(tally, 0.99)} "
            f"| {tally.refused} | {played.by_servers} | {played.by_database} | {each:.0f} MB |"
        )
    return lines


def delay(tally: Tally, part: float) -> str:
    """Return a quantile of the delays; where no move reached the other player there is none."""
    return f"{share(tally.delays, part):.1f} ms" if tally.delays else "none arrived"


def play_in_processes(ports: list[int], tables: int, seconds: float, meter: Meter) -> Played:
    """Play by two processes, so that the clients are not what is measured."""
    parts = [tables // 2, tables - tables // 2]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(len(parts), context) as pool:
        halves = list(pool.map(partial(play_part, ports, seconds, meter), parts))
    tallies = [half.tally for half in halves]
    delays = [delay for tally in tallies for delay in tally.delays]
    acknowledged = sum(tally.acknowledged for tally in tallies)
    tally = Tally(acknowledged, sum(tally.refused for tally in tallies), delays)
    # Each looked at the same servers for as long.
    return Played(tally, *(max(times) for times in zip(*(h.used for h in halves), strict=True)))


def play_part(ports: list[int], seconds: float, meter: Meter, tables: int) -> Played:
    """Play some of the tables as fast as they can be played. Runs in a process of its own."""
    return asyncio.run(play(ports, tables, seconds, 0.0, meter))


async def play(ports: list[int], tables: int, seconds: float, pause: float, meter: Meter) -> Played:
    """Open tables, each at two neighbouring servers, and play them for some seconds."""
    tally = Tally()
    ring = list(pairwise([*ports, ports[0]]))
    pairs = [await open_table(ring[i % len(ring)], tally) for i in range(tables)]
    listeners = [asyncio.create_task(player.listen()) for pair in pairs for player in pair]
    await asyncio.sleep(1)
    tally.acknowledged = 0
    before, end = meter.read(), time.monotonic() + seconds
    await asyncio.gather(*(play_table(pair, pause, end, i) for i, pair in enumerate(pairs)))
    after = meter.read()
    await leave(listeners, pairs)
    return Played(tally, after[0] - before[0], after[1] - before[1])


async def leave(listeners: list[asyncio.Task[None]], pairs: list[tuple[Player, Player]]) -> None:
    """Close every socket."""
    for task in listeners:
        task.cancel()
    await asyncio.gather(*(player.socket.close() for pair in pairs for player in pair))


# Many tables


def many_tables(scale: float) -> list[str]:
    """Measure what a move costs as the database grows."""
    seconds = max(3.0, SECONDS * scale)
    lines = [
        "| tables in the database | moves in it | start | list of live tables "
        "| server's processor time a move | database's |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    with database() as postgres:
        with Server(postgres.url, *UNLIMITED) as server:
            finished, running = templates(server)
        for size in dict.fromkeys(scaled(full, scale, 10) for full in SIZES):
            moves = asyncio.run(fill(postgres.url, finished, running, size))
            began = time.monotonic()
            with Server(postgres.url, *UNLIMITED) as server:
                started = time.monotonic() - began
                listing = asked_often(server, "/api/tables?show=live")
                meter = Meter([server.program.pid], postgres.program.pid)
                pause = PLAYED / STEADY
                played = asyncio.run(play([server.port], PLAYED, seconds, pause, meter))
            lines.append(
                f"| {size:,} | {moves:,} | {started:.1f} s | {listing * 1000:.1f} ms "
                f"| {played.by_servers} | {played.by_database} |"
            )
    return lines


def templates(server: Server) -> tuple[str, str]:
    """Play a game to its end and another to its middle; return their tables."""
    person = Person(server)
    found = []
    for moves in (10_000, 40):
        table = person.open_table("me", "me")
        with person.sit(table) as socket:
            socket.wait_until(0)
            while not socket.position["over"] and socket.position["number"] < moves:
                seat, actions = socket.choices()
                answer = socket.act(seat, actions[-1])
                if answer.get("code") == "too_fast":
                    time.sleep(0.2)  # only time makes the server take more
                else:
                    socket.wait_until(answer["revision"])
        found.append(table)
    return found[0], found[1]


async def fill(url: str, finished: str, running: str, size: int) -> int:
    """Copy two tables until there are so many, half of them finished; return how many moves."""
    engine = create_async_engine(Settings(url).async_url())
    try:
        async with engine.begin() as connection:
            have = int(await connection.scalar(text("SELECT count(*) FROM game_table")) or 0)
            for number, table in enumerate((finished, running)):
                copies = max(0, (size - have + number) // 2)
                for name, key in (("game_table", "id"), ("seat", "table_id"), ("move", "table_id")):
                    await copy(connection, name, key, table, range(have, have + copies))
            await connection.execute(text("ANALYZE"))
            return int(await connection.scalar(text("SELECT count(*) FROM move")) or 0)
    finally:
        await engine.dispose()


async def copy(connection: AsyncConnection, name: str, key: str, table: str, copies: range) -> None:
    """Copy the rows of a table, whatever columns they have, once for each of the numbers."""
    query = text("SELECT column_name FROM information_schema.columns WHERE table_name = :name")
    columns = (await connection.scalars(query, {"name": name})).all()
    others = ", ".join(f'"{column}"' for column in columns if column != key)
    insert = text(
        f'INSERT INTO {name} ("{key}", {others}) SELECT "{key}" || \'-\' || copy, {others}'
        f" FROM {name}, generate_series({copies.start}, {copies.stop - 1}) AS copy"
        f' WHERE "{key}" = :template'
    )
    await connection.execute(insert, {"template": table})


def asked_often(server: Server, path: str, times: int = 20) -> float:
    """Return the seconds that a request takes, half of the times at most."""
    spent = []
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/api/me")
        for _ in range(times):
            began = time.perf_counter()
            client.get(path).raise_for_status()
            spent.append(time.perf_counter() - began)
    return sorted(spent)[times // 2]


# Memory


def memory(scale: float) -> list[str]:
    """Measure what tables take: opened and left, and with two people who play."""
    tables = scaled(IN_MEMORY, scale, 20)
    with database() as postgres, Server(postgres.url, *UNLIMITED) as server:
        pid = server.program.pid
        asyncio.run(open_and_leave(server.port, tables // 4))  # what is loaded once
        sizes = [megabytes(pid)]
        asyncio.run(open_and_leave(server.port, tables))
        sizes.append(megabytes(pid))
        active = asyncio.run(sit_and_look(server.port, tables, pid))
    idle = (sizes[1] - sizes[0]) / tables * 1024
    return [
        f"| {tables} tables | memory of each |",
        "|---|---:|",
        f"| opened and left | {idle:.0f} KB |",
        f"| with two people who play | {(active - sizes[1]) / tables * 1024:.0f} KB |",
    ]


async def open_and_leave(port: int, tables: int) -> None:
    """Open tables, and leave them."""
    pairs = [await open_table((port, port), Tally()) for _ in range(tables)]
    await leave([], pairs)


async def sit_and_look(port: int, tables: int, pid: int) -> float:
    """Open tables, play some moves at each, and return the server's megabytes meanwhile."""
    tally = Tally()
    pairs = [await open_table((port, port), tally) for _ in range(tables)]
    listeners = [asyncio.create_task(player.listen()) for pair in pairs for player in pair]
    end = time.monotonic() + 5.0
    await asyncio.gather(*(play_table(pair, 0.5, end, i) for i, pair in enumerate(pairs)))
    size = megabytes(pid)
    await leave(listeners, pairs)
    return size
