"""What a review makes of what its tasks found: grades, turning points, accuracy, luck, noise."""

from collections.abc import Mapping

import msgspec
import pytest

from tarsas.bots.bot import Bot
from tarsas.bots.match import Chance, moves
from tarsas.bots.random import RandomBot
from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.lab.analyse import Analysis, analyse
from tarsas.study.calibration import Calibration, Power, calibration_of, shares_of
from tarsas.study.judging import judge
from tarsas.study.review import (
    MOST_TURNS,
    Part,
    Plan,
    Review,
    Task,
    accuracy,
    gather,
    grade,
    tasks,
    usual_plan,
)

PLAN = Plan(10)
LEVEL = (0.5, 0.5)


def played(name: str, players: int) -> Record:
    """Return a random game."""
    record = Record.new(find_game(name), players)
    state, bot = record.opening(), RandomBot(Rng(1))
    seats: list[Bot] = [bot] * players
    for seat, action in moves(lambda: state, seats, Chance(Rng(2))):
        record.moves.append(Move(int(seat), int(action)))
        state.apply(seat, action)
    return record


RECORD = played("marabunta", 2)
DEEDS = [task for task in tasks(RECORD) if task.seat != CHANCE]
SPELLS = [task for task in tasks(RECORD) if task.seat == CHANCE]


def reviewed(found: Mapping[int, Part]) -> Review:
    """Review the game as if nothing had happened but some parts, by their first moves."""
    usual = [Part(task.first, LEVEL, LEVEL, task.seat != CHANCE) for task in tasks(RECORD)]
    return gather(RECORD, PLAN, [found.get(part.first, part) for part in usual])


def losing(task: Task, loss: float, before: float = 0.5) -> Part:
    """Return what is found where a deed loses so much."""
    shares = [(share, 1 - share) for share in (before, before - loss)]
    (one, other), (left, rest) = shares if task.seat == 0 else [pair[::-1] for pair in shares]
    return Part(task.first, (one, other), (left, rest), True, (0,))


def test_grades_go_by_what_is_lost() -> None:
    losses = (0.0, 0.009, 0.01, 0.049, 0.05, 0.099, 0.1, 0.9)
    named = ("best", "best", "good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake")
    assert tuple(grade(loss) for loss in losses) == named


def test_a_tenth_lost_halves_the_accuracy_of_a_deed() -> None:
    assert [accuracy(loss) for loss in (0.0, 0.1, 0.2)] == pytest.approx([100, 50, 25])


def test_a_seat_has_the_mean_accuracy_of_its_choices_and_the_sum_of_its_luck() -> None:
    mine = [task for task in DEEDS if task.seat == 0]
    forced = Part(mine[1].first, LEVEL, LEVEL)
    lucky = Part(SPELLS[0].first, (0.5, 0.5), (0.53, 0.47))
    parts = {part.first: part for part in (losing(mine[0], 0.2), forced, lucky)}
    red, blue = reviewed(parts).seats
    choices = len(mine) - 1
    assert red.accuracy == pytest.approx((25 + 100 * (choices - 1)) / choices)
    assert (red.best, red.good, red.inaccuracy, red.mistake) == (choices - 1, 0, 0, 1)
    assert (red.luck, blue.luck) == pytest.approx((0.03, -0.03))
    assert blue.accuracy == 100


def test_who_had_no_choice_has_no_accuracy() -> None:
    forced = {task.first: Part(task.first, LEVEL, LEVEL) for task in DEEDS}
    assert {standing.accuracy for standing in reviewed(forced).seats} == {None}
    assert {deed.grade for deed in reviewed(forced).deeds} == {""}


def test_a_game_turns_on_mistakes_and_on_what_gives_the_lead_away() -> None:
    mistake, slip, flip = DEEDS[0], DEEDS[1], DEEDS[2]
    found = [losing(mistake, 0.12), losing(slip, 0.06, 0.9), losing(flip, 0.06, 0.53)]
    review = reviewed({part.first: part for part in found})
    assert [deed.first for deed in review.deeds if deed.turning] == [mistake.first, flip.first]


def test_a_game_has_few_turning_points_the_costliest() -> None:
    found = {t.first: losing(t, 0.1 + n / 1000) for n, t in enumerate(DEEDS)}
    turned = [deed for deed in reviewed(found).deeds if deed.turning]
    assert [deed.first for deed in turned] == [task.first for task in DEEDS[-MOST_TURNS:]]


def test_chance_that_gives_much_is_a_turning_point() -> None:
    parts = {SPELLS[1].first: Part(SPELLS[1].first, LEVEL, (0.61, 0.39))}
    assert [s.first for s in reviewed(parts).spells if s.turning] == [SPELLS[1].first]


def test_noise_is_what_moved_without_a_deed_or_luck() -> None:
    assert reviewed({}).noise == 0.0
    jump = {DEEDS[0].first: Part(DEEDS[0].first, (0.6, 0.4), (0.6, 0.4), True)}
    assert reviewed(jump).noise > 0.0


def test_a_position_between_two_tasks_is_the_mean_of_what_they_say() -> None:
    first = DEEDS[0].first
    review = reviewed({first: Part(first, (0.6, 0.4), (0.6, 0.4), True)})
    shares = {position.number: position.shares for position in review.positions}
    assert shares[first - 1] == pytest.approx((0.55, 0.45))


def test_nothing_is_gathered_before_all_is_done() -> None:
    parts = [Part(task.first, LEVEL, LEVEL) for task in tasks(RECORD)]
    with pytest.raises(TarsasError, match=rf"missing are those of moves \[{DEEDS[0].first}\]"):
        gather(RECORD, PLAN, [part for part in parts if part.first != DEEDS[0].first])


def test_a_record_without_moves_has_an_empty_review() -> None:
    empty = RECORD.with_moves([])
    review = gather(empty, PLAN, [])
    assert (review.positions, review.deeds, review.noise) == ((), (), 0.0)
    assert [standing.accuracy for standing in review.seats] == [None, None]


def test_steps_of_others_lie_between_those_of_a_deed() -> None:
    """In House of Cats all act at once; a deed is judged as if the others had waited."""
    record = played("cats", 2)
    spell = next(t for t in tasks(record) if t.seat == CHANCE)
    end = spell.moves[-1]
    own = {seat: [t for t in tasks(record) if t.seat == seat and t.first > end] for seat in (0, 1)}
    red, blue = own[0][0], own[1][0]
    made = [[record.moves[n - 1] for n in task.moves] for task in (red, blue)]
    (first, *others), theirs = made
    assert others, "the deed has several steps"
    mixed = record.with_moves([*record.moves[:end], first, *theirs, *others])
    found = [task for task in tasks(mixed) if task.first > end]
    assert [task.seat for task in found] == [0, 1]
    assert len(found[0].moves) == len(red.moves)
    assert judge(mixed, found[0], PLAN).after == judge(record, red, PLAN).after


# Shares


def test_shares_to_the_power_of_one_are_the_results() -> None:
    assert shares_of((0.3, 0.7), 1.0) == pytest.approx((0.3, 0.7))
    assert shares_of((0.2, 0.2, 0.4), 1.0) == pytest.approx((0.25, 0.25, 0.5))


def test_a_larger_power_is_more_sure() -> None:
    assert shares_of((0.4, 0.6), 2.0)[1] > 0.6 > shares_of((0.4, 0.6), 0.5)[1]


def test_powers_go_from_early_to_late_and_stay_there() -> None:
    power = Power(moves=100, early=0.5, late=1.5)
    assert [power.at(number) for number in (0, 50, 100, 900)] == [0.5, 1.0, 1.5, 1.5]
    fitted = Calibration(players={"2": power})
    assert fitted.shares((0.4, 0.6), 50) == pytest.approx((0.4, 0.6))


def test_a_number_of_players_that_was_not_measured_goes_by_the_next_one_below() -> None:
    fitted = Calibration(players={"2": Power(late=2.0), "4": Power(late=3.0)})
    assert [fitted.power(players).late for players in (2, 3, 4, 6)] == [2.0, 2.0, 3.0, 3.0]


def test_a_game_without_a_calibration_is_taken_as_searched() -> None:
    game = Game("other", "tests.study", (2,), RECORD.game.kinds, RECORD.game.set_up)
    assert calibration_of(game) == Calibration()
    assert usual_plan(game).simulations == Calibration().simulations


# For who studies games


def test_an_analysis_is_tables_and_a_graph() -> None:
    record = RECORD.with_moves(RECORD.moves[:60])
    steps: list[int] = []
    found = analyse(record, simulations=3, on_progress=steps.append)
    assert sum(steps) == len(tasks(record))
    for table in (found.positions(), found.deeds(), found.luck(), found.seats()):
        assert len({len(column) for column in table.values()}) == 1
    assert len(found.deeds()["loss"]) == len(found.review.deeds)
    assert set(found.positions()["seat"]) == {"red", "blue"}
    for language in ("en", "hu"):
        drawn = Analysis(record, found.review, language).graph("dark")
        assert drawn.startswith("<svg")
        assert record.game.title(language) in drawn
        assert "stroke-dasharray" in drawn, "nothing is told by colour alone"
    assert found._repr_svg_() == found.graph()


def test_numbers_are_written_as_the_language_writes_them() -> None:
    several = analyse(RECORD.with_moves(RECORD.moves[:4]), simulations=1).review
    alone = msgspec.structs.replace(several, players=1)
    hungarian = Analysis(RECORD, alone, "hu")
    assert [hungarian.amount(change) for change in (-1.25, 0.04, 2.0)] == ["−1,2", "0,0", "+2,0"]
    assert Analysis(RECORD, alone).amount(-1.25) == "−1.2"
    assert [Analysis(RECORD, several).amount(c) for c in (-0.004, 0.016)] == ["0%", "+2%"]


def test_an_analysis_is_looked_into_at_all() -> None:
    with pytest.raises(TarsasError, match="--simulations 0: expected at least 1"):
        analyse(RECORD, simulations=0)
    with pytest.raises(TarsasError, match="--jobs 0: expected at least 1"):
        analyse(RECORD, jobs=0)
