"""What happens in Pulsar 2849, as messages of `text/*.ftl`."""

from collections.abc import Iterable

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, kind_of
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Args, Message, listed
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.actions import PAIRS
from tarsas.games.pulsar.explain import (
    bonus_of,
    explain_exploration,
    explain_goal,
    explain_project,
    explain_system,
    explain_tech,
    explain_transmitter,
    gain_parts,
    gains_in,
    size_name,
    tech_effect,
)
from tarsas.games.pulsar.notation import pulsar_name, question, word_chosen, word_tech
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta

# What a pending frame asks for, in the order of their kinds.
TASKS = (
    *("modifier", "action", "length", "step", "run", "station", "claim", "discovery", "take"),
    *("size", "pair", "finish", "place", "isolated", "teleport", "slot", "pay-tile", "symbol"),
    *("own-end", "other-end", "late-tile", "tech", "project", "kind", "paying", "counter"),
    *("buy", "wild", "gyrodyne-goal", "bonus"),
)


# --- what happened --------------------------------------------------------------------------


def said_side(state: Pulsar, seat: int, side: int) -> str:
    """Return the name of a side of the headquarters that a seat was dealt."""
    return state.printed.side_names[state.owns(seat, t.HQ) * 2 + side]


def told_take(state: Pulsar, seat: int, value: int) -> tuple[str, Args]:
    """Return a die, and how far it moves a counter."""
    move = int(delta(state, value))
    if move == 0:
        return "take", {"value": value}
    return "take-left" if move < 0 else "take-right", {"value": value, "n": abs(move)}


def said_bonus(state: Pulsar, seat: int, icon: int) -> Message:
    """Return the discovery bonus: all of it, or one of two icons (ruling A9)."""
    printed = state.printed
    tile = int(state.system_tile(printed.index[first_of(state.top_frame())]))
    if printed.one_icon and printed.icons[tile * 2 + 1] >= 0:
        return gains_in(gain_parts(printed, printed.icons[tile * 2 + icon]))
    return bonus_of(printed, tile)


def told_yes(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what is agreed to."""
    return question(state), asked(state)


def told_no(state: Pulsar, seat: int) -> tuple[str, Args]:
    """Return what is declined."""
    return f"no-{question(state)}", asked(state)


def asked(state: Pulsar) -> Args:
    """Return what the question on top is about."""
    wanted = state.top_frame()
    kind, thing = kind_of(wanted), int(first_of(wanted))
    if kind == t.ASK_CLAIM:
        return {"place": pulsar_name(state, thing)}
    if kind == t.ASK_STATION:
        return {"place": state.printed.names[thing]}
    if kind == t.ASK_PAYING:
        return {"tile": tile_name(state, thing)}
    if kind == t.ASK_BUY:
        return {"tech": word_tech(state, state.active, thing)}
    return {"goal": word_chosen(state, state.active, thing)}


def told_pair(state: Pulsar, seat: int, pair: int) -> tuple[str, Args]:
    """Return two sizes of gyrodynes."""
    one, other = PAIRS[pair]
    return "pair", {"one": size_name(one), "other": size_name(other)}


def told_pulsar(state: Pulsar, seat: int, pulsar: int) -> tuple[str, Args]:
    """Return the gyrodyne that is placed or finished on a pulsar."""
    wanted = state.top_frame()
    builds = kind_of(wanted) == t.ASK_PLACE
    size = size_name(first_of(wanted) if builds else state.pulsar_size(pulsar))
    return "build" if builds else "finish", {"size": size, "place": pulsar_name(state, pulsar)}


def said_slot(state: Pulsar, seat: int, slot: int) -> Message:
    """Return the transmitter on display in a slot."""
    return explain_transmitter(state.printed, state.display[slot] - 1)


def said_tile(state: Pulsar, seat: int, number: int) -> str:
    """Return an own transmitter."""
    return tile_name(state, number)


def told_tech(state: Pulsar, seat: int, slot: int) -> tuple[str, Args]:
    """Return a technology and what it does."""
    effect = tech_effect(state.printed, state.techs[slot])
    return "tech", {"tech": word_tech(state, seat, slot), "effect": effect}


def told_complete(state: Pulsar, seat: int, position: int) -> tuple[str, Args]:
    """Return a project and what it does."""
    project = explain_project(state.printed, state.owns(seat, t.SIDE), position)
    return "complete", {"project": project}


def told_end_goal(state: Pulsar, seat: int, index: int) -> tuple[str, Args]:
    """Return which goal counts as met, or which of two gyrodyne goals is scored."""
    wild = kind_of(state.top_frame()) == t.ASK_WILD
    goal = word_chosen(state, seat, index)
    return "wild-goal" if wild else "gyrodyne-goal", {"goal": goal}


def said_goal(state: Pulsar, seat: int, goal: int) -> Message:
    """Return a goal that is drawn."""
    return explain_goal(state.printed, goal)


def chance_system(state: Pulsar, seat: int, tile: int) -> Message:
    """Return the tile of a system that is revealed."""
    place = state.printed.names[first_of(state.top_frame())]
    found = explain_system(state.printed, tile)
    return Message("chance-system", {"place": place, "tile": found})


def said_design(state: Pulsar, seat: int, design: int) -> Message:
    """Return a transmitter that is dealt."""
    return explain_transmitter(state.printed, design)


def said_face(state: Pulsar, seat: int, face: int) -> Message:
    """Return what an exploration tile gives."""
    return explain_exploration(state.printed, face)


# --- whose turn -----------------------------------------------------------------------------

CHANCE_PROMPTS = {
    t.DEALING: "deal",
    t.GOALS: "goals",
    t.BOARDS: "boards",
    t.ORDERING: "order",
    t.SETTLING: "headquarters",
}
DRAWN = {t.DRAW_SYSTEM: "system", t.DRAW_EXPLORATION: "explore"}
MENUS = {t.ACTING: "menu", t.DRAFTING: "draft", t.ENTERING: "entry", t.SIDING: "side"}


def prompt(state: State) -> Message:
    """Return who does what now, in one line."""
    assert isinstance(state, Pulsar)
    actor = state.actor()
    if actor == OVER:
        return Message("prompt-over", {"who": Message(SEATS[list(state.result()).index(1)])})
    pending = len(state.pending) > 0
    if actor == CHANCE:
        drawn = DRAWN[kind_of(state.top_frame())] if pending else None
        return Message(f"prompt-{drawn or CHANCE_PROMPTS.get(state.phase, 'roll')}")
    task = pending_task(state) if pending else Message(f"task-{MENUS[state.phase]}")
    return Message("prompt", {"who": Message(SEATS[actor]), "task": task})


def pending_task(state: Pulsar) -> Message:
    """Return what the frame on top asks for."""
    wanted = state.top_frame()
    kind, first = kind_of(wanted), int(first_of(wanted))
    name, args = TASKS[kind], Args()
    if kind in (t.ASK_MODIFIER, t.ASK_ACTION, t.ASK_LENGTH):
        args = {"value": int(state.die)}
    elif kind == t.ASK_STEP:
        left = int(state.length) - len(state.path) + 1
        args = {"place": state.printed.names[state.path[len(state.path) - 1]], "n": left}
    elif kind in (t.ASK_CLAIM, t.ASK_STATION, t.ASK_PAYING, t.ASK_BUY, t.ASK_BONUS):
        args = asked(state)
    elif kind == t.ASK_PLACE:
        args = {"size": size_name(first)}
    elif kind == t.ASK_DISCOVERY:
        args = {"bonus": bonus_of(state.printed, state.system_tile(state.printed.index[first]))}
    elif kind == t.ASK_COUNTER:
        move = int(delta(state, first))
        name, args = "counter-left" if move < 0 else "counter-right", {"n": abs(move)}
    return Message(f"task-{name}", args)


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Pulsar)
    lines = [Message("view-round", {"round": int(state.round)})]
    if len(state.rockets) > 0 and len(state.tracks) > 0:
        lines.append(Message("view-order", {"order": seats_in(state.rockets)}))
        lines += [track_line(state, track) for track in range(2)]
    lines += dice_lines(state)
    lines.append(display_line(state))
    lines += [explain_goal(state.printed, int(goal)) for goal in state.goals]
    lines += technology_lines(state)
    for seat in range(state.players):
        lines += player_lines(state, seat)
    lines += map_lines(state)
    return [*lines, prompt(state)]


def seats_in(seats: Iterable[int]) -> Message:
    """Return seats as a list."""
    return listed(Message(SEATS[seat]) for seat in seats)


def track_line(state: Pulsar, track: int) -> Message:
    """Return the counters of a track, the best first."""
    rockets = int(state.rocket_count())
    found = [int(counter) for counter in state.tracks[track * rockets : (track + 1) * rockets]]
    counters = [
        Message("view-counter", {"who": Message(SEATS[counter & 7]), "space": counter >> 3})
        for counter in found
    ]
    name = Message(f"track-{t.TRACKS[track]}")
    return Message("view-track", {"track": name, "counters": listed(counters)})


def dice_lines(state: Pulsar) -> list[Message]:
    """Return the dice on the board and the median marker."""
    dice = [str(value) for value in range(1, 7) for _ in range(state.boxes[value])]
    lines = [Message("view-dice", {"dice": ", ".join(dice) or "–"})]
    if state.median:
        half = int(state.median)
        place = str(half // 2) if half % 2 == 0 else f"{half // 2}–{half // 2 + 1}"
        lines.append(Message("view-median", {"place": place}))
    return lines


def display_line(state: Pulsar) -> Message:
    """Return the transmitters on offer."""
    tiles = [explain_transmitter(state.printed, int(tile) - 1) for tile in state.display if tile]
    return Message("view-display", {"tiles": gains_in(tiles)})


def technology_lines(state: Pulsar) -> list[Message]:
    """Return the technologies of the open rows with their holders."""
    lines = []
    for slot in range(t.TECHS):
        tech = int(state.techs[slot])
        if tech < 0:
            continue
        bit = 1 << slot
        holders = [s for s in range(state.players) if state.owns(s, t.PATENTS) & bit]
        lines.append(
            Message(
                "view-tech",
                {
                    "tech": explain_tech(state.printed, tech),
                    "who": seats_in(holders) if holders else "–",
                },
            )
        )
    return lines


def player_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's points, supplies, transmitters and projects."""
    dice = [str(v) for v in range(1, 7) for _ in range(state.silver(seat, v))]
    unplaced = [
        Message("view-tiles", {"size": size_name(size), "n": int(count)})
        for size in (1, 2, 3)
        if (count := state.owns(seat, t.UNPLACED + size))
    ]
    ship = int(state.owns(seat, t.SHIP))
    line = Message(
        "view-player",
        {
            "who": Message(SEATS[seat]),
            "points": int(state.score(seat)),
            "cubes": int(state.owns(seat, t.CUBES)),
            "pm": int(state.owns(seat, t.PM1)),
            "plus": int(state.owns(seat, t.PLUS2)),
            "dice": ", ".join(dice) or "–",
            "ship": state.printed.names[ship] if ship >= 0 else "–",
            "stations": int(state.count(seat, t.C_STATION)),
            "spinning": int(state.count(seat, t.C_SPINNING)),
            "building": int(state.count(seat, t.C_BUILDING)),
            "online": int(state.count(seat, t.C_ONLINE)),
            "unplaced": listed(unplaced) if unplaced else "–",
        },
    )
    return [line, *tile_lines(state, seat), *project_lines(state, seat)]


def tile_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's transmitters."""
    lines = []
    for tile in range(len(state.tiles)):
        if state.tile_owner(tile) == seat:
            name = state.printed.tile_names[state.tile_design(tile)]
            how = Message("tile-online" if state.is_online(tile) else "tile-offline")
            args: Args = {"who": Message(SEATS[seat]), "tile": name, "how": how}
            lines.append(Message("view-tile", {**args, "n": int(state.tile_number(tile)) + 1}))
    return lines


def project_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's completed projects."""
    side = int(state.owns(seat, t.SIDE))
    if side < 0:
        return []
    done = [p for i, p in enumerate(t.POSITIONS) if state.owns(seat, t.DONE) & (1 << i)]
    args: Args = {"who": Message(SEATS[seat]), "side": state.printed.side_names[side]}
    return [Message("view-projects", {**args, "done": ", ".join(done) or "–"})]


def map_lines(state: Pulsar) -> list[Message]:
    """Return the systems that are seen and the pulsars that are claimed."""
    lines = []
    for system in range(t.SYSTEMS):
        tile = int(state.system_tile(system))
        if tile < 0:
            continue
        place = state.printed.names[state.printed.system_node[system]]
        people = [int(state.settler(system, planet)) for planet in range(4)]
        who = [Message(SEATS[seat]) for seat in people if seat >= 0]
        args: Args = {"place": place, "tile": explain_system(state.printed, tile)}
        lines.append(Message("view-system", {**args, "who": listed(who) if who else "–"}))
    for pulsar in range(t.PULSARS):
        owner = int(state.pulsar_owner(pulsar))
        if owner < 0:
            continue
        size = int(state.pulsar_size(pulsar))
        how: str | Message = "–"
        if size:
            name = "view-spinning" if state.spins(pulsar) else "view-building"
            how = Message(name, {"size": size_name(size)})
        who_ = Message(SEATS[owner])
        place = pulsar_name(state, pulsar)
        lines.append(Message("view-pulsar", {"place": place, "who": who_, "how": how}))
    return lines


# --- names ----------------------------------------------------------------------------------


def tile_name(state: Pulsar, number: int) -> str:
    """Return the name of the active seat's nth transmitter."""
    tile = state.own_tile(state.active, number)
    return f"{number + 1} ({state.printed.tile_names[state.tile_design(tile)]})"
