"""A server with its database, and what it logged over all its lives."""

import json
import re
import socket
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.processes import Program
from tests.server.client import Server
from tests.server.postgres import Postgres
from tests.torture.proxy import Proxy

FAULTY = ("error", "critical")


class House:
    """One server on one database; `more` is what else the server is told."""

    def __init__(self, database: str, *more: str) -> None:
        self.opened = ExitStack()
        self.lives: list[Program] = []
        self.server = self.opened.enter_context(Server(database, *more))
        self.lives.append(self.server.program)
        self.killed: set[int] = set()

    def kill(self) -> None:
        """Kill the server, unless it has died of itself."""
        if self.server.runs():
            self.killed.add(self.server.program.pid)
            self.server.kill()

    def restart(self) -> None:
        """Kill it if it runs, and start it on the same port."""
        self.kill()
        self.server.start()
        self.lives.append(self.server.program)

    def faults(self) -> Counter[str]:
        """Return what the server logged as an error, and its deaths, each with how often."""
        found: Counter[str] = Counter()
        for life in self.lives:
            found.update(faults_in(life.complained()))
            code = life.process.poll()
            if code is not None and life.pid not in self.killed:
                found[f"the server ended by itself with {code}"] += 1
        return found

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        with self.opened:
            self.kill()


def faults_in(log: str) -> Counter[str]:
    """Return the events of a log that are errors; a bare traceback is one as well."""
    found: Counter[str] = Counter()
    told = False  # whether the line before said what the traceback is of
    for line in log.splitlines():
        level = re.search(r'"level": "(\w+)"', line)
        if level and level[1].lower() in FAULTY:
            found[event_of(line)] += 1
            told = True
        elif line.startswith("Traceback") and not told:
            found["a bare traceback"] += 1
        elif level:
            told = False
    return found


def event_of(line: str) -> str:
    """Return what a line of the log says happened, with the kind of exception."""
    try:
        said = json.loads(line)
    except ValueError:
        return line[:120]
    raised = said.get("exception") or [{}]
    kind = raised[0].get("exc_type", "") if isinstance(raised, list) else ""
    return f"{said.get('event')}{f' ({kind})' if kind else ''}"


# Databases


def postgres(opened: ExitStack, folder: Path, wal_megabytes: int = 16) -> tuple[Postgres, Proxy]:
    """Start a private PostgreSQL, with a wire to it that can be cut."""
    database = Postgres(folder, free_port(), wal_megabytes=wal_megabytes)
    opened.enter_context(database)
    assert database.port is not None
    return database, opened.enter_context(Proxy(database.port))


def free_port() -> int:
    """Return a port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])
