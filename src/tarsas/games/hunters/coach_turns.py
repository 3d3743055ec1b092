"""What of a game of Hunters and Gatherers is still to come, as its coach counts it."""

from mypy_extensions import i64

from tarsas.games.hunters.rules import (
    CALLING,
    DRAWING,
    DRAWING_BONUS,
    PEOPLING,
    PLACING,
    Hunters,
)
from tarsas.games.hunters.rules_land import FOREST, GOLD, NODES


def share_left(state: Hunters) -> float:
    """Return how much of the game is still to come, from 1 to 0."""
    return float(len(state.bag)) / float(state.land.box.first_bonus - 1)


def turns_left(state: Hunters, seat: i64, phase: i64, active: i64) -> i64:
    """Return how many land tiles a seat has yet to lay, in a phase of the active one's turn."""
    first = active if phase <= DRAWING else (active + 1) % state.players
    offset = (seat - first + state.players) % state.players
    tiles: i64 = len(state.bag)
    turns = (tiles - offset + state.players - 1) // state.players if tiles > offset else i64(0)
    if phase == PLACING and active == seat and state.drawn < state.land.box.first_bonus:
        turns += 1
    return turns


def has_bonus(state: Hunters, seat: i64) -> bool:
    """Say whether a seat has a bonus tile to lay, or is about to have one."""
    if state.active != seat:
        return False
    in_hand = state.phase == PLACING and state.drawn >= state.land.box.first_bonus
    return in_hand or state.phase == DRAWING_BONUS or closes_gold(state)


def closes_gold(state: Hunters) -> bool:
    """Say whether the tile just laid earns a bonus tile."""
    land = state.land
    if state.phase != PEOPLING and state.phase != CALLING:
        return False
    if state.drawn >= land.box.first_bonus or len(state.pile) == 0:
        return False
    first = land.first_node[land.last()]
    for local in range(land.box.node_count[state.drawn]):
        if land.box.node_kind[state.drawn * NODES + local] == FOREST:
            area = land.find(first + local)
            if land.open_ends[area] == 0 and land.count(area, GOLD) > 0:
                return True
    return False
