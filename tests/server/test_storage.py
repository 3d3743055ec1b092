"""Storage on SQLite and PostgreSQL: nothing acknowledged is lost, two writers cannot both win."""

import asyncio
import random
import secrets
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.schema import facts
from tarsas.server.settings import Settings
from tarsas.server.storage import ConflictError, DoubtError, Storage, StorageError
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from .client import Person, Server, Socket


def test_opening_twice_migrates_once(database: str) -> None:
    async def scenario() -> None:
        for _ in range(2):
            storage = Storage(Settings(database=database))
            await storage.open()
            assert await storage.secret()
            await storage.close()

    asyncio.run(scenario())


def test_one_bad_job_does_not_take_others_down(database: str) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        name = secrets.token_hex(8)
        writes = [
            storage.write((insert(facts).values(name=f"{name}-{i % 9}", value="x"), 1))
            for i in range(10)
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, ConflictError) for result in results].count(True) == 1
        kept = await storage.rows(select(facts).where(facts.c.name.startswith(name)))
        assert len(kept) == 9
        await storage.close()

    asyncio.run(scenario())


def test_a_commit_without_an_answer_is_in_doubt_and_not_tried_again(database: str) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        name, commits = secrets.token_hex(8), 0

        def lose_the_answer(_: object) -> None:
            nonlocal commits
            commits += 1
            if commits == 1:
                raise OperationalError("COMMIT", {}, ConnectionError("the connection is lost"))

        event.listen(storage.engine.sync_engine, "commit", lose_the_answer)
        values = [{"name": f"{name}-{i}", "value": "x"} for i in range(3)]
        writes = [storage.write((insert(facts).values(row), 1)) for row in values]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [DoubtError] * 3
        assert commits == 1
        assert await storage.rows(select(facts).where(facts.c.name.startswith(name))) == []
        await storage.write((insert(facts).values(values[0]), 1))
        assert commits == 2
        await storage.close()

    asyncio.run(scenario())


def test_what_cannot_be_read_is_an_error_of_ours(database: str) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        with pytest.raises(StorageError, match="cannot be read"):
            await storage.rows(text("SELECT * FROM nowhere"))
        await storage.close()

    asyncio.run(scenario())


def test_two_servers_cannot_both_write_a_move(database: str) -> None:
    async def scenario() -> None:
        lobbies = []
        for _ in range(2):
            storage = Storage(Settings(database=database))
            await storage.open()
            lobbies.append(Lobby(storage, Thinkers(1), 0))
        guest: Guest = await Identity(lobbies[0].storage, "secret").welcome()
        table = await lobbies[0].open_table(
            guest, "marabunta", 2, {"start": "red"}, [("me", ""), ("me", "")], Clock()
        )
        rooms = [await lobby.room(table) for lobby in lobbies]
        legal = [int(action) for action in rooms[0].table.state.legal(0)]
        answers = await asyncio.gather(
            rooms[0].act(guest, 0, legal[0], rooms[0].revision, "a"),
            rooms[1].act(guest, 0, legal[1], rooms[1].revision, "b"),
            return_exceptions=True,
        )
        assert [isinstance(answer, ConflictError) for answer in answers].count(True) == 1
        rows = await lobbies[0].storage.moves_of(table)
        loser = rooms[0] if isinstance(answers[0], ConflictError) else rooms[1]
        assert [m.action for m in loser.record.moves] == [row["action"] for row in rows]
        for lobby in lobbies:
            lobby.close()
            await lobby.storage.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["nowhere/at/all.db", "text.db", ""])
def test_a_database_that_cannot_be_opened_is_an_error(path: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Nobody would take this for a database.\n" * 30)

    async def scenario() -> None:
        before = threading.enumerate()
        with pytest.raises(StorageError, match="cannot be opened"):
            await Storage(Settings(database=f"sqlite:///{tmp_path / path}")).open()
        begun = set(threading.enumerate()) - set(before)
        # One of the driver's would speak to a loop that may be gone by then.
        assert all(thread.name.startswith("asyncio_") for thread in begun), begun

    asyncio.run(scenario())


def test_killing_the_server_loses_no_acknowledged_move(database: str) -> None:
    """Two people play while the server is killed again and again; all that was acked is there."""
    with Server(database) as server:
        person = Person(server)
        table = person.open_table("me", "me")
        acknowledged: dict[str, int] = {}
        rng = random.Random(1)
        for _ in range(4):
            # Some moves on, and then at any moment of the next ones.
            killer = threading.Timer(rng.random() * 0.05, server.kill)
            with person.sit(table) as socket:
                play_until_killed(socket, acknowledged, rng, rng.randint(1, 12), killer)
            killer.join()
            server.start()
        found = server_moves(person, table)
        assert len(acknowledged) >= 4, "too little was acknowledged: the test shows nothing"
        for token, number in acknowledged.items():
            assert number <= found, f"{token} was acknowledged but is gone"


def play_until_killed(
    socket: Socket,
    acknowledged: dict[str, int],
    rng: random.Random,
    moves: int,
    killer: threading.Timer,
) -> None:
    """Act as fast as allowed; note the number of moves after every acknowledgement.

    The killer is let loose after some of them.
    """
    enough = len(acknowledged) + moves
    try:
        socket.wait_until(1)
        while True:
            over = socket.position["over"]
            if killer.ident is None and (over or len(acknowledged) >= enough):
                killer.start()
            if over:
                socket.receive()  # until the server is killed
                continue
            seat, actions = socket.choices()
            answer = socket.act(seat, rng.choice(actions))
            if answer["type"] == "ack":
                position = socket.wait_until(answer["revision"])
                acknowledged[answer["id"]] = position["number"]
            else:
                time.sleep(0.2)  # too fast: only time makes the server take more
    except (ConnectionClosed, ConnectionError, TimeoutError):
        return


def server_moves(person: Person, table: str) -> int:
    with person.sit(table) as socket:
        return int(socket.wait_until(1)["number"])


def test_what_is_sent_again_after_a_crash_is_carried_out_once(database: str) -> None:
    with Server(database) as server:
        person = Person(server)
        table = person.open_table("me", "me")
        with person.sit(table) as socket:
            socket.wait_until(1)
            seat, actions = socket.choices()
            answers = int(socket.position["revision"])
            message = {"type": "act", "id": "once", "seat": seat, "action": actions[0]}
            message["revision"] = answers
            socket.say(message)
            socket.wait_for("ack")
            number = socket.wait_until(answers + 1)["number"]
        server.kill()
        server.start()
        with person.sit(table) as socket:
            socket.wait_until(1)
            socket.say(message)
            assert socket.wait_for("ack")
            assert socket.position["number"] == number


def test_a_running_bot_goes_on_after_a_restart(database: str) -> None:
    with Server(database) as server:
        person = Person(server)
        table = person.open_table("bot:kitten", "bot:kitten")
        server.kill()
        server.start()
        with person.sit(table) as socket:
            while not socket.position.get("over"):
                socket.receive()
