"""Positions for pickle where the contract does not reach: interpreted games, and faults."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tarsas.core.pickling import is_compiled, make
from tarsas.core.rng import Rng
from tarsas.core.state import Event, State


class Pile(State):
    """A game of one's own, interpreted: a pile, and what was taken."""

    def __init__(self) -> None:
        super().__init__(2)
        self.left = 9
        self.taken = vec[i64]()

    def key(self) -> bytes:
        return bytes([self.left, *self.taken])


def test_a_position_of_an_interpreted_game_needs_no_constructor() -> None:
    pile = Pile()
    pile.left, pile.taken, pile.events = 4, vec[i64]([2, 3]), [Event(1, 2, "taken")]
    found = pickle.loads(pickle.dumps(pile))
    assert (found.key(), found.players, list(found.taken)) == (pile.key(), 2, [2, 3])
    assert [event.reason for event in found.events] == ["taken"]


def test_vectors_keep_their_kind_and_numbers() -> None:
    longs, floats = vec[i64]([-1, 2**62]), vec[float]([0.5, -1e300])
    words, octets = vec[i32]([-1, 2**31 - 1]), vec[u8]([0, 255])
    stored = pickle.loads(pickle.dumps((longs, words, octets, floats)))
    assert [type(one) for one in stored] == [type(o) for o in (longs, words, octets, floats)]
    assert [list(one) for one in stored] == [list(longs), list(words), list(octets), list(floats)]


def test_a_generator_goes_on_as_another() -> None:
    one, other = Rng(1), Rng(2)
    one.next32()
    other.go_on_as(one)
    kept = pickle.loads(pickle.dumps(one))
    brought = [one.next32() for _ in range(5)]
    assert [other.next32() for _ in range(5)] == brought
    assert [kept.next32() for _ in range(5)] == brought


def test_a_compiled_class_that_forgets_what_it_was_made_of_is_named() -> None:
    if not is_compiled(Event):
        return  # interpreted, it needs no constructor
    with pytest.raises(TypeError, match=r"Event asks for .*reason.* and keeps no such field"):
        make(Event, {"seat": 0, "points": 1})
