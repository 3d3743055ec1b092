"""Seats and the links to them: only people sit down, and who opened a table can free its seats."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tarsas.bots.levels import LEVELS
from tarsas.core.text import LANGUAGES, Message, say
from tarsas.server.identity import Identity
from tarsas.server.recovery import RenewedError, recovery_of, renew, whose
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.table.seats import Seat, SeatError
from tests.processes import PATIENCE

from .client import Json, Person, Server, sqlite_url


def seats_of(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.get(f"/api/tables/{table}")["seats"]
    return found


def link_to(person: Person, table: str, seat: int) -> str:
    """Return the path of an invitation, as who opened the table sees it."""
    return httpx.URL(seats_of(person, table)[seat]["invitation"]).raw_path.decode()


def do(person: Person, table: str, seat: int, deed: str, **more: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/seats/{seat}", json={"do": deed, **more})


# Seats alone


def test_a_seat_that_is_left_is_as_free_as_before() -> None:
    for kind, code in (("open", ""), ("invited", "secret")):
        seat = Seat(kind, code=code)
        seat.take("anna", "Anna", code)
        seat.leave("anna")
        assert seat == Seat(kind, code=code)


@pytest.mark.parametrize(
    "taken", [Seat("person", "anna", "Anna", "kitten", True), Seat("bot", level="master")]
)
def test_a_freed_seat_is_kept_for_who_has_its_new_link(taken: Seat) -> None:
    for too_early in (taken.open_up, lambda: taken.give_to_bot("club", "Zizi bot")):
        with pytest.raises(SeatError, match="free it first"):
            too_early()
    taken.free("new")
    assert taken == Seat("invited", code="new")
    with pytest.raises(SeatError, match="who has its link"):
        taken.take("anna", "Anna", "old")
    taken.open_up()
    assert taken == Seat("open")
    taken.give_to_bot("club", "Zizi bot")
    assert taken == Seat("bot", level="club", name="Zizi bot")


# Who opened the table


def test_who_opened_the_table_frees_any_seat(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited", "bot:kitten", game="cats")
    old = link_to(first, table, 1)
    assert second.http.post(old).status_code == 303
    with second.sit(table) as socket:
        assert socket.wait_for("table")["seats"][1]["mine"]
        assert do(first, table, 1, "free").status_code == 200
        while socket.table["seats"][1]["mine"]:
            socket.receive()
        assert not socket.table["owner"]
    assert do(first, table, 2, "free").status_code == 200
    assert [seat["kind"] for seat in seats_of(first, table)] == ["person", "invited", "invited"]
    assert second.http.post(old).status_code == 409
    assert second.http.post(link_to(first, table, 1)).status_code == 303
    assert seats_of(second, table)[1]["mine"]


@pytest.mark.parametrize("deed", ["free", "open", "bot"])
def test_nobody_else_frees_opens_or_fills_seats(first: Person, second: Person, deed: str) -> None:
    table = first.open_table("me", "invited", "open", game="cats")
    for seat in range(3):
        assert do(second, table, seat, deed).status_code == 409
    assert [seat["kind"] for seat in seats_of(first, table)] == ["person", "invited", "open"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_free_seat_becomes_a_bots_and_is_freed_again(first: Person, level: str) -> None:
    table = first.open_table("me", "invited", options={"start": "blue"})
    with first.sit(table) as socket:
        assert do(first, table, 1, "bot", level=level).status_code == 200
        while 0 not in socket.position.get("acting", []):  # the bot plays
            socket.receive()
    assert seats_of(first, table)[1]["kind"] == "bot"
    assert do(first, table, 1, "bot").status_code == 409, "it is taken"
    assert do(first, table, 1, "open").status_code == 409
    assert do(first, table, 1, "free").status_code == 200
    assert do(first, table, 1, "open").status_code == 200
    assert seats_of(first, table)[1]["kind"] == "open"


# An invitation


PREVIEW = {"User-Agent": "facebookexternalhit/1.1", "Accept": "text/html"}


@pytest.mark.parametrize("kind", ["open", "invited"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_a_preview_takes_no_seat(first: Person, kind: str, method: str) -> None:
    table = first.open_table("me", kind)
    address = first.server.url + link_to(first, table, 1)
    httpx.request(method, address, headers=PREVIEW, follow_redirects=True, timeout=PATIENCE)
    assert seats_of(first, table)[1]["kind"] == kind


def test_another_site_seats_nobody(first: Person, second: Person) -> None:
    table = first.open_table("me", "invited")
    for origin in ("https://evil.example", "null"):
        answer = second.http.post(link_to(first, table, 1), headers={"Origin": origin})
        assert answer.status_code == 403
    assert seats_of(first, table)[1]["kind"] == "invited"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_how_the_seat_stands(
    first: Person, second: Person, language: str
) -> None:
    def words(name: str, **given: str) -> str:
        return say("tarsas.web", language, Message(name, given))

    first.post("/api/me", {"name": "Anna"})
    table = first.open_table("me", "invited")
    link = link_to(first, table, 1)
    asked = f"{link}?lang={language}"
    page = second.http.get(asked).text
    assert words("invitation-by", who="Anna", game="Marabunta") in page
    assert f'value="{second.me["name"]}"' in page
    assert words("sit-down") in page
    refused = second.http.post(asked, data={"name": "\u200b "})
    assert refused.status_code == 400
    assert words("name-refused", most="24").split("24")[1] in refused.text
    assert seats_of(first, table)[1]["kind"] == "invited"
    seated = second.http.post(asked, data={"name": " Bea "}, follow_redirects=False)
    assert seated.status_code == 303
    assert seats_of(second, table)[1]["name"] == "Bea"
    assert second.http.get(asked, follow_redirects=False).headers["location"] == f"/t/{table}"
    third = Person(first.server)
    for answer in (third.http.get(asked), third.http.post(asked, data={"name": "Cili"})):
        assert words("invitation-taken") in answer.text
        assert "Bea" in answer.text
        assert f'href="/t/{table}"' in answer.text
    first.post(f"/api/tables/{table}/seats/1", {"do": "free"})
    assert words("invitation-renewed") in third.http.get(asked).text


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("wrong", ["9/x", "-1/x", "99999999999999999999/x", "9", "x/y"])
def test_a_seat_that_is_not_there_is_not_found(first: Person, method: str, wrong: str) -> None:
    table = first.open_table("me", "invited")
    assert first.http.request(method, f"/t/{table}/join/{wrong}").status_code == 404


@pytest.mark.parametrize("body", [b"", b"name", b"\xff=%ff", b"{}", b"name=%00", b"x=1&" * 9999])
def test_no_form_is_too_strange(first: Person, second: Person, body: bytes) -> None:
    table = first.open_table("me", "invited")
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = second.http.post(link_to(first, table, 1), content=body, headers=kind)
    assert answer.status_code in (303, 400)


# The way to another device


def test_a_renewed_link_is_the_only_one(server: Server) -> None:
    here, there = Person(server), Person(server)
    links = [here.me["recovery"]]
    for _ in range(3):
        links.append(here.post("/api/me/link", {})["recovery"])
        assert here.get("/api/me")["recovery"] == links[-1]
    assert len(set(links)) == len(links)
    for link in links[:-1]:
        path = httpx.URL(link).raw_path.decode()
        for answer in (there.http.get(path), there.http.post(path)):
            assert answer.status_code == 410
            assert say("tarsas.web", "en", Message("recovery-renewed")) in answer.text
    assert there.get("/api/me") == there.me
    there.http.post(httpx.URL(links[-1]).raw_path.decode())
    assert there.get("/api/me")["id"] == here.me["id"]


def test_the_link_asks_before_it_replaces_a_visitor(server: Server) -> None:
    here, there = Person(server), Person(server)
    here.post("/api/me", {"name": "Anna"})
    there.post("/api/me", {"name": "Bea"})
    path = httpx.URL(here.me["recovery"]).raw_path.decode()
    page = there.http.get(path).text
    assert say("tarsas.web", "en", Message("recovery-ask", {"there": "Anna"})) in page
    assert say("tarsas.web", "en", Message("recovery-stay", {"here": "Bea"})) in page
    assert there.me["recovery"] in page, "the way back"
    assert (
        say("tarsas.web", "en", Message("recovery-same", {"there": "Anna"}))
        in here.http.get(path).text
    )
    fresh = httpx.get(server.url + path, timeout=PATIENCE)
    assert fresh.status_code == 200
    assert "set-cookie" not in fresh.headers, "nobody is made by a preview"
    another_site = there.http.post(path, headers={"Origin": "https://evil.example"})
    assert another_site.status_code == 403
    assert there.get("/api/me")["name"] == "Bea"


def test_links_of_the_last_release_work_until_renewed(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        identity = Identity(storage, "secret")
        guest = await identity.welcome()
        old = identity.sign("recovery", guest.id)  # as it was made
        assert recovery_of(identity, guest) == old
        assert await whose(identity, old) == guest
        guest = await renew(identity, guest)
        with pytest.raises(RenewedError):
            await whose(identity, old)
        assert await whose(identity, recovery_of(identity, guest)) == guest
        cookie = identity.sign("cookie", guest.id)
        assert await identity.recognise("cookie", cookie) == guest
        for wrong in ("", ".", ":", "x:1.y", cookie, old.replace(".", ":1.")):
            assert await whose(identity, wrong) is None
        await storage.close()

    asyncio.run(scenario())
