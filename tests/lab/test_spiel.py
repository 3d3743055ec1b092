"""Our games as OpenSpiel's: its own tests, its algorithms, and the same game in both."""

import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, minimax, sample_some_states, tabular_qlearner
from open_spiel.python.tests import games_sim_test

from tarsas.core.errors import OptionError, TarsasError
from tarsas.core.notation import write_record
from tarsas.core.observation import observe
from tarsas.core.position import write_position
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.lab import spiel
from tarsas.lab.pettingzoo import TableEnv
from tarsas.table.table import Table
from tests.contract.cases import CASES, IDS, Case, finished

each_case = pytest.mark.parametrize("case", CASES, ids=IDS)
each_game = pytest.mark.parametrize("name", game_ids())
SAMPLE = 60  # positions for OpenSpiel's API test, which takes 400 of smaller games


def load(case: Case) -> Any:
    game = case.game
    given: dict[str, object] = {"players": case.players}
    for option in game.options:
        if option.name in case.options:
            given[option.name] = spiel.parameter(option, case.options[option.name])
    return pyspiel.load_game(spiel.PREFIX + game.id, given)


def opening(name: str) -> Any:
    """Return the first position in which a player acts."""
    state = pyspiel.load_game(spiel.PREFIX + name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


# OpenSpiel's own tests


@pytest.mark.parametrize(
    "text",
    [
        *(spiel.PREFIX + name for name in game_ids()),
        "tarsas_cats(players=1)",
        "tarsas_hunters(players=3,edition=2020)",
    ],
)
def test_openspiels_random_simulation_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), 1, True, False)


@each_game
def test_openspiels_python_simulation_passes(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spiel.PREFIX + name))


@each_game
def test_openspiels_api_test_passes(name: str) -> None:
    class Api(api_test.EnforceAPIOnPartialTreeBase):
        game = pyspiel.load_game(spiel.PREFIX + name)
        game_name = name
        game_type = game.get_type()
        some_states = sample_some_states.sample_some_states(game, max_states=SAMPLE)

        @classmethod
        def setUpClass(cls) -> None:
            """Keep the smaller sample."""

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


# OpenSpiel's algorithms


@each_game
def test_openspiels_tree_search_plays(name: str) -> None:
    state, rng = opening(name), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, rollouts, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@each_game
def test_openspiels_expectiminimax_plays(name: str) -> None:
    state = opening(name)
    player = state.current_player()

    def lead(leaf: Any) -> float:
        return float(leaf.position.score(player) - leaf.position.score(1 - player))

    _, action = minimax.expectiminimax(state, 1, lead, player)
    assert action in state.legal_actions()


@each_game
def test_openspiels_q_learner_plays_a_game(name: str) -> None:
    game = pyspiel.load_game(spiel.PREFIX + name)
    environment = rl_environment.Environment(game)
    environment.seed(1)
    actions = environment.action_spec()["num_actions"]
    learners = [tabular_qlearner.QLearner(seat, actions) for seat in range(game.num_players())]
    step = environment.reset()
    # A table of all actions a position makes a learner slow where actions are many.
    for _ in range(40):
        choice = learners[step.observations["current_player"]].step(step)
        step = environment.step([choice.action])
        if step.last():
            break
    assert len(environment.get_state.full_history()) >= 40


# The same game


@each_case
def test_a_record_is_the_same_game_there(case: Case) -> None:
    record = finished(case, 3, [])
    state = load(case).new_initial_state(write_record(record))
    assert state.is_terminal()
    assert state.position.key() == record.replay().key()
    again = state.record()
    assert again.replay().key() == record.replay().key()
    assert sorted((m.seat, m.action) for m in again.moves) == sorted(
        (m.seat, m.action) for m in record.moves
    )


@each_case
def test_numbers_stay_below_what_is_declared(case: Case) -> None:
    game = load(case)
    state, rng = game.new_initial_state(), Rng(3)
    while not state.is_terminal():
        legal = state.legal_actions()
        chance = state.is_chance_node()
        assert legal == sorted(set(legal))
        assert legal[-1] < (game.max_chance_outcomes() if chance else game.num_distinct_actions())
        state.apply_action(legal[rng.below(len(legal))])


@each_game
def test_actions_have_the_numbers_that_they_have_in_other_environments(name: str) -> None:
    state, rng, table = opening(name), Rng(3), TableEnv(name)
    assert state.num_distinct_actions() == table.desk.observer.actions
    for _ in range(25):
        line = write_position(state.record())
        table.reset(seed=1, options={"position": line})
        acting = table.agent_selection
        assert acting == f"player_{state.current_player()}"
        legal = state.legal_actions()
        assert legal == np.flatnonzero(table.observe(acting)["action_mask"]).tolist()
        number = legal[rng.below(len(legal))]
        said = state.action_to_string(number)
        state.apply_action(number)
        record = state.record()
        before = record.replay(len(record.moves) - 1)
        last = record.moves[-1]
        assert said == find_game(name).notation.words(before, last.seat, last.action)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])


@each_case
def test_a_game_survives_its_string_and_pickling(case: Case) -> None:
    game = load(case)
    for copy in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(copy) == str(game)
        assert copy.set_up == game.set_up
    complete = {option.name for option in case.game.options}
    assert set(game.set_up.options) == complete
    for name, value in case.options.items():
        assert game.set_up.options[name] == value


@each_game
def test_a_stored_position_goes_on(name: str) -> None:
    state = opening(name)
    state.apply_action(state.legal_actions()[-1])
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    for copy in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))):
        assert copy.position.key() == state.position.key()
        assert copy.history() == state.history()
        assert len(copy.record().moves) == len(state.history())


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(TarsasError, match="stored by version 99 of the rules"):
        spiel.walk("marabunta", 99, 2, {}, [])


def test_who_plays_alone_wants_points() -> None:
    found = []
    for seed in range(5):
        record = finished(Case(find_game("cats"), 1, 0), seed, [])
        game = pyspiel.load_game("tarsas_cats(players=1)")
        state = game.new_initial_state(write_record(record))
        found.append((int(state.position.score(0)), state.returns()[0]))
    assert len(set(found)) > 1
    assert [points for points, _ in sorted(found)] == [
        points for points, _ in sorted(found, key=lambda pair: pair[1])
    ]


# What is refused


def test_bad_parameters_are_refused_in_words() -> None:
    with pytest.raises(OptionError, match="cannot be played by 7; players: 2, 3, 4"):
        pyspiel.load_game("tarsas_ankhor(players=7)")
    with pytest.raises(OptionError, match="option territory: 'moon' is not allowed"):
        pyspiel.load_game("tarsas_marabunta(territory=moon)")


def test_a_record_of_another_game_is_refused() -> None:
    game = pyspiel.load_game("tarsas_marabunta(territory=no_symbol)")
    record = finished(Case(find_game("marabunta"), 2, 0), 1, [])
    with pytest.raises(TarsasError, match="another game or set-up"):
        game.new_initial_state(write_record(record))


def test_a_record_that_stops_in_mid_round_is_refused() -> None:
    """Blue has acted and red, who comes first there, has not."""
    table = Table.of(Case(find_game("cats"), 2, 0).record())
    while table.actor < 0:
        table = table.act(-1, int(table.state.legal(-1)[0]), table.revision)
    record = table.act(1, int(table.state.legal(1)[0]), table.revision).record
    with pytest.raises(TarsasError, match="still have to act"):
        spiel.actions_in_turn(record, spiel.SetUp(record.game, 2, record.options))


# What is seen


@each_game
def test_numbers_are_those_of_the_games_observation(name: str) -> None:
    state = opening(name)
    observer = find_game(name).observer(state.position.players)
    for seat in range(state.position.players):
        assert state.observation_tensor(seat) == observe(observer, state.position, seat)


def test_fields_go_by_their_names() -> None:
    state = opening("marabunta")
    seen = state.get_game().make_py_observer()
    seen.set_from(state, 1)
    assert list(seen.dict["acts"]) == [state.current_player() == 1, state.current_player() == 0]
    assert seen.dict["regions"].sum() == 84


def test_words_are_those_of_the_position() -> None:
    state = opening("marabunta")
    game = find_game("marabunta")
    first = state.observation_string(0)
    assert first.splitlines()[0] == game.say(game.texts.describe(state.position)[0], "en")
    assert first == state.observation_string(1)
    state.apply_action(state.legal_actions()[0])
    assert state.observation_string(0) != first
