"""The contract of reviews: any game is looked through repeatably, in pieces, and told in words."""

import hashlib
import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from tarsas.bots.levels import make_named
from tarsas.bots.match import Chance, moves
from tarsas.core.packing import unpack
from tarsas.core.record import Move, Record
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE, OVER
from tarsas.core.text import LANGUAGES
from tarsas.lab.analyse import Analysis
from tarsas.study import words
from tarsas.study.judging import judge, outcomes
from tarsas.study.review import GRADES, VERSION, Part, Plan, Review, Task, gather, tasks

from .cases import CASES, Case, at_home

PLAN = Plan(simulations=2, seed=3)
# Options make no difference to how a game is looked through; one set of them each.
TABLES = [case for case in CASES if case.variant == 0]
each_table = pytest.mark.parametrize("case", TABLES, ids=lambda case: case.name)
TASKS = 14  # of the record that is judged whole
GOLDEN = Path(__file__).parents[1] / "golden" / "reviews.json"


@cache
def played(case: Case) -> Record:
    """Return a whole game of bots that do not search."""
    record, state = case.record(), case.opening()
    bots = [make_named(case.game, name, 5) for name in ("greedy", "random")]
    seats = [bots[seat % 2] for seat in range(case.players)]
    for seat, action in moves(lambda: state, seats, Chance(Rng(7))):
        record.moves.append(Move(int(seat), int(action)))
        state.apply(seat, action)
    return record


@cache
def begun(case: Case) -> Record:
    """Return the beginning of that game; the last deed has just begun."""
    record, todo = played(case), tasks(played(case))
    last = todo[min(TASKS, len(todo)) - 1]  # a small game has fewer
    return record.with_moves(record.moves[: last.first])


@cache
def parts_of(case: Case) -> tuple[Part, ...]:
    return tuple(judge(begun(case), task, PLAN) for task in tasks(begun(case)))


def review_of(case: Case) -> Review:
    return gather(begun(case), PLAN, parts_of(case))


def verdicts(case: Case) -> str:
    """Return in a few letters what a review says; another machine's last digits do not matter."""
    review = review_of(case)
    told = [
        [(one.number, [round(share, 6) for share in one.shares]) for one in review.positions],
        [(one.first, round(one.loss, 6), one.grade, one.better) for one in review.deeds],
        [(one.first, [round(luck, 6) for luck in one.luck]) for one in review.spells],
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@each_table
def test_every_move_belongs_to_one_task(case: Case) -> None:
    record = played(case)
    todo = tasks(record)
    numbers = [number for task in todo for number in task.moves]
    assert sorted(numbers) == list(range(1, len(record.moves) + 1))
    assert {task.seat for task in todo} == {move.seat for move in record.moves}
    for task in todo:
        assert {record.moves[number - 1].seat for number in task.moves} == {task.seat}
    for one, other in pairwise(todo):
        assert not one.seat == other.seat == CHANCE, "a spell of chance is one task"


@each_table
def test_the_same_task_gives_the_same_part_in_any_order(case: Case) -> None:
    record, todo = begun(case), tasks(begun(case))
    shuffled = Random(4).sample(todo, 5)
    known = {part.first: part for part in parts_of(case)}
    for task in shuffled:
        # As it comes back from a database or another process.
        sent = msgspec.json.decode(msgspec.json.encode(task), type=Task)
        assert judge(record, sent, PLAN) == known[task.first]
    parts = list(parts_of(case))
    kept = msgspec.json.decode(msgspec.json.encode(parts[::-1]), type=list[Part])
    again = gather(record, PLAN, kept)
    assert msgspec.json.encode(again) == msgspec.json.encode(review_of(case))


@each_table
def test_shares_are_of_one_win(case: Case) -> None:
    review = review_of(case)
    assert review.positions[0].number == 0
    assert review.positions[-1].number == len(begun(case).moves)
    for position in review.positions:
        assert len(position.shares) == len(position.points) == case.players
        if case.players > 1:
            assert sum(position.shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in position.shares)
    for spell in review.spells if case.players > 1 else ():
        assert sum(spell.luck) == pytest.approx(0.0, abs=1e-9)


@each_table
def test_only_choices_are_graded_and_only_losses_have_something_better(case: Case) -> None:
    record, review = begun(case), review_of(case)
    for deed in review.deeds:
        state, choices = record.replay(deed.first - 1), 0
        for number in deed.moves:
            choices += len(state.legal(deed.seat)) > 1
            state.apply(deed.seat, record.moves[number - 1].action)
        assert (deed.grade in GRADES) == (choices > 0)
        assert bool(deed.better) == (deed.loss > 0)
        if not choices:
            assert deed.loss == 0
        best = record.replay(deed.first - 1)
        for action in deed.better:
            assert action in best.legal(deed.seat)
            best.apply(deed.seat, action)
        if deed.better:
            assert best.key() != state.key(), "what ends in the same position loses nothing"
    for seat, standing in enumerate(review.seats):
        graded = [deed for deed in review.deeds if deed.seat == seat and deed.grade]
        counted = standing.best + standing.good + standing.inaccuracy + standing.mistake
        assert counted == len(graded)
        assert (standing.accuracy is None) == (not graded)


@each_table
def test_luck_averages_to_nothing(case: Case) -> None:
    """Of a spell that is looked into whole, over all that could have happened."""
    record = played(case)
    for task in tasks(record):
        state = record.replay(task.first - 1)
        if task.seat != CHANCE or len(task.moves) > 1 or len(state.legal(CHANCE)) > 12:
            continue
        found = outcomes(state)
        if not found or len(found) != len(state.legal(CHANCE)):
            continue
        weights = [int(weight) for weight in state.weights()]
        luck = [0.0] * case.players
        for action, weight in zip(state.legal(CHANCE), weights, strict=True):
            made = [*record.moves[: task.first - 1], Move(int(CHANCE), int(action))]
            part = judge(record.with_moves(made), task, PLAN)
            for seat in range(case.players):
                luck[seat] += weight * (part.after[seat] - part.before[seat]) / sum(weights)
        assert luck == pytest.approx([0.0] * case.players, abs=1e-9)
        return


@each_table
def test_the_end_is_what_it_was(case: Case) -> None:
    record = played(case)
    last = tasks(record)[-1]
    part = judge(record, last, PLAN)
    state = record.replay()
    assert state.actor() == OVER
    if case.players == 1:
        assert part.after == (float(state.score(0)),)
    else:
        assert sum(part.after) == pytest.approx(1.0)
        winners = [seat for seat, rank in enumerate(state.result()) if rank == 1]
        assert all(part.after[seat] == 1 / len(winners) for seat in winners)


@each_table
def test_everything_is_said_in_every_language(case: Case) -> None:
    record, review = begun(case), review_of(case)
    for language in LANGUAGES:
        said = [case.game.say(words.done(record, deed), language) for deed in review.deeds]
        for deed in review.deeds:
            told = words.better(record, deed)
            assert (told is None) == (not deed.better)
            said += [case.game.say(told, language)] if told else []
            said += [case.game.say(unpack(reason), language) for reason in deed.reasons]
        for spell in review.spells:
            said += [case.game.say(one, language) for one in words.happened(record, spell)]
        assert all(said)


@each_table
def test_what_was_better_is_told_apart_from_what_was_done(case: Case) -> None:
    """Also without a board, where two deeds may be the same but for their place."""
    review = review_of(case)
    for language in LANGUAGES:
        found = Analysis(begun(case), review, language)
        for deed in review.deeds:
            if deed.better:
                assert found.better(deed) != found.done(deed)


@pytest.mark.parametrize("case", [c for c in TABLES if at_home(c.game)], ids=lambda c: c.name)
def test_who_judges_otherwise_is_another_version(case: Case) -> None:
    """Servers keep reviews, and make those of another version anew."""
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert known["version"] == VERSION, "make golden writes down what the new version says"
    assert known["verdicts"][case.name] == verdicts(case), (
        "this game is judged otherwise now: raise VERSION in study/review.py, then make golden"
    )
