"""The contract of the engine's view: it says what a review says of a position, for any players."""

import pytest

from tarsas.core.state import CHANCE, State
from tarsas.server.thinking import answer
from tarsas.server.waiting import Question
from tarsas.study.calibration import calibration_of
from tarsas.study.chances import Averaging
from tarsas.study.outlook import Outlook, Prospects, prospects
from tests.contract.cases import Case

from .test_reviews import each_table, played

SEED = 5
APART = 0.25
"""Searches differ by less; a result that is taken for a share differs by more."""


def promised(case: Case, state: State, number: int) -> Prospects:
    """Return what a review says."""
    simulations = calibration_of(case.game).simulations
    return prospects(case.game, state, number, SEED, simulations)


def alike(case: Case, seen: Outlook, expected: Outlook) -> bool:
    """Say whether two views of a position are the same but for the luck of a search."""
    if case.players == 1:
        return (
            seen.share is None and abs(seen.points - expected.points) < 2 * case.game.coach.spread
        )
    assert seen.share is not None
    assert expected.share is not None
    return abs(seen.share - expected.share) < APART


def positions(case: Case, *, chance: bool) -> list[tuple[int, State]]:
    """Return some positions of a game, before chance or before somebody's move."""
    record = played(case)
    found = []
    for part in range(1, 6):
        for number in range(part * len(record.moves) // 6, len(record.moves)):
            if (record.moves[number].seat == CHANCE) == chance:
                found.append((number, record.replay(number)))
                break
    return found


@each_table
def test_a_deed_promises_what_a_review_says(case: Case) -> None:
    for number, state in positions(case, chance=False):
        record = played(case).with_moves(played(case).moves[:number])
        seat = int(state.actor())
        moves = [(move.seat, move.action) for move in record.moves]
        set_up = (case.game.id, case.players, dict(record.options), record.custom)
        thought = answer(Question("t", *set_up, moves, seat, "mcts:60", SEED, look=1.0))
        expected = promised(case, state, number).of(seat)
        assert alike(case, thought.whole, expected), (number, thought.whole, expected)
        assert thought.visits > 0
        assert thought.whole == thought.lines[0][1]


@each_table
def test_the_outcomes_of_chance_average_to_what_a_review_says(case: Case) -> None:
    for number, state in positions(case, chance=True):
        found = Averaging(case.game, state, number, SEED)
        for _ in found.outcomes:
            found.go_on(0.0)
        lines = found.lines(0)
        assert [steps for steps, _, _ in lines] == [(action,) for action in found.outcomes]
        whole, expected = found.whole(0), promised(case, state, number).of(0)
        assert alike(case, whole, expected), (number, whole, expected)
        points = [seen.points for _, seen, _ in lines]
        assert min(points) - 1e-9 <= whole.points <= max(points) + 1e-9
        if case.players > 1:
            all_seats = [found.whole(seat).share or 0.0 for seat in range(case.players)]
            assert sum(all_seats) == pytest.approx(1.0)


@each_table
def test_what_chance_brings_makes_a_difference(case: Case) -> None:
    """Else an average would hide what luck is worth."""
    differences = []
    for number, state in positions(case, chance=True):
        found = Averaging(case.game, state, number, SEED)
        for _ in found.outcomes:
            found.go_on(0.0)
        points = [seen.points for _, seen, _ in found.lines(0)]
        differences.append(max(points) - min(points))
    assert not differences or max(differences) > 0
