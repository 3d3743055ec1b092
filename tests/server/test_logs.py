"""The log tells a fault in one line, of all that came nothing that visitors sent, and seldom."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog import DropEvent
from websockets.exceptions import ConnectionClosed

from tarsas.server.logs import Again, kind_of, place_of
from tests.processes import wait_until

from .client import Person, Server, sqlite_url
from .faulty import SECRET, fail

FAULTY = (sys.executable, "-m", "tests.server.faulty")


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("faulty")
    with Server(sqlite_url(folder), "--limits", "0", program=FAULTY) as running:
        yield running


def lines(server: Server) -> list[dict[str, Any]]:
    """Return the log, every line of which must be an object without a secret."""
    said = server.said()
    assert SECRET not in said
    return [json.loads(line) for line in said.split("\n") if line]


def wait_for_line(server: Server, **wanted: str) -> dict[str, Any]:
    """Return the line that has these; it must come."""

    def found() -> list[dict[str, Any]]:
        return [line for line in lines(server) if wanted.items() <= line.items()]

    wait_until(lambda: bool(found()), server.said)
    return found()[0]


@pytest.mark.parametrize(
    ("kind", "event", "fault"),
    [
        ("handler", "a request failed", "ValueError"),
        ("chained", "a request failed", "KeyError from ValueError"),
        ("sql", "a request failed", "sqlalchemy.exc.OperationalError"),
        ("group", "a request failed", "ExceptionGroup from ValueError"),
        ("task", "Task exception was never retrieved", "ValueError"),
        ("thread", "nobody caught an error", "ValueError"),
        ("callback", "Exception in callback", "ValueError"),
    ],
)
def test_a_fault_is_one_line_without_values(
    faulty: Server, kind: str, event: str, fault: str
) -> None:
    guest = Person(faulty)
    guest.http.cookies.set("lang", SECRET)
    guest.http.request("GET", f"/faulty/{kind}/{SECRET}", content=SECRET)
    wait_until(
        lambda: any(
            line["event"].startswith(event) and line.get("fault", "").startswith(fault)
            for line in lines(faulty)
        ),
        faulty.said,
    )


def test_a_fault_says_where_it_was(faulty: Server) -> None:
    Person(faulty).http.get(f"/faulty/handler/{SECRET}")
    line = wait_for_line(faulty, event="a request failed", fault="ValueError")
    assert line["route"] == "/faulty/{kind}/{secret}"
    assert re.fullmatch(r"server/faulty\.py:\d+ in fail", line["place"][0])


def test_what_nobody_awaited_is_one_line(faulty: Server) -> None:
    Person(faulty).http.get(f"/faulty/forgotten/{SECRET}")
    assert wait_for_line(faulty, event="a warning")["kind"] == "RuntimeWarning"


def test_a_socket_that_fails_is_logged_and_closed_with_a_code(faulty: Server) -> None:
    person = Person(faulty)
    with person.sit(person.open_table("me", "me")) as socket:
        socket.say({"type": "ping", "text": SECRET})
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait_for("pong")
    assert closed.value.rcvd is not None
    wait_for_line(faulty, event="a socket failed", fault="ValueError")


def test_a_bot_that_fails_is_logged(faulty: Server) -> None:
    Person(faulty).open_table("bot:kitten", "bot:kitten")
    line = wait_for_line(faulty, event="a bot failed")
    assert line["fault"] == "ValueError"


def test_a_thousand_alike_are_few_lines_and_all_are_counted(faulty: Server) -> None:
    guest = Person(faulty)
    guest.http.get(f"/faulty/handler/{SECRET}")
    before = len(lines(faulty))
    for _ in range(1000):
        guest.http.get(f"/faulty/handler/{SECRET}")
    # How often they came is told once a minute, and a slow machine takes a few.
    assert len(lines(faulty)[before:]) < 20
    counted = re.search(
        r'tarsas_faults_total\{kind="ValueError"\} (\d+)', guest.http.get("/metrics").text
    )
    assert counted
    assert int(counted[1]) >= 1000


def test_what_was_held_back_is_told_in_the_end(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), program=FAULTY) as server:
        guest = Person(server)
        for _ in range(5):
            guest.http.get(f"/faulty/handler/{SECRET}")
        server.stop()
        again = [line for line in lines(server) if line["event"] == "again"]
        assert sum(line["times"] for line in again) == 4
        assert again[0]["of"] == "a request failed"


def test_counting_begins_anew_once_it_is_told() -> None:
    again, line = Again(), {"event": "x", "fault": "KeyError", "place": ["a.py:1 in f"]}
    told = [passes(again, line) for _ in range(3)]
    assert told == [True, False, False]
    assert [times for _, times in again.rest()] == [2]
    assert not passes(again, line)  # one line a minute, and that was it
    assert [times for _, times in again.rest()] == [1]
    assert list(again.rest()) == []
    assert passes(again, line)  # after a quiet minute it is news again


def passes(again: Again, line: dict[str, Any]) -> bool:
    try:
        again.hold_back(None, "error", dict(line))
    except DropEvent:
        return False
    return True


def test_an_error_is_told_by_its_kind_and_place_alone() -> None:
    with pytest.raises(ValueError, match=SECRET) as caught:
        fail()
    told = kind_of(caught.value) + "".join(place_of(caught.value))
    assert told.startswith("ValueError")
    assert SECRET not in told
