"""A server in a process of its own, and people who play on it by the documented protocol."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
TARSAS = (sys.executable, "-X", "faulthandler", "-m", "tarsas.cli")
PATIENCE = 60.0  # seconds; a busy machine is slow, not broken


class Server:
    """`tarsas serve` on a free port; `kill` ends it without warning, `start` starts it again.

    What is opened for it (its log, the connections of its guests) is closed with it: a socket
    left to the garbage collector would complain in the middle of another test.
    """

    def __init__(self, database: str, *more: str, program: tuple[str, ...] = TARSAS) -> None:
        self.command = [*program, "serve", "--database", database]
        self.command += ["--bot-pause", "0", *more]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        with ExitStack() as opened:
            self.log = opened.enter_context(tempfile.TemporaryFile("w+"))
            self.opened = opened.pop_all()
        self.start()

    def start(self) -> None:
        command = [*self.command, "--port", str(self.port)]
        self.process = self.opened.enter_context(
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # faulthandler writes where it stands
            self.process.wait()
            self.log.seek(0)
            raise AssertionError(f"the server did not stop: {self.log.read()[-8000:]}") from None

    def said(self) -> str:
        """Return the server's log so far; by its own offset, for the server writes on."""
        return os.pread(self.log.fileno(), 10_000_000, 0).decode()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        with self.opened:
            if self.process is not None and self.process.poll() is None:
                self.stop()


class Person:
    """A guest with a cookie of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = server.opened.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
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
        opened = connect(address, additional_headers=headers, max_size=None)
        self.connection: ClientConnection = self.stack.enter_context(opened)
        self.position: Json = {}
        self.table: Json = {}
        self.others: list[Json] = []
        self.count = 0

    def say(self, message: Json) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.connection.recv(timeout))
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message
        else:
            self.others.append(message)
        return message

    def wait_for(self, kind: str, timeout: float = PATIENCE) -> Json:
        """Read on until a message of a kind comes."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} came")

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


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tarsas.db'}"
