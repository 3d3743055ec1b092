"""What a docstring says in backticks is there: a parameter that is gone is not described."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
LAYERS = ("core", "bots", "table", "study", "lab")
FILES = [path for layer in LAYERS for path in sorted((SOURCE / layer).glob("*.py"))]
Described = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def names_in(tree: ast.AST) -> set[str]:
    """Return every name that code uses or declares."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.alias(name=name):
                found.add(name)
            case ast.keyword(arg=str(name)):
                found.add(name)
    return found


def described(tree: ast.Module) -> Iterator[tuple[Described, set[str]]]:
    """Yield classes and functions with the names that their docstrings mention."""
    for node in ast.walk(tree):
        if isinstance(node, Described):
            yield node, set(re.findall(r"`([a-z_]+)`", ast.get_docstring(node) or ""))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_names_in_backticks_exist(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, Described)}
    for node, mentioned in described(tree):
        # A class speaks of itself; a function may mean a method of another.
        known = names_in(node) | defined if isinstance(node, ast.ClassDef) else names_in(tree)
        assert mentioned <= known, f"{node.name} describes {mentioned - known}"
