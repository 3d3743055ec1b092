"""A position of Ankh'or line by line, and what is printed on its pieces."""

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, second_of, third_of
from tarsas.core.state import State
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, joined, listed
from tarsas.games.ankhor.names import (
    about_type,
    colour_name,
    disc,
    disc_list,
    family,
    lying,
    one_short,
    place_name,
    tile,
    tile_counts,
    tile_object,
    tiles_left,
    unpacked,
)
from tarsas.games.ankhor.notation import kind
from tarsas.games.ankhor.rules import LAST_TILE, MOST_ANKHS, MOST_GOODS, Ankhor
from tarsas.games.ankhor.rules_actions import (
    DISCOUNTING,
    FINISHED,
    MOVING,
    PAYING,
    PLACING,
    STARTING,
)
from tarsas.games.ankhor.rules_area import CELLS, COLOUR_COUNT, FAMILIES
from tarsas.games.ankhor.rules_holdings import (
    BONUS,
    DISC_COUNT,
    HELD,
    PRINTED,
    STOREHOUSE,
    WORTHS,
)
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT

# --- the position in words ------------------------------------------------------------------

BUILT = ("buy", "spot", "discount", "loose")  # a purchase is complete, or a tile has moved
# What a turn may end with by itself; the next prompt says whose turn it is.
ENDS_TURN = (*BUILT, "take", "store", "return", "done", "decline", "slide", "draw", "top")
ROUNDS = ("event-round", "event-round-idle")
ENDED = ("event-end-tiles", "event-end-empty", "event-end-idle")
POINTS = ("points-colour", "points-animal", "points-printed", "points-bonus", "points-discs")
PAID = (*BUILT, "event-emptied")
RETURNED = ("return", "event-ankhs-back", "event-goods-back")
COVERED = ("event-covered", "event-covered-disc")
IN_HAND = ("take", *PAID, "refresh", "slide", "store", *RETURNED)

TOLD_BY = {
    "view-round": ("start", *ROUNDS),
    "view-turn": ("start", "refresh", *ENDS_TURN, *ENDED),
    "view-extra": ("event-scribe", *ENDS_TURN),
    "view-buying": BUILT,
    "view-buying-for": BUILT,
    "view-paying": BUILT,
    "view-moving": ("spot",),
    "view-near-tiles": (*BUILT, "event-last-round", *ENDED),
    "view-near-idle": (*ROUNDS, "event-last-round", *ENDED),
    "view-near-bought": (*BUILT, *ROUNDS, "event-last-round", *ENDED),
    "view-near-empty": (*BUILT, "refresh", "slide", "event-last-round", *ENDED),
    "view-last": ("event-last-round", *BUILT, *ENDED),
    "view-slot.price": ("price",),
    "view-slot.tile": ("draw", *BUILT, "refresh", "slide"),
    "view-pile.count": ("draw",),
    "view-pile.top": ("draw", "top"),
    "view-pool": ("draw",),
    "view-stock.discs": ("take", *PAID, "refresh", "slide", *RETURNED, "event-stored", *COVERED),
    "view-stock.bonus": ("points-bonus",),
    "view-player.points": POINTS,
    "view-player.tiles": BUILT,
    "view-player.bonus": ("points-bonus",),
    "view-player.count": IN_HAND,
    "view-player.discs": IN_HAND,
    "view-worth": POINTS,
    "view-bonus": ("points-bonus",),
    "view-short": BUILT,
    "view-area": BUILT,
    "view-store": ("store", "event-stored", "event-unstored", *COVERED, *PAID),
}
"""By line, or by one argument of a line: the actions and events that speak of its changes."""

ABOUT = {
    "view-slot": ("slot",),
    "view-pile": ("pile",),
    "view-pool": ("colour",),
    "view-player": ("who",),
    "view-worth": ("who",),
    "view-bonus": ("who",),
    "view-short": ("who",),
    "view-area": ("who",),
    "view-store": ("who", "spot"),
}
"""Of lines that are said several times: the arguments that tell which is which."""


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Ankhor)
    lines = [*turn_lines(state), *end_lines(state)]
    lines += [slot_line(state, slot) for slot in range(SLOTS)]
    lines += [pile_line(state, pile) for pile in range(2)]
    lines += [pool_line(state, colour) for colour in range(COLOUR_COUNT)]
    stock = [int(count) for count in state.stock]
    lines.append(Message("view-stock", {"discs": disc_list(stock), "bonus": int(state.bonus_left)}))
    for seat in range(state.players):
        lines += player_lines(state, seat)
    return lines


def turn_lines(state: Ankhor) -> list[Message]:
    """Return the round, whose turn it is and how far, and what is being done."""
    if state.phase == STARTING:
        return []
    opening: Args = {"round": int(state.round), "who": player(int(state.first))}
    lines = [Message("view-round", opening)]
    if state.phase == FINISHED:
        return lines
    who: Args = {"who": player(int(state.active))}
    step = "extra" if state.fresh else "acted" if state.acted else "open"
    now: Args = {"step": Message(f"step-{step}"), "ankhs": int(state.spendable)}
    lines.append(Message("view-turn", {**who, **now}))
    if state.scribe:
        lines.append(Message("view-extra", who))
    return lines + doing_lines(state, who)


def doing_lines(state: Ankhor, who: Args) -> list[Message]:
    """Return the purchase or the move that is not complete."""
    asked, wanted = kind(state), state.top()
    number, where = int(first_of(wanted)), int(second_of(wanted))
    if asked == MOVING:
        moved = lying(state, int(state.active), where)
        return [Message("view-moving", {**who, "tile": moved, "spot": place_name(where)})]
    if asked not in (PLACING, DISCOUNTING, PAYING):
        return []
    bought: Args = {**who, "tile": tile_object(state, state.market.slots[number])}
    bought["slot"] = number + 1
    if asked == PLACING:
        return [Message("view-buying", bought)]
    if asked == DISCOUNTING:
        return [Message("view-buying-for", {**bought, "spot": place_name(where)})]
    due = disc_list(unpacked(int(third_of(wanted))))
    return [Message("view-paying", {**bought, "spot": place_name(where), "due": due})]


def end_lines(state: Ankhor) -> list[Message]:
    """Return how near the end is by each way (R22, rulings 3 and 13), or who has brought it."""
    if state.phase == FINISHED:
        return []
    counts = [int(area.count) for area in state.areas]
    most = max(counts)
    ahead = joined([player(seat) for seat, count in enumerate(counts) if count == most], "both")
    if state.last_round:
        done = [player(seat) for seat, count in enumerate(counts) if count >= LAST_TILE]
        return [Message("view-last", {"who": joined(done, "both"), "last": int(LAST_TILE)})]
    near: Args = {"who": ahead, "tiles": most, "last": int(LAST_TILE)}
    lines = [Message("view-near-tiles", near)]
    if state.idle_limit > 0:
        idle: Args = {"idle": int(state.idle), "limit": int(state.idle_limit)}
        lines.append(Message("view-near-idle", idle))
    if state.bought:
        lines.append(Message("view-near-bought"))
    market = state.market
    left = sum(1 for number in market.slots if number != NONE) + int(sum(market.piles))
    return [*lines, Message("view-near-empty", {"tiles": left})]


def slot_line(state: Ankhor, slot: int) -> Message:
    """Return a stall: what it asks and what it offers."""
    prices = [int(state.market.prices[slot * COLOUR_COUNT + g]) for g in range(COLOUR_COUNT)]
    number = state.market.slots[slot]
    offered = Message("slot-empty") if number == NONE else tile(state, number)
    return Message("view-slot", {"slot": slot + 1, "price": disc_list(prices), "tile": offered})


def pile_line(state: Ankhor, pile: int) -> Message:
    """Return a pile: how high it is and what its back shows."""
    top, count = state.market.tops[pile], int(state.market.piles[pile])
    shown = Message("top", {"colour": colour_name(top)}) if top != NONE else Message("top-none")
    return Message("view-pile", {"pile": pile + 1, "count": count, "top": shown})


def pool_line(state: Ankhor, colour: int) -> Message:
    """Return the tiles of a colour that are still to come."""
    left: Args = {"colour": colour_name(colour), "tiles": tiles_left(state, colour)}
    return Message("view-pool", left)


def player_lines(state: Ankhor, seat: int) -> list[Message]:
    """Return what a player has, what it is worth, and where the tiles lie."""
    area, who = state.areas[seat], Args(who=player(seat))
    hand = [int(state.hands[seat * DISC_COUNT + number]) for number in range(DISC_COUNT)]
    held = bonuses(state, seat)
    supplies: Args = {
        "who": Message(SEATS[seat]),
        "points": int(state.score(seat)),
        "tiles": int(area.count),
        "last": int(LAST_TILE),
        "bonus": len(held),
        "count": sum(hand),
        "discs": disc_list(hand),
    }
    lines = [Message("view-player", supplies)]
    if parts := worth_parts(state, seat):
        lines.append(Message("view-worth", {**who, "parts": listed(parts)}))
    if held:
        lines.append(Message("view-bonus", {**who, "groups": listed(held)}))
    if short := one_short(state, seat):
        lines.append(Message("view-short", {**who, "groups": listed(map(family, short))}))
    if area.count:
        lines.append(Message("view-area", {**who, "tiles": area_list(state, seat)}))
    return lines + store_lines(state, seat)


def bonuses(state: Ankhor, seat: int) -> list[Message]:
    """Return for what a player holds bonus tiles, one by one."""
    held = [int(state.bonuses[seat * FAMILIES + number]) for number in range(FAMILIES)]
    return [family(number) for number, count in enumerate(held) for _ in range(count)]


def worth_parts(state: Ankhor, seat: int) -> list[Message]:
    """Return what a player's points consist of."""
    worths = [int(worth) for worth in state.worths[seat * WORTHS : (seat + 1) * WORTHS]]
    parts = [
        Message("worth-group", {"points": worths[number], "family": family(number)})
        for number in range(FAMILIES)
        if worths[number]
    ]
    others = {"printed": PRINTED, "bonus": BONUS, "discs": HELD}
    parts += [
        Message(f"worth-{name}", {"points": worths[part]})
        for name, part in others.items()
        if worths[part]
    ]
    return parts


def area_list(state: Ankhor, seat: int) -> Message:
    """Return the tiles of an area with their places; the ground first."""
    area = state.areas[seat]
    return listed(
        Message(
            "place-roof" if area.spots[index] >= CELLS else "place",
            {"tile": tile(state, area.tiles[index]), "spot": place_name(int(area.spots[index]))},
        )
        for index in sorted(range(area.count), key=lambda i: int(area.spots[i]))
    )


def store_lines(state: Ankhor, seat: int) -> list[Message]:
    """Return the storehouses of an area: full, empty or closed."""
    area = state.areas[seat]
    lines = []
    for index in sorted(range(area.count), key=lambda i: int(area.spots[i])):
        if state.box.type(area.tiles[index]) != STOREHOUSE:
            continue
        colour = int(state.box.colour(area.tiles[index]))
        told: Args = {"who": player(seat), "spot": place_name(int(area.spots[index]))}
        told["colour"] = colour_name(colour)
        told["what"] = Message(f"store-{store_state(state, seat, index)}", {"disc": disc(colour)})
        lines.append(Message("view-store", told))
    return lines


def store_state(state: Ankhor, seat: int, index: int) -> str:
    """Return whether a storehouse is full, open or closed."""
    area, bit = state.areas[seat], 1 << index
    return "full" if area.stored & bit else "open" if area.open_stores & bit else "closed"


# --- what is printed ------------------------------------------------------------------------


def setting(state: Ankhor) -> list[Message]:
    """Return the tiles, what they do, and the limits, for who cannot see them."""
    box = state.box
    goods = [
        Message("setting-good", {"colour": colour_name(colour), "disc": disc(colour)})
        for colour in range(COLOUR_COUNT)
    ]
    limits: Args = {"goods": int(MOST_GOODS), "ankhs": int(MOST_ANKHS)}
    bonus: Args = {"points": int(box.bonus_points), "count": int(box.bonus_tiles)}
    return [
        Message("setting-grid"),
        Message("setting-goods", {"goods": listed(goods)}),
        Message("setting-limits", limits),
        *(tiles_line(state, colour) for colour in range(COLOUR_COUNT)),
        *(about_type(type_) for type_ in range(TYPE_COUNT)),
        Message("setting-printed", {"points": int(box.tile_points)}),
        Message("setting-bonus", bonus),
    ]


def tiles_line(state: Ankhor, colour: int) -> Message:
    """Return how many tiles of each type a colour has in the box."""
    box = state.box.tiles
    counts = [int(box[colour * TYPE_COUNT + type_]) for type_ in range(TYPE_COUNT)]
    return Message("setting-tiles", {"colour": colour_name(colour), "tiles": tile_counts(counts)})
