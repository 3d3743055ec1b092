"""What speaks for a move, in words: the weightiest reasons first, or what is to be expected."""

from collections.abc import Iterable

from tarsas.core.text import Message

Weighed = tuple[float, Message]
"""A reason with its weight, in points."""

MOST_REASONS = 3

EXPECTATION = "reason-margin"
"""What is said of a move for which nothing else speaks: the margin to be expected."""


def weightiest(found: Iterable[Weighed], otherwise: Message) -> list[Message]:
    """Return the weightiest reasons, each once, or what can be said if there are none."""
    said: list[Message] = []
    for _, message in sorted(found, key=lambda reason: -reason[0]):
        if message not in said:
            said.append(message)
    return said[:MOST_REASONS] or [otherwise]


def signed(points: float) -> str:
    """Write a margin with its sign, in whole points."""
    return f"{round(points):+d}" if round(points) else "0"


def expected(points: float, name: str = "margin") -> Message:
    """Return the message `reason-<name>` of a margin that is expected; see EXPECTATION."""
    return Message(f"reason-{name}", {"margin": signed(points)})
