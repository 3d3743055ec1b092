"""Pieces of Pulsar 2849 in sentences: locations, technologies, projects, transmitters and goals.

A page shows such a piece by its picture, everybody else says its name.
"""

from tarsas.core.options import SEATS
from tarsas.core.text import Message, piece
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar

NAMED = ("at", "tech", "goal")


def place_of(state: Pulsar, node: int) -> Message:
    """Return a location."""
    return named(f"at-{state.printed.names[node]}")


def pulsar_of(state: Pulsar, pulsar: int) -> Message:
    """Return the location of a pulsar."""
    return place_of(state, int(state.printed.pulsar_node[pulsar]))


def tech_of(state: Pulsar, slot: int) -> Message:
    """Return a technology in play."""
    return named(f"tech-{state.printed.tech_names[state.techs[slot]]}")


def goal_of(state: Pulsar, index: int) -> Message:
    """Return a goal in play."""
    return named(f"goal-{state.printed.goal_names[state.goals[index]]}")


def project_of(seat: int, position: int) -> Message:
    """Return a project of a seat's headquarters."""
    return named(f"project-{SEATS[seat]}-{t.POSITIONS[position]}")


def tile_of(seat: int, number: int) -> Message:
    """Return a seat's transmitter by its number, counted from 0."""
    return named(f"tile-{SEATS[seat]}-{number + 1}")


SOURCES = {
    "systems": "from-discovery",
    "exploration": "from-exploration",
    "transmitters": "from-transmitter",
    "headquarters": "from-project",
}
"""Where a gain stands in components.toml, and how a sentence calls that."""


def named(name: str) -> Message:
    """Return a name that an event carries: a piece of the picture, a gain's entry, or a text."""
    kind, _, rest = name.partition("-")
    if kind in NAMED:
        return piece(name, Message(f"{kind}-name", {"name": rest}))
    if kind in ("tile", "project"):
        return piece(name, Message(f"{kind}-name", {"name": rest.partition("-")[2]}))
    if kind == "board":
        return Message("board-name", {"name": rest})
    entry, _, rest = name.partition(".")
    if entry == "technology":
        return Message("from-tech", {"tech": named(f"tech-{rest}")})
    return Message(SOURCES.get(entry, name))
