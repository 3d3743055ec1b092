"""Told to stop, the server finishes what it does, says so, and loses nothing."""

import asyncio
import random
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from unittest.mock import MagicMock as Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tarsas.server.identity import Guest
from tarsas.server.leaving import RESTART, WHY, Leaving
from tarsas.server.viewer import Viewer
from tests.processes import PATIENCE, wait_until

from .client import Json, Person, Server, sqlite_url


class Player:
    """Plays both seats of a table as the browser's client does.

    What is not answered is sent again under the same id, to whoever listens on the port by then.
    """

    def __init__(self, person: Person) -> None:
        self.person, self.rng = person, random.Random(3)
        self.table = person.open_table("me", "me")
        self.socket = person.sit(self.table)
        self.moves = 0
        self.farewells: set[int | None] = set()
        self.restarted: Future[None] = Future()

    def move(self) -> None:
        """Make a move; it must be taken, and no move before it may be gone."""
        message: Json = {}
        while True:
            try:
                before = self.socket.wait_until(1)
                if not message:
                    seat, actions = self.socket.choices()
                    message = {"type": "act", "id": f"m{before['revision']}", "seat": seat}
                    message["action"] = self.rng.choice(actions)
                    message["revision"] = before["revision"]
                    assert before["number"] >= self.moves
                self.socket.say(message)
                revision = self.socket.wait_for("ack")["revision"]
                self.moves = self.socket.wait_until(revision)["number"]
                return
            except ConnectionClosed as closed:
                self.farewells.add(closed.rcvd.code if closed.rcvd else None)
                self.come_back()

    def come_back(self) -> None:
        """Connect once the server is there again.

        Not before: a machine may give a connection to a port of its own the same port at its other
        end, and then nobody can listen there.
        """
        self.restarted.result()
        self.socket = self.person.sit(self.table)


@pytest.fixture
def beside() -> Iterator[ThreadPoolExecutor]:
    """A thread that stays until the test ends: a program ends with the thread that started it."""
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_a_game_goes_on_through_restarts_on_the_same_port(
    database: str, beside: ThreadPoolExecutor
) -> None:
    with Server(database) as server:
        player = Player(Person(server))
        for _ in range(2):
            player.move()
            player.restarted = beside.submit(restart, server)
            while not player.restarted.done() and not player.socket.position["over"]:
                player.move()
            player.restarted.result()
        player.come_back()
        assert player.socket.wait_until(1)["number"] == player.moves
        assert player.farewells == {RESTART}


def restart(server: Server) -> None:
    server.program.send(signal.SIGTERM)
    server.program.wait()
    server.start()


def test_clients_are_told_that_it_restarts(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        person = Person(server)
        sockets = [person.sit(person.open_table("me", "bot:kitten")) for _ in range(3)]
        for socket in sockets:
            socket.wait_until(1)
        server.program.send(signal.SIGTERM)
        for socket in sockets:
            with pytest.raises(ConnectionClosed) as closed:
                socket.wait_for("farewell")  # of which there is none
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (RESTART, WHY)
        server.program.wait()
        assert '"level": "error"' not in server.said()


def test_health_says_so_first_and_all_goes_on_meanwhile(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--drain", "300") as server:
        person = Person(server)
        with person.sit(person.open_table("me", "me")) as socket:
            socket.wait_until(1)
            server.program.send(signal.SIGTERM)

            def draining() -> bool:
                answer = httpx.get(f"{server.url}/health", timeout=PATIENCE)
                return answer.status_code == 503 and answer.json()["status"] == "draining"

            wait_until(draining)
            seat, actions = socket.choices()
            assert socket.act(seat, actions[0])["type"] == "ack"
            assert person.open_table("me", "me")
        # Who does not want to wait presses Ctrl-C.
        server.program.send(signal.SIGINT)
        server.program.wait()


def test_it_ends_although_bots_think_and_a_client_reads_nothing(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        person = Person(server)
        with person.sit(person.open_table("me", "me"), view="board") as deaf:
            deaf.wait_until(1)
            for _ in range(4):
                person.open_table("bot:master", "bot:master")
            for _ in range(50):
                deaf.say({"type": "ping"})
            seat, _ = deaf.choices()
            deaf.say({"type": "hint", "seat": seat})
            server.program.send(signal.SIGTERM)
            server.program.wait()
        assert "Traceback" not in server.said()


# One viewer


def onlooker() -> Viewer:
    """Return a viewer of a room in which nothing happens."""
    room = Mock(owner="g")
    room.barred.return_value = ""
    viewer = Viewer(room, Guest("g", "Ann"), "en", False, 0, "")
    viewer.changed.clear()
    return viewer


def test_a_message_in_flight_is_answered_before_the_farewell() -> None:
    async def scenario() -> None:
        leaving = Leaving()
        viewer = onlooker()
        with leaving.told(viewer):
            async with viewer.at_work:
                closing = asyncio.create_task(leaving.close(PATIENCE))
                while not viewer.finishing:
                    await asyncio.sleep(0)
                assert not viewer.dismissed
                viewer.waiting.append(b"ack")
            while not viewer.dismissed:
                await asyncio.sleep(0)
            assert await viewer.next_messages() == [b"ack"]
        await closing

    asyncio.run(scenario())


def test_who_comes_too_late_is_dismissed_at_once_and_who_hangs_in_the_end() -> None:
    async def scenario() -> None:
        leaving = Leaving()
        hangs, late = onlooker(), onlooker()
        with leaving.told(hangs):
            async with hangs.at_work:
                await leaving.close(0.01)
            assert hangs.dismissed
            with leaving.told(late):
                assert late.dismissed

    asyncio.run(scenario())


def test_a_drain_that_is_none_is_refused(tmp_path: Path) -> None:
    from ..cli.test_commands import tarsas

    done = tarsas("serve", "--database", sqlite_url(tmp_path), "--drain", "-1")
    assert done.returncode == 2
    assert "--drain -1: expected 0 to 600 seconds" in done.stderr
