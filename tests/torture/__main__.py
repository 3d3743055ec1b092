"""`python -m tests.torture` does to a server what may happen to one, and says what came of it.

It is killed, its database goes away or its disk is full while people play; strangers send what
means nothing, and far too much of what does. Afterwards every acknowledged move must be there once,
every table whole, and nothing in the log be an error: the exit code says whether that held. How
long a normal player waited is told beside it: for one whose server or database is gone meanwhile it
cannot be held, and that is said. Everything happens on this machine's own addresses.
"""

import argparse
import signal
import sys
import time

from bench import machine
from tests.torture.report import HEAD, aim, details, lines_of, total
from tests.torture.stage import run
from tests.torture.trials import chosen

PACKAGES = ("tarsas", "litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "asyncpg")


def main() -> int:
    """Run the trials that are named, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--trials", default="", help="names, with commas between; all without")
    parser.add_argument("--scale", type=float, default=1.0, help="how much of everything")
    options = parser.parse_args()
    try:
        trials = chosen([name for name in options.trials.split(",") if name])
    except ValueError as error:
        parser.error(str(error))
    # Told to end, it takes down what it built: processes, folders, and a disk that it mounted.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    results = []
    for name, trial in trials.items():
        began = time.monotonic()
        results.append(run(name, trial, options.scale))
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        for line in [*lines_of(results[-1]), *details(results[-1])]:
            print(line, file=sys.stderr, flush=True)
    lines = [f"- {line}" for line in machine.describe(PACKAGES, used="all used")]
    lines += [f"- scale {options.scale:g}; p50 / p99 of a normal player", ""]
    lines += [*HEAD, *(line for result in results for line in lines_of(result))]
    lines += [*lines_of(total(results)), "", *aim(results), ""]
    lines += [line for result in results for line in details(result)]
    print("\n".join(lines))
    return 0 if all(result.holds for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
