"""How what a search says becomes a share of winning: `calibration.toml` in a game's folder.

A search's results are chances only more or less: it plays both sides alike, believes its coach, and
with many players asks for each seat alone. Shares are its results to a power, made to sum to 1; the
power is fitted to games that were played (`python -m tarsas.lab.calibrate GAME`), for each number
of players, one for their beginning and one for their end. A game without the file has the power 1.
"""

import tomllib
from collections.abc import Sequence
from functools import cache

import msgspec

from tarsas.core.game import Game

FILE = "calibration.toml"
SIMULATIONS = 300
"""How deep a game is looked into of which nobody has measured what is enough."""

LEAST = 1e-4
"""No seat that may still play is less likely to win, in the eyes of a search."""


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To what power results are taken: at the beginning, and from the usual last move on."""

    moves: int = 1
    early: float = 1.0
    late: float = 1.0

    def at(self, number: int) -> float:
        """Return the power after so many moves."""
        return self.early + (self.late - self.early) * min(1.0, number / self.moves)


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted for a game, by the number of players, and how deep a review usually goes."""

    simulations: int = SIMULATIONS
    players: dict[str, Power] = {}

    def shares(self, results: Sequence[float], number: int) -> tuple[float, ...]:
        """Return the shares of winning that go with a search's results after so many moves."""
        return shares_of(results, self.power(len(results)).at(number))

    def power(self, players: int) -> Power:
        """Return what was fitted for so many players, or for the next number below."""
        known = [int(count) for count in self.players if int(count) <= players]
        return self.players[str(max(known))] if known else Power()


def shares_of(results: Sequence[float], power: float) -> tuple[float, ...]:
    """Return results to a power, as shares of their sum."""
    raised = [max(LEAST, result) ** power for result in results]
    return tuple(one / sum(raised) for one in raised)


@cache
def calibration_of(game: Game) -> Calibration:
    """Return what was fitted for a game; without the file, what takes results as they are."""
    found = game.file(FILE)
    if found is None:
        return Calibration()
    return msgspec.convert(tomllib.loads(found.read_text(encoding="utf-8")), Calibration)
