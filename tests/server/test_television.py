"""The common board on a television: who may see it, and the way there."""

from .client import Person, Server


def test_whoever_may_watch_sees_the_board(first: Person, second: Person) -> None:
    table = first.open_table("me", "bot:kitten")
    page = second.http.get(f"/t/{table}/board?lang=hu")
    assert page.status_code == 200
    assert 'data-page="television"' in page.text
    assert page.headers["cache-control"] == "no-store"


def test_a_closed_table_is_closed_to_other_screens(first: Person, second: Person) -> None:
    table = first.open_table("me", "bot:kitten", audience="closed")
    assert first.http.get(f"/t/{table}/board").status_code == 200
    for path in ("board", "board/qr.svg"):
        assert second.http.get(f"/t/{table}/{path}").status_code == 403


def test_the_code_is_a_picture_of_its_own(first: Person) -> None:
    code = first.http.get(f"/t/{first.open_table('me', 'bot:kitten')}/board/qr.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


def test_there_is_no_board_of_no_table(server: Server) -> None:
    assert Person(server).http.get("/t/nothing/board").status_code == 404
