"""The levels of House of Cats as small sheets, and its abilities as small sketches."""

from tarsas.core.registry import find_game
from tarsas.draw.svg import Attribute, Attributes, el, group, label
from tarsas.games.cats.components import LETTERS, build_page
from tarsas.games.cats.rules_page import ABILITIES, Page

CELL = 11
INK: Attributes = {
    "fill": "none",
    "stroke": "var(--cats-pencil)",
    "stroke_width": 2.4,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
UNKNOWN = "?"
FEWER_LETTERS = {"usual": "AB??", "random": "????"}  # what is offered without naming all four
AREAS = ("pink", "blue", "green", "yellow")
ARROW = "M-9 0H9M3-6L9 0L3 6"
BOX = "M-22-22H22V22H-22Z"

# What each ability does, in symbols of the sheet and strokes: (what, x, y, scale).
SKETCHES: dict[str, tuple[tuple[str, float, float, float], ...]] = {
    "detach": (("M-20-20H20V20H-20ZM0-20V20M-20 0H20", 48, 50, 1), ("s-4", 120, 50, 1.1)),
    "number_for_mouse": (("s-mouse", 40, 52, 1.2), (ARROW, 80, 50, 1), ("s-5", 120, 50, 1.2)),
    "plus_minus_one": (
        ("s-4", 80, 50, 1.5),
        ("M-8 0H8", 32, 50, 1.2),
        ("M-8 0H8M0-8V8", 128, 50, 1.2),
    ),
    "more_or_fewer": (
        (BOX, 80, 50, 1),
        ("M-8 0H8", 32, 50, 1.2),
        ("M-8 0H8M0-8V8", 128, 50, 1.2),
        ("s-cat", 80, 52, 1),
    ),
    "swap": (
        ("s-2", 40, 50, 1.3),
        ("M-11-5H9L3-11M11 5H-9L-3 11", 80, 50, 1),
        ("s-5", 120, 50, 1.3),
    ),
    "move": (
        ("s-3", 36, 50, 1),
        ("M-14-14L14 14M14-14L-14 14", 36, 50, 1),
        (ARROW, 80, 50, 1),
        ("s-3", 124, 50, 1.3),
    ),
    "animal_for_number": (("s-4", 40, 50, 1.2), (ARROW, 80, 50, 1), ("s-cat", 122, 52, 1.2)),
    "double": ((BOX, 80, 50, 1.3), ("s-2", 66, 50, 0.9), ("s-2", 94, 50, 0.9)),
    "diagonal": (
        ("M-30-30H0V0H-30ZM0 0H30V30H0Z", 80, 50, 1.1),
        ("s-2", 63, 33, 0.7),
        ("s-4", 97, 67, 0.7),
    ),
    "write_3": ((BOX, 80, 50, 1.2), ("s-3", 80, 50, 1.3)),
    "any_symbol": (("s-2", 34, 50, 1), ("s-cat", 80, 52, 1), ("s-mouse", 126, 52, 1)),
    "mice": (("s-mouse", 56, 52, 1.2), ("s-mouse", 104, 52, 1.2)),
}


def picture(option: str, value: str) -> str:
    """Return a level's sheet, or what an ability does."""
    if option == "level":
        return sheet(build_page(find_game("cats").components, int(value), "free"))
    if option == "abilities":
        if value in tuple(LETTERS):
            return sticker(SKETCHES[ABILITIES[LETTERS.index(value)]])
        return four_of(FEWER_LETTERS.get(value, value))
    return ""


def four_of(letters: str) -> str:
    """Return four stickers, by their letters; nobody knows yet what stands for a "?"."""
    drawn = []
    for place, letter in enumerate(letters.replace(" ", "")):
        unknown = letter == UNKNOWN
        parts = () if unknown else SKETCHES[ABILITIES[LETTERS.index(letter)]]
        sign = label(80, 50, UNKNOWN, 62, fill="var(--cats-pencil)") if unknown else ""
        corner = f"translate({place % 2 * 80} {place // 2 * 50}) scale(.5)"
        drawn.append(group(sticker(parts), sign, transform=corner))
    return "".join(drawn)


def sheet(page: Page) -> str:
    """Return the cells that are printed, with all that is special of the level."""
    left, top = 78 - page.columns * CELL / 2, 48 - page.rows * CELL / 2

    def squares(cells: int, **attributes: Attribute) -> str:
        columns = int(page.columns)
        places = [divmod(cell, columns) for cell in range(63) if cells >> cell & 1]
        drawn = "".join(
            f"M{left + column * CELL} {top + row * CELL}h{CELL}v{CELL}h-{CELL}Z"
            for row, column in places
        )
        return el("path", d=drawn, **attributes)

    ruled: Attributes = {"stroke": "var(--cats-pencil)", "stroke_width": 1}
    areas = [
        squares(int(cells), fill=f"var(--{colour}-soft)")
        for cells, colour in zip(page.areas, AREAS, strict=False)
    ]
    bonus = sum(1 << int(cell) for cell in page.bonus)
    cheese = [crumb(page, left, top, int(line)) for line in page.cheese]
    return "".join(
        [
            squares(
                int(page.grid), fill="var(--cats-sheet)", **(ruled | {"stroke": "var(--line)"})
            ),
            squares(int(page.start), fill="var(--cats-room)" if page.grows else "none", **ruled),
            *areas,
            squares(bonus, fill="var(--cats-cheese)"),
            squares(int(page.grid), fill="none", **(ruled | {"stroke_opacity": 0.35})),
            *cheese,
        ]
    )


def crumb(page: Page, left: float, top: float, line: int) -> str:
    """Return the cheese at the end of a row or column, which is given by its cells."""
    row, column = divmod(line.bit_length() - 1, int(page.columns))
    x, y = left + (column + 0.5) * CELL, top + (row + 0.5) * CELL
    if page.is_row(line):
        x = left + int(page.columns) * CELL + 7
    else:
        y = top + int(page.rows) * CELL + 7
    return el("circle", cx=x, cy=y, r=3.4, fill="var(--cats-cheese)")


def sticker(parts: tuple[tuple[str, float, float, float], ...]) -> str:
    """Return a sticker with a sketch on it."""
    drawn = [
        el("use", href=f"#{what}", transform=f"translate({x} {y}) scale({scale})")
        if what.startswith("s-")
        else group(el("path", d=what, **INK), transform=f"translate({x} {y}) scale({scale})")
        for what, x, y, scale in parts
    ]
    paper = el(
        "rect",
        x=4,
        y=8,
        width=152,
        height=84,
        rx=12,
        fill="var(--yellow-soft)",
        stroke="var(--yellow)",
    )
    return paper + "".join(drawn)
