"""The scorekeeper of Pulsar 2849 counts what the game itself counts at its end."""

from dataclasses import replace

import pytest

from tarsas.core.registry import find_game
from tarsas.core.scorekeeping import ScorekeepingError, count, fill
from tarsas.games.pulsar import rules_tables as t
from tarsas.games.pulsar.rules import Pulsar
from tarsas.games.pulsar.rules_state import bits
from tarsas.games.pulsar.scorekeeping import COUNTED, SPINNING, purple
from tests.contract.cases import Case, play

# The scorekeeper buys what is worth most, so the game does here as well.
PULSAR = replace(
    game := find_game("pulsar"),
    variants=tuple({**variant, "auto_endgame": True} for variant in game.variants),
)
MINE = [
    Case(PULSAR, players, variant)
    for players in PULSAR.players
    for variant in range(len(PULSAR.variants))
]
NOT_ASKED = ("event-final", "event-account")
"""What the game tells besides: that it ends, and who is counted now."""

Card = dict[str, list[int]]


def card(state: Pulsar, seat: int, points: int, spent: int) -> Card:
    """Return what a player has, as the form asks for it."""
    slots = purple(state)
    mask = int(state.owns(seat, t.PATENTS))
    held = [mask >> slot & 1 for slot in slots]
    found = {
        "points": points,
        "cubes": int(state.owns(seat, t.CUBES)) + spent,
        "stations": state.owns(seat, t.STATIONS),
        "extra": state.owns(seat, t.EXTRA),
        "building": state.count(seat, t.C_BUILDING),
        "empty": state.count(seat, t.C_IDLE_PULSAR) - state.count(seat, t.C_BUILDING),
        "unplaced": sum(state.owns(seat, t.UNPLACED + size) for size in (1, 2, 3)),
        "online": state.owns(seat, t.ONLINE),
        "links": state.links(seat),
        "awards": bits(state.owns(seat, t.AWARDS)),
        "patents": bits(mask) - sum(held),
        "projects": bits(state.owns(seat, t.DONE)),
        "runs": bits(state.owns(seat, t.RUNS_USED)),
    }
    found |= {name: state.owns(seat, t.SPINNING + n) for n, name in enumerate(SPINNING, start=1)}
    return {**{name: [int(number)] for name, number in found.items()}, "techs": held}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("case", MINE, ids=[case.name for case in MINE])
def test_random_games_end_as_the_scorekeeper_counts_them(case: Case, seed: int) -> None:
    *_, (state, _, _) = play(case, seed, [])
    assert isinstance(state, Pulsar)
    assert state.events is not None
    start = next(n for n, e in enumerate(state.events) if e.reason == "event-final")
    told = [event for event in state.events[start:] if event.reason not in NOT_ASKED]
    points = [int(state.score(seat)) for seat in range(case.players)]
    spent = [0] * case.players
    for event in told:
        points[int(event.seat)] -= int(event.points)
        spent[int(event.seat)] += event.numbers.get("cubes", 0)
    rockets = list(state.rockets)[: int(state.rocket_count())]
    printed, options = state.printed, case.options
    answers = {
        "play": [
            {
                "board": [int(state.letters[2])],
                "goals": [int(goal in list(state.goals)) for goal in range(12)],
            }
        ],
        "reading": [{"goal_any_three": [int(options.get("goal_any_three") == "placed")]}],
        "order": [{f"place-{n}": [int(seat)] for n, seat in enumerate(rockets, start=1)}],
        "company": [card(state, s, points[s], spent[s]) for s in range(case.players)],
        "tie": [{"tie_break": [int(printed.ahead_wins)]}],
    }
    counted = count(fill(find_game("pulsar"), case.players, answers))
    assert counted.scores == [int(state.score(seat)) for seat in range(case.players)]
    assert counted.ranks == [int(rank) for rank in state.result()]
    assert counted.before == points
    for language in ("en", "hu"):
        ours, theirs = (
            [
                (int(e.seat), int(e.points), e.reason, game.say(game.texts.event(e), language))
                for e in events
            ]
            for events in (counted.events, told)
        )
        assert ours == theirs


def test_whatever_goals_and_purple_technologies_count_is_asked_for() -> None:
    state = game.new(2)
    assert isinstance(state, Pulsar)
    printed = state.printed
    kinds = zip(printed.tech_kind, printed.tech_term, printed.tech_second_term, strict=True)
    terms = {term for kind, *terms in kinds if kind == t.ENDGAME for term in terms if term >= 0}
    counted = {int(printed.term_count[term]) for term in terms} | {
        int(c) for c in printed.goal_count
    }
    assert counted <= COUNTED.keys()


# What cannot be


def refused(answers: dict[str, list[Card]]) -> str:
    with pytest.raises(ScorekeepingError) as caught:
        count(fill(game, 3, answers))
    return str(caught.value)


def test_one_side_of_a_goal_tile_is_in_play() -> None:
    assert "one side" in refused({"play": [{"goals": [1, 1] + [0] * 10}]})


def test_at_most_three_goals_are_in_play() -> None:
    assert "at most 3" in refused({"play": [{"goals": [1, 0] * 6}]})


def test_every_rocket_has_a_place_of_its_own() -> None:
    assert "Every rocket" in refused({"order": [{"place-1": [0], "place-2": [0]}]})


def test_links_need_transmitters() -> None:
    mine = {"techs": [1, 0, 0, 0], "online": [2], "links": [3]}
    assert "3 links with 2" in refused({"company": [mine]})


def test_who_wins_a_tie_is_asked_if_there_is_one() -> None:
    def asked(points: int) -> bool:
        answers = {"company": [{"points": [points]}, {"points": [40]}, {"points": [90]}]}
        return "tie" in fill(game, 3, answers).answers

    # The places of the play order pay 7 and 4.
    assert asked(37)
    assert not asked(38)
