"""The contract of what is printed: every sheet fits its paper, in ink alone, in both languages."""

import re
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from tarsas.core.errors import TarsasError
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES, Message
from tarsas.draw.paper import MARGIN, MM, PAPERS
from tarsas.draw.pdf import pdf
from tarsas.draw.picture import png
from tarsas.draw.sheets import MARKS, Signs, printed, sheets_of
from tarsas.draw.view import view_of

from .cases import at_home

HOME = [name for name in game_ids() if at_home(find_game(name))]
each_game = pytest.mark.parametrize("name", HOME)
each_paper = pytest.mark.parametrize("paper", PAPERS)
each_language = pytest.mark.parametrize("language", LANGUAGES)
# Letter is shorter and Hungarian longer: together the hardest to fit, and the usual pair.
each_fit = pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "hu")])
COLOUR = re.compile(r'(?:fill|stroke|color)="(#[0-9a-f]+)"')
SVG = "{http://www.w3.org/2000/svg}"
SMALLEST_LETTERS = 2.5 * MM


@each_game
@each_fit
def test_every_page_has_the_size_of_its_paper(name: str, paper: str, language: str) -> None:
    across, down = (f"{side / MM:g}mm" for side in PAPERS[paper])
    pages = printed(find_game(name), language, paper)
    assert pages
    for page in pages:
        root = ElementTree.fromstring(page)
        assert {root.get("width"), root.get("height")} == {across, down}


@each_game
def test_what_is_left_out_of_the_signs_is_a_sign(name: str) -> None:
    game = find_game(name)
    signs = {message.id for _, message in view_of(game).legend(lambda message: message.id)}
    for sheet in sheets_of(game):
        for part in sheet.parts:
            if isinstance(part, Signs):
                assert set(part.without) < signs


@each_game
@each_fit
def test_nothing_that_is_printed_reaches_the_margins(name: str, paper: str, language: str) -> None:
    for page in printed(find_game(name), language, paper):
        width, height, rows = pixels(page)
        edge = int(width * (MARGIN - 3 * MM) / MM / float(page.split('width="')[1].split("mm")[0]))
        for y, row in enumerate(rows):
            ends = row[:edge] + row[width - edge :]
            if y < edge or y >= height - edge:
                ends = row
            assert min(ends) > 250, f"ink at line {y} of {height}"


def pixels(page: str) -> tuple[int, int, list[bytes]]:
    """Return a page as rows of grey, from 0 for black."""
    image = Image.open(BytesIO(png(page, 300))).convert("L")
    whole = image.tobytes()
    rows = [whole[y * image.width : (y + 1) * image.width] for y in range(image.height)]
    return image.width, image.height, rows


@each_game
def test_a_print_needs_no_colour(name: str) -> None:
    for page in printed(find_game(name), "en"):
        assert "var(--" not in page
        for colour in {*COLOUR.findall(page)}:
            long = colour if len(colour) > 4 else "#" + "".join(2 * c for c in colour[1:])
            assert long[1:3] == long[3:5] == long[5:7], colour


@each_game
@each_language
def test_letters_can_be_read(name: str, language: str) -> None:
    for page in printed(find_game(name), language):
        own = [el for el in ElementTree.fromstring(page) if el.tag != f"{SVG}defs"]
        sizes = [float(size) for el in own for size in scaled_sizes(el, 1.0)]
        assert min(sizes) >= SMALLEST_LETTERS
        lines = ["".join(text.itertext()) for part in own for text in part.iter(f"{SVG}text")]
        assert not [
            line for line in lines if line.startswith("\u00d7 ") or line.endswith(" \u00d7")
        ]


def scaled_sizes(element: ElementTree.Element, scale: float) -> list[float]:
    """Return the sizes of all texts of an element, as transforms make them."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    own = [float(element.get("font-size", "0")) * scale] if element.tag == f"{SVG}text" else []
    return own + [size for child in element for size in scaled_sizes(child, scale)]


@each_game
def test_what_a_page_refers_to_is_on_it(name: str) -> None:
    for page in printed(find_game(name), "hu"):
        asked = {*re.findall(r'href="#([^"]+)"', page), *re.findall(r"url\(#([^)]+)\)", page)}
        assert asked <= {*re.findall(r'\bid="([^"]+)"', page)}


@each_game
@each_language
def test_marks_beside_values_are_explained_on_their_page(name: str, language: str) -> None:
    game = find_game(name)
    explained = "".join(game.say(Message("print-marks"), language).split())
    for page in printed(game, language, "a4"):
        texts = "".join("".join(ElementTree.fromstring(page).itertext()).split())
        assert explained in texts or not any(mark in texts for mark in MARKS)


@each_game
def test_every_game_has_sheets_of_different_names_and_an_aid(name: str) -> None:
    names = [sheet.name for sheet in sheets_of(find_game(name))]
    assert len(names) == len({*names})
    assert "aid" in names


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@each_paper
def test_a_sheet_of_cats_has_cells_to_write_in(level: int, paper: str) -> None:
    """A cell of the drawing is 40 units; printed it is 12 mm at least."""
    (page,) = printed(find_game("cats"), "en", paper, [f"level-{level}"])
    assert max(float(s) for s in re.findall(r"scale\(([\d.]+)\)", page)) * 40 >= 12 * MM


def test_options_choose_among_sheets_and_change_them() -> None:
    cats = find_game("cats")
    every = printed(cats, "en", names=["level-1", "level-2"])
    assert len(every) == 2
    assert len(printed(cats, "en", names=["level-1", "level-2"], options={"level": "2"})) == 1
    (known,) = printed(cats, "en", names=["level-2"], options={"abilities": "EFGH"})
    assert "Write a 2 for a 5" in known
    assert "Write a 2 for a 5" not in every[1]


def test_own_components_are_printed() -> None:
    more = {"rooms": {"two": {"value": 17}}}
    (page,) = printed(find_game("cats"), "en", names=["level-1"], custom=more)
    assert ">+17<" in page


def test_a_sheet_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(TarsasError, match="'level-9'; sheets: level-1"):
        printed(find_game("cats"), "en", names=["level-9"])
    with pytest.raises(TarsasError, match="no sheet of cats is printed with these options"):
        printed(find_game("cats"), "en", names=["level-1"], options={"level": "2"})


def test_a_pdf_keeps_letters_and_is_the_same_every_time() -> None:
    pages = printed(find_game("ankhor"), "hu", "letter")
    made = pdf(pages, "Ankh'or", "hu")
    assert made.startswith(b"%PDF-")
    assert made == pdf(pages, "Ankh'or", "hu")
    assert b"SourceSansPro" in made
    assert b"/Subtype/Image" not in made  # lines stay lines
