"""Fitting: what is found is what the examples were made by, and nothing is unlearnt."""

import numpy as np
import pytest

from tarsas.lab.examples import lead, turned
from tarsas.lab.fit import PULLS, Choices, Equations, Lesson, order

TRUE = np.array([2.0, -1.0, 0.5])


def examples(count: int) -> tuple[np.ndarray, np.ndarray]:
    rows = np.random.default_rng(1).normal(size=(count, 3))
    return rows, rows @ TRUE


def test_weights_are_found_from_any_pieces() -> None:
    rows, margins = examples(400)
    whole, pieces = Equations(3), Equations(3)
    whole.add(rows, margins)
    for part in range(4):
        pieces.add(rows[part::4], margins[part::4])
    found = whole.solve(np.zeros(3))
    assert found == pytest.approx(TRUE, abs=0.01)
    assert pieces.solve(np.zeros(3)) == pytest.approx(found)
    assert whole.explained(found) == pytest.approx(1.0, abs=0.001)
    assert whole.explained(np.zeros(3)) == pytest.approx(0.0)
    assert whole.missed(np.zeros(3)) == pytest.approx(np.sqrt(np.mean(margins**2)))


def test_a_feature_that_never_occurs_is_worth_what_it_was() -> None:
    rows, margins = examples(400)
    some = Equations(4)
    some.add(np.hstack([rows, np.zeros((400, 1))]), margins)
    found = some.solve(np.array([0.0, 0.0, 0.0, 7.0]))
    assert found[3] == pytest.approx(7.0)


def test_the_pull_is_what_helps_with_games_that_were_held_out() -> None:
    """Little and noisy to learn from, and what was known is true: it is kept to."""
    chance = np.random.default_rng(3)
    rows = chance.normal(size=(20, 3))
    noisy, clear = Equations(3), Equations(3)
    noisy.add(rows, rows @ TRUE + chance.normal(scale=9.0, size=20))
    clear.add(*examples(400))
    found = Lesson(noisy, clear).solve(TRUE)
    assert found.tolist() == noisy.solve(TRUE, max(PULLS)).tolist()
    assert Lesson(clear, clear).solve(-TRUE).tolist() == clear.solve(-TRUE).tolist()


def test_nothing_teaches_nothing() -> None:
    none = Equations(2)
    assert list(none.solve(np.array([3.0, 4.0]))) == pytest.approx([3.0, 4.0])
    assert none.explained(np.zeros(2)) is None


def decisions(count: int, weights: np.ndarray) -> Choices:
    """Return decisions of two to five moves that were searched as the weights would have it."""
    chance = np.random.default_rng(2)
    lengths = chance.integers(2, 6, count)
    firsts = np.cumsum([0, *lengths[:-1]])
    moves = chance.normal(size=(int(lengths.sum()), len(weights)))
    even = Choices(moves, np.zeros(len(moves)), firsts)
    return Choices(moves, even.likely(weights), firsts)


def test_an_order_is_found_in_points() -> None:
    made = decisions(500, TRUE)
    found = order(made, 10.0 * TRUE)
    assert found is not None
    assert found / np.abs(found).max() == pytest.approx(TRUE / 2.0, abs=0.02)
    assert np.std(made.centred().moves @ found) == pytest.approx(
        np.std(made.centred().moves @ (10.0 * TRUE)), rel=0.01
    )
    assert made.agreed(found) == pytest.approx(1.0, abs=0.02)
    assert (made.agreed(-found) or 0.0) < 0.2


def test_what_never_differs_between_moves_orders_nothing() -> None:
    made = decisions(200, TRUE)
    level = made.spread_out(np.arange(200.0))[:, None]
    found = order(Choices(np.hstack([made.moves, level]), made.shares, made.firsts), np.ones(4))
    assert found is not None
    assert found[3] == 0.0


def test_without_decisions_there_is_no_order() -> None:
    none = Choices(np.zeros((0, 3)), np.zeros(0), np.zeros(0, dtype=np.int64))
    assert order(none, TRUE) is None
    assert none.agreed(TRUE) is None


def test_margins_are_over_the_mean_of_the_others_and_points_alone() -> None:
    columns = np.array([[[5.0, 1.0], [3.0, 1.0], [1.0, 4.0]]])
    assert lead(columns).tolist() == [[3.0, -1.5]]
    assert lead(columns[:, :1]).tolist() == [[5.0, 1.0]]


def test_scores_are_told_from_the_seat_on() -> None:
    scores = np.array([[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]])
    assert turned(scores, np.array([0, 2])).tolist() == [[1.0, 2.0, 3.0], [3.0, 1.0, 2.0]]
