"""Sheets to print: what the link on a game's page gives."""

from pathlib import Path

from tarsas.core.registry import game_ids

from .client import Person, Server, sqlite_url


def test_every_game_links_to_its_sheets_in_the_readers_language(server: Server) -> None:
    person = Person(server)
    for name in game_ids():
        for language in ("en", "hu"):
            page = person.http.get(f"/games/{name}?lang={language}").text
            assert f'"/games/{name}/print.pdf?lang={language}"' in page


def test_the_sheets_are_a_pdf_of_their_language_and_paper(server: Server) -> None:
    person = Person(server)
    asked = ("?lang=en", "?lang=hu", "?lang=hu&paper=letter")
    answers = [person.http.get(f"/games/ankhor/print.pdf{query}") for query in asked]
    for answer in answers:
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF-")
    assert len({answer.content for answer in answers}) == 3
    assert answers[0].content == person.http.get("/games/ankhor/print.pdf?lang=en").content


def test_what_cannot_be_printed_says_so(server: Server) -> None:
    person = Person(server)
    assert person.http.get("/games/chess/print.pdf").status_code == 404
    refused = person.http.get("/games/cats/print.pdf?paper=wall&lang=en")
    assert refused.status_code == 400
    assert "a4, letter" in refused.text


def test_who_prints_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--limits", "0.2") as strict:
        person = Person(strict)
        codes = [person.http.get("/games/ankhor/print.pdf").status_code for _ in range(4)]
    assert codes[0] == 200
    assert codes[-1] == 429
