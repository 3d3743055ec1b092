"""What a pending frame of Pulsar 2849 asks for, or will do by itself, as a message."""

from tarsas.core.pending import first_of, kind_of, second_of, third_of
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, listed
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.explain import bonus_of, one_of, size_name
from tarsas.games.pulsar.names import goal_of, named, place_of, pulsar_of, tech_of, tile_of
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_dice import delta, seat_in_order

TASKS = (
    *("modifier", "action", "length", "step", "run", "station", "claim", "discovery", "take"),
    *("size", "pair", "finish", "place", "isolated", "teleport", "slot", "pay-tile", "symbol"),
    *("own-end", "other-end", "late-tile", "tech", "project", "kind", "paying", "counter"),
    *("buy", "wild", "gyrodyne-goal", "bonus", "system", "explore", "visit", "land", "gain"),
    *("dice", "linked", "online", "produce", "round-end", "final", "goals", "rest"),
)
"""The names of the kinds of frames, in their order."""

AT_PLACE = (t.ASK_DISCOVERY, t.DRAW_SYSTEM)
OF_TILE = (t.ASK_SYMBOL, t.DO_LINKED, t.DO_ONLINE)
OF_DIE = (t.ASK_MODIFIER, t.ASK_ACTION, t.ASK_LENGTH)
OF_GAIN = (t.DO_GAIN, t.DO_DOUBLE)
OF_GOALS = (t.ASK_GYRODYNE_GOAL, t.DO_GOALS)


def task(state: Pulsar, wanted: int) -> Message:
    """Return what a frame asks for, with all that tells it from others of its kind."""
    kind, one, other = int(kind_of(wanted)), int(first_of(wanted)), int(second_of(wanted))
    name = TASKS[kind]
    if kind in OF_DIE:
        return Message(f"task-{name}", {"value": int(state.die)})
    if kind == t.ASK_STEP:
        return step_task(state)
    if kind in (t.ASK_STATION, t.DO_LAND):
        return landing_task(state, name, one, bool(other), bool(third_of(wanted)))
    if kind == t.ASK_CLAIM:
        ended = Message("by-flight" if other else "by-teleport")
        return Message("task-claim", {"place": pulsar_of(state, one), "ended": ended})
    if kind in AT_PLACE:
        return place_task(state, name, one)
    if kind == t.ASK_SIZE:
        sizes = [size_name(size) for size in (1, 2, 3) if one >> size & 1]
        return Message("task-size", {"sizes": one_of(sizes)})
    if kind == t.ASK_PLACE:
        return Message("task-place", {"size": size_name(one)})
    if kind == t.ASK_TELEPORT:
        return Message(f"task-teleport-{t.TELEPORTS[one]}")
    if kind in OF_TILE:
        return Message(f"task-{name}", {"tile": tile_of(int(state.active), one)})
    if kind == t.ASK_PAYING:
        return paying_task(state, one)
    if kind in (t.ASK_OWN_END, t.ASK_OTHER_END):
        return joining_task(state, kind, one, other)
    if kind == t.ASK_COUNTER:
        return counter_task(state, one)
    if kind == t.ASK_BUY:
        return buy_task(state, one)
    if kind == t.ASK_BONUS:
        return bonus_task(state, one, other)
    if kind in OF_GOALS:
        goals = [goal_of(state, i) for i in range(len(state.goals)) if one >> i & 1]
        return Message(f"task-{name}", {"goals": listed(goals) if goals else "–"})
    if kind in OF_GAIN:
        return Message(f"task-{name}", {"from": gain_source(state, one)})
    return counted_task(state, kind, one)


def counted_task(state: Pulsar, kind: int, one: int) -> Message:
    """Return a frame that counts something: tiles to draw, steps of a path, players to come."""
    name = f"task-{TASKS[kind]}"
    if kind == t.DRAW_EXPLORATION:
        return Message(name, {"n": one})
    if kind == t.DO_VISIT:
        places = [place_of(state, int(node)) for node in list(state.path)[max(1, one) :]]
        return Message(name, {"places": listed(places) if places else "–"})
    if kind in (t.DO_PRODUCE, t.DO_FINAL):
        who = [player(int(seat_in_order(state, n))) for n in range(one, int(state.players))]
        return Message(name, {"who": listed(who) if who else "–"})
    return Message(name)


def step_task(state: Pulsar) -> Message:
    """Return where a flight goes on, and how much of it is left."""
    left = int(state.length) - len(state.path) + 1
    here = place_of(state, int(state.path[len(state.path) - 1]))
    return Message("task-step", {"place": here, "n": left})


def landing_task(state: Pulsar, name: str, node: int, ended: bool, by_flight: bool) -> Message:
    """Return a station that may be settled, or the end of a flight or teleport."""
    if name == "land":
        ended, by_flight = True, ended
    how = ("by-flight" if by_flight else "by-teleport") if ended else "by-passing"
    return Message(f"task-{name}", {"place": place_of(state, node), "ended": Message(how)})


def place_task(state: Pulsar, name: str, node: int) -> Message:
    """Return a discovery bonus, or a system that is revealed."""
    args: Args = {"place": place_of(state, node)}
    if name == "discovery":
        args["bonus"] = bonus_of(state.printed, int(state.system_tile(state.printed.index[node])))
    return Message(f"task-{name}", args)


def paying_task(state: Pulsar, number: int) -> Message:
    """Return the cubes that a transmitter takes in a production, and its points."""
    design = state.tile_design(state.own_tile(state.active, number))
    cubes, vp = int(state.printed.tile_pay[design]), int(state.printed.tile_pays[design])
    tile = tile_of(int(state.active), number)
    return Message("task-paying", {"tile": tile, "cubes": cubes, "points": vp})


def joining_task(state: Pulsar, kind: int, number: int, other: int) -> Message:
    """Return which end of a transmitter is joined, or to what."""
    tile = tile_of(int(state.active), number)
    if kind == t.ASK_OTHER_END:
        return Message("task-other-end", {"tile": tile, "end": Message(f"end-{t.ENDS[other]}")})
    return Message("task-late-end" if other else "task-own-end", {"tile": tile})


def counter_task(state: Pulsar, value: int) -> Message:
    """Return how far a counter moves for a drafted die."""
    move = int(delta(state, value))
    way = "left" if move < 0 else "right"
    return Message(f"task-counter-{way}", {"value": value, "n": abs(move)})


def buy_task(state: Pulsar, slot: int) -> Message:
    """Return the cubes that a technology takes at the end, and its points."""
    tech = state.techs[slot]
    cubes, vp = int(state.printed.tech_buy[tech]), int(state.printed.tech_buy_vp[tech])
    return Message("task-buy", {"tech": tech_of(state, slot), "cubes": cubes, "points": vp})


def bonus_task(state: Pulsar, index: int, which: int) -> Message:
    """Return the cubes that a bonus of a goal costs, and its points."""
    bonus = int(state.goals[index]) * 2 + which
    cubes, vp = int(state.printed.goal_cost[bonus]), int(state.printed.goal_bonus[bonus])
    number = {"number": which + 1}
    return Message(
        "task-bonus", {"goal": goal_of(state, index), "cubes": cubes, "points": vp, **number}
    )


def gain_source(state: Pulsar, gain: int) -> Message:
    """Return what a gain comes from, exactly."""
    entry, _, name = state.printed.gain_from[gain].partition(".")
    source = named(state.printed.gain_from[gain])
    if entry == "technology":
        return source
    second = gain > 0 and state.printed.gain_from[gain] == state.printed.gain_from[gain - 1]
    return Message("gain-source", {"source": source, "name": f"{name}{' (2)' if second else ''}"})
