"""How much and how fast a client may send."""

import time

NAME_LETTERS = 24  # of a guest's name
LINE_LETTERS = 300  # of a line of chat
ID_LETTERS = 50  # of a client's own id of a message
MOST_BYTES = 4096
RATE = 30.0  # messages a second that may go on for ever
BURST = 60.0  # that may come at once
FLOOD = 200  # more refused than taken: then the socket is closed


class Bucket:
    """A token bucket: refills steadily, empties with every message."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.filled = time.monotonic()
        self.refused = 0

    def take(self) -> bool:
        """Say whether one more message may come now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            self.refused += 1
            return False
        self.tokens -= 1
        # One by one: in a row, a slow reader would let any flood through.
        self.refused = max(0, self.refused - 1)
        return True

    def flooded(self) -> bool:
        """Say whether the client goes on in spite of refusals."""
        return self.refused >= FLOOD
