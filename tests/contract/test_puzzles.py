"""The contract of puzzles that ship: all can be solved and explained, some are searched again."""

import pytest

from tarsas.core.game import Game
from tarsas.core.puzzles import Puzzle, Shelf, faults, shelf
from tarsas.core.registry import find_game, game_ids
from tarsas.lab.puzzle_files import still_holds
from tarsas.lab.puzzles import LEAST_MARGIN, LOST, MARGIN, PROCEDURE, TEN_TIMES, WON, Plan

SHELVES = [(game, found) for game in map(find_game, game_ids()) if (found := shelf(game))]
PUZZLES = [(game, puzzle) for game, found in SHELVES for puzzle in found.puzzles]
# Of each game so many, and none that takes long: a search of them is three times as long.
SAMPLE, QUICK_ENOUGH = 2, 1000
ROUNDED = 0.0002  # what shares may lose where they are written down

each_shelf = pytest.mark.parametrize(
    ("game", "found"), SHELVES, ids=[game.id for game, _ in SHELVES]
)
each_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), PUZZLES, ids=[f"{game.id}-{puzzle.id}" for game, puzzle in PUZZLES]
)


@each_puzzle
def test_a_puzzle_can_be_solved_in_all_its_ways_and_explained(game: Game, puzzle: Puzzle) -> None:
    assert list(faults(game, puzzle)) == []


@each_shelf
def test_a_margin_is_one_that_a_review_would_speak_of(game: Game, found: Shelf) -> None:
    assert found.heading.margin >= LEAST_MARGIN


@each_puzzle
def test_the_solution_was_clearly_the_best(game: Game, puzzle: Puzzle) -> None:
    found_by = next(found for one, found in SHELVES if one is game)
    first, again = puzzle.searches
    assert first.seed != again.seed
    assert puzzle.margin >= found_by.heading.margin - ROUNDED
    for found in (first, again, puzzle.trial):
        assert found.best >= LOST
        assert found.second <= WON
    assert puzzle.trial.best > puzzle.trial.second


@each_shelf
def test_long_searches_were_long(game: Game, found: Shelf) -> None:
    """Ten times the most that a master has."""
    assert found.heading.simulations >= TEN_TIMES
    for puzzle in found.puzzles:
        assert {one.simulations for one in puzzle.searches} == {found.heading.simulations}


@each_shelf
def test_a_file_says_which_procedure_looked_through_which_games(game: Game, found: Shelf) -> None:
    said = found.heading.procedures
    numbers, begun = zip(*said, strict=True)
    assert begun[0] == 0
    assert list(said) == sorted(set(said))
    assert numbers[-1] <= PROCEDURE
    assert begun[-1] <= found.heading.games


@each_shelf
def test_every_position_comes_once(game: Game, found: Shelf) -> None:
    keys = [
        (puzzle.players, tuple(puzzle.options.items()), puzzle.record(game).replay().key())
        for puzzle in found.puzzles
    ]
    assert len(set(keys)) == len(keys)


@each_shelf
def test_the_command_is_one_that_is_understood(game: Game, found: Shelf) -> None:
    words = found.heading.command.split()
    assert words[:3] == ["tarsas", "puzzles", game.id]
    said = dict(zip(words[3::2], words[4::2], strict=True))
    players = tuple(map(int, said["--players"].split(",")))
    plan = Plan.new(game, players, seed=int(said["--seed"]))
    assert plan.seed == found.heading.seed
    assert found.heading.simulations == int(said["--simulations"])
    assert found.heading.margin == float(said.get("--margin", MARGIN))


@each_shelf
@pytest.mark.slow
def test_new_searches_find_a_few_of_them(game: Game, found: Shelf) -> None:
    easy = [puzzle for puzzle in found.puzzles if puzzle.grade.simulations <= QUICK_ENOUGH]
    for puzzle in easy[:: max(1, len(easy) // SAMPLE)][:SAMPLE]:
        assert still_holds(game, puzzle, seed=7, fewest=QUICK_ENOUGH), puzzle.id
