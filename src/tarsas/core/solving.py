"""A puzzle as somebody solves it: where they stand follows from their answers, like in a lesson.

Every step is judged: one that goes on with some way to solve the puzzle is made, any other leaves
the position as it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from tarsas.core.game import Game, check_legal, not_to_act
from tarsas.core.puzzles import Puzzle, shelf
from tarsas.core.record import Move, Record
from tarsas.core.state import State


@dataclass(frozen=True, eq=False)
class Riddle:
    """A puzzle of a game, to be solved; `number` is its place among the game's, from 1."""

    game: Game
    number: int
    puzzle: Puzzle

    @property
    def id(self) -> str:
        """The puzzle's own name."""
        return self.puzzle.id

    @property
    def seat(self) -> int:
        """Who is to find what is best."""
        return self.puzzle.seat

    def begin(self) -> "Attempt":
        """Return where somebody begins."""
        record = self.puzzle.record(self.game)
        return Attempt(self, record, record.replay())


@dataclass(frozen=True, eq=False)
class Attempt:
    """Where somebody stands in a puzzle: a value; every answer makes the next.

    `answers` are the right ones that led here, `taken` their words, `wrong` the last answer if it
    was none of them.
    """

    riddle: Riddle
    record: Record
    state: State
    answers: tuple[int, ...] = ()
    taken: tuple[str, ...] = ()
    wrong: int | None = None

    @property
    def game(self) -> Game:
        """Of which game it is."""
        return self.riddle.game

    @property
    def seat(self) -> int:
        """Who acts."""
        return self.riddle.seat

    @property
    def ways(self) -> list[tuple[str, ...]]:
        """The ways to solve it that begin like this."""
        begun = len(self.taken)
        return [way for way in self.riddle.puzzle.solutions if way[:begun] == self.taken]

    @property
    def is_over(self) -> bool:
        """Whether it is solved."""
        return self.taken in self.riddle.puzzle.solutions

    @property
    def asks(self) -> bool:
        """Whether there is something to do."""
        return not self.is_over

    def answer(self, action: int) -> "Attempt":
        """Return where an answer leads: on, or nowhere if it is wrong. An illegal one raises."""
        if self.is_over:
            raise not_to_act(self.seat)
        check_legal(self.game, self.state, self.seat, action)
        taken = (*self.taken, self.game.notation.words(self.state, self.seat, action))
        if not any(way[: len(taken)] == taken for way in self.ways):
            return replace(self, wrong=action)
        state = self.state.clone()
        state.apply(self.seat, action)
        record = self.record.with_moves([*self.record.moves, Move(self.seat, action)])
        return Attempt(self.riddle, record, state, (*self.answers, action), taken)

    def solution(self) -> tuple[int, ...]:
        """Return all answers of the way that is shown: the first that goes on from here."""
        here: Attempt = self
        for words in self.ways[0][len(self.taken) :]:
            here = here.answer(self.game.parse(here.state, self.seat, words))
        return here.answers


@cache
def riddles(game: Game) -> Sequence[Riddle]:
    """Return the puzzles of a game in their order; a game may have none."""
    found = shelf(game)
    puzzles = found.puzzles if found else ()
    return tuple(Riddle(game, number, puzzle) for number, puzzle in enumerate(puzzles, start=1))
