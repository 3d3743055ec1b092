"""House of Cats: the rules. Numbers in comments (R7) refer to docs/rules/cats.md.

Here is what the players share: abilities, dice, rounds and the end. What one player does on
the own sheet is in rules_sheet.py, the printed page in rules_page.py, points in rules_points.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER, Event, State, rank
from tarsas.games.cats.rules_page import (
    ABILITY_COUNT,
    CAT,
    MOUSE,
    NUMBERS,
    SYMBOL_COUNT,
    Page,
    as_set,
    count,
    first,
)
from tarsas.games.cats.rules_points import (
    CATEGORIES,
    FOR_BONUS,
    FOR_CATS,
    FOR_CHEESE,
    FOR_EMPTY,
    all_points,
    points,
    written_points,
)
from tarsas.games.cats.rules_sheet import DICE, DIE_BITS, REVEAL, ROLL, ROOM, Sheet

# --- constants and tables -------------------------------------------------------------------

# Phases.
REVEALING: Final[i64] = 0  # the abilities are turned up
ROLLING_STARS: Final[i64] = 1
FILLING_STARS: Final[i64] = 2
ROLLING: Final[i64] = 3
WRITING: Final[i64] = 4
FINISHED: Final[i64] = 5

# Ways of ending.
ENDINGS: Final = ("first_full", "all_full")


# --- state ----------------------------------------------------------------------------------


class Cats(State):
    """A position of House of Cats. All players act at once, each on a sheet of their own."""

    def __init__(self, players: i64, page: Page) -> None:
        super().__init__(players)
        self.page: Final = page
        self.sheets: list[Sheet] = []
        self.abilities = vec[i64]()  # of the numbers 2-5, as far as they are revealed
        self.phase: i64 = REVEALING
        self.round: i64 = 0
        self.dice: i64 = 0  # per die four bits: its face
        self.rolled: i64 = 0
        self.waited_for: i64 = 0  # players who have not finished the round

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self, abilities: vec[i64]) -> None:
        """Hand out the sheets; `abilities` are chosen in their order, or none for chance."""
        for _ in range(self.players):
            sheet = Sheet(self.page)
            sheet.set_up()
            self.sheets.append(sheet)
        for ability in abilities:
            self.reveal(ability)

    def reveal(self, ability: i64) -> None:
        """R1: the first ability belongs to the number 2, the next ones to 3, 4 and 5."""
        self.abilities = append(self.abilities, ability)
        place = i64(len(self.abilities))
        for sheet in self.sheets:
            sheet.places |= place << (DIE_BITS * ability)
        if place == NUMBERS:
            self.phase = ROLLING_STARS if self.page.stars != 0 else ROLLING
            self.round = 0 if self.page.stars != 0 else 1

    def clone(self) -> "Cats":
        """Return an independent copy."""
        copy = Cats(self.players, self.page)
        for sheet in self.sheets:
            copy.sheets.append(sheet.copy())
        copy.abilities = self.abilities[:]
        copy.phase = self.phase
        copy.round = self.round
        copy.dice = self.dice
        copy.rolled = self.rolled
        copy.waited_for = self.waited_for
        return copy

    # --- whose turn -------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return who acts now: the first player who has not finished the round."""
        if self.phase == WRITING or self.phase == FILLING_STARS:
            seat: i64 = 0
            while self.sheets[seat].done:
                seat += 1
            return seat
        return OVER if self.phase == FINISHED else CHANCE

    def may_act(self, seat: i64) -> bool:
        """R4: nobody waits for anybody inside a round."""
        if self.phase == WRITING or self.phase == FILLING_STARS:
            return 0 <= seat < self.players and not self.sheets[seat].done
        return seat == CHANCE and self.phase != FINISHED

    # --- legal ------------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, or the outcomes of chance."""
        out = vec[i64]()
        if not self.may_act(seat):
            return out
        if seat != CHANCE:
            return self.sheets[seat].legal()
        if self.phase == REVEALING:
            for ability in range(ABILITY_COUNT):
                if not self.is_revealed(ability):
                    out = append(out, REVEAL + ability)
        else:
            for face in range(SYMBOL_COUNT):
                out = append(out, ROLL + face)
        return out

    def is_revealed(self, ability: i64) -> bool:
        """Say whether an ability is turned up already."""
        for known in self.abilities:
            if known == ability:
                return True
        return False

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome: every ability left and every face is equally likely."""
        if self.phase != REVEALING:
            return ROLL + rng.below(SYMBOL_COUNT)
        outcomes = self.legal(CHANCE)
        return outcomes[rng.below(len(outcomes))]

    # --- apply ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action or a chance outcome."""
        if seat != CHANCE:
            sheet = self.sheets[seat]
            if self.events is None:
                sheet.act(action)
            else:
                before = sheet.copy()
                sheet.act(action)
                self.explain(seat, before)
            if sheet.done:
                self.waited_for -= 1
                if self.waited_for == 0:
                    self.end_round()
        elif self.phase == REVEALING:
            self.reveal(action - REVEAL)
        else:
            self.roll(action - ROLL)

    def roll(self, face: i64) -> None:
        """One die after another shows its face; then everybody writes."""
        self.dice |= face << (DIE_BITS * self.rolled)
        self.rolled += 1
        if self.phase == ROLLING_STARS:  # R2: as many dice as stars
            if self.rolled == count(self.page.stars):
                for sheet in self.sheets:
                    sheet.begin_stars(self.dice)
                self.open_round(FILLING_STARS)
        elif self.rolled == DICE:  # R3
            for sheet in self.sheets:
                sheet.begin_round(self.dice)
            self.open_round(WRITING)

    def open_round(self, phase: i64) -> None:
        """Let everybody act who has something to do."""
        self.phase = phase
        for sheet in self.sheets:
            if not sheet.done:
                self.waited_for += 1
        if self.waited_for == 0:
            self.end_round()

    def end_round(self) -> None:
        """Finish the game, or roll again."""
        if self.is_over():
            self.finish()
            return
        self.round += 1
        self.phase = ROLLING
        self.dice = 0
        self.rolled = 0

    # --- scoring ----------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Return the points of a seat; empty cells cost nothing before the end."""
        total = written_points(self.sheets[seat])
        if self.phase == FINISHED:
            total += points(self.sheets[seat], FOR_EMPTY)
        return total

    def explain(self, seat: i64, before: Sheet) -> None:
        """Tell what an action has changed in each category."""
        assert self.events is not None
        sheet = self.sheets[seat]
        old, new = all_points(before), all_points(sheet)
        for category in range(FOR_EMPTY):
            gain = new[category] - old[category]
            if gain != 0:
                reason = f"points-{CATEGORIES[category]}"
                pieces = self.pieces(seat, category, before)
                self.events.append(Event(seat, gain, reason, pieces))

    def pieces(self, seat: i64, category: i64, before: Sheet) -> tuple[str, ...]:
        """Return the ids of what has just brought points in a category."""
        sheet = self.sheets[seat]
        colour = SEATS[seat]
        if category == FOR_CATS:
            return (f"track-{colour}-{sheet.track}",)
        if category == FOR_CHEESE:
            mice, old_mice = sheet.drawn[MOUSE], before.drawn[MOUSE]
            found: list[str] = []
            for number in range(len(self.page.cheese)):
                line = self.page.cheese[number]
                if mice & line and not old_mice & line:
                    found.append(f"cheese-{colour}-{number + 1}")
            return tuple(found)
        cells = sheet.roomed & ~before.roomed
        if category == FOR_BONUS:
            bonus: i64 = 0
            for cell in self.page.bonus:
                bonus |= as_set(cell)
            cells &= bonus
        elif category >= NUMBERS:
            animals = sheet.drawn[CAT] | sheet.drawn[MOUSE]
            cells = animals & ~(before.drawn[CAT] | before.drawn[MOUSE])
        return cell_ids(colour, cells)

    # --- end --------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """R32: somebody's sheet is full; R33: on level 4 everybody's."""
        full: i64 = 0
        for sheet in self.sheets:
            if sheet.open == 0:
                full += 1
        return full == self.players if self.page.grows else full > 0

    def finish(self) -> None:
        """R34: the game is over and empty cells cost points."""
        self.phase = FINISHED
        if self.events is None:
            return
        for seat in range(self.players):
            loss = points(self.sheets[seat], FOR_EMPTY)
            if loss != 0:
                pieces = cell_ids(SEATS[seat], self.sheets[seat].open)
                self.events.append(Event(seat, loss, "points-empty", pieces))

    def filled(self, seat: i64) -> i64:
        """Return how many cells a seat has filled."""
        sheet = self.sheets[seat]
        return count(self.page.grid & ~sheet.free & ~sheet.open)

    def result(self) -> vec[i64]:
        """R35: most points, then more filled cells, then the victory is shared.

        Ruling 14: alone, the score is what counts; the only rank is 1.
        """
        standings = vec[i64]()
        for seat in range(self.players):
            standings = append(standings, self.score(seat) * 100 + self.filled(seat))
        return rank(standings)

    def ending(self) -> str:
        """Return the way the game ended."""
        if self.phase != FINISHED:
            return ""
        return ENDINGS[1] if self.page.grows else ENDINGS[0]

    # --- for tests and comparison -----------------------------------------------------------

    def key(self) -> bytes:
        """Return the position as bytes."""
        loose = [self.phase, self.round, self.dice, self.rolled, *self.abilities]
        for sheet in self.sheets:
            loose += [sheet.open, sheet.free, sheet.doubled, sheet.roomed, sheet.joined_right]
            loose += [sheet.joined_below, sheet.track, sheet.dice, sheet.need, sheet.used]
            loose += [sheet.linked, i64(sheet.diagonal), i64(sheet.done), sheet.pending]
            loose += [sheet.gathered, *sheet.drawn, *sheet.rooms, *sheet.spent]
        return bytes(memoryview(vec[i64](loose)))

    def audit(self) -> list[str]:
        """Check every sheet, and who is waited for."""
        wrong: list[str] = []
        for seat in range(self.players):
            wrong += [f"{SEATS[seat]}: {fault}" for fault in faults(self.sheets[seat])]
        acting = self.phase == WRITING or self.phase == FILLING_STARS
        busy = sum([not sheet.done for sheet in self.sheets]) if acting else 0
        if busy != self.waited_for:
            wrong.append(f"waited_for: kept {self.waited_for}, counted {busy}")
        return wrong


def cell_ids(colour: str, cells: i64) -> tuple[str, ...]:
    """Return the ids of a player's cells in the picture."""
    found: list[str] = []
    while cells != 0:
        found.append(f"cell-{colour}-{first(cells)}")
        cells &= cells - 1
    return tuple(found)


def faults(sheet: Sheet) -> list[str]:
    """Return what is wrong with a sheet: cells held twice, rooms that are none."""
    page = sheet.page
    wrong: list[str] = []
    held = sheet.open | sheet.free
    for cells in sheet.drawn:
        if held & cells:
            wrong.append("a cell holds two things")
        held |= cells
    numbers = sheet.drawn[0] | sheet.drawn[1] | sheet.drawn[2] | sheet.drawn[3]
    if sheet.doubled & ~(numbers | sheet.drawn[CAT] | sheet.drawn[MOUSE]):
        wrong.append("a double cell without a symbol")
    if held & ~page.grid or sheet.roomed & ~numbers or sheet.linked & (sheet.open | sheet.free):
        wrong.append("cells where none can be")
    rooms = [0] * NUMBERS
    left = sheet.roomed
    while left != 0:
        room = room_of(sheet, first(left))
        left &= ~room
        for symbol in range(NUMBERS):
            if sheet.drawn[symbol] & room == room:
                rooms[symbol] += 1
                weight = count(room) + count(room & sheet.doubled)
                if not symbol + 2 <= weight <= symbol + 3:
                    wrong.append(f"a room of {symbol + 2} counts {weight}")
    if rooms != list(sheet.rooms):
        wrong.append(f"rooms: kept {list(sheet.rooms)}, counted {rooms}")
    for symbol in range(NUMBERS):
        loose = sheet.drawn[symbol] & ~sheet.roomed
        while loose != 0 and sheet.top() != ROOM:
            group = page.group(loose & -loose, loose)
            loose &= ~group
            if count(group) + count(group & sheet.doubled) >= symbol + 2:
                wrong.append(f"a group of {symbol + 2} without a room")
        if not 0 <= sheet.spent[symbol] <= sheet.rooms[symbol]:
            wrong.append(f"circles of {symbol + 2}")
    if not sheet.used <= sheet.need <= DICE or not 0 <= sheet.track <= len(page.track):
        wrong.append("dice or track")
    return wrong


def room_of(sheet: Sheet, cell: i64) -> i64:
    """Return the cells of the room around a cell, by its missing walls."""
    page = sheet.page
    room = as_set(cell)
    while True:
        grown = room | ((room & sheet.joined_right) << 1) | ((room >> 1) & sheet.joined_right)
        grown |= (grown & sheet.joined_below) << page.columns
        grown |= (grown >> page.columns) & sheet.joined_below
        if grown == room:
            return room
        room = grown
