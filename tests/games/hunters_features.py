"""What the coach of Hunters and Gatherers counts, the plain way: every area anew, in Python.

The coach itself keeps what tiles do not change; this is what it must find.
"""

from tarsas.core.coach import LinearCoach
from tarsas.games.hunters.reasons import Stand, earns_bonus, figures, stand, tile_spots
from tarsas.games.hunters.rules import CALLING, DRAWING, DRAWING_BONUS, PEOPLING, PLACING, Hunters
from tarsas.games.hunters.rules_land import (
    DEER,
    DOLMEN,
    FIRE,
    FOREST,
    GOLD,
    MEADOW,
    SYSTEM,
    TIGER,
    figures_of,
)

Counts = dict[str, float]


def features(coach: LinearCoach, state: Hunters, seat: int) -> list[float]:
    """Return what the coach should count for a seat, in the order of its names."""
    found: Counts = dict.fromkeys(coach.names, 0.0)
    left = len(state.bag) / (int(state.land.box.first_bonus) - 1)
    members = int(state.supply(state.members, seat))
    huts = int(state.supply(state.huts, seat))
    found["points"] += int(state.score(seat))
    met: set[int] = set()
    for spot in figures(state, seat):
        here = stand(state, spot, seat)
        if here.area not in met:
            met.add(here.area)
            members += count(state, here, seat, left, found)
    count_turns(state, seat, found)
    if state.active == seat and state.phase in (PEOPLING, CALLING):
        place_best(coach, state, seat, members, huts, left, found)
    else:
        count_supply(members, huts, left, found)
    return list(found.values())


def place_best(
    coach: LinearCoach,
    state: Hunters,
    seat: int,
    members: int,
    huts: int,
    left: float,
    found: Counts,
) -> None:
    """Count the figure that is worth most on the tile just laid, or none."""
    barred = state.land.box.hunter_barred[state.drawn]
    none: Counts = dict.fromkeys(coach.names, 0.0)
    count_supply(members, huts, left, none)
    options = [none]
    for spot in tile_spots(state):
        here = stand(state, spot, seat)
        supply = huts if here.kind == SYSTEM else members
        if not supply or (here.kind == MEADOW and barred) or state.land.figures[here.area]:
            continue
        option: Counts = dict.fromkeys(coach.names, 0.0)
        back = count(state, here, seat, left, option, mine=1)
        hut = here.kind == SYSTEM
        count_supply(members + back - (not hut), huts - hut, left, option)
        options.append(option)
    best = max(options, key=lambda option: worth(coach, option))
    for name, value in best.items():
        found[name] += value


def worth(coach: LinearCoach, found: Counts) -> float:
    """Return the weighted sum."""
    return sum(weight * value for weight, value in zip(coach.weights, found.values(), strict=True))


def count(state: Hunters, here: Stand, seat: int, left: float, found: Counts, mine: int = 0) -> int:
    """Count an area; return the members that come back."""
    land = state.land
    every = [int(figures_of(land.figures[here.area], other)) for other in range(state.players)]
    theirs = max(every[:seat] + every[seat + 1 :])
    mine = mine or every[seat]
    if here.kind == MEADOW:
        owner = int(land.count(here.area, DOLMEN))
        found["hunters"] += mine * left
        if owner not in (0, seat + 1) or (not owner and mine < theirs):
            found["meadow_lost"] += here.pays * left
            return 0
        found["meadow"] += here.pays
        found["meadow_left"] += here.pays * left
        found["meadow_safe"] += here.pays * left * bool(owner or mine - theirs >= 2)
        found["meadow_room"] += min(here.ends, 8) * left
        if not land.count(here.area, FIRE):
            idle = int(land.count(here.area, TIGER)) - int(land.count(here.area, DEER))
            found["meadow_tigers"] += max(idle, 0) * left
        return 0
    if here.kind == SYSTEM:
        if mine >= theirs:
            found["fish"] += here.pays
            found["fish_left"] += here.pays * left
            found["fish_room"] += min(here.ends, 6) * left
        return 0
    if here.ends == 0:
        found["points"] += here.pays * (mine >= theirs)
        return mine
    if mine < theirs:
        found["idle"] += mine
        return 0
    name = f"forest_{min(here.ends, 3)}" if here.kind == FOREST else f"river_{min(here.ends, 2)}"
    found[name] += here.pays
    found[f"{name}_left"] += here.pays * left
    if here.kind == FOREST:
        found["forest_gold"] += int(land.count(here.area, GOLD)) / here.ends
    return 0


def count_supply(members: int, huts: int, left: float, found: Counts) -> None:
    """Count the figures at hand."""
    found["members"] += members
    found["members_left"] += members * left
    found["members_any"] += left * (members > 0)
    found["members_two"] += left * (members > 1)
    found["huts_left"] += huts * left


def count_turns(state: Hunters, seat: int, found: Counts) -> None:
    """Deal the tiles that are left round the table."""
    first_bonus = state.land.box.first_bonus
    active = int(state.active)
    following = active if state.phase <= DRAWING else active + 1
    layers = [(following + number) % state.players for number in range(len(state.bag))]
    if state.phase == PLACING and state.drawn < first_bonus:
        layers.append(active)
    found["turns"] = layers.count(seat)
    if seat == active:
        in_hand = state.phase == PLACING and state.drawn >= first_bonus
        earned = state.phase in (PEOPLING, CALLING) and earns_bonus(state)
        found["bonus"] = float(in_hand or earned or state.phase == DRAWING_BONUS)
