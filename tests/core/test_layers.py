"""Imports point one way, and nothing but a game's own folder knows the game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tarsas.core.registry import game_ids

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
# What each layer may import of the others. Games are found by their entry points, so none may.
ALLOWED = {
    "core": {"core"},
    "draw": {"core", "draw"},
    "games": {"core", "draw", "games"},
    "bots": {"core", "bots"},
    "programs": {"core", "bots", "programs"},
    "table": {"core", "table"},
    "study": {"core", "bots", "table", "study"},
    "lab": {"core", "bots", "programs", "draw", "table", "study", "lab"},
    "server": {"core", "bots", "programs", "draw", "table", "study", "server"},
    "web": {"core", "bots", "draw", "table", "study", "server", "web"},
    "cli": {"core", "bots", "programs", "draw", "table", "study", "lab", "server", "cli"},
}
# What imports a module by a string.
BY_STRING = {"import_module", "__import__", "find_spec"}


def imported(path: Path, root: Path = SOURCE.parent) -> set[str]:
    """Return what of ours a file imports: anywhere in it, in any form."""
    package = path.relative_to(root).parent.parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {name for node in ast.walk(tree) for name in names_in(node, package)}
    return {name for name in names if name.startswith("tarsas.")}


def names_in(node: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    """Yield the names that a statement or a call imports into a module of a package."""
    match node:
        case ast.Import(names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module, names, level):
            above = package[: len(package) + 1 - level] if level else ()
            start = ".".join([*above, *([module] if module else [])])
            yield from (f"{start}.{alias.name}" for alias in names)
        case ast.Call(func, [first, *_]) if ast.unparse(func).split(".")[-1] in BY_STRING:
            match first:
                case ast.Constant(str(name)) | ast.JoinedStr([ast.Constant(str(name)), *_]):
                    yield name


def test_every_form_of_import_is_seen(tmp_path: Path) -> None:
    forms = {
        "import tarsas.draw.svg": "tarsas.draw.svg",
        "import tarsas.draw.svg as s": "tarsas.draw.svg",
        "from tarsas import draw": "tarsas.draw",
        "from tarsas.draw import svg": "tarsas.draw.svg",
        "from ..draw import svg": "tarsas.draw.svg",
        "from .. import draw": "tarsas.draw",
        "from . import game": "tarsas.core.game",
        "def f():\n    from tarsas.draw import svg": "tarsas.draw.svg",
        "def f():\n    return import_module('tarsas.draw.svg').el": "tarsas.draw.svg",
        "importlib.import_module(f'tarsas.draw.{name}')": "tarsas.draw.",
        "import_module(f'tarsas.{name}')": "tarsas.",
        "__import__('tarsas.draw')": "tarsas.draw",
    }
    path = tmp_path / "tarsas" / "core" / "module.py"
    path.parent.mkdir(parents=True)
    for text, name in forms.items():
        path.write_text(text, encoding="utf-8")
        assert imported(path, tmp_path) == {name}, text
    path.write_text("from tarsas_other import x; import_module(package)", encoding="utf-8")
    assert imported(path, tmp_path) == set()


def test_every_folder_is_a_layer() -> None:
    assert {path.parent.name for path in SOURCE.glob("*/__init__.py")} == set(ALLOWED)


def test_imports_point_down() -> None:
    for layer, allowed in ALLOWED.items():
        for path in (SOURCE / layer).rglob("*.py"):
            if "node_modules" not in path.parts:
                layers = {name.split(".")[1] for name in imported(path)}
                assert layers <= allowed, f"{path} imports {layers - allowed}"
    assert imported(SOURCE / "__init__.py") == set()


def test_the_engine_does_not_import_drawing() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        # A large view is split like the rules.
        if path.stem.split("_")[0] not in ("view", "cover", "choices", "printed"):
            assert not any(name.startswith("tarsas.draw") for name in imported(path)), path


def test_games_import_no_other_game() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        games = {name.split(".")[2] for name in imported(path) if name.startswith("tarsas.games.")}
        assert games <= {path.parent.name}, path


def test_only_a_match_plays_games_to_their_end() -> None:
    """Search, playouts and environments loop too, compiled; whatever else plays asks a match."""
    for path in SOURCE.rglob("*.py"):
        loops = [
            n
            for n in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(n, ast.While)
        ]
        assert not [n for n in loops if ast.unparse(n.test).endswith("!= OVER")], path


def test_no_game_is_named_outside_its_folder() -> None:
    names = re.compile(rf"\b({'|'.join(game_ids())})\b")
    for path in SOURCE.rglob("*.py"):
        if "games" not in path.parts:
            code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.S)
            assert not names.search(code), f"{path} names a game"
