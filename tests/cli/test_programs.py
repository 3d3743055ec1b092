"""Programs of others in `tarsas watch` and `tarsas arena`, and ours for them: `tarsas bot`."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import tarsas

EXAMPLE = f"cmd:python3 {Path(__file__).parents[2] / 'docs' / 'examples' / 'line_bot.py'}"
BROKEN = "cmd:python3 -c 'print(1)'"
SELF = f"cmd:5:{sys.executable} -m tarsas.cli bot --bot mcts"


def test_watch_lets_programs_play(tmp_path: Path) -> None:
    record = tmp_path / "game.tarsas"
    done = tarsas("watch", "marabunta", "--bots", f"{EXAMPLE},kitten", "--record", record)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert tarsas("verify", record).returncode == 0


def test_watch_says_which_program_failed() -> None:
    done = tarsas("watch", "marabunta", "--bots", f"kitten,{BROKEN}", "--quiet")
    assert done.returncode == 0
    said = " ".join(done.stderr.split())
    assert "blue: cmd:python3 -c 'print(1)' said '1'" in said
    assert "a kitten played on" in said


def test_arena_rates_programs_and_tells_their_faults(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    bots = ("arena", "marabunta", "--games", "2", "--bots", f"random,{EXAMPLE},{BROKEN}")
    data = json.loads(tarsas(*bots, "--jobs", "2", "--json", "--resume", notes).stdout)
    assert {row["bot"] for row in data["standings"]} == {"random", EXAMPLE, BROKEN}
    (fault,) = data["faults"]
    assert (fault["bot"], fault["count"]) == (BROKEN, 4)
    assert "expected 'tarsas-bot 1'" in fault["first"]
    again = tarsas(*bots, "--resume", notes)
    assert "lost its seat to a kitten 4 times" in " ".join(again.stderr.split())


def test_our_own_bot_plays_by_the_protocol() -> None:
    done = tarsas("watch", "marabunta", "--bots", f"{SELF},kitten", "--quiet")
    assert done.returncode == 0, done.stderr
    assert not done.stderr


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("mcts:nans", "expected NAME"),
        ("mcts:infs", "expected NAME"),
        ("mcts:1e300s", "expected NAME"),
        ("mcts:99999s", "expected NAME"),
        ("mcts:1_0", "expected NAME"),
        ("mcts:５", "expected NAME"),
        ("mcts: 5", "expected NAME"),
        ("mcts:.s", "expected NAME"),
        ("mcts:s", "expected NAME"),
        ("mcts:0s", "expected NAME"),
        ("cmd:./no-such-bot", "there is no program './no-such-bot'"),
    ],
)
def test_bots_that_make_no_sense_are_refused(bot: str, message: str) -> None:
    for command in (
        ("watch", "marabunta", "--bots", bot),
        ("arena", "marabunta", "--bots", f"random,{bot}"),
    ):
        done = tarsas(*command)
        assert done.returncode == 2
        assert message in " ".join(done.stderr.split())
