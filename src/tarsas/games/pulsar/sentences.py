"""What happens in Pulsar 2849, as messages of `text/*.ftl`."""

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message, listed
from tarsas.games.pulsar import rules_tables as t
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
    tech_effect,
)
from tarsas.games.pulsar.notation import MODIFIERS, PAIRS, TRACKS, pulsar_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta

Args = dict[str, "str | int | Message"]

ACTIONS = ("fly", "take", "finish", "buy", "pay", "patent", "project", "modifier")
TOKENS = ("none", "plus-1", "minus-1", "plus-2")
# What a pending frame asks for, in the order of their kinds.
TASKS = (
    *("modifier", "action", "length", "step", "run", "station", "claim", "discovery", "take"),
    *("size", "pair", "finish", "place", "isolated", "teleport", "slot", "pay-tile", "symbol"),
    *("own-end", "other-end", "late-tile", "tech", "project", "kind", "paying", "counter"),
    *("buy", "wild", "gyrodyne-goal", "bonus"),
)


# --- what happened --------------------------------------------------------------------------


def sentence(state: State, seat: int, action: int) -> Message:
    """Return what an action does, told of the position before it."""
    assert isinstance(state, Pulsar)
    if seat == CHANCE:
        return chance_sentence(state, action)
    name, args = told(state, seat, action)
    return Message(f"did-{name}", {"who": Message(SEATS[seat]), **args})


def label(state: State, seat: int, action: int) -> Message:
    """Return an action in a few words."""
    assert isinstance(state, Pulsar)
    name, args = told(state, seat, action)
    return Message(f"label-{name}", args)


def told(state: Pulsar, seat: int, action: int) -> tuple[str, Args]:
    """Return the name of what an action does, and its arguments."""
    if action >= t.SLOT:
        return purchase_sentence(state, seat, action)
    if action >= t.CONFIRM:
        return place_sentence(state, action)
    if action >= t.MODIFIER:
        return flight_sentence(state, seat, action)
    return menu_sentence(state, action)


def menu_sentence(state: Pulsar, action: int) -> tuple[str, Args]:
    """Tell set-up, draft and turn menu."""
    if action == t.LATE_LINK:
        return "late-link", {}
    if action > t.PLACE:
        return "place", {"size": size_name(action - t.PLACE)}
    if action > t.COPY:
        return "copy", {"value": action - t.COPY}
    if action >= t.USE_RED:
        return "red", {"value": action - t.USE_RED}
    if action == t.END_TURN:
        return "end-turn", {}
    if action > t.USE_SILVER:
        return "silver", {"value": action - t.USE_SILVER}
    if action >= t.DRAFT_COUNTER:
        counter = action - t.DRAFT_COUNTER
        return "counter", {"track": Message(f"track-{TRACKS[counter // 2]}")}
    if action >= t.DRAFT_DIE:
        value = action - t.DRAFT_DIE + 1
        move = int(delta(state, value))
        if move == 0:
            return "draft", {"value": value}
        name = "draft-left" if move < 0 else "draft-right"
        return name, {"value": value, "n": abs(move)}
    if action >= t.CHOOSE_SIDE:
        side = int(state.owns(state.active, t.HQ)) * 2 + action - t.CHOOSE_SIDE
        return "side", {"side": state.printed.side_names[side]}
    return "entry", {"place": state.printed.names[action - t.CHOOSE_ENTRY]}


def flight_sentence(state: Pulsar, seat: int, action: int) -> tuple[str, Args]:
    """Tell the die in hand and the flight."""
    if action == t.RUN:
        return "no-run", {}
    if action > t.RUN:
        position, colour = divmod(action - t.RUN - 1, 3)
        colour_name = Message(f"colour-{t.GATE_COLOURS[colour]}")
        return "run", {"project": t.POSITIONS[position], "colour": colour_name}
    if action >= t.STEP:
        return "step", {"place": state.printed.names[action - t.STEP]}
    if action > t.LENGTH:
        return "length", {"n": action - t.LENGTH}
    if action >= t.ACTION:
        return f"action-{ACTIONS[action - t.ACTION]}", {}
    return f"token-{TOKENS[action - t.MODIFIER]}", {}


def place_sentence(state: Pulsar, action: int) -> tuple[str, Args]:
    """Tell what happens on the map, and answers of yes and no."""
    wanted = int(state.top_frame())
    kind, a = wanted & 255, (wanted >> 8) & 255
    if action >= t.TELEPORT:
        return "teleport", {"place": state.printed.names[action - t.TELEPORT]}
    if action >= t.ISOLATED:
        if action == t.ISOLATED:
            return "no-isolated", {}
        return "isolated", {"place": f"i{action - t.ISOLATED}"}
    if action >= t.PULSAR:
        place = pulsar_name(state, action - t.PULSAR)
        if TASKS[kind] == "place":
            return "build", {"size": size_name(a), "place": place}
        return "finish", {
            "size": size_name(int(state.pulsar_size(action - t.PULSAR))),
            "place": place,
        }
    if action >= t.PAIR:
        one, other = PAIRS[action - t.PAIR]
        return "pair", {"one": size_name(one + 1), "other": size_name(other + 1)}
    if action > t.SIZE:
        return "size", {"size": size_name(action - t.SIZE)}
    if action >= t.DISCOVERY:
        return discovery_sentence(state, a, action - t.DISCOVERY)
    return confirm_sentence(state, wanted, action > t.CONFIRM)


def discovery_sentence(state: Pulsar, node: int, choice: int) -> tuple[str, Args]:
    """Tell the choice of a discovery bonus."""
    if choice == 2:
        return "explore", {}
    tile = int(state.system_tile(state.printed.index[node]))
    if state.printed.one_icon and state.printed.icons[tile * 2 + 1] >= 0:
        icon = int(state.printed.icons[tile * 2 + choice])
        return "discovery", {"bonus": gains_in(gain_parts(state.printed, icon))}
    return "discovery", {"bonus": bonus_of(state.printed, tile)}


def confirm_sentence(state: Pulsar, wanted: int, yes: bool) -> tuple[str, Args]:
    """Tell an answer of yes or no."""
    kind, a = wanted & 255, (wanted >> 8) & 255
    prefix = "" if yes else "no-"
    if kind == t.ASK_CLAIM:
        return f"{prefix}claim", {"place": pulsar_name(state, a)}
    if kind == t.ASK_STATION:
        return f"{prefix}station", {"place": state.printed.names[a]}
    if kind == t.ASK_PAYING:
        return f"{prefix}paying", {"tile": tile_name(state, a)}
    if kind == t.ASK_BUY:
        return f"{prefix}buy", {"tech": state.printed.tech_names[state.techs[a]]}
    return f"{prefix}bonus", {"goal": state.printed.goal_names[state.goals[a]]}


def purchase_sentence(state: Pulsar, seat: int, action: int) -> tuple[str, Args]:
    """Tell transmitters, technologies, projects and final goals."""
    printed = state.printed
    if action >= t.END_GOAL:
        wild = TASKS[state.top_frame() & 255] == "wild"
        goal = printed.goal_names[state.goals[action - t.END_GOAL]]
        return "wild-goal" if wild else "gyrodyne-goal", {"goal": goal}
    if action >= t.MOD_KIND:
        return "modifier", {"token": Message(f"modifier-{MODIFIERS[action - t.MOD_KIND]}")}
    if action >= t.PROJECT:
        side = int(state.owns(seat, t.SIDE))
        return "project", {"project": explain_project(printed, side, action - t.PROJECT)}
    if action >= t.TECH:
        tech = int(state.techs[action - t.TECH])
        effect = tech_effect(printed, tech)
        return "patent", {"tech": printed.tech_names[tech], "effect": effect}
    if action >= t.OTHER_END:
        tile, end = divmod(action - t.OTHER_END, 2)
        return "join", {"tile": tile_name(state, tile), "end": Message(f"end-{t.ENDS[end]}")}
    if action >= t.OWN_END:
        if action == t.OWN_END:
            return "no-link", {}
        return "own-end", {"end": Message(f"end-{t.ENDS[action - t.OWN_END - 1]}")}
    if action >= t.SYMBOL:
        return "symbol", {"n": action - t.SYMBOL + 1}
    if action >= t.OWN_TILE:
        return "tile", {"tile": tile_name(state, action - t.OWN_TILE)}
    design = int(state.display[action - t.SLOT]) - 1
    return "slot", {"tile": explain_transmitter(printed, design)}


def chance_sentence(state: Pulsar, action: int) -> Message:
    """Return what chance brought."""
    printed = state.printed
    if action >= t.EXPLORE:
        gain = explain_exploration(printed, action - t.EXPLORE)
        return Message("chance-explore", {"gain": gain})
    if action >= t.DEAL:
        return Message("chance-deal", {"tile": explain_transmitter(printed, action - t.DEAL)})
    if action >= t.SYSTEM:
        node = (int(state.top_frame()) >> 8) & 255
        tile = explain_system(printed, action - t.SYSTEM)
        return Message("chance-system", {"place": printed.names[node], "tile": tile})
    if action > t.DIE:
        return Message("chance-die", {"value": action - t.DIE})
    if action >= t.HEADQUARTERS:
        return Message("chance-headquarters", {"board": t.LETTERS[action - t.HEADQUARTERS]})
    if action >= t.BOARD:
        board = f"{t.LETTERS[action - t.BOARD]}{t.CATEGORIES[state.step]}"
        return Message("chance-board", {"board": board})
    if action >= t.GOAL:
        return Message("chance-goal", {"goal": explain_goal(printed, action - t.GOAL)})
    return Message("chance-order", {"who": Message(SEATS[action - t.ORDER])})


# --- whose turn -----------------------------------------------------------------------------

CHANCE_PROMPTS = {
    int(t.DEALING): "deal",
    int(t.GOALS): "goals",
    int(t.BOARDS): "boards",
    int(t.ORDERING): "order",
    int(t.SETTLING): "headquarters",
}


def prompt(state: State) -> Message:
    """Return who does what now, in one line."""
    assert isinstance(state, Pulsar)
    actor = state.actor()
    if actor == OVER:
        return Message("prompt-over", {"who": Message(SEATS[list(state.result()).index(1)])})
    kind = int(state.top_frame()) & 255 if len(state.pending) else -1
    if actor == CHANCE:
        pending = {int(t.DRAW_SYSTEM): "system", int(t.DRAW_EXPLORATION): "explore"}.get(kind)
        return Message(f"prompt-{pending or CHANCE_PROMPTS.get(int(state.phase), 'roll')}")
    who = Message(SEATS[actor])
    if kind < 0:
        name = {int(t.ACTING): "menu", int(t.DRAFTING): "draft", int(t.ENTERING): "entry"}
        return Message("prompt", {"who": who, "task": task(name.get(int(state.phase), "side"))})
    return Message("prompt", {"who": who, "task": pending_task(state, kind)})


def task(name: str, **args: str | int | Message) -> Message:
    """Return a task."""
    return Message(f"task-{name}", args)


def pending_task(state: Pulsar, kind: int) -> Message:
    """Return what the frame on top asks for."""
    wanted = int(state.top_frame())
    a = (wanted >> 8) & 255
    name = TASKS[kind]
    if name in ("modifier", "action", "length"):
        return task(name, value=int(state.die))
    if name == "step":
        left = int(state.length) - len(state.path) + 1
        return task(name, place=state.printed.names[state.path[len(state.path) - 1]], n=left)
    if name == "claim":
        return task(name, place=pulsar_name(state, a))
    if name == "station":
        return task(name, place=state.printed.names[a])
    if name == "place":
        return task(name, size=size_name(a))
    if kind == t.ASK_DISCOVERY:
        tile = int(state.system_tile(state.printed.index[a]))
        return task(name, bonus=bonus_of(state.printed, tile))
    if name == "bonus":
        return task(name, goal=state.printed.goal_names[state.goals[a]])
    if name == "buy":
        return task(name, tech=state.printed.tech_names[state.techs[a]])
    if name == "paying":
        return task(name, tile=tile_name(state, a))
    if name == "counter":
        move = int(delta(state, a))
        return task("counter-left" if move < 0 else "counter-right", n=abs(move))
    return task(name)


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Pulsar)
    lines = [Message("view-round", {"round": int(state.round)})]
    if len(state.rockets) > 0 and len(state.tracks) > 0:
        lines.append(Message("view-order", {"order": seats_in(state, list(state.rockets))}))
        lines += [track_line(state, track) for track in range(2)]
    lines += dice_lines(state)
    lines.append(display_line(state))
    lines += [explain_goal(state.printed, int(goal)) for goal in state.goals]
    lines += technology_lines(state)
    for seat in range(state.players):
        lines += player_lines(state, seat)
    lines += map_lines(state)
    return [*lines, prompt(state)]


def seats_in(state: Pulsar, seats: list[int]) -> Message:
    """Return seats as a list."""
    return listed([Message(SEATS[seat]) for seat in seats])


def track_line(state: Pulsar, track: int) -> Message:
    """Return the counters of a track, the best first."""
    rockets = int(state.rocket_count())
    found = [int(counter) for counter in state.tracks[track * rockets : (track + 1) * rockets]]
    counters = [
        Message("view-counter", {"who": Message(SEATS[counter & 7]), "space": counter >> 3})
        for counter in found
    ]
    name = Message(f"track-{TRACKS[track]}")
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
    shown = listed(tiles) if tiles else Message("gain-nothing")
    return Message("view-display", {"tiles": shown})


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
                    "who": seats_in(state, holders) if holders else "–",
                },
            )
        )
    return lines


def player_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's points, supplies, transmitters and projects."""
    me = seat * t.OWN
    dice = [str(v) for v in range(1, 7) for _ in range(state.silver(seat, v))]
    unplaced = [
        Message(
            "view-tiles", {"size": size_name(size), "n": int(state.own[me + t.UNPLACED + size])}
        )
        for size in (1, 2, 3)
        if state.own[me + t.UNPLACED + size]
    ]
    ship = int(state.own[me + t.SHIP])
    line = Message(
        "view-player",
        {
            "who": Message(SEATS[seat]),
            "points": int(state.score(seat)),
            "cubes": int(state.own[me + t.CUBES]),
            "pm": int(state.own[me + t.PM1]),
            "plus": int(state.own[me + t.PLUS2]),
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


def size_name(size: int) -> Message:
    """Return the name of a size of gyrodyne."""
    return Message(f"size-{t.SIZES[size - 1]}")


def tile_name(state: Pulsar, number: int) -> str:
    """Return the name of the active seat's nth transmitter."""
    tile = state.own_tile(state.active, number)
    return f"{number + 1} ({state.printed.tile_names[state.tile_design(tile)]})"
