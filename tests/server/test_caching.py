"""What may be kept by a browser or a proxy, and what must not: every route says it."""

import hashlib
import random
import re
from collections.abc import Iterator

import httpx
import pytest

from tarsas.core.text import LANGUAGES
from tarsas.server.pages import manifest

from .client import Person, Server
from .malformed import Asked, ask, fill, http_routes

GETS = [path for method, path, _ in http_routes() if method == "GET"]
HASHED = re.compile(r"/static/assets/.+-[\w-]{8}\.\w+")


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server)


def known(person: Person) -> dict[str, str]:
    built = manifest()["main.ts"]["file"]
    return {
        "identity": person.open_table("me", "open"),
        "name": "marabunta",
        "number": "0",
        "seat": "1",
        "picture": "cover-dark.svg",
        "file_path": str(built),
    }


def answers(person: Person, path: str) -> Iterator[httpx.Response]:
    """Yield what readers of every language get, by their cookie and by their browser."""
    for language in LANGUAGES:
        person.http.cookies.delete("lang")
        yield person.http.get(path, headers={"Accept-Language": language})
        person.http.cookies.set("lang", language)
        yield person.http.get(path, headers={"Accept-Language": "xx"})
    person.http.cookies.delete("lang")


@pytest.mark.parametrize("route", GETS)
def test_every_answer_says_whether_it_may_be_kept(person: Person, route: str) -> None:
    person.http.cookies.set("lang", "en")
    places = known(person)
    if route.startswith("/static/assets"):
        places["file_path"] = places["file_path"].removeprefix("assets/")
    path = fill(route, places, random.Random(route), 0.0).decode()
    found = list(answers(person, path))
    kept = {answer.headers["cache-control"] for answer in found}
    assert len(kept) == 1
    (rule,) = kept
    kind = found[0].headers.get("content-type", "").partition(";")[0]
    if kind in ("text/html", "application/json", "text/plain") or found[0].status_code != 200:
        assert rule == "no-store"
    assert ("immutable" in rule) == bool(HASHED.fullmatch(path)), path
    if "public" in rule:
        assert "set-cookie" not in found[0].headers
        if len({answer.content for answer in found}) > 1:
            assert {"Cookie", "Accept-Language"} <= varies(found[0])
    assert all("Accept-Encoding" in varies(answer) for answer in found if is_compressed(answer))


def test_colours_and_symbols_have_new_addresses_when_they_change(person: Person) -> None:
    """Browsers keep them for a day; an upgraded server draws with what only the new ones have."""
    (theme,) = re.findall(r'href="(/theme.css[^"]*)"', person.http.get("/").text)
    with person.sit(person.open_table("me", "open"), view="board") as seat:
        told = seat.wait_for("table")
    for address in (theme, told["sheet"]):
        content = person.http.get(address).content
        assert address.endswith(f"?{hashlib.sha256(content).hexdigest()[:12]}")


def varies(answer: httpx.Response) -> set[str]:
    return {name.strip() for name in answer.headers.get("vary", "").split(",")}


def is_compressed(answer: httpx.Response) -> bool:
    return "content-encoding" in answer.headers


@pytest.mark.parametrize("path", ["/", "/games/hunters", "/games/hunters/sheet.svg", "/api/games"])
def test_what_is_long_is_compressed_for_who_can_read_it(person: Person, path: str) -> None:
    plain = person.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = person.http.get(path, headers={"Accept-Encoding": "gzip"})
    assert not is_compressed(plain)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_what_is_not_there_must_not_be_kept(server: Server) -> None:
    for path in (b"/nowhere", b"/static/none.js", b"/static/assets/none-abcdefgh.js", b"/t/none"):
        answer = ask(server, Asked("GET", path))
        assert (answer.status, answer.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize("path", [b"//evil.example", b"/%5cevil.example", b"/%2fevil.example/x"])
def test_no_link_of_a_page_leads_to_where_its_address_says(server: Server, path: bytes) -> None:
    page = ask(server, Asked("GET", path)).body.decode()
    links = re.findall(r'(?:href|src|action)="([^"]*)"', page)
    assert links
    for link in links:
        address = httpx.URL("http://here.example//evil.example").join(link)
        assert address.host == "here.example", link
        assert "evil" not in link
