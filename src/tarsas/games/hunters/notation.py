"""Hunters and Gatherers in words, where the table of actions does not say it: `hunter m0`."""

from tarsas.games.hunters.rules import Hunters, place_name
from tarsas.games.hunters.rules_land import NODES

ROLES = ("hunter", "gatherer", "fisher", "hut")  # by kind of area


def word_tile(state: Hunters, seat: int, tile: int) -> str:
    """Return a tile's name."""
    return state.land.box.names[tile]


def words_figure(state: Hunters, seat: int, node: int) -> str:
    """Return who is put where on the tile just laid: `hut k1`."""
    return figure_name(state, laid_spot(state, node))


def word_figure(state: Hunters, seat: int, nth: int) -> str:
    """Return one of the own members on the map, and where it is."""
    spot = state.members[state.own_member(nth)]
    return f"{figure_name(state, spot)} {place_name(state.land.place(spot // NODES))}"


def words_place(state: Hunters, seat: int, place: int, turn: int) -> str:
    """Return where the tile goes: `place -1,2 turned 90`."""
    turned = f" turned {90 * turn}" if turn else ""
    return f"place {place_name(place)}{turned}"


def laid_spot(state: Hunters, node: int) -> int:
    """Return a node of the tile just laid as a spot of the land."""
    return int(state.land.last() * NODES) + node


def figure_name(state: Hunters, spot: int) -> str:
    """Return the role of a figure on a spot, with its zone as components.toml names it."""
    return f"{ROLES[state.land.kind(spot)]} {zone_name(state, spot)}"


def zone_name(state: Hunters, spot: int) -> str:
    """Return the zone of a spot."""
    tile = state.land.tile(spot // NODES)
    return state.land.box.node_names[tile * NODES + spot % NODES]
