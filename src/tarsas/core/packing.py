"""Messages as JSON, for what is kept and read in any language later."""

from typing import Any

from tarsas.core.text import Message

Packed = list[Any]
"""A message as JSON: its id, and its arguments by name."""


def pack(message: Message) -> Packed:
    """Return a message as JSON."""
    args = {n: pack(a) if isinstance(a, Message) else a for n, a in message.args.items()}
    return [message.id, args]


def unpack(packed: Packed) -> Message:
    """Return the message that was packed."""
    name, args = packed
    return Message(name, {n: unpack(a) if isinstance(a, list) else a for n, a in args.items()})
