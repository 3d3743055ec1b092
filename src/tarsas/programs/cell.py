"""Run as a script: bounds the process that it runs in, which then becomes another program.

Limits are inherited, so the program has them from its first instruction on. It needs nothing of
ours, because it is run without our packages: `python -I -S cell.py MEGABYTES PROGRAM ARGUMENT…`.
"""

import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Be killed when whoever started us ends, even if that was killed; only Linux has that."""
    if sys.platform != "linux":
        return
    import ctypes

    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def main() -> None:
    """Set the limits, then run the program in this process."""
    megabytes, *words = sys.argv[1:]
    most = int(megabytes) * 1024 * 1024
    # What can be written to. Address space means little: Node and Java reserve more than there is.
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    end_with_parent()
    try:
        os.execvp(words[0], words)
    except OSError as error:
        sys.exit(f"{words[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
