"""Carries news between the servers that share a PostgreSQL, by LISTEN and NOTIFY.

News only says "look": what there is to see is in the rows. So it is sent after the commit that it
is about, on a connection of its own, and nobody waits for it. Sent within the commit it would make
all servers wait for each other: PostgreSQL commits one transaction with a NOTIFY at a time.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog

from tarsas.server.storage import News, Storage

log = structlog.get_logger()
CHANNEL = "tarsas"
AGAIN = 1.0  # seconds until a lost connection is made anew
GATHERED = 0.02  # seconds after something was sent, in which what else there is gathers
SILENCE = 3.0  # seconds after which the connection is tried
PATIENCE = 5.0  # seconds for an answer
SEND = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"


class Herald:
    """Tells the other servers and hears them; the connection is made again whenever it is lost."""

    def __init__(
        self,
        storage: Storage,
        server: str,
        hear: Callable[[News], None],
        missed: Callable[[], None],
    ) -> None:
        self.storage, self.server, self.hear, self.missed = storage, server, hear, missed
        self.waiting: set[News] = set()
        self.stirred = asyncio.Event()
        self.is_late = False

    def tell(self, news: Iterable[News]) -> None:
        """Send news soon; what is told several times until then is sent once."""
        self.waiting.update(news)
        if self.waiting:
            self.stirred.set()

    async def run(self) -> None:
        """Listen and send for ever."""
        while True:
            try:
                await self._serve()
            except Exception as error:  # whatever a driver may raise: there is always a next time
                if not self.is_late:
                    log.warning("news of other servers is late", why=type(error).__name__)
                self.is_late = True
            await asyncio.sleep(AGAIN)

    async def _serve(self) -> None:
        """Connect, catch up with what was missed, and serve until the connection is lost."""
        async with self.storage.engine.connect() as borrowed:
            raw = await borrowed.get_raw_connection()
            connection: Any = raw.driver_connection
            raw.detach()  # the pool must not have a connection back that listens
            connection.add_termination_listener(lambda _: self.stirred.set())
            await connection.execute("SET synchronous_commit = off", timeout=PATIENCE)
            await connection.add_listener(CHANNEL, self._heard)
            self.is_late = False
            self.missed()
            while not connection.is_closed():
                await self._send(connection)
                await asyncio.sleep(GATHERED)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.stirred.wait(), SILENCE)

    async def _send(self, connection: Any) -> None:
        """Send what waits. Even nothing: so a connection that died in silence is found out."""
        self.stirred.clear()
        sending, self.waiting = self.waiting, set()
        try:
            said = [f"{self.server} {news.what} {news.id}" for news in sending]
            await connection.execute(SEND, CHANNEL, said, timeout=PATIENCE)
        except BaseException:
            self.waiting |= sending
            raise

    def _heard(self, _: object, __: int, ___: str, said: str) -> None:
        """Take what another server says; what this one says comes back too."""
        server, what, identity = said.split(" ")
        if server != self.server:
            self.hear(News(what, identity))
