"""Processes that a command starts: which there are, and whether they end."""

import time
from collections.abc import Callable
from pathlib import Path


def children(process: int) -> set[int]:
    try:
        listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    except FileNotFoundError:
        return set()
    return {int(child) for child in listed.split()}


def is_running(process: int) -> bool:
    """Say whether a process still works; one that waits for its parent's notice does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def wait_until(what: Callable[[], bool]) -> None:
    for _ in range(600):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError("waited in vain")
