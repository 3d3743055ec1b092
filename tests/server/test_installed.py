"""Társas as an app on a phone: what it is called, its icons, and what its worker keeps."""

import json
import re
from pathlib import Path

import pytest

from tarsas.core.text import LANGUAGES, Message, say
from tarsas.server import installed, terminal

from .client import Person, Server


def shell_of(code: str) -> dict[str, object]:
    found = re.match(r"self\.SHELL = (.*);\n", code)
    assert found
    return dict(json.loads(found[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_readers_language(server: Server, language: str) -> None:
    answer = Person(server).http.get(f"/app.webmanifest?lang={language}")
    told = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert told["description"] == say("tarsas.web", language, Message("description"))
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


def test_icons_have_the_size_they_say(server: Server) -> None:
    person = Person(server)
    for icon in person.http.get("/app.webmanifest").json()["icons"]:
        answer = person.http.get(icon["src"])
        wide, tall = (int.from_bytes(answer.content[at : at + 4]) for at in (16, 20))
        assert f"{wide}x{tall}" == icon["sizes"]
    assert person.http.get("/icons/none.png").status_code == 404


def test_the_worker_keeps_only_what_has_no_secrets_and_is_there(server: Server) -> None:
    person = Person(server)
    name = "Nobody Else"
    person.post("/api/me", {"name": name})
    files = shell_of(person.http.get("/worker.js").text)["files"]
    assert isinstance(files, list)
    for address in files:
        answer = person.http.get(address)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert name not in answer.text
    assert not any(address.startswith(("/t/", "/api", "/me")) for address in files)


def test_another_build_is_another_version(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    before = installed.version()
    assert shell_of(Person(server).http.get("/worker.js").text)["version"] == before
    monkeypatch.setattr(installed, "shell", lambda: ["/static/assets/main-other.js"])
    assert installed.version() != before


def test_who_serves_the_home_network_is_told_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(terminal, "home_address", lambda: "10.1.2.3")
    told = terminal.invitation("0.0.0.0", 8000, "", terminal=False)
    assert told == ["In your network: http://10.1.2.3:8000"]
    assert terminal.invitation("127.0.0.1", 8000, "", terminal=True) == []
    assert terminal.way_in("fd00::1", 80, "") == "http://[fd00::1]:80"
    assert terminal.way_in("::", 80, "https://games.example") == "https://games.example"
    monkeypatch.setattr(terminal, "home_address", lambda: None)
    assert terminal.invitation("0.0.0.0", 8000, "", terminal=True) == []


def test_the_code_in_a_terminal_brings_its_own_colours() -> None:
    code = terminal.code_for_terminal("http://10.1.2.3:8000")
    lines = code.split("\n")
    assert all(line.startswith(terminal.INK) and line.endswith(terminal.PLAIN) for line in lines)
    bare = [line.removeprefix(terminal.INK).removesuffix(terminal.PLAIN) for line in lines]
    assert len({len(line) for line in bare}) == 1
    assert abs(2 * len(bare) - len(bare[0])) <= 1  # square: a sign is half as wide as tall


def test_a_server_that_is_not_in_a_terminal_prints_no_code(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 't.db'}", "--host", "0.0.0.0") as running:
        assert "\x1b[" not in running.program.printed()
