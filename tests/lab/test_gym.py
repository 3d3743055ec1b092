"""The Gymnasium environments: the library's own checker, and one learner against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tarsas.lab.gym
from tarsas.core.errors import OptionError
from tarsas.core.registry import find_game, game_ids
from tarsas.lab.stepping import standings

each_game = pytest.mark.parametrize("name", game_ids())


def learner(name: str, **how: Any) -> tarsas.lab.gym.LearnerEnv:
    """Return an environment by its registered name."""
    table = gymnasium.make(f"tarsas/{name.capitalize()}-v0", **how).unwrapped
    assert isinstance(table, tarsas.lab.gym.LearnerEnv)
    return table


def play_out(table: tarsas.lab.gym.LearnerEnv, seed: int) -> tuple[float, list[int], list[int]]:
    """Play a random game; return the pay in all, the actions and the scores."""
    seen, _ = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid, done = 0.0, []
    while True:
        assert (table.action_masks() == seen["action_mask"]).all()
        done.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, ended, cut_off, info = table.step(done[-1])
        paid += reward
        assert not cut_off
        if ended:
            return paid, done, info["scores"]


@each_game
def test_the_librarys_checker_passes(name: str) -> None:
    table = learner(name, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # the checker warns of what it does not like
        check_env(table)


@each_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    table = learner(name, opponents="random", reward="difference")
    assert play_out(table, 3) == play_out(table, 3)
    assert play_out(table, 3) != play_out(table, 4)


@each_game
def test_whoever_sits_where_is_paid_for_the_own_seat(name: str) -> None:
    for players in find_game(name).players:
        table = learner(name, players=players, seat=players - 1, reward="difference")
        paid, _, scores = play_out(table, 5)
        assert paid == pytest.approx(standings(table.desk.stepper.state)[players - 1])
        assert len(scores) == players


@each_game
def test_opponents_of_any_kind_play(name: str) -> None:
    names = ("greedy", "mcts:5", "kitten", "random", "mcts:3")[: find_game(name).players[-1] - 1]
    table = learner(name, players=len(names) + 1, opponents=names)
    table.reset(seed=1)
    for _ in range(3):
        table.step(np.flatnonzero(table.action_masks())[0])
    kinds = ["GreedyBot", "MctsBot", "GreedyBot", "RandomBot", "MctsBot"][: len(names)]
    assert [type(bot).__name__ for bot in table.bots.values()] == kinds


@pytest.mark.parametrize(("reward", "cost"), [("end", -1.0), ("difference", -1000.0)])
def test_an_illegal_action_forfeits(reward: str, cost: float) -> None:
    table = learner(game_ids()[0], reward=reward)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(~table.action_masks())[0])
    _, paid, ended, _, info = table.step(wrong)
    assert (paid, ended, info) == (cost, True, {"illegal": wrong})


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"opponents": "clever"}, "unknown bot 'clever'"),
        ({"opponents": ("random", "random")}, "2 opponents for 1 other seats"),
        ({"seat": 2}, "expected 0 to 1"),
        ({"players": 9}, "cannot be played by 9"),
    ],
)
def test_wrong_wishes_are_told_at_once(how: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        learner("marabunta", **how)
