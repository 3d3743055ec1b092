"""Measures how deep a review must go: `python -m tarsas.lab.depth GAME` prints a table.

Deeds of bots' games are judged at several depths, each with two seeds, and with a search ten times
as long as the deepest. What is stable is what two seeds grade alike, and what the long search says
too.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from statistics import fmean

import msgspec
from rich.console import Console
from rich.progress import track

from tarsas.bots.levels import make_named
from tarsas.bots.match import Chance, moves
from tarsas.core.game import Game
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.study.judging import judge
from tarsas.study.review import GRADES, Deed, Part, Plan, Task, deed_of, tasks

LONGER = 10
BOTS = ("kitten", "player")  # whose deeds are judged: some of them are bad


class Spot(msgspec.Struct, frozen=True):
    """A deed of a game that is to be judged."""

    game: int
    task: Task


class Agreement(msgspec.Struct, frozen=True):
    """How verdicts agree at a depth: between two seeds, and with a long search.

    `seeds` and `long` are shares of the same grade, `near` of grades at most one apart from the
    long search's; `off` is the mean difference of losses between the seeds.
    """

    simulations: int
    seeds: float
    long: float
    near: float
    off: float


def measure(game: Game, depths: Sequence[int], count: int, seed: int) -> list[Agreement]:
    """Judge some deeds at several depths and compare what is said of them."""
    records = [played(game, seed + number) for number in range(max(1, count // 10))]
    spots = chosen(records, count, seed)
    deepest = depths[-1] * LONGER
    truth = judged(records, spots, Plan(deepest, seed=99), "long")
    found = []
    for depth in depths:
        one, other = (judged(records, spots, Plan(depth, s), f"{depth}") for s in (1, 2))
        found.append(
            Agreement(
                depth,
                fmean(a.grade == b.grade for a, b in zip(one, other, strict=True)),
                fmean(a.grade == b.grade for a, b in zip(one + other, truth * 2, strict=True)),
                fmean(apart(a, b) <= 1 for a, b in zip(one + other, truth * 2, strict=True)),
                fmean(abs(a.loss - b.loss) for a, b in zip(one, other, strict=True)),
            )
        )
    return found


def played(game: Game, seed: int) -> Record:
    """Return a game of bots, of the usual number of players."""
    record = Record.new(game, game.usual_players)
    state = record.opening()
    bots = [
        make_named(game, BOTS[seat % len(BOTS)], seed * 8 + seat) for seat in range(state.players)
    ]
    for seat, action in moves(lambda: state, bots, Chance(Rng(seed))):
        record.moves.append(Move(int(seat), int(action)))
        state.apply(seat, action)
    return record


def chosen(records: Sequence[Record], count: int, seed: int) -> list[Spot]:
    """Draw deeds by lot, those with a choice."""
    every = [
        Spot(number, task)
        for number, record in enumerate(records)
        for task in tasks(record)
        if task.seat != CHANCE and is_choice(record, task)
    ]
    lot = Rng(seed)
    return [every[int(lot.below(len(every)))] for _ in range(count)]


def is_choice(record: Record, task: Task) -> bool:
    """Say whether a deed begins with a choice."""
    return len(record.replay(task.first - 1).legal(task.seat)) > 1


def judged(records: Sequence[Record], spots: Sequence[Spot], plan: Plan, name: str) -> list[Deed]:
    """Return the verdicts on deeds."""
    bar = track(spots, name, console=Console(stderr=True), transient=True)
    parts: list[tuple[Spot, Part]] = [
        (spot, judge(records[spot.game], spot.task, plan)) for spot in bar
    ]
    return [
        deed_of(spot.task, part, float(records[spot.game].game.coach.spread))
        for spot, part in parts
    ]


def apart(one: Deed, other: Deed) -> int:
    """Return by how many steps two grades differ."""
    return abs(GRADES.index(one.grade) - GRADES.index(other.grade))


def main() -> None:
    """Read the command and print the table, as docs/review.md has it."""
    parser = ArgumentParser(prog="python -m tarsas.lab.depth", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--depths", default="100,300,1000")
    parser.add_argument("--deeds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find_game(given.game)
    depths = [int(depth) for depth in given.depths.split(",")]
    for row in measure(game, depths, given.deeds, given.seed):
        print(
            f"| {game.title('en')} | {row.simulations:,} | {row.seeds:.0%} | {row.long:.0%} "
            f"| {row.near:.0%} | {row.off:.3f} |"
        )


if __name__ == "__main__":
    main()
