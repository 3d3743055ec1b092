"""Pulsar 2849: sizes, and the numbers of actions, frames, effects and fields of the position.

Numbers in comments (R5.3, ruling A9) refer to docs/rules/pulsar.md.
"""

from typing import Final

from mypy_extensions import i64

# --- sizes ----------------------------------------------------------------------------------

ROUNDS: Final[i64] = 8
SPACES: Final[i64] = 15
START_SPACE: Final[i64] = 8
NODES: Final[i64] = 87  # at most, on either side of the map
SYSTEMS: Final[i64] = 16
SYSTEM_TILES: Final[i64] = 17
PULSARS: Final[i64] = 16
SHIP_PULSARS: Final[i64] = 13  # p1-p13; the other three are isolated
TECHS: Final[i64] = 17
PROJECTS: Final[i64] = 8
LONGEST_FLIGHT: Final[i64] = 10
DESIGNS: Final[i64] = 18  # of transmitters
MOST_TILES: Final[i64] = 24
EXPLORATIONS: Final[i64] = 5  # faces of exploration tiles

GATE_COLOURS: Final[tuple[str, ...]] = ("green", "orange", "pink")
SIZES: Final[tuple[str, ...]] = ("small", "medium", "large")
POSITIONS: Final[tuple[str, ...]] = ("1L", "1M", "1R", "2L", "2R", "3L", "3R", "T")
LETTERS: Final[tuple[str, ...]] = ("A", "B", "C", "D")
CATEGORIES: Final[tuple[str, ...]] = ("I", "II", "III")
ENDS: Final[tuple[str, ...]] = ("left", "right")
TRACKS: Final[tuple[str, ...]] = ("initiative", "engineering")
# Sides a and b of a tile stand together.
GOAL_NAMES: Final[tuple[str, ...]] = (
    *("G1a", "G1b", "G2a", "G2b", "G3a", "G3b"),
    *("G4a", "G4b", "G5a", "G5b", "G6a", "G6b"),
)

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

ENDINGS: Final[tuple[str, ...]] = ("rounds",)

# --- kinds of pending frames, with their arguments ------------------------------------------

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
DO_GOALS: Final[i64] = 41  # mask of goals that count as met
DO_REST: Final[i64] = 42

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
TELEPORTS: Final[tuple[str, ...]] = ("", "system", "pulsar", "any")

# Kinds of technologies.
TECH_KINDS: Final[tuple[str, ...]] = ("instant", "ongoing", "production", "endgame")
INSTANT: Final[i64] = 0
ONGOING: Final[i64] = 1
PRODUCTION: Final[i64] = 2
ENDGAME: Final[i64] = 3

TRIGGERS: Final[tuple[str, ...]] = (
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
COUNTS: Final[tuple[str, ...]] = (
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

# --- the position ---------------------------------------------------------------------------

# What a seat owns: seat * OWN + one of these.
OWN: Final[i64] = 26
VP: Final[i64] = 0
CUBES: Final[i64] = 1
PM1: Final[i64] = 2
PLUS2: Final[i64] = 3
UNPLACED: Final[i64] = 3  # + the size, 1 to 3
CLAIMED: Final[i64] = 7
SHIP: Final[i64] = 8
SILVER: Final[i64] = 9  # unspent dice: two bits for each value
HQ: Final[i64] = 10  # the board dealt, -1 for none
SIDE: Final[i64] = 11  # board * 2 + side, -1 before it is chosen
DONE: Final[i64] = 12  # mask of projects
RUNS_USED: Final[i64] = 13  # mask of projects
PATENTS: Final[i64] = 14  # mask of technologies
AWARDS: Final[i64] = 15  # mask: size * 2 - 2 for the first award of a size, + 1 for the second
EXTRA: Final[i64] = 16  # kept exploration tiles that count as stations
STATIONS: Final[i64] = 17
BUILDING: Final[i64] = 17  # + the size: gyrodynes under construction on pulsars
SPINNING: Final[i64] = 20  # + the size
ONLINE: Final[i64] = 24
BOUGHT: Final[i64] = 25  # transmitters owned

# A pulsar: owner + 1, then the size of its gyrodyne, then whether it spins.
PULSAR_OWNER: Final[i64] = 7
PULSAR_SIZE: Final[i64] = 3
PULSAR_SPINS: Final[i64] = 5  # bit

# A system: its tile + 1, then three bits for whoever has a station on each planet.
SYSTEM_TILE: Final[i64] = 31
SYSTEM_PLANETS: Final[i64] = 5

# A transmitter: design, owner, covered symbols, online, and what is joined to each end:
# 0 for nothing, else 1 + 2 * the other's number among the owner's + its end.
TILE_DESIGN: Final[i64] = 31
TILE_OWNER: Final[i64] = 5
TILE_COVERED: Final[i64] = 7
TILE_ONLINE: Final[i64] = 10
TILE_JOINED: Final[i64] = 11  # + 6 for the right end


def action_asked(kind: i64) -> i64:
    """Return the kind of action whose target a frame asks for, -1 for none."""
    if kind == ASK_LENGTH:
        return FLY
    if kind == ASK_TAKE:
        return TAKE_GYRODYNE
    if kind == ASK_FINISH:
        return FINISH_GYRODYNE
    if kind == ASK_SLOT:
        return BUY_TRANSMITTER
    if kind == ASK_PAY_TILE:
        return PAY_TRANSMITTER
    if kind == ASK_TECH:
        return PATENT
    if kind == ASK_PROJECT:
        return HQ_PROJECT
    return BUY_MODIFIER if kind == ASK_KIND else -1
