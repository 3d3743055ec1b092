"""The package as others get it: what is in it, and that it is a table once it is installed."""

import json
import re
import shutil
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

import setup
from tarsas.core.notation import parse_record
from tarsas.core.registry import game_ids
from tests.server.client import Person, Server, sqlite_url

from .environment import Environment, run

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = PROJECT["project"]["version"]
CLIENT = "tarsas/web/client/"
# The last word counts. Everything else is tested on what `make` builds, as quick as it gets.
QUICK_COMPILER = """\
#!/bin/sh
exec cc "$@" -O0
"""
BUILD_SDIST = "import sys, setuptools.build_meta as it; it.build_sdist(sys.argv[1])"
LINK = re.compile(r"""(?:src|href)="(/[^"#?]*)|url\(["']?(/static/[^"')]+)""")
# What lies about in a checkout that somebody works in. None of it is ours to ship.
LITTER = (
    f"src/{CLIENT}node_modules/left/README.md",
    f"src/{CLIENT}node_modules/left/index.html",
    f"src/{CLIENT}node_modules/left/__init__.py",
    "src/tarsas/core/state.cpython-311-x86_64-linux-gnu.so",
    "src/tarsas/core/__pycache__/state.cpython-311.pyc",
    "tests/test_left.py",
    "tarsas.db",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, with the built client and with litter."""
    assert (ROOT / setup.CLIENT).exists(), "the client is not built: `make web` builds it"
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    litter = shutil.ignore_patterns("node_modules", "*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=litter)
    return folder


@pytest.fixture(scope="module")
def ours(checkout: Path) -> set[str]:
    """The files of the package, as the checkout has them before it is littered."""
    source = checkout / "src"
    return {str(p.relative_to(source)) for p in source.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def sdist(checkout: Path, ours: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    for name in LITTER:
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).touch()
    folder = tmp_path_factory.mktemp("sdist")
    run([sys.executable, "-c", BUILD_SDIST, folder], checkout)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Exactly what the package says that it is built with."""
    return Environment(tmp_path_factory.mktemp("workshop"), PROJECT["build-system"]["requires"])


@pytest.fixture(scope="module", params=["with a compiler", "without"])
def wheel(
    request: pytest.FixtureRequest,
    sdist: Path,
    workshop: Environment,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The wheel that is built from the source distribution alone."""
    folder = tmp_path_factory.mktemp("wheel")
    how = ("--no-deps", "--no-build-isolation", "--no-cache-dir")
    compiler = tmp_path_factory.mktemp("compiler") / "cc"
    if with_one := request.param == "with a compiler":
        compiler.write_text(QUICK_COMPILER, encoding="ascii")
        compiler.chmod(0o755)
    said = workshop.pip("wheel", "-v", *how, "-w", folder, sdist, CC=str(compiler))
    made = next(folder.iterdir())
    interpreted = not with_one or not setup.can_compile()
    assert made.name.endswith("-py3-none-any.whl") == interpreted
    assert ("the rules run interpreted" in said) == interpreted
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel in an environment with what it says that it needs, and nothing else."""
    needs = PROJECT["project"]["dependencies"]
    environment = Environment(tmp_path_factory.mktemp("installed"), needs)
    environment.pip("install", "--no-deps", wheel)
    environment.pip("check")
    return environment


@pytest.fixture(scope="module")
def server(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    program = (str(installed.programs / "tarsas"),)
    with Server(sqlite_url(tmp_path_factory.mktemp("server")), program=program) as running:
        yield running


def test_the_source_distribution_holds_the_package_and_no_litter(
    ours: set[str], sdist: Path
) -> None:
    with tarfile.open(sdist) as opened:
        names = {m.name.partition("/")[2] for m in opened.getmembers() if m.isfile()}
    made = {name for name in names if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}
    build = {"setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"}
    assert names - made == build | {f"src/{name}" for name in ours}


def test_the_wheel_holds_all_of_the_package_but_the_clients_sources(
    ours: set[str], wheel: Path
) -> None:
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
    compiled = {name for name in names if name.endswith(".so")}
    about = {name for name in names if name.startswith(f"tarsas-{VERSION}.dist-info/")}
    assert names - compiled - about == {name for name in ours if not name.startswith(CLIENT)}
    assert {"tarsas/py.typed", "tarsas/web/static/.vite/license.md"} <= names
    sources = {name.partition(".")[0] for name in compiled} - {"tarsas__mypyc"}
    wanted = {path.removeprefix("src/").removesuffix(".py") for path in setup.native_sources()}
    assert sources == (set() if wheel.name.endswith("-none-any.whl") else wanted)


def test_the_command_knows_its_version_and_its_games(installed: Environment, wheel: Path) -> None:
    rules = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    assert installed.run("tarsas", "--version") == f"tarsas {VERSION} (rules {rules})\n"
    listed = json.loads(installed.run("tarsas", "games", "--json"))
    assert [game["id"] for game in listed] == list(game_ids())


def test_pages_find_what_they_link_to(server: Server) -> None:
    person = Person(server)
    table = person.open_table("me", "bot:kitten")
    seen: set[str] = set()
    waiting = ["/", f"/t/{table}", *(f"/games/{game}" for game in game_ids())]
    while waiting:
        address = waiting.pop()
        answer = person.http.get(address, follow_redirects=True)
        assert answer.status_code == 200, address
        seen.add(address)
        if answer.headers["content-type"].startswith(("text/html", "text/css")):
            links = {"".join(found) for found in LINK.findall(answer.text)}
            waiting += links - seen - set(waiting)
    kinds = {Path(address).suffix for address in seen if address.startswith("/static/")}
    assert {".js", ".css", ".svg", ".woff2"} <= kinds


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_played_and_recorded(
    server: Server, installed: Environment, game: str, tmp_path: Path
) -> None:
    person = Person(server)
    with person.sit(person.open_table("me", "me", game=game), view="board") as socket:
        socket.wait_for("position")
        sheet = person.http.get(socket.table["sheet"])
        assert sheet.text.startswith("<svg")
        for _ in range(6):
            seat, actions = socket.choices()
            answer = socket.act(seat, actions[0])
            assert answer["type"] == "ack", answer
            socket.wait_until(answer["revision"])
        assert socket.position["svg"].startswith("<svg")
        record = person.http.get(f"/api/tables/{socket.table['id']}/record").text
    assert len([move for move in parse_record(record).moves if move.seat >= 0]) == 6
    kept = tmp_path / "game.tarsas"
    kept.write_text(record, encoding="utf-8")
    installed.run("tarsas", "show", kept, "--png", tmp_path / "position.png")
    assert (tmp_path / "position.png").read_bytes().startswith(b"\x89PNG")


def test_a_bot_thinks_in_a_process_of_its_own(server: Server) -> None:
    person = Person(server)
    with person.sit(person.open_table("bot:kitten", "bot:club")) as socket:
        assert socket.wait_until(4)["revision"] >= 4
