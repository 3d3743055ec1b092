"""The contract of covers: every game at home has one, drawn in colours of the theme alone."""

import re
from xml.etree import ElementTree

import pytest

from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES, Message
from tarsas.draw.cover import HEIGHT, WIDTH, cover
from tarsas.draw.picture import png
from tarsas.draw.theme import THEMES

from .cases import at_home

LARGEST = 12 * 1024
PAINTS = ("fill", "stroke", "stop-color")
each_game = pytest.mark.parametrize("name", [n for n in game_ids() if at_home(find_game(n))])
each_theme = pytest.mark.parametrize("theme", THEMES)


@each_game
@each_theme
def test_a_game_has_a_cover_that_can_be_drawn(name: str, theme: str) -> None:
    drawn = cover(find_game(name), theme)
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert len(drawn) < LARGEST
    assert png(drawn, 320, theme)


@each_game
def test_a_cover_takes_all_its_colours_from_the_theme(name: str) -> None:
    inside = find_game(name).part("cover").cover()
    root = ElementTree.fromstring(f"<svg>{inside}</svg>")
    paints = {v for e in root.iter() for a, v in e.attrib.items() if a in PAINTS}
    assert all(paint == "none" or re.fullmatch(r"var\(--[\w-]+\)", paint) for paint in paints)
    assert "style" not in {a for e in root.iter() for a in e.attrib}


@each_game
def test_a_cover_shows_no_words_and_looks_different_in_the_dark(name: str) -> None:
    light, dark = (str(cover(find_game(name), theme)) for theme in THEMES)
    assert "<text" not in light
    assert light != dark


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_the_cover_is_told_what_it_shows(name: str, language: str) -> None:
    assert find_game(name).say(Message("cover"), language).endswith(".")
