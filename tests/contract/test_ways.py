"""The contract of ways: what one click carries out is legal, and ends where one points."""

import pytest

from tarsas.core.errors import IllegalActionError
from tarsas.core.registry import find_game
from tarsas.core.state import CHANCE, State
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of
from tarsas.table.table import Table
from tarsas.table.ways import Way, ways

from .cases import CASES, IDS, Case, Chooser

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


def ways_of(case: Case, state: State, seat: int) -> list[Way]:
    return ways(case.game, state, seat, view_of(case.game).targets)


@each_case
def test_a_way_is_legal_and_ends_at_what_is_pointed_at(case: Case) -> None:
    chooser, table, targets = Chooser(8, []), Table.of(case.record()), view_of(case.game).targets
    while not table.over:
        state = table.state
        for seat in table.acting():
            direct = {one for a in state.legal(seat) for one in targets(state, seat, int(a))}
            found = ways_of(case, state, seat)
            drawn = draw(case.game, state, "en") if found else ""
            kinds = [case.game.kinds.read(way.actions[-1]).kind for way in found]
            assert len({*zip([w.end for w in found], kinds, strict=True)}) == len(found)
            for way in found:
                assert len(way.actions) > 1
                assert way.end not in direct
                assert f'id="{way.end}"' in drawn
                last = way.steps[-1]
                assert targets(last.state, seat, last.action) == (way.end,)
                after = table.go(seat, way.actions, table.revision)
                assert len(after) == len(way.actions)
                assert all(one.actor != CHANCE for one in after[:-1])
                passed = [case.game.kinds.read(action).kind for action in way.actions[:-1]]
                assert all(kind.passing for kind in passed)
        table = chooser.move(table)


def test_a_flight_is_one_way() -> None:
    """From the die in hand to the place where the ship shall land."""
    case = next(case for case in CASES if case.game.id == "pulsar")
    flights = 0
    for seed in range(4):
        chooser, table = Chooser(seed, []), Table.of(case.record())
        while not table.over:
            for seat in table.acting():
                kinds = case.game.kinds
                legal = {kinds.read(int(action)).kind.name for action in table.state.legal(seat)}
                if "fly" in legal:
                    found = [way for way in ways_of(case, table.state, seat) if flies(way)]
                    ends = {way.end for way in found}
                    assert ends
                    assert all(end.startswith("at-") for end in ends)
                    flights += len(ends)
            table = chooser.move(table)
    assert flights


def flies(way: Way) -> bool:
    kinds = find_game("pulsar").kinds
    return kinds.read(way.actions[-1]).kind.name == "to"


def test_steps_that_do_not_all_hold_change_nothing() -> None:
    case = CASES[0]
    table = Chooser(1, []).move(Table.of(case.record()))
    while table.actor == CHANCE:
        table = Chooser(1, []).move(table)
    seat = table.acting()[0]
    legal = [int(action) for action in table.state.legal(seat)]
    with pytest.raises(IllegalActionError):
        table.go(seat, [legal[0], -1], table.revision)
