"""What a position shows, field by field: all that a game without own words or pictures declares.

A game's `fields.py` (or its single module) holds `fields(state)`, which returns a list of these.
From it come the position in words and the picture. Names are said by the text `field-<name>`;
without it they are said as they are written.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tarsas.core.text import Message

Said = str | int | Message
"""What is shown and said: a number, words that need no translation, or a message."""


@dataclass(frozen=True)
class Fact:
    """One thing that holds for all, such as the number of the round."""

    name: str
    value: Said


@dataclass(frozen=True)
class Holding:
    """What each seat has: `values` in the order of the seats. It stands beside the points."""

    name: str
    values: Sequence[Said]


@dataclass(frozen=True)
class Cell:
    """A place on a grid: a text, the marks of seats, both, or nothing yet.

    `id` is what the target of an action names, so that the place can be clicked. `name` is what
    the place is called by ear and in its explanation; a place without one, a heading perhaps, is
    not told. `colour` fills it: a colour of the theme, or `<game>-<name>` of the game's own.
    """

    id: str = ""
    text: Said = ""
    seats: tuple[int, ...] = ()
    name: Said = ""
    colour: str = ""


@dataclass(frozen=True)
class Grid:
    """Rows of places; None leaves a gap. A track is a grid of one row."""

    name: str
    rows: Sequence[Sequence[Cell | None]]

    def cells(self) -> list[Cell]:
        """Return the places, row by row."""
        return [cell for row in self.rows for cell in row if cell is not None]


Field = Fact | Holding | Grid
