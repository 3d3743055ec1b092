"""What the contract is tested on: every registered game, player count and option set."""

from collections.abc import Iterator
from dataclasses import dataclass
from os import environ

from tarsas.core.game import Game
from tarsas.core.options import Value
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State
from tarsas.table.table import Table

# How many times the usual number of games to play, and how many examples hypothesis tries.
GAMES = float(environ.get("TARSAS_GAMES", "1"))
EXAMPLES = int(environ.get("TARSAS_EXAMPLES", "6"))


@dataclass(frozen=True)
class Case:
    game: Game
    players: int
    variant: int

    @property
    def options(self) -> dict[str, Value]:
        return dict(self.game.variants[self.variant])

    @property
    def name(self) -> str:
        said = ",".join(f"{k}={v}" for k, v in self.options.items()) or "default"
        return f"{self.game.id}-{self.players}p-{said}"

    def record(self) -> Record:
        return Record.new(self.game, self.players, self.options)

    def opening(self) -> State:
        return self.game.new(self.players, self.options)


def at_home(game: Game) -> bool:
    """Say whether a game belongs to this repository, which has its rules by number and records."""
    return game.package.startswith("tarsas.games.")


def tells_all(game: Game) -> bool:
    """Say whether a game must have a text for everything: one at home, or with a folder of texts.

    In others English and the names in the code stand in.
    """
    return at_home(game) or game.voice.complete


def all_cases() -> list[Case]:
    return [
        Case(game, players, variant)
        for game in map(find_game, game_ids())
        for players in game.players
        for variant in range(len(game.variants))
    ]


CASES = all_cases()
IDS = [case.name for case in CASES]


def told_cases() -> list[Case]:
    """Return cases for words and pictures, which depend on players and options one by one.

    These are every number of players with the usual options, and every set of options with the
    most players.
    """
    return [case for case in CASES if case.variant == 0 or case.players == max(case.game.players)]


TOLD = told_cases()
TOLD_AT_HOME = [case for case in TOLD if at_home(case.game)]


class Chooser:
    """Makes the choices of a game: first the given ones, then repeatable random ones."""

    def __init__(self, seed: int, picks: list[int]) -> None:
        self.rng = Rng(seed)
        self.picks = picks[::-1]

    def below(self, n: int) -> int:
        return self.picks.pop() % n if self.picks else int(self.rng.below(n))

    def act(self, state: State) -> tuple[int, int]:
        """Choose who acts and what, among all seats that may."""
        if state.actor() == CHANCE:
            return int(CHANCE), int(state.draw(self.rng))
        seats = [seat for seat in range(state.players) if state.may_act(seat)]
        seat = seats[self.below(len(seats))] if len(seats) > 1 else seats[0]
        legal = state.legal(seat)
        return seat, int(legal[self.below(len(legal))])

    def move(self, table: Table) -> Table:
        """Let chance act, or a seat that may."""
        if table.actor == CHANCE:
            return table.draw(self.rng)
        return table.act(*self.act(table.state), table.revision)


def play(case: Case, seed: int, picks: list[int]) -> Iterator[tuple[State, int, int]]:
    """Play a game, yielding each position before its action, with the seat and the action."""
    chooser = Chooser(seed, picks)
    state = case.opening()
    state.events = []
    while state.actor() != OVER:
        seat, action = chooser.act(state)
        yield state, seat, action
        state.apply(seat, action)
    yield state, int(OVER), -1


def finished(case: Case, seed: int, picks: list[int]) -> Record:
    """Return the record of a whole game."""
    table, chooser = Table.of(case.record()), Chooser(seed, picks)
    while not table.over:
        table = chooser.move(table)
    return table.record
