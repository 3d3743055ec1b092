"""Pulsar 2849 in words, where the table of actions does not say it: `to g21`, `patent AI-3`."""

from tarsas.core.pending import kind_of
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.actions import PAIRS
from tarsas.games.pulsar.rules import Pulsar

QUESTIONS = {
    t.ASK_CLAIM: "claim",
    t.ASK_STATION: "settle",
    t.ASK_PAYING: "pay",
    t.ASK_BUY: "buy",
    t.ASK_BONUS: "bonus",
}


def word_place(state: Pulsar, seat: int, node: int) -> str:
    """Return the name of a location."""
    return state.printed.names[node]


def word_pulsar(state: Pulsar, seat: int, pulsar: int) -> str:
    """Return the name of a pulsar's location."""
    return pulsar_name(state, pulsar)


def pulsar_name(state: Pulsar, pulsar: int) -> str:
    """Return the name of a pulsar's location."""
    return state.printed.names[state.printed.pulsar_node[pulsar]]


def word_tech(state: Pulsar, seat: int, slot: int) -> str:
    """Return the name of a technology in play."""
    return state.printed.tech_names[state.techs[slot]]


def word_chosen(state: Pulsar, seat: int, index: int) -> str:
    """Return the name of a goal in play."""
    return state.printed.goal_names[state.goals[index]]


def word_board(state: Pulsar, seat: int, letter: int) -> str:
    """Return the name of the technology board that is drawn now."""
    return f"{t.LETTERS[letter]}{t.CATEGORIES[state.step]}"


def word_system(state: Pulsar, seat: int, tile: int) -> str:
    """Return the name of a system's tile."""
    return state.printed.system_names[tile]


def word_design(state: Pulsar, seat: int, design: int) -> str:
    """Return the name of a design of transmitter."""
    return state.printed.tile_names[design]


def word_face(state: Pulsar, seat: int, face: int) -> str:
    """Return the name of an exploration tile's face."""
    return state.printed.exploration_names[face]


def words_move(state: Pulsar, seat: int, track: int, counter: int) -> str:
    """Return the counter that moves; only two players have two on a track."""
    which = f" {('front', 'rear')[counter]}" if state.players == 2 else ""
    return f"move {t.TRACKS[track]}{which}"


def words_pair(state: Pulsar, seat: int, pair: int) -> str:
    """Return two sizes: `small large`."""
    return " ".join(t.SIZES[size - 1] for size in PAIRS[pair])


def words_yes(state: Pulsar, seat: int) -> str:
    """Return what is agreed to: `claim`."""
    return question(state)


def words_no(state: Pulsar, seat: int) -> str:
    """Return what is declined: `no claim`."""
    return f"no {question(state)}"


def question(state: Pulsar) -> str:
    """Return what is asked, in a word."""
    return QUESTIONS[kind_of(state.top_frame())]
