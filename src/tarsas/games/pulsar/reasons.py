"""Why a move of Pulsar 2849 is good, in words: what changes, the weightiest first.

A step towards something (a die in hand, a length, a way) is explained by what it leads to.
"""

from tarsas.core.coach import Coach
from tarsas.core.reasons import Weighed, expected, weightiest
from tarsas.core.state import CHANCE
from tarsas.core.text import Args, Message
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.actions import KINDS, USES
from tarsas.games.pulsar.coach_uses import VALUES, Outlook, can_settle, find_uses, rounds_left
from tarsas.games.pulsar.explain import size_name
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_scoring import goals_met, stations_worth
from tarsas.games.pulsar.rules_state import bits

STEPS = 14  # looked ahead within a turn: a die, its use, and a long flight
ALONE = ("entry", "side", "take", "move", "end_turn")  # kinds that are no step of a turn


def reasons_for(coach: Coach, state: Pulsar, seat: int, action: int) -> list[Message]:
    """Return what speaks for a legal action, or at least what it is expected to lead to."""
    kind = KINDS.read(action).kind.name
    found = step_reasons(state, seat, action)
    if not found and kind not in ALONE:
        found = [
            (weight, Message("reason-then", {"what": message}))
            for weight, message in coming(coach, state, seat, action)
        ]
    margin = coach.prior(state, seat, action)
    return weightiest(found, expected(margin, "done" if kind == "end_turn" else "margin"))


def step_reasons(state: Pulsar, seat: int, action: int) -> list[Weighed]:
    """Return what a single action brings by itself."""
    kind, values = KINDS.read(action)
    if kind.name == "entry":
        return [entry(state, *values)]
    if kind.name == "take":
        return drafting(state, seat, *values)
    if kind.name == "end_turn":
        return []
    return changes(state, follow(state, seat, action), seat)


def follow(state: Pulsar, seat: int, action: int) -> Pulsar:
    """Return the position after an action, with the points it brought as events."""
    after = state.clone()
    assert isinstance(after, Pulsar)
    after.events = []
    after.apply(seat, action)
    return after


def coming(coach: Coach, state: Pulsar, seat: int, action: int) -> list[Weighed]:
    """Follow the best moves of the same turn until one of them brings something."""
    for _ in range(STEPS):
        state = follow(state, seat, action)
        if state.actor() != seat or not len(state.pending):
            return []
        here = state
        action = int(max(here.legal(seat), key=lambda a: coach.prior(here, seat, int(a))))
        found = step_reasons(here, seat, action)
        if found:
            return found
    return []


# --- before the turns -----------------------------------------------------------------------


def entry(state: Pulsar, node: int) -> Weighed:
    """Return what lies near an entry gate."""
    printed = state.printed
    near = set(routes(state, node))
    for place in list(near):
        near.update(routes(state, place))
    systems = sum(1 for place in near if printed.kind[place] == t.SYSTEM_NODE)
    return 1.0, Message("reason-entry", {"count": systems})


def routes(state: Pulsar, node: int) -> list[int]:
    """Return the places next to a place."""
    first, last = state.printed.first_route[node], state.printed.first_route[node + 1]
    return [int(state.printed.route_to[route]) for route in range(first, last)]


def drafting(state: Pulsar, seat: int, value: int) -> list[Weighed]:
    """Return what a drafted die could buy as things stand."""
    uses = find_uses(state, Outlook(state, seat))
    worth = {name: float(uses[use * VALUES + value]) for use, name in enumerate(USES)}
    ranked = sorted(worth, key=lambda name: -worth[name])
    return [
        (worth[name], Message(f"reason-die-{name}", {"value": value}))
        for name in ranked[:2]
        if worth[name] > 0
    ]


# --- what changes ---------------------------------------------------------------------------


def changes(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return what an action brings to the seat that plays it."""
    found: list[Weighed] = []
    gained = sum(int(event.points) for event in after.events or [] if event.seat == seat)
    if gained > 0 and after.phase == state.phase:
        found.append((gained + 5.0, Message("reason-points", {"points": gained})))
    found += gyrodynes(state, after, seat)
    found += transmitters(state, after, seat)
    found += patents(state, after, seat)
    found += places(state, after, seat)
    found += goals(state, after, seat)
    found += tracks(state, after, seat)
    found += small_gains(state, after, seat)
    return found


def more(state: Pulsar, after: Pulsar, seat: int, field: int) -> int:
    """Return by how much something a seat owns has grown."""
    return int(after.owns(seat, field) - state.owns(seat, field))


def gyrodynes(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return gyrodynes that spin, are placed or were taken."""
    found: list[Weighed] = []
    for size in range(1, 4):
        name = size_name(size)
        spins = more(state, after, seat, t.SPINNING + size) > 0
        if spins:
            points = least_income(after, size)
            spun = Message("reason-spins", {"size": name, "points": points})
            found.append((float(points), spun))
        elif more(state, after, seat, t.BUILDING + size) > 0:
            found.append((3.0, Message("reason-builds", {"size": name})))
        elif more(state, after, seat, t.UNPLACED + size) > 0:
            found.append((2.0, Message("reason-takes", {"size": name})))
    return found


def least_income(state: Pulsar, size: int) -> int:
    """Return what a spinning gyrodyne yields to the end at least; a median is 1 or more."""
    total = int(state.printed.yields[size]) * int(rounds_left(state))
    for row in range(int(state.round) - 1, t.ROUNDS):
        category, first = (0, 0) if row < 2 else (1, 2) if row < 5 else (2, 5)
        letter = int(state.letters[category])
        bonus = int(state.printed.row_bonus[(category * 4 + letter) * 3 + row - first])
        total += bonus if bonus >= 0 else 1
    return total


def transmitters(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return transmitters bought, paid for or put online."""
    if more(state, after, seat, t.ONLINE) > 0:
        tile = next(t for t in owned(after, seat) if newly_online(state, after, seat, t))
        design = after.tile_design(tile)
        made = {
            "points": int(after.printed.tile_vp[design]),
            "cubes": int(after.printed.tile_cubes[design]),
        }
        return [(4.0 + sum(made.values()), Message("reason-online", made))]
    left = open_symbols(after, seat)
    if more(state, after, seat, t.BOUGHT) > 0:
        tile = owned(after, seat)[-1]
        missing = symbols_missing(after, tile)
        return [(3.0, Message("reason-bought", {"missing": missing}))] if missing else []
    if left < open_symbols(state, seat):
        return [(2.5, Message("reason-covers", {"missing": left}))]
    return []


def owned(state: Pulsar, seat: int) -> list[int]:
    """Return the transmitters of a seat."""
    return [tile for tile in range(len(state.tiles)) if state.tile_owner(tile) == seat]


def newly_online(state: Pulsar, after: Pulsar, seat: int, tile: int) -> bool:
    """Say whether a transmitter went online just now."""
    was = tile < len(state.tiles) and state.is_online(tile)
    return bool(after.is_online(tile)) and not was


def symbols_missing(state: Pulsar, tile: int) -> int:
    """Return how many symbols of a transmitter are open."""
    symbols = state.printed.tile_symbols[state.tile_design(tile)]
    return 0 if state.is_online(tile) else int(symbols - bits(state.covered(tile)))


def open_symbols(state: Pulsar, seat: int) -> int:
    """Return how many symbols are open on all transmitters of a seat."""
    return sum(symbols_missing(state, tile) for tile in owned(state, seat))


def patents(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return what a new patent pays, and a project completed."""
    found: list[Weighed] = []
    new = int(after.owns(seat, t.PATENTS) & ~state.owns(seat, t.PATENTS))
    for slot in range(t.TECHS):
        if not new >> slot & 1:
            continue
        kind = after.printed.tech_kind[after.techs[slot]]
        points = int(after.tech_points(seat, slot))
        rounds = int(rounds_left(after))
        if kind in (t.PRODUCTION, t.ENDGAME) and points == 0:
            found.append((1.0, Message("reason-patent-later")))
        elif kind == t.PRODUCTION:
            args = {"points": points, "rounds": rounds}
            found.append((points * rounds + 1.0, Message("reason-patent-production", args)))
        elif kind == t.ENDGAME:
            found.append((points + 2.0, Message("reason-patent-end", {"points": points})))
        else:
            name = "now" if kind == t.INSTANT else "ongoing"
            found.append((2.0, Message(f"reason-patent-{name}")))
    if more(state, after, seat, t.DONE) > 0:
        done = int(bits(after.owns(seat, t.DONE)))
        found.append((2.0, Message("reason-project", {"done": done})))
    return found


def places(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return stations and pulsars gained, or systems about to be seen."""
    found: list[Weighed] = []
    new = more(state, after, seat, t.STATIONS) + more(state, after, seat, t.EXTRA)
    if new > 0:
        stations = int(after.owns(seat, t.STATIONS) + after.owns(seat, t.EXTRA))
        pays = int(stations_worth(after, stations))
        args = {"new": new, "stations": stations} | ({"points": pays} if pays else {})
        name = "reason-stations" if pays else "reason-stations-few"
        found.append((3.0 + new, Message(name, args)))
    if more(state, after, seat, t.CLAIMED) > 0:
        claimed = int(after.owns(seat, t.CLAIMED))
        found.append((4.0, Message("reason-claims", {"claimed": claimed})))
    if after.actor() == CHANCE and len(after.path) > 1 and len(state.path) < len(after.path):
        systems = {
            int(node)
            for node in list(after.path)[1:]
            if after.printed.kind[node] == t.SYSTEM_NODE
            and can_settle(state, seat, state.printed.index[node])
        }
        if systems:
            found.append((2.0 + len(systems), Message("reason-visits", {"count": len(systems)})))
    return found


def goals(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return goals that are met now."""
    if after.phase != state.phase:
        return []
    new = int(goals_met(after, seat) & ~goals_met(state, seat))
    return [
        (6.0, Message("reason-goal", {"points": int(after.printed.goal_vp[after.goals[index]])}))
        for index in range(len(after.goals))
        if new >> index & 1
    ]


def tracks(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return where a counter has moved ahead."""
    found: list[Weighed] = []
    rockets = int(state.rocket_count())
    if len(state.tracks) != len(after.tracks):
        return found
    for track, name in enumerate(t.TRACKS):
        before = own_spaces(state, seat, track * rockets, rockets)
        now = own_spaces(after, seat, track * rockets, rockets)
        if sum(now) < sum(before):
            space = min(set(now) - set(before) or set(now))
            args: Args = {"track": Message(f"track-{name}"), "space": space}
            found.append((1.0, Message("reason-track", args)))
    return found


def own_spaces(state: Pulsar, seat: int, first: int, count: int) -> list[int]:
    """Return the spaces of a seat's counters on a track."""
    counters = [int(counter) for counter in state.tracks[first : first + count]]
    return sorted(counter >> 3 for counter in counters if counter & 7 == seat)


def small_gains(state: Pulsar, after: Pulsar, seat: int) -> list[Weighed]:
    """Return cubes, tokens and red dice gained."""
    found: list[Weighed] = []
    cubes = more(state, after, seat, t.CUBES)
    if cubes > 0 and after.phase == state.phase:
        found.append((1.2 * cubes, Message("reason-cubes", {"cubes": cubes})))
    tokens = more(state, after, seat, t.PM1) + more(state, after, seat, t.PLUS2)
    if tokens > 0:
        found.append((1.1 * tokens, Message("reason-tokens", {"tokens": tokens})))
    new = (after.offers | after.link_offers) & ~(state.offers | state.link_offers)
    if after.obligatory >= 0 > state.obligatory:
        new |= 1 << after.obligatory
    for value in range(7):
        if new >> value & 1 and after.active == seat:
            found.append((3.0, Message("reason-red", {"value": value})))
    return found
