"""The trials: each is a house, and what is done to it while people play."""

import os
import random
import signal
import time
from contextlib import ExitStack
from pathlib import Path

from tests.processes import outcome_of, output_of, wait_until
from tests.torture.proxy import Cut
from tests.torture.stage import SkippedError, Stage, Trial

LEAST_SECONDS = 4.0  # of abuse
OTHERS = ("--tables", 10, "--seed", 1000)  # who play besides the normal player
RNG = random.Random(1)

# The server dies


def kills(stage: Stage) -> None:
    """Kill the server in the middle of everything, and start it again."""
    stage.play(*OTHERS)
    for _ in range(stage.times(50, 3)):
        time.sleep(RNG.uniform(0.1, 2.0))
        stage.house.restart()
    stage.until_played()


# The database goes away


def restarts(stage: Stage) -> None:
    """Restart the database, in order and as if it had crashed, in turn."""
    assert stage.database
    stage.play(*OTHERS)
    longest = 0.0
    for number in range(stage.times(20, 2)):
        stage.database.stop((signal.SIGQUIT, signal.SIGINT)[number % 2])
        time.sleep(RNG.uniform(0.0, 3.0))
        stage.database.start()
        longest = max(longest, stage.until_played())
    stage.notes.append(f"played on after {longest:.1f} s at the latest")


def cuts(stage: Stage) -> None:
    """Cut the wire to the database in every way, in turn."""
    assert stage.wire
    stage.play(*OTHERS)
    longest = dict.fromkeys(Cut, 0.0)
    for number in range(stage.times(20, len(Cut))):
        cut = list(Cut)[number % len(Cut)]
        stage.wire.start(cut)
        time.sleep(RNG.uniform(0.5, 4.0))
        stage.wire.mend()
        longest[cut] = max(longest[cut], stage.until_played())
    said = ", ".join(f"{cut.name.lower()} {seconds:.1f} s" for cut, seconds in longest.items())
    stage.notes.append(f"played on at the latest after: {said}")


# The disk is full


def small_disk(opened: ExitStack, folder: Path) -> None:
    """Put a small disk in the place of a folder."""
    if os.getuid() != 0:
        raise SkippedError("a small disk can be mounted by root only")
    mounted = outcome_of("mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", folder)
    if mounted.returncode:
        raise SkippedError(f"a small disk cannot be mounted here: {mounted.stderr.strip()}")
    opened.callback(output_of, "umount", "--lazy", folder)


def full_disk(stage: Stage) -> None:
    """Fill the disk, let people try, and make room again."""
    stage.play(*OTHERS)
    ballast = stage.folder / "ballast"
    for _ in range(stage.times(5)):
        fill(ballast)
        time.sleep(RNG.uniform(2.0, 5.0))
        fill(ballast)  # what was freed meanwhile
        time.sleep(RNG.uniform(2.0, 5.0))
        ballast.unlink()
        if stage.database and not stage.database.runs():
            stage.notes.append("PostgreSQL ended, and was started again when there was room")
            stage.database.start()
        stage.until_played()


def fill(ballast: Path) -> None:
    """Write until nothing more can be written."""
    with ballast.open("ab", buffering=0) as file:
        for size in (2**20, 2**12, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue


def small_files(stage: Stage) -> None:
    """Without a small disk: no file of the server's may grow, for a while."""
    stage.play(*OTHERS)
    for _ in range(stage.times(5)):
        limit_files(stage, "4096")
        time.sleep(RNG.uniform(2.0, 5.0))
        limit_files(stage, "unlimited")
        stage.until_played()


def limit_files(stage: Stage, size: str) -> None:
    # The soft limit alone: it can be lifted again by who is not root.
    output_of("prlimit", "--pid", str(stage.house.server.program.pid), f"--fsize={size}:")


# Strangers


def malformed(stage: Stage) -> None:
    """Send half a million messages that mean nothing, from two processes."""
    count = stage.times(500_000, 4000) // 2
    storms = [stage.start("malformed", "--count", count, "--seed", seed) for seed in (1, 2)]
    wait_until(lambda: all(s.process.poll() is not None for s in storms), patience=1800)


def abuse(kind: str, count: int, least: int) -> Trial:
    """Return a trial in which strangers do what they are allowed to, too often."""

    def harm(stage: Stage) -> None:
        seconds = max(LEAST_SECONDS, 60.0 * stage.scale)
        numbers = ("--count", stage.times(count, least), "--seconds", seconds)
        program = stage.start("abuse", kind, *numbers)
        wait_until(lambda: program.process.poll() is not None, patience=seconds + 60)
        # Whatever they left behind, the normal player plays on.
        stage.notes.append(f"played on after {stage.until_played():.1f} s")

    return Trial(harm, itself=False)


TRIALS = {
    "kills-sqlite": Trial(kills),
    "kills-postgresql": Trial(kills, "postgresql"),
    "postgres": Trial(restarts, "postgresql"),
    "cuts": Trial(cuts, "postgresql"),
    "disk-sqlite": Trial(full_disk, room=small_disk),
    "disk-postgresql": Trial(full_disk, "postgresql", room=small_disk),
    "disk-files": Trial(small_files),
    "malformed-sqlite": Trial(malformed, itself=False),
    "malformed-postgresql": Trial(malformed, "postgresql", itself=False),
    "components": abuse("components", 200, 9),
    "masters": abuse("masters", 200, 4),
    "watchers": abuse("watchers", 1000, 50),
    "storms": abuse("storms", 100, 10),
    "slow": abuse("slow", 400, 20),
    "floods": abuse("floods", 40, 4),
    "readers": abuse("readers", 40, 4),
}


def chosen(names: list[str]) -> dict[str, Trial]:
    """Return the trials of these names; `kills` means every one whose name begins so."""
    found = {}
    for name in names or list(TRIALS):
        alike = [one for one in TRIALS if one == name or one.startswith(f"{name}-")]
        if not alike:
            raise ValueError(f"there is no trial {name!r}; there are: {', '.join(TRIALS)}")
        found.update({one: TRIALS[one] for one in alike})
    return found
