"""The inner loop of simulation: random play from a position to the end.

Bots play by `bots/match.py`. This is a loop of its own because it is compiled whole: nothing is
asked for its choice, told of moves or handed them one by one.
"""

from mypy_extensions import i64

from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, State


class Tally:
    """What a random game was like: its decisions, their choices, its chance events."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.chances: i64 = 0


def random_playout(state: State, rng: Rng, tally: Tally) -> None:
    """Play `state` to its end, every decision uniformly at random."""
    while True:
        seat = state.actor()
        if seat == OVER:
            return
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            tally.chances += 1
            continue
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        tally.decisions += 1
        tally.choices += len(actions)


def clone_many(state: State, times: i64) -> None:
    """Copy a position `times` times, for the benchmark."""
    for _ in range(times):
        state.clone()


def random_games(start: State, rng: Rng, games: i64, tally: Tally) -> list[State]:
    """Play many random games from `start` and return their final positions."""
    finals: list[State] = []
    for _ in range(games):
        state = start.clone()
        random_playout(state, rng, tally)
        finals.append(state)
    return finals
