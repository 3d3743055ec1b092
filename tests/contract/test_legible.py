"""No text of any picture is smaller on the screen than a reader can bear."""

import re
from xml.etree import ElementTree

import pytest

from tarsas.core.text import LANGUAGES
from tarsas.draw.picture import draw
from tarsas.draw.view import view_of

from .cases import TOLD, Case
from .test_words_and_pictures import sample

ROOM = (1094, 740)  # what a table on a screen of 1440 by 900 leaves to the picture
SMALLEST = 12.0
HREF = "href"

each_case = pytest.mark.parametrize("case", TOLD, ids=lambda case: case.name)
Symbols = dict[str, ElementTree.Element]


def read(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(re.sub(r' xmlns="[^"]+"', "", markup))


def texts(
    element: ElementTree.Element, symbols: Symbols, scale: float = 1, size: float = 16
) -> list[tuple[float, str]]:
    """Return every text under an element with its size, through all scales and symbols."""
    for factor in re.findall(r"scale\(([-\d.]+)", element.get("transform", "")):
        scale *= abs(float(factor))
    size = float(element.get("font-size", size))
    found = []
    if element.tag == "text" and (said := "".join(element.itertext()).strip()):
        found.append((size * scale, said))
    inside = list(element)
    if element.tag == "use":
        inside = list(symbols.get(element.get(HREF, "")[1:], ()))
    return found + [text for child in inside for text in texts(child, symbols, scale, size)]


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_large_enough(case: Case, language: str) -> None:
    sheet = read(f"<defs>{view_of(case.game).sheet()}</defs>")
    symbols = {symbol.get("id", ""): symbol for symbol in sheet}
    for state in sample(case, 8, 45):
        picture = read(draw(case.game, state, language))
        _, _, width, height = map(float, picture.get("viewBox", "").split())
        screen = min(ROOM[0] / width, ROOM[1] / height)
        small = {(round(size * screen, 1), said) for size, said in texts(picture, symbols)}
        assert not [entry for entry in small if entry[0] < SMALLEST]
