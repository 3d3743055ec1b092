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
    MEADOW,
    MUSHROOMS,
    RAFT,
    SEGMENT,
    SYSTEM,
    TIGER,
)


def area_pays(state: Hunters, area: i64, kind: i64) -> i64:
    """Return the points of an area: of forests and segments as if completed, else of the end."""
    land = state.land
    trapped: i64 = 0
    if kind == MEADOW and land.pit_trap >= 0 and land.root(land.pit_trap) == area:
        trapped = land.animals_in_range(land.pit_trap)
    return pays(state, kind, land.size[area], land.holds[area], trapped)


def pays(state: Hunters, kind: i64, size: i64, holds: i64, trapped: i64) -> i64:
    """Return the points of an area with these counters; `trapped` are animals by the pit trap."""
    if kind == FOREST:
        return FOREST_POINTS * size + state.values.mushrooms * ((holds >> MUSHROOMS) & LANE)
    if kind == SEGMENT:
        return size + ((holds >> FISH) & LANE)
    if kind == SYSTEM:
        lakes = (holds >> LAKES) & LANE if (holds >> RAFT) & LANE > 0 else i64(0)
        return ((holds >> FISH) & LANE) + lakes
    return meadow_pays(state, holds, trapped)


def meadow_pays(state: Hunters, holds: i64, trapped: i64) -> i64:
    """Return what the animals of a meadow would pay if the game ended now."""
    tigers = i64(0) if (holds >> FIRE) & LANE > 0 else (holds >> TIGER) & LANE
    deer = max(((holds >> DEER) & LANE) - tigers, i64(0))
    points = state.worth(deer, (holds >> AUROCHS) & LANE, (holds >> MAMMOTH) & LANE)
    if trapped > 0:
        twice = min(deer, trapped & LANE)
        points += state.worth(twice, (trapped >> AUROCHS) & LANE, (trapped >> MAMMOTH) & LANE)
    return points
