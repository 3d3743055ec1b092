"""What an action of Hunters and Gatherers brings about by itself, as events that say what counted.

The rules ask for these only where events are told, and before the figures of an area go home.
"""

from typing import TYPE_CHECKING

from tarsas.core.state import NOBODY, Event
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    DOLMEN,
    FIRE,
    FISH,
    FOREST,
    LAKES,
    LANE,
    MAMMOTH,
    MEADOW,
    MUSHROOMS,
    TIGER,
    Land,
    figures_of,
)

if TYPE_CHECKING:
    from tarsas.games.hunters.rules import Hunters

Numbers = dict[str, int]

# What `contest` says to the texts.
ALONE, CONTESTED, TIED = range(3)


# Which pieces


def area_piece(land: Land, area: int) -> str:
    """Return the id of an area in the picture, by the oldest of its nodes."""
    return f"area-{next(node for node in range(land.nodes) if land.find(node) == area)}"


def pieces(state: "Hunters", area: int) -> tuple[str, ...]:
    """Return an area as the pieces of an event."""
    return (area_piece(state.land, area),)


# Who has figures there


def standings(state: "Hunters", area: int) -> list[tuple[int, Numbers]]:
    """Return the seats with figures in an area: how many each has, and the most of another."""
    figures = state.land.figures[area]
    counts = [int(figures_of(figures, seat)) for seat in range(state.players)]
    found = []
    for seat, own in enumerate(counts):
        rest = max(counts[:seat] + counts[seat + 1 :])
        contest = ALONE if rest == 0 else TIED if rest == own else CONTESTED
        if own:
            found.append((seat, {"own": own, "rest": rest, "contest": contest}))
    return found


def shared(state: "Hunters", area: int, vp: int, reason: str, counted: Numbers) -> list[Event]:
    """Return what those with most figures in an area score for something there (R12)."""
    if vp == 0:
        return []
    where = pieces(state, area)
    return [
        Event(seat, vp, reason, where, {**counted, **own})
        for seat, own in standings(state, area)
        if own["own"] >= own["rest"]
    ]


def outdone(state: "Hunters", area: int, reason: str, counted: Numbers) -> list[Event]:
    """Return who had figures in an area where another had more."""
    where = pieces(state, area)
    return [
        Event(seat, 0, reason, where, {**counted, **own})
        for seat, own in standings(state, area)
        if own["own"] < own["rest"]
    ]


# What a tile completes


def forest(state: "Hunters", area: int, vp: int, more: int) -> list[Event]:
    """Return what a completed forest pays for its pieces, and `more` for its mushrooms."""
    land = state.land
    counted = {"edition": int(land.box.edition), "size": int(land.size[area])}
    groups = {"groups": int(land.count(area, MUSHROOMS)), "each": int(state.values.mushrooms)}
    return [
        *shared(state, area, vp, "points-forest", counted),
        *shared(state, area, more, "points-mushrooms", groups),
        *outdone(state, area, "event-home-forest", counted),
    ]


def segment(state: "Hunters", area: int, vp: int) -> list[Event]:
    """Return what a completed river segment pays."""
    land = state.land
    counted = {"size": int(land.size[area]), "fish": int(land.count(area, FISH))}
    return [
        *shared(state, area, vp, "points-river", counted),
        *outdone(state, area, "event-home-river", counted),
    ]


def gold(state: "Hunters", area: int) -> Event:
    """Return what gold in a completed forest leads to (R14, R15)."""
    edition = int(state.land.box.edition)
    if state.drawn >= state.land.box.first_bonus:
        reason = "event-bonus-once"
    else:
        reason = "event-bonus" if len(state.pile) else "event-bonus-none"
    return Event(state.active, 0, reason, pieces(state, area), {"edition": edition})


# What the power of a tile does


def log_boat(state: "Hunters", system: int, vp: int) -> Event:
    """Return what the lakes pay that the log boat can reach."""
    lakes = int(state.land.count(system, LAKES))
    counted = {"lakes": lakes, "each": vp // lakes}
    return Event(state.active, vp, "points-log-boat", pieces(state, system), counted)


def hunting_trap(state: "Hunters", spot: int, near: int, vp: int) -> Event:
    """Return what the animals `near` the trap, in lanes, pay before they are covered."""
    where = pieces(state, state.land.root(spot))
    counted = animals(state, near, near >> int(TIGER) & int(LANE))
    caught = {**counted, "tigers": near >> int(TIGER) & int(LANE)}
    reason = "points-hunting-trap" if vp else "event-trap" if near else "event-trap-empty"
    return Event(state.active, vp, reason, where, caught)


def shaman(state: "Hunters", spot: int) -> Event:
    """Return that the shaman has nobody to call back."""
    return Event(state.active, 0, "event-shaman", pieces(state, state.land.root(spot)))


def animals(state: "Hunters", held: int, tigers: int) -> Numbers:
    """Return animals, in lanes, as numbers: how many there are, are eaten, and what each pays."""
    deer = held >> int(DEER) & int(LANE)
    return {
        "deer": deer,
        "eaten": min(deer, tigers),
        "aurochs": held >> int(AUROCHS) & int(LANE),
        "mammoths": held >> int(MAMMOTH) & int(LANE),
        "perdeer": int(state.values.deer),
        "peraurochs": int(state.values.aurochs),
        "permammoth": int(state.values.mammoth),
    }


def grazing(state: "Hunters", area: int) -> Numbers:
    """Return the animals of a meadow as they would be counted now (R41)."""
    land = state.land
    tigers, fire = int(land.count(area, TIGER)), int(land.count(area, FIRE))
    eating = 0 if fire else tigers
    return {**animals(state, int(land.holds[area]), eating), "tigers": tigers, "fire": fire}


# The end


def last_tile(state: "Hunters", way: str, tile: str) -> Event:
    """Return that the last land tile was laid, or fits nowhere."""
    return Event(NOBODY, 0, f"event-end-{way}", (tile,))


def unfinished(state: "Hunters") -> list[Event]:
    """Return whose members come home from forests and segments that stay open (R16)."""
    land, found = state.land, []
    each = int(state.values.members)
    for seat in range(state.players):
        placed = [spot for spot in state.members[seat * each : (seat + 1) * each] if spot >= 0]
        standing = [spot for spot in placed if land.kind(spot) != MEADOW]
        forests = sum(land.kind(spot) == FOREST for spot in standing)
        if standing:
            counted = {"gatherers": forests, "fishers": len(standing) - forests}
            where = dict.fromkeys(area_piece(land, land.root(spot)) for spot in standing)
            found.append(Event(seat, 0, "event-unfinished", tuple(where), counted))
    return found


def huts(state: "Hunters", system: int, vp: int, more: int) -> list[Event]:
    """Return what a river system pays for its fish, and `more` for its lakes with the raft."""
    land = state.land
    counted = {"fish": int(land.count(system, FISH)), "lakes": int(land.count(system, LAKES))}
    if vp == more == 0:
        where = pieces(state, system)
        return [
            Event(seat, 0, "event-huts-nothing", where, own)
            for seat, own in standings(state, system)
        ]
    return [
        *shared(state, system, vp, "points-huts", counted),
        *shared(state, system, more, "points-raft", counted),
        *outdone(state, system, "event-huts-fewer", counted),
    ]


def meadow(state: "Hunters", area: int, trapped: int, vp: int, more: int) -> list[Event]:
    """Return what a meadow pays, and `more` for the animals `trapped` near the pit trap."""
    land = state.land
    counted = {**grazing(state, area), "dolmen": 0}
    again = animals(state, trapped, 0)
    again["deer"] = min(again["deer"], counted["deer"] - counted["eaten"])
    owner = int(land.count(area, DOLMEN)) - 1
    if vp == more == 0:
        reason = "event-meadow-nothing"
        return [
            Event(seat, 0, reason, pieces(state, area), {**counted, **own})
            for seat, own in standings(state, area)
        ]
    if owner >= 0:  # R20: the hunter at the dolmen scores alone
        return at_dolmen(state, area, owner, (vp, {**counted, "dolmen": 1}), (more, again))
    return [
        *shared(state, area, vp, "points-meadow", counted),
        *shared(state, area, more, "points-pit-trap", again),
        *outdone(state, area, "event-meadow-fewer", counted),
    ]


def at_dolmen(
    state: "Hunters", area: int, owner: int, once: tuple[int, Numbers], again: tuple[int, Numbers]
) -> list[Event]:
    """Return what the hunter at the dolmen scores, and who else was in the meadow."""
    where, found = pieces(state, area), []
    for seat, own in standings(state, area):
        if seat != owner:
            found.append(Event(seat, 0, "event-meadow-dolmen", where, {**once[1], **own}))
            continue
        for (vp, counted), reason in ((once, "points-meadow"), (again, "points-pit-trap")):
            if vp:
                found.append(Event(seat, vp, reason, where, {**counted, **own}))
    return found
