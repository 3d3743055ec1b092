"""Reviews: asked for once, made part by part, taken over, read by whoever may see the table."""

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from tarsas.core.errors import TarsasError
from tarsas.core.registry import find_game
from tarsas.server import judging, reviews, subjects
from tarsas.server.housekeeping import Housekeeping
from tarsas.server.identity import Guest
from tarsas.server.keep import DAY, Keep
from tarsas.server.lease import Lease
from tarsas.server.lobby import Lobby
from tarsas.server.reviewer import Reviewer
from tarsas.server.reviews import Reviews, plan_of
from tarsas.server.schema import metadata, review_parts, seats, servers, tables
from tarsas.server.schema import reviews as rows
from tarsas.server.settings import Settings, read_simulations
from tarsas.server.storage import ConflictError, Storage
from tarsas.server.thinking import Thinkers
from tarsas.study.review import Review, usual_plan
from tarsas.table.clock import Clock

from ..processes import PATIENCE
from .client import Person, Server, sqlite_url
from .test_release import opened

ANNA = Guest("anna", "Anna")


# Made by a server


class Bench:
    """Stands for the processes: works at once, counts, and stops for good before a given part."""

    def __init__(self, stop: int | None = None) -> None:
        self.judged: list[int] = []
        self.stop = stop
        self.stopped = asyncio.Event()
        self.before: Callable[[], Awaitable[None]] | None = None

    async def do(self, what: Callable[..., Any], *args: Any) -> Any:
        if what is judging.judge:
            if len(self.judged) == self.stop:
                self.stopped.set()
                await asyncio.Event().wait()
            self.judged.append(args[1])
            if self.before:
                await self.before()
        return what(*args)

    def close(self) -> None:
        pass


class Calm:
    """Bots for whom nobody waits; or somebody does."""

    def __init__(self, awaited: bool = False) -> None:
        self.awaited = awaited
        self.asked = asyncio.Event()

    def is_awaited(self) -> bool:
        self.asked.set()
        return self.awaited


class House:
    """A database with finished games, and servers on it that make reviews."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.lobby = Lobby(storage, Thinkers(0), 0)

    async def finished(self, moves: int = 8) -> str:
        """Return a table whose second player gave up after some moves."""
        wanted = [("me", ""), ("me", "")]
        table = await self.lobby.open_table(ANNA, "marabunta", 2, {}, wanted, Clock())
        room = await self.lobby.room(table)
        for number in range(moves):
            seat = room.acting()[0]
            action = int(room.table.state.legal(seat)[0])
            await room.act(ANNA, seat, action, room.revision, f"move {number}")
        await room.seat_change(1, lambda seat: seat.resign(ANNA.id, "kitten"))
        assert room.over
        return table

    def server(self, bench: Bench | None = None, calm: Calm | None = None) -> Reviewer:
        """Return a server's reviewer; its lease is not taken yet."""
        queue = Reviews(self.storage, Lease(self.storage))
        thinkers: Any = calm or Calm()
        reviewer = Reviewer(queue, thinkers, workers=1, simulations=4)
        judges: Any = bench or Bench()
        reviewer.judges = judges
        return reviewer

    async def until_done(self, reviewer: Reviewer, *subjects: str, depth: int = 1) -> None:
        """Let a server make what waits, until reviews are done."""
        for subject in subjects:
            while await reviewer.reviews.result(subject, depth) is None:
                taken = await reviewer.reviews.take()
                assert taken, f"nobody makes {subject}"
                await reviewer._make(*taken)


def in_house(database: str, scenario: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(Settings(database))
        await storage.open()
        for table in reversed(metadata.sorted_tables):  # what other tests left
            await storage.write((delete(table), None))
        house = House(storage)
        try:
            await scenario(house)
        finally:
            house.lobby.close()
            await storage.close()

    asyncio.run(run())


def test_a_review_is_made_once_for_all_who_ask(database: str) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        bench = Bench()
        reviewer = house.server(bench)
        for guest in ("anna", "bela", "cili"):
            await reviewer.reviews.ask(subject, 1, guest)
        assert len(await house.storage.rows(select(rows))) == 1
        await house.until_done(reviewer, subject)
        found = await reviewer.reviews.result(subject, 1)
        assert isinstance(found, Review)
        record = await subjects.record_behind(house.storage, subject)
        assert record
        assert found.positions[-1].number == len(record.moves)
        assert len(bench.judged) == len(set(bench.judged))
        assert await house.storage.rows(select(review_parts)) == []
        (stand,) = await reviewer.reviews.stands(subject)
        assert stand.is_done

    in_house(database, scenario)


def test_another_server_goes_on_where_a_dead_one_stopped(database: str) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        first, second = Bench(stop=3), Bench()
        dying, next_one = house.server(first), house.server(second)
        here = dying.reviews.lease
        await here.take()
        await dying.reviews.ask(subject, 1, "anna")
        work = asyncio.create_task(dying.run())
        await asyncio.wait_for(first.stopped.wait(), PATIENCE)
        (stand,) = await dying.reviews.stands(subject)
        assert (stand.done, stand.tasks > 3) == (3, True)
        assert await next_one.reviews.take() is None  # as long as the other lives
        work.cancel()
        await house.storage.write((delete(servers).where(servers.c.id == here.id), 1))
        await house.until_done(next_one, subject)
        assert sorted(first.judged + second.judged) == list(range(stand.tasks))

    in_house(database, scenario)


def test_what_was_judged_of_a_game_that_went_on_comes_into_no_other_review(database: str) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        bench = Bench(stop=1)
        late, other = house.server(bench), house.server()
        await late.reviews.ask(subject, 1, "anna")
        work = asyncio.create_task(late.run())
        await asyncio.wait_for(bench.stopped.wait(), PATIENCE)
        # Its end was taken back, it ended otherwise, and that is reviewed too.
        await late.reviews.drop(subject)
        await other.reviews.ask(subject, 1, "anna")
        with pytest.raises(ConflictError):
            await late.reviews.keep(subject, 1, 2, b"of another game")
        with pytest.raises(ConflictError):
            await late.reviews.finish(subject, 1, b"of another game")
        await late.reviews.fail(subject, 1)
        assert await house.storage.rows(select(review_parts)) == []
        work.cancel()
        await house.until_done(other, subject)

    in_house(database, scenario)


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        wanted = [("me", ""), ("me", "")]
        table = await house.lobby.open_table(ANNA, "marabunta", 2, {}, wanted, Clock())
        reviewer = house.server()
        await reviewer.reviews.ask(f"t:{table}", 1, "anna")  # just before its end was taken back
        await reviewer._make(f"t:{table}", 1)
        assert await house.storage.rows(select(rows)) == []

    in_house(sqlite_url(tmp_path), scenario)


def test_a_server_that_stops_leaves_its_review_at_once(database: str) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        bench = Bench(stop=1)
        stopping, other = house.server(bench), house.server()
        await stopping.reviews.lease.take()
        await stopping.reviews.ask(subject, 1, "anna")
        work = asyncio.create_task(stopping.run())
        await asyncio.wait_for(bench.stopped.wait(), PATIENCE)
        work.cancel()
        await stopping.close()
        assert await other.reviews.take() == (subject, 1)

    in_house(database, scenario)


def test_a_deep_review_makes_way_for_one_that_is_not(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        deep, quick = [f"t:{await house.finished(moves)}" for moves in (8, 6)]
        bench = Bench()
        reviewer = house.server(bench)
        await reviewer.reviews.ask(deep, 2, "anna")

        async def somebody_comes() -> None:
            await reviewer.reviews.ask(quick, 1, "bela")
            (stand,) = await reviewer.reviews.stands(quick)
            ahead.append(stand.ahead)

        ahead: list[int] = []
        bench.before = somebody_comes
        await house.until_done(reviewer, quick)
        assert set(ahead) == {0}
        assert await reviewer.reviews.result(deep, 2) is None
        bench.before = None
        await house.until_done(reviewer, deep, depth=2)

    in_house(sqlite_url(tmp_path), scenario)


def test_nothing_is_begun_while_somebody_waits_for_a_bot(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        bench, calm = Bench(), Calm(awaited=True)
        reviewer = house.server(bench, calm)
        await reviewer.reviews.ask(subject, 1, "anna")
        work = asyncio.create_task(reviewer.run())
        for _ in range(3):
            calm.asked.clear()
            await asyncio.wait_for(calm.asked.wait(), PATIENCE)
        assert bench.judged == []
        work.cancel()
        calm.awaited = False
        await house.until_done(reviewer, subject)
        assert bench.judged

    in_house(sqlite_url(tmp_path), scenario)


def test_a_review_goes_with_its_table(database: str) -> None:
    async def scenario(house: House) -> None:
        gone, stays = [await house.finished() for _ in range(2)]
        reviewer = house.server(Bench(stop=2))
        for table in (gone, stays):
            await reviewer.reviews.ask(f"t:{table}", 1, "anna")
        assert await reviewer.reviews.take() == (f"t:{gone}", 1)
        await reviewer.reviews.begin(f"t:{gone}", 1, 5)
        await reviewer.reviews.keep(f"t:{gone}", 1, 0, b"part")
        old = time.time() - 10 * DAY
        for room in list(house.lobby.rooms.values()):
            house.lobby.forget(room)
        await house.storage.write(
            (tables.update().where(tables.c.id == gone).values(updated=old, created=old), 1),
        )
        await house.storage.write((seats.update().values(since=old), None))
        await Housekeeping(house.storage, Keep(None, None, None, 7, None)).clean()
        left = await house.storage.rows(select(rows.c.subject))
        assert [row["subject"] for row in left] == [f"t:{stays}"]
        assert await house.storage.rows(select(review_parts)) == []

    in_house(database, scenario)


def test_one_that_is_deleted_while_it_is_made_is_let_go(database: str) -> None:
    async def scenario(house: House) -> None:
        gone, other = [f"t:{await house.finished()}" for _ in range(2)]
        bench = Bench()
        reviewer = house.server(bench)
        await reviewer.reviews.ask(gone, 1, "anna")

        async def delete_it() -> None:
            bench.before = None
            await reviewer.reviews.drop(gone)
            await reviewer.reviews.ask(other, 1, "anna")

        bench.before = delete_it
        await house.until_done(reviewer, other)
        assert await reviewer.reviews.stands(gone) == []

    in_house(database, scenario)


def test_what_fails_can_be_asked_for_again_and_keeps_its_parts(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        bench = Bench()
        reviewer = house.server(bench)
        await reviewer.reviews.ask(subject, 1, "anna")

        async def break_down() -> None:
            if len(bench.judged) == 3:
                raise ValueError("a fault of the engine")

        bench.before = break_down
        taken = await reviewer.reviews.take()
        assert taken
        await reviewer._make(*taken)
        (stand,) = await reviewer.reviews.stands(subject)
        assert stand.failed
        assert await reviewer.reviews.take() is None
        bench.before = None
        await reviewer.reviews.ask(subject, 1, "bela")
        await house.until_done(reviewer, subject)
        assert len(bench.judged) == len(set(bench.judged)) + 1  # the one that broke

    in_house(sqlite_url(tmp_path), scenario)


def test_a_review_of_an_older_engine_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        reviewer = house.server()
        await reviewer.reviews.ask(subject, 1, "anna")
        await house.until_done(reviewer, subject)
        monkeypatch.setattr(reviews, "FORM", reviews.FORM + 1)
        assert await reviewer.reviews.stands(subject) == []
        assert await reviewer.reviews.result(subject, 1) is None
        await reviewer.reviews.ask(subject, 1, "anna")
        await house.until_done(reviewer, subject)

    in_house(sqlite_url(tmp_path), scenario)


def test_what_an_older_engine_left_undone_is_no_part_of_a_new_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        subject = f"t:{await house.finished()}"
        asked = house.server().reviews
        await asked.ask(subject, 1, "anna")
        await asked.take()
        await asked.begin(subject, 1, tasks=2)
        await asked.keep(subject, 1, 0, b"by the old one")
        monkeypatch.setattr(reviews, "FORM", reviews.FORM + 1)
        await asked.ask(subject, 1, "anna")
        await asked.take()
        assert await asked.begin(subject, 1, tasks=2) == {}

    in_house(sqlite_url(tmp_path), scenario)


def test_a_visitor_waits_for_a_few_at_a_time(database: str) -> None:
    async def scenario(house: House) -> None:
        queue = house.server().reviews
        for number in range(reviews.MOST_WAITING):
            await queue.ask(f"t:{number}", 1, "anna")
        with pytest.raises(reviews.ReviewError, match="at a time"):
            await queue.ask("t:more", 1, "anna")
        await queue.ask("t:0", 1, "anna")  # that is no new one
        await queue.ask("t:more", 1, "bela")
        await queue.ask("t:yet more", 1, "anna", limited=False)

    in_house(database, scenario)


def test_a_subject_that_is_gone_or_of_no_known_kind_has_no_record(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        for subject in ("t:nothing", "x:nothing"):
            assert await subjects.record_behind(house.storage, subject) is None
            queue = house.server().reviews
            await queue.ask(subject, 1, "anna")
        reviewer = house.server()
        while taken := await reviewer.reviews.take():
            await reviewer._make(*taken)
        assert await house.storage.rows(select(rows)) == []

    in_house(sqlite_url(tmp_path), scenario)


def test_a_database_of_an_older_release_takes_reviews(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(database, tmp_path, release="0.5.0") as storage:
            over = select(tables.c.id).where(tables.c.over.is_(True))
            tables_ = [row["id"] for row in await storage.rows(over)]
            queue = Reviews(storage, Lease(storage))
            await queue.ask(f"t:{tables_[0]}", 1, "anna")
            assert await queue.take() == (f"t:{tables_[0]}", 1)

    asyncio.run(scenario())


def test_each_depth_looks_into_a_multiple_of_the_usual() -> None:
    game = find_game("marabunta")
    assert plan_of(game, 1) == usual_plan(game)
    assert plan_of(game, 2).simulations == reviews.DEEPER * usual_plan(game).simulations
    assert plan_of(game, 2, 10).simulations == reviews.DEEPER * 10
    assert read_simulations("") == 0
    assert read_simulations("50") == 50
    for odd in ("0", "-1", "many", "1e9"):
        with pytest.raises(TarsasError, match="TARSAS_REVIEW_SIMULATIONS"):
            read_simulations(odd)


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TARSAS_REVIEW_SIMULATIONS", "4")
        folder = tmp_path_factory.mktemp("reviews")
        with Server(sqlite_url(folder), "--limits", "0") as running:
            yield running


def give_up(person: Person, moves: int = 6, **more: Any) -> str:
    """Play a little, alone at both seats, and resign."""
    table = person.open_table("me", "me", **more)
    with person.sit(table) as socket:
        socket.wait_until(1)
        for _ in range(moves):
            seat, actions = socket.choices()
            socket.wait_until(socket.act(seat, actions[0])["revision"])
    person.post(f"/api/tables/{table}/seats/1", {"do": "resign"})
    return table


def until_done(person: Person, table: str, depth: int = 1) -> Any:
    """Ask how far it is until the review is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        stand = person.get(f"/api/reviews/t/{table}")
        if stand["status"] == "done" and stand["depth"] == depth:
            return stand
        assert stand["status"] in ("waiting", "working"), stand
        assert stand["done"] <= stand["tasks"] or not stand["tasks"]
    raise AssertionError("the review is not done")


def test_a_finished_game_is_reviewed_for_everybody(first: Person, second: Person) -> None:
    table = give_up(first)
    assert first.get(f"/api/reviews/t/{table}")["status"] == "none"
    asked = first.post(f"/api/reviews/t/{table}", {"depth": 1})
    assert (asked["status"] in ("waiting", "working"), asked["depth"]) == (True, 1)
    review = until_done(second, table)["review"]
    number = len(first.get(f"/api/tables/{table}/story")["scores"])
    assert review["positions"][0]["number"] == 0
    assert review["positions"][-1]["number"] == number
    assert all(abs(sum(one["shares"]) - 1) < 1e-6 for one in review["positions"])
    assert len(review["seats"]) == 2
    graded = [deed for deed in review["deeds"] if deed["grade"]]
    assert graded
    assert review["good"] < review["inaccuracy"] < review["mistake"]
    for deed in graded:
        assert (deed["better"] is None) or deed["loss"] >= review["good"]
    spells = review["spells"]
    assert all(abs(sum(spell["luck"])) < 1e-6 for spell in spells)
    # Who knows it need not get it again; who wants to know more gets that.
    assert first.get(f"/api/reviews/t/{table}?known=1")["review"] is None
    first.post(f"/api/reviews/t/{table}", {"depth": 2})
    deeper = until_done(first, table, 2)["review"]
    assert (deeper["depth"], deeper["simulations"]) == (2, reviews.DEEPER * 4)


def test_what_was_better_is_told_in_the_readers_language(first: Person) -> None:
    table = give_up(first, 20)
    first.post(f"/api/reviews/t/{table}", {})
    until_done(first, table)
    told = {}
    for language in ("en", "hu"):
        deeds = first.get(f"/api/reviews/t/{table}?lang={language}")["review"]["deeds"]
        better = [deed["better"] for deed in deeds if deed["better"]]
        assert better
        assert all(one["text"] and one["targets"] for one in better)
        told[language] = [one["text"] for one in better]
    assert len(told["en"]) == len(told["hu"])
    assert not set(told["en"]) & set(told["hu"])
    hungarian = set("áéíóöőúüű")
    assert hungarian & set("".join(told["hu"]))
    assert not hungarian & set("".join(told["en"]))


def test_only_what_is_over_and_may_be_seen_is_reviewed(first: Person, second: Person) -> None:
    running = first.open_table("me", "me")
    closed = give_up(first, audience="closed")
    for path, code in {f"t/{running}": 400, "t/nothing": 404, "x/nothing": 404}.items():
        for answer in (
            first.http.get(f"/api/reviews/{path}"),
            first.http.post(f"/api/reviews/{path}", json={}),
        ):
            assert answer.status_code == code, path
            assert answer.json()["error"]["text"]
    assert second.http.get(f"/api/reviews/t/{closed}").status_code == 403
    assert second.http.post(f"/api/reviews/t/{closed}", json={}).status_code == 403
    assert first.get(f"/api/reviews/t/{closed}")["status"] == "none"
    for odd in ({"depth": 0}, {"depth": reviews.DEEPEST + 1}, {"depth": "deep"}):
        assert first.http.post(f"/api/reviews/t/{closed}", json=odd).status_code == 400


def test_who_asked_is_exported_and_forgotten(first: Person) -> None:
    table = give_up(first)
    first.post(f"/api/reviews/t/{table}", {})
    with zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content)) as archive:
        mine = json.loads(archive.read("tarsas.json"))
    assert [(one["of"], one["depth"]) for one in mine["reviews"]] == [(f"t:{table}", 1)]
    until_done(first, table)
    first.post("/api/me/forget", {})
    with zipfile.ZipFile(io.BytesIO(first.http.get("/api/me/data").content)) as archive:
        assert json.loads(archive.read("tarsas.json"))["reviews"] == []


def test_a_review_survives_that_its_server_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TARSAS_REVIEW_SIMULATIONS", "4")
    with Server(sqlite_url(tmp_path), "--limits", "0", "--workers-for-reviews", "0") as running:
        person = Person(running)
        tables_ = [give_up(person, moves) for moves in (4, 6)]
        for ahead, table in enumerate(tables_):
            stand = person.post(f"/api/reviews/t/{table}", {})
            assert (stand["status"], stand["ahead"]) == ("waiting", ahead)
        running.kill()
        running.command[-1] = "1"
        running.start()
        for table in tables_:
            until_done(person, table)


def test_a_visitor_asks_only_so_often(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--workers-for-reviews", "0") as running:
        person = Person(running)
        table = give_up(person, 1)
        codes = [
            person.http.post(f"/api/reviews/t/{table}", json={}).status_code for _ in range(15)
        ]
        assert codes[:10] == [200] * 10
        assert codes[-1] == 429
        assert person.http.get(f"/api/reviews/t/{table}").status_code == 200
