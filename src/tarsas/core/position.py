"""A position as one line of text: its set-up and the moves that lead to it.

    tarsas-position 1 | game: marabunta 1 | players: 2 | option territory: symbol | moves: 3 17 204

What stands before the moves are a record's own headers. Moves are actions by number, each of
whoever acts then; where several may act, another seat than the first stands before its action:
`1:204`. A line holds no slash, so that it is never taken for a file.
"""

import re

from tarsas.core.errors import TarsasError
from tarsas.core.game import check_legal
from tarsas.core.notation import FIRST_LINE, RecordError, parse_record, write_record
from tarsas.core.record import Move, Record
from tarsas.core.state import OVER

BEGINNING = "tarsas-position 1"
BAR, MOVES = " | ", "moves:"


class PositionError(TarsasError):
    """A line that is no position; says in which of its parts, and what was expected."""


def is_position(text: str) -> bool:
    """Say whether a text means to be a position."""
    return text.lstrip().startswith("tarsas-position")


# Writing


class Line:
    """A position in one line that goes on with the game, move by move."""

    def __init__(self, record: Record) -> None:
        self.state = record.opening()
        self.parts = [BEGINNING, *headers(record)]
        self.moves = [MOVES]
        for move in record.moves:
            self.add(move.seat, move.action)

    def add(self, seat: int, action: int) -> None:
        """Go on with a move."""
        plain = seat == self.state.actor()
        self.moves.append(f"{action}" if plain else f"{seat}:{action}")
        self.state.apply(seat, action)

    def __str__(self) -> str:
        return BAR.join([*self.parts, " ".join(self.moves)])


def write_position(record: Record, count: int | None = None) -> str:
    """Return the position after `count` moves of a record, by default after all of them."""
    return str(Line(record.with_moves(record.moves[:count])))


def headers(record: Record) -> list[str]:
    """Return the set-up of a record as its own text says it."""
    bare = Record(record.game, record.players, record.options, record.custom)
    _, *lines = write_record(bare).partition("\n\n")[0].splitlines()
    kept = [line for line in lines if not line.startswith("result: ")]
    # In JSON a character may be written by its number; an option with a bar cannot be helped.
    written = [escaped(line) if line.startswith("components: ") else line for line in kept]
    for line in written:
        if BAR in line or "/" in line:
            raise TarsasError(f"{line!r} cannot stand in a position: it holds a bar or a slash")
    return written


def escaped(line: str) -> str:
    """Return JSON without the signs that mean something in a position."""
    return line.replace("|", "\\u007c").replace("/", "\\u002f")


# Reading


def read_position(text: str) -> Record:
    """Return the game up to a position; what is damaged or not legal is refused."""
    first, *parts = text.strip().split(BAR)
    if first != BEGINNING:
        raise PositionError(f"expected {BEGINNING!r} at the beginning, found {first[:40]!r}")
    if not parts or not parts[-1].startswith(MOVES):
        raise PositionError(f"expected {MOVES!r} in the last part, after the last bar")
    *said, moves = parts
    record = read_headers(said)
    state = record.opening()
    for number, word in enumerate(moves.removeprefix(MOVES).split(), start=1):
        found = re.fullmatch(r"(?:(\d{1,2}):)?(\d{1,18})", word, re.ASCII)
        if not found:
            raise PositionError(f"move {number}: expected a number or seat:number, found {word!r}")
        seat = int(state.actor()) if found[1] is None else int(found[1])
        if state.actor() == OVER:
            raise PositionError(f"move {number}: the game is over before it")
        try:
            check_legal(record.game, state, seat, int(found[2]))
        except TarsasError as error:
            raise PositionError(f"move {number}: {error}") from None
        state.apply(seat, int(found[2]))
        record.moves.append(Move(seat, int(found[2])))
    return record


def read_headers(said: list[str]) -> Record:
    """Return the opening that headers speak of."""
    try:
        return parse_record("\n".join([FIRST_LINE, *said, "", "end"]))
    except RecordError as error:
        # The first line of a record is the first part of a position.
        part = f"part {error.line}" if error.line <= len(said) + 1 else "before the moves"
        raise PositionError(f"{part}: expected {error.expected}") from None
