"""The HTTP server's sockets, with an answer to a handshake that cannot be read.

Without it such a connection stays open for ever, and nobody is told.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tarsas.server.security import HEADERS

STATUS = "HTTP/1.1 431 Request Header Fields Too Large"


class AnsweringSocket(WebSocketsSansIOProtocol):
    """A socket that refuses what is too long for its reader of headers."""

    def data_received(self, data: bytes) -> None:
        """Read on, or refuse and hang up."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            lines = [STATUS, *(f"{name}: {value}" for name, value in HEADERS.items())]
            lines += ["Content-Length: 0", "Connection: close", "", ""]
            self.transport.write("\r\n".join(lines).encode())
            self.transport.close()
