"""Sheets of a game under way: filled in tap by tap, then a table with a box goes on from there."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tarsas.core.notation import parse_record, write_record
from tarsas.server.api import public_record
from tarsas.table.clock import Clock

from .client import Json, Person, sqlite_url
from .test_box import open_box, step
from .test_many import places

SHEETS = "round=2 splitter=1 tokens=1,0,0,0,0,0,0 c3=red-2 red.anthills=1"
"""A game of Marabunta after its first round."""


def fill(person: Person, game: str = "marabunta", players: int = 2, **more: Any) -> Json:
    return dict(person.post("/api/sheets", {"game": game, "players": players, **more}))


def refused(person: Person, path: str, data: Json, language: str = "en") -> tuple[int, str]:
    answer = person.http.post(f"{path}?lang={language}", json=data)
    return answer.status_code, answer.json()["error"]["text"]


def test_sheets_are_filled_in_tap_by_tap(first: Person) -> None:
    blank = fill(first)
    assert blank["sheets"] == ""
    assert blank["faults"] == []
    assert 'id="hex-c3"' in blank["svg"]
    tokens = next(f for f in blank["sections"][0]["fields"] if f["name"] == "tokens")["choices"]
    known = first.http.get(blank["symbols"]).text
    for token in tokens:  # shown as they lie there: they bear no words
        [symbol] = re.findall(r'href="#([\w-]+)"', token["picture"])
        assert f'id="{symbol}"' in known
    taps = [{"piece": "hex-c3", "pen": "red-2"}, {"piece": "anthill-red-2", "pen": "red-2"}]
    some = fill(first, taps=taps)
    assert some["sheets"] == "c3=red-2 red.anthills=1"
    [fault] = some["faults"]
    assert "which round comes next" in fault["text"]
    assert fault["pieces"] == ["round"]
    card = {"round": [2], "splitter": [1], "tokens": [1, 0, 0, 0, 0, 0, 0]}
    done = fill(first, options={"sheets": some["sheets"]}, answers={"under-way": [card]})
    assert done["sheets"] == SHEETS
    assert done["faults"] == []


def test_what_is_wrong_is_said_in_both_languages(first: Person) -> None:
    data: Json = {"game": "marabunta", "players": 2, "options": {"sheets": "c3=red-2"}}
    hungarian = first.http.post("/api/sheets?lang=hu", json=data).json()
    assert "hányadik kör következik" in hungarian["faults"][0]["text"]
    code, text = refused(first, "/api/sheets", {**data, "options": {"sheets": "zzz"}})
    assert (code, "“zzz”" in text) == (400, True)
    code, text = refused(first, "/api/sheets", {**data, "options": {"sheets": "zzz"}}, "hu")
    assert (code, "„zzz”" in text) == (400, True)
    code, text = refused(first, "/api/sheets", {**data, "options": {"sheets": "round=2 " * 9000}})
    assert (code, len(text) < 200) == (400, True), "nobody has so much to say"


def test_other_games_have_no_sheets_to_fill_in(first: Person) -> None:
    code, text = refused(first, "/api/sheets", {"game": "pulsar", "players": 2})
    assert (code, "Enter quickly" in text) == (404, True)


@pytest.mark.parametrize("piece", ["", "hex-z9", "nothing", "board-red", "round"])
@pytest.mark.parametrize("pen", ["", "red-2", "room", "zzz"])
def test_a_tap_elsewhere_changes_nothing(first: Person, piece: str, pen: str) -> None:
    taps = [{"piece": piece, "pen": pen}]
    assert fill(first, options={"sheets": SHEETS}, taps=taps)["sheets"] == SHEETS


def test_a_table_goes_on_from_the_sheets_and_its_record_says_so(first: Person) -> None:
    table = open_box(first, "me", "me", options={"sheets": SHEETS})
    seen = first.sit(table)
    seen.wait_for("position")
    assert seen.position["number"] == 0
    agreed = [option["value"] for option in seen.table["options"]]
    assert "a game under way, from filled-in sheets" in agreed
    record = first.http.get(f"/api/tables/{table}/record").text
    assert f"option sheets: {SHEETS}\n" in record
    assert parse_record(record).opening().audit() == []


def test_sheets_need_a_box(first: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    data: Json = {"game": "marabunta", "players": 2, "seats": seats, "options": {"sheets": SHEETS}}
    code, text = refused(first, "/api/tables", data)
    assert (code, "your own box" in text) == (400, True)
    code, _ = refused(first, "/api/tables", {**data, "chance": "box", "options": {"sheets": "?"}})
    assert code == 400
    wrong = {"sheets": "c3=red-2"}
    code, text = refused(first, "/api/tables", {**data, "chance": "box", "options": wrong})
    assert (code, "which round" in text) == (400, True)


def test_a_game_from_sheets_is_played_to_its_end_and_its_rematch_begins_anew(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby = caretaker.lobby
            person = await lobby.identity.welcome()
            options: dict[str, object] = {"sheets": "round=9 red.a1=2 red.b1=2"}
            opened = (person, "cats", 1, options, [("me", "")], Clock())
            room = await lobby.room(await lobby.open_table(*opened, chance="box"))
            assert room.table.state.score(0) == 1
            while not room.over:
                await step(room, [person])
            text = write_record(public_record(room))
            assert parse_record(text).replay().key() == room.table.state.key()
            again = await lobby.room(await lobby.rematch(person, room))
            assert "sheets" not in again.record.options
            assert again.record.entered

    asyncio.run(scenario())
