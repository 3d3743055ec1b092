"""Pending decisions, packed in one way for all games, so that learners read any game's stack.

Compiled. A stack is a vector of frames, each a kind in the lowest byte and up to three arguments in
sixteen bits each above it. Where positions have many stacks (a sheet for each player) and a copy
must allocate nothing, a whole stack of up to five short frames is one number: the top lowest, each
a kind from 1 to 15 in four bits and an argument in eight.

The hottest code takes frames apart by the constants: calls of these functions made Marabunta a
fifth slower.
"""

from typing import Final

from mypy_extensions import i64

# A frame

KIND: Final[i64] = 255
ARGUMENT: Final[i64] = 65535
FIRST: Final[i64] = 8
SECOND: Final[i64] = 24
THIRD: Final[i64] = 40


def frame(kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Pack a pending decision into one number."""
    return kind | (first << FIRST) | (second << SECOND) | (third << THIRD)


def kind_of(wanted: i64) -> i64:
    """Return what kind of decision a frame is."""
    return wanted & KIND


def first_of(wanted: i64) -> i64:
    """Return a frame's first argument."""
    return (wanted >> FIRST) & ARGUMENT


def second_of(wanted: i64) -> i64:
    """Return a frame's second argument."""
    return (wanted >> SECOND) & ARGUMENT


def third_of(wanted: i64) -> i64:
    """Return a frame's third argument."""
    return wanted >> THIRD


# A whole stack of short frames

SHORT_BITS: Final[i64] = 12
SHORT_KIND: Final[i64] = 15
SHORT_ARGUMENT: Final[i64] = 255
SHORT_FIRST: Final[i64] = 4


def pushed(stack: i64, kind: i64, argument: i64 = 0) -> i64:
    """Return a stack with one more decision on top."""
    return (stack << SHORT_BITS) | kind | (argument << SHORT_FIRST)


def popped(stack: i64) -> i64:
    """Return a stack without its top."""
    return stack >> SHORT_BITS


def top_kind(stack: i64) -> i64:
    """Return the kind of the decision on top, or 0 if there is none."""
    return stack & SHORT_KIND


def top_argument(stack: i64) -> i64:
    """Return the argument of the decision on top."""
    return (stack >> SHORT_FIRST) & SHORT_ARGUMENT
