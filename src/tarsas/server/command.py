"""Starts the table, as `tarsas serve` does."""

import asyncio
import math
import os
import signal
import socket
import sys
import time
from types import FrameType

import structlog
import uvicorn

from tarsas.core.errors import TarsasError
from tarsas.server.app import create_app
from tarsas.server.compression import CompressingSocket
from tarsas.server.guard import Guard, open_many_files
from tarsas.server.leaving import Leaving
from tarsas.server.logs import set_up_logs
from tarsas.server.notices import notices
from tarsas.server.patience import SECONDS_TO_THINK, PunctualConnection
from tarsas.server.security import HEADERS
from tarsas.server.settings import Settings
from tarsas.server.terminal import invitation, way_in

log = structlog.get_logger()
# Seconds after which a thread that computes lets another one in. A commit to a file goes back and
# forth between threads: with Python's usual ten times as many it would wait for each of its steps.
TO_COMPUTE = 0.0005
# Seconds that a client may take to read anything of what it is sent
TO_READ = 40
# Nobody may keep the server from closing for longer. Seconds
TO_ANSWER = 3.0  # for messages that are being carried out
TO_LEAVE = 5  # for a client that neither speaks nor leaves
TO_CLOSE = 10.0  # for all of that but the messages, with the database
LONGEST_DRAIN = 600.0
OFTEN = 0.1


def serve(host: str, port: int, settings: Settings, behind: str, drain: float) -> None:
    """Serve the table until told to stop; `behind` are the addresses of trusted proxies."""
    if not 0 <= drain <= LONGEST_DRAIN:
        raise TarsasError(f"--drain {drain:g}: expected 0 to {LONGEST_DRAIN:g} seconds")
    if settings.bot_workers < 1:
        raise TarsasError(f"--workers-for-bots {settings.bot_workers}: expected at least 1")
    if settings.review_workers < 0:
        raise TarsasError(f"--workers-for-reviews {settings.review_workers}: expected 0 or more")
    if not 0 <= port <= 65535:
        raise TarsasError(f"--port {port}: expected 0 to 65535")
    if not 0 <= settings.limits < math.inf:
        raise TarsasError(f"--limits {settings.limits}: expected a factor, or 0 for no limits")
    set_up_logs()
    sys.setswitchinterval(TO_COMPUTE)
    app = create_app(settings)
    app.state.home = (way_in(host, port, "") if port else None) or ""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=behind,
        http=guarded(Guard(settings.limits, behind, open_many_files())),
        timeout_keep_alive=SECONDS_TO_THINK,
        ws=CompressingSocket,
        headers=list(HEADERS.items()),
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=TO_LEAVE,
    )
    try:
        server = OrderlyServer(config, app.state.leaving, drain, settings.address)
        server.run([listen(host, port)])
    except SystemExit:
        unknown = TarsasError("the server could not start; the line above says what failed")
        raise app.state.get("failure", unknown) from None


def guarded(by: Guard) -> type[PunctualConnection]:
    """Return the connections that a guard counts."""

    class Guarded(PunctualConnection):
        guard = by

    return Guarded


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is opened, so that a taken one is a plain message."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        opened = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = f"{host} port {port} cannot be opened: {os.strerror(error.errno or 0)}"
        raise TarsasError(f"{why}; try another --port (0 takes a free one)") from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # of Linux; each connection has it from here
        # Who asks and never reads would be written to for ever, closed or not.
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TO_READ * 1000)
    return opened


class OrderlyServer(uvicorn.Server):
    """Prints the address once it can be opened, and what is amiss; takes its leave in order."""

    def __init__(
        self, config: uvicorn.Config, leaving: Leaving, drain: float, address: str
    ) -> None:
        super().__init__(config)
        self.address = address
        self.leaving = leaving
        self.drain = drain
        self.drains = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            shown = (
                "localhost"
                if self.config.host in ("127.0.0.1", "0.0.0.0", "::")
                else self.config.host
            )
            others = invitation(self.config.host, port, self.address, terminal=sys.stdout.isatty())
            told = (f"Társas is open at http://{shown}:{port}", *others, *notices())
            print(*told, sep="\n", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, told by a signal. Who presses Ctrl-C need not wait for a load balancer."""
        if sig == signal.SIGTERM:
            # Uvicorn would end by this signal in the end, before Python has tidied up.
            self.drains = self.should_exit = True
        elif self.drains:
            self.drains = False
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Be taken out of the rotation, finish what is being done, tell everybody, then close."""
        self.leaving.drain()
        end = time.monotonic() + self.drain
        while self.drains and not self.force_exit and time.monotonic() < end:
            await asyncio.sleep(OFTEN)
        for server in self.servers:
            server.close()  # before the sockets, so that nobody comes back to this one
        await self.leaving.close(TO_ANSWER)
        try:
            async with asyncio.timeout(TO_CLOSE):
                await super().shutdown(sockets)
        except TimeoutError:
            log.error("closed without waiting for the database any longer")
