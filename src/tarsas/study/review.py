"""A review: how a game stood at every position, how good every deed was, and what luck did.

It is made of tasks that need nothing of each other, one for each deed and one for each spell of
chance. `tasks` lists them, `judging.judge` does one, `gather` puts what they found together: in one
process or in many, at once or after a restart, always to the same result.

    plan = usual_plan(record.game)
    parts = [judge(record, task, plan) for task in tasks(record)]
    review = gather(record, plan, parts)

With several players shares are chances to win from 0 to 1, that sum to 1. Who plays alone has
points that are expected in the end in their place, and losses and luck are points too.
docs/review.md explains all numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import fmean

import msgspec

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.packing import Packed
from tarsas.core.record import Record
from tarsas.core.state import CHANCE, State
from tarsas.study.calibration import calibration_of
from tarsas.table.deeds import deeds
from tarsas.table.table import Table

VERSION = 3
"""Of the engine. It rises when it would judge a record otherwise; so with new calibrations.

tests/golden/reviews.json holds it to that.
"""

GRADES = ("best", "good", "inaccuracy", "mistake")
"""What a deed can be called, from the best on; "" where there was no choice."""

LIMITS = {"good": 0.01, "inaccuracy": 0.05, "mistake": 0.1}
"""From what loss of the chances to win on a deed is no better than that."""

SWING = 0.1
"""What chance must give or take to be a turning point."""

MOST_TURNS = 10
"""Turning points of a game: the costliest deeds of those that could be."""

HALVED = 0.1
"""A deed that loses so much has half the accuracy of the best."""


class Plan(msgspec.Struct, frozen=True):
    """How deep a review goes: simulations of each search, and the seed that they all follow."""

    simulations: int
    seed: int = 1


class Task(msgspec.Struct, frozen=True):
    """A deed of a seat, or a spell of chance (seat -1): the numbers of its moves, from 1.

    Where all act at once, moves of other seats may lie between those of a deed.
    """

    seat: int
    moves: tuple[int, ...]

    @property
    def first(self) -> int:
        """The number of its first move, which no other task has."""
        return self.moves[0]


class Part(msgspec.Struct, frozen=True):
    """What a task found.

    `before` are the shares of all seats had the best been done, for chance on average over all
    that could have happened; `after` those of what was done or happened. `better` are the actions
    of a deed that is better, from the position before the first move; none if what was done is the
    best that was found. `reasons` speak for it.
    """

    first: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    is_choice: bool = False
    better: tuple[int, ...] = ()
    reasons: tuple[Packed, ...] = ()


class Position(msgspec.Struct, frozen=True):
    """How the game stood after so many moves: shares and points of all seats."""

    number: int
    shares: tuple[float, ...]
    points: tuple[int, ...]


class Deed(msgspec.Struct, frozen=True):
    """What a seat did, and how good it was.

    `before` is the share of the seat before it, `share` after it, and `loss` what was thrown away.
    `grade` is one of GRADES, or "". `better` and `reasons` are as in Part.
    """

    first: int
    last: int
    moves: tuple[int, ...]
    seat: int
    before: float
    share: float
    loss: float
    grade: str
    better: tuple[int, ...]
    reasons: tuple[Packed, ...]
    turning: bool


class Spell(msgspec.Struct, frozen=True):
    """What chance did in a row, and what that gave each seat, or took (less than 0)."""

    first: int
    last: int
    luck: tuple[float, ...]
    turning: bool


class Standing(msgspec.Struct, frozen=True):
    """A seat in one line: accuracy from 0 to 100 (None: nothing was to be chosen), luck, grades."""

    accuracy: float | None
    luck: float
    best: int
    good: int
    inaccuracy: int
    mistake: int


class Review(msgspec.Struct, frozen=True):
    """A game looked through. `noise` is by how much shares moved without a deed or luck.

    It is the mean difference between what one task says of a position and what the next one says.
    """

    version: int
    plan: Plan
    players: int
    positions: tuple[Position, ...]
    deeds: tuple[Deed, ...]
    spells: tuple[Spell, ...]
    seats: tuple[Standing, ...]
    noise: float


def usual_plan(game: Game) -> Plan:
    """Return how deep a game is looked into if nobody says: as deep as verdicts become stable."""
    return Plan(calibration_of(game).simulations)


# The tasks


def tasks(record: Record) -> list[Task]:
    """Return the pieces of work, in the order of their first moves; the record is checked."""
    stages = list(Table.stages(record))
    found = [
        task
        for deed in deeds(stages)
        if deed[0].seat != CHANCE
        for task in split(stages, int(deed[0].seat), [one.number for one in deed])
    ]
    numbered = enumerate((move.seat for move in record.moves), start=1)
    for seat, spell in groupby(numbered, key=lambda one: one[1]):
        if seat == CHANCE:
            found.append(Task(int(CHANCE), tuple(number for number, _ in spell)))
    return sorted(found, key=lambda task: task.first)


def split(stages: Sequence[Table], seat: int, numbers: Sequence[int]) -> list[Task]:
    """Return a deed as one task; as several where a step needs what others did in between."""
    done: list[list[int]] = []
    here: State | None = None
    for number in numbers:
        action = stages[number].last.action
        if here is None or not here.may_act(seat) or action not in here.legal(seat):
            here = stages[number - 1].state.clone()
            done.append([])
        done[-1].append(number)
        here.apply(seat, action)
    return [Task(seat, tuple(run)) for run in done]


# The whole


def gather(record: Record, plan: Plan, parts: Iterable[Part]) -> Review:
    """Put together what all tasks of a record found, in whatever order they were done."""
    todo, found = tasks(record), {part.first: part for part in parts}
    if missing := [task.first for task in todo if task.first not in found]:
        raise TarsasError(f"a review needs all its parts; missing are those of moves {missing}")
    together = [(task, found[task.first]) for task in todo]
    players, spread = record.players, float(record.game.coach.spread)
    judged = [deed_of(task, part, spread) for task, part in together if task.seat != CHANCE]
    spells = [spell_of(task, part, spread) for task, part in together if task.seat == CHANCE]
    judged = mark_turns(judged, dict(together))
    return Review(
        version=VERSION,
        plan=plan,
        players=players,
        positions=tuple(positions(record, together)),
        deeds=tuple(judged),
        spells=tuple(spells),
        seats=tuple(standing(seat, judged, spells, players, spread) for seat in range(players)),
        noise=noise(together),
    )


def deed_of(task: Task, part: Part, spread: float) -> Deed:
    """Return the verdict on a deed."""
    before, share = part.before[task.seat], part.after[task.seat]
    loss = max(0.0, before - share)
    return Deed(
        first=task.first,
        last=task.moves[-1],
        moves=task.moves,
        seat=task.seat,
        before=before,
        share=share,
        loss=loss,
        grade=grade(weight(loss, len(part.after), spread)) if part.is_choice else "",
        better=part.better,
        reasons=part.reasons,
        turning=False,
    )


def spell_of(task: Task, part: Part, spread: float) -> Spell:
    """Return what chance did."""
    luck = tuple(after - before for before, after in zip(part.before, part.after, strict=True))
    turning = max(abs(weight(one, len(luck), spread)) for one in luck) >= SWING
    return Spell(task.first, task.moves[-1], luck, turning)


def weight(loss: float, players: int, spread: float) -> float:
    """Return a loss as a share of winning: of who plays alone, what the points mean for a rival.

    That is the slope of the curve that turns a coach's margins into chances, where it is steepest.
    """
    return loss if players > 1 else loss * 1.7 / (4.0 * spread)


def grade(loss: float) -> str:
    """Return what a deed is called that loses such a share of winning."""
    return next((name for name in reversed(LIMITS) if loss >= LIMITS[name]), "best")


def mark_turns(judged: list[Deed], parts: dict[Task, Part]) -> list[Deed]:
    """Mark the turning points: the costliest mistakes, and what less gave the lead away."""

    def turns(deed: Deed) -> bool:
        part = parts[Task(deed.seat, deed.moves)]
        led, leads = (max(s) == s[deed.seat] for s in (part.before, part.after))
        gave_away = len(part.after) > 1 and led and not leads
        return deed.grade == "mistake" or (deed.grade == "inaccuracy" and gave_away)

    costliest = sorted(filter(turns, judged), key=lambda deed: (-deed.loss, deed.first))
    marked = {deed.first for deed in costliest[:MOST_TURNS]}
    return [msgspec.structs.replace(deed, turning=deed.first in marked) for deed in judged]


def positions(record: Record, together: Sequence[tuple[Task, Part]]) -> list[Position]:
    """Return how the game stood before every task and in the end.

    Where one task ends and the next begins, it is the mean of what both say.
    """
    said: dict[int, list[tuple[float, ...]]] = {task.first - 1: [] for task, _ in together}
    said |= {len(record.moves): []} if together else {}
    for task, part in together:
        said[task.first - 1].append(part.before)
        if task.moves[-1] in said:
            said[task.moves[-1]].append(part.after)
    found, state = list[Position](), record.opening()
    for number in range(len(record.moves) + 1):
        if number:
            state.apply(record.moves[number - 1].seat, record.moves[number - 1].action)
        if number in said:
            shares = tuple(fmean(seat) for seat in zip(*said[number], strict=True))
            points = tuple(int(state.score(seat)) for seat in range(record.players))
            found.append(Position(number, shares, points))
    return found


def standing(
    seat: int, judged: Sequence[Deed], spells: Sequence[Spell], players: int, spread: float
) -> Standing:
    """Return how a seat played, and what luck it had."""
    graded = [deed for deed in judged if deed.seat == seat and deed.grade]
    counts = {name: sum(deed.grade == name for deed in graded) for name in GRADES}
    scores = [accuracy(weight(deed.loss, players, spread)) for deed in graded]
    luck = sum(spell.luck[seat] for spell in spells)
    return Standing(fmean(scores) if scores else None, luck, **counts)


def accuracy(loss: float) -> float:
    """Return how accurate a deed is, from 0 to 100, that loses such a share of winning."""
    return float(100.0 * 0.5 ** (loss / HALVED))


def noise(together: Sequence[tuple[Task, Part]]) -> float:
    """Return by how much two tasks differ on the position between them, on average."""
    before = {task.first: part.before for task, part in together}
    gaps = [
        abs(one - other)
        for task, part in together
        for one, other in zip(part.after, before.get(task.moves[-1] + 1, part.after), strict=True)
    ]
    return fmean(gaps) if gaps else 0.0
