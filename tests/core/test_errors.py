"""Every error that a person can be told is a message with an id, in every language."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tarsas.core.errors import IllegalActionError, OptionError, TarsasError
from tarsas.core.game import check_legal
from tarsas.core.registry import find_game, game_ids
from tarsas.core.text import LANGUAGES, Message, voice_of
from tarsas.server.answers import BY_STATUS

SOURCE = Path(__file__).parents[2] / "src" / "tarsas"
LAYERS = ("core", "table", "server", "games")
# What only the command line and who starts the server read, in English.
FOR_THE_HOST = {
    "core/notation.py",
    "core/position.py",
    "core/puzzles.py",
    "core/weights.py",
    "server/archive.py",
    "server/backup.py",
    "server/command.py",
    "server/housekeeping.py",
    "server/keep.py",
    "server/settings.py",
}
# A database that cannot be opened keeps the server from starting: no page shows why.
AT_START = {"server/database.py"}
CODED = {"SocketError"}  # has its code first
PARAMETERS = re.compile(r"\{\s*\$(\w+)")


def modules() -> list[str]:
    found = [p for layer in LAYERS for p in (SOURCE / layer).rglob("*.py")]
    names = [path.relative_to(SOURCE).as_posix() for path in found]
    return sorted(name for name in names if name not in FOR_THE_HOST | AT_START)


def errors_made(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls in a module that make one of our errors, with the error's name."""
    for node in ast.walk(tree_of(name)):
        match node:
            case ast.Call(ast.Name(error), [_, *_]) if error in family():
                yield error, node


@cache
def tree_of(name: str) -> ast.Module:
    return ast.parse((SOURCE / name).read_text(encoding="utf-8"))


@cache
def family() -> set[str]:
    """Return the names of all our errors, wherever they are defined."""
    found, before = {"TarsasError"}, 0
    names = [p.relative_to(SOURCE).as_posix() for x in LAYERS for p in (SOURCE / x).rglob("*.py")]
    trees = [tree_of(name) for name in names]
    classes = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    while len(found) != before:
        before = len(found)
        found |= {c.name for c in classes if {ast.unparse(base) for base in c.bases} & found}
    return found


def ids_said(name: str) -> Iterator[str]:
    """Yield the ids of messages that a module says as errors."""
    for node in ast.walk(tree_of(name)):
        match node:
            case ast.Call(ast.Name("wrong"), [ast.Constant(str(what)), *_]):
                yield f"wrong-{what}"
            case ast.Call(ast.Name("Message"), [ast.Constant(str(what)), *_]):
                if what.startswith(("error-", "wrong-")):
                    yield what


def package_of(name: str) -> str:
    """Return whose texts a module speaks: a game's own, the pages' or the kernel's."""
    layer, folder, *inside = name.split("/")
    if layer == "games" and inside:
        return f"tarsas.games.{folder}"
    return "tarsas.web" if layer == "server" else "tarsas.core"


def test_an_error_is_made_of_a_message() -> None:
    in_words = [
        f"{name}:{call.lineno}"
        for name in modules()
        for error, call in errors_made(name)
        if isinstance(call.args[1 if error in CODED else 0], ast.Constant | ast.JoinedStr)
    ]
    assert not in_words, "expected a Message, not words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_an_error_is_in_the_texts(language: str) -> None:
    missing = [
        (name, said)
        for name in modules()
        for said in ids_said(name)
        if not voice_of(package_of(name)).texts(language).has(said)
    ]
    assert not missing


@pytest.mark.parametrize("package", ["core", "web", *(f"games/{name}" for name in game_ids())])
def test_both_languages_say_the_same_errors_with_the_same_arguments(package: str) -> None:
    said = [errors_in(SOURCE / package / "text" / f"{language}.ftl") for language in LANGUAGES]
    assert said[0] == said[1]


def errors_in(path: Path) -> dict[str, set[str]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ", 1) for line in lines if re.match(r"(error|wrong)-[\w-]+ = ", line)]
    return {name: set(PARAMETERS.findall(text)) for name, text in pairs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_by_its_status_has_words(language: str) -> None:
    texts = voice_of("tarsas.web").texts(language)
    assert all(texts.has(name) for name in (*BY_STATUS.values(), "error-failed"))


def test_every_status_that_we_refuse_with_has_words() -> None:
    given = {
        keyword.value.value
        for name in modules()
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("HTTPException")
        for keyword in node.keywords
        if keyword.arg == "status_code" and isinstance(keyword.value, ast.Constant)
    }
    assert given
    assert given <= BY_STATUS.keys()


def test_an_illegal_action_tells_a_person_what_is_possible_and_a_program_by_notation() -> None:
    game = find_game("marabunta")
    state = game.new(2)
    seat = 0
    with pytest.raises(IllegalActionError) as caught:
        check_legal(game, state, seat, -1)
    assert caught.value.text("hu") == "Most nem ez a szék jön."
    assert str(caught.value) == "red cannot act now"


def test_an_option_is_told_by_its_name_in_the_readers_language() -> None:
    with pytest.raises(OptionError) as caught:
        find_game("pulsar").new(2, {"map_side": "upside_down"})
    told = caught.value.text("hu")
    assert told == (
        "Csillaghalmaz: ez nem lehet: „upside_down”. Ami lehet: zsákutcák nélkül, zsákutcákkal."
    )
    assert str(caught.value).startswith("option map_side: 'upside_down' is not allowed; allowed:")


def test_a_components_error_keeps_its_key_in_every_language() -> None:
    with pytest.raises(TarsasError) as caught:
        find_game("ankhor").new(2, {}, {"market": {"holes": {"value": [1]}}})
    assert str(caught.value) == "market.holes.value: [1]; expected 6 numbers from 1 to 3"
    assert caught.value.text("hu").startswith("market.holes.value: [1]; 6 szám kell")


def test_an_error_travels_between_processes() -> None:
    with pytest.raises(TarsasError) as caught:
        find_game("ankhor").new(2, {}, {"market": {"holes": {"value": [1]}}})
    there = pickle.loads(pickle.dumps(caught.value))
    assert (str(there), there.text("hu")) == (str(caught.value), caught.value.text("hu"))


def test_a_game_of_others_may_give_a_sentence() -> None:
    assert TarsasError("two hexes are one too many").text("hu") == "two hexes are one too many"


def test_what_a_program_reads_may_be_more_exact() -> None:
    error = TarsasError(Message("error-stale"), "this answers revision 3")
    assert (str(error), error.text("hu")[:7]) == ("this answers revision 3", "Közben ")


def test_an_error_quotes_a_long_value_in_part() -> None:
    error = OptionError(Message("error-unknown-game", {"game": "9" * 100_000}))
    for language in LANGUAGES:
        assert "999 …" in error.text(language)
        assert len(error.text(language)) < 1000
