"""Components files: what is printed on a game's pieces, each value with its source.

A file is a tree of TOML tables whose leaves are entries `{value, source, note}`. A custom file
holds only what it replaces; lists are replaced whole. It may come from a stranger, so how much it
may hold is bounded before anything is made of it.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from tarsas.core.errors import ComponentError
from tarsas.core.text import Message

T = TypeVar("T")
Tree = dict[str, Any]

SOURCES = ("rulebook", "public", "inferred", "reconstructed", "custom")

# What a custom file may hold: several times as much as the largest box of ours.
MOST_TEXT = 150_000  # letters of the whole file
MOST_PARTS = 20_000  # tables, lists and values in all
MOST_DEEP = 12  # tables and lists inside each other
MOST_LISTED = 500  # things in one list or table
MOST_LETTERS = 2_000  # of a text
MOST_KEY = 60  # letters of a key
MOST_NUMBER = 1_000_000  # each game bounds its own numbers closer
NUMBERS = {"low": -MOST_NUMBER, "high": MOST_NUMBER}

# The signs of TOML that matter for its depth. What is quoted or a comment is taken in one piece.
QUOTED = (
    r'"""(?:[^\\]|\\.)*?"{3,5}',
    r"'''.*?'{3,5}",
    r'"(?!"")(?:[^"\\\n]|\\.)*"',
    r"'(?!'')[^'\n]*'",
)
SIGNS = re.compile("|".join((*QUOTED, r"#[^\n]*", r"""[][{}.,=\n"']""")), re.DOTALL)

# What ends a line for some reader, what nobody sees, and halves of letters.
UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def wrong(what: str, key: str, /, **args: str | int) -> ComponentError:
    """Return the error `wrong-<what>` about a key, as the texts say it."""
    return ComponentError(Message(f"wrong-{what}", {"key": key, **args}))


def read_tree(path: Path) -> Tree:
    """Read a game's own components file."""
    return parse_tree(read_text(path), str(path))


def read_custom(path: Path) -> Tree:
    """Read a file of replaced components, without judging what it says."""
    return parse_custom(read_text(path), str(path))


def read_text(path: Path) -> str:
    """Return what is written in a file, or say why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong("unreadable", str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise wrong("not-text", str(path)) from None


def parse_tree(text: str, name: str) -> Tree:
    """Read the text of a components file; `name` is what errors call it."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise wrong("toml-deep", name) from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(_not_toml(str(error), name), f"{name}: not TOML: {error}") from None
    except ValueError:  # more digits than Python reads
        raise wrong("long-number", name, **NUMBERS) from None


def _not_toml(why: str, name: str) -> Message:
    """Return where a text stops being TOML; what its reader expected there, it says in English."""
    if place := re.search(r"at line (\d+), column (\d+)", why):
        return Message("wrong-toml-at", {"key": name, "line": place[1], "column": place[2]})
    return Message("wrong-toml", {"key": name})


def parse_custom(text: str, name: str) -> Tree:
    """Read the text of replaced components, which anybody may have written."""
    check_text(text, name)
    return parse_tree(text, name)


def check_text(text: str, name: str) -> None:
    """Refuse a text that would take TOML's reader for ever: a long one, or a deep one.

    How deep it is, brackets and the dots of keys tell. A string without an end is left to that
    reader, which stops there.
    """
    if len(text) > MOST_TEXT:
        raise wrong("long", name, letters=len(text), most=MOST_TEXT)
    depth = steps = 0
    for found in SIGNS.finditer(text):
        sign = found[0]
        if sign in ("'", '"'):
            return
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        steps = steps + 1 if sign == "." else 0 if sign in ",=\n[{" else steps
        if depth + steps >= MOST_DEEP:
            line = text.count("\n", 0, found.start()) + 1
            raise wrong("line-deep", f"{name}:{line}", most=MOST_DEEP)


def check_tree(tree: Tree) -> None:
    """Refuse a tree that holds too much, or what a record cannot write in one line."""
    waiting: list[tuple[str, object, int]] = [("", tree, 1)]
    parts = 0
    while waiting:
        path, node, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS:
            raise wrong("many", "components", most=MOST_PARTS)
        if not isinstance(node, dict | list):
            check_leaf(node, path)
            continue
        if depth > MOST_DEEP:
            raise wrong("deep", path, most=MOST_DEEP)
        if len(node) > MOST_LISTED:
            raise wrong("listed", path or "components", things=len(node), most=MOST_LISTED)
        if isinstance(node, list):
            inside = [(f"{path}[{i}]", item) for i, item in enumerate(node)]
        else:
            for key in node:
                check_key(key, path)
            inside = [(f"{path}.{key}" if path else key, item) for key, item in node.items()]
        waiting += [(where, item, depth + 1) for where, item in inside]


def check_key(key: object, path: str) -> None:
    """Refuse a key that is none, or that breaks a line."""
    if not isinstance(key, str) or len(key) > MOST_KEY or UNSEEN.search(key):
        shown = ascii(key)[:MOST_KEY]
        raise wrong("key", path or "components", found=shown, most=MOST_KEY)


def check_leaf(node: object, path: str) -> None:
    """Refuse what is no plain value, or too large a one."""
    if isinstance(node, str):
        if len(node) > MOST_LETTERS:
            raise wrong("long", path, letters=len(node), most=MOST_LETTERS)
        # A note may have several lines: a record writes these two as JSON does, by a letter.
        if found := UNSEEN.search(node.replace("\n", "").replace("\t", "")):
            raise wrong("unseen", path, found=ascii(found[0]))
    elif isinstance(node, bool):
        return
    elif isinstance(node, int | float):
        # TOML's nan is neither more nor less than any. What is refused may be too long to print.
        if not -MOST_NUMBER <= node <= MOST_NUMBER:
            raise wrong("number", path, **NUMBERS)
    else:
        raise wrong("leaf", path, found=type(node).__name__)


def is_entry(node: object) -> bool:
    """Say whether a node of the tree is an entry rather than a table of entries."""
    return isinstance(node, dict) and "value" in node


def replace(base: Tree, custom: Tree, path: str = "") -> Tree:
    """Return `base` with the entries of `custom` in place of its own."""
    merged = dict(base)
    for name, node in custom.items():
        here = f"{path}.{name}" if path else name
        if name not in base:
            raise wrong("no-entry", here, known=", ".join(base))
        if not isinstance(node, dict):
            raise wrong("no-table", here)
        if is_entry(base[name]):
            merged[name] = _replace_entry(base[name], node, here)
        else:
            merged[name] = replace(base[name], node, here)
    return merged


def _replace_entry(base: Tree, node: Tree, path: str) -> Tree:
    unknown = [key for key in node if key not in ("value", "source", "note")]
    if unknown or "value" not in node:
        if unknown:
            raise wrong("no-key", f"{path}.{unknown[0]}")
        raise wrong("no-value", path)
    source = node.get("source", "custom")
    if source not in SOURCES:
        raise wrong("one-of", f"{path}.source", found=repr(source), known=", ".join(SOURCES))
    return {**base, **node, "source": source}


def values(tree: Tree) -> Tree:
    """Strip provenance: replace every entry by its value."""
    return {name: node["value"] if is_entry(node) else values(node) for name, node in tree.items()}


def provenance(tree: Tree, path: str = "") -> list[tuple[str, str, str]]:
    """List (entry, source, note) for every entry of the tree."""
    rows: list[tuple[str, str, str]] = []
    for name, node in tree.items():
        here = f"{path}.{name}" if path else name
        if is_entry(node):
            rows.append((here, node["source"], node.get("note", "")))
        else:
            rows += provenance(node, here)
    return rows


def shape(tree: Tree, kind: type[T]) -> T:
    """Turn the values of a tree into a game's own struct, or say which key is wrong and how."""
    plain = values(tree)
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        key, what = _blame(plain, kind, "", error)
        raise ComponentError(_misshapen(key, what), f"{key}: {what}") from None


# What msgspec says of a value, in English alone, and what we say.
MISSHAPEN = {
    r"Expected `(?P<wanted>\w+)`, got `(?P<found>\w+)`": "wrong-kind",
    r"Expected `(?P<wanted>\w+)` (?P<bound>[<>=]+ \S+)": "wrong-bound",
    r"Expected `(?P<wanted>\w+)` of length (?P<bound>.+)": "wrong-length",
    r"Object missing required field `(?P<name>\w+)`": "wrong-missing",
    r"Object contains unknown field `(?P<name>\w+)`": "wrong-unknown",
}


def _misshapen(key: str, what: str) -> Message:
    """Tell a person what msgspec found wrong with a value."""
    for pattern, name in MISSHAPEN.items():
        if found := re.fullmatch(pattern, what):
            return Message(name, {"key": key, **found.groupdict()})
    return Message("wrong-shape", {"key": key})


def _blame(node: Any, kind: Any, path: str, error: msgspec.ValidationError) -> tuple[str, str]:
    """Return the key that an error is about, and what it says."""
    what, _, where = str(error).partition(" - at ")
    key = where.strip("`").removeprefix("$")
    table, unnamed, _ = key.partition("[...]")
    if not unnamed:
        return (path + key).strip(".") or "components", what
    # Of a table with names of its own, msgspec does not say which; so each is tried alone.
    for step in table.split(".")[1:]:
        node, kind = node[step], get_type_hints(kind)[step]
    for name, inside in node.items():
        try:
            msgspec.convert(inside, get_args(kind)[1])
        except msgspec.ValidationError as alone:
            return _blame(inside, get_args(kind)[1], f"{path}{table}.{name}", alone)
    return (path + table).strip("."), what


def locate(text: str, key: str) -> int | None:
    """Return the line on which a dotted key such as `cakes.row[2]` is written, or None."""
    steps = [*re.sub(r"\[.*?\]", "", key).split("."), "value"]
    best, depth = None, 0
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([\w.\-]+)\s*\]+", line)
        entry = re.match(r"\s*([\w.\-]+)\s*=", line)
        if header:
            table = header[1].split(".")
        here = table + (entry[1].split(".") if entry else [])
        matches = (header or entry) and here == steps[: len(here)]
        if matches and len(here) > depth:
            best, depth = number, len(here)
    return best


def explain(error: ComponentError, path: Path) -> ComponentError:
    """Add the file's name and, where it can be told, the line to an error about a key."""
    text = path.read_text(encoding="utf-8")
    line = locate(text, str(error).partition(":")[0])
    place = f"{path}:{line}" if line else str(path)
    args = {"place": place, "what": error.said}
    found = ComponentError(Message("wrong-at", args), f"{place}: {error}")
    found.package = error.package
    return found
