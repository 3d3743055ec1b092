"""The Gymnasium environments: the library's own checker, and one learner against bots."""

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tarsas.lab.gym
from tarsas.core.errors import OptionError
from tarsas.core.position import write_position
from tarsas.core.record import Record
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.state import CHANCE
from tarsas.lab.stepping import standings
from tarsas.table.table import Table

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


@each_game
def test_a_game_begins_at_a_position(name: str) -> None:
    table, rng = Table.of(Record.new(find_game(name), 2)), Rng(5)
    while table.number < 40 or table.actor != 0:
        acting = table.actor
        legal = [int(action) for action in table.state.legal(acting)]
        action = table.outcome(rng) if acting == CHANCE else legal[rng.below(len(legal))]
        table = table.act(acting, action, table.revision)
    env = learner(name, players=2)
    env.reset(seed=1, options={"position": write_position(table.record)})
    assert env.desk.stepper.state.key() == table.state.key()
    env.reset(seed=1)
    assert env.desk.stepper.state.key() != table.state.key()


@each_game
@pytest.mark.parametrize("again", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_alike(name: str, again: Callable[[Any], Any]) -> None:
    table = gymnasium.make(f"tarsas/{name.capitalize()}-v0", opponents="player:3")
    seen, _ = table.reset(seed=2)
    copy, ended, number = again(table), False, 0
    while not ended and number < 60:
        number += 1
        if number == 20:
            copy = again(table)
        action = np.flatnonzero(seen["action_mask"])[-1]
        seen, paid, ended, _, info = table.step(action)
        other, *rest = copy.step(action)
        assert rest == [paid, ended, False, info]
        assert (other["observation"] == seen["observation"]).all()
    assert (table.reset()[0]["observation"] == copy.reset()[0]["observation"]).all()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"territory": "symbol"}, "takes a 'position', not 'territory'"),
        ({"position": "tarsas-position 1 | game: cats 1 | players: 2 | moves:"}, "is of cats"),
    ],
)
def test_what_a_reset_cannot_do_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        learner("marabunta").reset(seed=1, options=options)


@pytest.mark.parametrize("action", [1.5, "1", None, np.float32(2.0)])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    table = learner("marabunta")
    table.reset(seed=1)
    with pytest.raises(OptionError, match="expected a whole number"):
        table.step(action)


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
