"""What speaks for a move, in words: the weightiest reasons first, or what is to be expected."""

from collections.abc import Callable, Iterable

from tarsas.core.text import Args, Message

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

    If the move is not `named` beside them, all are said to who is to make one, by `advice-…` too.
    """
    found: list[Message] = []
    for reason in reasons:
        if is_figure(reason):
            name = advice_name(reason).removesuffix("-alone")
            found += [Message(name)] if has(name) else []
        else:
            found.append(reason if named else advised(reason, has))
    return found


def advised(reason: Message, has: Callable[[str], bool]) -> Message:
    """Return a reason as it is said before a move, with what it quotes, where there are texts."""
    args: Args = {
        name: advised(value, has) if isinstance(value, Message) else value
        for name, value in reason.args.items()
    }
    name = advice_name(reason)
    return Message(name if has(name) else reason.id, args)


def advice_name(reason: Message) -> str:
    """Return the name of the text in which a reason is advice."""
    return reason.id.replace("reason-", "advice-", 1)


def outlook(points: float) -> Message:
    """Return how the game is expected to end, for who asks."""
    whole = round(points)
    how = "level" if whole == 0 else "ahead" if whole > 0 else "behind"
    return Message(f"margin-{how}", {"points": abs(whole)})


def expected(points: float, name: str = "margin") -> Message:
    """Return the message `reason-<name>` of a margin that is expected; see EXPECTATION."""
    return Message(f"reason-{name}", {"margin": outlook(points)})
