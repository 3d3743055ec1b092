"""What happens, as messages of a game's texts: sentences, buttons, prompts and positions.

A game's `sentences.py` may hold `prompt` and `describe`, and of its actions what the table cannot
say. By default an action is told by the messages `did-<kind>` and `label-<kind>`, what chance does
by `chance-<kind>`, with its arguments by name; a seat's deed also has a `who`. For a small game one
message `act-<kind>` serves all three, and without any its words do. Special are

- `said_<argument>(state, seat, value)`: an argument whose name depends on the position,
- `told_<kind>(state, seat, *values)`: another message for sentence and button alike, as its name
  after `did-` and `label-`, and its arguments,
- `did_<kind>`, `label_<kind>`, `chance_<kind>(state, seat, *values)`: a whole message.
"""

from collections.abc import Callable
from types import ModuleType

from tarsas.core import plain
from tarsas.core.actions import Argument, ByKind, Kind, Kinds
from tarsas.core.fields import Field
from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, State
from tarsas.core.text import Args, Message, Voice, plain_name
from tarsas.core.words import Words


class Telling(ByKind):
    """The sentences of a game."""

    def __init__(
        self,
        kinds: Kinds,
        module: ModuleType,
        words: Words,
        voice: Voice,
        fields: Callable[[State], list[Field]],
    ) -> None:
        super().__init__(kinds, module)
        self.words = words
        self.voice = voice
        self.fields = fields

    def sentence(self, state: State, seat: int, action: int) -> Message:
        """Return what `action` does, told of the position before it."""
        if seat == CHANCE:
            return self._message("chance", {}, state, seat, action)
        return self._message("did", {"who": Message(SEATS[seat])}, state, seat, action)

    def label(self, state: State, seat: int, action: int) -> Message:
        """Return a legal action in a few words, as a button would say it."""
        return self._message("label", {}, state, seat, action)

    def _message(self, prefix: str, who: Args, state: State, seat: int, action: int) -> Message:
        kind, values = self.kinds.read(action)
        if special := self.special(prefix, kind.name):
            whole = special(state, seat, *values)
            assert isinstance(whole, Message)
            return whole
        name, args = kind.message, self._args(kind, values, state, seat)
        if special := self.special("told", kind.name):
            name, args = special(state, seat, *values)
        if self.voice.has(f"act-{name}") and not self.voice.has(f"{prefix}-{name}"):
            return Message(f"plain-{prefix}", {**who, "what": Message(f"act-{name}", args)})
        if self.voice.complete or self.voice.has(f"{prefix}-{name}"):
            return Message(f"{prefix}-{name}", {**who, **args})
        what = plain_name(self.words.words(state, seat, action))
        return Message(f"plain-{prefix}", {**who, "what": what})

    def _args(self, kind: Kind, values: tuple[int, ...], state: State, seat: int) -> Args:
        pairs = zip(kind.arguments, values, strict=True)
        return {a.name: self.said(a, state, seat, value) for a, value in pairs}

    def said(self, argument: Argument, state: State, seat: int, value: int) -> Message | str | int:
        """Return an argument's value as a sentence takes it."""
        if special := self.special("said", argument.name):
            found = special(state, seat, value)
            assert isinstance(found, Message | str | int)
            return found
        if self.words.special("word", argument.name):
            return self.words.word(argument, state, seat, value)
        return argument.said(value)

    def prompt(self, state: State) -> Message:
        """Return who does what now, in one line."""
        own = getattr(self.module, "prompt", None)
        found = own(state) if own else plain.prompt(state)
        assert isinstance(found, Message)
        return found

    def seat_prompt(self, state: State, seat: int) -> Message:
        """Return what one seat does now: where all act at once, a game says it of each."""
        if own := getattr(self.module, "seat_prompt", None):
            found = own(state, seat)
            assert isinstance(found, Message)
            return found
        if hasattr(self.module, "prompt"):
            return self.prompt(state)
        return plain.prompt(state, seat)

    def describe(self, state: State) -> list[Message]:
        """Return the position line by line, good enough to play by ear.

        One line a seat, in order, is a `view-player` that begins with who it is and a colon. The
        player panels say it without the name, as `view-supplies` with the same arguments.
        """
        if own := getattr(self.module, "describe", None):
            return list(own(state))
        return plain.describe(state, self.fields(state), self.voice, self.label)
