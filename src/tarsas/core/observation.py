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

from tarsas.core.pending import first_of, kind_of, second_of, third_of
from tarsas.core.state import State

PLAYERS: Final = 0
"""In a shape: one entry for each player, the own one first, then the others in turn order."""

ONE: Final[i64] = 0x3F800000
"""The bits of 1.0, as a float of 32 bits."""
SIGN: Final[i64] = 0x80000000
LOW_BITS: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 32768  # bounds of fields are below


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
    ones, scaling whole numbers afterwards took longer than the game itself. Most cells are 0, so
    what is not is noted in a log, which `settle` brings into the cells and `clear` takes out.
    """

    def __init__(
        self,
        fields: tuple[Field, ...],
        players: i64,
        rows: i64 = 1,
        growing: i64 = 0,
        printed: i64 = 0,
    ) -> None:
        # A row: what changes, then what only grows within a game, then what never changes.
        self.growing: i64 = growing
        self.printed: i64 = printed
        self.items = vec[i64]([0] * rows)  # how much has grown on each row
        self.names: list[str] = []
        self.size: i64 = 0  # of a row
        self.spans = vec[i64]()  # of each place of a row: first, lowest, highest; see add_field
        self.floats = vec[i64]()  # the bits of each number that a field can hold
        for field in fields:
            self.add_field(field, players)
        self.cells = vec[i32]([0] * (rows * self.size))
        self.log = vec[i64]()  # place << 32 | bits
        self.room: i64 = 0  # its length; asking a vector costs more
        self.count: i64 = 0  # how much of it is used
        self.row: i64 = 0  # where the row under way begins
        self.nth: i64 = 0  # which one that is
        self.at: i64 = 0  # where the next number goes

    def add_field(self, field: Field, players: i64) -> None:
        """Note the bits of a field's numbers, and for its places where those of a 0 stand."""
        first = i64(len(self.floats)) - field.low
        for number in range(field.low, field.high + 1):
            bits: int = unpack("=I", pack("=f", number / field.scale))[0]
            self.floats = append(self.floats, i64(bits))
        span = (first << 32) | ((field.low + HALF) << 16) | (field.high + HALF)
        for _ in range(field.size(players)):
            self.spans = append(self.spans, span)
            self.names.append(field.name)
            self.size += 1

    # Rows

    def clear(self) -> None:
        """Make everything 0 that is not printed, and begin with the first row."""
        self.turn_page()
        for nth in range(i64(len(self.items))):
            self.forget(nth)

    def turn_page(self) -> None:
        """Take out what changes, leave what has grown, and begin with the first row."""
        cells, log = self.cells, self.log
        for i in range(self.count):
            cells[log[i] >> 32] = 0
        self.count = 0
        self.at = 0
        self.row = 0
        self.nth = 0

    def forget(self, nth: i64) -> None:
        """Take out what has grown on a row: another game begins there."""
        if self.items[nth] == 0:
            return
        end = (nth + 1) * self.size - self.printed
        for place in range(end - self.growing, end):
            self.cells[place] = 0
        self.items[nth] = 0

    def end_of_changes(self) -> i64:
        """Return where the row's changing part ends."""
        return self.row + self.size - self.growing - self.printed

    def next_row(self) -> None:
        """Begin the next row."""
        self.row += self.size
        self.at = self.row
        self.nth += 1

    def keep(self, first: i64) -> None:
        """Settle what the log holds from its `first` entry on, for good."""
        self.settle_from(first)
        self.count = first

    def settle(self) -> None:
        """Bring what is in the log into the cells."""
        self.settle_from(0)

    def settle_from(self, first: i64) -> None:
        """Bring the log from its `first` entry on into the cells."""
        cells, log = self.cells, self.log
        for i in range(first, self.count):
            bits = log[i] & LOW_BITS
            # As a signed number, which is what a vector of 32 bits takes.
            cells[log[i] >> 32] = i32(bits if bits < SIGN else bits - 2 * SIGN)

    def reserve(self, count: i64) -> None:
        """Make room in the log for so many more."""
        while self.room < self.count + count:
            self.log = append(self.log, i64(0))
            self.room += 1

    # Anywhere in the row

    def mark(self, place: i64) -> None:
        """Write 1 as a flag, wherever the writing is."""
        if self.count == self.room:
            self.reserve(1)
        self.log[self.count] = (place << 32) | ONE
        self.count += 1

    def put(self, place: i64, value: i64) -> None:
        """Write a number, wherever the writing is."""
        if value == 0:
            return
        if self.count == self.room:
            self.reserve(1)
        self.log[self.count] = (place << 32) | self.bits_of(place, value)
        self.count += 1

    def bits_of(self, place: i64, value: i64) -> i64:
        """Return the bits of a number at a place, or refuse it if the field is not that wide."""
        span = self.spans[place - self.row]
        low = ((span >> 16) & 0xFFFF) - HALF
        high = (span & 0xFFFF) - HALF
        if not low <= value <= high:
            name = self.names[place - self.row]
            raise ValueError(f"{name}: {value} is not between {low} and {high}")
        return self.floats[(span >> 32) + value]

    # In order

    def number(self, value: i64) -> None:
        """Write a number and go on."""
        if value != 0:
            self.put(self.at, value)
        self.at += 1

    def numbers(self, values: vec[i64], first: i64, count: i64) -> None:
        """Write a part of a vector into one field and go on."""
        for i in range(count):
            value = values[first + i]
            if value != 0:
                self.put(self.at + i, value)
        self.at += count

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

    def stack(self, pending: vec[i64], frames: i64, kinds: i64) -> None:
        """Write the top `frames` of a stack of decisions: first their kinds, then the rest."""
        depth: i64 = len(pending)
        shown = min(depth, frames)
        for i in range(shown):
            self.one_of(kind_of(pending[depth - 1 - i]), kinds)
        self.skip((frames - shown) * kinds)
        for i in range(shown):
            frame = pending[depth - 1 - i]
            self.number(first_of(frame))
            self.number(second_of(frame))
            self.number(third_of(frame))
        self.skip((frames - shown) * 3)

    def skip(self, size: i64) -> None:
        """Leave `size` numbers 0."""
        self.at += size


COMMON: Final = (
    Field("acts", (PLAYERS,), "1 for whoever acts now"),
    Field("points", (PLAYERS,), "points now", high=1000, low=-200, scale=100),
)
"""The fields with which every observation begins."""


def total_size(fields: tuple[Field, ...], players: i64) -> i64:
    """Return how many numbers some fields have."""
    size: i64 = 0
    for field in fields:
        size += field.size(players)
    return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The plain observer, and the contract of better ones.

    `fields` declare the observation in its order. `write` writes them all but the last ones:
    `growing` fields list things that come one by one and stay as they are to the end of a game
    (`items` counts them, `write_items` writes some), and `printed` fields are the same in all
    positions of a set-up (`write_printed`), so that these are written only once on a canvas.

    `actions` bounds the numbers by which a learner calls actions: those of the game, unless a
    game with many sparse ones overrides `number_of` and `action_of`, which are each other's
    inverse among the legal actions of a position.
    """

    def __init__(
        self,
        players: i64,
        fields: tuple[Field, ...],
        actions: i64,
        growing: tuple[Field, ...] = (),
        printed: tuple[Field, ...] = (),
    ) -> None:
        self.players: i64 = players
        self.fields: Final = fields + growing + printed
        self.actions: Final = actions
        self.growing: i64 = total_size(growing, players)
        self.printed: i64 = total_size(printed, players)
        self.size: i64 = total_size(self.fields, players)

    def canvas(self, state: State, rows: i64 = 1) -> Canvas:
        """Return a canvas for so many observations of the set-up that a position belongs to."""
        canvas = Canvas(self.fields, self.players, rows, self.growing, self.printed)
        for _ in range(rows):
            canvas.at = canvas.row + self.size - self.printed
            self.write_printed(state, canvas)
            assert canvas.at == canvas.row + self.size, "printed fields declared and written differ"
            canvas.next_row()
        canvas.keep(0)
        canvas.clear()
        return canvas

    def write_row(self, state: State, seat: i64, out: Canvas) -> None:
        """Write all that the canvas does not have yet, and begin its next row."""
        self.write(state, seat, out)
        if out.at != out.end_of_changes():
            written, declared = out.at - out.row, out.end_of_changes() - out.row
            raise ValueError(f"{written} numbers written of {declared} declared")
        known, count = out.items[out.nth], self.items(state)
        if known < count:
            first = out.count
            self.write_items(state, known, count, out)
            out.keep(first)
            out.items[out.nth] = count
        out.next_row()

    def after(self, seat: i64, places: i64) -> i64:
        """Return the seat so many places after another; quicker than a remainder."""
        other = seat + places
        return other - self.players if other >= self.players else other

    def before(self, seat: i64, mine: i64) -> i64:
        """Return how many places a seat is after one's own, or what is negative as it is."""
        if seat < 0:
            return seat
        return seat - mine if seat >= mine else seat - mine + self.players

    def items(self, state: State) -> i64:
        """Return how many things the growing fields list."""
        return 0

    def write_items(self, state: State, first: i64, end: i64, out: Canvas) -> None:
        """Write those from `first` up to `end`; the canvas is where the growing fields begin."""

    def write_printed(self, state: State, out: Canvas) -> None:
        """Write the printed fields of the set-up that a position belongs to."""

    def write(self, state: State, seat: i64, out: Canvas) -> None:
        """Write what changes, as `seat` sees it, from where the canvas is."""
        self.write_common(state, seat, out)

    def write_common(self, state: State, seat: i64, out: Canvas) -> None:
        """Write the COMMON fields."""
        out.one_of(self.before(state.actor(), seat), self.players)
        for i in range(self.players):
            out.number(state.score(self.after(seat, i)))

    def number_of(self, state: State, action: i64) -> i64:
        """Return the number by which a learner calls a legal action of a seat."""
        return action

    def action_of(self, state: State, number: i64) -> i64:
        """Return the legal action of a number."""
        return number


def observe(observer: Observer, state: State, seat: i64) -> list[float]:
    """Return one observation as plain floats, for whoever has no NumPy."""
    canvas = observer.canvas(state, 1)  # compiled, a default is lost on an interpreted subclass
    observer.write_row(state, seat, canvas)
    canvas.settle()
    floats: list[float] = list(unpack(f"={observer.size}f", bytes(memoryview(canvas.cells))))
    return floats
