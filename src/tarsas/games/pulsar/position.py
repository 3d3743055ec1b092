"""A position of Pulsar 2849 in words, complete enough to be played by ear."""

from collections.abc import Iterable

from tarsas.core.options import SEATS
from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, listed
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.actions import KINDS
from tarsas.games.pulsar.explain import (
    PLANETS,
    explain_exploration,
    explain_goal,
    explain_project,
    explain_row,
    explain_system,
    explain_tech,
    explain_transmitter,
    size_name,
)
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.tasks import task

NOTHING = "–"
ANY_STEP = tuple(kind.name for kind in KINDS)
ROUNDS = ("event-round", "event-last-round")
ORDERS = ("order", "event-order-3", "event-order-4")
MEDIANS = ("event-median", "event-median-between", "event-gather")
REDS = ("event-red", "event-offer", "event-link", "event-doubler", "event-link-lapsed")

TOLD_BY = {
    "view-round": ROUNDS,
    "view-turn": ("take", "move", "end_turn"),
    "view-order": ORDERS,
    "view-track": ("order", "take", "move"),
    "view-dice": ("die", "take", "move", "event-preset", "event-gather"),
    "view-median": MEDIANS,
    "view-die": ANY_STEP,
    "view-red": ("red", "copy", "end_turn", *REDS),
    "view-flight": ANY_STEP,
    "view-gates": ANY_STEP,
    "view-slot": ("deal", "slot", "event-unbought", "event-top"),
    "view-deck": ("deal",),
    "view-top": ("deal", "event-top"),
    "view-goal": ("goal", "event-goal"),
    "view-board": ("board", "event-board"),
    "view-tech": ("board", "event-board"),
    "view-tech.who": ("tech",),
    "view-tech.how": ("tech", *ROUNDS),
    "view-supply.left": ("size", "pair", "event-gyrodyne"),
    "view-supply.award": ("points-award",),
    "view-pile": ("explore", "event-reshuffled"),
    "view-player.points": (
        *("points-start", "points-gain", "points-tech", "points-tech-count", "points-tech-counts"),
        *("points-tech-new", "points-tech-paid", "points-award", "points-run", "points-penalty"),
        *("points-transmitter", "points-transmitter-paid", "points-engineering"),
        *("points-gyrodyne", "points-goal", "points-goal-wild", "points-goal-tech"),
        *("points-goal-bonus", "points-pulsars", "points-unfinished", "points-cubes"),
        *("points-order", "points-stations"),
    ),
    "view-player.cubes": (
        *("copy", "event-cubes", "event-pay", "event-tech-cubes", "event-engineering"),
        *("event-transmitter-cubes", "points-transmitter-paid", "points-tech-paid"),
        "points-goal-bonus",
    ),
    "view-player.pm": ("points-start", "plus_1", "minus_1", "gain", "event-pm1"),
    "view-player.plus": ("plus_2", "gain", "event-plus2"),
    "view-player.dice": ("take", "move", "silver", "end_turn", "event-doubler"),
    "view-player.ship": ("entry", "to", "run", "no_run", "teleport", "event-arrives"),
    "view-player.stations": ("event-station",),
    "view-player.extra": ("event-extra",),
    "view-player.pulsars": ("yes", "isolated"),
    "view-player.spinning": ("pulsar",),
    "view-player.building": ("pulsar",),
    "view-player.unplaced": ("size", "pair", "pulsar", "event-gyrodyne"),
    "view-player.online": ("event-online",),
    "view-awards": ("points-award",),
    "view-tile": ("slot",),
    "view-tile.covered": ("slot", "tile", "symbol", "event-online"),
    "view-tile.how": ("event-online",),
    "view-tile.left": ("join",),
    "view-tile.right": ("join",),
    "view-dealt": ("headquarters", "side"),
    "view-projects": ("side",),
    "view-projects.done": ("complete",),
    "view-projects.runs": ("run",),
    "view-system": ("system",),
    "view-system.planets": ("event-station",),
    "view-pulsar": ("yes", "isolated", "pulsar"),
    "view-then": ANY_STEP,
}
"""By line, or by one argument of a line: the actions and events that speak of its changes."""

ABOUT = {
    "view-track": ("track",),
    "view-slot": ("slot",),
    "view-goal": ("goal",),
    "view-board": ("board",),
    "view-tech": ("tech",),
    "view-supply": ("size",),
    "view-player": ("who",),
    "view-awards": ("who",),
    "view-tile": ("who", "n"),
    "view-dealt": ("who",),
    "view-projects": ("who",),
    "view-system": ("place",),
    "view-pulsar": ("place",),
    "view-then": ("n",),
    "view-red": ("how",),
}
"""Of lines that are said several times: the arguments that tell which is which."""


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Pulsar)
    lines = [*round_lines(state), *dice_lines(state), *turn_lines(state), *offer_lines(state)]
    for seat in range(state.players):
        lines += player_lines(state, seat)
    lines += [*map_lines(state), *goal_lines(state), *technology_lines(state)]
    below = list(state.pending)[:-1]
    lines += [
        Message("view-then", {"n": number, "task": task(state, int(wanted))})
        for number, wanted in enumerate(below, start=1)
    ]
    return lines


def some(parts: Iterable[Message]) -> Message | str:
    """Return messages as a list, which may be empty."""
    found = list(parts)
    return listed(found) if found else NOTHING


def colour_of(seat: int) -> Message:
    """Return a seat's colour."""
    return Message(SEATS[seat])


def text(said: object) -> Message:
    """Return a name that is the same in every language."""
    return Message("plain-text", {"text": str(said)})


# --- round, dice and turn -------------------------------------------------------------------


def round_lines(state: Pulsar) -> list[Message]:
    """Return the round, the play order and the counters on both tracks."""
    lines = [Message("view-round", {"round": int(state.round)})]
    if len(state.rockets) > 0:
        order = listed(colour_of(int(seat)) for seat in state.rockets)
        lines.append(Message("view-order", {"order": order}))
    if len(state.tracks) > 0:
        lines += [track_line(state, track) for track in range(2)]
    return lines


def track_line(state: Pulsar, track: int) -> Message:
    """Return the counters of a track, the best first."""
    rockets = int(state.rocket_count())
    found = [int(counter) for counter in state.tracks[track * rockets : (track + 1) * rockets]]
    counters = [
        Message("view-counter", {"who": colour_of(counter & 7), "space": counter >> 3})
        for counter in found
    ]
    name = Message(f"track-{t.TRACKS[track]}")
    return Message("view-track", {"track": name, "counters": listed(counters)})


def dice_lines(state: Pulsar) -> list[Message]:
    """Return the dice on the board and the median marker."""
    dice = [text(value) for value in range(1, 7) for _ in range(state.boxes[value])]
    lines = [Message("view-dice", {"dice": some(dice)})]
    if state.median:
        half = int(state.median)
        place = str(half // 2) if half % 2 == 0 else f"{half // 2}–{half // 2 + 1}"
        lines.append(Message("view-median", {"place": place}))
    return lines


def turn_lines(state: Pulsar) -> list[Message]:
    """Return whose turn it is, the die in hand, the red die of the turn and the flight."""
    lines: list[Message] = []
    if state.phase == t.ACTING:
        lines.append(Message("view-turn", {"who": player(int(state.active))}))
    if state.die > 0 or state.die_is_red:
        colour = Message("die-red" if state.die_is_red else "die-silver")
        lines.append(Message("view-die", {"value": int(state.die), "colour": colour}))
    lines += [Message("view-red", {"how": how}) for how in red_dice(state)]
    if state.length > 0:
        path = listed(text(state.printed.names[node]) for node in state.path)
        args: Args = {"n": int(state.length), "path": path}
        lines.append(Message("view-flight", args))
    if state.need > 0:
        colours = [
            Message(f"colour-{name}")
            for i, name in enumerate(t.GATE_COLOURS)
            if state.wanted >> i & 1
        ]
        lines.append(Message("view-gates", {"n": int(state.need), "colours": listed(colours)}))
    return lines


def red_dice(state: Pulsar) -> list[Message]:
    """Return the red dice that must or may be used this turn, or that one was used."""
    found = [Message("red-used")] if state.red_used else []
    if state.obligatory >= 0:
        found.append(Message("red-must", {"value": int(state.obligatory)}))
    for name, mask in (("red-offer", state.offers), ("red-link", state.link_offers)):
        found += [Message(name, {"value": value}) for value in range(7) if mask >> value & 1]
    return found


# --- offers ---------------------------------------------------------------------------------


def offer_lines(state: Pulsar) -> list[Message]:
    """Return transmitters on display and to come, gyrodynes, awards and exploration tiles."""
    lines = [slot_line(state, slot) for slot in range(3)]
    names = state.printed.tile_names
    deck = [text(names[design]) for design, n in enumerate(state.deck) for _ in range(int(n))]
    lines.append(Message("view-deck", {"n": len(deck), "tiles": some(deck)}))
    if state.top:
        shown = explain_transmitter(state.printed, int(state.top) - 1)
        lines.append(Message("view-top", {"tile": shown}))
    lines += [supply_line(state, size) for size in (1, 2, 3)]
    piles: Args = {"pile": faces_in(state, state.pile), "discards": faces_in(state, state.discards)}
    return [*lines, Message("view-pile", piles)]


def slot_line(state: Pulsar, slot: int) -> Message:
    """Return the transmitter on display in a slot."""
    design = int(state.display[slot]) - 1
    shown: Message | str = NOTHING
    if design >= 0:
        shown = explain_transmitter(state.printed, design)
    return Message("view-slot", {"slot": slot + 1, "tile": shown})


def supply_line(state: Pulsar, size: int) -> Message:
    """Return how many gyrodynes of a size are left or were taken, and the next award."""
    printed, taken = state.printed, int(state.awarded[size])
    left, all_ = int(state.supply[size]), int(printed.supply[size])
    count = Message("supply-left", {"n": left})
    if printed.endless_gyrodynes:
        count = Message("supply-taken", {"n": all_ - left})
    award: Message | str = NOTHING
    if taken < len(printed.awards):
        award = listed(text(printed.awards[i]) for i in range(taken, len(printed.awards)))
    return Message("view-supply", {"size": size_name(size), "left": count, "award": award})


def faces_in(state: Pulsar, pile: Iterable[int]) -> Message | str:
    """Return exploration tiles by what they give."""
    return some(
        Message("view-face", {"n": int(n), "face": explain_exploration(state.printed, face)})
        for face, n in enumerate(pile)
        if n
    )


# --- players --------------------------------------------------------------------------------


def player_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's points, supplies, awards, transmitters and projects."""
    dice = [text(v) for v in range(1, 7) for _ in range(state.silver(seat, v))]
    unplaced = [
        Message("view-tiles", {"size": size_name(size), "n": int(count)})
        for size in (1, 2, 3)
        if (count := state.owns(seat, t.UNPLACED + size))
    ]
    ship = int(state.owns(seat, t.SHIP))
    line = Message(
        "view-player",
        {
            "who": colour_of(seat),
            "points": int(state.score(seat)),
            "cubes": int(state.owns(seat, t.CUBES)),
            "pm": int(state.owns(seat, t.PM1)),
            "plus": int(state.owns(seat, t.PLUS2)),
            "dice": some(dice),
            "ship": state.printed.names[ship] if ship >= 0 else NOTHING,
            "stations": int(state.count(seat, t.C_STATION)),
            "extra": int(state.owns(seat, t.EXTRA)),
            "pulsars": int(state.owns(seat, t.CLAIMED)),
            "spinning": int(state.count(seat, t.C_SPINNING)),
            "building": int(state.count(seat, t.C_BUILDING)),
            "online": int(state.count(seat, t.C_ONLINE)),
            "unplaced": some(unplaced),
        },
    )
    lines = [line, *award_lines(state, seat), *tile_lines(state, seat)]
    return [*lines, *project_lines(state, seat)]


def award_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's award tiles."""
    mask = int(state.owns(seat, t.AWARDS))
    awards = [
        Message(
            "view-award",
            {"size": size_name(bit // 2 + 1), "points": int(state.printed.awards[bit % 2])},
        )
        for bit in range(6)
        if mask >> bit & 1
    ]
    if not awards:
        return []
    return [Message("view-awards", {"who": colour_of(seat), "awards": listed(awards)})]


def tile_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's transmitters: covered symbols, and what is joined to their ends."""
    lines = []
    for tile in range(len(state.tiles)):
        if state.tile_owner(tile) == seat:
            design = int(state.tile_design(tile))
            costs = state.printed.tile_costs
            covered = [
                text(costs[design * 3 + symbol])
                for symbol in range(3)
                if state.covered(tile) >> symbol & 1
            ]
            args: Args = {
                "who": colour_of(seat),
                "n": int(state.tile_number(tile)) + 1,
                "tile": explain_transmitter(state.printed, design),
                "how": Message("tile-online" if state.is_online(tile) else "tile-offline"),
                "covered": some(covered),
                "left": joint(state, tile, 0),
                "right": joint(state, tile, 1),
            }
            lines.append(Message("view-tile", args))
    return lines


def joint(state: Pulsar, tile: int, end: int) -> Message:
    """Return what an end of a transmitter is joined to."""
    other = int(state.joined(tile, end))
    if not other:
        return Message("joint-free")
    return Message(f"joint-{t.ENDS[(other - 1) % 2]}", {"n": (other - 1) // 2 + 1})


def project_lines(state: Pulsar, seat: int) -> list[Message]:
    """Return a player's headquarters, its completed projects and used gate runs."""
    board, side = int(state.owns(seat, t.HQ)), int(state.owns(seat, t.SIDE))
    who: Args = {"who": colour_of(seat)}
    if side < 0:
        dealt = Message("view-dealt", {**who, "letter": t.LETTERS[board] if board >= 0 else ""})
        return [dealt] if board >= 0 else []
    done, used = (
        some(text(p) for i, p in enumerate(t.POSITIONS) if state.owns(seat, what) >> i & 1)
        for what in (t.DONE, t.RUNS_USED)
    )
    args: Args = {**who, "side": state.printed.side_names[side], "done": done, "runs": used}
    return [Message("view-projects", args)]


# --- the chart ------------------------------------------------------------------------------


def map_lines(state: Pulsar) -> list[Message]:
    """Return the systems that are seen and the pulsars that are claimed."""
    lines = [system_line(state, s) for s in range(t.SYSTEMS) if state.system_tile(s) >= 0]
    for pulsar in range(t.PULSARS):
        owner = int(state.pulsar_owner(pulsar))
        if owner < 0:
            continue
        size = int(state.pulsar_size(pulsar))
        how: str | Message = NOTHING
        if size:
            name = "view-spinning" if state.spins(pulsar) else "view-building"
            how = Message(name, {"size": size_name(size)})
        place = state.printed.names[state.printed.pulsar_node[pulsar]]
        lines.append(Message("view-pulsar", {"place": place, "who": colour_of(owner), "how": how}))
    return lines


def system_line(state: Pulsar, system: int) -> Message:
    """Return a system: its tile, and who has a station on which planet."""
    tile = int(state.system_tile(system))
    planets = []
    for planet in range(4):
        kind, who = (
            int(state.printed.planets[tile * 4 + planet]),
            int(state.settler(system, planet)),
        )
        if kind and who >= 0:
            args: Args = {"n": planet + 1, "planet": Message(PLANETS[kind]), "who": colour_of(who)}
            planets.append(Message("view-station", args))
    return Message(
        "view-system",
        {
            "place": state.printed.names[state.printed.system_node[system]],
            "name": state.printed.system_names[tile],
            "tile": explain_system(state.printed, tile),
            "planets": some(planets),
        },
    )


# --- goals and technologies -----------------------------------------------------------------


def goal_lines(state: Pulsar) -> list[Message]:
    """Return the goals that are in play or drawn so far."""
    goals = [goal for goal in range(12) if state.goal_mask >> goal & 1]
    return [Message("view-goal", {"goal": explain_goal(state.printed, goal)}) for goal in goals]


def technology_lines(state: Pulsar) -> list[Message]:
    """Return the boards, and each technology with its holders and whether it is open."""
    lines = [
        Message("view-board", {"board": f"{t.LETTERS[letter]}{category}"})
        for letter, category in zip(state.letters, t.CATEGORIES, strict=True)
        if letter >= 0
    ]
    if state.techs[0] < 0:
        return lines
    for slot in range(t.TECHS):
        holders = [s for s in range(state.players) if state.owns(s, t.PATENTS) >> slot & 1]
        args: Args = {
            "tech": explain_tech(state.printed, int(state.techs[slot]), int(state.players)),
            "how": Message(f"tech-{tech_state(state, slot)}"),
            "who": some(colour_of(seat) for seat in holders),
        }
        lines.append(Message("view-tech", args))
    return lines


def tech_state(state: Pulsar, slot: int) -> str:
    """Return whether a technology is open: its row, its lock, and how many hold it."""
    tech = int(state.techs[slot])
    if state.printed.tech_row[tech] > state.round:
        return "later"
    lock = bool(state.printed.tech_lock[tech])
    if state.holders(slot) >= (1 if lock and state.players == 2 else 2):
        return "locked-full" if state.locked >> slot & 1 else "full"
    return "locked" if state.locked >> slot & 1 else "open"


# --- what is printed ------------------------------------------------------------------------


def setting(state: State) -> list[Message]:
    """Return the chart with its routes, the numbers of all boards, and all headquarters in play."""
    assert isinstance(state, Pulsar)
    lines = [place_line(state, node) for node in range(len(state.printed.names))]
    lines += number_lines(state)
    if state.techs[0] >= 0:
        rows = range(1, int(t.ROUNDS) + 1)
        lines += [explain_row(state.printed, list(state.letters), row) for row in rows]
    for seat in range(state.players):
        board, chosen = int(state.owns(seat, t.HQ)), int(state.owns(seat, t.SIDE))
        sides = [chosen] if chosen >= 0 else [2 * board, 2 * board + 1] if board >= 0 else []
        for side in sides:
            for position in range(t.PROJECTS):
                about = explain_project(state.printed, side, position)
                args: Args = {"who": colour_of(seat), "project": about}
                lines.append(Message("setting-project", args))
    return lines


def place_line(state: Pulsar, node: int) -> Message:
    """Return a location and where its routes lead."""
    printed = state.printed
    kind = ("entry", "system", "pulsar", "isolated", "gate")[printed.kind[node]]
    if kind == "gate":
        kind = f"gate-{t.GATE_COLOURS[printed.colour[node]]}"
    routes = range(printed.first_route[node], printed.first_route[node + 1])
    to = [
        Message(
            "setting-double" if printed.route_width[route] > 1 else "setting-route",
            {"place": printed.names[printed.route_to[route]]},
        )
        for route in routes
    ]
    name = "setting-dead-end" if printed.dead_end[node] else "setting-place"
    args: Args = {"place": printed.names[node], "kind": Message(f"place-{kind}")}
    return Message(name, {**args, "routes": some(to)})


def number_lines(state: Pulsar) -> list[Message]:
    """Return what gyrodynes, modifiers, places and stations cost and give."""
    printed = state.printed
    lines = []
    for size in (1, 2, 3):
        numbers: Args = {
            "take": int(printed.take[size]),
            "finish": int(printed.finish[size]),
            "n": int(printed.yields[size]),
        }
        lines.append(Message("setting-gyrodyne", {"size": size_name(size), **numbers}))
    pm1, plus2 = (
        some(text(value) for value in range(1, 7) if mask >> value & 1)
        for mask in (printed.buys_pm1, printed.buys_plus2)
    )
    lines.append(Message("setting-modifiers", {"pm": pm1, "plus": plus2}))
    places = [
        Message("setting-cubes", {"cubes": int(cubes), "points": int(points)})
        for cubes, points in zip(printed.engineering_cubes, printed.engineering_vp, strict=True)
    ]
    lines.append(Message("setting-engineering", {"places": some(places)}))
    lines.append(Message("setting-order", {"places": some(map(text, printed.final_order))}))
    table = some(map(text, list(printed.station_table)[1:]))
    more = {"more": int(printed.station_more)}
    lines.append(Message("setting-stations", {"table": table, **more}))
    losses = {"one": int(printed.penalties[0]), "two": int(printed.penalties[1])}
    return [*lines, Message("setting-penalties", losses)]
