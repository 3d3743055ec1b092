"""Guests: a signed cookie is enough to be one, and a deed to be kept."""

import asyncio
import hmac
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert, select

from tarsas.core.text import LANGUAGES
from tarsas.server import identity as identities
from tarsas.server.app import create_app
from tarsas.server.identity import COOKIE, NAMES, Identity
from tarsas.server.schema import guests
from tarsas.server.settings import Settings
from tarsas.server.storage import Storage

from .client import sqlite_url

LOOKED_AT = ("/", "/games/cats", "/new/marabunta", "/api/me", "/api/tables?show=open")


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Storage]]:
    """Serve in this process; the client keeps cookies like a browser."""
    app = create_app(Settings(database=sqlite_url(folder)))
    async with app.lifespan():
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield client, app.state.lobby.storage


async def rows(storage: Storage) -> int:
    return int((await storage.rows(select(func.count().label("n")).select_from(guests)))[0]["n"])


def test_who_only_looks_leaves_nothing_behind(tmp_path: Path) -> None:
    async def happen() -> None:
        async with serving(tmp_path) as (client, storage):
            for path in LOOKED_AT:
                assert (await client.get(path)).status_code == 200
                client.cookies.clear()
                assert (await client.get(path)).status_code == 200
            assert await rows(storage) == 0

    asyncio.run(happen())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visitor_is_the_same_before_and_after_the_first_deed(
    tmp_path: Path, language: str
) -> None:
    async def happen() -> None:
        async with serving(tmp_path) as (client, storage):
            before = (await client.get(f"/api/me?lang={language}")).json()
            assert (await client.get("/api/me")).json() == before
            adjective, animal = before["name"].split()
            assert adjective in NAMES[language][0].split()
            assert animal in NAMES[language][1].split()
            opened = await client.post("/api/play", json={"game": "cats"})
            assert opened.status_code == 201
            assert (await client.get("/api/me")).json() == before
            assert await rows(storage) == 1
            assert (await client.post("/api/me", json={"name": "Ági"})).status_code == 200
            assert await rows(storage) == 1
            assert (await client.get("/api/me")).json() == {**before, "name": "Ági"}

    asyncio.run(happen())


@pytest.mark.parametrize(
    ("path", "data"),
    [("/api/me", {"name": "Ági"}), ("/api/play", {"game": "cats"})],
)
def test_the_first_request_may_be_a_deed(tmp_path: Path, path: str, data: dict[str, Any]) -> None:
    async def happen() -> None:
        async with serving(tmp_path) as (client, storage):
            assert (await client.post(path, json=data)).status_code < 300
            assert client.cookies[COOKIE]
            assert await rows(storage) == 1

    asyncio.run(happen())


@asynccontextmanager
async def identity_in(folder: Path) -> AsyncIterator[Identity]:
    storage = Storage(Settings(database=sqlite_url(folder)))
    await storage.open()
    yield Identity(storage, "secret")
    await storage.close()


def test_a_cookie_of_the_last_release_is_good(tmp_path: Path) -> None:
    async def happen() -> None:
        async with identity_in(tmp_path) as identity:
            old = {"id": "0123456789abcdef01234567", "name": "Fair Wren", "created": 1.0}
            await identity.storage.write((insert(guests).values(old), 1))
            signed = hmac.new(b"secret", f"cookie:{old['id']}".encode(), "sha256").hexdigest()
            assert await identity.recognise("cookie", f"{old['id']}.{'0' * 40}") is None
            guest = await identity.recognise("cookie", f"{old['id']}.{signed[:40]}")
            assert guest is not None
            assert guest.name == "Fair Wren"

    asyncio.run(happen())


def test_guests_in_memory_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "MOST_KNOWN", 5)

    async def happen() -> None:
        async with identity_in(tmp_path) as identity:
            first = await identity.welcome()
            for _ in range(20):
                guest = await identity.welcome()
                for one in (first, guest):
                    cookie = identity.sign("cookie", one.id)
                    assert await identity.recognise("cookie", cookie) == one
            assert len(identity.known) == len(identity.kept) == 5
            assert first.id in identity.known, "who comes often is known"

    asyncio.run(happen())


def test_a_deed_is_noted_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr(time, "time", lambda: now)

    async def happen() -> None:
        nonlocal now
        async with identity_in(tmp_path) as identity:

            async def seen() -> float:
                row = await identity.storage.guest(guest.id)
                assert row is not None
                return float(row["seen"])

            guest = await identity.welcome()
            assert await seen() == now
            now += 3600
            await identity.keep(guest)
            assert await seen() == now - 3600
            now += 24 * 3600
            await identity.keep(guest)
            assert await seen() == now

    asyncio.run(happen())


def test_deeds_at_the_same_time_keep_a_guest_once(tmp_path: Path) -> None:
    async def happen() -> None:
        async with identity_in(tmp_path) as identity:
            guest = identity.newcomer()
            await asyncio.gather(*(identity.keep(guest) for _ in range(10)))
            assert await rows(identity.storage) == 1

    asyncio.run(happen())
