"""The page of strength measures every step of the ladder, and what of it is a handicap."""

import pytest

from docs import calibration
from docs.strength import claims
from tarsas.bots.levels import LAPSES, LEVELS, level_budget
from tarsas.core.registry import find_game, game_ids
from tarsas.lab.calibrate import Look, Seen, Trial


@pytest.mark.parametrize("name", game_ids())
def test_levels_meet_each_other_and_those_who_never_lapse(name: str) -> None:
    for players in find_game(name).players:
        pairs = [(claim.bot, claim.against) for claim in claims(name, players)]
        assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= set(pairs)
        assert ("greedy", "club") in pairs
        assert ("master", "master-1") in pairs
        for level in LAPSES:
            assert (f"mcts:{level_budget(level).simulations}", level) in pairs


def test_what_is_measured_of_a_game_leaves_the_rest_of_it_on_the_page() -> None:
    old = calibration.kept(calibration.PAGE.read_text(encoding="utf-8")).splitlines()
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
