"""The Hungarian article goes by what is heard, not by what is written."""

import pytest

from tarsas.core.hungarian import hungarian_article
from tarsas.core.text import with_article


@pytest.mark.parametrize(
    "text",
    [
        "alma",
        "Őz",
        "1",
        "5-ös",
        "1. hely",
        "5. lap",
        "50",
        "512",
        "1000",
        "a1",
        "e5",
        "f4",
        "l12",
        "m13–n14",
        "n10",
        "s2",
        "A",
        "AII-1",
        "„új”",
    ],
)
def test_az_before_a_vowel_that_is_heard(text: str) -> None:
    assert hungarian_article(text) == "az"


@pytest.mark.parametrize(
    "text",
    [
        "macska",
        "szürke",
        "főkapu",
        "2",
        "10",
        "12. lap",
        "100",
        "15",
        "b3",
        "c1",
        "p12",
        "g38",
        "B",
        "DI-5",
        "CIII-1",
        "",
    ],
)
def test_a_before_a_consonant(text: str) -> None:
    assert hungarian_article(text) == "a"


def test_a_piece_on_a_page_has_the_article_of_its_name() -> None:
    piece = "\ue000spot-b3\ue001e5\ue002"
    assert with_article(piece) == f"az {piece}"
