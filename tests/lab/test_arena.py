"""The arena's fairness and its arithmetic."""

from collections import Counter
from math import log10

import pytest

from tarsas.lab.arena import Contest, Match, Played, play_match, report, score_of, seatings
from tarsas.lab.ratings import rate, wilson

PAIR = ("a", "b")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_bot_sits_in_each_seat_equally_often(players: int) -> None:
    ways = seatings(PAIR, players)
    for seat in range(players):
        assert len(set(Counter(way[seat] for way in ways).values())) == 1
    for way in ways:
        assert set(way) == set(PAIR)


def test_a_deal_brings_the_same_luck_in_every_seating() -> None:
    """Bots that play alike get the mirror image: what one seat scored, the other bot now does."""
    contest = Contest("marabunta", 2, ("random", "greedy"), 4, options={"start": "red"})
    one = play_match(contest, Match(("random", "greedy"), 0))
    again = play_match(contest, Match(("random", "greedy"), 0))
    turned = play_match(contest, Match(("random", "greedy"), 1))
    assert (one.scores, one.ranks) == (again.scores, again.ranks)
    assert one.seats == turned.seats[::-1]


def result(seats: list[str], ranks: list[int]) -> Played:
    idle = [0.0] * len(seats)
    return Played(PAIR, 0, seats, ranks, [0] * len(seats), [1] * len(seats), idle, idle)


@pytest.mark.parametrize(
    ("seats", "ranks", "share"),
    [
        (["a", "b"], [1, 2], 1.0),
        (["b", "a"], [1, 2], 0.0),
        (["a", "b"], [1, 1], 0.5),
        (["a", "b", "a"], [1, 2, 3], 0.5),
        (["a", "b", "a", "b"], [1, 2, 3, 4], 0.75),
    ],
)
def test_a_share_counts_the_seats_beaten(seats: list[str], ranks: list[int], share: float) -> None:
    assert score_of(result(seats, ranks)) == share


def test_wilsons_interval_agrees_with_its_textbook_values() -> None:
    found = wilson(8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10).low == pytest.approx(0)
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(650, 1000).low > 0.6 > wilson(65, 100).low


def test_many_games_give_elos_formula() -> None:
    strong, weak = rate([[0, 7500], [2500, 0]])
    assert strong.elo - weak.elo == pytest.approx(400 * log10(3), rel=0.01)
    assert strong.low < strong.elo < strong.high
    assert strong.elo == pytest.approx(-weak.elo)


def test_few_games_are_doubted_and_a_clean_score_is_finite() -> None:
    few, many = rate([[0, 3], [0, 0]])[0], rate([[0, 300], [0, 0]])[0]
    assert 0 < few.elo < many.elo < 2000
    assert few.high - few.low > many.elo - few.elo


def test_a_report_ranks_by_strength() -> None:
    contest = Contest("marabunta", 2, PAIR, 2)
    found = report(contest, [result(["a", "b"], [2, 1]), result(["b", "a"], [1, 2])])
    assert [standing.bot for standing in found.standings] == ["b", "a"]
    assert found.pairs[0][2].mean == 0
