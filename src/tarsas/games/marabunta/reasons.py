"""Why a move of Marabunta is good, in words: what changes, the weightiest first."""

from tarsas.core.coach import Coach
from tarsas.core.reasons import Weighed, expected, outlook, weightiest
from tarsas.core.text import Message
from tarsas.games.marabunta.actions import KINDS
from tarsas.games.marabunta.rules import Marabunta
from tarsas.games.marabunta.rules_board import (
    CAKE,
    CHEST,
    EMPTY,
    GROUP_COUNT,
    HEXES,
    REGION_COUNT,
    REGIONS,
)
from tarsas.games.marabunta.sentences import ability


def reasons_for(coach: Coach, state: Marabunta, seat: int, action: int) -> list[Message]:
    """Return what speaks for a legal action, or at least what it is expected to lead to."""
    after = state.clone()
    after.events = []
    after.apply(seat, action)
    margin = coach.evaluate(after, seat)
    kind, values = KINDS.read(action)
    if kind.name in ("split", "done"):
        return [expected(margin, kind.name)]
    if kind.name == "take":
        other = coach.prior(state, seat, KINDS.action("take", 1 - values[0]))
        return [Message("reason-take", {"margin": outlook(margin), "other": outlook(other)})]
    found = changes(state, after, seat)
    if kind.name in ("use", "repeat") and not found and after.actor() == seat:
        best = int(max(after.legal(seat), key=lambda follow: coach.prior(after, seat, follow)))
        if KINDS.read(best).kind.name != "done":
            return reasons_for(coach, after, seat, best)
    if kind.name == "chest":
        found.append(chest(state, seat, *values))
    return weightiest(found, expected(margin))


def changes(state: Marabunta, after: Marabunta, seat: int) -> list[Weighed]:
    """Return what an action changes for the seat that plays it, each with its weight in points."""
    found: list[Weighed] = []
    gained = int(after.own[seat] - state.own[seat])
    if gained:
        found.append((gained + 10.0, Message("reason-points", {"points": gained})))
    if state.trigger < 0 <= after.trigger:
        found.append((5.0, Message("reason-ends")))
    for region in range(REGION_COUNT):
        found += region_changes(state, after, seat, region)
    found += reach_changes(state, after, seat)
    if after.own[4 + seat] < state.own[4 + seat]:
        left = int(after.own[4 + seat])
        found.append((0.1, Message("reason-anthill", {"left": left})))
    return found


def region_changes(state: Marabunta, after: Marabunta, seat: int, region: int) -> list[Weighed]:
    """Return how a region and its leaf change."""
    mine, theirs = seat * REGION_COUNT + region, (1 - seat) * REGION_COUNT + region
    before = int(state.sums[mine] - state.sums[theirs])
    now = int(after.sums[mine] - after.sums[theirs])
    own, rival = int(after.circles[mine]), int(after.circles[theirs])
    name = Message(f"region-{REGIONS[region]}")
    found: list[Weighed] = []
    if before <= 0 < now:
        found.append((own + 1.0, Message("reason-lead", {"region": name, "points": own})))
    elif now > before > 0:
        found.append((now - before, Message("reason-widen", {"region": name, "lead": now})))
    elif before < 0 == now:
        found.append((rival, Message("reason-tie", {"region": name, "points": rival})))
    elif before < now < 0:
        found.append((now - before, Message("reason-gap", {"region": name, "gap": -now})))
    if after.circles[mine] > state.circles[mine]:
        stands = "led" if now > 0 else "open" if now == 0 else "lost"
        weight = {"led": 2.0, "open": 1.0, "lost": 0.5}[stands]
        leaf = Message(f"reason-circle-{stands}", {"region": name, "points": own})
        found.append((weight, leaf))
    if after.reach[mine] > 0 == state.reach[mine]:
        found.append((1.0, Message("reason-opens", {"region": name})))
    return found


def reach_changes(state: Marabunta, after: Marabunta, seat: int) -> list[Weighed]:
    """Return what comes within reach, and what is taken from the rival's."""
    found: list[Weighed] = []
    for kind, name in ((CAKE, "cakes"), (CHEST, "chests")):
        near = count_near(after, seat, kind) - count_near(state, seat, kind)
        if near > 0:
            found.append((0.8 * near, Message(f"reason-{name}-near", {"count": near})))
    rival = 1 - seat
    taken = count_near(state, rival, CAKE) - count_near(after, rival, CAKE)
    if taken > 0:
        found.append((0.9 * taken, Message("reason-blocks", {"count": taken})))
    return found


def count_near(state: Marabunta, seat: int, kind: int) -> int:
    """Count the available cake or chest hexes that touch a number of the seat."""
    return sum(
        1
        for hex_ in range(HEXES)
        if state.hexes[hex_] == EMPTY
        and state.board.special[hex_] == kind
        and state.touched[seat * HEXES + hex_]
    )


def chest(state: Marabunta, seat: int, group: int) -> Weighed:
    """Return what crossing out a chest of a group does."""
    left = int(state.board.group_size[group] - state.chests[seat * GROUP_COUNT + group]) - 1
    name = ability(state, group)
    if left == 0:
        return 4.0, Message("reason-unlock", {"ability": name})
    return 1.0, Message("reason-chest", {"ability": name, "left": left})
