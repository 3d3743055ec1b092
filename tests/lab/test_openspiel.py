"""The adapter to OpenSpiel: the same game, whoever looks at it."""

from itertools import islice
from math import tanh

import pytest

from tarsas.bots.match import Chance, moves
from tarsas.core.errors import OptionError
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.lab.openspiel import OpenSpielBot, Position, make_any
from tests.contract.cases import CASES, IDS, Case, play

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)


@each_case
def test_a_position_is_the_same_through_the_adapter(case: Case) -> None:
    for state, seat, action in play(case, 1, []):
        position = Position(state).clone()
        assert position.is_terminal() == (seat == -2)
        assert position.is_chance_node() == (seat == CHANCE)
        if position.is_terminal():
            if case.players == 1:
                assert 0 <= position.returns()[0] == tanh(int(state.score(0)) / 100) < 1
            else:
                assert sum(position.returns()) == pytest.approx(2 - case.players)
            break
        if seat == CHANCE:
            assert sum(share for _, share in position.chance_outcomes()) == pytest.approx(1)
        if seat == state.actor():
            assert action in position.legal_actions()
            position.apply_action(action)
            after = state.clone()
            after.apply(seat, action)
            assert position.state.key() == after.key()


@pytest.mark.parametrize("name", game_ids())
def test_openspiels_bot_plays_legal_moves(name: str) -> None:
    game = find_game(name)
    record = Record.new(game, game.players[0])
    state, bot = record.replay(), make_any(record, "openspiel:0.02s", 1)
    assert isinstance(bot, OpenSpielBot)
    for seat, action in islice(moves(lambda: state, [bot] * state.players, Chance(Rng(1))), 20):
        assert action in list(state.legal(seat))
        state.apply(seat, action)


@pytest.mark.parametrize(
    "text", ["openspiel", "openspiel:fast", "openspiel:0s", "openspiel:nans", "openspiel:infs"]
)
def test_a_bad_time_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="expected openspiel:SECONDSs"):
        make_any(Record.new(find_game(game_ids()[0]), 2), text, 1)
