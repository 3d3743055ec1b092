"""Builds the native modules with mypyc. Everything else about the package is in pyproject.toml.

TARSAS_PURE=1 leaves them out. So does a machine that cannot compile the shortest of modules, with
a notice. Rules that a working compiler refuses are an error: the fault is in the rules.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, CompileError, ExecError, PlatformError

# What is hot, and the only place that says so. A new game's rules are found by their place.
NATIVE = (
    "src/tarsas/core/coach.py",
    "src/tarsas/core/observation.py",
    "src/tarsas/core/pending.py",
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
CLIENT = Path("src/tarsas/web/static/.vite/manifest.json")

SHORTEST = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_shortest(void) { return NULL; }
"""
INTERPRETED = """\
Notice: no C compiler or no Python headers, so the rules run interpreted, some 20 times slower.
        On Debian or Ubuntu: apt-get install gcc python3-dev, then {again}."""
REFUSED = """\
The rules could not be compiled, although there is a working C compiler: {why}
This is a fault in Társas or in mypyc; please report it with the messages above.
TARSAS_PURE=1 in the environment installs Társas without compiling; it is slower."""
WITHOUT_CLIENT = """\
Notice: the browser's client is not built, so `tarsas serve` has no script and no style: {why}.
        `make wheel` builds it; it needs Node 20.19 or 22.12, or gets one by itself."""


def native_sources() -> list[str]:
    """Return the files that are compiled."""
    return sorted(str(p) for glob in NATIVE for p in Path().glob(glob) if p.stem != "__init__")


def can_compile() -> bool:
    """Try the shortest of modules: only so one knows that there is a compiler, with headers."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "shortest.c")
        source.write_text(SHORTEST, encoding="ascii")
        module = Extension("shortest", [str(source)])
        trial = build_ext(Distribution({"name": "shortest", "ext_modules": [module]}))
        trial.build_lib = trial.build_temp = folder
        trial.ensure_finalized()
        try:
            trial.run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            print(error, file=sys.stderr)
            return False
    return True


def is_native() -> bool:
    """Say whether the rules shall be compiled, and tell who expects it if they cannot."""
    if os.environ.get("TARSAS_PURE", "0") not in ("", "0"):
        return False
    if can_compile():
        return True
    again = "install again" if "build_ext" not in sys.argv else "run make again"
    print(INTERPRETED.format(again=again), file=sys.stderr)
    return False


def native_modules() -> list[Any]:
    """Turn the rules into C."""
    from mypyc.build import mypycify

    try:
        built = mypycify(
            native_sources(), opt_level="3", debug_level="0", multi_file=True, group_name="tarsas"
        )
    except SystemExit as refused:
        raise CompileError(REFUSED.format(why=refused.code)) from None
    for extension in built:
        # A fused multiply-add rounds otherwise than Python: bots must choose alike in both.
        extension.extra_compile_args.append("-ffp-contract=off")
    return list(built)


def build_client() -> None:
    """Build the browser's client if it is missing and can be built here."""
    if CLIENT.exists():
        return
    why = "there is no Node"
    if shutil.which("npm") and Path("tools/web").exists():
        done = subprocess.run(["tools/web"], check=False)
        why = f"tools/web ended with {done.returncode}"
    if not CLIENT.exists():
        print(WITHOUT_CLIENT.format(why=why), file=sys.stderr)


class NativeBuild(build_ext):
    """Makes C of the rules when it is run, not when somebody asks for the package's name."""

    def run(self) -> None:
        """Put the real modules in the place of the one that stood for them."""
        if self.distribution.ext_modules:
            self.distribution.ext_modules = native_modules()
            again: Any = self
            again.swig_opts = None  # the one option that cannot be read twice
            again.finalize_options()
        super().run()

    def get_source_files(self) -> list[str]:
        """Return none: the rules are modules of the package, and their C is not to be shipped."""
        return []

    def build_extensions(self) -> None:
        """Compile on all cores: setuptools itself takes the files one by one."""
        compiler: Any = self.compiler
        compile_one = compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: compile_one([source], **how), sources)
                return [name for part in parts for name in part]

        compiler.compile = compile_all
        try:
            super().build_extensions()
        except CCompilerError as error:
            raise CompileError(REFUSED.format(why=error)) from error


class PackageBuild(build_py):
    """Takes the browser's client into the package."""

    def run(self) -> None:
        """Build the client first; who works on it in place builds it by make."""
        if not self.editable_mode:
            build_client()
        super().run()


class SourceBuild(sdist):
    """Takes the built client along, so that who builds the package from it needs no Node."""

    def run(self) -> None:
        """Build the client first."""
        build_client()
        super().run()


if __name__ == "__main__":
    sys.path.insert(0, "src")
    setup(
        # Stands for all native modules until they are built.
        ext_modules=[Extension("tarsas__mypyc", [])] if is_native() else [],
        cmdclass={"build_ext": NativeBuild, "build_py": PackageBuild, "sdist": SourceBuild},
    )
