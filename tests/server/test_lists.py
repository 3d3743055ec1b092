"""Lists of tables cost the database the same however long they are; levels need no game."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event, update

from tarsas.bots.levels import LEVELS
from tarsas.core.registry import find_game
from tarsas.core.text import LANGUAGES
from tarsas.server import api, schema
from tarsas.server.bodies import Level
from tarsas.server.identity import Identity
from tarsas.server.lobby import ABANDONED_AFTER, LISTED_FOR, Lobby
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from .client import Person, sqlite_url


def test_a_list_asks_the_database_as_often_for_many_tables_as_for_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        lobby = Lobby(storage, Thinkers(1), 0)
        guest = await Identity(storage, "secret").welcome()
        asked: list[str] = []

        @event.listens_for(storage.engine.sync_engine, "before_cursor_execute")
        def note(_: Any, __: Any, statement: str, *___: Any) -> None:
            asked.append(statement)

        counts = []
        for many in (1, 4):
            for _ in range(many):
                for other in ("open", "me"):
                    wanted = [("me", ""), (other, "")]
                    await lobby.open_table(
                        guest, "marabunta", 2, {}, wanted, Clock(), audience="public"
                    )
            for show in ("mine", "open", "live"):
                asked.clear()
                rows = await api.table_rows(lobby, guest, show, "en")
                counts.append(len(asked))
                assert not any("components" in one or "options" in one for one in asked), "long"
                assert all(row.seats[0].kind == "person" for row in rows)
                assert rows
        assert len(rows) == 5
        assert len(set(counts)) == 1, counts
        lobby.close()
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_without_any_game(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "game_ids", list)
    monkeypatch.setattr(api, "lobby_of", lambda _: SimpleNamespace(levels=lambda: LEVELS))
    request: Any = SimpleNamespace(query_params={"lang": language}, cookies={}, headers={})

    async def ask() -> list[Level]:
        found: list[Level] = await api.levels.fn(request)
        return found

    levels = asyncio.run(ask())
    assert [level.id for level in levels] == list(LEVELS)
    assert all(level.name for level in levels)


def test_strangers_see_what_is_open_to_strangers(first: Person, second: Person) -> None:
    def seen(person: Person, show: str) -> set[str]:
        return {row["id"] for row in person.get(f"/api/tables?show={show}")} & tables

    def take(table: str, seat: int) -> None:
        link = first.get(f"/api/tables/{table}")["seats"][seat]["invitation"]
        assert second.http.post(link.replace(first.server.url, "")).status_code == 303

    free = first.open_table("me", "open", audience="public")
    joined = first.open_table("me", "open", audience="public")
    friends = first.open_table("me", "invited")
    shown = first.open_table("me", "invited", audience="public")
    bots = first.open_table("me", "bot:kitten", audience="public")
    alone = first.open_table("me", "bot:kitten")
    nobody = first.open_table("bot:kitten", "bot:kitten", audience="public")
    tables = {free, joined, friends, shown, bots, alone, nobody}
    for table in (joined, friends, shown):
        take(table, 1)
    stranger = Person(first.server)
    assert seen(stranger, "open") == {free}
    for person in (first, second, stranger):
        assert seen(person, "live") == {joined, shown, bots}, "what is played, by people, in public"
    assert seen(first, "mine") == tables - {nobody}
    second.post(f"/api/tables/{friends}/seats/1", {"do": "leave"})
    assert friends not in seen(stranger, "open") | seen(stranger, "live"), "still among friends"
    assert stranger.get(f"/api/tables/{friends}")["id"] == friends, "who has the address may watch"
    first.post(f"/api/tables/{friends}/seats/1", {"do": "open"})
    assert friends in seen(stranger, "open")


def test_a_table_that_nobody_touches_is_no_longer_listed_for_strangers(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        lobby, identity = Lobby(storage, Thinkers(1), 0), Identity(storage, "secret")
        opener, stranger = await identity.welcome(), await identity.welcome()
        wanted = [("me", ""), ("open", "")]
        await lobby.open_table(opener, "marabunta", 2, {}, wanted, Clock())
        for age, listed in ((LISTED_FOR - 60, 1), (LISTED_FOR + 60, 0)):
            await storage.write((update(schema.tables).values(updated=time.time() - age), 1))
            assert len(await lobby.list_tables("open", stranger)) == listed
            assert len(await lobby.list_tables("open", opener)) == 1
        lobby.close()
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("rival", "most"), [("person", LISTED_FOR), ("bot", ABANDONED_AFTER)])
def test_a_public_game_is_shown_until_it_is_abandoned(
    rival: str, most: float, tmp_path: Path
) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        lobby, identity = Lobby(storage, Thinkers(0), 0), Identity(storage, "secret")
        opener, friend, stranger = [await identity.welcome() for _ in range(3)]
        wanted = [("me", ""), ("open", "") if rival == "person" else ("bot", "kitten")]
        table = await lobby.open_table(
            opener, "marabunta", 2, {}, wanted, Clock(), audience="public"
        )
        if rival == "person":
            room = await lobby.room(table)
            await room.seat_change(1, lambda seat: seat.take(friend.id, friend.name, ""))
        for age, listed in ((most - 60, 1), (most + 60, 0)):
            await storage.write((update(schema.tables).values(updated=time.time() - age), 1))
            assert len(await lobby.list_tables("live", stranger)) == listed
        handed = update(schema.seats).where(schema.seats.c.kind == "person").values(handed=True)
        await storage.write((update(schema.tables).values(updated=time.time()), 1), (handed, None))
        assert not await lobby.list_tables("live", stranger), "bots alone play on"
        lobby.close()
        await storage.close()

    asyncio.run(scenario())


def test_who_has_played_a_game_is_offered_what_comes_later(tmp_path: Path) -> None:
    """House of Cats has A B C D for a first game; then abilities are shuffled."""

    async def scenario() -> None:
        storage = Storage(Settings(database=sqlite_url(tmp_path)))
        await storage.open()
        lobby, identity = Lobby(storage, Thinkers(1), 0), Identity(storage, "secret")
        guest, stranger = await identity.welcome(), await identity.welcome()
        await lobby.open_table(guest, "cats", 2, {}, [("me", ""), ("open", "")], Clock())
        assert not await lobby.knows(guest, "cats")
        await storage.write((update(schema.tables).values(over=True), 1))
        assert await lobby.knows(guest, "cats")
        assert not await lobby.knows(guest, "marabunta")
        assert not await lobby.knows(stranger, "cats")
        lobby.close()
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("known", "abilities"), [(False, "usual"), (True, "random")])
def test_the_form_begins_with_what_fits_its_reader(known: bool, abilities: str) -> None:
    told = api.describe(find_game("cats"), "en", known=known)
    (option,) = [option for option in told.options if option.name == "abilities"]
    assert option.default == abilities
    assert "ABCD" in [offer.value for offer in option.offers]
