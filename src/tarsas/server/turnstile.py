"""Turnstiles: a crowd is served a few at a time, so that everybody else has a turn in between."""

import asyncio
from collections.abc import Callable

from litestar.types import ASGIApp, Receive, Scope, Send

from tarsas.server.limits import network_of
from tarsas.server.turns import CALLER, Turns

NEWCOMERS = 2  # requests and sockets that begin before messages of open sockets are read again
REST = 3  # times what those took who were let through


class Turnstile:
    """Lets a few through at a time: one of each who waits, in turn.

    Each of a thousand is served in a moment, but all of them in a row would keep every other table
    waiting. After some were let through, the event loop goes round; the next have to wait for
    three times what that took, so that most of the time is everybody else's.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting: Turns[Callable[[], bool]] = Turns()
        self.passed = 0
        self.opened = 0.0

    async def go_through(self, who: str = "") -> None:
        """Wait until it is one's turn."""
        turn = asyncio.get_running_loop().create_future()

        def admit() -> bool:
            if not turn.done():  # who left meanwhile does not come
                turn.set_result(None)
                return True
            return False

        self.call(admit, who)
        await turn

    def call(self, admit: Callable[[], bool], who: str = "") -> None:
        """Call somebody whose turn it is, now or later; the answer says whether that one came.

        A thousand who are called one by one cost a moment each. A thousand who are all woken to
        wait here cost all their moments at once.
        """
        if self.passed == 0:
            self._go_round()
        if self.passed < self.at_once:
            self.passed += admit()
        else:
            self.waiting.put(who, admit)

    def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened = loop.time()
        # After all who are let through now: those do what they came for when the loop goes round.
        loop.call_soon(loop.call_soon, self._rest)

    def _rest(self) -> None:
        """Give the others a multiple of the time that those took who were let through."""
        loop = asyncio.get_running_loop()
        loop.call_later(REST * (loop.time() - self.opened), self._next_round)

    def _next_round(self) -> None:
        self.passed = 0
        while self.waiting and self.passed < self.at_once:
            self.passed += self.waiting.take()()
        if self.passed:
            self._go_round()


def front_door(app: ASGIApp) -> ASGIApp:
    """Let requests and new sockets in a few at a time, while those who play are heard."""
    door = Turnstile(NEWCOMERS)

    async def let_in(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        caller = network_of(client[0]) if client else ""
        CALLER.set(caller)
        await door.go_through(caller)
        await app(scope, receive, send)

    return let_in
