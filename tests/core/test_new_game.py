"""`tarsas new-game`, and the page that goes on from it: every block of docs/new-game.md is run."""

import re
import sys
import sysconfig
from pathlib import Path

import pytest

from tarsas.cli.new_game import new_game
from tarsas.core import puzzles
from tarsas.core.errors import TarsasError
from tests.plugin import (
    ROOT,
    contract,
    environment,
    follow_page,
    page_blocks,
    python,
    register,
    tarsas,
)
from tests.processes import outcome_of, output_of
from tests.server.client import Person, Server, sqlite_url
from tests.server.test_table import play_to_the_end


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """The folder into which `tarsas new-game hop` wrote."""
    done = tarsas(tmp_path, "new-game", "hop", "--into", str(tmp_path / "hop"))
    assert done.returncode == 0, done.stderr
    return tmp_path / "hop"


def test_every_block_of_the_page_runs(written: Path) -> None:
    register(written, "hop")
    tried = 0
    for place, code in page_blocks():
        if place == "try":
            done = python(written, "-c", code)
            assert done.returncode == 0, f"{code}\n{done.stderr}"
            tried += 1
        else:
            follow_page(written, place, code)
    assert tried >= 6
    done = python(written, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(written / "tests"))
    assert done.returncode == 0, done.stdout


ASKED = re.compile(r'\.(?:part|files?)\("([a-z_]+)')


def test_the_page_names_every_file_that_a_game_is_asked_for() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    asked = {*ASKED.findall(code), puzzles.FILE.partition(".")[0]}
    assert {"choices", "lessons", "scorekeeping"} <= asked
    table = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8").partition("## 4.")[0]
    named = set(re.findall(r"`([a-z_]+)(?:[./]|\.toml)", table))
    assert asked - named == set()


@pytest.mark.slow
def test_the_whole_game_of_the_page_keeps_the_contract(written: Path) -> None:
    register(written, "hop")
    for place, code in page_blocks():
        if place != "try":
            follow_page(written, place, code)
    assert contract(written, "hop") > 200


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hex War", "cannot be a game's id; expected small letters"),
        ("2048", "cannot be a game's id"),
        ("class", "cannot be a game's id"),
        ("marabunta", "there is a game 'marabunta' already"),
        ("json", "Python has a module 'json' already"),
        ("taken", "is there already, and nothing is overwritten"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(TarsasError, match=re.escape(reason)):
        new_game(name)
    assert [path.name for path in tmp_path.rglob("*")] == ["taken", "mine.txt"]


@pytest.mark.slow
def test_what_it_wrote_is_installed_tested_and_played(written: Path, tmp_path: Path) -> None:
    """In an environment of its own, by people and bots through the server, to the end."""
    home = tmp_path / "environment"
    output_of(sys.executable, "-m", "venv", "--without-pip", home)
    mine = Path(sysconfig.get_path("purelib", vars={"base": str(home)}))
    ours = [sysconfig.get_path("purelib"), str(ROOT / "src")]
    (mine / "ours.pth").write_text("\n".join(ours), encoding="utf-8")
    program = home / "bin" / "python"
    install = ("-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index", "-q")
    for command in ((*install, str(written)), ("-m", "pytest", "-q", str(written / "tests"))):
        done = outcome_of(program, *command, cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (mine / "hop.py").exists()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(mine)["PYTHONPATH"])
        with Server(sqlite_url(tmp_path)) as server:
            person = Person(server)
            table = person.open_table("me", "bot:player", "bot:kitten", game="hop")
            with person.sit(table, view="board") as socket:
                play_to_the_end([socket])
                assert sum(socket.position["scores"]) == 1
            assert "game: hop 1" in person.http.get(f"/api/tables/{table}/record").text
