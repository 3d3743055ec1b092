"""The command line: what it prints, and that bad input ends in a message."""

import io
import json
import os
import signal
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from unittest.mock import patch

import pytest

from tarsas.cli import main
from tarsas.core.registry import game_ids
from tests.processes import children, is_running, running, wait_until

GOLDEN = Path(__file__).parents[1] / "golden" / "marabunta" / "2p-variant0-cakes.tarsas"


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def tarsas(*args: str | Path) -> Done:
    """Run a command in this process: a new interpreter for each would take most of the time."""
    printed, complained, code = io.StringIO(), io.StringIO(), 0
    argv = patch.object(sys, "argv", ["tarsas", *map(str, args)])
    with redirect_stdout(printed), redirect_stderr(complained), argv:
        try:
            main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
    return Done(code, printed.getvalue(), complained.getvalue())


def test_version_is_the_packages_own() -> None:
    done = tarsas("--version")
    assert done.returncode == 0
    assert done.stdout.split()[:2] == ["tarsas", version("tarsas")]


def test_games_lists_every_option() -> None:
    done = tarsas("games")
    assert done.returncode == 0
    assert "marabunta" in done.stdout
    assert "territory=symbol (symbol, no_symbol)" in " ".join(done.stdout.split())
    found = {game["id"]: game for game in json.loads(tarsas("games", "--json").stdout)}
    assert [o["name"] for o in found["marabunta"]["options"]][-1] == "start"


def test_simulate_gives_the_same_games_on_any_number_of_cores() -> None:
    results = []
    for jobs in ("1", "2"):
        done = tarsas("simulate", "marabunta", "--games", "120", "--jobs", jobs, "--json")
        result = json.loads(done.stdout)
        fields = {"game", "players", "games", "seconds", "games_per_second"}
        fields |= {"decisions_per_second", "mean_decisions", "mean_branching", "scores"}
        assert fields <= set(result)
        results.append([result[key] for key in ("games", "mean_decisions", "scores", "endings")])
    assert results[0] == results[1]
    assert results[0][0] == 120


def test_simulate_prints_tables() -> None:
    done = tarsas("simulate", "marabunta", "--games", "60", "-o", "boards=no_symbol")
    assert "games/s" in done.stdout
    assert "ended by" in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_cleanly(jobs: str) -> None:
    simulate = ("-m", "tarsas.cli", "simulate", "marabunta", "--jobs", jobs, "--games", "3000000")
    # As in a terminal: there the bar shows when the first games have been played.
    terminal = {**os.environ, "FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "100"}
    with running(sys.executable, *simulate, env=terminal) as run:
        run.wait_for(r"[1-9]\d*/3000000")
        run.send(signal.SIGINT)
        assert run.wait() == 130
        assert "Traceback" not in run.complained()


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "marabunta", "--games", "3000000", "--jobs", "2"],
        ["arena", "marabunta", "--bots", "club,player", "--games", "2000", "--jobs", "2"],
    ],
)
def test_killed_it_leaves_no_workers_behind(command: list[str]) -> None:
    with running(sys.executable, "-m", "tarsas.cli", *command) as run:
        # Two workers, and the process that Python keeps beside spawned ones.
        wait_until(lambda: len(children(run.pid)) >= 3)
        started = children(run.pid)
        run.send(signal.SIGKILL)
        run.wait()
        wait_until(lambda: not any(is_running(worker) for worker in started))


@pytest.mark.parametrize(("language", "points"), [("en", "Blue +"), ("hu", "Kék +")])
def test_watch_tells_deeds_and_points_or_only_the_result(language: str, points: str) -> None:
    told = tarsas("watch", "marabunta", "--seed", "7", "--lang", language).stdout
    assert points in told
    quiet = tarsas("watch", "marabunta", "--seed", "7", "--lang", language, "--quiet").stdout
    assert len(quiet.splitlines()) == 1
    assert quiet.strip() in told.replace("\n", " ")


def test_show_says_what_is_printed(tmp_path: Path) -> None:
    record = str(tmp_path / "game.tarsas")
    tarsas("watch", "marabunta", "--seed", "7", "--quiet", "--record", record)
    plain, printed = tarsas("show", record), tarsas("show", record, "--printed")
    assert printed.stdout.endswith(plain.stdout)
    assert "hexes" in printed.stdout.removesuffix(plain.stdout)


def test_watch_show_and_verify(tmp_path: Path) -> None:
    record = tmp_path / "game.tarsas"
    done = tarsas("watch", "marabunta", "--seed", "7", "--record", record, "--lang", "hu")
    assert done.returncode == 0
    assert "Vége a játéknak" in done.stdout
    assert "chance events agree with the seed" in tarsas("verify", record).stdout
    pictures = [tmp_path / "p.svg", tmp_path / "p.png"]
    done = tarsas("show", record, "--move", "40", "--svg", pictures[0], "--png", pictures[1])
    assert done.returncode == 0
    assert pictures[0].read_text(encoding="utf-8").startswith("<svg")
    assert pictures[1].read_bytes().startswith(b"\x89PNG")
    assert "Round" in tarsas("show", record, "--move", "40").stdout


def test_a_tampered_record_does_not_verify(tmp_path: Path) -> None:
    record = tmp_path / "game.tarsas"
    tarsas("watch", "marabunta", "--seed", "7", "--record", record)
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("\nseed: 37\n", "\nseed: 38\n"), encoding="utf-8")
    done = tarsas("verify", record)
    assert done.returncode != 0
    assert "not the one that was promised" in done.stderr


def test_a_damaged_record_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    cut = tmp_path / "cut.tarsas"
    cut.write_text(
        "\n".join(GOLDEN.read_text(encoding="utf-8").splitlines()[:60]), encoding="utf-8"
    )
    done = tarsas("show", cut)
    assert done.returncode != 0
    assert "Round" in done.stdout
    assert "line 61, column 1" in done.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "chess"], "unknown game 'chess'"),
        (["simulate", "marabunta", "--players", "7"], "cannot be played by 7"),
        (["simulate", "marabunta", "-o", "territory=moon"], "allowed: symbol, no_symbol"),
        (["simulate", "marabunta", "-o", "territory"], "expected NAME=VALUE"),
        (["simulate", "marabunta", "--games", "0"], "expected at least 1"),
        (["simulate", "marabunta", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "marabunta", "--jobs", "0"], "expected at least 1"),
        (["simulate", "marabunta", "--components", "none.toml"], "cannot be read"),
        (["watch", "marabunta", "--lang", "xx"], "expected one of: en, hu"),
        (["show", "none.tarsas"], "cannot be read"),
        (["show", str(GOLDEN), "--move", "99999"], "There is no move 99999"),
        (["show", str(GOLDEN), "--theme", "pink"], "expected one of: light, dark"),
        (["show", str(GOLDEN), "--png", "/proc/nothing/x.png"], "cannot be written"),
        (["verify", str(GOLDEN)], "has no seed"),
        (["nonsense"], "No such command"),
    ],
)
def test_bad_input_gets_a_message_and_no_traceback(args: list[str], message: str) -> None:
    done = tarsas(*args)
    assert done.returncode != 0
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    done = tarsas("show", tmp_path / "x")
    assert done.returncode != 0
    assert "UTF-8" in done.stderr


def test_a_long_path_is_told_in_one_line(tmp_path: Path) -> None:
    goal = tmp_path / "a-name-that-no-terminal-has-room-for-[in-one-line]" / ("long" * 20)
    done = tarsas("watch", "marabunta", "--bots", "random,random", "--record", goal, "--quiet")
    assert f"Written: {goal}\n" in done.stdout


def test_lessons_are_listed_for_people_and_programs_and_checked() -> None:
    rows = json.loads(tarsas("lessons", "--json").stdout)
    assert {row["game"] for row in rows} == set(game_ids())
    assert rows[0].keys() == {"game", "number", "name", "title", "steps"}
    one = json.loads(tarsas("lessons", "marabunta", "--json", "--lang", "hu").stdout)
    assert [row["number"] for row in one] == list(range(1, len(one) + 1))
    assert one[0]["title"] not in {row["title"] for row in rows}
    assert one[0]["title"] in tarsas("lessons", "marabunta", "--lang", "hu").stdout
    checked = tarsas("lessons", "marabunta", "--check")
    assert (checked.returncode, checked.stdout) == (0, f"{len(one)} lessons can be played.\n")
    assert tarsas("lessons", "chess").returncode == 2
