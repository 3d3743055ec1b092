"""What the areas of Hunters and Gatherers would pay if they were scored as they are.

For those who judge a position; the rules themselves score in rules.py, and a test compares.
"""

from mypy_extensions import i64

from tarsas.games.hunters.rules import FOREST_POINTS, Hunters
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    FIRE,
    FISH,
    FOREST,
    LAKES,
    LANE,
    MAMMOTH,
    MUSHROOMS,
    RAFT,
    SEGMENT,
    SYSTEM,
    TIGER,
)


def area_pays(state: Hunters, area: i64, kind: i64) -> i64:
    """Return the points of an area: of forests and segments as if completed, else of the end."""
    land = state.land
    if kind == FOREST:
        mushrooms = state.values.mushrooms * land.count(area, MUSHROOMS)
        return FOREST_POINTS * land.size[area] + mushrooms
    if kind == SEGMENT:
        return land.size[area] + land.count(area, FISH)
    if kind == SYSTEM:
        lakes = land.count(area, LAKES) if land.count(area, RAFT) > 0 else i64(0)
        return land.count(area, FISH) + lakes
    return meadow_pays(state, area)


def meadow_pays(state: Hunters, area: i64) -> i64:
    """Return what the animals of a meadow would pay if the game ended now."""
    land = state.land
    trapped: i64 = 0
    if land.pit_trap >= 0 and land.root(land.pit_trap) == area:
        trapped = land.animals_in_range(land.pit_trap)
    tigers = i64(0) if land.count(area, FIRE) > 0 else land.count(area, TIGER)
    deer = max(land.count(area, DEER) - tigers, i64(0))
    pays = state.worth(deer, land.count(area, AUROCHS), land.count(area, MAMMOTH))
    if trapped > 0:
        twice = min(deer, trapped & LANE)
        pays += state.worth(twice, (trapped >> AUROCHS) & LANE, (trapped >> MAMMOTH) & LANE)
    return pays
