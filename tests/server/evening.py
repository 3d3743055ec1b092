"""A server in this process that sends notices, with an office for mails and a webhook."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, cast

import httpx
from aiosmtpd.smtp import SMTP, Envelope
from litestar import Litestar
from sqlalchemy import select

from tarsas.server.app import create_app
from tarsas.server.identity import Guest
from tarsas.server.lobby import Lobby
from tarsas.server.reminder import Reminder
from tarsas.server.room import Room
from tarsas.server.schema import wishes
from tarsas.server.settings import Settings
from tests.processes import PATIENCE

from .client import sqlite_url

ADDRESS = "https://games.example"
MAIL = "anna@post.example"


class Office:
    """Takes mails, as an SMTP server does; `refuses` says how many to turn away first."""

    def __init__(self) -> None:
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.refuses = 0

    async def handle_DATA(self, _: object, __: object, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            self.refuses -= 1
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        self.mails.put_nowait(mail)
        return "250 taken"

    async def next(self) -> EmailMessage:
        return await asyncio.wait_for(self.mails.get(), PATIENCE)


class Listener:
    """A program that listens to webhooks."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answer = "204 No Content"
        self.asked = 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].split()[0])
        self.told.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Onlooker:
    """Somebody with the table on the screen."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def notice(self, what: str) -> None:
        pass


class Evening:
    """A server in this process with a guest, an office for mails and a listener for webhooks."""

    def __init__(self, app: Litestar, client: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.app, self.client = app, client
        self.guest = Guest(me["id"], me["name"])
        self.office, self.listener, self.hook = Office(), Listener(), ""
        self.lobby: Lobby = app.state.lobby
        self.reminder: Reminder = app.state.reminder

    async def open_table(self, **more: Any) -> Room:
        wanted = {"game": "cats", "players": 1, "seats": [{"kind": "me"}], **more}
        made = (await self.client.post("/api/tables", json=wanted)).json()
        return await self.lobby.room(made["id"])

    async def act(self, room: Room) -> None:
        [seat] = room.acting()
        action = int(room.table.state.legal(seat)[0])
        await room.act(self.guest, seat, action, room.revision, f"t{room.revision}")

    async def post(self, path: str, **fields: str) -> httpx.Response:
        return await self.client.post(path, data=fields)

    async def confirmed(self, language: str = "en") -> str:
        """Ask for mails and confirm the address; return the page that the mails lead to."""
        assert (await self.post(f"/mine/mail?lang={language}", mail=MAIL)).status_code == 303
        page = link_in(await self.office.next())
        await self.post(page, do="confirm")
        return page

    async def look(self) -> None:
        """Let everybody be told who is to be told now."""
        await self.reminder.look()
        await self.reminder.postman.waiting.join()

    async def wishes(self) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.lobby.storage.rows(select(wishes))]


def link_in(mail: EmailMessage) -> str:
    """Return the path of a mail's page."""
    return str(mail["List-Unsubscribe"]).strip(" <>").removeprefix(ADDRESS)


def prompt_of(room: Room, language: str) -> str:
    """Return what the first seat is asked to do, as plain text."""
    game = room.record.game
    return game.say(game.texts.seat_prompt(room.table.state, 0), language)


@asynccontextmanager
async def evening(folder: Path, **more: Any) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        office, listener, loop = Office(), Listener(), asyncio.get_running_loop()
        post = await loop.create_server(lambda: SMTP(office, hostname="post"), "127.0.0.1", 0)
        web = await asyncio.start_server(listener, "127.0.0.1", 0)
        stack.callback(post.close)
        stack.callback(web.close)
        offered = {
            "smtp": f"smtp://127.0.0.1:{post.sockets[0].getsockname()[1]}",
            "mail_from": "Társas <table@games.example>",
            "address": ADDRESS,
            "webhooks": "local",
            "notice_after": 0.0,
            "limits": 0.0,
        }
        settings = Settings(database=sqlite_url(folder), secret="s", **{**offered, **more})
        app = create_app(settings)
        await stack.enter_async_context(app.lifespan())
        transport = httpx.ASGITransport(cast(Any, app))
        client = httpx.AsyncClient(transport=transport, base_url=ADDRESS, timeout=PATIENCE)
        await stack.enter_async_context(client)
        me = (await client.post("/api/me", json={"name": "Anna"})).json()
        found = Evening(app, client, me)
        found.office, found.listener = office, listener
        found.hook = f"http://127.0.0.1:{web.sockets[0].getsockname()[1]}/turn"
        yield found
