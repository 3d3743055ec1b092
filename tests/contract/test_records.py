"""The contract of records and tables: nothing illegal gets in, everything comes back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarsas.core.errors import IllegalActionError, StaleActionError
from tarsas.core.notation import RecordError, parse_record, write_record
from tarsas.core.record import Record, Seal, verify
from tarsas.core.rng import Rng, SealedRng
from tarsas.core.state import CHANCE, OVER
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
    table = Table(case.record())
    chooser = Chooser(seed, picks)
    while table.state.actor() != OVER:
        state, number = table.state, table.number
        key = state.key()
        if number % 11 == seed % 11:
            for seat in (CHANCE, *range(case.players), case.players, -7):
                legal = list(state.legal(seat)) if -1 <= seat < case.players else []
                wrong = {-1, case.game.actions, 10**15} | {a + 1 for a in legal} - set(legal)
                for action in wrong:
                    with pytest.raises(IllegalActionError, match=r"legal|cannot act"):
                        table.act(seat, action, number)
            seat, action = chooser.act(state)
            with pytest.raises(StaleActionError):
                table.act(seat, action, number - 1)
            assert (table.number, table.state.key()) == (number, key)
        seat, action = chooser.act(state)
        table.act(seat, action, number)


@each_case
@few
@any_game
def test_undo_then_redo_gives_the_same_position(case: Case, seed: int, picks: list[int]) -> None:
    table = Table(case.record())
    chooser = Chooser(seed, picks)
    keys = [table.state.key()]
    while table.state.actor() != OVER:
        seat, action = chooser.act(table.state)
        table.act(seat, action, table.number)
        keys.append(table.state.key())
        for other in range(case.players):
            # Never across chance or another seat's action.
            assert table.can_undo(other) == (other == seat)
        if seat == CHANCE or table.number % 9 != seed % 9:
            continue
        back = 0
        while table.can_undo(seat):
            table.undo(seat)
            back += 1
            assert table.state.key() == keys[table.number]
        with pytest.raises(IllegalActionError):
            table.undo(seat)
        for _ in range(back):
            table.redo(seat)
        assert table.state.key() == keys[-1]
        assert not table.can_redo(seat)


@each_case
def test_sealed_chance_verifies_and_tampering_is_found(case: Case) -> None:
    seed, table = bytes(range(32)), "table-1"
    record = case.record()
    record.seal = Seal.of(seed, table)
    state, sealed, rng = record.opening(), SealedRng(seed, table), Rng(3)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            record.draw(state, sealed)
        else:
            legal = state.legal(actor)
            record.play(state, actor, legal[rng.below(len(legal))])
    assert verify(record) == []
    assert verify(parse_record(write_record(record))) == []
    record.seal = Seal(table, record.seal.promise, bytes(32).hex())
    drawn = any(move.seat == CHANCE for move in record.moves)
    assert len(verify(record)) > (1 if drawn else 0)


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
