"""The short form of `make torture`: a little of each trial, and nothing may be lost or harmed."""

import sys

import pytest

from tests.processes import outcome_of
from tests.torture.trials import TRIALS

SCALE = "0.01"  # the least of most trials: more of the same would show nothing else


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIALS)
def test_nothing_is_lost_doubled_damaged_or_failed(name: str) -> None:
    done = outcome_of(sys.executable, "-m", "tests.torture", "--trials", name, "--scale", SCALE)
    assert done.returncode == 0, done.stdout + done.stderr
