"""The documentation as a site: all of it is there, and it fetches nothing from elsewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import output_of

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
# What a browser fetches by itself, unlike the links that a reader follows.
FETCHED = (
    re.compile(
        r"""<(?:script|img|source|iframe)\b[^>]*?\bsrc(?:set)?=["']?((?:https?:)?//[^"'\s>]+)"""
    ),
    re.compile(r"""<link\b[^>]*?\bhref=["']?((?:https?:)?//[^"'\s>]+)"""),
    re.compile(r"""url\(\s*["']?((?:https?:)?//[^"')]+)"""),
    re.compile(r"""@import\s+["']((?:https?:)?//[^"']+)"""),
)
DOCUMENTED = ("core", "bots", "table", "lab", "draw")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a link that leads nowhere ends the build."""
    folder = tmp_path_factory.mktemp("site")
    output_of(ROOT / "tools" / "docs", folder)
    return folder


def test_nothing_is_fetched_from_another_host(site: Path) -> None:
    for path in site.rglob("*"):
        if path.suffix in (".html", ".css"):
            text = path.read_text(encoding="utf-8")
            fetched = [address for pattern in FETCHED for address in pattern.findall(text)]
            assert not fetched, path.relative_to(site)


def documented(module: Path) -> set[str]:
    """Return the names of what a module offers to others and explains."""
    source = ast.parse(module.read_text(encoding="utf-8"))
    return {module.stem, *(f"{module.stem}.{name}" for name in explained(source))}


def explained(parent: ast.Module | ast.ClassDef) -> Iterator[str]:
    """Yield the public functions and classes with a docstring, and those inside of classes."""
    for node in parent.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        if ast.get_docstring(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{inner}" for inner in explained(node))


@pytest.mark.parametrize("package", DOCUMENTED)
def test_all_that_is_explained_in_the_code_can_be_read(site: Path, package: str) -> None:
    page = (site / "docs" / "api" / f"{package}.html").read_text(encoding="utf-8")
    shown = set(re.findall(rf'id="tarsas\.{package}\.([\w.]+)"', page))
    for module in (ROOT / "src" / "tarsas" / package).glob("*.py"):
        if module.stem != "__init__":
            assert documented(module) <= shown, documented(module) - shown
