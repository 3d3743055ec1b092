"""Filling in: a game that is under way on a real table goes on from what its sheets show.

A game's `filling.py` holds two functions:

- `paper(state)` says what can be filled in on the sheets of a game that is set up like that.
- `lay(state, filled)` puts it on the table, and returns what is wrong with it. Where sheets leave
  open what belongs together, it also writes down what it took for granted (`filled.groups`).

What is filled in is an option of the game, `sheets`, in one line of words: `round=5 a1=red-2
red.a1+red.b1`. So a record is a set-up and moves as always; one without the option begins at the
beginning. Such an option is not offered among the others, and not written where it is not given.

Texts: those of a section and its fields are as in scorekeeping.py; `pen-<pen>` is what is written
with a pen, its attribute `help` what that means, and `fault-…` what is wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

from tarsas.core.components import Tree
from tarsas.core.errors import OptionError
from tarsas.core.game import Game
from tarsas.core.options import MOST_SHOWN, SEATS, SHEETS, Options
from tarsas.core.scorekeeping import SEATS as OF_SEATS
from tarsas.core.scorekeeping import ScorekeepingError, Section, read_section
from tarsas.core.state import State
from tarsas.core.text import Message

RUBBER = ""
"""The pen that takes away."""

LONGEST = 20_000
"""Letters of filled-in sheets; those of six players have a third of that."""


class FillingError(OptionError):
    """Sheets that cannot be: an unknown word, or what no game comes to."""

    def __str__(self) -> str:
        return f"option {SHEETS}: {super().__str__()}"


# What can be filled in


@dataclass(frozen=True)
class Pen:
    """Something to write: its value, its text, and what it looks like.

    `seat` is the colour that it writes in, `falls` an outcome of chance that looks like it. With a
    pen that `joins`, two places are tapped one after the other: they belong together.
    """

    value: str
    text: Message
    seat: int = -1
    falls: int = -1
    joins: bool = False


@dataclass(frozen=True)
class Place:
    """A place to fill in: elements of the picture, and the pens that write there.

    What has `values` is counted on by each tap, from the first, which is the usual one; of several
    pieces each stands for one value more. Where there are no pens, any will do.
    """

    name: str
    pieces: tuple[str, ...]
    pens: tuple[str, ...]
    values: tuple[str, ...] = ()

    @property
    def usual(self) -> str:
        """What stands there before anything is filled in."""
        return self.values[0] if self.values else RUBBER

    def takes(self, value: str) -> bool:
        """Say whether a value can stand there."""
        return value in (self.values or self.pens)


@dataclass(frozen=True)
class Paper:
    """All that can be filled in: fields to answer, pens, and the places for them."""

    sections: tuple[Section, ...]
    pens: tuple[Pen, ...]
    places: tuple[Place, ...]

    def place(self, name: str) -> Place | None:
        """Return the place of a name."""
        return next((place for place in self.places if place.name == name), None)

    def pen(self, value: str) -> Pen | None:
        """Return the pen that writes a value."""
        return next((pen for pen in self.pens if pen.value == value), None)


@dataclass
class Filled:
    """What is filled in: answers, a value by place, and places that belong together.

    A group of one waits for its second place.
    """

    answers: dict[str, list[dict[str, list[int]]]]
    marks: dict[str, str] = field(default_factory=dict)
    groups: list[tuple[str, ...]] = field(default_factory=list)

    def answer(self, section: str, name: str, seat: int = 0) -> list[int]:
        """Return the answer to a field."""
        return self.answers[section][seat][name]


@dataclass(frozen=True)
class Fault:
    """What is wrong with filled-in sheets, and with which pieces."""

    said: Message
    pieces: tuple[str, ...] = ()


Asks = Callable[[State], Paper]
Lays = Callable[[State, Filled], list[Fault]]


# As a line of words


def write(paper: Paper, filled: Filled, players: int) -> str:
    """Return what is filled in as a line; what is as usual is not said."""
    words = []
    for section in paper.sections:
        for number, entry in enumerate(filled.answers[section.name]):
            for one in section.fields:
                if entry[one.name] != one.blank(players):
                    value = ",".join(map(str, entry[one.name]))
                    words.append(f"{_owner(section, number)}{one.name}={value}")
    for place in paper.places:
        value = filled.marks.get(place.name, place.usual)
        if value != place.usual:
            words.append(f"{place.name}={value}")
    return " ".join([*words, *("+".join(group) for group in filled.groups)])


def _owner(section: Section, number: int) -> str:
    return f"{SEATS[number]}." if section.kind == OF_SEATS else ""


def read(paper: Paper, text: str, players: int) -> Filled:
    """Return what a line says, or an error that names the word that says nothing."""
    if len(text) > LONGEST:
        raise unknown(text)
    given: dict[str, list[dict[str, list[int]]]] = {}
    fields: dict[str, dict[str, list[int]]] = {}
    for section in paper.sections:
        _, most = section.entries(players)
        given[section.name] = [{} for _ in range(most)]
        for number, entry in enumerate(given[section.name]):
            fields |= {f"{_owner(section, number)}{one.name}": entry for one in section.fields}
    places = {place.name: place for place in paper.places}
    written = {place.name for place in paper.places if not place.values}
    joins = any(pen.joins for pen in paper.pens)
    filled = Filled({})
    for word in text.split():
        name, is_set, value = word.partition("=")
        members = tuple(word.split("+"))
        if is_set and name in fields and all(part.isdecimal() for part in value.split(",")):
            short = all(len(part) < 10 for part in value.split(","))
            numbers = [int(part) for part in value.split(",")] if short else [-1]
            fields[name][name.rpartition(".")[2]] = numbers
        elif is_set and name in places and places[name].takes(value):
            filled.marks[name] = value
        elif not is_set and joins and all(member in written for member in members):
            filled.groups.append(members)
        else:
            raise unknown(word)
    filled.marks = {n: value for n, value in filled.marks.items() if value != places[n].usual}
    if len(filled.groups) > len(places):
        raise unknown("+".join(filled.groups[-1]))
    for section in paper.sections:
        try:
            filled.answers[section.name] = read_section(
                section, given[section.name], players, mend=False
            )
        except ScorekeepingError as error:
            raise FillingError(error.said) from None
    return filled


def unknown(word: str) -> FillingError:
    """Return the error of a word that says nothing."""
    shown = word if len(word) <= MOST_SHOWN else f"{word[:MOST_SHOWN]}…"
    return FillingError(Message("error-sheets-word", {"word": shown}))


# On the table


def begun(state: State, options: Options, paper: Asks, lay: Lays) -> State:
    """Return the position that a game begins with: as set up, or as its sheets say."""
    text = str(options.get(SHEETS, ""))
    if not text:
        return state
    filled = read(paper(state), text, state.players)
    wrong = lay(state, filled)
    if wrong:
        raise FillingError(wrong[0].said)
    if found := state.audit():
        raise FillingError(Message("error-sheets-audit", {"wrong": "; ".join(found)}))
    return state


@dataclass(frozen=True)
class Draft:
    """Sheets as far as they are filled in: the position they show, and what is wrong with it."""

    state: State
    paper: Paper
    filled: Filled
    faults: list[Fault]

    @property
    def text(self) -> str:
        """What is filled in, as the option of a game."""
        return write(self.paper, self.filled, self.state.players)


def draft(
    game: Game,
    players: int,
    options: Mapping[str, object],
    custom: Tree,
    taps: list[tuple[str, str]] | None = None,
    answers: Mapping[str, list[dict[str, list[int]]]] | None = None,
) -> Draft:
    """Return the sheets that an option `sheets` describes, after some taps and other answers.

    A tap is the id of a piece and the pen that it was tapped with.
    """
    rest = {name: value for name, value in options.items() if name != SHEETS}
    state = game.new(players, rest, custom)
    rules = game.part("filling")
    paper, lay = cast(Asks, rules.paper), cast(Lays, rules.lay)
    sheets = paper(state)
    try:
        filled = read(sheets, str(options.get(SHEETS, "")), players)
        for section in sheets.sections if answers is not None else ():
            given = (answers or {}).get(section.name, [])
            filled.answers[section.name] = read_section(section, given, players, mend=True)
    except FillingError as error:
        error.package = game.package  # in whose words it is told
        raise
    for piece, pen in taps or []:
        tap(sheets, filled, piece, pen)
    faults = lay(state, filled)
    if not faults and (wrong := state.audit()):
        faults = [Fault(Message("error-sheets-audit", {"wrong": "; ".join(wrong)}))]
    return Draft(state, sheets, filled, faults)


def tap(paper: Paper, filled: Filled, piece: str, value: str) -> None:
    """Write where somebody tapped; what stands there already is taken away."""
    here = [place for place in paper.places if piece in place.pieces]
    pen = paper.pen(value)
    if pen is not None and pen.joins and here and not here[0].values:
        join(filled, here[0].name)
        return
    place = next((one for one in here if value in one.pens or not one.pens), None)
    if value == RUBBER:
        for one in here:
            filled.marks.pop(one.name, None)
            filled.groups = [group for group in filled.groups if one.name not in group]
    elif place is not None:
        now = filled.marks.get(place.name, place.usual)
        if place.values and len(place.pieces) > 1:
            upto = place.pieces.index(piece) + 1
            filled.marks[place.name] = place.values[upto - (place.values[upto] == now)]
        elif place.values:
            after = place.values.index(now) + 1
            filled.marks[place.name] = place.values[after % len(place.values)]
        else:
            filled.marks[place.name] = value if now != value else RUBBER
        if filled.marks[place.name] == place.usual:
            del filled.marks[place.name]


def join(filled: Filled, name: str) -> None:
    """Say that a place belongs to the one tapped before; the same one twice says nothing."""
    if filled.groups and len(filled.groups[-1]) == 1:
        before = filled.groups.pop()
        if before != (name,):
            filled.groups.append((*before, name))
    else:
        filled.groups.append((name,))
