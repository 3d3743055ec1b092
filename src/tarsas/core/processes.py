"""Worker processes, as everything that uses several of them wants them."""

import multiprocessing
import os
import signal
from multiprocessing import connection
from threading import Thread


def follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
