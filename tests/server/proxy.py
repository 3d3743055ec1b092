"""A network between a server and its database that can be cut without a word."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Network:
    """Passes bytes from a port of its own to another, until it is cut; then it holds them."""

    def __init__(self, port: int) -> None:
        self.beyond = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.whole = threading.Event()
        self.whole.set()
        self.ends: list[socket.socket] = []

    def cut(self) -> None:
        """Let nothing through, and tell nobody; new connections are taken and never answered."""
        self.whole.clear()

    def mend(self) -> None:
        """Break what was cut, and let new connections through."""
        self._break()
        self.whole.set()

    def accept_for_ever(self) -> None:
        with suppress(OSError):  # the listener is closed
            while True:
                near = self.listener.accept()[0]
                self.ends.append(near)
                if self.whole.is_set():
                    far = socket.create_connection(("127.0.0.1", self.beyond))
                    self.ends.append(far)
                    for pair in ((near, far), (far, near)):
                        threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.whole.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def _break(self) -> None:
        ends, self.ends = self.ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self._break()
        self.whole.set()


@contextmanager
def network_to(port: int) -> Iterator[Network]:
    """Stand between a port and whoever connects to it."""
    network = Network(port)
    accepting = threading.Thread(target=network.accept_for_ever)
    accepting.start()
    try:
        yield network
    finally:
        network.close()
        accepting.join()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
