"""What setup.py does on machines of every kind, with a package of one short module."""

import shutil
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import setup
from tests.processes import Finished

from .environment import attempt

ROOT = Path(__file__).parents[2]
PROJECT = """\
[project]
name = "tarsas"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
[tool.setuptools.package-data]
tarsas = ["web/static/.vite/*"]
"""
RULES = """\
def points(flowers: int) -> int:
    return 2 * flowers
"""
# Compiles whatever is not ours.
MOODY_COMPILER = """\
#!/bin/sh
case "$*" in *__native*) echo "bad mood" >&2; exit 1;; esac
exec cc "$@"
"""
BUILD = "import setuptools.build_meta as it; print('made', it.build_wheel('.'))"
NO_COMPILER = "/there/is/no/compiler"
INTERPRETED = "the rules run interpreted"

needs_compiler = pytest.mark.skipif(not setup.can_compile(), reason="there is no C compiler")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "setup.py", tmp_path)
    write(tmp_path / "pyproject.toml", PROJECT)
    write(tmp_path / "src/tarsas/__init__.py", "")
    write(tmp_path / "src/tarsas/core/__init__.py", "")
    write(tmp_path / "src/tarsas/core/state.py", RULES)
    write(tmp_path / setup.CLIENT, "{}")
    return tmp_path


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def program(path: Path, text: str) -> Path:
    write(path, text).chmod(0o755)
    return path


def build(project: Path, **variables: str) -> Finished:
    return attempt([sys.executable, "-c", BUILD], project, **variables)


def wheel(done: Finished) -> str:
    """Return the name of the wheel that was made."""
    assert done.returncode == 0, done.stdout
    return done.stdout.rpartition("made ")[2].strip()


@pytest.mark.slow
@needs_compiler
def test_with_a_compiler_the_rules_are_compiled(project: Path) -> None:
    done = build(project)
    assert "none-any" not in wheel(done)
    assert INTERPRETED not in done.stdout


@pytest.mark.parametrize("compiler", [NO_COMPILER, "cc -nostdinc"])
def test_without_compiler_or_headers_they_are_interpreted_with_a_notice(
    project: Path, compiler: str
) -> None:
    done = build(project, CC=compiler)
    assert wheel(done) == "tarsas-1-py3-none-any.whl"
    assert INTERPRETED in done.stdout
    assert "apt-get install gcc python3-dev" in done.stdout


def test_who_asks_for_interpreted_rules_gets_them_without_a_notice(project: Path) -> None:
    done = build(project, TARSAS_PURE="1")
    assert wheel(done) == "tarsas-1-py3-none-any.whl"
    assert "Notice" not in done.stdout


@pytest.mark.slow
@needs_compiler
def test_a_rule_that_mypyc_refuses_is_an_error(project: Path) -> None:
    write(project / "src/tarsas/core/state.py", RULES.replace("-> int", "-> str"))
    done = build(project)
    assert done.returncode != 0
    assert "src/tarsas/core/state.py:2" in done.stdout
    assert "The rules could not be compiled, although" in done.stdout
    assert INTERPRETED not in done.stdout


@pytest.mark.slow
@needs_compiler
def test_a_rule_that_the_compiler_refuses_is_an_error(project: Path) -> None:
    compiler = program(project / "moody", MOODY_COMPILER)
    done = build(project, CC=str(compiler))
    assert done.returncode != 0
    assert "bad mood" in done.stdout
    assert "The rules could not be compiled, although" in done.stdout
    assert INTERPRETED not in done.stdout


def test_a_missing_client_is_built(project: Path) -> None:
    (project / setup.CLIENT).unlink()
    program(project / "bin/npm", "#!/bin/sh\n")
    program(project / "tools/web", f"#!/bin/sh\necho '{{}}' >{setup.CLIENT}\n")
    done = build(project, TARSAS_PURE="1", PATH=f"{project / 'bin'}:/usr/bin:/bin")
    with ZipFile(project / wheel(done)) as made:
        assert str(setup.CLIENT.relative_to("src")) in made.namelist()
    assert "Notice" not in done.stdout


def test_a_client_that_cannot_be_built_is_a_notice(project: Path) -> None:
    (project / setup.CLIENT).unlink()
    program(project / "bin/npm", "#!/bin/sh\n")
    program(project / "tools/web", "#!/bin/sh\nexit 7\n")
    done = build(project, TARSAS_PURE="1", PATH=f"{project / 'bin'}:/usr/bin:/bin")
    wheel(done)
    assert "the browser's client is not built" in done.stdout
    assert "tools/web ended with 7" in done.stdout


def test_what_is_compiled_exists() -> None:
    for pattern in setup.NATIVE:
        assert list(ROOT.glob(pattern)), f"setup.py compiles {pattern}, which matches nothing"
