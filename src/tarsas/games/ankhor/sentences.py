"""What happens in Ankh'or, as messages of `text/*.ftl`."""

from collections.abc import Sequence

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, second_of, third_of
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Args, Message, listed
from tarsas.games.ankhor.notation import kind, spot_name, verb
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import (
    DISCOUNTING,
    MOVING,
    PAYING,
    PLACING,
    PRICING,
    RETURNING,
    STARTING,
    STORING,
    TAKING,
)
from tarsas.games.ankhor.rules_area import CELLS, COLOUR_COUNT, FAMILIES
from tarsas.games.ankhor.rules_holdings import ANKH, COLOURS, DISC_COUNT, DISCS, TYPES
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT

# --- what happened --------------------------------------------------------------------------


def chance_price(state: Ankhor, seat: int, good: int) -> Message:
    """Return which space of the market gets a price marker."""
    space = int(state.market.next_space()) + 1
    return Message("chance-price", {"space": space, "disc": disc(good)})


def chance_draw(state: Ankhor, seat: int, type_: int) -> Message:
    """Return the tile that is drawn, and where it goes."""
    market = state.market
    drawn = tile_of_kind(market.tops[state.source()] * TYPE_COUNT + type_)
    return Message("chance-draw", {"tile": drawn, "slot": int(market.first_gap()) + 1})


def told_buy(state: Ankhor, seat: int, slot: int) -> tuple[str, Args]:
    """Return the tile that is bought."""
    return "buy", {"tile": tile(state, state.market.slots[slot]), "slot": slot + 1}


def did_refresh(state: Ankhor, seat: int, pile: int) -> Message:
    """Return what new tiles do: with two players the leftmost tile goes first."""
    told: Args = {"who": Message(SEATS[seat]), "pile": pile + 1}
    if gone := discarded(state):
        return Message("did-discard", {**told, "tile": gone})
    return Message("did-refresh", told)


def did_slide(state: Ankhor, seat: int) -> Message:
    """Return the same once both piles are empty."""
    told: Args = {"who": Message(SEATS[seat])}
    gone = discarded(state)
    return (
        Message("did-discard-only", {**told, "tile": gone}) if gone else Message("did-slide", told)
    )


def discarded(state: Ankhor) -> Message | None:
    """Return the tile that goes before new ones come, if any does."""
    first = state.market.first_tile()
    if state.players > 2 or first == NONE:
        return None
    return tile(state, state.market.slots[first])


def told_loose(state: Ankhor, seat: int) -> tuple[str, Args]:
    """Return the good that is paid from the hand."""
    return "loose", {"disc": disc(asked_good(state))}


def did_spot(state: Ankhor, seat: int, spot: int) -> Message:
    """Return what choosing a spot does."""
    wanted, area = state.top(), state.areas[state.active]
    told: Args = {"who": Message(SEATS[seat]), "spot": spot_name(spot)}
    asked = kind(state)
    if asked == PLACING:
        placed = tile(state, state.market.slots[first_of(wanted)])
        return Message("did-roof" if spot >= CELLS else "did-place", {**told, "tile": placed})
    if asked == PAYING:
        return Message("did-pay-stored", {**told, "disc": disc(asked_good(state))})
    if asked == STORING:
        return Message("did-store-at", {**told, "disc": disc(first_of(wanted))})
    origin = second_of(wanted) if asked == MOVING else spot
    moved = tile(state, area.tiles[area.index_at(origin)])
    return Message("did-to" if asked == MOVING else "did-move", {**told, "tile": moved})


def label_spot(state: Ankhor, seat: int, spot: int) -> Message:
    """Return what a spot is chosen for."""
    return Message(f"label-spot-{verb(state)}", {"spot": spot_name(spot)})


def asked_good(state: Ankhor) -> int:
    """Return the good of which the player chooses a disc to pay with."""
    return int(state.first_due(third_of(state.top())))


# --- whose turn -----------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return who does what now, in one line."""
    assert isinstance(state, Ankhor)
    actor = state.actor()
    if actor == OVER:
        return winners(state)
    if actor == CHANCE:
        if state.phase == STARTING:
            return Message("prompt-start")
        return Message("prompt-price" if state.phase == PRICING else "prompt-draw")
    who = Message(SEATS[actor])
    if kind(state) >= 0:
        return Message("prompt-pending", {"who": who, "task": task(state)})
    if state.fresh:
        return Message("prompt-extra", {"who": who})
    if state.acted:
        return Message("prompt-after", {"who": who})
    return Message("prompt-turn-ankh" if state.spendable > 0 else "prompt-turn", {"who": who})


def winners(state: Ankhor) -> Message:
    """Return who won; several may share the victory."""
    ranks = [int(place) for place in state.result()]
    names = [Message(SEATS[seat]) for seat, place in enumerate(ranks) if place == 1]
    return Message("prompt-over" if len(names) == 1 else "prompt-shared", {"who": listed(names)})


def task(state: Ankhor) -> Message:
    """Return what the pending decision asks for."""
    wanted, asked = state.top(), kind(state)
    number = int(first_of(wanted))
    if asked == TAKING:
        return Message("task-take", {"left": number})
    if asked == RETURNING:
        return Message("task-return", {"left": number})
    if asked == STORING:
        return Message("task-store", {"disc": disc(number)})
    if asked == PAYING:
        return Message("task-pay", {"disc": disc(asked_good(state))})
    if asked == MOVING:
        area = state.areas[state.active]
        return Message(
            "task-move", {"tile": tile(state, area.tiles[area.index_at(second_of(wanted))])}
        )
    placed = tile(state, state.market.slots[number])
    return Message("task-discount" if asked == DISCOUNTING else "task-place", {"tile": placed})


# --- the position in words ------------------------------------------------------------------


def describe(state: State) -> list[Message]:
    """Return the position line by line."""
    assert isinstance(state, Ankhor)
    opening: Args = {"round": int(state.round), "who": Message(SEATS[state.first])}
    lines = [Message("view-round", opening)]
    if state.last_round:
        lines.append(Message("view-last"))
    lines += [slot_line(state, slot) for slot in range(SLOTS)]
    lines += [pile_line(state, pile) for pile in range(2)]
    stock = [int(count) for count in state.stock]
    lines.append(Message("view-stock", {"discs": disc_list(stock), "bonus": int(state.bonus_left)}))
    for seat in range(state.players):
        lines += player_lines(state, seat)
    return [*lines, prompt(state)]


def slot_line(state: Ankhor, slot: int) -> Message:
    """Return a stall: what it asks and what it offers."""
    prices = [int(state.market.prices[slot * COLOUR_COUNT + g]) for g in range(COLOUR_COUNT)]
    number = state.market.slots[slot]
    told: Args = {"slot": slot + 1, "price": disc_list(prices)}
    if number == NONE:
        return Message("view-gap", told)
    return Message("view-slot", {**told, "tile": tile(state, number)})


def pile_line(state: Ankhor, pile: int) -> Message:
    """Return a pile: how high it is and what its back shows."""
    told: Args = {"pile": pile + 1, "count": int(state.market.piles[pile])}
    top = state.market.tops[pile]
    if top == NONE:
        return Message("view-pile-hidden", told)
    return Message("view-pile", {**told, "colour": colour_name(top)})


def player_lines(state: Ankhor, seat: int) -> list[Message]:
    """Return what a player has, and where the tiles lie."""
    area = state.areas[seat]
    hand = [int(state.hands[seat * DISC_COUNT + d]) for d in range(DISC_COUNT)]
    held = sum(int(state.bonuses[seat * FAMILIES + family]) for family in range(FAMILIES))
    who = Message(SEATS[seat])
    lines = [
        Message(
            "view-player",
            {
                "who": who,
                "points": int(state.score(seat)),
                "tiles": int(area.count),
                "bonus": held,
                "discs": disc_list(hand),
            },
        )
    ]
    if area.count:
        lines.append(Message("view-area", {"who": who, "tiles": area_list(state, seat)}))
    return lines


def area_list(state: Ankhor, seat: int) -> Message:
    """Return the tiles of an area with their places; the ground first."""
    area = state.areas[seat]
    items = []
    for index in sorted(range(area.count), key=lambda i: int(area.spots[i])):
        told: Args = {
            "tile": tile(state, area.tiles[index]),
            "spot": spot_name(int(area.spots[index])),
        }
        stored = area.stored & (1 << index)
        items.append(Message("place-stored" if stored else "place", told))
    return listed(items)


# --- names ----------------------------------------------------------------------------------


def disc(number: int) -> Message:
    """Return the name of a disc."""
    return Message(f"disc-{DISCS[number]}")


def colour_name(number: int) -> Message:
    """Return the name of a tile's colour."""
    return Message(f"colour-{COLOURS[number]}")


def tile(state: Ankhor, number: int) -> Message:
    """Return the name of a tile."""
    return tile_of_kind(int(state.box.kind_of[number]))


def tile_of_kind(number: int) -> Message:
    """Return the name of a tile of some kind."""
    colour, type_ = divmod(int(number), int(TYPE_COUNT))
    return Message("tile", {"colour": colour_name(colour), "type": Message(f"type-{TYPES[type_]}")})


def disc_list(counts: Sequence[int]) -> Message:
    """Return discs as a list, goods first; a dash for none."""
    items = [
        Message("discs", {"count": count, "disc": disc(number)})
        for number, count in enumerate(counts)
        if count and number <= ANKH
    ]
    return listed(items) if items else Message("nothing")
