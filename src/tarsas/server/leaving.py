"""Leaving in order: what is being done is finished and answered, then every client is told."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from tarsas.server import metrics
from tarsas.server.viewer import Viewer

RESTART = 1012  # what a socket is closed with: the service restarts, so come again
WHY = "the server restarts"


class Leaving:
    """Who is connected, and whether the server is about to stop.

    First it is `draining`: it works, but says in /health that nobody should be sent to it any more.
    Then it is `closing`: no message is begun any more.
    """

    def __init__(self) -> None:
        self.draining = False
        self.closing = False
        self.viewers: set[Viewer] = set()

    @contextmanager
    def told(self, viewer: Viewer) -> Iterator[None]:
        """Tell a viewer when it is time, for as long as it is there."""
        self.viewers.add(viewer)
        try:
            if self.closing:
                viewer.dismiss()
            yield
        finally:
            self.viewers.discard(viewer)

    def drain(self) -> None:
        """Say that nobody should be sent here any more."""
        self.draining = True
        metrics.DRAINING.set(1)

    async def close(self, patience: float) -> None:
        """Let every viewer get the answer to its last message, then dismiss it.

        Who does not get it in time, because the database hangs, is dismissed without; who does not
        read what it is sent is not waited for.
        """
        self.drain()
        self.closing = True
        end = asyncio.get_running_loop().time() + patience
        finishing = [asyncio.create_task(viewer.finish()) for viewer in self.viewers]
        if finishing:
            await asyncio.wait(finishing, timeout=patience)
        for viewer in list(self.viewers):
            viewer.dismiss()
        while self.viewers and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
