"""What of a game can be printed: sheets to write on, and aids that say what its signs mean.

A game's `printed.py` holds `SHEETS`, each with a name, the message of its title and its parts.
A game without one has the aid of its signs alone, if it has a legend.
A part gives strips for a page; what is drawn by a game itself takes all the room that is left.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.options import Value
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw import paper as p
from tarsas.draw.excerpt import excerpt
from tarsas.draw.ink import hatches_in, in_ink
from tarsas.draw.legend import defs_of
from tarsas.draw.paper import GAP, MM, PAPERS, Paper, Strip
from tarsas.draw.plain import wrapped
from tarsas.draw.svg import Attributes, el, group, label
from tarsas.draw.view import view_of


@dataclass(frozen=True)
class Printing:
    """What a sheet is printed from: a game, its opening as options make it, and a language."""

    game: Game
    state: State
    language: str

    def say(self, message: Message) -> str:
        """Return a text of the game."""
        return self.game.say(message, self.language)


class Part(Protocol):
    """Something on a sheet."""

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return it in strips, told how wide a page is and how much room is left on it."""


@dataclass(frozen=True)
class Sheet:
    """A sheet of a game. `options` are those it is drawn with; a reader may choose among them."""

    name: str
    title: Message
    parts: tuple[Part, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    turned: bool = False


# Parts


@dataclass(frozen=True)
class Drawn:
    """What a game draws itself, as large as the room allows: told how wide and how tall."""

    draw: Callable[[Printing, float, float], str]

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return it as one strip."""
        return [Strip(left, self.draw(printing, width, left))]


SIGN = 12 * MM  # the side of a sign's picture


@dataclass(frozen=True)
class Signs:
    """The signs of the game with what they mean, side by side, but for `without`."""

    without: tuple[str, ...] = ()
    columns: int = 2

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return a strip for each row of signs."""
        wide = (width - (self.columns - 1) * 2 * GAP) / self.columns
        signs = [
            self.sign(drawn, printing.say(message), wide)
            for drawn, message in view_of(printing.game).legend(printing.say)
            if message.id not in self.without
        ]
        found = []
        for first in range(0, len(signs), self.columns):
            row = signs[first : first + self.columns]
            places = [p.moved((wide + 2 * GAP) * i, 0) for i in range(len(row))]
            drawn = [group(s.drawn, transform=at) for s, at in zip(row, places, strict=True)]
            # Rows stand closer than other things.
            found.append(Strip(max(s.height for s in row) - GAP * 0.7, "".join(drawn)))
        return found

    def sign(self, drawn: str, text: str, width: float) -> Strip:
        """Return a sign and, to the right of it, what it means."""
        said = p.paragraph(text, width - SIGN - 3 * MM, p.TEXT)
        height = max(SIGN, said.height) + GAP * 0.7
        middle = (height - GAP * 0.7) / 2
        picture = group(drawn, transform=p.moved(SIGN / 2, middle, SIGN / 48))
        beside = p.moved(SIGN + 3 * MM, middle - said.height / 2)
        return Strip(height, picture + group(said.drawn, transform=beside))


@dataclass(frozen=True)
class Tally:
    """A table to write in: a line for each thing that scores, a column for each player.

    Copies of it fill the page, for as many games, unless something follows.
    """

    rows: tuple[Message, ...]
    copied: bool = True
    row: float = 10 * MM

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return as many tables as there is room for, at least one."""
        names = [printing.say(row) for row in self.rows]
        told = [printing.say(Message("print-name")), *names, printing.say(Message("print-sum"))]
        players = max(printing.game.players)
        lines = [wrapped(text, self.names(told, width, players), p.TEXT) for text in told]
        height = self.row * (len(told) + 0.3)
        copies = max(1, int((left + GAP) // (height + 2 * GAP))) if self.copied else 1
        table = Strip(height + GAP, self.table(lines, width, players, told))
        return [table] * copies

    def names(self, told: Sequence[str], width: float, players: int) -> float:
        """Return how much room the names of the lines have: what 18 mm a player leave."""
        longest = max(len(text) for text in told) * p.TEXT * 0.5 + 4 * MM
        return min(longest, width - players * 18 * MM)

    def table(
        self, lines: Sequence[Sequence[str]], width: float, players: int, told: Sequence[str]
    ) -> str:
        """Return the frame, the names of the lines and the cells; the sum is tall."""
        first = self.names(told, width, players) + 2 * MM
        wide, y, parts = (width - first) / players, 0.0, []
        for place, text in enumerate(lines):
            last = place == len(lines) - 1
            tall = self.row * (1.3 if last else 1)
            parts += [p.box(first + wide * i, y, wide, tall) for i in range(players)]
            weight = "bold" if last else "normal"
            step = p.TEXT * p.LINE
            top = y + tall / 2 - step * (len(text) - 1) / 2
            parts += [
                p.words(0, top + step * i, line, p.TEXT, font_weight=weight)
                for i, line in enumerate(text)
            ]
            if place in (0, len(lines) - 2):
                parts.append(p.rule(first, y + tall, width - first, 6))
            y += tall
        thick: Attributes = {"fill": "none", "stroke_width": 6}
        return "".join([*parts, p.box(first, 0, width - first, y, **thick)])


@dataclass(frozen=True)
class Worksheet:
    """Lines to count something on, one by one: under each sign how many, what it makes, whose.

    Its lines fill the page; `share` of them leaves room for what follows.
    """

    title: Message
    signs: tuple[str, ...]
    share: float = 1.0
    row: float = 9 * MM

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return the title, the signs and as many lines as there is room for."""
        title = p.paragraph(printing.say(self.title), width, 4.4 * MM, font_weight="bold")
        head, name = 13 * MM, 70 * MM
        wide = (width - name) / (len(self.signs) + 1)
        middles = [wide * (i + 0.5) for i in range(len(self.signs) + 1)]
        y = title.height + head / 2
        parts = [title.drawn, label(middles[-1], y, "=", 7 * MM, font_weight="bold")]
        for x, sign in zip(middles, self.signs, strict=False):
            parts.append(el("use", href=f"#{sign}", transform=p.moved(x, y, 3.0)))
        parts.append(p.words(width - name + 2 * MM, y, printing.say(Message("print-name"))))
        count = max(1, int((left * self.share - title.height - head) // self.row))
        top = title.height + head
        for line in range(count):
            at = top + line * self.row
            parts += [p.box(wide * i, at, wide, self.row) for i in range(len(middles))]
            parts.append(p.box(width - name, at, name, self.row))
        return [Strip(top + count * self.row, "".join(parts))]


MARKS = "†°"
"""What a guide writes beside values that are not certain."""


@dataclass(frozen=True)
class FromGuide:
    """The lists and tables of sections of the guide; of some, only `tables` or only items."""

    sections: tuple[str, ...]
    tables: bool = True
    items: bool = True

    def strips(self, printing: Printing, width: float, left: float) -> list[Strip]:
        """Return each section below its title."""
        found = []
        for name in self.sections:
            said = excerpt(printing.game, printing.language, name)
            blocks = []
            if self.items:
                blocks += [item(mark, text, width) for mark, text in said.items]
            if self.tables:
                blocks += [ruled(table, width) for table in said.tables]
                if any(
                    mark in cell
                    for rows in said.tables
                    for row in rows
                    for cell in row
                    for mark in MARKS
                ):
                    blocks.append(p.paragraph(printing.say(Message("print-marks")), width, p.SMALL))
            title = p.paragraph(said.title, width, 4.4 * MM, font_weight="bold")
            first, *rest = blocks or [Strip(0, "")]
            top, below = 2 * MM, title.height + 3 * MM
            drawn = group(title.drawn, transform=p.moved(0, top))
            drawn += group(first.drawn, transform=p.moved(0, below))
            found += [Strip(below + first.height, drawn), *rest]
        return found


def item(mark: str, text: str, width: float) -> Strip:
    """Return an item of a list."""
    left = 7 * MM if mark else 0.0
    said = p.paragraph(text, width - left, p.TEXT, x=left)
    drawn = p.words(MM, p.TEXT * p.LINE / 2, mark, p.TEXT, font_weight="bold") + said.drawn
    return Strip(said.height - GAP * 0.6, drawn)


def ruled(rows: Sequence[Sequence[str]], width: float) -> Strip:
    """Return a table of words: columns as wide as their texts need, thin lines between rows."""
    count = max(len(row) for row in rows)
    needs = [max(len(row[i]) if i < len(row) else 0 for row in rows) for i in range(count)]
    pad, size = 3 * MM, p.TEXT if sum(needs) * p.TEXT * 0.5 < width * 1.6 else p.SMALL
    wanted = [min(need * size * 0.5 + pad, width * 0.62) for need in needs]
    spare = width / sum(wanted)
    # What needs little gets it; the others share what is left.
    wides = [min(w, w * spare) for w in wanted]
    if spare < 1:
        short = [w if w < width / count else 0.0 for w in wanted]
        rest = sum(w for w, s in zip(wanted, short, strict=True) if not s)
        free = width - sum(short)
        wides = [s or w / rest * free for w, s in zip(wanted, short, strict=True)]
    parts, y = [], 0.0
    for place, row in enumerate(rows):
        cells = [p.paragraph(cell, wides[i] - pad, size) for i, cell in enumerate(row)]
        tall = max(cell.height for cell in cells) + 1.6 * MM
        x = 0.0
        for i, cell in enumerate(cells):
            bold = "bold" if place == 0 or i == 0 else None
            at = p.moved(x, y + 0.8 * MM)
            parts.append(group(cell.drawn, transform=at, font_weight=bold))
            x += wides[i]
        y += tall
        parts.append(p.rule(0, y, sum(wides), 4 if place == 0 else 1.2))
    return Strip(y + MM, "".join(parts))


# Sheets and pages


AID = Sheet("aid", Message("print-aid"), (Signs(),))


def sheets_of(game: Game) -> tuple[Sheet, ...]:
    """Return all sheets of a game."""
    own = cast(tuple[Sheet, ...], tuple(getattr(game.part("printed"), "SHEETS", ())))
    if own:
        return own
    return (AID,) if view_of(game).legend(lambda message: message.id) else ()


def chosen(
    game: Game, names: Sequence[str] = (), options: Mapping[str, object] | None = None
) -> list[Sheet]:
    """Return the sheets of these names, or all, that are printed with these options."""
    sheets = sheets_of(game)
    known = [sheet.name for sheet in sheets]
    if not known:
        told = Message("error-no-sheets", {"game": game.title("en")})
        raise TarsasError(told, f"{game.id} has nothing to print: neither sheets nor a legend")
    if strange := [name for name in names if name not in known]:
        plain = f"{game.id} has no sheet {strange[0]!r}; sheets: {', '.join(known)}"
        raise TarsasError(Message("error-no-sheet", {"sheet": strange[0]}), plain)
    given = {name: str(value) for name, value in (options or {}).items()}

    def fits(sheet: Sheet) -> bool:
        return all(
            given.get(name, str(value)) == str(value) for name, value in sheet.options.items()
        )

    found = [sheet for sheet in sheets if (not names or sheet.name in names) and fits(sheet)]
    if not found:
        plain = f"no sheet of {game.id} is printed with these options; see --list"
        raise TarsasError(Message("error-no-sheet", {"sheet": ", ".join(names)}), plain)
    return found


def printed(
    game: Game,
    language: str,
    paper: str = "a4",
    names: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    custom: Tree | None = None,
) -> list[str]:
    """Return the pages of a game's sheets, each a complete SVG in its true size."""
    size, made = PAPERS[paper], []
    for sheet in chosen(game, names, options):
        state = game.new(game.usual_players, {**sheet.options, **(options or {})}, custom)
        made += list(pages(sheet, Printing(game, state, language), size))
    return made


def pages(sheet: Sheet, printing: Printing, size: Paper) -> Iterator[str]:
    """Yield the pages of a sheet."""
    paper = size.turned() if sheet.turned else size
    width, room = paper.room()
    strips: list[Strip] = []
    for part in sheet.parts:
        strips += part.strips(printing, width, p.left_on(strips, room))
    stacks = p.stacked(strips, room)
    title = printing.say(sheet.title)
    for place, stack in enumerate(stacks):
        foot = f"{place + 1}/{len(stacks)}" if len(stacks) > 1 else ""
        drawn = p.page(paper, printing.game.title(printing.language), title, foot, stack)
        yield complete(printing.game, drawn)


def complete(game: Game, drawn: str) -> str:
    """Return a page with the symbols and hatches that it refers to, in ink."""
    first, body = drawn.split(">", 1)
    needed = defs_of(game, [drawn])
    hatches = el("defs", hatches_in(drawn + needed))
    return in_ink(f"{first}>{hatches}{needed}{body}", game)
