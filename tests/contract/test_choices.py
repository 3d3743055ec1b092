"""The contract of set-up pictures: well-formed, in the theme's colours, of symbols there are."""

import re
from xml.etree import ElementTree

import pytest

from tarsas.core.registry import find_game, game_ids
from tarsas.draw.choices import pictures
from tarsas.draw.theme import THEMES, resolve
from tarsas.draw.view import view_of

each_game = pytest.mark.parametrize("name", game_ids())


@each_game
def test_the_pictures_of_options_can_be_drawn(name: str) -> None:
    game = find_game(name)
    symbols = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', view_of(game).sheet()))
    for values in pictures(game).values():
        for picture in values.values():
            ElementTree.fromstring(picture)
            assert set(re.findall(r'href="#([^"]+)"', picture)) <= symbols
            for theme in THEMES:
                assert "var(" not in resolve(picture, theme, game)


@each_game
def test_a_game_takes_longer_the_more_people_play(name: str) -> None:
    game = find_game(name)
    minutes = [game.minutes_for(count) for count in game.players]
    assert minutes == sorted(minutes)
    assert game.minutes[0] <= minutes[0] <= minutes[-1] <= game.minutes[1]


@each_game
def test_where_parts_have_pictures_what_is_offered_has_one_too(name: str) -> None:
    drawn = pictures(find_game(name))
    for option in find_game(name).options:
        if any(str(part) in drawn[option.name] for part in option.parts):
            assert {str(offer) for offer in option.offers} <= drawn[option.name].keys()
