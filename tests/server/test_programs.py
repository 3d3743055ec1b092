"""Programs of the host among the levels of bots: chosen, played against, replaced if they fail."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarsas.core.errors import TarsasError
from tarsas.server.settings import read_programs
from tests.processes import children, command_line, is_running, wait_until

from .client import Person, Server, Socket, sqlite_url

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py"
BROKEN = "print('tarsas-bot 1 Broken', flush=True); input(); input(); input(); 1 / 0"
ILLEGAL = (
    "print('tarsas-bot 1 Cheat', flush=True)\n"
    "while True: input().startswith('go') and print('best 999999', flush=True)"
)


def script(body: str) -> str:
    return f"cmd:0.1s:{shlex.join([sys.executable, '-I', '-S', '-c', body])}"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots of its host: a good one, and two that fail."""
    bots = {
        "Any move": f"cmd:{sys.executable} {EXAMPLE}",
        "Broken": script(BROKEN),
        "Cheat": script(ILLEGAL),
    }
    given = [word for name, program in bots.items() for word in ("--bot", f"{name}={program}")]
    with Server(sqlite_url(tmp_path_factory.mktemp("host")), "--limits", "0", *given) as running:
        yield running


def played_out(socket: Socket) -> None:
    while not socket.position.get("over"):
        socket.receive()


def test_a_hosts_program_can_be_chosen_and_plays_a_whole_game(host: Server) -> None:
    person = Person(host)
    assert {"id": "Any move", "name": "Any move"} in person.get("/api/levels")
    assert '<option value="Any move">Any move</option>' in person.http.get("/new/marabunta").text
    table = person.open_table("bot:Any move", "bot:kitten")
    with person.sit(table) as socket:
        played_out(socket)
        assert socket.table["seats"][0]["level"] == "Any move"
        assert socket.table["seats"][0]["name"].endswith(" bot")
    assert "(Any move)" in person.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize(
    ("level", "said", "logged"),
    [
        ("Broken", "Broken broke down. A kitten plays on.", "ZeroDivisionError"),
        ("Cheat", "Cheat tried an illegal move. A kitten plays on.", "999999"),
    ],
)
def test_a_program_that_fails_loses_its_seat_and_everybody_reads_why(
    host: Server, level: str, said: str, logged: str
) -> None:
    person = Person(host)
    table = person.open_table(f"bot:{level}", "bot:kitten")
    with person.sit(table) as socket:
        played_out(socket)
    seat = person.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["level"], seat["fault"]) == ("Kitten bot", said)
    hungarian = person.get(f"/api/tables/{table}?lang=hu")["seats"][0]["fault"]
    assert hungarian.endswith("egy kiscica játszik tovább.")
    told = [line for line in host.said().splitlines() if table in line]
    assert any("a bot lost its seat to a kitten" in line and logged in line for line in told)


def test_a_seat_can_be_handed_to_a_program(host: Server) -> None:
    person = Person(host)
    table = person.open_table("me", "bot:kitten")
    with person.sit(table) as socket:
        person.post(f"/api/tables/{table}/seats/0", {"do": "bot", "level": "Any move"})
        played_out(socket)


def test_a_level_that_there_is_not_is_refused_with_those_there_are(host: Server) -> None:
    seats = [{"kind": "bot", "level": "Nobody"}, {"kind": "me"}]
    wanted = {"game": "marabunta", "players": 2, "seats": seats}
    answer = Person(host).http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert "Any move" in answer.json()["error"]["message"]


def test_programs_end_with_the_server_and_are_missed_afterwards(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    program = f"Any move=cmd:{sys.executable} {EXAMPLE}"
    with Server(database, "--bot", program) as server:
        person = Person(server)
        table = person.open_table("me", "bot:Any move")
        with person.sit(table) as socket:
            play_until(socket, lambda: len(log_of(person, table, 1)) > 3)
        running = [p for p in children(server.program.pid) if str(EXAMPLE) in command_line(p)]
        assert running
        server.stop()
        wait_until(lambda: not any(map(is_running, running)))
        server.command = [word for word in server.command if word not in ("--bot", program)]
        server.start()
        with person.sit(table) as socket:
            play_until(socket, lambda: bool(socket.table["seats"][1]["fault"]))
            assert "Any move is not here any more." in socket.table["seats"][1]["fault"]


def log_of(person: Person, table: str, seat: int) -> list[str]:
    text = person.http.get(f"/api/tables/{table}/record").text
    return [line for line in text.splitlines() if f" {('red', 'blue')[seat]}:" in line]


def play_until(socket: Socket, done: object) -> None:
    """Let the person play any moves until something has happened."""
    assert callable(done)
    socket.wait_for("table")
    socket.wait_for("position")
    while not done():
        if socket.position["choices"]:
            seat, actions = socket.choices()
            socket.act(seat, actions[0])
            socket.wait_until(socket.position["revision"])
        else:
            socket.receive()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["mybot"], "expected NAME=cmd:PROGRAM"),
        (["A=./mybot"], "expected NAME=cmd:PROGRAM"),
        (["=cmd:python3"], "--bot"),
        (["kitten=cmd:python3"], "there is a bot kitten already"),
        (["Person=cmd:python3"], "there is a bot Person already"),
        (["A=cmd:python3", "a=cmd:python3"], "there is a bot a already"),
        ([f"{'x' * 21}=cmd:python3"], "20"),
        (["mcts:x=cmd:python3"], "a name has no colon"),
        (["A=cmd:./no-such-bot"], "there is no program"),
    ],
)
def test_a_program_that_cannot_be_meant_is_refused(given: list[str], message: str) -> None:
    with pytest.raises(TarsasError, match=message):
        read_programs(given)
