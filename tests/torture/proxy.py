"""A wire between a server and its database that can be cut in every way a wire can.

A network does not say that it is gone. Besides connections that are reset there are those that
carry everything late, and those that stay open and carry nothing any more, in both directions or in
one: the database may have done what it was asked, and nobody hears of it. (So it is where something
on the way forgot a connection. Neither side is told, not even that the other has died.)
"""

import asyncio
import threading
from contextlib import suppress
from enum import Enum
from types import TracebackType


class Cut(Enum):
    """What happens to a wire."""

    RESET = "every connection is reset, and so is each new one"
    BLIP = "every connection is reset once"
    LATE = "nothing is carried for a while, then all of it"
    SILENT = "nothing is carried, old connections stay dead, new ones get no answer"
    DEAF = "what is asked arrives, what is answered is lost"


class Wire:
    """One connection, carried for as long as nobody cuts it."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near, self.far = near, far
        self.asks = self.answers = True  # whether they are still carried
        self.flowing = asyncio.Event()
        self.flowing.set()

    async def carry(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        """Carry one direction until its end."""
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.flowing.wait()
                if self.asks if out is self.far else self.answers:
                    out.write(data)
                    await out.drain()
        # The end of a connection is lost too where nothing is carried.
        if self.asks and self.answers:
            self.reset()

    def reset(self) -> None:
        """End both sides at once."""
        for side in (self.near, self.far):
            side.transport.abort()


class Proxy:
    """Listens on a port of its own and carries everything to another, in a thread of its own."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.wires: set[Wire] = set()
        self.cut: Cut | None = None
        self.loop = asyncio.new_event_loop()
        self.ready, self.done = threading.Event(), asyncio.Event()
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.serve()))

    async def serve(self) -> None:
        """Take connections until closed."""
        server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        self.ready.set()
        await self.done.wait()
        server.close()
        self._mend()
        for wire in self.wires:
            wire.reset()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        if self.cut is Cut.RESET:
            writer.transport.abort()
            return
        try:
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # the database itself is not there
            writer.transport.abort()
            return
        wire = Wire(writer, far)
        self.hurt(wire)
        self.wires.add(wire)
        with suppress(asyncio.CancelledError):  # by the end of all
            await asyncio.gather(wire.carry(reader, far), wire.carry(far_reader, writer))
        self.wires.discard(wire)

    def hurt(self, wire: Wire) -> None:
        """Do to one wire what is done to all."""
        match self.cut:
            case Cut.RESET | Cut.BLIP:
                wire.reset()
            case Cut.LATE:
                wire.flowing.clear()
            case Cut.SILENT:
                wire.asks = wire.answers = False
            case Cut.DEAF:
                wire.answers = False

    def start(self, cut: Cut) -> None:
        """Cut the wires."""
        self.loop.call_soon_threadsafe(self._start, cut)

    def mend(self) -> None:
        """Carry again what comes; connections that were cut stay dead."""
        self.loop.call_soon_threadsafe(self._mend)

    def _start(self, cut: Cut) -> None:
        self.cut = cut
        for wire in list(self.wires):
            self.hurt(wire)
        if cut is Cut.BLIP:
            self.cut = None

    def _mend(self) -> None:
        self.cut = None
        for wire in self.wires:
            wire.flowing.set()

    def __enter__(self) -> "Proxy":
        self.thread.start()
        self.ready.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()
        self.loop.close()
