"""A variation resumes the line that it left: one thing is another one, the rest is as it was."""

import pytest

from tarsas.core.errors import TarsasError
from tarsas.core.notation import parse_record
from tarsas.core.puzzles import goes_on
from tarsas.core.record import Move, Record
from tarsas.core.state import CHANCE, OVER
from tarsas.core.variations import ROOT, Variations
from tarsas.server.analysing import tell
from tarsas.server.resuming import replaced, resumed
from tarsas.server.studies import Study
from tarsas.table.table import Table
from tests.contract.cases import CASES, Case, finished

HOME = [case for case in CASES if case.variant == 0]
GAME = """tarsas-record 1
game: marabunta 1
players: 2
option start: red

1 chance: token two_chests
2 chance: roll pink 3
3 chance: roll blue circle
end
"""


def study_of(tree: Variations) -> Study:
    return Study("s", "g", "", 1, ROOT, 0.0, tree)


def legal_part(record: Record, moves: list[Move]) -> list[Move]:
    """Return those of the moves that can be made one after the other."""
    state, made = record.replay(), list[Move]()
    for move in moves:
        acts = state.actor() == CHANCE if move.seat == CHANCE else state.may_act(move.seat)
        if state.actor() == OVER or not acts or move.action not in state.legal(move.seat):
            break
        state.apply(move.seat, move.action)
        made.append(move)
    return made


def forks(record: Record, *, by_chance: bool) -> list[tuple[int, Move]]:
    """Return some moves by their numbers, each with what could have been there in its place."""
    found = []
    for number, move in enumerate(record.moves, start=1):
        if (move.seat == CHANCE) == by_chance:
            legal = record.replay(number - 1).legal(move.seat)
            others = [int(action) for action in legal if action != move.action]
            found += [(number, Move(move.seat, others[number % len(others)]))] if others else []
    return found[:: len(found) // 8 + 1]


@pytest.mark.parametrize("case", HOME, ids=lambda case: case.name)
def test_after_another_outcome_of_chance_the_rest_is_done_again(case: Case) -> None:
    record = finished(case, 5, [])
    for number, other in forks(record, by_chance=True):
        grown, at = Variations.of(record).play(number - 1, other)
        rest = legal_part(grown.record(at), record.moves[number:])
        if not rest:
            with pytest.raises(TarsasError, match="cannot be followed"):
                resumed(study_of(grown), at)
            continue
        after, end = resumed(study_of(grown), at)
        assert [node.move for node in after.path(end)[number:]] == rest
        assert not after.record(end).replay().audit()


@pytest.mark.parametrize("case", HOME, ids=lambda case: case.name)
def test_a_deed_of_other_steps_stands_for_the_whole_deed(case: Case) -> None:
    record = finished(case, 6, [])
    for number, other in forks(record, by_chance=False):
        grown, at = Variations.of(record).play(number - 1, other)
        study, table = study_of(grown), Table.of(grown.record(at))
        tell(study)
        first = number + replaced(study.entries, *grown.other(at), table)
        if goes_on(case.game, table.state, other.seat):
            assert first == number + 1
        elif first <= len(record.moves) and study.entries[first].seat == other.seat:
            assert study.entries[first].deed == first


def test_what_was_drawn_by_itself_makes_way_for_what_came_then() -> None:
    case = next(one for one in HOME if one.game.id == "hunters" and one.players == 2)
    record = finished(case, 1, [])
    tree = Variations.of(record)
    # Another move than in the game, and after it a tile that the rival cannot place as then.
    for number in range(4, len(record.moves)):
        if record.moves[number - 1].seat == CHANCE or record.moves[number].seat != CHANCE:
            continue
        seat, state = record.moves[number - 1].seat, record.replay(number - 1)
        for other in state.legal(seat):
            grown, at = tree.play(number - 1, Move(seat, int(other)))
            here = grown.record(at).replay()
            came = record.moves[number].action
            if grown is tree or here.actor() != CHANCE or came not in here.legal(CHANCE):
                continue
            drawn = next(one for one in here.legal(CHANCE) if one != came)
            grown, leaf = grown.play(at, Move(int(CHANCE), int(drawn)))
            if legal_part(grown.record(leaf), record.moves[number + 1 :]):
                continue
            after, end = resumed(study_of(grown), leaf)
            assert after.path(end)[number].move == record.moves[number]
            return
    raise AssertionError("no such position in this game")


def test_the_line_that_was_left_is_the_one_that_came_first() -> None:
    tree = Variations.of(parse_record(GAME))
    tree, other = tree.play(1, Move(int(CHANCE), tree.nodes[2].move.action + 1))
    assert [[node.number for node in line] for line in tree.other(other)] == [[other], [2, 3]]
    tree = tree.promote(other)
    assert [[node.number for node in line] for line in tree.other(3)] == [[2, 3], [other]]
    assert [[node.number for node in line] for line in tree.other(other)] == [[other], [2, 3]]
    assert tree.other(1) == ([], [])


def test_where_no_line_was_left_there_is_none_to_resume() -> None:
    with pytest.raises(TarsasError, match="cannot be followed"):
        resumed(study_of(Variations.of(parse_record(GAME))), 3)
