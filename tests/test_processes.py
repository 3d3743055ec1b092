"""Tests leave no process behind, whatever becomes of them."""

import ast
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.processes import (
    command_line,
    is_running,
    none_left,
    output_of,
    running,
    wait_until,
)

TESTS = Path(__file__).parent
# A program with a child, which says that both are there.
PARENT = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(10000)"])
print("child", child.pid, flush=True)
time.sleep(10000)
"""
# A test that starts a program, says which, and waits for it.
WAITING = """
from tests.processes import running
with running("sleep", "10000") as program:
    print("started", program.pid, flush=True)
    program.wait()
"""


@pytest.mark.parametrize("error", [None, AssertionError, KeyboardInterrupt])
def test_all_that_was_started_ends_with_the_test(error: type[BaseException] | None) -> None:
    with ExitStack() as test:
        if error is not None:
            test.enter_context(suppress(error))
        program = test.enter_context(running(sys.executable, "-c", PARENT))
        family = {program.pid, int(program.wait_for(r"child (\d+)\n")[1])}
        assert all(is_running(process) for process in family)
        if error is not None:
            raise error
    wait_until(lambda: not any(is_running(process) for process in family))


def test_what_was_started_ends_with_a_test_that_is_killed() -> None:
    with running(sys.executable, "-c", WAITING, cwd=TESTS.parent) as test:
        started = int(test.wait_for(r"started (\d+)\n")[1])
        wait_until(lambda: command_line(started) == "sleep 10000")
        test.send(signal.SIGKILL)
        wait_until(lambda: not is_running(started))


def test_ctrl_c_reaches_what_is_started_by_a_run_in_the_background() -> None:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with running(sys.executable, "-c", PARENT) as program:
            program.wait_for(r"child \d+\n")
            program.send(signal.SIGINT)
            program.wait()
            assert "KeyboardInterrupt" in program.complained()
    finally:
        signal.signal(signal.SIGINT, usual)


def test_a_process_that_is_left_behind_is_named_and_ended() -> None:
    sleeper = get_context("spawn").Process(target=signal.pause)
    with pytest.raises(AssertionError, match="left: "), none_left(grace=0):
        sleeper.start()
    sleeper.join()
    assert sleeper.exitcode == -signal.SIGKILL


def test_a_program_that_ends_too_early_is_quoted() -> None:
    with (
        running(sys.executable, "-c", "raise SystemExit('no port is free')") as program,
        pytest.raises(AssertionError, match="ended with 1 and said 'no port is free"),
    ):
        program.wait_for("open at")
    with pytest.raises(AssertionError, match="no port is free"):
        output_of(sys.executable, "-c", "raise SystemExit('no port is free')")


def test_only_one_module_starts_processes() -> None:
    """Elsewhere the end of a process would be a matter of care."""
    for path in TESTS.rglob("*.py"):
        if path.name != "processes.py":
            assert not {"subprocess", "os.fork", "os.system"} & set(used(path)), path


def used(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(str(module), names):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Attribute():
                yield ast.unparse(node)
