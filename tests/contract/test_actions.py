"""The contract of the tables of actions: complete, told in every language, and asked by all."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from tarsas.core.actions import Kind
from tarsas.core.game import Game
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES

from .cases import at_home, tells_all

# What a game's files may say of one kind, and of one argument.
OF_KINDS = {
    "notation": ("words",),
    "sentences": ("did", "label", "chance", "told"),
    "view": ("targets", "ghost"),
}
OF_ARGUMENTS = {"notation": ("word",), "sentences": ("said",), "view": ()}


def games_that(hold: Callable[[Game], bool]) -> pytest.MarkDecorator:
    """Test the games of which something holds."""
    found = [game for game in map(find_game, game_ids()) if hold(game)]
    return pytest.mark.parametrize("game", found, ids=lambda game: game.id)


def has_a_file_of_actions(game: Game) -> bool:
    """Leave out a game of few files, whose rules hold the table; those at home have one."""
    return at_home(game) or game.file("actions.py") is not None


each_game = games_that(lambda game: True)


def files_of(game: Game) -> list[Path]:
    """Return the Python files of a game; a single module has none besides its rules."""
    if not hasattr(import_module(game.package), "__path__"):
        return []
    return sorted(Path(str(files(game.package))).glob("*.py"))


def edges(kind: Kind) -> set[int]:
    """Return some actions of a kind: the ends of its range, and some between."""
    return {
        kind.base,
        kind.base + kind.size // 2,
        kind.base + kind.size // 3,
        kind.base + kind.size - 1,
    }


@each_game
def test_the_kinds_tile_all_numbers(game: Game) -> None:
    assert game.kinds.faults() == []
    for path in files_of(game):
        if path.name.startswith("rules"):
            bound = getattr(import_module(f"{game.package}.{path.stem}"), "ACTIONS", game.actions)
            assert bound == game.actions, "the rules have actions that the table does not know"
    for wrong in (-1, game.actions):
        with pytest.raises(ValueError, match="is no action"):
            game.kinds.read(wrong)


@each_game
def test_numbers_and_names_are_each_others_inverse(game: Game) -> None:
    for kind in game.kinds:
        for action in edges(kind):
            named = game.kinds.read(action)
            assert named.kind is kind
            assert game.kinds.action(kind.name, *named.values) == action
        for place, argument in enumerate(kind.arguments):
            for beyond in (argument.first - 1, argument.first + argument.count):
                values = list(game.kinds.read(kind.base).values)
                values[place] = beyond
                with pytest.raises(ValueError, match=argument.name):
                    kind.action(*values)


@each_game
def test_patterns_name_arguments_of_their_kind(game: Game) -> None:
    for kind in game.kinds:
        names = {argument.name for argument in kind.arguments}
        assert len(names) == len(kind.arguments)
        assert set(re.findall(r"{(\w+)}", kind.pattern)) <= names, kind.name
        assert set(re.findall(r"{(\w+)}", kind.element)) <= names | {"colour"}, kind.name


def told_by(game: Game, kind: Kind, prefix: str) -> bool:
    """Say whether a file of the game tells a kind by a function of its own."""
    return any(game.texts.special(name, kind.name) for name in (prefix, "told"))


@games_that(tells_all)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sentence_and_a_label(game: Game, language: str) -> None:
    texts = game.voice.texts(language)
    for kind in game.kinds:
        for prefix in ("chance",) if kind.chance else ("did", "label"):
            ids = (f"{prefix}-{kind.message}", f"act-{kind.message}")
            told = told_by(game, kind, prefix) or any(map(texts.has, ids))
            assert told, f"{prefix}-{kind.message} is not told in {language}"


@each_game
def test_a_function_of_a_kind_or_argument_has_one(game: Game) -> None:
    kinds = {kind.name for kind in game.kinds}
    arguments = {argument.name for kind in game.kinds for argument in kind.arguments}
    for file in OF_KINDS:
        for name in vars(game.part(file)):
            prefix, _, rest = name.partition("_")
            if prefix in OF_KINDS[file]:
                assert rest in kinds, f"{file}.py: {name} is for no kind of action"
            if prefix in OF_ARGUMENTS[file]:
                assert rest in arguments, f"{file}.py: {name} is for no argument"


def bases_of(game: Game) -> set[str]:
    """Return the names of the numbers at which the table's kinds begin."""
    table = ast.parse(files(game.package).joinpath("actions.py").read_text(encoding="utf-8"))
    kinds = [
        n for n in ast.walk(table) if isinstance(n, ast.Call) and ast.unparse(n.func) == "Kind"
    ]
    return {name for kind in kinds for name in re.findall(r"[A-Z_]{2,}", ast.unparse(kind.args[1]))}


def numbers_of_rules(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a file takes from files of rules: by name, or by the file's name."""
    rules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name.startswith("rules"):
                    rules.add(alias.asname or alias.name)
                elif (node.module or "").rpartition(".")[2].startswith("rules"):
                    yield alias.name
    named = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute)]
    for node in named:
        if isinstance(node.value, ast.Name) and node.value.id in rules:
            yield node.attr


@games_that(has_a_file_of_actions)
def test_only_hot_code_reads_numbers(game: Game) -> None:
    """Elsewhere no file knows at which number a kind begins, so none can compare with it."""
    hot = re.compile(r"(actions|(rules|coach|observation)\w*)\.py")
    bases = bases_of(game)
    assert len(bases) > 3
    for path in files_of(game):
        if not hot.fullmatch(path.name):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            used = set(numbers_of_rules(tree))
            assert not used & bases, f"{path.name} reads actions by {used & bases}"
