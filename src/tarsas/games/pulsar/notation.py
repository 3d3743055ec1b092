"""Pulsar 2849 in words: `take 4`, `silver 4`, `fly`, `to g21`, `patent AI-3`."""

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_tables import (
    ACTION,
    ASK_BONUS,
    ASK_BUY,
    ASK_CLAIM,
    ASK_STATION,
    BOARD,
    CATEGORIES,
    CHOOSE_SIDE,
    CONFIRM,
    COPY,
    DEAL,
    DIE,
    DISCOVERY,
    DRAFT_COUNTER,
    DRAFT_DIE,
    END_GOAL,
    END_TURN,
    ENDS,
    EXPLORE,
    GATE_COLOURS,
    GOAL,
    HEADQUARTERS,
    ISOLATED,
    LATE_LINK,
    LENGTH,
    LETTERS,
    MENU,
    MOD_KIND,
    MODIFIER,
    ORDER,
    OTHER_END,
    OWN_END,
    OWN_TILE,
    PAIR,
    PLACE,
    POSITIONS,
    PROJECT,
    PULSAR,
    RUN,
    SIZE,
    SIZES,
    SLOT,
    STEP,
    SYMBOL,
    SYSTEM,
    TECH,
    TELEPORT,
    USE_RED,
    USE_SILVER,
)

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
    int(ASK_CLAIM): "claim",
    int(ASK_STATION): "settle",
    int(ASK_BONUS): "bonus",
    int(ASK_BUY): "buy",
}


def words(state: State, seat: int, action: int) -> str:
    """Return the words of a legal action."""
    assert isinstance(state, Pulsar)
    if action >= ORDER:
        return chance_words(state, action)
    if action >= SLOT:
        return purchase_words(state, action)
    if action >= CONFIRM:
        return place_words(state, action)
    if action >= MODIFIER:
        return flight_words(state, action)
    return menu_words(state, action)


def menu_words(state: Pulsar, action: int) -> str:
    """Return the words of set-up, draft and turn menu."""
    if action == LATE_LINK:
        return "late link"
    if action > PLACE:
        return f"place {SIZES[action - PLACE - 1]}"
    if action > COPY:
        return f"copy {action - COPY}"
    if action >= USE_RED:
        return f"red {action - USE_RED}"
    if action == END_TURN:
        return "end turn"
    if action >= MENU:
        return f"silver {action - USE_SILVER}"
    if action >= DRAFT_COUNTER:
        return f"move {counter_name(state, action - DRAFT_COUNTER)}"
    if action >= DRAFT_DIE:
        return f"take {action - DRAFT_DIE + 1}"
    if action >= CHOOSE_SIDE:
        return f"side {action - CHOOSE_SIDE + 1}"
    return f"entry {state.printed.names[action]}"


def counter_name(state: Pulsar, counter: int) -> str:
    """Return a counter's name; only two players have two on a track."""
    track = TRACKS[counter // 2]
    return f"{track} {('front', 'rear')[counter % 2]}" if state.players == 2 else track


def flight_words(state: Pulsar, action: int) -> str:
    """Return the words of spending a die and of flying."""
    if action == RUN:
        return "no run"
    if action > RUN:
        position, colour = divmod(action - RUN - 1, 3)
        return f"run {POSITIONS[position]} {GATE_COLOURS[colour]}"
    if action >= STEP:
        return f"to {state.printed.names[action - STEP]}"
    if action > LENGTH:
        return f"length {action - LENGTH}"
    if action >= ACTION:
        return ACTION_WORDS[action - ACTION]
    return MODIFIER_WORDS[action - MODIFIER]


def place_words(state: Pulsar, action: int) -> str:
    """Return the words of what happens on the map."""
    if action >= TELEPORT:
        return f"teleport {state.printed.names[action - TELEPORT]}"
    if action >= ISOLATED:
        return "decline" if action == ISOLATED else f"claim i{action - ISOLATED}"
    if action >= PULSAR:
        return f"pulsar {pulsar_name(state, action - PULSAR)}"
    if action >= PAIR:
        return " ".join(SIZES[size] for size in PAIRS[action - PAIR])
    if action > SIZE:
        return SIZES[action - SIZE - 1]
    if action >= DISCOVERY:
        return ("bonus", "second bonus", "explore")[action - DISCOVERY]
    question = QUESTIONS.get(int(state.top_frame() & 255), "pay")
    return question if action > CONFIRM else f"no {question}"


def pulsar_name(state: Pulsar, pulsar: int) -> str:
    """Return the name of a pulsar's location."""
    return state.printed.names[state.printed.pulsar_node[pulsar]]


def purchase_words(state: Pulsar, action: int) -> str:
    """Return the words of transmitters, technologies, projects and final goals."""
    if action >= END_GOAL:
        return f"goal {state.printed.goal_names[state.goals[action - END_GOAL]]}"
    if action >= MOD_KIND:
        return f"gain {MODIFIERS[action - MOD_KIND]}"
    if action >= PROJECT:
        return f"project {POSITIONS[action - PROJECT]}"
    if action >= TECH:
        return f"patent {state.printed.tech_names[state.techs[action - TECH]]}"
    if action >= OTHER_END:
        tile, end = divmod(action - OTHER_END, 2)
        return f"join {tile + 1} {ENDS[end]}"
    if action >= OWN_END:
        return "no link" if action == OWN_END else f"{ENDS[action - OWN_END - 1]} end"
    if action >= SYMBOL:
        return f"symbol {action - SYMBOL + 1}"
    if action >= OWN_TILE:
        return f"tile {action - OWN_TILE + 1}"
    return f"slot {action - SLOT + 1}"


def chance_words(state: Pulsar, action: int) -> str:
    """Return the words of a chance event."""
    printed = state.printed
    if action >= EXPLORE:
        return f"explore {printed.exploration_names[action - EXPLORE]}"
    if action >= DEAL:
        return f"deal {printed.tile_names[action - DEAL]}"
    if action >= SYSTEM:
        return f"system {printed.system_names[action - SYSTEM]}"
    if action > DIE:
        return f"die {action - DIE}"
    if action >= HEADQUARTERS:
        return f"headquarters {LETTERS[action - HEADQUARTERS]}"
    if action >= BOARD:
        return f"board {LETTERS[action - BOARD]}{CATEGORIES[state.step]}"
    if action >= GOAL:
        return f"goal {printed.goal_names[action - GOAL]}"
    return f"order {SEATS[action - ORDER]}"
