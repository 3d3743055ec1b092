"""What speaks for a move, in words: the weightiest reasons first, or what is to be expected."""

from collections.abc import Iterable

from tarsas.core.text import Message

Weighed = tuple[float, Message]
"""A reason with its weight, in points."""

MOST_REASONS = 3
PLAIN = ("reason-margin", "reason-margin-alone")
"""What is said where nothing particular speaks for a move."""


def weightiest(found: Iterable[Weighed], otherwise: Message) -> list[Message]:
    """Return the weightiest reasons, each once, or what can be said if there are none."""
    said: list[Message] = []
    for _, message in sorted(found, key=lambda reason: -reason[0]):
        if message not in said:
            said.append(message)
    return said[:MOST_REASONS] or [otherwise]


def particular(reasons: Iterable[Message]) -> list[Message]:
    """Return the reasons that say what a move is good for, not just how the game may end."""
    return [reason for reason in reasons if reason.id not in PLAIN]


def signed(points: float) -> str:
    """Write a margin with its sign, in whole points."""
    return f"{round(points):+d}" if round(points) else "0"


def expected(points: float, name: str = "margin") -> Message:
    """Return the message `reason-<name>` of a margin that is expected."""
    return Message(f"reason-{name}", {"margin": signed(points)})
