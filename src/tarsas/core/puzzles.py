"""Puzzles: positions in which one deed is clearly the best, read from a game's folder.

They are lines of JSON in `puzzles.jsonl`, written by `tarsas puzzles`; docs/puzzles.md says how
they are found. The first line says what the others have in common. A puzzle is a game up to a
position, and all the ways to do what is best there: the rest of one deed of the seat that acts.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Annotated, TypeVar

import msgspec

from tarsas.core.bounds import check_bounds
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game, check_legal
from tarsas.core.options import Value
from tarsas.core.reasons import EXPECTATION
from tarsas.core.record import Move, Record
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import LANGUAGES, Message

FILE = "puzzles.jsonl"
FORMAT = "tarsas-puzzles 1"

LONGEST_DEED = 16
"""Steps that a deed may still take. Longer ones are none that somebody would plan ahead."""

MOST_WAYS = 40
"""Ways to do the same. Of what can be done in more, no order of steps is worth to be found."""

T = TypeVar("T")
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class PuzzleError(TarsasError):
    """A file of puzzles that cannot be read; says in which line, and why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the puzzles of a file have in common: of which rules they are, and what found them.

    `games` are those that were looked through, from number 0; a search that goes on begins there.
    By the `margin` the best deed wins more than any other, in shares of wins. `procedures` are the
    finder's, each with the game from which on it looked: the same command finds others by another.
    """

    format: str
    game: str
    version: int
    seed: int
    simulations: int
    command: str
    games: int = 0
    margin: float = 0.1
    procedures: tuple[tuple[int, int], ...] = ((1, 0),)


class Searched(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a long search said: how likely the best move wins, and the best of all others.

    `visits` are the looks at the best move and at the other one.
    """

    seed: int
    simulations: int
    best: Share
    second: Share
    visits: tuple[int, int]


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games played out from the best move and from the best other one, and the shares won."""

    games: int
    best: Share
    second: Share


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard a puzzle is: the fewest `simulations`, by steps, that find it in most tries.

    `number` counts the steps from 1. `level` is the weakest that thinks so long, "" if none does.
    """

    number: int
    simulations: int
    level: str


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is best in it.

    `moves` are the actions that lead there, each of whoever acts then. `solutions` are the ways to
    do it, each the words of its steps; the first is the one that is shown. `second` is the best
    other move, `instead` the one of a greedy bot.
    """

    id: str
    players: int
    options: Mapping[str, Value]
    moves: tuple[int, ...]
    seat: int
    solutions: Annotated[
        tuple[Annotated[tuple[str, ...], msgspec.Meta(min_length=1)], ...],
        msgspec.Meta(min_length=1),
    ]
    second: str
    instead: str
    searches: tuple[Searched, Searched]
    trial: Trial
    grade: Grade

    def record(self, game: Game) -> Record:
        """Return the game up to the position; moves that are not legal raise."""
        record = Record.new(game, self.players, self.options, recorded=True)
        state = record.opening()
        for action in self.moves:
            seat = int(state.actor())
            if seat == OVER:
                raise PuzzleError(f"puzzle {self.id}: the game is over before the position")
            check_legal(game, state, seat, action)
            record.moves.append(Move(seat, action))
            state.apply(seat, action)
        return record

    def reasons(self, game: Game) -> list[Message]:
        """Return why the solution is good."""
        state, deed = self.record(game).replay(), list[int]()
        after = state.clone()
        for words in self.solutions[0]:
            deed.append(game.parse(after, self.seat, words))
            after.apply(self.seat, deed[-1])
        return why(game, state, self.seat, deed)

    @property
    def margin(self) -> float:
        """By how much the best move is better, in the search that is less sure of it."""
        return min(found.best - found.second for found in self.searches)


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, with what they have in common."""

    heading: Heading
    puzzles: tuple[Puzzle, ...]


# Deeds


def why(game: Game, state: State, seat: int, deed: Sequence[int]) -> list[Message]:
    """Return what speaks for a deed, step by step, each reason once.

    What is expected in the end is no reason. Those for a step may speak of the one that the coach
    expects next; they are left out if another one follows.
    """
    found, here = list[Message](), state.clone()
    for number, action in enumerate(deed):
        said = game.coach.reasons(here, seat, action)
        here.apply(seat, action)
        if deed[number + 1 :] and expected_next(game, here, seat) != deed[number + 1]:
            continue
        found += [one for one in said if one.id != EXPECTATION and one not in found]
    # "Leads to a point" need not be said before "a point".
    return [one for one in found if not any(told in found for told in one.args.values())]


def expected_next(game: Game, state: State, seat: int) -> int:
    """Return the step that the coach likes best."""
    return int(max(state.legal(seat), key=lambda action: game.coach.prior(state, seat, action)))


def goes_on(game: Game, state: State, seat: int) -> bool:
    """Say whether a seat's deed goes on after its last step."""
    return state.may_act(seat) and game.texts.continues(state, seat)


def ways(game: Game, state: State, seat: int, ends: set[bytes], most: int) -> list[list[int]]:
    """Return all ways to do deeds that end in some positions: the actions of each.

    At most so many positions on the way are looked into. Where there are more than MOST_WAYS, some
    are left out.
    """
    leads: dict[bytes, list[list[int]]] = {}

    def from_here(here: State, steps: int) -> list[list[int]]:
        key = here.key()
        if key not in leads:
            if steps == 0 or len(leads) >= most:
                return []
            leads[key] = []  # while it is looked into: a deed that comes back leads nowhere
            found = (way for action in here.legal(seat) for way in after(here, action, steps))
            leads[key] = list(islice(found, MOST_WAYS + 1))
        return leads[key]

    def after(here: State, action: int, steps: int) -> list[list[int]]:
        there = here.clone()
        there.apply(seat, action)
        if goes_on(game, there, seat):
            return [[int(action), *way] for way in from_here(there, steps - 1)]
        return [[int(action)]] if there.key() in ends else []

    return from_here(state, LONGEST_DEED)


# Reading and writing


@cache
def shelf(game: Game) -> Shelf | None:
    """Return the puzzles that ship with a game; None if it has none."""
    found = game.file(FILE)
    return None if found is None else read(game, found.read_text(encoding="utf-8"))


def read(game: Game, text: str) -> Shelf:
    """Read a file of puzzles; what does not belong there is refused."""
    first, *others = text.splitlines() or [""]
    heading = decode(1, first, Heading)
    said = (heading.format, heading.game, heading.version)
    if said != (FORMAT, game.id, game.version):
        expected = f"{FORMAT!r}, {game.id} and version {game.version}"
        raise PuzzleError(f"line 1: expected puzzles of {expected}, found {said}")
    puzzles = tuple(decode(number, line, Puzzle) for number, line in enumerate(others, start=2))
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        raise PuzzleError("expected that every puzzle has an id of its own")
    return Shelf(heading, puzzles)


def decode(number: int, line: str, kind: type[T]) -> T:
    """Read a line."""
    try:
        check_bounds(line)
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PuzzleError(f"line {number}: {error}") from None


def write(found: Shelf) -> bytes:
    """Return a file of puzzles, a line each."""
    lines = [msgspec.json.encode(part) for part in (found.heading, *found.puzzles)]
    return b"".join(line + b"\n" for line in lines)


# Checking


def faults(game: Game, puzzle: Puzzle) -> Iterator[str]:
    """Say what is wrong with a puzzle: it is replayed, solved in every way, and explained."""
    try:
        record = puzzle.record(game)
        yield from position_faults(game, puzzle, record.replay())
        for reason in puzzle.reasons(game):
            for language in LANGUAGES:
                game.say(reason, language)
        if not puzzle.reasons(game):
            yield "nothing says why the solution is good"
    except (TarsasError, LookupError) as error:
        yield str(error)


def position_faults(game: Game, puzzle: Puzzle, state: State) -> Iterator[str]:
    """Say what is wrong with the position, and with the ways to solve it."""
    if state.actor() in (CHANCE, OVER) or state.actor() != puzzle.seat:
        yield f"seat {puzzle.seat} is not to act"
        return
    firsts = {way[0] for way in puzzle.solutions}
    for words in (puzzle.second, puzzle.instead):
        game.parse(state, puzzle.seat, words)
        if words in firsts:
            yield f"{words!r} begins a solution, and is said to be worse"
    for way in puzzle.solutions:
        after = state.clone()
        for number, words in enumerate(way, start=1):
            after.apply(puzzle.seat, game.parse(after, puzzle.seat, words))
            if goes_on(game, after, puzzle.seat) == (number == len(way)):
                yield f"{' > '.join(way)} is not one whole deed"
                break
