"""`tarsas serve` as a process: it starts with a plain word, and stops when told to."""

import socket
import subprocess
import sys
from pathlib import Path

from .client import Person, Server, sqlite_url


def test_a_taken_port_is_a_plain_message(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "tarsas.cli", "serve", "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert f"port {port} cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


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
