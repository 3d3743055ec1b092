"""Calibration: games are noted and not played twice, powers are found again, errors are counted."""

from pathlib import Path

import pytest

from tarsas.core.registry import find_game
from tarsas.core.rng import Rng
from tarsas.lab.calibrate import Look, Seen, Trial, collect, divide, fit, measure, read_notes
from tarsas.lab.depth import measure as measure_depth
from tarsas.study.calibration import Power, calibration_of, shares_of

TRIAL = Trial("marabunta", 2, ("kitten", "random"), 2, seed=5)


def test_a_run_that_was_stopped_goes_on_and_sees_the_same(tmp_path: Path) -> None:
    steps: list[int] = []
    whole = collect(TRIAL, 3, tmp_path / "whole", 1, steps.append)
    assert steps == [0, 1, 1, 1]
    collect(TRIAL, 1, tmp_path / "stopped", 1, steps.append)
    path = TRIAL.notes(tmp_path / "stopped")
    path.write_bytes(path.read_bytes() + b'{"number":1,"mo')  # stopped in the midst of a line
    assert [seen.number for seen in read_notes(path)[1]] == [0]
    assert collect(TRIAL, 3, tmp_path / "stopped", 1, steps.append) == whole


def test_no_game_is_fitted_to_and_measured_by() -> None:
    games = [Seen(number, 10, (), (1.0, 0.0)) for number in range(9)]
    measured, fitted = divide(games)
    assert [seen.number for seen in fitted] == [2, 5, 8]
    assert len(measured) + len(fitted) == 9
    assert not {seen.number for seen in measured} & {2, 5, 8}


def drawn(power: float, count: int) -> list[Seen]:
    """Return games that are won as often as results to a power say."""
    lot, games = Rng(3), []
    for number in range(count):
        first = 0.2 + 0.6 * int(lot.below(1000)) / 1000
        results = (first, 1 - first)
        wins = int(lot.below(10_000)) < 10_000 * shares_of(results, power)[0]
        won = (1.0, 0.0) if wins else (0.0, 1.0)
        games.append(Seen(number, 10, (Look(5, results),), won))
    return games


def test_the_power_by_which_games_were_won_is_found_again() -> None:
    power = fit(drawn(2.0, 1500))
    assert power.at(5) == pytest.approx(2.0, abs=0.35)


def test_honest_shares_have_no_calibration_error() -> None:
    games = drawn(2.0, 3000)
    honest, timid = measure(games, Power(10, 2.0, 2.0)), measure(games, Power())
    assert honest.error < 0.03 < timid.error
    assert honest.brier < timid.brier
    assert sum(one.count for one in honest.bins) == 2 * honest.positions == 6000


@pytest.mark.parametrize("game", ["ankhor", "cats", "hunters", "marabunta", "pulsar"])
def test_every_game_was_calibrated_for_two(game: str) -> None:
    found = calibration_of(find_game(game))
    assert "2" in found.players
    assert found.simulations >= 10
    for power in found.players.values():
        assert power.moves > 1
        assert 0.2 <= min(power.early, power.late) <= max(power.early, power.late) <= 4.0


def test_depth_compares_grades_of_two_seeds_and_of_a_long_search() -> None:
    (row,) = measure_depth(find_game("marabunta"), [3], count=4, seed=1)
    assert row.simulations == 3
    assert 0.0 <= row.long <= row.near <= 1.0
    assert 0.0 <= row.seeds <= 1.0
