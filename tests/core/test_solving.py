"""Puzzles are solved step by step: right steps are made, wrong ones leave everything as it is."""

import pytest

from tarsas.core.errors import IllegalActionError
from tarsas.core.puzzles import goes_on
from tarsas.core.registry import find_game, game_ids
from tarsas.core.solving import Attempt, Riddle, riddles


def every_riddle() -> list[Riddle]:
    return [riddle for name in game_ids() for riddle in riddles(find_game(name))[:10]]


LONG = max(every_riddle(), key=lambda riddle: len(riddle.puzzle.solutions[0]))
"""One whose solution takes several steps."""


def wrong_answers(attempt: Attempt) -> list[int]:
    legal = [int(action) for action in attempt.state.legal(attempt.seat)]
    return [action for action in legal if attempt.answer(action).wrong is not None]


@pytest.mark.parametrize("riddle", every_riddle(), ids=lambda one: f"{one.game.id}-{one.id}")
def test_every_way_to_solve_a_puzzle_leads_to_the_end_of_a_deed(riddle: Riddle) -> None:
    for way in riddle.puzzle.solutions:
        attempt = riddle.begin()
        for words in way:
            assert not attempt.is_over
            action = riddle.game.parse(attempt.state, riddle.seat, words)
            attempt = attempt.answer(action)
            assert attempt.wrong is None
        assert attempt.is_over
        assert not goes_on(riddle.game, attempt.state, riddle.seat)


def test_the_solution_goes_on_from_the_steps_that_were_made() -> None:
    begun = LONG.begin()
    whole = begun.solution()
    assert begun.answer(whole[0]).solution() == whole
    other = LONG.puzzle.solutions[-1]
    first = LONG.game.parse(begun.state, LONG.seat, other[0])
    assert begun.answer(first).solution()[0] == first


def test_a_wrong_step_leaves_the_position() -> None:
    begun = LONG.begin()
    after = begun.answer(wrong_answers(begun)[0])
    assert after.wrong is not None
    assert after.answers == ()
    assert after.state.key() == begun.state.key()
    assert after.answer(begun.solution()[0]).wrong is None


def test_what_is_not_legal_is_refused() -> None:
    begun = LONG.begin()
    with pytest.raises(IllegalActionError):
        begun.answer(-5)
    solved = begun
    for action in begun.solution():
        solved = solved.answer(action)
    with pytest.raises(IllegalActionError):
        solved.answer(begun.solution()[0])


def test_a_game_may_have_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarsas.core.solving.shelf", lambda game: None)
    assert riddles.__wrapped__(find_game("marabunta")) == ()
