"""The page of measured figures and its chart."""

from pathlib import Path

import pytest

from bench import batches
from bench.__main__ import PARTS
from bench.page import PAGE, write_part
from bench.plot import Bar, bars
from tarsas.core.registry import game_ids


def test_a_run_replaces_its_own_part_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = "before\n<!-- a -->\nold\n<!-- end a -->\nafter\n<!-- b -->\n<!-- end b -->\n"
    page.write_text(text, encoding="utf-8")
    write_part("a", ["new", r"line \1"], page)
    assert page.read_text(encoding="utf-8") == text.replace("old\n", "\nnew\nline \\1\n\n")
    write_part("a", ["again"], page)
    assert "new" not in page.read_text(encoding="utf-8")


def test_a_page_without_its_markers_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing here", encoding="utf-8")
    with pytest.raises(ValueError, match="expected '<!-- a -->'"):
        write_part("a", ["new"], page)


def test_the_page_has_a_place_for_every_part(tmp_path: Path) -> None:
    copy = tmp_path / "README.md"
    copy.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    for name in PARTS:
        write_part(name, [f"figures of {name}"], copy)
    text = copy.read_text(encoding="utf-8")
    assert all(f"figures of {name}" in text for name in PARTS)


def test_longer_bars_are_faster_games() -> None:
    drawn = bars(
        "Rates", [Bar("a", "slow", 10.0), Bar("a", "fast", 1000.0), Bar("b", "mid", 100.0)]
    )
    widths = [float(part.split('"')[1]) for part in drawn.split(" width=")[2:]]
    assert widths[0] < widths[2] < widths[1]
    assert all(f">{name}<" in drawn for name in ("slow", "fast", "mid", "a", "b"))
    assert "var(--" not in drawn


def test_all_our_games_stand_beside_others_that_step_many_at_once() -> None:
    mine = [(game, make) for library, game, make in batches.contestants() if library == "Társas"]
    assert [game.partition(",")[0] for game, _ in mine] == list(game_ids())
    for _, make in mine:
        make(2)()
