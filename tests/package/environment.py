"""Environments that hold what is asked for and nothing else.

Nothing is downloaded: what the tests run on is linked, distribution by distribution, so that a
requirement which nobody declared is missing here as it would be on another machine.
"""

import os
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.processes import Finished, outcome_of, output_of


def required(wanted: Iterable[str]) -> set[str]:
    """Return the distributions that requirements ask for, and what those ask for."""
    found: set[tuple[str, str]] = set()
    waiting = [Requirement(text) for text in wanted]
    while waiting:
        asked = waiting.pop()
        for extra in {"", *asked.extras}:
            if (name := canonicalize_name(asked.name), extra) in found:
                continue
            found.add((name, extra))
            further = map(Requirement, distribution(name).requires or [])
            waiting += [
                r for r in further if r.marker is None or r.marker.evaluate({"extra": extra})
            ]
    return {name for name, _ in found}


class Environment:
    """A virtual environment without pip; `pip` acts on it from outside."""

    def __init__(self, folder: Path, requirements: Iterable[str]) -> None:
        output_of(sys.executable, "-m", "venv", "--without-pip", folder)
        self.programs = folder / "bin"
        self.packages = next(folder.glob("lib/python*/site-packages"))
        for name in required(requirements):
            self.link(name)

    def link(self, name: str) -> None:
        """Link a distribution's files, but none of its commands and bytecode."""
        for file in distribution(name).files or []:
            if ".." in file.parts or file.suffix == ".pyc":
                continue
            target = self.packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(Path(str(file.locate())).resolve())

    def pip(self, *what: str | Path, **variables: str) -> str:
        """Let pip do something here, without the network; return what it said."""
        command = [sys.executable, "-m", "pip", "--python", self.programs / "python", *what]
        return run(command, None, **variables)

    def run(self, program: str, *what: str | Path) -> str:
        """Run an installed command; return what it said."""
        return run([self.programs / program, *what])


def run(command: Iterable[str | Path], cwd: Path | None = None, **variables: str) -> str:
    """Run a command that has to succeed, as if nobody had asked for interpreted rules."""
    done = attempt(command, cwd, **variables)
    assert done.returncode == 0, done.stdout
    return done.stdout


def attempt(command: Iterable[str | Path], cwd: Path | None = None, **variables: str) -> Finished:
    """Run a command that may fail; what it says is one text."""
    env = {**os.environ, "TARSAS_PURE": "0", "PIP_NO_INDEX": "1", **variables}
    done = outcome_of(*command, env=env, cwd=cwd)
    return Finished(done.returncode, done.stderr + done.stdout, "")
