"""Actions in words, as records and errors write them; reading back comes for free.

A game's `notation.py` need only hold what its table of actions cannot say:
`word_<argument>(state, seat, value)` for an argument whose names depend on the position or the
set-up, `words_<kind>(state, seat, *values)` for a kind whose words follow no pattern.
"""

from tarsas.core.actions import Argument, ByKind
from tarsas.core.state import State


class Words(ByKind):
    """The words of a game's actions."""

    def words(self, state: State, seat: int, action: int) -> str:
        """Return the words of a legal action, unique among those of the position."""
        kind, values = self.kinds.read(action)
        if special := self.special("words", kind.name):
            return str(special(state, seat, *values))
        if not values:
            return kind.pattern
        pairs = zip(kind.arguments, values, strict=True)
        return kind.pattern.format(**{a.name: self.word(a, state, seat, v) for a, v in pairs})

    def word(self, argument: Argument, state: State, seat: int, value: int) -> str:
        """Return the word of an argument's value."""
        if special := self.special("word", argument.name):
            return str(special(state, seat, value))
        return argument.word(value)
