"""Training that takes seconds, for tests."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tarsas.lab.train import Training, Trial, run

TINY = Training("", 1, 1, games=3, bots=("mcts:3",), gate=1, gate_games=2, anew_rounds=2)


class Quiet:
    """Watches training, and may stop it after so many reports, as Ctrl-C would."""

    def __init__(self, patience: int | None = None) -> None:
        self.left = patience
        self.seen: list[str] = []

    def report(self, what: str) -> None:
        self.seen.append(what)
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt

    def begin(self, what: str, total: int) -> Callable[[int], None]:
        self.report(what)
        return lambda done: self.report(f"{what}: {done} of {total}")

    def tried(self, trial: Trial, trials: Sequence[Trial]) -> None:
        assert trials[-1] is trial
        self.report(f"{trial.round} {trial.candidate}: {trial.promoted}")


def tiny(game: str, **other: Any) -> Training:
    return replace(TINY, game=game, **other)


def train(
    plan: Training, folder: Path, watcher: Quiet | None = None, jobs: int = 1
) -> tuple[Path | None, list[Trial]]:
    return run(plan, folder, jobs, None, watcher or Quiet())


def results(folder: Path) -> dict[str, bytes]:
    """Return what training came to: all but the notes of meetings, which tell how long it took."""
    names = ("*.json", "*.toml", "candidates/*", "games/*.parquet")
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for name in names
        for path in sorted(folder.glob(name))
    }
