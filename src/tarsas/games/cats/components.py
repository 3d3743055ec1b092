"""The components of House of Cats: from `components.toml` to the page that the rules use."""

from functools import lru_cache

import msgspec

from tarsas.core.components import Tree, shape, wrong
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ANY_NUMBER,
    AREA_NAMES,
    MOST_CELLS,
    NOTHING,
    Page,
)

LETTERS = "ABCDEFGHIJKL"
COLUMN_NAMES = "abcdefghijklmnopqrstuvwxyz"
AREAS = dict(zip("RBGY", AREA_NAMES, strict=True))
LABELS = {"-": NOTHING, "2": 0, "3": 1, "4": 2, "5": 3, "any": ANY_NUMBER}
MOST_STARS = 6
MOST_BONUS = 8
MOST_CATS = 30


class Abilities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ability tiles."""

    letters: list[str]


class Rooms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a room by its number."""

    two: int
    three: int
    four: int
    five: int


class Level1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet with a cat track and cheese."""

    rows: list[str]
    cheese: list[str]
    cat_track: list[str]


class StarLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet with starred and bonus cells."""

    rows: list[str]
    stars: list[str]
    bonus: list[str]


class Level4(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet that grows."""

    rows: list[str]
    cheese: list[str]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed on the pieces of House of Cats."""

    abilities: Abilities
    rooms: Rooms
    level_1: Level1
    level_2: StarLevel
    level_3: StarLevel
    level_4: Level4


def build_page(tree: Tree, level: int, growth: str) -> Page:
    """Return the printed page of a level; equal set-ups share one."""
    parts = shape(tree, Components)
    return _build(msgspec.json.encode(parts), level, growth)


@lru_cache(maxsize=16)
def _build(encoded: bytes, level: int, growth: str) -> Page:
    parts = msgspec.json.decode(encoded, type=Components)
    key = f"level_{level}"
    sheet = (parts.level_1, parts.level_2, parts.level_3, parts.level_4)[level - 1]
    marks = ("#", "#", "".join(AREAS), "#+")[level - 1]
    rows, columns = read_size(sheet.rows, marks, f"{key}.rows.value")
    stars: list[int] = []
    bonus: list[int] = []
    track: list[int] = []
    cheese: list[int] = []
    grid = marked(sheet.rows, marks)
    if isinstance(sheet, StarLevel):
        stars = read_cells(sheet.stars, sheet.rows, f"{key}.stars.value", MOST_STARS)
        bonus = read_cells(sheet.bonus, sheet.rows, f"{key}.bonus.value", MOST_BONUS)
    else:
        cheese = read_lines(sheet.cheese, sheet.rows, grid, f"{key}.cheese.value")
    if isinstance(sheet, Level1):
        track = read_track(sheet.cat_track, f"{key}.cat_track.value")
    start = marked(sheet.rows, marks.replace("+", ""))
    if start == 0:
        raise wrong("no-start", f"{key}.rows.value")
    return Page(
        level,
        rows,
        columns,
        grid,
        start,
        sum(1 << cell for cell in stars),
        bonus,
        [marked(sheet.rows, letter) for letter in AREAS] if level == 3 else [],
        cheese,
        track,
        read_room_points(parts.rooms),
        read_letters(parts.abilities.letters),
        growth == "touching",
    )


def read_size(rows: list[str], marks: str, key: str) -> tuple[int, int]:
    """Check the drawn rows of a sheet and return how many rows and columns it has."""
    columns = len(rows[0]) if rows else 0
    if not columns or any(len(row) != columns for row in rows):
        raise wrong("rows", key)
    if len(rows) * columns > MOST_CELLS or columns > len(COLUMN_NAMES):
        raise wrong("cells", key, rows=len(rows), columns=columns, most=MOST_CELLS)
    for number, row in enumerate(rows):
        for sign in row:
            if sign not in marks + ".":
                known = ", ".join(marks + ".")
                raise wrong("one-of", f"{key}[{number}]", found=repr(sign), known=known)
    return len(rows), columns


def marked(rows: list[str], marks: str) -> int:
    """Return the set of cells that bear one of these signs."""
    signs = "".join(rows)
    return sum(1 << cell for cell, sign in enumerate(signs) if sign in marks)


def read_cells(names: list[str], rows: list[str], key: str, most: int) -> list[int]:
    """Read names of cells such as c3."""
    columns = len(rows[0])
    known = {
        cell_name(cell, columns): cell for cell, sign in enumerate("".join(rows)) if sign != "."
    }
    for number, name in enumerate(names):
        if name not in known:
            raise wrong("cell", f"{key}[{number}]", found=repr(name))
    if len(set(names)) != len(names) or len(names) > most:
        raise wrong("many-cells", key, most=most)
    return [known[name] for name in names]


def cell_name(cell: int, columns: int) -> str:
    """Return a cell's name: columns from a, rows from 1 at the top."""
    return f"{COLUMN_NAMES[cell % columns]}{cell // columns + 1}"


def read_lines(names: list[str], rows: list[str], grid: int, key: str) -> list[int]:
    """Read the rows (by number) and columns (by letter) that end in a cheese, rows first."""
    height, columns = len(rows), len(rows[0])
    lines = {str(row + 1): ((1 << columns) - 1) << (row * columns) for row in range(height)}
    for column in range(columns):
        lines[COLUMN_NAMES[column]] = sum(1 << (row * columns + column) for row in range(height))
    for number, name in enumerate(names):
        if name not in lines:
            raise wrong("one-of", f"{key}[{number}]", found=repr(name), known=", ".join(lines))
    if len(set(names)) != len(names):
        raise wrong("line-twice", key)
    return [cells & grid for name, cells in lines.items() if name in names]


def read_track(labels: list[str], key: str) -> list[int]:
    """Read what stands on the cats of the track."""
    for number, label in enumerate(labels):
        if label not in LABELS:
            known = ", ".join(LABELS)
            raise wrong("one-of", f"{key}[{number}]", found=repr(label), known=known)
    if len(labels) > MOST_CATS:
        raise wrong("cats", key, cats=len(labels), most=MOST_CATS)
    return [int(LABELS[label]) for label in labels]


def read_room_points(rooms: Rooms) -> list[int]:
    """Read the points of rooms of 2, 3, 4 and 5."""
    found = {"two": rooms.two, "three": rooms.three, "four": rooms.four, "five": rooms.five}
    for name, points in found.items():
        if not 0 <= points <= 20:
            raise wrong("range", f"rooms.{name}.value", found=points, low=0, high=20)
    return list(found.values())


def read_letters(names: list[str]) -> str:
    """Return the letter of each ability, in the abilities' own order."""
    key = "abilities.letters.value"
    for number, name in enumerate(names):
        if name not in ABILITIES:
            known = ", ".join(ABILITIES)
            raise wrong("one-of", f"{key}[{number}]", found=repr(name), known=known)
    if sorted(names) != sorted(ABILITIES):
        raise wrong("abilities", key)
    return "".join(LETTERS[names.index(name)] for name in ABILITIES)
