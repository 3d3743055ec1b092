"""The page of strength measures every step of the ladder, and what of it is a handicap."""

import shutil
from pathlib import Path

import pytest

from docs import calibration
from docs.calibration import kept
from docs.strength import ROOT, SECONDS, claims, tables_of, write
from tarsas.bots.levels import LAPSES, LEVELS, level_budget
from tarsas.core.registry import find_game, game_ids
from tarsas.lab.calibrate import Look, Seen, Trial


@pytest.mark.parametrize("name", game_ids())
def test_levels_meet_each_other_and_those_who_never_lapse(name: str) -> None:
    for players in find_game(name).players:
        pairs = [(claim.bot, claim.against) for claim in claims(name, players)]
        assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= set(pairs)
        assert ("greedy", "club") in pairs
        assert (f"master:{SECONDS}s", f"master-1:{SECONDS}s") in pairs  # equal time a move
        for level in LAPSES:
            assert (f"mcts:{level_budget(level).simulations}", level) in pairs


def test_what_is_measured_of_a_game_leaves_the_rest_of_it_on_the_page() -> None:
    old = kept(calibration.PAGE.read_text(encoding="utf-8")).splitlines()
    assert calibration.section(old, []).splitlines() == old
    games = [Seen(n, 9, (Look(4, (0.2,) * 5),), (1.0, 0.0, 0.0, 0.0, 0.0)) for n in range(30)]
    noted = [(Trial("cats", 5, ("kitten",), 7, 1), games)]
    new = calibration.section(old, noted).splitlines()
    row = "| House of Cats | 5 | kitten | 7 | 20 (20) |"
    assert [line for line in new if not line.startswith(row)] == [
        line for line in old if not line.startswith("| House of Cats | 5 |")
    ]
    assert sum(line.startswith(row) for line in new) == 1
    at = next(n for n, line in enumerate(new) if line.startswith(row))
    assert new[at - 1].startswith("| House of Cats | 4 |")


def test_what_a_run_does_not_measure_stays_on_the_page(tmp_path: Path) -> None:
    """Tables go to and from the page unchanged, and a new one takes its own place alone."""
    page, stored = tmp_path / "strength.md", ROOT / "docs" / "strength.md"
    shutil.copy(stored, page)
    tables = tables_of(page.read_text(encoding="utf-8"))
    title = find_game("marabunta").title("en")
    assert {count for name, count in tables if name == title} == {2}
    tables[title, 2] = ["2 players, measured 2026-12-24 with Társas 1.0:", "", "| new |"]
    write(page, tables)
    again = page.read_text(encoding="utf-8")
    assert tables_of(again) == tables
    assert again.count("## Marabunta") == 1
    assert kept(again) == kept(stored.read_text(encoding="utf-8")) != ""
