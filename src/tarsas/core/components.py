"""Components files: what is printed on a game's pieces, each value with its source.

A file is a tree of TOML tables whose leaves are entries `{value, source, note}`. A custom file
holds only what it replaces; lists are replaced whole.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tarsas.core.errors import ComponentError

T = TypeVar("T")
Tree = dict[str, Any]

SOURCES = ("rulebook", "public", "inferred", "reconstructed", "custom")


def read_tree(path: Path) -> Tree:
    """Read a components file, without judging what it says."""
    try:
        return parse_tree(path.read_text(encoding="utf-8"), str(path))
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
    except ValueError as error:  # also a number with thousands of digits
        raise ComponentError(f"{name}: not TOML: {error}") from None


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
    try:
        return msgspec.convert(values(tree), kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        key = where.strip("`").removeprefix("$.")
        raise ComponentError(f"{key or 'components'}: {what}") from None


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
