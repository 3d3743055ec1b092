"""The coach of House of Cats: what a strong player counts, weighed by what self-play has taught.

The weights are in `coach.toml`; `tarsas train cats` learns others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.coach import LinearCoach
from tarsas.core.state import State
from tarsas.core.text import Message
from tarsas.games.cats.reasons import reasons_for
from tarsas.games.cats.rules import FILLING_STARS, ROLLING, WRITING, Cats
from tarsas.games.cats.rules_page import (
    ANY_SYMBOL,
    CAT,
    MOUSE,
    NUMBERS,
    as_set,
    count,
)
from tarsas.games.cats.rules_points import symbols, written_points
from tarsas.games.cats.rules_sheet import (
    CELL,
    CHOOSE,
    CHOSEN_DICE,
    FIRST_MOUSE,
    PLACE,
    SECOND_MOUSE,
    STAR,
    SYMBOL,
    WRITE,
    Sheet,
)

# All but points and cells are multiplied by how much of the game is left.
F_POINTS: Final[i64] = 0  # for all that is written
F_EMPTY: Final[i64] = 1  # cells that cost a point in the end
F_EMPTY_LATE: Final[i64] = 2  # … the more the nearer the end is
F_EMPTY_LAST: Final[i64] = 3  # … in the last round
F_DICE_LAST: Final[i64] = 4  # dice still to be used in the last round, as far as cells are left
F_ROOM_TO_WRITE: Final[i64] = 5  # level 4: empty cells
F_ROOM_TO_GROW: Final[i64] = 6  # level 4: cells not yet in the area
# Loose numbers that can still become a room: of which number, and how many there are.
F_PART_2_1: Final[i64] = 7
F_PART_3_1: Final[i64] = 8
F_PART_3_2: Final[i64] = 9
F_PART_4_1: Final[i64] = 10
F_PART_4_2: Final[i64] = 11
F_PART_4_3: Final[i64] = 12
F_PART_5_1: Final[i64] = 13
F_PART_5_2: Final[i64] = 14
F_PART_5_3: Final[i64] = 15
F_PART_5_4: Final[i64] = 16
F_DEAD: Final[i64] = 17  # loose numbers that have no way to become a room
F_PARTS: Final[i64] = 18  # separate regions of empty cells
F_CRAMPED: Final[i64] = 19  # empty cells in regions of less than three
F_DICE: Final[i64] = 20  # still to be used in this round
F_CHEESE: Final[i64] = 21  # lines with cheese that a mouse can still get at
F_TRACK: Final[i64] = 22  # level 1: the next cat brings a number
F_CAT_LINES: Final[i64] = 23  # levels 2, 4: empty cells in lines with a cat
F_MOUSE_LINES: Final[i64] = 24  # levels 2, 4: mice in lines without a cat that can still get one
F_CAT_AREAS: Final[i64] = 25  # level 3: empty cells by what a mouse there would score
F_MOUSE_AREAS: Final[i64] = 26  # level 3: mice in areas without a cat that can still get one
F_THIRD_CAT: Final[i64] = 27  # level 3: mice that a third cat would double
F_BONUS_OPEN: Final[i64] = 28  # empty bonus cells
F_BONUS_NEAR: Final[i64] = 29  # what numbers on bonus cells would score with a room
# Uses left of each ability; the last two are used at once.
F_USE_DETACH: Final[i64] = 30
F_USE_NUMBER_FOR_MOUSE: Final[i64] = 31
F_USE_PLUS_MINUS_ONE: Final[i64] = 32
F_USE_MORE_OR_FEWER: Final[i64] = 33
F_USE_SWAP: Final[i64] = 34
F_USE_MOVE: Final[i64] = 35
F_USE_ANIMAL_FOR_NUMBER: Final[i64] = 36
F_USE_DOUBLE: Final[i64] = 37
F_USE_DIAGONAL: Final[i64] = 38
F_USE_WRITE_3: Final[i64] = 39
# The same for all at a table: what a sheet of the level brings, for those who play alone.
F_LEVEL_1: Final[i64] = 40
F_LEVEL_2: Final[i64] = 41
F_LEVEL_3: Final[i64] = 42
F_LEVEL_4: Final[i64] = 43
F_AHEAD_1: Final[i64] = 44  # by the share of cells that are empty on the fullest sheet
F_AHEAD_2: Final[i64] = 45
F_AHEAD_3: Final[i64] = 46
F_AHEAD_4: Final[i64] = 47
COUNT: Final[i64] = 48

LONG: Final = 15.0  # empty cells from which on a game is as good as endless


class CatsCoach(LinearCoach):
    """Judges positions of House of Cats, each sheet by itself."""

    def __init__(self) -> None:
        super().__init__("tarsas.games.cats")
        self.search.horizon = 0
        self.search.playout = 0
        self.levels.distraction = 0.1
        self.levels.lapses = 0.6

    def features(self, state: State, seat: i64) -> vec[float]:
        """Count for `seat`; what is about to be written is taken for written at its best."""
        assert isinstance(state, Cats)
        sheet = state.sheets[seat]
        fewest = fewest_empty(state, sheet)
        left = min(1.0, float(fewest) / LONG)
        writes = state.phase == WRITING or state.phase == FILLING_STARS
        if not writes or sheet.pending == 0:
            out = self.count(sheet, left, state.phase)
        else:
            out = self.resolved(sheet, left, state.phase)
        out[F_LEVEL_1 + state.page.level - 1] = 1.0
        out[F_AHEAD_1 + state.page.level - 1] = float(fewest) / float(count(state.page.grid))
        return out

    def resolved(self, sheet: Sheet, left: float, phase: i64) -> vec[float]:
        """Return the features after the best answer to what is pending, as far as it is simple."""
        kind = sheet.top()
        best = self.count(sheet, left, phase)
        if kind == CHOOSE:
            worth = -1e30
            for symbol in range(sheet.argument()):
                copy = sheet.copy()
                copy.act(SYMBOL + symbol)
                found = self.resolved(copy, left, phase)
                if self.weigh(found) > worth:
                    best, worth = found, self.weigh(found)
        elif writes_symbol(kind):
            worth = -1e30
            cells, action = sheet.cells(), CELL
            while cells != 0:
                if cells & 1:
                    copy = sheet.copy()
                    copy.act(action)
                    found = self.count(copy, left, phase)
                    value = self.weigh(found)
                    if value > worth:
                        best, worth = found, value
                cells >>= 1
                action += 1
        return best

    def weigh(self, found: vec[float]) -> float:
        """Return the weighted sum of features."""
        total = 0.0
        for i in range(COUNT):
            total += self.weights[i] * found[i]
        return total

    def count(self, sheet: Sheet, left: float, phase: i64) -> vec[float]:
        """Return the features of a sheet as it stands."""
        out = vec[float]([0.0] * COUNT)
        page = sheet.page
        out[F_POINTS] = float(written_points(sheet))
        empty = float(count(sheet.open))
        if page.grows:
            out[F_ROOM_TO_WRITE] = empty
            out[F_ROOM_TO_GROW] = float(count(sheet.free))
        else:
            out[F_EMPTY] = empty
            out[F_EMPTY_LATE] = empty * (1.0 - left)
            if left == 0.0:
                out[F_EMPTY_LAST] = empty
                out[F_DICE_LAST] = 0.0 if sheet.done else min(empty, float(sheet.need - sheet.used))
        if phase == ROLLING or phase == FILLING_STARS:
            out[F_DICE] = float(CHOSEN_DICE) * left
        elif not sheet.done:
            out[F_DICE] = float(sheet.need - sheet.used) * left
        count_numbers(sheet, left, out)
        count_space(sheet, left, out)
        count_animals(sheet, left, out)
        count_bonus(sheet, left, out)
        for ability in range(ANY_SYMBOL):
            out[F_USE_DETACH + ability] = float(sheet.circles(ability)) * left
        return out

    def reasons(self, state: State, seat: int, action: int) -> list[Message]:
        """Say what speaks for an action."""
        assert isinstance(state, Cats)
        return reasons_for(self, state, seat, action)


def make_coach() -> CatsCoach:
    """Return the game's coach."""
    return CatsCoach()


def writes_symbol(kind: i64) -> bool:
    """Say whether a decision is about the cell of a known symbol."""
    if kind == PLACE or kind == WRITE or kind == STAR:
        return True
    return kind == FIRST_MOUSE or kind == SECOND_MOUSE


def fewest_empty(state: Cats, sheet: Sheet) -> i64:
    """Return how many empty cells there are where it matters: one full sheet ends most games."""
    fewest = count(sheet.open)
    if not state.page.grows:
        for other in state.sheets:
            fewest = min(fewest, count(other.open))
    return fewest


def count_numbers(sheet: Sheet, left: float, out: vec[float]) -> None:
    """Count loose numbers by how far they are from a room."""
    page = sheet.page
    ground = sheet.open | sheet.free
    first = F_PART_2_1
    for symbol in range(NUMBERS):
        number = symbol + 2
        loose = sheet.drawn[symbol] & ~sheet.roomed
        rest = loose
        while rest != 0:
            group = page.group(rest & -rest, loose)
            rest &= ~group
            weight = count(group) + count(group & sheet.doubled)
            if weight >= number:
                continue  # a room that is just being chosen
            if count(page.group(group, loose | ground)) < number:
                out[F_DEAD] += float(weight) * left
                continue
            out[first + weight - 1] += left
        first += number - 1


def count_space(sheet: Sheet, left: float, out: vec[float]) -> None:
    """Count the regions of empty cells: dice of a round need one of three cells."""
    rest = sheet.open
    while rest != 0:
        region = sheet.page.group(rest & -rest, rest)
        rest &= ~region
        out[F_PARTS] += left
        size = count(region)
        if size < CHOSEN_DICE:
            out[F_CRAMPED] += float(size) * left


def count_animals(sheet: Sheet, left: float, out: vec[float]) -> None:
    """Count what cats and mice may still bring, by the level's rules."""
    page, mice, cats = sheet.page, sheet.drawn[MOUSE], sheet.drawn[CAT]
    ground = sheet.open | sheet.free
    for line in page.cheese:
        if mice & line == 0 and ground & line:
            out[F_CHEESE] += left
    if page.on_track:
        if sheet.track < len(page.track) and page.track[sheet.track] >= 0:
            out[F_TRACK] = left
    elif page.by_line:
        for line in page.lines:
            if cats & line:
                out[F_CAT_LINES] += float(count(line & sheet.open)) * left
            elif line & sheet.open:
                out[F_MOUSE_LINES] += float(symbols(sheet, MOUSE, line)) * left
    else:
        for area in page.areas:
            count_colour(sheet, area, left, out)


def count_colour(sheet: Sheet, area: i64, left: float, out: vec[float]) -> None:
    """Count the chances of one coloured area of level 3."""
    cats = symbols(sheet, CAT, area)
    mice = float(symbols(sheet, MOUSE, area)) * left
    empty = count(area & sheet.open)
    if cats >= 3:
        out[F_CAT_AREAS] += 2.0 * float(empty) * left
    elif cats > 0:
        out[F_CAT_AREAS] += float(empty) * left
    if empty > 0:
        if cats == 0:
            out[F_MOUSE_AREAS] += mice
        elif cats == 2:
            out[F_THIRD_CAT] += mice


def count_bonus(sheet: Sheet, left: float, out: vec[float]) -> None:
    """Count bonus cells that are open, or hold a number that is not in a room yet."""
    for cell in sheet.page.bonus:
        here = as_set(cell)
        if sheet.open & here:
            out[F_BONUS_OPEN] += left
        elif not sheet.roomed & here:
            for symbol in range(NUMBERS):
                if sheet.drawn[symbol] & here:
                    loose = sheet.drawn[symbol] & ~sheet.roomed
                    reach = sheet.page.group(here, loose | sheet.open)
                    if count(reach) >= symbol + 2:
                        out[F_BONUS_NEAR] += float(symbol + 2) * left
