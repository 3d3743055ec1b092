"""Games from outside, as if installed: a module in a folder, with an entry point beside it."""

import os
import re
import sys
from pathlib import Path

from tests.processes import Finished, outcome_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "new-game.md"
BLOCK = re.compile(r"^```(?:python|toml|ftl)\n# (.+?)\n(.*?)^```$", re.M | re.S)
EXAMPLE = ROOT / "docs" / "examples" / "beanstalk.py"


def install(folder: Path, name: str, source: str) -> None:
    """Put a game of one module into a folder, found by its entry point."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    register(folder, name)


def register(folder: Path, name: str) -> None:
    """Write the entry point of a game that a folder has."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {name}\nVersion: 1\n", encoding="utf-8")
    points = f"[tarsas.games]\n{name} = {name}:GAME\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")


def install_example(folder: Path) -> str:
    """Install the example of docs/new-game.md; return its id."""
    install(folder, EXAMPLE.stem, EXAMPLE.read_text(encoding="utf-8"))
    return EXAMPLE.stem


def page_blocks() -> list[tuple[str, str]]:
    """Return the blocks of docs/new-game.md: for which file each is ("try": none), and the code."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def follow_page(folder: Path, place: str, code: str) -> None:
    """Do with a block what the page says: write a file, or add to one."""
    name, _, added = place.partition(", ")
    path = folder / name
    if path.parent != folder and (folder / "hop.py").exists():
        (folder / "hop").mkdir()
        (folder / "hop.py").rename(folder / "hop" / "__init__.py")
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8") if added else ""
    path.write_text(before + code, encoding="utf-8")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment of a process that finds the games in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder), **more}


def python(folder: Path, *arguments: str, **more: str) -> Finished:
    """Run Python with the games of a folder installed."""
    return outcome_of(sys.executable, *arguments, env=environment(folder, **more), cwd=ROOT)


def tarsas(folder: Path, *arguments: str) -> Finished:
    """Run a command with the games of a folder installed."""
    return python(folder, "-m", "tarsas.cli", *arguments, COLUMNS="200")


def contract(folder: Path, which: str) -> int:
    """Run the tests of tests/contract on games of a folder; return how many passed."""
    done = python(
        folder,
        *("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/contract"),
        *("-m", "not slow", "-k", which),
        TARSAS_GAMES="0.02",
        TARSAS_EXAMPLES="1",
    )
    assert done.returncode == 0, done.stdout[-6000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    return int(passed[1])
