"""A game's guide as HTML in sections that can be found: by a reader, and by what is being played.

Its headings carry names, `### A round {#round}`, the same in every language; a section is what lies
between two of them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from tarsas.core.game import Game
from tarsas.draw.theme import THEMES

NAMED = re.compile(r"\s*\{#([\w-]+)\}$")
IMAGE = re.compile(r'<img src="position:(\w+)" alt="([^"]*)" ?/?>')
DEEPEST = 3
"""Headings below this level divide no section."""


@dataclass(frozen=True)
class Section:
    """A part of a guide. What stands before the first heading has neither name nor title."""

    name: str
    level: int
    title: str
    html: Markup


@cache
def guide(game: Game, language: str) -> tuple[Section, ...]:
    """Return a game's guide section by section; none if it has no guide."""
    source = game.file("guide", f"{language}.md")
    if source is None:
        return ()
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(source.read_text(encoding="utf-8"))
    begins = [place for place, token in enumerate(tokens) if divides(token)]
    parts = pairwise([*begins, len(tokens)])
    return tuple(section(game, markdown, tokens[begin:end]) for begin, end in parts)


def section(game: Game, markdown: MarkdownIt, tokens: Sequence[Token]) -> Section:
    """Return a heading and what follows it."""
    opening, heading, _, *rest = tokens
    for inner, token in pairwise(rest):
        if inner.type == "heading_open":
            set_name(inner, token)
    html = Markup(with_pictures(game, markdown.renderer.render(rest, markdown.options, {})))
    level, (title, name) = int(opening.tag[1]), named(heading.content)
    if level == 1:  # the page has the name of the game already
        return Section("", level, "", html)
    line = opening.map[0] if opening.map else 0
    return Section(name or f"line-{line + 1}", level, title, html)


def divides(token: Token) -> bool:
    """Say whether a section begins here."""
    return token.type == "heading_open" and int(token.tag[1]) <= DEEPEST


def named(heading: str) -> tuple[str, str]:
    """Return a heading without its name, and the name or ""."""
    found = NAMED.search(heading)
    return (heading[: found.start()], found[1]) if found else (heading, "")


def set_name(opening: Token, heading: Token) -> None:
    """Turn the name that a smaller heading carries into its id."""
    _, name = named(heading.content)
    if name and heading.children:
        opening.attrSet("id", f"rule-{name}")
        heading.children[-1].content = named(heading.children[-1].content)[0]


def with_pictures(game: Game, html: str) -> str:
    """Return a section with positions drawn where it asks for them."""
    # A wide table scrolls by itself on a phone, so the keyboard must reach it.
    html = html.replace("<table>", '<table tabindex="0">')
    return IMAGE.sub(lambda image: both_themes(game, image[1], image[2]), html)


def both_themes(game: Game, moment: str, caption: str) -> str:
    """Return a position as two pictures, of which the page shows that of its theme."""
    return "".join(
        f'<img class="on-{theme}" src="/games/{game.id}/{moment}-{theme}.svg" alt="{caption}"'
        ' loading="lazy">'
        for theme in THEMES
    )


def names(sections: Sequence[Section]) -> set[str]:
    """Return the names by which the sections, and smaller headings in them, are found."""
    inside = {found for part in sections for found in re.findall(r'id="rule-([\w-]+)"', part.html)}
    return inside | {part.name for part in sections}
