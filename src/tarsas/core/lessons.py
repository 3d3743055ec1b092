"""Lessons: positions with something to do in them, read from a game's folder and played.

A lesson is a file `lessons/<number>-<name>.toml`; docs/lessons.md says what stands in it. What the
teacher says is the message `lesson-<name>` in `lessons/<language>.ftl`: its value is the title, its
attributes are the sentences. A lesson knows nothing of who learns: where they stand follows from
their answers, so it can be left, resumed and played by a test.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec

from tarsas.core.errors import IllegalActionError
from tarsas.core.game import Game, check_legal, not_to_act, seat_name
from tarsas.core.notation import parse_record
from tarsas.core.options import SEATS
from tarsas.core.record import Move, Record
from tarsas.core.state import CHANCE, State
from tarsas.core.text import Message

GO_ON = -1
"""The answer to a step that asks for nothing: it is read, and that is all."""

END = "end"
"""What is said when everything is done."""


class CourseError(Exception):
    """A fault of who wrote a lesson: it is told to them, and never to a player."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to legal moves that are not asked for; `moves` is a pattern of their words."""

    moves: str
    say: str
    rules: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to do, or without `right` something to read.

    Each of `right` is a pattern of a move's words, in which * stands for anything; several moves in
    a row are joined by " > ". `then` happens by itself afterwards, one line a move as in a record.
    `rules` are the numbers in docs/rules that it is about, `lights` the pieces that it speaks of.
    """

    say: str
    right: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    lights: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    then: str = ""

    @property
    def ways(self) -> list[list[str]]:
        """The moves that are right, way by way."""
        return [way.split(" > ") for way in self.right]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down.

    It begins after the moves of `before`. With a `record`, `lessons/<record>.record`, the players
    and options are its own, and its first `at` moves come first. Whoever has done one that is
    `enough` may play a first game, though the course goes on.
    """

    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    players: int = 2
    seat: str = SEATS[0]
    options: Mapping[str, str | int] = {}
    record: str = ""
    at: int = 0
    before: str = ""
    enough: bool = False


@dataclass(frozen=True, eq=False)
class Lesson:
    """One lesson of a game's course; `number` counts from 1."""

    game: Game
    number: int
    name: str
    file: File

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is to be done, in order."""
        return self.file.steps

    @property
    def seat(self) -> int:
        """Who learns."""
        return SEATS.index(self.file.seat)

    @property
    def enough(self) -> bool:
        """Whether somebody who has done it knows enough for a first game."""
        return self.file.enough or self.number == len(course(self.game))

    @property
    def title(self) -> Message:
        """What the lesson is called."""
        return Message(f"lesson-{self.name}")

    def said(self, name: str) -> Message:
        """Return one of the teacher's sentences."""
        return Message(f"lesson-{self.name}.{name}")

    def sentences(self) -> list[str]:
        """Return the names of all that the teacher may say."""
        names = [name for s in self.steps for name in (s.say, *(wrong.say for wrong in s.wrong))]
        return [*dict.fromkeys(names), END]

    def rules(self) -> set[str]:
        """Return the numbers of the rules that the lesson teaches."""
        named = [step.rules for step in self.steps]
        named += [wrong.rules for step in self.steps for wrong in step.wrong]
        return {rule for rules in named for rule in rules}

    def begin(self) -> "Stand":
        """Return where a learner begins."""
        record = self._record()
        return Stand(self, record, record.replay()).played(self.file.before)

    def _record(self) -> Record:
        """Return the game that the lesson takes up."""
        file = self.file
        if not file.record:
            return Record.new(self.game, file.players, file.options)
        found = self.game.file("lessons", f"{file.record}.record")
        if found is None:
            raise CourseError(f"there is no record {file.record!r} beside the lessons")
        record = parse_record(found.read_text(encoding="utf-8"))
        return record.with_moves(record.moves[: file.at])

    def follow(self, answers: list[int]) -> "Stand":
        """Return where some answers lead, as far as they are right: a lesson may have changed."""
        stand = self.begin()
        for answer in answers:
            stand = stand.answer(answer)
            if stand.wrong or stand.is_over:
                break
        return stand


@dataclass(frozen=True, eq=False)
class Stand:
    """Where somebody stands in a lesson: a value; every answer makes the next.

    `answers` are those that led here, `taken` the words of the moves made so far in a step that
    asks for several, `wrong` what is to be said of the last answer if it was not the right one.
    """

    lesson: Lesson
    record: Record
    state: State
    answers: tuple[int, ...] = ()
    place: int = 0
    taken: tuple[str, ...] = ()
    wrong: Wrong | None = None

    @property
    def game(self) -> Game:
        """Of which game it is."""
        return self.lesson.game

    @property
    def seat(self) -> int:
        """Who learns."""
        return self.lesson.seat

    @property
    def is_over(self) -> bool:
        """Whether everything is done."""
        return self.place == len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether there is something to do, and not only to read."""
        return self.step is not None and bool(self.step.right)

    @property
    def step(self) -> Step | None:
        """What is to be done now."""
        return None if self.is_over else self.lesson.steps[self.place]

    @property
    def said(self) -> Message:
        """What the teacher says of what is to be done, or of having done everything."""
        return self.lesson.said(self.step.say if self.step else END)

    def answer(self, action: int) -> "Stand":
        """Return where an answer leads: on, or to a word about why not. An illegal one raises."""
        lesson, step = self.lesson, self.step
        if step is None:
            raise not_to_act(lesson.seat)
        kept = replace(self, answers=(*self.answers, action), wrong=None)
        if not step.right:
            if action != GO_ON:
                raise not_to_act(lesson.seat)
            return kept.done(step)
        check_legal(lesson.game, self.state, lesson.seat, action)
        words = lesson.game.notation.words(self.state, lesson.seat, action)
        taken = (*self.taken, words)
        ways = [way for way in step.ways if agree(taken, way)]
        if not ways:
            return replace(self, wrong=remark(step, words))
        after = replace(kept._moved(Move(lesson.seat, action)), taken=taken)
        return after.done(step) if any(len(way) == len(taken) for way in ways) else after

    def done(self, step: Step) -> "Stand":
        """Return where the next step begins."""
        return replace(self.played(step.then), place=self.place + 1, taken=())

    def played(self, lines: str) -> "Stand":
        """Return where moves lead that happen by themselves."""
        stand = self
        for line in lines.splitlines():
            if line.strip() and not line.strip().startswith("#"):
                stand = stand._moved(read_move(stand.record, stand.state, line.strip()))
        return stand

    def _moved(self, move: Move) -> "Stand":
        state = self.state.clone()
        state.apply(move.seat, move.action)
        record = self.record.with_moves([*self.record.moves, move])
        return replace(self, record=record, state=state)

    def matching(self) -> list[int]:
        """Return the legal moves that are right now."""
        step = self.step
        if step is None or not step.right:
            return []
        words = self.lesson.game.notation.words
        return [
            int(action)
            for action in self.state.legal(self.lesson.seat)
            if any(
                agree((*self.taken, words(self.state, self.lesson.seat, action)), way)
                for way in step.ways
            )
        ]


def agree(taken: tuple[str, ...], way: list[str]) -> bool:
    """Say whether moves are the beginning of a way."""
    pairs = zip(taken, way, strict=False)
    return len(taken) <= len(way) and all(fnmatchcase(words, pattern) for words, pattern in pairs)


def remark(step: Step, words: str) -> Wrong:
    """Return what a step has to say of a wrong move; without a word of its own, nothing."""
    found = (wrong for wrong in step.wrong if fnmatchcase(words, wrong.moves))
    return next(found, Wrong(words, "", step.rules))


def read_move(record: Record, state: State, line: str) -> Move:
    """Read a line such as `red: use token`, or say what could stand there."""
    who, _, words = line.partition(": ")
    seats = [seat for seat in (int(CHANCE), *range(record.players)) if state.may_act(seat)]
    seat = next((seat for seat in seats if seat_name(seat) == who), None)
    if seat is None:
        able = " or ".join(seat_name(seat) for seat in seats) or "nobody: the game is over"
        raise IllegalActionError(Message("error-illegal"), f"{line!r}: it is the turn of {able}")
    return Move(seat, record.game.parse(state, seat, words))


# Reading


@cache
def course(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; a game may have none."""
    found = game.files("lessons", ".toml")
    return tuple(read(game, number, path) for number, path in enumerate(found, start=1))


def read(game: Game, number: int, path: Traversable) -> Lesson:
    """Read a lesson; what does not belong there is refused."""
    name = path.name
    given, _, rest = name.removesuffix(".toml").partition("-")
    if not given.isdecimal() or int(given) != number:
        raise CourseError(f"{game.id}: {name} is lesson {number} of the course")
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=File)
    except msgspec.MsgspecError as error:
        raise CourseError(f"{game.id}: {name}: {error}") from None
    if file.seat not in SEATS[: file.players]:
        raise CourseError(f"{game.id}: {name}: nobody plays {file.seat}")
    return Lesson(game, number, rest, file)
