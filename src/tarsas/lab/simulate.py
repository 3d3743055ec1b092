"""Many random games: played on all cores, counted, and summed up."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from tarsas.core.components import Tree
from tarsas.core.errors import TarsasError
from tarsas.core.game import seat_name
from tarsas.core.playout import Tally, random_playout
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import win_shares
from tarsas.lab.workers import in_processes

CHUNK = 50  # games per task: fixed, so that a seed gives the same games on any number of cores


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    custom: Tree = field(default_factory=dict)


@dataclass
class Totals:
    """What was seen; totals of parts add up to the totals of the whole."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, other: "Totals") -> None:
        """Count another part in."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.lengths += other.lengths
        self.endings += other.endings
        self.scores = self.scores or [Counter() for _ in other.scores]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.wins = [
            mine + theirs
            for mine, theirs in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)
        ]


def simulate(plan: Plan, jobs: int, on_progress: Callable[[int], None]) -> tuple[Totals, float]:
    """Play the plan and return the totals with the seconds it took."""
    if plan.games < 1:
        raise TarsasError(f"--games {plan.games}: expected at least 1")
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    find_game(plan.game).new(plan.players, plan.options, plan.custom)  # errors come before work
    totals = Totals()
    began = time.perf_counter()
    for part in run_parts(plan, jobs):
        totals.add(part)
        on_progress(part.games)
    return totals, time.perf_counter() - began


def run_parts(plan: Plan, jobs: int) -> Iterator[Totals]:
    """Play the chunks, here or in worker processes."""
    chunks = range((plan.games + CHUNK - 1) // CHUNK)
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    yield from in_processes(jobs, (partial(play_chunk, plan, chunk) for chunk in chunks))


def play_chunk(plan: Plan, chunk: int) -> Totals:
    """Play one chunk of the plan with a generator of its own."""
    opening = find_game(plan.game).new(plan.players, plan.options, plan.custom)
    rng = Rng(plan.seed * 1_000_003 + chunk)
    totals = Totals(scores=[Counter() for _ in range(plan.players)], wins=[0.0] * plan.players)
    for _ in range(min(CHUNK, plan.games - chunk * CHUNK)):
        state, tally = opening.clone(), Tally()
        random_playout(state, rng, tally)
        totals.games += 1
        totals.decisions += int(tally.decisions)
        totals.choices += int(tally.choices)
        totals.lengths[int(tally.decisions)] += 1
        totals.endings[state.ending()] += 1
        for seat, share in enumerate(win_shares(state.result())):
            totals.scores[seat][int(state.score(seat))] += 1
            totals.wins[seat] += share
    return totals


# Summing up


def spread(counts: Counter[int]) -> dict[str, float]:
    """Return mean, standard deviation and range of counted numbers."""
    n = counts.total()
    mean = sum(value * count for value, count in counts.items()) / n
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / n
    return {
        "mean": round(mean, 3),
        "sd": round(sqrt(variance), 3),
        "min": min(counts),
        "max": max(counts),
    }


def report(plan: Plan, totals: Totals, seconds: float, jobs: int) -> dict[str, object]:
    """Return the result as a program would read it."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "jobs": jobs,
        "games": totals.games,
        "seconds": round(seconds, 4),
        "games_per_second": round(totals.games / seconds, 1),
        "decisions_per_second": round(totals.decisions / seconds, 1),
        "mean_decisions": round(totals.decisions / totals.games, 2),
        "mean_branching": round(totals.choices / totals.decisions, 3),
        "lengths": spread(totals.lengths),
        "endings": dict(totals.endings.most_common()),
        "scores": [
            {
                "seat": seat_name(seat),
                **spread(totals.scores[seat]),
                "wins": round(totals.wins[seat] / totals.games, 4),
            }
            for seat in range(plan.players)
        ],
    }
