"""Hunters and Gatherers in words: `tile n05`, `place -1,2 turned 90`, `hunter m0`, `hut k1`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.hunters.rules import (
    FIGURE,
    LEAVE,
    NO_FIGURE,
    PLACE,
    TAKE_BACK,
    TILE,
    Hunters,
    place_name,
)
from tarsas.games.hunters.rules_land import NODES

ROLES = ("hunter", "gatherer", "fisher", "hut")  # by kind of area


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Hunters)
    if action >= PLACE:
        place, turn = divmod(action - PLACE, 4)
        turned = f" turned {90 * turn}" if turn else ""
        return f"place {place_name(place)}{turned}"
    if action == LEAVE:
        return "leave all"
    if action >= TAKE_BACK:
        spot = state.members[state.own_member(action - TAKE_BACK)]
        return f"take back {figure_name(state, spot)} {place_name(state.land.place(spot // NODES))}"
    if action == NO_FIGURE:
        return "none"
    if action >= FIGURE:
        return figure_name(state, state.land.last() * NODES + action - FIGURE)
    if action >= TILE:
        return f"tile {state.land.box.names[action - TILE]}"
    return f"start {SEATS[action]}"


def figure_name(state: Hunters, spot: int) -> str:
    """Return the role of a figure on a spot, with its zone as components.toml names it."""
    return f"{ROLES[state.land.kind(spot)]} {zone_name(state, spot)}"


def zone_name(state: Hunters, spot: int) -> str:
    """Return the zone of a spot."""
    tile = state.land.tile(spot // NODES)
    return state.land.box.node_names[tile * NODES + spot % NODES]
