"""Why a move of Ankh'or is good, in words: what changes, the weightiest first."""

from tarsas.core.coach import Coach
from tarsas.core.pending import first_of, second_of
from tarsas.core.reasons import Weighed, expected, weightiest
from tarsas.core.text import Args, Message
from tarsas.games.ankhor.actions import KINDS
from tarsas.games.ankhor.names import colour_name, disc, place_name, tile
from tarsas.games.ankhor.notation import kind
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import MOVING, PAYING, PLACING, STORING, TURN
from tarsas.games.ankhor.rules_area import CELLS, COLOUR_COUNT, FAMILIES, carries
from tarsas.games.ankhor.rules_holdings import (
    ANKH,
    DISC_COUNT,
    HELD,
    PRINTED,
    SCRIBE,
    STOREHOUSE,
    TYPES,
    WORTHS,
)
from tarsas.games.ankhor.rules_market import NONE, SLOTS
from tarsas.games.ankhor.sentences import asked_good


def reasons_for(coach: Coach, state: Ankhor, seat: int, action: int) -> list[Message]:
    """Return what speaks for a legal action, or at least what it is expected to lead to."""
    after = state.clone()
    after.apply(seat, action)
    found = particular(coach, state, after, seat, action)
    return weightiest(found, expected(coach.evaluate(after, seat)))


def particular(coach: Coach, state: Ankhor, after: Ankhor, seat: int, action: int) -> list[Weighed]:
    """Return what speaks for an action, by its kind."""
    kind, values = KINDS.read(action)
    match kind.name:
        case "take":
            return of_taking(state, after, seat, *values)
        case "buy":
            return of_purchase(coach, state, seat, action)
        case "refresh":
            return of_refresh(state, seat, *values)
        case "slide":
            return of_slide(state, seat)
        case "return":
            return of_return(state, seat, *values)
        case "store" | "discount":
            return [(1.0, Message(f"reason-{kind.name}", {"disc": disc(*values)}))]
        case "loose":
            # What is stored does not count towards the limit.
            return [(1.0, Message("reason-loose", {"disc": disc(asked_good(state))}))]
        case "spot":
            return of_spot(coach, state, after, seat, *values)
        case _:
            return [(0.0, expected(coach.evaluate(after, seat), kind.name))]


# --- what is gained -------------------------------------------------------------------------


def gains(state: Ankhor, after: Ankhor, seat: int) -> list[Weighed]:
    """Return the points of groups, bonus tiles and prints that a seat gained or lost."""
    found: list[Weighed] = []
    for part in range(WORTHS):
        place = seat * WORTHS + part
        points = int(after.worths[place] - state.worths[place])
        if points == 0 or part == HELD:
            continue
        told: Args = {"points": abs(points)}
        if part < FAMILIES:
            told["family"] = family_name(part)
        name = "group" if part < FAMILIES else "printed" if part == PRINTED else "bonus"
        way = "gain" if points > 0 else "loss"
        found.append((points + 10.0, Message(f"reason-{way}-{name}", told)))
    if after.last_round and not state.last_round:
        found.append((6.0, Message("reason-last")))
    return found


def family_name(family: int) -> Message:
    """Return a colour or an animal."""
    if family < COLOUR_COUNT:
        return colour_name(family)
    return Message(f"type-{TYPES[family - COLOUR_COUNT]}")


def built(state: Ankhor, after: Ankhor, seat: int, number: int) -> list[Weighed]:
    """Return what a tile that was just bought brings."""
    found = gains(state, after, seat)
    type_ = state.box.type(number)
    if type_ == SCRIBE:
        found.append((9.0, Message("reason-scribe")))
    elif type_ == STOREHOUSE and after.discs[seat] > 0 and newest_stores(after, seat):
        good = disc(int(state.box.colour(number)))
        found.append((8.0, Message("reason-storehouse", {"disc": good})))
    rival = wanted_by(state, seat, number)
    if rival:
        found.append((7.0, Message("reason-denies", {"tile": tile(state, number)})))
    return found


def newest_stores(after: Ankhor, seat: int) -> bool:
    """Say whether the tile bought last is a storehouse with a disc."""
    area = after.areas[seat]
    return area.count > 0 and bool(area.stored & (1 << (area.count - 1)))


def wanted_by(state: Ankhor, seat: int, number: int) -> bool:
    """Say whether the next player could pay for a tile of the market now."""
    rival = (seat + 1) % state.players
    slot = list(state.market.slots).index(number)
    return missing(state, rival, slot, {}) == 0


def missing(state: Ankhor, seat: int, slot: int, more: dict[int, int]) -> int:
    """Return how many goods a seat lacks for the full price of a slot, with some `more`."""
    area = state.areas[seat]
    lacks = 0
    for good in range(COLOUR_COUNT):
        held = state.hands[seat * DISC_COUNT + good] + more.get(good, 0)
        held += bin(area.stored & area.members[good]).count("1")
        lacks += max(0, int(state.market.prices[slot * COLOUR_COUNT + good] - held))
    return lacks


# --- kinds of decisions ---------------------------------------------------------------------


def of_purchase(coach: Coach, state: Ankhor, seat: int, action: int) -> list[Weighed]:
    """Return what the tile brings at its best place."""
    number = int(state.market.slots[KINDS.read(action).values[0]])
    after, place = best_purchase(coach, state, seat, action)
    found = built(state, after, seat, number)
    points = int(points_of(after, seat) - points_of(state, seat))
    if points > 0:
        told: Args = {"points": points, "spot": place, "tile": tile(state, number)}
        plain = [reason for reason in found if not reason[1].id.startswith("reason-gain")]
        return [(20.0, Message("reason-buy", told)), *plain]
    # The first tile has but one place to go.
    name = "reason-buy-place" if state.areas[seat].count else "reason-buy-first"
    return found or [(1.0, Message(name, {"spot": place, "tile": tile(state, number)}))]


def points_of(state: Ankhor, seat: int) -> int:
    """Return a seat's points but those for discs."""
    return int(state.totals[seat] - state.worths[seat * WORTHS + HELD])


def best_purchase(coach: Coach, state: Ankhor, seat: int, action: int) -> tuple[Ankhor, Message]:
    """Return the position after a purchase that goes on as the coach would, and the place."""
    after = state.clone()
    after.apply(seat, action)
    bought = state.areas[seat].count + 1
    while after.areas[seat].count < bought:
        follow = max(after.legal(seat), key=lambda option: coach.prior(after, seat, option))
        after.apply(seat, follow)
    return after, place_name(int(after.areas[seat].spots[bought - 1]))


def of_spot(coach: Coach, state: Ankhor, after: Ankhor, seat: int, spot: int) -> list[Weighed]:
    """Return what speaks for a place, for a tile to move, or for a storehouse."""
    asked = kind(state)
    if asked == PLACING:
        return of_place(coach, state, after, seat, spot)
    if asked == MOVING:
        found = gains(state, after, seat)
        return found or [(0.0, Message("reason-moved", {"spot": place_name(spot)}))]
    if asked == STORING:
        return [(1.0, Message("reason-store", {"disc": disc(int(first_of(state.top())))}))]
    if asked == PAYING:
        good = disc(asked_good(state))
        target = second_of(state.top())
        if target >= CELLS and carries(spot, target):
            return [(2.0, Message("reason-pay-covered", {"disc": good}))]
        return [(1.0, Message("reason-pay-stored", {"disc": good}))]
    follow = int(max(after.legal(seat), key=lambda option: coach.prior(after, seat, option)))
    moved = after.clone()
    moved.apply(seat, follow)
    points = points_of(moved, seat) - points_of(state, seat)
    if points > 0:
        told: Args = {"points": points, "spot": place_name(KINDS.read(follow).values[0])}
        return [(points, Message("reason-move", told))]
    return []


def of_place(coach: Coach, state: Ankhor, after: Ankhor, seat: int, spot: int) -> list[Weighed]:
    """Return what a place for a bought tile brings."""
    number = int(state.market.slots[first_of(state.top())])
    bought = state.areas[seat].count + 1
    final = after.clone()
    while final.areas[seat].count < bought:
        final.apply(seat, final.legal(seat)[0])
    found = built(state, final, seat, number)
    if spot >= CELLS:
        found.append((5.0, Message("reason-cheaper")))
    return found


def of_taking(state: Ankhor, after: Ankhor, seat: int, taken: int) -> list[Weighed]:
    """Return what a disc is good for: the tile it pays, or helps to pay."""
    if taken == ANKH:
        held = int(after.hands[seat * DISC_COUNT + ANKH])
        return [(1.0, Message("reason-ankh", {"count": held}))]
    found: list[Weighed] = []
    for slot in range(SLOTS):
        number = int(state.market.slots[slot])
        if number == NONE:
            continue
        lacks = missing(state, seat, slot, {})
        left = missing(state, seat, slot, {taken: 1})
        if left < lacks:
            told: Args = {"tile": tile(state, number), "left": left}
            name = "reason-pays" if left == 0 else "reason-helps"
            found.append((10.0 - left + 0.1 * int(SLOTS - slot), Message(name, told)))
    if after.phase == TURN and after.stock[taken] == 0 and state.players > 1:
        found.append((0.5, Message("reason-runs-out", {"disc": disc(taken)})))
    return found or [(0.0, Message("reason-spare", {"disc": disc(taken)}))]


def of_return(state: Ankhor, seat: int, good: int) -> list[Weighed]:
    """Return why a good can be spared."""
    for slot in range(SLOTS):
        if state.market.slots[slot] == NONE:
            continue
        if missing(state, seat, slot, {good: -1}) > missing(state, seat, slot, {}):
            return [(0.0, Message("reason-return", {"disc": disc(good)}))]
    return [(1.0, Message("reason-return-free", {"disc": disc(good)}))]


def of_refresh(state: Ankhor, seat: int, pile: int) -> list[Weighed]:
    """Return what new tiles bring, and whom the discarded one hurts."""
    market = state.market
    gaps = list(market.slots).count(NONE)
    if state.players == 2 and market.first_tile() != NONE:
        gaps += 1
    fresh = min(gaps, int(market.piles[0] + market.piles[1]))
    if fresh == 0:
        return of_slide(state, seat)
    told: Args = {"count": fresh, "colour": colour_name(int(market.tops[pile]))}
    return [(2.0, Message("reason-new", told)), *discards(state, seat)]


def of_slide(state: Ankhor, seat: int) -> list[Weighed]:
    """Return what clearing the market is good for where no new tiles come."""
    return discards(state, seat) or [(1.0, Message("reason-slide"))]


def discards(state: Ankhor, seat: int) -> list[Weighed]:
    """Return whom the discarded tile hurts, with two players."""
    gone = int(state.market.first_tile())
    if state.players > 2 or gone == NONE or missing(state, 1 - seat, gone, {}):
        return []
    return [(3.0, Message("reason-discard", {"tile": tile(state, int(state.market.slots[gone]))}))]
