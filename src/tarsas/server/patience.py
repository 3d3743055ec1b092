"""Connections whose requests must arrive in time, and whose sockets are opened in turn.

Uvicorn waits for ever for the rest of a request. Somebody who sends one letter a minute, on a
thousand connections, would keep all of them open.

It also answers every handshake at once, and that is half of what a newcomer costs: a hundred who
ask in the same moment would keep everybody else waiting until the last one is answered. And it
takes connections until no file can be opened any more, not even the database's.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tarsas.server.guard import Guard
from tarsas.server.limits import network_of
from tarsas.server.security import HEADERS
from tarsas.server.turnstile import NEWCOMERS, Turnstile

SECONDS_TO_ASK = 20.0  # for a whole request, its body included
# Until the next one: a program that thinks for a few seconds must not find its connection closed
# in the very moment in which it asks again.
SECONDS_TO_THINK = 60
FULL = "HTTP/1.1 429 Too Many Requests"


class PunctualConnection(HttpToolsProtocol):
    """Closes unless every request is complete in time, the first one counted from the start."""

    door = Turnstile(NEWCOMERS)  # the process has one
    guard = Guard()
    address = ""
    place: str | None = None
    deadline: asyncio.TimerHandle | None = None
    turn: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection, or refuse it."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.place = self.guard.place(self.address, len(self.connections))
        if self.place is None:
            lines = [FULL, *(f"{name}: {value}" for name, value in HEADERS.items())]
            lines += [f"Retry-After: {SECONDS_TO_ASK:.0f}", "Content-Length: 0"]
            transport.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
            transport.close()
        else:
            self._begin()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        if self.deadline is None:
            self._begin()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Know that a request is complete."""
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand a socket on when its turn comes; it is asked for signs of life by itself."""
        self._end()
        self.transport.pause_reading()  # what it says next is the socket's to hear
        self.turn = self.loop.create_task(self._upgrade())

    async def _upgrade(self) -> None:
        await self.door.go_through(network_of(self.address))
        if not self.transport.is_closing():
            self._leave()  # sockets are counted where they are opened
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._end()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.place is not None:
            self.guard.leave(self.place)
            self.place = None

    def _begin(self) -> None:
        self.deadline = self.loop.call_later(SECONDS_TO_ASK, self._too_late)

    def _end(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        self.transport.close()
