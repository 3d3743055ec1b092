"""Backups: whole, from either kind of database into either, also while moves are made."""

import asyncio
import gzip
import hashlib
import random
import secrets
import stat
from pathlib import Path

import pytest
from sqlalchemy import insert, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tarsas.core.notation import write_record
from tarsas.server import archive, revisions
from tarsas.server.backup import back_up, restore
from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.room import Room
from tarsas.server.schema import chat, metadata, presence, servers, tables
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage, StorageError
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from .client import Person, Server, sqlite_url
from .postgres import run_alone

Rows = dict[str, list[tuple[object, ...]]]


class Databases:
    """New, empty databases of either kind."""

    def __init__(self, folder: Path, postgres: str) -> None:
        self.folder, self.postgres, self.count = folder, postgres, 0

    def new(self, kind: str) -> str:
        self.count += 1
        if kind == "sqlite":
            folder = self.folder / str(self.count)
            folder.mkdir()
            return sqlite_url(folder)
        name = f"backup_{secrets.token_hex(6)}"
        run_alone(self.postgres, f"CREATE DATABASE {name}")
        return make_url(self.postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def databases(tmp_path: Path, postgres_url: str) -> Databases:
    return Databases(tmp_path, postgres_url)


@pytest.fixture
def new_sqlite(tmp_path: Path) -> str:
    (tmp_path / "new").mkdir()
    return sqlite_url(tmp_path / "new")


async def fill(url: str) -> None:
    """Play some games a while, with options, components of the own and odd letters in the chat."""
    storage = Storage(Settings(url))
    await storage.open()
    lobby = Lobby(storage, Thinkers(1), 0)
    guest = await Identity(storage, await storage.secret()).welcome()
    rng = random.Random(5)
    for game, players in (("marabunta", 2), ("cats", 1), ("hunters", 3)):
        for moves in (0, 7, 40):
            wanted = [("me", "")] * players
            table = await lobby.open_table(guest, game, players, {}, wanted, Clock())
            room = await lobby.room(table)
            await play(room, guest, moves, rng)
            await room.say(guest, f'árvíztűrő "tükör" \\ ☕ {moves}')
    await storage.write(
        (insert(servers).values(id="one", seen=1.5), 1),
        (insert(presence).values(table_id=table, guest=guest.id, server="one"), 1),
    )
    lobby.close()
    await storage.close()


async def play(room: Room, guest: Guest, moves: int, rng: random.Random) -> None:
    for number in range(moves):
        if room.over:
            return
        seat = room.acting()[0]
        action = rng.choice([int(action) for action in room.table.state.legal(seat)])
        await room.act(guest, seat, action, room.revision, f"{room.id}-{number}")


async def content(url: str) -> Rows:
    """Return every row of a database besides those of the moment."""
    storage = Storage(Settings(url))
    await storage.open()
    found: Rows = {}
    for table in metadata.sorted_tables:
        if table not in (servers, presence):
            rows = await storage.rows(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row.values()) for row in rows]
    await storage.close()
    return found


async def records(url: str) -> dict[str, str]:
    """Return every table's record as text; each is replayed on the way."""
    storage = Storage(Settings(url))
    await storage.open()
    found = {}
    for row in await storage.rows(select(tables)):
        room = Room(storage, Thinkers(1), 0, row["id"])
        await room.load()
        assert (room.table.number, room.acting()) == (row["moves"], row["acting"])
        found[room.id] = write_record(room.record)
    await storage.close()
    return found


KINDS = ("sqlite", "postgresql")


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_comes_back(
    source: str, target: str, databases: Databases, tmp_path: Path
) -> None:
    old, new, file = databases.new(source), databases.new(target), tmp_path / "tables.backup"
    asyncio.run(fill(old))
    heading = asyncio.run(back_up(Settings(old), file))
    asyncio.run(restore(Settings(new), file))
    before = asyncio.run(content(old))
    assert asyncio.run(content(new)) == before
    assert heading.counts == {name: len(rows) for name, rows in before.items()}
    assert heading.counts["game_table"] == 9
    assert asyncio.run(records(new)) == asyncio.run(records(old))


@pytest.mark.parametrize("kind", KINDS)
def test_chat_goes_on_after_a_restore(kind: str, databases: Databases, tmp_path: Path) -> None:
    old, new, file = databases.new("sqlite"), databases.new(kind), tmp_path / "tables.backup"
    asyncio.run(fill(old))
    asyncio.run(back_up(Settings(old), file))
    asyncio.run(restore(Settings(new), file))

    async def say_more() -> None:
        storage = Storage(Settings(new))
        await storage.open()
        (first, *_) = await storage.rows(select(tables.c.id))
        line = {"table_id": first["id"], "guest": "g", "name": "N", "text": "on", "at": 1.0}
        await storage.write((insert(chat).values(line), 1))
        await storage.close()

    asyncio.run(say_more())


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_while_moves_are_made_replays(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    url = databases.new(kind)
    with Server(url) as server:
        person = Person(server)
        opened = [person.open_table("bot:kitten", "bot:kitten") for _ in range(4)]
        moves: list[int] = []
        while len(moves) < 3 or moves[0] == moves[-1]:
            file = tmp_path / f"{len(moves)}.backup"
            moves.append(asyncio.run(back_up(Settings(url), file)).counts["move"])
            opened.append(person.open_table("bot:kitten", "bot:kitten"))
        for number in (0, len(moves) - 1):
            new = databases.new("sqlite")
            asyncio.run(restore(Settings(new), tmp_path / f"{number}.backup"))
            assert set(asyncio.run(records(new))) <= set(opened)


def test_only_its_owner_can_read_it(new_sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    asyncio.run(fill(new_sqlite))
    asyncio.run(back_up(Settings(new_sqlite), file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "tables.backup"]


def test_a_backup_replaces_no_file(new_sqlite: str, tmp_path: Path) -> None:
    asyncio.run(fill(new_sqlite))
    file = tmp_path / "tables.backup"
    file.write_text("mine")
    with pytest.raises(archive.ArchiveError, match="is there already"):
        asyncio.run(back_up(Settings(new_sqlite), file))
    assert file.read_text() == "mine"


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database"):
        asyncio.run(back_up(Settings(f"sqlite:///{tmp_path}/none.db"), tmp_path / "b"))
    (tmp_path / "empty.db").touch()
    with pytest.raises(StorageError, match="nothing to back up"):
        asyncio.run(back_up(Settings(f"sqlite:///{tmp_path}/empty.db"), tmp_path / "b"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.db"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_in_use_is_not_overwritten(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    used, file = databases.new(kind), tmp_path / "tables.backup"
    asyncio.run(fill(used))
    asyncio.run(back_up(Settings(used), file))
    before = asyncio.run(content(used))
    with pytest.raises(StorageError, match=r"not empty.*game_table.*restore into a new one"):
        asyncio.run(restore(Settings(used), file))
    assert asyncio.run(content(used)) == before


def summed(*lines: bytes) -> tuple[bytes, ...]:
    """Return lines with the checksum that they ought to have."""
    return (*lines, b'{"sha256":"%s"}\n' % hashlib.sha256(b"".join(lines)).hexdigest().encode())


def damaged(whole: bytes) -> list[tuple[bytes, str]]:
    """Return files that are no whole backup, with what is said of each."""
    lines = gzip.decompress(whole).splitlines(keepends=True)

    def packed(*changed: bytes) -> bytes:
        return gzip.compress(b"".join(changed))

    changed = [line.replace("árvíztűrő".encode(), b"arvizturo") for line in lines]
    newer = lines[0].replace(b'"schema":"', b'"schema":"9')
    other_format = lines[0].replace(b'backup":1', b'backup":2')
    return [
        (whole[: len(whole) // 2], "is cut off after line"),
        (whole[:-9], "is cut off after line"),
        (packed(*lines[:-1]), "is cut off after line"),
        (packed(*lines[:9], *lines[10:]), "is damaged"),
        (packed(*lines, b"[]\n"), "is damaged: goes on after"),
        (packed(*changed), "is damaged: its checksum"),
        (whole[:200] + bytes(9) + whole[209:], "is damaged|is no backup"),
        (packed(other_format, *lines[1:]), "format 2, and this Társas reads format 1"),
        (packed(*summed(newer, *lines[1:-1])), "which is newer"),
        (b"tarsas-record 1\ngame: marabunta 1\n", "is no backup"),
        (b"", "is no backup"),
        (packed(b"once upon a time\n"), "is no backup"),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_no_whole_backup_leaves_nothing_behind(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    old, new = databases.new("sqlite"), databases.new(kind)
    whole, file = tmp_path / "whole.backup", tmp_path / "damaged.backup"
    asyncio.run(fill(old))
    asyncio.run(back_up(Settings(old), whole))
    for bad, why in damaged(whole.read_bytes()):
        file.write_bytes(bad)
        with pytest.raises(archive.ArchiveError, match=f"{file}: .*({why})"):
            asyncio.run(restore(Settings(new), file))
    asyncio.run(restore(Settings(new), whole))  # which needs an empty database
    assert asyncio.run(records(new)) == asyncio.run(records(old))


def test_a_file_that_is_not_there_is_named(new_sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(archive.ArchiveError, match=r"gone\.backup: cannot be read: No such file"):
        asyncio.run(restore(Settings(new_sqlite), tmp_path / "gone.backup"))


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_an_older_backup_is_migrated_on(
    source: str, target: str, databases: Databases, tmp_path: Path
) -> None:
    """Made when the schema was the first one, by what can still be read of it."""
    old, new, file = databases.new(source), databases.new(target), tmp_path / "old.backup"

    async def make_old() -> None:
        engine = create_async_engine(Settings(old).async_url())
        async with engine.begin() as connection:
            await connection.run_sync(revisions.upgrade, revisions.known()[-1])
            await connection.execute(
                text("INSERT INTO guest (id, name, created) VALUES ('g', 'Ann', 12.5)")
            )
        await engine.dispose()

    asyncio.run(make_old())
    assert asyncio.run(back_up(Settings(old), file)).schema == revisions.known()[-1]
    asyncio.run(restore(Settings(new), file))
    assert asyncio.run(content(new))["guest"] == [("g", "Ann", 12.5, 0, 12.5)]
