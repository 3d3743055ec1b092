"""The actions of a game, declared once: kinds with the names and ranges of their arguments.

An action is a number, because search and learning are hot. This table is what gives it a name:
number and (kind, arguments) are each other's inverse, and words, the ids of messages and the
targets of clicks follow from it. Rules keep literal bases; everybody else asks here.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from string import Formatter
from types import ModuleType
from typing import Any, NamedTuple

from tarsas.core.text import Message


@dataclass(frozen=True)
class Argument:
    """One argument of a kind: `count` whole numbers from `first` on.

    `names` are what its values are called in notation, one for each; without them a value is
    written as a number, an `ordinal` one counted from 1 whatever its first value is. In sentences
    a value with a `text` is the message of that prefix and its name ("region-" and pink), else it
    is said as it is written.
    """

    name: str
    count: int
    first: int = 0
    names: tuple[str, ...] = ()
    text: str | None = None
    ordinal: bool = False

    def word(self, value: int) -> str:
        """Return a value as notation writes it."""
        if self.names:
            return self.names[value - self.first]
        return str(value - self.first + 1 if self.ordinal else value)

    def said(self, value: int) -> Message | str | int:
        """Return a value as a sentence takes it."""
        if self.text is not None:
            return Message(f"{self.text}{self.word(value)}")
        word = self.word(value)
        return word if self.names else int(word)


def one_of(name: str, names: tuple[str, ...], text: str | None = None) -> Argument:
    """Return an argument whose values have names."""
    return Argument(name, len(names), names=names, text=text)


@dataclass(frozen=True)
class Kind:
    """A range of actions from `base` on, the last argument running fastest.

    `words` is how notation writes it (`move {from} {to}`); by default the name and every argument.
    `target` is the id of the element to click (`hex-{hex}`, with `{colour}` for the seat's own);
    by default the name and every argument, "" for a button, as kinds without arguments are.
    `chance` marks what only chance does, `copies` what it draws from pieces that become fewer: the
    weight of an outcome is how many of it are left. `passing` marks what is merely passed on the
    way to a piece that one points at, because the end decides it: the length of a flight, its hops.
    `placing` marks what puts a piece on the board: it is looked at before it is done.
    `closing` marks what ends a choice or a turn: it is offered after everything else.
    `rule` is the section of the game's guide that speaks of it, as `{#name}` marks its heading.
    """

    name: str
    base: int
    arguments: tuple[Argument, ...] = ()
    words: str = ""
    target: str | None = None
    chance: bool = False
    copies: bool = False
    passing: bool = False
    placing: bool = False
    closing: bool = False
    rule: str = ""

    @cached_property
    def size(self) -> int:
        """How many actions it has."""
        size = 1
        for argument in self.arguments:
            size *= argument.count
        return size

    @cached_property
    def message(self) -> str:
        """The kind's part of the ids of its messages: did-<message>, label-<message>."""
        return self.name.replace("_", "-")

    @cached_property
    def pattern(self) -> str:
        """How notation writes it, with the names of arguments in braces."""
        told = [self.name.replace("_", " "), *(f"{{{a.name}}}" for a in self.arguments)]
        return self.words or " ".join(told)

    @cached_property
    def element(self) -> str:
        """The id of what is clicked, with the names of arguments in braces; "" for a button."""
        if self.target is not None:
            return self.target
        told = [self.message, *(f"{{{a.name}}}" for a in self.arguments)]
        return "-".join(told) if self.arguments else ""

    def values(self, action: int) -> tuple[int, ...]:
        """Return the arguments of one of its actions."""
        rest, found = action - self.base, []
        for argument in reversed(self.arguments):
            rest, value = divmod(rest, argument.count)
            found.append(value + argument.first)
        return tuple(reversed(found))

    def action(self, *values: int) -> int:
        """Return the action of these arguments."""
        rest = 0
        for argument, value in zip(self.arguments, values, strict=True):
            if not 0 <= value - argument.first < argument.count:
                raise ValueError(f"{self.name}: {argument.name} cannot be {value}")
            rest = rest * argument.count + value - argument.first
        return self.base + rest


class Named(NamedTuple):
    """An action by name: its kind, and its arguments in order."""

    kind: Kind
    values: tuple[int, ...]


class Kinds:
    """All kinds of action of a game, in the order of their numbers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}
        self.bases = [kind.base for kind in kinds]

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    @property
    def end(self) -> int:
        """The number after the last action."""
        return self.kinds[-1].base + self.kinds[-1].size

    def read(self, action: int) -> Named:
        """Return what an action's number means."""
        place = bisect_right(self.bases, action) - 1
        if place < 0 or action >= self.kinds[place].base + self.kinds[place].size:
            raise ValueError(f"{action} is no action; there are those from 0 to {self.end - 1}")
        return Named(self.kinds[place], self.kinds[place].values(action))

    def action(self, name: str, *values: int) -> int:
        """Return the number of a kind's action."""
        return self.by_name[name].action(*values)

    def faults(self) -> list[str]:
        """Say what is wrong with the table: gaps, overlaps, doubled or missing names."""
        wrong = [] if self.kinds else ["there are no kinds"]
        expected = 0
        for kind in self.kinds:
            if kind.base != expected:
                wrong.append(f"{kind.name} begins at {kind.base}, not at {expected}")
            expected = kind.base + kind.size
            for argument in kind.arguments:
                if argument.names and len(argument.names) != argument.count:
                    wrong.append(f"{kind.name}: {argument.name} needs {argument.count} names")
                if argument.name == "colour" and not kind.chance:
                    wrong.append(f"{kind.name}: in a target, colour is the seat's own")
            names = {argument.name for argument in kind.arguments}
            for told, known in ((kind.pattern, names), (kind.element, names | {"colour"})):
                for name in {name for _, name, _, _ in Formatter().parse(told) if name} - known:
                    wrong.append(f"{kind.name}: {told!r} names {name}, which is no argument")
        if len(self.by_name) != len(self.kinds):
            wrong.append("two kinds have one name")
        return wrong


class ByKind:
    """Finds what a game's file says of one kind or argument: a function named after it.

    `did_take(state, seat, group)` in `sentences.py` speaks for the kind "take" alone; the values of
    its arguments come in order. Where there is no such function, what the table says holds.
    """

    def __init__(self, kinds: Kinds, module: ModuleType) -> None:
        self.kinds = kinds
        self.module = module
        self._known: dict[tuple[str, str], Callable[..., Any] | None] = {}

    def special(self, prefix: str, name: str) -> Callable[..., Any] | None:
        """Return the function `<prefix>_<name>` of the file, if it has one."""
        key = (prefix, name)
        if key not in self._known:
            self._known[key] = getattr(self.module, f"{prefix}_{name}", None)
        return self._known[key]
