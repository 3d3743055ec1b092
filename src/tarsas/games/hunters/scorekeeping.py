"""The end of Hunters and Gatherers counted for who played with tiles of their own.

Asked for are the edition, the points so far, every river system with huts and every meadow with
hunters. Of these a position is made in which the areas are all there is; the rules count it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.game import Game
from tarsas.core.options import SEATS
from tarsas.core.scorekeeping import (
    MANY,
    NOBODY,
    ONCE,
    Answers,
    Choice,
    Entry,
    ScorekeepingError,
    Section,
    choice,
    flag,
    number,
    seat,
)
from tarsas.core.state import State
from tarsas.core.text import Args, Message
from tarsas.games.hunters.rules import FREE, Hunters, Values
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    DOLMEN,
    FIRE,
    FISH,
    LAKES,
    MAMMOTH,
    MEADOW,
    NODES,
    RAFT,
    SEAT_BITS,
    SYSTEM,
    TIGER,
    WIDTH,
    Box,
    Land,
)

EDITIONS = ("2002", "2020")
MOST_POINTS = 999
MOST_THINGS = 60
"""Animals of a kind, or fish, in one area: more than lie in the box."""

ANIMALS = {"deer": DEER, "aurochs": AUROCHS, "mammoth": MAMMOTH, "tiger": TIGER}
TRAPPED = ("deer", "aurochs", "mammoth")
"""What counts twice near the pit trap."""

APART: Final = 3 * int(WIDTH)
"""How far pieces lie from one another, so that no trap reaches from one to the next."""


# What is asked


def asked(game: Game, players: int, answers: Answers) -> Iterator[Section]:
    """Yield the edition, the points so far, the river systems and the meadows."""
    editions = [Choice(Message(f"option-edition-{e}"), ("edition", e)) for e in EDITIONS]
    yield Section("edition", ONCE, (choice("edition", tuple(editions)),))
    yield Section("points", ONCE, (number("points", MOST_POINTS, each=True),))
    new, values = is_new(answers), opening(game, players, answers).values
    huts, hunters = int(values.huts), int(values.members)
    system = [
        number("huts", huts, "about-hut", each=True),
        number("fish", MOST_THINGS, "about-fish"),
    ]
    if new:
        system.append(flag("raft", "about-raft"))
        system.append(number("lakes", MOST_THINGS, needs=(("raft", 0),)))
    yield Section("systems", MANY, tuple(system), players * huts)
    meadow = [
        number("hunters", hunters, "about-hunter", each=True),
        *(number(animal, MOST_THINGS, f"about-{animal}") for animal in ANIMALS),
        flag("fire", "about-fire"),
    ]
    if new:
        near = (("trap", 0),)
        meadow.append(flag("trap", "about-pit-trap"))
        meadow += [number(f"near-{a}", MOST_THINGS, f"about-{a}", needs=near) for a in TRAPPED]
    else:
        meadow.append(seat("dolmen", players, sign="about-dolmen"))
    yield Section("meadows", MANY, tuple(meadow), players * hunters)


def is_new(answers: Answers) -> bool:
    """Say whether it is the edition of 2020."""
    return EDITIONS[answers["edition"][0]["edition"][0]] == "2020"


def opening(game: Game, players: int, answers: Answers) -> Hunters:
    """Return the opening of such a game: it knows what the edition counts."""
    edition = EDITIONS[answers["edition"][0]["edition"][0]]
    state = game.new(players, {"edition": edition})
    assert isinstance(state, Hunters)
    return state


# What it comes to


def ended(game: Game, players: int, answers: Answers) -> State:
    """Return the position in which nothing but these areas is on the map."""
    systems, meadows = answers["systems"], answers["meadows"]
    check_once("raft", [entry for entry in systems if is_on(entry, "raft")])
    for special in ("fire", "trap"):
        check_once(special, [entry for entry in meadows if is_on(entry, special)])
    check_once("dolmen", [m for m in meadows if owner(m) != NOBODY])
    for meadow in meadows:
        check_meadow(meadow)
    opened = opening(game, players, answers)
    values: Values = opened.values
    state = Hunters(players, values, lie_of(systems, meadows, opened.land.box.edition))
    state.points = vec[i64](list(answers["points"][0]["points"]))
    first = len(systems)
    state.huts = placed("huts", systems, 0, players, int(values.huts))
    state.members = placed("hunters", meadows, first, players, int(values.members))
    return state


def is_on(entry: Entry, name: str) -> bool:
    """Say whether a card has something special, which not every edition asks for."""
    return name in entry and entry[name][0] == 1


def owner(meadow: Entry) -> int:
    """Return whose hunter lies at the dolmen of a meadow."""
    return meadow["dolmen"][0] if "dolmen" in meadow else NOBODY


def check_once(special: str, found: Sequence[Entry]) -> None:
    """Refuse two of what lies in the box once."""
    if len(found) > 1:
        raise ScorekeepingError(Message("error-keep-once", {"what": Message(f"keep-{special}")}))


def check_meadow(meadow: Entry) -> None:
    """Refuse a dolmen without its hunter, and more animals near a trap than there are."""
    if owner(meadow) != NOBODY and not meadow["hunters"][owner(meadow)]:
        who = Message(SEATS[owner(meadow)])
        raise ScorekeepingError(Message("error-keep-dolmen", {"who": who}))
    for animal in TRAPPED:
        near = meadow[f"near-{animal}"][0] if f"near-{animal}" in meadow else 0
        if near > meadow[animal][0]:
            args: Args = {"what": Message(f"keep-{animal}"), "near": near, "all": meadow[animal][0]}
            raise ScorekeepingError(Message("error-keep-near", args))


def placed(figures: str, areas: Sequence[Entry], first: int, players: int, each: int) -> "vec[i64]":
    """Return the spots of every seat's figures, area by area; the rest is in the supply."""
    spots: list[int] = []
    for player in range(players):
        counts = [area[figures][player] for area in areas]
        if sum(counts) > each:
            args: Args = {"who": Message(SEATS[player]), "count": sum(counts), "most": each}
            raise ScorekeepingError(Message(f"error-keep-{figures}", args))
        mine = [(first + n) * int(NODES) for n, count in enumerate(counts) for _ in range(count)]
        spots += mine + [int(FREE)] * (each - len(mine))
    return vec[i64](spots)


# The areas as a land: every one is a tile of its own, with one node, and touches no other. Only the
# meadow of a pit trap has two: the animals that the trap reaches lie beside it.


def lie_of(systems: Sequence[Entry], meadows: Sequence[Entry], edition: str) -> Land:
    """Return a land of these areas: the systems, the meadows, and what lies near a pit trap."""
    kinds = [int(SYSTEM)] * len(systems) + [int(MEADOW)] * len(meadows)
    holds = [held_by_system(entry) for entry in systems] + [herd(entry) for entry in meadows]
    joined, printed = list(range(len(kinds))), list(holds)
    trap = next((n for n, entry in enumerate(meadows) if is_on(entry, "trap")), -1)
    if trap >= 0:
        area = len(systems) + trap
        near = sum(meadows[trap][f"near-{a}"][0] << int(ANIMALS[a]) for a in TRAPPED)
        kinds.append(int(MEADOW))
        printed[area] -= near
        printed.append(near)
        holds.append(0)
        joined.append(area)
    land = Land(areas_box(edition, kinds, printed))
    count = len(kinds)
    land.laid = vec[i64]([n * APART << 10 | n for n in range(count)])
    land.first_node = vec[i64](list(range(count)))
    land.nodes = count
    land.parent = vec[i64](joined)
    land.figures = vec[i64]([figures(e, "huts") for e in systems] + [0] * (count - len(systems)))
    for n, entry in enumerate(meadows):
        land.figures[len(systems) + n] = figures(entry, "hunters")
    land.open_ends = vec[i64]([0] * count)
    land.size = vec[i64]([1] * count)
    land.holds = vec[i64](holds)
    if trap >= 0:
        land.pit_trap = (count - 1) * NODES
    return land


def figures(entry: Entry, name: str) -> int:
    """Return the figures of an area as the land keeps them."""
    return sum(count << int(SEAT_BITS) * player for player, count in enumerate(entry[name]))


def held_by_system(entry: Entry) -> int:
    """Return what a river system holds, in lanes."""
    held = entry["fish"][0] << int(FISH)
    if is_on(entry, "raft"):
        held += entry["lakes"][0] << int(LAKES) | 1 << int(RAFT)
    return held


def herd(entry: Entry) -> int:
    """Return what a meadow holds, in lanes."""
    held = sum(entry[animal][0] << int(lane) for animal, lane in ANIMALS.items())
    held += entry["fire"][0] << int(FIRE)
    return held + (owner(entry) + 1 << int(DOLMEN))


def areas_box(edition: str, kinds: list[int], holds: list[int]) -> Box:
    """Return tiles of one node each, of these kinds and holding that."""
    count, nodes = len(kinds), int(NODES)
    rest = [0] * (nodes - 1)
    return Box(
        edition,
        names=[""] * count,
        faces=[""] * count,
        node_names=[""] * (count * nodes),
        first_bonus=count,
        turns=[1] * count,
        signatures=[0] * (count * 4),
        side_nodes=[0] * (count * 16),
        node_count=[1] * count,
        node_kind=[n for kind in kinds for n in (kind, *rest)],
        node_ends=[0] * (count * nodes),
        node_holds=[n for held in holds for n in (held, *rest)],
        node_lake=[0] * (count * nodes),
        lake_fish=[0] * (count * 2),
        split=[0] * count,
        special=[0] * count,
        special_node=[0] * count,
        hunter_barred=[0] * count,
    )
