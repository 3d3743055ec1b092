"""Real servers on one PostgreSQL: people on different ones play together, and go on if one dies."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from tarsas.core.notation import parse_record
from tarsas.core.record import verify

from . import postgres
from .client import Person, Server, Servers, Socket


def test_four_servers_start_at_once_on_an_empty_database(empty: str) -> None:
    with ExitStack() as opened:
        # A server ends with the thread that started it, so the threads stay.
        pool = opened.enter_context(ThreadPoolExecutor(4))
        started = list(pool.map(lambda _: Server(empty), range(4)))
        for server in started:
            opened.enter_context(server)
        people = [Person(server) for server in started]
        table = people[0].open_table("me", "me")
        assert {person.get(f"/api/tables/{table}")["id"] for person in people} == {table}


def test_two_people_on_two_servers_and_a_bot_play_a_whole_game(empty: str) -> None:
    with Servers(empty, 2) as found:
        first, second = [Person(server) for server in found.all]
        table = first.open_table("me", "bot:kitten", "open", game="ankhor")
        second.post(f"/api/tables/{table}/seats/2", {"do": "take"})
        with first.sit(table) as one, second.sit(table) as two:
            play_to_the_end([one, two])
            assert one.position["scores"] == two.position["scores"]
            assert one.position["seed"] == two.position["seed"]
        for person in (first, second):
            record = parse_record(person.http.get(f"/api/tables/{table}/record").text)
            assert verify(record) == []


def play_to_the_end(sockets: list[Socket]) -> None:
    """Let people act whenever they can; who is refused as stale takes the next position."""
    for socket in sockets:
        socket.wait_until(0)
    while not all(socket.position["over"] for socket in sockets):
        able = [socket for socket in sockets if socket.position["choices"]]
        if not able:
            min(sockets, key=lambda socket: socket.position["revision"]).receive()
            continue
        seat, actions = able[0].choices()
        before = able[0].position["revision"]
        answer = able[0].act(seat, actions[-1])
        if answer.get("code") == "too_fast":
            time.sleep(0.5)  # only time makes the server take more
            continue
        assert answer.get("code", "stale") == "stale", answer
        revision = answer["revision"] if answer["type"] == "ack" else before + 1
        for socket in sockets:
            socket.wait_until(revision)


def test_bots_go_on_elsewhere_when_their_server_is_killed(empty: str) -> None:
    with Servers(empty, 2, "--bot-pause", "0.1") as found:
        first, second = [Person(server) for server in found.all]
        table = first.open_table("bot:kitten", "bot:kitten")
        with second.sit(table) as socket:
            socket.wait_until(socket.wait_until(1)["revision"] + 3)
            found.all[0].kill()
            while not socket.position["over"]:
                socket.receive()


def test_a_server_that_hears_nothing_any_more_listens_anew(empty: str) -> None:
    with Servers(empty, 2) as found:
        first, second = [Person(server) for server in found.all]
        table = first.open_table("me", "open")
        second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        with first.sit(table) as one, second.sit(table) as two:
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%notify%'"
            )
            for _ in range(3):
                one.wait_until(two.wait_until(one.wait_until(1)["revision"])["revision"])
                mover = one if one.position["choices"] else two
                postgres.run_alone(empty, cut + " AND pid <> pg_backend_pid()")
                answer = mover.act(*[mover.choices()[0], mover.choices()[1][0]])
                for socket in (one, two):
                    socket.wait_until(answer["revision"])


def test_a_person_who_asks_another_server_each_time_sees_what_was_done(empty: str) -> None:
    with Servers(empty, 2) as found:
        first, second = Person(found), Person(found)
        table = first.open_table("me", "open")
        for _ in range(5):
            second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
            assert second.get(f"/api/tables/{table}")["seats"][1]["mine"]
            assert not first.get(f"/api/tables/{table}")["seats"][1]["mine"]
            second.post(f"/api/tables/{table}/seats/1", {"do": "leave"})
            assert not second.get(f"/api/tables/{table}")["seats"][1]["mine"]
        with first.sit(table) as one, second.sit(table) as two:
            one.say({"type": "chat", "text": "hello"})
            while not any(said["type"] == "chat" and said["lines"] for said in two.others):
                two.receive()
