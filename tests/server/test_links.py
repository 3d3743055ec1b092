"""Links begin with the configured address, or with a plain host: a forged one leads nowhere."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from tarsas.core.errors import TarsasError
from tarsas.server.asking import base_of
from tarsas.server.settings import read_address
from tests.processes import PATIENCE

from .client import Json, Person, Server, sqlite_url

ADDRESS = "https://games.example"
FORGED = ("a@evil.example", "evil.example:x", "evil.example:", "evil.example,b")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows its address."""
    database = sqlite_url(tmp_path_factory.mktemp("named"))
    with Server(database, "--address", f"{ADDRESS}/") as running:
        yield running


def asked_as(person: Person, host: str) -> Iterator[str]:
    """Return all that a server answers to somebody who asks by a host."""
    table = person.open_table("me", "invited", "open", game="cats")
    for path in ("/api/me", f"/api/tables/{table}", "/", f"/t/{table}", "/new/cats", "/nothing"):
        answer = person.http.get(path, headers={"Host": host})
        assert answer.status_code == (404 if path == "/nothing" else 200)
        yield answer.text + str(answer.headers)


def links(answer: Json) -> list[str]:
    """Return the links in an answer of the API: the recovery link, or the invitations."""
    if "recovery" in answer:
        return [answer["recovery"]]
    return [seat["invitation"] for seat in answer["seats"] if seat["invitation"]]


@pytest.mark.parametrize("host", FORGED)
def test_a_forged_host_is_in_no_link(first: Person, host: str) -> None:
    for answer in asked_as(first, host):
        assert "evil" not in answer
    me = first.http.get("/api/me", headers={"Host": host}).json()
    assert me["recovery"].startswith("/me/")


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_links_are_paths_where_the_host_is_no_plain_one(kind: str) -> None:
    def base(host: str) -> str:
        scheme = "https" if kind == "http" else "wss"
        scope: Any = {"type": kind, "headers": [(b"host", host.encode())], "scheme": scheme}
        scope["litestar_app"] = SimpleNamespace(state=SimpleNamespace(address="", home=""))
        return base_of(ASGIConnection(scope))

    for host in (*FORGED, "", "a/b", "a?b", "a#b", "a b", "a\\b", "á.example", "[a/b]"):
        assert base(host) == ""
    assert base("games.example") == "https://games.example"


@pytest.mark.parametrize(
    ("host", "begins"),
    [
        ("localhost:8000", "http://192.168.1.7:8000"),
        ("127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("[::1]:8000", "http://192.168.1.7:8000"),
        ("games.example", "http://games.example"),
    ],
)
def test_who_sits_at_the_machine_invites_by_its_address_in_the_network(
    host: str, begins: str
) -> None:
    scope: Any = {"type": "http", "headers": [(b"host", host.encode())], "scheme": "http"}
    state = SimpleNamespace(address="", home="http://192.168.1.7:8000")
    scope["litestar_app"] = SimpleNamespace(state=state)
    assert base_of(ASGIConnection(scope)) == begins


@pytest.mark.parametrize("host", ["table.example", "192.168.1.7:8000", "[::1]:8000"])
def test_a_plain_host_begins_the_links(first: Person, host: str) -> None:
    for path in ("/api/me", f"/api/tables/{first.open_table('me', 'invited')}"):
        answer = first.http.get(path, headers={"Host": host}).json()
        assert links(answer)
        assert all(link.startswith(f"http://{host}/") for link in links(answer))


@pytest.mark.parametrize("host", ["evil.example", *FORGED])
def test_the_configured_address_begins_all_links(named: Server, host: str) -> None:
    person = person_at(named)
    me, _, home, *_ = answers = list(asked_as(person, host))
    assert not [answer for answer in answers if "evil" in answer]
    assert f'"{ADDRESS}/me/' in me
    assert f'data-copy="{ADDRESS}/me/' in home
    with person.sit(person.open_table("me", "invited")) as socket:
        told = links(socket.wait_for("table"))
        assert told
        assert all(link.startswith(f"{ADDRESS}/t/") for link in told)


def test_the_cookie_is_as_secure_as_the_address(named: Server, server: Server) -> None:
    for running, secure in ((named, True), (server, False)):
        cookie = httpx.get(f"{running.url}/api/me", timeout=PATIENCE).headers["set-cookie"]
        assert ("Secure" in cookie) == secure


def test_behind_a_proxy_our_own_pages_are_known_by_the_address(named: Server) -> None:
    person = person_at(named)
    for origin, status in ((ADDRESS, 200), (named.url, 200), ("https://evil.example", 403)):
        answer = person.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize(
    "wrong",
    ["games.example", "ftp://games.example", "https://", "https://a.example/b", "https://a b"],
)
def test_an_address_that_cannot_begin_a_link_is_refused(wrong: str) -> None:
    with pytest.raises(TarsasError, match="expected one like https://"):
        read_address(wrong)


def person_at(named: Server) -> Person:
    """Return somebody who keeps a secure cookie, as a browser behind a proxy does."""
    person = Person(named)
    for cookie in person.http.cookies.jar:
        cookie.secure = False
    return person
