"""Scorekeeping: the end of a game that was played with a box of one's own, counted from answers.

A game's `scorekeeping.py` holds two functions:

- `asked(game, players, answers)` yields the sections of a form, in order. What it asks for may
  depend on the answers to the sections before: `answers` holds those by then.
- `ended(game, players, answers)` returns the position at the end of such a game, before the end is
  counted, or raises a ScorekeepingError where no game can end like that.

What the answers come to is `appraise()` of that position, so that no rule is written twice.

Texts: `keep-<section>` is the heading of a section, its attribute `help` what is to be done there;
of a section with any number of entries `add` is the button for another one and `one` the heading of
each. `keep-<field>` is a field, `sign` names a sign of the game's legend that stands for it, whose
text explains it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.state import Event, State
from tarsas.core.text import Args, Message

Entry = Mapping[str, Sequence[int]]
"""The answers of one card by field: one number, or one for each seat, or for each choice."""

Answers = Mapping[str, Sequence[Entry]]
"""All answers, by section; what is missing is as usual."""

ONCE, SEATS, MANY = "once", "seats", "many"
"""How often a section is answered: once, for every seat, or as often as one likes."""

NUMBER, FLAG, CHOICE, SEAT, SEVERAL = "number", "flag", "choice", "seat", "several"

NOBODY = -1
"""In place of a seat."""


class ScorekeepingError(TarsasError):
    """Answers that cannot be: a number out of range, or figures that no player has."""


# The form


@dataclass(frozen=True)
class Face:
    """A symbol of the sheet that stands for something, so large: from or `around` its origin."""

    symbol: str
    width: float
    height: float
    around: bool = False


@dataclass(frozen=True)
class Choice:
    """One of the values of a field; its picture is a face, or an option's value as set up.

    `piece` is the id by which events name it, whose texts show that picture then.
    """

    text: Message
    picture: Face | tuple[str, str] | None = None
    piece: str = ""


@dataclass(frozen=True)
class Field:
    """One thing that is asked for; see the functions below for its kinds.

    `needs` names other fields of the same card with the place of a number among theirs: it is asked
    for only if one of these is not 0.
    """

    name: str
    kind: str
    lowest: int
    highest: int
    usual: int = 0
    each: bool = False
    choices: tuple[Choice, ...] = ()
    most: int = 0
    sign: str = ""
    needs: tuple[tuple[str, int], ...] = ()

    def width(self, players: int) -> int:
        """Return how many numbers answer it."""
        if self.kind == SEVERAL:
            return len(self.choices)
        return players if self.each else 1

    def blank(self, players: int) -> list[int]:
        """Return the usual answer."""
        return [self.usual] * self.width(players)


Needs = tuple[tuple[str, int], ...]


def number(
    name: str, highest: int, sign: str = "", *, each: bool = False, needs: Needs = ()
) -> Field:
    """Ask for a number, or for one of every seat."""
    return Field(name, NUMBER, 0, highest, each=each, sign=sign, needs=needs)


def flag(name: str, sign: str = "") -> Field:
    """Ask whether something is so."""
    return Field(name, FLAG, 0, 1, sign=sign)


def choice(name: str, choices: tuple[Choice, ...]) -> Field:
    """Ask for one of some values; the first is the usual one."""
    return Field(name, CHOICE, 0, len(choices) - 1, choices=choices)


def several(name: str, choices: tuple[Choice, ...], most: int, sign: str = "") -> Field:
    """Ask for any of some values, at most so many of them."""
    return Field(name, SEVERAL, 0, 1, choices=choices, most=most, sign=sign)


def seat(name: str, players: int, usual: int = NOBODY, sign: str = "") -> Field:
    """Ask for a seat; nobody is an answer too if that is usual."""
    lowest = NOBODY if usual == NOBODY else 0
    return Field(name, SEAT, lowest, players - 1, usual, sign=sign)


@dataclass(frozen=True)
class Section:
    """Fields that are asked for together, on a card; `most` bounds the cards of a MANY."""

    name: str
    kind: str
    fields: tuple[Field, ...]
    most: int = 1

    def entries(self, players: int) -> tuple[int, int]:
        """Return how many entries it has, at least and at most."""
        fixed = {ONCE: 1, SEATS: players}
        return (0, self.most) if self.kind == MANY else (fixed[self.kind],) * 2


# Filling it in

Asked = Callable[[Game, int, Answers], Iterator[Section]]
Ended = Callable[[Game, int, Answers], State]


def keeps_score(game: Game) -> bool:
    """Say whether the end of a game can be counted from answers."""
    return hasattr(game.part("scorekeeping"), "asked")


@dataclass(frozen=True)
class Filled:
    """A form as far as it is filled in: what is asked, and an answer to all of it."""

    game: Game
    players: int
    sections: list[Section]
    answers: dict[str, list[dict[str, list[int]]]]


def fill(game: Game, players: int, given: Answers, *, mend: bool = False) -> Filled:
    """Return the form that some answers lead to, with all of them checked.

    Somebody may change what later questions depend on: with `mend`, an answer that does not fit any
    more is as usual again, instead of being refused.
    """
    game.check_players(players)
    filled = Filled(game, players, [], {})
    asked = cast(Asked, game.part("scorekeeping").asked)
    for section in asked(game, players, filled.answers):
        filled.sections.append(section)
        try:
            read = read_section(section, given.get(section.name, ()), players, mend)
        except ScorekeepingError as error:
            error.package = game.package  # in whose words it is told
            raise
        filled.answers[section.name] = read
    return filled


def read_section(
    section: Section, given: Sequence[Entry], players: int, mend: bool
) -> list[dict[str, list[int]]]:
    """Return the answers to a section, each in its range."""
    least, most = section.entries(players)
    given = given[:most] if mend else given
    if len(given) > most:
        heading = Message(f"keep-{section.name}")
        raise ScorekeepingError(Message("error-keep-entries", {"what": heading, "most": most}))
    entries: list[Entry] = [*given, *({} for _ in range(least - len(given)))]
    return [read_entry(section, entry, players, mend) for entry in entries]


def read_entry(section: Section, given: Entry, players: int, mend: bool) -> dict[str, list[int]]:
    """Return the answers of one card."""
    read = {field.name: field.blank(players) for field in section.fields}
    for field in section.fields:
        try:
            if field.name in given:
                read[field.name] = read_field(field, given[field.name], players)
        except ScorekeepingError:
            if not mend:
                raise
    for field in section.fields:
        if field.needs and not any(read[name][place] for name, place in field.needs):
            read[field.name] = field.blank(players)
    return read


def read_field(field: Field, given: Sequence[int], players: int) -> list[int]:
    """Return the answer to a field, or say what would be one."""
    what = Message(f"keep-{field.name}")
    if len(given) != (width := field.width(players)):
        args: Args = {"what": what, "given": len(given), "width": width}
        raise ScorekeepingError(Message("error-keep-width", args))
    for value in given:
        if not field.lowest <= value <= field.highest:
            bounds = {"low": field.lowest, "high": field.highest}
            raise ScorekeepingError(Message("error-keep-range", {"what": what, **bounds}))
    if field.kind == SEVERAL and sum(given) > field.most:
        raise ScorekeepingError(Message("error-keep-several", {"what": what, "most": field.most}))
    return list(given)


# Counting


@dataclass(frozen=True)
class Count:
    """What answers come to: the points `before` the end is counted, what that counts, the result.

    `ranks` are from 1; who shares one has the same points in everything that breaks ties.
    """

    before: list[int]
    events: list[Event]
    scores: list[int]
    ranks: list[int]


def count(filled: Filled) -> Count:
    """Count the end of a game, or say why no game ends like that."""
    game, players = filled.game, filled.players
    ended = cast(Ended, game.part("scorekeeping").ended)
    try:
        state = ended(game, players, filled.answers)
    except ScorekeepingError as error:
        error.package = game.package
        raise
    before = [int(state.score(seat)) for seat in range(players)]
    events: list[Event] = []
    state.events = events
    state.appraise()
    scores = [int(state.score(seat)) for seat in range(players)]
    return Count(before, events, scores, [int(rank) for rank in state.result()])
