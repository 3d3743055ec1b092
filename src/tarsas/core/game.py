"""A game as the rest of the program sees it: names, players, options, and its fixed files."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import cast

from tarsas.core import components as parts
from tarsas.core.actions import Kinds
from tarsas.core.coach import Coach
from tarsas.core.errors import ComponentError, IllegalActionError, OptionError, TarsasError
from tarsas.core.fields import Field
from tarsas.core.observation import COMMON, Observer
from tarsas.core.options import SEATS, SHEETS, Option, Options, Value, read_options
from tarsas.core.state import CHANCE, State
from tarsas.core.telling import Telling
from tarsas.core.text import Message, Voice, file_of, files_of, listed
from tarsas.core.words import Words

MOST_OFFERED = 8
"""Actions that an error names as those that are possible; more say nothing to a person."""

SetUp = Callable[[int, Options, parts.Tree], State]


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `package` holds its files under fixed names, loaded when first needed.

    All but the rules is optional, and a game may be a single module: then what would stand in its
    files stands in that module. `kinds` are the actions by name. `version` rises when a record of
    the old rules would replay differently. `endings` are the ways a game can end, `longest` is the
    number of actions in any game. `variants` are the option sets that the contract tests play,
    `presets` those that people choose by name: `preset-<name>` and `preset-<name>-help` say what
    they are. `refuse` raises an OptionError where options that are each allowed cannot all be
    honoured.
    """

    id: str
    package: str
    players: tuple[int, ...]
    kinds: Kinds
    set_up: SetUp
    version: int = 1
    minutes: tuple[int, int] = (5, 15)
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ("over",)
    longest: int = 10_000
    variants: tuple[Mapping[str, Value], ...] = field(default=({},))
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    refuse: Callable[[Options], None] | None = None

    @property
    def actions(self) -> int:
        """The number after the last action."""
        return self.kinds.end

    @property
    def usual_players(self) -> int:
        """How many play where nobody says: the fewest that make it a game against somebody."""
        return next((count for count in self.players if count > 1), self.players[0])

    def minutes_for(self, players: int) -> int:
        """Return about how long so many play, to five minutes: each player more takes longer."""
        (low, high), (fewest, most) = self.minutes, (min(self.players), max(self.players))
        share = (players - fewest) / (most - fewest) if most > fewest else 0.5
        return min(high, max(low, 5 * round((low + (high - low) * share) / 5)))

    # Its files

    def part(self, name: str) -> ModuleType:
        """Return the Python file of that name; without it, the module that may hold the same."""
        main = import_module(self.package)
        if hasattr(main, "__path__") and find_spec(f"{self.package}.{name}") is not None:
            return import_module(f"{self.package}.{name}")
        return main

    def file(self, *path: str) -> Traversable | None:
        """Return a file of the game's folder; None if it is not there, or there is no folder."""
        return file_of(self.package, *path)

    def files(self, folder: str, ending: str) -> list[Traversable]:
        """Return the files of a folder in the game's folder, by name; none if it is not there."""
        return files_of(self.package, folder, ending)

    @cached_property
    def notation(self) -> Words:
        """The game's actions in words."""
        return Words(self.kinds, self.part("notation"))

    @cached_property
    def voice(self) -> Voice:
        """The game's texts; what it does not say of itself follows from how it is declared."""
        about = (import_module(self.package).__doc__ or "").strip().partition("\n")[0]
        declared = {"name": self.id.replace("_", " ").capitalize(), "tagline": about}
        for option in self.options:
            name = f"option-{option.name}"
            declared |= {name: option.name.replace("_", " "), f"{name}-help": option.help}
            declared |= {f"{name}-{c}": str(c).replace("_", " ") for c in option.choices}
        return Voice(self.package, declared)

    @cached_property
    def texts(self) -> Telling:
        """The game's sentences."""
        sentences = self.part("sentences")
        return Telling(self.kinds, sentences, self.notation, self.voice, self.fields)

    def fields(self, state: State) -> list[Field]:
        """Return what a position shows, for a game without words or pictures of its own."""
        found = getattr(self.part("fields"), "fields", None)
        return list(found(state)) if found else []

    @cached_property
    def colours(self) -> Mapping[str, tuple[str, str]]:
        """The game's own colours by name: the light one, the dark one."""
        return cast(Mapping[str, tuple[str, str]], getattr(self.part("colours"), "COLOURS", {}))

    @cached_property
    def coach(self) -> Coach:
        """The game's judgement of positions; without a `coach.py`, that of the points alone."""
        return self.new_coach()

    def new_coach(self) -> Coach:
        """Return a coach of its own, for who changes it."""
        make = getattr(self.part("coach"), "make_coach", None)
        found = make() if make else Coach()
        assert isinstance(found, Coach), f"{self.package}.coach: make_coach() returns no Coach"
        return found

    def observer(self, players: int) -> Observer:
        """Return how the game looks to a learner; without an `observation.py`, the points alone."""
        make = getattr(self.part("observation"), "make_observer", None)
        found = make(players) if make else Observer(players, COMMON, self.actions)
        assert isinstance(found, Observer), f"{self.package}.observation makes no Observer"
        return found

    @cached_property
    def components(self) -> parts.Tree:
        """The game's own components file, if it has one."""
        found = self.file("components.toml")
        return parts.read_tree(Path(str(found))) if found else {}

    # Playing

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        custom: parts.Tree | None = None,
        *,
        recorded: bool = False,
    ) -> State:
        """Return the opening position, or an error that says what is allowed.

        A game that was opened before is `recorded`: it goes on by the rules it was opened with,
        even if nobody could open such a game any more.
        """
        self.check_players(players)
        try:
            chosen = self.read_options(options or {}, players)
            if self.refuse is not None and not recorded:
                self.refuse(chosen)
            if not custom:
                return self.set_up(players, chosen, self.components)
            parts.check_tree(custom)
            return self.set_up(players, chosen, parts.replace(self.components, custom))
        except TarsasError as error:
            error.package = self.package  # in whose words it is told
            raise

    def read_options(self, given: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return a value for every option, and what is filled in on sheets, if anything is."""
        rest = {name: value for name, value in given.items() if name != SHEETS or not self.fills}
        values = read_options(self.options, rest, players)
        sheets = " ".join(str(given.get(SHEETS, "")).split())
        return {**values, SHEETS: sheets} if sheets else values

    @cached_property
    def fills(self) -> bool:
        """Whether a game that is under way can be entered by filling in its sheets."""
        return hasattr(self.part("filling"), "paper")

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game cannot be played by."""
        if players not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            plain = f"{self.id} cannot be played by {players}; players: {allowed}"
            args = {"players": str(players), "allowed": allowed}
            raise OptionError(Message("error-players", args), plain)

    def custom_components(self, path: Path) -> parts.Tree:
        """Read a file of replaced components and try it on; errors name its lines."""
        custom = parts.read_custom(path)
        try:
            for variant in self.variants:
                self.new(self.players[0], variant, custom)
        except ComponentError as error:
            raise parts.explain(error, path) from None
        return cast(parts.Tree, json.loads(json.dumps(custom)))

    def say(self, message: Message, language: str, *, pictured: bool = False) -> str:
        """Format one of the game's messages; `pictured` for a page: it shows pieces and names."""
        return self.voice.say(message, language, pictured=pictured)

    def title(self, language: str) -> str:
        """Return the game's name."""
        return self.say(Message("name"), language)

    def parse(self, state: State, seat: int, words: str) -> int:
        """Return the legal action of these words, or an error that lists what was legal."""
        if not state.may_act(seat):
            raise not_to_act(seat)
        known = {self.notation.words(state, seat, a): int(a) for a in state.legal(seat)}
        if words not in known:
            plain = f"{words!r} is not legal; legal: {', '.join(known)}"
            raise IllegalActionError(Message("error-illegal"), plain)
        return known[words]


def check_legal(game: Game, state: State, seat: int, action: int) -> None:
    """Refuse an action that the position does not allow, saying what it does allow."""
    if not (seat == CHANCE or 0 <= seat < state.players) or not state.may_act(seat):
        raise not_to_act(seat)
    legal = state.legal(seat)
    if action not in legal:
        known = ", ".join(game.notation.words(state, seat, a) for a in legal)
        refused = IllegalActionError(
            _illegal(game, state, seat, [int(a) for a in legal]),
            f"action {action} is not legal; legal: {known}",
        )
        refused.package = game.package
        raise refused


def not_to_act(seat: int) -> IllegalActionError:
    """Return what a seat is told that may do nothing now."""
    return IllegalActionError(Message("error-not-to-act"), f"{seat_name(seat)} cannot act now")


def _illegal(game: Game, state: State, seat: int, legal: list[int]) -> Message:
    """Tell a person what is possible, if that is little enough to be read."""
    if seat == CHANCE or len(legal) > MOST_OFFERED:
        return Message("error-illegal")
    offered = listed([game.texts.label(state, seat, action) for action in legal])
    return Message("error-illegal-but", {"offered": offered})


def seat_name(seat: int) -> str:
    """Return a seat's colour, or "chance"."""
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat {seat}"
