"""A table with a real box: who sits there enters what fell, and goes back where it was wrong."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tarsas.core.errors import StaleActionError, TarsasError
from tarsas.core.notation import parse_record, write_record
from tarsas.core.record import Move, Record, verify
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.server import box, stepback
from tarsas.server.api import public_record
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.messages import SocketError
from tarsas.server.reviews import Reviews
from tarsas.server.room import Room
from tarsas.server.schema import results, tables
from tarsas.server.viewer import Viewer
from tarsas.table.clock import Clock
from tarsas.table.table import Table
from tests.cli.test_commands import tarsas

from .client import Json, Person, Server, Socket, sqlite_url
from .test_many import places, sit

START_RED = {"start": "red"}


def open_box(person: Person, *seats: str, **more: Any) -> str:
    return person.open_table(*seats, chance="box", **{"options": START_RED, **more})


def entries(seen: Socket) -> list[int]:
    """Return what may be entered now."""
    seat, actions = seen.choices()
    assert seat == CHANCE
    return actions


# Opening


def test_the_table_draws_nothing_and_waits_for_its_people(first: Person) -> None:
    table = open_box(first, "me", "bot:kitten")
    seen = first.sit(table)
    seen.wait_for("position")
    assert seen.table["chance"] == "box"
    assert seen.table["commitment"] == ""
    assert seen.position["number"] == 0
    assert seen.position["acting"] == []
    assert len(entries(seen)) > 1
    [row] = first.get("/api/tables?show=mine")
    assert row["your_turn"]
    assert row["acting"] == [0]


def test_a_box_and_a_clock_do_not_go_together(first: Person) -> None:
    data = {"game": "marabunta", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    clock = {"kind": "move", "seconds": 60}
    answer = first.http.post("/api/tables", json={**data, "clock": clock, "chance": "box"})
    assert answer.status_code == 400
    assert "clock" in answer.text


def test_bots_alone_cannot_enter_anything(first: Person) -> None:
    bots = [{"kind": "bot", "level": "kitten"}] * 2
    data = {"game": "marabunta", "players": 2, "seats": bots, "chance": "box"}
    assert first.http.post("/api/tables", json=data).status_code == 400
    unknown = {**data, "seats": [{"kind": "me"}] * 2, "chance": "dice"}
    assert first.http.post("/api/tables", json=unknown).status_code == 400


def test_own_seats_have_the_names_of_who_plays_there(first: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "  Bence "}, {"kind": "me", "name": "bence"}]
    data = {"game": "ankhor", "players": 3, "seats": seats, "chance": "box"}
    table = first.post("/api/tables", data)["id"]
    first.post("/api/me", {"name": "Bence"})
    named = [seat["name"] for seat in first.get(f"/api/tables/{table}")["seats"]]
    assert named == ["Bence 3", "Bence", "bence 2"]


def test_a_name_that_cannot_be_seen_is_refused(first: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "\u2060"}]
    data = {"game": "ankhor", "players": 2, "seats": seats}
    assert first.http.post("/api/tables", json=data).status_code == 400


# Entering


def test_a_whole_roll_is_entered_at_once(first: Person) -> None:
    seen = first.sit(open_box(first, "me", "me"), view="board")
    seen.wait_for("position")
    falls = seen.position["falls"]
    assert len(falls) == 7  # the token and six dice
    assert all(len(fall["outcomes"]) > 1 for fall in falls)
    token, *dice = [fall["outcomes"][0]["action"] for fall in falls]
    assert seen.act(CHANCE, token, then=dice)["type"] == "ack"
    seen.wait_until(7)
    assert seen.position["falls"] == []
    assert [choice["seat"] for choice in seen.position["choices"]] == [0]


def test_all_of_an_entry_is_done_or_nothing(first: Person) -> None:
    seen = first.sit(open_box(first, "me", "me"))
    seen.wait_for("position")
    token, *_ = entries(seen)
    answer = seen.act(CHANCE, token, then=[token])
    assert answer["type"] == "error"
    assert answer["code"] == "illegal"
    assert first.get(f"/api/tables/{seen.table['id']}/positions/0")["number"] == 0
    assert seen.act(CHANCE, token)["type"] == "ack"


def test_who_watches_may_not_enter(first: Person, second: Person) -> None:
    table = open_box(first, "me", "me")
    seen = second.sit(table)
    seen.wait_for("position")
    assert seen.position["choices"] == []
    assert seen.position["back"] is None
    answer = seen.act(CHANCE, 2)
    assert (answer["code"], answer["type"]) == ("not_yours", "error")


def test_nobody_enters_chance_where_the_table_draws_it(first: Person) -> None:
    seen = first.sit(first.open_table("me", "me"))
    seen.wait_for("position")
    assert seen.act(CHANCE, 2)["code"] == "not_yours"
    seen.say({"type": "go_back", "id": "b", "revision": seen.position["revision"], "number": 0})
    assert seen.wait_for("error")["code"] == "not_yours"


def test_what_fell_is_entered_once(first: Person, second: Person) -> None:
    table = open_box(first, "me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    one, two = first.sit(table), second.sit(table)
    one.wait_for("position")
    two.wait_for("position")
    while not two.position["choices"]:
        two.receive()
    stale, token = two.position["revision"], entries(two)[0]
    sent: Json = {"id": "twice", "revision": stale}
    assert two.act(CHANCE, token, **sent)["type"] == "ack"
    assert two.act(CHANCE, token, **sent)["type"] == "ack"  # sent twice, done once
    answer = one.act(CHANCE, token, revision=stale)
    assert answer["code"] == "stale"
    assert one.wait_until(stale + 1)["number"] == 1


def pair_at(first: Person, second: Person, **more: Any) -> tuple[Socket, Socket]:
    """Return two people who sit at a new table with a box, both of them asked."""
    table = open_box(first, "me", "open", **more)
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    both = first.sit(table), second.sit(table)
    for seen in both:
        while not seen.position.get("choices"):
            seen.receive()
    return both


def test_of_two_entries_at_once_one_counts(first: Person, second: Person) -> None:
    both = pair_at(first, second)
    after = both[0].position["revision"] + 1
    for seen in both:  # neither has heard of the other's
        act = {"type": "act", "id": "one", "seat": CHANCE, "action": entries(seen)[0]}
        seen.say({**act, "revision": seen.position["revision"]})
    answers = []
    for seen in both:
        while (answer := seen.receive())["type"] not in ("ack", "error"):
            pass
        answers.append(answer.get("code", "ack"))
    assert sorted(answers) == ["ack", "stale"]
    assert [seen.wait_until(after)["number"] for seen in both] == [1, 1]


def test_an_entry_for_what_was_taken_back_is_stale(first: Person, second: Person) -> None:
    one, two = pair_at(first, second)
    token, revision = entries(one)[0], one.position["revision"]
    one.act(CHANCE, token)
    late = one.wait_until(revision + 1)["revision"]
    answered = entries(one)[0]
    two.wait_until(late)
    assert go_back(two, 0)["type"] == "ack"
    assert one.act(CHANCE, answered, revision=late)["code"] == "stale"
    assert one.wait_until(late + 1)["number"] == 0


def test_a_tile_that_was_drawn_cannot_come_again(first: Person) -> None:
    # The tiles of a kind are counted: one of which there is one is gone once it was laid.
    options = {"start": "red"}
    seen = first.sit(open_box(first, "me", "me", game="hunters", options=options), view="board")
    seen.wait_for("position")
    [fall] = seen.position["falls"]
    only = next(outcome["action"] for outcome in fall["outcomes"] if outcome["left"] == 1)
    seen.act(CHANCE, only)
    number = 1
    while seen.wait_until(number) and not seen.position["falls"]:
        choice = seen.position["choices"][0]
        seen.act(choice["seat"], choice["actions"][0]["action"])
        number += 1
    answer = seen.act(CHANCE, only)
    assert (answer["type"], answer["code"]) == ("error", "illegal")


def test_what_can_only_come_one_way_is_not_asked() -> None:
    """The last land tile of the bag is the last."""
    record = Record.new(find_game("hunters"), 2, entered=True)
    table, rng, alone = Table.of(record), Rng(1), 0
    while not table.over:
        legal = table.state.legal(table.actor)
        if table.actor == CHANCE:
            assert table.draws == (len(legal) == 1)
            assert table.awaits_entry == (len(legal) > 1)
            alone += table.draws
        table = table.follow(Move(table.actor, int(legal[rng.below(len(legal))])))
    assert alone == 1


# Going back


def go_back(seen: Socket, number: int, **more: Any) -> Json:
    said = {"type": "go_back", "id": f"back-{number}", "number": number}
    seen.say({"revision": seen.position["revision"], **said, **more})
    while (answer := seen.receive())["type"] not in ("ack", "error"):
        pass
    return answer


def test_anybody_who_sits_there_takes_the_last_entry_back(first: Person, second: Person) -> None:
    table = open_box(first, "me", "open")
    second.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    one, two = first.sit(table, view="board"), second.sit(table)
    while not one.position.get("falls"):
        one.receive()
    token, *dice = [fall["outcomes"][0]["action"] for fall in one.position["falls"]]
    one.act(CHANCE, token, then=dice)
    two.wait_until(7)
    assert two.position["back"] == 0  # the whole roll was one entry
    assert go_back(two, 0)["type"] == "ack"
    assert two.wait_until(8)["number"] == 0
    assert entries(two)
    assert go_back(two, 0)["code"] == "illegal"  # there is nothing left


def test_a_step_back_that_answers_another_position_is_stale(first: Person) -> None:
    seen = first.sit(open_box(first, "me", "me"))
    seen.wait_for("position")
    seen.act(CHANCE, entries(seen)[0])
    seen.wait_until(1)
    assert go_back(seen, 0, revision=0)["code"] == "stale"
    assert go_back(seen, 5)["code"] == "illegal"
    assert go_back(seen, 0)["type"] == "ack"


def test_watchers_may_not_go_back(first: Person, second: Person) -> None:
    table = open_box(first, "me", "me")
    seen, other = first.sit(table), second.sit(table)
    seen.wait_for("position")
    seen.act(CHANCE, entries(seen)[0])
    other.wait_until(1)
    assert go_back(other, 0)["code"] == "not_yours"


# In one process: what is kept


async def box_room(lobby: Lobby, *kinds: str, game: str = "marabunta") -> tuple[Room, list[Guest]]:
    people = [await lobby.identity.welcome() for _ in kinds]
    wanted = [(kind, "kitten" if kind == "bot" else "") for kind in kinds]
    options: dict[str, object] = {} if game == "cats" else {"start": "red"}
    opened = (people[0], game, len(kinds), options, wanted, Clock())
    room = await lobby.room(await lobby.open_table(*opened, chance="box"))
    for number, kind in enumerate(kinds):
        if kind == "open":
            await sit(room, number, people[number])
    return room, people


async def step(room: Room, people: list[Guest]) -> None:
    """Enter what falls, or let a person make a move."""
    seat = room.table.actor
    action = int(room.table.state.legal(seat)[0])
    who = people[0] if seat == CHANCE else people[seat]
    await room.act(who, seat, action, room.revision, f"at {room.revision}")


def test_going_back_leaves_no_trace_in_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            room, people = await box_room(caretaker.lobby, "me", "open")
            for _ in range(12):
                await step(room, people)
            before = list(room.record.moves)
            revision = await box.go_back(room, people[1], 3, room.revision)
            assert revision == room.revision == 13
            assert room.record.moves == before[:3]
            assert not stepback.may_ask(room, 0)  # nobody has to be asked
            saved = await room.storage.moves_of(room.id)
            assert [(row["seat"], row["action"]) for row in saved] == [
                (move.seat, move.action) for move in before[:3]
            ]
            with pytest.raises(StaleActionError):
                await box.go_back(room, people[0], 1, revision - 1)

    asyncio.run(scenario())


def test_what_a_bot_did_falls_away_with_the_move_before_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            room, people = await box_room(caretaker.lobby, "me", "bot", game="ankhor")
            async with asyncio.timeout(20):
                while not any(move.seat == 1 for move in room.record.moves):
                    if room.table.actor in (CHANCE, 0):
                        await step(room, people)
                    await asyncio.sleep(0)
            kept = box.before_last(room)
            assert kept is not None
            assert room.record.moves[kept].seat in (CHANCE, 0)
            assert all(move.seat in (1, CHANCE) for move in room.record.moves[kept + 1 :])

    asyncio.run(scenario())


def test_a_finished_game_is_written_down_and_counts_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            lobby = caretaker.lobby
            room, people = await box_room(lobby, "me", game="cats")
            while not room.over:
                await step(room, people)
            [row] = await lobby.storage.rows(select(results))
            assert row["entered"]
            assert await lobby.best_alone(people[0], room) is None
            again = await lobby.room(await lobby.rematch(people[0], room))
            assert again.record.entered
            assert again.table.awaits_entry
            text = write_record(public_record(room))
            assert "\nchance: entered\n" in text
            assert "commitment" not in text
            record = parse_record(text)
            assert record.entered
            assert write_record(record) == text
            with pytest.raises(TarsasError, match="entered"):
                verify(record)
            path = tmp_path / "game.tarsas"
            path.write_text(text, encoding="utf-8")
            said = tarsas("verify", path)
            assert said.returncode != 0
            assert "entered" in said.stderr
            assert "legal" in said.stderr

    asyncio.run(scenario())


def test_a_reload_still_waits_for_what_falls(database: str) -> None:
    async def scenario() -> None:
        async with places(database, 1) as (caretaker,):
            lobby = caretaker.lobby
            room, people = await box_room(lobby, "me", "bot")
            await step(room, people)
            lobby.forget(room)
            again = await lobby.room(room.id)
            assert again.table.number == 1
            assert again.table.awaits_entry
            [row] = await lobby.storage.rows(select(tables).where(tables.c.id == room.id))
            assert row["acting"] == [0]
            assert row["wakes"] is None

    asyncio.run(scenario())


# Pages


def test_my_games_marks_what_was_played_with_a_box(server: Server) -> None:
    person = Person(server)
    seats = [{"kind": "me"}, {"kind": "me"}]
    data = {"game": "marabunta", "players": 2, "seats": seats, "chance": "box"}
    table = person.post("/api/tables", {**data, "options": START_RED})["id"]
    person.post(f"/api/tables/{table}/seats/0", {"do": "resign"})
    page = person.http.get("/mine?lang=en").text
    assert "own box" in page


def test_the_end_is_taken_back_with_all_that_came_of_it(database: str) -> None:
    async def scenario() -> None:
        async with places(database) as (here, there):
            room, people = await box_room(here.lobby, "me", "open", game="cats")
            other = await there.lobby.room(room.id)
            queue = Reviews(room.storage, room.lease)
            subject = f"t:{room.id}"
            written = select(results).where(results.c.table_id == room.id)
            while not room.over:
                await step(room, people)
            points = room.scores()
            await queue.ask(subject, 1, people[0].id)
            await other.refresh()
            assert other.over
            assert len(await room.storage.rows(written)) == 2
            kept = box.before_last(room)
            assert kept is not None
            stranger = await here.lobby.identity.welcome()
            with pytest.raises(SocketError, match="Only who sits"):
                await box.go_back(room, stranger, kept, room.revision)
            seen = Viewer(room, stranger, "en", pictures=False, known=0, base="")
            assert seen.position(0).back is None
            seen = Viewer(room, people[1], "en", pictures=False, known=0, base="")
            assert seen.position(0).back == kept

            await box.go_back(other, people[1], kept, other.revision)
            await room.refresh()
            for one in (room, other):
                assert not one.over
                assert one.table.number == kept
                assert one.awaited()
            assert await room.storage.rows(written) == []
            assert await queue.stands(subject) == []
            [row] = await room.storage.rows(select(tables).where(tables.c.id == room.id))
            assert (row["over"], row["scores"]) == (False, [])
            assert row["acting"] == room.awaited()

            while not room.over:
                await step(room, people)
            assert room.scores() == points
            assert len(await room.storage.rows(written)) == 2

    asyncio.run(scenario())


def test_who_gave_up_does_not_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with places(sqlite_url(tmp_path), 1) as (caretaker,):
            room, people = await box_room(caretaker.lobby, "me", "open")
            for _ in range(12):
                await step(room, people)
            await room.seat_change(1, lambda seat: seat.resign(people[1].id, "kitten"))
            assert room.over
            with pytest.raises(SocketError, match="is over"):
                await box.go_back(room, people[0], 0, room.revision)
            seen = Viewer(room, people[0], "en", pictures=False, known=0, base="")
            assert seen.position(0).back is None

    asyncio.run(scenario())
