"""Starts the table, as `tarsas serve` does."""

import logging
import os
import socket
import sys

import structlog
import uvicorn

from tarsas.core.errors import TarsasError
from tarsas.server.app import create_app
from tarsas.server.notices import notices
from tarsas.server.settings import Settings

# A client that neither speaks nor leaves must not keep the server from closing.
SECONDS_TO_LEAVE = 5


def serve(
    host: str, port: int, database: str, workers_for_bots: int, bot_pause: float, prune: bool
) -> None:
    """Serve the table until told to stop."""
    if workers_for_bots < 1:
        raise TarsasError(f"--workers-for-bots {workers_for_bots}: expected at least 1")
    if not 0 <= port <= 65535:
        raise TarsasError(f"--port {port}: expected 0 to 65535")
    set_up_logs()
    settings = Settings(
        database=database, bot_workers=workers_for_bots, bot_pause=bot_pause, prune=prune
    )
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )
    AnnouncingServer(config).run([listen(host, port)])


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is opened, so that a taken one is a plain message."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = f"{host} port {port} cannot be opened: {os.strerror(error.errno or 0)}"
        raise TarsasError(f"{why}; try another --port (0 takes a free one)") from None


class AnnouncingServer(uvicorn.Server):
    """Prints the address once it can be opened, and what is amiss."""

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


def set_up_logs() -> None:
    """One JSON object a line on standard error: what happened, when, where."""
    structlog.configure(
        processors=[
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
