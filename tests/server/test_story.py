"""How a running game is told."""

from typing import cast

from tarsas.core.game import Game
from tarsas.core.registry import find_game
from tarsas.core.text import Message
from tarsas.server.story import Story


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
