"""How a running game is told."""

from typing import cast

import pytest

from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import CHANCE
from tarsas.core.text import Message
from tarsas.draw.view import view_of
from tarsas.server.story import Story
from tarsas.table.table import Table
from tests.contract.cases import CASES, finished


def test_supplies_are_a_sentence_of_their_own() -> None:
    """Not the rest of a longer one: a language need not put the name first, with a colon."""

    class Otherwise:
        def __init__(self) -> None:
            self.texts = game.texts

        def say(self, message: Message, language: str, *, pictured: bool) -> str:
            if message.id == "view-player":
                return f"{message.args['points']} points: so much has {message.args['who']}"
            return game.say(message, language, pictured=pictured)

    game = find_game("marabunta")
    story = Story(cast(Game, Otherwise()))
    said = story.supplies(game.new(2), "en")
    assert said == ["0 of 8 cakes, 2 anthills."] * 2


@pytest.mark.parametrize("name", game_ids())
def test_the_last_deed_is_not_marked_with_all_that_counts_in_the_end(name: str) -> None:
    """What is counted lies everywhere; the account shows it line by line."""
    case = next(case for case in CASES if case.game.id == name)
    stages = list(Table.stages(finished(case, 1, [])))
    before, after = stages[-2:]
    entry = Story(case.game).entry([], before, after)
    assert any(event.pieces for event in entry.events)
    seat, action = after.last.seat, after.last.action
    own = () if seat == CHANCE else view_of(case.game).targets(before.state, seat, action)
    assert entry.pieces == own
