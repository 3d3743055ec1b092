"""Marabunta's components: from `components.toml` to the tables that the rules use."""

from functools import lru_cache

import msgspec

from tarsas.core.components import Tree, shape, wrong
from tarsas.games.marabunta.rules_board import (
    ABILITIES,
    CAKE,
    CHEST,
    COLUMNS,
    PLAIN,
    REGIONS,
    ROWS,
    Board,
)

LETTERS = {"p": 0, "b": 1, "g": 2, "e": 3, "y": 4, "o": 5}
MARKS = {"": PLAIN, "^": CAKE, "*": CHEST}
# A walk around a hex, in axial steps.
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of chests on a player board."""

    ability: str
    chests: int


class Sides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two sides of the territory: seven rows of twelve hexes."""

    symbol: list[str]
    no_symbol: list[str]


class BoardSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two sides of a player board."""

    symbol: list[Group]
    no_symbol: list[Group]


class Leaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The circles of a leaf: of each player's colour from the start, and empty."""

    own: int
    empty: int


class PlayerBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both sides of a player board share."""

    anthills: int
    cake_row: list[int]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed on the pieces of Marabunta."""

    territory: Sides
    boards: BoardSides
    leaf: Leaf
    player_board: PlayerBoard


def build_board(tree: Tree, territory: str, boards: str, triple: str) -> Board:
    """Return the tables of a set-up; equal set-ups share one."""
    parts = shape(tree, Components)
    return _build(msgspec.json.encode(parts), territory, boards, triple)


@lru_cache(maxsize=16)
def _build(encoded: bytes, territory: str, boards: str, triple: str) -> Board:
    parts = msgspec.json.decode(encoded, type=Components)
    rows = parts.territory.symbol if territory == "symbol" else parts.territory.no_symbol
    region, special = read_territory(rows, f"territory.{territory}.value")
    groups = parts.boards.symbol if boards == "symbol" else parts.boards.no_symbol
    check_groups(groups, f"boards.{boards}.value")
    check_counts(parts)
    return Board(
        region,
        special,
        neighbours(),
        [ABILITIES.index(group.ability) for group in groups],
        [group.chests for group in groups],
        parts.player_board.cake_row,
        parts.player_board.anthills,
        parts.leaf.own,
        parts.leaf.empty,
        triple == "both",
    )


def read_territory(rows: list[str], key: str) -> tuple[list[int], list[int]]:
    """Read the map: a letter for each hex's region, then ^ for a cake or * for a chest."""
    cells = [row.split() for row in rows]
    if len(cells) != ROWS or any(len(row) != COLUMNS for row in cells):
        raise wrong("board", key, rows=ROWS, columns=COLUMNS)
    region, special = [], []
    for column in range(COLUMNS):
        for row in range(ROWS):
            cell = cells[row][column]
            if cell[0] not in LETTERS or cell[1:] not in MARKS:
                known = ", ".join(f"{letter} ({REGIONS[i]})" for letter, i in LETTERS.items())
                raise wrong("hex", f"{key}[{row}]", cell=repr(cell), known=known)
            region.append(LETTERS[cell[0]])
            special.append(MARKS[cell[1:]])
    for number, name in enumerate(REGIONS):
        if region.count(number) == 0:
            raise wrong("region", key, region=name)
    if CAKE not in special:
        raise wrong("no-cake", key)
    return region, special


def check_groups(groups: list[Group], key: str) -> None:
    """Refuse groups that the player board cannot have."""
    if len(groups) != 5:
        raise wrong("groups", key, groups=len(groups))
    for i, group in enumerate(groups):
        if group.ability not in ABILITIES:
            known = ", ".join(ABILITIES)
            raise wrong("ability", f"{key}[{i}]", ability=repr(group.ability), known=known)
        if not 1 <= group.chests <= 8:
            raise wrong("chests", f"{key}[{i}]", chests=group.chests)
    if len({group.ability for group in groups}) != 5:
        raise wrong("ability-twice", key)


def check_counts(parts: Components) -> None:
    """Refuse numbers that would break the game."""
    row = parts.player_board.cake_row
    if not 1 <= len(row) <= 20 or not all(0 <= points <= 20 for points in row):
        raise wrong("cake-row", "player_board.cake_row.value")
    for key, count, lowest in (
        ("player_board.anthills", parts.player_board.anthills, 1),
        ("leaf.own", parts.leaf.own, 0),
        ("leaf.empty", parts.leaf.empty, 1),
    ):
        if not lowest <= count <= 20:
            raise wrong("range", f"{key}.value", found=count, low=lowest, high=20)


def neighbours() -> list[int]:
    """Return six neighbours per hex, -1 beyond the edge. Odd columns lie half a hex lower."""
    places = {}
    for column in range(COLUMNS):
        for row in range(ROWS):
            places[column, row - (column - column % 2) // 2] = column * ROWS + row
    return [places.get((q + dq, r + dr), -1) for q, r in places for dq, dr in STEPS]
