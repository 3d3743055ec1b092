"""Why a move of Hunters and Gatherers is good, in words: what changes, the weightiest first."""

from dataclasses import dataclass

from tarsas.core.coach import Coach
from tarsas.core.options import SEATS
from tarsas.core.reasons import Weighed, expected, weightiest
from tarsas.core.text import Args, Message
from tarsas.games.hunters.actions import KINDS
from tarsas.games.hunters.notation import laid_spot
from tarsas.games.hunters.rules import CALLING, FREE, Hunters
from tarsas.games.hunters.rules_land import (
    DOLMEN,
    FOREST,
    GOLD,
    MEADOW,
    NODES,
    SEGMENT,
    SYSTEM,
    figures_of,
)
from tarsas.games.hunters.rules_worth import area_pays

AREAS = {int(MEADOW): "meadow", int(FOREST): "forest", int(SEGMENT): "river", int(SYSTEM): "huts"}


@dataclass(frozen=True)
class Stand:
    """How a seat stands in an area: whether it scores there, and what is to be scored."""

    area: int
    kind: int
    leads: bool
    pays: int
    ends: int


def reasons_for(coach: Coach, state: Hunters, seat: int, action: int) -> list[Message]:
    """Return what speaks for a legal action, or at least what it is expected to lead to."""
    kind, values = KINDS.read(action)
    if kind.name == "place":
        found = placing(coach, state, seat, action)
    elif kind.name == "none":
        found = [nobody(state, seat)]
    elif kind.name == "figure":
        found = [figure(state, seat, *values)]
    elif kind.name == "take_back":
        found = [calling_back(state, seat, *values)]
    else:
        found = []
    return weightiest(found, expected(coach.prior(state, seat, action)))


# --- laying a tile --------------------------------------------------------------------------


def placing(coach: Coach, state: Hunters, seat: int, action: int) -> list[Weighed]:
    """Return what laying the tile changes, and whom it gives a place."""
    after = state.clone()
    after.apply(seat, action)
    found: list[Weighed] = []
    gained = int(after.score(seat) - state.score(seat))
    if gained:
        found.append((gained + 1.0, Message("reason-power", {"points": gained})))
    found += own_areas(state, after, seat)
    for rival in range(state.players):
        if rival != seat:
            found += spoilt(state, after, rival)
    if earns_bonus(after):
        edition = int(state.land.box.edition)
        found.append((4.0, Message("reason-bonus", {"edition": edition})))
    if after.phase == CALLING:
        found.append((1.5, Message("reason-shaman")))
        after.apply(seat, KINDS.action("leave"))
    best = int(max(after.legal(seat), key=lambda follow: coach.prior(after, seat, follow)))
    kind, values = KINDS.read(best)
    if kind.name == "figure":
        found.append(figure(after, seat, *values))
    return found


def own_areas(state: Hunters, after: Hunters, seat: int) -> list[Weighed]:
    """Return what a tile does for the areas in which a seat has figures."""
    found: list[Weighed] = []
    met: set[int] = set()
    for spot in figures(state, seat):
        now = stand(after, spot, seat)
        before = stand(state, spot, seat)
        if now.area in met:
            continue
        met.add(now.area)
        kind = AREAS[now.kind]
        args: Args = {"points": now.pays, "ends": now.ends}
        if now.leads and now.ends == 0 and now.kind in (FOREST, SEGMENT):
            size = int(after.land.size[now.area])
            done = Message(f"reason-complete-{kind}", {"points": now.pays, "size": size})
            found.append((now.pays + 2.0, done))
        elif now.leads and not before.leads and now.pays:
            found.append((now.pays + 1.0, Message(f"reason-lead-{kind}", args)))
        elif now.leads and now.pays > before.pays:
            growth = now.pays - before.pays
            found.append((growth + 0.5, Message(f"reason-grow-{kind}", {**args, "more": growth})))
        elif now.leads and now.ends < before.ends and now.kind in (FOREST, SEGMENT):
            found.append((0.4, Message(f"reason-nearer-{kind}", args)))
    return found


def spoilt(state: Hunters, after: Hunters, rival: int) -> list[Weighed]:
    """Return which meadows become worth less to a rival, or are led no more."""
    found: list[Weighed] = []
    met: set[int] = set()
    for spot in figures(state, rival):
        if state.land.kind(spot) != MEADOW:
            continue
        before, now = stand(state, spot, rival), stand(after, spot, rival)
        if before.area in met:
            continue
        met.add(before.area)
        lost = before.pays - (now.pays if now.leads else 0)
        if before.leads and lost > 0:
            args: Args = {"who": Message(SEATS[rival]), "points": lost}
            found.append((lost + 0.3, Message("reason-spoils", args)))
    return found


def earns_bonus(after: Hunters) -> bool:
    """Say whether the tile just laid completes a forest with gold or a menhir."""
    land = after.land
    if after.drawn >= land.box.first_bonus or not len(after.pile):
        return False
    for spot in tile_spots(after):
        area = land.root(spot)
        if land.kind(spot) == FOREST and land.open_ends[area] == 0 and land.count(area, GOLD):
            return True
    return False


# --- figures --------------------------------------------------------------------------------


def figure(state: Hunters, seat: int, node: int) -> Weighed:
    """Return what a figure on the tile just laid is there for."""
    here = stand(state, laid_spot(state, node), seat)
    kind = AREAS[here.kind]
    if here.ends == 0 and here.kind in (FOREST, SEGMENT):
        return here.pays + 1.5, Message(f"reason-at-once-{kind}", {"points": here.pays})
    args = {"points": here.pays, "ends": here.ends}
    return here.pays / 2 + 0.2, Message(f"reason-place-{kind}", args)


def nobody(state: Hunters, seat: int) -> Weighed:
    """Return why nobody may be placed."""
    members = int(state.supply(state.members, seat))
    if len(state.legal(seat)) == 1:
        return 1.0, Message("reason-nobody-fits")
    return 1.0, Message("reason-keeps", {"members": members})


def calling_back(state: Hunters, seat: int, nth: int) -> Weighed:
    """Return what the shaman's call is good for."""
    spot = int(state.members[state.own_member(nth)])
    here = stand(state, spot, seat)
    members = int(state.supply(state.members, seat)) + 1
    if not here.leads:
        return 1.0, Message("reason-back-idle", {"members": members})
    return 1.0, Message("reason-back", {"members": members, "points": here.pays})


# --- how things stand -----------------------------------------------------------------------


def figures(state: Hunters, seat: int) -> list[int]:
    """Return the spots of a seat's figures on the map."""
    members, huts = int(state.values.members), int(state.values.huts)
    placed = [*state.members[seat * members : (seat + 1) * members]]
    placed += state.huts[seat * huts : (seat + 1) * huts]
    return [int(spot) for spot in placed if spot != FREE]


def tile_spots(state: Hunters) -> list[int]:
    """Return the spots of the tile just laid."""
    index = int(state.land.last())
    count = int(state.land.box.node_count[state.land.tile(index)])
    return [index * int(NODES) + local for local in range(count)]


def stand(state: Hunters, spot: int, seat: int) -> Stand:
    """Return how a seat stands in the area of a spot."""
    land = state.land
    area, kind = int(land.root(spot)), int(land.kind(spot))
    counts = [int(figures_of(land.figures[area], other)) for other in range(state.players)]
    leads = counts[seat] == max(counts)
    owner = int(land.count(area, DOLMEN)) if kind == MEADOW else 0
    if owner:
        leads = owner == seat + 1
    return Stand(area, kind, leads, int(area_pays(state, area, kind)), int(land.open_ends[area]))
