"""Lists of tables cost the database the same however long they are; levels need no game."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event

from tarsas.bots.levels import LEVELS
from tarsas.core.text import LANGUAGES
from tarsas.server import api
from tarsas.server.bodies import Level
from tarsas.server.identity import Identity
from tarsas.server.lobby import Lobby
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers
from tarsas.table.clock import Clock

from .client import sqlite_url


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
                wanted = [("me", ""), ("open", "")]
                await lobby.open_table(guest, "marabunta", 2, {}, wanted, Clock())
            for show in ("mine", "open", "live"):
                asked.clear()
                rows = await api.table_rows(lobby, guest, show, "en")
                counts.append(len(asked))
                assert all([seat.kind for seat in row.seats] == ["person", "open"] for row in rows)
        assert len(rows) == 5
        assert len(set(counts)) == 1, counts
        lobby.close()
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_without_any_game(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "game_ids", list)
    request: Any = SimpleNamespace(query_params={"lang": language}, cookies={}, headers={})

    async def ask() -> list[Level]:
        found: list[Level] = await api.levels.fn(request)
        return found

    levels = asyncio.run(ask())
    assert [level.id for level in levels] == list(LEVELS)
    assert all(level.name for level in levels)
