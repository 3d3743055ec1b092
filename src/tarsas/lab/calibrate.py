"""Fits what turns searches into shares of winning: `python -m tarsas.lab.calibrate GAME`.

Bots of the levels meet, each seat's drawn by lot, and at some positions of every game a search says
what it thinks of all seats. Every third game is fitted to, and `calibration.toml` is written from
that beside the game's `coach.py`; the others are for measuring alone. What was seen is noted in a
folder as it comes, so that a run may be stopped at any time and goes on where it was; the same seed
sees the same on any machine. `make calibration` writes what the notes say into docs/strength.md.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.resources import files
from math import log, sqrt
from pathlib import Path
from statistics import fmean, median

import msgspec
from rich.console import Console
from rich.progress import Progress

from tarsas.bots.levels import make_named
from tarsas.bots.match import Chance, moves
from tarsas.bots.survey import SurveyBot
from tarsas.core.game import Game
from tarsas.core.record import Move, Record
from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.core.state import win_shares
from tarsas.lab.workers import Span, run_here
from tarsas.study.calibration import FILE, Power, calibration_of, shares_of

POSITIONS = 8  # of each game, drawn by lot
THIRD = 3  # one game in so many is fitted to
BINS = 10  # of a reliability diagram
POWERS = (0.2, 4.0)  # between which the fitted ones lie
ROUNDS = 4  # of fitting one power after the other
ENOUGH = 50  # games to fit to; by 20 and 30 shares became worse in two of three cases


class Trial(msgspec.Struct, frozen=True):
    """What is played: the bots that meet, and how deep positions are looked into."""

    game: str
    players: int
    levels: tuple[str, ...]
    simulations: int
    seed: int

    def notes(self, folder: Path) -> Path:
        """Return the file in which such games are noted."""
        bots = "-".join(self.levels).replace(":", "")
        name = f"calibration-{self.game}-{self.players}-{bots}-{self.simulations}-{self.seed}"
        return folder / f"{name}.jsonl"


class Look(msgspec.Struct, frozen=True):
    """What a search said after so many moves."""

    number: int
    results: tuple[float, ...]


class Seen(msgspec.Struct, frozen=True):
    """A game that was played: its length, what was seen in it, and how it ended.

    `won` are the shares of the win; of who played alone, the points.
    """

    number: int
    moves: int
    looks: tuple[Look, ...]
    won: tuple[float, ...]


# Playing


def play(trial: Trial, span: Span) -> list[Seen]:
    """Play some games by their numbers."""
    game = find_game(trial.game)
    return [one_game(game, trial, number) for number in range(span.first, span.last + 1)]


def one_game(game: Game, trial: Trial, number: int) -> Seen:
    """Play a game, and look at some of its positions."""
    seed = trial.seed * 1_000_003 + number
    lot = Rng(seed)
    levels = [trial.levels[int(lot.below(len(trial.levels)))] for _ in range(trial.players)]
    bots = [make_named(game, level, seed * 8 + seat) for seat, level in enumerate(levels)]
    record = Record.new(game, trial.players)
    state = record.opening()
    for seat, action in moves(lambda: state, bots, Chance(Rng(seed + 1))):
        state.apply(seat, action)
        record.moves.append(Move(int(seat), int(action)))
    length = len(record.moves)
    chosen = sorted({int(lot.below(length)) for _ in range(POSITIONS)})
    won = [float(state.score(0))] if trial.players == 1 else win_shares(state.result())
    looks = tuple(look(record, at, trial.simulations, seed) for at in chosen)
    return Seen(number, length, looks, tuple(float(share) for share in won))


def look(record: Record, number: int, simulations: int, seed: int) -> Look:
    """Ask a search about a position."""
    bot = SurveyBot(record.game.coach, Rng(seed * 1024 + number), simulations)
    results = tuple(round(float(one), 5) for one in bot.survey(record.replay(number)))
    return Look(number, results)


def collect(
    trial: Trial, games: int, folder: Path, jobs: int, on_progress: Callable[[int], None]
) -> list[Seen]:
    """Play what is not noted yet; return the games by their numbers."""
    path = trial.notes(folder)
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(trial) + b"\n")
    noted = path.read_bytes()
    if not noted.endswith(b"\n"):  # a stop cut the last line off
        path.write_bytes(noted[: noted.rfind(b"\n") + 1])
    known = {seen.number: seen for seen in read_notes(path)[1]}
    on_progress(sum(number < games for number in known))
    spans = [Span(number, number) for number in range(games) if number not in known]
    for found in run_here(jobs, play, trial, spans):
        with path.open("ab") as file:
            file.writelines(msgspec.json.encode(seen) + b"\n" for seen in found)
        known |= {seen.number: seen for seen in found}
        on_progress(len(found))
    return [known[number] for number in range(games)]


def read_notes(path: Path) -> tuple[Trial, list[Seen]]:
    """Return what was played, and the games that were noted; a line that a stop cut off is none."""
    heading, *lines = path.read_bytes().splitlines(keepends=True)
    games = [msgspec.json.decode(line, type=Seen) for line in lines if line.endswith(b"\n")]
    return msgspec.json.decode(heading, type=Trial), games


def divide(games: Iterable[Seen]) -> tuple[list[Seen], list[Seen]]:
    """Return the games to measure by, and those to fit to."""
    known = list(games)
    measured = [seen for seen in known if seen.number % THIRD != THIRD - 1]
    return measured, [seen for seen in known if seen.number % THIRD == THIRD - 1]


# Fitting


def fit(games: Sequence[Seen]) -> Power:
    """Return the powers under which what happened was likeliest."""
    power = Power(moves=round(median(seen.moves for seen in games)))
    for _ in range(ROUNDS):
        power = narrow(partial(with_early, power), games)
        power = narrow(partial(with_late, power), games)
    return Power(power.moves, round(power.early, 3), round(power.late, 3))


def with_early(power: Power, early: float) -> Power:
    """Return powers with another beginning."""
    return Power(power.moves, early, power.late)


def with_late(power: Power, late: float) -> Power:
    """Return powers with another end."""
    return Power(power.moves, power.early, late)


def narrow(power: Callable[[float], Power], games: Sequence[Seen]) -> Power:
    """Search for the best value of one power, by thirds."""
    low, high = POWERS
    while high - low > 0.002:
        third = (high - low) / 3
        if surprise(power(low + third), games) < surprise(power(high - third), games):
            high -= third
        else:
            low += third
    return power((low + high) / 2)


def surprise(power: Power, games: Iterable[Seen]) -> float:
    """Return how surprising the results are, if shares are right: the log loss."""
    return -sum(
        won * log(share)
        for seen in games
        for at in seen.looks
        for share, won in zip(shares_of(at.results, power.at(at.number)), seen.won, strict=True)
        if won > 0
    )


# Measuring


class Bin(msgspec.Struct, frozen=True):
    """Positions with about the same share: how many, what was said and what happened."""

    count: int
    said: float
    happened: float


class Figures(msgspec.Struct, frozen=True):
    """How good shares are: Brier's score, the expected calibration error, and its bins.

    Brier's score is the mean squared difference between a seat's share and what it won: 0 is
    perfect. The calibration error is how far shares are off what happened, a bin's by its count.
    """

    games: int
    positions: int
    brier: float
    error: float
    bins: tuple[Bin, ...]


def measure(games: Sequence[Seen], power: Power) -> Figures:
    """Compare shares with what happened in games."""
    pairs = [
        (share, won)
        for seen in games
        for at in seen.looks
        for share, won in zip(shares_of(at.results, power.at(at.number)), seen.won, strict=True)
    ]
    sorted_in: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for share, won in pairs:
        sorted_in[min(BINS - 1, int(share * BINS))].append((share, won))
    bins = tuple(
        Bin(len(bin_), fmean(share for share, _ in bin_), fmean(won for _, won in bin_))
        for bin_ in sorted_in
        if bin_
    )
    error = sum(one.count * abs(one.said - one.happened) for one in bins) / len(pairs)
    brier = fmean((share - won) ** 2 for share, won in pairs)
    return Figures(len(games), sum(len(seen.looks) for seen in games), brier, error, bins)


def missed(games: Sequence[Seen]) -> tuple[float, float]:
    """Return by how much points are overrated that are expected of who plays alone, and missed."""
    errors = [at.results[0] - seen.won[0] for seen in games for at in seen.looks]
    return fmean(errors), sqrt(fmean(error * error for error in errors))


# The command


def write(game: Game, players: int, power: Power, said: str) -> None:
    """Write what was fitted into the game's file; the rest of it stays."""
    known = calibration_of(game)
    powers = {int(count): one for count, one in known.players.items()} | {players: power}
    lines = [
        f"# Powers written by `{said} {game.id}`; docs/review.md says how deep is deep enough.",
        "",
        f"simulations = {known.simulations}",
    ]
    for count, one in sorted(powers.items()):
        lines += ["", f"[players.{count}]"]
        lines += [f"moves = {one.moves}", f"early = {one.early}", f"late = {one.late}"]
    path = Path(str(files(game.package).joinpath(FILE)))
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def main() -> None:
    """Read the command, play, fit, and write the file."""
    parser = ArgumentParser(prog="python -m tarsas.lab.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=750)
    parser.add_argument("--levels", default="kitten,player,club")
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--notes", type=Path, default=Path("out"))
    given = parser.parse_args()
    game, console = find_game(given.game), Console(stderr=True)
    levels = tuple(given.levels.split(","))
    trial = Trial(game.id, given.players, levels, given.simulations, given.seed)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(f"{game.id} {given.players}", total=given.games)
        games = collect(
            trial, given.games, given.notes, given.jobs, lambda done: bar.advance(task, done)
        )
    measured, fitted = divide(games)
    if given.players == 1:
        over, error = missed(measured)
        console.print(f"Points overrated by {over:.2f}, missed by {error:.2f}", highlight=False)
        return
    if len(fitted) < ENOUGH:
        console.print(f"Nothing is fitted to {len(fitted)} games; expected {ENOUGH} or more")
        return
    power = fit(fitted)
    for name, one in (("as searched", Power()), ("calibrated", power)):
        found = measure(measured, one)
        said = f"{name}: error {found.error:.3f}, Brier {found.brier:.4f}, {found.games} games"
        console.print(said, highlight=False)
    write(game, given.players, power, parser.prog)


if __name__ == "__main__":
    main()
