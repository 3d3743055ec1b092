"""Bounds of JSON that others wrote, looked at before a parser sees it.

Nesting a thousand deep or a number of five thousand digits ends Python's own readers in errors that
no reader expects; a number beyond 64 bits ends the rules. No game needs any of them.
"""

import re

DEEPEST = 50
MOST_DIGITS = 18  # what has no more of them fits into 64 bits

# A whole text (its brackets and digits do not count), a bracket, or too long a number.
_PARTS = re.compile(
    r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]|[0-9]{' + f"{MOST_DIGITS + 1},}}", re.DOTALL
)


class BoundsError(ValueError):
    """JSON that is nested too deeply or holds too long a number."""

    def __init__(self, position: int, expected: str) -> None:
        super().__init__(f"expected {expected}")
        self.position = position
        self.expected = expected


def check_bounds(text: str) -> None:
    """Refuse JSON that no reader should be given; whether it is JSON at all is for the reader."""
    depth = 0
    for part in _PARTS.finditer(text):
        first = part[0][0]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                raise BoundsError(part.start(), f"at most {DEEPEST} levels of nesting")
        elif first in "]}":
            depth -= 1
        elif first != '"':
            raise BoundsError(part.start(), f"a number of at most {MOST_DIGITS} digits")
