"""What the figures were measured on."""

import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version

PEERS = ("tarsas", "mypy", "librt", "open_spiel", "catanatron", "pettingzoo", "rlcard")


def describe(packages: Iterable[str] = PEERS, used: str = "one used") -> list[str]:
    """Return lines about the machine, the compiler and the packages that matter."""
    return [
        f"date: {datetime.now(UTC).date().isoformat()}",
        f"processor: {processor()}, {os.cpu_count()} cores, {used}",
        f"system: {platform.system()} {platform.machine()}, Python {platform.python_version()}",
        f"compiler: {compiler()}",
        "packages: " + ", ".join(f"{name} {installed(name)}" for name in packages),
    ]


def processor() -> str:
    """Return the processor's name, as far as the system tells."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.partition(": ")[2].strip() for line in lines if "model name" in line)
    except (OSError, StopIteration):
        return platform.processor() or "unknown"


def compiler() -> str:
    """Return the C compiler's first line about itself."""
    try:
        said = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True)
        return said.stdout.splitlines()[0]
    except (OSError, subprocess.CalledProcessError):
        return "none"


def installed(name: str) -> str:
    """Return a package's version."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
