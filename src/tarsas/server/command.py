"""Starts the table, as `tarsas serve` does."""

import math
import os
import socket

import uvicorn

from tarsas.core.errors import TarsasError
from tarsas.server.app import create_app
from tarsas.server.compression import CompressingSocket
from tarsas.server.logs import set_up_logs
from tarsas.server.notices import notices
from tarsas.server.patience import SECONDS_TO_THINK, PunctualConnection
from tarsas.server.security import HEADERS
from tarsas.server.settings import Settings, read_address

# A client that neither speaks nor leaves must not keep the server from closing.
SECONDS_TO_LEAVE = 5


def serve(
    host: str,
    port: int,
    database: str,
    address: str,
    workers_for_bots: int,
    bot_pause: float,
    limits: float,
    behind: str,
) -> None:
    """Serve the table until told to stop."""
    if workers_for_bots < 1:
        raise TarsasError(f"--workers-for-bots {workers_for_bots}: expected at least 1")
    if not 0 <= port <= 65535:
        raise TarsasError(f"--port {port}: expected 0 to 65535")
    if not 0 <= limits < math.inf:
        raise TarsasError(f"--limits {limits}: expected a factor, or 0 for no limits")
    settings = Settings(
        database=database,
        address=read_address(address),
        bot_workers=workers_for_bots,
        bot_pause=bot_pause,
        limits=limits,
    )
    set_up_logs()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=behind,
        http=PunctualConnection,
        timeout_keep_alive=SECONDS_TO_THINK,
        ws=CompressingSocket,
        headers=list(HEADERS.items()),
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )
    try:
        AnnouncingServer(config).run([listen(host, port)])
    except SystemExit:
        unknown = TarsasError("the server could not start; the line above says what failed")
        raise app.state.get("failure", unknown) from None


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
