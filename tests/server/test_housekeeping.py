"""Housekeeping: what nobody needs goes, what somebody may miss stays, and play goes on."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, func, insert, select, update

from tarsas.core.errors import TarsasError
from tarsas.core.registry import find_game
from tarsas.core.scorekeeping import fill
from tarsas.server import counts as kept_counts
from tarsas.server import daily, housekeeping
from tarsas.server.housekeeping import Housekeeping, kept_house
from tarsas.server.identity import Guest, Identity
from tarsas.server.keep import DAY, Keep, read_days
from tarsas.server.lobby import Lobby
from tarsas.server.schema import (
    chat,
    counts,
    facts,
    guests,
    metadata,
    moves,
    presence,
    seats,
    servers,
    tables,
)
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage, StorageError
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from ..cli.test_commands import tarsas
from .client import Person, Server, sqlite_url

LONG_AGO = 1000.0  # days
EVER = Keep(None, None, None, None, None, None)


class House:
    """An open database with tables of any age."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.lobby = Lobby(storage, Thinkers(1), 0)
        self.identity = Identity(storage, "secret")

    async def guest(self, days: float = LONG_AGO) -> Guest:
        guest = await self.identity.welcome()
        then = time.time() - days * DAY
        change = update(guests).where(guests.c.id == guest.id).values(created=then, seen=then)
        await self.storage.write((change, 1))
        return guest

    async def table(self, *kinds: str, days: float = LONG_AGO, over: bool = False) -> str:
        """Open a table with a move, a line of chat and a rematch; all of it is so old."""
        guest, then = await self.guest(days), time.time() - days * DAY
        wanted = [(kind, "kitten" if kind == "bot" else "") for kind in kinds]
        table = await self.lobby.open_table(guest, "marabunta", 2, {}, wanted, Clock())
        self.lobby.rooms.pop(table).close()
        line = {"table_id": table, "guest": guest.id, "name": "N", "text": "hello", "at": then}
        here = tables.c.id == table
        await self.storage.write((insert(chat).values(line), 1))
        await self.storage.write(
            (update(tables).where(here).values(updated=then, created=then, over=over), 1)
        )
        await self.storage.write(
            (update(seats).where(seats.c.table_id == table).values(since=then), None)
        )
        return table

    async def tables(self) -> set[str]:
        return {row["id"] for row in await self.storage.rows(select(tables.c.id))}

    async def count(self) -> dict[str, int]:
        found = {}
        for table in metadata.sorted_tables:
            (row,) = await self.storage.rows(select(func.count().label("n")).select_from(table))
            found[table.name] = row["n"]
        return found

    def work(self, keep: Keep) -> Housekeeping:
        return daily.housekeeping_of(self.lobby, self.identity, keep)


def in_house(database: str, scenario: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(Settings(database))
        await storage.open()
        house = House(storage)
        for table in reversed(metadata.sorted_tables):  # what other tests left
            await storage.write((delete(table), None))
        try:
            await scenario(house)
        finally:
            house.lobby.close()
            house.lobby.thinkers.close()
            await storage.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def in_small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "TABLES_AT_ONCE", 2)
    monkeypatch.setattr(housekeeping, "ROWS_AT_ONCE", 2)
    monkeypatch.setattr(housekeeping, "CANDIDATES", 3)
    monkeypatch.setattr(housekeeping, "PAUSE", 0.0)


KINDS = {
    "tables without people": (("bot", "bot"), False, Keep(None, 7, None, None, None, None)),
    "unfinished games": (("me", "bot"), False, Keep(None, None, 7, None, None, None)),
    "finished games": (("me", "bot"), True, Keep(None, None, None, 7, None, None)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_old_tables_of_a_kind_go_with_all_that_is_theirs(database: str, kind: str) -> None:
    async def scenario(house: House) -> None:
        seated, over, keep = KINDS[kind]
        others = [KINDS[other][:2] for other in KINDS if other != kind]
        stays = {await house.table(*who, over=ended) for who, ended in others}
        stays.add(await house.table(*seated, over=over, days=6))
        before = await house.count()
        goes = [await house.table(*seated, over=over, days=8 + i) for i in range(5)]
        await house.storage.write((update(tables).values(rematch=goes[0]), None))
        (found,) = await house.work(keep).survey()
        assert (found.kind, found.count) == (kind, 5)
        assert found.oldest == pytest.approx(time.time() - 12 * DAY, abs=3600)
        assert await house.work(keep).clean() == {kind: 5}
        assert await house.tables() == stays
        assert await house.count() == {**before, "guest": before["guest"] + 5}
        rows = await house.storage.rows(select(tables.c.rematch))
        assert {row["rematch"] for row in rows} == {""}

    in_house(database, scenario)


def test_what_was_touched_is_watched_or_set_aside_stays(database: str) -> None:
    async def scenario(house: House) -> None:
        now = time.time()
        write, keep = house.storage.write, Keep(None, 7, 7, 7, None, None)
        moved, said, sat, aside, far, near = [await house.table("me", "bot") for _ in range(6)]
        left = await house.table("bot", "bot", over=True)
        await write((update(tables).where(tables.c.id == moved).values(updated=now), 1))
        line = {"table_id": said, "guest": "g", "name": "N", "text": "still here", "at": now}
        await write((insert(chat).values(line), 1))
        here = (seats.c.table_id == sat, seats.c.seat == 0)
        await write((update(seats).where(*here).values(since=now), 1))
        await write((update(tables).where(tables.c.id == aside).values(set_aside="why"), 1))
        # Somebody looks on at another server that runs, and at one that ended without a word.
        for server, seen, table in (("runs", now, far), ("ended", now - 2 * DAY, near)):
            name = f"{server}-{secrets.token_hex(4)}"
            await write(
                (insert(servers).values(id=name, seen=seen), 1),
                (insert(presence).values(table_id=table, guest="g", server=name), 1),
            )
        # Somebody was here, and stood up: that game was people's.
        here = (seats.c.table_id == left, seats.c.seat == 0)
        await write((update(seats).where(*here).values(left="g"), 1))
        done = await house.work(replace(keep, finished=None)).clean()
        assert done == {"tables without people": 0, "unfinished games": 1}
        assert await house.tables() == {moved, said, sat, aside, far, left}

    in_house(database, scenario)


def test_a_table_watched_here_stays_and_a_deleted_one_leaves_memory(database: str) -> None:
    class Onlooker:
        guest = Guest("g", "N")

        def notice(self, what: str) -> None:
            pass

    async def scenario(house: House) -> None:
        watched, alone = [await house.table("me", "open") for _ in range(2)]
        for table in (watched, alone):
            await house.lobby.room(table)
        house.lobby.rooms[watched].watchers.add(Onlooker())
        then = time.time() - LONG_AGO * DAY
        await house.storage.write((update(tables).values(updated=then), None))
        assert await house.work(Keep(None, None, 7, None, 7, None)).clean() == {
            "unfinished games": 1,
            "lines of chat": 0,
        }
        assert await house.tables() == set(house.lobby.rooms) == {watched}

    in_house(database, scenario)


def test_who_comes_at_the_last_moment_keeps_the_table(database: str) -> None:
    """Between finding a table and deleting it, somebody speaks there."""

    async def scenario(house: House) -> None:
        table = await house.table("me", "bot")
        house_work = house.work(Keep(None, None, 7, None, None, None))
        portion = house_work._portion
        line = {"table_id": table, "guest": "g", "name": "N", "text": "!", "at": time.time()}

        async def late(work: Callable[..., Awaitable[list[str]]]) -> list[str]:
            await house.storage.write((insert(chat).values(line), 1))
            return await portion(work)

        house_work._portion = late  # type: ignore[assignment,method-assign]
        assert await house_work.clean() == {"unfinished games": 0}
        assert await house.tables() == {table}

    in_house(database, scenario)


def test_old_chat_goes_and_the_game_stays(database: str) -> None:
    async def scenario(house: House) -> None:
        table = await house.table("me", "bot", over=True)
        await house.table("me", "bot", days=3)
        rows = [
            {"table_id": table, "guest": "g", "name": "N", "text": str(i), "at": time.time() + i}
            for i in range(-5, 0)
        ]
        await house.storage.write((insert(chat), rows))
        before = await house.count()
        gone = await house.work(Keep(None, None, None, None, 7, None)).clean()
        assert gone == {"lines of chat": 1}
        assert await house.count() == {**before, "chat": 6}

    in_house(database, scenario)


def test_old_counts_go_and_keep_their_guest_until_then(database: str) -> None:
    async def scenario(house: House) -> None:
        who = (await house.guest()).id
        filled = fill(find_game("hunters"), 2, {})
        ids = [await kept_counts.keep(house.storage, who, filled, ()) for _ in "ab"]
        then = time.time() - LONG_AGO * DAY
        old = update(counts).where(counts.c.id == ids[0]).values(created=then)
        await house.storage.write((old, 1))
        work = house.work(replace(EVER, guests=30, counts=7))
        assert await work.clean() == {"counted games": 1, "empty guests": 0}
        assert [row["id"] for row in await kept_counts.of_guest(house.storage, who)] == [ids[1]]

    in_house(database, scenario)


def test_guests_go_who_left_nothing_behind(database: str) -> None:
    async def scenario(house: House) -> None:
        await house.table("me", "bot")  # its guest has a seat, a table and a word
        idle = [await house.guest() for _ in range(7)]
        new, seen, spoke, owns, stood_up, looks = [await house.guest() for _ in range(6)]
        now, write = time.time(), house.storage.write
        await write((update(guests).where(guests.c.id == new.id).values(created=now, seen=0), 1))
        await write((update(guests).where(guests.c.id == seen.id).values(seen=now), 1))
        (table,) = await house.tables()
        line = {"table_id": table, "guest": spoke.id, "name": "N", "text": "hi", "at": 1.0}
        await write((insert(chat).values(line), 1))
        await write((update(tables).values(owner=owns.id), 1))
        await write((update(seats).where(seats.c.seat == 1).values(left=stood_up.id), 1))
        server = secrets.token_hex(4)
        await write(
            (insert(servers).values(id=server, seen=now), 1),
            (insert(presence).values(table_id=table, guest=looks.id, server=server), 1),
        )
        before = await house.count()
        work = house.work(Keep(30, None, None, None, None, None))
        (found,) = await work.survey()
        assert (found.kind, found.count) == ("empty guests", 7)
        assert await work.clean() == {"empty guests": 7}
        assert await house.count() == {**before, "guest": before["guest"] - 7}
        assert not {guest.id for guest in idle} & set(house.identity.known)

    in_house(database, scenario)


def test_what_is_kept_for_ever_is_not_even_counted(database: str) -> None:
    async def scenario(house: House) -> None:
        await house.table("bot", "bot")
        assert await house.work(EVER).survey() == []
        assert await house.work(EVER).clean() == {}

    in_house(database, scenario)


def test_finished_games_of_people_are_kept_by_default(database: str) -> None:
    async def scenario(house: House) -> None:
        table = await house.table("me", "bot", over=True)
        await house.work(Keep()).clean()
        assert await house.tables() == {table}

    in_house(database, scenario)


def test_one_server_has_the_days_work(database: str) -> None:
    async def scenario(house: House) -> None:
        fact = update(facts).where(facts.c.name == daily.FACT)
        others = [Storage(Settings(database)) for _ in range(3)]
        for other in others:
            await other.open()
        for last in (time.time() - 2 * DAY, None):
            await asyncio.gather(*(daily.is_mine(other) for other in others))  # makes the fact
            if last is not None:
                await house.storage.write((fact.values(value=repr(last)), 1))
            taken = await asyncio.gather(*(daily.is_mine(other) for other in others))
            assert taken.count(True) == (1 if last is not None else 0)
        for other in others:
            await other.close()

    in_house(database, scenario)


def test_the_server_does_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "LOOK", 0.01)

    async def scenario(house: House) -> None:
        await house.table("bot", "bot")
        work = asyncio.create_task(daily.clean_daily(house.lobby, house.identity, Keep()))
        while await house.tables():
            await asyncio.sleep(0.01)
        work.cancel()

    in_house(sqlite_url(tmp_path), scenario)


def test_play_goes_on_meanwhile(database: str) -> None:
    """Tables go while people play; every move is taken."""

    async def scenario(house: House) -> None:
        old = [await house.table("me", "bot") for _ in range(20)]
        guest = await house.guest()
        table = await house.lobby.open_table(
            guest, "marabunta", 2, {}, [("me", ""), ("me", "")], Clock()
        )
        room = await house.lobby.room(table)
        cleaning = asyncio.create_task(house.work(Keep()).clean())
        for number in range(60):
            seat = room.acting()[0]
            action = int(room.table.state.legal(seat)[0])
            await room.act(guest, seat, action, room.revision, str(number))
        await cleaning
        assert not set(old) & await house.tables()
        assert len(await house.storage.rows(select(moves))) == room.table.number >= 60

    in_house(database, scenario)


# The command


def test_prune_shows_first_and_deletes_when_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)

    async def scenario(house: House) -> None:
        await house.table("bot", "bot", days=10)

    in_house(url, scenario)
    shown = tarsas("prune", "--database", url, "--chat", "5")
    assert "tables without people: 1, the oldest of 20" in shown.stdout
    assert "lines of chat: 1, the oldest of 20" in shown.stdout
    assert "finished games: 0" not in shown.stdout.replace("unfinished", "")
    assert "without --yes" in shown.stdout
    monkeypatch.setenv("TARSAS_KEEP_DESERTED", "ever")
    assert "tables without people" not in tarsas("prune", "--database", url, "--yes").stdout
    monkeypatch.setenv("TARSAS_KEEP_DESERTED", "9")
    done = tarsas("prune", "--database", url, "--yes")
    assert "Deleted tables without people: 1" in done.stdout
    assert "tables without people: 0\n" in tarsas("prune", "--database", url).stdout


def test_prune_goes_beside_a_server(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with Server(url) as server:
        person = Person(server)
        with person.sit(person.open_table("me", "me")) as socket:
            socket.wait_until(1)
            assert tarsas("prune", "--database", url, "--yes").returncode == 0
            seat, actions = socket.choices()
            assert socket.act(seat, actions[0])["type"] == "ack"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = tarsas("prune", "--database", f"sqlite:///{tmp_path}/none.db")
    assert done.returncode == 2
    assert "there is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_older_database_is_left_to_the_server(tmp_path: Path) -> None:
    (tmp_path / "old.db").touch()

    async def look() -> None:
        async with kept_house(Settings(f"sqlite:///{tmp_path}/old.db")):
            pass

    with pytest.raises(StorageError, match=r"has schema None, not .*tarsas serve"):
        asyncio.run(look())


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "a week", "1e9"])
def test_a_time_that_is_none_is_named(text: str) -> None:
    with pytest.raises(TarsasError, match=r"--chat .*: expected a number of days above 0, or ever"):
        read_days("--chat", text)
    assert read_days("--chat", "ever") is None
    assert read_days("--chat", "0.5") == 0.5
