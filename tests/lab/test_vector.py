"""Many games in one call: each row is the same game as alone."""

import numpy as np
import pytest

from tarsas.core.errors import OptionError
from tarsas.core.observation import observe
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.lab.pettingzoo import TableEnv
from tarsas.lab.vector import VectorEnv

each_game = pytest.mark.parametrize("name", game_ids())


@each_game
@pytest.mark.parametrize("reward", ["end", "difference"])
def test_each_row_is_the_game_of_its_seed(name: str, reward: str) -> None:
    players = find_game(name).players[-1]
    many = VectorEnv(name, games=3, players=players, reward=reward)
    many.reset(seed=20)
    alone = [TableEnv(name, players=players, reward=reward) for _ in range(3)]
    for row, table in enumerate(alone):
        table.reset(seed=20 + row)
    rng = Rng(1)
    running = {0, 1, 2}
    while running:
        for row in running:
            table = alone[row]
            assert table.agent_selection == f"player_{many.actors[row]}"
            seen = table.observe(table.agent_selection)
            assert (many.observations[row] == seen["observation"]).all()
            assert (many.masks[row] == seen["action_mask"]).all()
            assert many.choices[row] == seen["action_mask"].sum()
        actions = many.sample(rng)
        many.step(actions)
        for row in list(running):
            alone[row].step(int(actions[row]))
            assert list(many.rewards[row]) == list(alone[row].rewards.values())
            assert many.dones[row] == all(alone[row].terminations.values())
            if many.dones[row]:
                running.remove(row)


@each_game
def test_a_game_that_ends_makes_room_for_another(name: str) -> None:
    many = VectorEnv(name, games=2, reward="end")
    many.reset(seed=3)
    rng, ends, openings = Rng(2), 0, set()
    while ends < 2:
        many.step(many.sample(rng))
        for row in np.flatnonzero(many.dones).tolist():
            ends += 1
            assert many.masks[row].any()
            assert any(many.rewards[row])
            openings.add(many._rows.games[row].rng.next32())
        for row, game in enumerate(many._rows.games):
            fresh = np.array(observe(many.observer, game.state, game.seat), np.float32)
            assert (many.observations[row] == fresh).all(), "something of the last game is left"
    assert len(openings) == ends, "the new game repeats the chance of the old one"


@each_game
def test_seeds_give_the_same_games(name: str) -> None:
    def history(seed: int) -> list[bytes]:
        many = VectorEnv(name, games=4)
        many.reset(seed)
        rng, seen = Rng(9), []
        for _ in range(25):
            many.step(many.sample(rng))
            seen.append(many.observations.tobytes())
        return seen

    assert history(5) == history(5)
    assert history(5) != history(6)


@each_game
def test_illegal_actions_are_refused_before_anything_happens(name: str) -> None:
    many = VectorEnv(name, games=3)
    many.reset(seed=1)
    before = many.observations.copy()
    actions = many.sample(Rng(1)).copy()
    for wrong in (-1, int(many.observer.actions), int(np.flatnonzero(~many.masks[2])[0])):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"game 2: action {wrong} is not legal"):
            many.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        many.step(actions[:2])
    assert (many.observations == before).all()


def test_arrays_stay_the_same_memory_and_cannot_be_written() -> None:
    many = VectorEnv(game_ids()[0], games=2)
    arrays = (many.observations, many.masks, many.rewards, many.actors)
    before = many.observations.copy()
    many.step(many.sample(Rng(1)))
    assert arrays[0] is many.observations
    assert (before != many.observations).any()
    assert not any(array.flags.writeable for array in arrays)


def test_wrong_wishes_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="expected at least 1"):
        VectorEnv(game_ids()[0], games=0)
    with pytest.raises(OptionError):
        VectorEnv(game_ids()[0], games=1, players=99)
    with pytest.raises(OptionError, match="expected one of: end, difference"):
        VectorEnv(game_ids()[0], games=1, reward="score")
