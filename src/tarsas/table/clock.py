"""Time to think: none, per turn, or by correspondence."""

from dataclasses import dataclass

from tarsas.core.errors import OptionError, not_allowed
from tarsas.core.text import Message

KINDS = ("none", "move", "correspondence")
BOUNDS = {"none": (0, 0), "move": (5, 3600), "correspondence": (3600, 30 * 24 * 3600)}


@dataclass(frozen=True)
class Clock:
    """How long a seat may take from when it comes to act until its turn passes."""

    kind: str = "none"
    seconds: int = 0

    @classmethod
    def read(cls, kind: str, seconds: int) -> "Clock":
        """Return a clock, or an error that says what is allowed."""
        if kind not in KINDS:
            raise not_allowed("clock", kind, KINDS)
        if kind == "none":
            return cls()
        lowest, highest = BOUNDS[kind]
        if not lowest <= seconds <= highest:
            plain = f"clock {kind}: {seconds} seconds; allowed: {lowest} to {highest}"
            raise OptionError(Message("error-clock", {"low": lowest, "high": highest}), plain)
        return cls(kind, seconds)

    def left(self, since: float, now: float) -> float | None:
        """Return the seconds left to a seat that has been to act since a time."""
        return None if self.kind == "none" else max(0.0, since + self.seconds - now)
