"""Turnstiles: a crowd is served a few at a time, so that everybody else has a turn in between."""

import asyncio
from collections import deque

from litestar.types import ASGIApp, Receive, Scope, Send

NEWCOMERS = 2  # requests and sockets that begin before messages of open sockets are read again


class Turnstile:
    """Lets a few through at a time, first come, first served.

    Each of a thousand is served in a moment, but all of them in a row would keep every other table
    waiting. After some were let through, the event loop goes round once; the next have to wait for
    as long as that took, so that half of the time is everybody else's.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.passed = 0
        self.opened = 0.0

    async def go_through(self) -> None:
        """Wait until it is one's turn."""
        loop = asyncio.get_running_loop()
        if self.passed == 0:
            self._go_round()
        if self.passed < self.at_once:
            self.passed += 1
            return
        turn = loop.create_future()
        self.waiting.append(turn)
        await turn

    def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened = loop.time()
        loop.call_soon(self._rest)

    def _rest(self) -> None:
        """Give the others as much time as those took who were let through."""
        loop = asyncio.get_running_loop()
        loop.call_later(loop.time() - self.opened, self._next_round)

    def _next_round(self) -> None:
        self.passed = 0
        while self.waiting and self.passed < self.at_once:
            turn = self.waiting.popleft()
            if not turn.done():  # who left meanwhile does not come
                turn.set_result(None)
                self.passed += 1
        if self.passed:
            self._go_round()


def front_door(app: ASGIApp) -> ASGIApp:
    """Let requests and new sockets in a few at a time, while those who play are heard."""
    door = Turnstile(NEWCOMERS)

    async def let_in(scope: Scope, receive: Receive, send: Send) -> None:
        await door.go_through()
        await app(scope, receive, send)

    return let_in
