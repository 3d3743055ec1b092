"""Take one, two or three steps; whoever reaches the last place wins."""
# Change: the line above stands on the game's card.

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.actions import Argument, Kind, Kinds
from tarsas.core.fields import Cell, Fact, Field, Grid
from tarsas.core.game import Game
from tarsas.core.state import OVER, Event, State

LAST, MOST = 20, 3

# Change: every kind of action by name, with its first number, its arguments, and what is clicked.
KINDS = Kinds(
    Kind("step", 0, (Argument("place", LAST, first=1),), target="place-{place}"),
)


class Position(State):
    """Change: all that can be seen of the game. Nothing is hidden, and nothing is drawn early."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.place = 0
        self.moves = 0

    def actor(self) -> int:
        """Return who acts now: a seat, CHANCE if something is drawn or rolled, or OVER."""
        return int(OVER) if self.place == LAST else self.moves % self.players

    def legal(self, seat: int) -> vec[i64]:
        """Return the numbers of a seat's actions, sorted; none if it may not act."""
        if seat != self.actor():
            return vec[i64]()
        return vec[i64](range(self.place, min(self.place + MOST, LAST)))

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action. Every point is an event with its reason and the piece it is for."""
        (self.place,) = KINDS.read(action).values
        self.moves += 1
        if self.place == LAST and self.events is not None:
            self.events.append(Event(seat, 1, "reached-the-end", (f"place-{LAST}",)))

    def clone(self) -> "Position":
        """Return an independent copy: of all that `__init__` has."""
        copy = Position(self.players)
        copy.place, copy.moves = self.place, self.moves
        return copy

    def score(self, seat: int) -> int:
        """Return the points of a seat, now."""
        return int(self.place == LAST and (self.moves - 1) % self.players == seat)

    def key(self) -> bytes:
        """Return bytes that are equal exactly when two positions are."""
        return bytes([self.place, self.moves])


def fields(state: Position) -> list[Field]:
    """Change: what a position shows. The picture and the words follow from it."""
    cells = [
        Cell(f"place-{n}", n, colour="yellow-soft" if n == state.place else "")
        for n in range(1, LAST + 1)
    ]
    return [Fact("place", state.place), Grid("track", [cells[:10], cells[10:]])]


# Change: what is said. Whatever has no text here is said by its name in the code.
TEXT = {
    "en": """
name = My game
act-step = step to { $place }
reached-the-end = reached the end
""",
    "hu": """
name = Az én játékom
act-step = lépés ide: { $place }
reached-the-end = célba ért
field-place = hely
field-track = pálya
""",
}

# Change: how many can play, and how many minutes it takes.
GAME = Game(
    id="my_game",
    package=__name__,
    players=(2, 3, 4),
    minutes=(1, 3),
    kinds=KINDS,
    set_up=lambda players, options, components: Position(players),
    longest=LAST,
)
