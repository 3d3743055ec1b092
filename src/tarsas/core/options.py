"""Options of a game: declared once, checked once, read by every front end."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tarsas.core.errors import OptionError
from tarsas.core.seats import SEATS as SEATS
from tarsas.core.text import Args, Message, listed

MOST_SHOWN = 60
"""Letters of a value that an error quotes."""

SHEETS = "sheets"
"""The option of a game that goes on from filled-in sheets; see core/filling.py."""

Value = str | int | bool
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One option: `choices` bound it if given, else `kind` ("choice", "flag", "number", "text").

    A number lies from `lowest` to `highest`. A text may be anything that the game understands;
    `offers` are values of it that deserve a click, each with a text `option-<name>-<value>`.
    An own text may be put together of `parts`, `taken` of them, each with such a text too.
    `later` is what stands in a set-up form in place of the default for who knows the game.
    `rule` is the section of the guide whose table compares the values.
    A value may have a text `option-<name>-<value>-help` that says what it means; those of a number
    are offered one by one where they have texts.
    """

    name: str
    kind: str
    default: Value
    help: str
    choices: tuple[Value, ...] = ()
    lowest: int = 0
    highest: int = 0
    offers: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    taken: int = 0
    later: Value | None = None
    rule: str = ""

    def allowed(self) -> str:
        """Say in words which values are allowed."""
        if self.kind == "flag":
            return "yes or no"
        if self.kind == "number":
            return f"a whole number from {self.lowest} to {self.highest}"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        return ", ".join((*self.offers, "text")) if self.offers else "text"

    def _allowed(self) -> Message:
        """Say the same to people, by the names that the game has for its values."""
        if self.kind == "flag":
            return Message("error-yes-or-no")
        if self.kind == "number":
            return Message("error-whole-number", {"low": self.lowest, "high": self.highest})
        known = [Message(f"option-{self.name}-{value}") for value in self.choices or self.offers]
        return listed(known if self.choices else [*known, Message("error-any-text")])

    def read(self, value: object) -> Value:
        """Turn what a user gave (text or a typed value) into a value of this option."""
        found = self._convert(value)
        if found is None:
            given = repr(value)
            shown = given if len(given) <= MOST_SHOWN else f"{given[:MOST_SHOWN]}…"
            plain = f"option {self.name}: {shown} is not allowed; allowed: {self.allowed()}"
            name, allowed = Message(f"option-{self.name}"), self._allowed()
            told = " ".join(str(value).split())[:MOST_SHOWN]
            args: Args = {"option": name, "given": told, "allowed": allowed}
            raise OptionError(Message("error-option", args), plain)
        return found

    def _convert(self, value: object) -> Value | None:
        text = " ".join(str(value).split())  # a line, as a record writes it
        if self.kind == "flag":
            return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower())
        if self.kind == "number":
            number = int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else None
            inside = number is not None and self.lowest <= number <= self.highest
            return number if inside else None
        if self.choices:
            return next((choice for choice in self.choices if str(choice) == text), None)
        return text if text.isprintable() else None


def start_option(most_players: int) -> Option:
    """Return the option that every game with a first player has."""
    return Option(
        "start",
        "choice",
        "random",
        "who begins",
        choices=("random", *SEATS[:most_players]),
    )


def read_options(
    declared: tuple[Option, ...], given: Mapping[str, object], players: int
) -> dict[str, Value]:
    """Return a value for every declared option; refuse unknown names and bad values."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            plain = f"unknown option {name!r}; this game has: {', '.join(names)}"
            raise OptionError(Message("error-unknown-option", {"option": str(name)}), plain)
    values = {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
    if values.get("start") in SEATS[players:]:
        seated = ", ".join(SEATS[:players])
        plain = f"option start: nobody sits at {values['start']}; seated: {seated}"
        known = listed([Message(f"option-start-{colour}") for colour in SEATS[:players]])
        empty = Message(f"option-start-{values['start']}")
        raise OptionError(Message("error-nobody-there", {"seat": empty, "seated": known}), plain)
    return values


def write_value(value: Value) -> str:
    """Write an option's value as `read` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
