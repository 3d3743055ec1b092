"""Pending decisions are packed and read back alike in every game."""

import pytest

from tarsas.core.pending import (
    first_of,
    frame,
    kind_of,
    popped,
    pushed,
    second_of,
    third_of,
    top_argument,
    top_kind,
)


@pytest.mark.parametrize("parts", [(0, 0, 0, 0), (7, 1, 2, 3), (255, 65535, 65535, 1 << 22)])
def test_a_frame_keeps_its_parts(parts: tuple[int, int, int, int]) -> None:
    packed = frame(*parts)
    assert (kind_of(packed), first_of(packed), second_of(packed), third_of(packed)) == parts
    assert packed >= 0


def test_a_stack_of_five_short_frames_fits_in_a_number() -> None:
    decisions = [(1, 255), (15, 0), (9, 200), (15, 255), (7, 7)]
    stack = 0
    for kind, argument in decisions:
        stack = pushed(stack, kind, argument)
    assert stack > 0
    for kind, argument in reversed(decisions):
        assert (top_kind(stack), top_argument(stack)) == (kind, argument)
        stack = popped(stack)
    assert stack == 0
    assert top_kind(stack) == 0
