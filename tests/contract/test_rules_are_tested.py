"""docs/rules/<game>.md lists every rule; a rule without a test fails here.

A row of a rule's table reads `| R7 | what it says | tests | lessons |`, rulings likewise
`| ruling 3 | … |`; `test_lessons.py` holds the last column.
Tests are named as `file::test_name`, without folder and ending.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from docs import taught
from tarsas.core.registry import find_game, game_ids

from .cases import at_home

ROOT = Path(__file__).parents[2]


@cache
def known_tests() -> set[str]:
    """Return every test of the project as file::name."""
    return {
        f"{path.stem}::{node.name}"
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rows(game: str) -> dict[str, list[str]]:
    """Return the rules of a game's page, each with the tests it names."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return {rule: re.findall(r"`([^`]+)`", tests) for rule, _, tests, *_ in taught.rows(text)}


each_game = pytest.mark.parametrize(
    "game", [name for name in game_ids() if at_home(find_game(name))]
)


@each_game
def test_every_rule_names_tests_that_exist(game: str) -> None:
    table = rows(game)
    assert table, "no rules found"
    for rule, tests in table.items():
        assert tests, f"{rule} has no test"
        missing = [test for test in tests if test not in known_tests()]
        assert not missing, f"{rule} names tests that do not exist: {missing}"


@each_game
def test_rules_in_the_code_are_on_the_page(game: str) -> None:
    """A rule number in a comment must be a row, and every R row must be enforced somewhere."""
    folder = ROOT / "src" / Path(*find_game(game).package.split("."))
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("rules*.py"))
    cited = set(re.findall(r"\bR\d[\w.]*\b", code))
    cited |= {f"ruling {number}" for number in re.findall(r"\bruling (\w+)", code, re.I)}
    assert cited, "the rules cite no rule numbers"
    assert cited <= set(rows(game)), "cited in the code, but not on the page"
