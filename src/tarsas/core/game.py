"""A game as the rest of the program sees it: names, players, options, and its fixed files."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from tarsas.core import components as parts
from tarsas.core.coach import Coach
from tarsas.core.errors import ComponentError, IllegalActionError, OptionError
from tarsas.core.observation import COMMON, Observer
from tarsas.core.options import SEATS, Option, Options, Value, read_options
from tarsas.core.state import CHANCE, State
from tarsas.core.text import Message, say


class Notation(Protocol):
    """`notation.py`: actions in words."""

    def words(self, state: State, seat: int, action: int) -> str:
        """Return the words of a legal action, unique among those of the position."""


class Texts(Protocol):
    """`sentences.py`: what happens, as messages of `text/*.ftl`."""

    def sentence(self, state: State, seat: int, action: int) -> Message:
        """Return what `action` does, told of the position before it."""

    def label(self, state: State, seat: int, action: int) -> Message:
        """Return a legal action in a few words, as a button would say it."""

    def prompt(self, state: State) -> Message:
        """Return who does what now, in one line.

        A game in which all act at once also has `seat_prompt(state, seat)` for each of them.
        """

    def describe(self, state: State) -> list[Message]:
        """Return the position line by line, good enough to play by ear.

        One line a seat, in order, is a `view-player` that begins with who it is and a colon:
        the player panels show the rest of it.
        """


class View(Protocol):
    """`view.py`: the position as a picture."""

    def sheet(self) -> str:
        """Return the `<symbol>`s that never change, as the inside of an SVG `<defs>`."""

    def draw(self, state: State, say: Callable[[Message], str]) -> str:
        """Return the position as an `<svg>` that refers to the sheet's symbols."""

    def targets(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """Return the ids of the elements that stand for a legal action; none: it is a button."""

    def ghost(self, state: State, seat: int, action: int) -> str:
        """Return what a legal action would put on the board, or "" where a light is enough."""


SetUp = Callable[[int, Options, parts.Tree], State]


@dataclass(frozen=True)
class Game:
    """One game. `package` holds its files under fixed names, loaded when first needed.

    `version` rises when a record of the old rules would replay differently.
    `endings` are the ways a game can end, `actions` bounds the action numbers,
    `longest` the number of actions in any game.
    `variants` are the option sets that the contract tests play.
    """

    id: str
    package: str
    version: int
    players: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    actions: int
    longest: int
    set_up: SetUp
    variants: tuple[Mapping[str, Value], ...] = field(default=({},))

    @cached_property
    def notation(self) -> Notation:
        """The game's words."""
        return cast(Notation, import_module(f"{self.package}.notation"))

    @cached_property
    def texts(self) -> Texts:
        """The game's sentences."""
        return cast(Texts, import_module(f"{self.package}.sentences"))

    @cached_property
    def view(self) -> View:
        """The game's pictures. Never loaded by a mere simulation."""
        return cast(View, import_module(f"{self.package}.view"))

    @cached_property
    def coach(self) -> Coach:
        """The game's judgement of positions; without a `coach.py`, that of the points alone."""
        make = self._optional("coach", "make_coach")
        found = make() if make else Coach()
        assert isinstance(found, Coach), f"{self.package}.coach: make_coach() returns no Coach"
        return found

    def observer(self, players: int) -> Observer:
        """Return how the game looks to a learner; without an `observation.py`, the points alone."""
        make = self._optional("observation", "make_observer")
        found = make(players) if make else Observer(players, COMMON, self.actions)
        assert isinstance(found, Observer), f"{self.package}.observation makes no Observer"
        return found

    def _optional(self, module: str, name: str) -> Callable[..., object] | None:
        """Return what a file that a game need not have defines, or None without the file."""
        # A game that is a single module, not a folder, has no place for one.
        if not hasattr(import_module(self.package), "__path__"):
            return None
        if find_spec(f"{self.package}.{module}") is None:
            return None
        return cast(Callable[..., object], getattr(import_module(f"{self.package}.{module}"), name))

    @cached_property
    def components(self) -> parts.Tree:
        """The game's own components file."""
        with_path = files(self.package).joinpath("components.toml")
        return parts.read_tree(Path(str(with_path)))

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        custom: parts.Tree | None = None,
    ) -> State:
        """Return the opening position, or an error that says what is allowed."""
        if players not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise OptionError(f"{self.id} cannot be played by {players}; players: {allowed}")
        chosen = read_options(self.options, options or {}, players)
        tree = parts.replace(self.components, custom) if custom else self.components
        return self.set_up(players, chosen, tree)

    def custom_components(self, path: Path) -> parts.Tree:
        """Read a file of replaced components and try it on; errors name its lines."""
        custom = parts.read_tree(path)
        try:
            for variant in self.variants:
                self.new(self.players[0], variant, custom)
        except ComponentError as error:
            raise parts.explain(error, path) from None
        return cast(parts.Tree, json.loads(json.dumps(custom)))

    def say(self, message: Message, language: str) -> str:
        """Format one of the game's messages."""
        return say(self.package, language, message)

    def title(self, language: str) -> str:
        """Return the game's name."""
        return self.say(Message("name"), language)

    def parse(self, state: State, seat: int, words: str) -> int:
        """Return the legal action of these words, or an error that lists what was legal."""
        if not state.may_act(seat):
            raise IllegalActionError(f"{seat_name(seat)} cannot act now")
        known = {self.notation.words(state, seat, a): int(a) for a in state.legal(seat)}
        if words not in known:
            raise IllegalActionError(f"{words!r} is not legal; legal: {', '.join(known)}")
        return known[words]


def check_legal(game: Game, state: State, seat: int, action: int) -> None:
    """Refuse an action that the position does not allow, saying what it does allow."""
    if not (seat == CHANCE or 0 <= seat < state.players) or not state.may_act(seat):
        raise IllegalActionError(f"{seat_name(seat)} cannot act now")
    legal = state.legal(seat)
    if action not in legal:
        known = ", ".join(game.notation.words(state, seat, a) for a in legal)
        raise IllegalActionError(f"action {action} is not legal; legal: {known}")


def seat_name(seat: int) -> str:
    """Return a seat's colour, or "chance"."""
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat {seat}"
