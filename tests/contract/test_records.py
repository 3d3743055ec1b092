"""The contract of records and tables: nothing illegal gets in, everything comes back."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.notation import RecordError, parse_record, write_record
from tarsas.core.position import is_position, read_position, write_position
from tarsas.core.record import Move, Record, Seal, verify
from tarsas.core.rng import Rng, SealedRng, commitment
from tarsas.core.state import CHANCE
from tarsas.table.table import Table

from .cases import CASES, EXAMPLES, IDS, Case, Chooser, finished, play

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)
any_game = given(seed=st.integers(0, 2**32), picks=st.lists(st.integers(0, 10**6), max_size=40))
few = settings(max_examples=max(1, EXAMPLES // 2))


@each_case
@few
@any_game
def test_text_round_trip(case: Case, seed: int, picks: list[int]) -> None:
    record = finished(case, seed, picks)
    record.names = tuple(f"Player {n}" for n in range(case.players))
    record.date = "2026-01-31"
    record.comments = [(0, "an opening remark"), (3, ""), (len(record.moves), "the end")]
    text = write_record(record)
    again = parse_record(text)
    assert again == record
    assert write_record(again) == text
    assert again.replay().key() == record.replay().key()


@each_case
@few
@any_game
def test_a_position_is_one_line(case: Case, seed: int, picks: list[int]) -> None:
    record = finished(case, seed, picks)
    count = seed % (len(record.moves) + 1)
    line = write_position(record, count)
    assert is_position(line)
    assert len(line.splitlines()) == 1
    assert read_position(line) == record.with_moves(record.moves[:count])


@each_case
@few
@any_game
def test_words_are_unique_and_parse_back(case: Case, seed: int, picks: list[int]) -> None:
    notation = case.game.notation
    for state, _, _ in play(case, seed, picks):
        for seat in (CHANCE, *range(case.players)):
            legal = [int(action) for action in state.legal(seat)]
            words = [notation.words(state, seat, action) for action in legal]
            assert len(set(words)) == len(words)
            assert all(word == " ".join(word.split()) != "" for word in words)
            if legal:
                assert case.game.parse(state, seat, words[-1]) == legal[-1]


@each_case
@few
@any_game
def test_illegal_actions_are_refused_and_change_nothing(
    case: Case, seed: int, picks: list[int]
) -> None:
    table = Table.of(case.record())
    chooser = Chooser(seed, picks)
    while not table.over:
        state, number = table.state, table.number
        key = state.key()
        if number % 11 == seed % 11:
            for seat in (CHANCE, *range(case.players), case.players, -7):
                legal = list(state.legal(seat)) if -1 <= seat < case.players else []
                wrong = {-1, case.game.actions, 10**15} | {a + 1 for a in legal} - set(legal)
                for action in wrong:
                    with pytest.raises(IllegalActionError, match=r"legal|cannot act"):
                        table.act(seat, action, table.revision)
            if state.actor() != CHANCE:
                with pytest.raises(IllegalActionError, match="chance cannot act now"):
                    table.draw(chooser.rng)
            assert (table.number, table.state.key()) == (number, key)
        table = chooser.move(table)


@each_case
@few
@any_game
def test_what_answers_another_position_is_refused(case: Case, seed: int, picks: list[int]) -> None:
    """A seat's answer is in time until the seat acts, chance comes, or its turn comes or goes."""
    table = Table.of(case.record())
    chooser = Chooser(seed, picks)
    tables = [table]
    while not table.over:
        if table.number % 7 == seed % 7:
            for seat in (CHANCE, *range(case.players)):
                for answers in {-1, 0, *range(len(tables) - 4, len(tables) + 2)}:
                    check_answer(tables, seat, answers)
        mover = table.last.seat if table.number else int(CHANCE)
        if table.can_undo(mover) and chooser.rng.below(8) == 0:
            table = table.undo(mover, table.revision)
        else:
            table = chooser.move(table)
        tables.append(table)
        assert table.revision == len(tables) - 1


def check_answer(tables: list[Table], seat: int, answers: int) -> None:
    """Answer the position of a revision at the last table; see it refused exactly if stale."""
    table = tables[-1]
    legal = [int(action) for action in table.state.legal(seat)]
    action = legal[0] if legal else 0
    if answers == table.revision:
        assert table.is_fresh(seat, answers)
    elif not 0 <= answers < table.revision or touched(tables[answers:], seat):
        assert not table.is_fresh(seat, answers)
        with pytest.raises(StaleActionError, match=f"revision {answers}; .* at {table.revision}"):
            table.act(seat, action, answers)
        with pytest.raises(StaleActionError):
            table.undo(seat, answers)
    else:
        assert legal == [int(choice) for choice in tables[answers].state.legal(seat)]
        assert table.act(seat, action, answers).last == Move(seat, action)


def touched(tables: list[Table], seat: int) -> bool:
    """Say whether something between these tables concerns a seat."""
    movers = [(a if a.number > b.number else b).last.seat for b, a in pairwise(tables)]
    return bool({seat, CHANCE} & set(movers)) or not all(t.state.may_act(seat) for t in tables)


@each_case
@few
@any_game
def test_undo_leads_back_and_the_same_actions_forth_again(
    case: Case, seed: int, picks: list[int]
) -> None:
    table = Table.of(case.record())
    chooser = Chooser(seed, picks)
    keys = [table.state.key()]
    while not table.over:
        table = chooser.move(table)
        seat = table.last.seat
        keys.append(table.state.key())
        for other in range(case.players):
            # Never across chance or another seat's action.
            assert table.can_undo(other) == (other == seat)
        if seat == CHANCE or table.number % 9 != seed % 9:
            continue
        taken_back = []
        back = table
        while back.can_undo(seat):
            taken_back.append(back.last)
            back = back.undo(seat, back.revision)
            assert back.state.key() == keys[back.number]
        with pytest.raises(IllegalActionError, match="nothing to take back"):
            back.undo(seat, back.revision)
        assert back.revision == table.revision + len(taken_back)
        assert table.state.key() == keys[-1]  # a table itself never changes
        for move in reversed(taken_back):
            back = back.act(move.seat, move.action, back.revision)
        assert (back.record, back.state.key()) == (table.record, keys[-1])
        assert told(back) == told(table)
        table = back


def told(table: Table) -> list[tuple[int, int, str]]:
    """Return the gains of points of a table's game."""
    return [(int(e.seat), int(e.points), e.reason) for e in table.state.events or []]


@each_case
def test_a_table_never_changes_and_comes_back_from_its_record(case: Case) -> None:
    chooser = Chooser(8, [])
    tables = [Table.of(case.record())]
    seen = [(0, tables[0].state.key(), 0)]
    while not tables[-1].over:
        tables.append(chooser.move(tables[-1]))
        seen.append((tables[-1].number, tables[-1].state.key(), len(told(tables[-1]))))
    assert [(t.number, t.state.key(), len(told(t))) for t in tables] == seen
    stages = list(Table.stages(tables[-1].record))
    assert [(t.number, t.state.key(), len(told(t))) for t in stages] == seen
    again = Table.of(tables[-1].record)
    assert (again.state.key(), told(again)) == (tables[-1].state.key(), told(tables[-1]))
    assert again.scores() == [
        sum(p for s, p, _ in told(again) if s == seat) for seat in range(case.players)
    ]


@each_case
def test_sealed_chance_verifies_and_tampering_is_found(case: Case) -> None:
    seed, name = bytes(range(32)), "table-1"
    opened = case.record()
    opened.seal = Seal.of(seed, name)
    table, sealed, rng = Table.of(opened), SealedRng(seed, name), Rng(3)
    while not table.over:
        if table.actor == CHANCE:
            lost = table.draw(sealed)  # a draw that is not kept changes none that is
            table = table.draw(sealed)
            assert table.last == lost.last
        else:
            legal = table.state.legal(table.actor)
            table = table.act(table.actor, legal[rng.below(len(legal))], table.revision)
    record = table.record
    assert verify(record) == []
    assert verify(parse_record(write_record(record))) == []
    record.seal = Seal(name, commitment(seed), bytes(32).hex())
    assert len(verify(record)) > (1 if record.chances() else 0)


@each_case
def test_a_cut_off_file_keeps_what_came_before(case: Case) -> None:
    record = finished(case, 5, [])
    text = write_record(record)
    lines = text.splitlines()
    with pytest.raises(RecordError, match="cut off") as caught:
        parse_record("\n".join(lines[:-2]))
    assert caught.value.line == len(lines) - 1
    assert isinstance(caught.value.record, Record)
    assert caught.value.record.moves == record.moves[:-1]
