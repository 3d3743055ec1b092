"""Starts the table, as `tarsas serve` does."""

import asyncio
import logging
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
from tarsas.server.leaving import Leaving
from tarsas.server.metrics import count_faults
from tarsas.server.notices import notices
from tarsas.server.settings import Settings

log = structlog.get_logger()
# Nobody may keep the server from closing for longer. Seconds
TO_ANSWER = 3.0  # for messages that are being carried out
TO_LEAVE = 5  # for a client that neither speaks nor leaves
TO_CLOSE = 10.0  # for all of that but the messages, with the database
LONGEST_DRAIN = 600.0
OFTEN = 0.1


def serve(
    host: str,
    port: int,
    database: str,
    workers_for_bots: int,
    bot_pause: float,
    drain: float,
    prune: bool,
) -> None:
    """Serve the table until told to stop."""
    if not 0 <= drain <= LONGEST_DRAIN:
        raise TarsasError(f"--drain {drain:g}: expected 0 to {LONGEST_DRAIN:g} seconds")
    if workers_for_bots < 1:
        raise TarsasError(f"--workers-for-bots {workers_for_bots}: expected at least 1")
    if not 0 <= port <= 65535:
        raise TarsasError(f"--port {port}: expected 0 to 65535")
    set_up_logs()
    settings = Settings(
        database=database, bot_workers=workers_for_bots, bot_pause=bot_pause, prune=prune
    )
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=TO_LEAVE,
    )
    OrderlyServer(config, app.state.leaving, drain).run([listen(host, port)])


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is opened, so that a taken one is a plain message."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = f"{host} port {port} cannot be opened: {os.strerror(error.errno or 0)}"
        raise TarsasError(f"{why}; try another --port (0 takes a free one)") from None


class OrderlyServer(uvicorn.Server):
    """Prints the address once it can be opened, and what is amiss; takes its leave in order."""

    def __init__(self, config: uvicorn.Config, leaving: Leaving, drain: float) -> None:
        super().__init__(config)
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
            print(f"Társas is open at http://{shown}:{port}", *notices(), sep="\n", flush=True)

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


def set_up_logs() -> None:
    """One JSON object a line on standard error: what happened, when, where."""
    structlog.configure(
        processors=[
            count_faults,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(
        level=logging.WARNING,
        stream=sys.stderr,
        format='{"level": "%(levelname)s", "event": "%(message)s"}',
    )
