"""What happens in Ankh'or, as messages of `text/*.ftl`."""

from collections.abc import Sequence

from tarsas.core.options import SEATS
from tarsas.core.state import CHANCE, OVER, State
from tarsas.core.text import Message
from tarsas.games.ankhor.notation import VERBS, kind, spot_name
from tarsas.games.ankhor.rules import Ankhor
from tarsas.games.ankhor.rules_actions import (
    BUY,
    DECLINE,
    DISCOUNT,
    DISCOUNTING,
    DONE,
    FACE,
    LOOSE,
    MOVING,
    PAYING,
    PLACING,
    PRICE,
    PRICING,
    REFRESH,
    RETURN,
    RETURNING,
    SPOT,
    STARTING,
    STORE,
    STORING,
    TAKE,
    TAKING,
    TOP,
    number_of,
    price_of,
    spot_of,
)
from tarsas.games.ankhor.rules_area import CELLS, COLOUR_COUNT, FAMILIES
from tarsas.games.ankhor.rules_holdings import ANKH, COLOURS, DISC_COUNT, DISCS, TYPES
from tarsas.games.ankhor.rules_market import NONE, SLOTS, TYPE_COUNT

Args = dict[str, str | int | Message]


def sentence(state: State, seat: int, action: int) -> Message:
    """Return what an action does, told of the position before it."""
    assert isinstance(state, Ankhor)
    if seat == CHANCE:
        return chance_sentence(state, action)
    who: Args = {"who": Message(SEATS[seat])}
    if action >= SPOT:
        return spot_sentence(state, who, action - SPOT)
    if action == DONE:
        return Message("did-done", who)
    if action == DECLINE:
        return Message("did-decline", who)
    if action >= RETURN:
        return Message("did-return", {**who, "disc": disc(action - RETURN)})
    if action >= STORE:
        return Message("did-store", {**who, "disc": disc(action - STORE)})
    if action == LOOSE:
        return Message("did-pay-loose", {**who, "disc": disc(asked_good(state))})
    if action >= DISCOUNT:
        return Message("did-discount", {**who, "disc": disc(action - DISCOUNT)})
    if action >= REFRESH:
        return refresh_sentence(state, who, action - REFRESH)
    if action >= BUY:
        slot = action - BUY
        bought: Args = {"tile": tile(state, state.market.slots[slot]), "slot": slot + 1}
        return Message("did-buy", {**who, **bought})
    return Message("did-take", {**who, "disc": disc(action - TAKE)})


def label(state: State, seat: int, action: int) -> Message:
    """Return an action in a few words."""
    assert isinstance(state, Ankhor)
    if action >= SPOT:
        verb = VERBS.get(kind(state), "move")
        return Message(f"label-{verb}", {"spot": spot_name(action - SPOT)})
    if action == DONE:
        return Message("label-done")
    if action == DECLINE:
        return Message("label-decline")
    if action >= RETURN:
        return Message("label-return", {"disc": disc(action - RETURN)})
    if action >= STORE:
        return Message("label-store-disc", {"disc": disc(action - STORE)})
    if action == LOOSE:
        return Message("label-loose", {"disc": disc(asked_good(state))})
    if action >= DISCOUNT:
        return Message("label-discount", {"disc": disc(action - DISCOUNT)})
    if action >= REFRESH:
        pile = action - REFRESH
        return Message("label-refresh", {"pile": pile + 1}) if pile < 2 else Message("label-slide")
    if action >= BUY:
        return Message("label-buy", {"tile": tile(state, state.market.slots[action - BUY])})
    return Message("label-take", {"disc": disc(action - TAKE)})


def chance_sentence(state: Ankhor, action: int) -> Message:
    """Return what chance brought."""
    market = state.market
    if action >= FACE:
        kind_ = market.tops[state.source()] * TYPE_COUNT + action - FACE
        drawn: Args = {"tile": tile_of_kind(kind_), "slot": int(market.first_gap()) + 1}
        return Message("chance-draw", drawn)
    if action >= TOP:
        pile, colour = divmod(int(action - TOP), int(COLOUR_COUNT))
        return Message("chance-top", {"pile": pile + 1, "colour": colour_name(colour)})
    if action >= PRICE:
        space = int(market.next_space()) + 1
        return Message("chance-price", {"space": space, "disc": disc(action - PRICE)})
    return Message("chance-start", {"who": Message(SEATS[action])})


def spot_sentence(state: Ankhor, who: Args, spot: int) -> Message:
    """Return what choosing a spot does."""
    wanted, area = state.top(), state.areas[state.active]
    told: Args = {**who, "spot": spot_name(spot)}
    asked = kind(state)
    if asked == PLACING:
        placed = tile(state, state.market.slots[number_of(wanted)])
        return Message("did-roof" if spot >= CELLS else "did-place", {**told, "tile": placed})
    if asked == PAYING:
        return Message("did-pay-stored", {**told, "disc": disc(asked_good(state))})
    if asked == STORING:
        return Message("did-store-at", {**told, "disc": disc(number_of(wanted))})
    origin = spot_of(wanted) if asked == MOVING else spot
    moved = tile(state, area.tiles[area.index_at(origin)])
    return Message("did-to" if asked == MOVING else "did-move", {**told, "tile": moved})


def refresh_sentence(state: Ankhor, who: Args, pile: int) -> Message:
    """Return what new tiles do: with two players the leftmost tile goes first."""
    first = state.market.first_tile()
    told: Args = {**who, "pile": pile + 1}
    if state.players == 2 and first != NONE:
        gone = tile(state, state.market.slots[first])
        return Message("did-discard" if pile < 2 else "did-discard-only", {**told, "tile": gone})
    return Message("did-refresh" if pile < 2 else "did-slide", told)


def asked_good(state: Ankhor) -> int:
    """Return the good of which the player chooses a disc to pay with."""
    return int(state.first_due(price_of(state.top())))


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
    number = int(number_of(wanted))
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
            "task-move", {"tile": tile(state, area.tiles[area.index_at(spot_of(wanted))])}
        )
    placed = tile(state, state.market.slots[number])
    return Message("task-discount" if asked == DISCOUNTING else "task-place", {"tile": placed})


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


def listed(items: list[Message]) -> Message:
    """Return messages as one list."""
    before = items[0]
    for item in items[1:]:
        before = Message("list", {"before": before, "last": item})
    return before
