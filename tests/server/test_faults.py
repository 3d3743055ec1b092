"""The database goes away and comes back: nothing is lost, everybody is told, play goes on."""

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, event, insert, literal, select, text
from websockets.exceptions import ConnectionClosed

from tarsas.core.notation import parse_record
from tarsas.core.record import verify
from tarsas.core.text import Message, say
from tarsas.server import database as databases
from tarsas.server import health
from tarsas.server.health import Pulse
from tarsas.server.schema import facts
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage, StorageError
from tests.processes import PATIENCE, running, wait_until

from . import postgres
from .client import TARSAS, Person, Server, Socket, sqlite_url
from .proxy import free_port, network_to

SERVE = (*TARSAS, "serve", "--port", "0", "--database")


@pytest.fixture
def own_postgres(postgres_url: str) -> Iterator[postgres.Postgres]:
    """A PostgreSQL that a test may stop; the shared one says whether there is any."""
    with postgres.own_folder() as folder, postgres.Postgres(folder, free_port()) as running:
        yield running


def act_once(socket: Socket, name: str) -> dict[str, Any]:
    """Send the first action that there is, again and again until it is taken, as the client does.

    The number of refusals is in the answer.
    """
    seat, actions = socket.choices()
    message = {"type": "act", "id": name, "seat": seat, "action": actions[0]}
    message["revision"] = socket.position["revision"]
    refused = 0
    while True:
        socket.say(message)
        while (answer := socket.receive())["type"] not in ("ack", "error"):
            pass
        if answer["type"] == "ack":
            socket.wait_until(answer["revision"])
            return {**answer, "refused": refused}
        assert answer["code"] == "busy", answer
        assert answer["id"] == name
        assert_plain(answer["message"])
        refused += 1


def assert_plain(said: str) -> None:
    """Nobody is told of SQL, drivers or addresses."""
    for word in ("SELECT", "UPDATE", "INSERT", "sqlalche", "asyncpg", "sqlite", "127.0.0.1", "$1"):
        assert word not in said


def assert_whole(person: Person, table: str) -> int:
    """Replay the record that the server gives out; return how many moves it has."""
    text = person.http.get(f"/api/tables/{table}/record").raise_for_status().text
    record = parse_record(text)
    if record.seal and record.seal.seed:
        assert verify(record) == []
    record.replay()
    return len(record.moves)


def is_away(person: Person) -> bool:
    """Ask for what only the database knows, as a page and as JSON, and look at the answers."""
    answer = person.http.get("/api/tables?show=live")
    if answer.status_code != 503:
        return False
    assert answer.json()["error"]["code"] == "busy"
    assert_plain(answer.text)
    page = person.http.get("/?lang=hu")
    if page.status_code == 503:
        assert say("tarsas.web", "hu", Message("busy-help")) in page.text
        assert int(page.headers["Retry-After"]) == int(answer.headers["Retry-After"]) > 0
        assert_plain(page.text)
    return True


def faults(server: Server) -> list[str]:
    return [line for line in server.said().splitlines() if "Traceback" in line or "failed" in line]


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT])
def test_postgresql_restarts_under_running_tables(
    own_postgres: postgres.Postgres, how: signal.Signals
) -> None:
    with Server(own_postgres.url) as server:
        person = Person(server)
        bots = person.open_table("bot:kitten", "bot:kitten", game="pulsar")
        people = person.open_table("me", "me")
        clock = person.open_table("me", "me", clock={"kind": "move", "seconds": 5})
        with person.sit(people) as own, person.sit(bots) as watching, person.sit(clock) as late:
            own.wait_until(1)
            watching.wait_until(10)
            act_once(own, "before")
            own_postgres.stop(how)
            wait_until(lambda: is_away(person))
            assert person.http.get("/health").status_code == 503
            # What is in memory can still be looked at.
            assert person.http.get(f"/t/{people}").status_code == 200
            number = own.position["number"]
            message = {"type": "act", "id": "during", "revision": own.position["revision"]}
            seat, actions = own.choices()
            own.say({**message, "seat": seat, "action": actions[0]})
            answer = own.wait_for("error")
            assert (answer["code"], answer["id"]) == ("busy", "during")
            own_postgres.start()
            act_once(own, "during")
            assert own.position["number"] > number
            seen = watching.position["number"]
            while watching.position["number"] < seen + 10 and not watching.position["over"]:
                watching.receive()
            while not any(seat["handed"] for seat in late.table.get("seats", [])):
                late.receive()  # its time has run out, whatever the database did meanwhile
            wait_until(lambda: not is_away(person))
            wait_until(lambda: person.http.get("/health").status_code == 200)
        for table in (bots, people, clock):
            assert assert_whole(person, table) > 0
            assert person.http.get(f"/t/{table}").status_code == 200
        assert faults(server) == []
        server.kill()
        server.start()
        for table in (bots, people, clock):
            assert assert_whole(person, table) > 0


def test_a_network_that_is_cut_without_a_word_holds_nobody_for_ever(
    own_postgres: postgres.Postgres,
) -> None:
    assert own_postgres.port is not None
    with network_to(own_postgres.port) as network:
        url = own_postgres.url.replace(str(own_postgres.port), str(network.port))
        with Server(url) as server:
            person = Person(server)
            table = person.open_table("me", "me")
            with person.sit(table) as socket:
                socket.wait_until(1)
                act_once(socket, "before")
                network.cut()
                seat, actions = socket.choices()
                during = {"type": "act", "id": "during", "seat": seat, "action": actions[0]}
                socket.say({**during, "revision": socket.position["revision"]})
                assert socket.wait_for("error")["code"] == "busy"
                wait_until(lambda: is_away(person))
                assert person.http.get("/health").status_code == 503
                network.mend()
                act_once(socket, "during")
                act_once(socket, "after")
            assert assert_whole(person, table) == socket.position["number"]
            assert faults(server) == []
            network.cut()
            server.stop()  # although the database says nothing


def test_a_socket_is_told_to_come_back_later(own_postgres: postgres.Postgres) -> None:
    with Server(own_postgres.url) as server:
        person = Person(server)
        table = person.open_table("me", "me")
        server.kill()
        server.start()  # which knows neither guest nor table yet
        own_postgres.stop()
        with person.sit(table) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert_plain(closed.value.rcvd.reason)
        page = person.http.get(f"/t/{table}")
        assert page.status_code == 503
        assert 'data-page="busy"' in page.text
        own_postgres.start()
        wait_until(lambda: person.http.get(f"/t/{table}").status_code == 200)
        with person.sit(table) as socket:
            socket.wait_until(1)


# Starting


def test_a_database_that_is_not_there_is_an_error_that_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(databases, "STARTING", 0.0)
    nowhere = f"postgresql://tarsas:hush@127.0.0.1:{free_port()}/postgres"
    with pytest.raises(StorageError, match="cannot be opened: ConnectionRefused") as told:
        asyncio.run(Storage(Settings(database=nowhere)).open())
    assert "hush" not in str(told.value)


def test_a_database_that_starts_later_is_waited_for(
    own_postgres: postgres.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "STARTING", PATIENCE)
    own_postgres.stop()

    async def scenario() -> None:
        storage, tried = Storage(Settings(database=own_postgres.url)), asyncio.Event()
        event.listen(storage.engine.sync_engine, "do_connect", lambda *_: tried.set())
        opening = asyncio.create_task(storage.open())
        await tried.wait()
        await asyncio.to_thread(own_postgres.start)
        await opening
        await storage.close()

    asyncio.run(scenario())


def test_several_servers_start_on_an_empty_database(
    own_postgres: postgres.Postgres, tmp_path: Path
) -> None:
    for url in (own_postgres.url, sqlite_url(tmp_path)):
        with (
            running(*SERVE, url) as first,
            running(*SERVE, url) as second,
            running(*SERVE, url) as third,
        ):
            for server in (first, second, third):
                server.wait_for("open at")


# SQLite


@contextmanager
def spoiled(path: Path, how: str) -> Iterator[None]:
    """Take a database's file away for a while, or hold it locked."""
    if how == "deleted":
        away = path.rename(path.with_suffix(".away"))
        yield
        away.rename(path)
    else:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as holder:
            holder.execute("BEGIN EXCLUSIVE")
            yield
            holder.execute("ROLLBACK")


@pytest.mark.parametrize("how", ["deleted", "locked"])
def test_a_sqlite_file_goes_away_and_comes_back(tmp_path: Path, how: str) -> None:
    path = tmp_path / "tarsas.db"
    with Server(sqlite_url(tmp_path)) as server:
        person = Person(server)
        table = person.open_table("me", "me")
        bots = person.open_table("bot:kitten", "bot:kitten", game="pulsar")
        with person.sit(table) as socket, person.sit(bots) as watching:
            socket.wait_until(1)
            watching.wait_until(1)
            with spoiled(path, how):
                seat, actions = socket.choices()
                during = {"type": "act", "id": "during", "seat": seat, "action": actions[0]}
                socket.say({**during, "revision": socket.position["revision"]})
                assert socket.wait_for("error")["code"] == "busy"
                assert person.http.get("/health").status_code == 503
            act_once(socket, "during")
            seen = watching.position["number"]
            while watching.position["number"] < seen + 5 and not watching.position["over"]:
                watching.receive()
        assert assert_whole(person, table) == socket.position["number"]
        wait_until(lambda: person.http.get("/health").status_code == 200)
        assert faults(server) == []


@pytest.mark.parametrize(
    ("trouble", "cure"),
    [("max_page_count=1", "max_page_count=100000"), ("query_only=ON", "query_only=OFF")],
)
def test_a_full_disk_and_a_file_without_rights_are_errors_of_ours(
    trouble: str, cure: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()

        async def become(pragma: str) -> None:
            """Let all connections from now on be of this kind."""
            await storage.engine.dispose()
            event.listen(
                storage.engine.sync_engine,
                "connect",
                lambda connection, _: connection.cursor().execute(f"PRAGMA {pragma}"),
            )

        async def write(name: str) -> None:
            await storage.write((insert(facts).values(name=name, value="x" * 100_000), 1))

        await become(trouble)
        for name in ("a", "b"):
            with pytest.raises(StorageError, match="nothing was changed"):
                await write(name)
        await become(cure)
        await write("a")
        await storage.close()

    asyncio.run(scenario())


# Watching over it


def test_all_who_ask_for_its_health_share_one_trial(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        pulse, tried = Pulse(storage), 0
        check = storage.check

        async def counted() -> None:
            nonlocal tried
            tried += 1
            await check()

        monkeypatch.setattr(storage, "check", counted)
        monkeypatch.setattr(health, "SELDOM", PATIENCE)
        assert await asyncio.gather(*(pulse.trouble() for _ in range(50))) == [None] * 50
        assert tried == 1
        monkeypatch.setattr(health, "SELDOM", 0.0)
        (tmp_path / "tarsas.db").rename(tmp_path / "away.db")
        assert "cannot be saved" in str(await pulse.trouble())
        (tmp_path / "away.db").rename(tmp_path / "tarsas.db")
        assert await pulse.trouble() is None
        assert tried == 3
        await storage.close()

    asyncio.run(scenario())


class Odd:
    """What no driver takes, and some repeat in their errors."""

    def __repr__(self) -> str:
        return "hush"


def test_a_cause_is_logged_once_without_sql_and_without_values(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=database))
        await storage.open()
        odd = literal(Odd(), type_=String())
        for query in (text("SELECT * FROM nowhere"), select(facts).where(facts.c.name == odd)):
            for _ in range(3):
                with pytest.raises(StorageError) as told:
                    await storage.rows(query)
                assert_plain(str(told.value))
        await storage.rows(select(facts))
        await storage.close()

    asyncio.run(scenario())
    said = capsys.readouterr().out
    assert said.count("does not do as asked") == 2
    assert said.count("does as asked again") == 1
    assert "hush" not in said
    assert "SELECT" not in said


# Damage


def test_damaged_tables_harm_nobody(tmp_path: Path) -> None:
    """Whatever is wrong with a table, it is set aside with one line, and the others open."""
    with Server(sqlite_url(tmp_path)) as server:
        person = Person(server)
        ways = {
            "illegal": "UPDATE move SET action = 12345 WHERE table_id = ? AND number = 9",
            "nobody": "UPDATE move SET seat = 5 WHERE table_id = ? AND number = 9",
            "last": "DELETE FROM move WHERE table_id = ? AND number = 9",
            "options": "UPDATE game_table SET options = '{\"territory\": 7}' WHERE id = ?",
            "components": "UPDATE game_table SET components = '{\"oddity\": 7}' WHERE id = ?",
            "players": "UPDATE game_table SET players = 7 WHERE id = ?",
        }
        damaged = {}
        for way in ways:
            damaged[way] = person.open_table("me", "me", clock={"kind": "move", "seconds": 3600})
            with person.sit(damaged[way]) as socket:
                socket.wait_until(1)
                act_once(socket, "one")
        gone = person.open_table("me", "bot:kitten")
        whole = person.open_table("me", "bot:kitten")
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tarsas.db")) as connection, connection:
            for way, change in ways.items():
                connection.execute(change, (damaged[way],))
            connection.execute("UPDATE game_table SET game = 'ludo' WHERE id = ?", (gone,))
        server.start()
        for _ in range(2):
            for table in (*damaged.values(), gone):
                answer = person.http.get(f"/api/tables/{table}")
                assert answer.status_code == 410, answer.text
                assert answer.json()["error"]["code"] == "set_aside"
                for language in ("en", "hu"):
                    page = person.http.get(f"/t/{table}?lang={language}")
                    assert page.status_code == 410
                    assert say("tarsas.web", language, Message("set-aside-help")) in page.text
                with person.sit(table) as socket, pytest.raises(ConnectionClosed) as closed:
                    socket.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4410
        assert person.http.get(f"/t/{whole}").status_code == 200
        shown = [row["id"] for row in person.get("/api/tables?show=mine")]
        assert shown == [whole]
        lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
        told = [line["table"] for line in lines if line["event"] == "a table is set aside"]
        assert sorted(told) == sorted(damaged.values())
        waits = [line["table"] for line in lines if line["event"] == "a table waits for its game"]
        assert waits == [gone]
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tarsas.db")) as connection, connection:
            [why] = connection.execute("SELECT set_aside FROM game_table WHERE id = ?", (gone,))
            assert why == ("",)  # it may come back
            connection.execute("UPDATE game_table SET game = 'marabunta' WHERE id = ?", (gone,))
        server.start()
        assert person.http.get(f"/t/{gone}").status_code == 200
