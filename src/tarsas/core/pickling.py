"""Positions for `pickle`: compiled objects are stored by their fields and made anew from them.

A compiled class makes no object without its constructor, and the fields that are Final are set
there alone. So whatever a constructor asks for has to be kept in a field of the same name (a vector
for a list), as all rules do; the contract tests hold every game to it. What positions share, such
as a printed board, is stored once for all that go into one pickle.
"""

import copyreg
import inspect
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

Fields = dict[str, Any]
Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

VECTORS: dict[type, str] = {
    type(vec[i64]()): "i64",
    type(vec[i32]()): "i32",
    type(vec[u8]()): "u8",
    type(vec[float]()): "float",
}
"""What vectors hold. Their types have no name of their own by which pickle could find them."""


def vector(kind: str, numbers: list[Any]) -> Any:
    """Return a vector of these numbers."""
    if kind == "float":
        return vec[float](numbers)
    if kind == "u8":
        return vec[u8](numbers)
    return vec[i32](numbers) if kind == "i32" else vec[i64](numbers)


def reduce_vector(numbers: Any) -> Reduced:
    """Return how a vector is made again."""
    return vector, (VECTORS[type(numbers)], list(numbers))


for known in VECTORS:
    copyreg.pickle(known, reduce_vector)


def is_compiled(kind: type) -> bool:
    """Say whether a class itself is compiled, not only one that it derives from."""
    return "__mypyc_attrs__" in vars(kind)


def fields_of(thing: object) -> Fields:
    """Return an object's fields by name."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def reduce(thing: object) -> Reduced:
    """Return how an object is made again, in the form that pickle asks for."""
    fields = fields_of(thing)
    teach(fields.values())
    return make, (type(thing), fields)


def teach(values: Iterable[object]) -> None:
    """Let pickle know the compiled classes of a position's parts."""
    for value in values:
        if isinstance(value, list | tuple):
            teach(value)
        elif isinstance(value, dict):
            teach(value.values())
        elif is_compiled(type(value)):
            copyreg.pickle(type(value), reduce)


def make(kind: Any, fields: Fields) -> object:
    """Return an object of a class with these fields."""
    if not is_compiled(kind):
        thing: object = kind.__new__(kind)
        for name, value in fields.items():
            setattr(thing, name, value)
        return thing
    asked = constructor(kind)
    if unknown := [name for name in asked if name not in fields]:
        said = f"{kind.__qualname__} asks for {', '.join(unknown)} and keeps no such field"
        raise TypeError(f"{said}; core/pickling.py says why it has to")
    thing = kind(*[plain(fields[name]) for name in asked])
    for name, value in fields.items():
        if name not in asked or type(value) in VECTORS:
            setattr(thing, name, value)
    return thing


@cache
def constructor(kind: type) -> tuple[str, ...]:
    """Return what the constructor of a class asks for."""
    return tuple(inspect.signature(kind).parameters)


def plain(value: Any) -> Any:
    """Return a field as a constructor takes it."""
    return list(value) if type(value) in VECTORS else value
