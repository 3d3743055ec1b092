"""Puzzles that are being found: games looked through in order, and a file that is always whole.

The file says how many games were looked through, so a search that was stopped goes on with the next
one, and one that shall find more goes on where it ended. What several workers find is put in order
of the games before it is written: the file is the same for any number of them.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from tarsas.core.errors import TarsasError
from tarsas.core.game import Game
from tarsas.core.puzzles import Puzzle, PuzzleError, Shelf, read, write
from tarsas.core.registry import find_game
from tarsas.lab.puzzle_search import Spot, finds
from tarsas.lab.puzzles import PROCEDURE, Plan, Sifted, sift
from tarsas.lab.selfplay_files import write_whole
from tarsas.lab.workers import Span, in_processes, run_on_ray

OnGame = Callable[[Shelf, Counter[str]], None]


def run(
    plan: Plan, out: Path, wanted: int, jobs: int, ray: str | None, on_game: OnGame
) -> tuple[Shelf, Counter[str]]:
    """Look through games until a file has so many puzzles; a game's puzzles are kept all.

    Returns what the file holds, and how many positions came how far in this run.
    """
    if wanted < 1:
        raise TarsasError(f"--count {wanted}: expected at least 1")
    if jobs < 1:
        raise TarsasError(f"--jobs {jobs}: expected at least 1")
    found, counts = begun(plan, out), Counter[str]()
    known = {place(plan, puzzle) for puzzle in found.puzzles}
    on_game(found, counts)
    if len(found.puzzles) >= wanted:
        return found, counts
    first = found.heading.games
    # Closed, so that no worker goes on when there are enough.
    with closing(sifted(plan, first, jobs, ray)) as games:
        for game in in_order(games, first):
            fresh = [one for one in game.puzzles if place(plan, one) not in known]
            known |= {place(plan, one) for one in fresh}
            heading = replace(found.heading, games=game.number + 1)
            found = Shelf(heading, (*found.puzzles, *fresh))
            write_whole(out, write(found))
            counts += game.counts
            on_game(found, counts)
            if len(found.puzzles) >= wanted:
                break
    return found, counts


def begun(plan: Plan, out: Path) -> Shelf:
    """Return what a file holds already; refuse one that holds anything else.

    What an earlier procedure found stays; the games after it are looked through by today's.
    """
    if not out.exists():
        found = Shelf(plan.heading(0), ())
        write_whole(out, write(found))  # what cannot be written is told before any work
        return found
    found = read_file(find_game(plan.game), out)
    expected, before = plan.heading(found.heading.games), found.heading.procedures
    if replace(found.heading, procedures=expected.procedures) != expected:
        raise TarsasError(
            f"{out}: holds other puzzles; expected those of {expected.command!r}, "
            f"found those of {found.heading.command!r}"
        )
    if before[-1][0] == PROCEDURE:
        return found
    procedures = (*before, (PROCEDURE, found.heading.games))
    return Shelf(replace(found.heading, procedures=procedures), found.puzzles)


def read_file(game: Game, path: Path) -> Shelf:
    """Read a file of puzzles; errors name it."""
    try:
        return read(game, path.read_text(encoding="utf-8"))
    except (PuzzleError, OSError, UnicodeDecodeError) as error:
        raise TarsasError(f"{path}: cannot be used: {error}") from None


def place(plan: Plan, puzzle: Puzzle) -> tuple[object, ...]:
    """Return what is equal for puzzles in equal positions."""
    key = puzzle.record(find_game(plan.game)).replay().key()
    return puzzle.players, tuple(sorted(puzzle.options.items())), key


# Workers


def sifted(plan: Plan, first: int, jobs: int, ray: str | None) -> Generator[Sifted, None, None]:
    """Look through games from a number on, without end; they come back in any order."""
    spans = (Span(number, number) for number in count(first))
    calls = (partial(sift, plan, span) for span in spans)
    if ray is not None:
        yield from run_on_ray(ray, sift, plan, spans)
    elif jobs > 1:
        yield from in_processes(jobs, calls)
    else:
        yield from (call() for call in calls)


def in_order(games: Iterable[Sifted], first: int) -> Iterator[Sifted]:
    """Yield games by their numbers, each as soon as all before it have come."""
    waiting: dict[int, Sifted] = {}
    for game in games:
        waiting[game.number] = game
        while first in waiting:
            yield waiting.pop(first)
            first += 1


# Checking again


def still_holds(game: Game, puzzle: Puzzle, seed: int, fewest: int) -> bool:
    """Say whether most of three new searches find a puzzle's solution.

    They are three times as long as its grade says, and have at least the `fewest` simulations.
    """
    state = puzzle.record(game).replay()
    firsts = frozenset(game.parse(state, puzzle.seat, way[0]) for way in puzzle.solutions)
    simulations = max(fewest, 3 * puzzle.grade.simulations)
    return finds(Spot(game, state, puzzle.seat), firsts, simulations, range(seed, seed + 3))
