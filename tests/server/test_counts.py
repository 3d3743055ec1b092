"""Games that were played elsewhere: counted over HTTP, kept, shown, exported and deleted."""

import io
import json
import zipfile
from typing import Any

from tarsas.server.limits import MOST_COUNTS, NAME_LETTERS

from .client import Person, Server
from .test_mine import rows_of

MEADOW = {"hunters": [2, 1], "deer": [2], "mammoth": [2], "aurochs": [1], "tiger": [1]}
ENDED: dict[str, Any] = {
    "game": "hunters",
    "players": 2,
    "names": ["Anna", ""],
    "answers": {
        "points": [{"points": [30, 41]}],
        "systems": [{"huts": [1, 0], "fish": [5]}],
        "meadows": [MEADOW],
    },
}


def kept(person: Person, **other: Any) -> str:
    return str(person.post("/api/counts", {**ENDED, **other})["id"])


def refused(person: Person, path: str, data: Any) -> tuple[int, str]:
    answer = person.http.post(path, json=data)
    return answer.status_code, answer.json()["error"]["text"]


def counts_in(server: Server) -> int:
    return int(rows_of(server, 'SELECT count(*) FROM "count"')[0][0])


# While it is filled in


def test_a_form_says_what_is_asked_and_what_it_comes_to(first: Person) -> None:
    form = first.post("/api/counts/form?lang=hu", ENDED)
    assert [section["title"] for section in form["sections"]] == [
        *("Kiadás", "Eddigi pontok", "Folyórendszerek", "Tisztások")
    ]
    assert form["account"]["scores"] == [43, 41]
    assert form["account"]["ranks"] == [1, 2]
    assert form["account"]["lines"][0]["text"] == "Folyórendszer: 5 hal"
    assert form["account"]["lines"][0]["points"] == [5, 0]
    assert form["problem"] == ""
    assert form["answers"]["meadows"][0]["dolmen"] == [-1]


def test_what_cannot_be_is_told_beside_the_form(first: Person) -> None:
    answers = {"meadows": [{"hunters": [5, 0]}, {"hunters": [1, 0]}]}
    form = first.post("/api/counts/form", {**ENDED, "answers": answers})
    assert form["account"] is None
    assert "6 hunters" in form["problem"]
    assert len(form["sections"]) == 4


def test_nonsense_is_refused(first: Person) -> None:
    nonsense: tuple[dict[str, Any], ...] = (
        {"answers": {"points": [{"points": [-1, 0]}]}},
        {"answers": {"points": [{"points": [1]}]}},
        {"answers": {"meadows": [{}] * 100}},
        {"answers": {"points": [{"points": ["many", 0]}]}},
        {"players": 9},
    )
    for other in nonsense:
        for path in ("/api/counts/form", "/api/counts"):
            assert refused(first, path, {**ENDED, **other})[0] == 400
    for game in ("chess", "marabunta"):
        assert refused(first, "/api/counts/form", {**ENDED, "game": game})[0] == 404


def test_an_answer_that_no_longer_fits_is_as_usual_again(first: Person) -> None:
    answers = {"play": [{"board": [3]}], "company": [{"techs": [1, 0, 0, 0], "cubes": [4]}]}
    draft = {"game": "pulsar", "players": 2, "answers": answers}
    assert refused(first, "/api/counts/form", draft)[0] == 400
    card = first.post("/api/counts/form", {**draft, "mend": True})["answers"]["company"][0]
    assert (card["techs"], card["cubes"]) == ([0, 0, 0], [4])


def test_filling_in_keeps_nothing_and_nobody(server: Server) -> None:
    stranger, before = server.client(), counts_in(server)
    answer = stranger.post("/api/counts/form", json=ENDED)
    assert answer.status_code == 200
    assert not answer.cookies
    assert counts_in(server) == before


def test_other_sites_may_not_ask_for_it(first: Person) -> None:
    answer = first.http.post("/api/counts/form", json=ENDED, headers={"origin": "http://evil.test"})
    assert answer.status_code == 403


# What is kept


def test_a_count_is_shown_to_whoever_has_its_link(first: Person, second: Person) -> None:
    count = kept(first)
    seen = second.get(f"/api/counts/{count}?lang=hu")
    assert (seen["players"], seen["mine"]) == (["Anna", ""], False)
    assert seen["account"]["scores"] == [43, 41]
    assert seen["account"]["reasons"][0] == {"text": "Kunyhók: halak", "points": [5, 0]}
    page = second.http.get(f"/counts/{count}?lang=en").text
    assert "Anna" in page
    assert "Huts: fish" in page
    assert "data-mine" not in page
    assert "data-mine" in first.http.get(f"/counts/{count}").text
    assert first.get(f"/api/counts/{count}")["answers"]["meadows"][0]["deer"] == [2]


def test_names_are_as_elsewhere(first: Person) -> None:
    status, text = refused(first, "/api/counts", {**ENDED, "names": ["x" * (NAME_LETTERS + 1)]})
    assert status == 400
    assert str(NAME_LETTERS) in text
    assert refused(first, "/api/counts", {**ENDED, "names": ["Anna", "Bea", "Cili"]})[0] == 400
    assert refused(first, "/api/counts", {**ENDED, "names": ["\u2800"]})[0] == 400
    count = kept(first, names=["  Anna \u202e Mária "])
    assert first.get(f"/api/counts/{count}")["players"] == ["Anna Mária", ""]


def test_what_cannot_be_is_not_kept(first: Person, server: Server) -> None:
    before = counts_in(server)
    answers = {"meadows": [{"hunters": [1, 0], "dolmen": [1]}]}
    status, text = refused(first, "/api/counts?lang=hu", {**ENDED, "answers": answers})
    assert (status, text) == (400, "Kék: nincs vadásza a dolmen tisztásán.")
    assert counts_in(server) == before


def test_only_who_counted_a_game_deletes_it(first: Person, second: Person) -> None:
    count = kept(first)
    assert refused(second, f"/api/counts/{count}/delete", {})[0] == 403
    first.post(f"/api/counts/{count}/delete", {})
    assert first.http.get(f"/counts/{count}").status_code == 404
    assert refused(first, f"/api/counts/{count}/delete", {})[0] == 404


def test_my_games_list_it_as_counted_and_nowhere_else(first: Person) -> None:
    count = kept(first)
    page = first.http.get("/mine?lang=en").text
    assert f'href="/counts/{count}"' in page
    assert 'id="finished"' not in page
    assert 'class="summary"' not in page


def test_a_count_goes_along_with_all_that_is_known_of_a_guest(first: Person) -> None:
    count = kept(first)
    whole = zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content))
    (about,) = json.loads(whole.read("tarsas.json"))["counted"]
    assert (about["id"], about["names"], about["scores"]) == (count, ["Anna", ""], [43, 41])
    assert about["answers"]["points"] == [{"points": [30, 41]}]
    first.post("/api/me/forget", {})
    assert first.http.get(f"/api/counts/{count}").status_code == 404


def test_nobody_keeps_more_than_can_be_looked_through(first: Person) -> None:
    for _ in range(MOST_COUNTS):
        kept(first)
    assert refused(first, "/api/counts", ENDED) == (
        400,
        f"You keep {MOST_COUNTS} counted games, and more are not possible: delete one first.",
    )


# Pages


def test_the_page_of_a_game_leads_to_its_scorekeeper(first: Person) -> None:
    assert 'href="/games/hunters/count"' in first.http.get("/games/hunters").text
    assert first.http.get("/games/hunters/count").status_code == 200
    assert "/count" not in first.http.get("/games/marabunta").text
    assert first.http.get("/games/marabunta/count").status_code == 404
