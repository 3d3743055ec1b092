"""A record: the set-up of a game and its list of (seat, action), chance included.

Everything else follows from it: positions by replay, undo, storage, review and tests.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game, seat_name
from tarsas.core.notebook import picture
from tarsas.core.options import SEATS, Value
from tarsas.core.rng import SealedRng, commitment
from tarsas.core.state import CHANCE, OVER, Event, State
from tarsas.core.text import Message


@dataclass(frozen=True)
class Move:
    """One line of a record."""

    seat: int
    action: int


@dataclass(frozen=True)
class Seal:
    """What makes chance checkable: the table, the promise, and the seed once it is shown."""

    table: str
    promise: str
    seed: str = ""

    @classmethod
    def of(cls, seed: bytes, table: str) -> "Seal":
        """Return the seal of a finished or open table whose seed is known."""
        return cls(table, commitment(seed), seed.hex())


@dataclass
class Record:
    """A game from its set-up to its last move.

    `options` are complete, `custom` holds replaced components, `comments` stand before the
    move of their number. Chance that was `entered` fell on a real table, and somebody said what:
    no seed can tell whether that is so.
    """

    game: Game
    players: int
    options: Mapping[str, Value]
    custom: Tree = field(default_factory=dict)
    names: tuple[str, ...] = ()
    date: str = ""
    seal: Seal | None = None
    moves: list[Move] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    entered: bool = False

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        custom: Tree | None = None,
        names: tuple[str, ...] = (),
        date: str = "",
        seal: Seal | None = None,
        *,
        recorded: bool = False,
        entered: bool = False,
    ) -> "Record":
        """Open a record; bad players, options or components are refused here.

        One that is read again is `recorded`; see `Game.new`.
        """
        if names and len(names) != players:
            args = {"names": len(names), "players": players}
            raise TarsasError(Message("error-names", args))
        game.new(players, options, custom, recorded=recorded)
        complete = game.read_options(options or {}, players)
        return cls(game, players, complete, custom or {}, names, date, seal, entered=entered)

    def name(self, seat: int) -> str:
        """Return the name of whoever sits at a seat; without names, the seat's colour."""
        return self.names[seat] if self.names else SEATS[seat]

    def opening(self, events: bool = False) -> State:
        """Return the position before the first move."""
        state = self.game.new(self.players, self.options, self.custom, recorded=True)
        if events:
            state.events = []
        return state

    def replay(self, count: int | None = None, events: bool = False) -> State:
        """Return the position after `count` moves, by default after all of them."""
        upto = len(self.moves) if count is None else count
        if not 0 <= upto <= len(self.moves):
            args = {"number": str(count), "moves": str(len(self.moves))}
            raise TarsasError(Message("error-no-move", args))
        state = self.opening(events)
        for move in self.moves[:upto]:
            state.apply(move.seat, move.action)
        return state

    def events(self, count: int | None = None) -> list[Event]:
        """Return every gain of points up to a move."""
        return self.replay(count, events=True).events or []

    def with_moves(self, moves: list[Move]) -> "Record":
        """Return the record of the same game with other moves."""
        # Not dataclasses.replace: that takes as long as a move.
        return Record(
            self.game,
            self.players,
            self.options,
            self.custom,
            self.names,
            self.date,
            self.seal,
            moves,
            self.comments,
            self.entered,
        )

    def chances(self, count: int | None = None) -> int:
        """Count the chance events among the first `count` moves: the number of the next one."""
        return sum(move.seat == CHANCE for move in self.moves[:count])

    def _repr_svg_(self) -> str | None:
        """Return the last position as a notebook shows it."""
        return picture(self.game, self.replay())


def verify(record: Record) -> list[str]:
    """Recompute every chance event from the revealed seed; return what does not agree."""
    if record.entered:
        raise TarsasError(Message("error-entered"))
    if record.seal is None or not record.seal.seed:
        raise TarsasError(Message("error-no-seed"))
    seed = bytes.fromhex(record.seal.seed)
    wrong = []
    if commitment(seed) != record.seal.promise:
        wrong.append("the seed is not the one that was promised when the table opened")
    rng = SealedRng(seed, record.seal.table)
    state = record.opening()
    for number, move in enumerate(record.moves, start=1):
        if move.seat == CHANCE:
            rng.start(record.chances(number - 1))
            drawn = state.draw(rng)
            if drawn != move.action:
                said = record.game.notation.words(state, CHANCE, move.action)
                true = record.game.notation.words(state, CHANCE, drawn)
                wrong.append(f"move {number}: the record says {said!r}, the seed gives {true!r}")
        state.apply(move.seat, move.action)
    return wrong


def outcome(state: State) -> str:
    """Return the scores and the way of ending as a record's header says them."""
    if state.actor() != OVER:
        return "unfinished"
    scores = ", ".join(f"{seat_name(s)} {state.score(s)}" for s in range(state.players))
    return f"{scores} ({state.ending()})"
