"""Worker processes, as everything that uses several of them wants them."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection
from threading import Thread, current_thread, main_thread


@contextmanager
def undisturbed_start() -> Iterator[None]:
    """Hold Ctrl-C back while processes are started, here and in them.

    One that is half started stands in no list yet: it would complain of its parent, or be waited
    for in vain.
    """
    if current_thread() is not main_thread():  # Python brings Ctrl-C to the main thread alone
        yield
        return
    came: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    # Processes inherit what is blocked; soon they ignore it themselves.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, usual)
        if came:
            signal.raise_signal(signal.SIGINT)


def follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
