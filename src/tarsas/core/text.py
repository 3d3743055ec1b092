"""Sentences in the player's language: messages by id, formatted by Project Fluent."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu")


@dataclass(frozen=True)
class Message:
    """A sentence to be said: its id in the texts and its arguments (messages may nest)."""

    id: str
    args: Mapping[str, "str | int | Message"] = field(default_factory=dict)

    def key(self) -> Hashable:
        """Return what is equal for equal messages, to look it up by."""
        return (
            self.id,
            *((n, a.key() if isinstance(a, Message) else a) for n, a in self.args.items()),
        )


Args = dict[str, str | int | Message]
"""The arguments of a message that is being made."""


def listed(members: Iterable[Message]) -> Message:
    """Return messages as one list; there must be at least one."""
    first, *others = members
    for member in others:
        first = Message("list", {"before": first, "last": member})
    return first


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """Return the texts of the game in `package` together with the kernel's own."""
    found = FluentBundle([language], use_isolating=False)
    for place in ("tarsas.core", package):
        source = files(place).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source))
    return found


MOST_SAID = 20_000
_said: dict[Hashable, str] = {}


def say(package: str, language: str, message: Message) -> str:
    """Format a message. A missing text or argument is a fault of ours and raises.

    Remembers what it said: a picture has up to 240 explanations, most of them the same in every
    one, and formatting them took three quarters of the time of a drawing.
    """
    key = (package, language, message.key())
    if (known := _said.get(key)) is not None:
        return known
    text = _format(package, language, message)
    if len(_said) >= MOST_SAID:
        _said.clear()
    _said[key] = text
    return text


def _format(package: str, language: str, message: Message) -> str:
    texts = bundle(package, language)
    args = {
        name: say(package, language, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    pattern = texts.get_message(message.id).value
    assert pattern is not None, f"{message.id} has no text in {language}"
    text, errors = texts.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{package} {language} {message.id}: {errors[0]}")
    return str(text)
