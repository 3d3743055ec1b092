"""Sentences in the player's language: messages by id, formatted by Project Fluent."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tarsas.core.hungarian import hungarian_article
from tarsas.core.lexicon import Lexicon
from tarsas.core.seats import SEATS

LANGUAGES = ("en", "hu")


@dataclass(frozen=True)
class Message:
    """A sentence to be said: its id in the texts and its arguments (messages may nest).

    An attribute of a text is `<id>.<attribute>`.
    """

    id: str
    args: Mapping[str, "str | int | Message"] = field(default_factory=dict)

    def key(self) -> Hashable:
        """Return what is equal for equal messages, to look it up by."""
        known: Hashable = self.__dict__.get("_key")
        if known is None:  # made once: it was a third of what saying took, for each language again
            parts: list[Hashable] = [self.id]
            for name, value in self.args.items():
                parts += (name, value.key() if isinstance(value, Message) else value)
            self.__dict__["_key"] = known = tuple(parts)
        return known


Args = dict[str, str | int | Message]
"""The arguments of a message that is being made."""


def listed(members: Iterable[Message], how: str = "list") -> Message:
    """Return messages as one list; there must be at least one. `how` is the text that joins two."""
    first, *others = members
    for member in others:
        first = Message(how, {"before": first, "last": member})
    return first


def joined(members: Sequence[Message], how: str = "and") -> Message:
    """Return messages as one list whose last two are joined by another text, such as "or"."""
    *others, last = members
    return Message(how, {"before": listed(others), "last": last}) if others else last


def either(members: Sequence[Message]) -> Message:
    """Return messages as a choice between them."""
    return joined(members, "or")


PIECE = "\ue000{id}\ue001{name}\ue002"
"""A piece in a text for a page: letters that no language has, around its id and its name."""

PERSON = "\ue003{colour}\ue001{name}\ue002"
"""Who sits somewhere, in a text for a page: the colour of the seat, and words for it.

Texts are the same at every table, so that they can be kept; the page knows who sits there, and what
they are called now.
"""

PEOPLE = {f"{form}{colour}": colour for form in ("", "player-") for colour in SEATS}
"""The texts that name who sits somewhere, with the colours of the seats."""


def piece(id_: str, name: Message) -> Message:
    """Return a piece as an argument: its name, or on a page its small picture.

    For pieces that have no name among people, such as one of 79 tiles; `id_` is the id of its
    element in the picture.
    """
    return Message("piece", {"id": id_, "name": name})


def file_of(package: str, *path: str) -> Traversable | None:
    """Return a file of a package; None if it is not there, or the package is a single module."""
    if not hasattr(import_module(package), "__path__"):
        return None  # its folder is not its own
    found = files(package).joinpath(*path)
    return found if found.is_file() else None


def files_of(package: str, folder: str, ending: str) -> list[Traversable]:
    """Return the files of a folder of a package, by name; none if it is a single module."""
    if not hasattr(import_module(package), "__path__"):
        return []
    found = files(package).joinpath(folder)
    inside = found.iterdir() if found.is_dir() else ()
    return sorted((p for p in inside if p.name.endswith(ending)), key=lambda p: p.name)


def plain_name(name: str) -> str:
    """Return what something is called in the code, as people would write it."""
    return name.replace("-", " ").replace("_", " ")


MOST_SAID = 20_000


class Voice:
    """All that a package can say: its own texts, what was `declared` in English, the kernel's.

    Its texts are files `text/<language>.ftl`, or `TEXT["<language>"]` in a single module. The
    files are complete: what is missing there is a fault of ours and raises. Where there are none,
    English stands in for another language, and the name of a message for its text.
    """

    def __init__(self, package: str, declared: Mapping[str, str] | None = None) -> None:
        self.package = package
        self.complete = file_of(package, "text", "en.ftl") is not None
        given = {} if self.complete else declared or {}
        self.declared = "\n".join(f"{name} = {{ {quoted(text)} }}" for name, text in given.items())
        self.lexicons: dict[str, Lexicon] = {}  # made when a language is first spoken
        self.said: dict[Hashable, str] = {}

    def texts(self, language: str) -> Lexicon:
        """Return the texts in a language."""
        if language not in self.lexicons:
            self.lexicons[language] = self._texts(language)
        return self.lexicons[language]

    def _texts(self, language: str) -> Lexicon:
        taught = file_of(self.package, "lessons", f"{language}.ftl")
        sources = [texts_of(self.package, language), texts_of("tarsas.core", language)]
        sources += [taught.read_text(encoding="utf-8")] if taught else []
        if not self.complete:
            sources[1:1] = [texts_of(self.package, "en"), self.declared]
        return Lexicon(language, sources, FUNCTIONS)

    def has(self, name: str) -> bool:
        """Say whether there is a text of this id in any language."""
        return any(self.texts(language).has(name) for language in LANGUAGES)

    def attributes(self, name: str, language: str) -> set[str] | None:
        """Return the names of a text's attributes; None if there is no such text."""
        texts = self.texts(language)
        return texts.attributes(name) if texts.has(name) else None

    def say(self, message: Message, language: str, *, pictured: bool = False) -> str:
        """Format a message; `pictured` for a page that shows pieces, and calls people by name.

        Remembers what it said: a picture has up to 240 explanations, most of them the same in
        every one, and formatting them took three quarters of the time of a drawing.
        """
        key = (language, pictured, message.key())
        if (known := self.said.get(key)) is not None:
            return known
        text = self._format(message, language, pictured)
        if len(self.said) >= MOST_SAID:
            self.said.clear()
        self.said[key] = text
        return text

    def _format(self, message: Message, language: str, pictured: bool) -> str:
        texts = self.texts(language)
        if not self.complete and not texts.has(message.id):
            return plain_name(message.id.removeprefix("field-").removeprefix("act-"))
        args = {
            name: self.say(value, language, pictured=pictured)
            if isinstance(value, Message)
            else value
            for name, value in message.args.items()
        }
        if pictured and message.id == "piece":
            return PIECE.format(**args)
        said = texts.format(message.id, args)
        assert said is not None, f"{message.id} has no text in {language}"
        if pictured and message.id in PEOPLE:
            return PERSON.format(colour=PEOPLE[message.id], name=said)
        return said


def texts_of(package: str, language: str) -> str:
    """Return a package's texts in a language, as Fluent writes them."""
    if (found := file_of(package, "text", f"{language}.ftl")) is not None:
        return found.read_text(encoding="utf-8")
    return str(getattr(import_module(package), "TEXT", {}).get(language, ""))


def quoted(text: str) -> str:
    """Return a text as Fluent writes a string, in which nothing has a meaning."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def spoken(whole: str) -> int:
    """Return where the words begin: those for a piece or a name on a page stand after its id."""
    return whole.find("\ue001") + 1 if whole[:1] in ("\ue000", "\ue003") else 0


def capital(text: object) -> Any:
    """Begin with a capital: CAPITAL($what) in our texts. Fluent takes text, its types do not."""
    whole = str(text)
    start = spoken(whole)
    return whole[:start] + whole[start : start + 1].upper() + whole[start + 1 :]


def with_article(text: object) -> Any:
    """Put the Hungarian article before a name that is not known yet: AZ($cell) in our texts."""
    whole = str(text)
    return f"{hungarian_article(whole[spoken(whole) :])} {whole}"


FUNCTIONS: dict[str, Callable[..., Any]] = {"CAPITAL": capital, "AZ": with_article}
"""What our texts may do with their arguments, beyond what Fluent can."""


@cache
def voice_of(package: str) -> Voice:
    """Return what a package that is no game can say."""
    return Voice(package)


def say(package: str, language: str, message: Message) -> str:
    """Format a message of a package that is no game, such as the pages."""
    return voice_of(package).say(message, language)
