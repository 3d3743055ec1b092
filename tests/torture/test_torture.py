"""The short form of `make torture`: a little of each trial, and nothing may be lost or harmed."""

import os
import sys

import pytest

from tests.processes import outcome_of
from tests.server.postgres import find_programs
from tests.torture.trials import TRIALS

SCALE = "0.02"


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIALS)
def test_nothing_is_lost_doubled_damaged_or_failed(name: str) -> None:
    if find_programs() is None and TRIALS[name].database != "sqlite" and not os.environ.get("CI"):
        pytest.skip("no PostgreSQL server found; tools/postgres installs one")
    done = outcome_of(sys.executable, "-m", "tests.torture", "--trials", name, "--scale", SCALE)
    assert done.returncode == 0, done.stdout + done.stderr
