"""The coach of House of Cats: that it values what a player would, and says only what is true."""

from collections.abc import Mapping
from math import isfinite

import pytest

from tarsas.bots.bot import Budget
from tarsas.bots.greedy import GreedyBot
from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, play_out
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import OVER, State
from tarsas.games.cats.coach import F_DICE, F_PART_2_1, CatsCoach
from tarsas.games.cats.components import cell_name
from tarsas.games.cats.rules import Cats
from tarsas.games.cats.rules_points import written_points
from tarsas.games.cats.rules_sheet import CELL, DIE, DOUBLE, SYMBOL
from tests.rulebook.cats_scenario import do, roll, start, whole_round
from tests.scenario import Scenario
from tests.stroll import stroll

GAME = find_game("cats")
EARNED = ("reason-room", "reason-cat", "reason-cheese", "reason-mouse", "reason-bonus")


def coach() -> CatsCoach:
    assert isinstance(GAME.coach, CatsCoach)
    return GAME.coach


def positions(players: int, variant: int, seed: int) -> list[Cats]:
    """Return decisions of a game in which a greedy bot errs now and then."""
    state = GAME.new(players, dict(GAME.variants[variant]))
    assert isinstance(state, Cats)
    bot = GreedyBot(GAME.coach, Rng(seed))
    return [met.clone() for met in stroll(state, bot, Rng(seed), one_in=4)]


def said(game: Scenario, words: str, language: str = "en") -> list[str]:
    action = GAME.parse(game.state, 0, words)
    return [GAME.say(reason, language) for reason in GAME.coach.reasons(game.state, 0, action)]


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_points_named_are_the_points_gained(variant: int) -> None:
    seen = 0
    for state in positions(2, variant, 1):
        seat = int(state.actor())
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            found = GAME.coach.reasons(state, seat, int(action))
            named = sum(int(str(m.args["points"])) for m in found if m.id in EARNED)
            gained = written_points(after.sheets[seat]) - written_points(state.sheets[seat])
            if len(found) < 3:
                assert named == gained
                seen += gained > 0
            for reason in found:
                if reason.id == "reason-best":
                    assert reason.args["points"] == gained_on(state, int(action), reason.args)
    assert seen > 3


def gained_on(state: Cats, action: int, told: Mapping[str, object]) -> int:
    """Take the die, write it where the reason says and go on as the coach would."""
    seat = int(state.actor())
    final = state.clone()
    final.apply(seat, action)
    written = False
    while final.sheets[seat].pending and final.may_act(seat):
        legal = [int(option) for option in final.legal(seat)]
        there = [o for o in legal if CELL <= o < SYMBOL and name(state, o) == told["cell"]]
        best = max(legal, key=lambda option: GAME.coach.prior(final, seat, option))
        final.apply(seat, there[0] if there and not written else best)
        written = written or bool(there)
    return int(written_points(final.sheets[seat]) - written_points(state.sheets[seat]))


def name(state: Cats, action: int) -> str:
    return cell_name(action - CELL, int(state.page.columns))


def test_a_room_is_named_with_its_points_in_both_languages() -> None:
    game = start()
    roll(game, "2 2 5 4")
    do(game, "2 a1")
    game.play("red: die 2")
    assert "builds a room of 2: 1 point" in said(game, "cell b1")
    assert "megépít egy 2-es szobát: 1 pont" in said(game, "cell b1", "hu")
    assert said(game, "cell a2")[0].startswith("builds a room")


def test_a_number_says_how_far_its_room_is() -> None:
    game = start()
    roll(game, "4 2 5 4")
    game.play("red: die 4")
    assert "3 more 4s are missing for a room" in said(game, "cell c3")


def test_nearer_rooms_and_unused_dice_are_counted() -> None:
    game = start()
    roll(game, "4 4 4 mouse")
    whole = coach().features(game.state, 0)
    assert whole[F_DICE] == 3
    do(game, "4 a1, 4 b1")
    counted = coach().features(game.state, 0)
    assert counted[F_DICE] == 1
    assert [counted[F_PART_2_1 + 3 + n] for n in range(3)] == [0, 1, 0]


def test_a_die_in_hand_is_taken_for_written_at_its_best() -> None:
    for state in positions(2, 0, 3):
        seat = int(state.actor())
        for action in state.legal(seat):
            if not DIE <= action < DOUBLE:
                continue
            after = state.clone()
            after.apply(seat, action)
            if after.sheets[seat].top() == 1:
                cells = [o for o in after.legal(seat) if CELL <= o < SYMBOL]
                best = max(coach().prior(after, seat, cell) for cell in cells)
                assert coach().evaluate(after, seat) > best - 1


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_features_are_finite_numbers(players: int, variant: int) -> None:
    state, rng = GAME.new(players, dict(GAME.variants[variant])), Rng(4)
    while state.actor() != OVER:
        if rng.below(5) == 0:
            for seat in range(players):
                assert all(isfinite(x) for x in coach().features(state, seat))
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])


def test_a_finished_room_is_judged_better_than_scattered_numbers() -> None:
    rooms, scattered = start(), start()
    whole_round(rooms, "3 3 3 5", "3 a1, 3 b1, 3 c1")
    whole_round(scattered, "3 3 3 5", "3 a1, 5 b1, 3 c1")
    assert GAME.coach.evaluate(rooms.state, 0) > GAME.coach.evaluate(scattered.state, 0) + 1


def alone(bot: str, seed: int, level: int) -> int:
    """Return what a bot scores with nobody else at the table."""
    state: State = GAME.new(1, {"level": level})
    play_out(state, [make_bot(GAME, bot, seed, Budget(30))], Chance(Rng(seed)))
    return int(state.score(0))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_alone_a_search_scores_more_than_chance(level: int) -> None:
    searched = sum(alone("mcts", seed, level) for seed in range(3))
    assert searched > sum(alone("random", seed, level) for seed in range(3)) + 15


def test_alone_points_are_foreseen_not_margins() -> None:
    game = start()
    roll(game, "4 2 5 4")
    do(game, "4 a1, 5 b1, 2 c1")
    assert said(game, "done")[0].startswith("ends the round; expected at the end: ")
    expected = GAME.coach.evaluate(game.state, 0)
    assert 20 < expected < 60
    assert said(game, "done", "hu")[0].startswith("befejezed a kört; várható eredmény: ")
