"""The same games in fresh interpreters: any hash seed, compiled or not, move for move."""

import os
import shutil
import sys
import sysconfig
from functools import cache
from pathlib import Path

import pytest

from tests.processes import output_of

from .cases import IDS

ROOT = Path(__file__).parents[2]


@cache
def digests(hash_seed: str, pure: str) -> dict[str, str]:
    """Return the kind of run and each case's digest, from a process of its own."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "TARSAS_PURE": pure}
    said = output_of(sys.executable, "-m", "tests.contract.digest", env=env, cwd=ROOT)
    kind, *lines = said.splitlines()
    return {"kind": kind, **dict(line.rsplit(" ", 1) for line in lines)}


@pytest.mark.parametrize("name", IDS)
def test_hash_seed_does_not_matter(name: str) -> None:
    assert digests("1", "0")[name] == digests("2", "0")[name]


@pytest.mark.parametrize("name", IDS)
def test_interpreted_and_compiled_give_the_same_keys(name: str) -> None:
    assert digests("1", "1")["kind"] == "pure"
    assert digests("1", "1")[name] == digests("1", "0")[name]


def test_the_native_modules_are_built_where_they_can_be() -> None:
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    possible = headers and shutil.which("cc") and not os.environ.get("TARSAS_PURE")
    assert digests("1", "0")["kind"] == ("native" if possible else "pure")
