"""The contract of deeds: steps are told together, forced ones are taken and undone with them."""

from itertools import pairwise

import pytest

from tarsas.core.errors import IllegalActionError
from tarsas.core.state import CHANCE
from tarsas.server.story import is_forced
from tarsas.table.deeds import Step, deeds, step
from tarsas.table.table import Table, is_choice, last_choice

from .cases import CASES, IDS, Case, Chooser

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


def played(case: Case, seed: int) -> list[Table]:
    """Return the tables of a random game."""
    chooser = Chooser(seed, [])
    tables = [Table.of(case.record())]
    while not tables[-1].over:
        tables.append(chooser.move(tables[-1]))
    return tables


@each_case
def test_the_last_choice_is_taken_back_with_all_that_it_forced(case: Case) -> None:
    for number, (before, table) in enumerate(pairwise(played(case, 4))):
        seat = table.last.seat
        if is_choice(before.state, table.last):
            assert table.chosen == table.number
        elif table.number > 1 and before.last.seat == seat:
            assert table.chosen == before.chosen
        else:
            assert table.chosen == 0
        if number % 7 == 0:
            assert table.chosen == last_choice(table.record)
        if seat == CHANCE or number % 7:
            continue
        if table.chosen:
            back = table.undo(seat, table.revision, choice=True)
            assert back.number == table.chosen - 1
            assert len(back.state.legal(seat)) > 1
            assert back.chosen == last_choice(back.record)
        else:
            with pytest.raises(IllegalActionError, match="nothing to take back"):
                table.undo(seat, table.revision, choice=True)


@each_case
def test_a_forced_step_is_the_only_one_and_leaves_the_turn(case: Case) -> None:
    for table in played(case, 5):
        for seat in table.acting():
            legal = [int(action) for action in table.state.legal(seat)]
            if is_forced(table.state, seat, legal):
                (only,) = legal
                after = table.act(seat, only, table.revision)
                assert seat in after.acting()
                assert after.can_undo(seat)


@each_case
def test_every_step_belongs_to_one_deed_of_one_seat(case: Case) -> None:
    tables = played(case, 6)
    told = list(deeds(tables))
    numbers = [one.number for deed in told for one in deed]
    assert sorted(numbers) == list(range(1, len(tables)))
    for deed in told:
        assert len({one.seat for one in deed}) == 1
        assert [len(one.phrases) for one in deed] == list(range(1, len(deed) + 1))
    steps: list[Step] = []
    for before, after in pairwise(tables):
        steps.append(step(steps, before, after))
    first = {one.deed for one in steps}
    assert {deed[0].number for deed in told} == first
