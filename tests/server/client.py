"""A server in a process of its own, and people who play on it by the documented protocol."""

import json
import signal
import sys
import time
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.processes import PATIENCE, Program, running

Json = dict[str, Any]
TARSAS = (sys.executable, "-X", "faulthandler", "-m", "tarsas.cli")


class Server:
    """`tarsas serve` on a free port; `kill` ends it without warning, `start` starts it again.

    What is opened for it (its log, the connections of its guests) is closed with it: a socket
    left to the garbage collector would complain in the middle of another test.
    """

    def __init__(self, database: str, *more: str, program: tuple[str, ...] = TARSAS) -> None:
        self.command = [*program, "serve", "--database", database]
        self.command += ["--bot-pause", "0", *more]
        self.port = 0
        with ExitStack() as opened:
            self.program = self._run(opened)
            self.opened = opened.pop_all()

    def _run(self, opened: ExitStack) -> Program:
        program = opened.enter_context(running(*self.command, "--port", str(self.port)))
        self.port = int(program.wait_for(r"open at \S+:(\d+)\n")[1])
        return program

    def start(self) -> None:
        self.program = self._run(self.opened)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        """Return a client with cookies of its own, closed with the server."""
        return self.opened.enter_context(httpx.Client(base_url=self.url, timeout=PATIENCE))

    def runs(self) -> bool:
        return self.program.process.poll() is None

    def kill(self) -> None:
        self.program.send(signal.SIGKILL)
        self.program.wait()

    def stop(self) -> None:
        self.program.send(signal.SIGINT)
        try:
            self.program.wait()
        except AssertionError:
            self.program.send(signal.SIGABRT)  # faulthandler writes where it stands
            self.program.wait()
            raise AssertionError(f"the server did not stop: {self.said()[-8000:]}") from None

    def said(self) -> str:
        """Return the server's log so far."""
        return self.program.complained()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        with self.opened:
            if self.runs():
                self.stop()


class Servers:
    """Several servers on one database, one of them at a time, in turn.

    That is how they look from behind a balancer that remembers nobody: each request and each socket
    of a guest reaches the next of the servers that run.
    """

    def __init__(self, database: str, count: int, *more: str) -> None:
        with ExitStack() as opened:
            self.all = [opened.enter_context(Server(database, *more)) for _ in range(count)]
            self.opened = opened.pop_all()
        self.turns = cycle(self.all)
        self.url = self.all[0].url  # what a guest believes to talk to, whoever answers

    def next(self) -> Server:
        """Return the server whose turn it is."""
        assert any(server.runs() for server in self.all), "no server is left"
        return next(server for server in self.turns if server.runs())

    @property
    def port(self) -> int:
        return self.next().port

    def client(self) -> httpx.Client:
        """Return a client with cookies of its own, whose requests go from server to server."""
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, transport=Balancer(self))
        return self.opened.enter_context(client)

    def __enter__(self) -> "Servers":
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()


class Balancer(httpx.BaseTransport):
    """Hands every request to the next server."""

    def __init__(self, servers: Servers) -> None:
        self.servers = servers
        self.transport = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self.servers.port)
        return self.transport.handle_request(request)

    def close(self) -> None:
        self.transport.close()


class Person:
    """A guest with a cookie of its own; of several servers it asks another one each time."""

    def __init__(self, server: Server | Servers) -> None:
        self.server = server
        self.http = server.client()
        self.me = self.get("/api/me")

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, data: Json) -> Any:
        answer = self.http.post(path, json=data)
        assert answer.status_code < 400, answer.text
        return answer.json()

    def open_table(self, *seats: str, game: str = "marabunta", **more: Any) -> str:
        wanted = [
            {"kind": "bot", "level": seat[4:]} if seat.startswith("bot:") else {"kind": seat}
            for seat in seats
        ]
        data = {"game": game, "players": len(seats), "seats": wanted, **more}
        return str(self.post("/api/tables", data)["id"])

    def sit(self, table: str, view: str = "bare", **more: Any) -> "Socket":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "&".join(f"{name}={value}" for name, value in {"view": view, **more}.items())
        address = f"ws://127.0.0.1:{self.server.port}/t/{table}/socket?{query}"
        socket = Socket(address, {"Cookie": cookies})
        self.server.opened.callback(socket.close)
        return socket


class Socket:
    """One open socket; `position` is the newest that came."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(dial(address, headers))
        self.position: Json = {}
        self.table: Json = {}
        self.others: list[Json] = []
        self.count = 0

    def say(self, message: Json) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Json:
        message: Json = json.loads(self.connection.recv(PATIENCE))
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message
        else:
            self.others.append(message)
        return message

    def wait_for(self, kind: str) -> Json:
        """Read on until a message of a kind comes."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def wait_until(self, revision: int) -> Json:
        """Read on until the position has a revision at least this high."""
        while self.position.get("revision", -1) < revision:
            self.receive()
        return self.position

    def act(self, seat: int, action: int, **more: Any) -> Json:
        """Act and return the answer: ack or error."""
        self.count += 1
        message = {"type": "act", "id": f"m{id(self)}-{self.count}", "seat": seat}
        message |= {"action": action, "revision": self.position["revision"], **more}
        self.say(message)
        while True:
            answer = self.receive()
            if answer["type"] in ("ack", "error") and answer["id"] in (message["id"], ""):
                return answer

    def act_in_time(self, seat: int, action: int) -> Json:
        """Act as fast as the server takes it: only time makes it take more."""
        while (answer := self.act(seat, action)).get("code") == "too_fast":
            time.sleep(0.5)
        return answer

    def choices(self) -> tuple[int, list[int]]:
        """Return a seat of ours that may act, and its actions."""
        first = self.position["choices"][0]
        actions = first["actions"]
        return first["seat"], [a["action"] if isinstance(a, dict) else a for a in actions]

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def dial(address: str, headers: dict[str, str]) -> ClientConnection:
    """Open a socket and keep it, however long the server takes to answer."""
    return connect(
        address,
        additional_headers=headers,
        max_size=None,
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
    )


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tarsas.db'}"
