"""Pulsar 2849: action numbers, kinds of frames and effects, and everything that is printed.

Numbers in comments (R5.3, ruling A9) refer to docs/rules/pulsar.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- sizes ----------------------------------------------------------------------------------

ROUNDS: Final[i64] = 8
SPACES: Final[i64] = 15
START_SPACE: Final[i64] = 8
SYSTEMS: Final[i64] = 16
PULSARS: Final[i64] = 16
SHIP_PULSARS: Final[i64] = 13  # p1-p13; the other three are isolated
TECHS: Final[i64] = 17
PROJECTS: Final[i64] = 8
LONGEST_FLIGHT: Final[i64] = 10
MOST_TILES: Final[i64] = 24

GATE_COLOURS: Final = ("green", "orange", "pink")
SIZES: Final = ("small", "medium", "large")
POSITIONS: Final = ("1L", "1M", "1R", "2L", "2R", "3L", "3R", "T")
LETTERS: Final = ("A", "B", "C", "D")
CATEGORIES: Final = ("I", "II", "III")
ENDS: Final = ("left", "right")

# --- actions (R4.4) -------------------------------------------------------------------------

CHOOSE_ENTRY: Final[i64] = 0
CHOOSE_SIDE: Final[i64] = 4
DRAFT_DIE: Final[i64] = 6
DRAFT_COUNTER: Final[i64] = 12
MENU: Final[i64] = 16
END_TURN: Final[i64] = 16
USE_SILVER: Final[i64] = 16  # + the value, 1 to 6
USE_RED: Final[i64] = 23  # + the value, 0 to 6
COPY: Final[i64] = 29  # + the value, 1 to 6
PLACE: Final[i64] = 35  # + the size, 1 to 3
LATE_LINK: Final[i64] = 39
MODIFIER: Final[i64] = 40
ACTION: Final[i64] = 44
LENGTH: Final[i64] = 51  # + the length, 1 to 10
STEP: Final[i64] = 62
RUN: Final[i64] = 149
CONFIRM: Final[i64] = 174
DISCOVERY: Final[i64] = 176
SIZE: Final[i64] = 178  # + the size, 1 to 3
PAIR: Final[i64] = 182
PULSAR: Final[i64] = 185
ISOLATED: Final[i64] = 201
TELEPORT: Final[i64] = 205
SLOT: Final[i64] = 292
OWN_TILE: Final[i64] = 295
SYMBOL: Final[i64] = 319
OWN_END: Final[i64] = 322
OTHER_END: Final[i64] = 325
TECH: Final[i64] = 373
PROJECT: Final[i64] = 390
MOD_KIND: Final[i64] = 398
END_GOAL: Final[i64] = 400
# Chance events.
ORDER: Final[i64] = 403
GOAL: Final[i64] = 407
BOARD: Final[i64] = 419
HEADQUARTERS: Final[i64] = 423
DIE: Final[i64] = 426  # + the value, 1 to 6
SYSTEM: Final[i64] = 433
DEAL: Final[i64] = 450
EXPLORE: Final[i64] = 468
ACTIONS: Final[i64] = 473

# What a die can pay for, in the order of the ACTION ids.
FLY: Final[i64] = 0
TAKE_GYRODYNE: Final[i64] = 1
FINISH_GYRODYNE: Final[i64] = 2
BUY_TRANSMITTER: Final[i64] = 3
PAY_TRANSMITTER: Final[i64] = 4
PATENT: Final[i64] = 5
HQ_PROJECT: Final[i64] = 6
BUY_MODIFIER: Final[i64] = 7

# --- phases ---------------------------------------------------------------------------------

DEALING: Final[i64] = 0
GOALS: Final[i64] = 1
BOARDS: Final[i64] = 2
ORDERING: Final[i64] = 3
ENTERING: Final[i64] = 4
SETTLING: Final[i64] = 5  # headquarters boards are dealt
SIDING: Final[i64] = 6
ROLLING: Final[i64] = 7
DRAFTING: Final[i64] = 8
ACTING: Final[i64] = 9
PRODUCING: Final[i64] = 10
ENDING: Final[i64] = 11
FINISHED: Final[i64] = 12

ENDINGS: Final = ("rounds",)

# --- pending frames: kind, then up to three arguments of 8 bits each ------------------------

# Decisions of the active seat.
ASK_MODIFIER: Final[i64] = 0
ASK_ACTION: Final[i64] = 1
ASK_LENGTH: Final[i64] = 2
ASK_STEP: Final[i64] = 3
ASK_RUN: Final[i64] = 4
ASK_STATION: Final[i64] = 5  # node, 1 if the ship ended there, 1 if by a flight
ASK_CLAIM: Final[i64] = 6  # pulsar, 1 if by a flight
ASK_DISCOVERY: Final[i64] = 7  # node
ASK_TAKE: Final[i64] = 8
ASK_SIZE: Final[i64] = 9  # mask of sizes
ASK_PAIR: Final[i64] = 10
ASK_FINISH: Final[i64] = 11
ASK_PLACE: Final[i64] = 12  # size
ASK_ISOLATED: Final[i64] = 13
ASK_TELEPORT: Final[i64] = 14  # class
ASK_SLOT: Final[i64] = 15
ASK_PAY_TILE: Final[i64] = 16
ASK_SYMBOL: Final[i64] = 17  # tile
ASK_OWN_END: Final[i64] = 18  # tile, 1 if it is a late link
ASK_OTHER_END: Final[i64] = 19  # tile, its end
ASK_LATE_TILE: Final[i64] = 20
ASK_TECH: Final[i64] = 21
ASK_PROJECT: Final[i64] = 22
ASK_KIND: Final[i64] = 23
ASK_PAYING: Final[i64] = 24  # tile
ASK_COUNTER: Final[i64] = 25  # value of the drafted die
ASK_BUY: Final[i64] = 26  # technology whose points may be bought at the end
ASK_WILD: Final[i64] = 27
ASK_GYRODYNE_GOAL: Final[i64] = 28
ASK_BONUS: Final[i64] = 29  # index of the goal, which bonus
LAST_ASKED: Final[i64] = 29
# Chance.
DRAW_SYSTEM: Final[i64] = 30  # node
DRAW_EXPLORATION: Final[i64] = 31  # how many
LAST_DRAWN: Final[i64] = 31
# What resolves by itself.
DO_VISIT: Final[i64] = 32  # index in the path
DO_LAND: Final[i64] = 33  # node, 1 if by a flight
DO_GAIN: Final[i64] = 34  # gain, 1 if its red die may be declined
DO_DOUBLE: Final[i64] = 35  # gain
DO_LINKED: Final[i64] = 36  # tile whose link is decided
DO_ONLINE: Final[i64] = 37  # tile
DO_PRODUCE: Final[i64] = 38  # place in the play order
DO_ROUND_END: Final[i64] = 39
DO_FINAL: Final[i64] = 40  # place in the play order
DO_GOALS: Final[i64] = 41  # place in the play order, mask of goals that count as met
DO_REST: Final[i64] = 42  # place in the play order

# --- kinds of things ------------------------------------------------------------------------

# Kinds of locations.
ENTRY: Final[i64] = 0
SYSTEM_NODE: Final[i64] = 1
PULSAR_NODE: Final[i64] = 2
ISOLATED_NODE: Final[i64] = 3
GATE: Final[i64] = 4

# Classes of teleport targets.
TO_SYSTEM: Final[i64] = 1
TO_PULSAR: Final[i64] = 2
TO_ANY: Final[i64] = 3
TELEPORTS: Final = ("", "system", "pulsar", "any")

# Fields of a gain.
GAIN_FIELDS: Final[i64] = 13
G_VP: Final[i64] = 0
G_CUBES: Final[i64] = 1
G_PM1: Final[i64] = 2
G_PLUS2: Final[i64] = 3
G_SIZES: Final[i64] = 4
G_TWO: Final[i64] = 5
G_ISOLATED: Final[i64] = 6
G_TELEPORT: Final[i64] = 7
G_EXPLORE: Final[i64] = 8
G_RED: Final[i64] = 9
G_SILVER: Final[i64] = 10  # with a red value: a doubler
G_PAY: Final[i64] = 11
G_STATION: Final[i64] = 12

# Fields of a technology.
TECH_FIELDS: Final[i64] = 22
T_ROW: Final[i64] = 0
T_COST: Final[i64] = 1
T_LOCK: Final[i64] = 2
T_KIND: Final[i64] = 3
T_ON: Final[i64] = 4
T_COLOUR: Final[i64] = 5
T_SHIFT: Final[i64] = 6
T_VP: Final[i64] = 7
T_CUBES: Final[i64] = 8
T_NEW: Final[i64] = 9
T_COPY: Final[i64] = 10
T_MOST: Final[i64] = 11
T_GAIN: Final[i64] = 12
T_WILD: Final[i64] = 13
T_STATIONS: Final[i64] = 14
T_FACTOR: Final[i64] = 15
T_CUBE_VP: Final[i64] = 16
T_IDLE: Final[i64] = 17
T_BUY: Final[i64] = 18
T_BUY_VP: Final[i64] = 19
T_TERM: Final[i64] = 20
T_SECOND_TERM: Final[i64] = 21

KINDS: Final = ("instant", "ongoing", "production", "endgame")
INSTANT: Final[i64] = 0
ONGOING: Final[i64] = 1
PRODUCTION: Final[i64] = 2
ENDGAME: Final[i64] = 3

TRIGGERS: Final = (
    "",
    "fly",
    "take",
    "finish",
    "transmitter_die",
    "patent",
    "project",
    "red_die",
    "ship_claim",
    "claim",
    "discovery",
    "place",
    "station",
    "copy",
    "online",
    "modifier",
)
ON_FLY: Final[i64] = 1
ON_TAKE: Final[i64] = 2
ON_FINISH: Final[i64] = 3
ON_TRANSMITTER_DIE: Final[i64] = 4
ON_PATENT: Final[i64] = 5
ON_PROJECT: Final[i64] = 6
ON_RED_DIE: Final[i64] = 7
ON_SHIP_CLAIM: Final[i64] = 8
ON_CLAIM: Final[i64] = 9
ON_DISCOVERY: Final[i64] = 10
ON_PLACE: Final[i64] = 11
ON_STATION: Final[i64] = 12
ON_COPY: Final[i64] = 13
ON_ONLINE: Final[i64] = 14
ON_MODIFIER: Final[i64] = 15

# What can be counted, for points and for goals.
COUNTS: Final = (
    "station",
    "spinning",
    "building",
    "placed",
    "spinning_size",
    "same_size",
    "idle_pulsar",
    "online",
    "link",
    "award",
    "patent",
    "project",
    "run",
    "engineering_place",
    "gate_colour",
    "goal",
)
C_STATION: Final[i64] = 0
C_SPINNING: Final[i64] = 1
C_BUILDING: Final[i64] = 2
C_PLACED: Final[i64] = 3
C_SPINNING_SIZE: Final[i64] = 4
C_SAME_SIZE: Final[i64] = 5
C_IDLE_PULSAR: Final[i64] = 6
C_ONLINE: Final[i64] = 7
C_LINK: Final[i64] = 8
C_AWARD: Final[i64] = 9
C_PATENT: Final[i64] = 10
C_PROJECT: Final[i64] = 11
C_RUN: Final[i64] = 12
C_PLACE: Final[i64] = 13
C_GATE_COLOUR: Final[i64] = 14
C_GOAL: Final[i64] = 15

# Fields of a term: points for each thing counted, or a table by their number.
TERM_FIELDS: Final[i64] = 5
TERM_COUNT: Final[i64] = 0
TERM_VP: Final[i64] = 1
TERM_OF: Final[i64] = 2
TERM_TABLE: Final[i64] = 3
TERM_LENGTH: Final[i64] = 4

# Fields of a transmitter.
TILE_FIELDS: Final[i64] = 12
X_COSTS: Final[i64] = 0  # three symbols, 0 where there is none
X_SYMBOLS: Final[i64] = 3
X_GAIN: Final[i64] = 4
X_VP: Final[i64] = 5
X_CUBES: Final[i64] = 6
X_PAY: Final[i64] = 7
X_PAYS: Final[i64] = 8
X_LINKS: Final[i64] = 9  # left and right, -1 where there is none
X_LETTER: Final[i64] = 11

# Fields of a project.
PROJECT_FIELDS: Final[i64] = 4
P_COST: Final[i64] = 0
P_GAIN: Final[i64] = 1
P_RUN: Final[i64] = 2  # mask of colours
P_RUN_VP: Final[i64] = 3

# Fields of a goal.
GOAL_FIELDS: Final[i64] = 9
O_COUNT: Final[i64] = 0
O_LEAST: Final[i64] = 1
O_VP: Final[i64] = 2
O_COST: Final[i64] = 3  # of both bonuses, -1 where there is none
O_BONUS: Final[i64] = 5
O_GYRODYNE: Final[i64] = 7
O_HEADQUARTERS: Final[i64] = 8


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a pending decision or step into one number."""
    return kind | (a << 8) | (b << 16) | (c << 24)


class Printed:
    """What is printed, and the readings chosen: shared by all positions of a game.

    `components.py` fills it from components.toml and the options.
    """

    def __init__(self) -> None:
        # The map: names are for people; flights from a node by length stand as a mask of the
        # sets of gate colours that they can visit.
        self.names: list[str] = []
        self.places: list[tuple[float, float]] = []
        self.kind = vec[i64]()
        self.colour = vec[i64]()  # of a gate, else -1
        self.first_route = vec[i64]()  # where the routes of a node begin in `route_to`
        self.route_to = vec[i64]()
        self.route_width = vec[i64]()
        self.dead_end = vec[i64]()
        self.flights = vec[i64]()  # node * 11 + length
        self.system_node = vec[i64]()
        self.pulsar_node = vec[i64]()
        self.index = vec[i64]()  # of a system or pulsar among its kind
        # Tiles and boards.
        self.gains = vec[i64]()
        self.system_names: list[str] = []
        self.planets = vec[i64]()  # tile * 4 + planet: 0 none, 1 lifeless, 2 blue
        self.icons = vec[i64]()  # tile * 2: gains of the discovery bonus, -1 for none
        self.exploration_names: list[str] = []
        self.exploration_gain = vec[i64]()
        self.exploration_copies = vec[i64]()
        self.take = vec[i64]()  # by size, from 1
        self.finish = vec[i64]()
        self.yields = vec[i64]()
        self.supply = vec[i64]()
        self.awards = vec[i64]()
        self.buys_pm1: i64 = 0  # masks of die values
        self.buys_plus2: i64 = 0
        self.tile_names: list[str] = []
        self.tiles = vec[i64]()
        self.copies = vec[i64]()
        self.tech_names: list[str] = []  # in order of boards AI, BI, ... DIII and slots
        self.techs = vec[i64]()
        self.terms = vec[i64]()
        self.tables = vec[i64]()
        self.board_start = vec[i64]()  # category * 4 + letter: its first technology
        self.row_bonus = vec[i64]()  # (category * 4 + letter) * 3 + row of the board, -1 median
        self.side_names: list[str] = []
        self.projects = vec[i64]()
        self.needs = vec[i64]()  # by position: mask of projects that open it (R9.1, ruling A8)
        self.goal_names: list[str] = []
        self.goals = vec[i64]()
        # Numbers.
        self.start_points = vec[i64]()
        self.engineering = vec[i64]()  # by place: cubes, points
        self.final_order = vec[i64]()
        self.station_table = vec[i64]()
        self.station_more: i64 = 0
        self.penalties = vec[i64]()
        self.copy_cost: i64 = 0
        self.rings: i64 = 0
        self.preset = vec[i64]()  # dice set in the first round (R1.4)
        # Readings and options.
        self.start: i64 = -1
        self.letters = vec[i64]()  # of the three boards, -1 where chance decides
        self.fixed_goals: i64 = 0  # mask, 0 if chance decides
        self.goals_drawn: i64 = 0  # mask of the goals that chance may draw
        self.headquarters: bool = True
        self.clamp_left: bool = False  # ruling A1
        self.late_link: bool = True  # ruling A7
        self.one_icon: bool = False  # ruling A9
        self.ahead_wins: bool = False  # ruling A10
        self.optional_station: bool = False  # ruling A12
        self.stepwise: bool = False  # ruling A14
        self.lenient: bool = False  # ruling A20
        self.endless_gyrodynes: bool = False  # ruling A24
        self.tokens: i64 = 30  # ruling A38
        self.immediate_links: bool = False  # ruling A41
        self.top_visible: bool = False  # ruling A44
        self.auto_endgame: bool = True  # ruling A47
