"""The PettingZoo environments: the library's own tests, and the same games as ours."""

import warnings
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tarsas.core.errors import IllegalActionError, OptionError
from tarsas.core.registry import find_game, game_ids
from tarsas.core.state import State
from tarsas.lab.pettingzoo import TableEnv, env
from tarsas.lab.stepping import final_rewards, standings

library: Any = import_module("pettingzoo.test")

each_game = pytest.mark.parametrize("name", game_ids())


def play_out(table: TableEnv, seed: int) -> dict[str, float]:
    """Play a random game and return what each agent was paid in all."""
    table.reset(seed=seed)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, reward, ended, cut_off, _ = table.last()
        paid[agent] += reward
        assert seen is not None
        assert not cut_off
        table.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
    return paid


@each_game
def test_the_librarys_api_test_passes(name: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        for players in find_game(name).players:
            library.api_test(env(name, players=players), num_cycles=120)
    # Its own games with masks are exempt by name from these two, which are about the dictionary.
    about_masks = ("is not a NumPy array", "probably should be gymnasium.spaces.box")
    others = [str(w.message) for w in said if not any(m in str(w.message) for m in about_masks)]
    assert others == []


@each_game
def test_the_librarys_seed_test_passes(name: str) -> None:
    library.seed_test(lambda: env(name, reward="difference"), num_cycles=60)


@each_game
def test_the_librarys_performance_benchmark_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It takes five seconds by a clock that goes fast here.
    clock = count()
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 30))
    library.performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


@each_game
def test_the_end_pays_the_result(name: str) -> None:
    for players in find_game(name).players:
        table = TableEnv(name, players=players)
        paid = play_out(table, 3)
        assert list(paid.values()) == list(final_rewards(table.desk.stepper.state))
        if players > 1:
            assert sum(paid.values()) == pytest.approx(2 - players)
            assert max(paid.values()) > -1


@pytest.mark.parametrize(
    ("ranks", "paid"),
    [([2, 1], [-1, 1]), ([1, 1], [0, 0]), ([1, 3, 1], [0, -1, 0]), ([1, 1, 1, 4], [-1 / 3] * 3)],
)
def test_winners_who_tie_share(ranks: list[int], paid: list[float]) -> None:
    class Ended(State):
        def result(self) -> vec[i64]:
            return vec[i64](ranks)

    assert list(final_rewards(Ended(len(ranks))))[: len(paid)] == pytest.approx(paid)


@each_game
def test_differences_add_up_to_the_final_lead(name: str) -> None:
    for players in find_game(name).players:
        table = TableEnv(name, players=players, reward="difference")
        paid = play_out(table, 4)
        assert list(paid.values()) == pytest.approx(list(standings(table.desk.stepper.state)))
        assert any(paid.values())


@each_game
def test_only_who_acts_has_actions_and_the_mask_is_exact(name: str) -> None:
    table = TableEnv(name, players=find_game(name).players[-1])
    table.reset(seed=5)
    observer, stepper = table.desk.observer, table.desk.stepper
    rng = np.random.default_rng(5)
    for _ in range(60):
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            if agent != table.agent_selection:
                assert not mask.any()
                continue
            numbers = np.flatnonzero(mask)
            actions = {int(observer.action_of(stepper.state, int(n))) for n in numbers}
            assert actions == {int(action) for action in stepper.state.legal(stepper.seat)}
        table.step(rng.choice(numbers))


@each_game
def test_illegal_actions_are_refused_and_change_nothing(name: str) -> None:
    table = env(name)
    table.reset(seed=6)
    inner = table.unwrapped
    assert isinstance(inner, TableEnv)
    mask = inner.observe(inner.agent_selection)["action_mask"]
    before = inner.desk.stepper.state.key()
    for number in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask)):
        with pytest.raises(IllegalActionError, match="is not legal; legal: "):
            table.step(number)
    assert inner.desk.stepper.state.key() == before


@each_game
def test_positions_are_drawn(name: str) -> None:
    svg, pixels = (env(name, render_mode=mode) for mode in ("svg", "rgb_array"))
    for table in (svg, pixels):
        table.reset(seed=7)
    text, picture = svg.render(), pixels.render()
    assert isinstance(text, str)
    assert text.startswith("<svg")
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (720, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_options_and_players_are_those_of_the_game() -> None:
    assert env("hunters", players=5, options={"edition": "2020"}).max_num_agents == 5
    wishes: tuple[dict[str, Any], ...] = (
        {"players": 9},
        {"options": {"edition": "1999"}},
        {"render_mode": "human"},
    )
    for wrong in wishes:
        with pytest.raises(OptionError):
            env("hunters", **wrong)
    with pytest.raises(OptionError, match="expected one of: end, difference"):
        env("hunters", reward="points")
