"""`tarsas serve` as a process: it starts with a plain word, and stops when told to."""

import socket
import sys
from pathlib import Path

import pytest

from tarsas.core import playout
from tarsas.server import notices
from tests.processes import running

from .client import Person, Server, sqlite_url


def test_a_taken_port_is_a_plain_message(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        serve = ("-m", "tarsas.cli", "serve", "--port", str(port))
        with running(sys.executable, *serve) as server:
            assert server.wait() == 2
            assert f"port {port} cannot be opened" in server.complained()
            assert "Traceback" not in server.complained()


def test_it_stops_although_a_client_never_finishes_its_request(tmp_path: Path) -> None:
    with (
        Server(sqlite_url(tmp_path)) as server,
        socket.create_connection(("127.0.0.1", server.port)) as slow,
    ):
        slow.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
        server.stop()


def test_it_stops_while_bots_play_and_people_watch(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        person = Person(server)
        tables = [person.open_table("bot:master", "bot:kitten") for _ in range(4)]
        sockets = [person.sit(table) for table in tables]
        assert all(socket.receive() for socket in sockets)
        server.stop()


def test_who_starts_it_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TARSAS_PURE", raising=False)
    monkeypatch.setattr(playout, "__file__", "playout.py")
    monkeypatch.setattr(notices, "manifest", dict)
    assert notices.notices() == [notices.INTERPRETED, notices.NO_CLIENT]
    monkeypatch.setenv("TARSAS_PURE", "1")  # asked for, so no news
    monkeypatch.setattr(playout, "__file__", "playout.so")
    monkeypatch.setattr(notices, "manifest", lambda: {"main.ts": {}})
    assert notices.notices() == []
