"""Random numbers: a fast repeatable generator, and one that can be checked afterwards."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: repeatable from a seed, equal compiled and interpreted.

    It works on 32-bit lanes because i64 wraps only when compiled.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"tarsas" + str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.count: i64 = 1

    def go_on_as(self, other: "Rng") -> None:
        """Bring from now on what another generator would bring."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.count = other.count

    def next32(self) -> i64:
        """Return 32 random bits."""
        out = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each exactly equally likely (n < 2**31)."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        product = self.next32() * n
        low = product & MASK
        if low < n:
            # Lemire's rejection: throw away the few values that would make some n likelier.
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.next32() * n
                low = product & MASK
        return product >> 32


class SealedRng(Rng):
    """Chance that can be checked: each event's bits come from HMAC-SHA256 of a secret seed.

    The table shows `commitment(seed)` when it opens and the seed when the game ends, so anybody
    can recompute every roll and draw.
    """

    def __init__(self, seed: bytes, table: str) -> None:
        super().__init__(0)
        self.seed: bytes = seed
        self.table: str = table
        self.event: int = 0
        self.block: int = 0
        self.bits: bytes = b""
        self.used: int = 0

    def start(self, event: int) -> None:
        """Begin the stream of the event with this number, counted from 0."""
        self.event = event
        self.block = 0
        self.bits = b""
        self.used = 0

    def next32(self) -> i64:
        """Return the next 32 bits of this event's stream."""
        if self.used == len(self.bits):
            text = f"{self.table}/{self.event}/{self.block}".encode()
            self.bits = hmac.new(self.seed, text, hashlib.sha256).digest()
            self.block += 1
            self.used = 0
        word = self.bits[self.used : self.used + 4]
        self.used += 4
        return int.from_bytes(word, "little")


def commitment(seed: bytes) -> str:
    """Return the hash by which a seed is promised before it is shown."""
    return hashlib.sha256(seed).hexdigest()
