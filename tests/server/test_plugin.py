"""Games from outside on the server: played to the end; a broken one is the host's concern alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tarsas.core.registry import game_ids
from tests.plugin import environment, install, install_example

from .client import Person, Server, sqlite_url
from .test_table import play_to_the_end


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with the example of the docs, from which servers take games."""
    install_example(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(tmp_path)["PYTHONPATH"])
        yield tmp_path


def test_people_and_bots_play_a_game_of_one_file(folder: Path) -> None:
    with Server(sqlite_url(folder)) as server:
        person = Person(server)
        for page in ("/", "/games/beanstalk", "/new/beanstalk", "/games/beanstalk/cover-dark.svg"):
            assert person.http.get(page).status_code == 200
        assert "--beanstalk-climb:" in person.http.get("/theme.css").text
        table = person.open_table("me", "bot:kitten", "bot:kitten", game="beanstalk")
        with person.sit(table, view="board", lang="hu") as socket:
            play_to_the_end([socket])
            assert "Vége a játéknak." in socket.position["prompt"]
            assert socket.position["svg"].startswith("<svg")
        story = person.get(f"/api/tables/{table}/story")
        sums = [sum(row["points"][seat] for row in story["reasons"]) for seat in range(3)]
        assert sums == story["scores"][-1]


def test_a_broken_game_is_told_to_the_host_and_the_others_go_on(folder: Path) -> None:
    with Server(sqlite_url(folder)) as server:
        person = Person(server)
        gone = person.open_table("me", "bot:kitten", game="beanstalk")
        stays = person.open_table("me", "bot:kitten")
        server.stop()
        install(folder, "broken", "import no_such_module")
        (folder / "beanstalk.py").write_text("1 / 0", encoding="utf-8")
        server.start()
        games = [game["id"] for game in person.get("/api/games")]
        assert games == game_ids()
        home = person.http.get("/").text
        assert "No module named &#39;no_such_module&#39; (broken.py, line 1)" in home
        assert "ZeroDivisionError: division by zero (beanstalk.py, line 1)" in home
        visitor = {"Host": "tarsas.example.com"}
        assert "no_such_module" not in person.http.get("/", headers=visitor).text
        assert [row["id"] for row in person.get("/api/tables")] == [stays]
        refused = person.http.get(f"/api/tables/{gone}")
        assert refused.status_code == 410
        assert refused.json()["error"]["code"] == "set_aside"
        assert "cannot be played: ZeroDivisionError" in refused.text
        lines = [line for line in server.said().splitlines() if "a game cannot be played" in line]
        assert len(lines) == 2
        with person.sit(stays) as socket:
            socket.wait_until(0)
