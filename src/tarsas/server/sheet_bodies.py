"""What the JSON API takes and answers of sheets that are filled in from a game under way.

docs/protocol.md and the client's types.ts are written from these structs: `make protocol`.
"""

from typing import Annotated, Any

import msgspec

from tarsas.server import count_bodies
from tarsas.server.fields import means
from tarsas.server.limits import MOST_TAPS


class Tap(msgspec.Struct):
    """A piece of the picture that somebody tapped, with a pen."""

    piece: Annotated[str, means("the id of the element")]
    pen: Annotated[str, means("the `value` of a pen; empty: what stands there is rubbed out")]


class UnfinishedSheets(msgspec.Struct):
    """Sheets as far as they are filled in, and what is done to them next."""

    game: Annotated[str, means("the game's id")]
    players: Annotated[int, means("how many seats")]
    options: Annotated[
        dict[str, str | int | bool],
        means("as of a table; `sheets` among them is what is filled in, as it was answered last"),
    ] = {}
    components: Annotated[
        dict[str, Any] | str, means("replaced ones, as a tree or as the text of a TOML file")
    ] = {}
    taps: Annotated[list[Tap], means("what was tapped since, in order", most=MOST_TAPS)] = []
    answers: Annotated[
        count_bodies.Answers | None, means(f"{count_bodies.ANSWERS}; null: as they were")
    ] = None


class SheetPen(msgspec.Struct):
    """Something to write."""

    value: Annotated[str, means("by which it is named")]
    text: Annotated[str, means("what it writes")]
    help: Annotated[str, means("what that means, or empty")]
    colour: Annotated[str, means("the seat whose colour it writes in, or empty")]
    picture: Annotated[str, means("an SVG of the game's symbols, or empty")]
    joins: Annotated[bool, means("whether two places are tapped, which belong together")]


class SheetPlace(msgspec.Struct):
    """A place to fill in."""

    name: Annotated[str, means("as the line of words calls it")]
    pieces: Annotated[list[str], means("the ids of its elements in the picture")]
    pens: Annotated[list[str], means("those that write there; empty: any counts on")]
    value: Annotated[str, means("what stands there in words; empty: as usual")]


class SheetFault(msgspec.Struct):
    """What is wrong with sheets."""

    text: Annotated[str, means("what, and what would be right")]
    pieces: Annotated[list[str], means("the ids of the elements that it is about")]


class FilledSheets(msgspec.Struct):
    """Sheets as far as they are filled in."""

    sheets: Annotated[str, means("what is filled in: the option `sheets` of a table")]
    svg: Annotated[str, means("the position that they show")]
    symbols: Annotated[str, means("the address of the symbols that pictures refer to")]
    sections: Annotated[list[count_bodies.CountSection], means("what is asked beside the picture")]
    answers: Annotated[count_bodies.Answers, means("all of them")]
    pens: Annotated[list[SheetPen], means("in order")]
    places: Annotated[list[SheetPlace], means("what can be tapped")]
    waiting: Annotated[list[str], means("elements tapped with a pen that joins, without another")]
    faults: Annotated[list[SheetFault], means("what is wrong; empty: a game can go on from here")]
