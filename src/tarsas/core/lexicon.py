"""All texts in one language, each of them read when it is first needed.

A game has up to 900 texts, and reading them all took nine tenths of the time in which a game is
loaded; a page or a bot needs some dozens.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import zip_longest
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

# A text begins at the beginning of a line with its name, and goes on until the next or a remark.
BEGINNING = re.compile(r"^(?:(-?[a-zA-Z][\w-]*)[ \t]*=|#)", re.MULTILINE)


class Lexicon:
    """The texts of some sources; the first text of a name is the one that counts."""

    def __init__(
        self, language: str, sources: Iterable[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self.language = language
        self.bundle = FluentBundle([language], dict(functions), use_isolating=False)
        self.unread: dict[str, str] = {}
        for source in sources:
            for name, text in texts_in(source):
                self.unread.setdefault(name, text)
        self.names = frozenset(self.unread)
        self.lock = Lock()

    def has(self, name: str) -> bool:
        """Say whether there is a text of this name."""
        return name in self.names

    def attributes(self, name: str) -> set[str]:
        """Return the names of a text's attributes."""
        self._read(name)
        return set(self.bundle.get_message(name).attributes)

    def format(self, name: str, args: dict[str, Any]) -> str | None:
        """Say a text, or `name.attribute` of one; None: there is no such part of it."""
        name, _, attribute = name.partition(".")
        self._read(name)
        text = self.bundle.get_message(name)
        pattern = text.attributes.get(attribute) if attribute else text.value
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language} {name}: {errors[0]}")
        return str(said)

    def _read(self, name: str) -> None:
        """Read a text, and those that it speaks of.

        Several threads may ask at once: a text is unread until all that it needs can be said.
        """
        if name not in self.unread:
            return
        with self.lock:
            found, waiting = set[str](), [name]
            while waiting:
                name = waiting.pop()
                text = self.unread.get(name)
                if text is None or name in found:
                    continue
                found.add(name)
                resource = FluentResource(text)
                self.bundle.add_resource(resource)
                spoken_of = SpokenOf()
                spoken_of.visit(resource)
                waiting += spoken_of.names
            for name in found:
                del self.unread[name]


class SpokenOf(Visitor):
    """Finds which other texts a text names; terms have a dash before their names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        """Note a text named in another."""
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        """Note a term, and what it is told."""
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def texts_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield the names of the texts of a source, and what is written there of each."""
    found = list(BEGINNING.finditer(source))
    for match, following in zip_longest(found, found[1:]):
        if match[1]:
            yield match[1], source[match.start() : following.start() if following else None]
