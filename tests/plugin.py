"""Games from outside, as if installed: a module in a folder, with an entry point beside it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "docs" / "examples" / "beanstalk.py"


def install(folder: Path, name: str, source: str) -> None:
    """Put a game of one module into a folder, found by its entry point."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {name}\nVersion: 1\n", encoding="utf-8")
    points = f"[tarsas.games]\n{name} = {name}:GAME\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")


def install_example(folder: Path) -> str:
    """Install the example of docs/new-game.md; return its id."""
    install(folder, EXAMPLE.stem, EXAMPLE.read_text(encoding="utf-8"))
    return EXAMPLE.stem


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment of a process that finds the games in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder), **more}


def python(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the games of a folder installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


def tarsas(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the games of a folder installed."""
    return python(folder, "-m", "tarsas.cli", *arguments, COLUMNS="200")
