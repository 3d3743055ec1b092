"""The gate of training: new weights meet those that they would replace, and masters of old.

Only the arena decides, not the fit. Every meeting is noted game by game, so one that was stopped
goes on where it was.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from zlib import crc32

import msgspec

from tarsas.bots.bot import Bot
from tarsas.bots.frozen import FROZEN
from tarsas.bots.levels import make_named
from tarsas.core.game import Game
from tarsas.core.record import Record
from tarsas.core.weights import Weights, write_weights
from tarsas.lab.arena import Contest, report, run
from tarsas.lab.ratings import Share

EVEN = 0.5


class Meeting(msgspec.Struct, frozen=True):
    """How a candidate did against a rival: its share of wins, with the 95 % interval."""

    rival: str
    players: int
    games: int
    share: float
    low: float
    high: float
    passed: bool


@dataclass(frozen=True)
class Gate:
    """Whom a candidate meets, at a table of how many, and whether it must win there.

    To win is to have the whole interval above even; else a share that is not below even is enough.
    """

    rival: str
    players: int
    must_win: bool

    def passed(self, share: Share) -> bool:
        """Say whether a share is enough."""
        return share.low > EVEN if self.must_win else share.mean >= EVEN


def gates_of(game: Game) -> list[Gate]:
    """Return the gates of a game's candidates; a frozen master the game has no file of is none.

    A full table decides less: its games are long, and what wins among two seldom loses there.
    """
    usual, most = game.usual_players, max(game.players)
    old = [name for name in FROZEN if game.file(f"{name}.toml") is not None]
    gates = [Gate(rival, usual, must_win=True) for rival in ("current", *old)]
    return [*gates, *([Gate("current", most, must_win=False)] if most > usual else [])]


@dataclass(frozen=True)
class Terms:
    """How candidates are tried: simulations a move, games a meeting, and on what machines."""

    simulations: int
    games: int
    seed: int
    jobs: int
    ray: str | None


def make_contender(
    known: Mapping[str, Weights], simulations: int, record: Record, name: str, seed: int
) -> Bot:
    """Return a searcher that judges by weights that are known by a name; or a frozen master."""
    weights = known.get(name)
    bot = name if weights is None else "mcts"
    return make_named(record.game, f"{bot}:{simulations}", seed, weights=weights)


def meet(
    game: Game,
    gate: Gate,
    weights: Mapping[str, Weights],
    terms: Terms,
    notes: Path,
    on_progress: Callable[[int], None],
) -> Meeting:
    """Let the "candidate" of some weights meet a gate's rival; a candidate behind at half is out.

    Giving up early can only turn candidates away, so who passes has passed the whole test.
    """
    # By their numbers: notes of other weights are of no use.
    names = {
        name: f"{name}-{crc32(write_weights(one).encode()):08x}" for name, one in weights.items()
    }
    known = {names[name]: one for name, one in weights.items()}
    pair = (names["candidate"], names.get(gate.rival, gate.rival))
    make = partial(make_contender, known, terms.simulations)
    before = 0
    for games in (max(1, terms.games // 2), terms.games):
        contest = Contest(game.id, gate.players, pair, games, terms.seed)
        results = run(
            contest, terms.jobs, notes, on_progress_from(before, on_progress), make, terms.ray
        )
        before = games
        share = report(contest, results).pairs[0][2]
        if share.mean < EVEN:
            break
    return Meeting(
        gate.rival, gate.players, games, share.mean, share.low, share.high, gate.passed(share)
    )


def on_progress_from(before: int, tell: Callable[[int], None]) -> Callable[[int], None]:
    """Return what tells of games beyond those of the first half, which were told of already."""
    left = before

    def advance(games: int) -> None:
        nonlocal left
        known = min(left, games)
        left -= known
        tell(games - known)

    return advance
