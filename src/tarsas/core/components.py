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
NUMBERS = f"a number from {-MOST_NUMBER:,} to {MOST_NUMBER:,}"

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
        raise ComponentError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ComponentError(f"{path}: is not a text file in UTF-8") from None


def parse_tree(text: str, name: str) -> Tree:
    """Read the text of a components file; `name` is what errors call it."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentError(f"{name}: not TOML as we take it: nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name}: not TOML: {error}") from None
    except ValueError:  # more digits than Python reads
        raise ComponentError(f"{name}: too long a number; expected {NUMBERS}") from None


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
        raise ComponentError(f"{name}: {len(text):,} letters; expected at most {MOST_TEXT:,}")
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
            raise ComponentError(
                f"{name}:{line}: tables inside each other; expected less than {MOST_DEEP} deep"
            )


def check_tree(tree: Tree) -> None:
    """Refuse a tree that holds too much, or what a record cannot write in one line."""
    waiting: list[tuple[str, object, int]] = [("", tree, 1)]
    parts = 0
    while waiting:
        path, node, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS:
            raise ComponentError(f"components: expected at most {MOST_PARTS:,} values in all")
        if not isinstance(node, dict | list):
            check_leaf(node, path)
            continue
        if depth > MOST_DEEP:
            raise ComponentError(f"{path}: expected at most {MOST_DEEP} tables inside each other")
        if len(node) > MOST_LISTED:
            raise ComponentError(
                f"{path or 'components'}: {len(node):,} things; expected at most {MOST_LISTED}"
            )
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
        raise ComponentError(
            f"{path or 'components'}: key {shown}; expected at most {MOST_KEY} letters in one line"
        )


def check_leaf(node: object, path: str) -> None:
    """Refuse what is no plain value, or too large a one."""
    if isinstance(node, str):
        if len(node) > MOST_LETTERS:
            raise ComponentError(
                f"{path}: {len(node):,} letters; expected at most {MOST_LETTERS:,}"
            )
        # A note may have several lines: a record writes these two as JSON does, by a letter.
        if found := UNSEEN.search(node.replace("\n", "").replace("\t", "")):
            raise ComponentError(f"{path}: {found[0]!a}; expected letters that can be seen")
    elif isinstance(node, bool):
        return
    elif isinstance(node, int | float):
        # TOML's nan is neither more nor less than any. What is refused may be too long to print.
        if not -MOST_NUMBER <= node <= MOST_NUMBER:
            raise ComponentError(f"{path}: expected {NUMBERS}")
    else:
        kind = type(node).__name__
        raise ComponentError(f"{path}: {kind}; expected a text, a number, true, false or a list")


def is_entry(node: object) -> bool:
    """Say whether a node of the tree is an entry rather than a table of entries."""
    return isinstance(node, dict) and "value" in node


def replace(base: Tree, custom: Tree, path: str = "") -> Tree:
    """Return `base` with the entries of `custom` in place of its own."""
    merged = dict(base)
    for name, node in custom.items():
        here = f"{path}.{name}" if path else name
        if name not in base:
            raise ComponentError(f"{here}: no such entry; expected one of: {', '.join(base)}")
        if not isinstance(node, dict):
            raise ComponentError(f"{here}: expected a table, e.g. [{here}] with value = ...")
        if is_entry(base[name]):
            merged[name] = _replace_entry(base[name], node, here)
        else:
            merged[name] = replace(base[name], node, here)
    return merged


def _replace_entry(base: Tree, node: Tree, path: str) -> Tree:
    unknown = [key for key in node if key not in ("value", "source", "note")]
    if unknown or "value" not in node:
        what = f"{path}.{unknown[0]}: no such key" if unknown else f"{path}: has no value"
        raise ComponentError(f"{what}; an entry is value = ..., and if you like source and note")
    source = node.get("source", "custom")
    if source not in SOURCES:
        raise ComponentError(f"{path}.source: {source!r}; expected one of: {', '.join(SOURCES)}")
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
        raise ComponentError(_blame(plain, kind, "", error)) from None


def _blame(node: Any, kind: Any, path: str, error: msgspec.ValidationError) -> str:
    """Return the key that an error is about, and what it says."""
    what, _, where = str(error).partition(" - at ")
    key = where.strip("`").removeprefix("$")
    table, unnamed, _ = key.partition("[...]")
    if not unnamed:
        return f"{(path + key).strip('.') or 'components'}: {what}"
    # Of a table with names of its own, msgspec does not say which; so each is tried alone.
    for step in table.split(".")[1:]:
        node, kind = node[step], get_type_hints(kind)[step]
    for name, inside in node.items():
        try:
            msgspec.convert(inside, get_args(kind)[1])
        except msgspec.ValidationError as alone:
            return _blame(inside, get_args(kind)[1], f"{path}{table}.{name}", alone)
    return f"{(path + table).strip('.')}: {what}"


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
    return ComponentError(f"{place}: {error}")
