"""`tarsas arena` and `tarsas analyse`: what they print, and that a stopped contest goes on."""

import json
import re
from pathlib import Path

import pytest

from tarsas.core.registry import find_game, game_ids
from tarsas.draw.chart import Interval, intervals
from tests.cli.test_commands import GOLDEN, tarsas

ARENA = ("arena", "marabunta", "--bots", "random,greedy,kitten", "--games", "4")


def test_arena_prints_standings_and_pairs() -> None:
    done = tarsas(*ARENA)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    places = [next(n for n, x in enumerate(lines) if bot in x) for bot in ("greedy", "random")]
    assert places[0] < places[1]
    assert "Pair by pair" in done.stdout


def test_arena_begins_at_a_position() -> None:
    line = tarsas("show", GOLDEN, "--move", "60", "--line").stdout.strip()
    shown = tarsas("show", line)
    assert shown.stdout == tarsas("show", GOLDEN, "--move", "60").stdout
    contest = ("arena", "marabunta", "--bots", "greedy,random", "--games", "2", "--json")
    data = json.loads(tarsas(*contest, "--from", line).stdout)
    assert data["position"] == line
    for wrong, said in ((("--players", "2"), "leave those out"), ((), "not of cats")):
        command = contest if wrong else ("arena", "cats", *contest[2:])
        refused = tarsas(*command, "--from", line, *wrong)
        assert refused.returncode == 2
        assert said in " ".join(refused.stderr.split())


def test_arena_gives_the_same_results_on_any_number_of_cores() -> None:
    found = []
    for jobs in ("1", "2"):
        data = json.loads(tarsas(*ARENA, "--jobs", jobs, "--json").stdout)
        found.append((data["pairs"], [s["rating"] for s in data["standings"]]))
    assert found[0] == found[1]
    assert {pair["games"] for pair in found[0][0]} == {4}


def test_a_stopped_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    whole = json.loads(tarsas(*ARENA, "--json", "--resume", notes).stdout)
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 1 + 12
    # Stopped in the middle of writing the sixth result: five are kept, that one played again.
    cut = [lines[0], *lines[1:6], lines[6][:20]]
    notes.write_text("".join(cut), encoding="utf-8")
    again = json.loads(tarsas(*ARENA, "--json", "--resume", notes).stdout)
    assert again["pairs"] == whole["pairs"]
    resumed = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    assert resumed[:6] == lines[:6]
    assert len(resumed) == len(lines)


def test_notes_of_another_contest_are_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    tarsas(*ARENA, "--resume", notes)
    done = tarsas(*ARENA, "--resume", notes, "--seed", "2")
    assert done.returncode != 0
    assert "another contest" in done.stderr


def test_arena_draws_the_ratings(tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert tarsas(*ARENA, "--svg", svg, "--png", png).returncode == 0
    drawn = svg.read_text(encoding="utf-8")
    assert all(f">{bot}<" in drawn for bot in ("random", "greedy", "kitten"))
    assert "var(--" not in drawn
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "greedy"], "two or more different bots"),
        (["--bots", "greedy,greedy"], "two or more different bots"),
        (["--bots", "greedy,genius"], "unknown bot 'genius'"),
        (["--games", "0"], "expected at least 1"),
        (["--jobs", "0"], "expected at least 1"),
        (["--players", "1"], "two or more"),
        (["--players", "9"], "cannot be played by 9"),
    ],
)
def test_a_bad_contest_is_refused_in_words(args: list[str], message: str) -> None:
    done = tarsas("arena", "marabunta", *args)
    assert done.returncode != 0
    assert message in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_watch_seats_the_bots_it_is_given(tmp_path: Path) -> None:
    record = tmp_path / "game.tarsas"
    watch = ("watch", "marabunta", "--seed", "3", "--bots", "greedy,random", "--record", record)
    assert tarsas(*watch).returncode == 0
    data = json.loads(tarsas("analyse", record, "--simulations", "5", "--json").stdout)
    lost = {
        seat: sum(deed["loss"] for deed in data["deeds"] if deed["seat"] == seat)
        for seat in ("red", "blue")
    }
    assert lost["red"] < lost["blue"] / 2
    assert "unknown bot 'fox'" in tarsas("watch", "marabunta", "--bots", "fox").stderr


@pytest.mark.parametrize(
    ("args", "players"),
    [
        (["cats", "--bots", "greedy,random,kitten"], 3),
        (["cats", "--bots", "greedy"], 2),
        (["cats", "--bots", "greedy", "--players", "1"], 1),
        (["hunters", "--bots", "random,greedy", "--players", "4"], 4),
        (["marabunta"], 2),
    ],
)
def test_watch_seats_as_many_as_bots_are_named(
    args: list[str], players: int, tmp_path: Path
) -> None:
    record = tmp_path / "game.tarsas"
    assert tarsas("watch", *args, "--seed", "3", "--record", record).returncode == 0
    assert f"\nplayers: {players}\n" in record.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["marabunta", "--bots", "random,greedy,kitten"], "more bots than the 2 players"),
        (["hunters", "--bots", "random," * 5 + "greedy"], "can be played by 2, 3, 4, 5"),
        (["hunters", "--players", "2", "--bots", "random,greedy,kitten"], "than the 2 players"),
    ],
)
@pytest.mark.parametrize("command", ["watch", "selfplay"])
def test_more_bots_than_players_are_refused(
    command: str, args: list[str], message: str, tmp_path: Path
) -> None:
    out = ("--out", tmp_path / "x.parquet") if command == "selfplay" else ()
    done = tarsas(command, *args, *out)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())


@pytest.mark.parametrize("game", game_ids())
def test_a_contest_needs_nothing_but_a_game(game: str) -> None:
    data = json.loads(
        tarsas("arena", game, "--bots", "random,greedy", "--games", "2", "--json").stdout
    )
    assert data["players"] == find_game(game).usual_players > 1


def test_analyse_draws_the_course_and_names_what_was_better(tmp_path: Path) -> None:
    graph = tmp_path / "graph.svg"
    done = tarsas("analyse", GOLDEN, "--simulations", "20", "--svg", graph)
    assert done.returncode == 0
    assert "mistake" in done.stdout  # random play
    assert "accuracy" in done.stdout
    assert "20 simulations" in done.stdout
    assert any(bar in done.stdout for bar in "▁▂▃▄▅▆▇█")
    assert graph.read_text(encoding="utf-8").startswith("<svg")
    hungarian = tarsas("analyse", GOLDEN, "--simulations", "5", "--lang", "hu").stdout
    assert "pontosság" in hungarian
    assert "hiba" in hungarian
    for said in (done.stdout, hungarian):
        assert "…" not in said, "a line of 80 letters has room for all words"
        assert not re.search(r"[−+-]0%", said), "what is nothing has no sign"


def test_analyse_judges_every_deed_repeatably() -> None:
    command = ("analyse", GOLDEN, "--simulations", "20", "--json")
    texts = [tarsas(*command, "--jobs", jobs).stdout for jobs in ("1", "2")]
    assert texts[0] == texts[1]
    review = json.loads(texts[0])
    assert sorted(review["positions"][-1]["shares"]) == [0, 1]
    mistake = next(deed for deed in review["deeds"] if deed["grade"] == "mistake")
    assert mistake["better"]
    assert mistake["better"] != mistake["done"]
    assert mistake["reasons"]
    assert mistake["loss"] >= 0.1
    assert 0 <= mistake["share"] <= 1
    for seat in review["seats"]:
        assert 0 <= seat["accuracy"] <= 100
        assert seat["mistake"] > 0
    assert abs(sum(seat["luck"] for seat in review["seats"])) < 1e-6, "one's luck is the other's"


def test_analyse_refuses_what_it_cannot_do() -> None:
    assert "expected at least 1" in tarsas("analyse", GOLDEN, "--simulations", "0").stderr
    assert "cannot be read" in tarsas("analyse", "none.tarsas").stderr


@pytest.mark.parametrize("letters", [6, 16, 17, 30, 44, 45, 200])
def test_names_in_a_chart_have_room_or_end_in_dots(letters: int) -> None:
    name = "m" + "x" * (letters - 1)
    drawn = intervals(
        "Title", "axis", [Interval(name, 1.0, 0.0, 2.0), Interval("b", 1.0, 0.0, 2.0)]
    )
    found = re.search(r'<text x="([\d.]+)"[^>]*text-anchor="end"[^>]*>(m[^<]*)<', drawn)
    assert found
    assert len(found[2]) * 7.5 <= float(found[1])
    assert found[2] == name or (letters > 44 and found[2].endswith("…"))
    assert float(found[1]) <= 360
