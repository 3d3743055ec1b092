"""How a game looks to a program that learns: an observation is numbers, field by field.

Compiled, because learning asks for it at every decision. A game declares its own by an
`observation.py` whose `make_observer(players)` returns an Observer; a game without gets the plain
one below, which sees whose turn it is and the points. NumPy is not needed here: a Canvas is a
buffer that `numpy.asarray` looks into without copying.
"""

from struct import pack, unpack
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from tarsas.core.state import State

PLAYERS: Final = 0
"""In a shape: one entry for each player, the own one first, then the others in turn order."""

ONE: Final[i32] = 0x3F800000
"""The bits of 1.0, as a float of 32 bits."""


class Field:
    """A part of an observation: `shape` numbers from `low` to `high`, and what they mean.

    A learner is given each number divided by `scale`, so that most lie between -1 and 1. Flags
    are 0 or 1 and are not scaled.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        meaning: str,
        high: int = 1,
        low: int = 0,
        scale: int = 0,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.meaning: Final = meaning
        self.high: Final = high
        self.low: Final = low
        self.scale: Final = scale or high

    def size(self, players: int) -> int:
        """Return how many numbers the field has at a table of so many players."""
        size = 1
        for length in self.resolved(players):
            size *= length
        return size

    def resolved(self, players: int) -> tuple[int, ...]:
        """Return the shape at a table of so many players."""
        return tuple([players if length == PLAYERS else length for length in self.shape])


class Canvas:
    """Rows of observations, all 0 after `clear`, that are written on in the order of the fields.

    A cell holds the 32 bits of a float (there is no vector of those), so that
    `numpy.asarray(canvas.cells).view("float32")` is the observation without a copy: for large
    ones, scaling whole numbers afterwards took longer than the game itself. The canvas remembers
    what was written, so that clearing costs no more than writing did: most cells are 0.
    """

    def __init__(self, fields: tuple[Field, ...], players: i64, rows: i64 = 1) -> None:
        self.names: list[str] = [field.name for field in fields]
        self.size: i64 = 0  # of a row
        self.field_of = vec[i64]()  # each place of a row
        self.low = vec[i64]()
        self.high = vec[i64]()
        self.floats = vec[i32]()  # the bits of each number that a field can hold
        self.first = vec[i64]()  # where those of a field would have its 0
        for nth in range(len(fields)):
            self.add_field(nth, fields[nth], players)
        self.cells = vec[i32]([0] * (rows * self.size))
        self.written = vec[i64]()
        self.count: i64 = 0
        self.at: i64 = 0

    def add_field(self, nth: i64, field: Field, players: i64) -> None:
        """Note a field's places and the bits of its numbers."""
        self.low = append(self.low, i64(field.low))
        self.high = append(self.high, i64(field.high))
        self.first = append(self.first, i64(len(self.floats)) - field.low)
        for number in range(field.low, field.high + 1):
            bits: int = unpack("=i", pack("=f", number / field.scale))[0]
            self.floats = append(self.floats, i32(bits))
        for _ in range(field.size(players)):
            self.field_of = append(self.field_of, nth)
            self.size += 1

    def clear(self) -> None:
        """Make everything 0 and begin with the first row."""
        for i in range(self.count):
            self.cells[self.written[i]] = 0
        self.count = 0
        self.at = 0

    def mark(self, place: i64) -> None:
        """Write 1 as a flag, wherever the writing is."""
        self.cells[place] = ONE
        if self.count < len(self.written):
            self.written[self.count] = place
        else:
            self.written = append(self.written, place)
        self.count += 1

    def put(self, place: i64, value: i64) -> None:
        """Write a number, wherever the writing is."""
        if value == 0:
            return
        field = self.field_of[place % self.size]
        if not self.low[field] <= value <= self.high[field]:
            raise ValueError(
                f"{self.names[field]}: {value} is not between "
                f"{self.low[field]} and {self.high[field]}"
            )
        self.mark(place)
        self.cells[place] = self.floats[self.first[field] + value]

    def number(self, value: i64) -> None:
        """Write a number and go on."""
        self.put(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        """Write 1 or 0 and go on."""
        if value:
            self.mark(self.at)
        self.at += 1

    def one_of(self, choice: i64, size: i64) -> None:
        """Write 1 at the chosen one of `size` places, none for a negative choice, and go on."""
        if choice >= size:
            raise IndexError(f"choice {choice} of {size}")
        if choice >= 0:
            self.mark(self.at + choice)
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """Write the lowest bits of a mask as `size` flags and go on."""
        place = self.at
        self.at += size
        while mask != 0:
            if place == self.at:
                raise IndexError(f"a mask of more than {size} bits")
            if mask & 1:
                self.mark(place)
            mask >>= 1
            place += 1

    def skip(self, size: i64) -> None:
        """Leave `size` numbers 0."""
        self.at += size


COMMON: Final = (
    Field("acts", (PLAYERS,), "1 for whoever acts now"),
    Field("points", (PLAYERS,), "points now", high=1000, low=-200, scale=100),
)
"""The fields with which every observation begins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The plain observer, and the contract of better ones.

    `fields` declare the observation in its order, and `write` writes exactly them. `actions`
    bounds the numbers by which a learner calls actions: those of the game, unless a game with
    many sparse ones overrides `number_of` and `action_of`, which are each other's inverse among
    the legal actions of a position.
    """

    def __init__(self, players: i64, fields: tuple[Field, ...], actions: i64) -> None:
        self.players: Final = players
        self.fields: Final = fields
        self.actions: Final = actions
        self.size: i64 = 0
        for field in fields:
            self.size += field.size(players)

    def canvas(self, rows: i64 = 1) -> Canvas:
        """Return a canvas for so many observations."""
        return Canvas(self.fields, self.players, rows)

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the position as `seat` sees it, from where the canvas is."""
        self.write_common(state, seat, out)

    def write_common(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the COMMON fields."""
        players = self.players
        actor = state.actor()
        out.one_of(actor if actor < 0 else (actor - seat + players) % players, players)
        for other in range(players):
            out.number(state.score((seat + other) % players))

    def number_of(self, state: State, action: i64) -> i64:
        """Return the number by which a learner calls a legal action of a seat."""
        return action

    def action_of(self, state: State, number: i64) -> i64:
        """Return the legal action of a number."""
        return number


def observe(observer: Observer, state: State, seat: i64) -> list[float]:
    """Return one observation as plain floats, for whoever has no NumPy."""
    canvas = observer.canvas()
    observer.write(state, seat, canvas)
    floats: list[float] = list(unpack(f"={observer.size}f", bytes(memoryview(canvas.cells))))
    return floats
