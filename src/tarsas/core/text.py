"""Sentences in the player's language: messages by id, formatted by Project Fluent."""

from collections.abc import Mapping
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


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """Return the texts of the game in `package` together with the kernel's own."""
    found = FluentBundle([language], use_isolating=False)
    for place in ("tarsas.core", package):
        source = files(place).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source))
    return found


def say(package: str, language: str, message: Message) -> str:
    """Format a message. A missing text or argument is a fault of ours and raises."""
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
