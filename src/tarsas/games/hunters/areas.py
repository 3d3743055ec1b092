"""The areas of a position in words: what each holds, what it is worth now, and who is there."""

from dataclasses import dataclass

from tarsas.core.options import SEATS
from tarsas.core.text import Args, Message, listed
from tarsas.games.hunters import news
from tarsas.games.hunters.notation import ROLES
from tarsas.games.hunters.rules import Hunters
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    DOLMEN,
    FISH,
    FOREST,
    GOLD,
    LAKES,
    MAMMOTH,
    MEADOW,
    MUSHROOMS,
    NODES,
    RAFT,
    SEGMENT,
    TIGER,
    figures_of,
)
from tarsas.games.hunters.rules_worth import area_pays


@dataclass(frozen=True)
class Area:
    """A connected forest, segment, river system or meadow, named by the oldest of its nodes."""

    name: int
    root: int
    kind: int
    spot: int


def areas(state: Hunters) -> dict[int, Area]:
    """Return the areas of the land by their roots, the oldest first."""
    land, found = state.land, dict[int, Area]()
    for index in range(len(land.laid)):
        first, tile = int(land.first_node[index]), int(land.tile(index))
        for local in range(land.box.node_count[tile]):
            root = int(land.find(first + local))
            if root not in found:
                kind = int(land.box.node_kind[tile * NODES + local])
                found[root] = Area(first + local, root, kind, int(index * NODES) + local)
    return found


def in_words(state: Hunters, area: Area) -> Message:
    """Return an area: its state, its worth now, and whose figures are there."""
    what = AREAS[area.kind](state, area.root)
    held = [
        Message(f"area-{ROLES[area.kind]}", {"who": Message(SEATS[seat]), "count": count})
        for seat, count in held_by(state, area.root).items()
    ]
    return Message("area-held", {"area": what, "held": listed(held)}) if held else what


def held_by(state: Hunters, root: int) -> dict[int, int]:
    """Return how many figures each seat has in an area, if any."""
    figures = state.land.figures[root]
    counts = {seat: int(figures_of(figures, seat)) for seat in range(state.players)}
    return {seat: count for seat, count in counts.items() if count}


def forest(state: Hunters, root: int) -> Message:
    """Return a forest."""
    land = state.land
    held: Args = {
        "edition": int(land.box.edition),
        "gold": int(land.count(root, GOLD)),
        "groups": int(land.count(root, MUSHROOMS)),
    }
    return Message("area-forest", {**held, **growing(state, root, FOREST)})


def segment(state: Hunters, root: int) -> Message:
    """Return a river segment."""
    fish = int(state.land.count(root, FISH))
    return Message("area-segment", {"fish": fish, **growing(state, root, SEGMENT)})


def growing(state: Hunters, root: int, kind: int) -> Args:
    """Return the size of a forest or segment, its open ends, and what it pays once complete."""
    land = state.land
    size, ends = int(land.size[root]), int(land.open_ends[root])
    return {"size": size, "ends": ends, "points": int(area_pays(state, root, kind))}


def system(state: Hunters, root: int) -> Message:
    """Return a river system."""
    land = state.land
    return Message(
        "area-system",
        {
            "fish": int(land.count(root, FISH)),
            "lakes": int(land.count(root, LAKES)),
            "raft": int(land.count(root, RAFT)),
        },
    )


def meadow(state: Hunters, root: int) -> Message:
    """Return a meadow: its animals as they would be counted now."""
    land = state.land
    numbers = news.grazing(state, root)
    empty = not any(numbers[name] for name in ("deer", "aurochs", "mammoths", "tigers"))
    if empty and not numbers["fire"]:
        return Message("area-meadow-empty")
    trapped = land.pit_trap >= 0 and int(land.root(land.pit_trap)) == root
    special: Args = {"dolmen": int(land.count(root, DOLMEN)), "trap": int(trapped)}
    points = int(area_pays(state, root, MEADOW))
    return Message("area-meadow", {**numbers, **special, "points": points})


AREAS = (meadow, forest, segment, system)
"""How each kind of area is told."""

COUNTED = (
    (("deer", DEER), ("aurochs", AUROCHS), ("mammoth", MAMMOTH), ("tiger", TIGER)),
    (("gold", GOLD), ("mushrooms", MUSHROOMS)),
    (("fish", FISH),),
    (("fish", FISH),),
)
"""By kind of area: the things that make it worth going there."""

SHORT = ("meadow", "forest", "river", "system")


def in_short(state: Hunters, spot: int) -> Message:
    """Return the area of a spot in a few words: what it is, how large, and what is in it."""
    land = state.land
    root, kind, year = int(land.root(spot)), int(land.kind(spot)), int(land.box.edition)
    sized: Args = {"count": int(land.size[root]), "edition": year}
    size = [Message(f"short-size-{SHORT[kind]}", sized)] if kind in (FOREST, SEGMENT) else []
    held = [
        Message(f"some-{thing}", {"count": count, "edition": year})
        for thing, lane in COUNTED[kind]
        if (count := int(land.count(root, lane)))
    ]
    nothing = [] if size else [Message(f"short-nothing-{SHORT[kind]}")]
    return listed([Message(f"short-{SHORT[kind]}"), *size, *(held or nothing)])
