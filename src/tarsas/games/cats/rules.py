"""House of Cats: the rules. Numbers in comments (R7) refer to docs/rules/cats.md.

Here is what the players share: abilities, dice, rounds and the end. What one player does on
the own sheet is in rules_sheet.py, the printed page in rules_page.py, points in rules_points.py.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, NOBODY, OVER, Event, State, rank
from tarsas.games.cats.rules_page import (
    ABILITIES,
    ABILITY_COUNT,
    ANY_SYMBOL,
    AREA_NAMES,
    CAT,
    MICE,
    MOUSE,
    NUMBERS,
    SYMBOL_COUNT,
    SYMBOLS,
    Page,
    as_set,
    count,
    first,
)
from tarsas.games.cats.rules_points import (
    CATEGORIES,
    FOR_EMPTY,
    mice_in_area,
    mice_in_line,
    mouse_worth,
    points,
    symbols,
    written_points,
)
from tarsas.games.cats.rules_sheet import (
    DICE,
    DIE_BITS,
    DONE,
    FIRST_MOUSE,
    GROW,
    REVEAL,
    ROLL,
    ROOM,
    SECOND_MOUSE,
    STAR,
    WRITE,
    Sheet,
)

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
            self.phase = ROLLING_STARS
            if self.page.stars == 0:
                self.begin_round()

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
            if self.events is None or action == DONE:
                sheet.act(action)
            else:
                before = sheet.copy()
                sheet.carry_out(action)
                self.explain(seat, before)
                self.settle(seat)
                self.tell_full(seat, before)
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
                for seat in range(self.players):
                    self.sheets[seat].begin_stars(self.dice)
                    self.settle(seat)
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
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """Let the dice be rolled again."""
        self.round += 1
        self.phase = ROLLING
        self.dice = 0
        self.rolled = 0
        if self.events is not None:
            self.tell(NOBODY, 0, "event-round", ("round",), {"round": int(self.round)})

    def settle(self, seat: i64) -> None:
        """Do on a sheet what follows by itself, and tell it."""
        sheet = self.sheets[seat]
        if self.events is None:
            sheet.settle()
            return
        before = sheet.copy()
        sheet.settle()
        if before.top() == STAR and sheet.pending != before.pending:
            self.tell_star(seat, before)
            self.explain(seat, before)
        else:
            self.tell_lost(seat, before)

    # --- scoring ----------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Return the points of a seat; empty cells cost nothing before the end."""
        total = written_points(self.sheets[seat])
        if self.phase == FINISHED:
            total += points(self.sheets[seat], FOR_EMPTY)
        return total

    # What an action brings about: only told outside search, so nothing here is hurried.

    def explain(self, seat: i64, before: Sheet) -> None:
        """Tell what has changed on a sheet beside what the action itself says."""
        self.tell_cats(seat, before)
        self.tell_rooms(seat, before)
        self.tell_cheese(seat, before)
        if self.page.by_line:
            self.tell_mice_by_line(seat, before)
        else:
            self.tell_mice_by_area(seat, before)

    def tell(
        self,
        seat: i64,
        gain: i64,
        reason: str,
        pieces: tuple[str, ...],
        numbers: dict[str, int] | None = None,
        names: dict[str, str] | None = None,
    ) -> None:
        """Add an event."""
        assert self.events is not None
        self.events.append(Event(seat, gain, reason, pieces, numbers, names))

    def tell_cats(self, seat: i64, before: Sheet) -> None:
        """R24: a cat of the track has been crossed."""
        sheet = self.sheets[seat]
        if sheet.track > before.track:
            told = {"cat": int(sheet.track), "cats": len(self.page.track)}
            self.tell(seat, 1, "points-cat", (f"track-{SEATS[seat]}-{sheet.track}",), told)

    def tell_rooms(self, seat: i64, before: Sheet) -> None:
        """R8: rooms have been built; R28: maybe on bonus cells; R30: they let the area grow."""
        sheet, page = self.sheets[seat], self.page
        left = sheet.roomed & ~before.roomed
        while left != 0:
            room = room_of(sheet, first(left))
            left &= ~room
            place: i64 = 0
            while not sheet.drawn[place] & room:
                place += 1
            number, cells = place + 2, cell_ids(SEATS[seat], room)
            ability = self.abilities[place]
            at_once = ability == ANY_SYMBOL or ability == MICE  # R22, R23
            use = "gained-now" if at_once else "gained-ready"
            names = {"ability": f"ability-{ABILITIES[ability]}", "use": use}
            gain, reason = page.room_points[place], f"points-{CATEGORIES[place]}"
            self.tell(seat, gain, reason, cells, {"number": int(number)}, names)
            for cell in page.bonus:
                if room & as_set(cell):
                    here = cell_ids(SEATS[seat], as_set(cell))
                    self.tell(seat, number, "points-bonus", here, {"number": int(number)})
            if page.grows:
                grown = sheet.argument() if sheet.top() == GROW else 0
                told = {"number": int(number), "count": int(grown)}
                self.tell(seat, 0, "event-grow", cells, told)

    def tell_cheese(self, seat: i64, before: Sheet) -> None:
        """R26: a mouse has crossed the cheese of its row, its column or both."""
        mice, old_mice = self.sheets[seat].drawn[MOUSE], before.drawn[MOUSE]
        rows, columns = 0, 0
        found: list[str] = []
        for number in range(len(self.page.cheese)):
            line = self.page.cheese[number]
            if mice & line and not old_mice & line:
                found.append(f"cheese-{SEATS[seat]}-{number + 1}")
                if self.page.is_row(line):
                    rows += 1
                else:
                    columns += 1
        if found:
            told = {"rows": rows, "columns": columns}
            self.tell(seat, len(found), "points-cheese", tuple(found), told)

    def tell_mice_by_line(self, seat: i64, before: Sheet) -> None:
        """R27: mice that now have a cat in their row or column."""
        sheet, page = self.sheets[seat], self.page
        rows, columns = 0, 0
        cells: i64 = 0
        for number in range(len(page.lines)):
            line = page.lines[number]
            gain = mice_in_line(sheet, line) - mice_in_line(before, line)
            if gain != 0:
                cells |= sheet.drawn[MOUSE] & line
                if number < page.rows:
                    rows += int(gain)
                else:
                    columns += int(gain)
        if rows + columns != 0:
            told = {"rows": rows, "columns": columns}
            pieces = cell_ids(SEATS[seat], cells)
            self.tell(seat, rows + columns, "points-mouse", pieces, told)

    def tell_mice_by_area(self, seat: i64, before: Sheet) -> None:
        """R29: areas whose mice have become worth more."""
        sheet = self.sheets[seat]
        for number in range(len(self.page.areas)):
            area = self.page.areas[number]
            gain = mice_in_area(sheet, area) - mice_in_area(before, area)
            if gain != 0:
                mice = int(symbols(sheet, MOUSE, area))
                cats = int(symbols(sheet, CAT, area))
                told = {"mice": mice, "cats": cats, "worth": int(mouse_worth(cats))}
                pieces = cell_ids(SEATS[seat], (sheet.drawn[MOUSE] | sheet.drawn[CAT]) & area)
                names = {"area": f"colour-{AREA_NAMES[number]}"}
                self.tell(seat, gain, "points-area", pieces, told, names)

    def tell_star(self, seat: i64, before: Sheet) -> None:
        """R2: the last starred cell has been filled by itself."""
        names = {"symbol": f"symbol-{SYMBOLS[before.die(before.argument())]}"}
        pieces = cell_ids(SEATS[seat], before.open & ~self.sheets[seat].open)
        self.tell(seat, 0, "event-star", pieces, None, names)

    def tell_lost(self, seat: i64, before: Sheet) -> None:
        """Ruling 7, 8: what there was no cell for is lost."""
        here = (f"sheet-{SEATS[seat]}",)
        while before.pending != self.sheets[seat].pending:
            kind = before.top()
            if kind == SECOND_MOUSE:
                self.tell(seat, 0, "event-one-mouse", here)
            else:
                lost = "mouse" if kind == FIRST_MOUSE else "any"
                if kind == WRITE:
                    lost = SYMBOLS[before.argument()]
                self.tell(seat, 0, "event-lost", here, None, {"symbol": f"symbol-{lost}"})
            before.pop()

    def tell_full(self, seat: i64, before: Sheet) -> None:
        """R32, R33: a sheet is full, which ends the game with this round or lets its owner wait."""
        if self.sheets[seat].is_full() and not before.is_full():
            reason = "event-full" if self.is_last_round() else "event-full-waits"
            self.tell(seat, 0, reason, (f"sheet-{SEATS[seat]}",))

    # --- end --------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """R32: somebody's sheet is full; R33: on level 4 everybody's."""
        full: i64 = 0
        for sheet in self.sheets:
            if sheet.open == 0:
                full += 1
        return full == self.players if self.page.grows else full > 0

    def is_last_round(self) -> bool:
        """Say whether the game ends after this round, whatever is still written."""
        full: i64 = 0
        for sheet in self.sheets:
            if sheet.is_full():
                full += 1
        return full == self.players if self.page.grows else full > 0

    def finish(self) -> None:
        """R34: the game is over and empty cells cost points."""
        self.phase = FINISHED
        if self.events is None:
            return
        self.tell(NOBODY, 0, "event-end", ("round",))
        for seat in range(self.players):
            loss = points(self.sheets[seat], FOR_EMPTY)
            if loss != 0:
                pieces = cell_ids(SEATS[seat], self.sheets[seat].open)
                told = {"cells": int(count(self.sheets[seat].open))}
                self.tell(seat, loss, "points-empty", pieces, told)

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
