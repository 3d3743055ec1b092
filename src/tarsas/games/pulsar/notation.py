"""Pulsar 2849 in words: `take 4`, `silver 4`, `fly`, `to g21`, `patent AI-3`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar

ACTION_WORDS = (
    "fly",
    "take gyrodyne",
    "finish gyrodyne",
    "buy transmitter",
    "pay transmitter",
    "patent",
    "project",
    "buy modifier",
)
MODIFIER_WORDS = ("no token", "plus 1", "minus 1", "plus 2")
PAIRS = ((0, 1), (0, 2), (1, 2))
MODIFIERS = ("pm1", "plus2")
TRACKS = ("initiative", "engineering")
QUESTIONS = {
    int(t.ASK_CLAIM): "claim",
    int(t.ASK_STATION): "settle",
    int(t.ASK_BONUS): "bonus",
    int(t.ASK_BUY): "buy",
}


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Pulsar)
    if action >= t.ORDER:
        return chance_words(state, action)
    if action >= t.SLOT:
        return purchase_words(state, action)
    if action >= t.CONFIRM:
        return place_words(state, action)
    if action >= t.MODIFIER:
        return flight_words(state, action)
    return menu_words(state, action)


def menu_words(state: Pulsar, action: int) -> str:
    """Return the words of set-up, draft and turn menu."""
    if action == t.LATE_LINK:
        return "late link"
    if action > t.PLACE:
        return f"place {t.SIZES[action - t.PLACE - 1]}"
    if action > t.COPY:
        return f"copy {action - t.COPY}"
    if action >= t.USE_RED:
        return f"red {action - t.USE_RED}"
    if action == t.END_TURN:
        return "end turn"
    if action >= t.MENU:
        return f"silver {action - t.USE_SILVER}"
    if action >= t.DRAFT_COUNTER:
        return f"move {counter_name(state, action - t.DRAFT_COUNTER)}"
    if action >= t.DRAFT_DIE:
        return f"take {action - t.DRAFT_DIE + 1}"
    if action >= t.CHOOSE_SIDE:
        return f"side {action - t.CHOOSE_SIDE + 1}"
    return f"entry {state.printed.names[action]}"


def counter_name(state: Pulsar, counter: int) -> str:
    """Return a counter's name; only two players have two on a track."""
    track = TRACKS[counter // 2]
    return f"{track} {('front', 'rear')[counter % 2]}" if state.players == 2 else track


def flight_words(state: Pulsar, action: int) -> str:
    """Return the words of spending a die and of flying."""
    if action == t.RUN:
        return "no run"
    if action > t.RUN:
        position, colour = divmod(action - t.RUN - 1, 3)
        return f"run {t.POSITIONS[position]} {t.GATE_COLOURS[colour]}"
    if action >= t.STEP:
        return f"to {state.printed.names[action - t.STEP]}"
    if action > t.LENGTH:
        return f"length {action - t.LENGTH}"
    if action >= t.ACTION:
        return ACTION_WORDS[action - t.ACTION]
    return MODIFIER_WORDS[action - t.MODIFIER]


def place_words(state: Pulsar, action: int) -> str:
    """Return the words of what happens on the map."""
    if action >= t.TELEPORT:
        return f"teleport {state.printed.names[action - t.TELEPORT]}"
    if action >= t.ISOLATED:
        return "decline" if action == t.ISOLATED else f"claim i{action - t.ISOLATED}"
    if action >= t.PULSAR:
        return f"pulsar {pulsar_name(state, action - t.PULSAR)}"
    if action >= t.PAIR:
        return " ".join(t.SIZES[size] for size in PAIRS[action - t.PAIR])
    if action > t.SIZE:
        return t.SIZES[action - t.SIZE - 1]
    if action >= t.DISCOVERY:
        return ("bonus", "second bonus", "explore")[action - t.DISCOVERY]
    question = QUESTIONS.get(int(state.top_frame() & 255), "pay")
    return question if action > t.CONFIRM else f"no {question}"


def pulsar_name(state: Pulsar, pulsar: int) -> str:
    """Return the name of a pulsar's location."""
    return state.printed.names[state.printed.pulsar_node[pulsar]]


def purchase_words(state: Pulsar, action: int) -> str:
    """Return the words of transmitters, technologies, projects and final goals."""
    if action >= t.END_GOAL:
        return f"goal {state.printed.goal_names[state.goals[action - t.END_GOAL]]}"
    if action >= t.MOD_KIND:
        return f"gain {MODIFIERS[action - t.MOD_KIND]}"
    if action >= t.PROJECT:
        return f"project {t.POSITIONS[action - t.PROJECT]}"
    if action >= t.TECH:
        return f"patent {state.printed.tech_names[state.techs[action - t.TECH]]}"
    if action >= t.OTHER_END:
        tile, end = divmod(action - t.OTHER_END, 2)
        return f"join {tile + 1} {t.ENDS[end]}"
    if action >= t.OWN_END:
        return "no link" if action == t.OWN_END else f"{t.ENDS[action - t.OWN_END - 1]} end"
    if action >= t.SYMBOL:
        return f"symbol {action - t.SYMBOL + 1}"
    if action >= t.OWN_TILE:
        return f"tile {action - t.OWN_TILE + 1}"
    return f"slot {action - t.SLOT + 1}"


def chance_words(state: Pulsar, action: int) -> str:
    """Return the words of a chance event."""
    printed = state.printed
    if action >= t.EXPLORE:
        return f"explore {printed.exploration_names[action - t.EXPLORE]}"
    if action >= t.DEAL:
        return f"deal {printed.tile_names[action - t.DEAL]}"
    if action >= t.SYSTEM:
        return f"system {printed.system_names[action - t.SYSTEM]}"
    if action > t.DIE:
        return f"die {action - t.DIE}"
    if action >= t.HEADQUARTERS:
        return f"headquarters {t.LETTERS[action - t.HEADQUARTERS]}"
    if action >= t.BOARD:
        return f"board {t.LETTERS[action - t.BOARD]}{t.CATEGORIES[state.step]}"
    if action >= t.GOAL:
        return f"goal {printed.goal_names[action - t.GOAL]}"
    return f"order {SEATS[action - t.ORDER]}"
