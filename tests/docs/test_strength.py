"""The page of strength measures every step of the ladder, and what of it is a handicap."""

import pytest

from docs.strength import claims
from tarsas.bots.levels import LAPSES, LEVELS, level_budget
from tarsas.core.registry import find_game, game_ids


@pytest.mark.parametrize("name", game_ids())
def test_levels_meet_each_other_and_those_who_never_lapse(name: str) -> None:
    for players in find_game(name).players:
        pairs = [(claim.bot, claim.against) for claim in claims(name, players)]
        assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= set(pairs)
        assert ("greedy", "club") in pairs
        assert ("master", "master-1") in pairs
        for level in LAPSES:
            assert (f"mcts:{level_budget(level).simulations}", level) in pairs
