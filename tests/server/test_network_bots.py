"""Bots over the network: a token of their own, a seat, a whole game; and how they are deleted."""

import io
import json
import re
import runpy
import sys
import threading
import zipfile
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from tests.processes import running

from .client import Person, Server, Socket, sqlite_url
from .test_mine import rows_of

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "net_bot.py"


def make_bot(person: Person, name: str = "Alfa") -> str:
    """Make a bot on the page, and return the token that it shows."""
    page = person.http.post("/mine/bots", data={"name": name})
    assert page.status_code == 200, page.text[-300:]
    found = re.search(r'id="token"[^>]*>([^<]+)<', page.text)
    assert found
    return found[1]


class Bot(Person):
    """A program that logs in with a token."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.http = server.client()
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.me = self.get("/api/me")

    def listen(self, table: str) -> Socket:
        address = f"ws://127.0.0.1:{self.server.port}/t/{table}/socket?view=bare"
        socket = Socket(address, {"Authorization": self.http.headers["Authorization"]})
        self.server.opened.callback(socket.close)
        return socket


def bot_id(person: Person) -> str:
    found = re.search(r"/mine/bots/([^/]+)/delete", person.http.get("/mine").text)
    assert found
    return found[1]


def test_the_documented_client_plays_a_whole_game(server: Server, first: Person) -> None:
    token = make_bot(first, "Beta")
    table = first.open_table("bot:kitten", "invited")
    link = first.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    with running(sys.executable, CLIENT, server.url, token, link) as client:
        assert client.wait() == 0, client.complained()
        assert "ranks: [" in client.printed()
    seat = first.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["name"], seat["program"], seat["level"]) == ("Beta bot", True, "Network bot")


def test_the_documented_client_finds_an_open_seat(tmp_path: Path) -> None:
    # Others leave open seats at a server they share, beside people who do not play.
    with Server(sqlite_url(tmp_path), "--limits", "0") as server:
        first = Person(server)
        token = make_bot(first)
        with running(sys.executable, CLIENT, server.url, token) as client:
            assert client.wait() == 1
            assert "no open seat" in client.complained()
        table = first.open_table("bot:kitten", "open")
        with running(sys.executable, CLIENT, server.url, token) as client:
            assert client.wait() == 0, client.complained()
            assert "ranks: [" in client.printed()
        assert first.get(f"/api/tables/{table}")["over"]


@pytest.mark.parametrize("code", ["busy", "too_fast"])
def test_the_documented_client_says_once_more_what_was_not_done(code: str) -> None:
    heard: list[str | bytes] = []

    def refuse_once(client: ServerConnection) -> None:
        position = {"type": "position", "revision": 0, "over": False, "ranks": []}
        client.send(json.dumps({**position, "choices": [{"seat": 1, "actions": list(range(99))}]}))
        heard.append(client.recv())
        client.send(json.dumps({"type": "error", "code": code, "id": json.loads(heard[0])["id"]}))
        heard.append(client.recv())
        client.send(json.dumps({**position, "over": True, "choices": [], "ranks": [2, 1]}))

    with serve(refuse_once, "127.0.0.1", 0) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        port = listening.socket.getsockname()[1]
        play = runpy.run_path(str(CLIENT))["play"]
        assert play(f"http://127.0.0.1:{port}", {}, "x") == [2, 1]
    assert heard[0] == heard[1]


def test_a_bot_is_a_guest_of_its_own_whose_name_says_what_it_is(
    server: Server, first: Person
) -> None:
    bot = Bot(server, make_bot(first, "  Gamma "))
    assert bot.me["name"] == "Gamma bot"
    assert bot.me["id"] != first.me["id"]
    assert bot.post("/api/me", {"name": "Anna"})["name"] == "Anna bot"
    assert bot.post("/api/me", {"name": "Delta Bot"})["name"] == "Delta Bot"
    table = first.open_table("me", "open")
    bot.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    row = next(row for row in first.get("/api/tables?show=mine") if row["id"] == table)
    assert row["seats"][1]["name"] == "Delta Bot"


def test_results_against_a_bot_are_not_those_against_people(server: Server, first: Person) -> None:
    bot = Bot(server, make_bot(first))
    table = first.open_table("me", "open")
    bot.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    bot.post(f"/api/tables/{table}/seats/1", {"do": "resign"})
    found = rows_of(server, "SELECT rivals FROM result WHERE table_id=? ORDER BY seat", table)
    assert [json.loads(row[0]) for row in found] == [["program"], ["person"]]
    assert "Network bot" in first.http.get("/mine?lang=en").text


def test_a_token_is_kept_as_a_hash_alone(server: Server, first: Person) -> None:
    token = make_bot(first)
    assert token not in first.http.get("/mine").text
    (row,) = rows_of(server, "SELECT * FROM bot WHERE guest=?", first.me["id"])
    assert not any(str(value) in token for value in row if len(str(value)) > 26)
    assert token not in server.said()


def test_a_deleted_bot_is_sent_away_and_comes_in_no_more(server: Server, first: Person) -> None:
    token = make_bot(first)
    bot = Bot(server, token)
    table = first.open_table("me", "open")
    bot.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with bot.listen(table) as socket:
        socket.wait_for("position")
        answer = first.http.post(f"/mine/bots/{bot.me['id']}/delete")
        assert answer.status_code == 303
        with pytest.raises(ConnectionClosed):
            socket.wait_for("never")
    refused = bot.http.get("/api/me")
    assert (refused.status_code, refused.json()["error"]["code"]) == (401, "token")
    with bot.listen(table) as again, pytest.raises(ConnectionClosed, match="4403"):
        again.receive()
    assert first.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
    assert not rows_of(server, "SELECT * FROM bot WHERE guest=?", first.me["id"])


@pytest.mark.parametrize("token", ["x", "nobody-b:x.0123456789", "é"])
def test_a_token_that_is_not_ours_is_refused(server: Server, token: str) -> None:
    header = f"Bearer {token}".encode()
    answer = httpx.get(f"{server.url}/api/me?lang=hu", headers={b"Authorization": header})
    assert answer.status_code == 401
    assert answer.json()["error"]["text"].startswith("Ezt a tokent")


def test_nobody_deletes_a_bot_of_somebody_else(first: Person, second: Person) -> None:
    make_bot(first)
    assert second.http.post(f"/mine/bots/{bot_id(first)}/delete").status_code == 404
    assert bot_id(first)


def test_a_bot_makes_no_bots_and_nobody_makes_too_many(server: Server, first: Person) -> None:
    bot = Bot(server, make_bot(first))
    assert bot.http.post("/mine/bots", data={"name": "x"}).status_code == 400
    for number in range(9):
        make_bot(first, f"N{number}")
    assert first.http.post("/mine/bots", data={"name": "one more"}).status_code == 400
    assert first.http.post("/mine/bots", data={"name": "x" * 30}).status_code == 400


def test_bots_are_exported_and_deleted_with_their_guest(server: Server, first: Person) -> None:
    bot = Bot(server, make_bot(first, "Epsilon"))
    data = zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content))
    told = data.read("tarsas.json").decode()
    assert [one["name"] for one in json.loads(told)["bots"]] == ["Epsilon bot"]
    assert "hash" not in told
    first.post("/api/me/forget", {})
    assert bot.http.get("/api/me").status_code == 401
    assert not rows_of(server, "SELECT * FROM guest WHERE id=?", bot.me["id"])
