"""Many games in one call: each row is the same game as alone, by Gymnasium's vector interface."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from tarsas.core.errors import OptionError
from tarsas.core.observation import observe
from tarsas.core.position import write_position
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.lab.pettingzoo import TableEnv
from tarsas.lab.stepping import APART
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
        table.reset(seed=20 * APART + row)
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


def test_actions_are_never_rounded() -> None:
    many = VectorEnv(game_ids()[0], games=2)
    halves: Any = many.sample(Rng(1)) + 0.5  # what a learner may pass
    with pytest.raises(TypeError, match="expected whole numbers"):
        many.step(halves)


def test_neighbouring_seeds_have_no_game_in_common() -> None:
    def openings(seed: int) -> set[bytes]:
        many = VectorEnv("pulsar", games=8)
        many.reset(seed)
        return {row.tobytes() for row in many.observations}

    assert not openings(1) & openings(2)


# Gymnasium's interface


@each_game
def test_what_a_vector_returns_lies_in_its_spaces(name: str) -> None:
    many: gymnasium.vector.VectorEnv[Any, Any, Any] = VectorEnv(name, games=3)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert many.num_envs == 3
    seen, info = many.reset(seed=4)
    for _ in range(5):
        assert seen in many.observation_space
        masks = tuple(seen["action_mask"])
        actions = many.action_space.sample(mask=masks)
        assert actions in many.action_space
        seen, paid, ended, cut_off, info = many.step(actions)
        for array, kind in ((paid, np.float64), (ended, np.bool_), (cut_off, np.bool_)):
            assert (array.shape, array.dtype) == ((3,), kind)
        assert info["_actors"].all()
        assert info["rewards"].shape == (3, 2)


@each_game
def test_a_step_that_ends_a_game_tells_how_it_ended(name: str) -> None:
    many = VectorEnv(name, games=2)
    alone = TableEnv(name)
    many.reset(seed=6)
    alone.reset(seed=6 * APART)
    rng = Rng(3)
    while not many.dones[0]:
        acted, actions = many.actors.copy(), many.sample(rng)
        alone.step(int(actions[0]))
        seen, paid, ended, cut_off, info = many.step(actions)
        assert ("final_obs" in info) == ended.any()
    assert (ended == info["_final_obs"]).all()
    assert [one is None for one in info["final_obs"]] == (~ended).tolist()
    final = info["final_obs"][0]
    assert final in many.single_observation_space
    assert (final["observation"] == alone.observe(f"player_{acted[0]}")["observation"]).all()
    assert not final["action_mask"].any()
    assert paid[0] == many.rewards[0][acted[0]]
    assert not cut_off.any()
    last = alone.desk.stepper.state
    assert info["final_info"]["scores"][0].tolist() == [last.score(0), last.score(1)]
    assert seen["action_mask"][0].any(), "a new game stands there"


def test_gymnasiums_own_wrappers_take_it() -> None:
    wrapped: Any = DictInfoToList(RecordEpisodeStatistics(VectorEnv("cats", games=2)))
    many = wrapped.unwrapped
    wrapped.reset(seed=1)
    rng, told = Rng(1), list[dict[str, Any]]()
    while not any("episode" in info for info in told):
        *_, told = wrapped.step(many.sample(rng))
    ended = next(info for info in told if "episode" in info)
    assert ended["episode"]["l"] > 10
    assert {"actors", "rewards", "final_obs", "final_info"} <= set(ended)


def test_what_is_returned_stays_as_it_is() -> None:
    many = VectorEnv("cats", games=2)
    seen, _ = many.reset(seed=1)
    before = seen["observation"].copy()
    many.step(many.sample(Rng(1)))
    assert (seen["observation"] == before).all()


def test_without_copies_a_step_returns_the_live_arrays() -> None:
    many = VectorEnv("cats", games=2, copy=False)
    many.reset(seed=1)
    seen, paid, ended, _, info = many.step(many.sample(Rng(1)))
    assert seen["observation"] is many.observations
    assert (paid is many.paid, ended is many.dones) == (True, True)
    assert info["actors"] is many.actors


def test_rows_take_seeds_of_their_own() -> None:
    one, other = VectorEnv("pulsar", games=3), VectorEnv("pulsar", games=3)
    one.reset(seed=[5, 6, None])
    other.reset(seed=[5, 7, None])
    same = (one.observations == other.observations).all(axis=1)
    assert same.tolist() == [True, False, False]
    other.reset(seed=5)
    assert (one.observations[0] == other.observations[0]).all()
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        one.reset(seed=[1, 2])


def test_without_a_seed_chance_goes_on() -> None:
    def second(seed: int) -> bytes:
        many = VectorEnv("pulsar", games=2)
        first, _ = many.reset(seed=seed)
        later, _ = many.reset()
        assert first["observation"].tobytes() != later["observation"].tobytes()
        return later["observation"].tobytes()

    assert second(5) == second(5)
    assert second(5) != second(6)


def test_games_begin_at_a_position() -> None:
    record = Record.new(find_game("cats"), 2)
    many = VectorEnv("cats", games=2, players=2)
    seen, _ = many.reset(seed=1, options={"position": write_position(record)})
    assert (seen["observation"] == many.reset(seed=1)[0]["observation"]).all()
    with pytest.raises(OptionError, match="takes a 'position', not 'level'"):
        many.reset(seed=1, options={"level": 2})


# Stored and copied


@each_game
@pytest.mark.parametrize("again", [deepcopy, lambda many: pickle.loads(pickle.dumps(many))])
def test_a_copy_goes_on_alike(name: str, again: Callable[[VectorEnv], VectorEnv]) -> None:
    many = VectorEnv(name, games=3, reward="difference")
    many.reset(seed=8)
    rng = Rng(4)
    for _ in range(40):
        many.step(many.sample(rng))
    copy = again(many)
    for array in ("observations", "masks", "choices", "actors", "rewards", "paid", "dones"):
        assert (getattr(copy, array) == getattr(many, array)).all(), array
    for _ in range(400):
        actions = many.sample(rng)
        assert many.step(actions)[1].tolist() == copy.step(actions)[1].tolist()
    assert copy.observations.tobytes() == many.observations.tobytes()
    assert (many.reset()[0]["observation"] == copy.reset()[0]["observation"]).all()


# Its arrays


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
