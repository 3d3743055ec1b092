"""Who may have how many connections: nobody takes all the files that the server may open."""

import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from math import inf

from tarsas.server.limits import CONNECTIONS_OF_ADDRESS, network_of

MOST_FILES = 65_536
OTHER_FILES = 200  # the database's, the bots', and what is read meanwhile


class Guard:
    """Counts the connections of each address, and knows how many there may be in all.

    `trusted` names proxies, as uvicorn takes them: they bring everybody's connections, and count
    them where they come in.
    """

    def __init__(self, factor: float = 0.0, trusted: str = "", files: float = inf) -> None:
        self.most = CONNECTIONS_OF_ADDRESS * factor or inf
        self.most_in_all = files - OTHER_FILES
        self.trusted = [one.strip() for one in trusted.split(",")]
        self.connections: Counter[str] = Counter()

    def place(self, address: str, in_all: int) -> str | None:
        """Count a connection and return whose it is; None if there are too many."""
        if in_all > self.most_in_all:
            return None
        who = "" if self._is_trusted(address) else network_of(address)
        if who and self.connections[who] >= self.most:
            return None
        self.connections[who] += 1
        return who

    def leave(self, who: str) -> None:
        """Count a connection no longer."""
        self.connections[who] -= 1
        if not self.connections[who]:
            del self.connections[who]

    def _is_trusted(self, address: str) -> bool:
        return "*" in self.trusted or any(is_in(address, one) for one in self.trusted)


def is_in(address: str, network: str) -> bool:
    """Say whether an address is one of a network, or the one that is named."""
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return address == network


def open_many_files() -> int:
    """Let the process have as many files open as it may, and return how many those are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    return max(soft, most)
