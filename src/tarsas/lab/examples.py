"""What self-play has to teach: its files as arrays, for `fit` to learn from.

A position is an example of what its features were worth in the end, or to the search that looked
at it. A decision is one of which moves deserve a search: what was searched, and what it led to.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tarsas.core.coach import LinearCoach
from tarsas.core.notation import parse_record
from tarsas.core.state import OVER, State
from tarsas.lab.fit import Array, Choices, Equations, Lesson

HELD_OUT = 10
"""One game in so many is not learnt from, but shows how well others were."""

BATCH = 20_000  # rows in memory at a time
CERTAIN = 0.98  # a search that is surer than this says no more about points


@dataclass(frozen=True)
class Source:
    """A file of self-play with policy and features, and the spread that its bots judged with."""

    path: Path
    players: int
    spread: float

    def games(self) -> Any:
        """Return the table of its games."""
        path = self.path.with_suffix(f".games{self.path.suffix}")
        return import_module("pyarrow.parquet").read_table(path)

    def batches(self, columns: Sequence[str]) -> Iterator[Any]:
        """Yield its decisions, some at a time."""
        file = import_module("pyarrow.parquet").ParquetFile(self.path)
        yield from file.iter_batches(batch_size=BATCH, columns=list(columns))


def lead(columns: Array) -> Array:
    """Return the first of several seats' numbers less the mean of the others'; alone, itself."""
    if columns.shape[1] == 1:
        return columns[:, 0]
    found: Array = columns[:, 0] - columns[:, 1:].mean(axis=1)
    return found


def lesson(sources: Sequence[Source], size: int, trust: float) -> Lesson:
    """Gather examples of what positions are worth.

    `trust` is how much what a search expected counts beside what came of it. Of more than two
    players a search speaks of the best rival and not of the mean, and of one alone of what was
    expected before: there only the end counts. What is held out always goes by the end.
    """
    found = Lesson(Equations(size), Equations(size))
    for source in sources:
        scores = np.array(source.games()["scores"].to_pylist(), dtype=float)
        for batch in source.batches(("game", "seat", "features", "value")):
            games = column(batch, "game").astype(int)
            rows = lead(nested(batch, "features").reshape(len(games), source.players, size))
            margins = lead(turned(scores[games], column(batch, "seat").astype(int)))
            hidden = games % HELD_OUT == HELD_OUT - 1
            found.held.add(rows[hidden], margins[hidden])
            if trust and source.players == 2:
                value = np.clip(column(batch, "value"), 1.0 - CERTAIN, CERTAIN)
                seen = source.spread / 1.7 * np.log(value / (1.0 - value))
                blended = (1.0 - trust) * margins + trust * seen
                margins = np.where(np.isnan(value), margins, blended)
            found.learnt.add(rows[~hidden], margins[~hidden])
    return found


def column(batch: Any, name: str) -> Array:
    """Return a column of numbers; null is not a number."""
    return np.asarray(batch.column(name).to_numpy(zero_copy_only=False), dtype=float)


def nested(batch: Any, name: str) -> Array:
    """Return a column of lists of lists as one long row."""
    flat = batch.column(name).flatten().flatten()
    return np.asarray(flat.to_numpy(zero_copy_only=False), dtype=float)


def turned(scores: Array, seats: NDArray[np.int64]) -> Array:
    """Return every row from its seat on, in turn order."""
    players = scores.shape[1]
    places = (seats[:, None] + np.arange(players)) % players
    return np.take_along_axis(scores, places, axis=1)


# Decisions


def choices(sources: Sequence[Source], coach: LinearCoach, wanted: int) -> tuple[Choices, Choices]:
    """Return about as many decisions as wanted, evenly taken: to learn from, and held out."""
    stride = max(1, -(-sum(map(count_searched, sources)) // max(1, wanted)))
    sets: tuple[list[tuple[Array, Array]], list[tuple[Array, Array]]] = ([], [])
    for source in sources:
        records = source.games()["record"]
        for game, visits in looked_into(source, stride).items():
            hidden = game % HELD_OUT == HELD_OUT - 1
            sets[hidden].extend(replayed(records[game].as_py(), visits, coach))
    size = len(coach.names)
    return together(sets[0], size), together(sets[1], size)


def count_searched(source: Source) -> int:
    """Return how many decisions of a file were searched."""
    batches = source.batches(("visits",))
    return sum(len(batch) - batch.column("visits").null_count for batch in batches)


def looked_into(source: Source, stride: int) -> dict[int, dict[int, list[int]]]:
    """Return the visits of every so manieth decision that was searched, by game and move."""
    found: dict[int, dict[int, list[int]]] = {}
    names, before = ("game", "move", "visits"), 0
    for batch in source.batches(names):
        searched = np.flatnonzero(batch.column("visits").is_valid())
        taken = batch.take(searched[-before % stride :: stride])
        before += len(searched)
        for game, move, visits in zip(
            *(taken.column(name).to_pylist() for name in names), strict=True
        ):
            found.setdefault(game, {})[move] = visits
    return found


def replayed(
    text: str, visits: dict[int, list[int]], coach: LinearCoach
) -> Iterator[tuple[Array, Array]]:
    """Yield what the moves of some decisions of a game led to, and how much each was searched."""
    record = parse_record(text)
    state = record.opening()
    for number, move in enumerate(record.moves, start=1):
        if number in visits:
            after = [led_to(state, move.seat, int(action)) for action in state.legal(move.seat)]
            # A finished game is judged by its points, not by features.
            if all(one.actor() != OVER for one in after):
                looks = np.array(visits[number], dtype=float)
                seen = [counted(coach, one, move.seat) for one in after]
                yield np.array(seen), looks / looks.sum()
        state.apply(move.seat, move.action)


def led_to(state: State, seat: int, action: int) -> State:
    """Return the position after an action."""
    after = state.clone()
    after.apply(seat, action)
    return after


def counted(coach: LinearCoach, state: State, seat: int) -> Array:
    """Return a seat's features less the mean of the others'."""
    players = int(state.players)
    seen = [list(coach.features(state, (seat + place) % players)) for place in range(players)]
    found: Array = lead(np.array([seen]))[0]
    return found


def together(found: Sequence[tuple[Array, Array]], size: int) -> Choices:
    """Return decisions as one long table."""
    lengths = [len(shares) for _, shares in found]
    firsts = np.cumsum([0, *lengths[:-1]]) if found else np.zeros(0, dtype=np.int64)
    moves = np.concatenate([np.zeros((0, size)), *(rows for rows, _ in found)])
    shares = np.concatenate([np.zeros(0), *(shares for _, shares in found)])
    return Choices(moves, shares, firsts.astype(np.int64))
