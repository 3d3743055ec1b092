"""Pending decisions: a stack of frames, each a kind and up to three arguments in one number.

Compiled, and one layout for all games, so that learners read any game's stack. The kind lies in
the lowest byte, every argument in sixteen bits above it.
"""

from mypy_extensions import i64


def frame(kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Pack a pending decision into one number."""
    return kind | (first << 8) | (second << 24) | (third << 40)


def kind_of(wanted: i64) -> i64:
    """Return what kind of decision a frame is."""
    return wanted & 255


def first_of(wanted: i64) -> i64:
    """Return a frame's first argument."""
    return (wanted >> 8) & 65535


def second_of(wanted: i64) -> i64:
    """Return a frame's second argument."""
    return (wanted >> 24) & 65535


def third_of(wanted: i64) -> i64:
    """Return a frame's third argument."""
    return wanted >> 40
