"""Does the game keep its promises? Add a test for every rule."""

import re

import pytest

from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, play_out
from tarsas.core.notation import parse_record, write_record
from tarsas.core.record import Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import standalone
from tarsas.draw.view import view_of
from tarsas.table.table import Table

GAME = find_game("my_game")


def random_game(seed: int, players: int) -> Record:
    """Return the record of a whole random game, looked at in every position."""
    table, rng = Table.of(Record.new(GAME, players)), Rng(seed)
    while not table.over:
        state, actor = table.state, table.actor
        legal = list(state.legal(actor))
        assert legal == sorted(set(legal))
        assert len({GAME.notation.words(state, actor, action) for action in legal}) == len(legal)
        before = state.key()
        if actor == CHANCE:
            table = table.draw(rng)
        else:
            table = table.act(actor, legal[rng.below(len(legal))], table.revision)
        assert state.key() == before, "clone() copies everything that apply() changes"
        for seat, points in enumerate(table.scores()):
            events = [event for event in table.state.events or [] if event.seat == seat]
            assert points == sum(event.points for event in events)
    assert table.state.ending() in GAME.endings
    assert table.number <= GAME.longest
    return table.record


@pytest.mark.parametrize("players", GAME.players)
def test_games_end_and_their_records_read_back(players: int) -> None:
    """Random games keep the promises of every position."""
    for seed in range(30):
        record = random_game(seed, players)
        assert parse_record(write_record(record)) == record


@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_drawn_and_told(language: str) -> None:
    """What may be done can be clicked or pressed, and all of it can be said."""
    record = random_game(1, GAME.players[0])
    for number in range(len(record.moves) + 1):
        state = record.replay(number)
        drawn = set(re.findall(r' id="([^"]+)"', standalone(GAME, state, language)))
        assert all(GAME.say(line, language) for line in GAME.texts.describe(state))
        for seat in range(state.players):
            for action in state.legal(seat):
                assert GAME.say(GAME.texts.label(state, seat, action), language)
                assert drawn.issuperset(view_of(GAME).targets(state, seat, action))


@pytest.mark.parametrize("name", ["greedy", "kitten"])
def test_bots_play_it(name: str) -> None:
    """Bots go by the points on the table."""
    state, rng = GAME.new(GAME.players[0]), Rng(1)
    bots = [make_bot(GAME, name, seat) for seat in range(state.players)]
    play_out(state, bots, Chance(rng))
    assert state.actor() == OVER
