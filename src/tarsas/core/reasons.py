"""What speaks for a move, in words: the weightiest reasons first, or what is to be expected."""

from collections.abc import Callable, Iterable

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


def is_figure(reason: Message) -> bool:
    """Say whether a reason is just how the game may end: a figure, to who knows the game."""
    return "margin" in reason.args or reason.id.endswith("-alone")


def particular(reasons: Iterable[Message]) -> list[Message]:
    """Return the reasons that say what a move is good for."""
    return [reason for reason in reasons if not is_figure(reason)]


def in_words(
    reasons: Iterable[Message], has: Callable[[str], bool], *, named: bool = True
) -> list[Message]:
    """Return reasons for who is new to a game: figures by its texts `advice-…`, if it has any.

    If the move is not `named` beside them, so are reasons that cannot be understood without it.
    """
    found: list[Message] = []
    for reason in reasons:
        name = reason.id.replace("reason-", "advice-", 1).removesuffix("-alone")
        figure = is_figure(reason)
        if has(name) and (figure or not named):
            found.append(Message(name, {} if figure else reason.args))
        elif not figure:
            found.append(reason)
    return found


def outlook(points: float) -> Message:
    """Return how the game is expected to end, for who asks."""
    whole = round(points)
    how = "level" if whole == 0 else "ahead" if whole > 0 else "behind"
    return Message(f"margin-{how}", {"points": abs(whole)})


def expected(points: float, name: str = "margin") -> Message:
    """Return the message `reason-<name>` of a margin that is expected; see EXPECTATION."""
    return Message(f"reason-{name}", {"margin": outlook(points)})
