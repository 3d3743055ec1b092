"""Builds the native modules with mypyc. Everything else about the package is in pyproject.toml.

TARSAS_PURE=1 leaves them out; a missing compiler does too, with a notice.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

# What is hot, and the only place that says so. A new game's rules are found by their place.
NATIVE = (
    "src/tarsas/core/coach.py",
    "src/tarsas/core/observation.py",
    "src/tarsas/core/state.py",
    "src/tarsas/core/rng.py",
    "src/tarsas/core/playout.py",
    "src/tarsas/bots/*.py",
    "src/tarsas/games/*/rules.py",
    "src/tarsas/games/*/rules_*.py",
    "src/tarsas/games/*/coach*.py",
    "src/tarsas/games/*/observation*.py",
    "src/tarsas/lab/stepping.py",
)


def native_sources() -> list[str]:
    """Return the files that are compiled."""
    return sorted(str(p) for glob in NATIVE for p in Path().glob(glob) if p.stem != "__init__")


def native_modules() -> list[Any]:
    """Return the extensions, or none for an interpreted package."""
    if os.environ.get("TARSAS_PURE", "0") not in ("", "0"):
        return []
    from mypyc.build import mypycify

    sources = native_sources()
    built = mypycify(sources, opt_level="3", debug_level="0", multi_file=True, group_name="tarsas")
    for extension in built:
        # A fused multiply-add rounds otherwise than Python: bots must choose alike in both.
        extension.extra_compile_args.append("-ffp-contract=off")
    return list(built)


class ParallelBuild(build_ext):
    """Compiles the C files on all cores: setuptools itself takes them one by one."""

    def build_extensions(self) -> None:
        """Spread the compiler's calls over threads."""
        compiler: Any = self.compiler
        compile_one = compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: compile_one([source], **how), sources)
                return [name for part in parts for name in part]

        compiler.compile = compile_all
        super().build_extensions()


if __name__ == "__main__":
    sys.path.insert(0, "src")
    setup(ext_modules=native_modules(), cmdclass={"build_ext": ParallelBuild})
