"""What a client is told: never a position that is not saved yet."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tarsas.server.identity import Guest, Identity
from tarsas.server.lobby import Lobby
from tarsas.server.room import Room
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage
from tarsas.server.thinking import Thinkers
from tarsas.server.viewer import Viewer, table_message
from tarsas.table.clock import Clock

from .client import sqlite_url


async def newest(viewer: Viewer) -> dict[str, Any]:
    """Return the position among the next messages."""
    messages = [json.loads(message) for message in await viewer.next_messages()]
    return next(message for message in messages if message["type"] == "position")


async def watch_a_slow_save(room: Room, guest: Guest, patch: pytest.MonkeyPatch) -> None:
    viewer = Viewer(room, guest, "en", False, 0, "")
    room.watchers.add(viewer)
    before = await newest(viewer)
    saving, go_on = asyncio.Event(), asyncio.Event()
    write = room.storage.write

    async def slowly(*statements: Any) -> None:
        saving.set()
        await go_on.wait()
        await write(*statements)

    patch.setattr(room.storage, "write", slowly)
    chosen = before["choices"][0]["actions"][0]
    acting = asyncio.create_task(room.act(guest, 0, chosen, before["revision"], "a"))
    await saving.wait()
    viewer.notice("position")  # somebody sat down, a chat line came, …
    meanwhile = await newest(viewer)
    assert meanwhile["log"] == {"from": before["number"], "entries": []}
    assert {**meanwhile, "log": before["log"]} == before
    telling = asyncio.create_task(newest(viewer))
    go_on.set()
    after = await telling
    assert after["revision"] == await acting == before["revision"] + 1
    assert after["number"] == before["number"] + 1
    assert after["log"]["from"] == before["number"]


async def see_who_is_there(room: Room, guest: Guest) -> None:
    class Onlooker:
        def __init__(self) -> None:
            self.guest = guest

        def notice(self, what: str) -> None:
            pass

    def online() -> list[bool]:
        return [seat.online for seat in table_message(room, guest, "en", "").seats]

    here, there = Onlooker(), Onlooker()
    assert online() == [False, False]
    room.watchers |= {here, there}
    assert online() == [True, True]
    room.watchers.discard(here)
    assert online() == [True, True], "the other page is still open"
    room.watchers.discard(there)
    assert online() == [False, False]


def at_a_table(folder: Path, scenario: Callable[[Room, Guest], Awaitable[None]]) -> None:
    """Open a table with two seats of one guest and let a scenario happen there."""

    async def happen() -> None:
        storage = Storage(Settings(database=sqlite_url(folder)))
        await storage.open()
        lobby = Lobby(storage, Thinkers(1), 0)
        guest = await Identity(storage, "secret").welcome()
        seats = [("me", ""), ("me", "")]
        table = await lobby.open_table(guest, "marabunta", 2, {"start": "red"}, seats, Clock())
        await scenario(await lobby.room(table), guest)
        lobby.close()
        await storage.close()

    asyncio.run(happen())


def test_a_move_is_told_once_it_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_table(tmp_path, partial(watch_a_slow_save, patch=monkeypatch))


def test_whoever_watches_is_there(tmp_path: Path) -> None:
    at_a_table(tmp_path, see_who_is_there)
