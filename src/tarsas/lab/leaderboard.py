"""Leaderboards: results of several contests together, each game and number of players on one scale.

The scale begins at the random bot where it took part, else at the weakest.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tarsas.core.errors import TarsasError
from tarsas.core.registry import find_game
from tarsas.lab.arena import (
    Contest,
    Faults,
    Played,
    Standing,
    faults_of,
    read_line,
    read_lines,
    read_played,
    standings,
)

ZERO = "random"


@dataclass(frozen=True)
class Noted:
    """What the first line of stored results says of them."""

    game: str
    version: int
    players: int
    seed: int
    options: Mapping[str, str]
    position: str = ""


@dataclass(frozen=True)
class Board:
    """The bots that met at one kind of table, best first, measured from the bot `zero`."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    position: str
    zero: str
    games: int
    standings: list[Standing]
    faults: list[Faults]


@dataclass
class Gathering:
    """Results of one kind of table, each game once however often it is given."""

    results: dict[tuple[int, tuple[str, str], int], Played] = field(default_factory=dict)

    def add(self, seed: int, results: Iterable[Played]) -> None:
        """Add the results of a contest."""
        for result in results:
            self.results[seed, result.pair, result.number] = result


class Leaderboard:
    """Results as they are gathered, by the kinds of tables that they were played at."""

    def __init__(self) -> None:
        self.kinds: dict[tuple[str, int, tuple[tuple[str, str], ...], str], Gathering] = {}

    def add(self, contest: Contest, results: Iterable[Played]) -> None:
        """Add what was just played."""
        options = {name: str(value) for name, value in contest.options.items()}
        game = (contest.game, contest.players, contest.seed, options, contest.position)
        self._gather(*game, results)

    def read(self, notes: Path) -> None:
        """Add results that `tarsas arena --resume` has stored."""
        try:
            lines = read_lines(notes)
        except (OSError, ValueError) as error:
            raise TarsasError(f"{notes}: cannot be read: {error}") from None
        found = [entry for line in lines if (entry := read_line(line))]
        try:
            noted = msgspec.convert(found[0] if found else None, Noted)
        except msgspec.ValidationError:
            raise TarsasError(f"{notes}: expected results that `arena --resume` stored") from None
        if noted.version != find_game(noted.game).version:
            raise TarsasError(f"{notes}: played by other rules of {noted.game} than those here")
        kind = (noted.game, noted.players, noted.seed, noted.options, noted.position)
        self._gather(*kind, read_played(notes, found))

    def _gather(
        self,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, str],
        position: str,
        results: Iterable[Played],
    ) -> None:
        kind = (game, players, tuple(sorted(options.items())), position)
        self.kinds.setdefault(kind, Gathering()).add(seed, results)

    def boards(self) -> list[Board]:
        """Return the boards, by game and number of players."""
        played = [(kind, list(one.results.values())) for kind, one in sorted(self.kinds.items())]
        found = [board(*kind, results) for kind, results in played if results]
        if not found:
            raise TarsasError("the results hold no game that was played to its end")
        return found


def board(
    game: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    position: str,
    results: list[Played],
) -> Board:
    """Return the bots of some results on one scale."""
    bots = list(dict.fromkeys(bot for result in results for bot in result.pair))
    zero = ZERO if ZERO in bots else standings(bots, results)[-1].bot
    rated = standings(bots, results, bots.index(zero))
    faults = faults_of(bots, results)
    return Board(game, players, options, position, zero, len(results), rated, faults)
