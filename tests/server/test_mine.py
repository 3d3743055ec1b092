"""My games: results are kept, exported and deleted, and older games are counted late."""

import asyncio
import io
import json
import sqlite3
import time
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select, update

from tarsas.core.notation import parse_record
from tarsas.core.packing import pack, unpack
from tarsas.core.registry import find_game
from tarsas.core.text import Message
from tarsas.server import mine
from tarsas.server.housekeeping import Housekeeping
from tarsas.server.keep import Keep
from tarsas.server.results import LateResults
from tarsas.server.schema import guests, results, seats, tables
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.summary import course, summary_of

from .client import Person, Server, sqlite_url
from .test_release import opened

NAME = "Zsófi Unmistakable"


def finished(person: Person, *seats: str, game: str = "cats") -> str:
    """Let a bot play a person's first seat to the end, and return the table."""
    table = person.open_table(*seats, game=game)
    with person.sit(table) as socket:
        person.post(f"/api/tables/{table}/seats/0", {"do": "bot", "level": "kitten"})
        while not socket.position.get("over"):
            socket.wait_for("position")
    return table


def rows_of(server: Server, query: str, *given: str) -> list[Any]:
    path = server.command[server.command.index("--database") + 1].removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        found = database.execute(query, given).fetchall()
    database.close()
    return found


# Results


def test_a_finished_game_is_written_down_with_its_points_by_reason(
    server: Server, first: Person
) -> None:
    table = finished(first, "me")
    (row,) = rows_of(
        server, "SELECT guest, rank, points, reasons, rivals FROM result WHERE table_id=?", table
    )
    guest, rank, points, reasons, rivals = row
    assert (guest, rank, json.loads(rivals)) == (first.me["id"], 1, [])
    assert sum(part for _, part in json.loads(reasons)) == points
    told = [find_game("cats").say(unpack(packed), "hu") for packed, _ in json.loads(reasons)]
    assert all(told)


def test_a_packed_message_is_the_same_again() -> None:
    message = Message("points-of", {"who": Message("player-red"), "count": 3, "what": "x"})
    assert unpack(json.loads(json.dumps(pack(message)))) == message


def test_the_page_lists_running_and_finished_games_in_the_readers_language(first: Person) -> None:
    table = finished(first, "me")
    running = first.open_table("me", "bot:kitten")
    page = first.http.get("/mine?lang=hu").text
    assert f'id="finished-{table}-0"' in page
    assert f'id="running-{running}"' in page
    assert "egyedül" in page
    assert 'id="summary-cats"' in page
    assert 'id="summary-marabunta"' not in page


def test_of_a_table_that_waits_the_page_tells_no_last_move(first: Person) -> None:
    first.open_table("me", "invited")
    page = first.http.get("/mine?lang=en").text
    listed = page.partition('id="running"')[2].partition("</ul>")[0]
    assert "last change:" in listed
    assert "last move:" not in listed


def test_the_page_shows_one_game_if_that_is_wanted(first: Person) -> None:
    table = finished(first, "me")
    running = first.open_table("me", "bot:kitten")
    page = first.http.get("/mine?game=marabunta").text
    assert table not in page
    assert f'id="running-{running}"' in page


def test_without_games_the_page_says_what_to_do(first: Person) -> None:
    page = first.http.get("/mine?lang=en").text
    assert "You have not finished a game yet." in page
    assert "No game of yours is running." in page


def result(points: int, rank: int = 1, rivals: tuple[str, ...] = ("kitten",)) -> Any:
    reasons = [[["name", {}], points]]
    return {
        "points": points,
        "rank": rank,
        "rivals": list(rivals),
        "reasons": reasons,
        "entered": False,
    }


def test_a_summary_counts_by_level_and_leaves_out_games_against_oneself() -> None:
    rows = [
        result(10),
        result(30, 2, ("club", "kitten")),
        result(20, 1, ("person",)),
        result(99, 1, ("me",)),
        result(40, 1, ()),
    ]
    found = summary_of(find_game("cats"), rows, "en")
    assert found is not None
    assert (found.games, found.alone, found.won, found.best, found.average) == (4, 1, 2, 40, 25.0)
    against = {one.level: (one.games, one.won, one.best) for one in found.against}
    assert against == {"kitten": (2, 1, 30), "club": (1, 0, 30), "person": (1, 1, 20)}
    assert [one.points for one in found.courses] == [[10, 30, 20, 40]] * 2


def test_losses_are_drawn_below_the_line() -> None:
    drawn = course("x", [4, -4])
    above, below = drawn.bars
    assert above.y + above.height == drawn.zero == below.y
    assert above.height == below.height


def test_a_list_is_shown_page_by_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        kept = {"guest": "g", "game": "cats", "players": 1, "rank": 1, "rivals": [], "reasons": []}
        for number in range(mine.A_PAGE + 1):
            row = {**kept, "table_id": f"t{number}", "seat": 0, "points": 1, "ended": float(number)}
            await storage.write((insert(results).values(row), 1))
        found = await mine.results_of(storage, "g")
        shown = await mine.finished_games(storage, found, "hu")
        assert [one.id for one in shown[:2]] == [f"t{mine.A_PAGE}-0", f"t{mine.A_PAGE - 1}-0"]
        assert {one.url for one in shown} == {""}, "their tables are deleted"
        await storage.close()

    asyncio.run(scenario())


def test_games_of_an_older_release_are_counted_when_somebody_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url(tmp_path), tmp_path) as storage:
            query = select(seats.c.guest, seats.c.table_id).join(
                tables, tables.c.id == seats.c.table_id
            )
            over = await storage.rows(query.where(tables.c.over.is_(True), seats.c.guest != ""))
            assert over, "the old database holds finished games"
            late = LateResults(storage)
            for guest in {str(row["guest"]) for row in over}:
                assert await late.look(guest)
                await late.counting[guest]
                assert not await late.look(guest), "counted once"
            counted = await storage.rows(select(results))
            assert {row["table_id"] for row in counted} == {row["table_id"] for row in over}
            for row in counted:
                (table,) = await storage.rows(select(tables).where(tables.c.id == row["table_id"]))
                assert row["points"] == table["scores"][row["seat"]]
                assert row["ended"] == table["updated"]

    asyncio.run(scenario())


def test_a_game_that_cannot_be_replayed_does_not_stop_the_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url(tmp_path), tmp_path) as storage:
            query = select(seats.c.guest, seats.c.table_id).join(
                tables, tables.c.id == seats.c.table_id
            )
            over = await storage.rows(query.where(tables.c.over.is_(True), seats.c.guest != ""))
            guest, broken = str(over[0]["guest"]), str(over[0]["table_id"])
            change = update(tables).where(tables.c.id == broken).values(players=9)
            await storage.write((change, 1))
            late = LateResults(storage)
            await late.look(guest)
            await late.counting[guest]
            assert await late.missing(guest) == [broken]

    asyncio.run(scenario())


def test_results_outlive_their_table_and_go_with_their_guest(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        long_ago = time.time() - 1000 * 24 * 3600
        kept = {"game": "cats", "players": 1, "rank": 1, "rivals": [], "reasons": []}
        for guest, seen in (("old", long_ago), ("new", time.time())):
            made = {"id": guest, "name": guest, "created": long_ago, "seen": seen}
            row = {**kept, "guest": guest, "table_id": guest, "seat": 0, "points": 1, "ended": 1.0}
            await storage.write((insert(guests).values(made), 1), (insert(results).values(row), 1))
        await Housekeeping(storage, Keep(guests=30)).clean()
        found = await storage.rows(select(results.c.guest))
        assert [row["guest"] for row in found] == ["new"]
        await storage.write((delete(results), None))
        await storage.close()

    asyncio.run(scenario())


# A guest's data


def test_the_export_holds_name_tables_records_results_and_chat(first: Person) -> None:
    first.post("/api/me", {"name": NAME})
    over = finished(first, "me")
    running = first.open_table("me", "bot:kitten")
    with first.sit(running) as socket:
        socket.wait_for("position")
        socket.say({"type": "chat", "text": "hello there"})
        while not (chat := socket.wait_for("chat"))["lines"]:
            pass
    answer = first.http.get("/api/me/data")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        about = json.loads(archive.read("tarsas.json"))
        record = parse_record(archive.read(f"tables/cats-{over}.tarsas").decode())
        unfinished = archive.read(f"tables/marabunta-{running}.tarsas").decode()
    assert about["me"]["name"] == NAME
    assert {table["id"] for table in about["tables"]} == {over, running}
    assert [line["text"] for line in about["chat"]] == [chat["lines"][0]["text"]]
    assert [found["table_id"] for found in about["results"]] == [over]
    assert record.names == (NAME,)
    assert "seed:" not in unfinished, "chance to come stays a secret"


def test_who_is_deleted_leaves_no_name_behind(server: Server, first: Person) -> None:
    name = "Péter Forgettable"
    first.post("/api/me", {"name": name})
    over = finished(first, "me")
    running = first.open_table("me", "open")
    with first.sit(running) as socket:
        socket.wait_for("position")
        socket.say({"type": "chat", "text": "my own words"})
        while not socket.wait_for("chat")["lines"]:
            pass
    answer = first.http.post("/api/me/forget", json={})
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    dump = json.dumps(
        [rows_of(server, f"SELECT * FROM {name}") for name in tables_in(server)],
        default=repr,
        ensure_ascii=False,
    )
    for trace in (name, first.me["id"], "my own words"):
        assert trace not in dump
    other = Person(server)
    assert other.get(f"/api/tables/{running}")["seats"][0]["kind"] == "bot"
    assert other.get(f"/api/tables/{over}")["seats"][0]["name"] == ""
    with other.sit(running) as socket:
        assert socket.wait_for("chat")["lines"] == []


def tables_in(server: Server) -> list[str]:
    found = rows_of(server, "SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in found]


# Errors, in the language of the page


def test_a_taken_seat_is_told_in_hungarian(first: Person, second: Person) -> None:
    table = first.open_table("me", "bot:kitten")
    address = f"/api/tables/{table}/seats/0?lang=hu"
    error = second.http.post(address, json={"do": "take"}).json()["error"]
    assert (error["message"], error["text"]) == ("This seat is taken.", "Ez a szék már foglalt.")


def test_a_wrong_option_is_told_in_hungarian(first: Person) -> None:
    wanted = {"game": "cats", "players": 1, "seats": [{"kind": "me"}], "options": {"level": 9}}
    error = first.http.post("/api/tables?lang=hu", json=wanted).json()["error"]
    assert error["text"].endswith("ez nem lehet: „9”. Ami lehet: egész szám 1 és 4 között.")
    assert error["message"].startswith("option level: 9 is not allowed")


def test_an_illegal_action_is_told_in_hungarian(first: Person) -> None:
    table = first.open_table("me", "me")
    with first.sit(table, lang="hu") as socket:
        socket.wait_for("position")
        seat, _ = socket.choices()
        answer = socket.act(seat, 10**6)
    assert answer["message"].startswith("action 1000000 is not legal; legal: ")
    assert answer["text"].startswith("Ezt most nem lehet.")


def test_a_page_that_is_not_there_says_so_in_hungarian(first: Person) -> None:
    page = first.http.get("/t/nowhere?lang=hu")
    assert page.status_code == 404
    assert "Nincs ilyen asztal." in page.text
    assert "There is no such" not in page.text
