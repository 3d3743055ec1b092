"""Who floods a socket is told to slow down, and sent away if that does not help."""

import time

import pytest

from tarsas.server.limits import FLOOD, RATE, Bucket


@pytest.mark.parametrize("speed", [2.5, 10.0, 1000.0])
def test_a_flood_is_one_however_fast_its_messages_are_read(
    speed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy server reads slowly; what comes much too fast for ever is still a flood."""
    bucket = after(speed, 30 * FLOOD, monkeypatch)
    assert bucket.flooded()


@pytest.mark.parametrize("speed", [0.5, 1.0, 1.5])
def test_somewhat_too_fast_is_no_flood(speed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not after(speed, 30 * FLOOD, monkeypatch).flooded()


def after(speed: float, messages: int, monkeypatch: pytest.MonkeyPatch) -> Bucket:
    """Return the bucket after messages that came so many times as fast as allowed."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket()
    for _ in range(messages):
        bucket.take()
        now += 1 / (speed * RATE)
    return bucket
