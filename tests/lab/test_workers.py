"""Workers of this machine: whenever the work is stopped, none is left and none complains."""

import signal
from collections.abc import Callable
from multiprocessing import util
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from tarsas.lab.workers import in_processes
from tests.processes import none_left

# Where a process starts: before it was told what to do, and when it is on its way.
MOMENTS: list[tuple[Any, str]] = [(util, "spawnv_passfds"), (BaseProcess, "start")]


@pytest.mark.parametrize("worker", [1, 2])
@pytest.mark.parametrize("moment", MOMENTS, ids=["half started", "started"])
def test_ctrl_c_while_workers_start_leaves_none_behind(
    moment: tuple[Any, str],
    worker: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    list(in_processes(1, [int]))  # the process that Python keeps beside spawned ones has started
    where, name = moment
    start: Callable[..., Any] = getattr(where, name)
    started = 0

    def start_and_press_ctrl_c(*what: Any) -> Any:
        nonlocal started
        begun, started = start(*what), started + 1
        if started == worker:
            signal.raise_signal(signal.SIGINT)
        return begun

    monkeypatch.setattr(where, name, start_and_press_ctrl_c)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with none_left(), pytest.raises(KeyboardInterrupt):
            list(in_processes(2, [int] * 100))
    finally:
        signal.signal(signal.SIGINT, usual)
    assert "Traceback" not in capfd.readouterr().err


def test_stopping_early_leaves_none_behind() -> None:
    assert next(in_processes(2, [int] * 100)) == 0  # the rest is not asked for
