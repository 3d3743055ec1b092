"""Who may look at a table: every way to see one honours what was chosen when it was opened."""

import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Person
from .test_table import play_to_the_end

CLOSED = 4432
UNSEEN = {  # routes of a table that show nothing of it
    "/api/tables/{identity}/seats/{seat}": "a friend may come by its link",
}


def ways_in(person: Person, table: str) -> list[tuple[str, str]]:
    """Return every request about a table that the server knows, and its page."""
    known = person.get("/schema/openapi.json")["paths"]
    found = [
        (method.upper(), re.sub(r"{identity}|{table}", table, path).replace("{number}", "0"))
        for path, methods in known.items()
        if path.startswith("/api/tables/{") and path not in UNSEEN
        for method in methods
    ]
    assert len(found) >= 7
    return [*found, ("GET", f"/t/{table}")]


def ask(person: Person, way: tuple[str, str]) -> httpx.Response:
    method, path = way
    return person.http.request(method, path, json={} if method == "POST" else None)


def code_of(person: Person, table: str) -> int:
    """Return the code by which the socket is closed; 0 if it is not."""
    with person.sit(table) as socket:
        try:
            socket.wait_for("table")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
    return 0


def test_a_closed_table_shows_itself_to_its_people_alone(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited", audience="closed")
    stranger = Person(first.server)
    link = first.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    assert second.http.post(link.replace(first.server.url, "")).status_code == 303
    for way in ways_in(first, table):
        assert ask(stranger, way).status_code == 403, way
        for person in (first, second):
            assert ask(person, way).status_code != 403, way
    assert code_of(stranger, table) == CLOSED
    assert code_of(second, table) == 0
    assert "This table is closed" in stranger.http.get(f"/t/{table}").text


def test_a_seat_of_a_closed_table_is_no_way_to_look_at_it(first: Person) -> None:
    table = first.open_table("me", "invited", audience="closed")
    stranger = Person(first.server)
    for deed in ("leave", "bot", "back", "free", "open"):
        path = f"/api/tables/{table}/seats/1"
        assert stranger.http.post(path, json={"do": deed}).status_code == 403
    refused = stranger.http.post(f"/api/tables/{table}/seats/1", json={"do": "take"})
    assert refused.status_code == 409
    page = stranger.http.get(f"/t/{table}/join/1/wrong")
    assert first.me["name"] not in page.text
    assert f'href="/t/{table}"' not in page.text


@pytest.mark.parametrize("audience", ["link", "public"])
def test_other_tables_are_seen_by_who_has_the_address(first: Person, audience: str) -> None:
    table = first.open_table("me", "me", audience=audience)
    stranger = Person(first.server)
    for way in ways_in(first, table):
        assert ask(stranger, way).status_code != 403, way
    assert code_of(stranger, table) == 0
    assert stranger.get(f"/api/tables/{table}")["audience"] == audience


def test_who_loses_the_seat_at_a_closed_table_sees_no_more_of_it(
    first: Person, second: Person
) -> None:
    table = first.open_table("me", "open", audience="closed")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    with second.sit(table) as socket:
        socket.wait_until(1)
        first.post(f"/api/tables/{table}/seats/1", {"do": "free"})
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait_for("the end")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == CLOSED


def test_a_free_seat_at_a_closed_table_is_offered_by_its_own_page(first: Person) -> None:
    table = first.open_table("me", "open", audience="closed")
    stranger = Person(first.server)
    [row] = [row for row in stranger.get("/api/tables?show=open") if row["id"] == table]
    assert row["url"] == f"/t/{table}/join/1"
    assert stranger.http.post(row["url"]).status_code == 303
    assert stranger.get(f"/api/tables/{table}")["seats"][1]["mine"]


@pytest.mark.parametrize("audience", ["link", "public"])
def test_an_invitation_that_was_used_offers_to_watch(
    first: Person, second: Person, audience: str
) -> None:
    table = first.open_table("me", "invited", audience=audience)
    link = first.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    path = link.replace(first.server.url, "")
    assert second.http.post(path).status_code == 303
    page = Person(first.server).http.get(path)
    assert "This seat is taken" in page.text
    assert f'href="/t/{table}"' in page.text


def test_a_used_invitation_to_a_closed_table_leads_home(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited", audience="closed")
    link = first.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    path = link.replace(first.server.url, "")
    assert second.http.post(path).status_code == 303
    page = Person(first.server).http.get(path).text
    assert "This seat is taken" in page
    assert f'href="/t/{table}"' not in page
    assert 'href="/"' in page


def test_a_rematch_keeps_the_audience_and_the_bots_by_their_names(first: Person) -> None:
    table = first.open_table("me", "bot:kitten", audience="closed")
    with first.sit(table) as socket:
        play_to_the_end([socket], last_choice=True)
    old = first.get(f"/api/tables/{table}")
    new = first.get(f"/api/tables/{first.post(f'/api/tables/{table}/rematch', {})['id']}")
    assert new["audience"] == "closed"
    assert new["begun"]
    names = [[seat["name"] for seat in told["seats"]] for told in (old, new)]
    assert names[0] == names[1]


def test_no_other_audience_is_known(first: Person) -> None:
    wanted = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}] * 2}
    refused = first.http.post("/api/tables", json={**wanted, "audience": "everybody"})
    assert refused.status_code == 400
    assert "link, public, closed" in refused.text
