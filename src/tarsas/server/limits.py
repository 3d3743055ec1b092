"""How much and how fast a client may send, and how much a visitor or an address may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

NAME_LETTERS = 24  # of a guest's name
LINE_LETTERS = 300  # of a line of chat
ID_LETTERS = 50  # of a client's own id of a message
MOST_STEPS = 50  # after the first one of a way; none is nearly as long
MOST_ANSWERS = 200  # of one lesson; none has nearly as many
MOST_STUDIES = 200  # that one guest keeps
MOST_NODES = 3000  # of a study: two whole games of the longest kind
TITLE_LETTERS = 80  # of a study, and of a variation's name
COMMENT_LETTERS = 2000  # of what is said of one position
MOST_SAID = 80_000  # bytes of all names and comments: with them a study's record can still be sent
A_LINE = 20  # bytes that a record adds to a line of them, about
MOST_COUNTS = 200  # games played elsewhere that one guest has counted here
MOST_TAPS = 100  # on sheets that are filled in, while one request was under way
MOST_PLAYERS = 6  # of any game
MOST_LOOKERS = 1000  # who let the engine look at positions
MOST_BYTES = 4096
RATE = 30.0  # messages a second that may go on for ever
BURST = 60.0  # that may come at once
FLOOD = 200  # more refused than taken: then the socket is closed
LINES_KEPT = 100  # of a table's chat; older ones are in the database alone


@dataclass(frozen=True)
class Limit:
    """So many a second may go on for ever, and so many may come at once."""

    rate: float
    burst: float


@dataclass(frozen=True)
class Allowance:
    """What one visitor may do, and all visitors of one address together.

    A visitor is a cookie, and cookies are free: the limit of the address is the one that holds. A
    family, a class or a club shares an address, so it is larger.
    """

    visitor: Limit
    address: Limit


ALLOWED = {
    # pages and requests that change nothing; files of the client are not counted
    "ask": Allowance(Limit(20, 200), Limit(100, 1000)),
    # requests that change something
    "change": Allowance(Limit(2, 40), Limit(10, 200)),
    # tables opened
    "open": Allowance(Limit(0.2, 20), Limit(1, 100)),
    # positions of the past that must be drawn: each takes as long as some hundred moves
    "draw": Allowance(Limit(3, 60), Limit(15, 300)),
    # answers to puzzles: each may change a rating
    "answer": Allowance(Limit(0.5, 30), Limit(3, 150)),
    # wrong answers that a bot weighs; beyond that, what is known of the puzzle is said
    "weigh": Allowance(Limit(0.2, 10), Limit(1, 50)),
    # reviews asked for: each keeps a processor busy for a minute or more
    "review": Allowance(Limit(0.02, 10), Limit(0.2, 60)),
    # sheets to print: kept once made, but large
    "print": Allowance(Limit(0.2, 12), Limit(1, 60)),
    # slices of thought about positions that are analysed; each is at most a second
    "look": Allowance(Limit(2, 30), Limit(10, 150)),
    # ends of games that are being filled in: one for every tap, and counted at once
    "tally": Allowance(Limit(8, 120), Limit(40, 600)),
    # sockets opened
    "connect": Allowance(Limit(2, 40), Limit(20, 400)),
    # all of one's own data at once
    "export": Allowance(Limit(0.02, 3), Limit(0.2, 20)),
    # addresses for notices: a mail goes to each
    "wish": Allowance(Limit(0.01, 5), Limit(0.1, 30)),
    # lines of chat
    "say": Allowance(Limit(0.5, 10), Limit(5, 50)),
}
MOST_BUCKETS = 20_000  # visitors, and as many addresses, that are counted
SOCKETS_OF_VISITOR = 30
SOCKETS_OF_ADDRESS = 300
CONNECTIONS_OF_ADDRESS = 300  # besides; a browser has up to six, and most of them are soon closed
WATCHERS = 1500  # at one table; whoever sits there always comes in


class Bucket:
    """A token bucket: refills steadily, empties with every message."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.filled = time.monotonic()
        self.refused = 0

    def wait(self) -> float:
        """Return the seconds until one more may come."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        return max(0.0, (1 - self.tokens) / self.rate)

    def take(self) -> bool:
        """Say whether one more message may come now."""
        if self.wait() > 0:
            self.refused += 1
            return False
        self.tokens -= 1
        # One by one: in a row, a slow reader would let any flood through.
        self.refused = max(0, self.refused - 1)
        return True

    def flooded(self) -> bool:
        """Say whether the client goes on in spite of refusals."""
        return self.refused >= FLOOD


class Limits:
    """Counts what visitors and addresses do. `factor` raises every limit; 0 lifts them all."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.visitors: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.addresses: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()  # by visitor and by address

    def take(self, deed: str, visitor: str, address: str) -> float:
        """Count a deed and return 0, or return the seconds until it may be done.

        Who is not known yet is counted by the address alone.
        """
        if not self.factor:
            return 0.0
        allowed = ALLOWED[deed]
        counted = [self._bucket(self.addresses, deed, network_of(address), allowed.address)]
        if visitor:
            counted.append(self._bucket(self.visitors, deed, visitor, allowed.visitor))
        wait = max(bucket.wait() for bucket in counted)
        if wait == 0:
            for bucket in counted:
                bucket.take()
        return wait

    def _bucket(
        self, buckets: OrderedDict[tuple[str, str], Bucket], deed: str, who: str, limit: Limit
    ) -> Bucket:
        key = (deed, who)
        if key not in buckets:
            if len(buckets) >= MOST_BUCKETS:
                buckets.popitem(last=False)  # who did nothing for the longest time
            burst = max(1.0, limit.burst * self.factor)  # with less, nothing would ever come
            buckets[key] = Bucket(limit.rate * self.factor, burst)
        buckets.move_to_end(key)
        return buckets[key]

    def crowded(self, watchers: int) -> bool:
        """Say whether so many are as many as may look at a table."""
        return bool(self.factor) and watchers >= WATCHERS * self.factor

    def too_many_sockets(self, visitor: str, address: str) -> bool:
        """Say whether a visitor or an address has as many sockets as it may."""
        of_visitor, of_address = self.sockets[visitor], self.sockets[network_of(address)]
        return bool(self.factor) and (
            of_visitor >= SOCKETS_OF_VISITOR * self.factor
            or of_address >= SOCKETS_OF_ADDRESS * self.factor
        )

    @contextmanager
    def socket(self, visitor: str, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open."""
        counted = (visitor, network_of(address))
        self.sockets.update(counted)
        try:
            yield
        finally:
            for who in counted:
                self.sockets[who] -= 1
                if not self.sockets[who]:
                    del self.sockets[who]


def network_of(address: str) -> str:
    """Return what one household has: an address, or with IPv6 the network it may choose from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # of a socket without one
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> 64 << 64, 64)))
