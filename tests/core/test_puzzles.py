"""Files of puzzles: read back as they were written, and refused where they are damaged."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tarsas.core.puzzles import (
    FORMAT,
    Grade,
    Heading,
    Puzzle,
    PuzzleError,
    Searched,
    Shelf,
    Trial,
    faults,
    goes_on,
    read,
    why,
    write,
)
from tarsas.core.reasons import EXPECTATION
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, State

GAME = find_game("marabunta")
SEARCHED = Searched(1, 1000, 0.6, 0.4, (900, 50))


def position() -> tuple[list[int], State]:
    """Return the first position in which a move leads to another choice of the same deed."""
    state, rng, played = GAME.new(2), Rng(1), list[int]()
    while True:
        seat = int(state.actor())
        if seat != CHANCE and two_steps(state, seat):
            return played, state
        action = state.draw(rng) if seat == CHANCE else state.legal(seat)[-1]
        state.apply(seat, action)
        played.append(int(action))


def two_steps(state: State, seat: int) -> list[str]:
    """Return a deed of two steps, or nothing."""
    words = GAME.notation.words
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if not goes_on(GAME, after, seat):
            continue
        for then in after.legal(seat):
            end = after.clone()
            end.apply(seat, then)
            if not goes_on(GAME, end, seat):
                return [words(state, seat, action), words(after, seat, then)]
    return []


def a_puzzle() -> Puzzle:
    played, state = position()
    seat = int(state.actor())
    deed = two_steps(state, seat)
    legal = [GAME.notation.words(state, seat, action) for action in state.legal(seat)]
    other = next(words for words in legal if words != deed[0])
    return Puzzle(
        id="1-2-3",
        players=2,
        options={},
        moves=tuple(played),
        seat=seat,
        solutions=(tuple(deed),),
        second=other,
        instead=other,
        searches=(SEARCHED, SEARCHED),
        trial=Trial(40, 0.7, 0.5),
        grade=Grade(2, 100, "club"),
    )


HEADING = Heading(FORMAT, GAME.id, GAME.version, 1, 1000, "tarsas puzzles marabunta", 4)
WHOLE = write(Shelf(HEADING, (a_puzzle(),))).decode()


def test_what_is_written_is_read_back() -> None:
    found = read(GAME, WHOLE)
    assert found == Shelf(HEADING, (a_puzzle(),))
    assert list(faults(GAME, found.puzzles[0])) == []
    assert write(found).decode() == WHOLE
    assert round(found.puzzles[0].margin, 6) == 0.2


Change = Callable[[dict[str, Any], dict[str, Any]], object]
REFUSED: list[tuple[Change, str]] = [
    (lambda head, line: head.update(format="tarsas-puzzles 2"), "line 1: expected puzzles of"),
    (lambda head, line: head.update(game="cats"), "line 1: expected puzzles of"),
    (lambda head, line: head.update(version=99), "line 1: expected puzzles of"),
    (lambda head, line: head.pop("seed"), "line 1: Object missing required field `seed`"),
    (lambda head, line: line.update(extra=1), "line 2: Object contains unknown field `extra`"),
    (lambda head, line: line.update(solutions=[]), "line 2: Expected `array` of length >= 1"),
    (lambda head, line: line.update(moves=["x"]), "line 2: Expected `int`"),
    (lambda head, line: line["searches"].pop(), "line 2: Expected `array` of length 2"),
    (lambda head, line: line["trial"].update(best=1.5), "line 2: Expected `float` <= 1.0"),
    (lambda head, line: line.update(moves=[10**30]), "line 2: expected a number of at most"),
]


@pytest.mark.parametrize(("change", "message"), REFUSED)
def test_damage_is_refused_with_its_line(change: Change, message: str) -> None:
    head, line = map(json.loads, WHOLE.splitlines())
    change(head, line)
    with pytest.raises(PuzzleError) as refused:
        read(GAME, f"{json.dumps(head)}\n{json.dumps(line)}\n")
    assert message in str(refused.value)


@pytest.mark.parametrize("text", ["", "mine", WHOLE[:-40], WHOLE + WHOLE.splitlines()[1]])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError):
        read(GAME, text)


FAULTS: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda line: line["moves"].append(9999), "is not legal"),
    (lambda line: line["moves"].pop(0), "is not legal"),
    (lambda line: line.update(moves=[]), "is not to act"),
    (lambda line: line.update(seat=1 - line["seat"]), "is not to act"),
    (lambda line: line["solutions"][0].pop(), "is not one whole deed"),
    (lambda line: line["solutions"][0].append("hex a1"), "is not one whole deed"),
    (lambda line: line.update(solutions=[["fly"]]), "'fly' is not legal"),
    (lambda line: line.update(second="fly"), "'fly' is not legal"),
    (lambda line: line.update(instead=line["solutions"][0][0]), "begins a solution"),
    (lambda line: line.update(players=3), "cannot be played by 3"),
    (lambda line: line.update(options={"territory": "moon"}), "is not allowed"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_puzzle_that_cannot_be_played_is_faulty(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    head, line = map(json.loads, WHOLE.splitlines())
    change(line)
    found = read(GAME, f"{json.dumps(head)}\n{json.dumps(line)}\n")
    assert message in " ".join(faults(GAME, found.puzzles[0]))


def test_what_is_expected_is_no_reason() -> None:
    puzzle = a_puzzle()
    state = puzzle.record(GAME).replay()
    for action in state.legal(puzzle.seat):
        said = GAME.coach.reasons(state, puzzle.seat, action)
        told = why(GAME, state, puzzle.seat, [int(action)])
        assert told == [one for one in said if one.id != EXPECTATION]
