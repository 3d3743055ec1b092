"""Everybody who looks at a table: who is there, and in which order they are served."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, MutableSet
from typing import Protocol

from tarsas.server.identity import Guest
from tarsas.server.turnstile import Turnstile

AT_ONCE = 4  # onlookers that are served before the other tables have their turn again
MOST_SHARED = 16  # messages that are kept, of some 60 KB each
GATHERED = 0.5  # seconds in which comings and goings are told as one


class Watcher(Protocol):
    """Somebody who looks at a table."""

    guest: Guest

    def notice(self, what: str) -> None:
        """Learn that something changed: position, table or chat."""


class Crowd(MutableSet[Watcher]):
    """The watchers of one table. A guest may be here several times, with a page each."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.pages: Counter[str] = Counter()  # by guest
        self.turnstile = Turnstile(AT_ONCE)
        self.telling: asyncio.TimerHandle | None = None
        self.moment: object = None  # of which `messages` speak
        self.messages: dict[Hashable, bytes] = {}

    def __contains__(self, watcher: object) -> bool:
        return watcher in self.watchers

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self.watchers)

    def send_away(self, guest: str) -> None:
        """Close the sockets of a guest who may not come in any more."""
        for watcher in self.watchers:
            if watcher.guest.id == guest:
                watcher.notice("gone")

    def __len__(self) -> int:
        return len(self.watchers)

    def add(self, watcher: Watcher) -> None:
        """Let somebody look."""
        if watcher not in self.watchers:
            self.watchers.add(watcher)
            self.pages[watcher.guest.id] += 1

    def discard(self, watcher: Watcher) -> None:
        """Let somebody go."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.pages[watcher.guest.id] -= 1
            if not self.pages[watcher.guest.id]:
                del self.pages[watcher.guest.id]
        if not self.watchers:
            self.messages.clear()

    def has(self, guest: str) -> bool:
        """Say whether a guest is looking."""
        return guest in self.pages

    def shared(self, moment: object, what: Hashable, build: Callable[[], bytes]) -> bytes:
        """Return a message of a moment of the game, built once for all who are told the same.

        `what` must name everything besides the moment that the message depends on.
        """
        if self.moment is not moment or len(self.messages) >= MOST_SHARED:
            self.moment = moment
            self.messages.clear()
        if what not in self.messages:
            self.messages[what] = build()
        return self.messages[what]

    def tell_soon(self, tell: Callable[[], None]) -> None:
        """Tell of comings and goings a little later, and once, however many there are."""
        if self.telling is None:
            loop = asyncio.get_running_loop()
            self.telling = loop.call_later(GATHERED, self._tell, tell)

    def _tell(self, tell: Callable[[], None]) -> None:
        self.telling = None
        tell()
