"""The scorekeeper of Hunters and Gatherers counts what the game itself counts at its end."""

import pytest

from tarsas.core.registry import find_game
from tarsas.core.scorekeeping import ScorekeepingError, count, fill
from tarsas.games.hunters.rules import FREE, Hunters
from tarsas.games.hunters.rules_land import (
    AUROCHS,
    DEER,
    DOLMEN,
    FIRE,
    FISH,
    LAKES,
    LANE,
    MAMMOTH,
    RAFT,
    TIGER,
    figures_of,
)
from tests.contract.cases import CASES, Case, play

HUNTERS = find_game("hunters")
MINE = [case for case in CASES if case.game.id == "hunters"]
NOT_ASKED = ("event-end-placed", "event-end-unplaceable", "event-unfinished")
"""What the game tells besides: that it ends, and who comes home without points."""

Card = dict[str, list[int]]


def roots(state: Hunters, spots: object) -> list[int]:
    """Return the areas with figures, in the order in which the game counts them."""
    assert hasattr(spots, "__iter__")
    return list(dict.fromkeys(int(state.land.root(s)) for s in spots if s != FREE))


def figures(state: Hunters, area: int) -> list[int]:
    return [int(figures_of(state.land.figures[area], seat)) for seat in range(state.players)]


def system(state: Hunters, area: int) -> Card:
    land = state.land
    found = {"huts": figures(state, area), "fish": [int(land.count(area, FISH))]}
    if land.box.edition == "2020":
        found["raft"] = [int(land.count(area, RAFT))]
        found["lakes"] = [int(land.count(area, LAKES))]
    return found


def meadow(state: Hunters, area: int) -> Card:
    land = state.land
    lanes = {"deer": DEER, "aurochs": AUROCHS, "mammoth": MAMMOTH, "tiger": TIGER, "fire": FIRE}
    found = {name: [int(land.count(area, lane))] for name, lane in lanes.items()}
    found["hunters"] = figures(state, area)
    if land.box.edition == "2002":
        return {**found, "dolmen": [int(land.count(area, DOLMEN)) - 1]}
    found["trap"] = [int(land.pit_trap >= 0 and land.root(land.pit_trap) == area)]
    if found["trap"] == [1]:
        near = int(land.animals_in_range(land.pit_trap))
        for name in ("deer", "aurochs", "mammoth"):
            found[f"near-{name}"] = [near >> int(lanes[name]) & int(LANE)]
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("case", MINE, ids=[case.name for case in MINE])
def test_random_games_end_as_the_scorekeeper_counts_them(case: Case, seed: int) -> None:
    *_, (state, _, _) = play(case, seed, [])
    assert isinstance(state, Hunters)
    assert state.events is not None
    start = next(n for n, e in enumerate(state.events) if e.reason.startswith("event-end-"))
    told = [event for event in state.events[start:] if event.reason not in NOT_ASKED]
    points = [int(state.score(seat)) for seat in range(case.players)]
    for event in told:
        points[int(event.seat)] -= int(event.points)
    answers = {
        "edition": [{"edition": [int(state.land.box.edition == "2020")]}],
        "points": [{"points": points}],
        "systems": [system(state, area) for area in roots(state, state.huts)],
        "meadows": [meadow(state, area) for area in roots(state, state.members)],
    }
    counted = count(fill(HUNTERS, case.players, answers))
    assert counted.scores == [int(state.score(seat)) for seat in range(case.players)]
    assert counted.ranks == [int(rank) for rank in state.result()]
    assert counted.before == points
    for language in ("en", "hu"):
        ours, theirs = (
            [
                (
                    int(e.seat),
                    int(e.points),
                    e.reason,
                    HUNTERS.say(HUNTERS.texts.event(e), language),
                )
                for e in events
            ]
            for events in (counted.events, told)
        )
        assert ours == theirs


# What cannot be


def refused(answers: dict[str, list[Card]], players: int = 2) -> str:
    with pytest.raises(ScorekeepingError) as caught:
        count(fill(HUNTERS, players, answers))
    return str(caught.value)


def test_nobody_has_more_figures_than_the_box() -> None:
    card = {"hunters": [3, 0]}
    assert "Red has 6 hunters" in refused({"meadows": [card, card]})
    assert "Blue has 3 huts" in refused({"systems": [{"huts": [0, 2]}, {"huts": [0, 1]}]})


def test_what_lies_in_the_box_once_is_in_one_area() -> None:
    new: dict[str, list[Card]] = {"edition": [{"edition": [1]}]}
    assert "only one area" in refused({"meadows": [{"fire": [1]}, {"fire": [1]}]})
    assert "only one area" in refused({**new, "meadows": [{"trap": [1]}, {"trap": [1]}]})
    assert "only one area" in refused({**new, "systems": [{"raft": [1]}, {"raft": [1]}]})


def test_the_dolmen_needs_the_hunter_who_lies_there() -> None:
    assert "Blue has no hunter" in refused({"meadows": [{"hunters": [1, 0], "dolmen": [1]}]})


def test_no_more_animals_are_near_the_trap_than_in_the_meadow() -> None:
    card = {"hunters": [1, 0], "deer": [1], "trap": [1], "near-deer": [2]}
    assert "2 near the pit trap" in refused({"edition": [{"edition": [1]}], "meadows": [card]})
