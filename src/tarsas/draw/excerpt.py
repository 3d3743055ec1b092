"""What of a game's guide is worth having beside the board: the lists and tables of a section."""

import re
from dataclasses import dataclass
from functools import cache

from tarsas.core.game import Game

HEADING = re.compile(r"^#+ (?P<title>.*?)\s*\{#(?P<name>[\w-]+)\}$")
ITEM = re.compile(r"^(?P<mark>-|\d+\.) (?P<text>.*)$")
RULED = re.compile(r"^\|[\s|:-]+\|$")
PLAIN = re.compile(r"\*\*|[*`]")


@dataclass(frozen=True)
class Excerpt:
    """A section of a guide without its sentences: items with their marks, and tables.

    What leads to a list, up to its colon, is an item without a mark.
    """

    title: str
    items: tuple[tuple[str, str], ...]
    tables: tuple[tuple[tuple[str, ...], ...], ...]


@cache
def excerpt(game: Game, language: str, section: str) -> Excerpt:
    """Return what a section lists; one that is not there, or lists nothing, is a fault of ours."""
    title, lines = lines_of(game, language, section)
    items: list[tuple[str, str]] = []
    tables: list[tuple[tuple[str, ...], ...]] = []
    rows: list[tuple[str, ...]] = []
    for line in [*lines, ""]:
        if line.startswith("|"):
            if not RULED.match(line):
                rows.append(tuple(plain(cell) for cell in line.strip("|").split("|")))
            continue
        if rows:
            tables.append(tuple(rows))
            rows = []
        if found := ITEM.match(line):
            items.append((found["mark"].replace("-", "•"), plain(found["text"])))
        elif line.endswith(":"):
            items.append(("", plain(line)))
    if not items and not tables:
        raise LookupError(f"section {section!r} of the guide of {game.id} has no list or table")
    return Excerpt(title, tuple(items), tuple(tables))


def lines_of(game: Game, language: str, section: str) -> tuple[str, list[str]]:
    """Return the title and the lines of a section of the guide."""
    source = game.file("guide", f"{language}.md")
    text = source.read_text(encoding="utf-8") if source else ""
    title, inside = "", False
    lines: list[str] = []
    for line in text.splitlines():
        if found := HEADING.match(line):
            inside = found["name"] == section
            title = found["title"] if inside else title
        elif inside:
            lines.append(line)
    if not title:
        raise LookupError(f"the guide of {game.id} in {language} has no section {section!r}")
    return title, lines


def plain(text: str) -> str:
    """Return a text of the guide without its marks."""
    return PLAIN.sub("", text).strip()
