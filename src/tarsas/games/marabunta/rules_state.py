"""Marabunta: the position itself, how it is laid out, copied, compared and audited."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.marabunta.rules_board import (
    CAKE,
    EMPTY,
    GROUP_COUNT,
    HEXES,
    NO_TOKEN,
    NUMBER,
    REGION_COUNT,
    REGIONS,
    REVEALING,
    STARTING,
    UNROLLED,
    Board,
)

# --- state ----------------------------------------------------------------------------------


class Table(State):
    """What lies on the table: both boards, the territory, the round. Seat 0 is red, seat 1 blue."""

    def __init__(self, board: Board) -> None:
        super().__init__(2)
        self.board: Final = board
        self.hexes = vec[i64]()
        self.touched = vec[i64]()  # seat * 84 + hex: 1 if it touches an own number
        self.open_around = vec[i64]()  # available hexes around each hex
        self.open_in = vec[i64]()  # available hexes of each region
        self.reach = vec[i64]()  # seat * 6 + region: available hexes that touch an own number
        self.sums = vec[i64]()  # seat * 6 + region: sum of the numbers written
        self.circles = vec[i64]()  # seat * 6 + region
        self.empty_circles = vec[i64]()
        self.chests = vec[i64]()  # seat * 5 + group: chests crossed out
        self.own = vec[i64]()  # per seat: points, cakes crossed out, anthills left
        self.dice = vec[i64]()
        self.pending = vec[i64]()
        self.phase: i64 = STARTING
        self.round: i64 = 1
        self.splitter: i64 = 0
        self.active: i64 = 0  # who resolves a group
        self.token: i64 = NO_TOKEN
        self.tokens_seen: i64 = 0
        self.rolled: i64 = 0
        self.plain_group: i64 = 0  # the items of the group without the token
        self.group: i64 = 0  # the items of the active seat's group
        self.left: i64 = 0  # those not used yet
        self.open_cakes: i64 = 0
        self.trigger: i64 = -1  # who brought the end about
        self.ended_by: i64 = -1

    # --- set-up -----------------------------------------------------------------------------

    def set_up(self, start: i64) -> None:
        """Lay out the boards; `start` splits first, or chance decides if it is -1."""
        board = self.board
        self.hexes = vec[i64]([0] * HEXES)
        self.touched = vec[i64]([0] * (2 * HEXES))
        self.open_around = vec[i64]([0] * HEXES)
        self.open_in = vec[i64]([0] * REGION_COUNT)
        self.reach = vec[i64]([0] * (2 * REGION_COUNT))
        self.sums = vec[i64]([0] * (2 * REGION_COUNT))
        self.circles = vec[i64]([board.own_circles] * (2 * REGION_COUNT))
        self.empty_circles = vec[i64]([board.empty_circles] * REGION_COUNT)
        self.chests = vec[i64]([0] * (2 * GROUP_COUNT))
        self.own = vec[i64]([0, 0, 0, 0, board.anthills, board.anthills])
        self.dice = vec[i64]([UNROLLED] * REGION_COUNT)
        for hex_ in range(HEXES):
            self.open_in[board.region[hex_]] += 1
            if board.special[hex_] == CAKE:
                self.open_cakes += 1
            for side in range(i64(6)):
                if board.neighbours[hex_ * 6 + side] >= 0:
                    self.open_around[hex_] += 1
        if start >= 0:
            self.begin(start)

    def begin(self, seat: i64) -> None:
        """Open the first round with `seat` as the splitter."""
        self.splitter = seat
        self.phase = REVEALING

    def copy_to(self, copy: "Table") -> None:
        """Give a new table of the same board everything that lies on this one."""
        copy.hexes = self.hexes[:]
        copy.touched = self.touched[:]
        copy.open_around = self.open_around[:]
        copy.open_in = self.open_in[:]
        copy.reach = self.reach[:]
        copy.sums = self.sums[:]
        copy.circles = self.circles[:]
        copy.empty_circles = self.empty_circles[:]
        copy.chests = self.chests[:]
        copy.own = self.own[:]
        copy.dice = self.dice[:]
        copy.pending = self.pending[:]
        copy.phase = self.phase
        copy.round = self.round
        copy.splitter = self.splitter
        copy.active = self.active
        copy.token = self.token
        copy.tokens_seen = self.tokens_seen
        copy.rolled = self.rolled
        copy.plain_group = self.plain_group
        copy.group = self.group
        copy.left = self.left
        copy.open_cakes = self.open_cakes
        copy.trigger = self.trigger
        copy.ended_by = self.ended_by

    def cakes(self, seat: i64) -> i64:
        """Return how many cakes a seat has crossed out on its own board."""
        return self.own[2 + seat]

    def anthills(self, seat: i64) -> i64:
        """Return how many anthills a seat has left."""
        return self.own[4 + seat]

    def top(self) -> i64:
        """Return the pending frame that decides now, or -1 if an item is to be chosen."""
        n = len(self.pending)
        return self.pending[n - 1] if n > 0 else -1

    # --- for tests and comparison -----------------------------------------------------------

    def key(self) -> bytes:
        """Return the position as bytes; counters that follow from the hexes are left out."""
        loose = [self.phase, self.round, self.splitter, self.active, self.token, self.tokens_seen]
        loose += [self.rolled, self.plain_group, self.group, self.left, self.trigger]
        loose += [self.ended_by, *self.pending]
        packed = vec[i64](loose)
        parts = (self.hexes, self.circles, self.chests, self.own, self.dice, packed)
        return b"".join([bytes(memoryview(part)) for part in parts])

    def audit(self) -> list[str]:
        """Recount everything that is kept in counters, and the pieces of both boards."""
        wrong: list[str] = []
        board = self.board
        open_in = [0] * REGION_COUNT
        sums = [0] * (2 * REGION_COUNT)
        reach = [0] * (2 * REGION_COUNT)
        cakes = 0
        for hex_ in range(HEXES):
            near = [board.neighbours[hex_ * 6 + side] for side in range(6)]
            marks = [self.hexes[n] for n in near if n >= 0]
            if marks.count(EMPTY) != self.open_around[hex_]:
                wrong.append(f"open_around of hex {hex_}")
            owners = [(mark - NUMBER) // 4 for mark in marks if mark >= NUMBER]
            for seat in range(2):
                if (seat in owners) != (self.touched[seat * HEXES + hex_] == 1):
                    wrong.append(f"touched of hex {hex_} for {SEATS[seat]}")
            mark = self.hexes[hex_]
            region = board.region[hex_]
            if mark == EMPTY:
                open_in[region] += 1
                cakes += board.special[hex_] == CAKE
                for seat in range(2):
                    reach[seat * REGION_COUNT + region] += seat in owners
            elif mark >= NUMBER:
                sums[(mark - NUMBER) // 4 * REGION_COUNT + region] += (mark - NUMBER) % 4
        for name, kept, counted in (
            ("open_in", list(self.open_in), open_in),
            ("sums", list(self.sums), sums),
            ("reach", list(self.reach), reach),
            ("open_cakes", [self.open_cakes], [cakes]),
        ):
            if kept != counted:
                wrong.append(f"{name}: kept {kept}, counted {counted}")
        leaf = 2 * board.own_circles + board.empty_circles
        for region in range(REGION_COUNT):
            coloured = self.circles[region] + self.circles[REGION_COUNT + region]
            if coloured + self.empty_circles[region] != leaf:
                wrong.append(f"leaf of {REGIONS[region]} does not have {leaf} circles")
        for place in range(2 * GROUP_COUNT):
            if not 0 <= self.chests[place] <= board.group_size[place % GROUP_COUNT]:
                wrong.append(f"chests of group {place}")
        for seat in range(2):
            if not 0 <= self.cakes(seat) <= len(board.cake_row):
                wrong.append(f"cake row of {SEATS[seat]}")
            if not 0 <= self.anthills(seat) <= board.anthills:
                wrong.append(f"anthills of {SEATS[seat]}")
        return wrong
