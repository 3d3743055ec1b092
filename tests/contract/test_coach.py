"""The contract of coaches: what they say can be said, and what they know was fitted."""

import re
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

from tarsas.bots.levels import make_bot
from tarsas.bots.match import Chance, play_out
from tarsas.core.coach import LinearCoach, feature_names
from tarsas.core.game import Game
from tarsas.core.reasons import in_words
from tarsas.core.registry import find_game, game_ids
from tarsas.core.rng import Rng
from tarsas.core.text import LANGUAGES, texts_of
from tests.lab.training import results, tiny, train

from .cases import CASES, Case, play

# Games with a coach of their own; the plain one has no features and gives no reasons.
TAUGHT = [game for game in map(find_game, game_ids()) if isinstance(game.coach, LinearCoach)]
COACHED = [case for case in CASES if case.game in TAUGHT]
each_case = pytest.mark.parametrize("case", COACHED, ids=[case.name for case in COACHED])
each_game = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def taught(game: Game) -> LinearCoach:
    assert isinstance(game.coach, LinearCoach)
    return game.coach


# A yield of nothing speaks for no move.
NOTHING = re.compile(
    r"(?<![\d−+-])0 (points?|cubes?|tokens?|pont|mérnökkock|jelző)|(points|cubes|tokens):? 0"
)


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_can_be_said(case: Case, language: str) -> None:
    game = case.game
    for number, (state, seat, _) in enumerate(play(case, 2, [])):
        if number % 11 or seat < 0:
            continue
        for action in list(state.legal(seat))[::3]:
            before = state.key()
            said = [game.say(m, language) for m in game.coach.reasons(state, seat, int(action))]
            assert said, "no reason"
            assert len(set(said)) == len(said)
            assert all(text.strip() and "{" not in text for text in said)
            assert not [text for text in said if NOTHING.search(text)]
            assert state.key() == before


@each_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_move_reasons_speak_to_who_is_to_make_it(case: Case, language: str) -> None:
    game = case.game
    for number, (state, seat, _) in enumerate(play(case, 3, [])):
        if number % 11 or seat < 0:
            continue
        for action in list(state.legal(seat))[::3]:
            reasons = game.coach.reasons(state, seat, int(action))
            advice = in_words(reasons, game.voice.has, named=False)
            assert [m.id for m in advice if m.id.startswith("reason-")] == []
            said = [game.say(m, language) for m in advice]
            assert all(text.strip() and "{" not in text for text in said)


@each_game
def test_every_reason_is_advice_too(game: Game) -> None:
    texts = texts_of(game.package, "en")
    reasons = set(re.findall(r"^reason-([\w-]+) =", texts, re.MULTILINE))
    figures = {"margin"} | {name for name in reasons if name.endswith("-alone")}
    advice = set(re.findall(r"^advice-([\w-]+) =", texts, re.MULTILINE))
    assert reasons - figures == advice


@each_game
def test_every_feature_was_fitted_and_no_other(game: Game) -> None:
    coach = taught(game)
    tree = tomllib.loads(files(game.package).joinpath("coach.toml").read_text(encoding="utf-8"))
    assert list(tree["weights"]) == list(coach.names)
    assert any(coach.weights)
    case = next(case for case in CASES if case.game is game)
    assert len(coach.features(case.opening(), 0)) == len(coach.names)


@each_game
def test_a_feature_is_declared_once(game: Game) -> None:
    """Its constant is its name and its place; a literal, because others are slower compiled."""
    source = files(game.package).joinpath("coach.py").read_text(encoding="utf-8")
    declared = re.findall(r"^F_(\w+): Final\[i64\] = (\d+)(?:  #|$)", source, re.MULTILINE)
    assert [name.lower() for name, _ in declared] == list(taught(game).names)
    assert [int(place) for _, place in declared] == list(range(len(declared)))
    assert f"\nCOUNT: Final[i64] = {len(declared)}\n" in source


@pytest.mark.parametrize("places", [{"F_A": 0, "F_B": 2}, {"F_A": 0, "F_B": 0}, {"F_A": 1}])
def test_features_that_leave_or_share_a_place_are_refused(
    places: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("untidy.coach")
    vars(module).update(places)
    monkeypatch.setitem(sys.modules, "untidy", ModuleType("untidy"))
    monkeypatch.setitem(sys.modules, "untidy.coach", module)
    with pytest.raises(ValueError, match="expected 0, 1, 2"):
        feature_names("untidy")


@each_game
def test_learning_from_nothing_is_repeatable_and_leaves_the_coach_alone(
    game: Game, tmp_path: Path
) -> None:
    """Whatever the coach knew: it only has to be beaten."""
    coach = taught(game)
    before = list(coach.weights), coach.spread
    found = []
    for number, (seed, turn) in enumerate([(3, 1.0), (3, -2.0), (4, 1.0)]):
        coach.spread = before[1] * abs(turn)
        for place, weight in enumerate(before[0]):
            coach.weights[place] = turn * weight
        folder = tmp_path / str(number)
        train(tiny(game.id, rounds=0, games=12, anew=True, seed=seed), folder)
        found.append(results(folder)["candidates/0-anew.toml"])
    coach.spread = before[1]
    assert found[0] == found[1]
    assert found[0] != found[2]
    assert list(coach.weights) == before[0]


@each_game
def test_greedy_beats_random(game: Game) -> None:
    """Judging a move ahead by the coach wins, over all sets of options."""
    won = 0
    for seed in range(20):
        state = game.new(2, dict(game.variants[seed // 2 % len(game.variants)]))
        names = ("random", "greedy") if seed % 2 else ("greedy", "random")
        play_out(state, [make_bot(game, name, seed) for name in names], Chance(Rng(seed)))
        won += state.result()[seed % 2] == 1
    assert won == 20
