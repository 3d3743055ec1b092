"""What happens in Ankh'or, as messages of `text/*.ftl`."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from tarsas.core.options import SEATS
from tarsas.core.pending import first_of, second_of, third_of
from tarsas.core.telling import player
from tarsas.core.text import Args, Message, joined, listed
from tarsas.games.ankhor.lines import ABOUT, TOLD_BY, describe, setting
from tarsas.games.ankhor.names import (
    colour_name,
    disc,
    disc_list,
    lying,
    neighbours,
    place_name,
    some,
    spot_from,
    spot_onto,
    tile,
    tile_object,
    tile_of_kind,
    unpacked,
)
from tarsas.games.ankhor.notation import kind, verb
from tarsas.games.ankhor.rules import ASKED, ENDINGS, MOST_GOODS, TAKEN, Ankhor
from tarsas.games.ankhor.rules_actions import (
    MOVING,
    PAYING,
    PLACING,
    PRICING,
    STARTING,
    STOCKING,
    STORING,
    TAKING,
)
from tarsas.games.ankhor.rules_area import CELLS
from tarsas.games.ankhor.rules_holdings import DISC_COUNT, DISCS
from tarsas.games.ankhor.rules_market import NONE, TYPE_COUNT

__all__ = ["ABOUT", "TOLD_BY", "describe", "setting"]

# --- what happened --------------------------------------------------------------------------


def chance_price(state: Ankhor, seat: int, good: int) -> Message:
    """Return which slot of the market gets a price marker."""
    slot = int(state.market.next_space()) + 1
    return Message("chance-price", {"slot": slot, "discs": disc(good)})


def fall_price(state: Ankhor, seat: int, good: int) -> Message:
    """Return a price marker by the disc that it asks for."""
    return Message("fall-price", {"discs": disc(good)})


def fall_top(state: Ankhor, seat: int, pile: int, colour: int) -> Message:
    """Return the colour that a pile may show."""
    return colour_name(colour)


def fall_draw(state: Ankhor, seat: int, type_: int) -> Message:
    """Return the tile that may be drawn."""
    return tile_of_kind(int(state.market.tops[state.source()] * TYPE_COUNT) + type_)


def chance_top(state: Ankhor, seat: int, pile: int, colour: int) -> Message:
    """Return the colour that a pile shows now."""
    return comes("top", {"pile": pile + 1, "colour": colour_name(colour)})


def chance_draw(state: Ankhor, seat: int, type_: int) -> Message:
    """Return the tile that is drawn, and where it goes."""
    market, source = state.market, int(state.source())
    drawn = tile_of_kind(int(market.tops[source] * TYPE_COUNT) + type_)
    return comes("tile", {"tile": drawn, "slot": int(market.first_gap()) + 1})


def comes(what: str, told: Args) -> Message:
    """Return a part of filling the market: tiles and backs come in turns, and are told together."""
    return Message("chance-comes", {"what": Message(f"comes-{what}", told)})


def did_take(state: Ankhor, seat: int, number: int) -> Message:
    """Return the disc that is taken."""
    return discs_phrase("did-take", {number: 1})


def did_return(state: Ankhor, seat: int, number: int) -> Message:
    """Return the good that is given back."""
    return discs_phrase("did-return", {number: 1})


def label_take(state: Ankhor, seat: int, number: int) -> Message:
    """Return the disc that is taken."""
    return Message("label-take", {"disc": one(number)})


def label_return(state: Ankhor, seat: int, number: int) -> Message:
    """Return the good that is given back."""
    return Message("label-return", {"disc": one(number)})


def discs_phrase(name: str, counts: dict[int, int]) -> Message:
    """Return that some discs are taken or given back."""
    row = [counts.get(number, 0) for number in range(DISC_COUNT)]
    return Message(name, {"discs": some(row, "object")})


def did_buy(state: Ankhor, seat: int, slot: int) -> Message:
    """Return the tile that is chosen; the first one needs no place, so it is paid at once."""
    bought = tile_object(state, state.market.slots[slot])
    if state.areas[seat].count:
        return Message("did-buy", {"tile": bought})
    return Message("did-buy-first", {"tile": bought, "price": price(state, slot, NONE)})


def label_buy(state: Ankhor, seat: int, slot: int) -> Message:
    """Return a tile of the market with its price, and whether only the first level is in reach."""
    bought = tile_object(state, state.market.slots[slot])
    told: Args = {"tile": bought, "price": price(state, slot, NONE), "slot": slot + 1}
    if not state.missing(slot):
        return Message("label-buy", told)
    goods = disc_list(unpacked(int(state.price(slot, NONE))))
    return Message("label-buy-roof", {**told, "goods": goods})


def price(state: Ankhor, slot: int, less: int) -> Message:
    """Return what a slot costs without one disc of `less`, as what is paid."""
    return some(unpacked(int(state.price(slot, less))), "for")


def told_refresh(state: Ankhor, seat: int, pile: int) -> tuple[str, Args]:
    """Return what new tiles do: with two players the leftmost tile goes first."""
    gone = discarded(state)
    return (
        ("discard", {"tile": gone, "pile": pile + 1}) if gone else ("refresh", {"pile": pile + 1})
    )


def told_slide(state: Ankhor, seat: int) -> tuple[str, Args]:
    """Return the same once both piles are empty."""
    gone = discarded(state)
    return ("discard-only", {"tile": gone}) if gone else ("slide", {})


def discarded(state: Ankhor) -> Message | None:
    """Return the tile that goes before new ones come, if any does."""
    first = state.market.first_tile()
    if state.players > 2 or first == NONE:
        return None
    return tile(state, state.market.slots[first])


def told_loose(state: Ankhor, seat: int) -> tuple[str, Args]:
    """Return the good that is paid from the hand."""
    return "loose", {"disc": one(asked_good(state))}


def told_store(state: Ankhor, seat: int, good: int) -> tuple[str, Args]:
    """Return the disc that goes onto a storehouse."""
    return "store", {"disc": one(good)}


def did_discount(state: Ankhor, seat: int, good: int) -> Message:
    """Return the good that is saved, and what is left to pay."""
    paid = price(state, int(first_of(state.top())), good)
    return Message("did-discount", {"disc": one(good), "price": paid})


def label_discount(state: Ankhor, seat: int, good: int) -> Message:
    """Return the good that is saved."""
    return Message("label-discount", {"disc": one(good)})


def one(number: int) -> Message:
    """Return a disc as the object of a sentence."""
    return Message("some-object", {"count": 1, "disc": DISCS[number]})


def did_spot(state: Ankhor, seat: int, number: int) -> Message:
    """Return what choosing a spot does."""
    asked, wanted = kind(state), state.top()
    if asked == PLACING:
        return laid_down(state, int(first_of(wanted)), number)
    if asked == PAYING:
        return Message(
            "did-pay-stored", {"disc": one(asked_good(state)), "spot": place_name(number)}
        )
    if asked == STORING:
        return Message("did-store-at", {"disc": one(first_of(wanted)), "spot": place_name(number)})
    if asked == MOVING:
        origin = int(second_of(wanted))
        moved: Args = {"tile": lying(state, seat, origin)}
        if number < CELLS:
            moved |= {"origin": spot_from(origin), "spot": spot_onto(number)}
            return Message("did-to", moved)
        return Message(
            "did-to-roof", {**moved, "origin": place_name(origin), "spot": place_name(number)}
        )
    return Message("did-move", {"tile": lying(state, seat, number), "spot": place_name(number)})


def laid_down(state: Ankhor, slot: int, number: int) -> Message:
    """Return where a bought tile goes, and what is paid for it if that is settled."""
    if number < CELLS:
        cost = price(state, slot, NONE)
        return Message("did-place", {"spot": spot_onto(number), "price": cost})
    less, where = int(state.saved(slot)), place_name(number)
    if less == ASKED:
        return Message("did-roof-choose", {"spot": where})
    return Message("did-roof", {"spot": where, "price": price(state, slot, less)})


def label_spot(state: Ankhor, seat: int, number: int) -> Message:
    """Return a place with what lies around it, or a tile with its place."""
    name, told = f"label-spot-{verb(state)}", Args(spot=place_name(number))
    asked = kind(state)
    if asked in (PLACING, MOVING):
        origin = int(second_of(state.top())) if asked == MOVING else int(NONE)
        roof = "-roof" if number >= CELLS else ""
        return Message(name + roof, {**told, "near": neighbours(state, seat, number, origin)})
    if asked < 0:
        told["tile"] = lying(state, seat, number)
    return Message(name, told)


def asked_good(state: Ankhor) -> int:
    """Return the good of which the player chooses a disc to pay with."""
    return int(state.first_due(third_of(state.top())))


# --- deeds ----------------------------------------------------------------------------------

# Steps that only begin something: one of these, if it follows, says it all.
BEGINNINGS = {
    "did-move": ("did-to", "did-to-roof"),
    "did-store": ("did-store-at",),
}
COUNTED = ("did-take", "did-return")


def continues(state: Ankhor, seat: int) -> bool:
    """Say whether the next step goes on with the deed: what comes after the action does too."""
    return len(state.pending) > 0 or bool(state.acted)


def shortened(phrases: Sequence[Message]) -> list[Message]:
    """Return the steps of one deed as people would tell it.

    Discs taken one by one are counted, a choice is told with what came of it, and that the turn
    ends goes without saying.
    """
    if phrases[0].id == "chance-price":
        return prices(phrases)
    if phrases[0].id == "chance-comes":
        return arrivals(phrases)
    pairs = zip(phrases, [*phrases[1:], None], strict=True)
    whole = [phrase for phrase, after in pairs if not begins(phrase, after)]
    told = [phrase for phrase in whole if phrase.id != "did-done"] or whole
    found: list[Message] = []
    for name, run in groupby(told, key=lambda phrase: phrase.id):
        steps = list(run)
        found += [counted(name, steps)] if name in COUNTED else steps
    return found


def prices(phrases: Sequence[Message]) -> list[Message]:
    """Return the price markers slot by slot, those alike counted."""
    found = []
    for slot, run in groupby(phrases, key=lambda phrase: phrase.args["slot"]):
        goods = [good for phrase in run if isinstance(good := phrase.args["discs"], Message)]
        counts = Counter(good.id for good in goods)
        discs = [Message("discs", {"count": n, "disc": Message(id_)}) for id_, n in counts.items()]
        found.append(Message("chance-price", {"slot": slot, "discs": joined(discs, "both")}))
    return found


def arrivals(phrases: Sequence[Message]) -> list[Message]:
    """Return the tiles that came to the market, then what the piles show in the end."""
    tiles, tops = [], {}
    for phrase in phrases:
        what = phrase.args["what"]
        assert isinstance(what, Message)
        if what.id == "comes-top":
            tops[what.args["pile"]] = phrase
        else:
            tiles.append(phrase)
    return [*tiles, *tops.values()]


def begins(phrase: Message, after: Message | None) -> bool:
    """Say whether a phrase only begins what the next one tells."""
    return after is not None and after.id in BEGINNINGS.get(phrase.id, ())


def counted(name: str, phrases: list[Message]) -> Message:
    """Return several discs, taken or given back one by one, as one phrase."""
    counts: dict[int, int] = {}
    for phrase in phrases:
        discs = phrase.args["discs"]
        assert isinstance(discs, Message)
        number = DISCS.index(str(discs.args["disc"]))
        counts[number] = counts.get(number, 0) + 1
    return discs_phrase(name, counts)


def chapter(state: Ankhor) -> Message:
    """Return the round, or that the market is being laid out."""
    if state.round == 1 and state.phase in SET_UP:
        return Message("chapter-setup")
    return Message("chapter-round", {"round": int(state.round)})


SET_UP = (STARTING, PRICING, STOCKING)  # nobody has an ankh for new tiles in the first round


# --- whose turn -----------------------------------------------------------------------------


def awaited(state: Ankhor) -> Message:
    """Return what chance is about to do, and where: who enters it for a box must know which one."""
    market = state.market
    if state.phase == STARTING:
        return Message("prompt-start")
    if state.phase == PRICING:
        return Message("prompt-price", {"slot": int(market.next_space()) + 1})
    hidden = int(market.hidden_top())
    if hidden != NONE:
        return Message("prompt-top", {"pile": hidden + 1})
    slot = int(market.first_gap()) + 1
    return Message("prompt-draw", {"pile": int(state.source()) + 1, "slot": slot})


def urgent(state: Ankhor) -> Message | None:
    """Return that the game ends with this round, or does unless somebody buys."""
    if state.last_round:
        return Message("urgent-last-round")
    idles = state.idle_limit > 0 and state.idle == state.idle_limit - 1 and not state.bought
    return Message("urgent-idle", {"rounds": int(state.idle_limit)}) if idles else None


ACCOUNT = ("event-end-tiles", "event-end-empty", "event-end-idle")


def outcome(state: Ankhor) -> Message:
    """Return how the game ended, who won, and by what (R27)."""
    ranks = [int(place) for place in state.result()]
    best = max(int(points) for points in state.totals)
    level = [seat for seat in range(state.players) if state.totals[seat] == best]
    winners = [seat for seat in level if ranks[seat] == 1]
    tiles = {seat: int(state.areas[seat].count) for seat in level}
    fewest = min(tiles.values())
    rivals = [seat for seat in level if seat not in winners and tiles[seat] == fewest]
    told: Args = {
        "way": Message(f"outcome-way-{ENDINGS[state.ended_by]}", {"idle": int(state.idle)}),
        "who": joined([player(seat) for seat in winners], "both"),
        "points": best,
        "tiles": fewest,
        "discs": int(state.discs[winners[0]]),
    }
    if len(level) == 1:
        others = [points_of(state, seat) for seat in range(state.players) if seat not in level]
        return Message("outcome-points", {**told, "others": listed(others)})
    told["level"] = joined([player(seat) for seat in level], "both")
    if len(winners) > 1:
        return Message("outcome-shared", told)
    if not rivals:
        more = min(count for seat, count in tiles.items() if seat not in winners)
        return Message("outcome-tiles", {**told, "more": more})
    fewer = max(int(state.discs[seat]) for seat in rivals)
    return Message("outcome-discs", {**told, "fewer": fewer})


def points_of(state: Ankhor, seat: int) -> Message:
    """Return a seat and its points."""
    return Message("outcome-other", {"who": Message(SEATS[seat]), "points": int(state.score(seat))})


def offer_take(state: Ankhor, seat: int, _: object) -> Message:
    """Return how many discs are to be taken."""
    if kind(state) == TAKING:
        return Message("offer-take-more", {"left": int(first_of(state.top()))})
    return Message("offer-take", {"count": min(int(TAKEN), sum(int(n) for n in state.stock))})


def offer_refresh(state: Ankhor, seat: int, _: object) -> Message:
    """Return what new tiles cost, and which tile goes."""
    gone = discarded(state)
    return Message("offer-discard", {"tile": gone}) if gone else Message("offer-refresh")


def offer_slide(state: Ankhor, seat: int, _: object) -> Message:
    """Return the same once both piles are empty."""
    gone = discarded(state)
    return Message("offer-discard-only", {"tile": gone}) if gone else Message("offer-slide")


def offer_discount(state: Ankhor, seat: int, _: object) -> Message:
    """Return the tile that costs one good less."""
    return Message("offer-discount", {"tile": tile(state, chosen_tile(state))})


def offer_loose(state: Ankhor, seat: int, _: object) -> Message:
    """Return what is to be paid."""
    return Message("offer-loose", {"disc": one(asked_good(state))})


def offer_return(state: Ankhor, seat: int, _: object) -> Message:
    """Return how many goods are to be given back."""
    return Message("offer-return", {"left": int(first_of(state.top())), "most": int(MOST_GOODS)})


def offer_spot(state: Ankhor, seat: int, _: object) -> Message:
    """Return what a spot is to be chosen for."""
    asked, wanted = kind(state), state.top()
    if asked == PLACING:
        return Message("offer-place", {"tile": tile(state, chosen_tile(state))})
    if asked == PAYING:
        return Message("offer-pay-stored", {"disc": one(asked_good(state))})
    if asked == STORING:
        return Message("offer-store-at", {"disc": disc(int(first_of(wanted)))})
    if asked == MOVING:
        area = state.areas[seat]
        moved = area.tiles[area.index_at(second_of(wanted))]
        return Message("offer-to", {"tile": tile(state, moved)})
    return Message("offer-move")


def chosen_tile(state: Ankhor) -> int:
    """Return the tile of the market that is being bought."""
    return int(state.market.slots[first_of(state.top())])
