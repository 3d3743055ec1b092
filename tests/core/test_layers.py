"""Imports point one way, and nothing but a game's own folder knows the game."""

import ast
import re
from pathlib import Path

from tarsas.core.registry import game_ids

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
# What each layer may import of the others.
ALLOWED = {
    "core": {"core"},
    "draw": {"core", "draw"},
    "games": {"core", "draw", "games"},
    "bots": {"core", "bots"},
    "table": {"core", "table"},
    "lab": {"core", "bots", "draw", "table", "lab"},
}


def imported(path: Path) -> set[str]:
    """Return the modules of ours that a file imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    names |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    return {name for name in names if name.startswith("tarsas.")}


def test_imports_point_down() -> None:
    for layer, allowed in ALLOWED.items():
        for path in (SOURCE / layer).rglob("*.py"):
            layers = {name.split(".")[1] for name in imported(path)}
            assert layers <= allowed, f"{path} imports {layers - allowed}"


def test_the_engine_does_not_import_drawing() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        if path.stem.split("_")[0] != "view":  # a large view is split like the rules
            assert not any(name.startswith("tarsas.draw") for name in imported(path)), path


def test_games_import_no_other_game() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        games = {name.split(".")[2] for name in imported(path) if name.startswith("tarsas.games.")}
        assert games <= {path.parent.name}, path


def test_no_game_is_named_outside_its_folder() -> None:
    names = re.compile(rf"\b({'|'.join(game_ids())})\b")
    for path in SOURCE.rglob("*.py"):
        if "games" not in path.parts and path.name != "theme.py":
            code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.S)
            assert not names.search(code), f"{path} names a game"
