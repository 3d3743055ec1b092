"""A game as people see and click it: its `view.py`, and what its table of actions says of clicks.

A game's `view.py` holds `sheet()` and `draw(state, say)`; a game without gets the plain picture of
its fields. What is clicked for an action follows from its kind's `target`; special are
`targets_<kind>(state, seat, *values)`, the ids of several elements or of one that depends on the
position, and `ghost_<kind>(state, seat, *values)`, what the action would put on the board where a
light is not enough; `trail_<kind>` is what stays of that where a way of several steps leads on.
`portrait_<kind>(state, *values)` is a `Portrait` of what chance may bring, a die or a tile.
`frame(state)` is the `transform` of a part that is laid out anew as it grows, as a map of tiles.

`legend(say)` holds the signs of the game in the order in which one would teach them: a picture
each, drawn in a box of 48 by 48 around 0, and the message that explains it. `GROUND` names the
symbols that need no line there: shapes and grounds, and those of whose kind the legend shows one
("land-*").

An area that lies over many pieces is lit and explained whole: its pieces name it in `data-area`
(several, the narrowest first), and `<desc id="area-NAME">` says what it is; events may name it as
a piece.
`data-pieces` names the pieces whose pictures go with an explanation, `data-gathered` how far to the
right and down a piece goes while it is one of those that are chosen together.
`data-worded` marks small places on one piece: what can be chosen there is also told in words below
the board, by the actions' labels. `data-grain` of the whole picture is the size of its tiles: they
are not shown smaller than can be made out, unless the player wants to see all at once.
What bears the class `unfolds`, and `display="none"`, shows while what it is in is pointed at.
Whatever has an id and looks different is marked as changed until the reader moves; the class
`passing` is for what is there only to be chosen, or grows with the game, and is no such piece.
"""

from collections.abc import Callable, Sequence
from functools import cache

from tarsas.core.actions import ByKind
from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.draw import plain
from tarsas.draw.svg import el


class View(ByKind):
    """The pictures of a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.kinds, game.part("view"))
        self.game = game
        self.words = game.notation
        self.plain = not hasattr(self.module, "draw")

    def sheet(self) -> str:
        """Return the `<symbol>`s that never change, as the inside of an SVG `<defs>`."""
        return str(self.module.sheet()) if hasattr(self.module, "sheet") else ""

    def draw(self, state: State, say: Callable[[Message], str]) -> str:
        """Return the position as an `<svg>` that refers to the sheet's symbols."""
        if self.plain:
            return plain.draw(self.game, state, say)
        return str(self.module.draw(state, say))

    def legend(self, say: Callable[[Message], str]) -> list[tuple[str, Message]]:
        """Return the signs of the game: the picture of each, and the message that explains it."""
        own = getattr(self.module, "legend", None)
        return list(own(say)) if own else []

    def targets(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        """Return the ids of the elements that stand for a legal action; none: it is a button."""
        found = self._named(state, seat, action)
        if self.plain:  # what the fields do not show is a button
            shown = plain.ids(self.game.fields(state))
            return found if shown.issuperset(found) else ()
        return found

    def _named(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        kind, values = self.kinds.read(action)
        if special := self.special("targets", kind.name):
            return tuple(special(state, seat, *values))
        if not kind.element:
            return ()
        pairs = zip(kind.arguments, values, strict=True)
        names = {a.name: self.words.word(a, state, seat, value) for a, value in pairs}
        return (kind.element.format(colour=SEATS[seat], **names),)

    def ghost(self, state: State, seat: int, action: int) -> str:
        """Return what a legal action would put on the board, or "" where a light is enough."""
        kind, values = self.kinds.read(action)
        special = self.special("ghost", kind.name)
        return str(special(state, seat, *values)) if special else ""

    def portrait(self, state: State, action: int) -> str:
        """Return a picture of what chance may bring, or "" where a game has none."""
        kind, values = self.kinds.read(action)
        if not (special := self.special("portrait", kind.name)):
            return ""
        drawn, width, height = special(state, *values)
        box = f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}"
        return el("svg", drawn, viewBox=box, width=width, height=height, aria_hidden="true")

    def trail(self, state: State, seat: int, action: int) -> str:
        """Return what a legal action would leave on the board if others followed it."""
        kind, values = self.kinds.read(action)
        special = self.special("trail", kind.name)
        return str(special(state, seat, *values)) if special else self.ghost(state, seat, action)

    def ghosts(self, state: State, seat: int, actions: Sequence[int]) -> str:
        """Return what a seat's legal actions one after another would put on the board as it is."""
        here, drawn = state.clone(), ""
        frame = getattr(self.module, "frame", None)
        for number, action in enumerate(actions, start=1):
            draw = self.ghost if number == len(actions) else self.trail
            one = draw(here, seat, action)
            # What comes later is drawn where it lies before the board has grown.
            drawn += one.replace(frame(here), frame(state)) if frame else one
            here.apply(seat, action)
        return drawn


@cache
def view_of(game: Game) -> View:
    """Return a game's pictures. Never loaded by a mere simulation."""
    return View(game)
